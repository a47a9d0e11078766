//! What is said at a table.

use std::collections::{HashMap, VecDeque};

use ziggurat_protocol::{ChatLine, ChatText, ClientId, Me, Name, PlayerId};

use super::access::{Circle, Eyes};
use crate::clock;

/// How many lines for the same people a table keeps in memory and shows to a newcomer.
pub(super) const LINES: u32 = 100;

/// The numbers of the last lines that a client has: among those for everybody, and among those of
/// partners.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Heard {
    all: u64,
    partners: u64,
}

impl Heard {
    pub(super) fn new(all: Option<u64>, partners: Option<u64>) -> Self {
        Self {
            all: all.unwrap_or(0),
            partners: partners.unwrap_or(0),
        }
    }

    fn of(self, circle: Circle) -> u64 {
        match circle.seats() {
            None => self.all,
            Some(_) => self.partners,
        }
    }
}

/// What is said to the same people. Each channel counts for itself: a gap in the numbers of another
/// would give away that something was said.
#[derive(Debug, Default)]
struct Channel {
    /// Each with its place among all lines of the table.
    lines: VecDeque<(u64, ChatLine)>,
    last: u64,
}

/// The latest lines of chat.
#[derive(Debug, Default)]
pub(super) struct Talk {
    /// How many lines there have been, for anybody. The clock does not give their order: two can have
    /// the same time, and clocks are put back.
    count: u64,
    channels: HashMap<Circle, Channel>,
    said: HashMap<(PlayerId, ClientId), (Circle, u64)>,
}

impl Talk {
    /// From lines in the order in which they were said.
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
    pub(super) fn next(&self, circle: Circle, me: &Me, text: &ChatText) -> ChatLine {
        let last = self.channels.get(&circle).map_or(0, |it| it.last);
        ChatLine {
            number: last + 1,
            player: me.id,
            name: me.name.as_str().to_owned(),
            text: text.as_str().to_owned(),
            at: clock::now(),
            partners: circle.seats(),
        }
    }

    pub(super) fn add(&mut self, id: ClientId, line: ChatLine) {
        let circle = Circle::of_line(&line);
        let channel = self.channels.entry(circle).or_default();
        channel.last = line.number;
        self.said.insert((line.player, id), (circle, line.number));
        self.count += 1;
        channel.lines.push_back((self.count, line));
        if channel.lines.len() > LINES as usize {
            channel.lines.pop_front();
            let oldest = channel.last.saturating_sub(LINES.into());
            self.said
                .retain(|_, (other, number)| *other != circle || *number > oldest);
        }
    }

    /// Somebody who said something is called differently.
    pub(super) fn rename(&mut self, player: PlayerId, name: &Name) {
        let lines = self.channels.values_mut().flat_map(|it| &mut it.lines);
        for (_, line) in lines.filter(|(_, line)| line.player == player) {
            line.name = name.as_str().to_owned();
        }
    }

    /// The lines that are for these eyes and that were not heard yet, the oldest first.
    pub(super) fn since(&self, heard: Heard, eyes: Eyes) -> Vec<ChatLine> {
        let channels = self.channels.iter();
        let mut lines: Vec<(u64, ChatLine)> = channels
            .filter(|(circle, _)| circle.hears(eyes))
            .flat_map(|(&circle, channel)| {
                let new = move |(_, line): &&(u64, ChatLine)| line.number > heard.of(circle);
                channel.lines.iter().filter(new).cloned()
            })
            .collect();
        lines.sort_by_key(|&(place, _)| place);
        lines.into_iter().map(|(_, line)| line).collect()
    }
}

#[cfg(test)]
mod tests {
    use ziggurat_engine::{Seat, SeatSet};
    use ziggurat_protocol::{SeatPlan, http::NewTable};
    use ziggurat_shelf::Edition;

    use super::*;
    use crate::{
        random,
        tables::{Meta, access::OwnSeat},
    };

    fn me() -> Me {
        Me {
            id: random::player_id(),
            name: "Anna".parse().unwrap(),
        }
    }

