//! From options and chance to the first position, and the beginning of an age.

use arrayvec::ArrayVec;
use ziggurat_engine::{Chance, Log, OptionsError, Silent};

use crate::{
    cards::{
        Board, CARDS, Card, HAND_SIZE, IN_WONDER_PACK, PROJECT_TOKENS, Project, START_COINS, Wonder,
    },
    event::Event,
    ids::Side,
    options::{Options, Sides},
    state::{HAND_ROOM, MAX_CITIES, NO_CARD, Phase, SevenWonders},
};

/// The most cards of an age: seven for everybody.
const MAX_DECK: usize = MAX_CITIES * HAND_SIZE as usize;

impl SevenWonders {
    /// Deals a game (section SWB-2).
    pub(crate) fn deal(
        options: Options,
        players: u8,
        chance: &mut Chance,
    ) -> Result<Self, OptionsError> {
        if !(2..=7).contains(&players) {
            return Err(OptionsError(format!(
                "7 Wonders is for 2 to 7 players, not {players}"
            )));
        }
        let mut position = Self::bare(players, options);
        position.deal_boards(chance);
        position.refresh_all();
        if options.sides == Sides::Chosen {
            position.phase = Phase::Sides;
            position.asked = position.all_players();
        } else {
            position.begin(chance, &mut Silent);
        }
        Ok(position)
    }

    pub(crate) fn all_players(&self) -> u8 {
        ((1u16 << self.players) - 1) as u8
    }

    /// SWB-2.4 to SWB-2.6
    fn deal_boards(&mut self, chance: &mut Chance) {
        let mut pool: ArrayVec<Wonder, { Wonder::ALL.len() }> = ArrayVec::new();
        for (&wonder, &pack) in Wonder::ALL.iter().zip(&IN_WONDER_PACK) {
            if self.options.wonder_pack || !pack {
                pool.push(wonder);
            }
        }
        chance.shuffle(&mut pool);
        for (city, &wonder) in pool.iter().enumerate().take(self.cities()) {
            let side = match self.options.sides {
                _ if self.is_free_city(city) => Side::A, // SWB-15.1
                Sides::Random => Side::from_bit(chance.below(2) as u8),
                Sides::A | Sides::Chosen => Side::A,
                Sides::B => Side::B,
            };
            let board = Board { wonder, side };
            self.city[city].set_board(board);
            self.city[city].coins = u16::from(START_COINS + board.facts().coins);
        }
    }

    /// What follows when the boards lie on the table: the tile draft or the first age (SWB-16.2).
    pub(crate) fn begin(&mut self, chance: &mut Chance, log: &mut impl Log<Event>) {
        if self.options.babel_tower {
            self.begin_draft(chance);
        } else {
            self.begin_age(1, chance, log);
        }
    }

    /// The project is laid open, then the cards are dealt (SWB-3.1, SWP-1.1).
    pub(crate) fn begin_age(&mut self, age: u8, chance: &mut Chance, log: &mut impl Log<Event>) {
        self.age = age;
        self.turn = 1;
        if self.options.great_projects {
            let of_age = usize::from(age - 1) * 5;
            self.set_project(Some(Project::ALL[of_age + chance.index(5)]));
            self.project_tokens = PROJECT_TOKENS[usize::from(self.players) - 2];
        }
        for city in 0..self.cities() {
            self.city[city].set_free_built(false);
        }
        self.deal_hands(chance);
        log.event(|| Event::AgeBegan {
            age,
            project: self.current_project(),
        });
        self.begin_turn(chance, log);
    }

    /// SWB-2.1 to SWB-2.3, SWB-15.2
    fn deal_hands(&mut self, chance: &mut Chance) {
        let mut deck = [NO_CARD; MAX_DECK];
        let count = self.deck(&mut deck, chance);
        chance.shuffle(&mut deck[..count]);
        let size = usize::from(HAND_SIZE);
        let players = usize::from(self.players);
        for (city, cards) in deck[..count].chunks(size).enumerate() {
            let mut hand = [NO_CARD; HAND_ROOM];
            hand[..size].copy_from_slice(cards);
            hand.sort_unstable();
            if city < players {
                self.city[city].hand = hand;
            } else {
                self.pile.copy_from_slice(&hand[..size]);
            }
        }
    }

    /// The cards of the age; guilds are drawn at random.
    fn deck(&self, deck: &mut [u8; MAX_DECK], chance: &mut Chance) -> usize {
        let cities = self.cities();
        let mut count = 0;
        let mut guilds = [0; 10];
        let mut guild_count = 0;
        for (card, facts) in CARDS
            .iter()
            .enumerate()
            .filter(|(_, facts)| facts.age == self.age)
        {
            if facts.guild {
                guilds[guild_count] = card as u8;
                guild_count += 1;
            }
            let copies = usize::from(facts.copies[cities - 3]);
            deck[count..count + copies].fill(card as u8);
            count += copies;
        }
        if guild_count > 0 {
            let drawn = Self::guilds_in_game(cities).min(guild_count);
            chance.shuffle(&mut guilds[..guild_count]);
            deck[count..count + drawn].copy_from_slice(&guilds[..drawn]);
            count += drawn;
        }
        count
    }

    /// SWB-2.2
    pub(crate) fn guilds_in_game(cities: usize) -> usize {
        cities + 2
    }

    /// Everybody is asked for a card; with two players the controller draws first (SWB-15.4).
    pub(crate) fn begin_turn(&mut self, chance: &mut Chance, log: &mut impl Log<Event>) {
        self.phase = Phase::Turn;
        self.asked = ((1u16 << self.cities()) - 1) as u8;
        self.tokens_before = self.project_tokens;
        if self.players == 2 {
            self.draw_for_free_city(chance);
        }
        log.event(|| Event::TurnBegan {
            age: self.age,
            turn: self.turn,
        });
    }

    fn draw_for_free_city(&mut self, chance: &mut Chance) {
        let at = chance.index(self.pile_size());
        if let Some(card) = Card::from_index(self.pile[at].into()) {
            self.pile[at..].rotate_left(1);
            self.pile[usize::from(HAND_SIZE) - 1] = NO_CARD;
            let controller = Self::controller_at(self.age, self.turn);
            self.city[controller.index()].give(card);
            let turn = self.turn_index();
            self.drawn[turn] = card as u8;
        }
    }

    /// The place of this turn among all turns of the game.
    pub(crate) fn turn_index(&self) -> usize {
        usize::from(self.age - 1) * usize::from(crate::cards::TURNS) + usize::from(self.turn - 1)
    }

    /// Two players: how many cards the Free City's pile has.
    pub(crate) fn pile_size(&self) -> usize {
        self.pile.iter().filter(|&&card| card != NO_CARD).count()
    }
}
