//! Every setting of the server, in one place: name, meaning, default and bounds.
//!
//! The command line wins over the environment, the environment over the file, the file over the defaults. The tables in
//! `docs/configuration.md` and the example file are written from what stands here; a test compares them.

mod contact;
mod document;
mod error;
mod flags;
mod list;
mod origin;
mod sources;
mod value;

pub use contact::{MailSender, PushContact, SmtpUrl};
pub use document::{document, example};
pub use error::{Place, SettingsError};
pub use flags::Flags;
pub use origin::{BadOrigin, WebOrigin};
pub use value::{DatabaseUrl, LogFormat, LogLevels, MetricsAccess};

use list::settings;
use std::net::{Ipv4Addr, SocketAddr};
use std::path::PathBuf;

/// The file that is read if none is named.
pub const FILE: &str = "lagoon.toml";

settings! {
    /// Where the server listens, what it stores, and how it logs.
    Settings {
        /// The address and port to listen on. Any address but loopback is open to the network: put a proxy with TLS in front of it.
        listen: SocketAddr = SocketAddr::from((Ipv4Addr::LOCALHOST, 7700)), must "an address and a port, such as `127.0.0.1:7700` or `[::1]:7700`";
        /// The folder for everything the server stores.
        data: PathBuf = PathBuf::from("./lagoon-data"), must "a folder", shown "`$XDG_DATA_HOME/lagoon`, or `~/.local/share/lagoon`, or `./lagoon-data` without a home folder";
        /// The database: an SQLite file or a PostgreSQL server. It may contain a password, so it is never shown or logged.
        database: Option<DatabaseUrl> = None, must "a URL that begins with `sqlite:`, `postgres:` or `postgresql:`", shown "`lagoon.db` in the data folder";
        /// The origins people see in their address bar, if there is a proxy in front of the server. Requests from them count as same-origin; with an https origin, cookies are `Secure` and browsers are told to use only https.
        public_origins: Vec<WebOrigin> = Vec::new(), must "a list of origins, such as `https://lagoon.example` (separated by commas outside the file)";
        /// Whether to take the client's address from the last entry of `X-Forwarded-For`. Use this only behind a proxy that writes it: otherwise anyone can claim any address.
        trust_proxy: bool = false, must "`true` or `false`";
        /// Who may read `/metrics`: only this machine (`loopback`), anyone who can reach the server (`open`), or nobody (`off`).
        metrics: MetricsAccess = MetricsAccess::Loopback, must "`loopback`, `open` or `off`";
        /// The mail server for notices in games over days: `smtps://` encrypts from the start, `smtp://` with `?tls=required` after a greeting. Without it, without `mail_from` or without `public_origins` no mail is ever sent, and the page offers none. It may contain a password, so it is never shown or logged.
        smtp_url: Option<SmtpUrl> = None, must "a URL such as `smtps://user:password@mail.example` or `smtp://mail.example:587?tls=required`", shown "no mail";
        /// Who mails are from.
        mail_from: Option<MailSender> = None, must "an address such as `games@lagoon.example` or `Lagoon <games@lagoon.example>`", shown "no mail";
        /// Where the operators of push services reach you. With it, guests can have notices on their devices; without it, the page offers none.
        push_contact: Option<PushContact> = None, must "a URL such as `mailto:you@lagoon.example` or `https://lagoon.example/contact`", shown "no push";
        /// The format of the log: `pretty` for people, or `json`, one JSON object per line, for programs.
        log_format: LogFormat = LogFormat::Pretty, must "`pretty` or `json`";
        /// How much is logged: a level, or levels by part, such as `info,server=debug`. Requests are logged at `debug`, refusals at `info`, errors always.
        log_level: LogLevels = LogLevels::default(), must "`error`, `warn`, `info`, `debug` or `trace`, or a list of levels by part";
    } with {
        /// What a client may use.
        limits: Limits
    }
}

