//! Reading the tables of a component file over the embedded ones.

use crate::Flaws;
use serde::de::DeserializeOwned;

/// The tables of a game as a component file writes them; any of them may be missing.
pub trait Tables: DeserializeOwned {
    /// Takes from `other` the tables that are missing here.
    fn fill_from(&mut self, other: Self);
}

/// Reads `text` and fills in the embedded tables it does not replace. What is not TOML is told with its line.
///
/// ```
/// #[derive(serde::Deserialize)]
/// struct Board { rings: Option<u8>, spots: Option<u8> }
///
/// impl tabletop::Tables for Board {
///     fn fill_from(&mut self, other: Self) {
///         self.rings = self.rings.or(other.rings);
///         self.spots = self.spots.or(other.spots);
///     }
/// }
///
/// let board: Board = tabletop::read_tables("rings = 7", &["rings = 4\nspots = 6"])?;
/// assert_eq!((board.rings, board.spots), (Some(7), Some(6)));
/// # Ok::<(), tabletop::Flaws>(())
/// ```
pub fn read_tables<T: Tables>(text: &str, embedded: &[&str]) -> Result<T, Flaws> {
    let mut tables: T = parse(text)?;
    for text in embedded {
        tables.fill_from(parse(text)?);
    }
    Ok(tables)
}

fn parse<T: DeserializeOwned>(text: &str) -> Result<T, Flaws> {
    toml::from_str(text).map_err(|error: toml::de::Error| {
        let line = error.span().map_or(1, |span| 1 + text[..span.start].matches('\n').count());
        let mut flaws = Flaws::default();
        flaws.add("file", format_args!("line {line}"), error.message());
        flaws
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde::Deserialize;

    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Two {
        one: Option<u8>,
        other: Option<u8>,
    }

    impl Tables for Two {
        fn fill_from(&mut self, other: Self) {
            self.one = self.one.or(other.one);
            self.other = self.other.or(other.other);
        }
    }

    #[test]
    fn what_is_given_replaces_what_is_embedded() {
        let two: Two = read_tables("one = 7", &["one = 1", "other = 2"]).expect("both are sound");
        assert_eq!((two.one, two.other), (Some(7), Some(2)));
    }

    #[test]
    fn what_is_no_table_is_told_with_its_line() {
        let flaws = read_tables::<Two>("one = 7\nthree = 3", &[]).err().expect("three is unknown");
        assert_eq!((&*flaws.0[0].table, &*flaws.0[0].entry), ("file", "line 2"));
    }
}
