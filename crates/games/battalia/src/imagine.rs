//! A world from a view.
//!
//! A view says nearly all that a document says. What the viewer cannot know is filled in so that it
//! fits, and dealt once.

use std::collections::BTreeMap;

use ziggurat_engine::{ById, Chance, InOrder, Invalid, Seat, Viewer, all_at_table};

use crate::{
    board::Square,
    cards::{Card, Cards},
    document::{
        BattleDocument, Document, HiddenDocument, LaidDocument, PileDocument, PlayerDocument,
        TentDocument, TileDocument,
    },
    facts::DAYS_PER_WEEK,
    pieces::{Faction, Rank},
    piles::PileId,
    state::{Battalia, Stage},
    view::{BattleView, HiddenView, LaidView, PileView, PlayerView, TileView, View},
};

type Read<T> = Result<T, String>;

/// Cards of each rank that lie in a pile or are hidden, by faction.
type Lots = BTreeMap<Rank, ById<Faction, u8, { Faction::COUNT }>>;

impl Battalia {
    /// Some position that looks like this to the viewer.
    pub(crate) fn looking_like(view: &View, viewer: Viewer) -> Result<Self, Invalid> {
        let seats = [("active", view.active), ("start_player", view.start_player)];
        all_at_table(view.players.len(), viewer, &seats)?;
        let document = view.as_document(viewer).map_err(Invalid)?;
        let mut game = Self::try_from(document).map_err(Invalid)?;
        game.check_things()?;
        // A payment under way can be made with what is dealt, not with what was filled in anyhow.
        game.deal_hidden(viewer, &mut Chance::new(0));
        game.check_position()?;
        Ok(game)
    }
}

impl View {
    /// The document of some position that looks like this, as far as a document can say it.
    fn as_document(&self, viewer: Viewer) -> Read<Document> {
        let players = u8::try_from(self.players.len())
            .map_err(|_| "players: Battalia is for 2, 3 or 4 players".to_owned())?;
        let mut lots = self.lots();
        let mut seats = Vec::new();
        for (seat, player) in Seat::all(players).zip(&self.players) {
            let open = viewer.is(seat) || matches!(self.stage, Stage::Over(_));
            let read = player.as_document(open, &mut lots);
            seats.push(read.map_err(|error| format!("players: seat {seat}: {error}"))?);
        }
        let cohort = self.cohort.as_ref();
        let battle = self.battle.as_ref();
        Ok(Document {
            players,
            options: self.options,
            removed: self.removed,
            seats,
            board: board(&self.tiles)?,
            impassable: self.impassable.clone(),
            piles: self
                .piles
                .iter()
                .map(|pile| pile.as_document(&lots))
                .collect(),
            supply: Some(self.supply),
            spent: self.spent.clone(),
            gained: self.gained.clone(),
            laid: laid(&self.pool),
            defender_spent: battle.map_or_else(Vec::new, |battle| battle.defender_spent.clone()),
            defender_laid: battle.map_or_else(Vec::new, |battle| laid(&battle.defender_pool)),
            shown: cohort
                .and_then(|cohort| cohort.cards.clone())
                .unwrap_or_default(),
            shown_to: cohort.map(|cohort| cohort.shown_to).unwrap_or_default(),
            cohort: cohort.map(|cohort| cohort.factions).unwrap_or_default(),
            cohort_count: cohort.map_or(0, |cohort| cohort.count),
            tents: self.tents(),
            task: self.task,
            battle: battle.map(BattleView::as_document),
            display: self.display,
            unseen: self.unseen,
            limbo: self.limbo.clone(),
            active: self.active,
            start_player: self.start_player,
            day: self.day_of_game()?,
            phase: self.stage,
            old_table: (),
            old_defender_table: (),
        })
    }

    fn day_of_game(&self) -> Read<u8> {
        let weeks = self.week.checked_sub(1);
        let before = weeks.and_then(|weeks| weeks.checked_mul(DAYS_PER_WEEK));
        let day = before.and_then(|before| before.checked_add(self.day));
        day.ok_or_else(|| format!("week: there is no day {} of week {}", self.day, self.week))
    }

    /// What lies in the piles of units or is hidden.
    fn lots(&self) -> Lots {
        let mut lots = Lots::new();
        for pile in &self.piles {
            if let PileId::Units(rank) = pile.id {
                let lot = lots.entry(rank).or_default();
                pile.rest
                    .iter()
                    .for_each(|(&faction, &count)| lot[faction] = count);
            }
        }
        lots
    }

    /// The tents of all players in the order in which they were pitched.
    fn tents(&self) -> Vec<TentDocument> {
        let mut tents = Vec::new();
        for (seat, player) in (0..=u8::MAX).map(Seat).zip(&self.players) {
            tents.extend(player.tents.iter().map(|tent| (seat, tent)));
        }
        tents.put_in_order_by(|(_, tent)| tent.order);
        let document = |(owner, tent): (Seat, &crate::view::TentView)| TentDocument {
            owner,
            tent: tent.tent,
            cards: tent.cards.clone(),
            fresh: tent.fresh,
        };
        tents.into_iter().map(document).collect()
    }
}

