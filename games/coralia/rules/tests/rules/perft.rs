//! Counted trees from three positions, against a second count that knows dice and cards only as plain lists.

use coralia::State;
use coralia_testing::*;
use std::collections::BTreeSet;
use tabletop_laws::play::successors;

/// How many sequences of decisions and outcomes lead to each depth up to `depth`.
fn perft(state: &State, depth: usize) -> Vec<u64> {
    let mut counts = vec![0; depth];
    grow(state, &mut counts, 0);
    counts
}

fn grow(state: &State, counts: &mut [u64], level: usize) {
    if level < counts.len() {
        for next in successors(state) {
            counts[level] += 1;
            grow(&next, counts, level + 1);
        }
    }
}

/// A turn of a player with one turtle: choose, lock or roll, roll, place.
#[test]
fn a_turn_with_one_lock_has_as_many_branches_as_the_naive_count() {
    let scene = table(
        "turns-played = 5
         station = ['red-fish', 'red-fish', 'blue-diver']
         island = { yellow = 6, orange = 6 }
         seats.B.turtles = ['copy']
         reefs.red = { dice = ['octopus', 'turtle'], octopus = 'B' }
         reefs.violet = { dice = ['octopus'], octopus = 'B' }",
    );
    let mut naive = [0; 6];
    for new in ["blue", "red", "green", "violet"] {
        naive[0] += 1;
        let received = [("red", Some(1)), ("red", Some(1)), ("blue", Some(4))];
        // Locking either red fish is the same; without a lock all four dice are rolled.
        for lock in [Some(0), Some(2), None] {
            naive[1] += 1;
            let keep = |place: usize| if Some(place) == lock { received[place].1 } else { None };
            let dice: Vec<(&str, Option<u8>)> =
                (0..3).map(|place| (received[place].0, keep(place))).chain([(new, None)]).collect();
            naive_roll(&dice, &mut naive, 2);
        }
    }
    assert_eq!(perft(&scene.state, 6), naive);
}

/// Symbols are numbered as in the rulebook of dice: 3 is the octopus.
fn naive_roll(dice: &[(&str, Option<u8>)], counts: &mut [u64], level: usize) {
    if level == counts.len() {
        return;
    }
    let Some(place) = dice.iter().position(|(_, symbol)| symbol.is_none()) else {
        return counts[level] += naive_places(dice);
    };
    for symbol in 0..6 {
        counts[level] += 1;
        let mut next = dice.to_vec();
        next[place].1 = Some(symbol);
        let stuck = next.iter().all(|die| die.1 == Some(3)) && naive_places(&next) == 0;
        let next = if stuck { next.iter().map(|die| (die.0, None)).collect() } else { next };
        naive_roll(&next, counts, level + 1);
    }
}

/// Different dice that can be used; B has no octopus left, and only red and violet have theirs.
fn naive_places(dice: &[(&str, Option<u8>)]) -> u64 {
    let usable =
        dice.iter().filter(|(colour, symbol)| *symbol != Some(3) || ["red", "violet"].contains(colour));
    usable.collect::<BTreeSet<_>>().len() as u64
}

/// Different cards in a list.
fn faces(cards: &[&str]) -> Vec<String> {
    cards.iter().map(ToString::to_string).collect::<BTreeSet<_>>().into_iter().collect()
}

fn without(cards: &[&str], gone: &str) -> Vec<String> {
    let mut rest: Vec<String> = cards.iter().map(ToString::to_string).collect();
    let place = rest.iter().position(|card| card == gone).expect("only a card that is there goes");
    rest.remove(place);
    rest
}

fn borrowed(cards: &[String]) -> Vec<&str> {
    cards.iter().map(String::as_str).collect()
}

