//! What can be done now: a line for each kind of action and what it is about.

use ziggurat_engine::Text;
use ziggurat_shelf::battalia::{Action, Aim, Foe, Hero, View};

use super::wording::{action_text, card_words, own_pool, token_words};
use crate::{Item, Page, Pick, Spot};

/// Actions that differ in one thing only, and the message that names them all.
type Group = (String, Vec<Spot<Action>>);

/// The legal actions in groups.
pub(super) fn menu(view: &View, legal: &[Action], page: &Page) -> Vec<Item<Action>> {
    let mut groups: Vec<Group> = Vec::new();
    for action in legal {
        let (words, label) = line(view, action, page);
        let spot = Spot {
            label,
            points: 0,
            action: *action,
        };
        match groups.iter_mut().find(|(other, _)| *other == words) {
            Some((_, spots)) => spots.push(spot),
            None => groups.push((words, vec![spot])),
        }
    }
    groups
        .into_iter()
        .map(|group| item(view, group, page))
        .collect()
}

fn item(view: &View, (words, spots): Group, page: &Page) -> Item<Action> {
    match spots.as_slice() {
        [only] => Item {
            words: page.say(&action_text(view, &only.action)),
            pick: Pick::One(only.action),
        },
        _ => Item {
            words,
            pick: Pick::Where(spots),
        },
    }
}

/// The line that an action stands on, and its label there.
fn line(view: &View, action: &Action, page: &Page) -> (String, String) {
    let group = |id: &str| page.text(&format!("term-bat-menu-{id}"));
    let of_hero = |id: &'static str, hero: Hero| page.say(&Text::new(id).with("hero", hero.key()));
    let card = |id: &str, card| (group(id), card_words(card, page));
    let whole = || page.say(&action_text(view, action));
    match *action {
        Action::Start { square } => (group("start"), square.to_string()),
        Action::Build { shape, level } => {
            let key = match level {
                None => group("road"),
                Some(level) => {
                    let level = u32::from(level.number());
                    page.with("term-bat-menu-city", &[("level", level.into())])
                }
            };
            (key, page.text(shape.key()))
        }
        Action::Upgrade { square } => (group("upgrade"), square.to_string()),
        Action::Place { square, exits } => (group("place"), format!("{square} {exits}")),
        Action::Hire { hero, square } => (of_hero("term-bat-menu-hire", hero), square.to_string()),
        Action::Walk { hero, square } => (of_hero("term-bat-menu-walk", hero), square.to_string()),
        Action::Ride { hero, square } => (of_hero("term-bat-menu-ride", hero), square.to_string()),
        Action::Roam { hero, square } => (of_hero("term-bat-menu-roam", hero), square.to_string()),
        Action::Fly { hero, square } => (of_hero("term-bat-menu-fly", hero), square.to_string()),
        Action::Retreat { square, horse } => {
            let id = if horse { "retreat-horse" } else { "retreat" };
            (group(id), square.to_string())
        }
        Action::Scroll { aim, faction } => {
            let words = page.with(
                "term-bat-menu-scroll",
                &[("card", aim_words(view, aim, page).into())],
            );
            (words, page.text(faction.key()))
        }
        Action::Amulet { aim } => (group("amulet"), aim_words(view, aim, page)),
        Action::Pitch { card: c } => card("pitch", c),
        Action::Hide { card: c } => card("hide", c),
        Action::Station { card: c } => card("station", c),
        Action::Conceal { card: c } => card("conceal", c),
        Action::Fetch { card: c } => card("fetch", c),
        Action::Drop { card: c } => card("drop", c),
        Action::Lay {
            source,
            kind: Some(kind),
        } => {
            let card = token_words(source, page);
            let words = page.with("term-bat-menu-lay_as", &[("card", card.into())]);
            (words, page.text(kind.kind_key()))
        }
        Action::Declare { kind } => (group("declare"), page.text(kind.kind_key())),
        Action::Cohort { great, show, .. } => {
            let seats = show.iter().map(|seat| page.name(seat));
            let great = great.map(|faction| page.text(faction.key()));
            let all: Vec<String> = seats.chain(great).collect();
            (whole(), all.join(", "))
        }
        Action::Title { aim, .. } => (whole(), aim_words(view, aim, page)),
        Action::Strike { tent } => (whole(), (tent + 1).to_string()),
        Action::Attack {
            foe: Foe::Hero { hero, .. },
            ..
        } => (whole(), page.text(hero.key())),
        // The words of these tell them apart from all others.
        Action::Attack {
            foe: Foe::City | Foe::Neutral | Foe::Ruins,
            ..
        }
        | Action::Lay { kind: None, .. }
        | Action::Faction { .. }
        | Action::Keep
        | Action::Mulligan
        | Action::Recruit { .. }
        | Action::Create { .. }
        | Action::Horn
        | Action::Occupy { .. }
        | Action::Surrender
        | Action::Fight { .. }
        | Action::Join { .. }
        | Action::Complete
        | Action::Pass
        | Action::Pay { .. }
        | Action::Take { .. }
        | Action::Done
        | Action::Claim { .. }
        | Action::End => (whole(), String::new()),
    }
}

/// What an artefact works on; cards of the row by their place.
fn aim_words(view: &View, aim: Aim, page: &Page) -> String {
    match aim {
        Aim::Hand(card) => card_words(card, page),
        Aim::Itself(card) => {
            let values = [("card", card_words(card, page).into())];
            page.with("term-bat-itself", &values)
        }
        Aim::Row(place) => {
            let laid = own_pool(view).get(usize::from(place));
            let card = laid.map(|laid| token_words(laid.token, page));
            let values = [
                ("card", card.unwrap_or_default().into()),
                ("place", (u32::from(place) + 1).into()),
            ];
            page.with("term-bat-row", &values)
        }
    }
}
