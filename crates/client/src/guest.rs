//! Requests of one guest.

use crate::{Answer, Ask, ClientError, Look, Socket};
use http_body_util::{BodyExt, Full};
use hyper::Request;
use hyper::body::Bytes;
use hyper::header::COOKIE;
use hyper_util::client::legacy::Client;
use hyper_util::client::legacy::connect::HttpConnector;
use hyper_util::rt::TokioExecutor;
use protocol::Welcome;
use protocol::{CreateTable, Created, Introduce, Play, Played, Pledge, Show, Sit, Start, TableInfo, Undo};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::net::SocketAddr;

type Http = Client<HttpConnector, Full<Bytes>>;

/// Someone the server knows by a cookie.
#[derive(Clone, Debug)]
pub struct Guest {
    server: SocketAddr,
    cookie: Option<String>,
    http: Http,
}

impl Guest {
    /// Someone the server does not know yet.
    pub fn stranger(server: SocketAddr) -> Self {
        let http = Client::builder(TokioExecutor::new()).build(HttpConnector::new());
        Self { server, cookie: None, http }
    }

    /// A new guest of this name.
    pub async fn introduce(server: SocketAddr, name: &str) -> Result<Self, ClientError> {
        Self::stranger(server).called(name).await
    }

    /// A new guest of this name, over the same connections.
    pub async fn called(&self, name: &str) -> Result<Self, ClientError> {
        let stranger = Self { cookie: None, ..self.clone() };
        let hello = Introduce { name: Some(name.into()), ..Introduce::default() };
        let answer = stranger.send(&Ask::json("POST", "/api/guest", &hello)?).await?;
        answer.unless_refused()?;
        let cookie = answer.cookie().ok_or(ClientError::NoCookie)?.to_owned();
        Ok(stranger.with_cookie(&cookie))
    }

    /// This guest with another cookie, `name=value`.
    #[must_use]
    pub fn with_cookie(mut self, cookie: &str) -> Self {
        self.cookie = Some(cookie.into());
        self
    }

    /// The same guest at another address: a server that was restarted, or something in between.
    #[must_use]
    pub fn at(mut self, server: SocketAddr) -> Self {
        self.server = server;
        self
    }

    /// The cookie, `name=value`.
    pub fn cookie(&self) -> Option<&str> {
        self.cookie.as_deref()
    }

    /// Gets something.
    pub async fn get<T: DeserializeOwned>(&self, path: &str) -> Result<T, ClientError> {
        self.send(&Ask::get(path)).await?.read()
    }

    /// Gets a text.
    pub async fn text(&self, path: &str) -> Result<String, ClientError> {
        let answer = self.send(&Ask::get(path)).await?;
        answer.unless_refused()?;
        String::from_utf8(answer.body.to_vec())
            .map_err(|_| ClientError::unreadable(answer.status, &answer.body))
    }

    /// Asks for something to be done.
    pub async fn post<T: DeserializeOwned>(
        &self,
        path: &str,
        message: &impl Serialize,
    ) -> Result<T, ClientError> {
        self.send(&Ask::json("POST", path, message)?).await?.read()
    }

    pub async fn create(&self, table: &CreateTable) -> Result<TableInfo, ClientError> {
        self.post::<Created>("/api/tables", table).await.map(|created| created.table)
    }

    /// A table and what lies on it.
    pub async fn table(&self, id: &str) -> Result<Welcome, ClientError> {
        self.get(&format!("/api/tables/{id}")).await
    }

    /// Takes an open seat.
    pub async fn sit(&self, id: &str, sit: &Sit) -> Result<TableInfo, ClientError> {
        self.post(&format!("/api/tables/{id}/sit"), sit).await
    }

    /// Promises bytes for the dice; `referee::Pledge` makes the promise of them.
    pub async fn pledge(&self, id: &str, pledge: String) -> Result<TableInfo, ClientError> {
        self.post(&format!("/api/tables/{id}/pledge"), &Pledge { pledge }).await
    }

    /// Shows the bytes that were pledged, once the table is sealed.
    pub async fn show(&self, id: &str, entropy: String) -> Result<TableInfo, ClientError> {
        self.post(&format!("/api/tables/{id}/show"), &Show { entropy }).await
    }

    /// Begins the game: at once, or when the bytes that were pledged are shown.
    pub async fn start(&self, id: &str) -> Result<TableInfo, ClientError> {
        self.post(&format!("/api/tables/{id}/start"), &Start::default()).await
    }

    /// Plays an option.
    pub async fn play(&self, id: &str, play: &Play) -> Result<Played, ClientError> {
        self.post(&format!("/api/tables/{id}/play"), play).await
    }

    /// Undoes the last decision.
    pub async fn undo(&self, id: &str, undo: &Undo) -> Result<Played, ClientError> {
        self.post(&format!("/api/tables/{id}/undo"), undo).await
    }

    /// The record of a finished game.
    pub async fn record(&self, id: &str) -> Result<String, ClientError> {
        self.text(&format!("/api/records/{id}/record")).await
    }

    /// Sits down at a table's socket.
    pub async fn socket(&self, id: &str, look: &Look) -> Result<Socket, ClientError> {
        self.socket_at(&look.path(id)).await
    }

    /// Opens the socket at a path.
    pub async fn socket_at(&self, path: &str) -> Result<Socket, ClientError> {
        Socket::open(self.server, path, self.cookie.as_deref()).await
    }

    /// Where the guest's requests go.
    pub const fn server(&self) -> SocketAddr {
        self.server
    }

    /// Sends a request as it is; an answer that says no is an answer.
    pub async fn send(&self, ask: &Ask) -> Result<Answer, ClientError> {
        let uri = format!("http://{}{}", self.server, ask.path);
        let mut request = Request::builder().method(ask.method.as_str()).uri(uri);
        for (name, value) in &ask.headers {
            request = request.header(name, value);
        }
        if let Some(cookie) = &self.cookie {
            request = request.header(COOKIE, cookie);
        }
        let response = self.http.request(request.body(Full::from(ask.body.clone()))?).await?;
        let (parts, body) = response.into_parts();
        let body = body.collect().await?.to_bytes();
        Ok(Answer { status: parts.status.as_u16(), headers: parts.headers, body })
    }
}
