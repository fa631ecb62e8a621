//! The solo game: rounds, rival turns, and their ends (chapter 11).

use crate::action::Action;
use crate::board::{Diver, Spot};
use crate::components::Wreck;
use crate::edition::{MOST_DICE, Rules};
use crate::event::{Ending, Event, Gain, SoloEnding};
use crate::state::{Die, State};
use crate::task::{Room, Task};
use crate::turn::{buy, treasure};
use tabletop::{Log, Refusal, Seat};

/// What only the solo game keeps count of.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Solo {
    /// Rivals still in the pile.
    pub pile: u8,
    /// Rivals that have left the game.
    pub gone: u8,
    /// Wrecks a rival has dived to this round (WR-11.7).
    pub visited: [bool; 4],
    /// Whether a supply ran out this round (WR-11.11).
    pub ran_out: bool,
}

/// Turns of the player in a round, and of rivals after them (WR-11.2).
pub const SOLO_TURNS: usize = 3;

const SOLE: Seat = Seat::new(0);

impl Solo {
    /// The agenda of a new solo game: cards, market, then the first round.
    pub const OPENING: [Task; 11] = [
        Task::EndRound,
        Task::Market,
        Task::Rival,
        Task::Rival,
        Task::Rival,
        Task::Turn,
        Task::Turn,
        Task::Turn,
        Task::Roll,
        Task::RefillMarket,
        Task::RefillRow,
    ];

    /// The agenda of a round (WR-11.2, WR-11.10).
    const ROUND: &'static [Task] = Self::OPENING.split_at(9).0;

    pub fn new(rules: &Rules) -> Self {
        Self { pile: rules.rivals, ..Self::default() }
    }
}

/// A rival dives with one of the dice left, to an empty spot if there is one (WR-11.7).
pub fn rival_options(state: &State, out: &mut Vec<Action>) {
    let held = state.divers.held();
    for number in (1..=6).filter(|&number| state.pool().any(|(_, die)| die.face == number)) {
        let open = Wreck::ALL.into_iter().filter(|wreck| !state.solo.visited[wreck.index()]);
        let spots = open.map(|wreck| Spot::in_wreck(wreck, number));
        let any_empty = spots.clone().any(|spot| !held.has(spot));
        out.extend(spots.filter(|&spot| !any_empty || !held.has(spot)).map(Action::Rival));
    }
}

/// Every spot of a wreck.
pub fn rival_shape(out: &mut Vec<Action>) {
    out.extend(Spot::all().filter(|spot| spot.wreck().is_some()).map(Action::Rival));
}

/// Why no rival can dive there (WR-11.7).
pub fn rival_refusal(state: &State, to: Spot) -> Option<Refusal> {
    let mut dives = Vec::new();
    rival_options(state, &mut dives);
    let visited = to.wreck().is_some_and(|wreck| state.solo.visited[wreck.index()]);
    let id = match to.number() {
        _ if dives.contains(&Action::Rival(to)) => return None,
        number if !state.pool().any(|(_, die)| die.face == number) => "wr-why-no-die-left",
        _ if visited => "wr-why-visited",
        _ => "wr-why-empty-first",
    };
    Some(state.why("WR-11.7", id).with("value", to.number()))
}

pub fn resolve_rival(state: &mut State, to: Spot, log: &mut impl Log<Event>) {
    state.agenda.pop();
    take_rival_die(state, to.number(), log);
    let wreck = to.wreck().expect("rivals dive to wrecks");
    let pushed = state.divers.at(to);
    if let Some(diver) = pushed {
        state.divers.lift(diver, to);
    }
    state.solo.pile -= 1;
    state.solo.visited[wreck.index()] = true;
    state.divers.put(Diver::Rival, to);
    log.note(Event::DiverMoved { diver: Diver::Rival, from: None, to });
    treasure::schedule_neighbours(state, Diver::Rival, to, Room::Vault);
    state.agenda.push(Task::Draw(Diver::Rival, wreck, Room::Anywhere));
    if let Some(diver) = pushed {
        push_out(state, diver, to, log);
    }
}

