//! No sentence is put together in code: what is said stands in one message, with places for what varies.

use super::Finding;
use super::tree::{File, Tree};
use regex_lite::Regex;

/// Where people are spoken to in Rust; what they read there comes from the catalogue alone.
const SPEAKING: [&str; 2] = ["crates/lagoon/src/", "crates/server/src/plain/"];

/// What asks the catalogue.
const SAYS: [&str; 4] = [".say(", "say(", ".word(", ".words("];

const ADVICE: &str = "is glued to a message: write one message with a placeable for it";

pub fn check(tree: &Tree) -> Vec<Finding> {
    tree.files.iter().flat_map(check_file).collect()
}

fn check_file(file: &File) -> Vec<Finding> {
    let speaking = SPEAKING.iter().any(|folder| file.path.starts_with(folder));
    let kit = matches!(file.game_part(), Some((_, "kit"))) && file.path.contains("/src/");
    let page = file.path.starts_with("web/src/") || matches!(file.game_part(), Some((_, "web")));
    if file.is(".rs") && (speaking || kit) {
        in_rust(file)
    } else if page && (file.is(".ts") || file.is(".svelte")) {
        in_page(file)
    } else {
        Vec::new()
    }
}

/// Messages among other words in a `format!` or `println!`, or beside signs in the markup of a page.
fn in_rust(file: &File) -> Vec<Finding> {
    let text = file.text.split("\n#[cfg(test)]").next().unwrap_or_default();
    let call = Regex::new(r#"\b(?:format|e?println|print|write|writeln)!\((?:f, )?\s*"([^"]*)""#);
    let call = call.expect("the pattern is sound");
    let glued = call.captures_iter(text).filter_map(|found| {
        let (whole, literal) = (found.get(0)?, found.get(1)?.as_str());
        let said = SAYS.iter().any(|says| arguments(&text[whole.end()..]).contains(says));
        (said && has_words(literal)).then(|| finding(file, text, whole.start(), literal))
    });
    glued.chain(in_markup(file, text)).collect()
}

/// Signs that join or enclose are a language's own: French sets a space before a colon.
fn in_markup(file: &File, text: &str) -> Vec<Finding> {
    if !text.contains("html!") {
        return Vec::new();
    }
    let sign = Regex::new(r#"[\s{]"([ ]*[,:;–(][ ]*|\))"[\s}]"#).expect("the pattern is sound");
    let signs = sign.captures_iter(text).filter_map(|found| found.get(1));
    signs.map(|found| finding(file, text, found.start(), found.as_str())).collect()
}

/// The text up to the end of a call whose arguments begin here.
fn arguments(text: &str) -> &str {
    let mut open = 1_i32;
    let end = text.char_indices().find(|(_, letter)| {
        open += i32::from(*letter == '(') - i32::from(*letter == ')');
        open == 0
    });
    &text[..end.map_or(text.len(), |(at, _)| at)]
}

/// Whether anything is left of a literal besides its places, spaces and frames.
fn has_words(literal: &str) -> bool {
    let places = Regex::new(r"\{[^{}]*\}").expect("the pattern is sound");
    let rest = places.replace_all(literal, " ").replace("\\n", " ");
    rest.chars().any(|letter| letter.is_alphabetic() || ":,;.!?%–".contains(letter))
}

/// A message in a template among anything else, or with a sign behind it in markup.
fn in_page(file: &File) -> Vec<Finding> {
    let pattern = |pattern| Regex::new(pattern).expect("the pattern is sound");
    let (template, alone) = (pattern(r"`[^`]*\$\{ *t\([^`]*`"), pattern(r"^`\$\{[^{}]*\}`$"));
    let signed = pattern(r"\{t\([^{}]*\)\} *[:,;]");
    let found = file.lines().filter_map(|(line, text)| {
        let among = template.find(text).filter(|found| !alone.is_match(found.as_str()));
        Some((line, among.or_else(|| signed.find(text))?.as_str()))
    });
    found.map(|(line, glued)| Finding::new(&file.path, line, format!("{glued} {ADVICE}"))).collect()
}

fn finding(file: &File, text: &str, at: usize, glued: &str) -> Finding {
    let line = text[..at].matches('\n').count() + 1;
    Finding::new(&file.path, line, format!("\"{glued}\" {ADVICE}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn count(path: &str, text: &str) -> usize {
        check_file(&File::sample(path, text)).len()
    }

    #[test]
    fn a_message_among_other_words_is_found() {
        let code = r#"println!("  {error}: {}", self.voice.say(&choose));"#;
        assert_eq!(count("crates/lagoon/src/play.rs", code), 1);
        assert_eq!(count("games/sea/kit/src/draw.rs", r#"format!("left {}", self.word("sea"))"#), 1);
        assert_eq!(count("crates/server/src/hub.rs", code), 0, "nobody is spoken to there");
    }

    #[test]
    fn spaces_and_frames_around_a_message_are_fine() {
        let code = r#"println!("\n  {:<8} {}", index + 1, self.voice.say(&text)); format!("E{}: x", id.to_string());"#;
        assert_eq!(count("crates/lagoon/src/play.rs", code), 0);
    }

    #[test]
    fn signs_in_markup_are_found() {
        let page = |markup: &str| format!("fn line() -> Markup {{ html! {{ {markup} }} }}");
        assert_eq!(count("crates/server/src/plain/table.rs", &page(r#"(name) ": " (text)"#)), 1);
        assert_eq!(count("crates/server/src/plain/table.rs", &page(r#"(id) " (" (edition) ")" "#)), 2);
        assert_eq!(count("crates/server/src/plain/table.rs", &page(r#"(one) " " (other)"#)), 0);
    }

    #[test]
    fn a_template_of_the_page_that_holds_a_message_and_more_is_found() {
        assert_eq!(count("web/src/Prompt.svelte", "return `${text} ${t(\"again\")}`;"), 1);
        assert_eq!(count("games/sea/web/Sea.svelte", "<p>{t(\"score\")}: {points}</p>"), 1);
        assert_eq!(count("web/src/Prompt.svelte", "return `${t(\"again\")}`; `seat:${seat}`"), 0);
    }
}
