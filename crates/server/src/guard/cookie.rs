//! The guest cookie: who someone is, signed by the server, so that nobody can be someone else.

use super::failure::Refusal;
use axum::extract::{FromRequestParts, Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::middleware::Next;
use axum::response::Response;
use base64ct::{Base64UrlUnpadded, Encoding};
use hmac::{Hmac, KeyInit, Mac};
use protocol::ErrorCode;
use sha2::Sha256;
use std::convert::Infallible;
use std::fmt;
use std::sync::Arc;
use thiserror::Error;

pub const NAME: &str = "lagoon_guest";
/// A year, in seconds.
const MAX_AGE: u32 = 365 * 24 * 60 * 60;
/// Letters of a guest's id.
const MOST_ID: usize = 64;
/// What the signature is for, so that no other use of the key can be mistaken for it.
const PURPOSE: &[u8] = b"lagoon guest cookie 1\0";

/// A guest's id: up to 64 letters, digits, `-` and `_`.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct GuestId(pub(super) String);

/// The id has letters that a cookie cannot carry, none, or too many.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("not a guest id")]
pub struct BadGuestId;

/// What is wrong with a cookie that was sent.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum CookieFault {
    /// Not of the shape the server makes.
    #[error("the cookie is malformed")]
    Garbage,
    /// The right shape, but the signature is too short: it was cut on its way.
    #[error("the cookie is truncated")]
    Cut,
    /// Whole, but not signed with this key: forged, or from another server.
    #[error("the cookie was not issued by this server")]
    NotOurs,
    /// More than one, so that it is unclear who speaks.
    #[error("there are several guest cookies")]
    Several,
}

/// What a request showed. An extractor that never fails; without rails it is `Absent`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Presented {
    /// No cookie: someone new.
    Absent,
    /// The server made it.
    Genuine(GuestId),
    /// There is one, but it proves nothing.
    Refused(CookieFault),
}

/// Makes and checks cookies.
#[derive(Clone)]
pub struct Signer {
    key: Hmac<Sha256>,
    secure: bool,
}

impl GuestId {
    /// Takes an id that a cookie can carry.
    pub fn new(id: impl Into<String>) -> Result<Self, BadGuestId> {
        let id = id.into();
        let sound = |letter: u8| letter.is_ascii_alphanumeric() || letter == b'-' || letter == b'_';
        let fits = (1..=MOST_ID).contains(&id.len()) && id.bytes().all(sound);
        if fits { Ok(Self(id)) } else { Err(BadGuestId) }
    }

    /// The id itself, for the store; logs take `logs::short`.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for GuestId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "guest {}", super::logs::short(&self.0))
    }
}

impl fmt::Debug for Signer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Signer").field("secure", &self.secure).finish_non_exhaustive()
    }
}

impl Signer {
    /// Signs with this key; `secure` where people come over https.
    pub fn new(key: &[u8; 32], secure: bool) -> Self {
        let key = Hmac::new_from_slice(key).expect("HMAC takes a key of any length");
        Self { key, secure }
    }

    /// The value of the cookie: id and signature.
    pub fn sign(&self, guest: &GuestId) -> String {
        let signature = self.mac(&guest.0).finalize().into_bytes();
        format!("{}.{}", guest.0, Base64UrlUnpadded::encode_string(&signature))
    }

    /// Who a value stands for. The comparison takes the same time however much of it is right.
    pub fn verify(&self, value: &str) -> Result<GuestId, CookieFault> {
        let (id, signature) = value.split_once('.').ok_or(CookieFault::Garbage)?;
        let guest = GuestId::new(id).map_err(|BadGuestId| CookieFault::Garbage)?;
        let mut bytes = [0; 33];
        let most = Base64UrlUnpadded::decode(signature, &mut bytes);
        match most.map(<[u8]>::len) {
            Ok(32) => {}
            Ok(0..32) => return Err(CookieFault::Cut),
            // A string cut in the middle of a group does not decode; only the alphabet tells it from garbage.
            Err(_) if signature.len() < 43 && is_base64(signature) => return Err(CookieFault::Cut),
            _ => return Err(CookieFault::Garbage),
        }
        let verified = self.mac(id).verify_slice(&bytes[..32]);
        verified.map(|()| guest).map_err(|_| CookieFault::NotOurs)
    }

