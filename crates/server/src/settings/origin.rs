//! A web origin: scheme, host and port, written one way only.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;
use thiserror::Error;

/// A web origin. Two are equal exactly when a browser takes them for the same.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct WebOrigin {
    https: bool,
    /// Lower case, without the scheme's own port.
    authority: String,
}

/// The text is no `http` or `https` origin.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("not an origin: give scheme, host and port, such as https://lagoon.example")]
pub struct BadOrigin;

impl WebOrigin {
    /// The origin that a `Host` header stands for under a scheme.
    pub fn of_host(https: bool, host: &str) -> Result<Self, BadOrigin> {
        let (name, port) = split(host)?;
        let usual = if https { 443 } else { 80 };
        let port = port.filter(|port| *port != usual).map(|port| format!(":{port}")).unwrap_or_default();
        Ok(Self { https, authority: format!("{}{port}", name.to_ascii_lowercase()) })
    }

    /// Whether its scheme is https.
    pub fn is_https(&self) -> bool {
        self.https
    }

    /// The host without its port; brackets around an IPv6 address stay.
    pub fn host(&self) -> &str {
        split(&self.authority).map_or("", |(name, _)| name)
    }

    /// Host and port, as a `Host` header has them.
    pub fn authority(&self) -> &str {
        &self.authority
    }
}

impl FromStr for WebOrigin {
    type Err = BadOrigin;

    fn from_str(text: &str) -> Result<Self, BadOrigin> {
        let (scheme, host) = text.split_once("://").ok_or(BadOrigin)?;
        match scheme.to_ascii_lowercase().as_str() {
            "https" => Self::of_host(true, host),
            "http" => Self::of_host(false, host),
            _ => Err(BadOrigin),
        }
    }
}

impl TryFrom<String> for WebOrigin {
    type Error = BadOrigin;

    fn try_from(text: String) -> Result<Self, BadOrigin> {
        text.parse()
    }
}

impl From<WebOrigin> for String {
    fn from(origin: WebOrigin) -> Self {
        origin.to_string()
    }
}

impl fmt::Display for WebOrigin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let scheme = if self.https { "https" } else { "http" };
        write!(f, "{scheme}://{}", self.authority)
    }
}

/// Host and port. Only letters that cannot end a header's field are let through.
fn split(authority: &str) -> Result<(&str, Option<u16>), BadOrigin> {
    let end = if authority.starts_with('[') {
        authority.find(']').ok_or(BadOrigin)? + 1
    } else {
        authority.find(':').unwrap_or(authority.len())
    };
    let (name, rest) = authority.split_at(end);
    let port = match rest.strip_prefix(':') {
        Some(digits) if digits.bytes().all(|digit| digit.is_ascii_digit()) => {
            Some(digits.parse().map_err(|_| BadOrigin)?)
        }
        None if rest.is_empty() => None,
        _ => return Err(BadOrigin),
    };
    if is_host(name) { Ok((name, port)) } else { Err(BadOrigin) }
}

fn is_host(name: &str) -> bool {
    if let Some(address) = name.strip_prefix('[').and_then(|inner| inner.strip_suffix(']')) {
        return address.parse::<std::net::Ipv6Addr>().is_ok();
    }
    let sound = |letter: u8| letter.is_ascii_alphanumeric() || b"-._".contains(&letter);
    !name.is_empty() && name.len() <= 253 && name.bytes().all(sound)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn origin(text: &str) -> Option<WebOrigin> {
        text.parse().ok()
    }

    #[test]
    fn case_and_the_schemes_own_port_make_no_difference() {
        assert_eq!(origin("HTTPS://Lagoon.Example:443"), origin("https://lagoon.example"));
        assert_eq!(origin("http://lagoon.example:80"), origin("http://lagoon.example"));
        assert_ne!(origin("http://lagoon.example:443"), origin("http://lagoon.example"));
        assert_ne!(origin("http://lagoon.example"), origin("https://lagoon.example"));
        assert_eq!(origin("http://[::1]:7700").unwrap().host(), "[::1]");
    }

    #[test]
    fn what_is_no_origin_is_refused() {
        let wrong = [
            "",
            "null",
            "lagoon.example",
            "https://",
            "ftp://lagoon.example",
            "https://a b",
            "https://a/b",
            "https://a:b",
            "https://a:99999",
            "https://[::1",
            "https://[lagoon]",
            "https://a;script-src",
            "https://user@a",
            "https://a:+80",
            "https://a:",
        ];
        for text in wrong {
            assert_eq!(origin(text), None, "{text}");
        }
    }
}
