//! What a viewer is told and asked stays the same when only the secrets of others are different.

use super::{AnyLive, Live};
use crate::SeatKind;
use bots::{FastDealer, Level};
use coralia::{Setup, State};
use coralia_testing::secrets;
use referee::{ScriptedDealer, Seed, Step, Table};
use tabletop::{Dealer, Pending, Viewer};

/// Shuffled games of one viewer and moment.
const SHUFFLES: usize = 3;

/// The game of these steps.
fn played(setup: &Setup, steps: &[Step<State>]) -> Live<State> {
    let dealt = steps.iter().filter_map(|step| match step {
        Step::Chance(outcome) => Some(*outcome),
        Step::Decision(..) => None,
    });
    let mut table = Table::new(setup.clone(), ScriptedDealer::new(dealt)).expect("the opening is the same");
    for step in steps {
        if let Step::Decision(seat, action) = *step {
            table.act(seat, table.version(), action).expect("the step was retold soundly");
        }
    }
    assert_eq!(table.steps(), steps);
    Live::new(table)
}

/// Everything a viewer is told, asked and advised.
fn known(live: &Live<State>, viewer: Viewer) -> String {
    let asked = match live.pending() {
        Pending::Decision(seat) if viewer.is(seat) => {
            // How far a bot looks ahead depends on the time it has; what it does now does not.
            let chosen = [SeatKind::Greedy, SeatKind::Search(Level::Calm)]
                .map(|kind| live.think(seat, kind, 1).expect("the seat must decide").choose().swap_remove(0));
            format!("{:?}\n{chosen:?}", live.options())
        }
        _ => String::new(),
    };
    let events = live.events(viewer, 0);
    let tableau = live.tableau(viewer);
    format!("{asked}\n{:?}\n{:?}\n{tableau:?}\n{events:#?}", live.asked(viewer), live.view(viewer))
}

/// How many shuffled games were unlike the real one.
fn check(live: &Live<State>, dealer: &mut FastDealer) -> usize {
    let mut unlike = 0;
    for viewer in Viewer::all(live.seats()) {
        let told = known(live, viewer);
        for _ in 0..SHUFFLES {
            let shuffled = secrets::shuffle(live.table().game(), viewer, dealer);
            unlike += usize::from(shuffled != *live.table().game());
            let retold = secrets::retold(live.table().setup(), live.table().steps(), &shuffled);
            let other = played(live.table().setup(), &retold);
            assert_eq!(*other.table().game(), shuffled, "the steps lead to the shuffled game");
            assert!(known(&other, viewer) == told, "{viewer:?} can tell two games apart");
        }
    }
    unlike
}

#[test]
fn nobody_is_told_or_asked_anything_that_depends_on_the_secrets_of_others() {
    for players in 2..=4 {
        let mut dealer = FastDealer::new(players as u64);
        let mut unlike = 0;
        let table =
            Table::new(Setup::new(players), Seed::from_phrase("secrets")).expect("the setup is sound");
        let mut live = Live::<State>::new(table);
        while let Pending::Decision(seat) = live.pending() {
            let options = live.options();
            let choice = &options[dealer.below(options.len() as u32) as usize];
            live.act(seat, live.steps(), &choice.notation).expect("the option is listed");
            if dealer.below(6) == 0 {
                unlike += check(&live, &mut dealer);
            }
        }
        check(&live, &mut dealer);
        assert!(unlike > 100, "{unlike} games with other secrets were compared");
    }
}

/// Cards taken or kept by somebody else are told alike at the very step they come.
#[test]
fn steps_that_look_alike_to_a_viewer_are_told_alike() {
    let mut dealer = FastDealer::new(9);
    let mut compared = 0;
    let table = Table::new(Setup::new(3), Seed::from_phrase("alike")).expect("the setup is sound");
    let mut live = Live::<State>::new(table);
    while let Pending::Decision(seat) = live.pending() {
        let options = live.options();
        for (one, other) in options.iter().zip(options.iter().skip(1)) {
            compared += compare(&live, Viewer::Spectator, seat, [&one.notation, &other.notation]);
            compared += compare(&live, Viewer::Seat(seat.next(3)), seat, [&one.notation, &other.notation]);
        }
        let choice = &options[dealer.below(options.len() as u32) as usize];
        live.act(seat, live.steps(), &choice.notation).expect("the option is listed");
    }
    assert!(compared > 10, "{compared} steps were compared");
}

fn compare(live: &Live<State>, viewer: Viewer, seat: tabletop::Seat, notations: [&str; 2]) -> usize {
    let read = |notation: &str| Step::Decision(seat, notation.parse().expect("options are notation"));
    let [one, other] = notations.map(read);
    if !secrets::alike(live.table().game(), viewer, one, other) {
        return 0;
    }
    let told = notations.map(|notation| {
        let after = live.after(seat, notation).expect("the option is listed");
        after
            .events(viewer, live.steps())
            .into_iter()
            .filter(|one| one.step == live.steps() + 1)
            .collect::<Vec<_>>()
    });
    assert_eq!(told[0], told[1]);
    1
}
