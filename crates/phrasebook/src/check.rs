//! What is wrong with the catalogue, if anything.

use crate::{Book, Language, Source};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser::parse;
use std::collections::{BTreeMap, BTreeSet};

/// Something wrong with the catalogue.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum WordsError {
    /// A file cannot be read in full.
    #[error("{file}: {reason}")]
    Syntax {
        file: String,
        /// What is wrong.
        reason: String,
    },
    /// A message stands in a language twice.
    #[error("{language} has '{id}' twice")]
    Twice {
        language: Language,
        /// The message.
        id: String,
    },
    /// A language lacks a message that another one has.
    #[error("{language} lacks '{id}'")]
    Missing {
        language: Language,
        /// The message.
        id: String,
    },
    /// A message refers to one that is not there.
    #[error("{language}: '{id}' refers to '{reference}', which is not there")]
    Reference {
        language: Language,
        /// The message.
        id: String,
        /// What it refers to.
        reference: String,
    },
    /// A message wants something that its English twin does not want, so that nobody may have put it in.
    #[error("{language}: '{id}' uses '${variable}', which the English message does not")]
    Variable {
        language: Language,
        /// The message.
        id: String,
        /// What it wants.
        variable: String,
    },
}

/// A message called so is a part of others in its own language, and need not be in any other.
const PART: &str = "part-";

/// Messages that tell the rules: they may always ask for the edition.
const RULES: [&str; 4] = ["rule-", "chapter-", "howto-", "lesson-"];

/// Everything that is wrong with a book.
pub fn check(book: &Book) -> Vec<WordsError> {
    check_sources(&book.sources().iter().collect::<Vec<_>>())
}

/// Every message of a book that can be said, in order; parts of others are left out.
pub fn ids(book: &Book) -> Vec<String> {
    let messages = read(Language::En, &book.sources().iter().collect::<Vec<_>>(), &mut Vec::new());
    messages.0.into_keys().filter(|id| !id.starts_with(PART)).collect()
}

fn check_sources(sources: &[&Source]) -> Vec<WordsError> {
    let mut errors = Vec::new();
    let books = Language::ALL.map(|language| read(language, sources, &mut errors));
    let whole = |id: &&String| !id.starts_with(PART);
    let all: BTreeSet<&String> = books.iter().flat_map(|book| book.0.keys()).filter(whole).collect();
    for (language, book) in Language::ALL.into_iter().zip(&books) {
        let missing = all.iter().filter(|id| !book.0.contains_key(**id));
        errors.extend(missing.map(|id| WordsError::Missing { language, id: (*id).clone() }));
        errors.extend(book.dangling(language));
        errors.extend(book.unknown_to(&books[0], language));
    }
    errors
}

/// What a message is made of.
#[derive(Default)]
struct Parts {
    references: BTreeSet<String>,
    variables: BTreeSet<String>,
}

/// The messages of a language by id.
struct Messages(BTreeMap<String, Parts>);

fn read(language: Language, sources: &[&Source], errors: &mut Vec<WordsError>) -> Messages {
    let mut book = BTreeMap::new();
    for source in sources.iter().filter(|source| source.language == language) {
        let resource = parse(&*source.text).unwrap_or_else(|(resource, wrong)| {
            let syntax =
                |reason: String| WordsError::Syntax { file: format!("{language}/{}", source.file), reason };
            errors.extend(wrong.iter().map(|error| syntax(error.to_string())));
            resource
        });
        for entry in &resource.body {
            let Entry::Message(message) = entry else { continue };
            let (id, mut parts) = (message.id.name.to_owned(), Parts::default());
            if let Some(value) = &message.value {
                parts.read(value);
            }
            if book.insert(id.clone(), parts).is_some() {
                errors.push(WordsError::Twice { language, id });
            }
        }
    }
    Messages(book)
}

impl Parts {
    fn read(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.expression(expression);
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                for variant in variants {
                    self.read(&variant.value);
                }
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => drop(self.variables.insert(id.name.to_owned())),
            InlineExpression::MessageReference { id, .. } => drop(self.references.insert(id.name.to_owned())),
            InlineExpression::TermReference { id, .. } => {
                self.references.insert(format!("-{}", id.name));
            }
            InlineExpression::FunctionReference { arguments, .. } => {
                for argument in &arguments.positional {
                    self.inline(argument);
                }
            }
            InlineExpression::Placeable { expression } => self.expression(expression),
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
        }
    }
}

