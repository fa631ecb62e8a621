//! The messages of each language, read once.

use crate::Language;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use std::sync::LazyLock;
use unic_langid::LanguageIdentifier;

pub type Bundle = FluentBundle<FluentResource>;

/// One file of messages.
pub struct Source {
    pub language: Language,
    pub file: &'static str,
    pub text: &'static str,
}

macro_rules! sources {
    ($($language:ident $folder:literal: $($file:literal),+;)+) => {
        &[$($(Source {
            language: Language::$language,
            file: concat!($folder, "/", $file, ".ftl"),
            text: include_str!(concat!("../words/", $folder, "/", $file, ".ftl")),
        }),+),+]
    };
    (games: $($language:ident $folder:literal: $($game:literal),+;)+) => {
        &[$($(Source {
            language: Language::$language,
            file: concat!("games/", $game, "/words/", $folder, "/web.ftl"),
            text: include_str!(concat!("../../../games/", $game, "/words/", $folder, "/web.ftl")),
        }),+),+]
    };
}

/// Every file of the catalogue.
pub const SOURCES: &[Source] = sources! {
    En "en": "common", "wreck-raiders", "coralia", "terminal", "server", "plain", "web";
    Fr "fr": "common", "wreck-raiders", "coralia", "terminal", "server", "plain", "web";
    De "de": "common", "wreck-raiders", "coralia", "terminal", "server", "plain", "web";
};

/// What the web client says of each game.
pub const GAMES: &[Source] = sources! {
    games: En "en": "wreck-raiders", "coralia";
    Fr "fr": "wreck-raiders", "coralia";
    De "de": "wreck-raiders", "coralia";
};

/// The rules of the games in the languages other than English, in which every game tells its rules itself; and in every
/// language what a first turn is about.
pub const RULES: &[Source] = sources! {
    En "en": "rules-first-turn";
    Fr "fr": "rules-wreck-raiders", "rules-coralia", "rules-first-turn";
    De "de": "rules-wreck-raiders", "rules-coralia", "rules-first-turn";
};

/// The text of one file of messages, such as `web`, for whoever reads Fluent itself.
pub fn file(language: Language, name: &str) -> Option<&'static str> {
    let path = format!("{language}/{name}.ftl");
    SOURCES.iter().chain(RULES).find(|source| source.file == path).map(|source| source.text)
}

static BUNDLES: LazyLock<[Bundle; 3]> = LazyLock::new(|| Language::ALL.map(bundle));

/// The messages of a language.
pub fn of(language: Language) -> &'static Bundle {
    &BUNDLES[language as usize]
}

/// A file that cannot be read in full gives what can be read: `check` tells what is wrong with it.
fn bundle(language: Language) -> Bundle {
    let name: LanguageIdentifier = language.code().parse().unwrap_or_default();
    let mut bundle = Bundle::new_concurrent(vec![name]);
    bundle.set_use_isolating(false);
    for source in SOURCES.iter().chain(GAMES).chain(RULES).filter(|source| source.language == language) {
        let resource = FluentResource::try_new(source.text.to_owned());
        let _ = bundle.add_resource(resource.unwrap_or_else(|(readable, _)| readable));
    }
    if language == Language::Fr {
        let _ = bundle.add_function("DE", de);
    }
    bundle
}

/// French `de` before a name: « de Mira », but « d’Anna ».
fn de<'a>(given: &[FluentValue<'a>], _: &FluentArgs<'_>) -> FluentValue<'a> {
    match given {
        [FluentValue::String(name)] if elides(name) => format!("d’{name}").into(),
        [FluentValue::String(name)] => format!("de {name}").into(),
        _ => FluentValue::Error,
    }
}

/// Before a vowel or a mute h, and before a y that is read as a vowel.
fn elides(name: &str) -> bool {
    const VOWELS: &str = "aàâäæeéèêëiîïoôöœuùûü";
    let mut letters = name.chars().flat_map(char::to_lowercase);
    match (letters.next(), letters.next()) {
        (Some('h'), _) => true,
        (Some('y'), Some(next)) => !VOWELS.contains(next),
        (Some(first), _) => VOWELS.contains(first),
        (None, _) => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn french_elides_before_vowels() {
        for name in ["Anna", "Émile", "Hugo", "Yves", "A", "E"] {
            assert!(elides(name), "{name}");
        }
        for name in ["Mira", "Yann", "B", "", "7"] {
            assert!(!elides(name), "{name}");
        }
    }
}
