//! Requests of one guest.

use crate::{ClientError, Look, Socket};
use http_body_util::{BodyExt, Full};
use hyper::body::Bytes;
use hyper::header::{CONTENT_TYPE, COOKIE, SET_COOKIE};
use hyper::{HeaderMap, Method, Request};
use hyper_util::client::legacy::Client;
use hyper_util::client::legacy::connect::HttpConnector;
use hyper_util::rt::TokioExecutor;
use protocol::{CreateTable, Created, Introduce, Play, Played, Sit, Start, TableInfo, Undo, Welcome};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::net::SocketAddr;

type Http = Client<HttpConnector, Full<Bytes>>;

/// Somebody the server knows by a cookie.
#[derive(Clone, Debug)]
pub struct Guest {
    server: SocketAddr,
    cookie: Option<String>,
    http: Http,
}

/// An answer that was not refused.
struct Answer {
    headers: HeaderMap,
    body: Bytes,
    status: u16,
}

impl Guest {
    /// Somebody the server does not know yet.
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
        let answer = stranger.ask(Method::POST, "/api/guest", Some(&hello)).await?;
        let cookie = answer.headers.get(SET_COOKIE).and_then(|value| value.to_str().ok());
        let cookie = cookie.and_then(|value| value.split(';').next()).ok_or(ClientError::NoCookie)?;
        Ok(stranger.with_cookie(cookie))
    }

    /// This guest with another cookie, `name=value`.
    #[must_use]
    pub fn with_cookie(mut self, cookie: &str) -> Self {
        self.cookie = Some(cookie.into());
        self
    }

    /// The same guest at another address: a server that was started anew, or something between.
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
        self.ask(Method::GET, path, None::<&()>).await?.read()
    }

    /// Gets a text.
    pub async fn text(&self, path: &str) -> Result<String, ClientError> {
        let answer = self.ask(Method::GET, path, None::<&()>).await?;
        String::from_utf8(answer.body.to_vec())
            .map_err(|_| ClientError::unreadable(answer.status, &answer.body))
    }

    /// Asks for something to be done.
    pub async fn post<T: DeserializeOwned>(
        &self,
        path: &str,
        message: &impl Serialize,
    ) -> Result<T, ClientError> {
        self.ask(Method::POST, path, Some(message)).await?.read()
    }

    /// Lays a table.
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

    /// Begins the game.
    pub async fn start(&self, id: &str) -> Result<TableInfo, ClientError> {
        self.post(&format!("/api/tables/{id}/start"), &Start::default()).await
    }

    /// Plays an option.
    pub async fn play(&self, id: &str, play: &Play) -> Result<Played, ClientError> {
        self.post(&format!("/api/tables/{id}/play"), play).await
    }

    /// Takes the last decision back.
    pub async fn undo(&self, id: &str, undo: &Undo) -> Result<Played, ClientError> {
        self.post(&format!("/api/tables/{id}/undo"), undo).await
    }

    /// The record of a finished game.
    pub async fn record(&self, id: &str) -> Result<String, ClientError> {
        self.text(&format!("/api/records/{id}/record")).await
    }

    /// Sits down at a table's socket.
    pub async fn socket(&self, id: &str, look: &Look) -> Result<Socket, ClientError> {
        Socket::open(self.server, id, look, self.cookie.as_deref()).await
    }

    async fn ask(
        &self,
        method: Method,
        path: &str,
        message: Option<&(impl Serialize + ?Sized)>,
    ) -> Result<Answer, ClientError> {
        let mut request = Request::builder().method(method).uri(format!("http://{}{path}", self.server));
        if let Some(cookie) = &self.cookie {
            request = request.header(COOKIE, cookie);
        }
        let body = match message {
            Some(message) => {
                request = request.header(CONTENT_TYPE, "application/json");
                serde_json::to_vec(message)?
            }
            None => Vec::new(),
        };
        let response = self.http.request(request.body(Full::from(body))?).await?;
        let (parts, body) = response.into_parts();
        let body = body.collect().await?.to_bytes();
        Answer { headers: parts.headers, body, status: parts.status.as_u16() }.unless_refused()
    }
}

impl Answer {
    fn unless_refused(self) -> Result<Self, ClientError> {
        let status = self.status;
        if (200..300).contains(&status) {
            return Ok(self);
        }
        match serde_json::from_slice(&self.body) {
            Ok(failure) => Err(ClientError::Refused { status, failure }),
            Err(_) => Err(ClientError::unreadable(status, &self.body)),
        }
    }

    fn read<T: DeserializeOwned>(&self) -> Result<T, ClientError> {
        let body: &[u8] = if self.body.is_empty() { b"null" } else { &self.body };
        serde_json::from_slice(body).map_err(|_| ClientError::unreadable(self.status, body))
    }
}
