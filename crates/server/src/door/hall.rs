//! The connections that are open, and how long each may take for what it does.

use std::{
    collections::HashMap,
    fs,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::{Duration, Instant},
};

use tokio::sync::Notify;

use crate::{config::Limits, net::Place};

/// How many open files are kept for everything that is not a connection: the database, backups, the
/// connection that is only accepted to be refused.
const RESERVE: u64 = 64;

/// What the system usually allows, where it does not say.
const USUAL: u64 = 1_024;

/// What a connection is doing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Phase {
    /// Its first request is not complete.
    Fresh,
    /// A further request has begun.
    Head,
    /// A request is being carried out.
    Busy,
    /// It waits for the next request, or for the client to read an answer.
    Idle,
    /// It has become a WebSocket, which looks after itself.
    Live,
}

/// Why a connection is ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Ended {
    /// It took too long.
    TimedOut,
    /// It did nothing, and others needed the room.
    MadeRoom,
}

#[derive(Clone, Copy, Debug)]
struct State {
    phase: Phase,
    since: Instant,
    ended: Option<Ended>,
}

/// A connection that is open.
#[derive(Debug)]
pub(super) struct Line {
    place: Option<Place>,
    state: Mutex<State>,
    end: Notify,
}

impl Line {
    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// It does something else from now on.
    pub(super) fn enter(&self, phase: Phase) {
        let mut state = self.state();
        state.phase = phase;
        state.since = Instant::now();
    }

    /// Something has come from the client.
    pub(super) fn heard(&self) {
        let idle = self.state().phase == Phase::Idle;
        if idle {
            self.enter(Phase::Head);
        }
    }

    /// The client has taken something.
    pub(super) fn told(&self) {
        let mut state = self.state();
        if state.phase == Phase::Idle {
            state.since = Instant::now();
        }
    }

    /// Waits until the connection must end.
    pub(super) async fn ended(&self) -> Ended {
        loop {
            if let Some(why) = self.state().ended {
                return why;
            }
            self.end.notified().await;
        }
    }

    pub(super) fn is_ended(&self) -> bool {
        self.state().ended.is_some()
    }

    fn end(&self, why: Ended) {
        self.state().ended = Some(why);
        self.end.notify_one();
    }

    /// Since when it has done nothing for anybody; `None` if it does.
    fn waits_since(&self) -> Option<Instant> {
        let state = self.state();
        let waits = matches!(state.phase, Phase::Fresh | Phase::Head | Phase::Idle);
        (waits && state.ended.is_none()).then_some(state.since)
    }

    fn is_late(&self, limits: &Limits, now: Instant) -> bool {
        let state = self.state();
        let patience = match state.phase {
            Phase::Fresh | Phase::Head => limits.header_timeout,
            Phase::Idle => limits.idle_timeout,
            Phase::Busy | Phase::Live => return false,
        };
        state.ended.is_none() && now.duration_since(state.since) >= patience
    }
}

/// The connections that are open.
#[derive(Debug)]
pub(crate) struct Hall {
    limits: Limits,
    /// How many there may be in all.
    most: usize,
    guests: Mutex<Guests>,
}

#[derive(Debug, Default)]
struct Guests {
    lines: HashMap<u64, Arc<Line>>,
    /// How many connections there are from each place.
    places: HashMap<Place, u32>,
    /// How many WebSockets of clients from each place.
    sockets: HashMap<Place, u32>,
    next: u64,
}

impl Hall {
    pub(crate) fn new(limits: Limits) -> Self {
        Self::with_handles(limits, handles())
    }

    fn with_handles(limits: Limits, handles: u64) -> Self {
        // With very few handles half of them are for connections.
        let handles = handles.saturating_sub(RESERVE).max(handles / 2).max(1);
        let most = handles.min(limits.open_connections.into());
        Self {
            limits,
            most: usize::try_from(most).unwrap_or(usize::MAX),
            guests: Mutex::default(),
        }
    }

