//! A choice, compared with what else the seat could have done by what it knew.

use crate::{Judge, Tally, Values, worlds};
use bots::FastDealer;
use tabletop::{Game, MAX_SEATS, Seat, Viewer};

/// One choice among several options.
#[derive(Clone, Debug)]
pub struct Comparison<G: Game> {
    before: G,
    view: G::View,
    pub seat: Seat,
    pub chosen: G::Action,
    /// The options compared, the chosen one first.
    compared: Vec<Compared<G::Action>>,
    /// The value of the moment before it.
    value: Tally,
    /// Every world the seat could imagine, for judges who know values exactly.
    worlds: Option<Vec<(G, f64)>>,
}

#[derive(Clone, Debug)]
struct Compared<A> {
    action: A,
    /// What it brings less than the chosen one, the same worlds and the same luck afterwards.
    loss: Tally,
}

impl<G: Game> Comparison<G> {
    pub fn new<J: Judge<G>>(
        before: G,
        seat: Seat,
        chosen: G::Action,
        options: &[G::Action],
        judge: &mut J,
    ) -> Self {
        let view = before.view(Viewer::Seat(seat));
        let mut compared = judge.promising(&view, options);
        compared.retain(|action| *action != chosen);
        compared.insert(0, chosen);
        let compared = compared.into_iter().map(|action| Compared { action, loss: Tally::default() });
        let worlds = if J::EXACT { worlds::all(&view) } else { None };
        Self { before, view, seat, chosen, compared: compared.collect(), value: Tally::default(), worlds }
    }

    /// One more simulation of the moment and of every option compared; the moment's own with the luck of `moment_seed`.
    pub fn simulate(&mut self, judge: &mut impl Judge<G>, moment_seed: u64, seed: u64) {
        self.value.note(&judge.value(&self.before, moment_seed));
        let imagined;
        let worlds: &[(G, f64)] = if let Some(worlds) = &self.worlds {
            worlds
        } else {
            imagined = [(G::imagine(&self.view, &mut FastDealer::numbered(seed, 1)), 1.0)];
            &imagined
        };
        let chosen = weighed(worlds, self.chosen, judge, seed);
        for Compared { action, loss } in &mut self.compared[1..] {
            let other = weighed(worlds, *action, judge, seed);
            loss.note(&std::array::from_fn(|seat| chosen[seat] - other[seat]));
        }
    }

    /// The value of the moment before it.
    pub const fn value(&self) -> &Tally {
        &self.value
    }

    /// The best of the options compared and what the chosen one changes against it; the chosen one itself, if none is better.
    pub fn best(&self) -> (G::Action, Tally) {
        let loss = |compared: &&Compared<G::Action>| compared.loss.mean()[self.seat.index()];
        let worst = self.compared.iter().min_by(|one, other| loss(one).total_cmp(&loss(other)));
        let best = worst.filter(|compared| loss(compared) < 0.0).unwrap_or(&self.compared[0]);
        (best.action, best.loss)
    }
}

/// What an option brings on average over some worlds.
fn weighed<G: Game>(worlds: &[(G, f64)], action: G::Action, judge: &mut impl Judge<G>, seed: u64) -> Values {
    let mut mean = Values::default();
    for (world, weight) in worlds {
        let mut after = world.clone();
        after.act(action, &mut ());
        let values = judge.value(&after, seed);
        (0..MAX_SEATS).for_each(|seat| mean[seat] += weight * values[seat]);
    }
    mean
}
