//! What a score is made of, part by part, from what one viewer may know.

use super::{
    Catch, PER_CHEST, PER_ISLAND_DIE, PER_TURTLE, Source, fish_set_points, pearl_place, pearls_scored,
};
use crate::components::{Card, Colour, Face, Kind, Space, Species, Starfish};
use crate::state::Holdings;
use crate::turn::bonus::to_jellyfish;
use crate::view::View;
use serde::Serialize;
use tabletop::Seat;

/// One thing that brought points, or would bring them if the end came now.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(
    feature = "schema",
    derive(ts_rs::TS, schemars::JsonSchema),
    ts(rename = "CoraliaPart"),
    schemars(rename = "CoraliaPart")
)]
#[serde(rename_all = "kebab-case", tag = "what")]
pub enum Part {
    /// Points that a source brought on the track.
    Track { source: Source, points: i32 },
    /// Starfish cards that show the same: how many things they count, what each is worth, and whether they are scored
    /// already. Cards that bring other things count nothing (CO-8.1).
    Starfish { card: Card, copies: u8, count: u8, each: u8, scored: bool, points: i32 },
    /// The spaces of the diver's reef (CO-8.3).
    Diver { reef: Colour, spaces: Vec<ReefSpace>, points: i32 },
    /// A set of different fish (CO-8.4).
    FishSet { fish: Vec<Species>, points: i32 },
    /// Points for each fish card (CO-7.3).
    PerFish { cards: i32, each: i32, points: i32 },
    /// Pearls by value, the best first: those that count, and those that only helped to the place (CO-8.5).
    Pearls { place: PearlPlace, sum: i32, used: Vec<u8>, unused: Vec<u8>, points: i32 },
    /// Points for each pearl card (CO-7.4).
    PerPearl { cards: i32, each: i32, points: i32 },
}

/// A space of a reef as the diver counts it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct ReefSpace {
    pub space: Space,
    /// Whether a die lies there: only then it counts.
    pub die: bool,
    /// What is printed beside it.
    pub points: u8,
}

/// Who has how many pearls.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum PearlPlace {
    /// Known at the end: one for the most.
    Known(u8),
    /// Others hold secrets; in this place, the last, the pearls score least.
    AtWorst(u8),
}

impl Part {
    /// The line of the standings it belongs to.
    pub const fn source(&self) -> Source {
        match self {
            Self::Track { source, .. } => *source,
            Self::Starfish { .. } => Source::Starfish,
            Self::Diver { .. } => Source::Divers,
            Self::FishSet { .. } | Self::PerFish { .. } => Source::Fish,
            Self::Pearls { .. } | Self::PerPearl { .. } => Source::Pearls,
        }
    }

    /// What it brings.
    pub const fn points(&self) -> i32 {
        match self {
            Self::Track { points, .. }
            | Self::Starfish { points, .. }
            | Self::Diver { points, .. }
            | Self::FishSet { points, .. }
            | Self::PerFish { points, .. }
            | Self::Pearls { points, .. }
            | Self::PerPearl { points, .. } => *points,
        }
    }
}

impl View {
    /// What a seat's score is made of, and what its diver and the cards the viewer knows would add to it.
    pub fn parts(&self, seat: Seat) -> Vec<Part> {
        let mut parts = self.on_the_track(seat);
        parts.extend(self.starfish_parts(seat));
        parts.extend(self.diver_part(seat));
        if let Some(catch) = self.catch(seat) {
            parts.extend(self.fish_parts(&catch));
            parts.extend(self.pearl_parts(seat, &catch));
        }
        parts
    }

    /// Whether the score has a part already: the last steps come at the end.
    pub fn counts(&self, part: &Part) -> bool {
        match part {
            Part::Track { .. } => true,
            Part::Starfish { scored, .. } => *scored,
            _ => self.task().is_none(),
        }
    }

    fn held(&self, seat: Seat) -> &Holdings {
        &self.holdings[seat.index()]
    }

    fn on_the_track(&self, seat: Seat) -> Vec<Part> {
        let mut points = self.held(seat).points.map(i32::from);
        points[Source::Starfish.index()] = self.unexplained(seat);
        let lines = Source::ALL.into_iter().zip(points).filter(|(_, points)| *points > 0);
        lines.map(|(source, points)| Part::Track { source, points }).collect()
    }

    /// What starfish cards brought besides what they counted, unless jellyfish cards did: a written position need not
    /// tell how its points came about.
    fn unexplained(&self, seat: Seat) -> i32 {
        let jellyfish = self.starfish_cards(seat).any(|(card, scored)| scored && is_jellyfish(card));
        if jellyfish { 0 } else { self.beside_counting(seat) }
    }

    fn beside_counting(&self, seat: Seat) -> i32 {
        let held = self.held(seat);
        i32::from(held.points[Source::Starfish.index()]) - i32::from(held.counted.points())
    }

    /// The starfish cards of the first step that the viewer knows, and whether they are scored.
    fn starfish_cards(&self, seat: Seat) -> impl Iterator<Item = (Card, bool)> {
        let shown = self.progress.has_shown_starfish(seat);
        let mut waiting = if self.progress.seat == seat { self.to_score.to_vec() } else { Vec::new() };
        let of_first_step = self.known_cards(seat).filter(|card| card.is_scored_in_step_one());
        of_first_step.map(move |card| match waiting.iter().position(|other| *other == card) {
            Some(place) => {
                waiting.remove(place);
                (card, false)
            }
            None => (card, shown),
        })
    }

