//! A push service over TLS that opens what it is sent, as the device would, and checks who signed it.

use base64ct::{Base64UrlUnpadded, Encoding};
use http_body_util::{BodyExt, Empty};
use hyper::body::{Bytes, Incoming};
use hyper::service::service_fn;
use hyper::{Request, Response, StatusCode};
use hyper_util::rt::TokioIo;
use ring::{aead, hkdf, signature};
use rustls::pki_types::{CertificateDer, PrivateKeyDer};
use serde_json::Value;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::net::TcpListener;
use tokio_rustls::TlsAcceptor;
use web_push_native::p256;

/// A message as it came.
#[derive(Clone, Debug)]
pub struct Pushed {
    pub path: String,
    pub authorization: String,
    pub topic: String,
    pub ttl: String,
    pub encoding: String,
    pub body: Vec<u8>,
}

#[derive(Default)]
struct Kept {
    pushed: Vec<Pushed>,
    statuses: Vec<u16>,
}

pub struct Service {
    pub address: SocketAddr,
    pub root: CertificateDer<'static>,
    kept: Arc<Mutex<Kept>>,
}

/// A device with its keys.
pub struct Phone {
    key: p256::SecretKey,
    secret: [u8; 16],
}

impl Service {
    pub async fn open() -> Self {
        let made = rcgen::generate_simple_self_signed(["localhost".to_owned()]).expect("a certificate");
        let root = made.cert.der().clone();
        let key = PrivateKeyDer::try_from(made.signing_key.serialize_der()).expect("a key");
        let provider = Arc::new(rustls::crypto::ring::default_provider());
        let config = rustls::ServerConfig::builder_with_provider(provider)
            .with_safe_default_protocol_versions()
            .expect("versions")
            .with_no_client_auth()
            .with_single_cert(vec![root.clone()], key)
            .expect("a certificate");
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = listener.local_addr().expect("an address");
        let kept = Arc::new(Mutex::new(Kept::default()));
        tokio::spawn(serve(listener, TlsAcceptor::from(Arc::new(config)), kept.clone()));
        Self { address, root, kept }
    }

    pub fn endpoint(&self, name: &str) -> String {
        format!("https://localhost:{}/send/{name}", self.address.port())
    }

    /// Answers the next messages with these statuses, the last one for ever.
    pub fn answer(&self, statuses: &[u16]) {
        self.kept.lock().unwrap().statuses = statuses.iter().rev().copied().collect();
    }

    pub fn pushed(&self) -> Vec<Pushed> {
        self.kept.lock().unwrap().pushed.clone()
    }
}

async fn serve(listener: TcpListener, tls: TlsAcceptor, kept: Arc<Mutex<Kept>>) {
    while let Ok((stream, _)) = listener.accept().await {
        let (tls, kept) = (tls.clone(), kept.clone());
        tokio::spawn(async move {
            let Ok(stream) = tls.accept(stream).await else { return };
            let take = service_fn(move |request| take(request, kept.clone()));
            let connection = hyper::server::conn::http1::Builder::new();
            let served = connection.serve_connection(TokioIo::new(stream), take);
            let _ = tokio::time::timeout(Duration::from_secs(10), served).await;
        });
    }
}

async fn take(
    request: Request<Incoming>,
    kept: Arc<Mutex<Kept>>,
) -> Result<Response<Empty<Bytes>>, hyper::Error> {
    let (parts, body) = request.into_parts();
    let header = |name: &str| {
        parts.headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default().to_owned()
    };
    let pushed = Pushed {
        path: parts.uri.path().to_owned(),
        authorization: header("authorization"),
        topic: header("topic"),
        ttl: header("ttl"),
        encoding: header("content-encoding"),
        body: body.collect().await?.to_bytes().to_vec(),
    };
    let mut kept = kept.lock().unwrap();
    kept.pushed.push(pushed);
    let status = match kept.statuses.len() {
        0 => 201,
        1 => kept.statuses[0],
        _ => kept.statuses.pop().unwrap_or(201),
    };
    let answer = Response::builder().status(StatusCode::from_u16(status).expect("a status"));
    let answer = if status == 307 { answer.header("location", "/elsewhere") } else { answer };
    Ok(answer.body(Empty::new()).expect("an answer"))
}

