//! The encrypted way to PostgreSQL, asked for in the URL with libpq's words: `sslmode` and `sslrootcert`.

use crate::error::{Cause, StoreError};
use crate::sql::Result;
use rustls::client::WebPkiServerVerifier;
use rustls::client::danger::{HandshakeSignatureValid, ServerCertVerified, ServerCertVerifier};
use rustls::crypto::{CryptoProvider, ring, verify_tls12_signature, verify_tls13_signature};
use rustls::pki_types::pem::PemObject;
use rustls::pki_types::{CertificateDer, ServerName, UnixTime};
use rustls::{CertificateError, ClientConfig, DigitallySignedStruct, RootCertStore, SignatureScheme};
use std::borrow::Cow;
use std::path::Path;
use std::sync::Arc;
use tokio_postgres::Config;
use tokio_postgres::config::{Host, SslMode};
use tokio_postgres_rustls::MakeRustlsConnect;

/// How much the encryption has to prove.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
enum Mode {
    /// None at all.
    Disable,
    /// Encrypted where the server can, by any certificate.
    #[default]
    Prefer,
    /// Encrypted, by any certificate; by a known one where `sslrootcert` says which.
    Require,
    /// Encrypted, by a certificate of an authority that is known.
    VerifyCa,
    /// Encrypted, by such a certificate in the name that the URL has.
    VerifyFull,
}

impl Mode {
    const ALL: [(&'static str, Self); 5] = [
        ("disable", Self::Disable),
        ("prefer", Self::Prefer),
        ("require", Self::Require),
        ("verify-ca", Self::VerifyCa),
        ("verify-full", Self::VerifyFull),
    ];

    fn read(word: &str) -> Result<Self> {
        let known = Self::ALL.into_iter().find(|(name, _)| *name == word);
        known.map(|(_, mode)| mode).ok_or_else(|| {
            let words = Self::ALL.map(|(name, _)| name).join(", ");
            StoreError::Address(Cause::new(format_args!("sslmode={word} is not one of {words}")))
        })
    }

    const fn on_the_wire(self) -> SslMode {
        match self {
            Self::Disable => SslMode::Disable,
            Self::Prefer => SslMode::Prefer,
            Self::Require | Self::VerifyCa | Self::VerifyFull => SslMode::Require,
        }
    }
}

/// How connections are encrypted, if they are.
pub(super) type Tls = Option<MakeRustlsConnect>;

/// Reads a URL: where the database is, and how the connection to it is encrypted.
pub(super) fn read(url: &str) -> Result<(Config, Tls)> {
    let Asked { rest, mode, authorities } = Asked::read(url)?;
    let mut config: Config = rest.parse().map_err(|error| StoreError::Address(Cause::new(error)))?;
    // A socket in a folder never leaves the machine, and PostgreSQL encrypts nothing on it; libpq ignores the mode as well.
    let local = config.get_hosts().iter().all(|host| !matches!(host, Host::Tcp(_)));
    if local || mode == Mode::Disable {
        config.ssl_mode(SslMode::Disable);
        return Ok((config, None));
    }
    config.ssl_mode(mode.on_the_wire());
    let tls = client(mode, authorities.as_deref())?;
    Ok((config, Some(MakeRustlsConnect::new(tls))))
}

/// What a URL says about encryption, and the rest of it, which the library reads.
struct Asked {
    rest: String,
    mode: Mode,
    authorities: Option<String>,
}

impl Asked {
    fn read(url: &str) -> Result<Self> {
        let (place, query) = url.split_once('?').unwrap_or((url, ""));
        let mut asked = Self { rest: place.to_owned(), mode: Mode::default(), authorities: None };
        let mut joint = '?';
        for pair in query.split('&').filter(|pair| !pair.is_empty()) {
            match pair.split_once('=') {
                Some(("sslmode", word)) => asked.mode = Mode::read(&decoded(word)?)?,
                Some(("sslrootcert", file)) => asked.authorities = Some(decoded(file)?.into_owned()),
                _ => {
                    asked.rest.push(joint);
                    asked.rest.push_str(pair);
                    joint = '&';
                }
            }
        }
        Ok(asked)
    }
}

/// `%2F` is a slash.
fn decoded(text: &str) -> Result<Cow<'_, str>> {
    if !text.contains('%') {
        return Ok(text.into());
    }
    let unreadable =
        || StoreError::Address(Cause::new("a sign % that stands before no two hexadecimal digits"));
    let mut parts = text.split('%');
    let mut bytes = parts.next().unwrap_or_default().as_bytes().to_vec();
    for part in parts {
        let (digits, rest) = part.split_at_checked(2).ok_or_else(unreadable)?;
        bytes.push(u8::from_str_radix(digits, 16).map_err(|_| unreadable())?);
        bytes.extend_from_slice(rest.as_bytes());
    }
    String::from_utf8(bytes).map(Cow::Owned).map_err(|_| unreadable())
}

