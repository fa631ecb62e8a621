//! Wreck Raiders as a `tabletop::Game`.

use crate::{Action, Chance, Event, Setup, State, View};
use tabletop::{Dealer, Game, Log, Pending, SetupError, Standings, Viewer, Weighted};

impl Game for State {
    const NAME: &'static str = "wreck-raiders";
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

    fn reveals(&self, _: Action) -> bool {
        false // Nothing is secret (WR-5.4), so only chance can show something new.
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn imagine(view: &View, _: &mut impl Dealer) -> Self {
        view.state()
    }

    fn witness(event: &Event, _: Viewer) -> Option<Event> {
        Some(event.clone())
    }

    fn standings(&self) -> Standings {
        self.scores()
    }
}