impl Messages {
    fn dangling(&self, language: Language) -> Vec<WordsError> {
        let dangling = |(id, parts): (&String, &Parts)| {
            let lost = parts.references.iter().filter(|reference| !self.0.contains_key(*reference));
            let error = |reference: &String| WordsError::Reference {
                language,
                id: id.clone(),
                reference: reference.clone(),
            };
            lost.map(error).collect::<Vec<_>>()
        };
        self.0.iter().flat_map(dangling).collect()
    }

    fn unknown_to(&self, english: &Self, language: Language) -> Vec<WordsError> {
        let unknown = |id: &String| {
            let known = english.wanted(id);
            let given =
                |variable: &&str| *variable == "edition" && RULES.iter().any(|start| id.starts_with(start));
            let unknown =
                self.wanted(id).into_iter().filter(|variable| !known.contains(variable) && !given(variable));
            unknown
                .map(|variable| WordsError::Variable { language, id: id.clone(), variable: variable.into() })
                .collect::<Vec<_>>()
        };
        self.0.keys().filter(|id| english.0.contains_key(*id)).flat_map(unknown).collect()
    }

    /// Everything a message wants, also by those it refers to.
    fn wanted(&self, id: &str) -> BTreeSet<&str> {
        let (mut wanted, mut seen, mut open) = (BTreeSet::new(), BTreeSet::new(), vec![id]);
        while let Some(id) = open.pop() {
            let Some(parts) = self.0.get(id).filter(|_| seen.insert(id)) else { continue };
            wanted.extend(parts.variables.iter().map(String::as_str));
            open.extend(parts.references.iter().map(String::as_str));
        }
        wanted
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(en: &'static str, fr: &'static str, de: &'static str) -> Vec<String> {
        let source = |(language, text)| Source::new(language, "sample.ftl", text);
        let sources = Language::ALL.into_iter().zip([en, fr, de]).map(source).collect::<Vec<_>>();
        check_sources(&sources.iter().collect::<Vec<_>>()).iter().map(ToString::to_string).collect()
    }

    #[test]
    fn the_words_of_the_house_are_sound() {
        let errors: Vec<String> = check(Book::house()).iter().map(ToString::to_string).collect();
        assert!(errors.is_empty(), "\n{}", errors.join("\n"));
    }

    #[test]
    fn a_message_that_a_language_lacks_is_found() {
        let one = "dive = Dive\n";
        assert!(found(one, one, one).is_empty());
        assert_eq!(found(one, one, ""), ["de lacks 'dive'"]);
        assert_eq!(found("", one, ""), ["en lacks 'dive'", "de lacks 'dive'"]);
        assert!(found("", "part-dive = dive\n", "").is_empty(), "parts are a language's own");
    }

    #[test]
    fn a_message_that_cannot_be_read_is_found() {
        let (good, broken) = ("dive = Dive\n", "dive = Dive { $who\n");
        assert!(found(good, broken, good)[0].starts_with("fr/sample.ftl: "));
        assert_eq!(found(good, "dive = A\ndive = B\n", good), ["fr has 'dive' twice"]);
    }

    #[test]
    fn rules_may_ask_for_the_edition_in_one_language_only() {
        let (en, fr) = ("howto-pe-goal = Win.\n", "howto-pe-goal = Gagne en { $edition }.\n");
        assert!(found(en, fr, en).is_empty());
        let found = found("dive = Dive\n", "dive = Plonge { $edition }\n", "dive = Tauch\n");
        assert_eq!(found, ["fr: 'dive' uses '$edition', which the English message does not"]);
    }

    #[test]
    fn a_reference_to_nowhere_is_found() {
        let (good, lost) = ("dive = Dive\n", "dive = { deep }\n");
        assert_eq!(found(good, lost, good), ["fr: 'dive' refers to 'deep', which is not there"]);
    }

    #[test]
    fn a_variable_that_english_does_not_know_is_found_through_references_too() {
        let (en, fr) = ("dive = { who }\nwho = { $who }\n", "dive = { who } { $where }\nwho = { $whom }\n");
        let wants =
            |id: &str, name: &str| format!("fr: '{id}' uses '${name}', which the English message does not");
        assert_eq!(found(en, fr, en), [wants("dive", "where"), wants("dive", "whom"), wants("who", "whom")]);
    }
}
