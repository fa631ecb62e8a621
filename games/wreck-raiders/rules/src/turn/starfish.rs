//! What starfish can do at many decisions: cover treasures, clear pedestals (chapter 8).

use super::claim;
use crate::action::Action;
use crate::components::Bauble;
use crate::edition::StarfishPower;
use crate::event::Event;
use crate::mat::{Display, DisplayId};
use crate::state::State;
use crate::task::Task;
use tabletop::{Log, Refusal, Seat};

/// Appends the powers that `seat` can use beside the question it is asked (WR-8.1, WR-8.3).
pub fn options(state: &State, seat: Seat, out: &mut Vec<Action>) {
    if state.mat(seat).basket.starfish <= owed_to_claim(state) {
        return;
    }
    match state.rules.starfish_power {
        StarfishPower::CoversClaimAndClears => out.extend(trims(state, seat).map(Action::Trim)),
        StarfishPower::CoversAnyDisplay if seat == state.on_turn() && in_claim_step(state) => {
            out.extend(covers(state, seat));
        }
        StarfishPower::CoversAnyDisplay => {}
    }
}

/// Appends the powers that `seat` could try beside the question it is asked.
pub fn shape(state: &State, seat: Seat, out: &mut Vec<Action>) {
    let power = state.rules.starfish_power;
    if power == StarfishPower::CoversClaimAndClears {
        out.extend(DisplayId::ALL.map(Action::Trim));
    }
    let naming = matches!(state.agenda.last(), Some(Task::Claim | Task::Decorate(..)));
    let covering = power == StarfishPower::CoversAnyDisplay && in_claim_step(state);
    if seat == state.on_turn() && (naming || covering) {
        let places = |id| (0..state.catalogue.pedestals).map(move |place| Action::Cover(id, place));
        out.extend(DisplayId::ALL.into_iter().flat_map(places));
    }
}

/// Why `seat` cannot clear a pedestal of a display (WR-8.3; WR-8.1 has no such power).
pub fn trim_refusal(state: &State, seat: Seat, id: DisplayId) -> Option<Refusal> {
    let why = |clause, reason| Some(state.why_display(clause, reason, id));
    let starfish = state.mat(seat).basket.starfish;
    if state.rules.starfish_power == StarfishPower::CoversAnyDisplay {
        why("WR-8.1", "wr-why-covers-only")
    } else if starfish == 0 {
        Some(state.lacks("WR-8.3", Bauble::Starfish))
    } else if starfish <= owed_to_claim(state) {
        why("WR-8.2", "wr-why-starfish-owed")
    } else if trims(state, seat).any(|display| display == id) {
        None
    } else if state.mat(seat).display(id).treasures().is_empty() {
        why("WR-8.3", "wr-why-display-empty")
    } else {
        why("WR-8.3", "wr-why-being-claimed")
    }
}

/// Why `seat` cannot lay a starfish on a treasure (WR-8.1, WR-8.2).
pub fn cover_refusal(state: &State, seat: Seat, id: DisplayId, place: usize) -> Option<Refusal> {
    let own_step = seat == state.on_turn() && in_claim_step(state);
    let why = |clause, reason| Some(state.why_display(clause, reason, id));
    match state.rules.starfish_power {
        StarfishPower::CoversAnyDisplay if !own_step => why("WR-8.1", "wr-why-claim-step-only"),
        StarfishPower::CoversAnyDisplay if being_cleared(state) == Some(id) => {
            why("WR-8.1", "wr-why-style-checked")
        }
        StarfishPower::CoversAnyDisplay => lay_refusal(state, "WR-8.1", id, place),
        StarfishPower::CoversClaimAndClears if !own_step => why("WR-8.2", "wr-why-while-claiming"),
        StarfishPower::CoversClaimAndClears => cover_for_claim_refusal(state, id, place),
    }
}

/// Why a starfish does not help the claim that is named, if one is (WR-8.2).
fn cover_for_claim_refusal(state: &State, id: DisplayId, place: usize) -> Option<Refusal> {
    let why = |reason| Some(state.why_display("WR-8.2", reason, id));
    let (card, used) = match *state.agenda.last()? {
        Task::Claim => return why("wr-why-name-first"),
        Task::Decorate(claimed, ..) if claimed != id => return why("wr-why-other-display"),
        Task::Decorate(_, card, used) => (card, used),
        task => return Some(state.not_now(task)),
    };
    let refused = lay_refusal(state, "WR-8.2", id, place);
    let helps = || claim::keeps_match(state, id, card, used, place);
    refused.or_else(|| if helps() { None } else { why("wr-why-starfish-owed") })
}

