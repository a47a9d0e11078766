//! Keeping clients from asking for too much.

use std::{hash::Hash, net::IpAddr};

use governor::{DefaultDirectRateLimiter, DefaultKeyedRateLimiter, Quota, RateLimiter};
use ziggurat_protocol::PlayerId;

use crate::{
    config::{Limits, Rate},
    denied::Denied,
};

/// One limit for each of many.
#[derive(Debug)]
pub(crate) struct Keyed<K: Hash + Eq + Clone>(DefaultKeyedRateLimiter<K>);

impl<K: Hash + Eq + Clone> Keyed<K> {
    fn new(rate: Rate) -> Self {
        Self(RateLimiter::keyed(quota(rate)))
    }

    /// Counts one more.
    pub(crate) fn check(&self, key: &K) -> Result<(), Denied> {
        self.0.check_key(key).map_err(|_| Denied::TooFast)
    }

    fn forget_old(&self) {
        self.0.retain_recent();
        self.0.shrink_to_fit();
    }
}

/// The limits that are shared by all connections.
#[derive(Debug)]
pub(crate) struct Limiters {
    pub(crate) chat: Keyed<PlayerId>,
    pub(crate) hints: Keyed<PlayerId>,
    pub(crate) tables: Keyed<PlayerId>,
    pub(crate) guests: Keyed<IpAddr>,
    pub(crate) files: Keyed<IpAddr>,
    pub(crate) steps: Keyed<IpAddr>,
    pub(crate) connections: Keyed<IpAddr>,
    pub(crate) requests: Keyed<IpAddr>,
}

impl Limiters {
    pub(crate) fn new(limits: &Limits) -> Self {
        Self {
            chat: Keyed::new(limits.chat),
            hints: Keyed::new(limits.hints),
            tables: Keyed::new(limits.tables),
            guests: Keyed::new(limits.guests),
            files: Keyed::new(limits.files),
            steps: Keyed::new(limits.steps),
            connections: Keyed::new(limits.connections),
            requests: Keyed::new(limits.requests),
        }
    }

    /// Forgets those who have not asked for anything for a while.
    pub(crate) fn forget_old(&self) {
        self.chat.forget_old();
        self.hints.forget_old();
        self.tables.forget_old();
        self.guests.forget_old();
        self.files.forget_old();
        self.steps.forget_old();
        self.connections.forget_old();
        self.requests.forget_old();
    }
}

/// The limit of one connection.
pub(crate) fn direct(rate: Rate) -> DefaultDirectRateLimiter {
    RateLimiter::direct(quota(rate))
}

fn quota(rate: Rate) -> Quota {
    let quota = Quota::with_period(rate.every).unwrap_or(Quota::per_second(rate.burst));
    quota.allow_burst(rate.burst)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_has_a_limit_of_its_own() {
        let limit = Keyed::new(Rate::new(2, 60_000));
        let [a, b] = [1, 2].map(|n| IpAddr::from([127, 0, 0, n]));
        assert!(limit.check(&a).is_ok() && limit.check(&a).is_ok());
        assert!(limit.check(&a).is_err());
        assert!(limit.check(&b).is_ok());
        limit.forget_old();
        assert!(
            limit.check(&a).is_err(),
            "who is over the limit is not forgotten"
        );
    }
}
