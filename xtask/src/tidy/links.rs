//! Relative links between documents lead to files that exist.

use super::Finding;
use super::tree::{File, Tree};
use regex_lite::Regex;

pub fn check(tree: &Tree) -> Vec<Finding> {
    let exists = |path: &str| path.is_empty() || tree.paths.contains(path);
    tree.ending(".md").flat_map(|file| check_file(file, exists)).collect()
}

fn check_file(file: &File, exists: impl Fn(&str) -> bool) -> Vec<Finding> {
    let link = Regex::new(r"\]\(([^)\s]+)\)").expect("the pattern is sound");
    let mut findings = Vec::new();
    for (number, line) in prose(file) {
        for target in link.captures_iter(line).map(|found| found.get(1).map_or("", |group| group.as_str())) {
            if is_relative(target) && !resolve(&file.path, target).is_some_and(|path| exists(&path)) {
                let what = format!("the link to {target} is broken: fix the path or remove it");
                findings.push(Finding::new(&file.path, number, what));
            }
        }
    }
    findings
}

/// The lines outside fenced code.
fn prose(file: &File) -> impl Iterator<Item = (usize, &str)> {
    let mut fenced = false;
    file.lines().filter(move |(_, line)| {
        let fence = line.trim_start().starts_with("```");
        fenced ^= fence;
        !fenced && !fence
    })
}

fn is_relative(target: &str) -> bool {
    !target.contains("://") && !target.starts_with('#') && !target.starts_with("mailto:")
}

/// Where a link of the file at `from` leads; nothing if it leaves the repository.
fn resolve(from: &str, target: &str) -> Option<String> {
    let path = target.split('#').next().unwrap_or_default();
    let mut parts: Vec<&str> = from.split('/').collect();
    parts.pop();
    for part in path.trim_end_matches('/').split('/') {
        match part {
            "." | "" => {}
            ".." => drop(parts.pop()?),
            name => parts.push(name),
        }
    }
    Some(parts.join("/"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn count(text: &str) -> usize {
        check_file(&File::sample("docs/records.md", text), |path| {
            ["README.md", "docs/notation.md"].contains(&path)
        })
        .len()
    }

    #[test]
    fn a_link_to_nothing_is_found() {
        assert_eq!(count("see [there](nothing.md)"), 1);
        assert_eq!(count("see [outside](../../shared/design.md)"), 1);
    }

    #[test]
    fn links_that_lead_somewhere_are_fine() {
        assert_eq!(count("[up](../README.md), [beside](notation.md#seats), [here](#seats)"), 0);
        assert_eq!(count("[away](https://example.org/nothing.md)"), 0);
        assert_eq!(count("```\n[in code](nothing.md)\n```\n"), 0);
    }
}
