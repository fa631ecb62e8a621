//! Connections to PostgreSQL: how they are made, and made again.

use super::session::{Session, explain};
use super::tls::{self, Tls};
use super::{ANSWER_TIME, Late};
use crate::error::StoreError;
use crate::sql::Result;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::Mutex;
use tokio_postgres::{Client, Config, NoTls};

/// How long a connection may take, unless the URL says otherwise.
const PATIENCE: Duration = Duration::from_secs(5);

/// What every connection is told first: nothing takes for ever, neither a statement nor a transaction left alone.
const GREETING: &str = "SET lock_timeout = '5s'; SET statement_timeout = '7s'; \
     SET idle_in_transaction_session_timeout = '20s'";

/// How connections are made.
pub(super) struct Door {
    config: Config,
    tls: Tls,
    greeting: String,
    /// Connections that are open: each holds a share until it ends.
    open: Arc<()>,
}

impl Door {
    pub(super) fn new(url: &str, read_only: bool) -> Result<Self> {
        let (mut config, tls) = tls::read(url)?;
        if config.get_connect_timeout().is_none() {
            config.connect_timeout(PATIENCE);
        }
        if config.get_application_name().is_none() {
            config.application_name("lagoon");
        }
        if config.get_tcp_user_timeout().is_none() {
            config.tcp_user_timeout(ANSWER_TIME);
        }
        let only = if read_only { "; SET default_transaction_read_only = on" } else { "" };
        Ok(Self { config, tls, greeting: format!("{GREETING}{only}"), open: Arc::default() })
    }

    pub(super) fn connections(&self) -> usize {
        Arc::strong_count(&self.open) - 1
    }

    /// The time for it is also that of the greeting: a server that was halted still takes connections.
    pub(super) async fn connect(&self) -> Result<Session> {
        let patience = self.config.get_connect_timeout().copied().unwrap_or(PATIENCE);
        tokio::time::timeout(patience, self.greet()).await.unwrap_or(Err(Late.into()))
    }

    async fn greet(&self) -> Result<Session> {
        let session = Session::new(self.enter().await.map_err(|error| explain(&error))?);
        session.run(&self.greeting).await?;
        Ok(session)
    }

    /// What ends a connection is reported to its next user.
    async fn enter(&self) -> std::result::Result<Client, tokio_postgres::Error> {
        if let Some(tls) = &self.tls {
            let (client, connection) = self.config.connect(tls.clone()).await?;
            tokio::spawn(hold(connection, self.open.clone()));
            return Ok(client);
        }
        let (client, connection) = self.config.connect(NoTls).await?;
        tokio::spawn(hold(connection, self.open.clone()));
        Ok(client)
    }
}

async fn hold<T>(connection: impl Future<Output = T>, _share: Arc<()>) {
    drop(connection.await);
}

/// A connection that is made when it is needed, and again when it was lost.
pub(super) struct Line {
    door: Arc<Door>,
    session: Mutex<Slot>,
}

#[derive(Default)]
struct Slot {
    session: Option<Arc<Session>>,
    /// The last try that failed, and when.
    failed: Option<(Instant, StoreError)>,
}

impl Line {
    pub(super) fn new(door: Arc<Door>) -> Self {
        Self { door, session: Mutex::default() }
    }

    /// The connection that was made first.
    pub(super) async fn begin_with(&self, session: Session) {
        self.session.lock().await.session = Some(Arc::new(session));
    }

    pub(super) async fn session(&self) -> Result<Arc<Session>> {
        self.any_but(|session| session.is_closed()).await
    }

    /// A connection that may still seem open has failed: another one, the same for all who ask.
    pub(super) async fn instead_of(&self, failed: &Arc<Session>) -> Result<Arc<Session>> {
        self.any_but(|session| session.is_closed() || Arc::ptr_eq(session, failed)).await
    }

    /// Gives a connection up, if it is still the one in use.
    pub(super) async fn forget(&self, failed: &Arc<Session>) {
        let mut slot = self.session.lock().await;
        slot.session.take_if(|session| Arc::ptr_eq(session, failed));
    }

    /// Of those who come while a connection is being made, all get it or hear why there is none: nobody waits for a try of
    /// their own after another's has failed.
    async fn any_but(&self, useless: impl Fn(&Arc<Session>) -> bool) -> Result<Arc<Session>> {
        let came = Instant::now();
        let mut slot = self.session.lock().await;
        if let Some(session) = slot.session.as_ref().filter(|session| !useless(session)) {
            return Ok(session.clone());
        }
        if let Some((_, error)) = slot.failed.as_ref().filter(|(when, _)| *when > came) {
            return Err(error.clone());
        }
        match self.door.connect().await {
            Ok(session) => {
                let session = Arc::new(session);
                slot.session = Some(session.clone());
                Ok(session)
            }
            Err(error) => {
                slot.failed = Some((Instant::now(), error.clone()));
                Err(error)
            }
        }
    }
}

/// One connection for a whole copy, which takes as long as it takes.
pub(crate) async fn for_copying(url: &str, read_only: bool) -> Result<Session> {
    let session = Door::new(url, read_only)?.connect().await?;
    session.run("SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0").await?;
    Ok(session)
}
