//! What an edition changes is answered only in `edition.rs`: nothing else in the rules asks which one is played.

use super::Finding;
use super::tree::{File, Tree};
use regex_lite::Regex;

/// Ways to ask: naming an edition, comparing one, or the year of one as a bare number.
const QUESTIONS: [&str; 4] = [
    r"\bEdition::[A-Z]+[a-z]\w*",
    r"\b(edition|since|year\(\)) *(==|!=|<=?|>=?) |(==|!=|[^-=]>=?|<=?) *(\w+\.)*(edition|since|year\(\))(\W|$)",
    r"\bmatch(es!\(|\b)[^{]*\bedition\b *[{,]",
    r"\b(19|20)\d\d\b",
];

const ADVICE: &str = "asks which edition is played; answer it in edition.rs and call that";

pub fn check(tree: &Tree) -> Vec<Finding> {
    tree.files.iter().filter(|file| may_not_ask(file)).flat_map(check_file).collect()
}

fn may_not_ask(file: &File) -> bool {
    let rules =
        file.game_part().is_some_and(|(_, part)| part == "rules") && file.path.contains("/rules/src/");
    rules && file.is(".rs") && !file.is("/edition.rs")
}

fn check_file(file: &File) -> Vec<Finding> {
    let questions = QUESTIONS.map(|pattern| Regex::new(pattern).expect("the pattern is sound"));
    let strings = Regex::new(r#""(\\.|[^"\\])*""#).expect("the pattern is sound");
    let mut findings = Vec::new();
    // What only tests ask is not a rule.
    for (number, line) in file.lines().take_while(|(_, line)| line.trim() != "#[cfg(test)]") {
        let told = strings.replace_all(line, "\"\"");
        let code = told.split("//").next().unwrap_or_default();
        if let Some(found) = questions.iter().find_map(|question| question.find(code)) {
            findings.push(Finding::new(&file.path, number, format!("`{}` {ADVICE}", found.as_str().trim())));
        }
    }
    findings
}

#[cfg(test)]
mod tests {
    use super::*;

    fn count(path: &str, line: &str) -> usize {
        check(&Tree::sample(vec![File::sample(path, line)])).len()
    }

    #[test]
    fn every_way_to_ask_is_found() {
        for line in [
            "if self.edition == Edition::First {",
            "let wraps = rules.edition != other;",
            "match self.rules.edition {",
            "matches!(setup.edition, First)",
            "if edition < 2019 { 10 } else { 11 }",
            "lines.filter(|line| line.since <= edition)",
            "for edition in [2018, 2019] {",
            "let count = layer.pieces(2019);",
        ] {
            assert_eq!(count("games/sea/rules/src/turn/dive.rs", line), 1, "{line}");
        }
    }

    #[test]
    fn carrying_an_edition_about_is_no_question() {
        for line in [
            "let rules = setup.edition.rules(setup.players)?;",
            "Setup { edition: self.rules.edition, players }",
            "for edition in Edition::ALL {",
            "edition: Edition::default(),",
            "let known = |edition: Edition| edition.has(since);",
            "/// The pieces of 2019.",
            r#"flaws.require(known, table, entry, "since is 2018 or 2019");"#,
            "fn rules(edition: Edition) -> Rules {",
        ] {
            assert_eq!(count("games/sea/rules/src/turn/dive.rs", line), 0, "{line}");
        }
    }

    #[test]
    fn edition_rs_tests_and_other_crates_may_ask() {
        let line = "if edition == Edition::First {";
        assert_eq!(count("games/sea/rules/src/edition.rs", line), 0);
        assert_eq!(count("games/sea/rules/tests/laws.rs", line), 0);
        assert_eq!(count("games/sea/kit/src/draw.rs", line), 0);
        let tests = format!("#[cfg(test)]\nmod tests {{\n    {line}\n}}");
        assert_eq!(count("games/sea/rules/src/turn.rs", &tests), 0);
    }
}
