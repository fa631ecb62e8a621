//! `lagoon rules`: how a game is played in a few sentences, and its clauses, on one page.

use crate::cli::Rules;
use crate::draw::paint;
use crate::voice;
use anyhow::Result;
use phrasebook::{Language, SummaryLine, SummaryPart, Voice};
use shelf::{AnyGame, Chapter, OrderError, Rule, Rulebook, Shelf};
use std::process::ExitCode;
use tabletop::Phrase;

pub fn run(rules: &Rules, shelf: &Shelf) -> Result<ExitCode> {
    let game = shelf.game(&rules.game)?;
    let edition = edition(game, rules.edition.as_deref())?;
    let told = Told { rulebook: game.rulebook(), voice: voice::voice(shelf, rules.language), edition };
    anstream::println!("{}", paint::heading(&told.heading(game.title())));
    for part in told.voice.book.summary(told.voice.language, told.rulebook.letters(), edition) {
        self::part(&part);
    }
    for chapter in &told.rulebook.chapters {
        told.chapter(chapter);
    }
    Ok(ExitCode::SUCCESS)
}

/// The edition that was asked for; the newest if none was.
fn edition(game: &dyn AnyGame, asked: Option<&str>) -> Result<Option<&'static str>, OrderError> {
    let known = game.editions();
    let Some(given) = asked else { return Ok(known.first().copied()) };
    let found = known.iter().copied().find(|name| *name == given);
    found.map(Some).ok_or_else(|| OrderError::Edition { game: game.title(), given: given.into(), known })
}

/// The rules of an edition, and the language they are told in.
struct Told {
    rulebook: Rulebook,
    voice: Voice,
    edition: Option<&'static str>,
}

fn part(part: &SummaryPart) {
    anstream::println!("\n{}", paint::heading(&part.title));
    for line in &part.lines {
        match line {
            SummaryLine { title: Some(title), text } => anstream::println!("  {}\n    {text}", title),
            SummaryLine { title: None, text } => anstream::println!("  {text}"),
        }
    }
}

impl Told {
    fn heading(&self, title: &'static str) -> String {
        self.voice.say(&Phrase::new("terminal-rules").with("game", title))
    }

    /// A chapter, unless this edition has none of its clauses.
    fn chapter(&self, chapter: &Chapter) {
        let rules = self.rulebook.of_chapter(chapter.number).filter(|rule| rule.applies(self.edition));
        let lines: Vec<String> = rules.map(|rule| self.line(rule)).collect();
        if lines.is_empty() {
            return;
        }
        let title = |language| self.voice.book.chapter(language, self.rulebook.letters(), chapter.number);
        let title = title(self.voice.language).or_else(|| title(Language::En)).unwrap_or_default();
        anstream::println!("\n{}", paint::heading(&format!("{} {title}", chapter.number)));
        anstream::println!("{}", lines.join("\n"));
    }

    fn line(&self, rule: &Rule) -> String {
        let gist = |language| self.voice.book.gist(language, &rule.id, self.edition);
        let gist = gist(self.voice.language).or_else(|| gist(Language::En)).unwrap_or_default();
        format!("  {}  {gist}", paint::faint(&format!("{:<8}", rule.id)))
    }
}
