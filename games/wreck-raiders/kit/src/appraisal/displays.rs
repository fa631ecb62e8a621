//! Exhibits within reach: which card each display is on its way to, and what a further treasure would do.

use super::tempo::Time;
use super::{CONCH, Weights};
use tabletop::Seat;
use wreck_raiders::{Baubles, Display, DisplayId, Exhibit, ExhibitId, State, Style, Wreck};

/// Part of a display's share of its card that counts from the first treasure on; the rest counts as it fills.
const COUNTS_AT_ONCE: f32 = 0.4;
const COUNTS_WHEN_FULL: f32 = 0.6;
/// The chance that a finished display is claimed in the next turn, if the card is still there.
const CLAIMED_NEXT: f32 = 0.9;
/// How the chance to finish falls: the square of the work beside that of the time.
const WORK: f32 = 0.5;
/// What decorating with a scallop adds to a claim.
const SCALLOP: f32 = 0.5;
/// How much of a loose treasure each dive to come makes good; with five it counts in full.
const A_DIVE: f32 = 0.2;
/// Loose treasures that are not a burden yet.
const FEW: f32 = 3.0;
/// Work that the treasure which is judged would save.
const SAVED: f32 = 0.9;

/// Everything the displays of one seat are judged by.
pub struct Claiming<'a> {
    pub state: &'a State,
    pub row: &'a Row,
    pub seat: Seat,
    pub time: Time,
    pub weights: &'a Weights,
}

/// What the displays of a seat promise.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Reach {
    /// All of it, in coins.
    pub worth: f32,
    /// What one more treasure of each type would add.
    needs: [f32; 4],
}

const MOST_CARDS: usize = 6;

/// The face-up cards nobody is claiming, and the seats that have a display ready for each, one bit a seat.
pub struct Row {
    cards: [Option<ExhibitId>; MOST_CARDS],
    ready: [u8; MOST_CARDS],
    /// The claim under way: its display no longer counts.
    claim: Option<(Seat, DisplayId)>,
}

/// A display's prospects with every face-up card.
#[derive(Clone, Copy)]
struct Hopes {
    display: usize,
    worth: [f32; MOST_CARDS],
}

impl Reach {
    /// What a treasure of a wreck adds: on a display, or else in the vault.
    pub fn treasure(&self, wreck: Wreck, weights: &Weights) -> f32 {
        self.needs[wreck.index()].max(weights.vault_tile)
    }
}

impl Row {
    pub fn of(state: &State, claim: Option<(Seat, DisplayId, ExhibitId)>) -> Self {
        let mut cards = [None; MOST_CARDS];
        let free = state.face_up().filter(|card| claim.is_none_or(|(.., taken)| taken != *card));
        cards.iter_mut().zip(free).for_each(|(place, card)| *place = Some(card));
        let claim = claim.map(|(seat, display, _)| (seat, display));
        let mut row = Self { cards, ready: [0; MOST_CARDS], claim };
        for seat in Seat::all(state.rules().players as usize) {
            let mat = state.mat(seat);
            for id in DisplayId::ALL.into_iter().filter(|&id| claim != Some((seat, id))) {
                row.note_ready(state, seat, *mat.display(id));
            }
        }
        row
    }

    fn note_ready(&mut self, state: &State, seat: Seat, display: Display) {
        if display.treasures().is_empty() {
            return;
        }
        for (ready, card) in self.ready.iter_mut().zip(self.cards) {
            let matches = |card| display.misfits(state.catalogue().exhibit(card)) == Some(0);
            *ready |= u8::from(card.is_some_and(matches)) << seat.index();
        }
    }
}

