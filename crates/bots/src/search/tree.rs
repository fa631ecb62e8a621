//! The tree in two vectors: decisions, and their options with what was learnt about them.
//!
//! A node stands for a decision as its seat meets it: after the same choices, with the same options. What chance
//! brought on the way is not told apart unless it changes the options, so the tree never knows more than the seats.

use super::settings::{Leaf, Settings};
use crate::advice::Advised;
use crate::prospect::Prospect;
use rustc_hash::FxHasher;
use std::hash::{Hash, Hasher};
use tabletop::{Dealer, Seat};

pub(crate) type NodeId = u32;
pub(crate) type EdgeId = u32;

const NONE: u32 = u32::MAX;
/// The maximum number of options in a tree; beyond it, a search only refines what it has.
const MOST_EDGES: usize = 2_000_000;
/// Glances that differ less than this are as good as equal.
const LEAST_SCALE: f32 = 0.003;

#[derive(Clone, Copy, Debug)]
struct Node {
    seat: Seat,
    first_edge: EdgeId,
    edges: u32,
    visits: u32,
    /// Tells decisions apart at one look, nearly always: a hash of the seat and its options.
    mark: u64,
    /// Another decision that the same choice can lead to.
    sibling: NodeId,
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct Edge<A> {
    action: A,
    node: NodeId,
    first_child: NodeId,
    visits: u32,
    /// What a glance promised the seat that decides; nothing without glances.
    glance: Option<Glance>,
    rewards: f32,
    squares: f32,
    score: f32,
    wins: f32,
    growth: f32,
}

#[derive(Clone, Copy, Debug)]
struct Glance {
    reward: f32,
    score: f32,
    win: f32,
    /// The share of attention this option deserves at first sight.
    prior: f32,
}

#[derive(Clone, Debug)]
pub(crate) struct Tree<A> {
    nodes: Vec<Node>,
    edges: Vec<Edge<A>>,
}

impl<A: Copy + Eq + Hash> Tree<A> {
    /// The decision the search is about.
    pub(crate) const ROOT: NodeId = 0;

    pub(crate) const fn new() -> Self {
        Self { nodes: Vec::new(), edges: Vec::new() }
    }

    /// Starts over with the decision the search is about.
    pub(crate) fn plant(&mut self, seat: Seat, options: &[A]) {
        self.nodes.clear();
        self.edges.clear();
        self.add(None, seat, options);
    }

    /// Makes this decision the one the search is about, and forgets all that does not follow from it.
    pub(crate) fn keep_only(&mut self, root: NodeId) {
        let mut kept = Self::new();
        kept.nodes.push(Node { sibling: NONE, ..self.nodes[root as usize] });
        let mut next = 0;
        while let Some(&node) = kept.nodes.get(next) {
            kept.nodes[next].first_edge = kept.edges.len() as EdgeId;
            for edge in self.edges_of(&node) {
                let first_child = kept.adopt_siblings(edge.first_child, &self.nodes);
                kept.edges.push(Edge { node: next as NodeId, first_child, ..*edge });
            }
            next += 1;
        }
        *self = kept;
    }

    /// Takes over a decision and its siblings, whose options still lie in the old tree; tells which is the first now.
    fn adopt_siblings(&mut self, mut old: NodeId, nodes: &[Node]) -> NodeId {
        let mut first = NONE;
        while old != NONE {
            let node = nodes[old as usize];
            self.nodes.push(Node { sibling: first, ..node });
            first = self.nodes.len() as NodeId - 1;
            old = node.sibling;
        }
        first
    }

    pub(crate) fn root_edges(&self) -> impl Iterator<Item = &Edge<A>> {
        let edges = self.nodes.first().map_or(0, |root| root.edges as usize);
        self.edges[..edges].iter()
    }

    /// How much oftener the option of the root that was tried most was tried than any other.
    pub(crate) fn lead(&self) -> u32 {
        let (mut most, mut next) = (0, 0);
        for edge in self.root_edges() {
            (most, next) =
                if edge.visits > most { (edge.visits, most) } else { (most, next.max(edge.visits)) };
        }
        most - next
    }

    /// What every seat makes beyond the scores of the options. It does not depend on them, so it is best known from the
    /// option that was tried most.
    pub(crate) fn growth(&self) -> f32 {
        let most_tried = self.root_edges().max_by_key(|edge| edge.visits);
        most_tried.map_or(0.0, |edge| edge.growth / edge.visits.max(1) as f32)
    }

    pub(crate) fn root_edge(&self, action: A) -> Option<EdgeId> {
        self.root_edges().position(|edge| edge.action == action).map(|place| place as EdgeId)
    }

    pub(crate) fn action(&self, edge: EdgeId) -> A {
        self.edges[edge as usize].action
    }

    /// The decision of `seat` with these options that was met after `edge` before.
    pub(crate) fn child(&self, edge: EdgeId, seat: Seat, options: &[A]) -> Option<NodeId> {
        let mut next = self.edges[edge as usize].first_child;
        let mark = if next == NONE { return None } else { mark(seat, options) };
        while next != NONE {
            let node = &self.nodes[next as usize];
            if node.mark == mark && node.seat == seat && self.has_options(node, options) {
                return Some(next);
            }
            next = node.sibling;
        }
        None
    }

