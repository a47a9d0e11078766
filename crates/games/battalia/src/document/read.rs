//! From a document to a position.

use ziggurat_engine::{IdSet, Seat};

use super::{BattleDocument, Document, LaidDocument, PileDocument, PlayerDocument, cards_outside};
use crate::{
    board::{Exits, Marker, Square},
    cards::{Card, Cards, Kind},
    costs::Needs,
    facts::{DAYS_PER_WEEK, HIDING_PLACES, HORN_CARDS, SHAPES_PER_FACTION, layout},
    pieces::{Artefact, Faction, Great, Hero, Level, Rise, Shape},
    piles::PileId,
    setup::cards_in_game,
    state::{
        Aim, Battalia, Battle, BySide, Cohort, Foe, Laid, LaidCards, Mark, Player, Purpose,
        Secrecy, Side, Stage, Task, Tent, Tents,
    },
};

type Read<T = ()> = Result<T, String>;

impl TryFrom<Document> for Battalia {
    type Error = String;

    fn try_from(document: Document) -> Read<Self> {
        document.options.check(document.players)?;
        let mut game = Self::bare(document.players, document.options);
        document.check_seats()?;
        game.removed = document.removed_faction()?;
        document.set_board(&mut game)?;
        document.set_players(&mut game)?;
        document.set_turn(&mut game)?;
        document.set_piles(&mut game)?;
        game.count_decks();
        Ok(game)
    }
}

/// More cards than any list has.
const MOST: usize = 250;
/// No card is in a game more often, except Supply.
const MOST_ALIKE: u8 = 6;
/// No card has more tokens.
const MOST_TOKENS: u8 = 20;

fn counted(name: &str, cards: &[Card]) -> Read<Cards> {
    if cards.len() > MOST {
        return Err(format!("{name}: there are not that many cards in the game"));
    }
    Ok(Cards::from_list(cards))
}

