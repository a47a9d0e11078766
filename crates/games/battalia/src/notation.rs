//! The short notation of actions.

use std::{fmt, str::FromStr};

use ziggurat_engine::{MAX_SEATS, Seat, SeatSet};

use crate::{
    action::Action,
    pieces::{Factions, Heroes},
    state::{Aim, Foe},
};

fn joined<T: ToString>(items: impl Iterator<Item = T>) -> String {
    let words: Vec<String> = items.map(|item| item.to_string()).collect();
    if words.is_empty() {
        "none".into()
    } else {
        words.join(",")
    }
}

impl fmt::Display for Aim {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Hand(card) => write!(f, "{card}"),
            Self::Row(place) => write!(f, "row {place}"),
            Self::Itself(card) => write!(f, "itself {card}"),
        }
    }
}

impl fmt::Display for Foe {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::City => f.write_str("city"),
            Self::Hero { seat, hero } => write!(f, "hero {seat} {hero}"),
            Self::Neutral => f.write_str("neutral"),
            Self::Ruins => f.write_str("ruins"),
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Faction { faction } => write!(f, "faction {faction}"),
            Self::Start { square } => write!(f, "start {square}"),
            Self::Keep => f.write_str("keep"),
            Self::Mulligan => f.write_str("mulligan"),
            Self::Cohort {
                factions,
                great,
                show,
            } => {
                write!(f, "cohort {}", joined(factions.iter()))?;
                if let Some(faction) = great {
                    write!(f, " great {faction}")?;
                }
                write!(f, " show {}", joined(show.iter()))
            }
            Self::Recruit { rank } => write!(f, "recruit {rank}"),
            Self::Create { artefact } => write!(f, "create {artefact}"),
            Self::Build { shape, level: None } => write!(f, "build {shape}"),
            Self::Build {
                shape,
                level: Some(level),
            } => write!(f, "build {shape} {level}"),
            Self::Upgrade { square } => write!(f, "upgrade {square}"),
            Self::Amulet { aim } => write!(f, "amulet {aim}"),
            Self::Title { aim, ranks } => write!(f, "title {aim} {ranks}"),
            Self::Scroll { aim, faction } => write!(f, "scroll {aim} {faction}"),
            Self::Pitch { card } => write!(f, "pitch {card}"),
            Self::Strike { tent } => write!(f, "strike {tent}"),
            Self::Hide { card } => write!(f, "hide {card}"),
            Self::Hire { hero, square } => write!(f, "hire {hero} {square}"),
            Self::Walk { hero, square } => write!(f, "walk {hero} {square}"),
            Self::Ride { hero, square } => write!(f, "ride {hero} {square}"),
            Self::Roam { hero, square } => write!(f, "roam {hero} {square}"),
            Self::Fly { hero, square } => write!(f, "fly {hero} {square}"),
            Self::Horn => f.write_str("horn"),
            Self::Occupy { square } => write!(f, "occupy {square}"),
            Self::Attack {
                square,
                foe,
                heroes,
            } => write!(f, "attack {square} {foe} with {}", joined(heroes.iter())),
            Self::End => f.write_str("end"),
            Self::Pay { source } => write!(f, "pay {source}"),
            Self::Place { square, exits } => write!(f, "place {square} {exits}"),
            Self::Take {
                faction: Some(faction),
            } => write!(f, "take {faction}"),
            Self::Take { faction: None } => f.write_str("take top"),
            Self::Station { card } => write!(f, "station {card}"),
            Self::Conceal { card } => write!(f, "conceal {card}"),
            Self::Fetch { card } => write!(f, "fetch {card}"),
            Self::Done => f.write_str("done"),
            Self::Drop { card } => write!(f, "drop {card}"),
            Self::Declare { kind } => write!(f, "declare {kind}"),
            Self::Claim { great } => write!(f, "claim {great}"),
            Self::Surrender => f.write_str("surrender"),
            Self::Retreat { square, horse } => {
                let how = if *horse { "horse" } else { "supply" };
                write!(f, "retreat {square} {how}")
            }
            Self::Fight { ambush } => {
                write!(f, "fight {}", if *ambush { "ambush" } else { "alone" })
            }
            Self::Lay {
                source,
                kind: Some(kind),
            } => write!(f, "lay {source} as {kind}"),
            Self::Lay { source, kind: None } => write!(f, "lay {source}"),
            Self::Join { hero } => write!(f, "join {hero}"),
            Self::Complete => f.write_str("complete"),
            Self::Pass => f.write_str("pass"),
        }
    }
}

