//! From options and chance to the first turn (section 2 of the rules).

use ziggurat_engine::{Chance, Log, OptionsError, Seat};

use crate::{
    board::Spot,
    event::Event,
    options::Options,
    pieces::{Effect, Flower, Material, QUARRY_TILES, Tile},
    quarry::tiles_of,
    state::{Babylon, Phase},
};

impl Babylon {
    /// Deals a game: start player, boards, quarry and tokens, clay, first round (BYL-2.10).
    pub(crate) fn deal(
        options: Options,
        players: u8,
        chance: &mut Chance,
    ) -> Result<Self, OptionsError> {
        if !(2..=4).contains(&players) {
            return Err(OptionsError(format!(
                "Babylon is for 2, 3 or 4 players, not {players} (BYL-3.1)"
            )));
        }
        options.check().map_err(OptionsError)?;
        let mut position = Self::bare(players, options);
        position.start_player = Seat(chance.below(players.into()) as u8); // BYL-2.6
        position.active = position.start_player;
        position.hidden = (1 << QUARRY_TILES) - 1;
        position.to_remove = options.tables.removed(players);
        let pillars = options.tables.switches.start_pillars;
        for seat in Seat::all(players) {
            position.pillars[seat.index()] = pillars; // BYL-2.8
        }
        position.supply.single_pillars = position
            .supply
            .single_pillars
            .saturating_sub(pillars * players);
        if options.pick_boards {
            position.phase = Phase::Picking;
        } else {
            position.hand_out_boards(chance);
            position.open_quarry(chance, &mut ziggurat_engine::Silent);
        }
        Ok(position)
    }

    /// BYL-2.2
    fn hand_out_boards(&mut self, chance: &mut Chance) {
        let mut boards = [Flower::Rose, Flower::Iris, Flower::Lily, Flower::Marigold];
        chance.shuffle(&mut boards);
        for (seat, board) in Seat::all(self.players).zip(boards) {
            self.take_board(seat, board);
        }
    }

    /// A board comes with its start tile (BYL-2.1).
    pub(crate) fn take_board(&mut self, seat: Seat, board: Flower) {
        self.boards[seat.index() & 3] = board as u8;
        self.stored[seat.index() & 3] = Tile::start(board);
    }

    /// Lays the upper layer of the quarry and goes on to the clay removal or the first round.
    pub(crate) fn open_quarry(&mut self, chance: &mut Chance, log: &mut impl Log<Event>) {
        for spot in Spot::all() {
            let clay = self.draw_tile(tiles_of(Material::Clay), chance); // BYL-2.3
            self.quarry[spot.index()] = clay.unwrap_or(Tile::NONE);
        }
        log.barrier();
        log.event(|| Event::QuarryLaid {
            tiles: self.quarry.iter().filter_map(|tile| tile.known()).collect(),
        });
        self.active = self.start_player;
        if self.to_remove > 0 {
            self.phase = Phase::Removing;
        } else {
            self.begin_round(1, chance, log);
        }
    }

    /// Turns up the token of a round (BYL-3.2) and begins its first turn.
    pub(crate) fn begin_round(
        &mut self,
        round: u8,
        chance: &mut Chance,
        log: &mut impl Log<Event>,
    ) {
        self.round = round;
        self.token = Effect::None; // the end token has no effect
        let last = round >= self.rounds();
        if !last {
            // The stack is a random part of all tokens (BYL-2.5).
            let drawn = chance.draw(&mut self.unseen).unwrap_or(0);
            self.token = Effect::ALL[drawn];
            log.barrier();
        }
        log.event(|| Event::RoundBegan {
            round,
            token: self.token,
            last,
            tokens_left: self.rounds().saturating_sub(round + 1),
        });
        self.begin_turn(self.first_of_round(round), log);
    }

    /// Begins a turn: with the dig, or without it if nothing can be dug (BYL-4.9).
    pub(crate) fn begin_turn(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        self.active = seat;
        self.taken = Tile::NONE;
        self.placed = false;
        self.decorated = 0;
        self.wild_used = false;
        let empty = self.quarry_is_empty();
        self.phase = if empty {
            Phase::Building
        } else {
            Phase::Digging
        };
        let round = self.round;
        log.event(|| Event::TurnBegan {
            seat,
            round,
            dig: !empty,
        });
    }
}