    fn guests(&self) -> MutexGuard<'_, Guests> {
        self.guests.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Lets a connection in. If there are too many, in all or from this place, the one that has done
    /// nothing for the longest time is ended to make room; `None` if all of them are at work.
    /// Connections without a place (of trusted proxies) are only counted in all.
    pub(super) fn admit(self: &Arc<Self>, place: Option<Place>) -> Option<Admitted> {
        let mut guests = self.guests();
        if let Some(place) = place {
            let from_there = guests.places.get(&place).copied().unwrap_or_default();
            if from_there >= self.limits.open_per_address {
                guests.make_room(Some(place))?;
            }
        }
        if guests.lines.len() >= self.most {
            guests.make_room(None)?;
        }
        let id = guests.next;
        guests.next += 1;
        let line = Arc::new(Line {
            place,
            state: Mutex::new(State {
                phase: Phase::Fresh,
                since: Instant::now(),
                ended: None,
            }),
            end: Notify::new(),
        });
        guests.lines.insert(id, Arc::clone(&line));
        if let Some(place) = place {
            *guests.places.entry(place).or_default() += 1;
        }
        Some(Admitted {
            hall: Arc::clone(self),
            line,
            id,
        })
    }

    /// Makes room for one more, if possible: no more files can be opened.
    pub(super) fn make_room(&self) {
        self.guests().make_room(None);
    }

    /// Room for a WebSocket of a client from this place, directly or by way of a proxy; `None` if
    /// there are too many from there, or in all.
    pub(crate) fn socket(self: &Arc<Self>, place: Place) -> Option<SocketRoom> {
        let mut guests = self.guests();
        let from_there = guests.sockets.get(&place).copied().unwrap_or_default();
        if from_there >= self.limits.open_per_address || self.is_full_of_sockets(&guests) {
            return None;
        }
        guests.sockets.insert(place, from_there + 1);
        Some(SocketRoom {
            hall: Arc::clone(self),
            place,
        })
    }

    /// Whether there are as many WebSockets as there may be: some room always remains for requests.
    fn is_full_of_sockets(&self, guests: &Guests) -> bool {
        let most = self.most - self.most.div_ceil(8).min(self.most / 2);
        // Counting takes a while; it is not needed as long as there is room for all.
        guests.lines.len() >= most && guests.live() >= most
    }

    /// How many connections are open, WebSockets included.
    pub(crate) fn open(&self) -> usize {
        self.guests().lines.len()
    }

    /// Ends the connections that took too long.
    pub(super) fn sweep(&self) {
        let now = Instant::now();
        let guests = self.guests();
        for line in guests.lines.values() {
            if line.is_late(&self.limits, now) {
                line.end(Ended::TimedOut);
            }
        }
    }

    /// How often to look for connections that took too long.
    pub(super) fn sweep_every(&self) -> Duration {
        let shortest = self.limits.header_timeout.min(self.limits.idle_timeout);
        (shortest / 4).clamp(Duration::from_millis(20), Duration::from_secs(1))
    }
}

impl Guests {
    fn live(&self) -> usize {
        let lines = self.lines.values();
        lines
            .filter(|line| line.state().phase == Phase::Live)
            .count()
    }

    /// Ends the connection that has waited longest, of all or of those from a place, and forgets it.
    fn make_room(&mut self, place: Option<Place>) -> Option<()> {
        let lines = self.lines.iter();
        let waiting = lines
            .filter(|(_, line)| place.is_none() || line.place == place)
            .filter_map(|(id, line)| Some((line.waits_since()?, *id)));
        let (_, id) = waiting.min()?;
        self.remove(id)?.end(Ended::MadeRoom);
        Some(())
    }

    fn remove(&mut self, id: u64) -> Option<Arc<Line>> {
        let line = self.lines.remove(&id)?;
        if let Some(place) = line.place {
            count_down(&mut self.places, place);
        }
        Some(line)
    }
}

fn count_down(places: &mut HashMap<Place, u32>, place: Place) {
    if let Some(count) = places.get_mut(&place) {
        *count -= 1;
        if *count == 0 {
            places.remove(&place);
        }
    }
}

/// A WebSocket that is counted for as long as this lives.
#[derive(Debug)]
pub(crate) struct SocketRoom {
    hall: Arc<Hall>,
    place: Place,
}

