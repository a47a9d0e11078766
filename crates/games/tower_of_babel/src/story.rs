//! Actions and events in words: keys and values; the locale files hold the sentences.

use ziggurat_engine::{Arg, Line, Seat, Text};

use crate::{
    action::Action,
    event::{Drawn, Event, Offered, Revealed},
    pieces::{Cards, Disc, Helpers, Wonder},
    state::EndReason,
    tables::JOKER_CARDS,
};

impl EndReason {
    /// The id of the reason in an outcome.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::KindUsedUp => "kind_used_up",
            Self::Stalled => "stalled",
        }
    }

    /// The message that says it.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::KindUsedUp => "tob-end-kind_used_up",
            Self::Stalled => "tob-end-stalled",
        }
    }
}

pub(crate) fn cards(cards: Cards) -> Arg {
    Arg::Keys(cards.keys())
}

pub(crate) fn disc(disc: Disc) -> Arg {
    let keys = disc
        .needs()
        .flat_map(|(kind, n)| std::iter::repeat_n(kind.key(), n.into()));
    Arg::Keys(keys.collect())
}

fn by(key: &'static str, seat: Seat) -> Text {
    Text::new(key).with("seat", seat)
}

impl Action {
    /// The action in words.
    pub(crate) fn text(&self) -> Text {
        match *self {
            Self::Pass => Text::new("tob-action-pass"),
            Self::Choose { wonder, disc: d } => Text::new("tob-action-choose")
                .with("wonder", wonder.key())
                .with("disc", disc(d)),
            Self::Offer { cards: c, trade } => match (c.is_empty(), trade) {
                (true, _) => Text::new("tob-action-offer_nothing"),
                (false, false) => Text::new("tob-action-offer").with("cards", cards(c)),
                (false, true) => Text::new("tob-action-offer_trade").with("cards", cards(c)),
            },
            Self::Build {
                helpers,
                cards,
                jokers,
            } => build_text(helpers, cards, jokers),
            Self::Abandon => Text::new("tob-action-abandon"),
            Self::TripleBonus { play: true } => Text::new("tob-action-triple_bonus"),
            Self::TripleBonus { play: false } => Text::new("tob-action-no_triple_bonus"),
            Self::DoubleTurn { play: true } => Text::new("tob-action-double_turn"),
            Self::DoubleTurn { play: false } => Text::new("tob-action-no_double_turn"),
            Self::Exchange { cards: c } => Text::new("tob-action-exchange").with("cards", cards(c)),
            Self::Draw => Text::new("tob-action-draw"),
        }
    }
}

/// At most four helpers, named one by one.
fn build_text(helpers: Helpers, own: Cards, jokers: u8) -> Text {
    const HELPERS: [&str; 4] = ["one", "two", "three", "four"];
    let key = match (helpers.iter().count(), own.is_empty() && jokers == 0) {
        (0, _) => "tob-action-build_alone",
        (1, false) => "tob-action-build_one",
        (2, false) => "tob-action-build_two",
        (3, false) => "tob-action-build_three",
        (_, false) => "tob-action-build_four",
        (1, true) => "tob-action-build_one_only",
        (2, true) => "tob-action-build_two_only",
        (3, true) => "tob-action-build_three_only",
        (_, true) => "tob-action-build_four_only",
    };
    let mut text = Text::new(key);
    for (name, seat) in HELPERS.into_iter().zip(helpers.iter()) {
        text = text.with(name, seat);
    }
    text.with("cards", with_jokers(own, jokers))
}

/// Building cards and Jokers as one list.
fn with_jokers(own: Cards, jokers: u8) -> Arg {
    let mut keys = own.keys();
    keys.extend(std::iter::repeat_n("tob-card-joker", jokers.into()));
    Arg::Keys(keys)
}