    fn has_options(&self, node: &Node, options: &[A]) -> bool {
        let edges = self.edges_of(node);
        edges.len() == options.len() && edges.iter().zip(options).all(|(edge, action)| edge.action == *action)
    }

    fn edges_of(&self, node: &Node) -> &[Edge<A>] {
        &self.edges[node.first_edge as usize..(node.first_edge + node.edges) as usize]
    }

    /// Adds a decision, if there is room.
    pub(crate) fn add(&mut self, parent: Option<EdgeId>, seat: Seat, options: &[A]) -> Option<NodeId> {
        if self.edges.len() + options.len() > MOST_EDGES {
            return None;
        }
        let id = self.nodes.len() as NodeId;
        let sibling =
            parent.map_or(NONE, |edge| std::mem::replace(&mut self.edges[edge as usize].first_child, id));
        let first_edge = self.edges.len() as EdgeId;
        let mark = mark(seat, options);
        self.nodes.push(Node { seat, first_edge, edges: options.len() as u32, visits: 0, mark, sibling });
        self.edges.extend(options.iter().map(|&action| Edge::new(action, id)));
        Some(id)
    }

    /// Whether the options of a decision still lack the glances that the search goes by.
    pub(crate) fn is_unseen(&self, node: NodeId, settings: &Settings) -> bool {
        let first = self.nodes[node as usize].first_edge as usize;
        settings.leaf == Leaf::Glance && self.edges[first].glance.is_none()
    }

    /// Gives every option of a decision its glance.
    pub(crate) fn equip(&mut self, node: NodeId, glances: &[Prospect]) {
        let node = self.nodes[node as usize];
        let warmth = Warmth::of(glances, node.seat);
        for (edge, glance) in self.edges[node.first_edge as usize..].iter_mut().zip(glances) {
            edge.glance = Some(warmth.glance(glance, node.seat));
        }
    }

    /// The option to try next: a good one, or one that was tried too little.
    pub(crate) fn select(&self, node: NodeId, settings: &Settings, dealer: &mut impl Dealer) -> EdgeId {
        let node = &self.nodes[node as usize];
        let best = match settings.leaf {
            Leaf::Glance => {
                let urge = settings.curiosity * (node.visits as f32 + 1.0).sqrt();
                most(self.edges_of(node), |edge| edge.promise(urge, settings.trust))
            }
            Leaf::Playout | Leaf::Instinct => self.untried(node, dealer).unwrap_or_else(|| {
                let log = (node.visits as f32).ln();
                most(self.edges_of(node), |edge| edge.bound(settings.curiosity, log))
            }),
        };
        node.first_edge + best as EdgeId
    }

    fn untried(&self, node: &Node, dealer: &mut impl Dealer) -> Option<usize> {
        let edges = self.edges_of(node);
        let untried = edges.iter().filter(|edge| edge.visits == 0).count();
        let pick = if untried > 0 { dealer.below(untried as u32) as usize } else { return None };
        let mut places = edges.iter().enumerate().filter(|(_, edge)| edge.visits == 0);
        places.nth(pick).map(|(place, _)| place)
    }

    /// Adds what a simulation through `edge` came to.
    pub(crate) fn note(&mut self, edge: EdgeId, prospect: &Prospect) {
        let edge = &mut self.edges[edge as usize];
        let node = &mut self.nodes[edge.node as usize];
        let seat = node.seat.index();
        node.visits += 1;
        edge.visits += 1;
        edge.rewards += prospect.rewards[seat];
        edge.squares += prospect.rewards[seat] * prospect.rewards[seat];
        edge.score += prospect.scores[seat];
        edge.wins += prospect.wins[seat];
        edge.growth += prospect.growth;
    }
}

impl<A: Copy> Edge<A> {
    const fn new(action: A, node: NodeId) -> Self {
        let (rewards, squares, score, wins, growth) = (0.0, 0.0, 0.0, 0.0, 0.0);
        Self {
            action,
            node,
            first_child: NONE,
            visits: 0,
            glance: None,
            rewards,
            squares,
            score,
            wins,
            growth,
        }
    }

    /// The mean reward, the glance counting for some simulations.
    fn mean(&self, trust: f32) -> f32 {
        self.mean_of(self.rewards, trust, |glance| glance.reward)
    }

    fn mean_of(&self, sum: f32, trust: f32, part: impl Fn(Glance) -> f32) -> f32 {
        match self.glance {
            Some(glance) => (sum + trust * part(glance)) / (self.visits as f32 + trust),
            None => sum / self.visits.max(1) as f32,
        }
    }

    fn promise(&self, urge: f32, trust: f32) -> f32 {
        let prior = self.glance.map_or(0.0, |glance| glance.prior);
        self.mean(trust) + urge * prior / (1.0 + self.visits as f32)
    }

