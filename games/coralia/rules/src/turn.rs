//! Coralia as a `tabletop::Game`: a turn, one file per step in rulebook order, and the agenda that leads through it.

pub mod bonus;
mod cards;
pub mod choose;
mod end;
mod island;
pub mod order;
mod place;
mod set_up;
mod starfish;
mod symbols;
pub mod white;
mod why;

use crate::{Action, Chance, Event, Setup, State, Task, Turtle, View};
use tabletop::{Ask, Dealer, Game, Log, Pending, Refusal, SetupError, Standings, Viewer, Weighted};

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
        self.agenda.last().map_or(Ask::Nothing, |task| task.asks(self.on_turn())).into()
    }

    fn options(&self, out: &mut Vec<Action>) {
        match self.agenda.last() {
            Some(Task::Choose) => choose::options(self, out),
            Some(Task::Lock) => choose::lock_options(self, out),
            Some(Task::Place) => place::options(self, out),
            Some(Task::Keep(_)) => cards::keep_options(self, out),
            Some(Task::Copy) => out.extend(self.board.side_turtles.iter().map(Action::Copy)),
            Some(&Task::PlaceWhite(symbol)) => white::options(self, symbol, out),
            Some(Task::Starfish) => out.extend(self.cards_to_score().map(|(card, _)| Action::Score(card))),
            Some(Task::Chests(pair)) => out.extend(pair.colours().map(Action::Chest)),
            Some(&Task::LeftOver(_, used)) => starfish::pile_options(self, used, out),
            Some(Task::End) => out.push(Action::End),
            _ => {}
        }
    }

    fn shape(&self, out: &mut Vec<Action>) {
        match self.agenda.last() {
            Some(Task::Choose) => choose::shape(out),
            Some(Task::Lock) => choose::lock_shape(out),
            Some(Task::Place) => place::shape(out),
            Some(Task::Keep(_)) => cards::keep_shape(self, out),
            Some(Task::Copy) => out.extend(Turtle::ALL.map(Action::Copy)),
            Some(Task::PlaceWhite(_)) => white::shape(out),
            Some(Task::Starfish) => starfish::shape(self, out),
            Some(Task::Chests(_)) => starfish::chest_shape(out),
            Some(Task::LeftOver(..)) => starfish::pile_shape(out),
            Some(Task::End) => out.push(Action::End),
            _ => {}
        }
    }

    fn refusal(&self, action: Action) -> Option<Refusal> {
        let Some(&task) = self.agenda.last() else { return Some(Refusal::new("CO-2.5", "common-over")) };
        match (task, action) {
            (Task::Choose, Action::Take(colour)) => choose::refusal(self, colour),
            (Task::Lock, Action::Lock(die)) => choose::lock_refusal(self, die),
            (Task::Place, Action::Place(die)) => place::refusal(self, die),
            (Task::Keep(pile), Action::Keep(card)) => cards::keep_refusal(self, pile, card),
            (Task::Copy, Action::Copy(turtle)) => bonus::copy_refusal(self, turtle),
            (Task::PlaceWhite(symbol), Action::White(place)) => white::refusal(self, symbol, place),
            (Task::Starfish, Action::Score(card)) => starfish::refusal(self, card),
            (Task::Chests(pair), Action::Chest(first)) => starfish::chest_refusal(pair, first),
            (Task::LeftOver(_, used), Action::Draw(pile)) => starfish::pile_refusal(self, used, pile),
            (Task::Lock, Action::Roll) | (Task::End, Action::End) => None,
            _ => Some(why::not_now(task)),
        }
    }

    fn outcomes(&self, out: &mut Vec<Weighted<Chance>>) {
        match self.agenda.last() {
            Some(Task::Turtles) => set_up::turtle_outcomes(self, out),
            Some(Task::Start) => set_up::start_outcomes(self, out),
            Some(Task::SetUpDice | Task::Roll | Task::WhiteDie) => choose::die_outcomes(out),
            Some(&(Task::Draw(pile) | Task::Look(pile, _))) => {
                self.piles.outcomes(&self.catalogue, pile, out);
            }
            Some(Task::Chest(_) | Task::SideChest) => bonus::chest_outcomes(self, out),
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

impl State {
    /// Plays one listed action; the agenda is not settled yet.
    fn resolve(&mut self, action: Action, log: &mut impl Log<Event>) {
        let task = *self.agenda.last().expect("an action answers a question");
        match (task, action) {
            (Task::Choose, Action::Take(colour)) => choose::resolve(self, colour, log),
            (Task::Lock, Action::Lock(die)) => choose::lock(self, die, log),
            (Task::Lock, Action::Roll) => choose::roll(self),
            (Task::Place, Action::Place(die)) => place::resolve(self, die, log),
            (Task::Keep(pile), Action::Keep(card)) => cards::keep(self, pile, card, log),
            (Task::Copy, Action::Copy(turtle)) => bonus::copy(self, turtle, log),
            (Task::PlaceWhite(symbol), Action::White(place)) => white::resolve(self, symbol, place, log),
            (Task::Starfish, Action::Score(card)) => starfish::score(self, card, log),
            (Task::Chests(pair), Action::Chest(first)) => starfish::take_chests(self, pair, first),
            (Task::LeftOver(left, used), Action::Draw(pile)) => starfish::draw(self, left, used, pile),
            (Task::End, Action::End) => end::resolve(self, log),
            (task, action) => unreachable!("{action} is no option of the task {task}"),
        }
    }

    /// One outcome by its weight, without a list: the same odds as choosing from the list.
    fn sample(&self, dealer: &mut impl Dealer) -> Chance {
        match self.agenda.last() {
            Some(Task::SetUpDice | Task::Roll | Task::WhiteDie) => choose::sample_die(dealer),
            Some(&(Task::Draw(pile) | Task::Look(pile, _))) => {
                Chance::Card(self.piles.sample(&self.catalogue, pile, dealer))
            }
            Some(Task::Chest(_) | Task::SideChest) => bonus::sample_chest(self, dealer),
            Some(Task::Turtles) => set_up::sample_turtle(self, dealer),
            Some(Task::Start) => set_up::sample_start(self, dealer),
            task => unreachable!("chance is not asked by {task:?}"),
        }
    }

    /// Takes in one listed outcome; the agenda is not settled yet.
    fn receive(&mut self, outcome: Chance, log: &mut impl Log<Event>) {
        let task = *self.agenda.last().expect("an outcome answers a question");
        match (task, outcome) {
            (Task::Roll, Chance::Die(symbol)) => choose::receive(self, symbol, log),
            (Task::Draw(pile) | Task::Look(pile, _), Chance::Card(card)) => {
                cards::receive(self, pile, card, log);
            }
            (Task::WhiteDie, Chance::Die(symbol)) => white::receive(self, symbol, log),
            (Task::Chest(reef), Chance::Chest(chest)) => bonus::open(self, Some(reef), chest, log),
            (Task::SideChest, Chance::Chest(chest)) => bonus::open(self, None, chest, log),
            (Task::SetUpDice, Chance::Die(symbol)) => set_up::receive_die(self, symbol, log),
            (Task::Turtles, Chance::Turtle(turtle)) => set_up::receive_turtle(self, turtle, log),
            (Task::Start, Chance::Start(seat)) => set_up::receive_start(self, seat, log),
            (task, outcome) => unreachable!("{outcome} is no outcome of the task {task}"),
        }
    }

    /// Does everything that needs neither a decision nor chance, until something is asked or the game is over.
    pub(crate) fn settle(&mut self, log: &mut impl Log<Event>) {
        while let Some(&task) = self.agenda.last() {
            if self.is_open(task) {
                return;
            }
            self.proceed(task, log);
        }
    }

    /// Whether a task has something to ask now: not once it is done, or while nothing can come of asking.
    fn is_open(&self, task: Task) -> bool {
        match task {
            Task::Turtles => set_up::next_reef(self).is_some(),
            Task::SetUpDice => set_up::next_colour(self).is_some(),
            Task::Roll => choose::next_die(self).is_some(),
            Task::Lock => choose::can_lock(self),
            Task::Draw(pile) | Task::Look(pile, _) => self.piles.unseen(pile) > 0,
            // Asked even if the cards are equal: otherwise everyone would learn that they are.
            Task::Keep(_) => self.piles.open_draw().is_some_and(|draw| draw.cards().len() > 1),
            Task::Chest(reef) => self.board.reef(reef).chest,
            Task::SideChest => self.board.side_chests > 0,
            Task::WhiteDie => self.board.white > 0,
            Task::Starfish => !self.to_score.is_empty(),
            Task::Chests(pair) => pair.colours().iter().all(|&reef| self.board.reef(reef).chest),
            Task::LeftOver(left, used) => left > 0 && starfish::has_pile(self, used),
            _ => task.asks(self.on_turn()) != Ask::Nothing,
        }
    }

    /// Moves an entry on that asks nothing.
    fn proceed(&mut self, task: Task, log: &mut impl Log<Event>) {
        match task {
            Task::Roll => place::begin(self, log),
            Task::Lock => choose::roll(self),
            Task::Draw(pile) | Task::Look(pile, _) => cards::again(self, pile, log),
            Task::Keep(pile) => cards::keep_only(self, pile, log),
            Task::Chests(pair) => starfish::take_last_chest(self, pair),
            Task::SetUpDice => set_up::begin_play(self, log),
            _ => {
                self.agenda.pop();
            }
        }
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
