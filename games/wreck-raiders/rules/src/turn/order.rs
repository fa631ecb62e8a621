//! Which task may lie on which: the one table of the turn. Positions are checked by it, and play is tested against it.

use crate::board::Diver;
use crate::solo::SOLO_TURNS;
use crate::task::{Room, Task};
use tabletop::{Seat, read_steps};

/// What a task is for: the same task can come up at several places of a game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Step {
    SetUpRow,
    SetUpMarket,
    Start,
    FirstRoll,
    Turn,
    Roll,
    Take,
    Move,
    Push,
    Found,
    Extra,
    Neighbour,
    LastNeighbour,
    ScallopTreasure,
    Decorate,
    Pick,
    Free,
    FreePiece,
    Clear,
    Claim,
    RefillRow,
    Buy,
    Bought,
    EndTurn,
    SoloMarket,
    RoundRoll,
    SoloTurn,
    RivalPush,
    RivalDraw,
    VaultTreasure,
    LastVaultTreasure,
    Rival,
    Market,
    EndRound,
}

const fn step(name: Step, fits: fn(Task) -> bool, on: &'static [Step]) -> tabletop::Step<Step, Task> {
    tabletop::Step { name, fits, on }
}

use Step::*;

/// Every step of a game, and what may lie right beneath it. A position may leave out what has nothing left to do.
const ORDER: [tabletop::Step<Step, Task>; 34] = [
    // The opening (chapter 1).
    step(SetUpRow, |task| task == Task::RefillRow, &[SetUpMarket, SoloMarket]),
    step(SetUpMarket, |task| task == Task::RefillMarket, &[Start]),
    step(Start, |task| task == Task::Start, &[FirstRoll]),
    step(FirstRoll, |task| task == Task::Roll, &[Turn]),
    // A turn up to the dive (chapters 2 to 5): the mover's treasure, further ones, those of two neighbours at most.
    step(Turn, |task| task == Task::Turn, &[]),
    step(Roll, |task| task == Task::Roll, &[Take]),
    step(Take, |task| task == Task::Take, &[Claim]),
    step(Move, |task| matches!(task, Task::Move(_)), &[Claim]),
    step(Push, |task| matches!(task, Task::Push(_)), &[Found, Extra, Neighbour, LastNeighbour, Claim]),
    step(Found, is_found, &[Extra]),
    step(Extra, |task| matches!(task, Task::Extra(_)), &[Neighbour, LastNeighbour, Claim]),
    step(Neighbour, is_found, &[LastNeighbour]),
    step(LastNeighbour, is_found, &[Claim]),
    // Claims (chapter 6).
    step(ScallopTreasure, is_found, &[Decorate]),
    step(Decorate, |task| matches!(task, Task::Decorate(..)), &[Claim]),
    step(Pick, |task| task == Task::Pick, &[Clear]),
    step(Free, |task| task == Task::Free, &[Clear]),
    step(FreePiece, |task| task == Task::RefillMarket, &[Clear]),
    step(Clear, |task| matches!(task, Task::Clear(..)), &[Claim]),
    step(Claim, |task| task == Task::Claim, &[RefillRow, Buy]),
    // The rest of a turn (chapters 7 and 9); in the solo game the rest of the round follows at once.
    step(RefillRow, |task| task == Task::RefillRow, &[Buy]),
    step(Buy, |task| task == Task::Buy, &[EndTurn, SoloTurn, Rival, Market, EndRound]),
    step(Bought, |task| task == Task::RefillMarket, &[EndTurn, SoloTurn, Rival, Market, EndRound]),
    step(EndTurn, |task| task == Task::EndTurn, &[]),
    // The solo game (chapter 11).
    step(SoloMarket, |task| task == Task::RefillMarket, &[RoundRoll, SoloTurn, Rival, Market, EndRound]),
    step(RoundRoll, |task| task == Task::Roll, &[SoloTurn, Rival, Market, EndRound]),
    step(SoloTurn, |task| task == Task::Turn, &[SoloTurn, Rival]),
    step(
        RivalPush,
        |task| matches!(task, Task::Push(_)),
        &[RivalDraw, VaultTreasure, LastVaultTreasure, Rival, Market, EndRound],
    ),
    step(RivalDraw, is_rivals, &[VaultTreasure, LastVaultTreasure, Rival, Market, EndRound]),
    step(VaultTreasure, is_for_vault, &[LastVaultTreasure]),
    step(LastVaultTreasure, is_for_vault, &[Rival, Market, EndRound]),
    step(Rival, |task| task == Task::Rival, &[Rival, Market]),
    step(Market, |task| task == Task::Market, &[EndRound]),
    step(EndRound, |task| task == Task::EndRound, &[]),
];

