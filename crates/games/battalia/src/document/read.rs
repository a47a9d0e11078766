//! From a document to a position.

use ziggurat_engine::Seat;

use super::{Document, LaidDocument, PileDocument, PlayerDocument, cards_outside, pile_names};
use crate::{
    board::{Exits, NEUTRAL, NOBODY, OFF, RUINS, Square},
    cards::{CARDS, Card, Cards, Kind},
    ids::{Artefact, Faction, Great, Rank, Shape},
    piles::{NONE, artefact_pile, shape_pile, unit_pile},
    setup::cards_in_game,
    state::{Battalia, Foe, Laid, NO, Phase, Player, Pool, Purpose, Task, Tent},
    tables::{HIDING_PLACES, SHAPES_PER_FACTION, layout},
};

type Read<T = ()> = Result<T, String>;

impl TryFrom<Document> for Battalia {
    type Error = String;

    fn try_from(document: Document) -> Read<Self> {
        document.options.check(document.players)?;
        let mut game = Self::bare(document.players, document.options);
        document.check_seats()?;
        game.removed = document.removed_bits()?;
        document.set_board(&mut game)?;
        document.set_players(&mut game)?;
        document.set_turn(&mut game)?;
        document.set_piles(&mut game)?;
        game.count_decks();
        Ok(game)
    }
}

/// At most so many cards in any list.
const MOST: usize = 250;

fn counted(name: &str, cards: &[Card]) -> Read<Cards> {
    if cards.len() > MOST {
        return Err(format!("{name}: there are not so many cards"));
    }
    Ok(Cards::from_list(cards))
}

fn bits(greats: &[Great]) -> u8 {
    greats.iter().fold(0, |set, great| set | 1 << great.index())
}

fn pool(name: &str, laid: &[LaidDocument]) -> Read<Pool> {
    let mut pool = Pool::EMPTY;
    for one in laid {
        let entry = Laid {
            card: one.card,
            token: one.token.unwrap_or(one.card.token()),
            left: one.left,
            row: one.row,
            flags: one.flags,
        };
        if one.left > 20 || one.row > 20 || one.flags > 15 || one.left + one.row == 0 {
            return Err(format!("{name}: {} has no such tokens", one.card));
        }
        pool.push(entry)
            .ok_or_else(|| format!("{name}: too many cards"))?;
    }
    Ok(pool)
}

impl Document {
    fn check_seats(&self) -> Read {
        let count = usize::from(self.players);
        if self.seats.len() > count {
            return Err(format!(
                "seats: there are {} for {count} players",
                self.seats.len()
            ));
        }
        let owners = self.board.values().filter_map(|tile| tile.owner);
        let named = owners
            .chain(self.tents.iter().map(|tent| tent.owner))
            .chain(self.shown_to.iter())
            .chain([self.active, self.start_player]);
        match named.into_iter().find(|seat| seat.0 >= self.players) {
            Some(seat) => Err(format!(
                "there is no seat {seat}; seats are 0 to {}",
                count - 1
            )),
            None => Ok(()),
        }
    }

    fn removed_bits(&self) -> Read<u8> {
        match (self.players, self.removed) {
            (2, Some(faction)) => Ok(1 << faction.index()),
            (2, None) => Err("removed: with two players one faction is left out (BAT-2.16)".into()),
            (_, None) => Ok(0),
            _ => Err("removed: a faction is left out with two players only (BAT-2.16)".into()),
        }
    }

    fn set_board(&self, game: &mut Battalia) -> Read {
        game.board.closed = layout(self.players).missing;
        game.board.put(RUINS, Exits(15), false, NEUTRAL);
        for (&square, tile) in &self.board {
            if square == RUINS || game.board.closed & square.bit() != 0 {
                return Err(format!("board: no card can lie on {square}"));
            }
            if !game.in_game(tile.terrain) {
                return Err(format!("board: {} is left out", tile.terrain));
            }
            game.board
                .put(square, tile.exits, tile.city, tile.terrain as u8);
            let most = if tile.owner.is_some() {
                4
            } else {
                game.options.neutral_level()
            };
            let least = u8::from(tile.owner.is_some());
            let wrong = !(least..=most).contains(&tile.level);
            if wrong || !tile.city && (tile.owner.is_some() || tile.level > 0) {
                return Err(format!(
                    "board: no marker {} can lie on {square}",
                    tile.level
                ));
            }
            match tile.owner {
                Some(seat) => game.set_city(square, Some(seat), tile.level),
                None => game.board.mark(square, NOBODY, tile.level),
            }
            if game.board.shape(square).is_none() {
                return Err(format!(
                    "board: there is no such card as on {square} (BAT-1.5)"
                ));
            }
        }
        for square in &self.impassable {
            if game.board.built & square.bit() != 0 {
                return Err(format!("impassable: a card lies on {square}"));
            }
            game.board.closed |= square.bit();
        }
        Ok(())
    }

