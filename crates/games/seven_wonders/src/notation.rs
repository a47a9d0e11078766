//! The short notation of actions, which people type and files hold.

use std::{fmt, str::FromStr};

use crate::{
    action::{Action, ActionKind, Join, Payment, Tile, Way},
    cards::{Card, Leader},
    pieces::Stage,
};

const HELP: &str = "say `build baths left 2`, `build temple chain join`, `stage 1 with baths`, `sell baths`, \
    `tower 12 with baths`, `drop baths`, `dig baths`, `leave`, `destroy baths`, `return 1 0 1`, `keep 12`, \
    `side a`, `draft nero`, `recruit nero`, `stage 1 with leader nero`, `sell leader nero`, `tower 12 with leader nero`, \
    `decline`, `copy nero` or `pay 2`, with `city` in front for the Free City";

impl fmt::Debug for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Action({self})")
    }
}

impl fmt::Display for Payment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (side, coins) in [("left", self.left), ("right", self.right)] {
            if coins > 0 {
                write!(f, " {side} {coins}")?;
            }
        }
        self.using
            .iter()
            .try_for_each(|mean| write!(f, " using {mean}"))
    }
}

fn joined(join: Join) -> &'static str {
    match join {
        Join::No => "",
        Join::Yes => " join",
        Join::Wild => " wild",
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let city = |free_city| if free_city { "city " } else { "" };
        match self.kind() {
            ActionKind::ChooseSide { side } => write!(f, "side {side}"),
            ActionKind::KeepTile { tile } => write!(f, "keep {}", tile.number()),
            ActionKind::Build {
                card,
                way,
                join,
                payment,
                free_city,
            } => {
                write!(f, "{}build {card}", city(free_city))?;
                if way != Way::Pay {
                    write!(f, " {way}")?;
                }
                write!(f, "{payment}{}", joined(join))
            }
            ActionKind::Stage {
                card,
                stage,
                token,
                bury,
                payment,
                free_city,
            } => write!(
                f,
                "{}stage {stage} with {card}{}{}{payment}",
                city(free_city),
                spent(token),
                Grave(bury)
            ),
            ActionKind::Sell { card, free_city } => write!(f, "{}sell {card}", city(free_city)),
            ActionKind::Tower { card, tile } => write!(f, "tower {} with {card}", tile.number()),
            ActionKind::Drop { card, free_city } => write!(f, "{}drop {card}", city(free_city)),
            ActionKind::Leave => f.write_str("leave"),
            ActionKind::Dig {
                card,
                join,
                payment,
            } => write!(f, "dig {card}{payment}{}", joined(join)),
            ActionKind::Destroy { card } => write!(f, "destroy {card}"),
            ActionKind::ReturnTokens {
                ones,
                threes,
                fives,
            } => {
                write!(f, "return {ones} {threes} {fives}")
            }
            ActionKind::KeepLeader { leader } => write!(f, "draft {leader}"),
            ActionKind::Recruit { leader } => write!(f, "recruit {leader}"),
            ActionKind::LeaderStage {
                leader,
                stage,
                token,
                bury,
                payment,
            } => write!(
                f,
                "stage {stage} with leader {leader}{}{}{payment}",
                spent(token),
                Grave(bury)
            ),
            ActionKind::SellLeader { leader } => write!(f, "sell leader {leader}"),
            ActionKind::LeaderTower { leader, tile } => {
                write!(f, "tower {} with leader {leader}", tile.number())
            }
            ActionKind::CopyLeader { leader } => write!(f, "copy {leader}"),
            ActionKind::PayLoss { coins } => write!(f, "pay {coins}"),
            ActionKind::Decline => f.write_str("decline"),
        }
    }
}

fn spent(token: bool) -> &'static str {
    if token { " token" } else { "" }
}

/// A buried leader.
struct Grave(Option<Leader>);

impl fmt::Display for Grave {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.map_or(Ok(()), |leader| write!(f, " bury {leader}"))
    }
}

/// What a stage, a sale or a tower tile is paid with.
enum Used {
    Card(Card),
    Leader(Leader),
}

/// The words that are left to read.
struct Words<'a> {
    rest: std::iter::Peekable<std::str::SplitWhitespace<'a>>,
}

