//! `lagoon rules`: a game's clauses on one page.

use crate::cli::Rules;
use crate::draw::paint;
use crate::voice;
use anyhow::Result;
use phrasebook::{Language, Voice};
use shelf::{Chapter, Rule, Rulebook};
use std::process::ExitCode;
use tabletop::Phrase;

pub fn run(rules: &Rules) -> Result<ExitCode> {
    let game = shelf::game(&rules.game)?;
    let (rulebook, voice) = (game.rulebook(), voice::voice(rules.language));
    anstream::println!("{}", paint::heading(&heading(game.title(), &voice)));
    for chapter in &rulebook.chapters {
        let title = title(&rulebook, chapter, voice.language);
        anstream::println!("\n{}", paint::heading(&format!("{} {title}", chapter.number)));
        for rule in rulebook.of_chapter(chapter.number) {
            anstream::println!("{}", line(rule, voice.language));
        }
    }
    Ok(ExitCode::SUCCESS)
}

fn heading(title: &'static str, voice: &Voice) -> String {
    voice.say(&Phrase::new("terminal-rules").with("game", title))
}

fn title(rulebook: &Rulebook, chapter: &Chapter, language: Language) -> String {
    let letters = rulebook.rules.first().and_then(|rule| rule.id.split('-').next()).unwrap_or_default();
    phrasebook::chapter(language, letters, chapter.number).unwrap_or_else(|| chapter.title.clone())
}

fn line(rule: &Rule, language: Language) -> String {
    let gist = phrasebook::gist(language, &rule.id).unwrap_or_else(|| rule.gist.clone());
    format!("  {}  {gist}", paint::faint(&format!("{:<8}", rule.id)))
}