impl Claiming<'_> {
    /// Gives every display its best card, the best pair first; empty displays begin with what is left over.
    pub fn reach(&self) -> Reach {
        let mut cards = self.row.cards;
        let mat = self.state.mat(self.seat);
        let counts = |display: usize| self.row.claim != Some((self.seat, DisplayId::ALL[display]));
        let begun = |display: usize| !mat.displays[display].treasures().is_empty();
        let mut hopes: [Option<Hopes>; 3] = std::array::from_fn(|display| {
            let hopeful = counts(display) && begun(display);
            hopeful.then(|| self.hopes(display, mat.displays[display], mat.basket))
        });
        let mut reach = Reach::default();
        while let Some((which, card, worth)) = best_pair(&hopes, &cards) {
            let display = mat.displays[which];
            hopes[which] = None;
            let loose = self.loose(display);
            reach.worth += worth.max(loose);
            if worth >= loose
                && let Some(id) = cards[card].take()
            {
                self.note_needs(display, self.state.catalogue().exhibit(id), &mut reach.needs);
            }
        }
        let rest = hopes.iter().flatten().map(|hopes| self.loose(mat.displays[hopes.display]));
        reach.worth += rest.sum::<f32>();
        let empty = (0..3).filter(|&display| counts(display) && !begun(display));
        for (display, id) in empty.zip(cards.into_iter().flatten()) {
            self.note_needs(mat.displays[display], self.state.catalogue().exhibit(id), &mut reach.needs);
        }
        reach
    }

    fn hopes(&self, index: usize, display: Display, basket: Baubles) -> Hopes {
        let types = display.open_types();
        let mut worth = [f32::MIN; MOST_CARDS];
        for (place, worth) in worth.iter_mut().enumerate() {
            if let Some(card) = self.row.cards[place] {
                *worth = self.hope(display, types, basket, self.state.catalogue().exhibit(card));
                if *worth > 0.0
                    && !self.time.claims_now
                    && self.row.ready[place] & !(1 << self.seat.index()) != 0
                {
                    *worth *= 1.0 - self.weights.contested;
                }
            }
        }
        Hopes { display: index, worth }
    }

    /// A card's worth by how far the display is on its way to it, and by the time that is left for the rest.
    fn hope(&self, display: Display, types: [u8; 4], basket: Baubles, card: &Exhibit) -> f32 {
        let (laid, size) = (display.treasures().len(), card.treasures.len());
        if laid > size {
            return f32::MIN;
        }
        let misfits = f32::from(
            types.iter().zip(&card.wanted).map(|(own, wanted)| own.saturating_sub(*wanted)).sum::<u8>(),
        );
        let helped = misfits.min(f32::from(basket.starfish));
        let missing = (size - laid) as f32;
        let work = missing + self.weights.misfit * (misfits - helped);
        let done = ((size as f32 - missing - (misfits - helped)) / size as f32).max(0.0);
        let coins = f32::from(card.coins) + self.extras(display, basket, card, missing);
        self.weights.display * coins * (COUNTS_AT_ONCE + COUNTS_WHEN_FULL * done) * done * self.chance(work)
            - helped * self.weights.bauble
    }

    /// Whether so much more work can be done before the end.
    fn chance(&self, work: f32) -> f32 {
        let time = self.time.dives;
        match work {
            0.0 if self.time.claims_now => 1.0,
            0.0 => time.min(1.0) * CLAIMED_NEXT,
            _ => time * time / (time * time + WORK * work * work),
        }
    }

    fn extras(&self, display: Display, basket: Baubles, card: &Exhibit, missing: f32) -> f32 {
        let weights = self.weights;
        let mut extras = 0.0;
        if card.crests.conch && basket.conch > 0 {
            extras += (CONCH - weights.bauble).max(0.0);
        }
        if card.crests.scallop && basket.scallop > 0 {
            extras += SCALLOP;
        }
        if card.style != Style::None && display.in_order(card) {
            extras += style(card, weights) * if missing > 0.0 { weights.style } else { 1.0 };
        }
        extras
    }

    /// Treasures no face-up card wants: good for a later card while they are few.
    fn loose(&self, display: Display) -> f32 {
        let laid = display.treasures().len() as f32;
        let later = (self.time.dives * A_DIVE).min(1.0);
        self.weights.loose * laid.min(FEW) * later - self.weights.clog * (laid - FEW).max(0.0) * later
    }

    fn note_needs(&self, display: Display, card: &Exhibit, needs: &mut [f32; 4]) {
        let types = display.open_types();
        let chance = self.chance((card.treasures.len() - display.treasures().len()).max(1) as f32 - SAVED);
        let share = self.weights.display * f32::from(card.coins) / card.treasures.len() as f32 * chance;
        if display.treasures().len() < card.treasures.len() {
            for (need, (own, wanted)) in needs.iter_mut().zip(types.iter().zip(&card.wanted)) {
                if wanted > own {
                    *need = need.max(share);
                }
            }
        }
    }
}

fn best_pair(
    hopes: &[Option<Hopes>; 3],
    cards: &[Option<ExhibitId>; MOST_CARDS],
) -> Option<(usize, usize, f32)> {
    let mut best: Option<(usize, usize, f32)> = None;
    for hopes in hopes.iter().flatten() {
        for (card, &worth) in hopes.worth.iter().enumerate() {
            let better = best.is_none_or(|(.., most)| worth > most);
            if better && worth > f32::MIN && cards[card].is_some() {
                best = Some((hopes.display, card, worth));
            }
        }
    }
    best
}

fn style(card: &Exhibit, weights: &Weights) -> f32 {
    match card.style {
        Style::None => 0.0,
        Style::FreePiece => weights.free_piece,
        Style::AnyBauble => weights.bauble,
        Style::Baubles(shown) => f32::from(shown.total()) * weights.bauble,
    }
}
