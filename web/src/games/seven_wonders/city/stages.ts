import { t } from "../../../lib/i18n.svelte.ts";
import { cardName, leaderName, stageWords } from "../describe.ts";
import type { StageView } from "../types.ts";

const under = ({ leader }: StageView): string =>
  leader
    ? t("web-swb-leader-under-own", { leader: leaderName(leader) })
    : t("web-swb-leader-under");

/** A stage in words: what it costs and does, whether it is built, what lies below it. */
export const stageAbout = (stage: StageView): string =>
  [
    stageWords(stage.board, stage.stage),
    stage.built ? t("web-swb-stage-built") : t("web-swb-stage-open"),
    stage.card ? t("web-swb-stage-card", { card: cardName(stage.card) }) : "",
    stage.with_leader ? under(stage) : "",
    stage.buried ? t("web-swb-leader-buried", { leader: leaderName(stage.buried) }) : "",
  ]
    .filter(Boolean)
    .join(" ");
