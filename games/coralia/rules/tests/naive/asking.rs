//! Questions: the second reading says what may be answered, and the game under test must say the same.

use super::table::Table;
use bots::FastDealer;
use coralia::*;
use coralia_testing::eagerness;
use std::collections::BTreeSet;
use tabletop::{Dealer, Game, Pending, Weighted};

/// A second reader beside a game.
pub struct Reader {
    pub table: Table,
    pub state: State,
    pub events: Vec<Event>,
    /// Rare moments that no event tells.
    pub met: BTreeSet<&'static str>,
    universe: Vec<Action>,
    dealer: FastDealer,
    /// Players eager for rare things, and dice and cards that help them: the rules are the same.
    eager: bool,
    rigged: bool,
}

impl Reader {
    /// A reader of a new game.
    pub fn new(players: usize, number: u64) -> Self {
        Self {
            table: Table::new(players),
            state: State::new(&Setup::new(players)).expect("two to four may play"),
            events: Vec::new(),
            met: BTreeSet::new(),
            universe: universe(),
            dealer: FastDealer::numbered(players as u64, number),
            eager: !number.is_multiple_of(3),
            rigged: !number.is_multiple_of(3),
        }
    }

    /// The player on turn decides among everything that can be written and that `legal` allows.
    pub fn decide(&mut self, legal: impl Fn(&Table, Action) -> bool) -> Action {
        self.agree();
        let expected: Vec<Action> =
            self.universe.iter().copied().filter(|&action| legal(&self.table, action)).collect();
        let mut options = Vec::new();
        self.state.options(&mut options);
        assert_eq!(self.state.pending(), Pending::Decision(self.table.on_turn), "{}", self.story());
        let same = options.len() == expected.len() && options.iter().all(|option| expected.contains(option));
        assert!(same, "{options:?}, not {expected:?}\n{}", self.story());
        let weight = |action| if self.eager { eagerness(action) } else { 1 };
        let weighted: Vec<_> =
            options.iter().map(|&outcome| Weighted { outcome, weight: weight(outcome) }).collect();
        let action = self.dealer.choose(&weighted);
        self.state.act(action, &mut self.events);
        action
    }

    /// Chance decides; each outcome has its share of the sum of all shares.
    pub fn chance(&mut self, shares: &[(Chance, u64)]) -> Chance {
        self.agree();
        let mut outcomes = Vec::new();
        self.state.outcomes(&mut outcomes);
        assert_eq!(self.state.pending(), Pending::Chance, "{}", self.story());
        assert_eq!(outcomes.len(), shares.len(), "{outcomes:?}, not {shares:?}\n{}", self.story());
        let whole: u64 = outcomes.iter().map(|item| u64::from(item.weight)).sum();
        let all: u64 = shares.iter().map(|(_, share)| share).sum();
        for (outcome, share) in shares {
            let listed = outcomes.iter().find(|item| item.outcome == *outcome);
            let weight = u64::from(listed.unwrap_or_else(|| panic!("{outcome} is missing")).weight);
            assert_eq!(weight * all, share * whole, "the odds of {outcome}\n{}", self.story());
        }
        let rigged = self.rigged && !self.table.station.is_empty();
        let luck = |outcome| if rigged { luck(&self.table, outcome) } else { 1 };
        for item in &mut outcomes {
            item.weight *= luck(item.outcome);
        }
        let outcome = self.dealer.choose(&outcomes);
        self.state.deal(outcome, &mut self.events);
        outcome
    }

    /// A die is rolled.
    pub fn roll(&mut self) -> Symbol {
        let shares = Symbol::ALL.map(|symbol| (Chance::Die(symbol), 1));
        let Chance::Die(symbol) = self.chance(&shares) else { panic!("a die shows a symbol") };
        symbol
    }

    pub fn story(&self) -> String {
        let last = self.events.len().saturating_sub(12);
        let position = toml::to_string(&self.state.position()).expect("a position can be written");
        format!("after {:?}\n{position}\nthe second reading: {:?}", &self.events[last..], self.table)
    }
}

/// How much more often than it should an outcome comes to rigged games.
fn luck(table: &Table, outcome: Chance) -> u32 {
    let finale = table.turns == table.all_turns();
    match outcome {
        Chance::Die(Symbol::Octopus) if !finale && table.is_out_of_octopuses() => 12,
        Chance::Die(Symbol::Diver) if finale => 12,
        Chance::Die(Symbol::Diver | Symbol::Turtle) => 2,
        Chance::Chest(chest) if finale == (chest == Chest::WhiteDie) => 30,
        Chance::Card(card) if card.to_string().starts_with("chests-") => 30,
        Chance::Card(card) if card.is_scored_in_step_one() => 4,
        _ => 1,
    }
}

/// Every action that can be written.
fn universe() -> Vec<Action> {
    let mut all: Vec<String> = ["roll", "end", "white island"].map(String::from).into();
    for colour in Colour::ALL {
        all.extend([format!("take {colour}"), format!("white {colour}"), format!("chest {colour}")]);
        for symbol in Symbol::ALL {
            all.extend([format!("lock {colour}-{symbol}"), format!("place {colour}-{symbol}")]);
        }
    }
    all.extend(Card::all().flat_map(|card| [format!("keep {card}"), format!("score {card}")]));
    all.extend(Turtle::ALL.map(|turtle| format!("copy {turtle}")));
    all.extend(Pile::ALL.map(|pile| format!("draw {pile}")));
    all.iter().map(|text| super::table::word(text)).collect()
}
