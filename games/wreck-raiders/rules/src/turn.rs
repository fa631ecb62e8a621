//! Wreck Raiders as a `tabletop::Game`: a turn, one file per step in rulebook order, and the agenda that leads through it.

pub mod buy;
mod claim;
pub mod end;
mod move_diver;
pub mod order;
mod reveal;
mod roll;
mod starfish;
mod style;
mod take_die;
pub mod treasure;
mod why;

use crate::solo;
use crate::{Action, Chance, Event, Setup, State, Task, View};
use tabletop::{Ask, Dealer, Game, Log, Pending, Refusal, Seat, SetupError, Standings, Viewer, Weighted};

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
        self.agenda.last().map_or(Ask::Nothing, |task| task.asks(self.on_turn())).into()
    }

    fn options(&self, out: &mut Vec<Action>) {
        let Some(&task) = self.agenda.last() else { return };
        match task {
            Task::Take => take_die::options(self, out),
            Task::Move(value) => move_diver::options(self, value, out),
            Task::Push(_) => solo::push_options(self, out),
            Task::Place(seat, _, room) => treasure::place_options(self, seat, room, out),
            Task::Extra(_) => out.extend([Action::Extra, Action::Done]),
            Task::Claim => claim::options(self, out),
            Task::Decorate(display, card, used) => claim::decorate_options(self, display, card, used, out),
            Task::Pick => style::pick_options(self, out),
            Task::Free => style::free_options(self, out),
            Task::Buy => buy::options(self, out),
            Task::Rival => solo::rival_options(self, out),
            Task::Market => solo::market_options(self, out),
            _ => return,
        }
        starfish::options(self, self.decider(task), out);
    }

    fn shape(&self, out: &mut Vec<Action>) {
        let Some(&task) = self.agenda.last() else { return };
        match task {
            Task::Take => take_die::shape(out),
            Task::Move(_) => move_diver::shape(self, out),
            Task::Push(_) => solo::push_shape(out),
            Task::Place(..) => treasure::place_shape(out),
            Task::Extra(_) => out.extend([Action::Extra, Action::Done]),
            Task::Claim => claim::shape(self, out),
            Task::Decorate(..) => claim::decorate_shape(out),
            Task::Pick => style::pick_shape(out),
            Task::Free => style::free_shape(self, out),
            Task::Buy => buy::shape(self, out),
            Task::Market => solo::market_shape(self, out),
            Task::Rival => solo::rival_shape(out),
            _ => return,
        }
        starfish::shape(self, self.decider(task), out);
    }

    fn refusal(&self, action: Action) -> Option<Refusal> {
        let Some(&task) = self.agenda.last() else { return Some(self.why("WR-9.1", "common-over")) };
        match (task, action) {
            (_, Action::Trim(display)) => starfish::trim_refusal(self, self.decider(task), display),
            (_, Action::Cover(display, place)) => {
                starfish::cover_refusal(self, self.decider(task), display, place.into())
            }
            (Task::Take, Action::Take(rolled)) => take_die::refusal(self, rolled),
            (Task::Move(value), Action::Adjust(step)) => take_die::adjust_refusal(self, value, step),
            (Task::Move(value), Action::Move { from, to }) => move_diver::refusal(self, value, from, to),
            (Task::Move(value), Action::Stay) => move_diver::stay_refusal(self, value),
            (Task::Push(_), Action::Push(spot)) => solo::push_refusal(self, spot),
            (Task::Place(seat, _, room), Action::Place(slot)) => {
                treasure::place_refusal(self, seat, room, slot)
            }
            (Task::Place(seat, _, room), Action::Discard) => treasure::discard_refusal(self, seat, room),
            (Task::Claim, Action::Claim(display, card)) => claim::refusal(self, display, card),
            // The claim step passes by where nothing can be claimed: then the display tells why.
            (Task::Buy, Action::Claim(display, card)) => {
                claim::refusal(self, display, card).or_else(|| Some(self.not_now(task)))
            }
            (Task::Decorate(display, card, used), _) => {
                claim::decorate_refusal(self, display, card, used, action)
            }
            (Task::Pick, Action::Pick(bauble)) => style::pick_refusal(self, bauble),
            (Task::Free, Action::Free(placement)) => buy::place_refusal(self, placement),
            (Task::Buy | Task::Market, Action::Buy(placement)) => buy::refusal(self, placement),
            (Task::Rival, Action::Rival(spot)) => solo::rival_refusal(self, spot),
            (Task::Extra(_), Action::Extra)
            | (Task::Extra(_) | Task::Claim | Task::Free, Action::Done)
            | (Task::Buy | Task::Market, Action::End) => None,
            _ => Some(self.not_now(task)),
        }
    }

    fn outcomes(&self, out: &mut Vec<Weighted<Chance>>) {
        match self.agenda.last() {
            Some(Task::Start) => roll::start_outcomes(self, out),
            Some(Task::Roll) => roll::outcomes(self, out),
            Some(Task::RefillRow) => self.deck.draws(out, reveal::exhibit),
            Some(Task::RefillMarket) => reveal::piece_outcomes(self, out),
            Some(Task::Draw(_, wreck, _)) => treasure::outcomes(self, *wreck, out),
            _ => {}
        }
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

impl State {
    /// Plays one listed action; the agenda is not settled yet.
    fn resolve(&mut self, action: Action, log: &mut impl Log<Event>) {
        let task = *self.agenda.last().expect("an action answers a question");
        match (task, action) {
            (_, Action::Trim(display)) => starfish::trim(self, self.decider(task), display, log),
            (_, Action::Cover(display, place)) => starfish::cover(self, display, place.into(), log),
            (Task::Take, Action::Take(rolled)) => take_die::resolve(self, rolled, log),
            (Task::Move(value), Action::Adjust(step)) => take_die::adjust(self, value, step, log),
            (Task::Move(_), Action::Move { from, to }) => move_diver::resolve(self, from, to, log),
            (Task::Move(_), Action::Stay) => move_diver::stay(self, log),
            (Task::Push(diver), Action::Push(spot)) => solo::resolve_push(self, diver, spot, log),
            (Task::Place(..), Action::Place(slot)) => treasure::place(self, slot, log),
            (Task::Place(..), Action::Discard) => treasure::discard(self, log),
            (Task::Extra(wreck), Action::Extra) => treasure::extra(self, wreck, log),
            (Task::Claim, Action::Claim(display, card)) => claim::name(self, display, card, log),
            (Task::Decorate(..), Action::DecorateConch) => claim::decorate_conch(self, log),
            (Task::Decorate(..), Action::DecorateScallop(wreck)) => claim::decorate_scallop(self, wreck, log),
            (Task::Decorate(..), Action::Done) => style::check(self, log),
            (Task::Pick, Action::Pick(bauble)) => style::pick(self, bauble, log),
            (Task::Free, Action::Free(placement)) => style::free(self, placement, log),
            (Task::Buy, Action::Buy(placement)) => buy::resolve(self, placement, log),
            (Task::Market, Action::Buy(placement)) => buy::purchase(self, placement, log),
            (Task::Rival, Action::Rival(spot)) => solo::resolve_rival(self, spot, log),
            (Task::Extra(_) | Task::Claim | Task::Free, Action::Done)
            | (Task::Buy | Task::Market, Action::End) => {
                self.agenda.pop();
            }
            (task, action) => unreachable!("{action} is no option of the task {task}"),
        }
    }

    /// One outcome by its weight, without a list: the same pick as choosing from the list.
    fn sample(&self, dealer: &mut impl Dealer) -> Chance {
        match self.agenda.last() {
            Some(Task::Start) => Chance::Start(Seat::new(dealer.below(self.players() as u32) as usize)),
            Some(Task::Roll) => roll::sample(self, dealer),
            Some(Task::RefillRow) => reveal::exhibit(self.deck.nth(dealer.below(self.deck.len() as u32))),
            Some(Task::RefillMarket) => reveal::sample_piece(self, dealer),
            Some(Task::Draw(_, wreck, _)) => treasure::sample(self, *wreck, dealer),
            task => unreachable!("chance is not asked by {task:?}"),
        }
    }

    /// Takes in one listed outcome; the agenda is not settled yet.
    fn receive(&mut self, outcome: Chance, log: &mut impl Log<Event>) {
        match outcome {
            Chance::Start(seat) => roll::start(self, seat, log),
            Chance::Die(rolled) => roll::receive(self, rolled, log),
            Chance::Exhibit(card) => reveal::receive_exhibit(self, card, log),
            Chance::Piece(piece) => reveal::receive_piece(self, piece, log),
            Chance::Treasure(treasure) => treasure::receive(self, treasure, log),
        }
    }

    /// Does everything that needs neither a decision nor chance, until something is asked or the game is over.
    pub(crate) fn settle(&mut self, log: &mut impl Log<Event>) {
        while let Some(task) = self.agenda.last() {
            if self.is_open(task) {
                return;
            }
            self.proceed(*task, log);
        }
    }

    /// Whether a task has something to ask now: not once it is done, or while nothing can come of asking.
    #[expect(
        clippy::trivially_copy_pass_by_ref,
        reason = "a copy would have to wait for what was just written"
    )]
    fn is_open(&self, task: &Task) -> bool {
        match *task {
            Task::Roll => roll::next_die(self).is_some(),
            Task::RefillRow => reveal::next_place(self).is_some() && !self.deck.is_empty(),
            Task::RefillMarket => reveal::next_market_place(self).is_some(),
            Task::Draw(_, wreck, _) => !self.supply[wreck.index()].is_empty(),
            Task::Place(seat, _, room) => treasure::is_question(self, seat, room),
            Task::Extra(wreck) => self.mat(self.on_turn()).basket.scallop > 0 && self.can_draw(wreck),
            Task::Claim => claim::is_question(self),
            Task::Decorate(display, card, used) => claim::is_decorate_question(self, display, card, used),
            Task::Pick => self.shore.total() > 0,
            Task::Free => buy::any_free(self),
            Task::Rival => self.solo.pile > 0,
            _ => task.asks(self.on_turn()) != Ask::Nothing,
        }
    }

    /// The seat that answers a task of the turn; chance has no actions.
    fn decider(&self, task: Task) -> Seat {
        task.asks(self.on_turn()).seat().unwrap_or(self.on_turn())
    }

    fn proceed(&mut self, task: Task, log: &mut impl Log<Event>) {
        match task {
            Task::Turn => end::begin_turn(self, log),
            Task::EndTurn => end::end_turn(self, log),
            Task::EndRound => solo::end_round(self, log),
            Task::Draw(diver, wreck, _) => treasure::renew(self, diver, wreck, log),
            Task::Place(..) => treasure::discard(self, log),
            Task::Decorate(..) => style::check(self, log),
            Task::Clear(display, card, used) => style::clear(self, display, card, used, log),
            _ => {
                self.agenda.pop();
            }
        }
    }
}
