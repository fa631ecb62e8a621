//! Points by source: the track in play, divers, fish and pearls at the end (chapter 8).

mod part;

pub use part::{Part, PearlPlace, ReefSpace};

use crate::components::{Card, Face, Space, Species, Starfish};
use crate::event::Event;
use crate::setup::SEATS;
use crate::state::State;
use tabletop::{ArrayVec, Line, Log, Seat, Standings, words};

words! {
    /// Where points come from. The first five move the ship on the track, the others are added at the end.
    pub enum Source, "a source of points" {
        /// Octopuses placed, by oneself or by others (CO-4.4, CO-4.5).
        Octopuses = "octopuses",
        /// Dice on the island in the colour of an octopus's reef (CO-5.2).
        Island = "island",
        /// Jellyfish reached with turtles and chests (CO-6.4).
        Jellyfish = "jellyfish",
        /// Chests that pay per die on the island (CO-6.2).
        Chests = "chests",
        /// Starfish cards that pay per island die, turtle or chest, or advance to a jellyfish (CO-7.5 to CO-7.7, CO-7.9).
        Starfish = "starfish",
        /// The diver's reef (CO-8.3).
        Divers = "divers",
        /// Sets of fish, and fish cards (CO-8.4).
        Fish = "fish",
        /// The best pearls, and pearl cards (CO-8.5).
        Pearls = "pearls",
    }
}

/// What a die on the island brings with its card (CO-7.5).
pub const PER_ISLAND_DIE: u8 = 1;
/// What a turtle brings with its card (CO-7.6).
pub const PER_TURTLE: u8 = 3;
/// What a chest brings with its card (CO-7.7).
pub const PER_CHEST: u8 = 2;

/// What steps two to four of the final scoring bring one player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct LastSteps {
    /// Step two (CO-8.3).
    pub divers: i32,
    /// Step three (CO-8.4).
    pub fish: i32,
    /// Step four (CO-8.5).
    pub pearls: i32,
}

/// A player's cards as the last steps count them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Catch {
    /// Fish cards by species.
    fish: [u8; Species::ALL.len()],
    /// Pearl cards by value.
    pearls: [u8; 7],
    per_fish: i32,
    per_pearl: i32,
    /// All cards (CO-8.6).
    cards: i32,
}

impl Source {
    /// How many of the sources move the ship during play.
    pub const ON_THE_TRACK: usize = 5;
}

impl State {
    /// The public standings: the ships on the track, and the last steps once the game is over.
    ///
    /// Hands are secret until then (CO-9.1), so what they would score is left out; [`State::outlook`] has it.
    pub(crate) fn scores(&self) -> Standings {
        if self.agenda.is_empty() { self.outlook() } else { self.rank(&[LastSteps::default(); SEATS]) }
    }

    /// The standings if divers, fish and pearls were scored now. It knows every hand, so it is not for viewers.
    pub fn outlook(&self) -> Standings {
        self.rank(&self.last_steps())
    }

    /// Points of the last steps, by seat, if they were scored now (CO-8.3 to CO-8.5).
    pub fn last_steps(&self) -> [LastSteps; SEATS] {
        let catches = self.catches();
        let pearls = pearls(&catches);
        std::array::from_fn(|index| LastSteps {
            divers: self.divers(index),
            fish: fish(&catches[index], self.catalogue.fish_sets),
            pearls: pearls[index],
        })
    }

    fn rank(&self, last_steps: &[LastSteps; SEATS]) -> Standings {
        let catches = self.catches();
        Standings::rank((0..self.players()).map(|index| {
            let held = &self.holdings[index];
            let last = last_steps[index];
            let points = held.points.iter().map(|&points| i32::from(points));
            let points = points.chain([last.divers, last.fish, last.pearls]);
            let lines = Source::ALL.iter().zip(points);
            let breakdown: ArrayVec<Line, 8> =
                lines.map(|(source, points)| Line { source: source.word(), points }).collect();
            (breakdown, [catches[index].cards, held.turtles.len().into()])
        }))
    }

