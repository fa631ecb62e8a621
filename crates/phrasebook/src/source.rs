//! One file of messages, and whole folders of them.

use crate::Language;
use rust_embed::RustEmbed;
use std::borrow::Cow;

/// One file of messages in one language.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Source {
    /// The language it is in.
    pub language: Language,
    /// Its name, such as `rules.ftl`.
    pub file: String,
    /// Its messages, in Fluent.
    pub text: Cow<'static, str>,
}

impl Source {
    /// Messages that lie in no folder.
    pub fn new(language: Language, file: &str, text: impl Into<Cow<'static, str>>) -> Self {
        Self { language, file: file.into(), text: text.into() }
    }

    /// Every file of an embedded folder that has a folder for each language.
    ///
    /// # Panics
    /// If a folder is named after none of our languages, or a file is not text: both are seen as soon as a test runs.
    pub fn all<Folder: RustEmbed>() -> Vec<Self> {
        Folder::iter().map(|path| Self::embedded::<Folder>(&path)).collect()
    }

    fn embedded<Folder: RustEmbed>(path: &str) -> Self {
        let (code, file) = path.split_once('/').expect("words lie in the folder of their language");
        let language = code.parse().unwrap_or_else(|error| panic!("{path}: {error}"));
        let text = match Folder::get(path).expect("a listed file is there").data {
            Cow::Borrowed(bytes) => str::from_utf8(bytes).map(Cow::Borrowed),
            Cow::Owned(bytes) => Ok(String::from_utf8(bytes).expect("words are text").into()),
        };
        Self { language, file: file.into(), text: text.expect("words are text") }
    }
}
