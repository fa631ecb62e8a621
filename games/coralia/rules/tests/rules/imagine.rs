//! Imagining is exact: in a shrunken game it is held against every arrangement of the cards, counted one by one.

use bots::FastDealer;
use coralia::{Card, Catalogue, Draw, Kind, Pile, State};
use coralia_testing::*;
use std::collections::BTreeMap;
use tabletop::{Game, Seat, Viewer};

/// How often each outcome was met; an outcome is the hands of B and C and the put-back cards.
type Tally = BTreeMap<String, u64>;

/// A game in which A has seen all cards but a few.
struct Shrunken {
    /// The cards A has not seen.
    unknown: &'static [&'static str],
    /// How many of them the island pile has, by kind; the others lie in the piles of their kinds.
    on_island: [usize; 3],
}

const MIXED: Shrunken = Shrunken {
    unknown: &[
        "pearl-2",
        "pearl-5",
        "pearl-5",
        "fire-fish",
        "blowfish",
        "blowfish",
        "angel-fish",
        "jellyfish",
        "per-fish",
    ],
    on_island: [1, 2, 1],
};

const TWINS: Shrunken = Shrunken {
    unknown: &["pearl-6", "pearl-6", "jellyfish", "per-fish", "pearl-2", "pearl-3"],
    on_island: [1, 0, 1],
};

impl Shrunken {
    fn cards(&self) -> Vec<Card> {
        self.unknown.iter().map(|word| word.parse().expect("a card")).collect()
    }

    /// How many unknown cards a pile has at first.
    fn left(&self, pile: usize) -> usize {
        let of_kind = self.cards().iter().filter(|card| card.kind().index() == pile).count();
        self.on_island.get(pile).map_or(self.on_island.iter().sum(), |on_island| of_kind - on_island)
    }

    /// A takes all other cards: those of the island pile first.
    fn drawn_by_a(&self) -> Vec<String> {
        let mut unknown = self.cards();
        let mut lines = Vec::new();
        for kind in Kind::ALL {
            let mut known = Vec::new();
            for (card, copies) in &Catalogue::standard().cards[kind.index()] {
                for _ in 0..*copies {
                    match unknown.iter().position(|other| other == card) {
                        Some(place) => drop(unknown.remove(place)),
                        None => known.push(*card),
                    }
                }
            }
            let taken = 3 - self.on_island[kind.index()];
            lines.extend(known.iter().take(taken).map(|card| format!("A island {card}")));
            lines.extend(known.iter().skip(taken).map(|card| format!("A {kind} {card}")));
        }
        lines
    }

    fn scene(&self, more: &[&str], rest: &str) -> Scene {
        let all = self.drawn_by_a().into_iter().chain(more.iter().map(ToString::to_string));
        let lines: Vec<String> = all.map(|line| format!("'{line}'")).collect();
        table(&format!("players = 3\ndraws = [{}]\n{rest}", lines.join(", ")))
    }

    /// Every outcome of these draws comes as often as it is counted, up to six standard deviations.
    fn is_exact(&self, more: &[&str], rest: &str) {
        const TIMES: u64 = 100_000;
        let scene = self.scene(more, rest);
        let (counted, imagined) = (self.counted(&scene.state), imagined(&scene.state, TIMES));
        let all: u64 = counted.values().sum();
        assert!(counted.len() > 1, "there is nothing to imagine: {counted:?}");
        let possible = imagined.keys().all(|outcome| counted.contains_key(outcome));
        assert!(possible, "something impossible was imagined");
        for (outcome, count) in &counted {
            let expected = TIMES as f64 * *count as f64 / all as f64;
            let met = imagined.get(outcome).copied().unwrap_or(0) as f64;
            assert!(
                (met - expected).abs() < 6.0 * expected.sqrt() + 1.0,
                "{outcome}: {met} instead of {expected}"
            );
        }
    }

