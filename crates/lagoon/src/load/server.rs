//! The server under load: a process of its own with an empty database, so that its memory can be read.

use crate::cli::Load;
use anyhow::{Context, Result, bail};
use client::Guest;
use std::fs;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::Duration;
use tokio::time::sleep;

/// Limits are there against strangers; here everybody comes from one address.
const SETTINGS: &str = "[limits]
tables_per_guest = 10000
new_guests_per_hour = 100000
guest_requests_per_second = 10000
guest_requests_burst = 100000
address_requests_per_second = 100000
address_requests_burst = 1000000
sockets_per_address = 100000
sockets_per_guest = 10000
sockets = 100000
";

pub struct Server {
    pub address: SocketAddr,
    process: Child,
    folder: PathBuf,
}

impl Server {
    /// Starts this very program as a server on a free port.
    pub async fn start(load: &Load) -> Result<Self> {
        let folder = std::env::temp_dir().join(format!("lagoon-load-{}", std::process::id()));
        fs::create_dir_all(&folder).with_context(|| format!("making {}", folder.display()))?;
        let settings = folder.join("lagoon.toml");
        fs::write(&settings, SETTINGS)?;
        let mut command = Command::new(std::env::current_exe()?);
        command
            .args(["serve", "--listen", "127.0.0.1:0", "--config"])
            .arg(&settings)
            .arg("--data")
            .arg(&folder);
        if let Some(database) = &load.database {
            command.arg("--database").arg(database);
        }
        let mut process = command.stdin(Stdio::null()).stdout(Stdio::piped()).spawn()?;
        let address = address(&mut process)?;
        let server = Self { address, process, folder };
        server.ready().await?;
        Ok(server)
    }

    async fn ready(&self) -> Result<()> {
        let stranger = Guest::stranger(self.address);
        for _ in 0..100 {
            if stranger.text("/readyz").await.is_ok() {
                return Ok(());
            }
            sleep(Duration::from_millis(100)).await;
        }
        bail!("the server at {} does not get ready", self.address)
    }

    /// Resident memory in KiB, where the system tells it.
    pub fn memory(&self) -> u64 {
        let status = fs::read_to_string(format!("/proc/{}/status", self.process.id())).unwrap_or_default();
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        line.and_then(|line| line.trim().trim_end_matches(" kB").parse().ok()).unwrap_or(0)
    }
}

/// However the run ends, the process ends with it, and nothing of it stays.
impl Drop for Server {
    fn drop(&mut self) {
        let ended = self.process.kill().and_then(|()| self.process.wait());
        if let Err(error) = ended.and_then(|_| fs::remove_dir_all(&self.folder)) {
            anstream::eprintln!("{} was left behind: {error}", self.folder.display());
        }
    }
}

/// The server says where it listens in the first line with an address.
fn address(process: &mut Child) -> Result<SocketAddr> {
    let stdout = process.stdout.take().context("the server's output is not a pipe")?;
    let mut lines = BufReader::new(stdout).lines();
    for line in lines.by_ref() {
        if let Some((_, address)) = line?.split_once("http://") {
            let address = address.trim().trim_end_matches('/').parse()?;
            std::thread::spawn(move || lines.for_each(drop));
            return Ok(address);
        }
    }
    bail!("the server ended before it listened")
}
