//! Settings of notices: the mail server, who mails are from, and whom push services can reach.

use super::value::BadText;
use lettre::message::Mailbox;
use lettre::{AsyncSmtpTransport, Tokio1Executor};
use serde::{Deserialize, Serialize};
use std::fmt;

/// The longest contact, in bytes: it goes into every message.
const LONGEST: usize = 200;

/// The mail server. It may hold a password, so it shows itself to nobody but who asks for it by name.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String")]
pub struct SmtpUrl(String);

/// Who mails are from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "String")]
pub struct MailSender(String);

/// Whom the operators of push services can reach.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "String")]
pub struct PushContact(String);

impl SmtpUrl {
    /// The URL with whatever secrets it holds.
    pub fn expose(&self) -> &str {
        &self.0
    }
}

impl TryFrom<String> for SmtpUrl {
    type Error = BadText;

    fn try_from(url: String) -> Result<Self, BadText> {
        let scheme = url.split_once("://").map(|(scheme, _)| scheme);
        let known = matches!(scheme, Some("smtp" | "smtps"));
        let sound = known && AsyncSmtpTransport::<Tokio1Executor>::from_url(&url).is_ok();
        if sound { Ok(Self(url)) } else { Err(BadText) }
    }
}

impl fmt::Debug for SmtpUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let scheme = self.0.split_once(':').map_or("", |(scheme, _)| scheme);
        write!(f, "{scheme}:***")
    }
}

impl MailSender {
    /// As mails name it.
    pub fn mailbox(&self) -> Mailbox {
        self.0.parse().expect("a sender was read as a mailbox before it was kept")
    }
}

impl TryFrom<String> for MailSender {
    type Error = BadText;

    fn try_from(text: String) -> Result<Self, BadText> {
        let sound = text.parse::<Mailbox>().is_ok();
        if sound { Ok(Self(text)) } else { Err(BadText) }
    }
}

impl PushContact {
    /// The URL.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl TryFrom<String> for PushContact {
    type Error = BadText;

    fn try_from(text: String) -> Result<Self, BadText> {
        let rest = text.strip_prefix("mailto:").or_else(|| text.strip_prefix("https://"));
        let plain = |rest: &str| !rest.is_empty() && rest.bytes().all(|byte| byte.is_ascii_graphic());
        let sound = text.len() <= LONGEST && rest.is_some_and(plain);
        if sound { Ok(Self(text)) } else { Err(BadText) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mail_servers_password_is_not_shown() {
        let url = SmtpUrl::try_from("smtps://games:reef@mail.example".to_owned()).unwrap();
        assert_eq!(format!("{url:?}"), "smtps:***");
        for wrong in ["mail.example", "https://mail.example", "smtp://", ""] {
            assert!(SmtpUrl::try_from(wrong.to_owned()).is_err(), "{wrong}");
        }
    }

    #[test]
    fn a_sender_is_an_address_with_or_without_a_name() {
        for right in ["games@lagoon.example", "Lagoon <games@lagoon.example>"] {
            assert!(MailSender::try_from(right.to_owned()).is_ok(), "{right}");
        }
        for wrong in ["lagoon", "games@", "a@b.example\nBcc: c@d.example"] {
            assert!(MailSender::try_from(wrong.to_owned()).is_err(), "{wrong}");
        }
    }

    #[test]
    fn a_contact_is_a_url() {
        for right in ["mailto:you@lagoon.example", "https://lagoon.example/contact"] {
            assert!(PushContact::try_from(right.to_owned()).is_ok(), "{right}");
        }
        for wrong in ["you@lagoon.example", "mailto:", "http://lagoon.example", "mailto:a b"] {
            assert!(PushContact::try_from(wrong.to_owned()).is_err(), "{wrong}");
        }
    }
}
