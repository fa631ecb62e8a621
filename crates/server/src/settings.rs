//! Every setting of the server, in one place: name, meaning, default and bounds.
//!
//! The command line wins over the environment, the environment over the file, the file over the defaults. The tables in
//! `docs/configuration.md` and the example file are written from what stands here; a test compares them.

mod document;
mod error;
mod flags;
mod list;
mod origin;
mod sources;
mod value;

pub use document::{document, example};
pub use error::{Place, SettingsError};
pub use flags::Flags;
pub use origin::{BadOrigin, WebOrigin};
pub use value::{DatabaseUrl, LogFormat, LogLevels, MetricsAccess};

use list::settings;
use std::net::{Ipv4Addr, SocketAddr};
use std::path::PathBuf;

/// The file that is read where none is named.
pub const FILE: &str = "lagoon.toml";

settings! {
    /// Where the server listens, what it keeps, and how it talks about itself.
    Settings {
        /// The address and port to listen on. Anything but loopback is open to the network: put a proxy with TLS before it.
        listen: SocketAddr = SocketAddr::from((Ipv4Addr::LOCALHOST, 7700)), must "an address and a port, such as `127.0.0.1:7700` or `[::1]:7700`";
        /// The folder for everything the server keeps.
        data: PathBuf = PathBuf::from("./lagoon-data"), must "a folder", shown "`$XDG_DATA_HOME/lagoon`, or `~/.local/share/lagoon`, or `./lagoon-data` where there is no home";
        /// The database: an SQLite file or a PostgreSQL server. It may hold a password, so it is never shown or logged.
        database: Option<DatabaseUrl> = None, must "a URL that begins with `sqlite:`, `postgres:` or `postgresql:`", shown "`lagoon.db` in the data folder";
        /// The origins people see in their address bar, where a proxy stands before the server. Requests from them count as our own; with an https origin cookies are `Secure` and browsers are told to stay with https.
        public_origins: Vec<WebOrigin> = Vec::new(), must "a list of origins, such as `https://lagoon.example` (with commas outside the file)";
        /// Whether the last address in `X-Forwarded-For` is the client's. Only behind a proxy that writes it: otherwise anybody can claim any address.
        trust_proxy: bool = false, must "`true` or `false`";
        /// Who may read `/metrics`: only this machine, everybody who reaches the server, or nobody.
        metrics: MetricsAccess = MetricsAccess::Loopback, must "`loopback`, `open` or `off`";
        /// Log lines for people or, one JSON object a line, for programs.
        log_format: LogFormat = LogFormat::Pretty, must "`pretty` or `json`";
        /// How much is logged: a level, or levels by part, such as `info,server=debug`. Requests are told from `debug` on, refused ones from `info` on, faults always.
        log_level: LogLevels = LogLevels::default(), must "`error`, `warn`, `info`, `debug` or `trace`, or such levels by part";
    } with {
        /// How much anybody may ask for.
        limits: Limits
    }
}