impl Drop for SocketRoom {
    fn drop(&mut self) {
        count_down(&mut self.hall.guests().sockets, self.place);
    }
}

/// A connection that is counted for as long as this lives.
#[derive(Debug)]
pub(super) struct Admitted {
    hall: Arc<Hall>,
    line: Arc<Line>,
    id: u64,
}

impl Admitted {
    pub(super) fn line(&self) -> &Arc<Line> {
        &self.line
    }
}

impl Drop for Admitted {
    fn drop(&mut self) {
        self.hall.guests().remove(self.id);
    }
}

/// How many files and connections the system lets this process open.
fn handles() -> u64 {
    let limits = fs::read_to_string("/proc/self/limits").unwrap_or_default();
    let line = limits
        .lines()
        .find_map(|line| line.strip_prefix("Max open files"));
    let most = line.and_then(|line| line.split_whitespace().next());
    match most {
        Some("unlimited") => u64::MAX,
        Some(number) => number.parse().unwrap_or(USUAL),
        None => USUAL,
    }
}

#[cfg(test)]
mod tests {
    use std::net::IpAddr;

    use super::*;

    fn hall(open_connections: u32, open_per_address: u32) -> Arc<Hall> {
        let limits = Limits {
            open_connections,
            open_per_address,
            ..Limits::default()
        };
        Arc::new(Hall::with_handles(limits, 1_024))
    }

    fn place(n: u8) -> Option<Place> {
        Some(IpAddr::from([192, 0, 2, n]).into())
    }

    #[test]
    fn whoever_waits_longest_makes_room_and_whoever_works_stays() {
        let hall = hall(2, 9);
        let first = hall.admit(place(1)).unwrap();
        let second = hall.admit(place(2)).unwrap();
        first.line.enter(Phase::Busy);
        let third = hall.admit(place(3)).unwrap();
        assert!(!first.line.is_ended() && second.line.is_ended());
        third.line.enter(Phase::Live);
        assert!(hall.admit(place(4)).is_none(), "both are at work");
        drop(first);
        assert!(hall.admit(place(4)).is_some());
        drop((second, third));
        assert_eq!(hall.open(), 0);
        assert!(hall.guests().places.is_empty());
    }

    #[test]
    fn a_place_has_room_of_its_own_and_a_proxy_has_all() {
        let hall = hall(100, 2);
        let lines: Vec<_> = (0..2).map(|_| hall.admit(place(1)).unwrap()).collect();
        let other = hall.admit(place(2)).unwrap();
        let _third = hall.admit(place(1)).unwrap();
        assert!(lines[0].line.is_ended() && !lines[1].line.is_ended());
        assert!(!other.line.is_ended());
        let proxy: Vec<_> = (0..9).map(|_| hall.admit(None)).collect();
        assert!(proxy.iter().all(Option::is_some));
        assert!(!other.line.is_ended());
    }

    #[test]
    fn sockets_leave_room_for_requests() {
        let hall = hall(8, 9);
        let live: Vec<_> = (0..7).map(|_| hall.admit(None).unwrap()).collect();
        let stranger = place(1).unwrap();
        assert!(hall.socket(stranger).is_some());
        live.iter().for_each(|line| line.line.enter(Phase::Live));
        assert!(hall.socket(stranger).is_none());
    }

    #[test]
    fn clients_behind_a_proxy_have_room_for_sockets_of_their_own() {
        let hall = hall(100, 2);
        let [one, other] = [1, 2].map(|n| place(n).unwrap());
        let first = hall.socket(one);
        let second = hall.socket(one);
        assert!(first.is_some() && second.is_some());
        assert!(hall.socket(one).is_none() && hall.socket(other).is_some());
        drop(first);
        assert!(hall.socket(one).is_some());
        drop(second);
        assert!(hall.guests().sockets.is_empty());
    }

    #[test]
    fn the_system_says_how_many_files_can_be_open() {
        assert!(handles() >= 64);
        let limits = Limits::generous();
        assert_eq!(Hall::with_handles(limits, 512).most, 448);
        assert_eq!(Hall::with_handles(limits, 64).most, 32);
    }
}
