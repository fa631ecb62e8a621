//! Requests that change something must come from our own pages, and must mean this server by its own name.
//!
//! Cookies travel with requests that other sites cause, so a cookie proves who, not whose idea it was. The browser's
//! `Origin` says that. And a page whose name was pointed at this machine looks like its own site to the browser, so on
//! loopback only names that belong to this machine are answered.

use super::failure::Refusal;
use crate::settings::{Settings, WebOrigin};
use axum::extract::{Request, State};
use axum::http::header::{HOST, ORIGIN, UPGRADE};
use axum::http::{HeaderMap, HeaderName, Method};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use protocol::ErrorCode;
use std::net::IpAddr;
use std::sync::Arc;
use tabletop::Phrase;

const FETCH_SITE: HeaderName = HeaderName::from_static("sec-fetch-site");

/// Which origins and hosts are our own.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Origins {
    public: Vec<WebOrigin>,
    /// The server can be reached from this machine only, under its own names or through a proxy.
    loopback: bool,
}

/// What a header says: nothing, one readable thing, or what cannot be trusted.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Said<'a> {
    Nothing,
    Once(&'a str),
    Unclear,
}

impl Origins {
    /// Those of the settings.
    pub fn new(settings: &Settings) -> Self {
        Self { public: settings.public_origins.clone(), loopback: settings.listen.ip().is_loopback() }
    }

    /// Whether a request may go on.
    pub fn check(&self, request: &Request) -> Result<(), Refusal> {
        let host = host(request);
        if !self.knows(host) {
            return Err(Refusal::new(ErrorCode::ForeignOrigin, Phrase::new("server-refused-name")));
        }
        let unsafe_method = !matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
        if (unsafe_method || is_upgrade(request.headers())) && !self.is_own(request.headers(), host) {
            return Err(Refusal::new(ErrorCode::ForeignOrigin, Phrase::new("server-refused-site")));
        }
        Ok(())
    }

    /// No browser leaves `Host` out, so its absence is no danger.
    fn knows(&self, host: Said<'_>) -> bool {
        match host {
            Said::Nothing => true,
            Said::Unclear => false,
            Said::Once(_) if !self.loopback => true,
            Said::Once(host) => WebOrigin::of_host(false, host).is_ok_and(|origin| {
                is_loopback_name(origin.host()) || self.public.iter().any(|own| own.host() == origin.host())
            }),
        }
    }

    /// `Origin` decides; without it what the browser says of the site; without either it is no browser.
    fn is_own(&self, headers: &HeaderMap, host: Said<'_>) -> bool {
        match (said(headers, &ORIGIN), said(headers, &FETCH_SITE)) {
            (Said::Once(origin), _) => origin.parse().is_ok_and(|origin| self.is_own_origin(&origin, host)),
            (Said::Nothing, Said::Once(site)) => site == "same-origin" || site == "none",
            (Said::Nothing, Said::Nothing) => true,
            _ => false,
        }
    }

    fn is_own_origin(&self, origin: &WebOrigin, host: Said<'_>) -> bool {
        let named = |host| WebOrigin::of_host(origin.is_https(), host).is_ok_and(|own| own == *origin);
        self.public.contains(origin) || matches!(host, Said::Once(host) if named(host))
    }
}

/// The layer.
pub async fn check(State(origins): State<Arc<Origins>>, request: Request, next: Next) -> Response {
    match origins.check(&request) {
        Ok(()) => next.run(request).await,
        Err(refusal) => refusal.into_response(),
    }
}

/// Whether a host, with brackets around IPv6, can only be this machine.
pub fn is_loopback_name(host: &str) -> bool {
    let address = host.trim_start_matches('[').trim_end_matches(']');
    host == "localhost" || address.parse::<IpAddr>().is_ok_and(|address| address.is_loopback())
}

/// The host a request means; a whole address in the request line stands above the header.
pub(super) fn host_name(request: &Request) -> Option<WebOrigin> {
    match host(request) {
        Said::Once(host) => WebOrigin::of_host(false, host).ok(),
        Said::Nothing | Said::Unclear => None,
    }
}

fn host(request: &Request) -> Said<'_> {
    request.uri().authority().map_or_else(|| said(request.headers(), &HOST), |host| Said::Once(host.as_str()))
}

fn said<'a>(headers: &'a HeaderMap, name: &HeaderName) -> Said<'a> {
    let mut values = headers.get_all(name).iter();
    match (values.next(), values.next()) {
        (None, _) => Said::Nothing,
        (Some(value), None) => value.to_str().map_or(Said::Unclear, Said::Once),
        (Some(_), Some(_)) => Said::Unclear,
    }
}