impl<'a> Words<'a> {
    fn word(&mut self) -> Result<&'a str, String> {
        self.rest
            .next()
            .ok_or_else(|| format!("something is missing; {HELP}"))
    }

    fn read<T: FromStr<Err = String>>(&mut self) -> Result<T, String> {
        self.word()?.parse()
    }

    fn number(&mut self) -> Result<u8, String> {
        let word = self.word()?;
        word.parse()
            .map_err(|_| format!("{word:?} is not a number up to 255"))
    }

    fn tile(&mut self) -> Result<Tile, String> {
        Tile::try_from(self.number()?)
    }

    fn stage_number(&mut self) -> Result<Stage, String> {
        Stage::try_from(self.number()?)
    }

    fn take(&mut self, word: &str) -> bool {
        self.rest.next_if_eq(&word).is_some()
    }

    fn with_card(&mut self) -> Result<Used, String> {
        match self.word()? {
            "with" => self.used(),
            other => Err(format!("expected `with`, not {other:?}; {HELP}")),
        }
    }

    /// A card, or the word `leader` and a leader.
    fn used(&mut self) -> Result<Used, String> {
        match self.take("leader") {
            true => self.read().map(Used::Leader),
            false => self.read().map(Used::Card),
        }
    }

    fn bury(&mut self) -> Result<Option<Leader>, String> {
        match self.take("bury") {
            true => self.read().map(Some),
            false => Ok(None),
        }
    }

    fn payment(&mut self) -> Result<Payment, String> {
        let mut payment = Payment::default();
        loop {
            if self.take("left") {
                payment.left = self.number()?;
            } else if self.take("right") {
                payment.right = self.number()?;
            } else if self.take("using") {
                payment.using.insert(self.read()?);
            } else {
                return Ok(payment);
            }
        }
    }

    fn join(&mut self) -> Join {
        if self.take("join") {
            Join::Yes
        } else if self.take("wild") {
            Join::Wild
        } else {
            Join::No
        }
    }

    fn way(&mut self) -> Way {
        let named = [Way::Chain, Way::Olympia, Way::Token, Way::Caligula];
        named
            .into_iter()
            .find(|way| self.take(way.id()))
            .unwrap_or(Way::Pay)
    }

    fn action(&mut self) -> Result<ActionKind, String> {
        let free_city = self.take("city");
        Ok(match self.word()? {
            "side" if !free_city => ActionKind::ChooseSide { side: self.read()? },
            "keep" if !free_city => ActionKind::KeepTile { tile: self.tile()? },
            "build" => {
                let (card, way) = (self.read()?, self.way());
                let (payment, join) = (self.payment()?, self.join());
                ActionKind::Build {
                    card,
                    way,
                    join,
                    payment,
                    free_city,
                }
            }
            "stage" => self.stage(free_city)?,
            "sell" => match self.used()? {
                Used::Card(card) => ActionKind::Sell { card, free_city },
                Used::Leader(leader) => ActionKind::SellLeader { leader },
            },
            "tower" if !free_city => {
                let (tile, used) = (self.tile()?, self.with_card()?);
                match used {
                    Used::Card(card) => ActionKind::Tower { card, tile },
                    Used::Leader(leader) => ActionKind::LeaderTower { leader, tile },
                }
            }
            "drop" => ActionKind::Drop {
                card: self.read()?,
                free_city,
            },
            "leave" if !free_city => ActionKind::Leave,
            "dig" if !free_city => {
                let (card, payment) = (self.read()?, self.payment()?);
                ActionKind::Dig {
                    card,
                    join: self.join(),
                    payment,
                }
            }
            "destroy" if !free_city => ActionKind::Destroy { card: self.read()? },
            "return" if !free_city => ActionKind::ReturnTokens {
                ones: self.number()?,
                threes: self.number()?,
                fives: self.number()?,
            },
            other if !free_city => return self.leader_action(other),
            other => return Err(format!("{other:?} is not an action; {HELP}")),
        })
    }

    fn stage(&mut self, free_city: bool) -> Result<ActionKind, String> {
        let (stage, used) = (self.stage_number()?, self.with_card()?);
        let (token, bury) = (self.take("token"), self.bury()?);
        let payment = self.payment()?;
        Ok(match used {
            Used::Card(card) => ActionKind::Stage {
                card,
                stage,
                token,
                bury,
                payment,
                free_city,
            },
            Used::Leader(leader) => ActionKind::LeaderStage {
                leader,
                stage,
                token,
                bury,
                payment,
            },
        })
    }

    /// What concerns leaders and debt.
    fn leader_action(&mut self, word: &str) -> Result<ActionKind, String> {
        Ok(match word {
            "draft" => ActionKind::KeepLeader {
                leader: self.read()?,
            },
            "recruit" => ActionKind::Recruit {
                leader: self.read()?,
            },
            "copy" => ActionKind::CopyLeader {
                leader: self.read()?,
            },
            "pay" => ActionKind::PayLoss {
                coins: self.number()?,
            },
            "decline" => ActionKind::Decline,
            other => return Err(format!("{other:?} is not an action; {HELP}")),
        })
    }
}

impl FromStr for Action {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let text = text.to_lowercase();
        let mut words = Words {
            rest: text.split_whitespace().peekable(),
        };
        let action = words.action()?;
        match words.rest.next() {
            None => Ok(action.into()),
            Some(rest) => Err(format!(
                "nothing may follow here, but {rest:?} does; {HELP}"
            )),
        }
    }
}
