//! What is said to a player who tries something that cannot be done now.

use crate::components::{Bauble, Baubles};
use crate::mat::DisplayId;
use crate::solo;
use crate::state::State;
use crate::task::Task;
use tabletop::{Phrase, Refusal};

impl State {
    /// Forbidden by `clause`, said in the words of the edition.
    pub fn why(&self, clause: &'static str, id: &'static str) -> Refusal {
        Refusal::new(clause, id).with("edition", self.rules.edition.year())
    }

    /// Forbidden by `clause`, said of a display.
    pub fn why_display(&self, clause: &'static str, id: &'static str, display: DisplayId) -> Refusal {
        self.why(clause, id).with("display", display.index() + 1)
    }

    /// A power that needs a bauble which is not in the basket.
    pub fn lacks(&self, clause: &'static str, bauble: Bauble) -> Refusal {
        self.why(clause, "wr-why-no-bauble").with("bauble", bauble.word())
    }

    /// What the basket lacks for a price (WR-7.1).
    pub fn cannot_pay(&self, missing: Baubles) -> Refusal {
        let edition = self.rules.edition.year();
        let counted = |kind: Bauble| {
            let phrase = Phrase::new("wr-baubles").with("edition", edition);
            phrase.with("bauble", kind.word()).with("count", missing.of(kind))
        };
        let lacking = Bauble::ALL.into_iter().filter(|&kind| missing.of(kind) > 0);
        self.why("WR-7.1", "wr-why-cannot-pay").with("missing", lacking.map(counted).collect::<Vec<_>>())
    }

    /// The answer to an action of another shape: what is to be done now, by the clause that gives the order.
    pub fn not_now(&self, task: Task) -> Refusal {
        let (clause, id) = match task {
            Task::Take => ("WR-2.1", "wr-why-now-take"),
            Task::Move(_) => ("WR-2.1", "wr-why-now-move"),
            Task::Push(_) => (solo::push_clause(self), "wr-why-now-push"),
            Task::Place(..) => ("WR-5.1", "wr-why-now-place"),
            Task::Extra(_) => ("WR-4.10", "wr-why-now-extra"),
            Task::Claim => ("WR-2.1", "wr-why-now-claim"),
            Task::Decorate(..) => ("WR-6.2", "wr-why-now-decorate"),
            Task::Pick => ("WR-6.2", "wr-why-now-pick"),
            Task::Free => ("WR-6.2", "wr-why-now-free"),
            Task::Buy => ("WR-2.1", "wr-why-now-buy"),
            Task::Rival => ("WR-11.2", "wr-why-now-rival"),
            Task::Market => ("WR-11.10", "wr-why-now-market"),
            _ => ("WR-2.1", "common-wait"),
        };
        self.why(clause, id)
    }
}
