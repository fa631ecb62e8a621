//! Coralia as a `tabletop::Game`.

use crate::{Action, Chance, Event, Setup, State, View};
use tabletop::{Dealer, Game, Log, Pending, SetupError, Standings, Viewer, Weighted};

impl Game for State {
    const NAME: &'static str = "coralia";
    type Setup = Setup;
    type Action = Action;
    type Chance = Chance;
    type Event = Event;
    type View = View;

    fn new(setup: &Setup) -> Result<Self, SetupError> {
        Self::set_up(setup)
    }

    fn seats(&self) -> usize {
        self.players()
    }

    fn pending(&self) -> Pending {
        self.agenda.last().map_or(Pending::Over, |task| task.asks(self.on_turn()).into())
    }

    fn options(&self, out: &mut Vec<Action>) {
        self.list_options(out);
    }

    fn outcomes(&self, out: &mut Vec<Weighted<Chance>>) {
        self.list_outcomes(out);
    }

    fn act(&mut self, action: Action, log: &mut impl Log<Event>) {
        self.resolve(action, log);
        self.settle(log);
    }

    fn deal(&mut self, outcome: Chance, log: &mut impl Log<Event>) {
        self.receive(outcome, log);
        self.settle(log);
    }

    fn deal_by(
        &mut self,
        dealer: &mut impl Dealer,
        _: &mut Vec<Weighted<Chance>>,
        log: &mut impl Log<Event>,
    ) {
        let outcome = self.sample(dealer);
        self.deal(outcome, log);
    }

    fn reveals(&self, action: Action) -> bool {
        // A card kept in the final scoring is shown if it is a starfish card, so even one not shown tells something.
        let keeps_openly = matches!(action, Action::Keep(_)) && self.progress.is_final_scoring();
        let mut probe = Probe::Quiet;
        self.clone().act(action, &mut probe);
        keeps_openly || probe == Probe::Disclosed
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn imagine(view: &View, dealer: &mut impl Dealer) -> Self {
        view.imagine(dealer)
    }

    fn witness(event: &Event, viewer: Viewer) -> Option<Event> {
        Some(event.seen_by(viewer))
    }

    fn standings(&self) -> Standings {
        self.scores()
    }
}

/// Listens whether an action shows a secret: without chance, only put-back cards and the final scoring do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Probe {
    Quiet,
    Disclosed,
}

impl Log<Event> for Probe {
    fn note(&mut self, event: Event) {
        if event.discloses() {
            *self = Self::Disclosed;
        }
    }
}
