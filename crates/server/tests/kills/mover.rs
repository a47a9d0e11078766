//! Somebody who takes and leaves seats without end.

use std::sync::Arc;

use serde_json::{Value, json};

use super::{Shared, person::Person};

/// Seats that can be taken, after that of the host.
const OPEN: std::ops::RangeInclusive<usize> = 1..=3;

/// Somebody who takes and leaves seats.
pub(super) struct Mover {
    person: Person,
    table: String,
    number: usize,
    /// The seat that was acknowledged last.
    seat: Option<usize>,
}

/// Who sits where at the end, as far as it was acknowledged.
#[derive(Debug)]
pub(super) struct Seated {
    pub(super) table: String,
    pub(super) player: String,
    /// What may be true: one seat or none if everything was answered, otherwise before or after the
    /// request that was not.
    pub(super) may_be: Vec<Option<usize>>,
}

impl Mover {
    pub(super) async fn new(shared: &Arc<Shared>, number: usize) -> Self {
        let host = Person::new(shared, "Cleo").await;
        let seats = json!(["me", "open", "open", "open"]);
        Self {
            table: host.guest.make(seats, "link", false).await,
            person: Person::new(shared, "Dora").await,
            number,
            seat: None,
        }
    }

    /// Moves about until it is told to stop.
    pub(super) async fn run(mut self) -> Seated {
        let mut may_be = vec![None];
        for step in 0_usize.. {
            let (kind, seat, after) = match self.seat {
                None => {
                    let seat = OPEN.start() + step / 2 % OPEN.count();
                    ("sit", seat, Some(seat))
                }
                Some(seat) => ("stand", seat, None),
            };
            let id = format!("seat-{}-{step}", self.number);
            let request = json!({ "t": kind, "table": self.table, "id": id, "seat": seat });
            may_be = vec![self.seat, after];
            let Some(answer) = self.person.insist(&request).await else {
                break;
            };
            assert_eq!(answer["t"], "ack", "{request}: {answer}");
            self.seat = after;
            may_be = vec![after];
            self.person.shared.note(|all| all.seats += 1);
            let Some(shown) = self.person.look(&self.table).await else {
                break;
            };
            assert_eq!(self.found(&shown["info"]), after, "{request}: {shown}");
        }
        Seated {
            player: self.person.guest.id.clone(),
            table: self.table,
            may_be,
        }
    }

    /// Where the table says that this person sits.
    fn found(&self, info: &Value) -> Option<usize> {
        let seats = info["seats"].as_array()?;
        let id = self.person.guest.id.as_str();
        let mine = |seat: &Value| seat.to_string().contains(&format!("\"{id}\""));
        assert!(seats.iter().filter(|seat| mine(seat)).count() <= 1);
        seats.iter().position(mine)
    }
}
