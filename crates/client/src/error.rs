//! Why a request brought nothing.

use protocol::Failure;

/// Why a request brought nothing. Whether it was carried out is known only if the server refused it.
#[derive(Debug, thiserror::Error)]
pub enum ClientError {
    /// The server answered, and said no.
    #[error("refused with status {status}: {failure}")]
    Refused {
        /// The HTTP status.
        status: u16,
        /// The server's reply.
        failure: Failure,
    },
    /// The server's answer is not of the protocol.
    #[error("status {status} with an unreadable reply: {text}")]
    Unreadable {
        /// The HTTP status.
        status: u16,
        /// The beginning of what came.
        text: String,
    },
    /// The request could not be written.
    #[error("the request cannot be written: {0}")]
    Request(#[from] hyper::http::Error),
    /// The message could not be written.
    #[error("the message cannot be written: {0}")]
    Message(#[from] serde_json::Error),
    /// The server was not reached.
    #[error("could not reach the server: {0}")]
    Connection(#[from] hyper_util::client::legacy::Error),
    /// The connection broke while the answer came.
    #[error("the connection broke: {0}")]
    Broken(#[from] hyper::Error),
    /// The socket broke, or was not opened.
    #[error("the socket broke: {0}")]
    Socket(#[from] Box<tokio_tungstenite::tungstenite::Error>),
    /// The server gave no cookie.
    #[error("the server gave no cookie")]
    NoCookie,
}

impl ClientError {
    /// What the server said, if it answered.
    pub fn failure(&self) -> Option<&Failure> {
        match self {
            Self::Refused { failure, .. } => Some(failure),
            _ => None,
        }
    }

    pub(crate) fn unreadable(status: u16, bytes: &[u8]) -> Self {
        let text = String::from_utf8_lossy(bytes).chars().take(200).collect();
        Self::Unreadable { status, text }
    }
}

impl From<tokio_tungstenite::tungstenite::Error> for ClientError {
    fn from(error: tokio_tungstenite::tungstenite::Error) -> Self {
        Self::Socket(Box::new(error))
    }
}
