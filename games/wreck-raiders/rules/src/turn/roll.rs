//! The start player and rolling the pool (WR-1.10, WR-1.11).

use crate::chance::{Chance, Rolled};
use crate::components::Bauble;
use crate::event::Event;
use crate::state::{Die, State};
use tabletop::{Dealer, Log, Seat, Weighted};

pub fn start_outcomes(state: &State, out: &mut Vec<Weighted<Chance>>) {
    out.extend(Seat::all(state.players()).map(|seat| Weighted { outcome: Chance::Start(seat), weight: 1 }));
}

pub fn start(state: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    state.agenda.pop();
    state.progress.seat = seat;
    state.progress.start = seat;
    log.note(Event::Started { seat });
}

/// The next die to be rolled.
pub fn next_die(state: &State) -> Option<usize> {
    state.dice.iter().take(state.rules.dice as usize).position(|die| *die == Die::Unrolled)
}

pub fn outcomes(state: &State, out: &mut Vec<Weighted<Chance>>) {
    let odds = |rolled: Rolled| state.catalogue.lid[rolled.zone.map_or(3, Bauble::index)];
    let lies = Rolled::all().map(|rolled| Weighted { outcome: Chance::Die(rolled), weight: odds(rolled) });
    out.extend(lies.filter(|weighted| weighted.weight > 0));
}

pub fn sample(state: &State, dealer: &mut impl Dealer) -> Chance {
    let lid = &state.catalogue.lid;
    let total: u32 = lid.iter().sum();
    let pick = dealer.below(6 * total);
    let mut rest = pick % total;
    let zone = lid.iter().position(|&odds| {
        if rest < odds {
            true
        } else {
            rest -= odds;
            false
        }
    });
    let zone = zone.and_then(|zone| Bauble::ALL.get(zone).copied());
    Chance::Die(Rolled { face: (pick / total) as u8 + 1, zone })
}

pub fn receive(state: &mut State, rolled: Rolled, log: &mut impl Log<Event>) {
    let die = next_die(state).expect("a roll falls to an unrolled die");
    state.dice[die] = Die::Pool(rolled);
    log.note(Event::DieRolled { die, rolled });
}
