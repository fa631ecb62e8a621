//! What is said to a player who tries something that is not to be done now.

use crate::components::Pile;
use crate::task::Task;
use tabletop::Refusal;

/// The answer to an action of another shape: what is to be done now, by the clause that asks it.
pub const fn not_now(task: Task) -> Refusal {
    let (clause, id) = match task {
        Task::Choose => ("CO-2.2", "co-why-now-choose"),
        Task::Lock => ("CO-2.3", "co-why-now-lock"),
        Task::Place => ("CO-2.4", "co-why-now-place"),
        Task::Keep(pile) => (looking(pile), "co-why-now-keep"),
        Task::Copy => ("CO-6.1", "co-why-now-copy"),
        Task::PlaceWhite(_) => ("CO-6.5", "co-why-now-white"),
        Task::Starfish => ("CO-8.1", "co-why-now-starfish"),
        Task::Chests(_) => ("CO-7.10", "co-why-now-chests"),
        Task::LeftOver(..) => ("CO-7.11", "co-why-now-left-over"),
        Task::End => ("CO-2.4", "co-why-now-end"),
        _ => ("CO-2.2", "common-wait"),
    };
    Refusal::new(clause, id)
}

/// The clause by which cards of a pile are looked at and one is kept.
pub const fn looking(pile: Pile) -> &'static str {
    match pile {
        Pile::Fish => "CO-4.2",
        Pile::Starfish => "CO-4.3",
        Pile::Pearl | Pile::Island => "CO-5.2",
    }
}
