//! What every answer tells the browser: load nothing foreign, frame nothing, leak no addresses, keep to https.

use crate::settings::Settings;
use axum::extract::{Request, State};
use axum::http::header::{self, CACHE_CONTROL, HeaderName, HeaderValue};
use axum::middleware::Next;
use axum::response::Response;
use std::sync::Arc;

/// Where the API begins. What it says is about now, and often for one guest only.
const API: &str = "/api";

/// The same for every answer, whatever the settings.
const ALWAYS: [(HeaderName, &str); 7] = [
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    // A private table's address is its key: no other site may read it as a referrer.
    (header::REFERRER_POLICY, "no-referrer"),
    (HeaderName::from_static("permissions-policy"), PERMISSIONS),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
    (header::X_FRAME_OPTIONS, "DENY"),
    (HeaderName::from_static("x-permitted-cross-domain-policies"), "none"),
];

/// A board game needs none of these.
const PERMISSIONS: &str = "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), \
    magnetometer=(), microphone=(), midi=(), payment=(), serial=(), usb=(), browsing-topics=()";

/// Two years.
const STAY_WITH_HTTPS: &str = "max-age=63072000";

/// The headers of a server with these settings.
#[derive(Clone, Debug)]
pub struct Headers(Vec<(HeaderName, HeaderValue)>);

impl Headers {
    /// Those of the settings.
    pub fn new(settings: &Settings) -> Self {
        let fixed = ALWAYS.map(|(name, value)| (name, HeaderValue::from_static(value)));
        let mut headers = Vec::from(fixed);
        let policy =
            HeaderValue::try_from(policy(settings)).expect("origins hold only letters of host names");
        headers.push((header::CONTENT_SECURITY_POLICY, policy));
        if settings.is_https() {
            headers.push((header::STRICT_TRANSPORT_SECURITY, HeaderValue::from_static(STAY_WITH_HTTPS)));
        }
        Self(headers)
    }
}

/// The layer.
pub async fn add(State(headers): State<Arc<Headers>>, request: Request, next: Next) -> Response {
    let path = request.uri().path();
    let api = path.strip_prefix(API).is_some_and(|rest| rest.is_empty() || rest.starts_with('/'));
    let mut response = next.run(request).await;
    let answer = response.headers_mut();
    for (name, value) in &headers.0 {
        answer.insert(name, value.clone());
    }
    if api && !answer.contains_key(CACHE_CONTROL) {
        answer.insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
    response
}

/// What pages may load and do. There is no inline script or style in it, and no exception for any.
///
/// `'self'` covers sockets to the same host in every current browser; Safari before 15.4 wants them named, which is
/// done for origins we know.
fn policy(settings: &Settings) -> String {
    let socket = |https| if https { "wss" } else { "ws" };
    let sockets = settings.public_origins.iter();
    let sockets: String =
        sockets.map(|origin| format!(" {}://{}", socket(origin.is_https()), origin.authority())).collect();
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self'",
        &format!("connect-src 'self'{sockets}"),
        "manifest-src 'self'",
        "frame-ancestors 'none'",
        "base-uri 'none'",
        "form-action 'self'",
    ]
    .join("; ")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn value(settings: &Settings, name: &str) -> Option<String> {
        let headers = Headers::new(settings).0;
        let found = headers.into_iter().find(|(header, _)| header == name);
        found.map(|(_, value)| value.to_str().unwrap().to_owned())
    }

    fn behind(origin: &str) -> Settings {
        Settings { public_origins: vec![origin.parse().unwrap()], ..Settings::default() }
    }

    #[test]
    fn https_is_demanded_only_where_people_come_over_https() {
        assert_eq!(value(&Settings::default(), "strict-transport-security"), None);
        assert_eq!(value(&behind("http://a.example"), "strict-transport-security"), None);
        assert!(value(&behind("https://a.example"), "strict-transport-security").is_some());
    }

    #[test]
    fn nothing_inline_and_nothing_foreign_may_run() {
        let policy = value(&Settings::default(), "content-security-policy").unwrap();
        assert!(policy.starts_with("default-src 'none'; script-src 'self'; style-src 'self';"), "{policy}");
        assert!(!policy.contains("unsafe") && !policy.contains('*') && !policy.contains("http"), "{policy}");
        for part in ["frame-ancestors 'none'", "base-uri 'none'", "form-action 'self'", "connect-src 'self';"]
        {
            assert!(policy.contains(part), "{part}");
        }
    }

    #[test]
    fn sockets_of_a_public_origin_are_named() {
        let policy = value(&behind("https://a.example:8443"), "content-security-policy").unwrap();
        assert!(policy.contains("connect-src 'self' wss://a.example:8443;"), "{policy}");
    }
}