fn laid_card(name: &str, document: &LaidDocument) -> Read<Laid> {
    let LaidDocument {
        card, left, row, ..
    } = *document;
    if left > MOST_TOKENS || row > MOST_TOKENS || left + row == 0 {
        return Err(format!(
            "{name}: {card} has from 1 to {MOST_TOKENS} tokens, in the pool (`left`) or in the row; \
             a card without tokens is `spent`"
        ));
    }
    let marks = [
        (Mark::Target, document.target),
        (Mark::Pair, document.lit),
        (Mark::Split, document.split),
        (Mark::Good, document.good_roll),
    ];
    let set = marks.into_iter().filter(|(_, set)| *set);
    Ok(Laid {
        card,
        token: document.token.unwrap_or(card.token()),
        left,
        row,
        marks: set.map(|(mark, _)| mark).collect::<IdSet<Mark, u8>>(),
    })
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

    fn removed_faction(&self) -> Read<Option<Faction>> {
        match (self.players, self.removed) {
            (2, None) => Err(
                "removed: with two players one faction is left out; say which (BAT-2.16)".into(),
            ),
            (3.., Some(_)) => {
                Err("removed: a faction is left out with two players only (BAT-2.16)".into())
            }
            (_, removed) => Ok(removed),
        }
    }

    fn set_board(&self, game: &mut Battalia) -> Read {
        game.board.closed = layout(self.players).missing;
        game.board.put(Square::RUINS, Exits::FOUR, false, None);
        for (&square, tile) in &self.board {
            if square == Square::RUINS || game.board.closed.contains(square) {
                return Err(format!("board: no card can lie on {square}"));
            }
            if !game.in_game(tile.terrain) {
                return Err(format!("board: {} is left out", tile.terrain));
            }
            game.board
                .put(square, tile.exits, tile.city, Some(tile.terrain));
            game.set_marker(square, tile.city, tile.owner, tile.level)?;
            if game.board.shape(square).is_none() {
                return Err(format!(
                    "board: there is no card like the one on {square} (BAT-1.5)"
                ));
            }
        }
        for &square in &self.impassable {
            if game.board.built.contains(square) {
                return Err(format!("impassable: a card lies on {square}"));
            }
            game.board.closed |= square.only();
        }
        Ok(())
    }

    fn set_players(&self, game: &mut Battalia) -> Read {
        for (player, document) in game.players.values_mut().iter_mut().zip(&self.seats) {
            document.set(player)?;
        }
        if self.tents.len() > Tents::ROOM {
            return Err(format!(
                "tents: there are {} in the game, with the hammer",
                Tents::ROOM
            ));
        }
        for document in &self.tents {
            let (first, second) = match document.cards[..] {
                [one] => (one, None),
                [one, two] => (one, Some(two)),
                _ => return Err("tents: a tent holds one or two cards (BAT-9.13)".into()),
            };
            let is_tent = matches!(
                document.tent.kind(),
                Kind::Artefact(Artefact::Tent) | Kind::Great(Great::Hammer)
            );
            if !is_tent {
                return Err(format!(
                    "tents: {} is neither a tent nor the hammer (BAT-9.13)",
                    document.tent
                ));
            }
            if let Some(great) = document.cards.iter().find(|card| card.is_great()) {
                return Err(format!("tents: {great} cannot be in one (BAT-10.1)"));
            }
            game.tents.push(Tent {
                owner: document.owner,
                card: document.tent,
                first,
                second,
                fresh: document.fresh,
            });
        }
        Ok(())
    }

    fn set_turn(&self, game: &mut Battalia) -> Read {
        game.spent = BySide::new([
            counted("spent", &self.spent)?,
            counted("defender_spent", &self.defender_spent)?,
        ]);
        game.gained = counted("gained", &self.gained)?;
        if self.laid.len() + self.defender_laid.len() > LaidCards::ROOM {
            return Err("laid: no turn brings that many cards".into());
        }
        for (side, name, list) in [
            (Side::Attacker, "laid", &self.laid),
            (Side::Defender, "defender_laid", &self.defender_laid),
        ] {
            for document in list {
                game.laid.push(side, laid_card(name, document)?);
            }
        }
        game.shown = counted("shown", &self.shown)?;
        game.cohort = Cohort {
            factions: self.cohort,
            count: self.cohort_count,
            shown_to: self.shown_to,
        };
        game.limbo = counted("limbo", &self.limbo)?;
        game.display = self.display;
        game.unseen = self.unseen;
        game.active = self.active;
        game.start_player = self.start_player;
        game.stage = self.phase;
        let days = game.options.weeks() * DAYS_PER_WEEK;
        if !(1..=days).contains(&self.day) {
            return Err(format!("day: from 1 to {days}, not {}", self.day));
        }
        game.day = self.day - 1;
        if let Some(battle) = &self.battle {
            game.battle = Some(battle.read(game)?);
        }
        if let Some(task) = self.task {
            game.check_task(task)?;
            game.task = Some(task);
        }
        Ok(())
    }

    fn set_piles(&self, game: &mut Battalia) -> Read {
        let mut left = cards_in_game(game.removed);
        left.take_all(&cards_outside(game));
        for name in self.piles.keys() {
            let pile = name.parse::<PileId>();
            pile.map_err(|error| format!("piles: {error}"))?;
        }
        for pile in PileId::all() {
            if let Some(document) = self.piles.get(pile.id()) {
                document.set(game, pile)?;
                continue;
            }
            for faction in game.factions() {
                let count = match pile {
                    PileId::Units(rank) => left.count(Card::unit(rank, faction)),
                    PileId::Artefacts(artefact) => left.count(Card::artefact(artefact, faction)),
                    PileId::Terrain(shape) => {
                        let on_board = game.on_board(shape, faction);
                        SHAPES_PER_FACTION[shape.index()].saturating_sub(on_board)
                    }
                };
                game.piles.get_mut(pile).rest[faction] = count;
            }
            let stack = game.piles.get_mut(pile);
            let top = stack.rest.iter().find(|(_, count)| **count > 0);
            stack.top = top.map(|(faction, _)| faction);
            if let Some(top) = stack.top {
                stack.rest[top] -= 1;
            }
        }
        game.piles.supply = self.supply.unwrap_or(left.count(Card::SUPPLY));
        Ok(())
    }
}