fn board(tiles: &[TileView]) -> Read<BTreeMap<Square, TileDocument>> {
    let mut board = BTreeMap::new();
    for tile in tiles.iter().filter(|tile| tile.square != Square::RUINS) {
        let terrain = tile.terrain.ok_or_else(|| {
            format!(
                "tiles: {} has no terrain; only the ruins have none",
                tile.square
            )
        })?;
        let document = TileDocument {
            exits: tile.exits,
            city: tile.city,
            terrain,
            owner: tile.owner,
            level: tile.level,
        };
        board.insert(tile.square, document);
    }
    Ok(board)
}

fn laid(cards: &[LaidView]) -> Vec<LaidDocument> {
    let one = |laid: &LaidView| LaidDocument {
        card: laid.card,
        token: Some(laid.token),
        left: laid.left,
        row: laid.row,
        target: laid.target,
        lit: laid.lit,
        split: laid.split,
        good_roll: laid.good_roll,
    };
    cards.iter().map(one).collect()
}

impl BattleView {
    fn as_document(&self) -> BattleDocument {
        BattleDocument {
            square: self.square,
            foe: self.foe,
            attacking: self.attacking,
            defending: self.defending,
            stage: self.stage,
        }
    }
}

impl PileView {
    /// The pile by its name, without what was taken off to be hidden.
    fn as_document(&self, lots: &Lots) -> (String, PileDocument) {
        let lot = match self.id {
            PileId::Units(rank) => lots.get(&rank),
            PileId::Artefacts(_) | PileId::Terrain(_) => None,
        };
        let rest = lot.map_or_else(
            || self.rest.clone(),
            |lot| {
                lot.iter()
                    .map(|(faction, &count)| (faction, count))
                    .collect()
            },
        );
        let document = PileDocument {
            top: self.top,
            rest,
            under: self.under.clone(),
        };
        (self.id.to_string(), document)
    }
}

impl PlayerView {
    /// The player with the cards that are open, or with some that could be hidden.
    fn as_document(&self, open: bool, lots: &mut Lots) -> Read<PlayerDocument> {
        let (hand, nation, ambush) = match (open, &self.hand, &self.nation) {
            (false, ..) => self.fill_in(lots)?,
            (true, Some(hand), Some(nation)) => {
                let named = |hidden: &HiddenView| hidden.card;
                let ambush: Option<Vec<Card>> = self.ambush.iter().map(named).collect();
                let ambush = ambush.ok_or("ambush: its cards are open to the viewer")?;
                (hand.clone(), nation.clone(), ambush)
            }
            (true, ..) => return Err("hand, nation: they are open to the viewer".into()),
        };
        let places = self.ambush.iter().zip(ambush);
        Ok(PlayerDocument {
            faction: self.faction,
            hand,
            nation,
            shelter: self.shelter.clone(),
            seen: self.seen.clone(),
            known: self.seen_deck.clone(),
            marked: self.marked.clone(),
            ambush: places
                .map(|(hidden, card)| HiddenDocument {
                    card,
                    open: hidden.open,
                    fresh: hidden.fresh,
                })
                .collect(),
            heroes: self.heroes.clone(),
            roamed: self.roamed,
            defended: self.defended,
            captured: self.captured,
        })
    }

    /// Hand, nation and ambush of a player whose cards the viewer does not see: first what is known to
    /// be in hand or ambush, then the others in the order of the cards.
    fn fill_in(&self, lots: &mut Lots) -> Read<(Vec<Card>, Vec<Card>, Vec<Card>)> {
        let mut others = Cards::from_list(&self.known_deck);
        for (&rank, &count) in &self.unknown {
            for _ in 0..count {
                others.add(first_of(rank, lots)?);
            }
        }
        let sure = Cards::from_list(&self.known);
        others.take_all(&sure);
        let mut cards = sure.list();
        cards.extend(others.list());
        let mut rest = cards.into_iter();
        let few = "unknown: there are fewer hidden cards than in hand, nation and ambush";
        let mut next = || rest.next().ok_or(few);
        let mut ambush = Vec::new();
        for hidden in &self.ambush {
            ambush.push(match hidden.card {
                Some(card) => card,
                None => next()?,
            });
        }
        let hand = (0..self.hand_count).map(|_| next());
        let hand = hand.collect::<Result<Vec<Card>, _>>()?;
        Ok((hand, rest.collect(), ambush))
    }
}

/// Takes the first card of a rank whose place nobody knows.
fn first_of(rank: Rank, lots: &mut Lots) -> Read<Card> {
    let lot = lots.get_mut(&rank);
    let left = lot.and_then(|lot| {
        let faction = lot.iter().find(|(_, count)| **count > 0)?.0;
        lot[faction] -= 1;
        Some(Card::unit(rank, faction))
    });
    left.ok_or_else(|| format!("unknown: there are fewer cards of rank {rank} than hidden ones"))
}
