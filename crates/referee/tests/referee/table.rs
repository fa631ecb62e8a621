//! What a table accepts, what it refuses, and what it gives back.

use crate::setting::*;
use referee::{DealError, OpenError, Refusal, ScriptedDealer, Seed, Step, Table};
use tabletop::{Pending, SetupError, Viewer};
use tabletop_laws::toy::{Toy, ToyChance, ToyEdition, ToyEvent, ToySetup};

fn assert_refused(table: &mut Table<Toy>, seat: tabletop::Seat, action: &str, why: Refusal) {
    let before = table.clone();
    assert_eq!(table.act(seat, read(action)), Err(why));
    assert_eq!(*table, before, "a refusal touches nothing");
}

#[test]
fn a_table_deals_what_comes_before_the_first_decision() {
    let table = scripted("crab whale");
    assert_eq!((table.count().0, table.pending()), (2, Pending::Decision(A)));
    assert_eq!(table.steps().iter().map(ToString::to_string).collect::<Vec<_>>(), ["* crab", "* whale"]);
}

#[test]
fn an_accepted_action_gives_its_steps_and_their_events() {
    let mut table = scripted("crab whale squid");
    play(&mut table, "bank 2");
    let played = table.act(A, read("swap")).unwrap();
    let squid = tabletop_laws::toy::Card::Squid;
    let steps: Vec<Step<Toy>> = played.iter().map(|played| played.step).collect();
    assert_eq!(steps, [Step::Decision(A, read("swap")), Step::Chance(ToyChance::Card(squid))]);
    assert_eq!(played[0].events, [ToyEvent::Swapped { seat: A }]);
    assert_eq!(played[1].events, [ToyEvent::Drew { seat: A, card: Some(squid) }]);
    assert_eq!((table.count().0, table.pending()), (5, Pending::Decision(B)));
}

#[test]
fn history_tells_every_step_with_its_events() {
    let mut table = scripted("crab whale");
    play(&mut table, "bank 2");
    let history = table.history();
    assert_eq!(history.len(), 3);
    assert_eq!(history[2].events, [ToyEvent::Banked { seat: A, coins: 2 }]);
}

#[test]
fn a_seat_out_of_turn_is_refused_and_told_whose_turn_it_is() {
    let mut table = scripted("crab whale");
    assert_refused(&mut table, B, "skip", Refusal::NotYourTurn { seat: B, turn: A });
    assert_refused(&mut table, C, "skip", Refusal::NotYourTurn { seat: C, turn: A });
}

#[test]
fn what_is_not_an_option_is_refused() {
    let mut table = scripted("crab whale");
    for action in ["bank 3", "keep", "show", "roll", "swap"] {
        assert_refused(&mut table, A, action, Refusal::NotAnOption { action: action.into() });
    }
}

#[test]
fn nothing_is_accepted_when_the_game_is_over() {
    let mut table = finished(PLAIN, "42");
    assert_refused(&mut table, A, "skip", Refusal::Over);
    assert!(table.options().is_empty());
}

#[test]
fn an_action_whose_chance_cannot_be_dealt_is_refused() {
    let mut table = scripted("crab whale");
    play(&mut table, "skip");
    assert_refused(&mut table, A, "roll", Refusal::Dealer(DealError::RanOut { length: 2 }));
    let mut table = scripted("crab whale squid");
    play(&mut table, "skip");
    let why = DealError::NotListed { index: 2, outcome: "squid".into() };
    assert_refused(&mut table, A, "roll", Refusal::Dealer(why));
}

#[test]
fn a_table_is_not_opened_without_its_opening_or_with_a_wrong_setup() {
    let none = ScriptedDealer::new([]);
    let ran_out = OpenError::Dealer(DealError::RanOut { length: 0 });
    assert_eq!(Table::<Toy>::new(PLAIN, none.clone()), Err(ran_out));
    let crowd = ToySetup { players: 4, edition: ToyEdition::Plain };
    let refused = Table::<Toy>::new(crowd, none).unwrap_err();
    assert!(matches!(refused, OpenError::Setup(SetupError::Players { given: 4, .. })));
}

#[test]
fn the_same_seed_and_choices_play_the_same_game() {
    assert_eq!(finished(LONG, "42"), finished(LONG, "42"));
    assert_ne!(finished(LONG, "42").steps(), finished(LONG, "43").steps());
}

#[test]
fn a_script_in_wrong_notation_names_it() {
    let error = ScriptedDealer::<ToyChance>::read(["crab", "shark"]).unwrap_err();
    assert_eq!(error.to_string(), "'shark' is not a card");
}

#[test]
fn the_seed_is_told_only_after_the_end() {
    let seed = Seed::from_phrase("42");
    let open = Table::<Toy>::new(PLAIN, seed).unwrap();
    assert_eq!((open.revealed_seed(), open.record().seed()), (None, None));
    assert_eq!(open.commitment(), Some(seed.commitment()));
    assert!(
        !format!("{open:?}").contains(&seed.to_hex())
            && !format!("{:?}", open.save()).contains(&seed.to_hex())
    );
    let over = finished(PLAIN, "42");
    assert_eq!((over.revealed_seed(), over.record().seed()), (Some(seed), Some(seed)));
}

#[test]
fn a_player_is_shown_its_own_view() {
    struct Watcher(tabletop_laws::toy::ToyView);
    impl tabletop::Player<Toy> for Watcher {
        fn choose(
            &mut self,
            view: &tabletop_laws::toy::ToyView,
            options: &[tabletop_laws::toy::ToyAction],
        ) -> tabletop_laws::toy::ToyAction {
            self.0 = view.clone();
            options[0]
        }
    }
    let mut table = scripted("crab whale");
    let mut watcher = Watcher(table.view(Viewer::Spectator));
    let seen = table.view(Viewer::Seat(A));
    table.ask(&mut watcher).unwrap();
    assert_eq!(watcher.0, seen);
}
