//! Cards, squares and actions in words.

use ziggurat_engine::{Arg, Seat, Text};
use ziggurat_shelf::battalia::{
    Action, Aim, Artefact, Card, Faction, Foe, Hero, LaidView, Needs, Square, Token, View,
};

use crate::Page;

/// The letter of a terrain, which is that of its faction.
pub(super) fn terrain_mark(faction: Faction, page: &Page) -> String {
    let name = page.text(faction.key());
    name.chars().take(1).collect()
}

/// `Chief (Bärfolk)`.
pub(super) fn token_words(token: Token, page: &Page) -> String {
    let kind = page.text(token.kind_key());
    format!("{kind}{}", page.text(token.faction_key()))
}

/// `Chief (Bärfolk)`.
pub(super) fn card_words(card: Card, page: &Page) -> String {
    token_words(card.token(), page)
}

/// `2× Supply, Chief (Bärfolk)`, or what is said where there is none.
pub(super) fn cards_words(cards: &[Card], page: &Page) -> String {
    let names: Vec<String> = cards
        .chunk_by(|a, b| a == b)
        .map(|same| match same {
            [one] => card_words(*one, page),
            several => format!("{}× {}", several.len(), card_words(several[0], page)),
        })
        .collect();
    match names.is_empty() {
        true => page.text("term-bat-nothing"),
        false => names.join(", "),
    }
}

/// What is still owed: `1 Chief, 2 Supply`.
pub(super) fn needs_words(needs: &Needs, page: &Page) -> String {
    let mut keys: Vec<&'static str> = needs
        .units
        .iter()
        .flat_map(|(rank, &count)| std::iter::repeat_n(rank.key(), count.into()))
        .collect();
    keys.extend(std::iter::repeat_n("bat-card-supply", needs.supply.into()));
    keys.extend(needs.artefact.map(Artefact::key));
    page.say(&Text::new("term-bat-list").with("cards", Arg::Keys(keys)))
}

/// A laid card with its tokens: `Tool (Bärfolk) ×2`.
pub(super) fn laid_words(laid: &LaidView, count: u8, page: &Page) -> String {
    match count {
        1 => token_words(laid.token, page),
        _ => format!("{} ×{count}", token_words(laid.token, page)),
    }
}

fn with_token(text: Text, token: Token) -> Text {
    text.with("card", token.kind_key())
        .with("of", token.faction_key())
}

fn at(text: Text, square: Square) -> Text {
    text.with("square", Arg::Word(square.to_string()))
}

/// The owner of a city.
fn owner(view: &View, square: Square) -> Option<Seat> {
    let tile = view.tiles.iter().find(|tile| tile.square == square);
    tile.and_then(|tile| tile.owner)
}

/// The laid cards of the side that acts.
pub(super) fn own_pool(view: &View) -> &[LaidView] {
    match &view.battle {
        Some(battle) if battle.defender_acts => &battle.defender_pool,
        _ => &view.pool,
    }
}

fn aimed(view: &View, key: &'static str, aim: Aim) -> Text {
    let card = match aim {
        Aim::Hand(card) | Aim::Itself(card) => card,
        Aim::Row(place) => own_pool(view)
            .get(usize::from(place))
            .map_or(Card::SUPPLY, |laid| laid.card),
    };
    with_token(Text::new(key), card.token())
}