fn take_rival_die(state: &mut State, number: u8, log: &mut impl Log<Event>) {
    let (die, rolled) =
        state.pool().find(|(_, die)| die.face == number).expect("a rival dives by a die of the pool");
    state.dice[die] = Die::Basket(Diver::Rival, number);
    log.note(Event::DieTaken { by: Diver::Rival, die, rolled });
}

/// A lifted diver goes to an empty beach spot of the player's choice, or off the board (WR-11.6, WR-11.7).
pub fn push_out(state: &mut State, diver: Diver, from: Spot, log: &mut impl Log<Event>) {
    log.note(Event::DiverPushed { diver, from, to: None });
    if !state.divers.empty_beach().is_empty() {
        state.agenda.push(Task::Push(diver));
    } else if diver == Diver::Rival {
        state.solo.gone += 1;
    }
}

pub fn push_options(state: &State, out: &mut Vec<Action>) {
    out.extend(state.divers.empty_beach().iter().map(Action::Push));
}

/// Every spot of the beach.
pub fn push_shape(out: &mut Vec<Action>) {
    out.extend((1..=6).map(|number| Action::Push(Spot::on_beach(number))));
}

/// A pushed diver lands on an empty spot.
pub fn push_refusal(state: &State, spot: Spot) -> Option<Refusal> {
    state.divers.held().has(spot).then(|| state.why(push_clause(state), "wr-why-spot-held"))
}

/// The clause of a push: WR-11.6 in a turn of the player's, WR-11.7 in a rival's.
pub fn push_clause(state: &State) -> &'static str {
    let own_turn = state.agenda.iter().any(|task| *task == Task::Claim);
    if own_turn { "WR-11.6" } else { "WR-11.7" }
}

pub fn resolve_push(state: &mut State, diver: Diver, on: Spot, log: &mut impl Log<Event>) {
    state.agenda.pop();
    state.divers.put(diver, on);
    log.note(Event::DiverLanded { diver, on });
    if let Diver::Of(seat) = diver {
        let baubles = state.catalogue.beach[on.number() as usize - 1];
        state.gain(seat, baubles, Gain::Beach(on), log);
    }
}

/// After the rival turns any number of pieces may be bought (WR-11.10).
pub fn market_options(state: &State, out: &mut Vec<Action>) {
    state.for_purchases(|placement| out.push(Action::Buy(placement)));
    out.push(Action::End);
}

/// Every piece of the market on every aquarium there could be, or the end of the round.
pub fn market_shape(state: &State, out: &mut Vec<Action>) {
    buy::for_shape(state, |placement| out.push(Action::Buy(placement)));
    out.push(Action::End);
}

/// The round is over: the game ends, or a new round begins (WR-11.11).
pub fn end_round(state: &mut State, log: &mut impl Log<Event>) {
    if let Some(ending) = ending(state) {
        state.agenda.clear();
        log.note(Event::Ended { ending: Ending::Solo(ending) });
        return;
    }
    state.agenda = Solo::ROUND.iter().copied().collect();
    state.solo.visited = [false; 4];
    state.solo.ran_out = false;
    state.dice = [Die::Unrolled; MOST_DICE];
    log.note(Event::RoundBegan);
}

fn ending(state: &State) -> Option<SoloEnding> {
    let mat = state.mat(SOLE);
    let ends = [
        (mat.vault_full(&state.catalogue), SoloEnding::VaultFull),
        (mat.exhibits.len() >= state.rules.exhibits_to_end as usize, SoloEnding::Exhibits),
        (state.solo.ran_out, SoloEnding::SupplyRanOut),
        (state.divers.empty_beach().is_empty(), SoloEnding::BeachFull),
        (state.solo.pile == 0, SoloEnding::NoRivals),
    ];
    ends.into_iter().find_map(|(met, ending)| met.then_some(ending))
}
