//! Messages are set as their language is: its spaces before signs, its quotes, and nobody called vous.

use super::Finding;
use super::tree::{File, Tree};
use regex_lite::Regex;

const NO_BREAK: char = '\u{a0}';
const NARROW: char = '\u{202f}';

/// What is typed or sent just so, whatever the language.
const VERBATIM: [&str; 4] = ["Content-Type: application/json", "quit!", "http://", "https://"];

pub fn check(tree: &Tree) -> Vec<Finding> {
    tree.ending(".ftl").flat_map(check_file).collect()
}

fn check_file(file: &File) -> Vec<Finding> {
    let Some(language) = language(file) else { return Vec::new() };
    let flaws =
        |(line, text): (usize, String)| flaws(language, &text).into_iter().map(move |what| (line, what));
    let found = prose(file).flat_map(flaws);
    found.map(|(line, what)| Finding::new(&file.path, line, what)).collect()
}

/// The language of a file of words: the folder it lies in.
pub fn language(file: &File) -> Option<&str> {
    let (_, rest) = file.path.split_once("/words/")?;
    file.is(".ftl").then(|| rest.split('/').next()).flatten()
}

/// What a file of words says, line by line: without names of messages and variants, and with a letter for each placeable.
pub fn prose(file: &File) -> impl Iterator<Item = (usize, String)> {
    let pattern = |pattern| Regex::new(pattern).expect("the pattern is sound");
    let name = pattern(r"^([a-zA-Z][a-zA-Z0-9_-]* *=|\s*\*?\[[^\]]*\])");
    let (quoted, placed) = (pattern(r#"\{"([^"]*)"\}"#), pattern(r"\{[^{}]*\}|\{[^{}]*->|^\s*\}"));
    let lines = file.lines().filter(|(_, line)| !line.starts_with('#'));
    lines.map(move |(number, line)| {
        let line = VERBATIM.iter().fold(line.to_owned(), |line, token| line.replace(token, "x"));
        let text = quoted.replace_all(&name.replace(&line, ""), "$1").into_owned();
        (number, placed.replace_all(&text, "x").into_owned())
    })
}

fn flaws(language: &str, text: &str) -> Vec<&'static str> {
    let pairs = || text.chars().zip(text.chars().skip(1));
    let lacks =
        |signs: &str, before: char| pairs().any(|(last, sign)| signs.contains(sign) && last != before);
    let spaced = |signs: &str| pairs().any(|(last, sign)| signs.contains(sign) && last.is_whitespace());
    let french = language == "fr";
    let all = [
        (text.contains(['"', '\'']), "a straight quote or apostrophe: use the curly ones of the language"),
        (language != "de" && spaced("…"), "a space before an ellipsis: take it out"),
        (language == "en" && spaced("%"), "a space before a percent sign: take it out"),
        (language == "de" && lacks("%", NO_BREAK), "a percent sign without U+00A0 before it"),
        (french && lacks(":%", NO_BREAK), "a colon or percent sign without U+00A0 before it"),
        (french && lacks(";!?", NARROW), "one of ; ! ? without U+202F before it"),
        (french && lacks("»", NO_BREAK), "a closing guillemet without U+00A0 before it"),
        (
            french && pairs().any(|(sign, next)| sign == '«' && next != NO_BREAK),
            "an opening guillemet without U+00A0 behind it",
        ),
        (french && is_formal(text), "players are called tu"),
    ];
    all.into_iter().filter_map(|(wrong, what)| wrong.then_some(what)).collect()
}

fn is_formal(text: &str) -> bool {
    let mut words = text.split(|letter: char| !letter.is_alphabetic()).map(str::to_lowercase);
    words.any(|word| ["vous", "votre", "vos", "veuillez"].contains(&word.as_str()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn count(language: &str, text: &str) -> usize {
        check_file(&File::sample(&format!("games/sea/words/{language}/sea.ftl"), text)).len()
    }

    #[test]
    fn words_that_are_well_set_pass() {
        let french = "# Rien : ici.\nsea-ask =\n    { $you ->\n        [yes] L’ordre exact\u{202f}! «\u{a0}Oui\u{a0}»\u{a0}: \
                      58\u{a0}%\n       *[no] { $who }{\" \"}joue…\n    }\n";
        assert_eq!(count("fr", french), 0);
        assert_eq!(count("en", "sea-turn = { $who }’s turn: “dive”, 58%\n"), 0);
        assert_eq!(count("de", "sea-turn = „Tauch!“ zu 58\u{a0}% …\n"), 0);
        assert_eq!(count("fr", "sea-type = avec l’en-tête Content-Type: application/json\n"), 0);
    }

    #[test]
    fn each_flaw_is_found() {
        for (language, text) in [
            ("en", "a = It's"),
            ("en", "a = \"dive\""),
            ("en", "a = Rowing …"),
            ("en", "a = { $sure } %"),
            ("de", "a = { $sure } %"),
            ("fr", "a = { $who } : oui"),
            ("fr", "a = Oui !"),
            ("fr", "a = « Oui\u{a0}»"),
            ("fr", "a = «\u{a0}Oui »"),
            ("fr", "a = Veuillez copier"),
        ] {
            assert_eq!(count(language, &format!("{text}\n")), 1, "{text}");
        }
    }
}
