//! Where clients come from.

use std::{
    fmt,
    net::{IpAddr, Ipv6Addr},
};

use axum::http::HeaderMap;
use ipnet::IpNet;

/// Where somebody comes from, as limits know it: an IPv4 address, or an IPv6 network of 64 bits, of
/// which anybody who has one address has all.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct Place(IpAddr);

impl Place {
    /// The address, or the first one of the network.
    pub(crate) const fn address(self) -> IpAddr {
        self.0
    }
}

impl From<IpAddr> for Place {
    fn from(address: IpAddr) -> Self {
        Self(match address.to_canonical() {
            IpAddr::V4(address) => address.into(),
            IpAddr::V6(address) => {
                Ipv6Addr::from_bits(address.to_bits() & !u128::from(u64::MAX)).into()
            }
        })
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            IpAddr::V4(address) => address.fmt(f),
            IpAddr::V6(network) => write!(f, "{network}/64"),
        }
    }
}

/// Whether an address belongs to one of the networks.
pub(crate) fn is_trusted(address: IpAddr, proxies: &[IpNet]) -> bool {
    let address = address.to_canonical();
    proxies.iter().any(|network| network.contains(&address))
}

/// The address of whoever asks: the nearest one that is not a trusted proxy. What somebody else says
/// about who asks could be invented, so only a trusted proxy is believed about the one before it.
pub(crate) fn client(peer: IpAddr, headers: &HeaderMap, proxies: &[IpNet]) -> IpAddr {
    let mut nearest = peer.to_canonical();
    let values = headers.get_all("x-forwarded-for").iter().rev();
    // A header that is not text says nothing, and nothing before it counts.
    let hops = values.flat_map(|value| value.to_str().unwrap_or_default().rsplit(','));
    for hop in hops {
        if !is_trusted(nearest, proxies) {
            break;
        }
        match address(hop.trim()) {
            Some(before) => nearest = before.to_canonical(),
            None => break,
        }
    }
    nearest
}

/// An address as proxies write it: some add a port.
fn address(text: &str) -> Option<IpAddr> {
    let alone = text.trim_start_matches('[').trim_end_matches(']').parse();
    let with_port = || {
        text.parse()
            .map(|address: std::net::SocketAddr| address.ip())
    };
    alone.ok().or_else(|| with_port().ok())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn place(address: &str) -> String {
        Place::from(address.parse::<IpAddr>().unwrap()).to_string()
    }

    #[test]
    fn a_place_is_an_address_or_a_network() {
        assert_eq!(place("192.0.2.7"), "192.0.2.7");
        assert_eq!(place("::ffff:192.0.2.7"), "192.0.2.7");
        assert_eq!(place("2001:db8:1:2:3:4:5:6"), "2001:db8:1:2::/64");
        assert_eq!(place("2001:db8:1:2:ffff::1"), place("2001:db8:1:2::9"));
        assert_ne!(place("2001:db8:1:3::1"), place("2001:db8:1:2::1"));
    }

    #[test]
    fn only_trusted_proxies_are_believed() {
        let proxies: Vec<IpNet> = ["127.0.0.1/32", "::1/128", "10.0.0.0/8"]
            .map(|network| network.parse().unwrap())
            .into();
        let from = |peer: &str, forwarded: &[&str]| {
            let mut headers = HeaderMap::new();
            for value in forwarded {
                headers.append("x-forwarded-for", value.parse().unwrap());
            }
            client(peer.parse().unwrap(), &headers, &proxies).to_string()
        };
        assert_eq!(from("127.0.0.1", &["1.2.3.4, 5.6.7.8"]), "5.6.7.8");
        // What a stranger says about itself is nothing.
        assert_eq!(from("5.6.7.8", &["1.2.3.4"]), "5.6.7.8");
        // Two proxies, one behind the other.
        assert_eq!(from("::1", &["1.2.3.4, 5.6.7.8", "10.1.2.3"]), "5.6.7.8");
        assert_eq!(
            from("::ffff:127.0.0.1", &["[2001:db8::1]:443"]),
            "2001:db8::1"
        );
        assert_eq!(from("127.0.0.1", &["1.2.3.4, nonsense"]), "127.0.0.1");
        assert_eq!(from("127.0.0.1", &[]), "127.0.0.1");
    }
}
