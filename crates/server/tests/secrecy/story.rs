//! Games that are told twice: once as they were, once with other secrets.

use bots::FastDealer;
use referee::{Seed, StepCount, StepLine};
use shelf::{Dealing, Opening, Order, Shelf};
use tabletop::{Dealer, Pending, Viewer};
use tabletop_laws::{AnyLaws, under_law};

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

/// How much of a game with secrets is told: before its end, where cards begin to be shown.
const PERCENT: usize = 80;

fn laws() -> &'static dyn AnyLaws {
    under_law::<coralia_testing::Coralia>()
}

/// A game with secrets.
pub fn with_secrets(players: usize) -> Story {
    Story { game: laws().name(), players, lines: laws().story(players, 11, PERCENT) }
}

/// The same story for a viewer, with other cards where they may not look.
pub fn twin(story: &Story, viewer: Viewer) -> Story {
    let lines = laws().twin(story.players, &story.lines, viewer, 11);
    let unlike = story.lines.iter().zip(&lines).filter(|(one, other)| one != other).count();
    assert!(unlike >= 8, "{viewer:?}: only {unlike} steps are others");
    Story { lines, ..*story }
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
