//! What is said at a table.

use std::collections::{HashMap, VecDeque};

use ziggurat_protocol::{ChatLine, ChatText, ClientId, Me, PlayerId};

use crate::clock;

/// How many lines a table keeps in memory and shows to whoever comes.
pub(super) const LINES: usize = 100;

/// The latest lines of chat.
#[derive(Debug, Default)]
pub(super) struct Talk {
    lines: VecDeque<ChatLine>,
    last: u64,
    said: HashMap<(PlayerId, ClientId), u64>,
}

impl Talk {
    pub(super) fn new(lines: Vec<(ClientId, ChatLine)>) -> Self {
        let mut talk = Self::default();
        for (id, line) in lines {
            talk.add(id, line);
        }
        talk
    }

    /// Whether this line has been said already.
    pub(super) fn knows(&self, player: PlayerId, id: &ClientId) -> bool {
        self.said.contains_key(&(player, id.clone()))
    }

    /// The next line, not yet added.
    pub(super) fn next(&self, me: &Me, text: &ChatText) -> ChatLine {
        ChatLine {
            number: self.last + 1,
            player: me.id,
            name: me.name.as_str().to_owned(),
            text: text.as_str().to_owned(),
            at: clock::now(),
        }
    }

    pub(super) fn add(&mut self, id: ClientId, line: ChatLine) {
        self.last = line.number;
        self.said.insert((line.player, id), line.number);
        self.lines.push_back(line);
        if self.lines.len() > LINES {
            self.lines.pop_front();
            let oldest = self.last.saturating_sub(LINES as u64);
            self.said.retain(|_, number| *number > oldest);
        }
    }

    /// The lines after this number.
    pub(super) fn since(&self, number: u64) -> Vec<ChatLine> {
        let new = self.lines.iter().filter(|line| line.number > number);
        new.cloned().collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random;

    #[test]
    fn the_latest_lines_are_kept() {
        let me = Me {
            id: random::player_id(),
            name: "Anna".parse().unwrap(),
        };
        let mut talk = Talk::default();
        for number in 1..=150 {
            let line = talk.next(&me, &"Hi".parse().unwrap());
            assert_eq!(line.number, number);
            talk.add(number.to_string().parse().unwrap(), line);
        }
        assert_eq!(talk.since(0).len(), LINES);
        assert_eq!(talk.since(148).len(), 2);
        assert!(talk.knows(me.id, &"150".parse().unwrap()));
        assert!(!talk.knows(me.id, &"50".parse().unwrap()));
        assert_eq!(talk.said.len(), LINES);
    }
}