/// An action in words.
pub(super) fn action_text(view: &View, action: &Action) -> Text {
    let of = |key: &'static str, card: Card| with_token(Text::new(key), card.token());
    let travel = |key: &'static str, hero: Hero, square: Square| {
        at(Text::new(key), square).with("hero", hero.key())
    };
    match *action {
        Action::Faction { faction } => {
            Text::new("bat-action-faction").with("faction", faction.key())
        }
        Action::Start { square } => at(Text::new("bat-action-start"), square),
        Action::Keep => Text::new("bat-action-keep"),
        Action::Mulligan => Text::new("bat-action-mulligan"),
        Action::Cohort { factions, .. } => {
            let keys = factions.iter().map(Faction::key).collect();
            Text::new("bat-action-cohort").with("factions", Arg::Keys(keys))
        }
        Action::Recruit { rank } => Text::new("bat-action-recruit").with("card", rank.key()),
        Action::Create { artefact } => Text::new("bat-action-create").with("card", artefact.key()),
        Action::Build { shape, level } => {
            let text = match level {
                Some(level) => Text::new("bat-action-build_city").with("level", level.number()),
                None => Text::new("bat-action-build_road"),
            };
            text.with("shape", shape.key())
        }
        Action::Upgrade { square } => {
            let tile = view.tiles.iter().find(|tile| tile.square == square);
            let level = tile.and_then(|tile| tile.level).unwrap_or(0);
            at(Text::new("bat-action-upgrade"), square).with("level", level + 1)
        }
        Action::Amulet { aim } => aimed(view, "bat-action-amulet", aim),
        Action::Title { aim, ranks } => {
            aimed(view, "bat-action-title", aim).with("ranks", ranks.number())
        }
        Action::Scroll { aim, faction } => {
            let key = match aim {
                Aim::Itself(_) => "bat-action-scroll_itself",
                Aim::Hand(_) | Aim::Row(_) => "bat-action-scroll",
            };
            aimed(view, key, aim).with("faction", faction.key())
        }
        Action::Pitch { card } => of("bat-action-pitch", card),
        Action::Strike { tent } => strike_text(view, tent),
        Action::Hide { card } => of("bat-action-hide", card),
        Action::Hire { hero, square } => travel("bat-action-hire", hero, square),
        Action::Walk { hero, square } => travel("bat-action-walk", hero, square),
        Action::Ride { hero, square } => travel("bat-action-ride", hero, square),
        Action::Roam { hero, square } => travel("bat-action-roam", hero, square),
        Action::Fly { hero, square } => travel("bat-action-fly", hero, square),
        Action::Horn => Text::new("bat-action-horn"),
        Action::Occupy { square } => at(Text::new("bat-action-occupy"), square),
        Action::Attack {
            square,
            foe,
            heroes,
        } => {
            let keys = heroes.iter().map(Hero::key).collect();
            let text = at(foe_text(view, square, foe), square);
            text.with("heroes", Arg::Keys(keys))
        }
        Action::End => Text::new("bat-action-end"),
        Action::Pay { source } => with_token(Text::new("bat-action-pay"), source),
        Action::Place { square, exits } => {
            let exits = exits.to_string().to_uppercase();
            at(Text::new("bat-action-place"), square).with("exits", exits)
        }
        Action::Take {
            faction: Some(faction),
        } => Text::new("bat-action-take").with("faction", faction.key()),
        Action::Take { faction: None } => Text::new("bat-action-take_top"),
        Action::Station { card } => of("bat-action-station", card),
        Action::Conceal { card } => of("bat-action-conceal", card),
        Action::Fetch { card } => of("bat-action-fetch", card),
        Action::Done => Text::new("bat-action-done"),
        Action::Drop { card } => of("bat-action-drop", card),
        Action::Declare { kind } => with_token(Text::new("bat-action-declare"), kind),
        Action::Claim { great } => Text::new("bat-action-claim").with("card", great.key()),
        Action::Surrender => Text::new("bat-action-surrender"),
        Action::Retreat { square, horse } => {
            let key = match horse {
                true => "bat-action-retreat_horse",
                false => "bat-action-retreat_supply",
            };
            at(Text::new(key), square)
        }
        Action::Fight { ambush: true } => Text::new("bat-action-fight_ambush"),
        Action::Fight { ambush: false } => Text::new("bat-action-fight"),
        Action::Lay {
            source,
            kind: Some(kind),
        } => with_token(Text::new("bat-action-lay_joker"), source).with("kind", kind.kind_key()),
        Action::Lay { source, kind: None } => with_token(Text::new("bat-action-lay"), source),
        Action::Join { hero } => Text::new("bat-action-join").with("hero", hero.key()),
        Action::Complete => Text::new("bat-action-complete"),
        Action::Pass => Text::new("bat-action-pass"),
    }
}

/// Who or what is attacked.
fn foe_text(view: &View, square: Square, foe: Foe) -> Text {
    let (text, seat) = match foe {
        Foe::City => (Text::new("bat-action-attack_city"), owner(view, square)),
        Foe::Hero { seat, hero } => {
            let text = Text::new("bat-action-attack_hero").with("foe", hero.key());
            (text, Some(seat))
        }
        Foe::Neutral => (Text::new("bat-action-attack_neutral"), None),
        Foe::Ruins => (Text::new("bat-action-attack_ruins"), None),
    };
    seat.into_iter()
        .fold(text, |text, seat| text.with("seat", seat))
}

fn strike_text(view: &View, tent: u8) -> Text {
    let tents = view.players.get(view.actor.index()).map(|p| &p.tents);
    let held = tents.and_then(|tents| tents.get(usize::from(tent)));
    let cards = held.map(|tent| tent.cards.as_slice()).unwrap_or_default();
    let keys = cards.iter().map(|card| card.token().kind_key()).collect();
    Text::new("bat-action-strike").with("cards", Arg::Keys(keys))
}
