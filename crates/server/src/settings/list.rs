//! One list makes the struct, its defaults, its bounds and its documentation; serde reads and writes the values.

use std::ops::RangeInclusive;

/// A setting as people read about it.
#[derive(Clone, PartialEq, Debug)]
pub struct Entry {
    /// Its name in the file, with its section.
    pub key: String,
    /// What it means.
    pub about: String,
    /// The default in words, where it is derived.
    pub shown: Option<&'static str>,
    /// What may be written: "must be ...".
    pub form: String,
    /// The least and the most, for numbers.
    pub bounds: Option<RangeInclusive<i64>>,
}

impl Entry {
    /// Its name in the environment.
    pub fn variable(&self) -> String {
        format!("LAGOON_{}", self.key.to_uppercase().replace('.', "_"))
    }
}

/// A list of settings: `/// meaning`, `name: type = default`, then bounds or what it must be, and the default in words.
macro_rules! settings {
    (
        $(#[doc = $about:literal])+ $name:ident {
            $( $(#[doc = $doc:literal])+ $field:ident : $kind:ty = $default:expr
               $(, within $range:expr)? $(, must $form:literal)? $(, shown $shown:literal)?; )+
        }
        $(with { $(#[doc = $part_doc:literal])+ $part:ident : $part_kind:ty })?
    ) => {
        $(#[doc = $about])+
        #[derive(Clone, PartialEq, Debug, serde::Serialize, serde::Deserialize)]
        #[serde(default, deny_unknown_fields)]
        pub struct $name {
            $( $(#[doc = $doc])+ pub $field: $kind, )+
            $( $(#[doc = $part_doc])+ pub $part: $part_kind, )?
        }

        impl Default for $name {
            fn default() -> Self {
                Self { $( $field: $default, )+ $( $part: <$part_kind>::default(), )? }
            }
        }

        impl $name {
            /// Every setting, in the order of the list; `section` stands before the names.
            pub(in crate::settings) fn entries(section: &str) -> Vec<$crate::settings::list::Entry> {
                let own = vec![ $( $crate::settings::list::Entry {
                    key: format!("{section}{}", stringify!($field)),
                    about: concat!($($doc),+).trim().to_owned(),
                    shown: [$($shown)?].first().copied(),
                    form: String::new()
                        $( + $form )?
                        $( + &format!("a whole number from {} to {}", $range.start(), $range.end()) )?,
                    bounds: [$(*$range.start() as i64..=*$range.end() as i64)?].first().cloned(),
                } ),+ ];
                $( let own = [own, <$part_kind>::entries(concat!(stringify!($part), "."))].concat(); )?
                own
            }
        }
    };
}

pub(in crate::settings) use settings;