impl PileDocument {
    fn set(&self, game: &mut Battalia, pile: PileId) -> Read {
        const MOST: u8 = 24;
        let name = pile.id();
        let stack = game.piles.get_mut(pile);
        stack.top = self.top;
        for (&faction, &count) in &self.rest {
            if count > MOST {
                return Err(format!("piles: {name} has at most {MOST} cards"));
            }
            stack.rest[faction] = count;
        }
        let more = !self.under.is_empty() || stack.rest.iter().any(|(_, &count)| count > 0);
        if self.top.is_none() && more {
            return Err(format!("piles: {name} has cards, but none on top"));
        }
        let titled = matches!(pile, PileId::Units(rank) if rank.index() < 3);
        if self.under.len() > MOST.into() || !titled && !self.under.is_empty() {
            return Err(format!(
                "piles: {name} has cards `under` it; titles put tribesmen, chiefs and priests there only"
            ));
        }
        self.under
            .iter()
            .for_each(|&faction| game.piles.bury(pile, faction));
        Ok(())
    }
}

impl PlayerDocument {
    fn set(&self, player: &mut Player) -> Read {
        player.faction = self.faction;
        player.hand = counted("hand", &self.hand)?;
        player.nation = counted("nation", &self.nation)?;
        player.shelter = counted("shelter", &self.shelter)?;
        player.seen = counted("seen", &self.seen)?;
        counted("known", &self.known)?;
        self.known.iter().for_each(|&card| player.known_more(card));
        let marked = counted("marked", &self.marked)?;
        for card in marked.kinds() {
            let many = card != Card::SUPPLY && marked.count(card) > MOST_ALIKE;
            if many || card.is_great() {
                return Err(format!("marked: {card} cannot be marked that often"));
            }
        }
        self.marked.iter().for_each(|&card| player.marked.add(card));
        if self.ambush.len() > HIDING_PLACES || self.heroes.len() > Hero::COUNT {
            return Err("seats: a player has three hiding places and two heroes (BAT-1.7)".into());
        }
        for hidden in &self.ambush {
            let secrecy = match (hidden.open, hidden.fresh) {
                (false, false) => Secrecy::Secret,
                (true, false) => Secrecy::Open,
                (true, true) => Secrecy::OpenAndFresh,
                (false, true) => {
                    return Err(
                        "ambush: a card that is `fresh` there is `open` as well (BAT-9.8)".into(),
                    );
                }
            };
            player.ambush.push(hidden.card, secrecy);
        }
        for (&hero, &at) in Hero::ALL.iter().zip(&self.heroes) {
            player.heroes[hero] = at;
        }
        player.roamed = self.roamed;
        player.defended = self.defended;
        player.captured = self.captured;
        Ok(())
    }
}

impl BattleDocument {
    fn read(&self, game: &Battalia) -> Read<Battle> {
        let defender = match self.foe {
            Foe::City => Some(
                game.board
                    .owner(self.square)
                    .ok_or_else(|| format!("battle: no player owns a city on {}", self.square))?,
            ),
            Foe::Hero { seat, .. } => Some(seat),
            Foe::Neutral | Foe::Ruins => None,
        };
        if defender.is_some_and(|seat| seat.0 >= game.count || seat == game.active) {
            return Err(
                "battle: the attacked city or hero must be another player's (BAT-12.2)".into(),
            );
        }
        if defender.is_none() && self.stage.side() == Side::Defender {
            return Err("battle: nobody defends a neutral city or the ruins (BAT-13.1)".into());
        }
        Ok(Battle {
            square: self.square,
            foe: self.foe,
            defender,
            heroes: BySide::new([self.attacking, self.defending]),
            stage: self.stage,
        })
    }
}