    fn starfish_parts(&self, seat: Seat) -> Vec<Part> {
        let mut cards: Vec<(Card, bool)> = self.starfish_cards(seat).collect();
        cards.sort_unstable();
        let alike = cards.chunk_by(|one, other| one == other);
        alike.map(|copies| self.starfish_part(seat, copies[0], copies.len() as u8)).collect()
    }

    fn starfish_part(&self, seat: Seat, (card, scored): (Card, bool), copies: u8) -> Part {
        let (held, island) = (self.held(seat), self.board.island_dice());
        let Face::Starfish(feature) = card.face() else { unreachable!("only starfish cards are asked for") };
        let found = |then: u8, now: u8| if scored { then } else { now * copies };
        let (count, each) = match feature {
            Starfish::PerIslandDie => (found(held.counted.island_dice, island), PER_ISLAND_DIE),
            Starfish::PerTurtle => (found(held.counted.turtles, held.turtles.len()), PER_TURTLE),
            Starfish::PerChest => (found(held.counted.chests, held.chests.len()), PER_CHEST),
            _ => (0, 0),
        };
        let points = match feature {
            Starfish::Jellyfish if scored => self.beside_counting(seat),
            Starfish::Jellyfish => i32::from(to_jellyfish(held.score())),
            _ => i32::from(count) * i32::from(each),
        };
        Part::Starfish { card, copies, count, each, scored, points }
    }

    fn diver_part(&self, seat: Seat) -> Option<Part> {
        let reef = self.held(seat).diver?;
        let on_reef = self.board.reef(reef).dice;
        let of = |space: Space| ReefSpace {
            space,
            die: on_reef.has(space),
            points: self.catalogue.reef_points[space.index()],
        };
        let mut spaces: Vec<ReefSpace> =
            Space::ALL.into_iter().map(of).filter(|space| space.points > 0).collect();
        spaces.sort_by_key(|space| std::cmp::Reverse(space.points));
        let points = spaces.iter().filter(|space| space.die).map(|space| i32::from(space.points)).sum();
        Some(Part::Diver { reef, spaces, points })
    }

    /// What a seat holds, if the viewer knows all of it.
    fn catch(&self, seat: Seat) -> Option<Catch> {
        let mut catch = Catch::default();
        self.known_cards(seat).for_each(|card| catch.add(card));
        catch.add_stingrays(self.held(seat).stingrays);
        (catch.cards == i32::from(self.cards[seat.index()])).then_some(catch)
    }

    fn fish_parts(&self, catch: &Catch) -> Vec<Part> {
        let set = |nth: u8| {
            let fish: Vec<Species> = catch.fish_set(nth).collect();
            let points = fish_set_points(self.catalogue.fish_sets, fish.len());
            Part::FishSet { fish, points }
        };
        let (cards, each) = (catch.fish_cards(), catch.per_fish);
        let per_fish = (each > 0).then_some(Part::PerFish { cards, each, points: cards * each });
        (1..=catch.fish_sets()).map(set).chain(per_fish).collect()
    }

    fn pearl_parts(&self, seat: Seat, catch: &Catch) -> Vec<Part> {
        let (sum, cards) = catch.pearl_rank();
        let place = self.pearl_place(seat);
        let mut used = catch.pearls_down();
        let unused = used.split_off(used.len().min(pearls_scored(place.number()).into()));
        let points = used.iter().map(|&value| i32::from(value)).sum();
        let pearls = (cards > 0).then_some(Part::Pearls { place, sum, used, unused, points });
        let each = catch.per_pearl;
        let per_pearl = (each > 0).then_some(Part::PerPearl { cards, each, points: cards * each });
        pearls.into_iter().chain(per_pearl).collect()
    }

    /// The place by pearls, known once every hand is.
    fn pearl_place(&self, seat: Seat) -> PearlPlace {
        let players = self.progress.players;
        let catches: Option<Vec<Catch>> = Seat::all(players.into()).map(|seat| self.catch(seat)).collect();
        match catches.filter(|_| self.task().is_none()) {
            Some(catches) => {
                let ranks: Vec<_> = catches.iter().map(Catch::pearl_rank).collect();
                PearlPlace::Known(pearl_place(&ranks, seat.index()))
            }
            None => PearlPlace::AtWorst(players),
        }
    }
}

impl PearlPlace {
    /// The place, or the worst there can be.
    pub const fn number(self) -> u8 {
        match self {
            Self::Known(place) | Self::AtWorst(place) => place,
        }
    }
}

fn is_jellyfish(card: Card) -> bool {
    card.kind() == Kind::Starfish && card.face() == Face::Starfish(Starfish::Jellyfish)
}

impl Catch {
    /// Every pearl by its value, the best first.
    fn pearls_down(&self) -> Vec<u8> {
        let copies = |value: usize| std::iter::repeat_n(value as u8, self.pearls[value].into());
        (0..self.pearls.len()).rev().flat_map(copies).collect()
    }
}
