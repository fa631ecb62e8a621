//! Dependencies between workspace crates point one way.

use super::Finding;
use super::tree::{File, Tree};
use std::collections::BTreeSet;

/// What one crate may know of the others.
struct Arrow {
    from: &'static str,
    /// In `[dependencies]`.
    to: &'static [&'static str],
    /// In `[dev-dependencies]`, besides.
    tests_to: &'static [&'static str],
}

/// What the parts of a game may know besides each other.
const PARTS: &[Arrow] = &[
    Arrow { from: "rules", to: &["tabletop"], tests_to: &["tabletop-laws", "referee", "bots"] },
    Arrow {
        from: "kit",
        to: &["tabletop", "bots", "phrasebook", "kit"],
        tests_to: &["tabletop-laws", "kit-laws", "referee", "shelf", "typegen"],
    },
    Arrow { from: "testing", to: &["tabletop", "tabletop-laws", "referee", "bots"], tests_to: &[] },
];

/// What the crates of the house may know. `kits` stands for the kits of all games.
const ARROWS: &[Arrow] = &[
    Arrow { from: "tabletop", to: &[], tests_to: &[] },
    Arrow { from: "phrasebook", to: &["tabletop"], tests_to: &["typegen"] },
    Arrow { from: "referee", to: &["tabletop"], tests_to: &["tabletop-laws", "bots"] },
    Arrow { from: "bots", to: &["tabletop"], tests_to: &["tabletop-laws", "referee"] },
    Arrow { from: "arena", to: &["tabletop", "referee"], tests_to: &["tabletop-laws", "bots"] },
    Arrow {
        from: "review",
        to: &["tabletop", "referee", "bots"],
        tests_to: &["toy", "tabletop-laws", "kit", "kits"],
    },
    Arrow { from: "kit", to: &["tabletop", "bots", "phrasebook"], tests_to: &[] },
    Arrow { from: "tabletop-laws", to: &["tabletop", "referee", "bots"], tests_to: &[] },
    Arrow { from: "typegen", to: &["tabletop"], tests_to: &[] },
    Arrow {
        from: "kit-laws",
        to: &["tabletop", "bots", "phrasebook", "kit", "tabletop-laws"],
        tests_to: &["toy"],
    },
    Arrow { from: "toy", to: &["tabletop", "bots", "phrasebook", "kit", "tabletop-laws"], tests_to: &[] },
    Arrow {
        from: "shelf",
        to: &["tabletop", "referee", "bots", "arena", "review", "phrasebook", "kit", "kits"],
        tests_to: &["toy", "tabletop-laws", "kits"],
    },
    Arrow { from: "engine", to: &["tabletop", "referee", "shelf", "phrasebook"], tests_to: &["toy"] },
    Arrow { from: "protocol", to: &[], tests_to: &["typegen"] },
    Arrow { from: "store", to: &[], tests_to: &[] },
    Arrow { from: "client", to: &["protocol"], tests_to: &[] },
    Arrow {
        from: "room",
        to: &["tabletop", "referee", "shelf", "phrasebook", "protocol"],
        tests_to: &["toy", "bots"],
    },
    Arrow {
        from: "server",
        to: &["tabletop", "referee", "shelf", "phrasebook", "protocol", "store", "room"],
        tests_to: &["client", "bots", "toy", "kits", "tabletop-laws", "test-house"],
    },
    Arrow {
        from: "test-house",
        to: &["client", "protocol", "referee", "room", "shelf", "server", "store"],
        tests_to: &[],
    },
    Arrow {
        from: "lagoon",
        to: &[
            "tabletop",
            "referee",
            "bots",
            "arena",
            "kit",
            "shelf",
            "engine",
            "protocol",
            "client",
            "phrasebook",
            "server",
        ],
        tests_to: &["toy", "test-house"],
    },
    Arrow { from: "xtask", to: &[], tests_to: &[] },
];

pub fn check(tree: &Tree) -> Vec<Finding> {
    let manifests: Vec<&File> = tree.ending("Cargo.toml").filter(|file| crate_of(file).is_some()).collect();
    let crates: BTreeSet<String> = manifests.iter().filter_map(|file| crate_of(file)).collect();
    manifests.into_iter().flat_map(|manifest| check_manifest(manifest, &crates)).collect()
}

fn crate_of(manifest: &File) -> Option<String> {
    if manifest.path == "xtask/Cargo.toml" { Some("xtask".into()) } else { manifest.crate_name() }
}

/// A game's own parts know each other; what they may know besides is the same for every game.
fn arrow_of(manifest: &File, name: &str) -> Option<&'static Arrow> {
    match manifest.game_part() {
        Some((_, part)) => PARTS.iter().find(|arrow| arrow.from == part),
        None => ARROWS.iter().find(|arrow| arrow.from == name),
    }
}