    /// What the request's cookies say.
    pub fn read(&self, headers: &HeaderMap) -> Presented {
        let mut values = headers.get_all(header::COOKIE).iter().flat_map(ours);
        match (values.next(), values.next()) {
            (None, _) => Presented::Absent,
            (Some(_), Some(_)) => Presented::Refused(CookieFault::Several),
            (Some(value), None) => match std::str::from_utf8(value).map(|value| self.verify(value)) {
                Ok(Ok(guest)) => Presented::Genuine(guest),
                Ok(Err(fault)) => Presented::Refused(fault),
                Err(_) => Presented::Refused(CookieFault::Garbage),
            },
        }
    }

    /// The `Set-Cookie` header that makes a browser this guest.
    pub fn set(&self, guest: &GuestId) -> HeaderValue {
        self.header(&self.sign(guest), MAX_AGE)
    }

    /// The `Set-Cookie` header that makes a browser nobody.
    pub fn clear(&self) -> HeaderValue {
        self.header("", 0)
    }

    fn header(&self, value: &str, max_age: u32) -> HeaderValue {
        let secure = if self.secure { "; Secure" } else { "" };
        let text = format!("{NAME}={value}; Path=/; Max-Age={max_age}; HttpOnly; SameSite=Lax{secure}");
        let mut value =
            HeaderValue::try_from(text).expect("ids and base64 have only letters that headers allow");
        value.set_sensitive(true);
        value
    }

    fn mac(&self, id: &str) -> Hmac<Sha256> {
        let mut mac = self.key.clone();
        mac.update(PURPOSE);
        mac.update(id.as_bytes());
        mac
    }
}

impl Presented {
    /// The guest, or why there is none, as a handler that needs one refuses.
    pub fn guest(self) -> Result<GuestId, Refusal> {
        match self {
            Self::Genuine(guest) => Ok(guest),
            Self::Absent => Err(Refusal::of(ErrorCode::NoGuest)),
            Self::Refused(_) => Err(Refusal::of(ErrorCode::BadCookie)),
        }
    }
}

impl<S: Sync> FromRequestParts<S> for Presented {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _state: &S) -> Result<Self, Infallible> {
        Ok(parts.extensions.get::<Self>().cloned().unwrap_or(Self::Absent))
    }
}

/// A handler that takes this is only called for guests.
impl<S: Sync> FromRequestParts<S> for GuestId {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Refusal> {
        let Ok(presented) = Presented::from_request_parts(parts, state).await;
        presented.guest()
    }
}

/// The layer: reads the cookie once, for limits, logs and handlers.
pub async fn read(State(signer): State<Arc<Signer>>, mut request: Request, next: Next) -> Response {
    let presented = signer.read(request.headers());
    request.extensions_mut().insert(presented);
    next.run(request).await
}

/// The values of our cookie in one header.
fn ours(header: &HeaderValue) -> impl Iterator<Item = &[u8]> {
    let pairs = header.as_bytes().split(|byte| *byte == b';').map(<[u8]>::trim_ascii);
    pairs.filter_map(|pair| pair.strip_prefix(NAME.as_bytes())?.strip_prefix(b"="))
}

fn is_base64(text: &str) -> bool {
    text.bytes().all(|letter| letter.is_ascii_alphanumeric() || letter == b'-' || letter == b'_')
}

#[cfg(test)]
mod tests {
    use super::*;

    fn signer() -> Signer {
        Signer::new(&[7; 32], true)
    }

    fn ann() -> GuestId {
        GuestId::new("ann-1").unwrap()
    }

    fn read(cookies: &[&str]) -> Presented {
        let mut headers = HeaderMap::new();
        for cookie in cookies {
            headers.append(header::COOKIE, HeaderValue::from_bytes(cookie.as_bytes()).unwrap());
        }
        signer().read(&headers)
    }