    fn set_players(&self, game: &mut Battalia) -> Read {
        for (player, document) in game.players.iter_mut().zip(&self.seats) {
            document.set(player)?;
        }
        if self.tents.len() > game.tents.len() {
            return Err("tents: there are not so many".into());
        }
        for (tent, document) in game.tents.iter_mut().zip(&self.tents) {
            let held = match document.cards[..] {
                [one] => [one.0, NO],
                [one, two] => [one.0, two.0],
                _ => return Err("tents: a tent holds one or two cards (BAT-9.13)".into()),
            };
            let is_tent = matches!(
                document.tent.kind(),
                Kind::Artefact(Artefact::Tent) | Kind::Great(Great::Hammer)
            );
            if !is_tent || document.cards.iter().any(|card| card.is_great()) {
                return Err(format!(
                    "tents: {} holds no cards (BAT-9.13)",
                    document.tent
                ));
            }
            *tent = Tent {
                owner: document.owner.0,
                card: document.tent,
                held,
                fresh: document.fresh,
            };
        }
        Ok(())
    }

    fn set_turn(&self, game: &mut Battalia) -> Read {
        game.tables = [
            counted("table", &self.table)?,
            counted("defender_table", &self.defender_table)?,
        ];
        game.gained = counted("gained", &self.gained)?;
        game.pools = [
            pool("laid", &self.laid)?,
            pool("defender_laid", &self.defender_laid)?,
        ];
        game.shown = counted("shown", &self.shown)?;
        game.shown_to = self.shown_to.0;
        game.cohort = self.cohort.0;
        game.cohort_count = self.cohort_count;
        game.limbo = counted("limbo", &self.limbo)?;
        game.display = bits(&self.display);
        game.unseen = bits(&self.unseen);
        game.active = self.active;
        game.start_player = self.start_player;
        game.phase = self.phase;
        let days = game.options.weeks() * crate::tables::DAYS_PER_WEEK;
        if !(1..=days).contains(&self.day) {
            return Err(format!("day: from 1 to {days}, not {}", self.day));
        }
        game.day = self.day - 1;
        self.set_battle(game)?;
        self.set_task(game)
    }

    fn set_battle(&self, game: &mut Battalia) -> Read {
        let Some(battle) = self.battle else {
            return Ok(());
        };
        let against = match battle.foe {
            Foe::City => game.board.owner(battle.square),
            Foe::Hero { seat, hero } if seat.0 < self.players && hero < 2 => Some(seat),
            Foe::Hero { .. } => return Err("battle: there is no such hero".into()),
            Foe::Neutral | Foe::Ruins => None,
        };
        let fits = battle.defender == against.map_or(NO, |seat| seat.0)
            && against != Some(game.active)
            && battle.side <= u8::from(against.is_some())
            && battle.heroes.iter().all(|&heroes| heroes < 4)
            && matches!(battle.stage, Phase::Open | Phase::Answer | Phase::Raise)
            && (battle.stage == Phase::Open) <= (battle.side == 0)
            && (battle.stage == Phase::Answer) <= (battle.side == 1)
            && (battle.stage == Phase::Open || battle.opened);
        if !fits {
            return Err("battle: defender, side, heroes and stage do not fit together".into());
        }
        game.battle = Some(battle);
        Ok(())
    }

    fn set_task(&self, game: &mut Battalia) -> Read {
        let task = self.task.unwrap_or(Task::NONE);
        let card = |card: u8| usize::from(card) < CARDS || card == NO;
        let cards =
            card(task.waiting[0]) && (card(task.waiting[1]) || game.phase == Phase::Declare);
        let small = task.needs.units.iter().all(|&n| n < 8) && task.needs.supply < 8;
        let hero = match task.purpose {
            Purpose::Hire(hero, _) | Purpose::Walk(hero, _) | Purpose::Ride(hero, _) => hero < 2,
            Purpose::Build(_, level) => level < 5,
            _ => true,
        };
        if !cards || !small || !hero || task.needs.artefact > 7 || task.count > 2 {
            return Err("task: there is no such card, level or hero".into());
        }
        game.task = task;
        Ok(())
    }

