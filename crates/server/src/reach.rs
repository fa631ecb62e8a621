//! Where other devices find this server, and the QR code that leads there.

use crate::app::App;
use crate::guard::failure::{Json, Query, Refusal};
use crate::guard::origin::is_loopback_name;
use crate::settings::{Settings, WebOrigin};
use crate::who::Asker;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::http::header::HOST;
use protocol::{Reach, limits};
use qrcode::{Color, EcLevel, QrCode};
use serde::Deserialize;
use std::fmt::Write;
use std::net::{IpAddr, SocketAddr, UdpSocket};
use std::sync::Arc;

/// A longer address makes a code that no camera reads from a screen.
const MOST_LETTERS: usize = 300;
/// An address nobody has, kept for documents: nothing is sent to it.
const ELSEWHERE: (&str, u16) = ("192.0.2.1", 9);

/// Which page is to be opened.
#[derive(Clone, Debug, Default, Deserialize)]
pub struct Wish {
    page: Option<String>,
}

pub async fn reach(
    State(app): State<Arc<App>>,
    _: Asker,
    headers: HeaderMap,
    Query(Wish { page }): Query<Wish>,
) -> Result<Json<Reach>, Refusal> {
    let page = page.unwrap_or_else(|| "/".into());
    if !is_page(&page) {
        return Err(room::Refusal::Field("page").into());
    }
    let Some(origin) = found(&app, &headers) else {
        return Ok(Json(Reach::default()));
    };
    let address = format!("{origin}{page}");
    let code = code(&address);
    Ok(Json(Reach { address: Some(address), code }))
}

/// Where other devices find this server, as far as it can tell.
pub fn found(app: &App, headers: &HeaderMap) -> Option<WebOrigin> {
    origin(&app.settings, headers, on_the_network)
}

/// A path of this server with its query, and nothing that could lead elsewhere.
fn is_page(page: &str) -> bool {
    let plain = |letter: char| letter.is_ascii_alphanumeric() || "/-_.~?&=%".contains(letter);
    page.starts_with('/') && !page.starts_with("//") && page.len() <= MOST_LETTERS && page.chars().all(plain)
}

/// The origin of the settings, or the one that the request used unless that is this machine's own name for itself, or the
/// address of this machine on its network.
pub fn origin(
    settings: &Settings,
    headers: &HeaderMap,
    on_the_network: impl Fn(SocketAddr) -> Option<IpAddr>,
) -> Option<WebOrigin> {
    let used = used(settings, headers).filter(|used| !is_loopback_name(used.host()));
    if used.is_some() {
        return used;
    }
    let address = SocketAddr::new(on_the_network(settings.listen)?, settings.listen.port());
    WebOrigin::of_host(settings.is_https(), &address.to_string()).ok()
}

/// The origin of the settings, or else the one that the request used.
pub fn used(settings: &Settings, headers: &HeaderMap) -> Option<WebOrigin> {
    let host = headers.get(HOST).and_then(|host| host.to_str().ok());
    let used = host.and_then(|host| WebOrigin::of_host(settings.is_https(), host).ok());
    settings.public_origins.first().cloned().or(used)
}

/// The address of this machine on the network it would send to; none where the server listens to this machine alone. The
/// system's own table of routes knows which of several it is; a list of interfaces does not.
fn on_the_network(listen: SocketAddr) -> Option<IpAddr> {
    let own = match listen.ip() {
        ip if ip.is_loopback() => return None,
        ip if !ip.is_unspecified() => ip,
        _ => {
            let socket = UdpSocket::bind(("0.0.0.0", 0)).ok()?;
            socket.connect(ELSEWHERE).ok()?;
            socket.local_addr().ok()?.ip()
        }
    };
    (!own.is_loopback() && !own.is_unspecified()).then_some(own)
}