    /// The spaces with a die on the diver's reef (CO-8.3).
    fn divers(&self, index: usize) -> i32 {
        let Some(reef) = self.holdings[index].diver else { return 0 };
        let dice = self.board.reef(reef).dice.iter();
        dice.map(|space: Space| i32::from(self.catalogue.reef_points[space.index()])).sum()
    }

    fn catches(&self) -> [Catch; SEATS] {
        let mut catches = [Catch::default(); SEATS];
        for draw in self.piles.draws() {
            if let Some(card) = draw.kept_card() {
                catches[draw.by.index()].add(card);
            }
        }
        for (catch, held) in catches.iter_mut().zip(&self.holdings) {
            catch.add_stingrays(held.stingrays);
        }
        catches
    }
}

impl Catch {
    fn add(&mut self, card: Card) {
        self.cards += 1;
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

    fn add_stingrays(&mut self, count: u8) {
        self.fish[Species::Stingray.index()] += count;
        self.cards += i32::from(count);
    }

    /// The species of the nth set, if sets are as large as possible (CO-8.4).
    fn fish_set(&self, nth: u8) -> impl Iterator<Item = Species> {
        Species::ALL.into_iter().filter(move |species| self.fish[species.index()] >= nth)
    }

    fn fish_sets(&self) -> u8 {
        self.fish.iter().copied().max().unwrap_or(0)
    }

    fn fish_cards(&self) -> i32 {
        self.fish.iter().map(|&count| i32::from(count)).sum()
    }

    /// Sum of the pearls and number of pearl cards: what decides the place (CO-8.5).
    fn pearl_rank(&self) -> (i32, i32) {
        let worth = |(value, &count): (usize, &u8)| value as i32 * i32::from(count);
        let sum = self.pearls.iter().enumerate().map(worth).sum();
        (sum, self.pearls.iter().map(|&count| i32::from(count)).sum())
    }

    /// The sum of the best pearls.
    fn best_pearls(&self, mut number: u8) -> i32 {
        let mut sum = 0;
        for value in (0..self.pearls.len()).rev() {
            let used = self.pearls[value].min(number);
            sum += value as i32 * i32::from(used);
            number -= used;
        }
        sum
    }
}

/// Sets as large as possible, then points per fish card (CO-8.4).
fn fish(catch: &Catch, sets: [u8; 6]) -> i32 {
    let worth = |nth: u8| fish_set_points(sets, catch.fish_set(nth).count());
    (1..=catch.fish_sets()).map(worth).sum::<i32>() + catch.per_fish * catch.fish_cards()
}

/// What a set of different fish is worth (CO-8.4).
const fn fish_set_points(sets: [u8; 6], size: usize) -> i32 {
    sets[size] as i32
}

/// The best four, two or one by place, then points per pearl card (CO-8.5).
fn pearls(catches: &[Catch; SEATS]) -> [i32; SEATS] {
    let ranks = catches.map(|catch| catch.pearl_rank());
    std::array::from_fn(|index| {
        let scored = pearls_scored(pearl_place(&ranks, index));
        catches[index].best_pearls(scored) + catches[index].per_pearl * ranks[index].1
    })
}

/// One more than the different ranks ahead: equal ones share a place (CO-8.5).
fn pearl_place(ranks: &[(i32, i32)], index: usize) -> u8 {
    let ahead = |other: &usize| ranks[*other] > ranks[index] && !ranks[..*other].contains(&ranks[*other]);
    1 + (0..ranks.len()).filter(ahead).count() as u8
}

/// How many pearl cards score in a place (CO-8.5).
const fn pearls_scored(place: u8) -> u8 {
    match place {
        1 => 4,
        2 => 2,
        _ => 1,
    }
}

/// Tells the log what the last steps bring, step by step, each from the start player on.
pub fn note_last_steps(state: &State, log: &mut impl Log<Event>) {
    let steps = state.last_steps();
    let points = |source: Source, seat: Seat| match source {
        Source::Divers => steps[seat.index()].divers,
        Source::Fish => steps[seat.index()].fish,
        _ => steps[seat.index()].pearls,
    };
    for source in [Source::Divers, Source::Fish, Source::Pearls] {
        for seat in state.progress.in_order() {
            log.note(Event::StepScored { seat, source, points: points(source, seat) });
        }
    }
}
