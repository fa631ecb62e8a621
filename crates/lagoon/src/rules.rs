//! `lagoon rules`: a game's clauses on one page.

use crate::cli::Rules;
use crate::draw::paint;
use anyhow::Result;
use shelf::Rule;
use std::process::ExitCode;

pub fn run(rules: &Rules) -> Result<ExitCode> {
    let game = shelf::game(&rules.game)?;
    let rulebook = game.rulebook();
    anstream::println!("{}", paint::heading(&format!("{}, in our own words", game.title())));
    for chapter in &rulebook.chapters {
        anstream::println!("\n{}", paint::heading(&format!("{} {}", chapter.number, chapter.title)));
        for rule in rulebook.of_chapter(chapter.number) {
            anstream::println!("{}", line(rule));
        }
    }
    Ok(ExitCode::SUCCESS)
}

fn line(rule: &Rule) -> String {
    format!("  {}  {}", paint::faint(&format!("{:<8}", rule.id)), rule.gist)
}
