//! Everyone's cards by kind, those on their way included.

use super::{Time, Weights, features, zeroes};
use bots::PerSeat;
use coralia::{Card, Face, Pile, Species, Starfish, State, Task};
use tabletop::Seat;

pub const SEATS: usize = 4;

/// One player's cards, counted.
#[derive(Clone, Copy, Default)]
pub struct Hand {
    pub fish: [u8; Species::ALL.len()],
    pub pearls: [u8; 7],
    pub per_fish: u8,
    pub per_pearl: u8,
    /// Fish cards that are likely to come.
    pub more_fish: f32,
    /// Pearl cards that are likely to come.
    pub more_pearls: f32,
    /// What other cards score.
    pub features: f32,
}

/// Everyone's cards.
pub struct Hands([Hand; SEATS]);

impl Hands {
    pub fn of(state: &State, time: Time, weights: &Weights) -> Self {
        let mut hands = [Hand::default(); SEATS];
        for draw in state.draws() {
            if let Some(card) = draw.kept_card() {
                hands[draw.by.index()].add(card);
            }
        }
        for (hand, seat) in hands.iter_mut().zip(Seat::all(time.players)) {
            let turns = time.turns_of(state, seat);
            hand.fish[Species::Stingray.index()] += state.holdings(seat).stingrays;
            hand.more_fish = weights.fish_rate * turns;
            hand.more_pearls = weights.pearl_rate * turns;
        }
        features::add(state, time, weights, &mut hands);
        let on_turn = &mut hands[state.progress().seat.index()];
        state.agenda().iter().for_each(|&task| on_turn.expect(task, state, weights));
        Self(hands)
    }

    /// What the cards will score.
    pub fn worth(&self, state: &State, time: Time, weights: &Weights) -> PerSeat {
        let mut worth = zeroes();
        let hands = &self.0[..time.players];
        for (seat, hand) in hands.iter().enumerate() {
            worth[seat] = hand.features
                + hand.fish_worth(state.catalogue().fish_sets, weights)
                + super::pearls::worth(hands, seat, time, weights);
        }
        worth
    }
}

impl Hand {
    fn add(&mut self, card: Card) {
        match card.face() {
            Face::Pearl(value) => self.pearls[value as usize] += 1,
            Face::Fish(species) => self.fish[species.index()] += 1,
            Face::Starfish(Starfish::PearlSix) => self.pearls[6] += 1,
            Face::Starfish(Starfish::AnemoneFish) => self.fish[Species::AnemoneFish.index()] += 1,
            Face::Starfish(Starfish::PerFish) => self.per_fish += 2,
            Face::Starfish(Starfish::PerPearl) => self.per_pearl += 1,
            Face::Starfish(_) => {}
        }
    }

    /// Counts what the agenda promises the player on turn.
    fn expect(&mut self, task: Task, state: &State, weights: &Weights) {
        match task {
            Task::Draw(pile) => self.expect_card(pile, weights),
            Task::Look(pile, _) | Task::Keep(pile) => {
                self.expect_card(pile, weights);
                self.features += choice(pile, weights);
            }
            Task::Chest(reef) if !state.board().reef(reef).chest => {}
            Task::Chest(_) | Task::SideChest => self.features += chest(state, weights),
            Task::Chests(_) => self.features += 2.0 * chest(state, weights),
            Task::Copy => self.features += weights.copy,
            Task::WhiteDie | Task::PlaceWhite(_) => self.features += weights.white_die,
            Task::LeftOver(cards, used) => {
                let cards = cards.min(4 - used.len());
                (0..cards).for_each(|_| self.expect_card(Pile::Island, weights));
            }
            _ => {}
        }
    }

    /// Counts a card that is taken unseen.
    fn expect_card(&mut self, pile: Pile, weights: &Weights) {
        match pile {
            Pile::Pearl => self.more_pearls += 1.0,
            Pile::Fish => self.more_fish += 1.0,
            Pile::Starfish => self.features += weights.starfish,
            Pile::Island => {
                self.more_pearls += 1.0 / 3.0;
                self.more_fish += 1.0 / 3.0;
                self.features += weights.starfish / 3.0;
            }
        }
    }

    fn all_fish(&self) -> f32 {
        f32::from(self.fish.iter().sum::<u8>())
    }

    /// Sets as large as possible (CO-8.4), with the cards to come, and what cards pay for fish.
    fn fish_worth(&self, sets: [u8; 6], weights: &Weights) -> f32 {
        let most = self.fish.iter().copied().max().unwrap_or(0);
        let set = |nth: u8| self.fish.iter().filter(|&&count| count >= nth).count();
        let now: f32 = (1..=most).map(|nth| f32::from(sets[set(nth)])).sum();
        let paid = f32::from(self.per_fish) * (self.all_fish() + self.more_fish + weights.per_fish / 2.0);
        now + self.fish_to_come(sets) + paid
    }

    /// What the fish to come add: each is the better of two cards, so mostly one that fits.
    fn fish_to_come(mut self, sets: [u8; 6]) -> f32 {
        // Of nine pairs of cards of three species five hold the best one, three more the next, and one only the worst.
        const PAIRS: [f32; 3] = [5.0, 3.0, 1.0];
        const IN_THE_PILE: [Species; 3] = [Species::FireFish, Species::Blowfish, Species::AngelFish];
        let mut worth = 0.0;
        while self.more_fish > 0.0 {
            let mut gains = IN_THE_PILE.map(|species| (self.next_fish(species, sets), species));
            gains.sort_by(|one, other| other.0.total_cmp(&one.0));
            worth += self.more_fish.min(1.0)
                * (PAIRS[0] * gains[0].0 + PAIRS[1] * gains[1].0 + PAIRS[2] * gains[2].0)
                / 9.0;
            self.fish[gains[0].1.index()] += 1;
            self.more_fish -= 1.0;
        }
        worth
    }

    /// What one more fish of a species adds to the sets.
    fn next_fish(&self, species: Species, sets: [u8; 6]) -> f32 {
        let nth = self.fish[species.index()] + 1;
        let set = self.fish.iter().filter(|&&count| count >= nth).count();
        f32::from(sets[set + 1] - sets[set])
    }
}

/// A chest nobody has opened; one of eight pays for the island's dice (CO-6.2).
pub fn chest(state: &State, weights: &Weights) -> f32 {
    weights.chest + f32::from(state.board().island_dice()) / 8.0
}

/// What looking and choosing adds.
const fn choice(pile: Pile, weights: &Weights) -> f32 {
    match pile {
        Pile::Pearl => 0.0,
        Pile::Fish => weights.better_fish,
        Pile::Starfish => weights.best_starfish,
        Pile::Island => weights.better_island_card,
    }
}
