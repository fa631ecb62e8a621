//! What can befall a server and its database: an end without warning, or a long pause.

use client::{Guest, Launch, ServerProcess};
use rand::RngExt;
use rand::rngs::SmallRng;
use std::process::Command;
use std::time::Duration;
use test_house::Schema;
use tokio::time::sleep;

#[derive(Clone, Copy, Debug)]
enum Fault {
    KillServer,
    PauseServer,
    /// One of its processes dies, so PostgreSQL throws everyone out and recovers from its log.
    KillDatabase,
    PauseDatabase,
}

impl Fault {
    /// Half of them kill the server.
    fn any(words: &mut SmallRng, with_database: bool) -> Self {
        let others = if with_database { 3 } else { 1 };
        match words.random_range(0..others * 2) {
            0 => Self::PauseServer,
            1 if with_database => Self::KillDatabase,
            2 if with_database => Self::PauseDatabase,
            _ => Self::KillServer,
        }
    }
}

/// A server with what is needed to hurt it.
pub struct Victim<'a> {
    pub server: ServerProcess,
    pub launch: &'a Launch,
    pub database: Option<&'a Schema>,
}

impl Victim<'_> {
    /// Hurts it in some way and waits until it serves again; tells what was done.
    pub async fn suffer(mut self, words: &mut SmallRng) -> (Self, String) {
        let fault = Fault::any(words, self.database.is_some());
        match fault {
            Fault::KillServer => {
                self.server.kill().expect("the server to be killed");
                self.server = self.launch.start().await.unwrap_or_else(|error| panic!("{error}"));
            }
            Fault::PauseServer => pause(&[self.server.id()], words).await,
            // A process that is gone already was thrown out by the last fault; then another one must die.
            Fault::KillDatabase => while !send("-KILL", &self.processes().await[..1]) {},
            Fault::PauseDatabase => pause(&self.processes().await, words).await,
        }
        ready(&Guest::stranger(self.server.address())).await;
        (self, format!("{fault:?}"))
    }

    /// The database's processes that serve the server. After a kill everyone is thrown out, a little later than the server may notice.
    async fn processes(&self) -> Vec<u32> {
        for _ in 0..600 {
            match self.database.expect("a database").processes_of("lagoon").await {
                Ok(processes) if !processes.is_empty() => return processes,
                _ => sleep(Duration::from_millis(50)).await,
            }
        }
        panic!("the server did not connect again");
    }
}

/// Stops them for a while. Some may be gone already, or meanwhile.
async fn pause(processes: &[u32], words: &mut SmallRng) {
    send("-STOP", processes);
    sleep(Duration::from_millis(words.random_range(50..600))).await;
    send("-CONT", processes);
}

/// Whether all of them were there.
fn send(signal: &str, processes: &[u32]) -> bool {
    let sent = Command::new("kill").arg(signal).args(processes.iter().map(u32::to_string)).status();
    sent.expect("kill to run").success()
}

/// Its own word for it: it has written something.
async fn ready(stranger: &Guest) {
    for _ in 0..600 {
        if stranger.text("/readyz").await.is_ok() {
            return;
        }
        sleep(Duration::from_millis(50)).await;
    }
    panic!("the server did not become ready again");
}