fn parsed<T: FromStr<Err = String>>(word: &str) -> Result<T, String> {
    word.parse()
}

fn number(word: &str) -> Result<u8, String> {
    word.parse()
        .map_err(|_| format!("{word:?} is not a number, counted from 0"))
}

fn list<T>(word: &str, item: impl Fn(&str) -> Result<T, String>) -> Result<Vec<T>, String> {
    if word == "none" {
        return Ok(Vec::new());
    }
    word.split(',').map(item).collect()
}

fn factions(word: &str) -> Result<Factions, String> {
    Ok(list(word, parsed)?.into_iter().collect())
}

fn seat(word: &str) -> Result<Seat, String> {
    let seat = Seat(number(word)?);
    if seat.index() < MAX_SEATS {
        Ok(seat)
    } else {
        Err(format!("there is no seat {seat}; seats are counted from 0"))
    }
}

fn seats(word: &str) -> Result<SeatSet, String> {
    Ok(list(word, seat)?.into_iter().collect())
}

fn heroes(word: &str) -> Result<Heroes, String> {
    Ok(list(word, parsed)?.into_iter().collect())
}

/// A card, `row 2` or `itself islanders_scroll`; the words that follow are returned.
fn aim<'a, 'b>(words: &'a [&'b str]) -> Result<(Aim, &'a [&'b str]), String> {
    match words {
        ["row", place, rest @ ..] => Ok((Aim::Row(number(place)?), rest)),
        ["itself", card, rest @ ..] => Ok((Aim::Itself(parsed(card)?), rest)),
        [card, rest @ ..] => Ok((Aim::Hand(parsed(card)?), rest)),
        [] => Err("say on which card, or on which of the row: `row 0`".into()),
    }
}

impl FromStr for Action {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let words: Vec<String> = text.split_whitespace().map(str::to_lowercase).collect();
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        let known = match first_action(&words)? {
            None => main_action(&words)?,
            some => some,
        };
        let known = match known {
            None => step_action(&words)?,
            some => some,
        };
        known.ok_or_else(|| {
            format!(
                "{text:?} is not an action; say for example `recruit chief`, `create scroll`, `build curve`, `build four 1`, \
                 `place d3 ns`, `pay barfolk_chief`, `walk a d3`, `attack d4 ruins with a,b`, `lay barfolk_weapon`, `pass` or `end`"
            )
        })
    }
}

/// Set-up and step 1.
fn first_action(words: &[&str]) -> Result<Option<Action>, String> {
    Ok(Some(match *words {
        ["faction", faction] => Action::Faction {
            faction: parsed(faction)?,
        },
        ["start", square] => Action::Start {
            square: parsed(square)?,
        },
        ["keep"] => Action::Keep,
        ["mulligan"] => Action::Mulligan,
        ["cohort", set, "show", show] => Action::Cohort {
            factions: factions(set)?,
            great: None,
            show: seats(show)?,
        },
        ["cohort", set, "great", great, "show", show] => Action::Cohort {
            factions: factions(set)?,
            great: Some(parsed(great)?),
            show: seats(show)?,
        },
        _ => return Ok(None),
    }))
}

