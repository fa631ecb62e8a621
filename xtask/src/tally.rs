//! How many tests passed, failed and were skipped, added up over all test programs.

use anyhow::{Context, Result};
use regex_lite::Regex;
use std::fmt;
use std::ops::AddAssign;

/// The sum.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// Tests that passed.
    pub passed: u32,
    /// Tests that failed.
    pub failed: u32,
    /// Tests that were not run.
    pub skipped: u32,
}

impl Tally {
    /// Adds a line such as `test result: ok. 4 passed; 0 failed; 0 ignored; ...`; other lines add nothing.
    pub fn add(&mut self, line: &str) {
        let Some((_, counts)) = line.strip_prefix("test result: ").and_then(|rest| rest.split_once(". "))
        else {
            return;
        };
        for count in counts.split("; ") {
            match count.split_once(' ') {
                Some((number, "passed")) => self.passed += number.parse().unwrap_or(0),
                Some((number, "failed")) => self.failed += number.parse().unwrap_or(0),
                Some((number, "ignored")) => self.skipped += number.parse().unwrap_or(0),
                _ => {}
            }
        }
    }

    /// What vitest's JSON report counts.
    pub fn of_vitest(report: &str) -> Result<Self> {
        let [passed, failed, skipped] =
            ["numPassedTests", "numFailedTests", "numPendingTests"].map(|name| number(report, name));
        Ok(Self { passed: passed?, failed: failed?, skipped: skipped? })
    }

    /// What Playwright's JSON report counts; a flaky test has failed.
    pub fn of_playwright(report: &str) -> Result<Self> {
        let stats = report.rfind("\"stats\"").context("the report has no stats")?;
        let count = |name| number(&report[stats..], name);
        let failed = count("unexpected")? + count("flaky")?;
        Ok(Self { passed: count("expected")?, failed, skipped: count("skipped")? })
    }
}

impl AddAssign for Tally {
    fn add_assign(&mut self, other: Self) {
        self.passed += other.passed;
        self.failed += other.failed;
        self.skipped += other.skipped;
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { passed, failed, skipped } = self;
        write!(f, "{passed} passed, {failed} failed, {skipped} skipped")
    }
}

/// A field of a report, which is JSON; a parser for a handful of numbers would be the larger part of this program.
fn number(report: &str, name: &str) -> Result<u32> {
    let field = Regex::new(&format!("\"{name}\"\\s*:\\s*(\\d+)"))?;
    let found = field.captures(report).with_context(|| format!("the report does not say {name}"))?;
    Ok(found[1].parse()?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn closing_lines_of_all_test_programs_add_up() {
        let mut tally = Tally::default();
        for line in [
            "running 5 tests",
            "test result: ok. 4 passed; 0 failed; 1 ignored; 0 measured; 0 filtered out; finished in 0.00s",
            "test a_test_result: ok. 9 passed",
            "test result: FAILED. 10 passed; 2 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.10s",
        ] {
            tally.add(line);
        }
        assert_eq!(tally, Tally { passed: 14, failed: 2, skipped: 1 });
    }

    #[test]
    fn reports_of_the_browser_tests_are_counted() {
        let vitest = r#"{"numTotalTests":25,"numPassedTests":22,"numFailedTests":1,"numPendingTests":2}"#;
        assert_eq!(Tally::of_vitest(vitest).unwrap(), Tally { passed: 22, failed: 1, skipped: 2 });
        let playwright = r#"{"suites": [{"title": "\"stats\": no"}], "stats": {"expected": 9, "skipped": 0, "unexpected": 1, "flaky": 1}}"#;
        assert_eq!(Tally::of_playwright(playwright).unwrap(), Tally { passed: 9, failed: 2, skipped: 0 });
        assert!(Tally::of_vitest("{}").is_err());
    }

    #[test]
    fn the_sum_is_told_in_one_line() {
        let mut tally = Tally { passed: 1, failed: 0, skipped: 2 };
        tally += Tally { passed: 3, failed: 0, skipped: 0 };
        assert_eq!(tally.to_string(), "4 passed, 0 failed, 2 skipped");
    }
}
