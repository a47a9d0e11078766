//! Keeping clients from asking for too much.

use std::{hash::Hash, time::Duration};

use governor::{
    DefaultDirectRateLimiter, DefaultKeyedRateLimiter, Quota, RateLimiter,
    clock::{Clock, DefaultClock},
};
use ziggurat_protocol::PlayerId;

use crate::{
    config::{Limits, Rate},
    denied::Denied,
    net::Place,
};

/// The rates that are limited.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Limit {
    Messages,
    Chat,
    Tables,
    PlaceTables,
    Guests,
    Files,
    Steps,
    Connections,
    Requests,
}

impl Limit {
    /// The name of the setting.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Messages => "messages",
            Self::Chat => "chat",
            Self::Tables => "tables",
            Self::PlaceTables => "place_tables",
            Self::Guests => "guests",
            Self::Files => "files",
            Self::Steps => "steps",
            Self::Connections => "connections",
            Self::Requests => "requests",
        }
    }
}

/// A limit was reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Reached {
    pub(crate) limit: Limit,
    /// In how many seconds it may be tried again.
    pub(crate) retry_after: u64,
}

impl Reached {
    fn new(limit: Limit, wait: Duration) -> Self {
        // Too early would be refused again.
        let retry_after = wait.as_secs() + u64::from(wait.subsec_nanos() > 0);
        Self {
            limit,
            retry_after: retry_after.max(1),
        }
    }
}

/// One limit for each of many.
#[derive(Debug)]
pub(crate) struct Keyed<K: Hash + Eq + Clone> {
    limit: Limit,
    rates: DefaultKeyedRateLimiter<K>,
    clock: DefaultClock,
}

impl<K: Hash + Eq + Clone> Keyed<K> {
    fn new(limit: Limit, rate: Rate) -> Self {
        Self {
            limit,
            rates: RateLimiter::keyed(quota(rate)),
            clock: DefaultClock::default(),
        }
    }

    /// Counts one more.
    pub(crate) fn check(&self, key: &K) -> Result<(), Denied> {
        self.rates.check_key(key).map_err(|not_yet| {
            let wait = not_yet.wait_time_from(self.clock.now());
            Denied::TooFast(Reached::new(self.limit, wait))
        })
    }

    fn forget_old(&self) {
        self.rates.retain_recent();
        self.rates.shrink_to_fit();
    }
}

/// The limit of one connection.
#[derive(Debug)]
pub(crate) struct Direct {
    limit: Limit,
    rate: DefaultDirectRateLimiter,
    clock: DefaultClock,
}

impl Direct {
    pub(crate) fn new(limit: Limit, rate: Rate) -> Self {
        Self {
            limit,
            rate: RateLimiter::direct(quota(rate)),
            clock: DefaultClock::default(),
        }
    }

    /// Counts one more.
    pub(crate) fn check(&self) -> Result<(), Denied> {
        self.rate.check().map_err(|not_yet| {
            let wait = not_yet.wait_time_from(self.clock.now());
            Denied::TooFast(Reached::new(self.limit, wait))
        })
    }
}

/// The limits that are shared by all connections.
#[derive(Debug)]
pub(crate) struct Limiters {
    pub(crate) chat: Keyed<PlayerId>,
    pub(crate) tables: Keyed<PlayerId>,
    pub(crate) place_tables: Keyed<Place>,
    pub(crate) guests: Keyed<Place>,
    pub(crate) files: Keyed<Place>,
    pub(crate) steps: Keyed<Place>,
    pub(crate) connections: Keyed<Place>,
    pub(crate) requests: Keyed<Place>,
}

impl Limiters {
    pub(crate) fn new(limits: &Limits) -> Self {
        Self {
            chat: Keyed::new(Limit::Chat, limits.chat),
            tables: Keyed::new(Limit::Tables, limits.tables),
            place_tables: Keyed::new(Limit::PlaceTables, limits.place_tables),
            guests: Keyed::new(Limit::Guests, limits.guests),
            files: Keyed::new(Limit::Files, limits.files),
            steps: Keyed::new(Limit::Steps, limits.steps),
            connections: Keyed::new(Limit::Connections, limits.connections),
            requests: Keyed::new(Limit::Requests, limits.requests),
        }
    }

    /// Counts one more table that a player makes, rematches included.
    pub(crate) fn table(&self, player: PlayerId, place: Place) -> Result<(), Denied> {
        self.tables.check(&player)?;
        self.place_tables.check(&place)
    }

    /// Forgets those who have not asked for anything for a while.
    pub(crate) fn forget_old(&self) {
        self.chat.forget_old();
        self.tables.forget_old();
        self.place_tables.forget_old();
        self.guests.forget_old();
        self.files.forget_old();
        self.steps.forget_old();
        self.connections.forget_old();
        self.requests.forget_old();
    }
}

fn quota(rate: Rate) -> Quota {
    let quota = Quota::with_period(rate.every).unwrap_or(Quota::per_second(rate.burst));
    quota.allow_burst(rate.burst)
}

#[cfg(test)]
mod tests {
    use std::net::IpAddr;

    use super::*;

    #[test]
    fn each_has_a_limit_of_its_own() {
        let limit = Keyed::new(Limit::Chat, Rate::new(2, 60_000));
        let [a, b] = [1, 2].map(|n| Place::from(IpAddr::from([127, 0, 0, n])));
        assert!(limit.check(&a).is_ok() && limit.check(&a).is_ok());
        let refused = limit.check(&a);
        let Err(Denied::TooFast(reached)) = refused else {
            panic!("{refused:?}");
        };
        assert_eq!(reached.limit.name(), "chat");
        assert!((50..=60).contains(&reached.retry_after), "{reached:?}");
        assert!(limit.check(&b).is_ok());
        limit.forget_old();
        assert!(
            limit.check(&a).is_err(),
            "who is over the limit is not forgotten"
        );
    }
}
