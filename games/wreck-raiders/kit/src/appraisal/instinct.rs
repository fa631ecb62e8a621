//! What someone in a hurry does: dives for what a display lacks, claims and buys what there is.

use tabletop::{Dealer, Seat};
use wreck_raiders::{Action, ColumnId, Die, DisplayId, Diver, Room, Slot, Spot, State, Task, Treasure};

/// What is done at a glance, without a list of all that could be done.
#[inline]
pub fn hunch(state: &State, dealer: &mut impl Dealer) -> Option<Action> {
    match *state.agenda().last()? {
        Task::Take => Some(any_die(state, dealer)),
        Task::Move(value) => dive(state, value, dealer),
        Task::Place(seat, treasure, room) => home(state, seat, treasure, room, dealer),
        Task::Extra(_) => Some(Action::Extra),
        Task::Claim => Some(claim(state, dealer)),
        Task::Buy => Some(buy(state, dealer)),
        _ => None,
    }
}

/// The place of an option that someone in a hurry likes best, any of those liked alike.
pub fn choose(options: &[Action], dealer: &mut impl Dealer) -> usize {
    favourite(options.iter().map(|&action| eagerness(action)), dealer).unwrap_or(0)
}

/// Claims first, then whatever brings something, then an end; whatever gives treasures up comes last.
const fn eagerness(action: Action) -> u8 {
    match action {
        Action::Claim(..) => 7,
        Action::DecorateConch => 6,
        Action::Free(_) | Action::Buy(_) => 5,
        Action::Done | Action::End => 4,
        Action::Cover(..) => 3,
        Action::Trim(_) => 1,
        _ => 2,
    }
}

fn any_die(state: &State, dealer: &mut impl Dealer) -> Action {
    let in_pool = |die: &Die| if let Die::Pool(rolled) = *die { Some(rolled) } else { None };
    let dice = state.dice().iter().filter_map(in_pool);
    let place = dealer.below(dice.clone().count() as u32) as usize;
    let rolled = dice.clone().nth(place).expect("a die is taken only while the pool has one");
    Action::Take(rolled)
}

/// Any diver to the wreck whose treasures are needed most; to the beach only if no wreck is open.
fn dive(state: &State, value: u8, dealer: &mut impl Dealer) -> Option<Action> {
    let seat = state.on_turn();
    let own = state.spots_of(Diver::Of(seat));
    let off_board = u32::from(state.rules().divers) - own.len() as u32;
    let needs = needs(state, seat);
    let liking = |to: Spot| match to.wreck() {
        _ if off_board == 0 && own.elsewhere(to).is_empty() => 0,
        Some(wreck) if !own.has(to) => 2 + needs[wreck.index()],
        None if !state.rules().solo() => 1,
        _ => 0,
    };
    let spots = Spot::numbered(value);
    let to = spots[favourite(spots.map(liking).into_iter(), dealer)?];
    let others = own.elsewhere(to);
    let mover = dealer.below(off_board + others.len() as u32);
    let from = mover.checked_sub(off_board).and_then(|mover| others.iter().nth(mover as usize));
    Some(Action::Move { from, to })
}

/// The display that comes nearest to a card, else the vault, else a display that is spoilt.
fn home(
    state: &State,
    seat: Seat,
    treasure: Treasure,
    room: Room,
    dealer: &mut impl Dealer,
) -> Option<Action> {
    let (mat, catalogue) = (state.mat(seat), state.catalogue());
    let fits = fits(state, seat, treasure.wreck().index());
    let display = |display: DisplayId| {
        let full = mat.display(display).treasures().len() >= catalogue.pedestals as usize;
        match state.agenda() {
            _ if full || room == Room::Vault => 0,
            // It would be cleared with the display being claimed (WR-6.4).
            [.., Task::Decorate(claimed, ..), _] if *claimed == display => 2,
            _ => 2 + fits[display.index()],
        }
    };
    let column = |column: ColumnId| {
        if mat.vault[column.index()].len() < catalogue.vault_rows.len() { 3 } else { 0 }
    };
    let slots = DisplayId::ALL.map(display).into_iter().chain(ColumnId::ALL.map(column));
    let slot = match favourite(slots, dealer)? {
        display @ 0..3 => Slot::Display(DisplayId::ALL[display]),
        column => Slot::Column(ColumnId::ALL[column - 3]),
    };
    Some(Action::Place(slot))
}

