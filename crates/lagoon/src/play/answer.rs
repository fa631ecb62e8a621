//! What players read when something cannot be done, and numbers as a language writes them.

use crate::files::SaveError;
use referee::{Refusal, UndoRefusal};
use shelf::StepError;
use std::io::ErrorKind;
use std::path::Path;
use tabletop::Phrase;

/// Why what was typed is none of the `count` options.
pub fn not_played(error: &StepError, count: usize, typed: &str) -> Phrase {
    match (error, typed.parse::<usize>()) {
        (StepError::Refused(Refusal::Dealer(_)), _) => Phrase::new("terminal-not-dealt"),
        (_, Ok(number)) => Phrase::new("terminal-no-such-number").with("number", number).with("count", count),
        (_, Err(_)) => Phrase::new("terminal-not-an-option").with("typed", typed.to_owned()),
    }
}

const fn undo_id(refusal: UndoRefusal) -> &'static str {
    match refusal {
        UndoRefusal::NothingPlayed => "terminal-undo-nothing",
        UndoRefusal::Over => "terminal-undo-over",
        UndoRefusal::AcrossChance => "terminal-undo-chance",
        UndoRefusal::AcrossSeat { .. } => "terminal-undo-seat",
        UndoRefusal::AcrossReveal => "terminal-undo-reveal",
    }
}

/// Why the last decision stands.
pub fn not_undone(refusal: UndoRefusal) -> Phrase {
    let phrase = Phrase::new(undo_id(refusal));
    match refusal {
        UndoRefusal::AcrossSeat { seat } => phrase.with("who", seat),
        _ => phrase,
    }
}

/// Why the game is not saved in this file.
pub fn not_saved(error: &SaveError, file: &Path) -> Phrase {
    let about = |id: &'static str| Phrase::new(id).with("file", file.display().to_string());
    match error {
        SaveError::NotARecord => about("terminal-save-not-a-record"),
        SaveError::Unknown => about("terminal-save-failed").with("why", "other"),
        SaveError::Disk(error) => about("terminal-save-failed").with("why", fault(error.kind())),
    }
}

const fn fault(kind: ErrorKind) -> &'static str {
    match kind {
        ErrorKind::NotFound | ErrorKind::NotADirectory => "missing",
        ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem => "denied",
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded => "full",
        _ => "other",
    }
}

/// A share from zero to one as whole percents.
pub fn percent(share: f32) -> i32 {
    (100.0 * share).round() as i32
}

/// A number with one place after the decimal sign.
pub fn decimal(number: f32) -> Phrase {
    let tenths = (10.0 * number).round() as i32;
    Phrase::new("terminal-decimal").with("whole", tenths / 10).with("tenths", (tenths % 10).abs())
}

#[cfg(test)]
mod tests {
    use super::*;
    use phrasebook::{Language, render};
    use tabletop::Seat;

    fn said(phrase: &Phrase) -> [String; 3] {
        Language::ALL.map(|language| render(language, phrase))
    }

    #[test]
    fn a_number_that_is_no_option_is_told_with_those_that_are() {
        let error = StepError::Refused(Refusal::NotAnOption { action: "2".into() });
        assert_eq!(
            said(&not_played(&error, 1, "2")),
            [
                "There is no option 2: the only one is 1.",
                "Il n’y a pas de choix 2\u{a0}: seulement le choix 1.",
                "Möglichkeit 2 gibt es nicht, nur Möglichkeit 1.",
            ]
        );
        assert_eq!(said(&not_played(&error, 3, "9"))[0], "There is no option 9: choose 1 to 3.");
    }

    #[test]
    fn a_refused_undo_says_why_in_every_language() {
        let refusal = UndoRefusal::AcrossSeat { seat: Seat::new(1) };
        assert_eq!(
            said(&not_undone(refusal)),
            [
                "You can’t undo that: B has moved since.",
                "Impossible d’annuler\u{a0}: B a joué depuis.",
                "Das lässt sich nicht rückgängig machen: Inzwischen hat B entschieden.",
            ]
        );
    }

    #[test]
    fn a_file_that_cannot_be_written_is_told_with_the_reason() {
        let gone = SaveError::Disk(ErrorKind::NotFound.into());
        let [en, fr, de] = said(&not_saved(&gone, Path::new("no/game.lagoon")));
        assert!(en.contains("no such folder") && fr.contains("n’existe pas") && de.contains("gibt es nicht"));
        let full = SaveError::Disk(ErrorKind::StorageFull.into());
        assert!(said(&not_saved(&full, Path::new("game.lagoon")))[2].contains("Der Speicherplatz ist voll"));
    }

    #[test]
    fn numbers_are_written_as_the_language_does() {
        assert_eq!(said(&decimal(53.44)), ["53.4", "53,4", "53,4"]);
        let percent = Phrase::new("terminal-percent").with("percent", percent(0.576));
        assert_eq!(said(&percent), ["58%", "58\u{a0}%", "58\u{a0}%"]);
    }
}
