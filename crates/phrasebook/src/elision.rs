//! French `de` before a name: « de Mira », but « d’Anna ».

use fluent_bundle::FluentValue;

/// The function `DE` of the messages.
pub fn de<'a>(given: &[FluentValue<'a>]) -> FluentValue<'a> {
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
