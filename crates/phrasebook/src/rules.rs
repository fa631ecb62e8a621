//! The rules of the games in the languages other than English, clause by clause.

use crate::{Language, book};

/// The gist of a clause such as `WR-4.10`; nothing in English, which every game's rulebook tells itself.
pub fn gist(language: Language, clause: &str) -> Option<String> {
    plain(language, &format!("rule-{}", clause.to_lowercase().replace('.', "-")))
}

/// The title of a chapter, of the game whose clauses begin with `letters`, such as `WR`; nothing in English.
pub fn chapter(language: Language, letters: &str, number: u8) -> Option<String> {
    plain(language, &format!("chapter-{}-{number}", letters.to_lowercase()))
}

/// What a first turn is about, in a few sentences, of the game whose clauses begin with `letters`.
pub fn first_turn(language: Language, letters: &str) -> Vec<String> {
    let sentence = |number: u8| plain(language, &format!("first-turn-{}-{number}", letters.to_lowercase()));
    (1..).map_while(sentence).collect()
}

fn plain(language: Language, id: &str) -> Option<String> {
    let bundle = book::of(language);
    let pattern = bundle.get_message(id)?.value()?;
    let mut errors = Vec::new();
    let text = bundle.format_pattern(pattern, None, &mut errors).into_owned();
    errors.is_empty().then_some(text)
}
