//! Stopping in order: the first signal asks, the second insists.

use std::future::pending;
use std::io;
use tokio::sync::watch;

/// What a shell reports of a process that was interrupted.
const INTERRUPTED: i32 = 130;

/// Tells everyone to stop.
#[derive(Clone, Debug)]
pub struct Stop(watch::Sender<bool>);

/// Known to handlers and sockets, which finish what they are at and close. Clones are the same word.
#[derive(Clone, Debug)]
pub struct Stopping(watch::Receiver<bool>);

/// A server that can be stopped by hand, such as a test wants.
pub fn by_hand() -> (Stop, Stopping) {
    let (sender, receiver) = watch::channel(false);
    (Stop(sender), Stopping(receiver))
}

/// Listens for SIGINT and SIGTERM. The first makes everyone stop; the second ends the process at once.
pub fn on_signals() -> io::Result<Stopping> {
    let (stop, stopping) = by_hand();
    let mut signals = Signals::new()?;
    tokio::spawn(async move {
        signals.next().await;
        tracing::info!("stopping; a second signal ends the process at once");
        stop.stop();
        signals.next().await;
        tracing::warn!("ended by a second signal");
        std::process::exit(INTERRUPTED);
    });
    Ok(stopping)
}

impl Stop {
    /// Says it.
    pub fn stop(&self) {
        self.0.send_replace(true);
    }
}

impl Stopping {
    /// Whether it has been said.
    pub fn is_stopping(&self) -> bool {
        *self.0.borrow()
    }

    /// Waits until it is said: for `with_graceful_shutdown` and for `select!` in sockets.
    pub async fn wait(mut self) {
        // Nobody is left to say it: then it is never said.
        if self.0.wait_for(|stopping| *stopping).await.is_err() {
            pending::<()>().await;
        }
    }
}

#[cfg(unix)]
struct Signals {
    interrupt: tokio::signal::unix::Signal,
    terminate: tokio::signal::unix::Signal,
}

#[cfg(unix)]
impl Signals {
    fn new() -> io::Result<Self> {
        use tokio::signal::unix::{SignalKind, signal};
        Ok(Self { interrupt: signal(SignalKind::interrupt())?, terminate: signal(SignalKind::terminate())? })
    }

    async fn next(&mut self) {
        tokio::select! {
            _ = self.interrupt.recv() => {}
            _ = self.terminate.recv() => {}
        }
    }
}

#[cfg(not(unix))]
struct Signals;

#[cfg(not(unix))]
impl Signals {
    fn new() -> io::Result<Self> {
        Ok(Self)
    }

    async fn next(&mut self) {
        if tokio::signal::ctrl_c().await.is_err() {
            pending::<()>().await;
        }
    }
}
