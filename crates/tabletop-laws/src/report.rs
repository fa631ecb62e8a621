//! What a run has met.

use crate::Tally;
use std::fmt;

/// What a run has met.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Report {
    /// Games played to their end, of both styles together.
    pub games: u64,
    pub decisions: u64,
    pub chance_steps: u64,
    /// Steps of the longest game.
    pub longest: usize,
    /// Games whose record was replayed.
    pub records: u64,
    /// Times that shuffling secrets made another state: none in a game without secrets.
    pub secrets_shuffled: u64,
    /// Games that were told again with other secrets.
    pub retold: u64,
    /// Pairs of steps that a viewer must not tell apart and could not.
    pub alike_pairs: u64,
    /// Pairs of a decision and an action of its shape: each is either listed or refused with a reason.
    pub tried: u64,
    /// Those of them that were refused.
    pub refused: u64,
    /// Pairs of a decision and any action that can be written down, whatever its shape.
    pub tried_at_large: u64,
    /// How often each clause was named as the reason.
    pub reasons: Tally,
    /// The rare things.
    pub tally: Tally,
}

impl Report {
    /// Adds another part of the same run.
    pub fn merge(&mut self, other: &Self) {
        self.games += other.games;
        self.decisions += other.decisions;
        self.chance_steps += other.chance_steps;
        self.longest = self.longest.max(other.longest);
        self.records += other.records;
        self.secrets_shuffled += other.secrets_shuffled;
        self.retold += other.retold;
        self.alike_pairs += other.alike_pairs;
        self.tried += other.tried;
        self.refused += other.refused;
        self.tried_at_large += other.tried_at_large;
        self.reasons.merge(&other.reasons);
        self.tally.merge(&other.tally);
    }

    /// Makes sure that each of these rare things was met.
    ///
    /// # Panics
    /// If one was not, since then the laws were never checked on it.
    pub fn assert_met(&self, names: &[&str]) {
        let missing = self.tally.missing(names);
        assert!(missing.is_empty(), "these were never met: {}\n{self}", missing.join(", "));
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut table = Tally::default();
        table.add("games", self.games);
        table.add("decisions", self.decisions);
        table.add("chance steps", self.chance_steps);
        table.add("longest game", self.longest as u64);
        table.add("records replayed", self.records);
        table.add("secrets shuffled", self.secrets_shuffled);
        table.add("games told again", self.retold);
        table.add("pairs told alike", self.alike_pairs);
        table.add("actions tried", self.tried);
        table.add("actions refused", self.refused);
        table.add("actions of any shape tried", self.tried_at_large);
        write!(f, "{table}\n{}\n{}", self.reasons, self.tally)
    }
}
