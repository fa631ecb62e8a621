//! The bot that searches on several threads, each with a tree of its own, and adds up what they found.

use super::{Search, SearchBot, Settings};
use crate::advice::Advice;
use crate::{Evaluator, FastDealer};
use tabletop::{Dealer, Game, Player};

/// Several searches that think at the same time and vote at the end.
#[derive(Clone, Debug)]
pub struct PanelBot<G: Game, E> {
    members: Vec<SearchBot<G, E>>,
    chair: Search<G, E>,
}

impl<G, E> PanelBot<G, E>
where
    G: Game + Send,
    G::Action: Send + Sync,
    G::Chance: Send,
    G::View: Send + Sync,
    E: Evaluator<G> + Send,
{
    /// A panel of `threads`; a budget of simulations is shared out, a budget of time is everyone's.
    pub fn new(evaluator: &E, settings: Settings, threads: u32, seed: u64) -> Self {
        let parts = threads.max(1);
        let mut seeds = FastDealer::new(seed);
        let member = |number| {
            let budget = settings.budget.part(number, parts);
            let seed = u64::from(seeds.below(u32::MAX)) << 32 | u64::from(number);
            SearchBot::new(evaluator.clone(), Settings { budget, ..settings }, seed)
        };
        Self {
            members: (0..parts).map(member).collect(),
            chair: Search::new(evaluator.clone(), settings, seed),
        }
    }

    /// What the panel thinks of the options, the best first.
    pub fn advise(&mut self, view: &G::View, options: &[G::Action]) -> Advice<G::Action> {
        let advices: Vec<_> = std::thread::scope(|scope| {
            let ask = |member| scope.spawn(move || SearchBot::advise(member, view, options));
            let asked: Vec<_> = self.members.iter_mut().map(ask).collect();
            asked.into_iter().map(|member| member.join().expect("a search does not panic")).collect()
        });
        Advice::pooled(options, &advices)
    }
}

impl<G, E> Player<G> for PanelBot<G, E>
where
    G: Game + Send,
    G::Action: Send + Sync,
    G::Chance: Send,
    G::View: Send + Sync,
    E: Evaluator<G> + Send,
{
    fn choose(&mut self, view: &G::View, options: &[G::Action]) -> G::Action {
        if let [only] = *options {
            return only;
        }
        let advice = self.advise(view, options);
        let action = self.chair.pick(&advice);
        for member in &mut self.members {
            member.note(view, action);
        }
        action
    }
}
