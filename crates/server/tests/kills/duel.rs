//! Two players who move and talk, match after match.

use std::sync::Arc;

use serde_json::{Value, json};

use super::{
    Line, Move, Shared,
    person::{Broken, Person, find},
};
use crate::support::Dice;

/// After how many moves something is said.
const TALK: usize = 4;

/// Two players who never give up.
pub(super) struct Duel {
    people: [Person; 2],
    dice: Dice,
    number: usize,
    sent: usize,
    /// What was sent and not answered yet, and by whom.
    pending: Option<(usize, Value)>,
}

impl Duel {
    /// Sits down and starts; the table.
    pub(super) async fn new(shared: &Arc<Shared>, number: usize) -> (Self, String) {
        let people = [
            Person::new(shared, "Anna").await,
            Person::new(shared, "Bert").await,
        ];
        let seats = json!(["me", "open"]);
        let table = people[0].guest.make(seats, "link", false).await;
        let mut socket = people[1].guest.connect().await;
        let sit = json!({ "t": "sit", "table": table, "seat": 1 });
        socket.done(sit).await;
        let mut socket = people[0].guest.connect().await;
        socket.done(json!({ "t": "start", "table": table })).await;
        let duel = Self {
            people,
            dice: Dice(number as u64 + 1),
            number,
            sent: 0,
            pending: None,
        };
        (duel, table)
    }

    /// Plays until it is told to stop; all tables it was at.
    pub(super) async fn run(mut self, mut table: String) -> Vec<String> {
        let mut tables = vec![table.clone()];
        while self.people[0].shared.goes_on() {
            if let Some((seat, request)) = self.pending.take() {
                let Some(answer) = self.people[seat].insist(&request).await else {
                    break;
                };
                self.note(seat, &request, &answer);
            }
            if self.play(&table).await.is_ok() {
                let Some(next) = self.again(&table).await else {
                    break;
                };
                table = next;
                tables.push(table.clone());
            }
        }
        tables
    }

    /// Plays until the server is gone, or the match is over.
    async fn play(&mut self, table: &str) -> Result<(), Broken> {
        let mut sockets = [
            self.people[0].connect().await?,
            self.people[1].connect().await?,
        ];
        let mut now = [Value::Null, Value::Null];
        for (socket, now) in sockets.iter_mut().zip(&mut now) {
            socket.send(&json!({ "t": "watch", "table": table })).await;
            *now = find(socket, |m| m["t"] == "table").await?["snapshot"].clone();
        }
        while now[0]["outcome"].is_null() {
            let seat = now[0]["waiting"]["must"][0].as_u64().ok_or(Broken)? as usize;
            let action = self.dice.pick(&now[seat]["legal"]).ok_or(Broken)?;
            let version = now[seat]["version"].as_u64().ok_or(Broken)?;
            let id = self.next_id();
            let command = json!({ "t": "command", "table": table, "id": id, "seat": seat,
                "version": version, "do": { "act": { "action": action } } });
            self.pending = Some((seat, command.clone()));
            sockets[seat].send(&command).await;
            for (socket, now) in sockets.iter_mut().zip(&mut now) {
                *now = find(socket, |m| m["t"] == "update").await?["message"].clone();
                assert_eq!(
                    now["version"],
                    version + 1,
                    "a version is missing or doubled"
                );
            }
            let answer = find(&mut sockets[seat], |m| m["id"] == id.as_str()).await?;
            self.note(seat, &command, &answer);
            self.pending = None;
            if self.sent.is_multiple_of(TALK) {
                let id = self.next_id();
                let words = format!("Line {id}");
                let line = json!({ "t": "chat", "table": table, "id": id, "text": words });
                self.pending = Some((seat, line.clone()));
                sockets[seat].send(&line).await;
                let answer = find(&mut sockets[seat], |m| m["id"] == id.as_str()).await?;
                self.note(seat, &line, &answer);
                self.pending = None;
            }
        }
        Ok(())
    }

    fn next_id(&mut self) -> String {
        self.sent += 1;
        format!("{}-{}", self.number, self.sent)
    }

    fn note(&self, seat: usize, request: &Value, answer: &Value) {
        let text = |name: &str| request[name].as_str().unwrap().to_owned();
        let person = &self.people[seat];
        if request["t"] == "chat" {
            assert_eq!(answer["t"], "ack", "{answer}");
            let line = Line {
                table: text("table"),
                words: text("text"),
            };
            return person.shared.note(|all| all.lines.push(line));
        }
        if answer["t"] != "ack" {
            // A command that never arrived may be stale when it is sent again.
            return assert_eq!(answer["code"], "stale", "{answer}");
        }
        let moved = Move {
            table: text("table"),
            player: person.guest.id.clone(),
            id: text("id"),
            version: answer["version"].as_u64().unwrap(),
        };
        person.shared.note(|all| all.moves.push(moved));
    }

    /// Another match; its table.
    async fn again(&mut self, table: &str) -> Option<String> {
        let id = format!("again-{}", self.next_id());
        let rematch = json!({ "t": "rematch", "table": table, "id": id });
        for person in &self.people {
            person.insist(&rematch).await?;
        }
        let shown = self.people[0].look(table).await?;
        shown["info"]["next"].as_str().map(str::to_owned)
    }
}
