//! From options and chance to the first position, and the beginning of an age.

use arrayvec::ArrayVec;
use ziggurat_engine::{Chance, InOrder, Log, OptionsError, Silent};

use crate::{
    around::{CityId, CitySet, MAX_CITIES},
    cards::{
        BLACK_CARDS, Board, Card, CardFacts, LEADERS_COINS, Module, PROJECT_TOKENS, Project,
        START_COINS, Wonder,
    },
    event::Event,
    options::{Need, Options, Sides},
    pieces::{Colour, Side},
    state::{Hand, Phase, SevenWonders},
    time::{Age, Turn},
};

/// How many projects each age has (SWP-1.1).
const PROJECTS_OF_AGE: usize = Project::COUNT / Age::ALL.len();

/// The most cards of an age: eight for everybody.
const MAX_DECK: usize = MAX_CITIES * 8;

/// The cards of an age.
type Deck = ArrayVec<Card, MAX_DECK>;

impl SevenWonders {
    /// Deals a game (section SWB-2).
    pub(crate) fn deal(
        options: Options,
        players: u8,
        chance: &mut Chance,
    ) -> Result<Self, OptionsError> {
        if !(2..=8).contains(&players) {
            return Err(OptionsError(format!(
                "7 Wonders is for 2 to 8 players, not {players}"
            )));
        }
        let options = options.for_seats(players);
        match options.lacks(players) {
            Some(Need::CitiesForTeams) => {
                return Err(OptionsError("team play needs Cities".into()));
            }
            Some(Need::PairsForTeams) => {
                return Err(OptionsError("team play needs 4, 6 or 8 players".into()));
            }
            None => {}
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

    pub(crate) fn all_players(&self) -> CitySet {
        self.own_cities().collect()
    }

    /// SWB-2.4 to SWB-2.6
    fn deal_boards(&mut self, chance: &mut Chance) {
        let all = Wonder::ALL.iter().copied();
        let mut pool: ArrayVec<Wonder, { Wonder::ALL.len() }> =
            all.filter(|wonder| self.has_wonder(*wonder)).collect();
        chance.shuffle(&mut pool);
        if self.players == 2 && pool[2].facts().leaders {
            // The Free City has no leaders (SWL-11.3).
            let other = pool[3..].iter().position(|wonder| !wonder.facts().leaders);
            pool.swap(2, 3 + other.unwrap_or(0));
        }
        for (city, &wonder) in self.all_cities().zip(&pool) {
            let side = if self.is_free_city(city) {
                Side::A // SWB-15.1
            } else {
                match self.options.sides {
                    Sides::Random => Side::ALL[chance.index(Side::COUNT)],
                    Sides::A | Sides::Chosen => Side::A,
                    Sides::B => Side::B,
                }
            };
            let board = Board { wonder, side };
            self.city[city].set_board(board);
            self.city[city].coins = self.start_coins(city) + u16::from(board.facts().coins);
        }
    }

    /// Whether a Wonder is among those that are dealt (SWB-2.5, SWL-1.5, SWC-1.5).
    pub(crate) fn has_wonder(&self, wonder: Wonder) -> bool {
        let (facts, options) = (wonder.facts(), &self.options);
        (options.wonder_pack || !facts.wonder_pack)
            && (options.leaders || !facts.leaders)
            && (options.cities || !facts.cities)
            && (options.byzantium_always || self.players >= facts.players)
    }

    /// SWB-2.6, SWL-1.1, SWL-11.2
    fn start_coins(&self, city: CityId) -> u16 {
        let leaders = self.options.leaders && !self.is_free_city(city);
        u16::from(if leaders { LEADERS_COINS } else { START_COINS })
    }

    /// What follows when the boards have been dealt: leaders, tiles or the first age (SWB-16.2).
    pub(crate) fn begin(&mut self, chance: &mut Chance, log: &mut impl Log<Event>) {
        if self.options.leaders {
            self.begin_leader_draft(chance);
        } else if self.options.babel_tower {
            self.begin_draft(chance);
        } else {
            self.begin_age(Age::I, chance, log);
        }
    }

    /// A recruitment phase comes before everything else of an age (SWL-3.1).
    pub(crate) fn begin_age(&mut self, age: Age, chance: &mut Chance, log: &mut impl Log<Event>) {
        self.age = age;
        for city in self.all_cities() {
            self.city[city].set_free_built(false);
            self.city[city].set_black_built(false);
            self.city[city].set_bank_gained(false);
        }
        if self.options.leaders {
            self.begin_recruitment(chance, log);
        } else {
            self.begin_cards(chance, log);
        }
    }

    /// The project is turned up, then the cards are dealt (SWB-3.1, SWP-1.1).
    pub(crate) fn begin_cards(&mut self, chance: &mut Chance, log: &mut impl Log<Event>) {
        let age = self.age;
        self.turn = Turn::FIRST;
        if self.options.great_projects {
            let of_age = age.index() * PROJECTS_OF_AGE;
            self.project = Some(Project::ALL[of_age + chance.index(PROJECTS_OF_AGE)]);
            self.project_tokens = PROJECT_TOKENS[usize::from(self.players) - 2];
        }
        self.deal_hands(chance);
        log.event(|| Event::AgeBegan {
            age,
            project: self.project,
        });
        self.begin_turn(chance, log);
    }

    /// SWB-2.1 to SWB-2.3, SWB-15.2
    fn deal_hands(&mut self, chance: &mut Chance) {
        let mut deck = self.deck(chance);
        chance.shuffle(&mut deck);
        let size = usize::from(self.hand_size());
        for (city, cards) in self.all_cities().zip(deck.chunks_mut(size)) {
            cards.put_in_order();
            match self.is_free_city(city) {
                true => self.laid.set_pile(cards.iter().copied()),
                false => self.city[city].hand = Hand::sorted(cards),
            }
        }
    }

    /// The cards of the age; guilds and black cards are drawn at random.
    fn deck(&self, chance: &mut Chance) -> Deck {
        let mut deck = Deck::new();
        let mut guilds: ArrayVec<Card, 20> = ArrayVec::new();
        let mut black: ArrayVec<Card, 9> = ArrayVec::new();
        for card in Card::of_age(self.age) {
            let facts = card.facts();
            if !self.has_card(facts) {
                continue;
            }
            if facts.guild {
                guilds.push(card);
            } else if facts.colour == Colour::Black {
                black.push(card);
            }
            let copies = card.copies(self.cities()); // SWC-1.3
            deck.extend(std::iter::repeat_n(card, copies.into()));
        }
        for (pool, drawn) in [
            (&mut guilds[..], self.guilds_in_game()),
            (&mut black[..], self.black_in_age()),
        ] {
            if pool.is_empty() {
                continue;
            }
            chance.shuffle(pool);
            deck.extend(pool.iter().take(drawn).copied());
        }
        deck
    }

    /// Whether a card can be in the game with these modules (SWL-1.3, SWL-1.4, SWC-1.4).
    pub(crate) fn has_card(&self, facts: &CardFacts) -> bool {
        match facts.module {
            Module::Base => true,
            Module::Leaders => self.options.leaders,
            Module::Open => self.options.leaders || self.options.leader_guilds,
            Module::Cities => self.options.cities,
        }
    }

    /// SWB-2.2, SWC-1.3
    pub(crate) fn guilds_in_game(&self) -> usize {
        self.cities().min(7) + 2
    }

    /// How many black cards an age has (SWC-1.1, SWC-1.3).
    pub(crate) fn black_in_age(&self) -> usize {
        match self.options.cities {
            true => BLACK_CARDS[usize::from(self.players.clamp(2, 8)) - 2].into(),
            false => 0,
        }
    }

    /// Everybody is asked for a card; with two players the controller draws first (SWB-15.4).
    pub(crate) fn begin_turn(&mut self, chance: &mut Chance, log: &mut impl Log<Event>) {
        self.phase = Phase::Turn;
        self.asked = self.all_cities().collect();
        self.tokens_before = self.project_tokens;
        if self.players == 2 {
            self.draw_for_free_city(chance);
        }
        log.event(|| Event::TurnBegan {
            age: self.age,
            turn: self.turn.begun(),
        });
    }

    fn draw_for_free_city(&mut self, chance: &mut Chance) {
        let at = chance.index(self.pile_size());
        if let Some(card) = self.laid.take_from_pile(at) {
            let controller = self.controller();
            self.city[controller].hand.give(card);
            self.laid.draw(self.turn_index(), Some(card));
        }
    }

    /// The place of this turn among all turns of the game.
    pub(crate) fn turn_index(&self) -> usize {
        self.age.index() * usize::from(self.turns()) + usize::from(self.turn.over())
    }

    /// Two players: how many cards the Free City's pile has.
    pub(crate) fn pile_size(&self) -> usize {
        self.laid.pile_cards().count()
    }
}
