//! Whole games played twice, step by step: by the game, and by the rules read a second time.

mod naive;

use bots::FastDealer;
use naive::Table;
use std::collections::BTreeSet;
use tabletop::{Dealer, Game, Pending};
use tabletop_laws::play::{options, outcomes, same_items};
use wreck_raiders::{
    Action, Diver, Edition, Ending, Event, Position, Setup, Slot, SoloEnding, State, Task, Treasure, Wreck,
};

/// How many games indifferent players play, and how many eager ones.
const GAMES: u64 = 100;

struct Shadowed {
    state: State,
    table: Table,
    steps: usize,
    events: Vec<Event>,
}

impl Shadowed {
    fn new(setup: &Setup) -> Self {
        let state = State::new(setup).expect("the edition allows this number");
        let table = Table::of(&state);
        Self { state, table, steps: 0, events: Vec::new() }
    }

    /// Asserts that both readings see the same table and offer the same, then takes one step in both.
    fn step(&mut self, universe: &[Action], dealer: &mut impl Dealer, eager: bool) {
        if self.steps.is_multiple_of(8) {
            let laid = State::from_position(&self.state.position(), self.state.setup().catalogue);
            self.agree(laid.as_ref() == Ok(&self.state), "a position that comes up can be laid out again");
        }
        let options = options(&self.state);
        let found = naive::options(&self.table, universe);
        self.agree(same_items(&options, &found), &format!("{options:?}, not {found:?}"));
        match self.state.pending() {
            Pending::Decision(seat) => {
                self.agree(seat == self.table.decider(), "who decides");
                let action = choose(&self.state, &options, dealer, eager);
                self.state.act(action, &mut self.events);
                naive::play(&mut self.table, action);
                self.agree(Table::of(&self.state) == self.table, &format!("after {action}"));
            }
            Pending::Chance => self.deal(dealer),
            Pending::Over => {}
        }
        self.steps += 1;
    }

    fn deal(&mut self, dealer: &mut impl Dealer) {
        let outcomes = outcomes(&self.state);
        let found = naive::outcomes(&self.table);
        self.agree(same_items(&outcomes, &found), &format!("{outcomes:?}, not {found:?}"));
        let outcome = dealer.choose(&outcomes);
        self.state.deal(outcome, &mut self.events);
        naive::deal(&mut self.table, outcome);
        self.agree(Table::of(&self.state) == self.table, &format!("after {outcome}"));
    }

    /// Asserts that both readings count the same coins and rank the seats alike.
    fn score(&self) {
        let standings = self.state.standings();
        let keys: Vec<[i32; 3]> =
            standings.iter().map(|standing| naive::score(&self.table, standing.seat)).collect();
        for (standing, key) in standings.iter().zip(&keys) {
            let [first, second] = standing.tie_breakers;
            let place = 1 + keys.iter().filter(|other| *other > key).count();
            let same = [standing.score, first, second] == *key && usize::from(standing.place) == place;
            self.agree(same, &format!("{standing:?}, not {key:?} in place {place}"));
        }
    }

    fn agree(&self, agreed: bool, about: &str) {
        if agreed {
            return;
        }
        let (step, game, second) = (self.steps, text(&self.state.position()), text(&self.table.position));
        panic!(
            "step {step}: the readings disagree, {about}\nthe game:\n{game}\nthe second reading:\n{second}"
        );
    }
}

fn text(position: &Position) -> String {
    toml::to_string(position).expect("a position can be written")
}

/// Any option; eager players mostly take one that claims, covers, decorates, buys, or collects what a card shows.
fn choose(state: &State, options: &[Action], dealer: &mut impl Dealer, eager: bool) -> Action {
    let liked: Vec<Action> = options.iter().copied().filter(|action| likes(state, *action)).collect();
    let among = if eager && !liked.is_empty() && dealer.below(4) > 0 { &liked } else { options };
    among[dealer.below(among.len() as u32) as usize]
}

fn likes(state: &State, action: Action) -> bool {
    use Action::*;
    match action {
        Claim(..) | Cover(..) | DecorateConch | DecorateScallop(_) | Free(_) | Buy(_) | Extra => true,
        Place(Slot::Display(display)) => fits_a_card(state, display.index()),
        _ => false,
    }
}

