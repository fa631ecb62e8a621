//! Exhibits within reach: which card each display is on its way to, and what a further treasure would do.

use super::Weights;
use super::tempo::Time;
use tabletop::Seat;
use wreck_raiders::{Baubles, Display, DisplayId, Exhibit, ExhibitId, State, Style, Wreck};

/// Everything the displays of one seat are judged by.
pub struct Claiming<'a> {
    pub state: &'a State,
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

impl Claiming<'_> {
    /// Gives every display its best card, the best pair first.
    pub fn reach(&self, claim: Option<(Seat, DisplayId, ExhibitId)>) -> Reach {
        let claimed = claim.filter(|(seat, ..)| *seat == self.seat).map(|(_, display, _)| display);
        let mut cards = [None; MOST_CARDS];
        let free = self.state.face_up().filter(|card| claim.is_none_or(|(.., taken)| taken != *card));
        cards.iter_mut().zip(free).for_each(|(place, card)| *place = Some(card));
        let mat = self.state.mat(self.seat);
        let mut hopes: [Option<Hopes>; 3] = std::array::from_fn(|display| {
            let counts = claimed.is_none_or(|claimed| claimed.index() != display);
            counts.then(|| self.hopes(display, mat.displays[display], mat.basket, &cards))
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
        reach
    }

    fn hopes(
        &self,
        index: usize,
        display: Display,
        basket: Baubles,
        cards: &[Option<ExhibitId>; MOST_CARDS],
    ) -> Hopes {
        let types = display.open_types();
        let mut worth = [f32::MIN; MOST_CARDS];
        for (worth, card) in worth.iter_mut().zip(cards) {
            if let Some(card) = card {
                *worth = self.hope(display, types, basket, self.state.catalogue().exhibit(*card));
            }
        }
        Hopes { display: index, worth }
    }

    /// A card's worth by how far the display is on its way to it, and by the time that is left for the rest.
    fn hope(&self, display: Display, types: [u8; 4], basket: Baubles, card: &Exhibit) -> f32 {
        let (laid, size) = (display.treasures.len(), card.treasures.len());
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
        self.weights.display * coins * (0.4 + 0.6 * done) * done * self.chance(work)
            - helped * self.weights.bauble
    }

    /// Whether so much more work can be done before the end.
    fn chance(&self, work: f32) -> f32 {
        let time = self.time.dives;
        match work {
            0.0 if self.time.claims_now => 1.0,
            0.0 => time.min(1.0) * 0.9,
            _ => time * time / (time * time + 0.5 * work * work),
        }
    }

    fn extras(&self, display: Display, basket: Baubles, card: &Exhibit, missing: f32) -> f32 {
        let weights = self.weights;
        let mut extras = 0.0;
        if card.crests.conch && basket.conch > 0 {
            extras += (2.0 - weights.bauble).max(0.0);
        }
        if card.crests.scallop && basket.scallop > 0 {
            extras += 0.5;
        }
        if card.style != Style::None && display.in_order(card) {
            extras += style(card, weights) * if missing > 0.0 { weights.style } else { 1.0 };
        }
        extras
    }

    /// Treasures no face-up card wants: good for a later card while they are few.
    fn loose(&self, display: Display) -> f32 {
        let laid = display.treasures.len() as f32;
        let later = (self.time.dives * 0.2).min(1.0);
        self.weights.loose * laid.min(3.0) * later - self.weights.clog * (laid - 3.0).max(0.0) * later
    }

    fn note_needs(&self, display: Display, card: &Exhibit, needs: &mut [f32; 4]) {
        let types = display.open_types();
        let chance = self.chance((card.treasures.len() - display.treasures.len()).max(1) as f32 - 0.9);
        let share = self.weights.display * f32::from(card.coins) / card.treasures.len() as f32 * chance;
        if display.treasures.len() < card.treasures.len() {
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
