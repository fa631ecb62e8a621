//! The way to push services: addresses come from guests, so they lead to the internet over https and nowhere else.

use axum::http::{Request, StatusCode, Uri};
use http_body_util::Full;
use hyper::body::Bytes;
use hyper::client::conn::http1;
use hyper_util::rt::TokioIo;
use rustls::pki_types::{CertificateDer, ServerName};
use rustls::{ClientConfig, RootCertStore};
use std::io;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;
use tokio::net::{TcpStream, lookup_host};
use tokio_rustls::TlsConnector;

/// What one message may take, from the name of its service to the status of the answer.
const TIME: Duration = Duration::from_secs(10);
/// What is read of an answer.
const ANSWER: usize = 16 * 1024;
/// The longest address of a device.
const LONGEST: usize = 1_000;
const HTTPS: u16 = 443;

/// Where push services may be. Only tests know any but those of the internet.
#[derive(Clone, Debug, Default)]
pub struct PushReach {
    /// Whether services on this machine, on any port, are let through.
    pub this_machine: bool,
    /// Who else signs their certificates.
    pub roots: Vec<CertificateDer<'static>>,
}

/// Why a push service was not reached.
#[derive(Debug, thiserror::Error)]
pub enum DoorError {
    /// Its address is none that may be asked.
    #[error("its address leads to no push service")]
    Forbidden,
    /// It took too long.
    #[error("it took too long")]
    Slow,
    /// It cannot be reached.
    #[error("it cannot be reached: {0}")]
    Unreachable(#[from] io::Error),
    /// It does not speak HTTP.
    #[error("it does not speak HTTP: {0}")]
    Http(#[from] hyper::Error),
}

/// Posts to push services, each time by a connection of its own.
#[derive(Clone)]
pub struct Door {
    tls: TlsConnector,
    this_machine: bool,
}

impl Door {
    /// A door to whom this machine trusts, and whom the reach adds.
    pub fn new(reach: &PushReach) -> Self {
        let mut roots = RootCertStore::empty();
        roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
        roots.add_parsable_certificates(reach.roots.iter().cloned());
        if roots.is_empty() {
            tracing::warn!("this machine trusts no certificates, so no push service can be reached");
        }
        let provider = Arc::new(rustls::crypto::ring::default_provider());
        let config = ClientConfig::builder_with_provider(provider)
            .with_safe_default_protocol_versions()
            .expect("ring has what every version of TLS needs")
            .with_root_certificates(roots)
            .with_no_client_auth();
        Self { tls: TlsConnector::from(Arc::new(config)), this_machine: reach.this_machine }
    }

    /// Whether an address can be that of a device.
    pub fn allows(&self, uri: &Uri) -> bool {
        may_be_reached(uri, self.this_machine)
    }

    /// Posts, and tells the status. Where the service sends one elsewhere, nobody goes.
    pub async fn post(&self, request: Request<Vec<u8>>) -> Result<StatusCode, DoorError> {
        tokio::time::timeout(TIME, self.try_post(request)).await.map_err(|_| DoorError::Slow)?
    }

    async fn try_post(&self, request: Request<Vec<u8>>) -> Result<StatusCode, DoorError> {
        let (mut parts, body) = request.into_parts();
        let uri = std::mem::take(&mut parts.uri);
        if !self.allows(&uri) {
            return Err(DoorError::Forbidden);
        }
        let (host, path) = (uri.host().unwrap_or_default(), uri.path_and_query().cloned());
        let tcp = self.connect(host, uri.port_u16().unwrap_or(HTTPS)).await?;
        let name = ServerName::try_from(bare(host).to_owned()).map_err(|_| DoorError::Forbidden)?;
        let tls = self.tls.connect(name, tcp).await?;
        let mut builder = http1::Builder::new();
        let (mut sender, connection) =
            builder.max_buf_size(ANSWER).handshake::<_, Full<Bytes>>(TokioIo::new(tls)).await?;
        let connection = tokio::spawn(connection);
        parts.uri = path.map_or_else(|| Uri::from_static("/"), Uri::from);
        let authority = uri.authority().map_or("", |authority| authority.as_str());
        if let Ok(host) = authority.parse() {
            parts.headers.insert(axum::http::header::HOST, host);
        }
        let answered = sender.send_request(Request::from_parts(parts, Full::from(body))).await;
        connection.abort();
        Ok(answered?.status())
    }

    /// The address that was looked at is the one that is connected to: a name that changes in between changes nothing.
    async fn connect(&self, host: &str, port: u16) -> Result<TcpStream, DoorError> {
        let found: Vec<SocketAddr> = lookup_host((bare(host), port)).await?.collect();
        let allowed = |address: &SocketAddr| is_public(address.ip()) || self.is_own(address.ip());
        if found.is_empty() || !found.iter().all(allowed) {
            return Err(DoorError::Forbidden);
        }
        Ok(TcpStream::connect(found.as_slice()).await?)
    }

    const fn is_own(&self, address: IpAddr) -> bool {
        self.this_machine && address.is_loopback()
    }
}

impl std::fmt::Debug for Door {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Door")
    }
}

/// Whether an address can be that of a device: https, the usual port, a name and no number, nobody's password.
pub fn may_be_reached(uri: &Uri, this_machine: bool) -> bool {
    let Some(authority) = uri.authority() else { return false };
    let host = authority.host();
    let named = bare(host).parse::<IpAddr>().is_err() && host.contains('.');
    let usual = named && authority.port_u16().is_none_or(|port| port == HTTPS);
    uri.scheme_str() == Some("https")
        && uri.to_string().len() <= LONGEST
        && !authority.as_str().contains('@')
        && (usual || this_machine)
}

fn bare(host: &str) -> &str {
    host.trim_start_matches('[').trim_end_matches(']')
}

/// Whether an address is one of the internet, and not of this machine, its network, or nobody.
fn is_public(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(address) => is_public_v4(address),
        IpAddr::V6(address) => is_public_v6(address),
    }
}

