//! `lagoon verify`: whether every outcome of a finished record was honest.

use crate::cli::Verify;
use crate::{files, voice};
use anyhow::{Context, Result};
use referee::{Audit, Dishonesty, Doubt, Verdict};
use shelf::Shelf;
use std::path::Path;
use std::process::ExitCode;
use tabletop::Phrase;

pub fn run(verify: &Verify, shelf: &Shelf) -> Result<ExitCode> {
    let record = files::read_record(&verify.file)?;
    let game = shelf.game(&record.header().game)?;
    let components = files::read_components(verify.components.as_ref())?;
    let verdict = game.verify(&record, components).with_context(|| verify.file.display().to_string())?;
    let voice = voice::voice(shelf, verify.language);
    anstream::println!("{}", voice.say(&told(&verify.file, &verdict)));
    Ok(match verdict {
        Verdict::Honest(_) => ExitCode::SUCCESS,
        Verdict::Dishonest(_) => ExitCode::FAILURE,
        Verdict::CannotTell(_) => ExitCode::from(2),
    })
}

/// A verdict in a sentence.
fn told(file: &Path, verdict: &Verdict) -> Phrase {
    let about = |id: &'static str| Phrase::new(id).with("file", file.display().to_string());
    match verdict {
        Verdict::Honest(audit) => audited(about("terminal-verify-honest"), *audit),
        Verdict::Dishonest(Dishonesty::Seed { line }) => about("terminal-verify-seed").with("line", *line),
        Verdict::Dishonest(Dishonesty::Pledge { line, seat }) => {
            about("terminal-verify-pledge").with("line", *line).with("seat", *seat)
        }
        Verdict::Dishonest(Dishonesty::Outcome { line, recorded, dealt }) => about("terminal-verify-outcome")
            .with("line", *line)
            .with("recorded", recorded.clone())
            .with("dealt", dealt.clone()),
        Verdict::CannotTell(Doubt::NoCommitment) => about("terminal-verify-no-commitment"),
        Verdict::CannotTell(Doubt::SeedHidden) => about("terminal-verify-hidden"),
        Verdict::CannotTell(Doubt::NotOver(audit)) => audited(about("terminal-verify-not-over"), *audit),
    }
}

fn audited(phrase: Phrase, audit: Audit) -> Phrase {
    let phrase = phrase.with("decisions", audit.decisions).with("outcomes", audit.chance_steps);
    phrase.with("taken", audit.taken_over)
}

#[cfg(test)]
mod tests {
    use super::*;
    use phrasebook::{Language, render};

    #[test]
    fn a_verdict_is_told_in_every_language() {
        let audit = Audit { decisions: 1, chance_steps: 20, taken_over: 0 };
        let told = told(Path::new("game.lagoon"), &Verdict::Honest(audit));
        assert_eq!(
            Language::ALL.map(|language| render(language, &told)),
            [
                "game.lagoon: honest. 1 legal decision, 20 outcomes of chance, each as the committed seed deals it.",
                "game.lagoon\u{a0}: authentique. 1 décision légale, 20 tirages au sort, tous conformes à la graine annoncée.",
                "game.lagoon: in Ordnung. 1 erlaubte Entscheidung, 20 Zufallsergebnisse, alle so, wie der festgelegte \
                 Startwert sie vorgibt.",
            ]
        );
    }
}
