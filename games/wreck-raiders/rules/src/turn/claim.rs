//! Naming a claim and decorating it (WR-6.1 to WR-6.4, WR-8.2).

use super::starfish;
use crate::action::Action;
use crate::board::Diver;
use crate::components::{Bauble, Crests, ExhibitId, Wreck};
use crate::edition::StarfishPower;
use crate::event::Event;
use crate::mat::{self, DisplayId};
use crate::state::State;
use crate::task::{Room, Task};
use tabletop::{Log, Refusal};

/// The claim step is offered while a claim or a starfish power is possible (WR-8.1).
pub fn is_question(state: &State) -> bool {
    let claimable = |display| state.claims_with(display).next().is_some();
    starfish::usable_in_claim_step(state) || DisplayId::ALL.into_iter().any(claimable)
}

pub fn options(state: &State, out: &mut Vec<Action>) {
    for display in DisplayId::ALL {
        out.extend(state.claims_with(display).map(|card| Action::Claim(display, card)));
    }
    out.push(Action::Done);
}

/// Every display with every face-up card.
pub fn for_shape(state: &State, out: &mut Vec<Action>) {
    for display in DisplayId::ALL {
        out.extend(state.face_up().map(|card| Action::Claim(display, card)));
    }
}

/// Every claim, or no more of them.
pub fn shape(state: &State, out: &mut Vec<Action>) {
    for_shape(state, out);
    out.push(Action::Done);
}

/// Why a display does not match a card (WR-6.1, WR-8.2).
pub fn refusal(state: &State, id: DisplayId, card: ExhibitId) -> Option<Refusal> {
    if !state.face_up().any(|shown| shown == card) {
        return Some(state.why("WR-6.1", "wr-why-not-face-up").with("card", card.to_string()));
    }
    let (display, exhibit) = (state.mat(state.on_turn()).display(id), state.catalogue.exhibit(card));
    let (lying, wanted) = (display.treasures().len(), exhibit.treasures.len());
    let why = |reason, count| Some(state.why_display("WR-6.1", reason, id).with("count", count));
    if lying < wanted {
        return why("wr-why-too-few", wanted - lying);
    }
    if lying > wanted {
        return why("wr-why-too-many", lying - wanted);
    }
    let misfits = mat::misfits(display.open_types(), exhibit).saturating_sub(spare_starfish(state));
    if misfits > 0 { why("wr-why-misfits", misfits.into()) } else { None }
}

impl State {
    /// Cards that a display of the player on turn matches, in 2019 with the starfish of the basket (WR-6.1, WR-8.2).
    pub fn claims_with(&self, id: DisplayId) -> impl Iterator<Item = ExhibitId> {
        let display = self.mat(self.on_turn()).display(id);
        let (types, size, spare) = (display.open_types(), display.treasures().len(), spare_starfish(self));
        self.face_up().filter(move |card| {
            let card = self.catalogue.exhibit(*card);
            card.treasures.len() == size && (card.wanted == types || mat::misfits(types, card) <= spare)
        })
    }
}

/// Starfish that can still be laid on a display after it is named.
fn spare_starfish(state: &State) -> u8 {
    match state.rules.starfish_power {
        StarfishPower::CoversAnyDisplay => 0,
        StarfishPower::CoversClaimAndClears => state.mat(state.on_turn()).basket.starfish,
    }
}

pub fn name(state: &mut State, display: DisplayId, card: ExhibitId, log: &mut impl Log<Event>) {
    state.agenda.push(Task::Decorate(display, card, Crests::default()));
    log.note(Event::ClaimNamed { seat: state.on_turn(), display, card });
}

/// A named claim is asked about unless going on is all that can be done.
pub fn is_decorate_question(state: &State, display: DisplayId, card: ExhibitId, used: Crests) -> bool {
    !matches(state, display, card, used)
        || starfish::usable_while_claiming(state, display)
        || can_lay_conch(state, card, used)
        || can_spend_scallop(state, card, used)
}

/// Starfish on the display, decorations, or going on once it matches.
pub fn decorate_options(state: &State, id: DisplayId, card: ExhibitId, used: Crests, out: &mut Vec<Action>) {
    if state.rules.starfish_power == StarfishPower::CoversClaimAndClears {
        covers_for_claim(state, id, card, used, out);
    }
    if !matches(state, id, card, used) {
        return;
    }
    if can_lay_conch(state, card, used) {
        out.push(Action::DecorateConch);
    }
    if can_spend_scallop(state, card, used) {
        let wrecks = Wreck::ALL.into_iter().filter(|&wreck| state.can_draw(wreck));
        out.extend(wrecks.map(Action::DecorateScallop));
    }
    out.push(Action::Done);
}

/// Decorations and going on; what starfish can do is told beside it.
pub fn decorate_shape(out: &mut Vec<Action>) {
    out.push(Action::DecorateConch);
    out.extend(Wreck::ALL.map(Action::DecorateScallop));
    out.push(Action::Done);
}

