//! Whole numbers as a language writes them: 1,234 and 1 234 and 1.234, as browsers do.

use crate::Language;
use crate::book::Bundle;
use fluent_bundle::FluentValue;

/// Makes a bundle group the digits of its numbers.
pub fn group_digits(bundle: &mut Bundle, language: Language) {
    bundle.set_formatter(Some(match language.code() {
        "en" => |value, _| grouped(value, ","),
        "de" => |value, _| grouped(value, "."),
        // A thin space, as in French, is understood everywhere.
        _ => |value, _| grouped(value, "\u{202f}"),
    }));
}

/// Digits in groups of three; nothing for what is no whole number, or too short for groups.
fn grouped(value: &FluentValue<'_>, separator: &str) -> Option<String> {
    let FluentValue::Number(number) = value else { return None };
    let whole = number.value.abs() as u64;
    if number.value.fract() != 0.0 || whole < 1000 {
        return None;
    }
    let digits = whole.to_string();
    let first = (digits.len() - 1) % 3 + 1;
    let groups = (first..digits.len()).step_by(3).map(|from| &digits[from..from + 3]);
    let sign = if number.value < 0.0 { "-" } else { "" };
    Some(groups.fold(format!("{sign}{}", &digits[..first]), |all, group| all + separator + group))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_stand_in_groups_of_three() {
        let grouped = |number: i64| grouped(&FluentValue::from(number), ".");
        assert_eq!(grouped(999), None);
        assert_eq!(grouped(1000).as_deref(), Some("1.000"));
        assert_eq!(grouped(-12_345).as_deref(), Some("-12.345"));
        assert_eq!(grouped(1_234_567).as_deref(), Some("1.234.567"));
    }
}