impl Event {
    /// The event in words: a line of the log for each sentence.
    pub(crate) fn lines(&self) -> Vec<Line> {
        match self {
            Self::TurnBegan { seat, turn } => {
                let text = by("tob-event-turn_began", *seat).with("turn", i32::from(*turn));
                vec![Line::heading(text)]
            }
            Self::EndReached { reason } => {
                let text = Text::new("tob-event-end_reached").with("reason", reason.key());
                vec![
                    Line::heading(text),
                    Text::new("tob-event-final_scoring").into(),
                ]
            }
            Self::GameOver { points, winners } => {
                let texts = winner_texts(points, winners).into_iter();
                texts.map(Line::heading).collect()
            }
            Self::Passed { .. }
            | Self::DiscChosen { .. }
            | Self::OfferMade { .. }
            | Self::OffersRevealed { .. }
            | Self::Built { .. }
            | Self::Abandoned { .. }
            | Self::WonderScored { .. }
            | Self::ActionCardDrawn { .. }
            | Self::BonusAnswered { .. }
            | Self::OfferPaid { .. }
            | Self::DoubleTurnPlayed { .. }
            | Self::CardsExchanged { .. }
            | Self::DrawCardsPlayed { .. }
            | Self::CardsDrawn { .. }
            | Self::CommonDraw { .. }
            | Self::Reshuffled { .. }
            | Self::UnfinishedScored { .. }
            | Self::DiscBonus { .. }
            | Self::ActionCardsScored { .. } => self
                .texts()
                .into_iter()
                .map(|text| self.line(text))
                .collect(),
        }
    }

    /// A sentence of this event, with the wonder that it speaks of.
    fn line(&self, text: Text) -> Line {
        let wonder = match self {
            Self::DiscChosen { wonder, .. }
            | Self::Built { wonder, .. }
            | Self::Abandoned { wonder, .. }
            | Self::WonderScored { wonder, .. }
            | Self::UnfinishedScored { wonder, .. } => Some(wonder.to_string()),
            Self::Passed { .. }
            | Self::OfferMade { .. }
            | Self::OffersRevealed { .. }
            | Self::ActionCardDrawn { .. }
            | Self::BonusAnswered { .. }
            | Self::OfferPaid { .. }
            | Self::DoubleTurnPlayed { .. }
            | Self::CardsExchanged { .. }
            | Self::DrawCardsPlayed { .. }
            | Self::CardsDrawn { .. }
            | Self::CommonDraw { .. }
            | Self::Reshuffled { .. }
            | Self::TurnBegan { .. }
            | Self::DiscBonus { .. }
            | Self::ActionCardsScored { .. }
            | Self::EndReached { .. }
            | Self::GameOver { .. } => None,
        };
        Line::at(text, wonder.into_iter().collect())
    }

    /// What happened during a turn, sentence by sentence.
    fn texts(&self) -> Vec<Text> {
        match self {
            Self::Passed { seat } => vec![by("tob-event-passed", *seat)],
            Self::DiscChosen {
                seat,
                wonder,
                disc: d,
                ..
            } => vec![
                by("tob-event-disc_chosen", *seat)
                    .with("wonder", wonder.key())
                    .with("disc", disc(*d)),
            ],
            Self::OfferMade {
                seat,
                offer,
                automatic,
            } => vec![offer_text(*seat, *offer, *automatic)],
            Self::OffersRevealed { offers } => offers.iter().flat_map(revealed_texts).collect(),
            Self::Built {
                seat,
                wonder,
                disc: d,
                cards,
                jokers,
                placed,
                lost,
                taker,
                ..
            } => {
                let mut texts = vec![built_text(*seat, *wonder, *cards, *jokers)];
                texts.extend(counted(placed, "tob-event-units"));
                texts.extend(counted(lost, "tob-event-units_lost"));
                let key = match taker == seat {
                    true => "tob-event-disc_taken",
                    false => "tob-event-disc_traded",
                };
                texts.push(by(key, *taker).with("disc", disc(*d)));
                texts
            }
            Self::Abandoned { seat, wonder, .. } => {
                vec![by("tob-event-abandoned", *seat).with("wonder", wonder.key())]
            }
            Self::WonderScored {
                wonder,
                row,
                points,
                ..
            } => {
                let head = Text::new("tob-event-wonder_scored")
                    .with("wonder", wonder.key())
                    .with("row", *row);
                scored_texts(head, points)
            }
            Self::UnfinishedScored { wonder, points, .. } => {
                let head = Text::new("tob-event-unfinished_scored").with("wonder", wonder.key());
                scored_texts(head, points)
            }
            Self::ActionCardDrawn { seat, card } => vec![match card {
                Some(card) => by("tob-event-action_card_own", *seat).with("card", card.key()),
                None => by("tob-event-action_card", *seat),
            }],
            Self::BonusAnswered { seat, .. } => vec![by("tob-event-bonus_answered", *seat)],
            Self::OfferPaid {
                seat,
                triple,
                points,
                ..
            } => {
                let key = match triple {
                    true => "tob-event-offer_paid_triple",
                    false => "tob-event-offer_paid",
                };
                vec![gets(key, *seat, *points)]
            }
            Self::DoubleTurnPlayed { seat } => vec![by("tob-event-double_turn", *seat)],
            Self::CardsExchanged { seat, cards: c } => {
                vec![by("tob-event-exchanged", *seat).with("cards", cards(*c))]
            }
            Self::DrawCardsPlayed { seat } => vec![by("tob-event-draw_cards", *seat)],
            Self::CardsDrawn { draw } => vec![drawn_text(draw)],
            Self::CommonDraw { draws } => common_texts(draws),
            Self::Reshuffled { count } => {
                vec![Text::new("tob-event-reshuffled").with("count", *count)]
            }
            Self::DiscBonus { seat, points, .. } => {
                vec![gets("tob-event-disc_bonus", *seat, *points)]
            }
            Self::ActionCardsScored { seat, points, .. } => {
                vec![gets("tob-event-action_cards", *seat, *points)]
            }
            // Headings, told elsewhere.
            Self::TurnBegan { .. } | Self::EndReached { .. } | Self::GameOver { .. } => Vec::new(),
        }
    }
}

