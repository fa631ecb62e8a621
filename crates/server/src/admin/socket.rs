//! The socket by which a host speaks to a server that runs. Only the server's own user can open it.

use super::{AdminError, Order, Told, obey};
use crate::app::App;
use std::fs::{self, Permissions};
use std::io;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::{UnixListener, UnixStream};

/// The longest order, in bytes.
const LONGEST: u64 = 64 * 1024;
/// How long an order may take to be written.
const PATIENCE: Duration = Duration::from_secs(10);

/// A socket file that is gone when the server is.
struct Door {
    listener: UnixListener,
    path: PathBuf,
}

impl Door {
    /// The one who has the database is the only one who listens here: what lies there is left of one that was killed.
    fn open(path: PathBuf) -> io::Result<Self> {
        let _ = fs::remove_file(&path);
        let listener = UnixListener::bind(&path)?;
        fs::set_permissions(&path, Permissions::from_mode(0o600))?;
        Ok(Self { listener, path })
    }
}

impl Drop for Door {
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.path);
    }
}

/// Listens until it is dropped.
pub async fn listen(app: Arc<App>, path: PathBuf) {
    let door = match Door::open(path) {
        Ok(door) => door,
        Err(error) => {
            tracing::warn!(%error, "`lagoon admin` cannot reach this server: its socket cannot be made in the data folder");
            return std::future::pending().await;
        }
    };
    loop {
        match door.listener.accept().await {
            Ok((stream, _)) if is_own(&stream) => drop(tokio::spawn(hear(app.clone(), stream))),
            Ok(_) => tracing::warn!("another user tried to give an order; it was not heard"),
            Err(_) => tokio::time::sleep(Duration::from_millis(100)).await,
        }
    }
}

/// The file's rights say so as well, but are set a moment after the file is made.
fn is_own(stream: &UnixStream) -> bool {
    let own = rustix::process::geteuid().as_raw();
    stream.peer_cred().is_ok_and(|peer| peer.uid() == own || peer.uid() == 0)
}

async fn hear(app: Arc<App>, mut stream: UnixStream) {
    let mut line = String::new();
    let (read, mut write) = stream.split();
    let mut read = BufReader::new(read.take(LONGEST));
    if !matches!(tokio::time::timeout(PATIENCE, read.read_line(&mut line)).await, Ok(Ok(1..))) {
        return;
    }
    let told = match serde_json::from_str::<Order>(&line) {
        Ok(order) => obey(&app, order).await,
        Err(_) => Err(AdminError::Unreadable),
    };
    let answer = serde_json::to_vec(&told).unwrap_or_default();
    let _ = write.write_all(&answer).await;
    let _ = write.shutdown().await;
}

/// Asks a server that runs; none where none listens.
pub async fn ask(path: &Path, order: &Order) -> Option<Result<Told, AdminError>> {
    let mut stream = UnixStream::connect(path).await.ok()?;
    Some(
        exchange(&mut stream, order)
            .await
            .unwrap_or_else(|error| Err(AdminError::Broken { cause: error.to_string() })),
    )
}

async fn exchange(stream: &mut UnixStream, order: &Order) -> io::Result<Result<Told, AdminError>> {
    let mut line = serde_json::to_vec(order)?;
    line.push(b'\n');
    stream.write_all(&line).await?;
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).await?;
    Ok(serde_json::from_slice(&answer)?)
}
