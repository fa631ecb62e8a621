//! Monte Carlo tree search over imagined worlds: open loop, one world a simulation, every seat for itself.

mod bot;
mod cheater;
mod ending;
mod panel;
mod settings;
mod tree;

pub use bot::SearchBot;
pub use cheater::Cheater;
pub use panel::PanelBot;
pub use settings::{Budget, Leaf, Settings};

use crate::advice::{Advice, Advised};
use crate::prospect::Prospect;
use crate::{Evaluator, FastDealer, Playout};
use ending::{Solver, TooLarge};
use settings::Thought;
use tabletop::{Dealer, Game, Pending, Seat, Viewer, Weighted};
use tree::{EdgeId, NodeId, Tree};

/// The number of options considered when a decision is first met; more only if it is met again.
const FEW: usize = 6;

/// The number of imagined worlds in which an ending with secrets is solved.
const SOLVED_WORLDS: u32 = 24;
/// The number of worlds in which the options of the root are evaluated before the search begins.
const FIRST_WORLDS: usize = 4;

/// Alone, the reward is the score, and a point changes it about a tenth as much as at a table, where it is mostly the victory:
/// so much less of it tempts a bot that errs.
const SOLO_TEMPERATURE: f32 = 0.1;

/// One search after another, with everything they reuse.
#[derive(Clone, Debug)]
pub(crate) struct Search<G: Game, E> {
    pub(crate) evaluator: E,
    pub(crate) settings: Settings,
    pub(crate) dealer: FastDealer,
    tree: Tree<G::Action>,
    path: Vec<EdgeId>,
    options: Vec<G::Action>,
    outcomes: Vec<Weighted<G::Chance>>,
    glances: Vec<Prospect>,
    playout: Playout<G>,
    solver: Solver<G>,
    /// What the options of a small ending come to, if it was solved.
    solved: Option<Vec<Advised<G::Action>>>,
    pub(crate) foreseen: Option<Foreseen<G>>,
    /// Whether the seat that decides plays alone.
    alone: bool,
}

/// The next choice of a seat that follows its last one at once.
#[derive(Clone, Debug)]
pub(crate) struct Foreseen<G: Game> {
    /// What the seat will see.
    pub view: G::View,
    pub options: Vec<G::Action>,
    /// What it must do before.
    pub forced: Vec<G::Action>,
    /// Its place in the tree.
    node: NodeId,
}

/// Where a walk through one world came to.
enum Reached {
    /// A decision that was never met before, after this edge.
    New(EdgeId, Seat),
    /// A decision that was met once, but not looked at.
    Unseen(NodeId, Seat),
    /// The end of the game.
    End,
}

impl<G: Game, E: Evaluator<G>> Search<G, E> {
    pub(crate) fn new(evaluator: E, settings: Settings, seed: u64) -> Self {
        Self {
            evaluator,
            settings,
            dealer: FastDealer::new(seed),
            tree: Tree::new(),
            path: Vec::new(),
            options: Vec::new(),
            outcomes: Vec::new(),
            glances: Vec::new(),
            playout: Playout::new(),
            solver: Solver::new(),
            solved: None,
            foreseen: None,
            alone: false,
        }
    }

    /// Searches what the seat that decides sees as `view`; every simulation plays in a world of `worlds`.
    pub(crate) fn run(
        &mut self,
        view: &G::View,
        options: &[G::Action],
        thought: Thought,
        mut worlds: impl FnMut(&mut FastDealer) -> G,
    ) {
        let mut meter = self.settings.meter();
        let known = self.foreseen.take().filter(|next| next.view == *view && next.options == options);
        self.solved = self.solve(options, &mut worlds).ok();
        if self.solved.is_some() {
            return;
        }
        self.plant(known.map(|known| known.node), options, &mut worlds);
        // A bot with a temperature compares rewards, and every simulation still changes those.
        let settles = thought == Thought::UntilSettled && self.settings.temperature <= 0.0;
        while meter.allows_one_more() {
            let world = worlds(&mut self.dealer);
            self.simulate(world);
            if settles && meter.is_settled_by(|| self.tree.lead()) {
                return;
            }
        }
    }