    /// A table at which Anna has the first seat.
    fn table(anna: &Me) -> Meta {
        let wish = NewTable {
            game: "seven_wonders".into(),
            options: None,
            seats: vec![SeatPlan::Me, SeatPlan::Open, SeatPlan::Open],
            visibility: ziggurat_protocol::Visibility::Link,
            start: false,
            pledge: None,
        };
        Meta::new(anna, wish, &Edition::default()).unwrap()
    }

    /// Anna and whoever has the second seat.
    fn pair(meta: &Meta, anna: &Me) -> Circle {
        let own = OwnSeat::of(meta, anna.id, Seat(0)).unwrap();
        Circle::of(own, SeatSet::only(Seat(1))).unwrap()
    }

    fn say(talk: &mut Talk, circle: Circle, me: &Me, count: u64) {
        for _ in 0..count {
            let line = talk.next(circle, me, &"Hi".parse().unwrap());
            let id = format!("{:?}-{}", line.partners.is_some(), line.number);
            talk.add(id.parse().unwrap(), line);
        }
    }

    #[test]
    fn the_latest_lines_are_kept() {
        let me = me();
        let eyes = Eyes::of(&table(&me), None, None, SeatSet::EMPTY);
        let mut talk = Talk::default();
        for number in 1..=150 {
            let line = talk.next(Circle::EVERYBODY, &me, &"Hi".parse().unwrap());
            assert_eq!(line.number, number);
            talk.add(number.to_string().parse().unwrap(), line);
        }
        let since = |number| talk.since(Heard::new(Some(number), None), eyes).len();
        assert_eq!(since(0), LINES as usize);
        assert_eq!(since(148), 2);
        assert!(talk.knows(me.id, &"150".parse().unwrap()));
        assert!(!talk.knows(me.id, &"50".parse().unwrap()));
        assert_eq!(talk.said.len(), LINES as usize);
    }

    /// SWC-11.8: not even that they talk can be told from the numbers of the other lines, and they
    /// cannot talk so much that others lose theirs.
    #[test]
    fn what_partners_say_leaves_no_trace_for_others() {
        let me = me();
        let meta = table(&me);
        let pair = pair(&meta, &me);
        let [inside, outside] = [Some(me.id), None].map(|player| {
            let eyes = Eyes::of(&meta, player, None, SeatSet::EMPTY);
            move |talk: &Talk, heard| talk.since(heard, eyes)
        });
        let mut talk = Talk::default();
        say(&mut talk, Circle::EVERYBODY, &me, 1);
        say(&mut talk, pair, &me, 150);
        say(&mut talk, Circle::EVERYBODY, &me, 1);
        let all = Heard::default();
        let numbers: Vec<_> = outside(&talk, all).iter().map(|it| it.number).collect();
        assert_eq!(numbers, [1, 2]);
        assert_eq!(inside(&talk, all).len(), 2 + LINES as usize);
        assert_eq!(inside(&talk, Heard::new(Some(2), Some(149))).len(), 1);
    }

    #[test]
    fn lines_come_as_they_were_said_whatever_the_clock_says() {
        let me = me();
        let meta = table(&me);
        let pair = pair(&meta, &me);
        let eyes = Eyes::of(&meta, Some(me.id), None, SeatSet::EMPTY);
        let mut lines = Vec::new();
        for (count, at) in [9, 9, 9, 9, 9, 4, 4, 3].into_iter().enumerate() {
            let circle = [Circle::EVERYBODY, pair][count % 2];
            let line = ChatLine {
                number: count as u64 / 2 + 1,
                text: count.to_string(),
                at,
                ..Talk::default().next(circle, &me, &"Hi".parse().unwrap())
            };
            lines.push((count.to_string().parse().unwrap(), line));
        }
        let shown = Talk::new(lines).since(Heard::default(), eyes);
        let texts: Vec<_> = shown.iter().map(|line| line.text.as_str()).collect();
        assert_eq!(texts, ["0", "1", "2", "3", "4", "5", "6", "7"]);
    }
}
