//! A world from a view.

use std::collections::BTreeMap;

use ziggurat_engine::{Invalid, Seat, Viewer, all_at_table, seen_points};

use crate::{
    document::{Column, Document, OfferDocument, Score, WonderDocument, counted, listed},
    event::Offered,
    pieces::{ActionCard, Cards, Kind, Wonder},
    state::{Phase, TowerOfBabel},
    view::{PlayerView, SpaceView, View, WonderView},
};

impl TowerOfBabel {
    /// A position that looks like this to the viewer. What the viewer cannot know is dealt in the order of
    /// the kinds, hidden offers are empty, and hidden answers are no.
    pub(crate) fn looking_like(view: &View, viewer: Viewer) -> Result<Self, Invalid> {
        let named = [("active", view.active), ("start_player", view.start_player)];
        all_at_table(view.players.len(), viewer, &named)?;
        let document = document(view).map_err(Invalid)?;
        let position = Self::try_from(document).map_err(Invalid)?;
        position.check_position()?;
        Ok(position)
    }
}

/// The document of such a position.
fn document(view: &View) -> Result<Document, String> {
    let mut box_of = Unseen::of(view)?;
    let mut dealt = Vec::new();
    for (seat, player) in view.players.iter().enumerate() {
        let hand = box_of.hand(player);
        let cards = box_of.action_cards(player);
        let told = |what: String| format!("players: seat {seat}: {what}");
        dealt.push((hand.map_err(told)?, cards.map_err(told)?));
    }
    let players = || view.players.iter();
    Ok(Document {
        players: u8::try_from(view.players.len()).unwrap_or(u8::MAX),
        options: view.options,
        wonders: wonders(&view.wonders)?,
        hands: dealt.iter().map(|(hand, _)| *hand).collect(),
        action_cards: dealt.into_iter().map(|(_, cards)| cards).collect(),
        known: players().map(|player| known(player, view.phase)).collect(),
        deck: Some(box_of.cards),
        discard: view.discard,
        action_pile: Some(listed(box_of.action_cards)),
        used_action_cards: Vec::new(),
        scores: players()
            .map(|player| Ok(Score::Categories(seen_points(&player.points)?)))
            .collect::<Result<_, String>>()?,
        to_move: view.active,
        start_player: view.start_player,
        turn: view.turn,
        phase: view.phase,
        column: view.column.map(|column| Column {
            wonder: column.wonder,
            space: column.space,
        }),
        offers: players().map(offer).collect(),
        bonus_answers: Seat::all(u8::MAX)
            .zip(players())
            .map(|(seat, player)| answer(seat, player, view))
            .collect(),
        double_turns: view.double_turns,
        disc_given: view.disc_given,
        stall: view.stall,
    })
}

/// Cards that the viewer cannot see, to be dealt to those who hold them; what is left is in the piles.
struct Unseen {
    cards: Cards,
    action_cards: [u8; ActionCard::COUNT],
}

impl Unseen {
    fn of(view: &View) -> Result<Self, String> {
        let mut action_cards = view.options.action_cards_in_box();
        let held = view.players.iter().flat_map(|player| &player.action_cards);
        for seen in held.chain([&view.used_action_cards]) {
            for (&card, count) in ActionCard::ALL.iter().zip(counted(seen)?) {
                let left = &mut action_cards[card.index()];
                *left = left.checked_sub(count).ok_or_else(|| {
                    format!("{card} is seen more often than this game has it (TOB-1.4, TOB-17.2)")
                })?;
            }
        }
        Ok(Self {
            cards: view.unseen,
            action_cards,
        })
    }

    /// What a player holds: the cards that are known, and the first that are not.
    fn hand(&mut self, player: &PlayerView) -> Result<Cards, String> {
        if let Some(hand) = player.hand {
            return Ok(hand);
        }
        let size = u16::from(player.hand_count);
        let missing = size.checked_sub(player.known.total());
        let missing = missing.ok_or("more cards are known than there are in the hand")?;
        let mut hand = player.known;
        for _ in 0..missing {
            let left = Kind::ALL.iter().find(|kind| self.cards.count(**kind) > 0);
            let one = Cards::of(
                *left.ok_or("there are fewer unseen cards than in the hand")?,
                1,
            );
            self.cards = self.cards.minus(one);
            hand = hand.plus(one);
        }
        Ok(hand)
    }

    fn action_cards(&mut self, player: &PlayerView) -> Result<Vec<ActionCard>, String> {
        if let Some(cards) = &player.action_cards {
            return Ok(cards.clone());
        }
        let mut cards = Vec::new();
        for _ in 0..player.action_card_count {
            let left = self.action_cards.iter().position(|&count| count > 0);
            let left = left.ok_or("there are fewer unseen action cards than in the hand")?;
            self.action_cards[left] -= 1;
            cards.push(ActionCard::ALL[left]);
        }
        Ok(cards)
    }
}

fn wonders(seen: &[WonderView]) -> Result<BTreeMap<Wonder, WonderDocument>, String> {
    let space = |space: &SpaceView| match (space.disc, space.taken_by) {
        (Some(disc), Some(seat)) => Some(format!("{disc} {seat}")),
        (Some(disc), None) => Some(disc.to_string()),
        (None, _) => None,
    };
    let wonder = |seen: &WonderView| WonderDocument {
        discs: Some(seen.spaces.iter().map(space).collect()),
        units: seen.units.clone(),
    };
    let all: BTreeMap<_, _> = seen
        .iter()
        .map(|seen| (seen.wonder, wonder(seen)))
        .collect();
    if all.len() < Wonder::COUNT || seen.len() > Wonder::COUNT {
        return Err(format!(
            "wonders: each of the {} is there once",
            Wonder::COUNT
        ));
    }
    Ok(all)
}

/// What everybody knows of a hand and, once it is turned up, of the offer (TOB-17.1).
fn known(player: &PlayerView, phase: Phase) -> Cards {
    let open = match (phase, player.offer.and_then(|offer| offer.content)) {
        (Phase::Offering, _) | (_, None) => Cards::NONE,
        (_, Some(content)) => content.cards,
    };
    player.known.plus(open)
}

fn offer(player: &PlayerView) -> Option<OfferDocument> {
    let offer = player.offer?;
    let Offered { cards, trade } = offer.content.unwrap_or(Offered::NOTHING);
    Some(OfferDocument {
        cards,
        trade,
        returned: offer.returned,
    })
}

/// Whoever was asked for Triple Bonus (TOB-11.19) and is not asked any more has answered.
fn answer(seat: Seat, player: &PlayerView, view: &View) -> Option<bool> {
    let offer = offer(player).filter(|offer| !offer.cards.is_empty());
    let asked = offer.is_some() && player.action_card_count > 0 && seat != view.active;
    let answered = view.phase == Phase::TripleBonus && asked && !player.bonus_asked;
    answered.then(|| player.bonus_answer.unwrap_or(false))
}
