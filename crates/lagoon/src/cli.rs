//! The command line.

use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Args, Parser, Subcommand};
use phrasebook::Language;
use server::settings::Flags;
use shelf::{Bot, SeatKind};
use std::path::PathBuf;
use tabletop::{Seat, Viewer};

/// Play board games in a browser or at the terminal, with people and bots.
///
/// Without a command, Lagoon serves the games: open the printed address in a browser.
#[derive(Parser, Debug)]
#[command(version, propagate_version = true)]
pub struct Cli {
    #[command(subcommand)]
    pub command: Option<Command>,
}

#[derive(Subcommand, Debug)]
pub enum Command {
    /// Serve the games to browsers and programs.
    Serve(Flags),
    /// Write everything the server keeps into one file, while it may run.
    Backup(Keeping),
    /// Bring everything back from such a file, where nothing is kept yet; also from SQLite to PostgreSQL and back.
    Restore(Keeping),
    /// Ban, kick, close, purge, export and read reports: on a server that runs, or on its database.
    Admin(Admin),
    /// Bring the database up to date; the server may go on meanwhile where this says so.
    Migrate(Migrate),
    /// Sign cookies with a new key from the next start on; the server must be stopped.
    ChangeKey(ChangeKey),
    /// Play a game at this terminal.
    Play(Play),
    /// Walk through a recorded game step by step.
    Replay(Replay),
    /// Re-deal a finished game from its seed and report whether every outcome was genuine.
    Verify(Verify),
    /// Review a finished game: luck, errors, and the choices that turned it.
    Review(Review),
    /// Work with component files, which hold the printed data of your own copy.
    Components {
        #[command(subcommand)]
        command: ComponentsCommand,
    },
    /// Print the rules of a game on one page.
    Rules(Rules),
    /// Measure the speed of playouts and searches on one thread.
    Bench(Bench),
    /// Let a program drive the games: one JSON object per line on standard input and output.
    Engine,
    /// Play a tournament of bots and report win rates and scores with confidence intervals.
    Simulate(Simulate),
    /// Play a match between every pair of bots and rate them.
    Ladder(Ladder),
    /// Tune the bots' evaluation weights by self-play.
    Tune(Tune),
    /// Load-test a private server with many guests playing full games, and report latency.
    Load(Load),
}

#[derive(Args, Debug)]
pub struct ChangeKey {
    /// Forget every cookie of before: all guests are strangers then. Without it they are signed anew as they come by.
    #[arg(long)]
    pub forget: bool,
    #[command(flatten)]
    pub server: Flags,
}

#[derive(Args, Debug)]
pub struct Admin {
    #[command(subcommand)]
    pub command: AdminCommand,
    #[command(flatten)]
    pub server: Flags,
}

#[derive(Subcommand, Debug)]
pub enum AdminCommand {
    /// Keep a guest or an address away; open connections end at once.
    Ban {
        /// The id of a guest, or an address; of IPv6, its network of 64 bits.
        who: String,
        /// Until when: 30m, 12h, 7d, or a day such as 2026-12-01. Without it, until it is lifted.
        #[arg(long)]
        until: Option<String>,
        /// Why, for yourself.
        #[arg(long, default_value = "")]
        reason: String,
    },
    /// Let a guest or an address in again.
    Unban {
        /// The id of a guest, or an address.
        who: String,
    },
    /// List whom and what is kept away.
    Bans,
    /// Take a guest off their seats at a table: the seats are free before the start, later a bot plays on.
    Kick {
        /// The id of the table.
        table: String,
        /// The id of the guest.
        guest: String,
    },
    /// Close a table: nobody finds it any more, and nothing of it is deleted.
    Close {
        /// The id of the table.
        table: String,
        /// Why, for yourself.
        #[arg(long, default_value = "")]
        reason: String,
    },
    /// Open a closed table again.
    Reopen {
        /// The id of the table.
        table: String,
    },
    /// Delete everything of a guest; in games of others they lose their name.
    PurgeGuest {
        /// The id of the guest.
        guest: String,
    },
    /// Delete a table with its journal and its chat.
    PurgeTable {
        /// The id of the table.
        table: String,
    },
    /// Print everything that is kept of a guest, as JSON.
    Export {
        /// The id of the guest.
        guest: String,
    },
    /// List what players have reported, newest first.
    Reports {
        /// Delete all of them instead.
        #[arg(long)]
        clear: bool,
    },
    /// Print who sits at a table, from where, and what was said there.
    Show {
        /// The id of the table.
        table: String,
    },
    /// List guests by their name.
    Find {
        /// The name, in any case.
        name: String,
    },
}

#[derive(Args, Debug)]
pub struct Migrate {
    /// Only tell what would be done.
    #[arg(long)]
    pub dry_run: bool,
    #[command(flatten)]
    pub server: Flags,
}

