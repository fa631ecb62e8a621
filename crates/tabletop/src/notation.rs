//! The error of a text that is not notation, and a shorthand for enums that are written as words.

use std::fmt;

/// A text that could not be read as the notation of an action or an outcome.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NotationError {
    text: String,
    expected: &'static str,
}

impl NotationError {
    /// `text` was given where `expected` was wanted.
    pub fn new(text: &str, expected: &'static str) -> Self {
        Self { text: text.chars().take(60).collect(), expected }
    }
}

impl fmt::Display for NotationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "'{}' is not {}", self.text.escape_debug(), self.expected)
    }
}

impl std::error::Error for NotationError {}

/// Without the feature `schema` nothing is known of TypeScript and JSON Schema.
#[cfg(not(feature = "schema"))]
#[doc(hidden)]
#[macro_export]
macro_rules! schema_of_words {
    ($($words:tt)*) => {};
}

/// Without the feature `schema` nothing is known of TypeScript and JSON Schema.
#[cfg(not(feature = "schema"))]
#[doc(hidden)]
#[macro_export]
macro_rules! schema_like {
    ($($like:tt)*) => {};
}

/// Without the feature `schema` nothing is known of TypeScript and JSON Schema.
#[cfg(not(feature = "schema"))]
#[doc(hidden)]
#[macro_export]
macro_rules! schema_of_tasks {
    ($($tasks:tt)*) => {};
}

/// A type with `Display` and `FromStr` is one word of a task.
#[doc(hidden)]
#[macro_export]
macro_rules! part_by_notation {
    ($name:ty) => {
        impl $crate::Part for $name {
            fn read(words: &mut $crate::Words<'_>) -> Result<Self, $crate::NotationError> {
                words.word()?.parse()
            }

            fn write(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                write!(f, " {self}")
            }
        }
    };
}

/// Gives a fieldless enum its list of values, its words, its array index, `Display`, `FromStr` and serde by those words.
///
/// ```
/// tabletop::words! {
///     /// A card.
///     pub enum Card, "a card" {
///         /// Worth one.
///         Crab = "crab",
///         /// Worth two.
///         Whale = "whale",
///     }
/// }
/// assert_eq!("whale".parse(), Ok(Card::Whale));
/// assert_eq!("kraken".parse::<Card>().unwrap_err().to_string(), "'kraken' is not a card");
/// ```
#[macro_export]
macro_rules! words {
    ($(#[$meta:meta])* $vis:vis enum $name:ident, $expected:literal { $($(#[$vmeta:meta])* $variant:ident = $word:literal),+ $(,)? }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[repr(u8)]
        $vis enum $name { $($(#[$vmeta])* $variant),+ }

        impl $name {
            /// Every value, in order.
            pub const ALL: [Self; [$($word),+].len()] = [$(Self::$variant),+];

            /// The word it is written with.
            pub const fn word(self) -> &'static str {
                match self { $(Self::$variant => $word),+ }
            }

            /// Its place in [`Self::ALL`].
            pub const fn index(self) -> usize {
                self as usize
            }
        }

        impl ::std::fmt::Display for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.pad(self.word())
            }
        }

        impl ::std::str::FromStr for $name {
            type Err = $crate::NotationError;

            fn from_str(text: &str) -> Result<Self, $crate::NotationError> {
                match text {
                    $($word => Ok(Self::$variant),)+
                    _ => Err($crate::NotationError::new(text, $expected)),
                }
            }
        }

        $crate::schema_of_words!($name: $($word),+);
        $crate::part_by_notation!($name);

        impl ::serde::Serialize for $name {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.word())
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $name {
            fn deserialize<D: ::serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let word: ::std::borrow::Cow<'de, str> = ::serde::Deserialize::deserialize(deserializer)?;
                word.parse().map_err(::serde::de::Error::custom)
            }
        }
    };
}

/// Gives a type with `Display` and `FromStr` the same notation in JSON and TOML.
#[macro_export]
macro_rules! serde_by_notation {
    ($($name:ty),+ $(,)?) => {$(
        $crate::schema_like!([] $name = String);
        $crate::part_by_notation!($name);

        impl ::serde::Serialize for $name {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $name {
            fn deserialize<D: ::serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let text: ::std::borrow::Cow<'de, str> = ::serde::Deserialize::deserialize(deserializer)?;
                text.parse().map_err(::serde::de::Error::custom)
            }
        }
    )+};
}