fn client(mode: Mode, authorities: Option<&str>) -> Result<ClientConfig> {
    let provider = Arc::new(ring::default_provider());
    let proof = match (mode, authorities) {
        (Mode::Disable | Mode::Prefer, _) | (Mode::Require, None) => Proof { chain: None, name: false },
        (Mode::Require | Mode::VerifyCa, from) => {
            Proof { chain: Some(trusted(from, &provider)?), name: false }
        }
        (Mode::VerifyFull, from) => Proof { chain: Some(trusted(from, &provider)?), name: true },
    };
    let verifier = Arc::new(Verifier { proof, provider: provider.clone() });
    let builder = ClientConfig::builder_with_provider(provider).with_safe_default_protocol_versions();
    let builder = builder.map_err(|error| StoreError::Tls(Cause::new(error)))?;
    Ok(builder.dangerous().with_custom_certificate_verifier(verifier).with_no_client_auth())
}

/// The authorities of a file, or those of the system.
fn trusted(from: Option<&str>, provider: &Arc<CryptoProvider>) -> Result<Arc<WebPkiServerVerifier>> {
    let mut store = RootCertStore::empty();
    let (name, found) = match from.filter(|name| *name != "system") {
        Some(file) => (file, from_file(file)?),
        None => ("the system", rustls_native_certs::load_native_certs().certs),
    };
    let (added, _) = store.add_parsable_certificates(found);
    if added == 0 {
        return Err(StoreError::Tls(Cause::new(format_args!(
            "{name} has no certificate of an authority: name a PEM file with sslrootcert=FILE"
        ))));
    }
    WebPkiServerVerifier::builder_with_provider(Arc::new(store), provider.clone())
        .build()
        .map_err(|error| StoreError::Tls(Cause::new(error)))
}

fn from_file(file: &str) -> Result<Vec<CertificateDer<'static>>> {
    let unreadable = |error: &dyn std::fmt::Display| {
        StoreError::Tls(Cause::new(format_args!(
            "cannot read the certificates in sslrootcert={file}: {error}"
        )))
    };
    let found = CertificateDer::pem_file_iter(Path::new(file)).map_err(|error| unreadable(&error))?;
    found.collect::<std::result::Result<_, _>>().map_err(|error| unreadable(&error))
}

/// What a certificate must show: a chain to a known authority, and the server's name.
#[derive(Debug)]
struct Proof {
    chain: Option<Arc<WebPkiServerVerifier>>,
    name: bool,
}

/// Asks for as much as the mode says. That the server holds the certificate's key is always asked.
#[derive(Debug)]
struct Verifier {
    proof: Proof,
    provider: Arc<CryptoProvider>,
}