/// Tests may ask a crate for more of its features. A kit is for hosts and `testing` for tests: rules need neither, and a kit only the latter, in its tests.
fn is_own(manifest: &File, kind: &str, target: &str) -> bool {
    let Some((game, part)) = manifest.game_part() else { return false };
    let for_tests = kind == "dev-dependencies" && target.strip_suffix("-testing") == Some(game);
    let itself = kind == "dev-dependencies" && Some(target) == manifest.crate_name().as_deref();
    part != "rules" && target == game || part != "testing" && for_tests || itself
}

fn check_manifest(manifest: &File, crates: &BTreeSet<String>) -> Vec<Finding> {
    let name = crate_of(manifest).unwrap_or_default();
    let Some(arrow) = arrow_of(manifest, &name) else {
        let what = format!("{name} has no row in xtask/src/tidy/arrows.rs: say there what it may depend on");
        return vec![Finding::new(&manifest.path, 1, what)];
    };
    let Ok(table) = manifest.text.parse::<toml::Table>() else {
        return vec![Finding::new(&manifest.path, 1, "this is not TOML")];
    };
    let mut findings = Vec::new();
    for (kind, names) in dependencies(&table) {
        for target in names.iter().filter(|target| crates.contains(target.as_str())) {
            if !arrow.allows(kind, target) && !is_own(manifest, kind, target) {
                let what =
                    format!("{name} must not depend on {target} in [{kind}]: see xtask/src/tidy/arrows.rs");
                findings.push(Finding::new(&manifest.path, line_of(manifest, kind, target), what));
            }
        }
    }
    findings
}

const KINDS: [&str; 3] = ["dependencies", "dev-dependencies", "build-dependencies"];

/// The names in each dependency table, by the package they stand for.
fn dependencies(manifest: &toml::Table) -> Vec<(&'static str, Vec<String>)> {
    let package = |(key, value): (&String, &toml::Value)| {
        value.get("package").and_then(toml::Value::as_str).unwrap_or(key).to_owned()
    };
    let names = |kind| {
        manifest.get(kind).and_then(toml::Value::as_table).map(|table| table.iter().map(package).collect())
    };
    KINDS.into_iter().filter_map(|kind| Some((kind, names(kind)?))).collect()
}

fn line_of(manifest: &File, kind: &str, target: &str) -> usize {
    let header = format!("[{kind}]");
    let after = manifest.lines().skip_while(|(_, line)| line.trim() != header);
    after.into_iter().find(|(_, line)| line.contains(target)).map_or(1, |(number, _)| number)
}

impl Arrow {
    fn allows(&self, kind: &str, target: &str) -> bool {
        let group = if target.ends_with("-kit") || target.ends_with("-testing") { "kits" } else { target };
        self.to.contains(&group) || kind == "dev-dependencies" && self.tests_to.contains(&group)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn findings(name: &str, dependencies: &str) -> Vec<Finding> {
        let crates = ["tabletop", "sea", "sea-kit", "sea-testing", "referee", "bots", "tabletop-laws"]
            .map(String::from);
        let folder = if name == "sea" { "games/sea/rules".into() } else { format!("crates/{name}") };
        let manifest = File::sample(&format!("{folder}/Cargo.toml"), dependencies);
        check_manifest(&manifest, &crates.into_iter().collect())
    }

    #[test]
    fn an_arrow_against_the_direction_is_found_on_its_line() {
        let found = findings("referee", "[dependencies]\ntabletop.workspace = true\nsea.workspace = true\n");
        assert_eq!(found.len(), 1);
        assert_eq!(found[0].line, 3);
        assert!(found[0].what.starts_with("referee must not depend on sea"));
    }

    #[test]
    fn what_only_tests_may_know_is_found_elsewhere() {
        assert!(findings("sea", "[dev-dependencies]\nreferee.workspace = true\n").is_empty());
        assert_eq!(findings("sea", "[dependencies]\nreferee.workspace = true\n").len(), 1);
    }

    #[test]
    fn rules_know_no_kit_and_only_their_tests_know_what_tests_ask() {
        assert_eq!(findings("sea", "[dev-dependencies]\nsea-kit.workspace = true\n").len(), 1);
        assert!(findings("sea", "[dev-dependencies]\nsea-testing.workspace = true\n").is_empty());
        assert_eq!(findings("sea", "[dependencies]\nsea-testing.workspace = true\n").len(), 1);
    }

    #[test]
    fn a_new_name_hides_no_crate() {
        let found = findings("tabletop", "[dependencies]\ndeep = { package = \"sea\", path = \"../sea\" }\n");
        assert_eq!(found.len(), 1);
    }

    #[test]
    fn a_crate_without_a_row_is_found() {
        assert!(findings("newcomer", "").first().is_some_and(|finding| finding.what.contains("no row")));
    }
}
