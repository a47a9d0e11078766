import { sheets } from "./sheets.svelte.ts";

/** How long a pointer rests before a sheet opens; the next one follows sooner. */
const REST = 420;
const NEXT = 120;
/** How long a finger rests. */
const PRESS = 450;
/** A finger that has moved this far wants something else. */
const MOVED = 12;

const THINGS = "[data-thing], [data-tip]";
const ACTS = "button, a, input, select, textarea, summary, [role=button], [role=radio], [role=tab]";

const thingAt = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest(THINGS) : null;

const inSheet = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("[data-sheet]") !== null;

/** Whether a press on a thing does nothing else than look at it. */
function onlyLooks(target: EventTarget | null, thing: Element): boolean {
  const acts = target instanceof Element ? target.closest(ACTS) : null;
  if (acts === null || acts.closest("[aria-disabled=true]") !== null) return true;
  // Something inside a button is looked at by resting on it; the press is the button's.
  return !acts.contains(thing) && !thing.contains(acts);
}

/** Opens sheets for pointers, fingers and keys, wherever something says what it is. */
export function watch(): () => void {
  let rested: Element | null = null;
  let resting: ReturnType<typeof setTimeout> | undefined;
  let pressing: ReturnType<typeof setTimeout> | undefined;
  let from: { x: number; y: number } | null = null;
  /** A finger has opened a sheet: the click that follows means nothing else. */
  let pressed = false;
  let lately = -Infinity;

  function forget(): void {
    clearTimeout(resting);
    clearTimeout(pressing);
    from = null;
  }
  function leave(at: number): void {
    if (sheets.open && !sheets.open.pinned) {
      lately = at;
      sheets.close();
    }
  }

  function over(event: PointerEvent): void {
    if (event.pointerType === "touch" || inSheet(event.target)) return;
    const thing = thingAt(event.target);
    if (thing === rested) return;
    rested = thing;
    clearTimeout(resting);
    leave(event.timeStamp);
    if (thing === null || sheets.open?.pinned || event.buttons > 0) return;
    const soon = event.timeStamp - lately < 400;
    resting = setTimeout(
      () => {
        if (thing.isConnected && !sheets.open?.pinned) sheets.show(thing);
      },
      soon ? NEXT : REST,
    );
  }
  function out(event: PointerEvent): void {
    if (event.relatedTarget !== null) return;
    rested = null;
    clearTimeout(resting);
    leave(event.timeStamp);
  }
  function down(event: PointerEvent): void {
    forget();
    pressed = false;
    if (inSheet(event.target)) return;
    sheets.close();
    const thing = thingAt(event.target);
    if (event.pointerType !== "touch" || thing === null) return;
    from = { x: event.clientX, y: event.clientY };
    pressing = setTimeout(() => {
      pressed = true;
      sheets.show(thing, { pinned: true });
    }, PRESS);
  }
  function move(event: PointerEvent): void {
    if (from && Math.hypot(event.clientX - from.x, event.clientY - from.y) > MOVED) forget();
  }
  function click(event: MouseEvent): void {
    forget();
    if (pressed) {
      pressed = false;
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    const thing = thingAt(event.target);
    if (thing === null || inSheet(event.target) || !onlyLooks(event.target, thing)) return;
    sheets.show(thing, { pinned: true });
  }
  function menu(event: Event): void {
    // What a finger holds is looked at: no menu of the browser.
    if (pressed || from !== null) event.preventDefault();
  }
  function keydown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Escape") {
      forget();
      // A rule that lies over the sheet is closed first.
      if (document.querySelector("[data-sheet] dialog[open]")) return;
      if (!sheets.close()) return;
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    if (event.key !== "i" || writes(event.target)) return;
    forget();
    const focused = document.activeElement;
    const thing = thingAt(focused) ?? (rested?.isConnected ? rested : null);
    if (sheets.open?.pinned) sheets.close();
    else if (thing !== null)
      sheets.show(thing, { pinned: true, focused: thing === thingAt(focused) });
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
  function scrolled(event: Event): void {
    if (inSheet(event.target)) return;
    clearTimeout(resting);
    leave(event.timeStamp);
  }

  const options = { capture: true };
  const heard: [string, EventListener][] = [
    ["pointerover", over as EventListener],
    ["pointerout", out as EventListener],
    ["pointerdown", down as EventListener],
    ["pointermove", move as EventListener],
    ["pointerup", () => clearTimeout(pressing)],
    ["pointercancel", forget],
    ["click", click as EventListener],
    ["contextmenu", menu],
    ["keydown", keydown as EventListener],
    ["scroll", scrolled],
  ];
  for (const [type, listener] of heard) document.addEventListener(type, listener, options);
  return () => {
    forget();
    for (const [type, listener] of heard) document.removeEventListener(type, listener, options);
  };
}

function writes(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest("input:not([type=range]), textarea, select") !== null
  );
}