impl ServerCertVerifier for Verifier {
    fn verify_server_cert(
        &self,
        certificate: &CertificateDer<'_>,
        between: &[CertificateDer<'_>],
        name: &ServerName<'_>,
        status: &[u8],
        now: UnixTime,
    ) -> std::result::Result<ServerCertVerified, rustls::Error> {
        let Some(chain) = &self.proof.chain else { return Ok(ServerCertVerified::assertion()) };
        match chain.verify_server_cert(certificate, between, name, status, now) {
            // The chain is looked at first, so that only the name is wrong here.
            Err(rustls::Error::InvalidCertificate(
                CertificateError::NotValidForName | CertificateError::NotValidForNameContext { .. },
            )) if !self.proof.name => Ok(ServerCertVerified::assertion()),
            other => other,
        }
    }

    fn verify_tls12_signature(
        &self,
        message: &[u8],
        certificate: &CertificateDer<'_>,
        signature: &DigitallySignedStruct,
    ) -> std::result::Result<HandshakeSignatureValid, rustls::Error> {
        let known = &self.provider.signature_verification_algorithms;
        verify_tls12_signature(message, certificate, signature, known)
    }

    fn verify_tls13_signature(
        &self,
        message: &[u8],
        certificate: &CertificateDer<'_>,
        signature: &DigitallySignedStruct,
    ) -> std::result::Result<HandshakeSignatureValid, rustls::Error> {
        let known = &self.provider.signature_verification_algorithms;
        verify_tls13_signature(message, certificate, signature, known)
    }

    fn supported_verify_schemes(&self) -> Vec<SignatureScheme> {
        self.provider.signature_verification_algorithms.supported_schemes()
    }
}

/// What a failed handshake means, and what can be done about it; none where it was something else.
pub(super) fn explain(error: &tokio_postgres::Error) -> Option<StoreError> {
    let source = std::error::Error::source(error)?;
    let refused = source.downcast_ref::<std::io::Error>().and_then(std::io::Error::get_ref);
    let said = match refused.and_then(|inner| inner.downcast_ref::<rustls::Error>()) {
        Some(error) => in_words(error),
        None if source.to_string() == NO_TLS => "the server does not encrypt: set ssl = on in its \
             postgresql.conf, or give sslmode=disable if you trust the network"
            .to_owned(),
        None => return None,
    };
    Some(StoreError::Tls(Cause::new(said)))
}

/// What the library says where encryption is a must and the server has none.
const NO_TLS: &str = "server does not support TLS";

fn in_words(error: &rustls::Error) -> String {
    let rustls::Error::InvalidCertificate(about) = error else { return error.to_string() };
    match about {
        CertificateError::UnknownIssuer => "the server's certificate is signed by no authority that is \
             trusted: name the PEM file of the right one with sslrootcert=FILE"
            .to_owned(),
        CertificateError::NotValidForName | CertificateError::NotValidForNameContext { .. } => {
            format!(
                "the server's certificate is for another name than the URL has ({about}): use that name, or \
                 give sslmode=verify-ca if any server of this authority will do"
            )
        }
        CertificateError::Expired | CertificateError::ExpiredContext { .. } => {
            format!("the server's certificate has expired ({about}): renew it")
        }
        other => format!("the server's certificate cannot be used: {other}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn refused(url: &str) -> String {
        read(url).map(drop).unwrap_err().to_string()
    }

    #[test]
    fn a_url_is_read_as_libpq_reads_it() {
        let mode = |url: &str| {
            let (config, tls) = read(url).unwrap();
            (config.get_ssl_mode(), tls.is_some())
        };
        assert_eq!(mode("postgres://a@sea/b"), (SslMode::Prefer, true));
        assert_eq!(mode("postgres://a@sea/b?sslmode=disable"), (SslMode::Disable, false));
        assert_eq!(mode("postgres://a@sea/b?sslmode=require&application_name=x"), (SslMode::Require, true));
        assert_eq!(mode("postgres://a@%2Frun%2Fpg/b?sslmode=require"), (SslMode::Disable, false));
    }

    #[test]
    fn what_else_a_url_says_is_kept() {
        let (config, _) =
            read("postgres://a@sea/b?application_name=x&sslmode=prefer&connect_timeout=3").unwrap();
        assert_eq!(config.get_application_name(), Some("x"));
        assert_eq!(config.get_connect_timeout().map(std::time::Duration::as_secs), Some(3));
    }

    #[test]
    fn a_mode_that_is_not_known_is_refused_with_those_that_are() {
        let said = refused("postgres://a:reef@sea/b?sslmode=allow");
        assert!(said.contains("sslmode=allow is not one of disable, prefer, require"), "{said}");
        assert!(!said.contains("reef"), "{said}");
    }

    #[test]
    fn a_file_without_certificates_is_named() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("empty.pem");
        std::fs::write(&file, "nothing").unwrap();
        let escaped = file.display().to_string().replace('/', "%2F");
        let said = refused(&format!("postgres://a@sea/b?sslmode=verify-full&sslrootcert={escaped}"));
        assert!(said.contains("empty.pem") && said.contains("sslrootcert=FILE"), "{said}");
        let said = refused("postgres://a@sea/b?sslmode=verify-full&sslrootcert=/no/such.pem");
        assert!(said.contains("/no/such.pem"), "{said}");
    }
}
