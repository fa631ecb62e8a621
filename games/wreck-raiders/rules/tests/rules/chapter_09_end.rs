//! Chapter 9: how the game ends.

use wreck_raiders_testing::moments::{buying, pass};
use wreck_raiders_testing::{Questions, Scene, table};

/// Cards enough for everyone, each once.
fn cards(first: usize, count: usize) -> String {
    let each: Vec<String> = (first..first + count).map(|card| format!("'E{card}'")).collect();
    format!("exhibits = [{}]", each.join(", "))
}

/// The start player A, with a number of exhibits, is about to end a turn.
fn about_to_end(edition: &str, players: usize, exhibits: usize) -> Scene {
    let position = format!("players = {players}\ndice = ['3', '4']\nmats = [{{ {} }}]", cards(1, exhibits));
    buying(edition, &position)
}

const TABLES: [(&str, usize, usize); 7] = [
    ("2018", 2, 6),
    ("2018", 3, 5),
    ("2018", 4, 4),
    ("2019", 2, 6),
    ("2019", 3, 5),
    ("2019", 4, 4),
    ("2019", 5, 4),
];

/// WR-9.1
#[test]
fn enough_exhibits_at_the_end_of_a_turn_give_every_other_player_one_more_turn() {
    for (edition, players, enough) in TABLES {
        for exhibits in [enough, enough + 1] {
            let mut scene = about_to_end(edition, players, exhibits);
            scene.play("end");
            for seat in ["B", "C", "D", "E"].into_iter().take(players - 1) {
                while scene.asked() == "*" {
                    let (outcome, _) = scene.outcomes()[0].clone();
                    scene.deal(&outcome);
                }
                assert_eq!(scene.asked(), seat, "{edition}, {players} players");
                pass(&mut scene);
            }
            assert_eq!(scene.asked(), "over", "{edition}, {players} players");
        }
    }
}

/// WR-9.1
#[test]
fn one_exhibit_too_few_changes_nothing() {
    for (edition, players, enough) in TABLES {
        let mut scene = about_to_end(edition, players, enough - 1);
        scene.play("end");
        assert_eq!(scene.position().last_turns, None, "{edition}, {players} players");
    }
}

/// WR-9.1
#[test]
fn the_last_turns_begin_with_the_end_of_the_turn_and_not_with_the_claim() {
    for edition in ["2018", "2019"] {
        let position = format!(
            "agenda = ['claim', 'refill-row', 'buy', 'end-turn']\ndice = ['3', '4']\nrow = ['E1', 'E2', 'E3']
             mats = [{{ displays = [['gem1', 'gem1', 'gem1']], {} }}]",
            cards(10, 5)
        );
        let mut scene = table(&format!("edition = '{edition}'\n{position}"));
        scene.play_all(&["A claim d1 E1", "* E9"]);
        assert_eq!(scene.position().last_turns, None);
        assert_eq!(scene.play("end").position().last_turns, Some(1));
    }
}

/// WR-9.1
#[test]
fn reaching_the_number_during_the_last_turns_changes_nothing() {
    for edition in ["2018", "2019"] {
        let mats = format!("mats = [{{ {} }}, {{ {} }}]", cards(1, 5), cards(11, 5));
        let position = format!(
            "edition = '{edition}'\nplayers = 3\nturn = 'B'\nlast-turns = 2\ndice = ['3']\nagenda = ['buy', 'end-turn']\n{mats}"
        );
        let mut scene = table(&position);
        scene.play("end");
        assert_eq!((scene.asked(), scene.position().last_turns), ("C".into(), Some(1)));
        pass(&mut scene);
        assert_eq!(scene.asked(), "over", "A has no further turn");
    }
}

/// WR-9.1
#[test]
fn the_last_turns_go_round_from_whoever_has_enough() {
    let position = format!(
        "players = 3\nturn = 'B'\ndice = ['3', '4']\nagenda = ['buy', 'end-turn']\nmats = [{{}}, {{ {} }}]",
        cards(1, 5)
    );
    let mut scene = table(&position);
    scene.play("end");
    assert_eq!(scene.asked(), "C");
    pass(&mut scene);
    assert_eq!(scene.asked(), "A");
    pass(&mut scene);
    assert_eq!(scene.asked(), "over");
}

/// The last player of a round that began with B is about to end it.
fn round_ends(edition: &str, quiet_rounds: u8, claim_this_round: bool) -> Scene {
    let progress =
        format!("start = 'B'\nquiet-rounds = {quiet_rounds}\nclaim-this-round = {claim_this_round}");
    buying(edition, &format!("{progress}\ndice = ['3', '4']"))
}

/// WR-9.2
#[test]
fn twenty_rounds_without_a_claim_end_the_game() {
    for edition in ["2018", "2019"] {
        assert_eq!(round_ends(edition, 19, false).play("end").asked(), "over");
        let mut earlier = round_ends(edition, 18, false);
        assert_eq!((earlier.play("end").asked(), earlier.position().quiet_rounds), ("B".into(), 19));
    }
}

/// WR-9.2
#[test]
fn a_claim_starts_the_count_of_quiet_rounds_anew() {
    for edition in ["2018", "2019"] {
        let mut scene = round_ends(edition, 19, true);
        scene.play("end");
        assert_eq!((scene.asked(), scene.position().quiet_rounds), ("B".into(), 0));
        pass(&mut scene);
        pass(&mut scene);
        assert_eq!(scene.position().quiet_rounds, 1, "the next round has its own claims to make");
    }
}

/// WR-9.2
#[test]
fn a_claim_anywhere_in_the_twentieth_round_keeps_the_game_going() {
    let position = "start = 'B'\nturn = 'B'\nquiet-rounds = 19\ndice = ['3', '4']\nrow = ['E1', 'E2', 'E3']
        agenda = ['claim', 'refill-row', 'buy', 'end-turn']
        mats = [{}, { displays = [['gem1', 'gem1', 'gem1']] }]";
    let mut scene = table(position);
    scene.play_all(&["B claim d1 E1", "* E9", "B end"]);
    pass(&mut scene);
    assert_eq!((scene.asked() == "over", scene.position().quiet_rounds), (false, 0));
}

/// WR-9.2
#[test]
fn a_round_begins_with_the_start_player() {
    let mut scene = buying("2019", "quiet-rounds = 19\ndice = ['3', '4', '5']");
    scene.play("end");
    assert_eq!(
        (scene.asked(), scene.position().quiet_rounds),
        ("B".into(), 19),
        "A began, so B ends the round"
    );
    pass(&mut scene);
    assert_eq!(scene.asked(), "over");
}

/// WR-9.2
#[test]
fn quiet_rounds_are_not_counted_in_the_solo_game() {
    let mut scene =
        table("players = 1\ndice = ['3', '3', '3']\nagenda = ['market', 'end-round']\nquiet-rounds = 19");
    scene.play("end");
    assert_eq!((scene.asked(), scene.position().quiet_rounds), ("*".into(), 19));
}
