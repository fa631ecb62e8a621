//! `lagoon verify`: whether every outcome of a finished record was honest.

use crate::cli::Verify;
use crate::files;
use anyhow::{Context, Result};
use referee::Verdict;
use shelf::Shelf;
use std::process::ExitCode;

pub fn run(verify: &Verify, shelf: &Shelf) -> Result<ExitCode> {
    let record = files::read_record(&verify.file)?;
    let game = shelf.game(&record.header().game)?;
    let components = files::read_components(verify.components.as_ref())?;
    let verdict = game.verify(&record, components).with_context(|| verify.file.display().to_string())?;
    anstream::println!("{}: {verdict}", verify.file.display());
    Ok(match verdict {
        Verdict::Honest(_) => ExitCode::SUCCESS,
        Verdict::Dishonest(_) => ExitCode::FAILURE,
        Verdict::CannotTell(_) => ExitCode::from(2),
    })
}