/// The QR code of an address.
fn code(address: &str) -> Option<protocol::QrCode> {
    let code = QrCode::with_error_correction_level(address, EcLevel::M).ok()?;
    let size = code.width();
    let mut path = String::new();
    for (index, row) in code.to_colors().chunks(size).enumerate() {
        let mut x = 0;
        while x < size {
            let dark = row[x..].iter().take_while(|module| **module == Color::Dark).count();
            if dark > 0 {
                write!(path, "M{x} {index}h{dark}v1h-{dark}z").expect("a string can be written to");
            }
            x += dark.max(1);
        }
    }
    Some(protocol::QrCode { size: size as u32, path })
}

const _: () = assert!(limits::KEY_BYTES < MOST_LETTERS, "an invitation fits into a page's address");

#[cfg(test)]
mod tests {
    use super::*;

    const HERE: IpAddr = IpAddr::V4(std::net::Ipv4Addr::new(192, 168, 1, 24));

    fn found(listen: &str, public: &[&str], host: &str) -> Option<String> {
        let public_origins = public.iter().map(|origin| origin.parse().unwrap()).collect();
        let settings = Settings { listen: listen.parse().unwrap(), public_origins, ..Settings::default() };
        let headers = HeaderMap::from_iter([(HOST, host.parse().unwrap())]);
        let network =
            |listen: SocketAddr| if listen.ip().is_loopback() { on_the_network(listen) } else { Some(HERE) };
        origin(&settings, &headers, network).map(|origin| origin.to_string())
    }

    #[test]
    fn other_devices_are_never_sent_to_this_machine_s_own_name() {
        let network = Some("http://192.168.1.24:7700".to_owned());
        for own in ["127.0.0.1:7700", "localhost:7700", "[::1]:7700"] {
            assert_eq!(found("0.0.0.0:7700", &[], own), network);
            assert_eq!(found("127.0.0.1:7700", &[], own), None, "only this machine reaches it");
        }
        assert_eq!(found("0.0.0.0:7700", &[], "reef.local:7700").as_deref(), Some("http://reef.local:7700"));
        let public = found("127.0.0.1:7700", &["https://lagoon.example"], "localhost:7700");
        assert_eq!(public.as_deref(), Some("https://lagoon.example"), "what the host says wins");
    }

    #[test]
    fn a_code_leads_to_pages_of_this_server_and_nowhere_else() {
        for page in ["/", "/t/k7Qm2xWd9a?join=abc", "/link/x-y_z"] {
            assert!(is_page(page), "{page}");
        }
        for page in ["", "t", "//evil.example", "/<script>", "/\\evil.example", "/a b", "/@evil", "/#x"] {
            assert!(!is_page(page), "{page}");
        }
        assert!(!is_page(&format!("/{}", "a".repeat(MOST_LETTERS))));
    }

    #[test]
    fn a_code_is_read_back_as_its_address() {
        let address = "http://192.168.1.24:7700/t/k7Qm2xWd9aB?join=0123456789abcdef";
        let code = code(address).unwrap();
        let (quiet, scale) = (4, 4);
        let side = (code.size as usize + 2 * quiet) * scale;
        let dark = dark_modules(&code);
        let module = |pixel: usize| (pixel / scale).checked_sub(quiet);
        let is_dark = |x, y| module(x).zip(module(y)).is_some_and(|at| dark.contains(&at));
        let mut picture =
            rqrr::PreparedImage::prepare_from_greyscale(
                side,
                side,
                |x, y| if is_dark(x, y) { 0 } else { 255 },
            );
        let [grid] = &picture.detect_grids()[..] else { panic!("no code is found") };
        assert_eq!(grid.decode().unwrap().1, address);
    }

    fn dark_modules(code: &protocol::QrCode) -> std::collections::HashSet<(usize, usize)> {
        let rows = code.path.split('M').filter(|row| !row.is_empty()).flat_map(|row| {
            let (x, rest) = row.split_once(' ').unwrap();
            let (y, rest) = rest.split_once('h').unwrap();
            let (x, y): (usize, usize) = (x.parse().unwrap(), y.parse().unwrap());
            let dark: usize = rest.split_once('v').unwrap().0.parse().unwrap();
            (x..x + dark).map(move |x| (x, y))
        });
        rows.collect()
    }
}
