//! One list makes the struct, its defaults, its bounds and its documentation.

use super::value::Value;

/// A setting as people read about it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// Its name in the file, with its section.
    pub key: String,
    /// What it means.
    pub about: String,
    /// What it is where nobody says, as the file would have it; `None` where it is derived.
    pub default: Option<String>,
    /// The default in words, where it is derived.
    pub shown: Option<&'static str>,
    /// What may be written.
    pub form: String,
}

impl Entry {
    /// Its name in the environment.
    pub fn variable(&self) -> String {
        format!("LAGOON_{}", self.key.to_uppercase().replace('.', "_"))
    }
}

/// A value as it was given.
#[derive(Clone, Copy, Debug)]
pub enum Raw<'a> {
    /// In the file, where numbers are no strings.
    Toml(&'a toml::Value),
    /// In the environment or on the command line.
    Text(&'a str),
}

/// Why a value was not taken.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Wrong {
    /// There is no such setting.
    Key,
    /// It must look so.
    Form(String),
}

/// Reads a value and checks its bounds.
pub fn read<V: Value>(raw: Raw<'_>, form: &str, fits: impl Fn(&V) -> bool) -> Result<V, Wrong> {
    let value = match raw {
        Raw::Toml(value) => V::from_toml(value),
        Raw::Text(text) => V::from_text(text),
    };
    value.filter(fits).ok_or_else(|| Wrong::Form(form.to_owned()))
}

/// A list of settings: `/// meaning`, then `name: type = default`, then bounds and the default in words if needed.
macro_rules! settings {
    (
        $(#[doc = $about:literal])+ $name:ident {
            $( $(#[doc = $doc:literal])+ $field:ident : $kind:ty = $default:expr
               $(, within $range:expr)? $(, shown $shown:literal)?; )+
        }
        $(with { $(#[doc = $part_doc:literal])+ $part:ident : $part_kind:ty })?
    ) => {
        $(#[doc = $about])+
        #[derive(Clone, PartialEq, Debug)]
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
            pub(in crate::settings) fn entries(section: &str) -> Vec<$crate::settings::table::Entry> {
                #[allow(unused_mut, reason = "not every list has a part")]
                let mut entries = vec![ $( $crate::settings::table::Entry {
                    key: format!("{section}{}", stringify!($field)),
                    about: concat!($($doc),+).trim().to_owned(),
                    default: $crate::settings::value::Value::to_toml(&Self::default().$field),
                    shown: $crate::settings::table::settings!(@first None $(, Some($shown))?),
                    form: $crate::settings::table::settings!(@form $kind $(, $range)?),
                } ),+ ];
                $( entries.extend(<$part_kind>::entries(concat!(stringify!($part), "."))); )?
                entries
            }

            /// Takes one value.
            pub(in crate::settings) fn put(
                &mut self,
                key: &str,
                raw: $crate::settings::table::Raw<'_>,
            ) -> Result<(), $crate::settings::table::Wrong> {
                match key {
                    $( stringify!($field) => {
                        let form = $crate::settings::table::settings!(@form $kind $(, $range)?);
                        let fits = |_value: &$kind| true $( && ($range).contains(_value) )?;
                        self.$field = $crate::settings::table::read(raw, &form, fits)?;
                        Ok(())
                    } )+
                    _ => {
                        $( if let Some(rest) = key.strip_prefix(concat!(stringify!($part), ".")) {
                            return self.$part.put(rest, raw);
                        } )?
                        Err($crate::settings::table::Wrong::Key)
                    }
                }
            }
        }
    };
    (@first $none:expr) => { $none };
    (@first $none:expr, $some:expr) => { $some };
    (@form $kind:ty) => { <$kind as $crate::settings::value::Value>::FORM.to_owned() };
    (@form $kind:ty, $range:expr) => { format!(
        "{} from {} to {}", <$kind as $crate::settings::value::Value>::FORM, $range.start(), $range.end()
    ) };
}

pub(in crate::settings) use settings;