    #[test]
    fn a_cookie_the_server_made_names_its_guest() {
        let value = signer().sign(&ann());
        assert_eq!(signer().verify(&value), Ok(ann()));
        assert_eq!(read(&[&format!("a=b; {NAME}={value};c=d")]), Presented::Genuine(ann()));
        assert_eq!(read(&["a=b", &format!("{NAME}={value}")]), Presented::Genuine(ann()));
    }

    #[test]
    fn no_cookie_is_no_fault() {
        assert_eq!(read(&[]), Presented::Absent);
        assert_eq!(read(&["other=1", "xlagoon_guest=1", "lagoon_guests=1"]), Presented::Absent);
    }

    #[test]
    fn another_guests_name_on_the_same_signature_is_refused() {
        let value = signer().sign(&ann()).replace("ann-1", "bob-1");
        assert_eq!(signer().verify(&value), Err(CookieFault::NotOurs));
    }

    #[test]
    fn a_cookie_of_another_key_is_refused() {
        let foreign = Signer::new(&[8; 32], true).sign(&ann());
        assert_eq!(signer().verify(&foreign), Err(CookieFault::NotOurs));
    }

    #[test]
    fn every_changed_letter_is_noticed() {
        let value = signer().sign(&ann());
        for index in 0..value.len() {
            let mut letters = value.clone().into_bytes();
            letters[index] = if letters[index] == b'A' { b'B' } else { b'A' };
            let forged = String::from_utf8(letters).unwrap();
            assert!(signer().verify(&forged).is_err(), "{forged}");
        }
    }

    #[test]
    fn every_cut_is_told_from_a_forgery() {
        let value = signer().sign(&ann());
        let dot = value.find('.').unwrap();
        for length in dot + 1..value.len() {
            assert_eq!(signer().verify(&value[..length]), Err(CookieFault::Cut), "{length}");
        }
    }

    #[test]
    fn garbage_is_refused_as_such() {
        let long = format!("ann.{}", "A".repeat(100_000));
        let longer = signer().sign(&ann()) + "A";
        let padded = signer().sign(&ann()) + "=";
        for value in ["", ".", "ann", "a b.AAAA", "ann.!!", ".AAAA", "é.A", &long, &longer, &padded] {
            assert_eq!(signer().verify(value), Err(CookieFault::Garbage), "{value}");
        }
        assert_eq!(read(&["lagoon_guest="]), Presented::Refused(CookieFault::Garbage));
    }

    #[test]
    fn two_guest_cookies_prove_nothing() {
        let pair = format!("{NAME}={}", signer().sign(&ann()));
        assert_eq!(read(&[&pair, &pair]), Presented::Refused(CookieFault::Several));
        assert_eq!(read(&[&format!("{pair}; {pair}")]), Presented::Refused(CookieFault::Several));
    }

    #[test]
    fn scripts_and_other_sites_do_not_get_the_cookie_and_https_keeps_it() {
        let text = |signer: &Signer| signer.set(&ann()).to_str().unwrap().to_owned();
        let secure = text(&signer());
        assert!(secure.ends_with("; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax; Secure"), "{secure}");
        assert!(!text(&Signer::new(&[7; 32], false)).contains("Secure"));
        assert!(signer().clear().to_str().unwrap().starts_with("lagoon_guest=; Path=/; Max-Age=0"));
    }

    #[test]
    fn ids_that_a_cookie_cannot_carry_are_refused() {
        for id in ["", "a.b", "a;b", "a b", "a\n", &"a".repeat(65)] {
            assert_eq!(GuestId::new(id), Err(BadGuestId), "{id:?}");
        }
        assert!(GuestId::new("a".repeat(64)).is_ok());
    }

    #[test]
    fn nothing_secret_shows_in_debugging_output() {
        assert!(!format!("{:?}", ann()).contains("ann-1"));
        assert!(!format!("{:?}", signer()).contains('7'));
        assert!(format!("{:?}", signer().set(&ann())).contains("Sensitive"));
    }
}