/// Any claim that is possible; starfish are kept for the next one.
fn claim(state: &State, dealer: &mut impl Dealer) -> Action {
    let mut lot = Lot::new(Action::Done);
    for display in DisplayId::ALL {
        state.claims_with(display).for_each(|card| lot.add(Action::Claim(display, card), dealer));
    }
    lot.drawn
}

/// Any piece that can be paid.
fn buy(state: &State, dealer: &mut impl Dealer) -> Action {
    let mut lot = Lot::new(Action::End);
    state.for_purchases(|placement| lot.add(Action::Buy(placement), dealer));
    lot.drawn
}

/// One of several actions that come one after the other, each as likely as another.
struct Lot {
    drawn: Action,
    count: u32,
}

impl Lot {
    const fn new(otherwise: Action) -> Self {
        Self { drawn: otherwise, count: 0 }
    }

    fn add(&mut self, action: Action, dealer: &mut impl Dealer) {
        self.count += 1;
        if self.count == 1 || dealer.below(self.count) == 0 {
            self.drawn = action;
        }
    }
}

/// How much a seat needs a treasure of each type: most for the card it is nearest to.
fn needs(state: &State, seat: Seat) -> [u8; 4] {
    let mut needs = [0; 4];
    for_cards(state, seat, |_, lacking, nearness| {
        // A byte of `lacking` that is not empty overflows into its top bit.
        let lacking = ((lacking + !TOPS) & TOPS) >> 7;
        for (need, near) in needs.iter_mut().zip((lacking * u32::from(nearness)).to_le_bytes()) {
            *need = near.max(*need);
        }
    });
    needs
}

/// How near each display comes to a card with one more treasure of a type; nothing if it fits none.
fn fits(state: &State, seat: Seat, wreck: usize) -> [u8; 3] {
    let mut fits = [0; 3];
    for_cards(state, seat, |display, lacking, nearness| {
        let fit = if lacking >> (8 * wreck) & 0x7f > 0 { nearness } else { 0 };
        fits[display] = fit.max(fits[display]);
    });
    fits
}

/// Counts of the four types, a byte each, so that all are compared at once.
type Counts = u32;

/// The top bit of every byte.
const TOPS: Counts = 0x8080_8080;

/// Every display with every face-up card: what of each type is lacking, and how near it is; not at all if it has what
/// the card does not want.
#[inline]
fn for_cards(state: &State, seat: Seat, mut found: impl FnMut(usize, Counts, u8)) {
    let displays = &state.mat(seat).displays;
    let types = displays.each_ref().map(|display| Counts::from_le_bytes(display.open_types()));
    let held = displays.each_ref().map(|display| display.treasures().len() as u8);
    for card in state.face_up() {
        let card = state.catalogue().exhibit(card);
        let (wanted, size) = (Counts::from_le_bytes(card.wanted) | TOPS, card.treasures.len() as u8);
        for display in 0..displays.len() {
            // A byte borrows from its top bit if the display has more of a type than the card wants.
            let lacking = wanted - types[display];
            let on_its_way = lacking & TOPS == TOPS && size > held[display];
            found(display, lacking & !TOPS, if on_its_way { 9 - (size - held[display]) } else { 0 });
        }
    }
}

/// The place of what is liked best, any of those liked alike; what is not liked at all is impossible.
#[inline]
fn favourite(mut likings: impl Iterator<Item = u8> + Clone, dealer: &mut impl Dealer) -> Option<usize> {
    let (mut most, mut alike) = (0, 0);
    for liking in likings.clone() {
        alike = if liking > most { 1 } else { alike + u32::from(liking == most) };
        most = liking.max(most);
    }
    let mut skipped = if alike > 1 { dealer.below(alike) } else { 0 };
    let found = |liking: u8| {
        let here = liking == most && skipped == 0;
        skipped -= u32::from(liking == most && !here);
        here
    };
    if most == 0 { None } else { likings.position(found) }
}