settings! {
    /// What a client may use. Anything beyond is refused with a typed error, never queued without end.
    Limits {
        /// Maximum size of a request's body, in bytes.
        body_bytes: usize = 65_536, within 1_024..=16_777_216;
        /// Seconds a connection has to send its next request's headers; slow and idle connections are then closed. Let a proxy close idle ones sooner.
        header_seconds: u64 = 30, within 1..=3_600;
        /// Seconds a request has to send its body.
        body_seconds: u64 = 30, within 1..=3_600;
        /// Open connections per address, including sockets. Not counted behind a trusted proxy, where all share one address.
        connections_per_address: u32 = 200, within 1..=1_000_000;
        /// Open connections in total, including sockets; fewer where the system allows fewer open files.
        connections: u32 = 12_000, within 1..=2_000_000;
        /// Maximum size of one message from a socket, in bytes.
        socket_message_bytes: usize = 16_384, within 1_024..=1_048_576;
        /// Open or running tables per guest.
        tables_per_guest: u32 = 20, within 1..=10_000;
        /// Seats one guest may take at other people's open tables.
        seats_per_guest: u32 = 20, within 1..=10_000;
        /// New guests per hour from one address. Who only reads, also the text pages, is no guest.
        new_guests_per_hour: u32 = 30, within 1..=100_000;
        /// Sustained requests per second from one guest.
        guest_requests_per_second: u32 = 10, within 1..=10_000;
        /// Requests one guest may send in a burst after a pause.
        guest_requests_burst: u32 = 40, within 1..=100_000;
        /// Sustained requests per second from one address; a household or a school shares one address.
        address_requests_per_second: u32 = 50, within 1..=100_000;
        /// Requests one address may send in a burst after a pause.
        address_requests_burst: u32 = 200, within 1..=1_000_000;
        /// Sustained messages per second on one socket.
        socket_messages_per_second: u32 = 10, within 1..=10_000;
        /// Messages one socket may send in a burst after a pause.
        socket_messages_burst: u32 = 30, within 1..=100_000;
        /// Open sockets per address.
        sockets_per_address: u32 = 64, within 1..=100_000;
        /// Open sockets per guest.
        sockets_per_guest: u32 = 16, within 1..=10_000;
        /// Open sockets in total.
        sockets: u32 = 10_000, within 1..=1_000_000;
        /// Chat messages per minute from one guest.
        chat_lines_per_minute: u32 = 20, within 1..=1_000;
        /// Reports to the host per hour from one address.
        reports_per_hour: u32 = 20, within 1..=100_000;
        /// Seconds a game over days has waited for a guest before a notice is sent.
        notice_delay_seconds: u64 = 60, within 0..=86_400;
        /// Devices of one guest that are sent notices; a new one takes the place of the oldest.
        devices_per_guest: u32 = 5, within 1..=1_000;
        /// Mails per hour to one address, whatever they are about; notices beyond wait.
        mails_per_hour: u32 = 12, within 1..=10_000;
        /// Mails per hour that ask whether an address is right: for one guest, from one client's address, and to one mail address.
        confirmations_per_hour: u32 = 3, within 1..=10_000;
        /// Maximum length of a chat message, in characters.
        chat_letters: usize = protocol::limits::CHAT_LETTERS, within 1..=protocol::limits::CHAT_LETTERS;
        /// Maximum length of a guest's name, in characters.
        name_letters: usize = protocol::limits::NAME_LETTERS, within 1..=protocol::limits::NAME_LETTERS;
        /// Tables kept in memory at the same time.
        live_tables: usize = 10_000, within 1..=1_000_000;
        /// Minutes after which an abandoned table is dropped from memory; it is restored when someone opens it.
        idle_minutes: u32 = 15, within 1..=10_080;
        /// Threads on which bots think; 0 for one fewer than the machine has cores.
        bot_workers: usize = 0, within 0..=1_024;
        /// Bot decisions that may wait for a thread.
        waiting_bots: usize = 256, within 1..=100_000;
        /// Minimum time for a bot's move, in milliseconds; pages show moves as slowly as their players want.
        bot_pace_ms: u64 = 100, within 0..=60_000;
        /// Time after which a bot must stop thinking and play, in milliseconds.
        bot_budget_ms: u64 = 5_000, within 10..=600_000;
        /// Messages that may wait for a slow socket before it gets a complete scene instead.
        outgoing_messages: usize = 64, within 1..=10_000;
        /// Seconds between heartbeats on a silent socket.
        heartbeat_seconds: u64 = 25, within 1..=600;
        /// Minutes for which a link for another device is valid.
        device_link_minutes: u32 = 10, within 1..=1_440;
        /// Days for which finished games are kept; 0 keeps them for ever.
        keep_games_days: u32 = 0, within 0..=36_500;
        /// Days for which finished games of one guest against bots are kept; 0 keeps them for ever.
        keep_solo_games_days: u32 = 90, within 0..=36_500;
        /// Days for which tables are kept that were never started and have not changed; 0 keeps them for ever.
        keep_open_tables_days: u32 = 90, within 0..=36_500;
        /// Days for which chat is kept; 0 keeps it for ever.
        keep_chat_days: u32 = 0, within 0..=36_500;
        /// Days for which guests are kept who did not come back, have no table and said nothing; 0 keeps them for ever.
        keep_guests_days: u32 = 400, within 0..=36_500;
        /// Seconds that running requests and sockets get to finish when the server stops.
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