    fn set_piles(&self, game: &mut Battalia) -> Read {
        let all = cards_in_game(game.removed);
        let mut left = all;
        left.take_all(&cards_outside(game));
        for name in self.piles.keys() {
            if !pile_names().any(|known| known == name) {
                let names: Vec<_> = pile_names().collect();
                return Err(format!(
                    "piles: there is no {name:?}; there are {}",
                    names.join(", ")
                ));
            }
        }
        let on_board = |shape: Shape, faction: Faction| {
            let squares = crate::board::each(game.board.built);
            let like = squares.filter(|&s| game.board.shape(s) == Some(shape));
            like.filter(|&s| game.board.tile(s).terrain == faction as u8)
                .count() as u8
        };
        let board = game.board;
        let count = |pile: usize, faction: Faction| {
            let unit = Rank::ALL.iter().find(|&&r| unit_pile(r) == pile);
            let artefact = Artefact::ALL.iter().find(|&&a| artefact_pile(a) == pile);
            let shape = Shape::ALL.iter().find(|&&s| shape_pile(s) == pile);
            match (unit, artefact, shape) {
                (Some(&rank), ..) => left.count(Card::unit(rank, faction)),
                (_, Some(&artefact), _) => left.count(Card::artefact(artefact, faction)),
                (.., Some(&shape)) if game.in_game(faction) => {
                    SHAPES_PER_FACTION[shape.index()].saturating_sub(on_board(shape, faction))
                }
                _ => 0,
            }
        };
        let rests: Vec<[u8; 4]> = (0..crate::piles::PILES)
            .map(|pile| std::array::from_fn(|f| count(pile, Faction::at(f))))
            .collect();
        debug_assert!(board == game.board);
        for (pile, name) in pile_names().enumerate() {
            match self.piles.get(name) {
                Some(document) => document.set(game, pile)?,
                None => {
                    let mut rest = rests[pile];
                    let top = rest.iter().position(|&n| n > 0);
                    top.iter().for_each(|&f| rest[f] -= 1);
                    game.piles.piles[pile].rest = rest;
                    game.piles.piles[pile].top = top.map_or(NONE, |f| f as u8);
                }
            }
        }
        game.piles.supply = self.supply.unwrap_or(left.count(Card::SUPPLY));
        Ok(())
    }
}

impl PileDocument {
    fn set(&self, game: &mut Battalia, pile: usize) -> Read {
        let place = &mut game.piles.piles[pile];
        place.top = self.top.map_or(NONE, |top| top as u8);
        for (faction, &count) in &self.rest {
            if count > 24 {
                return Err("piles: there are not so many cards".into());
            }
            place.rest[faction.index()] = count;
        }
        let empty = self.top.is_none() && (!self.under.is_empty() || place.rest != [0; 4]);
        if empty || self.under.len() > 24 || pile > 2 && !self.under.is_empty() {
            return Err(
                "piles: a pile has a card on top, and only titles put units under one".into(),
            );
        }
        self.under
            .iter()
            .for_each(|&faction| game.piles.bury(pile, faction));
        Ok(())
    }
}

impl PlayerDocument {
    fn set(&self, player: &mut Player) -> Read {
        player.faction = self.faction.map_or(NO, |faction| faction as u8);
        player.hand = counted("hand", &self.hand)?;
        player.nation = counted("nation", &self.nation)?;
        player.shelter = counted("shelter", &self.shelter)?;
        player.seen = counted("seen", &self.seen)?;
        if self.known.len() > MOST || self.marked.len() > MOST {
            return Err("known, marked: there are not so many cards".into());
        }
        self.known.iter().for_each(|&card| player.known_more(card));
        self.marked.iter().for_each(|&card| player.marked.add(card));
        if self.ambush.len() > HIDING_PLACES || self.heroes.len() > 2 {
            return Err("there are three hiding places and two heroes (BAT-1.7)".into());
        }
        for (place, hidden) in self.ambush.iter().enumerate() {
            player.ambush[place] = hidden.card.0;
            player.open |= u8::from(hidden.open) << place;
            player.fresh |= u8::from(hidden.fresh) << place;
        }
        for (place, at) in player.heroes.iter_mut().zip(&self.heroes) {
            *place = at.map_or(OFF, |square: Square| square.0);
        }
        player.roamed = self.roamed.0;
        player.defended = self.defended;
        player.captured = self.captured;
        Ok(())
    }
}

impl Battalia {
    /// Cards that wait beside the task.
    pub(crate) fn waiting_cards(&self) -> impl Iterator<Item = Card> + use<> {
        let [first, second] = self.task.waiting;
        let second = if self.phase == Phase::Declare {
            NO
        } else {
            second
        };
        // The target of an amulet on a card of the row stays in the row.
        [first, second]
            .into_iter()
            .filter(|&card| card != NO)
            .map(Card)
    }

    /// Counts the decks and finds the great artefacts in them.
    fn count_decks(&mut self) {
        for seat in Seat::all(self.count) {
            let deck = self.deck_of(seat);
            let player = self.player_mut(seat);
            player.deck = deck.total().min(250) as u8;
            player.great = deck.great().map_or(NO, |great| great as u8);
        }
    }

    /// All cards of a player (BAT-5.3).
    pub(crate) fn deck_of(&self, seat: Seat) -> Cards {
        let player = self.player(seat);
        let mut deck = player.hand;
        deck.add_all(&player.nation);
        deck.add_all(&player.shelter);
        player.ambush_cards().for_each(|(card, ..)| deck.add(card));
        for (_, tent) in self.tents_of(seat) {
            deck.add(tent.card);
            tent.cards().for_each(|card| deck.add(card));
        }
        let defends = self.battle.is_some_and(|battle| battle.defender == seat.0);
        for side in [(0, seat == self.active), (1, defends)] {
            if let (side, true) = side {
                deck.add_all(&self.tables[side]);
                self.pools[side]
                    .laid()
                    .iter()
                    .for_each(|laid| deck.add(laid.card));
            }
        }
        if seat == self.active {
            deck.add_all(&self.gained);
        }
        if seat == self.actor() {
            self.waiting_cards().for_each(|card| deck.add(card));
        }
        deck
    }
}
