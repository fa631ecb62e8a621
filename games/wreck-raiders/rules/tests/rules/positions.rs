//! Positions as data: every state of a game can be written down, read back, and played on.

use super::walk::{WALK, tables, walk};
use bots::FastDealer;
use tabletop::{Dealer, Game, Pending};
use wreck_raiders::{Baubles, Position, SoloPosition, State, Task, Wreck};
use wreck_raiders_testing::*;

fn from_toml(text: &str) -> Position {
    toml::from_str(text).expect("the position can be read")
}

#[test]
fn in_every_game_each_state_is_the_state_of_its_position() {
    for setup in tables() {
        for seed in 0..6 {
            walk(&setup, seed, |_, state| {
                let again = State::from_position(&state.position(), standard());
                assert_eq!(again.as_ref(), Ok(state), "{:?}", state.position().agenda);
            });
        }
    }
}

#[test]
fn a_new_game_is_the_state_of_its_position() {
    for setup in tables() {
        let state = State::new(&setup).unwrap();
        assert_eq!(State::from_position(&state.position(), standard()), Ok(state));
    }
}

#[test]
fn in_every_game_positions_survive_toml_and_json() {
    for setup in tables() {
        walk(&setup, 61, |_, state| {
            let position = state.position();
            let toml = toml::to_string(&position).expect("a position is TOML");
            assert_eq!(from_toml(&toml), position, "{toml}");
            let json = serde_json::to_string(&position).expect("a position is JSON");
            assert_eq!(serde_json::from_str::<Position>(&json).expect("it can be read back"), position);
        });
    }
}

#[test]
fn the_component_file_of_a_game_goes_with_its_positions() {
    let scene = table_with(
        "[mat]\nprovenance = 'printed'\npedestals = 6\nvault-rows = [3, 4, 5, 6]",
        "mats = [{ displays = [['gem1', 'gem1', 'gem1', 'gem1', 'gem1', 'gem1']] }]",
    );
    let catalogue = scene.state.setup().catalogue;
    assert_eq!(State::from_position(&scene.position(), catalogue), Ok(scene.state.clone()));
    assert!(State::from_position(&scene.position(), standard()).is_err());
}

#[test]
fn what_is_left_out_is_as_in_a_new_game() {
    let position = from_toml("");
    assert_eq!(position, Position::default());
    let scene = table("");
    assert_eq!((scene.asked(), scene.position().players), ("*".into(), 2), "the first pool is rolled");
    assert_eq!(scene.position().edition.word(), "2019");
    assert_eq!(scene.outcomes().len(), 24);
}

#[test]
fn a_solo_position_is_in_the_middle_of_the_round_its_dice_tell() {
    let scene = table("players = 1\ndice = ['5', '2', '3', '3', 'A:1', 'A:1']");
    assert_eq!(
        words(scene.position().agenda.unwrap()),
        "take claim refill-row buy rival rival rival market end-round"
    );
    let scene = table("players = 1\ndice = ['5', '2', 'R:3', 'A:3', 'A:1', 'A:1']");
    assert_eq!(words(scene.position().agenda.unwrap()), "rival rival market end-round");
    assert_eq!(table("players = 1").asked(), "*", "a round begins with a roll");
}

#[test]
fn the_places_of_market_and_row_are_kept() {
    let scene = table(
        "row = ['E3', '-', 'E7']
         market = ['-', 'B4', '-', 'M1', 'M2', 'M3', 'T3', '-', 'T1']
         dice = ['5']",
    );
    assert_eq!(words(scene.position().row), "E3 - E7");
    assert_eq!(words(scene.position().market), "- B4 - M1 M2 M3 T3 - T1");
    let loose = table("market = ['T2', 'B4', 'T1']\ndice = ['5']");
    assert_eq!(words(loose.position().market), "B4 - - - - - T2 T1 -");
}

#[test]
fn what_lies_on_the_table_is_missing_from_the_supplies() {
    let mut scene = table(
        "agenda = ['move 4', 'claim', 'buy', 'end-turn']
         discards = ['gem1', 'gem1']
         mats = [{ vault = [['gem2']], displays = [['gem3', 'gem3']] }]",
    );
    scene.play("off>gem4");
    assert_eq!(scene.outcomes(), [("gem1".into(), 5), ("gem2".into(), 6), ("gem3".into(), 5)]);
}