fn main_action(words: &[&str]) -> Result<Option<Action>, String> {
    Ok(Some(match *words {
        ["recruit", rank] => Action::Recruit {
            rank: parsed(rank)?,
        },
        ["create", artefact] => Action::Create {
            artefact: parsed(artefact)?,
        },
        // Logs of rules version 1 give roads the level 0.
        ["build", shape] | ["build", shape, "0"] => Action::Build {
            shape: parsed(shape)?,
            level: None,
        },
        ["build", shape, level] => Action::Build {
            shape: parsed(shape)?,
            level: Some(parsed(level)?),
        },
        ["upgrade", square] => Action::Upgrade {
            square: parsed(square)?,
        },
        ["amulet" | "title" | "scroll", ..] => return transformation(words),
        ["pitch", card] => Action::Pitch {
            card: parsed(card)?,
        },
        ["strike", tent] => Action::Strike {
            tent: number(tent)?,
        },
        ["hide", card] => Action::Hide {
            card: parsed(card)?,
        },
        ["horn"] => Action::Horn,
        ["occupy", square] => Action::Occupy {
            square: parsed(square)?,
        },
        ["attack", square, ref foe @ .., "with", set] => Action::Attack {
            square: parsed(square)?,
            foe: parse_foe(foe)?,
            heroes: heroes(set)?,
        },
        ["end"] => Action::End,
        [verb, hero, square] if ["hire", "walk", "ride", "roam", "fly"].contains(&verb) => {
            let (hero, square) = (parsed(hero)?, parsed(square)?);
            match verb {
                "hire" => Action::Hire { hero, square },
                "walk" => Action::Walk { hero, square },
                "ride" => Action::Ride { hero, square },
                "roam" => Action::Roam { hero, square },
                _ => Action::Fly { hero, square },
            }
        }
        _ => return Ok(None),
    }))
}

fn transformation(words: &[&str]) -> Result<Option<Action>, String> {
    let Some((&verb, rest)) = words.split_first() else {
        return Ok(None);
    };
    Ok(match (verb, aim(rest)?) {
        ("amulet", (aim, [])) => Some(Action::Amulet { aim }),
        ("title", (aim, [ranks])) => Some(Action::Title {
            aim,
            ranks: parsed(ranks)?,
        }),
        ("scroll", (aim, [faction])) => Some(Action::Scroll {
            aim,
            faction: parsed(faction)?,
        }),
        _ => None,
    })
}

fn parse_foe(words: &[&str]) -> Result<Foe, String> {
    match words {
        ["city"] => Ok(Foe::City),
        ["neutral"] => Ok(Foe::Neutral),
        ["ruins"] => Ok(Foe::Ruins),
        ["hero", seat, hero] => Ok(Foe::Hero {
            seat: self::seat(seat)?,
            hero: parsed(hero)?,
        }),
        _ => Err(
            "say what is attacked: `city`, `hero 1 a` (hero a of seat 1), `neutral` or `ruins`"
                .into(),
        ),
    }
}

fn step_action(words: &[&str]) -> Result<Option<Action>, String> {
    Ok(Some(match *words {
        ["pay", source] => Action::Pay {
            source: parsed(source)?,
        },
        ["place", square, exits] => Action::Place {
            square: parsed(square)?,
            exits: parsed(exits)?,
        },
        ["take", "top"] => Action::Take { faction: None },
        ["take", faction] => Action::Take {
            faction: Some(parsed(faction)?),
        },
        ["station", card] => Action::Station {
            card: parsed(card)?,
        },
        ["conceal", card] => Action::Conceal {
            card: parsed(card)?,
        },
        ["fetch", card] => Action::Fetch {
            card: parsed(card)?,
        },
        ["done"] => Action::Done,
        ["drop", card] => Action::Drop {
            card: parsed(card)?,
        },
        ["declare", kind] => Action::Declare {
            kind: parsed(kind)?,
        },
        ["claim", great] => Action::Claim {
            great: parsed(great)?,
        },
        ["surrender"] => Action::Surrender,
        ["retreat", square, how @ ("supply" | "horse")] => Action::Retreat {
            square: parsed(square)?,
            horse: how == "horse",
        },
        ["fight", how @ ("ambush" | "alone")] => Action::Fight {
            ambush: how == "ambush",
        },
        ["lay", source] => Action::Lay {
            source: parsed(source)?,
            kind: None,
        },
        ["lay", source, "as", kind] => Action::Lay {
            source: parsed(source)?,
            kind: Some(parsed(kind)?),
        },
        ["join", hero] => Action::Join {
            hero: parsed(hero)?,
        },
        ["complete"] => Action::Complete,
        ["pass"] => Action::Pass,
        _ => return Ok(None),
    }))
}
