//! Letting bots think, and playing matches again.

use serde::Deserialize;
use serde_json::{Value, json};
use ziggurat_bots::{Bot, Budget, Clock, Level, Sight, SystemClock, Untimed};
use ziggurat_engine::Chance;
use ziggurat_shelf::{GameId, Title, Visitor, with};
use ziggurat_table::{
    GameFile, LogError, LogFault, Millis, Name, Origin, Refusal, Replay, SeatSetup, Setup, Table,
};

use super::{Given, shelf::check_seats, verbs};
use crate::protocol::{
    fault::Fault,
    fields::{Drawn, Seed, budget_of, level_of, options_of, position_of, seat_at},
    plain,
    request::Call,
};

/// `best`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Best {
    game: String,
    position: Value,
    seat: u8,
    bot: String,
    ms: Option<u32>,
    iterations: Option<u32>,
    seed: Option<Seed>,
}

impl Visitor for Best {
    type Out = Given;

    fn visit<G: Title>(self) -> Given {
        let position: G = position_of(self.position)?;
        let seat = seat_at(&position, self.seat)?;
        let level = level_of(&self.bot)?;
        let budget = budget_of(level, self.ms, self.iterations)?;
        let bot = match budget {
            Some(budget) => Bot::new(level).with_budget(budget),
            None => Bot::new(level),
        };
        if !position.waiting().includes(seat) {
            let message = format!("the game does not wait for seat {seat}");
            return Err(Fault::new("not_waiting", message));
        }
        let seed = Drawn::new(self.seed);
        let clock = SystemClock::new();
        let clock: &dyn Clock = match budget {
            Some(Budget::Millis(_) | Budget::Within { .. }) => &clock,
            Some(Budget::Iterations(_)) | None => &Untimed,
        };
        let choice = bot.choose(&Sight::of(&position, seat), seed.seed, clock);
        let answer = match choice? {
            Some(choice) => json!({
                "action": choice.action,
                "value": choice.values,
                "iterations": choice.iterations,
            }),
            None => {
                let mut value = vec![0.0; usize::from(position.seats())];
                position.value(&mut value);
                json!({"action": null, "value": value, "iterations": 0})
            }
        };
        Ok(seed.tell(answer))
    }
}

/// `play`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Play {
    game: String,
    seats: u8,
    #[serde(default)]
    options: Value,
    seed: Option<Seed>,
    bots: Vec<String>,
}

impl Play {
    fn levels(&self) -> Result<Vec<Level>, Fault> {
        if self.bots.len() != usize::from(self.seats) {
            return Err(Fault::request(format!(
                "`bots` has {} names for {} seats; it needs one for each seat",
                self.bots.len(),
                self.seats
            )));
        }
        self.bots.iter().map(|name| level_of(name)).collect()
    }
}

impl Visitor for Play {
    type Out = Given;

    fn visit<G: Title>(self) -> Given {
        check_seats::<G>(self.seats.into())?;
        let levels = self.levels()?;
        let options = options_of::<G>(self.options)?;
        let seed = Drawn::new(self.seed);
        let mut table = Table::<G>::open(Setup {
            options,
            seats: levels
                .iter()
                .map(|&level| SeatSetup::bot(Name::mend(level.name()), level))
                .collect(),
            origin: Origin::drawn(seed.seed, salt(seed.seed)),
        })?;
        play_on(&mut table).map_err(|error| Fault::new("stuck", error.to_string()))?;
        let outcome = table.outcome();
        Ok(seed.tell(json!({"log": table.save(), "outcome": outcome})))
    }
}

/// The salt follows from the seed: there is nobody to keep a secret from, and the same request must
/// give the same answer.
fn salt(seed: u64) -> [u8; 32] {
    let mut chance = Chance::stream(seed, u64::MAX);
    let mut salt = [0; 32];
    for bytes in salt.chunks_exact_mut(8) {
        bytes.copy_from_slice(&chance.seed().to_le_bytes());
    }
    salt
}

/// How many iterations the hard bots of `play` have for a decision: about what they get done in their
/// time on one core. The others are bound by iterations anyway.
const HARD: u32 = 10_000;

fn budget(level: Level) -> Option<Budget> {
    (level == Level::Hard).then_some(Budget::Iterations(HARD))
}

fn play_on<G: Title>(table: &mut Table<G>) -> Result<(), Refusal> {
    while let Some(task) = table.bot_task() {
        let (version, seat) = (task.version(), task.seat());
        match task.run(budget(task.level()), &Untimed) {
            Some(action) => {
                table.bot_done(version, seat, action, Millis(0))?;
            }
            None => table.bot_passes(version, seat)?,
        }
    }
    Ok(())
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ReplayFields {
    log: Value,
}

/// `replay`.
pub(super) fn replay(call: Call) -> Given {
    let ReplayFields { log } = call.fields()?;
    let file: GameFile = plain::read("log", log).map_err(before_the_log)?;
    let game: GameId = file.game.parse().map_err(before_the_log)?;
    with(game, Again(&file))
}

#[expect(clippy::needless_pass_by_value, reason = "made for `map_err`")]
fn before_the_log(error: impl ToString) -> LogError {
    LogError {
        step: 0,
        reason: LogFault::Malformed(error.to_string()),
    }
}

struct Again<'a>(&'a GameFile);

impl Visitor for Again<'_> {
    type Out = Given;

    fn visit<G: Title>(self) -> Given {
        let replay = Replay::<G>::of_part(self.0)?;
        let steps = 0..=replay.steps();
        let positions: Vec<_> = steps.filter_map(|step| replay.hash_at(step)).collect();
        let position = replay.position_at(replay.steps());
        Ok(json!({"positions": positions, "position": position}))
    }
}

verbs!(Best, Play);
