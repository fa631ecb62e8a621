//! How a game is played, in a few sentences that a family can read aloud before it begins.

use crate::{Book, Language};

/// One part of a summary: the goal, a turn, what things are for, what scores, or the end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SummaryPart {
    /// Its name, such as `turn`.
    pub name: &'static str,
    /// Its heading.
    pub title: String,
    /// What it says, one thing after the other.
    pub lines: Vec<SummaryLine>,
}

/// One thing that a part says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SummaryLine {
    /// What it is about, where it has a heading of its own.
    pub title: Option<String>,
    /// The sentences.
    pub text: String,
}

/// The parts, in the order in which they are read.
const PARTS: [&str; 5] = ["goal", "turn", "use", "score", "end"];

impl Book {
    /// The summary of the game whose clauses begin with `letters`, in the words of an edition; empty if it has none.
    ///
    /// ```
    /// use phrasebook::{Book, Language, Source};
    ///
    /// let text = "howto-pe-goal = Goal\nhowto-pe-goal-1 = { $edition ->\n [2018] Skulls\n *[2019] Shells\n } win.";
    /// let book = Book::with([Source::new(Language::En, "howto.ftl", text)]);
    /// let said = |edition| book.summary(Language::En, "PE", edition)[0].lines[0].text.clone();
    /// assert_eq!((said(Some("2018")), said(None)), ("Skulls win.".into(), "Shells win.".into()));
    /// ```
    pub fn summary(&self, language: Language, letters: &str, edition: Option<&str>) -> Vec<SummaryPart> {
        let of = |name: &'static str| self.part(language, letters, name, edition);
        PARTS.into_iter().filter_map(of).collect()
    }

    fn part(
        &self,
        language: Language,
        letters: &str,
        name: &'static str,
        edition: Option<&str>,
    ) -> Option<SummaryPart> {
        let id = format!("howto-{}-{name}", letters.to_lowercase());
        let title = self.told(language, &id, edition)?;
        let line = |number: u8| {
            let id = format!("{id}-{number}");
            let text = self.told(language, &id, edition)?;
            Some(SummaryLine { title: self.told(language, &format!("{id}-title"), edition), text })
        };
        Some(SummaryPart { name, title, lines: (1..).map_while(line).collect() })
    }
}
