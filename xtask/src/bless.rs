//! Rewrites golden files: a test that finds `BLESS=1` writes its file where it would have compared.

use crate::shell;
use clap::Args;

#[derive(Args)]
pub struct Bless {
    /// Only the golden files of this crate
    #[arg(long, short)]
    package: Option<String>,
}

impl Bless {
    pub fn run(&self) -> anyhow::Result<()> {
        let mut command = shell::cargo(["test", "--no-fail-fast"]);
        match &self.package {
            Some(name) => command.args(["--package", name]),
            None => command.arg("--workspace"),
        };
        shell::run(command.env("BLESS", "1").env("INSTA_UPDATE", "always"))?;
        println!("blessed: read the diff before you commit it");
        Ok(())
    }
}
