//! The settings as a page for people and as a file to begin with.

use super::Settings;
use super::list::Entry;

const INTRODUCTION: &str = include_str!("introduction.txt");

/// The page `docs/configuration.md`.
pub fn document() -> String {
    let (limits, general): (Vec<Entry>, Vec<Entry>) = Settings::entries("").into_iter().partition(is_limit);
    format!("{INTRODUCTION}\n## General\n\n{}\n## Limits\n\n{}", rows(&general), rows(&limits))
}

/// The file `examples/lagoon.toml`: every setting with its default, so that reading it changes nothing.
pub fn example() -> String {
    let mut text =
        String::from("# Settings of Lagoon's server, each with its default. See docs/configuration.md.\n");
    let mut section = "";
    let entries = Settings::entries("");
    for entry in &entries {
        let (part, name) = entry.key.split_once('.').unwrap_or(("", &entry.key));
        if part != section {
            section = part;
            text.extend(["\n[", section, "]\n"]);
        }
        text.push_str(&lines(entry, name));
    }
    text
}

fn is_limit(entry: &Entry) -> bool {
    entry.key.starts_with("limits.")
}

fn rows(entries: &[Entry]) -> String {
    let row = |entry: &Entry| {
        let default = entry.shown.map_or_else(|| format!("`{}`", default(entry)), str::to_owned);
        format!("| `{}` | {default} | {} Must be {}. |\n", entry.key, entry.about, entry.form)
    };
    format!(
        "| setting | default | what it does |\n| --- | --- | --- |\n{}",
        entries.iter().map(row).collect::<String>()
    )
}

/// What it is where nobody says, as the file would have it.
fn default(entry: &Entry) -> String {
    let table = toml::Table::try_from(Settings::default()).expect("every setting has a form in TOML");
    let default =
        entry.key.split('.').try_fold(&toml::Value::Table(table), |value, name| value.get(name)).cloned();
    default.map(|value| value.to_string()).unwrap_or_default()
}

/// A derived default is left to the server, and described in a comment.
fn lines(entry: &Entry, name: &str) -> String {
    let about = format!("\n# {}\n# Must be {}.\n", entry.about, entry.form);
    match entry.shown {
        None => format!("{about}{name} = {}\n", default(entry)),
        Some(shown) => format!("{about}# Default: {shown}.\n# {name} = \"\"\n"),
    }
}