settings! {
    /// How much anybody may ask for. Whatever goes beyond is refused with a typed error, never queued without end.
    Limits {
        /// Bytes of a request's body.
        body_bytes: usize = 65_536, within 1_024..=16_777_216;
        /// Seconds in which the next request of a connection must have come, up to its body: for slow clients and for idle ones. Let a proxy close idle connections sooner.
        header_seconds: u64 = 30, within 1..=3_600;
        /// Seconds in which the body of a request must have come.
        body_seconds: u64 = 30, within 1..=3_600;
        /// Open connections from one address, sockets among them. Not counted behind a trusted proxy, where all come from one.
        connections_per_address: u32 = 200, within 1..=1_000_000;
        /// Open connections in all, sockets among them; fewer where the system allows fewer open files.
        connections: u32 = 12_000, within 1..=2_000_000;
        /// Bytes of one message from a socket.
        socket_message_bytes: usize = 16_384, within 1_024..=1_048_576;
        /// Tables of one guest that are open or running.
        tables_per_guest: u32 = 20, within 1..=10_000;
        /// Seats of one guest at open tables of others.
        seats_per_guest: u32 = 20, within 1..=10_000;
        /// New guests from one address in an hour: so many who introduce themselves, and as many who only read pages without scripts.
        new_guests_per_hour: u32 = 30, within 1..=100_000;
        /// Requests of one guest in a second, in the long run.
        guest_requests_per_second: u32 = 10, within 1..=10_000;
        /// Requests of one guest at once, after a rest.
        guest_requests_burst: u32 = 40, within 1..=100_000;
        /// Requests from one address in a second, in the long run; a household or a school shares one address.
        address_requests_per_second: u32 = 50, within 1..=100_000;
        /// Requests from one address at once, after a rest.
        address_requests_burst: u32 = 200, within 1..=1_000_000;
        /// Messages of one socket in a second, in the long run.
        socket_messages_per_second: u32 = 10, within 1..=10_000;
        /// Messages of one socket at once, after a rest.
        socket_messages_burst: u32 = 30, within 1..=100_000;
        /// Open sockets from one address.
        sockets_per_address: u32 = 64, within 1..=100_000;
        /// Open sockets of one guest.
        sockets_per_guest: u32 = 16, within 1..=10_000;
        /// Open sockets in all.
        sockets: u32 = 10_000, within 1..=1_000_000;
        /// Lines of chat one guest may say in a minute.
        chat_lines_per_minute: u32 = 20, within 1..=1_000;
        /// Letters of a line of chat.
        chat_letters: usize = protocol::limits::CHAT_LETTERS, within 1..=protocol::limits::CHAT_LETTERS;
        /// Letters of a guest's name.
        name_letters: usize = protocol::limits::NAME_LETTERS, within 1..=protocol::limits::NAME_LETTERS;
        /// Tables held in memory at the same time.
        live_tables: usize = 10_000, within 1..=1_000_000;
        /// Minutes without anybody until a table is let go from memory; it comes back when somebody asks for it.
        idle_minutes: u32 = 15, within 1..=10_080;
        /// Threads on which bots think; 0 for one less than the machine has cores.
        bot_workers: usize = 0, within 0..=1_024;
        /// Decisions of bots that may wait for a thread.
        waiting_bots: usize = 256, within 1..=100_000;
        /// Milliseconds a bot takes at least, so that people can follow.
        bot_pace_ms: u64 = 600, within 0..=60_000;
        /// Milliseconds after which a bot must stop thinking and play.
        bot_budget_ms: u64 = 5_000, within 10..=600_000;
        /// Messages that may wait for a slow socket before it is given a whole scene instead.
        outgoing_messages: usize = 64, within 1..=10_000;
        /// Seconds between two signs of life on a silent socket.
        heartbeat_seconds: u64 = 25, within 1..=600;
        /// Minutes for which a link to a second device is good.
        device_link_minutes: u32 = 10, within 1..=1_440;
        /// Days for which games are kept once they are over; 0 for ever.
        keep_games_days: u32 = 0, within 0..=36_500;
        /// Days for which games are kept that one guest played with bots; 0 for ever.
        keep_solo_games_days: u32 = 90, within 0..=36_500;
        /// Days for which tables are kept that nobody began or changed; 0 for ever.
        keep_open_tables_days: u32 = 90, within 0..=36_500;
        /// Days for which talk is kept; 0 for ever.
        keep_chat_days: u32 = 0, within 0..=36_500;
        /// Days for which guests are remembered who were not seen again, have no table and said nothing; 0 for ever.
        keep_guests_days: u32 = 400, within 0..=36_500;
        /// Seconds that running requests and sockets are given when the server stops.
        shutdown_grace_seconds: u64 = 10, within 0..=600;
    }
}

impl Settings {
    /// The database, which lies in the data folder unless it was named.
    pub fn database_url(&self) -> DatabaseUrl {
        let file = || DatabaseUrl::new(format!("sqlite:{}", self.data.join("lagoon.db").display()));
        self.database.clone().unwrap_or_else(file)
    }

    /// Whether people reach the server over https, so that cookies may not travel without.
    pub fn is_https(&self) -> bool {
        self.public_origins.iter().any(WebOrigin::is_https)
    }
}
