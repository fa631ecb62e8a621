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
/// Without a command the games are served: open the address that is shown in a browser.
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
    /// Sign cookies with a new key from the next start on; the server must be stopped.
    ChangeKey(ChangeKey),
    /// Play a game at this terminal.
    Play(Play),
    /// Walk through a record step by step.
    Replay(Replay),
    /// Deal a finished record again and say whether every outcome was honest.
    Verify(Verify),
    /// Component files: printed data of your own copy.
    Components {
        #[command(subcommand)]
        command: ComponentsCommand,
    },
    /// The rules of a game on one page.
    Rules(Rules),
    /// Measure playouts and searches on one thread.
    Bench(Bench),
    /// Let a program use the games: one JSON object per line on standard input and output.
    Engine,
    /// Play a tournament of bots and report shares, scores and how sure they are.
    Simulate(Simulate),
    /// Play a match of every pair of bots and rate them.
    Ladder(Ladder),
    /// Look for better weights of the bots' judgement by self-play.
    Tune(Tune),
    /// Play whole games by many guests through a server of its own on this machine, and report how long everybody waits.
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
pub struct Keeping {
    /// The file.
    pub file: PathBuf,
    #[command(flatten)]
    pub server: Flags,
}

#[derive(Subcommand, Debug)]
pub enum ComponentsCommand {
    /// Check a component file and say where each table comes from.
    Check(Check),
}

#[derive(Args, Debug, Default)]
pub struct Play {
    /// The game. Taken from the record when resuming.
    pub game: Option<String>,
    /// The edition, for games that have several.
    #[arg(long)]
    pub edition: Option<String>,
    /// How many play, you included.
    #[arg(long)]
    pub players: Option<usize>,
    /// Who sits on the seats, from A on: me, random, greedy, calm, keen, sharp or deep. Give it once per seat; seats
    /// left over are keen.
    #[arg(long = "seat", value_name = "WHO")]
    pub seats: Vec<SeatKind>,
    /// A number or word that decides all chance, to play the same game again.
    #[arg(long)]
    pub seed: Option<String>,
    /// Printed data of your own copy.
    #[arg(long, value_name = "FILE")]
    pub components: Option<PathBuf>,
    /// Go on with a saved game.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["game", "edition", "players", "seed"])]
    pub resume: Option<PathBuf>,
    /// Where to save; a name is made up if none is given.
    #[arg(long, value_name = "FILE")]
    pub record: Option<PathBuf>,
    /// The language to read in; that of this system if left out.
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
    /// Whose knowledge to show: a seat, A to E, or spectator.
    #[arg(long, default_value = "spectator", value_parser = viewer)]
    pub viewer: Viewer,
    /// The component file the game was played with.
    #[arg(long, value_name = "FILE")]
    pub components: Option<PathBuf>,
    /// The language to read in; that of this system if left out.
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
}

#[derive(Args, Debug)]
pub struct Check {
    /// The component file.
    pub file: PathBuf,
    /// The game it is for; every game is tried if none is given.
    #[arg(long)]
    pub game: Option<String>,
}

#[derive(Args, Debug)]
pub struct Rules {
    /// The game.
    pub game: String,
    /// The language to read in; that of this system if left out.
    #[arg(long, value_parser = language())]
    pub language: Option<Language>,
}

#[derive(Args, Debug)]
pub struct Bench {
    /// Only this game.
    pub game: Option<String>,
    /// Report as JSON.
    #[arg(long)]
    pub json: bool,
    /// How long each table is measured.
    #[arg(long, default_value_t = 2.0, value_parser = seconds)]
    pub seconds: f64,
}

/// Where a tournament is played.
#[derive(Args, Debug)]
pub struct Tables {
    /// The game.
    pub game: String,
    /// The edition, for games that have several.
    #[arg(long)]
    pub edition: Option<String>,
    /// Games to play, in a ladder for every pair and in tuning for every trial; whole rounds of seat rotations are played.
    #[arg(long, default_value_t = 300, value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
    pub games: u64,
    /// A number or word that decides all chance.
    #[arg(long, default_value = "1")]
    pub seed: String,
    /// Threads to play on; all cores if left out.
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1024).map(usize::from))]
    pub threads: Option<usize>,
}

#[derive(Args, Debug)]
pub struct Simulate {
    #[command(flatten)]
    pub tables: Tables,
    /// How many play at a table; as many as bots are named if left out.
    #[arg(long)]
    pub players: Option<usize>,
    /// The bots, from the first seat on; the last one named fills the seats left over.
    #[arg(long, value_delimiter = ',', required = true)]
    pub bots: Vec<Bot>,
    /// Report as JSON.
    #[arg(long)]
    pub json: bool,
    /// Keep the record of every game in this folder; files that are there already are never overwritten.
    #[arg(long, value_name = "DIR")]
    pub records: Option<PathBuf>,
}

#[derive(Args, Debug)]
pub struct Ladder {
    #[command(flatten)]
    pub tables: Tables,
    /// How many play at a table: always 2, as every match is of one pair.
    #[arg(long, default_value_t = 2, hide_default_value = true)]
    pub players: usize,
    /// The bots to rate.
    #[arg(long, value_delimiter = ',', required = true)]
    pub bots: Vec<Bot>,
    /// Report as JSON.
    #[arg(long)]
    pub json: bool,
}

#[derive(Args, Debug)]
pub struct Tune {
    #[command(flatten)]
    pub tables: Tables,
    /// How many play at a table; 2 if left out, and 1 for weights of games alone.
    #[arg(long, default_value_t = 2, hide_default_value = true, value_parser = clap::value_parser!(u8).range(1..).map(usize::from))]
    pub players: usize,
    /// How many changes to try.
    #[arg(long, default_value_t = 100)]
    pub trials: u32,
    /// Weights to begin with, if the file is there, and where to keep the best: it is written whenever something better is
    /// found, and only then.
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
    /// How long it is measured, in seconds.
    #[arg(long, default_value_t = 30.0, value_parser = seconds)]
    pub seconds: f64,
    /// Seconds between two moves of one player, about.
    #[arg(long, default_value_t = 5.0, value_parser = seconds)]
    pub every: f64,
    /// The game; the last of those listed if left out.
    #[arg(long)]
    pub game: Option<String>,
    /// Sockets that only look on.
    #[arg(long, default_value_t = 0)]
    pub idle: usize,
    /// The database of the server; an SQLite file in a folder of its own if left out.
    #[arg(long, value_name = "URL")]
    pub database: Option<String>,
    /// Report as JSON.
    #[arg(long)]
    pub json: bool,
}

impl Command {
    /// What begins without a command: the server, with its defaults.
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
    seconds.ok_or_else(|| "give a number of seconds between 0.05 and 600".into())
}
