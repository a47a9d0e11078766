/** Zooming and panning a picture inside its frame, as pure functions. */

export interface View {
  scale: number;
  x: number;
  y: number;
}
export interface Frame {
  width: number;
  height: number;
}

export const WHOLE: View = { scale: 1, x: 0, y: 0 };
export const MOST = 4;

/** Makes the picture cover its whole frame, without empty edges, at most four times as large. */
export function keepInside(view: View, frame: Frame): View {
  const scale = Math.min(MOST, Math.max(1, view.scale));
  const limit = (at: number, size: number): number => Math.min(0, Math.max(size * (1 - scale), at));
  return { scale, x: limit(view.x, frame.width), y: limit(view.y, frame.height) };
}

/** Zooms by a factor around a point in the frame, which stays where it is. */
export function zoomAt(
  view: View,
  factor: number,
  at: { x: number; y: number },
  frame: Frame,
): View {
  const scale = Math.min(MOST, Math.max(1, view.scale * factor));
  const grown = scale / view.scale;
  return keepInside(
    { scale, x: at.x - (at.x - view.x) * grown, y: at.y - (at.y - view.y) * grown },
    frame,
  );
}

/** Moves the picture. */
export function pan(view: View, dx: number, dy: number, frame: Frame): View {
  return keepInside({ ...view, x: view.x + dx, y: view.y + dy }, frame);
}
