//! The guest cookie: who someone is, signed by the server, so that nobody can be someone else.

use super::failure::Refusal;
use axum::extract::{FromRequestParts, Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
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

/// Its name, where people come without https.
pub const NAME: &str = "lagoon_guest";
/// Its name over https: browsers take it from this very host alone, so that no neighbour under the same domain can set it.
pub const HOST_NAME: &str = "__Host-lagoon_guest";
/// A year, in seconds.
const MAX_AGE: u32 = 365 * 24 * 60 * 60;
/// Letters of a guest's id.
const MOST_ID: usize = 64;
/// What the signature is for, so that no other use of the key can be mistaken for it.
const PURPOSE: &[u8] = b"lagoon guest cookie 1\0";

/// A guest's id, up to 64 letters, digits, `-` and `_`, and the epoch in which a cookie was signed for it.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct GuestId {
    pub(super) id: String,
    epoch: u64,
}

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
    /// The one that signs; then those whose cookies are still good.
    keys: Vec<Hmac<Sha256>>,
    secure: bool,
}

impl GuestId {
    /// Takes an id that a cookie can carry.
    pub fn new(id: impl Into<String>) -> Result<Self, BadGuestId> {
        let id = id.into();
        let sound = |letter: u8| letter.is_ascii_alphanumeric() || letter == b'-' || letter == b'_';
        let fits = (1..=MOST_ID).contains(&id.len()) && id.bytes().all(sound);
        if fits { Ok(Self { id, epoch: 0 }) } else { Err(BadGuestId) }
    }

    /// The id itself, for the store; logs take `logs::short`.
    pub fn as_str(&self) -> &str {
        &self.id
    }

    /// In which epoch of the guest the cookie was signed.
    pub const fn epoch(&self) -> u64 {
        self.epoch
    }

    /// The same guest in another epoch.
    #[must_use]
    pub fn in_epoch(self, epoch: u64) -> Self {
        Self { epoch, ..self }
    }

    /// What is signed. Cookies from before there were epochs are of the first.
    fn text(&self) -> String {
        if self.epoch == 0 { self.id.clone() } else { format!("{}.{}", self.id, self.epoch) }
    }

    fn read(text: &str) -> Option<Self> {
        let Some((id, epoch)) = text.split_once('.') else { return Self::new(text).ok() };
        let epoch = epoch.parse().ok().filter(|epoch: &u64| *epoch > 0)?;
        Self::new(id).ok().map(|guest| guest.in_epoch(epoch)).filter(|guest| guest.text() == text)
    }
}

impl fmt::Debug for GuestId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "guest {}", super::logs::short(&self.id))
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
        Self::with_former(key, None, secure)
    }

    /// The same, where cookies of a former key are still good.
    pub fn with_former(key: &[u8; 32], former: Option<&[u8; 32]>, secure: bool) -> Self {
        let hmac = |key: &[u8; 32]| Hmac::new_from_slice(key).expect("HMAC takes a key of any length");
        Self { keys: [key].into_iter().chain(former).map(hmac).collect(), secure }
    }

    /// The value of the cookie: id and signature.
    pub fn sign(&self, guest: &GuestId) -> String {
        let text = guest.text();
        let signature = mac(&self.keys[0], &text).finalize().into_bytes();
        format!("{text}.{}", Base64UrlUnpadded::encode_string(&signature))
    }

    /// Who a value stands for. The comparison takes the same time however much of it is right.
    pub fn verify(&self, value: &str) -> Result<GuestId, CookieFault> {
        self.verify_with(value).map(|(guest, _)| guest)
    }

    /// The same, and whether the key is the one that signs now.
    fn verify_with(&self, value: &str) -> Result<(GuestId, bool), CookieFault> {
        let (text, signature) = value.rsplit_once('.').ok_or(CookieFault::Garbage)?;
        let guest = GuestId::read(text).ok_or(CookieFault::Garbage)?;
        let mut bytes = [0; 33];
        let most = Base64UrlUnpadded::decode(signature, &mut bytes);
        match most.map(<[u8]>::len) {
            Ok(32) => {}
            Ok(0..32) => return Err(CookieFault::Cut),
            // A string cut in the middle of a group does not decode; only the alphabet tells it from garbage.
            Err(_) if signature.len() < 43 && is_base64(signature) => return Err(CookieFault::Cut),
            _ => return Err(CookieFault::Garbage),
        }
        let fits = |key: &Hmac<Sha256>| mac(key, text).verify_slice(&bytes[..32]).is_ok();
        let key = self.keys.iter().position(fits).ok_or(CookieFault::NotOurs)?;
        Ok((guest, key == 0))
    }

    /// What the request's cookies say.
    pub fn read(&self, headers: &HeaderMap) -> Presented {
        self.look(headers).0
    }

    /// The same, and whether the browser should be given the cookie anew: under its new name, or with the new key.
    fn look(&self, headers: &HeaderMap) -> (Presented, bool) {
        let named = |name: &'static str| {
            let values = headers.get_all(header::COOKIE).iter().flat_map(move |header| ours(header, name));
            values.collect::<Vec<_>>()
        };
        let own = named(self.name());
        // Cookies set before the server had https are of the other name.
        let is_old = self.secure && own.is_empty();
        let values = if is_old { named(NAME) } else { own };
        let value = match values[..] {
            [] => return (Presented::Absent, false),
            [value] => value,
            _ => return (Presented::Refused(CookieFault::Several), false),
        };
        match std::str::from_utf8(value).map(|value| self.verify_with(value)) {
            Ok(Ok((guest, current))) => (Presented::Genuine(guest), is_old || !current),
            Ok(Err(fault)) => (Presented::Refused(fault), false),
            Err(_) => (Presented::Refused(CookieFault::Garbage), false),
        }
    }

    const fn name(&self) -> &'static str {
        if self.secure { HOST_NAME } else { NAME }
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
        let name = self.name();
        let text = format!("{name}={value}; Path=/; Max-Age={max_age}; HttpOnly; SameSite=Lax{secure}");
        let mut value =
            HeaderValue::try_from(text).expect("ids and base64 have only letters that headers allow");
        value.set_sensitive(true);
        value
    }
}