fn is_public_v4(address: Ipv4Addr) -> bool {
    let [a, b, c, _] = address.octets();
    let special = address.is_private()
        || address.is_loopback()
        || address.is_link_local()
        || address.is_documentation()
        || address.is_multicast()
        || a == 0
        || a >= 240
        || (a == 100 && (64..128).contains(&b))
        || (a == 198 && (b == 18 || b == 19))
        || (a, b, c) == (192, 0, 0)
        || (a, b, c) == (192, 88, 99);
    !special
}

/// Of IPv6 only what is given out is public, without what carries IPv4 inside or is for examples; translated IPv4 is as
/// public as it is itself.
fn is_public_v6(address: Ipv6Addr) -> bool {
    let segments = address.segments();
    let inside = || Ipv4Addr::from((u32::from(segments[6]) << 16) | u32::from(segments[7]));
    match segments {
        [0x64, 0xff9b, 0, 0, 0, 0, ..] => is_public_v4(inside()),
        [0x2001, 0..=0x1ff | 0xdb8, ..] | [0x2002 | 0x3fff, ..] => false,
        [first, ..] => first & 0xe000 == 0x2000,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_addresses_of_the_internet_are_public() {
        let public = ["8.8.8.8", "203.0.114.1", "2606:4700::1", "64:ff9b::808:808"];
        let others = [
            "0.0.0.0",
            "10.1.2.3",
            "100.64.0.1",
            "127.0.0.1",
            "169.254.169.254",
            "172.16.0.1",
            "192.0.0.8",
            "192.168.1.1",
            "198.18.0.1",
            "203.0.113.9",
            "224.0.0.1",
            "255.255.255.255",
            "::",
            "::1",
            "::ffff:10.0.0.1",
            "::ffff:8.8.8.8",
            "fe80::1",
            "fc00::1",
            "fd12::1",
            "ff02::1",
            "2001:db8::1",
            "2001::1",
            "2002:a00:1::",
            "64:ff9b::a00:1",
            "64:ff9b:1::1",
            "100::1",
        ];
        for address in public {
            assert!(is_public(address.parse().unwrap()), "{address}");
        }
        for address in others {
            assert!(!is_public(address.parse().unwrap()), "{address}");
        }
    }

    #[test]
    fn a_device_is_reached_over_https_by_a_name() {
        let allowed = |uri: &str| uri.parse().is_ok_and(|uri| may_be_reached(&uri, false));
        assert!(allowed("https://push.example/send/abc?x=1"));
        assert!(allowed("https://push.example:443/send"));
        for wrong in [
            "http://push.example/",
            "https://push.example:8443/",
            "https://127.0.0.1/",
            "https://[::1]/",
            "https://localhost/",
            "https://user@push.example/",
            "/send",
            "ftp://push.example/",
        ] {
            assert!(!allowed(wrong), "{wrong}");
        }
        assert!(!allowed(&format!("https://push.example/{}", "a".repeat(LONGEST))));
    }

    #[tokio::test]
    async fn a_name_that_leads_to_this_machine_is_not_followed() {
        let door = Door::new(&PushReach::default());
        for host in ["localhost", "127.0.0.1", "::1"] {
            let refused = door.connect(host, 9).await;
            assert!(matches!(refused, Err(DoorError::Forbidden)), "{host}: {refused:?}");
        }
    }
}
