import type { Project } from "../types.ts";

/** Each project: age and colour, cost of taking part, reward, penalty. */
export const PROJECT_LINES: Record<Project, string> = {
  belvedere: "1 blue|$1 C1|token free_wonder_stage|destroy red",
  cranes: "1 green|$1|token free_structure|destroy brown",
  double_walls: "1 red|$1|victory 1|start",
  factory: "1 brown|$2|token wild_participation|destroy grey",
  rampart_road: "1 yellow|$1 S1|coins 4|coins",
  obelisk: "2 blue|$1 P1|shields 1|destroy brown",
  river_port: "2 yellow|$2 T1|coins 6|coins",
  sewer_network: "2 green|$2|token free_structure|destroy red",
  smelter: "2 brown|$2|token vp_per_own_wonder_stage|destroy grey",
  war_mirror: "2 red|$2 G1|victory 3|destroy blue",
  archives: "3 green|$4|token vp_per_science_set|destroy blue",
  giant_trebuchet: "3 red|$5 W1|victory 5|coins",
  grand_bazaar: "3 yellow|$4 O1|coins 12|destroy red",
  menagerie: "3 purple|$4|token vp_per_guild|destroy green",
  triumphal_arches: "3 blue|$5|shields 2|victories 2",
};