fn mac(key: &Hmac<Sha256>, text: &str) -> Hmac<Sha256> {
    let mut mac = key.clone();
    mac.update(PURPOSE);
    mac.update(text.as_bytes());
    mac
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
    let (presented, renew) = signer.look(request.headers());
    request.extensions_mut().insert(presented.clone());
    let mut response = next.run(request).await;
    if let (Presented::Genuine(guest), true) = (&presented, renew)
        && !response.headers().contains_key(header::SET_COOKIE)
        && response.status() != StatusCode::UNAUTHORIZED
    {
        response.headers_mut().append(header::SET_COOKIE, signer.set(guest));
    }
    response
}

/// The values of the cookie of this name in one header.
fn ours<'h>(header: &'h HeaderValue, name: &'static str) -> impl Iterator<Item = &'h [u8]> {
    let pairs = header.as_bytes().split(|byte| *byte == b';').map(<[u8]>::trim_ascii);
    pairs.filter_map(move |pair| pair.strip_prefix(name.as_bytes())?.strip_prefix(b"="))
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
        assert!(signer().clear().to_str().unwrap().starts_with("__Host-lagoon_guest=; Path=/; Max-Age=0"));
        assert!(secure.starts_with("__Host-lagoon_guest="), "no neighbour under the same domain can set it");
    }

    fn cookies(text: &str) -> HeaderMap {
        HeaderMap::from_iter([(header::COOKIE, text.parse().unwrap())])
    }

    #[test]
    fn a_cookie_of_a_former_key_is_good_and_given_anew_and_one_before_it_is_not() {
        let (old, new) = ([1; 32], [2; 32]);
        let value = Signer::new(&old, false).sign(&ann());
        let headers = cookies(&format!("{NAME}={value}"));
        assert_eq!(
            Signer::with_former(&new, Some(&old), false).look(&headers),
            (Presented::Genuine(ann()), true)
        );
        assert_eq!(Signer::new(&new, false).read(&headers), Presented::Refused(CookieFault::NotOurs));
        let anew = cookies(&format!("{NAME}={}", Signer::new(&new, false).sign(&ann())));
        assert_eq!(
            Signer::with_former(&new, Some(&old), false).look(&anew),
            (Presented::Genuine(ann()), false)
        );
    }

    #[test]
    fn over_https_the_hosts_own_cookie_counts_and_one_from_before_is_given_anew() {
        let value = signer().sign(&ann());
        let old = cookies(&format!("{NAME}={value}"));
        assert_eq!(signer().look(&old), (Presented::Genuine(ann()), true));
        let both = cookies(&format!("{NAME}=planted.by-a-neighbour; {HOST_NAME}={value}"));
        assert_eq!(signer().look(&both), (Presented::Genuine(ann()), false));
    }

    #[test]
    fn a_cookie_tells_its_epoch_and_nobody_can_change_it() {
        let later = ann().in_epoch(7);
        let value = signer().sign(&later);
        assert_eq!(signer().verify(&value), Ok(later));
        assert_eq!(signer().verify(&value.replacen(".7.", ".8.", 1)), Err(CookieFault::NotOurs));
        for epoch in [".0.", ".07.", ".x."] {
            assert_eq!(signer().verify(&value.replacen(".7.", epoch, 1)), Err(CookieFault::Garbage));
        }
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