/// A position taken from a game and bent a little is refused, or can be played to its end.
#[test]
fn a_bent_position_is_refused_or_playable() {
    for (number, setup) in tables().enumerate() {
        let mut dealer = FastDealer::numbered(67, number as u64);
        let mut accepted = 0;
        for seed in 0..4 {
            let mut positions = Vec::new();
            walk(&setup, seed, |_, state| positions.push(state.position()));
            for _ in 0..500 {
                let mut position = any_of(&mut dealer, &positions).clone();
                let other = any_of(&mut dealer, &positions).clone();
                (0..=dealer.below(2)).for_each(|_| bend(&mut position, &other, &mut dealer));
                accepted += usize::from(plays_to_its_end(&position, &mut dealer));
            }
        }
        assert!(accepted > 100, "{accepted} accepted: most of it is never tried");
    }
}

fn any_of<'a, T>(dealer: &mut impl Dealer, items: &'a [T]) -> &'a T {
    &items[dealer.below(items.len() as u32) as usize]
}

/// Puts something of another moment into a position.
fn bend(position: &mut Position, other: &Position, dealer: &mut impl Dealer) {
    let number = dealer.below(6) as u8;
    match dealer.below(16) {
        0 => position.agenda.clone_from(&other.agenda),
        1 => position.dice.clone_from(&other.dice),
        2 => position.last_turns = Some(number),
        3 => position.quiet_rounds = number * 4,
        4 => position.turn = other.turn,
        5 => position.mats.clone_from(&other.mats),
        6 => position.row.clone_from(&other.row),
        7 => position.market.clone_from(&other.market),
        8 => position.discards.clone_from(&other.discards),
        9 => position.agenda = None,
        10 => position.solo.clone_from(&other.solo),
        11 => position.mats.iter_mut().for_each(|mat| mat.basket = Baubles::default()),
        12 => bend_agenda(position.agenda.as_mut(), other.agenda.as_ref(), number.into()),
        13 => position.row.reverse(),
        14 => bend_solo(position.solo.as_mut(), number),
        _ => position.dice.truncate(number.into()),
    }
}

fn bend_agenda(agenda: Option<&mut Vec<Task>>, other: Option<&Vec<Task>>, place: usize) {
    let (Some(agenda), Some(other)) = (agenda, other) else { return };
    if place.is_multiple_of(2) && place < agenda.len() {
        agenda.remove(place);
    } else if place <= agenda.len() {
        agenda.splice(place..place, other.get(place).copied());
    }
}

fn bend_solo(solo: Option<&mut SoloPosition>, number: u8) {
    if let Some(solo) = solo {
        solo.visited = Wreck::ALL.into_iter().take(number.into()).collect();
        solo.pile = number;
    }
}

/// Whether a position is accepted; if so, it must have something to do at every step until it ends.
fn plays_to_its_end(position: &Position, dealer: &mut impl Dealer) -> bool {
    let Ok(mut state) = State::from_position(position, standard()) else { return false };
    assert_eq!(State::from_position(&state.position(), standard()).as_ref(), Ok(&state), "from {position:?}");
    for _ in 0..20_000 {
        match state.pending() {
            Pending::Over => return true,
            Pending::Decision(_) => {
                let mut options = Vec::new();
                state.options(&mut options);
                assert!(
                    !options.is_empty(),
                    "nothing to do: {:?}\nfrom {position:?}",
                    state.position().agenda
                );
            }
            Pending::Chance => {}
        }
        WALK.step(&mut state, dealer, &mut ());
    }
    panic!("the game does not end: {position:?}");
}

/// WR-11.2, WR-11.10
#[test]
fn a_round_whose_dice_are_all_used_goes_on_with_the_market() {
    let dice = "players = 1\ndice = ['A:1', 'A:2', 'A:3', 'R:4', 'R:5', 'R:6']";
    let solo = "[solo]\npile = 13\nrivals = ['gem4', 'art5', 'gold6']\nvisited = ['gem', 'art', 'gold']";
    let table = table(&format!("{dice}\nmarket = ['B1', 'M1', 'T1']\n{solo}"));
    assert_eq!(table.state.position().agenda, Some(vec![Task::Market, Task::EndRound]));
}