impl Phone {
    pub fn new(seed: u8) -> Self {
        Self { key: p256::SecretKey::from_slice(&[seed; 32]).expect("a key"), secret: [seed; 16] }
    }

    pub fn device(&self, endpoint: String) -> protocol::Device {
        let encode = |bytes: &[u8]| Base64UrlUnpadded::encode_string(bytes);
        protocol::Device { endpoint, p256dh: encode(&self.public()), auth: encode(&self.secret) }
    }

    fn public(&self) -> Vec<u8> {
        self.key.public_key().to_sec1_bytes().to_vec()
    }

    /// Opens a message as RFC 8291 has a device open it: with another library than the one that closed it.
    pub fn open(&self, body: &[u8]) -> Value {
        let (salt, rest) = body.split_at(16);
        let (size, rest) = rest.split_at(4);
        let (theirs, sealed) = rest[1..].split_at(usize::from(rest[0]));
        assert!(u32::from_be_bytes(size.try_into().unwrap()) as usize >= sealed.len(), "one record");
        let their_key = p256::PublicKey::from_sec1_bytes(theirs).expect("a key");
        let shared = p256::ecdh::diffie_hellman(self.key.to_nonzero_scalar(), their_key.as_affine());
        let info = [b"WebPush: info\0".as_slice(), &self.public(), theirs].concat();
        let ikm: [u8; 32] = derived(&self.secret, shared.raw_secret_bytes(), &info);
        let key: [u8; 16] = derived(salt, &ikm, b"Content-Encoding: aes128gcm\0");
        let nonce: [u8; 12] = derived(salt, &ikm, b"Content-Encoding: nonce\0");
        let key = aead::LessSafeKey::new(aead::UnboundKey::new(&aead::AES_128_GCM, &key).expect("a key"));
        let mut sealed = sealed.to_vec();
        let nonce = aead::Nonce::assume_unique_for_key(nonce);
        let plain = key.open_in_place(nonce, aead::Aad::empty(), &mut sealed).expect("the right key");
        let end = plain.iter().rposition(|byte| *byte != 0).expect("a delimiter");
        assert_eq!(plain[end], 2, "the last record");
        serde_json::from_slice(&plain[..end]).expect("JSON")
    }
}

struct Length(usize);

impl hkdf::KeyType for Length {
    fn len(&self) -> usize {
        self.0
    }
}

fn derived<const N: usize>(salt: &[u8], secret: &[u8], info: &[u8]) -> [u8; N] {
    let mut bytes = [0; N];
    let key = hkdf::Salt::new(hkdf::HKDF_SHA256, salt).extract(secret);
    key.expand(&[info], Length(N)).expect("a length").fill(&mut bytes).expect("a length");
    bytes
}

/// Checks a signature by RFC 8292 and gives its claims.
pub fn signed(authorization: &str, key: &str) -> Value {
    let rest = authorization.strip_prefix("vapid t=").expect("the scheme");
    let (token, given) = rest.split_once(", k=").expect("a key");
    assert_eq!(given, key, "the key that browsers were given");
    let (signed, signature) = token.rsplit_once('.').expect("a signature");
    let decode = |text: &str| Base64UrlUnpadded::decode_vec(text).expect("base64");
    signature::UnparsedPublicKey::new(&signature::ECDSA_P256_SHA256_FIXED, decode(key))
        .verify(signed.as_bytes(), &decode(signature))
        .expect("signed by the server");
    let (head, claims) = signed.split_once('.').expect("a head");
    let head: Value = serde_json::from_slice(&decode(head)).expect("JSON");
    assert_eq!(head["alg"], "ES256");
    serde_json::from_slice(&decode(claims)).expect("JSON")
}
