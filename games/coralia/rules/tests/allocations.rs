//! Nothing that a search does in its loop asks for memory.

use bots::{FastDealer, Playout};
use coralia::{Setup, State};
use tabletop::{Game, Pending, Seat, Viewer};

/// A game some way on, with draws to imagine.
fn under_way(players: usize) -> State {
    let mut dealer = FastDealer::new(players as u64);
    let mut state = State::new(&Setup::new(players)).expect("two to four may play");
    let mut options = Vec::new();
    for _ in 0..150 {
        options.clear();
        state.options(&mut options);
        match state.pending() {
            Pending::Chance => state.deal_by(&mut dealer, &mut Vec::new(), &mut ()),
            _ => state.act(options[0], &mut ()),
        }
    }
    state
}

#[test]
fn playing_scoring_and_imagining_allocate_nothing() {
    for players in 2..=4 {
        let view = under_way(players).view(Viewer::Seat(Seat::new(0)));
        let (mut playout, mut dealer) = (Playout::<State>::new(), FastDealer::new(1));
        let mut run = |times: usize| {
            for _ in 0..times {
                let mut game = State::imagine(&view, &mut dealer);
                playout.run(&mut game, &mut dealer);
                assert!(game.standings().winners().count() > 0);
            }
        };
        run(200);
        let allocated = allocation_counter::measure(|| run(200));
        assert_eq!(allocated.count_total, 0);
    }
}

#[test]
fn listing_outcomes_into_a_used_buffer_allocates_nothing() {
    let mut state = State::new(&Setup::new(2)).expect("two may play");
    let (mut dealer, mut outcomes, mut options) =
        (FastDealer::new(2), Vec::with_capacity(64), Vec::with_capacity(64));
    let allocated = allocation_counter::measure(|| {
        while state.pending() != Pending::Over {
            outcomes.clear();
            options.clear();
            state.outcomes(&mut outcomes);
            state.options(&mut options);
            match state.pending() {
                Pending::Chance => state.deal(tabletop::Dealer::choose(&mut dealer, &outcomes), &mut ()),
                _ => state.act(options[0], &mut ()),
            }
        }
    });
    assert_eq!(allocated.count_total, 0);
}

#[test]
fn a_state_is_small() {
    assert!(size_of::<State>() <= 640, "{} bytes", size_of::<State>());
}