fn gets(key: &'static str, seat: Seat, points: u16) -> Text {
    by(key, seat).with("points", i32::from(points))
}

fn built_text(seat: Seat, wonder: Wonder, cards: Cards, jokers: u8) -> Text {
    let key = match (cards.is_empty(), jokers) {
        (true, 0) => "tob-event-built_without",
        _ => "tob-event-built",
    };
    by(key, seat)
        .with("wonder", wonder.key())
        .with("cards", with_jokers(cards, jokers))
}

/// A line for each seat with a number above 0.
fn counted(counts: &[u8], key: &'static str) -> impl Iterator<Item = Text> {
    let some = counts.iter().enumerate().filter(|(_, n)| **n > 0);
    some.map(move |(seat, &n)| by(key, Seat(seat as u8)).with("count", n))
}

fn scored_texts(head: Text, points: &[u16]) -> Vec<Text> {
    let paid = points.iter().enumerate().filter(|(_, n)| **n > 0);
    let lines = paid.map(|(seat, &n)| gets("tob-event-wonder_points", Seat(seat as u8), n));
    std::iter::once(head).chain(lines).collect()
}

fn winner_texts(points: &[u16], winners: &[Seat]) -> Vec<Text> {
    let most = points.iter().copied().max().unwrap_or(0);
    let key = match winners.len() {
        1 => "tob-event-winner",
        _ => "tob-event-shared_victory",
    };
    let won = |&seat: &Seat| gets(key, seat, most);
    winners.iter().map(won).collect()
}

fn offer_text(seat: Seat, offer: Option<Offered>, automatic: bool) -> Text {
    if automatic {
        return by("tob-event-offer_automatic", seat);
    }
    match offer {
        None => by("tob-event-offer_made", seat),
        Some(offer) if offer.cards.is_empty() => by("tob-event-offer_own_nothing", seat),
        Some(offer) => {
            let key = match offer.trade {
                true => "tob-event-offer_own_trade",
                false => "tob-event-offer_own",
            };
            by(key, seat).with("cards", cards(offer.cards))
        }
    }
}

fn revealed_texts(offer: &Revealed) -> Vec<Text> {
    let key = match (offer.cards.is_empty(), offer.trade) {
        (true, _) => "tob-event-revealed_nothing",
        (false, false) => "tob-event-revealed",
        (false, true) => "tob-event-revealed_trade",
    };
    let mut texts = vec![by(key, offer.seat).with("cards", cards(offer.cards))];
    if !offer.returned.is_empty() {
        texts.push(by("tob-event-returned", offer.seat).with("cards", cards(offer.returned)));
    }
    texts
}

fn drawn_text(draw: &Drawn) -> Text {
    match draw.cards {
        Some(drawn) if !drawn.is_empty() => {
            by("tob-event-drawn_own", draw.seat).with("cards", cards(drawn))
        }
        _ => by("tob-event-drawn", draw.seat).with("count", draw.count),
    }
}

/// One line for everybody, and one for what the viewer has drawn or somebody could not draw.
fn common_texts(draws: &[Drawn]) -> Vec<Text> {
    // TOB-16.2
    if draws.iter().all(|draw| draw.count == 0) {
        return vec![Text::new("tob-event-common_draw_none")];
    }
    let mut texts = vec![Text::new("tob-event-common_draw")];
    let told = draws
        .iter()
        .filter(|draw| draw.cards.is_some() || draw.count == 0);
    texts.extend(told.map(drawn_text));
    texts
}

// The words say so: a Joker counts as two cards.
const _: () = assert!(JOKER_CARDS == 2);