impl Battalia {
    /// How many terrain cards of a shape and faction lie on the board.
    fn on_board(&self, shape: Shape, faction: Faction) -> u8 {
        let like = |&square: &Square| {
            self.board.shape(square) == Some(shape)
                && self.board.tile(square).terrain == Some(faction)
        };
        self.board.built.iter().filter(like).count() as u8
    }

    fn set_marker(
        &mut self,
        square: Square,
        city: bool,
        owner: Option<Seat>,
        level: Option<u8>,
    ) -> Read {
        if !city && (owner.is_some() || level.is_some()) {
            return Err(format!(
                "board: {square} is a road; only a city (`\"city\": true`) has an owner or a level"
            ));
        }
        match (owner, level) {
            (Some(seat), level) => {
                let level = level.and_then(Level::new).ok_or_else(|| {
                    format!("board: the city of a player on {square} has level 1, 2, 3 or 4")
                })?;
                self.set_city(square, Some((seat, level)));
            }
            (None, Some(level)) if level > self.options.neutral_level() => {
                return Err(format!(
                    "board: a neutral city has at most level {}, not {level} as on {square} (BAT-13.1)",
                    self.options.neutral_level()
                ));
            }
            (None, level) => self.board.mark(square, None, level.and_then(Marker::new)),
        }
        Ok(())
    }

    /// What is under way fits its moment and can be finished.
    fn check_task(&self, task: Task) -> Read {
        let free = matches!(self.stage, Stage::FreeRoad | Stage::FreeCity);
        match task {
            Task::Pay { purpose, needs } => self.check_payment(purpose, &needs),
            Task::Place { shape, level } if shape.is_city() != level.is_some() => {
                Err("task: a city is placed with its level, a road without".into())
            }
            Task::Place { .. } if free => Ok(()),
            Task::Fetch { left } if !(1..=HORN_CARDS).contains(&left) => Err(format!(
                "task: the horn brings 1 to {HORN_CARDS} cards, not {left} (BAT-10.6)"
            )),
            Task::Conceal if self.player(self.actor()).ambush.is_full() => {
                Err("task: no hiding place is free (BAT-5.2)".into())
            }
            Task::Declare { row } => {
                let laid = self.laid.of(self.side()).get(usize::from(row));
                let joker = laid.is_some_and(|laid| laid.row > 0 && laid.token.is_joker());
                match joker && self.battle.is_some() {
                    true => Ok(()),
                    false => Err(format!(
                        "task: no joker lies in the battle row at place {row} of the cards laid"
                    )),
                }
            }
            Task::Place { .. }
            | Task::Take { .. }
            | Task::Station { .. }
            | Task::Conceal
            | Task::Fetch { .. }
                if self.battle.is_some() =>
            {
                Err("task: this is not done in a battle (BAT-12.16)".into())
            }
            Task::Place { .. }
            | Task::Take { .. }
            | Task::Station { .. }
            | Task::Conceal
            | Task::Fetch { .. }
            | Task::Drop { .. } => self.check_acting(),
        }
    }

    fn check_acting(&self) -> Read {
        if self.stage == Stage::Act {
            Ok(())
        } else {
            Err("task: something can be under way in phase \"act\" only".into())
        }
    }