#[derive(Args, Debug)]
pub struct Keeping {
    /// The file.
    pub file: PathBuf,
    #[command(flatten)]
    pub server: Flags,
}

#[derive(Subcommand, Debug)]
pub enum ComponentsCommand {
    /// Check a component file and list where each table comes from.
    Check(Check),
}

#[derive(Args, Debug, Default)]
pub struct Play {
    /// The game; taken from the record when resuming.
    pub game: Option<String>,
    /// The edition, for games that have several.
    #[arg(long)]
    pub edition: Option<String>,
    /// The number of players, including you.
    #[arg(long)]
    pub players: Option<usize>,
    /// Who takes each seat, starting with A: me, random, greedy, calm, keen, sharp or deep. Repeat it for each seat; the
    /// remaining seats are keen.
    #[arg(long = "seat", value_name = "WHO")]
    pub seats: Vec<SeatKind>,
    /// A number or word that determines all chance, to play the same game again.
    #[arg(long)]
    pub seed: Option<String>,
    /// A component file with the printed data of your own copy.
    #[arg(long, value_name = "FILE")]
    pub components: Option<PathBuf>,
    /// Resume a saved game.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["game", "edition", "players", "seed"])]
    pub resume: Option<PathBuf>,
    /// The file to save to; defaults to a generated name.
    #[arg(long, value_name = "FILE")]
    pub record: Option<PathBuf>,
    /// The language of the texts; defaults to that of this system.
    #[arg(long, value_parser = language())]
    pub language: Option<Language>,
}

#[derive(Args, Debug)]
pub struct Replay {
    /// The record.
    pub file: PathBuf,
    /// Show the table after this step and stop.
    #[arg(long)]
    pub step: Option<usize>,
    /// Whose view to show: a seat, A to E, or spectator.
    #[arg(long, default_value = "spectator", value_parser = viewer)]
    pub viewer: Viewer,
    /// The component file the game was played with.
    #[arg(long, value_name = "FILE")]
    pub components: Option<PathBuf>,
    /// The language of the texts; defaults to that of this system.
    #[arg(long, value_parser = language())]
    pub language: Option<Language>,
}

#[derive(Args, Debug)]
pub struct Verify {
    /// The record.
    pub file: PathBuf,
    /// The component file the game was played with.
    #[arg(long, value_name = "FILE")]
    pub components: Option<PathBuf>,
    /// The language to read in; that of this system if left out.
    #[arg(long, value_parser = language())]
    pub language: Option<Language>,
}

#[derive(Args, Debug)]
pub struct Review {
    /// The record.
    pub file: PathBuf,
    /// Whose turning points to show, A to E; defaults to those of all.
    #[arg(long)]
    pub seat: Option<Seat>,
    /// How often every position is simulated.
    #[arg(long, default_value_t = 64, value_parser = clap::value_parser!(u32).range(1..=1_000_000), conflicts_with = "seconds")]
    pub simulations: u32,
    /// How long to simulate instead; the same game may then be judged a little differently.
    #[arg(long, value_parser = seconds)]
    pub seconds: Option<f64>,
    /// A number that determines all simulations.
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// Print the review as JSON.
    #[arg(long)]
    pub json: bool,
    /// The component file the game was played with.
    #[arg(long, value_name = "FILE")]
    pub components: Option<PathBuf>,
    /// The language of the texts; defaults to that of this system.
    #[arg(long, value_parser = language())]
    pub language: Option<Language>,
}

#[derive(Args, Debug)]
pub struct Check {
    /// The component file.
    pub file: PathBuf,
    /// The game it is for; by default, every game is tried.
    #[arg(long)]
    pub game: Option<String>,
}

#[derive(Args, Debug)]
pub struct Rules {
    /// The game.
    pub game: String,
    /// The edition, for games that have several; defaults to the newest.
    #[arg(long)]
    pub edition: Option<String>,
    /// The language of the texts; defaults to that of this system.
    #[arg(long, value_parser = language())]
    pub language: Option<Language>,
}

#[derive(Args, Debug)]
pub struct Bench {
    /// Measure only this game.
    pub game: Option<String>,
    /// Print the report as JSON.
    #[arg(long)]
    pub json: bool,
    /// Seconds to measure each table.
    #[arg(long, default_value_t = 2.0, value_parser = seconds)]
    pub seconds: f64,
}

