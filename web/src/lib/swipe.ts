import type { Attachment } from "svelte/attachments";

/** How far a finger goes before it is a swipe. */
const FAR = 56;

/** The part that scrolls under a finger, inside of what is swiped. */
function scroller(target: EventTarget | null, within: Element): Element | null {
  let node = target instanceof Element ? target : null;
  for (; node && within.contains(node); node = node.parentElement) {
    const scrolls = node.scrollHeight > node.clientHeight + 1;
    if (scrolls && /auto|scroll/.test(getComputedStyle(node).overflowY)) return node;
  }
  return null;
}

/** Closes something that lies over the table when a finger pushes it away, downwards or in any of the
 * directions given. What can still be scrolled that way is scrolled instead. */
export function swipeAway(
  close: () => void,
  ways: readonly ("up" | "down")[] = ["down"],
): Attachment {
  return (node) => {
    let from: { x: number; y: number; top: boolean; bottom: boolean } | null = null;
    function start(event: Event): void {
      const touch =
        event instanceof TouchEvent && event.touches.length === 1 ? event.touches[0] : null;
      if (!touch) {
        from = null;
        return;
      }
      const inner = scroller(event.target, node);
      from = {
        x: touch.clientX,
        y: touch.clientY,
        top: !inner || inner.scrollTop <= 0,
        bottom: !inner || inner.scrollTop + inner.clientHeight >= inner.scrollHeight - 1,
      };
    }
    function end(event: Event): void {
      const touch = event instanceof TouchEvent ? event.changedTouches[0] : undefined;
      if (!from || !touch) return;
      const [dx, dy] = [touch.clientX - from.x, touch.clientY - from.y];
      const steep = Math.abs(dy) > FAR && Math.abs(dy) > 1.5 * Math.abs(dx);
      if (steep && dy > 0 && from.top && ways.includes("down")) close();
      if (steep && dy < 0 && from.bottom && ways.includes("up")) close();
      from = null;
    }
    node.addEventListener("touchstart", start, { passive: true });
    node.addEventListener("touchend", end, { passive: true });
    return () => {
      node.removeEventListener("touchstart", start);
      node.removeEventListener("touchend", end);
    };
  };
}