    /// A payment asks for no more than what it is for costs.
    fn check_payment(&self, purpose: Purpose, needs: &Needs) -> Read {
        self.check_acting()?;
        let is_paid_in_battles = matches!(
            purpose,
            Purpose::Amulet { .. }
                | Purpose::Title { .. }
                | Purpose::Scroll { .. }
                | Purpose::Retreat { .. }
        );
        if self.battle.is_some() && !is_paid_in_battles {
            return Err("task: this is not paid in a battle (BAT-12.16)".into());
        }
        let price = match purpose {
            Purpose::Amulet { aim } => self.check_aim(aim, Needs::artefact(Artefact::Amulet))?,
            Purpose::Title { aim, ranks } => {
                let mut price = Needs::artefact(Artefact::Title);
                price.pair = ranks == Rise::Two;
                self.check_aim(aim, price)?
            }
            Purpose::Scroll { aim, .. } => {
                self.check_aim(aim, Needs::artefact(Artefact::Scroll))?
            }
            Purpose::Retreat { square } => {
                let horse = needs.artefact.is_some();
                let price = self.retreat_cost(self.actor(), square, horse);
                price.ok_or("task: the hero cannot retreat there (BAT-12.11)")?
            }
            Purpose::Recruit { rank } => Needs::recruit(rank),
            Purpose::Create { artefact } => Needs::create(artefact),
            Purpose::Build { shape, level } if shape.is_city() != level.is_some() => {
                return Err("task: a city is built with its level, a road without".into());
            }
            Purpose::Build { shape, level } => Needs::building(shape, level),
            Purpose::Upgrade { square } => {
                let next = self.board.level(square).and_then(Level::next);
                let to = next.ok_or("task: the city cannot be raised (BAT-8.3)")?;
                Needs::upgrade(to)
            }
            Purpose::Pitch { tent, .. } => {
                if tent.is_some() == needs.artefact.is_some() {
                    return Err("task: either the tent has been paid or it is needed".into());
                }
                Needs::tent()
            }
            Purpose::Hire { .. } => Needs::hero(),
            Purpose::Walk { .. } => Needs::supply(1),
            Purpose::Ride { .. } => Needs::artefact(Artefact::Horse),
        };
        if needs.is_part_of(&price) {
            Ok(())
        } else {
            Err("task: needs more than the price of what is paid for".into())
        }
    }

    /// The target of an artefact is there.
    fn check_aim(&self, aim: Aim, price: Needs) -> Read<Needs> {
        let row = |at: u8| usize::from(at) < self.laid.of(self.side()).len();
        match aim {
            Aim::Hand(_) => Ok(price),
            Aim::Row(at) if self.battle.is_some() && row(at) => Ok(price),
            Aim::Row(at) => Err(format!("task: no card lies at place {at} of the row")),
            Aim::Itself(_) => Err("task: a scroll that converts itself is not paid for".into()),
        }
    }

    /// Cards that wait beside what is under way.
    pub(crate) fn waiting_cards(&self) -> impl Iterator<Item = Card> + use<> {
        self.task.into_iter().flat_map(Task::waiting)
    }

    /// Counts the decks and finds the great artefacts in them.
    fn count_decks(&mut self) {
        for seat in Seat::all(self.count) {
            let deck = self.deck_of(seat);
            let player = self.player_mut(seat);
            player.deck = deck.total().min(MOST as u32) as u8;
            player.great = deck.great();
        }
    }

    /// All cards of a player (BAT-5.3).
    pub(crate) fn deck_of(&self, seat: Seat) -> Cards {
        let player = self.player(seat);
        let mut deck = player.hand;
        deck.add_all(&player.nation);
        deck.add_all(&player.shelter);
        let ambush = player.ambush.iter();
        ambush.for_each(|hidden| deck.add(hidden.card));
        for (_, tent) in self.tents.of(seat) {
            deck.add(tent.card);
            tent.cards().for_each(|card| deck.add(card));
        }
        let defends = self.battle.is_some_and(|b| b.defender == Some(seat));
        for (side, plays) in [
            (Side::Attacker, seat == self.active),
            (Side::Defender, defends),
        ] {
            if plays {
                deck.add_all(&self.spent[side]);
                let laid = self.laid.of(side).iter();
                laid.for_each(|laid| deck.add(laid.card));
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