fn is_upgrade(headers: &HeaderMap) -> bool {
    headers.contains_key(UPGRADE)
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::body::Body;

    fn origins(listen: &str, public: &[&str]) -> Origins {
        let public_origins = public.iter().map(|origin| origin.parse().unwrap()).collect();
        Origins::new(&Settings { listen: listen.parse().unwrap(), public_origins, ..Settings::default() })
    }

    fn passes(origins: &Origins, method: &str, headers: &[(&str, &str)]) -> bool {
        let mut request = Request::builder().method(method).uri("/api/tables");
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        match origins.check(&request.body(Body::empty()).unwrap()) {
            Ok(()) => true,
            Err(refusal) => {
                assert_eq!(refusal.code(), ErrorCode::ForeignOrigin);
                false
            }
        }
    }

    /// A request to a server in the open, under the name `lagoon.example:81`.
    fn post(headers: &[(&str, &str)]) -> bool {
        let headers: Vec<_> =
            [("host", "lagoon.example:81")].into_iter().chain(headers.iter().copied()).collect();
        passes(&origins("0.0.0.0:81", &["https://public.example"]), "POST", &headers)
    }

    #[test]
    fn our_own_page_may_post() {
        assert!(post(&[("origin", "http://lagoon.example:81")]));
        assert!(post(&[("origin", "https://Lagoon.Example:81")]));
        assert!(post(&[("origin", "http://lagoon.example:81"), ("sec-fetch-site", "same-origin")]));
    }

    #[test]
    fn a_page_of_the_public_origin_may_post() {
        assert!(post(&[("origin", "https://public.example")]));
        assert!(post(&[("origin", "https://public.example:443")]));
    }

    #[test]
    fn the_public_origin_over_plain_http_may_not() {
        assert!(!post(&[("origin", "http://public.example")]));
    }

    #[test]
    fn another_site_may_not() {
        assert!(!post(&[("origin", "https://evil.example")]));
        assert!(!post(&[("origin", "http://lagoon.example.evil.example:81")]));
        assert!(!post(&[("origin", "http://sub.lagoon.example:81")]));
    }

    #[test]
    fn another_port_of_the_same_host_may_not() {
        assert!(!post(&[("origin", "http://lagoon.example")]));
        assert!(!post(&[("origin", "http://lagoon.example:82")]));
    }

    #[test]
    fn a_page_without_an_origin_of_its_own_may_not() {
        assert!(!post(&[("origin", "null")]));
        assert!(!post(&[("origin", "")]));
        assert!(!post(&[("origin", "file://")]));
    }

    #[test]
    fn two_origins_are_none() {
        assert!(!post(&[("origin", "http://lagoon.example:81"), ("origin", "http://lagoon.example:81")]));
    }

    #[test]
    fn without_an_origin_the_browsers_word_decides() {
        assert!(post(&[("sec-fetch-site", "same-origin")]));
        assert!(post(&[("sec-fetch-site", "none")]));
        assert!(!post(&[("sec-fetch-site", "same-site")]));
        assert!(!post(&[("sec-fetch-site", "cross-site")]));
        assert!(!post(&[("sec-fetch-site", "nonsense")]));
    }

    #[test]
    fn programs_that_are_no_browsers_may_post() {
        assert!(post(&[]));
    }

    #[test]
    fn a_foreign_origin_outweighs_a_friendly_site_header() {
        assert!(!post(&[("origin", "https://evil.example"), ("sec-fetch-site", "same-origin")]));
    }

    #[test]
    fn every_unsafe_method_is_checked_and_no_safe_one() {
        let open = origins("0.0.0.0:81", &[]);
        let foreign = [("host", "lagoon.example"), ("origin", "https://evil.example")];
        for method in ["POST", "PUT", "PATCH", "DELETE", "CONNECT", "PURGE"] {
            assert!(!passes(&open, method, &foreign), "{method}");
        }
        for method in ["GET", "HEAD", "OPTIONS"] {
            assert!(passes(&open, method, &foreign), "{method}");
        }
    }

    #[test]
    fn a_socket_is_checked_like_a_post() {
        let open = origins("0.0.0.0:81", &[]);
        let upgrade = |origin| {
            passes(&open, "GET", &[("host", "lagoon.example"), ("upgrade", "websocket"), ("origin", origin)])
        };
        assert!(upgrade("https://lagoon.example"));
        assert!(!upgrade("https://evil.example"));
        assert!(passes(&open, "GET", &[("host", "lagoon.example"), ("upgrade", "websocket")]));
    }

    #[test]
    fn on_loopback_only_this_machines_names_are_answered() {
        let own = origins("127.0.0.1:7700", &[]);
        for host in
            ["localhost", "localhost:7700", "LOCALHOST:5173", "127.0.0.1:7700", "127.0.0.2", "[::1]:7700"]
        {
            assert!(passes(&own, "GET", &[("host", host)]), "{host}");
        }
        for host in
            ["evil.example", "localhost.evil.example", "192.0.2.1:7700", "", "a b", "[::2]", "0.0.0.0"]
        {
            assert!(!passes(&own, "GET", &[("host", host)]), "{host}");
        }
        assert!(!passes(&own, "GET", &[("host", "localhost"), ("host", "evil.example")]));
        assert!(passes(&own, "GET", &[]), "no browser leaves the host out");
    }

    #[test]
    fn on_loopback_behind_a_proxy_the_public_name_is_answered() {
        let proxied = origins("[::1]:7700", &["https://public.example"]);
        assert!(passes(&proxied, "GET", &[("host", "public.example")]));
        assert!(passes(&proxied, "GET", &[("host", "public.example:443")]));
        assert!(!passes(&proxied, "GET", &[("host", "other.example")]));
    }

    #[test]
    fn a_rebound_name_cannot_vouch_for_itself() {
        let own = origins("127.0.0.1:7700", &[]);
        assert!(!passes(
            &own,
            "POST",
            &[("host", "evil.example:7700"), ("origin", "http://evil.example:7700")]
        ));
    }

    #[test]
    fn in_the_open_any_name_is_answered() {
        assert!(passes(&origins("0.0.0.0:7700", &[]), "GET", &[("host", "whatever.example")]));
    }

    #[test]
    fn a_whole_address_in_the_request_line_is_checked_instead_of_the_header() {
        let request = Request::builder().uri("http://evil.example/api").header("host", "localhost");
        let request = request.body(Body::empty()).unwrap();
        assert!(origins("127.0.0.1:7700", &[]).check(&request).is_err());
    }
}
