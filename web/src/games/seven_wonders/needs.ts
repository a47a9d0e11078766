import type { Need } from "../types.ts";

/**
 * What the options of 7 Wonders need of each other and of the number of players (SWB-2.8, SWC-11.1), and
 * which of them have no effect together.
 */
export function wondersNeed(options: Readonly<Record<string, unknown>>, seats: number): Need[] {
  const on = (id: string): boolean => options[id] === true;
  const cities = on("cities") || seats === 8;
  const pairs = seats >= 4 && seats % 2 === 0;
  const rules: [need: boolean, key: string, blocks: boolean][] = [
    [on("teams") && !pairs, "swb-need-pairs_for_teams", true],
    [on("teams") && pairs && !cities, "swb-need-cities_for_teams", true],
    [seats === 8 && !on("cities"), "web-swb-need-eight", false],
    [on("leader_guilds") && on("leaders"), "web-swb-need-guilds", false],
    [on("byzantium_always") && (!cities || seats > 3), "web-swb-need-byzantium", false],
    [on("taxes_waived_by_free_building") && !on("babel_tower"), "web-swb-need-taxes", false],
  ];
  return rules.filter(([need]) => need).map(([, key, blocks]) => ({ key, blocks }));
}
