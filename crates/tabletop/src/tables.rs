//! Reading the tables of a component file over the embedded ones.

use crate::Flaws;
use serde::de::DeserializeOwned;

/// Lists the tables of a game's component file, each with the name it has there: a struct of all of them that can be
/// read, and that says where each comes from. Every table has a `provenance`.
///
/// ```
/// #[derive(serde::Deserialize)]
/// struct Rings { provenance: tabletop::Provenance, count: u8 }
///
/// tabletop::tables! { struct Board { rings: Rings = "rings" } }
///
/// let shipped = "[rings]\nprovenance = 'rulebook'\ncount = 4";
/// let own = "[rings]\nprovenance = 'printed'\ncount = 5";
/// assert_eq!(Board::read("", &[shipped])?.rings.count, 4);
/// assert_eq!(Board::read(own, &[shipped])?.rings.count, 5);
/// # assert_eq!(Board::read(own, &[])?.provenance().len(), 1);
/// # Ok::<(), tabletop::Flaws>(())
/// ```
#[macro_export]
macro_rules! tables {
    ($(#[$meta:meta])* struct $name:ident { $($table:ident: $type:ty = $word:literal),+ $(,)? }) => {
        $(#[$meta])*
        struct $name { $($table: $type),+ }

        impl $name {
            /// Reads `text` and fills in the embedded tables it does not replace. What is not TOML is reported with its
            /// line.
            fn read(text: &str, embedded: &[&str]) -> Result<Self, $crate::Flaws> {
                #[derive(::serde::Deserialize)]
                #[serde(deny_unknown_fields)]
                struct Given { $(#[serde(rename = $word)] $table: Option<$type>),+ }

                let mut given: Given = $crate::read_toml(text)?;
                for text in embedded {
                    let more: Given = $crate::read_toml(text)?;
                    $(given.$table = given.$table.or(more.$table);)+
                }
                Ok(Self { $($table: given.$table.expect("the embedded tables are complete")),+ })
            }

            /// Where each table comes from.
            fn provenance(&self) -> Vec<(String, $crate::Provenance)> {
                vec![$(($word.to_owned(), self.$table.provenance)),+]
            }
        }
    };
}

/// Reads TOML; anything else is reported with its line.
///
/// ```
/// let flaws = tabletop::read_toml::<toml::Table>("rings = 4\nspots").unwrap_err();
/// assert_eq!((flaws.0[0].table.as_str(), flaws.0[0].entry.as_str()), ("file", "line 2"));
/// ```
pub fn read_toml<T: DeserializeOwned>(text: &str) -> Result<T, Flaws> {
    toml::from_str(text).map_err(|error: toml::de::Error| {
        let line = error.span().map_or(1, |span| 1 + text[..span.start].matches('\n').count());
        let mut flaws = Flaws::default();
        flaws.add("file", format_args!("line {line}"), error.message());
        flaws
    })
}

#[cfg(test)]
mod tests {
    use crate::Provenance;
    use serde::Deserialize;

    #[derive(Deserialize)]
    struct Number {
        provenance: Provenance,
        is: u8,
    }

    tables! {
        struct Two { one: Number = "one", other: Number = "the-other" }
    }

    const EMBEDDED: [&str; 2] =
        ["one = { provenance = 'rulebook', is = 1 }", "the-other = { provenance = 'review', is = 2 }"];

    #[test]
    fn what_is_given_replaces_what_is_embedded() {
        let two = Two::read("one = { provenance = 'printed', is = 7 }", &EMBEDDED).expect("both are sound");
        assert_eq!((two.one.is, two.other.is), (7, 2));
        let from = [("one".into(), Provenance::Printed), ("the-other".into(), Provenance::Review)];
        assert_eq!(two.provenance(), from);
    }

    #[test]
    fn what_is_no_table_is_told_with_its_line() {
        let flaws = Two::read("\nthree = 3", &EMBEDDED).err().expect("three is unknown");
        assert_eq!((&*flaws.0[0].table, &*flaws.0[0].entry), ("file", "line 2"));
    }
}