/// Why a named claim cannot be decorated or carried out so (WR-6.3, WR-6.4, WR-8.2).
pub fn decorate_refusal(
    state: &State,
    id: DisplayId,
    card: ExhibitId,
    used: Crests,
    action: Action,
) -> Option<Refusal> {
    let crests = state.catalogue.exhibit(card).crests;
    let refused = match action {
        Action::Done => None,
        Action::DecorateConch => crest_refusal(state, "WR-6.3", Bauble::Conch, (crests.conch, used.conch)),
        Action::DecorateScallop(wreck) => {
            let empty = || state.why("WR-4.11", "wr-why-wreck-empty").with("wreck", wreck.word());
            crest_refusal(state, "WR-6.4", Bauble::Scallop, (crests.scallop, used.scallop))
                .or_else(|| (!state.can_draw(wreck)).then(empty))
        }
        _ => Some(state.not_now(Task::Decorate(id, card, used))),
    };
    refused.or_else(|| starfish_first(state, id, card, used))
}

/// Why a bauble cannot be used for a crest that the card has or not, and that was used or not.
fn crest_refusal(
    state: &State,
    clause: &'static str,
    bauble: Bauble,
    (crest, used): (bool, bool),
) -> Option<Refusal> {
    let why = |id| Some(state.why(clause, id).with("bauble", bauble.word()));
    match state.mat(state.on_turn()).basket.of(bauble) {
        _ if !crest => why("wr-why-no-crest"),
        _ if used => why("wr-why-crest-used"),
        0 => Some(state.lacks(clause, bauble)),
        _ => None,
    }
}

/// Before anything else a named claim must match (WR-8.2).
fn starfish_first(state: &State, id: DisplayId, card: ExhibitId, used: Crests) -> Option<Refusal> {
    let missing = missing_starfish(state, id, card, used);
    let why = || state.why_display("WR-8.2", "wr-why-starfish-first", id).with("count", missing);
    (missing > 0).then(why)
}

/// Starfish that keep a match within reach of those left in the basket (WR-8.2).
fn covers_for_claim(state: &State, id: DisplayId, card: ExhibitId, used: Crests, out: &mut Vec<Action>) {
    let mat = state.mat(state.on_turn());
    if mat.basket.starfish == 0 {
        return;
    }
    let display = mat.display(id);
    let places = (0..display.treasures().len()).filter(|&place| !display.covered(place));
    let helpful = places.filter(|&place| keeps_match(state, id, card, used, place));
    out.extend(helpful.map(|place| Action::Cover(id, place as u8)));
}

/// Whether a starfish on `place` leaves enough of them in the basket for the match of a named claim (WR-8.2).
pub fn keeps_match(state: &State, id: DisplayId, card: ExhibitId, used: Crests, place: usize) -> bool {
    let mat = state.mat(state.on_turn());
    let further = mat.basket.starfish - 1;
    is_decorated(used) || mat.display(id).matches_with(state.catalogue.exhibit(card), place, further)
}

/// Starfish a named claim still needs before it matches. A decorated one matched before it was decorated, and a treasure
/// that a scallop has brought to its display since does not undo that (WR-6.4).
pub fn missing_starfish(state: &State, id: DisplayId, card: ExhibitId, used: Crests) -> u8 {
    if is_decorated(used) {
        return 0;
    }
    let misfits = state.mat(state.on_turn()).display(id).misfits(state.catalogue.exhibit(card));
    misfits.expect("a display has as many treasures as the card it is claimed with")
}

fn is_decorated(used: Crests) -> bool {
    used != Crests::default()
}

fn matches(state: &State, id: DisplayId, card: ExhibitId, used: Crests) -> bool {
    missing_starfish(state, id, card, used) == 0
}

fn can_lay_conch(state: &State, card: ExhibitId, used: Crests) -> bool {
    let crest = state.catalogue.exhibit(card).crests.conch;
    crest && !used.conch && state.mat(state.on_turn()).basket.conch > 0
}

fn can_spend_scallop(state: &State, card: ExhibitId, used: Crests) -> bool {
    let crest = state.catalogue.exhibit(card).crests.scallop;
    let able = crest && !used.scallop && state.mat(state.on_turn()).basket.scallop > 0;
    able && Wreck::ALL.into_iter().any(|wreck| state.can_draw(wreck))
}

/// A conch leaves the basket for the card and stays there (WR-6.3).
pub fn decorate_conch(state: &mut State, log: &mut impl Log<Event>) {
    let (seat, card) = (state.on_turn(), use_crest(state, |used| used.conch = true));
    state.mat_mut(seat).basket.conch -= 1;
    log.note(Event::CardDecorated { seat, card });
}

/// A scallop brings a treasure, which may go to any display, the claimed one included (WR-6.4).
pub fn decorate_scallop(state: &mut State, wreck: Wreck, log: &mut impl Log<Event>) {
    use_crest(state, |used| used.scallop = true);
    let seat = state.on_turn();
    state.spend(seat, Bauble::Scallop, log);
    state.agenda.push(Task::Draw(Diver::Of(seat), wreck, Room::Anywhere));
}

fn use_crest(state: &mut State, mark: impl FnOnce(&mut Crests)) -> ExhibitId {
    let Some(Task::Decorate(display, card, mut used)) = state.agenda.last().copied() else {
        unreachable!("a card is decorated only while its claim is on top");
    };
    mark(&mut used);
    state.agenda.set_top(Task::Decorate(display, card, used));
    card
}