/// Whether such an agenda can come up in play; it is given from the next task on.
pub fn can_come_up(agenda: &[Task], solo: bool, on_turn: Seat) -> bool {
    // An empty agenda is that of a game that is over.
    let (Some(first), Some(last)) = (agenda.first(), agenda.last()) else { return true };
    let steps = read_steps(&ORDER, agenda.iter().rev().copied());
    let read = steps.iter().all(|steps| !steps.is_empty());
    read && (*last == Task::EndRound) == solo
        && *first != Task::EndTurn
        && agenda.windows(2).all(|pair| belongs_to_claim(pair[0], pair[1], on_turn))
        && is_rest_of_round(agenda)
}

/// A treasure before the style check is what a scallop decoration brings the player on turn (WR-6.4).
fn belongs_to_claim(task: Task, beneath: Task, on_turn: Seat) -> bool {
    match (task, beneath) {
        (Task::Draw(owner, ..), Task::Decorate(_, _, used)) => owner.is(on_turn) && used.scallop,
        (Task::Place(owner, ..), Task::Decorate(_, _, used)) => owner == on_turn && used.scallop,
        _ => true,
    }
}

/// Three turns of the player, then three of rivals (WR-11.2).
fn is_rest_of_round(agenda: &[Task]) -> bool {
    let count = |wanted| agenda.iter().filter(|task| **task == wanted).count();
    let (turns, rivals) = (count(Task::Turn), count(Task::Rival));
    turns <= SOLO_TURNS && rivals <= SOLO_TURNS && (turns == 0 || rivals == 0 || rivals == SOLO_TURNS)
}

const fn is_found(task: Task) -> bool {
    matches!(task, Task::Draw(_, _, Room::Anywhere) | Task::Place(_, _, Room::Anywhere))
}

const fn is_rivals(task: Task) -> bool {
    matches!(task, Task::Draw(Diver::Rival, _, Room::Anywhere))
}

const fn is_for_vault(task: Task) -> bool {
    matches!(task, Task::Draw(_, _, Room::Vault) | Task::Place(_, _, Room::Vault))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Action, Edition, Setup, State};
    use bots::FastDealer;
    use tabletop::{Dealer, Game, Pending};
    use tabletop_laws::order::Met;

    /// Plays a game to its end, mostly eager to claim and to buy, and shows every agenda.
    fn play(setup: &Setup, seed: u64, mut visit: impl FnMut(&State)) {
        let mut dealer = FastDealer::new(seed);
        let mut state = State::new(setup).expect("the edition allows this number");
        let mut options = Vec::new();
        while state.pending() != Pending::Over {
            visit(&state);
            options.clear();
            state.options(&mut options);
            match state.pending() {
                Pending::Chance => state.deal_by(&mut dealer, &mut Vec::new(), &mut ()),
                _ => state.act(decide(&options, &mut dealer), &mut ()),
            }
        }
    }

    fn decide(options: &[Action], dealer: &mut impl Dealer) -> Action {
        use Action::*;
        let is_eager = |action: &Action| matches!(action, Claim(..) | DecorateScallop(_) | Free(_) | Buy(_));
        let eager: Vec<Action> = options.iter().copied().filter(is_eager).collect();
        let among = if !eager.is_empty() && dealer.below(4) > 0 { &eager } else { options };
        among[dealer.below(among.len() as u32) as usize]
    }

    const LEFT_OUT: [(Step, Step); 19] = [
        (Push, Extra),
        (Push, Neighbour),
        (Push, LastNeighbour),
        (Push, Claim),
        (Claim, Buy),
        (Buy, Market),
        (Buy, EndRound),
        (Bought, EndRound),
        (SoloMarket, EndRound),
        (RoundRoll, Rival),
        (RoundRoll, Market),
        (RoundRoll, EndRound),
        (RivalPush, VaultTreasure),
        (RivalPush, LastVaultTreasure),
        (RivalPush, Rival),
        (RivalPush, Market),
        (RivalPush, EndRound),
        (RivalDraw, EndRound),
        (LastVaultTreasure, EndRound),
    ];

    #[test]
    fn play_keeps_to_the_table_and_meets_all_of_it() {
        let mut met = Met::new(&ORDER);
        let numbers = |edition: Edition| edition.players().map(move |players| Setup::new(edition, players));
        for setup in Edition::ALL.into_iter().flat_map(numbers) {
            for seed in 0..40 {
                play(&setup, seed, |state| {
                    met.meet(&state.agenda);
                    let agenda: Vec<Task> = state.agenda.iter().rev().copied().collect();
                    assert!(can_come_up(&agenda, state.rules.solo(), state.on_turn()), "{agenda:?}");
                });
            }
        }
        met.close("a position may leave out what has nothing left to do", &LEFT_OUT);
    }
}
