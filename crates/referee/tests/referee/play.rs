//! Whole games, saved games, and games replayed to a step.

use crate::setting::*;
use bots::RandomBot;
use referee::{DealError, PlayOutError, Refusal, Seed, Table, play_out, replay, replay_to};
use tabletop::{Pending, Player};
use tabletop_laws::toy::{Toy, ToyAction, ToyView};

struct Stubborn;

impl Player<Toy> for Stubborn {
    fn choose(&mut self, _: &ToyView, _: &[ToyAction]) -> ToyAction {
        ToyAction::Show
    }
}

#[test]
fn bots_play_a_game_to_its_end() {
    let table = finished(LONG, "42");
    assert_eq!(table.pending(), Pending::Over);
    assert!(table.standings().winners().count() >= 1);
}

#[test]
fn there_must_be_one_player_for_every_seat() {
    let mut table = scripted("crab whale");
    let alone = play_out(&mut table, &mut [RandomBot::new(1)]);
    assert_eq!(alone, Err(PlayOutError::Players { seats: 2, players: 1 }));
}

#[test]
fn a_player_that_chooses_no_option_is_refused() {
    let mut table = scripted("crab whale");
    let refused = play_out(&mut table, &mut [Stubborn, Stubborn]);
    assert_eq!(refused, Err(PlayOutError::Refused(Refusal::NotAnOption { action: "show".into() })));
    assert_eq!(table.count().0, 2);
}

#[test]
fn players_of_several_kinds_sit_at_one_table() {
    let mut table = Table::<Toy>::new(PLAIN, Seed::from_phrase("42")).unwrap();
    let mut players: Vec<Box<dyn Player<Toy>>> = vec![Box::new(RandomBot::new(1)), Box::new(Stubborn)];
    assert!(play_out(&mut table, &mut players).is_err());
}

#[test]
fn a_saved_game_resumes_with_the_same_dice() {
    resumes_anywhere(&finished(LONG, "42"));
}

#[test]
fn a_record_is_replayed_to_any_step() {
    let whole = finished(LONG, "42");
    for steps in 0..=whole.count().0 {
        let table = replay_to::<Toy>(&LONG, &whole.record(), steps).unwrap();
        assert_eq!(table.steps(), &whole.steps()[..steps]);
    }
}

#[test]
fn a_table_in_the_middle_of_dealing_waits_for_chance() {
    let record = finished(LONG, "42").record();
    let mut table = replay_to::<Toy>(&LONG, &record, 1).unwrap();
    assert_eq!(table.act(A, read("skip")), Err(Refusal::ChancePending));
    assert_eq!(table.settle().unwrap().len(), 1);
    assert_eq!(table.pending(), Pending::Decision(A));
}

#[test]
fn a_game_whose_seed_is_not_known_is_replayed_but_not_dealt_further() {
    let mut open = Table::<Toy>::new(PLAIN, Seed::from_phrase("42")).unwrap();
    play(&mut open, "skip");
    let mut replayed = replay::<Toy>(&PLAIN, &open.record()).unwrap();
    assert_eq!((replayed.steps(), replayed.commitment()), (open.steps(), open.commitment()));
    let refused = replayed.act(A, read("roll"));
    assert_eq!(refused, Err(Refusal::Dealer(DealError::RanOut { length: 2 })));
}
