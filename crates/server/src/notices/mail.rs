//! Mails by SMTP: plain text, each with a way to stop them.

use super::origin;
use crate::settings::{Settings, WebOrigin};
use lettre::message::Mailbox;
use lettre::message::header::{ContentType, HeaderName, HeaderValue};
use lettre::transport::smtp::extension::ClientId;
use lettre::{Address, AsyncSmtpTransport, AsyncTransport, Message, Tokio1Executor};
use std::time::Duration;

/// What each command to the mail server may take.
const TIME: Duration = Duration::from_secs(20);
/// The longest address, as SMTP allows it.
const LONGEST: usize = 254;

/// Why a mail was not taken.
#[derive(Debug, thiserror::Error)]
pub enum MailError {
    /// It cannot be written.
    #[error("the mail cannot be written: {0}")]
    Message(#[from] lettre::error::Error),
    /// The mail server did not take it.
    #[error("the mail server did not take it: {0}")]
    Smtp(#[from] lettre::transport::smtp::Error),
}

impl MailError {
    /// Whether the same mail may be taken later.
    pub fn is_passing(&self) -> bool {
        matches!(self, Self::Smtp(error) if !error.is_permanent() && !error.is_client())
    }
}

/// What is written to someone.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Letter {
    pub to: String,
    pub subject: String,
    pub text: String,
    /// Where one click stops them.
    pub stop: String,
}

/// Sends mails.
#[derive(Debug)]
pub struct Mailer {
    smtp: AsyncSmtpTransport<Tokio1Executor>,
    from: Mailbox,
    /// What links begin with.
    pub origin: WebOrigin,
}

/// An address to which mail can be sent; others are none, or could smuggle something into a mail.
pub fn read_address(text: &str) -> Option<String> {
    let text = text.trim();
    let address: Address = text.parse().ok().filter(|_| text.len() <= LONGEST)?;
    let named = address.domain().contains('.') && !address.domain().starts_with('[');
    named.then(|| address.to_string())
}

impl Mailer {
    /// As the settings say; none where something is missing.
    pub fn new(settings: &Settings) -> Option<Self> {
        let (url, from) = (settings.smtp_url.as_ref()?, settings.mail_from.as_ref()?);
        let origin = origin(settings)?.clone();
        let smtp = AsyncSmtpTransport::<Tokio1Executor>::from_url(url.expose()).ok()?;
        let smtp = smtp.timeout(Some(TIME)).hello_name(ClientId::Domain(origin.host().to_owned())).build();
        Some(Self { smtp, from: from.mailbox(), origin })
    }

    /// Sends a mail.
    pub async fn send(&self, letter: &Letter) -> Result<(), MailError> {
        let message = self.written(letter)?;
        self.smtp.send(message).await?;
        Ok(())
    }

    fn written(&self, letter: &Letter) -> Result<Message, lettre::error::Error> {
        let Ok(to) = letter.to.parse::<Address>() else { return Err(lettre::error::Error::MissingTo) };
        let builder = Message::builder()
            .from(self.from.clone())
            .to(Mailbox::new(None, to))
            .subject(&letter.subject)
            // Where mail programs stop them (RFC 2369), by one request (RFC 8058); and no machine answers (RFC 3834).
            .raw_header(header("List-Unsubscribe", format!("<{}>", letter.stop)))
            .raw_header(header("List-Unsubscribe-Post", "List-Unsubscribe=One-Click".to_owned()))
            .raw_header(header("Auto-Submitted", "auto-generated".to_owned()))
            .header(ContentType::TEXT_PLAIN);
        builder.body(letter.text.clone())
    }
}

/// A header that the library has no name for.
fn header(name: &'static str, value: String) -> HeaderValue {
    HeaderValue::new(HeaderName::new_from_ascii_str(name), value)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_one_and_nothing_more() {
        assert_eq!(read_address(" anna@lagoon.example "), Some("anna@lagoon.example".into()));
        for wrong in [
            "",
            "anna",
            "anna@",
            "anna@localhost",
            "anna@[127.0.0.1]",
            "a@b.example, c@d.example",
            "Anna <anna@lagoon.example>",
            "anna@lagoon.example\r\nBcc: ben@lagoon.example",
        ] {
            assert_eq!(read_address(wrong), None, "{wrong:?}");
        }
        assert_eq!(read_address(&format!("a@{}.example", "b".repeat(LONGEST))), None);
    }
}