/// Whether the treasure's new display is still part of a face-up card.
fn fits_a_card(state: &State, display: usize) -> bool {
    let (position, catalogue) = (state.position(), state.setup().catalogue);
    let Some(Task::Place(seat, gained, _)) = position.agenda.iter().flatten().next().copied() else {
        return false;
    };
    let tiles = &position.mats[seat.index()].displays[display];
    let types: Vec<Wreck> =
        tiles.iter().map(|tile| tile.treasure).chain([gained]).map(Treasure::wreck).collect();
    let of = |wreck: Wreck, among: &[Wreck]| among.iter().filter(|other| **other == wreck).count();
    let cards = position.row.iter().filter_map(|place| place.0).map(|card| catalogue.exhibit(card).treasures);
    cards.into_iter().any(|shown| Wreck::ALL.iter().all(|&wreck| of(wreck, &types) <= of(wreck, &shown)))
}

/// The name of an event that the games should have met.
const fn rare(event: &Event) -> Option<&'static str> {
    Some(match event {
        Event::SupplyRenewed { .. } => "renewal",
        Event::NothingToDraw { .. } => "nothing to draw",
        Event::StyleShown { .. } => "style",
        Event::DiverPushed { .. } => "push",
        Event::LastTurnsBegan { .. } => "last turns",
        Event::CardCollected { .. } => "claim",
        Event::CardDecorated { .. } => "conch",
        Event::TreasureCovered { .. } => "cover",
        Event::DisplayTrimmed { .. } => "trim",
        Event::DiverStayed { .. } => "stay",
        Event::TreasureDiscarded { diver: Diver::Of(_), .. } => "no room",
        Event::PiecePlaced { paid, .. } if paid.total() == 0 => "free piece",
        Event::BaublesGained { short, .. } if short.total() > 0 => "short supply",
        Event::Ended { ending } => match ending {
            Ending::LastTurns => "ended by exhibits",
            Ending::QuietRounds => "ended by quiet rounds",
            Ending::Solo(SoloEnding::VaultFull) => "ended by the vault",
            Ending::Solo(SoloEnding::Exhibits) => "ended by solo exhibits",
            Ending::Solo(SoloEnding::SupplyRanOut) => "ended by a supply",
            Ending::Solo(SoloEnding::BeachFull) => "ended by the beach",
            Ending::Solo(SoloEnding::NoRivals) => "ended by the pile",
        },
        _ => return None,
    })
}

/// What the games of one table must have met, or they would prove little.
fn wanted(edition: Edition, players: usize) -> Vec<&'static str> {
    let mut all = vec!["claim", "conch", "cover", "style", "free piece", "push", "renewal", "no room"];
    match (edition, players) {
        (_, 1) => all.extend([
            "trim",
            "stay",
            "ended by the vault",
            "ended by the beach",
            "ended by a supply",
            "ended by the pile",
        ]),
        (Edition::First, _) => all.extend(TOGETHER),
        (Edition::Second, _) => all.extend(TOGETHER.into_iter().chain(["trim"])),
    }
    all
}

const TOGETHER: [&str; 5] =
    ["last turns", "ended by exhibits", "ended by quiet rounds", "short supply", "nothing to draw"];

fn both_readings_agree(edition: Edition, players: usize) {
    let (setup, universe) = (Setup::new(edition, players), naive::universe());
    let mut met = BTreeSet::new();
    for number in 0..2 * GAMES {
        let mut dealer = FastDealer::numbered(players as u64, number);
        let mut game = Shadowed::new(&setup);
        while game.state.pending() != Pending::Over {
            game.step(&universe, &mut dealer, number % 2 == 1);
        }
        game.score();
        met.extend(game.events.iter().filter_map(rare));
    }
    for wanted in wanted(edition, players) {
        assert!(met.contains(wanted), "no game has met: {wanted}");
    }
}

/// WR-2.1, and every clause on the way.
#[test]
fn in_2018_with_two() {
    both_readings_agree(Edition::First, 2);
}

/// WR-2.1, and every clause on the way.
#[test]
fn in_2018_with_three() {
    both_readings_agree(Edition::First, 3);
}

/// WR-2.1, and every clause on the way.
#[test]
fn in_2018_with_four() {
    both_readings_agree(Edition::First, 4);
}

/// WR-11.2, and every clause on the way.
#[test]
fn in_2019_alone() {
    both_readings_agree(Edition::Second, 1);
}

/// WR-2.1, and every clause on the way.
#[test]
fn in_2019_with_two() {
    both_readings_agree(Edition::Second, 2);
}

/// WR-2.1, and every clause on the way.
#[test]
fn in_2019_with_three() {
    both_readings_agree(Edition::Second, 3);
}

/// WR-2.1, and every clause on the way.
#[test]
fn in_2019_with_four() {
    both_readings_agree(Edition::Second, 4);
}

/// WR-2.1, and every clause on the way.
#[test]
fn in_2019_with_five() {
    both_readings_agree(Edition::Second, 5);
}
