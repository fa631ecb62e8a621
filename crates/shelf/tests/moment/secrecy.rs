//! What a viewer is told and asked stays the same when only the secrets of others are different.

use crate::setting::{SHELF, START};
use bots::Level;
use referee::StepLine;
use shelf::{Dealing, Moment, Order, SeatKind, Source};
use tabletop::{Pending, Viewer};
use tabletop_laws::toy::ToyLaws;
use tabletop_laws::{AnyLaws, under_law};

/// How much of a game has been played when it is looked at, in percent.
const MOMENTS: [usize; 8] = [0, 15, 30, 45, 60, 75, 90, 100];
/// Twins of one viewer and moment.
const TWINS: u64 = 3;

fn games_with_secrets() -> [&'static dyn AnyLaws; 2] {
    [under_law::<ToyLaws>(), under_law::<coralia_testing::Coralia>()]
}

/// The game of a story, dealt as it tells.
fn told(game: &str, players: usize, story: &[String]) -> Moment {
    let steps: Vec<StepLine> = story.iter().map(|line| line.parse().expect("a story is steps")).collect();
    let outcomes = steps.iter().filter(|step| step.is_chance()).map(|step| step.notation.clone()).collect();
    let order = Order { players: Some(players), ..Order::default() };
    let dealing = Dealing::Listed { outcomes, then: None };
    let game = SHELF.game(game).expect("the game is on the shelf");
    game.restore(Source::Steps { order, dealing, steps: &steps }).expect("a story can be played")
}

/// Everything a viewer is told, asked and advised.
fn known(moment: &Moment, viewer: Viewer) -> String {
    let asked = match moment.pending() {
        Pending::Decision(seat) if viewer.is(seat) => {
            // How far a bot looks ahead depends on the time it has; what it does now does not.
            let chosen = [SeatKind::Greedy, SeatKind::Search(Level::Calm)]
                .map(|kind| moment.think(kind, 1).expect("the seat must decide").choose().swap_remove(0));
            let barred = moment.barred(seat).expect("the seat must decide");
            format!("{:?}\n{barred:?}\n{chosen:?}", moment.options())
        }
        _ => String::new(),
    };
    let (seen, events) = (moment.seen_by(viewer), moment.events(Some(viewer), START));
    format!("{asked}\n{:?}\n{}\n{:?}\n{events:#?}", seen.asked(), seen.view(), seen.tableau())
}

fn first_difference(one: &str, other: &str) -> Option<(String, String)> {
    let differs = |(one, other): &(&str, &str)| one != other;
    let found = one.lines().zip(other.lines()).find(differs);
    found.map(|(one, other)| (one.to_owned(), other.to_owned()))
}

#[test]
fn nobody_is_told_or_asked_anything_that_depends_on_the_secrets_of_others() {
    for laws in games_with_secrets() {
        let mut unlike = 0;
        for players in laws.players() {
            for percent in MOMENTS {
                let story = laws.story(players, percent as u64, percent);
                let moment = told(laws.name(), players, &story);
                for viewer in Viewer::all(players) {
                    let own = known(&moment, viewer);
                    for seed in 0..TWINS {
                        let twin = laws.twin(players, &story, viewer, seed);
                        unlike += usize::from(twin != story);
                        let other = told(laws.name(), players, &twin);
                        let difference = first_difference(&own, &known(&other, viewer));
                        assert_eq!(
                            difference,
                            None,
                            "{viewer:?} can tell two games of {} apart",
                            laws.name()
                        );
                    }
                }
            }
        }
        assert!(unlike > 60, "{unlike} games of {} with other secrets were compared", laws.name());
    }
}
