//! Requests as bytes, for those who do not keep to the protocol and for those who look at every byte of an answer.

use std::fmt::Write as _;
use std::io;
use std::net::SocketAddr;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// A connection of one client, kept open from one request to the next.
#[derive(Debug)]
pub struct Line {
    server: SocketAddr,
    cookie: Option<String>,
    stream: Option<TcpStream>,
}

/// A request, apart from the cookie.
#[derive(Clone, Debug, Default)]
pub struct Ask {
    pub method: String,
    pub path: String,
    pub headers: Vec<(String, String)>,
    pub body: Vec<u8>,
}

/// An answer as it came.
#[derive(Clone, Debug)]
pub struct Answer {
    pub status: u16,
    pub head: String,
    pub body: Vec<u8>,
}

impl Ask {
    pub fn get(path: impl Into<String>) -> Self {
        Self { method: "GET".into(), path: path.into(), ..Self::default() }
    }

    /// A body that says it is JSON, whatever it is.
    pub fn post(path: impl Into<String>, body: impl Into<Vec<u8>>) -> Self {
        let ask = Self { method: "POST".into(), path: path.into(), body: body.into(), ..Self::default() };
        ask.with("content-type", "application/json")
    }

    #[must_use]
    pub fn with(mut self, name: &str, value: &str) -> Self {
        self.headers.push((name.into(), value.into()));
        self
    }

    fn bytes(&self, server: SocketAddr, cookie: Option<&str>) -> Vec<u8> {
        let mut head = format!("{} {} HTTP/1.1\r\n", self.method, self.path);
        if !self.headers.iter().any(|(name, _)| name.eq_ignore_ascii_case("host")) {
            let _ = write!(head, "host: {server}\r\n");
        }
        for (name, value) in &self.headers {
            let _ = write!(head, "{name}: {value}\r\n");
        }
        if let Some(cookie) = cookie {
            let _ = write!(head, "cookie: {cookie}\r\n");
        }
        let _ = write!(head, "content-length: {}\r\n\r\n", self.body.len());
        [head.as_bytes(), &self.body].concat()
    }
}

impl Answer {
    /// The code of a refusal, if it is one of the protocol.
    pub fn code(&self) -> Option<protocol::ErrorCode> {
        serde_json::from_slice::<protocol::Failure>(&self.body).ok().map(|failure| failure.code)
    }

    /// The answer without what changes from request to request: the date and the number of the request.
    pub fn lasting(&self) -> String {
        let passing = |line: &&str| {
            let name = line.split(':').next().unwrap_or_default();
            !["date", "x-request-id"].iter().any(|passing| name.eq_ignore_ascii_case(passing))
        };
        let head: Vec<&str> = self.head.lines().filter(passing).collect();
        format!("{}\n\n{}", head.join("\n"), String::from_utf8_lossy(&self.body))
    }
}

impl Line {
    pub fn new(server: SocketAddr, cookie: Option<&str>) -> Self {
        Self { server, cookie: cookie.map(Into::into), stream: None }
    }

    /// Asks, over a new connection if the old one was closed.
    pub async fn ask(&mut self, ask: &Ask) -> Answer {
        let bytes = ask.bytes(self.server, self.cookie.as_deref());
        if let Some(stream) = &mut self.stream
            && let Ok(answer) = exchange(stream, &bytes).await
        {
            return answer;
        }
        let mut stream = TcpStream::connect(self.server).await.expect("the server listens");
        let answer = exchange(&mut stream, &bytes).await.expect("an answer");
        self.stream = Some(stream);
        answer
    }

    pub async fn get(&mut self, path: impl Into<String>) -> Answer {
        self.ask(&Ask::get(path)).await
    }
}

async fn exchange(stream: &mut TcpStream, bytes: &[u8]) -> io::Result<Answer> {
    // A server that has read enough to refuse may close before everything is written; its answer counts.
    let written = stream.write_all(bytes).await;
    let answer = read_answer(stream).await;
    answer.map_err(|error| written.err().unwrap_or(error))
}

async fn read_answer(stream: &mut TcpStream) -> io::Result<Answer> {
    let mut read = Vec::new();
    let end = loop {
        if let Some(end) = read.windows(4).position(|four| four == b"\r\n\r\n") {
            break end;
        }
        if stream.read_buf(&mut read).await? == 0 {
            return Err(io::ErrorKind::UnexpectedEof.into());
        }
    };
    let head = String::from_utf8_lossy(&read[..end]).replace("\r\n", "\n");
    let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).unwrap_or(0);
    let mut body = read.split_off(end + 4);
    while body.len() < length(&head) {
        if stream.read_buf(&mut body).await? == 0 {
            return Err(io::ErrorKind::UnexpectedEof.into());
        }
    }
    Ok(Answer { status, head, body })
}

fn length(head: &str) -> usize {
    let value = |line: &str| {
        let (name, value) = line.split_once(':')?;
        name.eq_ignore_ascii_case("content-length").then(|| value.trim().parse().ok())?
    };
    head.lines().find_map(value).unwrap_or(0)
}
