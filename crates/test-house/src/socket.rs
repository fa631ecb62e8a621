//! A socket for which nothing goes wrong, and which waits for nothing too long.

use crate::PATIENCE;
use protocol::{ClientMessage, ServerMessage, Welcome};

/// The socket of a visitor.
#[derive(Debug)]
pub struct Socket(pub client::Socket);

impl Socket {
    pub async fn say(&mut self, message: &ClientMessage) {
        self.0.send(message).await.expect("the server takes it");
    }

    pub async fn text(&mut self, text: String) {
        self.0.send_text(text).await.expect("the server takes it");
    }

    /// The next message; nothing once the socket is closed or broken.
    pub async fn next(&mut self) -> Option<ServerMessage> {
        let text = tokio::time::timeout(PATIENCE, self.0.next_text()).await.expect("a message comes in time");
        text.ok().flatten().map(|text| serde_json::from_str(&text).expect("a message"))
    }

    pub async fn welcome(&mut self) -> Welcome {
        self.until(|message| match message {
            ServerMessage::Welcome(welcome) => Some(*welcome),
            _ => None,
        })
        .await
    }

    /// Reads on until a message is the one.
    pub async fn until<T>(&mut self, mut pick: impl FnMut(ServerMessage) -> Option<T>) -> T {
        loop {
            let message = self.next().await.expect("the socket is open");
            if let Some(picked) = pick(message) {
                return picked;
            }
        }
    }
}
