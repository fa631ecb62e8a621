//! The messages of every language: the house's own, and those of the games it is given.

use crate::{Language, Names, RenderError, Source, Voice, elision, number, render};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use std::fmt;
use std::sync::{Arc, LazyLock};
use tabletop::Phrase;
use unic_langid::LanguageIdentifier;

pub(crate) type Bundle = FluentBundle<FluentResource>;

#[derive(rust_embed::RustEmbed)]
#[folder = "words"]
struct HouseWords;

/// A catalogue of messages, read once. Copies share it.
#[derive(Clone)]
pub struct Book(Arc<Inside>);

struct Inside {
    bundles: Vec<Bundle>,
    sources: Vec<Source>,
}

static HOUSE: LazyLock<Book> = LazyLock::new(|| Book::of(Source::all::<HouseWords>()));

impl Book {
    /// Only the shared messages, which name no game.
    pub fn house() -> &'static Self {
        &HOUSE
    }

    /// The messages of the house and those of some games.
    ///
    /// ```
    /// use phrasebook::{Book, Language, Source};
    /// use tabletop::{Phrase, Seat};
    ///
    /// let source = |language, text| Source::new(language, "reef.ftl", text);
    /// let book = Book::with([
    ///     source(Language::En, "reef-found = { $who } finds a pearl."),
    ///     source(Language::Fr, "reef-found = { $who } trouve une perle."),
    /// ]);
    /// let found = Phrase::new("reef-found").with("who", Seat::new(1));
    /// assert_eq!(book.voice(Language::Fr).say(&found), "B trouve une perle.");
    /// // A language that lacks a message says it in English.
    /// assert_eq!(book.voice(Language::De).say(&found), "B finds a pearl.");
    /// ```
    pub fn with(games: impl IntoIterator<Item = Source>) -> Self {
        Self::of(Source::all::<HouseWords>().into_iter().chain(games).collect())
    }

    fn of(sources: Vec<Source>) -> Self {
        let bundles = Language::ALL.into_iter().map(|language| bundle(language, &sources)).collect();
        Self(Arc::new(Inside { bundles, sources }))
    }

    /// A language of this book, with seats as letters.
    pub fn voice(&self, language: Language) -> Voice {
        Voice { book: self.clone(), language, names: Names::letters() }
    }

    /// Renders a phrase, or returns why it cannot be rendered.
    pub fn try_render(
        &self,
        language: Language,
        phrase: &Phrase,
        names: &Names,
    ) -> Result<String, RenderError> {
        render::try_render(self, language, phrase, names)
    }

    /// What a clause such as `WR-4.10` says, in the words of an edition; of the newest where none is named.
    pub fn gist(&self, language: Language, clause: &str, edition: Option<&str>) -> Option<String> {
        self.told(language, &format!("rule-{}", clause.to_lowercase().replace('.', "-")), edition)
    }

    /// The title of a chapter, of the game whose clauses begin with `letters`, such as `WR`.
    pub fn chapter(&self, language: Language, letters: &str, number: u8) -> Option<String> {
        self.told(language, &format!("chapter-{}-{number}", letters.to_lowercase()), None)
    }

    /// A message of a guided game, by its name.
    pub fn lesson(&self, language: Language, id: &str, edition: Option<&str>) -> Option<String> {
        self.told(language, id, edition)
    }

    pub(crate) fn bundle(&self, language: Language) -> &Bundle {
        &self.0.bundles[language as usize]
    }

    pub(crate) fn sources(&self) -> &[Source] {
        &self.0.sources
    }

    /// A message about the rules. Its selectors on the edition fall to their default where no edition is named.
    pub(crate) fn told(&self, language: Language, id: &str, edition: Option<&str>) -> Option<String> {
        let bundle = self.bundle(language);
        let pattern = bundle.get_message(id)?.value()?;
        let mut args = FluentArgs::with_capacity(1);
        args.set("edition", FluentValue::try_number(edition.unwrap_or_default()));
        let mut errors = Vec::new();
        let text = bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned();
        errors.is_empty().then_some(text)
    }
}

/// Made of the same files.
impl PartialEq for Book {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0) || self.0.sources == other.0.sources
    }
}

impl Eq for Book {}

impl fmt::Debug for Book {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Book({} files)", self.0.sources.len())
    }
}

/// A file that cannot be read in full gives what can be read: `check` reports what is wrong with it.
fn bundle(language: Language, sources: &[Source]) -> Bundle {
    let name: LanguageIdentifier = language.code().parse().unwrap_or_default();
    let mut bundle = Bundle::new_concurrent(vec![name]);
    bundle.set_use_isolating(false);
    number::group_digits(&mut bundle, language);
    for source in sources.iter().filter(|source| source.language == language) {
        let resource = FluentResource::try_new(source.text.to_string());
        let _ = bundle.add_resource(resource.unwrap_or_else(|(readable, _)| readable));
    }
    let _ = bundle.add_function("DE", |given, _: &FluentArgs<'_>| elision::de(given));
    bundle
}