/// Looking at two cards of a list and keeping one: how many ways to each depth.
fn naive_look(cards: &[&str], counts: &mut [u64], level: usize) {
    for first in faces(cards) {
        counts[level] += 1;
        let rest = without(cards, &first);
        for second in faces(&borrowed(&rest)) {
            counts[level + 1] += 1;
            // Two equal cards are one option.
            counts[level + 2] += if first == second { 1 } else { 2 };
        }
    }
}

fn fish() -> Vec<&'static str> {
    ["fire-fish", "blowfish", "angel-fish"].into_iter().flat_map(|card| [card; 5]).collect()
}

fn pearls() -> Vec<&'static str> {
    let counted = [("pearl-2", 4), ("pearl-3", 5), ("pearl-4", 5), ("pearl-5", 4)];
    counted.into_iter().flat_map(|(card, count)| vec![card; count]).collect()
}

/// Placing a die: two pearls, a choice of two fish, a diver with its chest, a die for the island.
#[test]
fn placing_a_die_has_as_many_branches_as_the_naive_count() {
    let scene = table(
        "turns-played = 5
         station = ['red-fish', 'red-pearl', 'blue-diver', 'green-octopus']
         reefs.green = { dice = ['octopus'], octopus = 'A' }
         reefs.yellow.dice = ['diver']
         seats.B.diver = 'yellow'
         draws = ['A fish blowfish', 'A pearl pearl-2']",
    );
    let mut naive = [0; 4];
    naive[0] = 4;
    naive_look(&borrowed(&without(&fish(), "blowfish")), &mut naive, 1);
    let left = without(&pearls(), "pearl-2");
    for first in faces(&borrowed(&left)) {
        naive[1] += 1;
        let seconds = faces(&borrowed(&without(&borrowed(&left), &first))).len() as u64;
        naive[2] += seconds;
        naive[3] += seconds; // `end`
    }
    for chest in ["fish", "pearl", "starfish", "island", "points", "stingray", "white", "jellyfish"] {
        naive[1] += 1;
        let next = match chest {
            "fish" => 3,
            "pearl" => 4,
            "starfish" => 15,
            "island" => 3 + 4 + 15,
            "white" => 6,
            _ => 1, // `end`
        };
        naive[2] += next;
        naive[3] += match chest {
            // Pearl, fish, starfish: six reefs each. Turtle: six. Octopus: one is taken, so five and the island.
            // Diver: the blue space is taken, so five and the island.
            "white" => 6 * 6,
            "points" | "stingray" | "jellyfish" => 6, // the next player takes a die of any colour
            _ => next,
        };
    }
    // The other player's octopus lets B choose between two island cards, up to three of each kind.
    let fish = without(&fish(), "blowfish");
    let kinds = [borrowed(&fish), borrowed(&left), starfish()];
    naive_island(&kinds, &mut naive, 1);
    assert_eq!(perft(&scene.state, 4), naive);
}

fn starfish() -> Vec<&'static str> {
    let twice = ["pearl-6", "anemone-fish", "jellyfish"];
    let once = [
        "per-fish",
        "per-pearl",
        "per-island-die",
        "per-turtle",
        "per-chest",
        "side-chest",
        "chests-1",
        "chests-2",
        "chests-3",
        "dice-1",
        "dice-2",
        "dice-3",
    ];
    twice.into_iter().chain(twice).chain(once).collect()
}

/// Looking at two island cards: any two faces, since each kind is there three times.
fn naive_island(kinds: &[Vec<&str>; 3], counts: &mut [u64], level: usize) {
    for (one, cards) in kinds.iter().enumerate() {
        for first in faces(cards) {
            counts[level] += 1;
            for (other, cards) in kinds.iter().enumerate() {
                let rest = if one == other {
                    without(cards, &first)
                } else {
                    cards.iter().map(ToString::to_string).collect()
                };
                for second in faces(&borrowed(&rest)) {
                    counts[level + 1] += 1;
                    counts[level + 2] += if first == second { 1 } else { 2 };
                }
            }
        }
    }
}

