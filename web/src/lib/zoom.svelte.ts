import { pan, WHOLE, zoomAt, type Frame, type View } from "./zoom.ts";

interface Finger {
  x: number;
  y: number;
}

/** Pinch, wheel and drag on a picture. A drag is not a click. */
export class Zoom {
  view: View = $state.raw(WHOLE);
  frame: Frame = { width: 0, height: 0 };
  /** Whether things are too small for a finger when the whole picture is shown. */
  small = false;
  moving = $state(false);
  /** Whether the picture came near by itself, and may go back by itself. */
  #helped = false;

  #fingers = new Map<number, Finger>();
  #dragged = false;

  get scale(): number {
    return this.view.scale;
  }
  get transform(): string {
    const { scale, x, y } = this.view;
    return `translate(${x}px, ${y}px) scale(${scale})`;
  }
  /** Whether the last press was a drag. */
  get dragged(): boolean {
    return this.#dragged;
  }

  reset(): void {
    this.view = WHOLE;
  }

  /** Comes near to a point of the whole picture, if things there are too small for a finger. */
  approach(at: { x: number; y: number }): boolean {
    if (!this.small || this.view.scale > 1.05) return false;
    this.view = zoomAt(this.view, 2.2, at, this.frame);
    this.#helped = true;
    return true;
  }

  /** Goes back, if it came near by itself. */
  retreat(): void {
    if (this.#helped) this.reset();
    this.#helped = false;
  }

  attach = (node: HTMLElement): (() => void) => {
    const local = (event: PointerEvent | WheelEvent): Finger => {
      const box = node.getBoundingClientRect();
      return { x: event.clientX - box.left, y: event.clientY - box.top };
    };
    const down = (event: PointerEvent): void => {
      if (this.#fingers.size === 0) this.#dragged = false;
      this.#fingers.set(event.pointerId, local(event));
    };
    const move = (event: PointerEvent): void => this.#move(event.pointerId, local(event));
    const up = (event: PointerEvent): void => {
      this.#fingers.delete(event.pointerId);
      if (this.#fingers.size === 0) this.moving = false;
    };
    const wheel = (event: WheelEvent): void => {
      event.preventDefault();
      this.#helped = false;
      this.view = zoomAt(this.view, Math.exp(-event.deltaY / 400), local(event), this.frame);
    };
    node.addEventListener("pointerdown", down);
    addEventListener("pointermove", move);
    addEventListener("pointerup", up);
    addEventListener("pointercancel", up);
    node.addEventListener("wheel", wheel, { passive: false });
    return () => {
      node.removeEventListener("pointerdown", down);
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", up);
      node.removeEventListener("wheel", wheel);
    };
  };

  #move(id: number, to: Finger): void {
    const from = this.#fingers.get(id);
    if (!from) return;
    const others = [...this.#fingers].filter(([other]) => other !== id).map(([, finger]) => finger);
    const other = others[0];
    if (other) {
      this.#dragged = this.moving = true;
      this.#helped = false;
      const spread = (finger: Finger): number => Math.hypot(finger.x - other.x, finger.y - other.y);
      const middle = { x: (to.x + other.x) / 2, y: (to.y + other.y) / 2 };
      this.view = zoomAt(this.view, spread(to) / Math.max(1, spread(from)), middle, this.frame);
    } else if (this.#dragged || Math.hypot(to.x - from.x, to.y - from.y) > 8) {
      if (this.view.scale > 1) {
        this.#dragged = this.moving = true;
        this.view = pan(this.view, to.x - from.x, to.y - from.y, this.frame);
      }
    } else {
      return;
    }
    this.#fingers.set(id, to);
  }
}
