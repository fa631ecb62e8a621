//! Chapter 1: what lies on the table before the first turn.

use super::walk::tables;
use tabletop::{Game, SetupError};
use wreck_raiders::{Edition, Layer, Setup, Spot, State, Treasure, Wreck};
use wreck_raiders_testing::*;

const FULL_TABLES: [(&str, usize); 7] =
    [("2018", 2), ("2018", 3), ("2018", 4), ("2019", 2), ("2019", 3), ("2019", 4), ("2019", 5)];

fn refused(edition: Edition, players: usize) -> SetupError {
    State::new(&Setup::new(edition, players)).expect_err("so many cannot play")
}

/// Plays the set-up's chance steps, always with the first outcome, until someone must decide.
fn set_up(scene: &mut Scene) {
    while scene.asked() == "*" {
        let first = scene.outcomes()[0].0.clone();
        scene.deal(&first);
    }
}

/// Deals the set-up as far as the start player.
fn until_start(edition: &str, players: usize) -> Scene {
    let mut scene = new_game(edition, players);
    while !scene.outcomes()[0].0.starts_with("start") {
        let first = scene.outcomes()[0].0.clone();
        scene.deal(&first);
    }
    scene
}

/// WR-1.1
#[test]
fn the_first_edition_is_for_two_to_four() {
    for players in 2..=4 {
        assert_eq!(new_game("2018", players).state.seats(), players);
    }
    for players in [0, 1, 5, 6] {
        let expected = "Wreck Raiders (2018) is for 2 to 4 players, not ";
        assert_eq!(refused(Edition::First, players).to_string(), format!("{expected}{players}"));
    }
}

/// WR-1.1
#[test]
fn the_second_edition_is_for_one_to_five() {
    for players in 1..=5 {
        assert_eq!(new_game("2019", players).state.seats(), players);
    }
    for players in [0, 6, 1000] {
        let expected = "Wreck Raiders (2019) is for 1 to 5 players, not ";
        assert_eq!(refused(Edition::Second, players).to_string(), format!("{expected}{players}"));
    }
}

/// WR-1.2
#[test]
fn six_divers_with_two_players_five_with_three_four_with_more() {
    for (edition, players) in FULL_TABLES {
        let divers = [6, 5, 4, 4][players - 2];
        let spots = |count: usize| words(Spot::all().take(count).map(|spot| format!("'{spot}',")));
        let position = |count| {
            let spots = spots(count);
            format!("edition = '{edition}'\nplayers = {players}\nmats = [{{ divers = [{spots}] }}]")
        };
        let all_out = |count| State::from_position(&toml::from_str(&position(count)).unwrap(), standard());
        assert!(all_out(divers).is_ok(), "{edition}, {players}");
        assert!(all_out(divers + 1).is_err(), "{edition}, {players}");
    }
}

/// WR-1.2
#[test]
fn all_divers_start_off_the_board() {
    for (edition, players) in FULL_TABLES {
        let mut scene = new_game(edition, players);
        set_up(&mut scene);
        assert!(scene.position().mats.iter().all(|mat| mat.divers.is_empty()));
        scene.play("take 1+conch");
        assert!(scene.options().iter().all(|option| option.starts_with("off>") || option.len() < 5));
    }
}

/// WR-1.3
#[test]
fn dice_are_five_four_five_six_for_two_to_five_players() {
    for (edition, players) in FULL_TABLES {
        let mut scene = until_start(edition, players);
        scene.deal("start A");
        let mut rolls = 0;
        while scene.asked() == "*" {
            scene.deal("3");
            rolls += 1;
        }
        assert_eq!(rolls, [5, 4, 5, 6][players - 2], "{edition}, {players}");
        assert_eq!(scene.position().dice.len(), rolls);
    }
}

/// WR-1.4
#[test]
fn four_wrecks_and_the_beach_have_spots_one_to_six() {
    for value in 1..=6 {
        let scene = table(&format!("agenda = ['move {value}', 'claim', 'buy', 'end-turn']"));
        let expected = ["gem", "gold", "art", "relic", "beach"].map(|place| format!("off>{place}{value}"));
        assert_eq!(scene.options(), expected);
    }
}

/// WR-1.4
#[test]
fn every_beach_spot_shows_baubles() {
    for value in 1..=6 {
        let mut scene = table(&format!("agenda = ['move {value}', 'claim', 'buy', 'end-turn']"));
        scene.play(&format!("off>beach{value}"));
        assert!(scene.basket("A").iter().sum::<u8>() > 0);
    }
}

/// WR-1.5
#[test]
fn each_wreck_has_seven_tiles_of_each_of_three_faces() {
    assert_eq!(Treasure::all().count(), 12);
    for wreck in Wreck::ALL {
        let mut scene = table("agenda = ['move 3', 'claim', 'buy', 'end-turn']");
        scene.play(&format!("off>{wreck}3"));
        let faces = [1, 2, 3].map(|face| (format!("{wreck}{face}"), 7));
        assert_eq!(scene.outcomes(), faces);
        assert_eq!(scene.discards(), "");
    }
}

/// WR-1.6
#[test]
fn fifteen_baubles_of_each_kind_are_in_the_supply() {
    let most = "mats = [{ basket = { conch = 15, scallop = 15, starfish = 15 } }]";
    assert_eq!(table(most).basket("A"), [15, 15, 15]);
    for kind in ["conch", "scallop", "starfish"] {
        let many = format!("mats = [{{ basket = {{ {kind} = 8 }} }}, {{ basket = {{ {kind} = 8 }} }}]");
        let flaws = State::from_position(&toml::from_str(&many).unwrap(), standard()).unwrap_err();
        assert_eq!(flaws.to_string(), format!("baubles, {kind}: there are 15 of them, not 16"));
    }
}

