//! Counts of the rare things a run has met.

use std::collections::BTreeMap;
use std::fmt;

/// How often each named thing was met.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Tally(BTreeMap<&'static str, u64>);

impl Tally {
    /// Meets `name` once more.
    pub fn count(&mut self, name: &'static str) {
        self.add(name, 1);
    }

    /// Meets `name` `times` more.
    pub fn add(&mut self, name: &'static str, times: u64) {
        *self.0.entry(name).or_default() += times;
    }

    /// How often `name` was met.
    pub fn of(&self, name: &str) -> u64 {
        self.0.get(name).copied().unwrap_or_default()
    }

    /// Adds another tally to this one.
    pub fn merge(&mut self, other: &Self) {
        for (&name, &times) in &other.0 {
            self.add(name, times);
        }
    }

    /// Those of `names` that were never met.
    pub fn missing<'n>(&self, names: &[&'n str]) -> Vec<&'n str> {
        names.iter().copied().filter(|name| self.of(name) == 0).collect()
    }

    /// Everything met, by name.
    pub fn iter(&self) -> impl Iterator<Item = (&'static str, u64)> {
        self.0.iter().map(|(&name, &times)| (name, times))
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let width = self.0.keys().map(|name| name.chars().count()).max().unwrap_or_default();
        self.iter().try_for_each(|(name, times)| writeln!(f, "{name:width$}  {times:>12}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tally_prints_as_a_table_by_name() {
        let mut tally = Tally::default();
        tally.add("swaps", 12);
        tally.count("rolls of three");
        assert_eq!(tally.to_string(), "rolls of three             1\nswaps                     12\n");
    }

    #[test]
    fn what_was_never_met_is_missing() {
        let mut tally = Tally::default();
        tally.count("swaps");
        assert_eq!(tally.missing(&["swaps", "claims"]), ["claims"]);
    }
}
