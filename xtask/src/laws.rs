//! Plays the laws of every game on as many random games as asked.

use crate::shell;
use clap::Args;

#[derive(Args)]
pub struct Laws {
    /// Random games for each edition and player count; fewer than 2000 may miss a rare event, which counts as a failure
    #[arg(long, default_value_t = 2_000)]
    games: u32,
}

impl Laws {
    pub fn run(&self) -> anyhow::Result<()> {
        let command = ["test", "--release", "--workspace", "--test", "laws", "--", "--nocapture"];
        shell::run(shell::cargo(command).env("LAWS_GAMES", self.games.to_string()))
    }
}
