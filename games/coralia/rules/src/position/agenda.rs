//! The agenda of a position: what is usual at such a table, and what fits it.

use super::Position;
use crate::components::{Card, Colour, Pile};
use crate::dice::{STATION, Side};
use crate::state::{AGENDA, State};
use crate::task::Task;
use crate::turn::order::can_lie;
use tabletop::{Bag, Flaws, Stack};

pub fn set_agenda(state: &mut State, position: &Position, flaws: &mut Flaws) {
    let mut agenda = position.agenda.clone().unwrap_or_else(|| usual(state));
    agenda.reverse();
    let idle = agenda.is_empty() && !state.progress.is_final_scoring();
    flaws.require(!idle, "agenda", "all", "the agenda is empty only after the final scoring");
    flaws.require(agenda.len() <= AGENDA, "agenda", "all", "the agenda is too long");
    state.agenda = agenda.iter().copied().take(AGENDA).collect::<Stack<_, AGENDA>>();
    for (&task, lies) in state.agenda.iter().zip(can_lie(&state.agenda)) {
        let (fits, reason) = fits(state, task);
        flaws.require(fits && lies, "agenda", task, reason);
    }
    check_dice_to_come(state, flaws);
    let looking = matches!(state.agenda.last(), Some(Task::Keep(_) | Task::Look(..)));
    let sound = looking || state.piles.open_draw().is_none();
    flaws.require(sound, "draws", "last", "cards are being looked at, but no task asks which to keep");
    set_cards_to_score(state, position, flaws);
}

/// Every turn still to come takes a die, so that the supply must last for all of them (CO-2.2).
fn check_dice_to_come(state: &State, flaws: &mut Flaws) {
    let Some(&first) = state.agenda.first().filter(|_| !state.progress.is_final_scoring()) else { return };
    let on_station = state.station.len();
    let placed = first == Task::End;
    flaws.require(!placed || on_station < STATION, "position", "station", "one of four dice has been placed");
    let turns = usize::from(state.progress.all_turns() - state.progress.turns) - usize::from(placed);
    let wanted = if turns == 0 { 0 } else { STATION.saturating_sub(on_station) + turns - 1 };
    let left: usize = state.supply.iter().map(|&dice| usize::from(dice)).sum();
    let reason = format_args!("the remaining turns need {wanted} dice, but the supply has {left}");
    flaws.require(wanted <= left, "position", "turns-played", reason);
    let free = |colour: &Colour| {
        state.supply[colour.index()] > 0 && state.station.iter().all(|die| die.colour != *colour)
    };
    let different = Colour::ALL.iter().filter(|colour| free(colour)).count();
    let first_four = state.progress.turns > 0 || first != Task::Choose || on_station + different >= STATION;
    flaws.require(first_four, "position", "station", "the first four dice have different colours");
}

/// What the station and the turns suggest, the next thing first.
fn usual(state: &State) -> Vec<Task> {
    let rolled = state.station.iter().all(|die| matches!(die.side, Side::Up(_)));
    if state.progress.is_final_scoring() {
        vec![Task::Starfish, Task::End]
    } else if state.station.len() < STATION {
        vec![Task::Choose]
    } else if rolled {
        vec![Task::Place]
    } else {
        vec![Task::Lock]
    }
}

/// Whether a task belongs to this moment, and why not if it does not.
fn fits(state: &State, task: Task) -> (bool, &'static str) {
    let in_play = !state.progress.is_final_scoring();
    let full = state.station.len() == STATION;
    let rolled = state.station.iter().all(|die| die.up().is_some());
    match task {
        Task::SetUpDice | Task::Start | Task::Turtles => {
            (state.progress.turns == 0, "the set-up has its own order")
        }
        Task::Choose => (!full && in_play, "a die is chosen for an incomplete station"),
        Task::Lock | Task::Roll => (full && in_play, "four dice are rolled, early in a turn"),
        Task::Place => (full && rolled && in_play, "one of four rolled dice is placed"),
        Task::End => (true, "the end of a turn comes last"),
        Task::Starfish => (!in_play, "starfish cards are scored at the end"),
        Task::Chests(_) | Task::LeftOver(..) => (!in_play, "a starfish card asks for this"),
        Task::Look(pile, more) => looks(state, pile, more),
        Task::Keep(pile) => looks(state, pile, 0),
        _ => (true, "the end of the turn is still to come"),
    }
}

/// Only the player on turn looks at cards, at no more than the pile allows, and then keeps one at once.
fn looks(state: &State, pile: Pile, more: u8) -> (bool, &'static str) {
    let open = state.piles.open_draw();
    let same = open.is_none_or(|draw| draw.pile == pile && draw.by == state.on_turn());
    let seen = open.map_or(0, |draw| draw.cards().len());
    let sound = same && seen + usize::from(more) <= pile.looked_at().into() && (more > 0 || seen > 0);
    (sound, "the current player looks at cards of this pile and keeps one at once")
}

fn set_cards_to_score(state: &mut State, position: &Position, flaws: &mut Flaws) {
    let hand: Vec<Card> =
        state.piles.hand(state.on_turn()).filter(|card| card.is_scored_in_step_one()).collect();
    let asked = state.agenda.contains(&Task::Starfish);
    let usual = if asked { hand.clone() } else { Vec::new() };
    let cards = position.to_score.as_ref().unwrap_or(&usual);
    let mut to_score = Bag::default();
    for &card in cards {
        let count = |cards: &[Card]| cards.iter().filter(|&&other| other == card).count();
        let sound = asked && count(cards) <= count(&hand);
        flaws.require(
            sound,
            "to-score",
            card,
            "the current player scores starfish cards in hand, at the end",
        );
        if sound {
            to_score.put(state.catalogue.place(card));
        }
    }
    state.to_score = to_score;
}