/// WR-1.6
#[test]
fn a_gain_from_an_empty_kind_is_lost() {
    let mut scene = table(
        "dice = ['5+conch', '5+scallop']
         mats = [{}, { basket = { conch = 14, scallop = 15 } }]",
    );
    scene.play_all(&["A take 5+conch"]);
    assert_eq!(scene.basket("A"), [1, 0, 0], "the last conch");
    let mut dry = scene.clone();
    dry.play("off>beach5");
    assert_eq!(dry.basket("A"), [1, 0, 0], "two conches are shown, none is left");
}

/// WR-1.6
#[test]
fn of_several_shown_baubles_those_left_are_gained() {
    let mut scene = table(
        "agenda = ['move 5', 'claim', 'buy', 'end-turn']
         mats = [{}, { basket = { conch = 14 } }]",
    );
    scene.play("off>beach5");
    assert_eq!(scene.basket("A"), [1, 0, 0]);
    let mut scene = table(
        "agenda = ['move 4', 'claim', 'buy', 'end-turn']
         mats = [{}, { basket = { conch = 15 } }]",
    );
    scene.play("off>beach4");
    assert_eq!(scene.basket("A"), [0, 1, 0], "spot 4 shows a scallop and a conch");
}

/// WR-1.7
#[test]
fn one_card_more_than_players_is_turned_up_from_fifty_two() {
    for (edition, players) in FULL_TABLES {
        let mut scene = new_game(edition, players);
        let deck: Vec<_> = (1..=52).map(|card| (format!("E{card}"), 1)).collect();
        assert_eq!(scene.outcomes(), deck);
        let mut cards = 0;
        while scene.outcomes()[0].0.starts_with('E') {
            let last = scene.outcomes().last().unwrap().0.clone();
            scene.deal(&last);
            cards += 1;
        }
        assert_eq!(cards, players + 1, "{edition}, {players}");
        assert_eq!(scene.position().row.len(), cards);
    }
}

/// WR-1.8
#[test]
fn three_pieces_of_each_shuffled_stack_lie_face_up() {
    for (edition, players) in FULL_TABLES {
        let stacks = if edition == "2018" { [10, 12, 9] } else { [11, 17, 11] };
        let mut scene = new_game(edition, players);
        while scene.outcomes()[0].0.starts_with('E') {
            let card = scene.outcomes()[0].0.clone();
            scene.deal(&card);
        }
        for (layer, size) in Layer::ALL.into_iter().zip(stacks) {
            for shown in 0..3 {
                let outcomes = scene.outcomes();
                assert_eq!(outcomes.len(), size - shown, "{edition}: {layer}");
                assert!(
                    outcomes.iter().all(|(piece, weight)| piece.starts_with(layer.letter()) && *weight == 1)
                );
                scene.deal(&outcomes[0].0);
            }
        }
        assert_eq!(words(scene.position().market), "B1 B2 B3 M1 M2 M3 T1 T2 T3");
        assert!(scene.outcomes()[0].0.starts_with("start"));
    }
}

/// WR-1.9
#[test]
fn a_mat_has_three_displays_a_vault_of_three_columns_and_an_empty_basket() {
    for setup in tables() {
        let mut scene = new_game(setup.edition.word(), setup.players);
        set_up(&mut scene);
        for mat in scene.position().mats {
            assert_eq!((mat.displays, mat.vault), (vec![vec![]; 3], vec![vec![]; 3]));
            assert_eq!(mat.basket.total(), 0);
            assert!(mat.exhibits.is_empty() && mat.aquariums.is_empty());
        }
    }
}

/// WR-1.9
#[test]
fn a_vault_column_is_filled_from_the_bottom() {
    let mut scene = table(
        "agenda = ['place A gem2 anywhere', 'claim', 'buy', 'end-turn']
         mats = [{ vault = [['gold1', 'gold2'], ['art1']] }]",
    );
    scene.play("place v1");
    assert_eq!([1, 2, 3].map(|column| scene.column("A", column)), ["gold1 gold2 gem2", "art1", ""]);
}

/// WR-1.10
#[test]
fn the_start_player_is_random_and_rolls_the_pool() {
    for (edition, players) in FULL_TABLES {
        let start = until_start(edition, players);
        let seats = &["start A", "start B", "start C", "start D", "start E"][..players];
        assert_eq!(start.outcomes(), seats.iter().map(|seat| ((*seat).to_owned(), 1)).collect::<Vec<_>>());
        for (seat, outcome) in ["A", "B", "C", "D", "E"].into_iter().zip(seats) {
            let mut scene = start.clone();
            scene.deal(outcome);
            assert_eq!(scene.asked(), "*", "the pool is rolled first");
            set_up(&mut scene);
            assert_eq!(scene.asked(), seat);
            assert_eq!(scene.position().start.to_string(), seat);
        }
    }
}

/// WR-1.11
#[test]
fn a_die_shows_any_face_and_touches_one_zone_or_none_by_the_odds_of_the_lid() {
    let mut scene = until_start("2018", 3);
    scene.deal("start B");
    let lid = [("+conch", 15), ("+scallop", 15), ("+starfish", 15), ("", 55)];
    let expected = (1..=6).flat_map(|face| lid.map(|(zone, odds)| (format!("{face}{zone}"), odds)));
    assert_eq!(scene.outcomes(), expected.collect::<Vec<_>>());
    scene.play_all(&["* 6+starfish", "* 1", "* 1", "* 2+conch"]);
    assert_eq!(words(scene.position().dice), "6+starfish 1 1 2+conch");
    assert_eq!(scene.asked(), "B");
}