/// The final scoring of A: a jellyfish and a card for two left-over dice, in any order.
#[test]
fn scoring_starfish_cards_has_as_many_branches_as_the_naive_count() {
    let scene = table(
        "turns-played = 20
         island = { yellow = 6, blue = 6, orange = 6, green = 6, red = 5, violet = 5 }
         draws = ['A starfish jellyfish', 'A starfish dice-red-violet', 'B fish blowfish']",
    );
    let mut naive = [0; 5];
    naive_scoring(&Naive::new(), &mut naive, 0);
    assert_eq!(perft(&scene.state, 5), naive);
}

/// What the naive count knows of the final scoring: cards to score, draws left, and cards of each pile.
#[derive(Clone)]
struct Naive {
    to_score: Vec<String>,
    piles: [Vec<String>; 3],
    island: [u8; 3],
    draws: u8,
    used: BTreeSet<usize>,
}

impl Naive {
    fn new() -> Self {
        let own = |cards: Vec<&str>| cards.into_iter().map(String::from).collect::<Vec<_>>();
        let starfish = without(&borrowed(&without(&starfish(), "jellyfish")), "dice-1");
        Self {
            to_score: vec!["dice-1".into(), "jellyfish".into()],
            piles: [own(pearls()), without(&fish(), "blowfish"), starfish],
            island: [3; 3],
            draws: 0,
            used: BTreeSet::new(),
        }
    }

    fn join(&mut self, card: String) {
        let waits = ["pearl-6", "anemone-fish", "per-fish", "per-pearl"].contains(&card.as_str());
        let starfish = !card.starts_with("pearl-") && !card.ends_with("fish");
        if starfish && !waits {
            self.to_score.push(card);
        }
    }

    /// Every card that can come from a pile: 0 to 2 by kind, 3 for the island.
    fn cards(&self, pile: usize) -> Vec<(usize, String)> {
        let kinds: Vec<usize> =
            if pile == 3 { (0..3).filter(|&kind| self.island[kind] > 0).collect() } else { vec![pile] };
        kinds
            .into_iter()
            .flat_map(|kind| faces(&borrowed(&self.piles[kind])).into_iter().map(move |card| (kind, card)))
            .collect()
    }
}

fn naive_scoring(table: &Naive, counts: &mut [u64], level: usize) {
    if level >= counts.len() {
        return;
    }
    if table.draws > 0 {
        return naive_draw(table, counts, level);
    }
    let cards = faces(&borrowed(&table.to_score));
    if cards.is_empty() {
        counts[level] += 1; // `end`, and with it the game, since B has no starfish card
        return;
    }
    for card in cards {
        counts[level] += 1;
        let mut next = table.clone();
        next.to_score = without(&borrowed(&table.to_score), &card);
        match card.as_str() {
            "dice-1" => (next.draws, next.used) = (2, BTreeSet::new()),
            "jellyfish" | "per-turtle" | "per-chest" | "per-island-die" | "dice-2" | "dice-3" => {}
            _ => {
                naive_chest(level, counts, &card);
                continue;
            }
        }
        naive_scoring(&next, counts, level + 1);
    }
}

/// Cards that open chests come up only at the last level: then it is enough to know how many ways lead on.
fn naive_chest(level: usize, counts: &[u64], card: &str) {
    assert!(level + 1 >= counts.len(), "{card} is scored too early for the naive count");
}

fn naive_draw(table: &Naive, counts: &mut [u64], level: usize) {
    for pile in (0..4).filter(|pile| !table.used.contains(pile)) {
        counts[level] += 1;
        if level + 1 == counts.len() {
            continue;
        }
        for (kind, card) in table.cards(pile) {
            counts[level + 1] += 1;
            let mut next = table.clone();
            next.piles[kind] = without(&borrowed(&table.piles[kind]), &card);
            next.island[kind] -= u8::from(pile == 3);
            next.draws -= 1;
            next.used.insert(pile);
            next.join(card);
            naive_scoring(&next, counts, level + 2);
        }
    }
}
