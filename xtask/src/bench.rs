//! Measures the release build.

use crate::shell;
use clap::Args;

#[derive(Args)]
pub struct Bench {
    /// Passed to `lagoon bench`
    #[arg(last = true)]
    args: Vec<String>,
}

impl Bench {
    pub fn run(&self) -> anyhow::Result<()> {
        let mut command = shell::cargo(["run", "--release", "--package", "lagoon", "--", "bench"]);
        shell::run(command.args(&self.args))
    }
}
