//! Looking ahead: an option played on a copy, up to the next chance or choice.

use tabletop::{Game, Pending};

/// The game after an option, played on through every decision that leaves no choice and that `goes_on`, with all that
/// happened on the way. Chance is never asked, and a decision that would show a secret is not made.
pub fn foresee<G: Game>(
    game: &G,
    option: G::Action,
    goes_on: impl Fn(&G::Action) -> bool,
) -> (G, Vec<G::Event>) {
    let (mut after, mut happened, mut options) = (game.clone(), Vec::new(), Vec::new());
    after.act(option, &mut happened);
    loop {
        options.clear();
        if let Pending::Decision(_) = after.pending() {
            after.options(&mut options);
        }
        match options[..] {
            [only] if goes_on(&only) && !after.reveals(only) => after.act(only, &mut happened),
            _ => return (after, happened),
        }
    }
}