    fn bound(&self, curiosity: f32, log: f32) -> f32 {
        self.rewards / self.visits as f32 + curiosity * (log / self.visits as f32).sqrt()
    }

    /// What was learnt about this option, for those who ask.
    pub(crate) fn advised(&self, trust: f32) -> Advised<A> {
        let visits = self.visits as f32;
        let variance = (self.squares / visits.max(1.0) - (self.rewards / visits.max(1.0)).powi(2)).max(0.0);
        Advised {
            action: self.action,
            score: self.mean_of(self.score, trust, |glance| glance.score),
            win_chance: self.mean_of(self.wins, trust, |glance| glance.win),
            reward: self.mean(trust),
            simulations: self.visits,
            doubt: if self.visits > 1 { (variance / visits).sqrt() } else { 0.5 },
        }
    }
}

/// How glances become priors: the better an option looks beside the others, the more attention it gets.
struct Warmth {
    best: f32,
    /// The typical difference between the options.
    scale: f32,
    sum: f32,
}

impl Warmth {
    fn of(glances: &[Prospect], seat: Seat) -> Self {
        let rewards = || glances.iter().map(|glance| glance.rewards[seat.index()]);
        let count = glances.len().max(1) as f32;
        let best = rewards().fold(f32::MIN, f32::max);
        let mean = rewards().sum::<f32>() / count;
        let variance = rewards().map(|reward| (reward - mean).powi(2)).sum::<f32>() / count;
        let scale = variance.sqrt().max(LEAST_SCALE);
        Self { best, scale, sum: rewards().map(|reward| ((reward - best) / scale).exp()).sum() }
    }

    fn glance(&self, prospect: &Prospect, seat: Seat) -> Glance {
        let reward = prospect.rewards[seat.index()];
        let prior = ((reward - self.best) / self.scale).exp() / self.sum;
        Glance { reward, score: prospect.scores[seat.index()], win: prospect.wins[seat.index()], prior }
    }
}

fn mark<A: Hash>(seat: Seat, options: &[A]) -> u64 {
    let mut hasher = FxHasher::default();
    seat.hash(&mut hasher);
    options.hash(&mut hasher);
    hasher.finish()
}

fn most<T>(items: &[T], worth: impl Fn(&T) -> f32) -> usize {
    let mut best = (0, f32::MIN);
    for (index, item) in items.iter().enumerate() {
        let worth = worth(item);
        if worth > best.1 {
            best = (index, worth);
        }
    }
    best.0
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Budget, FastDealer};

    const SEAT: Seat = Seat::new(0);

    fn noted(tree: &mut Tree<u8>, edge: EdgeId, times: u32) {
        (0..times).for_each(|_| tree.note(edge, &Prospect::default()));
    }

    #[test]
    fn what_follows_from_a_decision_is_kept_with_all_that_is_known_of_it() {
        let mut tree = Tree::new();
        tree.plant(SEAT, &[1, 2]);
        let kept = tree.add(Some(1), SEAT, &[3, 4]).expect("there is room");
        let other = tree.add(Some(0), SEAT, &[5, 6]).expect("there is room");
        let first = tree.nodes[kept as usize].first_edge;
        let [one, two] =
            [[7, 8], [9, 8]].map(|options| tree.add(Some(first), SEAT, &options).expect("there is room"));
        let below = tree.nodes[two as usize].first_edge + 1;
        let last = tree.add(Some(below), SEAT, &[10, 11]).expect("there is room");
        noted(&mut tree, first, 5);
        noted(&mut tree, below, 3);
        for (node, times) in [(other, 7), (one, 2), (last, 1)] {
            let edge = tree.nodes[node as usize].first_edge;
            noted(&mut tree, edge, times);
        }

        tree.keep_only(kept);

        assert_eq!(
            tree.root_edges().map(|edge| (edge.action, edge.visits)).collect::<Vec<_>>(),
            [(3, 5), (4, 0)]
        );
        assert_eq!(tree.nodes.len(), 4, "what does not follow is forgotten");
        let found =
            |tree: &Tree<u8>, edge, options: [u8; 2]| tree.child(edge, SEAT, &options).expect("it was met");
        let visits = |tree: &Tree<u8>, node: NodeId| tree.nodes[node as usize].visits;
        let [one, two] = [[7, 8], [9, 8]].map(|options| found(&tree, 0, options));
        assert_eq!((visits(&tree, one), visits(&tree, two)), (2, 3));
        let below = tree.nodes[two as usize].first_edge + 1;
        assert_eq!((tree.action(below), tree.edges[below as usize].visits), (8, 3));
        let last = found(&tree, below, [10, 11]);
        assert_eq!(visits(&tree, last), 1);
        assert_eq!(tree.child(1, SEAT, &[5, 6]), None);

        let edge = tree.select(last, &Settings::plain(Budget::Simulations(1)), &mut FastDealer::new(1));
        noted(&mut tree, edge, 1);
        assert_eq!((visits(&tree, last), visits(&tree, two)), (2, 3), "only the decision itself is noted");
    }
}