    /// Solves the rest of the game if it is small: in the one world there is, or in several that are imagined.
    fn solve(
        &mut self,
        options: &[G::Action],
        worlds: &mut impl FnMut(&mut FastDealer) -> G,
    ) -> Result<Vec<Advised<G::Action>>, TooLarge> {
        if self.settings.leaf != Leaf::Glance {
            return Err(TooLarge);
        }
        let count = if E::SECRETS { SOLVED_WORLDS } else { 1 };
        let mut steps = self.settings.budget.steps();
        let mut found = vec![Prospect::default(); options.len()];
        let mut decider = None;
        for _ in 0..count {
            let world = worlds(&mut self.dealer);
            self.alone = world.seats() == 1;
            decider = Some(world.pending());
            for (sum, &action) in found.iter_mut().zip(options) {
                let mut after = world.clone();
                after.act(action, &mut ());
                let (prospect, taken) = self.solver.solve(&after, steps, self.settings.latest)?;
                steps -= taken;
                sum.add(1.0 / count as f32, &prospect);
            }
        }
        let Some(Pending::Decision(seat)) = decider else { return Err(TooLarge) };
        let advised = options.iter().zip(&found);
        Ok(advised.map(|(&action, found)| Advised::of(action, found, seat, count)).collect())
    }

    fn simulate(&mut self, mut world: G) {
        self.path.clear();
        let prospect = match self.descend(&mut world) {
            Reached::End => Prospect::of_end(&world.standings(), world.seats()),
            Reached::New(edge, seat) => self.grow(edge, seat, &mut world),
            Reached::Unseen(node, seat) => self.look_at(Some(node), seat, &world),
        };
        self.back_up(&prospect);
    }

    /// The decision that is asked now becomes the root, with all that is known of it; its options are looked at longer
    /// than any others.
    fn plant(
        &mut self,
        known: Option<NodeId>,
        options: &[G::Action],
        worlds: &mut impl FnMut(&mut FastDealer) -> G,
    ) {
        let world = worlds(&mut self.dealer);
        self.alone = world.seats() == 1;
        let Pending::Decision(seat) = world.pending() else {
            unreachable!("a view with options is asked of a seat");
        };
        match known {
            Some(node) => self.tree.keep_only(node),
            None => self.tree.plant(seat, options),
        }
        if self.settings.leaf == Leaf::Glance {
            let count = if E::SECRETS { FIRST_WORLDS } else { 1 };
            let several: Vec<G> = (0..count).map(|_| worlds(&mut self.dealer)).collect();
            self.glances.clear();
            // Once it is late, one world must do, so that every option has been looked at.
            let looks = options.iter().map(|&action| {
                let worlds = if self.settings.is_late() { &several[..1] } else { &several[..] };
                first_look(worlds, action, &self.evaluator)
            });
            self.glances.extend(looks);
            self.tree.equip(Tree::<G::Action>::ROOT, &self.glances);
        }
    }

    /// Looks ahead from `action` to the next choice of the same seat, if neither chance nor a secret nor anyone else
    /// comes between: what is known of it then is the beginning of the next search.
    pub(crate) fn foresee(&mut self, mut world: G, action: G::Action) {
        self.foreseen = None;
        let Some(edge) = self.tree.root_edge(action).filter(|_| self.solved.is_none()) else { return };
        let Pending::Decision(seat) = world.pending() else { return };
        let (mut next, mut forced) = (action, Vec::new());
        loop {
            if world.reveals(next) {
                return;
            }
            world.act(next, &mut ());
            if world.pending() != Pending::Decision(seat) {
                return;
            }
            self.options.clear();
            world.options(&mut self.options);
            let [only] = self.options[..] else { break };
            forced.push(only);
            next = only;
        }
        let (view, options) = (world.view(Viewer::Seat(seat)), self.options.clone());
        let node = self.tree.child(edge, seat, &options);
        self.foreseen = node.map(|node| Foreseen { view, options, forced, node });
    }

    /// Follows the tree through one world until it ends, or the game does.
    fn descend(&mut self, world: &mut G) -> Reached {
        let mut node = Tree::<G::Action>::ROOT;
        loop {
            let edge = self.tree.select(node, &self.settings, &mut self.dealer);
            self.path.push(edge);
            world.act(self.tree.action(edge), &mut ());
            let Some(seat) = self.next_choice(world) else { return Reached::End };
            match self.tree.child(edge, seat, &self.options) {
                Some(child) if self.tree.is_unseen(child, &self.settings) => {
                    return Reached::Unseen(child, seat);
                }
                Some(child) => node = child,
                None => return Reached::New(edge, seat),
            }
        }
    }

