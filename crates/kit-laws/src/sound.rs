//! What is wrong with a text as it is read: quotes, spaces before signs, numbers that disagree with their nouns.

use phrasebook::Language;
use std::collections::BTreeSet;

const NO_BREAK: char = '\u{a0}';
const NARROW: char = '\u{202f}';

/// Everything that is wrong with how a text is set.
pub fn flaws(language: Language, text: &str) -> Vec<&'static str> {
    let mut flaws = Vec::new();
    let mut finds = |wrong: bool, what| flaws.extend(wrong.then_some(what));
    finds(text.trim().is_empty(), "says nothing");
    finds(text.contains(['{', '}', '$']), "has something unresolved");
    finds(text.contains("  ") || text.trim() != text, "has spaces to spare");
    finds(text.contains(['"', '\'']), "has a straight quote or apostrophe");
    // German sets one where words are left out.
    finds(language != Language::De && text.contains(" …"), "has a space before its ellipsis");
    match language.code() {
        "en" => finds(follows_space(text, "%"), "has a space before a percent sign"),
        "fr" => {
            finds(!all_follow(text, ":%", NO_BREAK), "lacks the no-break space before : or %");
            finds(!all_follow(text, ";!?", NARROW), "lacks the narrow no-break space before ; ! or ?");
        }
        _ => finds(!all_follow(text, "%", NO_BREAK), "lacks the no-break space before %"),
    }
    flaws
}

/// Every one of these signs stands behind `before`.
fn all_follow(text: &str, signs: &str, before: char) -> bool {
    text.chars().zip(text.chars().skip(1)).all(|(last, sign)| !signs.contains(sign) || last == before)
}

fn follows_space(text: &str, signs: &str) -> bool {
    text.chars().zip(text.chars().skip(1)).any(|(last, sign)| signs.contains(sign) && last.is_whitespace())
}

/// The words that stand behind one as behind many, in some of the texts: "1 coins" beside "2 coins".
pub fn disagreeing<'a>(language: Language, texts: impl IntoIterator<Item = &'a String>) -> BTreeSet<&'a str> {
    let (mut one, mut many) = (BTreeSet::new(), BTreeSet::new());
    for text in texts {
        let words: Vec<&str> = text.split_whitespace().collect();
        for pair in words.windows(2) {
            let noun = pair[1].trim_end_matches(|sign: char| !sign.is_alphabetic());
            match pair[0].trim_start_matches('(').parse::<u32>() {
                Ok(1) => drop(one.insert(noun)),
                Ok(2..) => drop(many.insert(noun)),
                Ok(0) | Err(_) => {}
            }
        }
    }
    one.intersection(&many).filter(|word| may_count_many(language, word)).copied().collect()
}

/// Whether a word looks like the plural of a noun.
fn may_count_many(language: Language, word: &str) -> bool {
    let letters = word.chars().count() > 2 && word.chars().all(char::is_alphabetic);
    letters
        && match language.code() {
            "en" => word.ends_with('s'),
            "fr" => word.ends_with(['s', 'x']),
            _ => word.starts_with(char::is_uppercase),
        }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_that_is_well_set_has_no_flaws() {
        for (language, text) in [
            (Language::En, "Anna’s turn: 58% sure…"),
            (Language::Fr, "L’ordre exact\u{202f}! Choisis\u{a0}: 58\u{a0}% sûr\u{202f}?"),
            (Language::De, "Nimm „diesen“ Würfel: 58\u{a0}% sicher!"),
        ] {
            assert_eq!(flaws(language, text), Vec::<&str>::new(), "{text}");
        }
    }

    #[test]
    fn every_flaw_is_found() {
        for (language, text) in [
            (Language::En, ""),
            (Language::En, "Take { $die }"),
            (Language::En, "two  spaces"),
            (Language::En, "Anna's turn"),
            (Language::En, "58 %"),
            (Language::En, "Thinking …"),
            (Language::Fr, "Choisis : un dé"),
            (Language::Fr, "Choisis: un dé"),
            (Language::Fr, "Vraiment ?"),
            (Language::Fr, "58 %"),
            (Language::De, "58 %"),
        ] {
            assert_eq!(flaws(language, text).len(), 1, "{text}");
        }
    }

    #[test]
    fn a_noun_that_is_the_same_for_one_and_many_is_found() {
        let texts = ["1 coins.", "(2 coins)", "1 shell", "3 shells", "spot 1 of 6"].map(String::from);
        assert_eq!(disagreeing(Language::En, &texts).into_iter().collect::<Vec<_>>(), ["coins"]);
        let texts = ["1 Münzen", "2 Münzen", "Platz 1 nehmen", "Platz 2 nehmen"].map(String::from);
        assert_eq!(disagreeing(Language::De, &texts).into_iter().collect::<Vec<_>>(), ["Münzen"]);
    }
}
