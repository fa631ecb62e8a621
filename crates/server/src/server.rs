//! The server as a whole: opened, running, stopped.

use crate::admin::{self, AdminError, Order, Told};
use crate::app::{App, Found};
use crate::components;
use crate::environment::Environment;
use crate::guard::CookieKeys;
use crate::guard::shutdown::{self, Stop, Stopping};
use crate::levels;
use crate::listen;
use crate::notices::{self, Notices};
use crate::retention;
use crate::settings::Settings;
use crate::sweep;
use sha2::{Digest, Sha256};
use shelf::Shelf;
use std::io;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;
use store::{Claim, Counts, Location, Options, Plan, Store, StoreError};
use tokio::net::TcpListener;
use tokio::task::JoinHandle;

/// The file that the store keeps in its folder.
const FILE: &str = "lagoon.db";

/// How often a server that has the database and does not listen to its host yet is asked again.
const ADMIN_TRIES: u32 = 15;

/// How long a database server may take to come up, and how long it is left alone between two tries.
const DATABASE_PATIENCE: Duration = Duration::from_secs(10);
const DATABASE_PAUSE: Duration = Duration::from_millis(500);

/// Why the server does not start.
#[derive(Debug, thiserror::Error)]
pub enum ServerError {
    /// Someone else listens there.
    #[error(
        "{0} is already in use by another Lagoon or another program. Stop it, or choose another port with \
         --listen"
    )]
    PortTaken(SocketAddr),
    /// The address cannot be listened on.
    #[error("cannot listen on {address}: {cause}")]
    Listen {
        /// The address.
        address: SocketAddr,
        /// What the system said.
        cause: io::Error,
    },
    /// The data folder cannot be made.
    #[error("cannot create the data folder {}: {cause}", .path.display())]
    Folder {
        /// The folder.
        path: PathBuf,
        /// What the system said.
        cause: io::Error,
    },
    /// The database cannot be opened.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The numbers for operators cannot be set up.
    #[error(transparent)]
    Metrics(#[from] prometheus::Error),
    /// Signals cannot be listened for.
    #[error("cannot listen for signals: {0}")]
    Signals(io::Error),
    /// The host's order was not carried out.
    #[error(transparent)]
    Admin(#[from] AdminError),
}

/// The server.
#[derive(Debug)]
pub struct Server;

/// A server that runs until it is stopped.
pub struct Running {
    /// Where it listens.
    pub address: SocketAddr,
    app: Arc<App>,
    stop: Stop,
    served: JoinHandle<()>,
}

impl Server {
    /// Starts a server in this process, on the clock and the randomness of this machine.
    pub async fn start(settings: Settings) -> Result<Running, ServerError> {
        Self::start_in(settings, Environment::default()).await
    }

    /// Starts a server in an environment of the caller's making.
    pub async fn start_in(settings: Settings, environment: Environment) -> Result<Running, ServerError> {
        Self::start_with(settings, Shelf::shipped(), environment).await
    }

    /// Starts a server with games and in an environment of the caller's making.
    pub async fn start_with(
        settings: Settings,
        shelf: Shelf,
        environment: Environment,
    ) -> Result<Running, ServerError> {
        let (stop, stopping) = shutdown::by_hand();
        let Opened { address, app, listener, claim } = open(settings, shelf, environment, stopping).await?;
        let served = tokio::spawn(serve(app.clone(), listener, claim, stop.clone()));
        Ok(Running { address, app, stop, served })
    }

    /// Runs until a signal stops it; `opened` gets the address.
    pub async fn run(
        settings: Settings,
        shelf: Shelf,
        opened: impl FnOnce(SocketAddr),
    ) -> Result<(), ServerError> {
        let signalled = shutdown::on_signals().map_err(ServerError::Signals)?;
        let (stop, stopping) = shutdown::by_hand();
        let at_signal = stop.clone();
        tokio::spawn(async move {
            signalled.wait().await;
            at_signal.stop();
        });
        let opening = open(settings, shelf, Environment::default(), stopping).await?;
        opened(opening.address);
        serve(opening.app, opening.listener, opening.claim, stop).await;
        Ok(())
    }
}

impl Server {
    /// Writes everything that a server with these settings keeps into a file, while it may run.
    pub async fn backup(settings: &Settings, file: &Path) -> Result<Counts, ServerError> {
        Ok(store::backup(&named_location(settings), file).await?)
    }

    /// What there is to do to the database of these settings before this program can serve it.
    pub async fn migration(settings: &Settings) -> Result<Plan, ServerError> {
        Ok(store::plan(&named_location(settings), &Options::default()).await?)
    }

    /// Brings the database of these settings up to date, and tells what was done.
    pub async fn migrate(settings: &Settings) -> Result<Plan, ServerError> {
        Ok(store::migrate(&named_location(settings), &Options::default()).await?)
    }

    /// Signs cookies with a new key from the next start on; refused while a server runs.
    pub async fn change_key(settings: &Settings, forget: bool) -> Result<(), ServerError> {
        let store = Store::open(&named_location(settings)).await?;
        let _claim = store.claim().await?;
        Ok(store.change_signing_key(forget).await?)
    }

    /// Carries an order of the host out: by the server of these settings while it runs, else in its database.
    pub async fn order(settings: Settings, order: Order) -> Result<Told, ServerError> {
        let socket = admin_socket(&settings);
        #[cfg(unix)]
        if let Some(told) = admin::ask(&socket, &order).await {
            return Ok(told?);
        }
        // A database that is not there is not made for an order.
        Self::migration(&settings).await?;
        let (stop, stopping) = shutdown::by_hand();
        let set_up = Box::pin(set_up(settings, Shelf::shipped(), Environment::default(), stopping)).await;
        let (app, claim) = match set_up {
            Err(ServerError::Store(StoreError::Taken { .. })) => {
                // It may be about to start.
                #[cfg(unix)]
                for _ in 0..ADMIN_TRIES {
                    tokio::time::sleep(Duration::from_millis(100)).await;
                    if let Some(told) = admin::ask(&socket, &order).await {
                        return Ok(told?);
                    }
                }
                return Err(AdminError::Unreachable { socket: socket.display().to_string() }.into());
            }
            other => other?,
        };
        let told = admin::obey(&app, order).await;
        stop.stop();
        app.hub.stop().await;
        app.store.checkpoint().await?;
        drop(claim);
        Ok(told?)
    }

    /// Brings everything back from such a file, where nothing is kept yet.
    pub async fn restore(settings: &Settings, file: &Path) -> Result<Counts, ServerError> {
        Ok(store::restore(file, &location(settings)?).await?)
    }
}

impl Running {
    /// Stops in order: nothing new, sockets notified, every append finished.
    pub async fn stop(self) {
        self.stop.stop();
        drop(self.served.await);
    }

    /// Everything the server shares, for tests and measurements.
    pub fn app(&self) -> &Arc<App> {
        &self.app
    }
}

/// A server that is about to serve.
struct Opened {
    address: SocketAddr,
    app: Arc<App>,
    listener: TcpListener,
    /// That nobody else serves the same database.
    claim: Claim,
}

async fn open(
    settings: Settings,
    shelf: Shelf,
    environment: Environment,
    stopping: Stopping,
) -> Result<Opened, ServerError> {
    let listener = listen(settings.listen).await?;
    let address =
        listener.local_addr().map_err(|cause| ServerError::Listen { address: settings.listen, cause })?;
    // Where it was left to the system, the port is known only now.
    let settings = Settings { listen: address, ..settings };
    let (app, claim) = Box::pin(set_up(settings, shelf, environment, stopping)).await?;
    Ok(Opened { address, app, listener, claim })
}

/// All but a place to listen.
async fn set_up(
    settings: Settings,
    shelf: Shelf,
    environment: Environment,
    stopping: Stopping,
) -> Result<(Arc<App>, Claim), ServerError> {
    let (store, claim) = open_store(&location(&settings)?).await?;
    components::adopt(&store, &shelf).await?;
    let cookie_keys =
        CookieKeys { now: store.signing_key().await?, former: store.former_signing_key().await? };
    let (bans, notices) = (store.bans().await?, Notices::open(&settings, &store, &environment).await?);
    let found = Found { bans, cookie_keys, notices };
    let app = App::new(settings, shelf, store, found, environment, stopping)?;
    let app = Arc::new(app);
    levels::watch(&app);
    Ok((app, claim))
}

/// The store, claimed. A database server that is coming up, at boot or after a crash, is waited for.
async fn open_store(location: &Location) -> Result<(Store, Claim), StoreError> {
    let begun = tokio::time::Instant::now();
    loop {
        match claimed(location).await {
            Err(error @ StoreError::Unavailable(_))
                if matches!(location, Location::Postgres(_)) && begun.elapsed() < DATABASE_PATIENCE =>
            {
                tracing::warn!(%error, "waiting for the database");
                tokio::time::sleep(DATABASE_PAUSE).await;
            }
            done => return done,
        }
    }
}

async fn claimed(location: &Location) -> Result<(Store, Claim), StoreError> {
    let store = Store::open(location).await?;
    let claim = store.claim().await?;
    Ok((store, claim))
}

/// Where a server of these settings hears its host: beside its database, or in the data folder by the name of its database.
fn admin_socket(settings: &Settings) -> PathBuf {
    match named_location(settings) {
        Location::Folder(folder) => folder.join("admin.sock"),
        Location::Postgres(url) => {
            let digest = Sha256::digest(url);
            settings.data.join(format!("admin-{}.sock", base16ct::lower::encode_string(&digest[..4])))
        }
    }
}

async fn listen(address: SocketAddr) -> Result<TcpListener, ServerError> {
    TcpListener::bind(address).await.map_err(|cause| match cause.kind() {
        io::ErrorKind::AddrInUse => ServerError::PortTaken(address),
        _ => ServerError::Listen { address, cause },
    })
}

/// Where the data lies; a folder is made if it is not there, readable by nobody else.
fn location(settings: &Settings) -> Result<Location, ServerError> {
    let location = named_location(settings);
    if let Location::Folder(path) = &location {
        make_folder(path).map_err(|cause| ServerError::Folder { path: path.clone(), cause })?;
    }
    Ok(location)
}

/// `sqlite:` names the folder, or the file that the store keeps in it.
fn named_location(settings: &Settings) -> Location {
    let Some(url) = &settings.database else { return Location::Folder(settings.data.clone()) };
    let Some(path) = url.expose().strip_prefix("sqlite:") else {
        return Location::Postgres(url.expose().into());
    };
    let path = Path::new(path.strip_prefix("//").unwrap_or(path));
    let folder = if path.ends_with(FILE) { path.parent() } else { Some(path) };
    let folder = folder.filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    Location::Folder(folder.into())
}

fn make_folder(path: &Path) -> io::Result<()> {
    let mut builder = std::fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(path)
}

/// Serves until asked to stop, and gives running requests time to finish.
async fn serve(app: Arc<App>, listener: TcpListener, claim: Claim, stop: Stop) {
    let sweeping = tokio::spawn(sweep::run(app.clone()));
    let forgetting = tokio::spawn(retention::run(app.clone()));
    let telling = tokio::spawn(notices::run(app.clone()));
    #[cfg(unix)]
    let hearing = tokio::spawn(admin::listen(app.clone(), admin_socket(&app.settings)));
    let serving = tokio::spawn(listen::serve(app.clone(), listener));
    tokio::select! {
        () = app.stopping.clone().wait() => {}
        () = claim.lost() => {
            tracing::error!("another server has taken the database over while it could not be reached; stopping");
            stop.stop();
        }
    }
    let grace = Duration::from_secs(app.settings.limits.shutdown_grace_seconds);
    let ended = tokio::time::timeout(grace, async {
        app.hub.stop().await;
        drop(serving.await);
        while app.places.taken() > 0 {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    });
    if ended.await.is_err() {
        tracing::warn!("some connections did not end in time and are cut");
    }
    sweeping.abort();
    forgetting.abort();
    telling.abort();
    #[cfg(unix)]
    hearing.abort();
    if let Err(error) = app.store.checkpoint().await {
        tracing::warn!(%error, "the database file could not be brought up to date; its -wal file belongs to it");
    }
    drop(claim);
}
