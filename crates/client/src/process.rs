//! A server as a process of its own: for the load tool, which reads its memory, and for tests that kill it.

use crate::Guest;
use std::ffi::OsStr;
use std::io::{self, BufRead, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;
use std::{env, fs, thread};

/// Settings for a crowd that comes from one address: limits are there against strangers.
pub const OPEN_HOUSE: &str = "[limits]
tables_per_guest = 10000
new_guests_per_hour = 100000
guest_requests_per_second = 10000
guest_requests_burst = 100000
address_requests_per_second = 100000
address_requests_burst = 1000000
socket_messages_per_second = 10000
socket_messages_burst = 100000
sockets_per_address = 100000
sockets_per_guest = 10000
sockets = 100000
connections_per_address = 100000
connections = 15000
";

/// Why a server did not come up.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// The process or its files could not be made.
    #[error("{what}: {error}")]
    System {
        /// What was tried.
        what: String,
        /// What the system said.
        error: io::Error,
    },
    /// The process ended before it named an address.
    #[error("the server exited before it was listening")]
    Ended,
    /// The process listens, but does not say that it is ready.
    #[error("the server at {0} did not become ready")]
    NotReady(SocketAddr),
}

/// What a server process is started with.
#[derive(Clone, Debug)]
pub struct Launch {
    /// The `lagoon` program.
    pub program: PathBuf,
    /// Its data folder, which must exist.
    pub folder: PathBuf,
    /// Where it listens; port 0 for any.
    pub listen: SocketAddr,
    /// Its database, if not in the folder.
    pub database: Option<String>,
    /// Its settings, as a file would give them.
    pub settings: String,
}

/// A running server. It is killed when this is dropped.
#[derive(Debug)]
pub struct ServerProcess {
    address: SocketAddr,
    process: Child,
}

impl Launch {
    /// A server on any free port, with its data in `folder` and no limits to speak of.
    pub fn new(program: impl AsRef<OsStr>, folder: &Path) -> Self {
        Self {
            program: PathBuf::from(program.as_ref()),
            folder: folder.to_owned(),
            listen: SocketAddr::from(([127, 0, 0, 1], 0)),
            database: None,
            settings: OPEN_HOUSE.into(),
        }
    }

    /// Starts the server and waits until it is ready.
    pub async fn start(&self) -> Result<ServerProcess, StartError> {
        let server = self.spawn()?;
        let stranger = Guest::stranger(server.address);
        for _ in 0..300 {
            if stranger.text("/readyz").await.is_ok() {
                return Ok(server);
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        Err(StartError::NotReady(server.address))
    }

    fn spawn(&self) -> Result<ServerProcess, StartError> {
        let settings = self.folder.join("lagoon.toml");
        fs::write(&settings, &self.settings).map_err(system(|| format!("writing {}", settings.display())))?;
        let mut command = Command::new(&self.program);
        command.args(["serve", "--listen", &self.listen.to_string(), "--config"]).arg(&settings);
        command.arg("--data").arg(&self.folder).stdin(Stdio::null()).stdout(Stdio::piped());
        // What is meant for us in the environment, such as a test's, would be settings to the server.
        for (name, _) in env::vars_os().filter(|(name, _)| name.to_string_lossy().starts_with("LAGOON_")) {
            command.env_remove(name);
        }
        if let Some(database) = &self.database {
            command.arg("--database").arg(database);
        }
        let starting = || format!("starting {}", self.program.display());
        let mut process = command.spawn().map_err(system(starting))?;
        let address = address(&mut process)?;
        Ok(ServerProcess { address, process })
    }
}

impl ServerProcess {
    /// Where it listens.
    pub const fn address(&self) -> SocketAddr {
        self.address
    }

    /// Its number.
    pub fn id(&self) -> u32 {
        self.process.id()
    }

    /// Resident memory in KiB, where the system reports it.
    pub fn memory(&self) -> u64 {
        let status = fs::read_to_string(format!("/proc/{}/status", self.process.id())).unwrap_or_default();
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        line.and_then(|line| line.trim().trim_end_matches(" kB").parse().ok()).unwrap_or(0)
    }

    /// Its open files and sockets, where the system reports them.
    pub fn descriptors(&self) -> usize {
        fs::read_dir(format!("/proc/{}/fd", self.process.id())).map_or(0, Iterator::count)
    }

    /// Ends it at once, as a power cut would: nothing of it gets to run any more.
    pub fn kill(mut self) -> io::Result<()> {
        self.process.kill()?;
        self.process.wait().map(drop)
    }
}

impl Drop for ServerProcess {
    fn drop(&mut self) {
        // It may have been killed already; then there is nothing left to do.
        let _ = self.process.kill().and_then(|()| self.process.wait());
    }
}

fn system(what: impl FnOnce() -> String) -> impl FnOnce(io::Error) -> StartError {
    |error| StartError::System { what: what(), error }
}

/// The server says where it listens in the first line with an address.
fn address(process: &mut Child) -> Result<SocketAddr, StartError> {
    let stdout = process.stdout.take().ok_or(StartError::Ended)?;
    let mut lines = BufReader::new(stdout).lines().map_while(Result::ok);
    let address = lines.find_map(|line| {
        let (_, address) = line.split_once("http://")?;
        address.split_whitespace().next()?.trim_end_matches('/').parse().ok()
    });
    thread::spawn(move || lines.for_each(drop));
    address.ok_or(StartError::Ended)
}
