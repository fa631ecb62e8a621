//! Messages to devices: encrypted for the device (RFC 8291), signed by this server (RFC 8292).

use super::door::{Door, DoorError, PushReach};
use crate::settings::PushContact;
use axum::http::{HeaderValue, StatusCode, Uri, header};
use base64ct::{Base64UrlUnpadded, Encoding};
use serde_json::json;
use std::time::Duration;
use web_push_native::p256::ecdsa::signature::Signer;
use web_push_native::p256::ecdsa::{Signature, SigningKey};
use web_push_native::p256::{PublicKey, SecretKey};
use web_push_native::{Auth, WebPushBuilder};

/// How long a service keeps a message for a device that is off.
const KEPT: Duration = Duration::from_secs(24 * 60 * 60);
/// How long a signature is good, in seconds; a day is the most.
const GOOD: u64 = 12 * 60 * 60;
const SECRET: usize = 16;

/// Why a message was not taken.
#[derive(Debug, thiserror::Error)]
pub enum PushError {
    /// The service did not answer.
    #[error(transparent)]
    Door(#[from] DoorError),
    /// The keys of the device cannot be used.
    #[error("the keys of the device cannot be used")]
    Keys,
    /// The device does not want any more.
    #[error("the device is gone")]
    Gone,
    /// The service refused, and will again.
    #[error("the push service refused with {0}")]
    Refused(StatusCode),
    /// The service refused for now.
    #[error("the push service is not ready: {0}")]
    Later(StatusCode),
}

impl PushError {
    /// Whether the same message may be taken later.
    pub const fn is_passing(&self) -> bool {
        match self {
            Self::Later(_) => true,
            Self::Door(cause) => !matches!(cause, DoorError::Forbidden),
            Self::Keys | Self::Gone | Self::Refused(_) => false,
        }
    }
}

/// A device as its browser describes it.
#[derive(Clone, Copy)]
pub struct Device<'d> {
    pub endpoint: &'d str,
    pub public: &'d str,
    pub secret: &'d str,
}

/// Sends to devices.
#[derive(Debug)]
pub struct Pusher {
    key: SigningKey,
    contact: String,
    door: Door,
}

/// A key for signatures that nobody has.
pub(super) fn fresh_key() -> [u8; 32] {
    loop {
        let mut bytes = [0; 32];
        crate::environment::from_system(&mut bytes);
        if SecretKey::from_slice(&bytes).is_ok() {
            return bytes;
        }
    }
}

impl Pusher {
    /// Signs with this key; none where it is no key.
    pub fn new(key: &[u8; 32], contact: &PushContact, reach: &PushReach) -> Option<Self> {
        let key = SigningKey::from_slice(key)
            .inspect_err(|_| tracing::error!("the key for push messages in the database is damaged"))
            .ok()?;
        Some(Self { key, contact: contact.as_str().to_owned(), door: Door::new(reach) })
    }

    /// The public key, by which browsers know who may send to them.
    pub fn public_key(&self) -> String {
        Base64UrlUnpadded::encode_string(self.key.verifying_key().to_encoded_point(false).as_bytes())
    }

    /// Whether a device can be reached there.
    pub fn allows(&self, endpoint: &str) -> bool {
        endpoint.parse().is_ok_and(|uri: Uri| self.door.allows(&uri))
    }

    /// Sends a message; one of the same topic that the device has not fetched yet is replaced.
    pub async fn send(&self, to: Device<'_>, topic: &str, text: String, now: u64) -> Result<(), PushError> {
        let (public, secret) = read_keys(to.public, to.secret).ok_or(PushError::Keys)?;
        let uri: Uri = to.endpoint.parse().map_err(|_| PushError::Keys)?;
        let signature = self.signature(&uri, now / 1000);
        let builder = WebPushBuilder::new(uri, public, secret).with_valid_duration(KEPT);
        let mut request = builder.build(text).map_err(|_| PushError::Keys)?;
        let headers = request.headers_mut();
        headers.insert(header::AUTHORIZATION, HeaderValue::try_from(signature).map_err(|_| PushError::Keys)?);
        headers.insert("topic", HeaderValue::try_from(topic).map_err(|_| PushError::Keys)?);
        match self.door.post(request).await? {
            status if status.is_success() => Ok(()),
            StatusCode::NOT_FOUND | StatusCode::GONE => Err(PushError::Gone),
            status if status.is_server_error() || status == StatusCode::TOO_MANY_REQUESTS => {
                Err(PushError::Later(status))
            }
            status => Err(PushError::Refused(status)),
        }
    }

    fn signature(&self, uri: &Uri, now: u64) -> String {
        let authority = uri.authority().map_or("", |authority| authority.as_str()).trim_end_matches(":443");
        let claims = json!({ "aud": format!("https://{authority}"), "exp": now + GOOD, "sub": self.contact });
        let part = |value: serde_json::Value| Base64UrlUnpadded::encode_string(value.to_string().as_bytes());
        let signed = format!("{}.{}", part(json!({ "typ": "JWT", "alg": "ES256" })), part(claims));
        let signature: Signature = self.key.sign(signed.as_bytes());
        let signature = Base64UrlUnpadded::encode_string(&signature.to_bytes());
        format!("vapid t={signed}.{signature}, k={}", self.public_key())
    }
}

/// The public key of a device and the secret shared with it, as its browser writes them.
pub fn read_keys(public: &str, secret: &str) -> Option<(PublicKey, Auth)> {
    let bytes = |text: &str| Base64UrlUnpadded::decode_vec(text.trim_end_matches('=')).ok();
    let public = PublicKey::from_sec1_bytes(&bytes(public)?).ok()?;
    let secret = bytes(secret).filter(|secret| secret.len() == SECRET)?;
    Some((public, Auth::clone_from_slice(&secret)))
}
