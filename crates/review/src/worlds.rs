//! Everything a view allows: all of it, with its exact weights, where it is little.

use tabletop::{Dealer, Game};

/// More worlds than this are not listed.
const MOST: usize = 4096;

/// Answers in every possible way, one way after the other.
#[derive(Default)]
struct Odometer {
    /// What was answered so far, and below what bound.
    answers: Vec<(u32, u32)>,
    asked: usize,
}

impl Dealer for Odometer {
    fn below(&mut self, bound: u32) -> u32 {
        if self.asked == self.answers.len() {
            self.answers.push((0, bound));
        }
        self.asked += 1;
        self.answers[self.asked - 1].0
    }
}

impl Odometer {
    /// How likely these answers are from a fair dealer.
    fn weight(&self) -> f64 {
        self.answers.iter().map(|(_, bound)| 1.0 / f64::from(*bound)).product()
    }

    /// Turns to the next answers; false after the last ones.
    fn turn(&mut self) -> bool {
        self.asked = 0;
        while let Some((answer, bound)) = self.answers.pop() {
            if answer + 1 < bound {
                self.answers.push((answer + 1, bound));
                return true;
            }
        }
        false
    }
}

/// Every world that a view allows, with its weight; nothing if there are too many to list.
pub fn all<G: Game>(view: &G::View) -> Option<Vec<(G, f64)>> {
    let (mut odometer, mut worlds) = (Odometer::default(), Vec::new());
    loop {
        let world = G::imagine(view, &mut odometer);
        worlds.push((world, odometer.weight()));
        if !odometer.turn() {
            return Some(worlds);
        }
        if worlds.len() == MOST {
            return None;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabletop::{Pending, Seat, Viewer};
    use tabletop_laws::toy::{Toy, ToyEdition, ToySetup};

    #[test]
    fn the_worlds_of_a_view_weigh_one_together_and_are_all_seen_alike() {
        let mut game =
            Toy::new(&ToySetup { players: 3, edition: ToyEdition::Plain }).expect("three can play");
        let mut outcomes = Vec::new();
        while game.pending() == Pending::Chance {
            outcomes.clear();
            game.outcomes(&mut outcomes);
            game.deal(outcomes[1].outcome, &mut ());
        }
        let view = game.view(Viewer::Seat(Seat::new(0)));
        let worlds = all::<Toy>(&view).expect("two cards are hidden");
        assert!(worlds.len() >= 15 && worlds.iter().any(|(world, _)| *world == game));
        assert!((worlds.iter().map(|(_, weight)| weight).sum::<f64>() - 1.0).abs() < 1e-12);
        assert!(worlds.iter().all(|(world, _)| world.view(Viewer::Seat(Seat::new(0))) == view));
    }
}