    /// Deals and makes forced moves until a seat has a choice; its options lie in the buffer then.
    fn next_choice(&mut self, world: &mut G) -> Option<Seat> {
        loop {
            match world.pending() {
                Pending::Over => return None,
                Pending::Chance => world.deal_by(&mut self.dealer, &mut self.outcomes, &mut ()),
                Pending::Decision(seat) => {
                    self.options.clear();
                    world.options(&mut self.options);
                    let [only] = self.options[..] else { return Some(seat) };
                    world.act(only, &mut ());
                }
            }
        }
    }

    /// Makes a new decision part of the tree, while there is room, and judges it: by its options if they are few.
    fn grow(&mut self, edge: EdgeId, seat: Seat, world: &mut G) -> Prospect {
        let node = self.tree.add(Some(edge), seat, &self.options);
        match self.settings.leaf {
            Leaf::Glance if self.options.len() <= FEW => self.look_at(node, seat, world),
            Leaf::Glance => Prospect::of(world, &self.evaluator),
            Leaf::Playout => {
                self.playout.run(world, &mut self.dealer);
                Prospect::of_end(&world.standings(), world.seats())
            }
            Leaf::Instinct => {
                self.playout.run_by_instinct(world, &mut self.dealer, &self.evaluator);
                Prospect::of_end(&world.standings(), world.seats())
            }
        }
    }

    /// Glances at each option of a decision; the best glance is what the decision promises.
    fn look_at(&mut self, node: Option<NodeId>, seat: Seat, world: &G) -> Prospect {
        self.glances.clear();
        for &action in &self.options {
            let mut after = world.clone();
            after.act(action, &mut ());
            self.glances.push(Prospect::of(&after, &self.evaluator));
        }
        if let Some(node) = node {
            self.tree.equip(node, &self.glances);
        }
        let reward = |prospect: &Prospect| prospect.rewards[seat.index()];
        let better = |one: Prospect, next: Prospect| if reward(&next) > reward(&one) { next } else { one };
        self.glances.iter().copied().reduce(better).unwrap_or_default()
    }

    fn back_up(&mut self, prospect: &Prospect) {
        for &edge in &self.path {
            self.tree.note(edge, prospect);
        }
    }

    /// What the last search found out, the best option first.
    pub(crate) fn advice(&self) -> Advice<G::Action> {
        if let Some(solved) = &self.solved {
            return Advice::solved(solved.clone());
        }
        let searched = self.tree.root_edges().map(|edge| edge.advised(self.settings.trust));
        Advice::searched(searched.collect(), self.tree.growth())
    }

    /// An option by the last search: the best one, or by temperature another that is nearly as good.
    pub(crate) fn pick(&mut self, advice: &Advice<G::Action>) -> G::Action {
        let temperature = self.settings.temperature * if self.alone { SOLO_TEMPERATURE } else { 1.0 };
        if temperature <= 0.0 {
            return advice.options[0].action;
        }
        let best = advice.options.iter().map(|advised| advised.reward).fold(f32::MIN, f32::max);
        let lure = |advised: &Advised<G::Action>| ((advised.reward - best) / temperature).exp();
        let sum: f32 = advice.options.iter().map(lure).sum();
        let mut rest = self.dealer.below(1 << 24) as f32 / (1 << 24) as f32 * sum;
        for advised in &advice.options {
            rest -= lure(advised);
            if rest < 0.0 {
                return advised.action;
            }
        }
        advice.options[0].action
    }
}

/// What an option promises in these worlds on average, the rest of the turn thought through if the evaluator can.
fn first_look<G: Game>(worlds: &[G], action: G::Action, evaluator: &impl Evaluator<G>) -> Prospect {
    let look = |world: &G| {
        let mut after = world.clone();
        after.act(action, &mut ());
        Prospect::thought_through(&after, evaluator)
    };
    Prospect::mean(worlds.iter().map(look))
}
