//! A mail server: a real SMTP dialogue, and the mails it took.

use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpListener, TcpStream};

/// A mail as it came.
#[derive(Clone, Debug)]
pub struct Mail {
    pub to: String,
    /// As it was sent.
    pub raw: String,
}

impl Mail {
    /// A header, whole.
    pub fn header(&self, name: &str) -> String {
        let head = self.raw.split("\r\n\r\n").next().unwrap_or_default().replace("\r\n ", " ");
        let prefix = format!("{name}:");
        head.lines().find_map(|line| line.strip_prefix(&prefix)).unwrap_or_default().trim().to_owned()
    }

    /// What it says, decoded.
    pub fn text(&self) -> String {
        let body = self.raw.split_once("\r\n\r\n").map(|(_, body)| body).unwrap_or_default();
        match self.header("Content-Transfer-Encoding").as_str() {
            "quoted-printable" => unquoted(body),
            "base64" => {
                use base64ct::{Base64, Encoding};
                let packed: String = body.split_whitespace().collect();
                String::from_utf8(Base64::decode_vec(&packed).expect("base64")).expect("UTF-8")
            }
            _ => body.to_owned(),
        }
    }

    /// The path of a link on the server's pages that begins so.
    pub fn link(&self, begins: &str) -> String {
        let text = self.text();
        let from = text.find(begins).unwrap_or_else(|| panic!("{begins} in {text}"));
        text[from..].split_whitespace().next().unwrap_or_default().to_owned()
    }
}

fn unquoted(body: &str) -> String {
    let joined = body.replace("=\r\n", "");
    let mut bytes = Vec::new();
    let mut rest = joined.bytes();
    while let Some(byte) = rest.next() {
        if byte == b'=' {
            let hex = [rest.next().unwrap_or(b'0'), rest.next().unwrap_or(b'0')];
            let hex = std::str::from_utf8(&hex).expect("two digits");
            bytes.push(u8::from_str_radix(hex, 16).expect("two digits"));
        } else {
            bytes.push(byte);
        }
    }
    String::from_utf8(bytes).expect("UTF-8")
}

#[derive(Default)]
struct Taken {
    mails: Vec<Mail>,
    /// What is answered instead of taking the next mails.
    refusals: Vec<&'static str>,
    refused: usize,
}

/// The server and what it took.
pub struct PostOffice {
    pub address: SocketAddr,
    taken: Arc<Mutex<Taken>>,
}

impl PostOffice {
    pub async fn open() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = listener.local_addr().expect("an address");
        let taken = Arc::new(Mutex::new(Taken::default()));
        let kept = taken.clone();
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                tokio::spawn(serve(stream, kept.clone()));
            }
        });
        Self { address, taken }
    }

    /// Answers the next mails with these refusals.
    pub fn refuse(&self, answers: &[&'static str]) {
        self.taken.lock().unwrap().refusals = answers.iter().rev().copied().collect();
    }

    pub fn refused(&self) -> usize {
        self.taken.lock().unwrap().refused
    }

    pub fn mails(&self) -> Vec<Mail> {
        self.taken.lock().unwrap().mails.clone()
    }

    /// The mails once there are so many.
    pub async fn wait_for(&self, count: usize) -> Vec<Mail> {
        let waiting = async {
            while self.mails().len() < count {
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
        };
        tokio::time::timeout(test_house::PATIENCE, waiting).await.expect("mail in time");
        self.mails()
    }
}

async fn serve(stream: TcpStream, taken: Arc<Mutex<Taken>>) {
    let (read, mut write) = stream.into_split();
    let mut lines = BufReader::new(read).lines();
    let mut to = String::new();
    write.write_all(b"220 post.example ESMTP\r\n").await.expect("a greeting");
    while let Ok(Some(line)) = lines.next_line().await {
        let verb = line.split([' ', ':']).next().unwrap_or_default().to_uppercase();
        let answer = match verb.as_str() {
            "EHLO" => "250-post.example\r\n250 8BITMIME".to_owned(),
            "MAIL" => "250 sender".to_owned(),
            "RCPT" => {
                to = line.split(['<', '>']).nth(1).unwrap_or_default().to_owned();
                let mut kept = taken.lock().unwrap();
                let refusal = kept.refusals.pop();
                kept.refused += usize::from(refusal.is_some());
                refusal.unwrap_or("250 recipient").to_owned()
            }
            "DATA" => {
                write.write_all(b"354 go on\r\n").await.expect("an answer");
                let mut raw = String::new();
                while let Ok(Some(line)) = lines.next_line().await {
                    if line == "." {
                        break;
                    }
                    raw += line.strip_prefix('.').unwrap_or(&line);
                    raw += "\r\n";
                }
                taken.lock().unwrap().mails.push(Mail { to: to.clone(), raw });
                "250 taken".to_owned()
            }
            "QUIT" => {
                let _ = write.write_all(b"221 bye\r\n").await;
                return;
            }
            _ => "250 ok".to_owned(),
        };
        if write.write_all(format!("{answer}\r\n").as_bytes()).await.is_err() {
            return;
        }
    }
}
