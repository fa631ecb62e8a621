//! Games that are told twice: once as they were, once with other secrets.

use bots::FastDealer;
use coralia::{Setup, State};
use coralia_testing::secrets;
use referee::{Seed, Step, StepCount, StepLine, Table};
use shelf::{Dealing, Opening, Order, Shelf};
use tabletop::{Dealer, Pending, Viewer};

/// A game as its steps: what was decided, and what chance brought.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Story {
    pub game: &'static str,
    pub players: usize,
    pub lines: Vec<String>,
}

impl Story {
    /// What chance brings, in order.
    pub fn outcomes(&self) -> Vec<String> {
        self.steps().filter(StepLine::is_chance).map(|step| step.notation).collect()
    }

    /// What the seats decide, in order.
    pub fn decisions(&self) -> Vec<(char, String)> {
        self.steps().filter_map(|step| Some((room::letter(step.seat?), step.notation))).collect()
    }

    fn steps(&self) -> impl Iterator<Item = StepLine> {
        self.lines.iter().map(|line| line.parse().expect("a story is steps"))
    }
}

/// A game of Coralia up to its final scoring, where cards begin to be shown.
pub fn coralia(players: usize, phrase: &str) -> Table<State> {
    let mut dealer = FastDealer::new(players as u64);
    let mut table =
        Table::<State>::new(Setup::new(players), Seed::from_phrase(phrase)).expect("the setup is sound");
    loop {
        let options = table.options();
        let Pending::Decision(seat) = table.pending() else { return table };
        let mut next = table.clone();
        let action = options[dealer.below(options.len() as u32) as usize];
        next.act(seat, action).expect("the option is listed");
        if next.game().progress().is_final_scoring() {
            return table;
        }
        table = next;
    }
}

/// The story of a table.
pub fn told(table: &Table<State>) -> Story {
    story(table.game().setup().players, table.steps())
}

/// The same story for a viewer, with other cards where they may not look.
pub fn twin(table: &Table<State>, viewer: Viewer) -> Story {
    let mut dealer = FastDealer::new(11);
    let mut shuffled = table.game().clone();
    for _ in 0..20 {
        shuffled = secrets::shuffle(&shuffled, viewer, &mut dealer);
    }
    let steps = secrets::retold(table.setup(), table.steps(), &shuffled);
    let twin = story(table.game().setup().players, &steps);
    let unlike = told(table).lines.iter().zip(&twin.lines).filter(|(one, other)| one != other).count();
    assert!(unlike >= 8, "{viewer:?}: only {unlike} steps are others");
    twin
}

fn story(players: usize, steps: &[Step<State>]) -> Story {
    Story { game: "coralia", players, lines: steps.iter().map(ToString::to_string).collect() }
}

/// The beginning of a game of Wreck Raiders.
pub fn wreck_raiders(players: usize, decisions: usize) -> Story {
    let mut dealer = FastDealer::new(5);
    let order = Order { players: Some(players), ..Order::default() };
    let game = Shelf::shipped().game("wreck-raiders").expect("it is on the shelf");
    let dealing = Dealing::Seeded(Seed::from_phrase("reef").into());
    let mut live = game.open(&Opening::Order(order), dealing).expect("a game");
    for _ in 0..decisions {
        let Pending::Decision(seat) = live.pending() else { panic!("the game is over too soon") };
        let options = live.options();
        let option = &options[dealer.below(options.len() as u32) as usize];
        live = live.after(seat, &option.notation).expect("the option is listed");
    }
    Story {
        game: "wreck-raiders",
        players,
        lines: live.lines(StepCount(0)).iter().map(ToString::to_string).collect(),
    }
}