    fn counted(&self, state: &State) -> Tally {
        let mut counting = Counting { game: self, state, tally: Tally::new() };
        counting.lay_out(&mut [const { Vec::new() }; 4], &mut self.on_island.clone(), &mut self.cards());
        counting.tally
    }
}

/// A world: the order of all unknown cards, and which card was kept of each draw of several.
struct Counting<'a> {
    game: &'a Shrunken,
    state: &'a State,
    tally: Tally,
}

impl Counting<'_> {
    /// Lays out the cards in `rest` in every possible way.
    fn lay_out(&mut self, piles: &mut [Vec<Card>; 4], on_island: &mut [usize; 3], rest: &mut Vec<Card>) {
        let Some(card) = rest.pop() else { return self.follow(piles) };
        let kind = card.kind().index();
        if piles[kind].len() < self.game.left(kind) {
            // Every place in the pile: inserting at each index gives each order once.
            for place in 0..=piles[kind].len() {
                piles[kind].insert(place, card);
                self.lay_out(piles, on_island, rest);
                piles[kind].remove(place);
            }
        }
        if on_island[kind] > 0 {
            on_island[kind] -= 1;
            for place in 0..=piles[3].len() {
                piles[3].insert(place, card);
                self.lay_out(piles, on_island, rest);
                piles[3].remove(place);
            }
            on_island[kind] += 1;
        }
        rest.push(card);
    }

    /// Plays all draws with these piles and every choice of B and C.
    fn follow(&mut self, piles: &[Vec<Card>; 4]) {
        let draws: Vec<Draw> =
            self.state.draws().iter().copied().skip(self.game.drawn_by_a().len()).collect();
        let choices: usize = draws.iter().map(|draw| draw.cards().len()).product();
        for mut choice in 0..choices {
            let mut piles = piles.clone();
            let (mut under, mut hands) = ([const { Vec::new() }; 4], [const { Vec::<Card>::new() }; 3]);
            let mut possible = true;
            for &draw in &draws {
                let looked = take(&mut piles, &mut under, draw);
                // Any of the cards may be chosen; of equal ones the first is kept (CO-4.3).
                let chosen = looked[choice % looked.len()];
                choice /= looked.len();
                let kept = looked.iter().position(|&card| card == chosen).expect("it was looked at");
                possible &= self.allows(draw, &looked, kept);
                hands[draw.by.index()].push(looked[kept]);
                let back = looked.iter().enumerate().filter(|(place, _)| *place != kept);
                under[draw.pile.index()].extend(back.map(|(_, card)| *card));
            }
            if possible {
                *self.tally.entry(outcome(&hands[1], &hands[2], &under)).or_default() += 1;
            }
        }
    }

    /// Whether A cannot rule out that this draw went so.
    fn allows(&self, draw: Draw, looked: &[Card], kept: usize) -> bool {
        let shown = self.state.progress().has_shown_starfish(draw.by);
        if draw.by == Seat::new(0) {
            return looked == draw.cards() && Some(looked[kept]) == draw.kept_card();
        }
        let really = draw.kept_card().filter(|card| shown && card.kind() == Kind::Starfish);
        let imagined = Some(looked[kept]).filter(|card| shown && card.kind() == Kind::Starfish);
        really == imagined
    }
}

fn take(piles: &mut [Vec<Card>; 4], under: &mut [Vec<Card>; 4], draw: Draw) -> Vec<Card> {
    let index = draw.pile.index();
    let mut next = || {
        let from = if piles[index].is_empty() { &mut under[index] } else { &mut piles[index] };
        from.remove(0)
    };
    draw.cards().iter().map(|_| next()).collect()
}

fn outcome(b: &[Card], c: &[Card], under: &[Vec<Card>; 4]) -> String {
    format!(
        "B {} C {} under {}",
        words(b),
        words(c),
        words(under.iter().map(|cards| format!("[{}]", words(cards))))
    )
}

