//! Kills and pauses the server and its database again and again, and looks whether anything it had acknowledged is lost.

use crate::postgres::{self, Server};
use crate::shell;
use clap::Args;

#[derive(Args)]
pub struct Crash {
    /// Number of kills and pauses on each database
    #[arg(long, default_value_t = 100)]
    kills: u32,
    /// Use the release profile
    #[arg(long)]
    release: bool,
}

impl Crash {
    pub fn run(&self) -> anyhow::Result<()> {
        let mut command = shell::cargo(["test", "--package", "lagoon", "--test", "crash"]);
        if self.release {
            command.arg("--release");
        }
        command.args(["--", "--nocapture", "--test-threads=1"]).env("LAGOON_KILLS", self.kills.to_string());
        if std::env::var_os(postgres::VARIABLE).is_some() {
            return shell::run(&mut command);
        }
        // Without a server there is nothing to say about PostgreSQL, so its absence is an error here.
        let server = Server::start()?;
        shell::run(command.env(postgres::VARIABLE, server.url()))
    }
}