/// The tables of a tournament.
#[derive(Args, Debug)]
pub struct Tables {
    /// The game.
    pub game: String,
    /// The edition, for games that have several.
    #[arg(long)]
    pub edition: Option<String>,
    /// Games to play: per pair in a ladder, per trial in tuning. Rounded up to whole rounds of seat rotations.
    #[arg(long, default_value_t = 300, value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
    pub games: u64,
    /// A number or word that determines all chance.
    #[arg(long, default_value = "1")]
    pub seed: String,
    /// Threads to play on; defaults to all cores.
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1024).map(usize::from))]
    pub threads: Option<usize>,
}

#[derive(Args, Debug)]
pub struct Simulate {
    #[command(flatten)]
    pub tables: Tables,
    /// The number of players at a table; defaults to the number of bots named.
    #[arg(long)]
    pub players: Option<usize>,
    /// The bots, starting with the first seat; the last one named fills the remaining seats.
    #[arg(long, value_delimiter = ',', required = true)]
    pub bots: Vec<Bot>,
    /// Also report shares with the luck of every game subtracted, which have narrower intervals; alone, scores.
    #[arg(long)]
    pub adjusted: bool,
    /// Print the report as JSON.
    #[arg(long)]
    pub json: bool,
    /// Save the record of every game in this folder; existing files are never overwritten.
    #[arg(long, value_name = "DIR")]
    pub records: Option<PathBuf>,
}

#[derive(Args, Debug)]
pub struct Ladder {
    #[command(flatten)]
    pub tables: Tables,
    /// The number of players at a table: always 2, as every match is between one pair.
    #[arg(long, default_value_t = 2, hide_default_value = true)]
    pub players: usize,
    /// The bots to rate.
    #[arg(long, value_delimiter = ',', required = true)]
    pub bots: Vec<Bot>,
    /// Print the report as JSON.
    #[arg(long)]
    pub json: bool,
}

#[derive(Args, Debug)]
pub struct Tune {
    #[command(flatten)]
    pub tables: Tables,
    /// The number of players at a table; defaults to 2. Use 1 to tune the weights for solo play.
    #[arg(long, default_value_t = 2, hide_default_value = true, value_parser = clap::value_parser!(u8).range(1..).map(usize::from))]
    pub players: usize,
    /// The number of changes to try.
    #[arg(long, default_value_t = 100)]
    pub trials: u32,
    /// The file with the initial weights, if it exists, and for the best ones found: it is written only when a better set
    /// is found.
    #[arg(long, value_name = "FILE")]
    pub weights: Option<PathBuf>,
}

#[derive(Args, Debug)]
pub struct Load {
    /// Tables in play at the same time.
    #[arg(long, default_value_t = 100)]
    pub tables: usize,
    /// Players at each table.
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u8).range(1..=5).map(usize::from))]
    pub players: usize,
    /// Seconds to measure.
    #[arg(long, default_value_t = 30.0, value_parser = seconds)]
    pub seconds: f64,
    /// Approximate seconds between two moves of one player.
    #[arg(long, default_value_t = 5.0, value_parser = seconds)]
    pub every: f64,
    /// The game; defaults to the last one listed.
    #[arg(long)]
    pub game: Option<String>,
    /// The number of sockets that only watch.
    #[arg(long, default_value_t = 0)]
    pub idle: usize,
    /// The number of connections that send half a request and no more.
    #[arg(long, default_value_t = 0)]
    pub half_open: usize,
    /// The number of tables with three bots of the highest level each; also measures how long an easy bot takes beside them.
    #[arg(long, default_value_t = 0)]
    pub deep: usize,
    /// Instead of one measurement, let people come and go for this many minutes and print every minute what the server needs.
    #[arg(long, value_name = "MINUTES", value_parser = clap::value_parser!(u32).range(4..=1440), conflicts_with_all = ["seconds", "idle", "half_open", "deep"])]
    pub soak: Option<u32>,
    /// The database of the server; defaults to an SQLite file in a temporary folder.
    #[arg(long, value_name = "URL")]
    pub database: Option<String>,
    /// Print the report as JSON.
    #[arg(long)]
    pub json: bool,
}

impl Command {
    /// What runs without a command: the server, with its defaults.
    pub fn usual() -> Self {
        Self::Serve(Flags::default())
    }
}

fn language() -> impl TypedValueParser<Value = Language> {
    PossibleValuesParser::new(Language::codes())
        .map(|code| code.parse().expect("only codes of languages are possible values"))
}

fn viewer(text: &str) -> Result<Viewer, String> {
    let seat = |text: &str| text.parse::<Seat>().map(Viewer::Seat).map_err(|error| error.to_string());
    if text == "spectator" { Ok(Viewer::Spectator) } else { seat(text) }
}

fn seconds(text: &str) -> Result<f64, String> {
    let seconds = text.parse::<f64>().ok().filter(|seconds| (0.05..=600.0).contains(seconds));
    seconds.ok_or_else(|| "expected a number of seconds between 0.05 and 600".into())
}
