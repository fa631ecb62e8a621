//! The socket of one table.

use crate::ClientError;
use futures_util::{SinkExt, StreamExt};
use hyper::header::{COOKIE, InvalidHeaderValue};
use protocol::{ClientMessage, ServerMessage};
use std::net::SocketAddr;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

/// How a socket looks at its table.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Look {
    /// The version the client knows.
    pub since: Option<u64>,
    /// The seat to look from, for a guest with several.
    pub seat: Option<char>,
    /// The language of all texts.
    pub language: Option<String>,
}

/// A socket at a table.
#[derive(Debug)]
pub struct Socket {
    stream: WebSocketStream<TcpStream>,
}

impl Look {
    pub(crate) fn path(&self, table: &str) -> String {
        let parts = [
            self.since.map(|since| format!("since={since}")),
            self.seat.map(|seat| format!("as={seat}")),
            self.language.as_ref().map(|language| format!("language={language}")),
        ];
        let query = parts.into_iter().flatten().collect::<Vec<_>>().join("&");
        format!("/api/tables/{table}/socket?{query}")
    }
}

impl Socket {
    pub(crate) async fn open(
        server: SocketAddr,
        path: &str,
        cookie: Option<&str>,
    ) -> Result<Self, ClientError> {
        let mut request = format!("ws://{server}{path}").into_client_request()?;
        if let Some(cookie) = cookie {
            let value =
                cookie.parse().map_err(|error: InvalidHeaderValue| Error::HttpFormat(error.into()))?;
            request.headers_mut().insert(COOKIE, value);
        }
        let tcp = TcpStream::connect(server).await.map_err(Error::Io)?;
        tcp.set_nodelay(true).map_err(Error::Io)?;
        // Thousands of sockets live in one load test: small buffers keep the tool out of its own figures.
        let config = WebSocketConfig::default().read_buffer_size(4 << 10).write_buffer_size(0);
        let (stream, _) = client_async_with_config(request, tcp, Some(config)).await.map_err(refusal)?;
        Ok(Self { stream })
    }

    /// Sends a message.
    pub async fn send(&mut self, message: &ClientMessage) -> Result<(), ClientError> {
        self.send_text(serde_json::to_string(message)?).await
    }

    /// Sends any text, as a program that does not keep to the protocol would.
    pub async fn send_text(&mut self, text: String) -> Result<(), ClientError> {
        Ok(self.stream.send(Message::text(text)).await?)
    }

    /// The next message, or nothing once the socket is closed.
    pub async fn next(&mut self) -> Result<Option<ServerMessage>, ClientError> {
        let Some(text) = self.next_text().await? else { return Ok(None) };
        let unreadable = |_| ClientError::unreadable(101, text.as_bytes());
        serde_json::from_str(&text).map(Some).map_err(unreadable)
    }

    /// The next message as it came, or nothing once the socket is closed.
    pub async fn next_text(&mut self) -> Result<Option<String>, ClientError> {
        loop {
            match self.stream.next().await {
                None | Some(Ok(Message::Close(_)) | Err(Error::ConnectionClosed | Error::AlreadyClosed)) => {
                    return Ok(None);
                }
                Some(Ok(Message::Text(text))) => return Ok(Some(text.to_string())),
                Some(Ok(_)) => {}
                Some(Err(error)) => return Err(error.into()),
            }
        }
    }

    pub async fn close(mut self) -> Result<(), ClientError> {
        match self.stream.close(None).await {
            Ok(()) | Err(Error::ConnectionClosed | Error::AlreadyClosed) => Ok(()),
            Err(error) => Err(error.into()),
        }
    }
}

/// A server that refuses a socket says why in the answer's body.
fn refusal(error: Error) -> ClientError {
    let Error::Http(response) = &error else { return error.into() };
    let status = response.status().as_u16();
    let body = response.body().as_deref().unwrap_or_default();
    match serde_json::from_slice(body) {
        Ok(failure) => ClientError::Refused { status, failure },
        Err(_) => ClientError::unreadable(status, body),
    }
}
