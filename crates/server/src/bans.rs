//! Who may not come in.

use std::{
    collections::{HashMap, HashSet},
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use ipnet::IpNet;
use ziggurat_protocol::PlayerId;
use ziggurat_store::{Ban, Banned};

use crate::{
    net::Place,
    outbox::{Cut, Outbox},
    tables::ConnId,
};

/// Who may not come in, and everybody who is here.
#[derive(Debug, Default)]
pub(crate) struct Bans(Mutex<Inner>);

#[derive(Debug, Default)]
struct Inner {
    players: HashSet<PlayerId>,
    networks: Vec<IpNet>,
    here: HashMap<ConnId, Visitor>,
}

/// A connection.
#[derive(Debug)]
struct Visitor {
    player: Option<PlayerId>,
    place: Place,
    outbox: Arc<Outbox>,
}

impl Inner {
    fn has(&self, player: Option<PlayerId>, place: Place) -> bool {
        player.is_some_and(|player| self.players.contains(&player)) || self.has_place(place)
    }

    fn has_place(&self, place: Place) -> bool {
        let mut networks = self.networks.iter();
        networks.any(|network| network.contains(&place.address()))
    }
}

/// A network as people write it; an address alone is a network of its own. Of IPv6 nobody is known more
/// exactly than by 64 bits, so nobody can be banned more exactly.
pub(crate) fn network(text: &str) -> Option<IpNet> {
    let alone = || {
        text.parse()
            .map(|address: std::net::IpAddr| IpNet::from(address))
    };
    let network: IpNet = text.parse().or_else(|_| alone()).ok()?;
    Some(match network {
        IpNet::V6(network) if network.prefix_len() > 64 => {
            let wider = ipnet::Ipv6Net::new(network.addr(), 64).ok()?;
            IpNet::V6(wider.trunc())
        }
        network => network.trunc(),
    })
}

impl Bans {
    pub(crate) fn new(bans: &[Ban]) -> Self {
        let all = Self::default();
        for ban in bans {
            all.add(&ban.who);
        }
        all
    }

    fn inner(&self) -> MutexGuard<'_, Inner> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn has(&self, player: Option<PlayerId>, place: Place) -> bool {
        self.inner().has(player, place)
    }

    pub(crate) fn has_place(&self, place: Place) -> bool {
        self.inner().has_place(place)
    }

    /// Keeps somebody out, and closes their connections.
    pub(crate) fn add(&self, who: &Banned) {
        let mut inner = self.inner();
        match who {
            Banned::Player(player) => {
                inner.players.insert(*player);
            }
            Banned::Network(text) => inner.networks.extend(network(text)),
        }
        for visitor in inner.here.values() {
            if inner.has(visitor.player, visitor.place) {
                visitor.outbox.cut(Cut::Banned);
            }
        }
    }

    /// Lets somebody in again.
    pub(crate) fn lift(&self, who: &Banned) {
        let mut inner = self.inner();
        match who {
            Banned::Player(player) => {
                inner.players.remove(player);
            }
            Banned::Network(text) => {
                let lifted = network(text);
                inner.networks.retain(|network| Some(*network) != lifted);
            }
        }
    }

    /// Lets the browsers of a player connect again, as what the player is now.
    pub(crate) fn reconnect(&self, player: PlayerId) {
        for visitor in self.inner().here.values() {
            if visitor.player == Some(player) {
                visitor.outbox.cut(Cut::Failed);
            }
        }
    }

    /// A connection has been made; it closes at once if it may not be here.
    pub(crate) fn enter(
        &self,
        conn: ConnId,
        player: Option<PlayerId>,
        place: Place,
        outbox: &Arc<Outbox>,
    ) {
        let mut inner = self.inner();
        if inner.has(player, place) {
            outbox.cut(Cut::Banned);
        }
        let visitor = Visitor {
            player,
            place,
            outbox: Arc::clone(outbox),
        };
        inner.here.insert(conn, visitor);
    }

    /// A connection is gone.
    pub(crate) fn leave(&self, conn: ConnId) {
        self.inner().here.remove(&conn);
    }
}

#[cfg(test)]
mod tests {
    use std::net::IpAddr;

    use super::*;
    use crate::random;

    fn place(text: &str) -> Place {
        text.parse::<IpAddr>().unwrap().into()
    }

    #[test]
    fn networks_are_written_in_several_ways() {
        let read = |text| network(text).map(|network| network.to_string());
        assert_eq!(read("192.0.2.7").as_deref(), Some("192.0.2.7/32"));
        assert_eq!(read("192.0.2.7/24").as_deref(), Some("192.0.2.0/24"));
        assert_eq!(read("2001:db8::7").as_deref(), Some("2001:db8::/64"));
        assert_eq!(read("2001:db8::/32").as_deref(), Some("2001:db8::/32"));
        assert_eq!(read("nonsense"), None);
    }

    #[tokio::test]
    async fn whoever_is_banned_goes_and_does_not_come_in_again() {
        let bans = Bans::default();
        let anna = random::player_id();
        let [here, next] = [(); 2].map(|()| Arc::new(Outbox::default()));
        let home = place("192.0.2.7");
        bans.enter(ConnId(1), Some(anna), home, &here);
        bans.add(&Banned::Player(anna));
        assert_eq!(here.next().await, Err(Cut::Banned));
        bans.lift(&Banned::Player(anna));
        assert!(!bans.has(Some(anna), home));
        let network = Banned::Network("192.0.2.0/24".into());
        bans.add(&network);
        assert!(bans.has_place(home) && !bans.has_place(place("198.51.100.1")));
        bans.enter(ConnId(2), None, home, &next);
        assert_eq!(next.next().await, Err(Cut::Banned));
        bans.lift(&network);
        assert!(!bans.has(None, home));
    }
}