/// Why no starfish of the player on turn can lie on that pedestal, whatever it is for.
fn lay_refusal(state: &State, clause: &'static str, id: DisplayId, place: usize) -> Option<Refusal> {
    let mat = state.mat(state.on_turn());
    let display = mat.display(id);
    if mat.basket.starfish == 0 {
        Some(state.lacks(clause, Bauble::Starfish))
    } else if place >= display.treasures().len() {
        Some(state.why_display(clause, "wr-why-no-treasure", id))
    } else if display.covered(place) {
        Some(state.why_display(clause, "wr-why-covered", id))
    } else {
        None
    }
}

/// Whether a power can be used in the claim step, so that the step is offered (WR-8.1).
pub fn usable_in_claim_step(state: &State) -> bool {
    let mat = state.mat(state.on_turn());
    mat.basket.starfish > 0
        && match state.rules.starfish_power {
            StarfishPower::CoversClaimAndClears => {
                mat.displays.iter().any(|display| !display.treasures().is_empty())
            }
            StarfishPower::CoversAnyDisplay => mat.displays.into_iter().any(coverable),
        }
}

/// Whether a power can be used while `claimed` is being claimed and needs no starfish any more (WR-8.1 to WR-8.3).
pub fn usable_while_claiming(state: &State, claimed: DisplayId) -> bool {
    let seat = state.on_turn();
    let mat = state.mat(seat);
    mat.basket.starfish > 0
        && match state.rules.starfish_power {
            StarfishPower::CoversClaimAndClears => {
                coverable(*mat.display(claimed)) || trims(state, seat).next().is_some()
            }
            StarfishPower::CoversAnyDisplay => mat.displays.into_iter().any(coverable),
        }
}

/// Whether a treasure of it is not under a starfish yet.
fn coverable(display: Display) -> bool {
    (display.starfish() as usize) < display.treasures().len()
}

/// Whether `seat` can clear a pedestal now (WR-8.3).
pub fn can_trim(state: &State, seat: Seat) -> bool {
    state.rules.starfish_power == StarfishPower::CoversClaimAndClears
        && state.mat(seat).basket.starfish > 0
        && trims(state, seat).next().is_some()
}

/// Starfish a claim still needs after it was named: they cannot be spent elsewhere, or it could not be carried out.
fn owed_to_claim(state: &State) -> u8 {
    match state.agenda.last() {
        Some(&Task::Decorate(display, card, used)) => claim::missing_starfish(state, display, card, used),
        _ => 0,
    }
}

/// Displays with a treasure to clear, except the one being claimed (WR-8.3).
fn trims(state: &State, seat: Seat) -> impl Iterator<Item = DisplayId> {
    let claimed = if seat == state.on_turn() { display_being_claimed(state) } else { None };
    let filled = move |display: &DisplayId| !state.mat(seat).display(*display).treasures().is_empty();
    DisplayId::ALL.into_iter().filter(filled).filter(move |display| Some(*display) != claimed)
}

fn display_being_claimed(state: &State) -> Option<DisplayId> {
    state.agenda.iter().rev().find_map(|task| task.claim()).map(|(display, _)| display)
}

/// The claim step has begun once it is on top or a claim is under way; before, the dive's treasures come first.
fn in_claim_step(state: &State) -> bool {
    state.agenda.last() == Some(&Task::Claim) || display_being_claimed(state).is_some()
}

/// Uncovered treasures of the player's displays; on the claimed one only until its style check (WR-8.1).
fn covers(state: &State, seat: Seat) -> impl Iterator<Item = Action> {
    let cleared = being_cleared(state);
    let open = DisplayId::ALL.into_iter().filter(move |display| Some(*display) != cleared);
    open.flat_map(move |id| {
        let display = state.mat(seat).display(id);
        let places = (0..display.treasures().len()).filter(|&place| !display.covered(place));
        places.map(move |place| Action::Cover(id, place as u8))
    })
}

/// The display of a claim whose style has been checked.
fn being_cleared(state: &State) -> Option<DisplayId> {
    state.agenda.iter().find_map(|task| match task {
        Task::Clear(display, ..) => Some(*display),
        _ => None,
    })
}

pub fn cover(state: &mut State, id: DisplayId, place: usize, log: &mut impl Log<Event>) {
    let seat = state.on_turn();
    let mat = state.mat_mut(seat);
    mat.basket.starfish -= 1;
    mat.display_mut(id).cover(place);
    log.note(Event::TreasureCovered { seat, display: id, place });
}

pub fn trim(state: &mut State, seat: Seat, id: DisplayId, log: &mut impl Log<Event>) {
    state.spend(seat, Bauble::Starfish, log);
    let treasure = state.mat_mut(seat).display_mut(id).trim().expect("only a filled display is trimmed");
    state.put_on_discard(treasure);
    log.note(Event::DisplayTrimmed { seat, display: id, treasure });
}
