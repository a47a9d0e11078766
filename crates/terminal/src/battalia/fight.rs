//! A battle: both rows, the strengths, and what is needed to go on.

use ziggurat_engine::{Arg, Text};
use ziggurat_shelf::battalia::{BattleView, Foe, LaidView, View};

use super::wording::laid_words;
use crate::{Page, layout::wrap};

/// The battle in three or four lines.
pub(super) fn stage(view: &View, battle: &BattleView, page: &Page) -> String {
    let mut lines = vec![page.say(&head(battle)), side(&view.pool, battle, 0, page)];
    if battle.defender.is_some() {
        lines.push(side(&battle.defender_pool, battle, 1, page));
    }
    lines.push(page.say(&needed(battle)));
    let line = |line: String| format!("{}\n", wrap(&line, 2));
    lines.into_iter().map(line).collect()
}

fn head(battle: &BattleView) -> Text {
    let text = match battle.foe {
        Foe::City => Text::new("bat-event-attack_city"),
        Foe::Hero { hero, .. } => Text::new("bat-event-attack_hero").with("foe", hero.key()),
        Foe::Neutral => Text::new("bat-event-attack_neutral"),
        Foe::Ruins => Text::new("bat-event-attack_ruins"),
    };
    let text = text
        .with("seat", battle.attacker)
        .with("square", Arg::Word(battle.square.to_string()));
    let defender = battle.defender.into_iter();
    defender.fold(text, |text, seat| text.with("defender", seat))
}

/// The row of a side with its bonuses.
fn side(pool: &[LaidView], battle: &BattleView, side: usize, page: &Page) -> String {
    let row: Vec<String> = pool
        .iter()
        .filter(|laid| laid.row > 0)
        .map(|laid| laid_words(laid, laid.row, page))
        .collect();
    let row = match row.is_empty() {
        true => page.text("term-bat-nothing"),
        false => row.join(", "),
    };
    let (key, strength) = match side {
        0 => ("term-bat-attack", battle.attack),
        _ => ("term-bat-defence", battle.defence),
    };
    let bonus = u32::from(battle.hero_bonus[side]) + u32::from(battle.terrain_bonus[side]);
    let values = [
        ("strength", u32::from(strength).into()),
        ("row", row.into()),
        ("bonus", bonus.into()),
        ("base", u32::from(battle.base).into()),
    ];
    page.with(key, &values)
}

/// What the side that acts needs (BAT-12.14).
fn needed(battle: &BattleView) -> Text {
    let (attack, defence) = (battle.attack, battle.defence);
    let (key, more) = match battle.defender_acts {
        true => ("term-bat-needed", attack.saturating_sub(defence)),
        false => ("term-bat-needed", (defence + 1).saturating_sub(attack)),
    };
    Text::new(if more == 0 { "term-bat-enough" } else { key }).with("more", i64::from(more))
}
