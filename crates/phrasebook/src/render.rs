//! Phrases said in a language.

use crate::{Book, Language, Names};
use fluent_bundle::{FluentArgs, FluentValue};
use tabletop::{Arg, Phrase};

/// Why a phrase could not be said in a language.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum RenderError {
    /// The catalogue has no such message.
    #[error("{language} has no message '{id}'")]
    Missing {
        language: Language,
        /// The message.
        id: String,
    },
    /// The message wants something that was not put into it, or refers to something that is not there.
    #[error("cannot render '{id}' in {language}: {reason}")]
    Broken {
        language: Language,
        /// The message.
        id: String,
        /// What is wrong.
        reason: String,
    },
}

/// A language with the names of a table: all it takes to say something about it.
#[derive(Clone, Debug)]
pub struct Voice {
    /// The messages.
    pub book: Book,
    pub language: Language,
    /// The names of the seats.
    pub names: Names,
}

impl Voice {
    /// Says a phrase. What cannot be said is said in English, and at the worst by its id.
    pub fn say(&self, phrase: &Phrase) -> String {
        let said = |language| self.book.try_render(language, phrase, &self.names);
        said(self.language).or_else(|_| said(Language::En)).unwrap_or_else(|_| phrase.id.to_owned())
    }
}

/// Says a phrase of the house in a language, with seats as letters.
pub fn render(language: Language, phrase: &Phrase) -> String {
    Book::house().voice(language).say(phrase)
}

pub fn try_render(
    book: &Book,
    language: Language,
    phrase: &Phrase,
    names: &Names,
) -> Result<String, RenderError> {
    let said = Saying { book, language, names };
    said.phrase(phrase)
}

/// One phrase on its way into words.
#[derive(Clone, Copy)]
struct Saying<'a> {
    book: &'a Book,
    language: Language,
    names: &'a Names,
}

impl Saying<'_> {
    fn phrase(self, phrase: &Phrase) -> Result<String, RenderError> {
        let mut args = FluentArgs::with_capacity(phrase.args.len());
        for (name, arg) in &phrase.args {
            args.set(*name, self.value(arg)?);
        }
        self.format(phrase.id, &args)
    }

    fn value(self, arg: &Arg) -> Result<FluentValue<'static>, RenderError> {
        Ok(match arg {
            Arg::Number(number) => (*number).into(),
            Arg::Word(word) => word.to_string().into(),
            Arg::Seat(seat) => self.names.of(*seat).into_owned().into(),
            Arg::Phrase(phrase) => self.phrase(phrase)?.into(),
            Arg::List(phrases) => self.list(phrases)?.into(),
        })
    }

    /// Commas between all but the last two, which the language joins by its own word.
    fn list(self, phrases: &[Phrase]) -> Result<String, RenderError> {
        let Some((last, others)) = phrases.split_last() else {
            return self.format("common-list-none", &FluentArgs::new());
        };
        let last = self.phrase(last)?;
        let mut others = others.iter().map(|phrase| self.phrase(phrase));
        let Some(first) = others.next() else { return Ok(last) };
        let others = others.try_fold(first?, |all, next| self.join("common-list-comma", all, next?))?;
        self.join("common-list-and", others, last)
    }

    fn join(self, id: &str, one: String, other: String) -> Result<String, RenderError> {
        let mut args = FluentArgs::with_capacity(2);
        args.set("one", one);
        args.set("other", other);
        self.format(id, &args)
    }

    fn format(self, id: &str, args: &FluentArgs<'_>) -> Result<String, RenderError> {
        let (bundle, language) = (self.book.bundle(self.language), self.language);
        let message = bundle.get_message(id).and_then(|message| message.value());
        let pattern = message.ok_or_else(|| RenderError::Missing { language, id: id.into() })?;
        let mut errors = Vec::new();
        let said = bundle.format_pattern(pattern, Some(args), &mut errors).into_owned();
        match errors.first() {
            None => Ok(said),
            Some(error) => Err(RenderError::Broken { language, id: id.into(), reason: error.to_string() }),
        }
    }
}
