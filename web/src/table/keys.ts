export type Shortcut = "help" | "undo" | "cancel" | "again" | "back" | "game";

/** What a key means at a table; nothing while somebody writes or a dialog is open. */
export function shortcut(event: KeyboardEvent): Shortcut | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return null;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest("input, textarea, select, dialog")) return null;
  switch (event.key) {
    case "?":
      return "help";
    case "u":
      return "undo";
    case "z":
      return "again";
    case "b":
      return "back";
    case "Escape":
      return "cancel";
    default:
      return "game";
  }
}
