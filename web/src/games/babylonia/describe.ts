import { list, t } from "../../lib/i18n.svelte.ts";
import { hexOf, labelOf } from "./map.ts";
import type { BabyloniaPlay } from "./play.svelte.ts";
import { isCity, type SiteView } from "./types.ts";

/** What lies on a hex, and what could be done there, in words. */
export function describe(play: BabyloniaPlay, id: string): string {
  return [labelOf(id), content(play, id), offer(play, id)].filter(Boolean).join(", ");
}

function content(play: BabyloniaPlay, id: string): string {
  const { view, scene } = play;
  const hex = hexOf(id);
  const token = view.tokens.find((other) => other.hex === id);
  if (token) {
    const name = scene.name(token.seat);
    const kind = token.token ? t(`bab-token-${token.token}`) : "";
    if (token.face_down)
      return t("web-bab-hex-face_down", { name, kind: kind || t("web-bab-unknown") });
    return t("web-bab-hex-token", { name, kind });
  }
  const tile = view.tiles[id];
  if (tile) {
    const name = t(`bab-tile-${tile}`);
    if (!isCity(tile)) return t("web-bab-hex-field", { name, value: play.fieldValue(id) });
    return [name, site(view.sites.find((other) => other.hex === id))].filter(Boolean).join(", ");
  }
  if (hex?.site === "ziggurat") {
    const scored = view.scored_ziggurats.includes(id);
    const found = view.sites.find((other) => other.hex === id);
    return scored
      ? t("web-bab-hex-ziggurat_scored")
      : [t("web-bab-hex-ziggurat"), site(found)].filter(Boolean).join(", ");
  }
  return t(hex?.terrain === "river" ? "web-bab-hex-river" : "web-bab-hex-land");
}

function site(found: SiteView | undefined): string {
  if (!found) return "";
  return t("web-bab-hex-missing", {
    count: found.missing.length,
    hexes: list(found.missing.map(labelOf)),
  });
}

function offer(play: BabyloniaPlay, id: string): string {
  if (!play.open.has(id)) {
    const why = play.closed(id);
    return why ? play.words(why.text) : "";
  }
  if (play.due.has(id)) return t("web-bab-hex-due");
  return t("web-bab-hex-open", { points: play.gainAt(id) });
}
