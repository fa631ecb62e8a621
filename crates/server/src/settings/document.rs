//! The settings as a page for people and as a file to begin with.

use super::Settings;
use super::table::Entry;

const INTRODUCTION: &str = "\
# Settings of the server

Every setting has a default; an empty file is a good file. Written from `crates/server/src/settings.rs` by
`cargo xtask bless`; a test fails where the two differ.

A setting can be given in four places. The first in this list that names it wins:

1. the command line: `--listen`, `--data`, `--database`, `--public-origin`, `--log-format`, `--log-level`, and
   `--set KEY=VALUE` for every other, such as `--set limits.tables_per_guest=5`;
2. the environment: `LAGOON_` and the name in capitals, with `_` for the dot, such as `LAGOON_LIMITS_TABLES_PER_GUEST=5`;
3. the file `lagoon.toml` in the folder the server is started in, or the one that `--config` or `LAGOON_CONFIG` names;
4. the default.

A name that is no setting, or a value that cannot be, stops the server before it starts, with name, value and place.
[examples/lagoon.toml](../examples/lagoon.toml) has every setting with its default.

## Behind a proxy

Let the proxy end TLS, pass `Host` on, and allow WebSocket upgrades. Then set `public_origins` to what people see in their
address bar, `trust_proxy = true` if the proxy writes `X-Forwarded-For`, and keep `listen` on loopback. While the server
listens on loopback it answers only to the names `localhost`, `127.0.0.1`, `[::1]` and those of `public_origins`, so that no
foreign name can be pointed at it.

`/metrics` with `loopback` answers only to requests that come from this machine, name it as such and carry no trace of a
proxy. To have it read from elsewhere, set `metrics = \"open\"` and keep the path from the public at the proxy.
";

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
        let default = entry.shown.map_or_else(|| code(entry.default.as_deref()), str::to_owned);
        format!("| `{}` | {default} | {} Must be {}. |\n", entry.key, entry.about, entry.form)
    };
    format!(
        "| setting | default | what it does |\n| --- | --- | --- |\n{}",
        entries.iter().map(row).collect::<String>()
    )
}

fn code(default: Option<&str>) -> String {
    default.map(|default| format!("`{default}`")).unwrap_or_default()
}

/// A derived default is left to the server, and told in a comment.
fn lines(entry: &Entry, name: &str) -> String {
    let about = format!("\n# {}\n# Must be {}.\n", entry.about, entry.form);
    match (entry.shown, &entry.default) {
        (None, Some(default)) => format!("{about}{name} = {default}\n"),
        (shown, _) => format!("{about}# Default: {}.\n# {name} = \"\"\n", shown.unwrap_or("nothing")),
    }
}
