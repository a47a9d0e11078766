//! What was carried out, so that it is answered again and has no second effect.

use std::collections::{HashMap, VecDeque};

use ziggurat_protocol::{ClientId, PlayerId};
use ziggurat_store::{REQUESTS, StoredTable};

/// What was carried out at a table.
#[derive(Debug, Default)]
pub(super) struct Answers {
    /// Commands, and the version of the match that each led to. The log of the match holds them all.
    commands: HashMap<(PlayerId, ClientId), u64>,
    /// The latest other requests of each player, the oldest first.
    requests: HashMap<PlayerId, VecDeque<ClientId>>,
}

impl Answers {
    /// What was kept.
    pub(super) fn new(stored: &StoredTable, requests: Vec<(PlayerId, ClientId)>) -> Self {
        let mut answers = Self::default();
        for event in &stored.events {
            if let Some(by) = event.by.clone() {
                answers.command(by, event.version);
            }
        }
        for by in requests {
            answers.request(by);
        }
        answers
    }

    /// A command was carried out.
    pub(super) fn command(&mut self, by: (PlayerId, ClientId), version: u64) {
        self.commands.insert(by, version);
    }

    /// Another request was carried out.
    pub(super) fn request(&mut self, (player, id): (PlayerId, ClientId)) {
        let latest = self.requests.entry(player).or_default();
        latest.push_back(id);
        if latest.len() > REQUESTS as usize {
            latest.pop_front();
        }
    }

    /// The answer to what was carried out already: the version of the match after a command.
    pub(super) fn known(&self, by: &(PlayerId, ClientId)) -> Option<Option<u64>> {
        if let Some(&version) = self.commands.get(by) {
            return Some(Some(version));
        }
        let latest = self.requests.get(&by.0)?;
        latest.contains(&by.1).then_some(None)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random;

    #[test]
    fn the_latest_requests_of_each_player_are_known() {
        let [anna, bert] = [random::player_id(), random::player_id()];
        let mut answers = Answers::default();
        let id = |number: u32| -> ClientId { number.to_string().parse().unwrap() };
        answers.request((bert, id(0)));
        for number in 0..=REQUESTS {
            answers.request((anna, id(number)));
        }
        answers.command((anna, id(1_000)), 7);
        assert_eq!(answers.known(&(anna, id(0))), None);
        assert_eq!(answers.known(&(anna, id(1))), Some(None));
        assert_eq!(answers.known(&(bert, id(0))), Some(None));
        assert_eq!(answers.known(&(bert, id(1))), None);
        assert_eq!(answers.known(&(anna, id(1_000))), Some(Some(7)));
    }
}
