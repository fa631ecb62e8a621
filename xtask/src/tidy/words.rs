//! Nothing half done stays, and nothing that ties us to one machine.

use super::Finding;
use super::tree::{File, Tree};
use regex_lite::Regex;

/// Left-overs in sources. The patterns are written so that they do not find themselves.
const IN_CODE: [(&str, &str); 2] = [
    (r"\b(todo|unimplemented|dbg)!", "finish it, or leave it out"),
    (r"#\[(ignore)\b", "a test runs or goes; a slow one gets a smaller default and an environment variable"),
];

/// Left-overs in any text.
const ANYWHERE: [(&str, &str); 1] = [(r"\b(TO(?:DO)|FIX(?:ME))\b", "file an issue, or do it now")];

/// Hosts of package registries, split so that this file does not name them.
const HOSTS: [[&str; 2]; 5] = [
    ["crates", ".io"],
    ["npmjs", ".org"],
    ["pypi", ".org"],
    ["pythonhosted", ".org"],
    ["deb.debian", ".org"],
];

/// Written by cargo, which names its default registry in it.
const LOCKS: [&str; 2] = ["Cargo.lock", "fuzz/Cargo.lock"];

pub fn check(tree: &Tree) -> Vec<Finding> {
    let written = |file: &&File| !LOCKS.contains(&file.path.as_str());
    tree.files.iter().filter(written).flat_map(check_file).collect()
}

fn check_file(file: &File) -> Vec<Finding> {
    let in_code = if file.is(".rs") { IN_CODE.as_slice() } else { &[] };
    let left_over =
        in_code.iter().chain(&ANYWHERE).flat_map(|(pattern, reason)| left_over(file, pattern, reason));
    left_over.chain(hosts(file)).collect()
}

fn left_over(file: &File, pattern: &str, reason: &str) -> Vec<Finding> {
    let pattern = Regex::new(pattern).expect("the pattern is sound");
    let found = file.lines().filter_map(|(number, line)| Some((number, pattern.find(line)?.as_str())));
    found.map(|(number, word)| Finding::new(&file.path, number, format!("`{word}`: {reason}"))).collect()
}

fn hosts(file: &File) -> Vec<Finding> {
    let hosts = HOSTS.map(|parts| parts.concat());
    let named = |line: &str| hosts.iter().find(|host| line.contains(host.as_str()));
    let found = file.lines().filter_map(|(number, line)| Some((number, named(line)?)));
    let what = |host| {
        format!("{host} is a registry's host: name the package instead, the client knows where to find it")
    };
    found.map(|(number, host)| Finding::new(&file.path, number, what(host))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn count(path: &str, text: &str) -> usize {
        check_file(&File::sample(path, text)).len()
    }

    #[test]
    fn each_left_over_is_found() {
        for parts in
            [["to", "do!()"], ["unimple", "mented!()"], ["d", "bg!(x)"], ["#[ig", "nore]"], ["// TO", "DO"]]
        {
            assert_eq!(count("crates/any/src/lib.rs", &parts.concat()), 1, "{parts:?}");
        }
        assert_eq!(count("README.md", &["FIX", "ME: later"].concat()), 1);
    }

    #[test]
    fn a_registry_host_is_found() {
        let line = format!("see https://{}/serde", HOSTS[0].concat());
        assert_eq!(count("README.md", &line), 1);
    }

    #[test]
    fn plain_text_is_fine() {
        assert_eq!(count("crates/any/src/lib.rs", "//! What there is to do.\nfn ignore() {}\n"), 0);
    }
}
