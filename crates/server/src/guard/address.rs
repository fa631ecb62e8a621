//! Whose address a request comes from, as far as it can be known.

use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::HeaderMap;
use axum::http::request::Parts;
use std::convert::Infallible;
use std::net::{IpAddr, Ipv6Addr, SocketAddr};
use std::sync::Once;

const FORWARDED_FOR: &str = "x-forwarded-for";

/// The address limits are counted by. For IPv6 it stands for the whole network a household is given.
///
/// As an extractor it is what the rails found; without rails it is the peer's.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ClientAddress(IpAddr);

impl ClientAddress {
    /// The peer's address or, where the proxy is trusted, the one it wrote last.
    ///
    /// Only the last entry was written by the proxy; the others are what the client claims.
    pub fn of(peer: Option<IpAddr>, headers: &HeaderMap, trust_proxy: bool) -> Self {
        let forwarded = || headers.get_all(FORWARDED_FOR).iter().next_back()?.to_str().ok();
        let claimed = trust_proxy.then(forwarded).flatten().and_then(last_address);
        Self::new(claimed.or(peer).unwrap_or(IpAddr::V6(Ipv6Addr::UNSPECIFIED)))
    }

    /// Folds an address into what limits are counted by.
    pub fn new(address: IpAddr) -> Self {
        Self(match address.to_canonical() {
            IpAddr::V6(address) => IpAddr::V6(Ipv6Addr::from_bits(address.to_bits() & !u128::from(u64::MAX))),
            address @ IpAddr::V4(_) => address,
        })
    }
}

impl std::fmt::Display for ClientAddress {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.fmt(f)
    }
}

impl<S: Sync> FromRequestParts<S> for ClientAddress {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _state: &S) -> Result<Self, Infallible> {
        let found = parts.extensions.get::<Self>().copied();
        Ok(found.unwrap_or_else(|| Self::of(peer(&parts.extensions), &parts.headers, false)))
    }
}

/// The other end of the connection; nobody where the router is called without one.
pub fn peer(extensions: &axum::http::Extensions) -> Option<IpAddr> {
    extensions.get::<ConnectInfo<SocketAddr>>().map(|ConnectInfo(peer)| peer.ip().to_canonical())
}

/// Says once that a proxy seems to stand before the server and is not trusted: then all its clients share one quota.
pub fn warn_of_proxy(extensions: &axum::http::Extensions, headers: &HeaderMap) {
    static TOLD: Once = Once::new();
    if is_proxied(peer(extensions), headers) {
        TOLD.call_once(|| {
            tracing::warn!(
                "a request from this network names another client in X-Forwarded-For: if a proxy stands before this \
                 server, set trust_proxy, or everybody behind it shares the limits of one address"
            );
        });
    }
}

/// Only a neighbour is taken for a proxy: anyone can write the header.
fn is_proxied(peer: Option<IpAddr>, headers: &HeaderMap) -> bool {
    let near = |peer: IpAddr| match peer {
        IpAddr::V4(peer) => peer.is_loopback() || peer.is_private(),
        IpAddr::V6(peer) => peer.is_loopback() || peer.is_unique_local(),
    };
    headers.contains_key(FORWARDED_FOR) && peer.is_some_and(near)
}

fn last_address(entries: &str) -> Option<IpAddr> {
    let last = entries.rsplit(',').next()?.trim();
    last.parse::<IpAddr>().ok().or_else(|| last.parse::<SocketAddr>().ok().map(|peer| peer.ip()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(peer: &str, forwarded: &[&str], trusted: bool) -> String {
        let mut headers = HeaderMap::new();
        for value in forwarded {
            headers.append(FORWARDED_FOR, value.parse().unwrap());
        }
        ClientAddress::of(peer.parse().ok(), &headers, trusted).0.to_string()
    }

    #[test]
    fn without_a_trusted_proxy_only_the_peer_counts() {
        assert_eq!(of("192.0.2.1", &["198.51.100.7"], false), "192.0.2.1");
    }

    #[test]
    fn a_trusted_proxy_wrote_the_last_entry_and_nothing_before_it() {
        assert_eq!(of("127.0.0.1", &["10.0.0.1, 198.51.100.7"], true), "198.51.100.7");
        assert_eq!(of("127.0.0.1", &["10.0.0.1", "198.51.100.7:4000"], true), "198.51.100.7");
        assert_eq!(of("127.0.0.1", &["198.51.100.7, nonsense"], true), "127.0.0.1");
        assert_eq!(of("127.0.0.1", &[], true), "127.0.0.1");
    }

    #[test]
    fn a_neighbour_who_names_another_client_is_taken_for_a_proxy_and_a_stranger_is_not() {
        let mut headers = HeaderMap::new();
        assert!(!is_proxied("127.0.0.1".parse().ok(), &headers));
        headers.append(FORWARDED_FOR, "198.51.100.7".parse().unwrap());
        assert!(is_proxied("127.0.0.1".parse().ok(), &headers));
        assert!(is_proxied("10.0.0.2".parse().ok(), &headers));
        assert!(!is_proxied("198.51.100.9".parse().ok(), &headers));
    }

    #[test]
    fn a_whole_ipv6_network_is_one_client_and_a_mapped_address_is_ipv4() {
        assert_eq!(of("2001:db8:1:2:3:4:5:6", &[], false), "2001:db8:1:2::");
        assert_eq!(of("::ffff:192.0.2.1", &[], false), "192.0.2.1");
    }
}
