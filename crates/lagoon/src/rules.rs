//! `lagoon rules`: a game's clauses on one page.

use crate::cli::Rules;
use crate::draw::paint;
use crate::voice;
use anyhow::Result;
use phrasebook::Voice;
use shelf::{Chapter, Rule, Rulebook, Shelf};
use std::process::ExitCode;
use tabletop::Phrase;

pub fn run(rules: &Rules, shelf: &Shelf) -> Result<ExitCode> {
    let game = shelf.game(&rules.game)?;
    let (rulebook, voice) = (game.rulebook(), voice::voice(shelf, rules.language));
    anstream::println!("{}", paint::heading(&heading(game.title(), &voice)));
    for chapter in &rulebook.chapters {
        let title = title(&rulebook, chapter, &voice);
        anstream::println!("\n{}", paint::heading(&format!("{} {title}", chapter.number)));
        for rule in rulebook.of_chapter(chapter.number) {
            anstream::println!("{}", line(rule, &voice));
        }
    }
    Ok(ExitCode::SUCCESS)
}

fn heading(title: &'static str, voice: &Voice) -> String {
    voice.say(&Phrase::new("terminal-rules").with("game", title))
}

fn title(rulebook: &Rulebook, chapter: &Chapter, voice: &Voice) -> String {
    let letters = rulebook.rules.first().and_then(|rule| rule.id.split('-').next()).unwrap_or_default();
    voice.book.chapter(voice.language, letters, chapter.number).unwrap_or_else(|| chapter.title.clone())
}

fn line(rule: &Rule, voice: &Voice) -> String {
    let gist = voice.book.gist(voice.language, &rule.id).unwrap_or_else(|| rule.gist.clone());
    format!("  {}  {gist}", paint::faint(&format!("{:<8}", rule.id)))
}