fn imagined(state: &State, times: u64) -> Tally {
    let view = state.view(Viewer::Seat(Seat::new(0)));
    let mut dealer = FastDealer::new(17);
    let mut tally = Tally::new();
    for _ in 0..times {
        let state = State::imagine(&view, &mut dealer);
        let hand = |seat: usize| state.hand(Seat::new(seat)).collect::<Vec<_>>();
        let under = Pile::ALL.map(|pile| state.put_back(pile).collect::<Vec<_>>());
        *tally.entry(outcome(&hand(1), &hand(2), &under)).or_default() += 1;
    }
    tally
}

/// CO-9.1
#[test]
fn hands_drawn_unseen_are_imagined_exactly() {
    MIXED.is_exact(&["B pearl pearl-2", "C island jellyfish", "B fish blowfish", "C island pearl-5"], "");
}

/// CO-9.1
#[test]
fn cards_kept_and_put_back_by_others_are_imagined_exactly() {
    MIXED.is_exact(&["B fish blowfish! fire-fish", "C island per-fish blowfish!", "C island pearl-5"], "");
}

/// CO-9.1
#[test]
fn put_back_cards_that_others_look_at_again_are_imagined_exactly() {
    let draws = [
        "A island pearl-5! blowfish",
        "B island angel-fish! per-fish",
        "C island blowfish per-fish!",
        "B island blowfish",
    ];
    MIXED.is_exact(&draws, "");
}

/// CO-9.1
#[test]
fn what_is_unknown_beside_cards_that_were_followed_is_imagined_exactly() {
    let taken =
        ["A island pearl-5! blowfish", "C island angel-fish", "C island per-fish", "B island blowfish"];
    MIXED.is_exact(&taken, "");
    let scored = [
        "A island pearl-5! per-fish",
        "A island angel-fish! blowfish",
        "B island per-fish blowfish!",
        "C pearl pearl-2",
        "C island per-fish",
    ];
    MIXED.is_exact(&scored, "turns-played = 27\nturn = 'B'\nagenda = ['end']");
}

/// CO-9.1
#[test]
fn a_card_met_again_may_be_another_one_with_the_same_face() {
    let other =
        ["A island blowfish pearl-5!", "B island jellyfish! angel-fish", "C island blowfish! angel-fish"];
    MIXED.is_exact(&[&other[..], &["A island angel-fish"]].concat(), "");
    let same = ["A island blowfish pearl-5!", "B island jellyfish! blowfish", "C island blowfish! blowfish"];
    MIXED.is_exact(&same, "");
    MIXED.is_exact(&[&same[..], &["A island blowfish"]].concat(), "");
    let mixed = ["A island pearl-5", "A island blowfish! angel-fish", "B island jellyfish angel-fish!"];
    MIXED.is_exact(&mixed, "");
}

/// CO-9.1, CO-8.1
#[test]
fn in_the_final_scoring_a_hidden_island_card_is_imagined_to_be_no_starfish_card() {
    let draws = ["B island pearl-5", "B island jellyfish", "C island blowfish", "B starfish per-fish"];
    MIXED.is_exact(&draws, "turns-played = 27\nturn = 'B'\nagenda = ['end']");
    let draws =
        ["B island pearl-5", "B island blowfish! jellyfish", "C island blowfish", "C island jellyfish"];
    MIXED.is_exact(&draws, "turns-played = 27\nturn = 'B'\nagenda = ['end']");
}

/// CO-9.1, CO-4.3
#[test]
fn of_three_cards_equal_ones_are_imagined_with_the_first_kept() {
    TWINS.is_exact(&["B starfish pearl-6! per-fish pearl-6"], "");
    TWINS.is_exact(&["B starfish pearl-6! per-fish pearl-6", "C starfish per-fish"], "");
    TWINS.is_exact(&["B starfish per-fish! jellyfish pearl-6", "A starfish jellyfish"], "");
    TWINS.is_exact(
        &["B starfish per-fish! jellyfish pearl-6", "A starfish jellyfish", "C starfish pearl-6"],
        "",
    );
    TWINS.is_exact(&["A starfish jellyfish! pearl-6 per-fish", "B starfish pearl-6! per-fish"], "");
}
