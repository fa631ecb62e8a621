//! Phrases said in a language.

use crate::{Language, Names, book};
use fluent_bundle::{FluentArgs, FluentValue};
use tabletop::{Arg, Phrase};

/// Why a phrase could not be said in a language.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum RenderError {
    /// The catalogue has no such message.
    #[error("{language} has no message '{id}'")]
    Missing {
        /// The language.
        language: Language,
        /// The message.
        id: String,
    },
    /// The message wants something that was not put into it, or refers to something that is not there.
    #[error("{language} cannot say '{id}': {reason}")]
    Broken {
        /// The language.
        language: Language,
        /// The message.
        id: String,
        /// What is wrong.
        reason: String,
    },
}

/// A language with the names of a table: all it takes to say something about it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Voice {
    /// The language.
    pub language: Language,
    /// Who sits where.
    pub names: Names,
}

impl Voice {
    /// A language, with seats as letters.
    pub fn new(language: Language) -> Self {
        Self { language, names: Names::letters() }
    }

    /// Says a phrase.
    pub fn say(&self, phrase: &Phrase) -> String {
        render(self.language, phrase, &self.names)
    }
}

/// Says a phrase in a language. What cannot be said is said in English, and at the worst by its id.
pub fn render(language: Language, phrase: &Phrase, names: &Names) -> String {
    let said = try_render(language, phrase, names).or_else(|_| try_render(Language::En, phrase, names));
    said.unwrap_or_else(|_| phrase.id.to_owned())
}

/// Says a phrase in a language, or tells why it cannot be said.
pub fn try_render(language: Language, phrase: &Phrase, names: &Names) -> Result<String, RenderError> {
    let mut args = FluentArgs::with_capacity(phrase.args.len());
    for (name, arg) in &phrase.args {
        args.set(*name, value(language, arg, names)?);
    }
    format(language, phrase.id, &args)
}

fn value(language: Language, arg: &Arg, names: &Names) -> Result<FluentValue<'static>, RenderError> {
    Ok(match arg {
        Arg::Number(number) => (*number).into(),
        Arg::Word(word) => word.to_string().into(),
        Arg::Seat(seat) => names.of(*seat).into_owned().into(),
        Arg::Phrase(phrase) => try_render(language, phrase, names)?.into(),
        Arg::List(phrases) => list(language, phrases, names)?.into(),
    })
}

/// Commas between all but the last two, which the language joins by its own word.
fn list(language: Language, phrases: &[Phrase], names: &Names) -> Result<String, RenderError> {
    let Some((last, others)) = phrases.split_last() else {
        return format(language, "common-list-none", &FluentArgs::new());
    };
    let last = try_render(language, last, names)?;
    let mut others = others.iter().map(|phrase| try_render(language, phrase, names));
    let Some(first) = others.next() else { return Ok(last) };
    let others = others.try_fold(first?, |all, next| join(language, "common-list-comma", all, next?))?;
    join(language, "common-list-and", others, last)
}

fn join(language: Language, id: &str, one: String, other: String) -> Result<String, RenderError> {
    let mut args = FluentArgs::with_capacity(2);
    args.set("one", one);
    args.set("other", other);
    format(language, id, &args)
}

fn format(language: Language, id: &str, args: &FluentArgs<'_>) -> Result<String, RenderError> {
    let bundle = book::of(language);
    let message = bundle.get_message(id).and_then(|message| message.value());
    let pattern = message.ok_or_else(|| RenderError::Missing { language, id: id.into() })?;
    let mut errors = Vec::new();
    let said = bundle.format_pattern(pattern, Some(args), &mut errors).into_owned();
    match errors.first() {
        None => Ok(said),
        Some(error) => Err(RenderError::Broken { language, id: id.into(), reason: error.to_string() }),
    }
}
