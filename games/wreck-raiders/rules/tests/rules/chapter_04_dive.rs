//! Chapter 4, second half: the treasures of a dive, whose they are, and in which order they come.

use super::walk::{tables, walk};
use tabletop::Game;
use wreck_raiders::{Action, Diver, Event, Gain};
use wreck_raiders_testing::*;

/// A table at the move of A by a four, given the mats in TOML.
fn at_four(players: usize, mats: &str) -> Scene {
    table(&format!("players = {players}\nagenda = ['move 4', 'claim', 'buy', 'end-turn']\nmats = [{mats}]"))
}

/// Whose treasures a dive has brought so far, in order.
fn drawn(scene: &Scene) -> String {
    words(scene.events.iter().filter_map(|event| match event {
        Event::TreasureDrawn { diver, .. } => Some(*diver),
        _ => None,
    }))
}

/// Deals the first face and places it in the first place, until the dive is over.
fn finish_dive(scene: &mut Scene) {
    while scene.asked() == "*" || scene.options()[0].starts_with("place") {
        if scene.asked() == "*" {
            let first = scene.outcomes()[0].0.clone();
            scene.deal(&first);
        } else {
            let first = scene.options()[0].clone();
            scene.play(&first);
        }
    }
}

/// WR-4.7
#[test]
fn the_mover_gains_one_random_treasure_of_that_wreck() {
    for wreck in ["gem", "gold", "art", "relic"] {
        let mut scene = at_four(2, "{ displays = [['gem1', 'gold1', 'art1', 'relic1']] }");
        scene.play(&format!("off>{wreck}4"));
        let left = [(1, 6), (2, 7), (3, 7)].map(|(face, count)| (format!("{wreck}{face}"), count));
        assert_eq!(scene.outcomes(), left, "each face by how many are left");
        finish_dive(&mut scene);
        assert_eq!(drawn(&scene), "A");
    }
}

/// WR-4.7
#[test]
fn the_beach_brings_no_treasure() {
    let mut scene = at_four(2, "{ divers = ['gem3'] }, { divers = ['gem5'] }");
    scene.play("off>beach4");
    assert_eq!((scene.asked(), drawn(&scene)), ("A".into(), String::new()));
}

/// WR-4.8
#[test]
fn each_scallop_brings_one_more_treasure_of_the_same_wreck() {
    let mut scene = at_four(2, "{ basket = { scallop = 3 } }, { basket = { scallop = 12 } }");
    scene.play_all(&["A off>art4", "* art1", "A place d1"]);
    assert_eq!(scene.options(), ["extra", "done"]);
    scene.play_all(&["A extra", "* art1", "A place d1", "A extra", "* art3", "A place v2", "A done"]);
    assert_eq!((scene.display("A", 1), scene.column("A", 2)), ("art1 art1".into(), "art3".into()));
    assert_eq!(scene.basket("A"), [0, 1, 0]);
    assert_eq!(scene.options(), ["end"], "no further scallop after the dive");
}

/// WR-4.8, WR-3.4: baubles discarded for a power return to the beach supply.
#[test]
fn discarded_scallops_return_to_the_beach() {
    let mut scene =
        at_four(2, "{ basket = { scallop = 3 } }, { divers = ['art4'], basket = { scallop = 12 } }");
    scene.play_all(&["A off>art4", "* art1", "A place d1", "A extra", "* art1", "A place d1", "A done"]);
    assert_eq!(scene.basket("B"), [1, 12, 0], "when B was pushed no scallop was left");
    let mut next = table(
        "agenda = ['extra art', 'claim', 'buy', 'end-turn']
         dice = ['A:4', '3+scallop']
         row = ['E1', 'E2', 'E3']
         mats = [{ basket = { scallop = 3 } }, { basket = { scallop = 12 } }]",
    );
    next.play_all(&["A extra", "* art1", "A place d1", "A done", "A end", "B take 3+scallop"]);
    assert_eq!(next.basket("B"), [0, 13, 0]);
}

/// WR-4.8
#[test]
fn each_scallop_is_decided_after_the_last_treasure_was_seen_and_placed() {
    let mut scene = at_four(2, "{ basket = { scallop = 2 } }");
    scene.play("off>art4");
    assert_eq!(scene.asked(), "*", "the first treasure is drawn before any scallop");
    scene.deal("art2").refuses("extra");
    scene.play_all(&["A place d2", "A extra", "* art3"]);
    scene.refuses("extra");
}

/// WR-4.8
#[test]
fn without_scallops_nothing_is_asked_and_the_last_scallop_ends_it() {
    let mut scene = at_four(2, "{ basket = { scallop = 1 } }");
    scene.play_all(&["A off>art4", "* art1", "A place d1", "A extra", "* art1", "A place d1"]);
    assert_eq!(scene.options(), ["end"]);
    let mut poor = at_four(2, "{ basket = { conch = 5 } }");
    poor.play_all(&["A off>art4", "* art1", "A place d1"]);
    assert_eq!(poor.options(), ["end"]);
}

/// WR-4.8
#[test]
fn scallops_are_the_movers_power_and_need_a_dive() {
    let mut scene = at_four(2, "{}, { divers = ['art5'], basket = { scallop = 9 } }");
    scene.play_all(&["A off>art4", "* art1", "A place d1", "* art1", "B place d1", "A end"]);
    let mut beach = at_four(2, "{ basket = { scallop = 2 } }");
    assert_eq!(beach.play("off>beach4").options(), ["end"]);
}

/// WR-4.9
#[test]
fn divers_on_both_sides_bring_their_owners_a_treasure() {
    let mut scene =
        at_four(3, "{}, { divers = ['gold5', 'gold2', 'gem3'] }, { divers = ['gold3', 'gold6'] }");
    scene.play("off>gold4");
    finish_dive(&mut scene);
    assert_eq!(drawn(&scene), "A B C");
    assert_eq!(["A", "B", "C"].map(|seat| scene.display(seat, 1)), ["gold1", "gold1", "gold1"]);
}

/// WR-4.9
#[test]
fn own_neighbours_bring_treasures_too_one_for_each_diver() {
    let mut scene = at_four(2, "{ divers = ['gold3', 'gold5'] }");
    scene.play("off>gold4");
    finish_dive(&mut scene);
    assert_eq!(drawn(&scene), "A A A");
    let mut rival = at_four(2, "{}, { divers = ['gold3', 'gold5'] }");
    rival.play("off>gold4");
    finish_dive(&mut rival);
    assert_eq!(drawn(&rival), "A B B");
}

/// WR-4.9: the example of both rulebooks.
#[test]
fn at_gold_four_between_an_own_and_a_rival_diver_two_treasures_and_one() {
    for own in ["gold3", "gold5"] {
        let rival = if own == "gold3" { "gold5" } else { "gold3" };
        let mut scene = at_four(2, &format!("{{ divers = ['{own}'] }}, {{ divers = ['{rival}'] }}"));
        scene.play("off>gold4");
        finish_dive(&mut scene);
        assert_eq!(drawn(&scene), "A A B");
    }
}

/// WR-4.9: spots 6 and 1 are neighbours.
#[test]
fn the_six_spots_of_a_wreck_form_a_ring() {
    for (spot, beside) in [(1, [6, 2]), (2, [1, 3]), (3, [2, 4]), (4, [3, 5]), (5, [4, 6]), (6, [5, 1])] {
        for (wreck, other) in ["gem", "gold", "art", "relic"]
            .into_iter()
            .flat_map(|wreck| (1..=6).map(move |other| (wreck, other)))
        {
            if other == spot {
                continue;
            }
            let mut scene = table(&format!(
                "agenda = ['move {spot}', 'claim', 'buy', 'end-turn']
                 mats = [{{}}, {{ divers = ['{wreck}{other}'] }}]"
            ));
            scene.play(&format!("off>{wreck}{spot}"));
            finish_dive(&mut scene);
            let expected = if beside.contains(&other) { "A B" } else { "A" };
            assert_eq!(drawn(&scene), expected, "{wreck}{spot} beside {wreck}{other}");
        }
    }
}

/// WR-4.9
#[test]
fn the_beach_and_other_wrecks_have_no_neighbours_of_a_dive() {
    let mut scene = at_four(2, "{}, { divers = ['gem3', 'gem5', 'beach3', 'beach5', 'gold6'] }");
    scene.play("off>gold4");
    finish_dive(&mut scene);
    assert_eq!(drawn(&scene), "A");
}

/// WR-4.9
#[test]
fn a_component_file_may_order_the_ring_otherwise() {
    let rings = "[rings]
        provenance = 'printed'
        gem = [1, 4, 2, 5, 3, 6]
        gold = [1, 2, 3, 4, 5, 6]
        art = [1, 2, 3, 4, 5, 6]
        relic = [1, 2, 3, 4, 5, 6]";
    let position = "players = 3
        agenda = ['move 4', 'claim', 'buy', 'end-turn']
        mats = [{}, { divers = ['gem1', 'gem3', 'gem5'] }, { divers = ['gem2'] }]";
    let mut scene = table_with(rings, position);
    scene.play("off>gem4");
    finish_dive(&mut scene);
    assert_eq!(drawn(&scene), "A B C");
}

/// WR-4.10
#[test]
fn the_order_is_push_baubles_mover_scallops_neighbours() {
    let mut scene =
        at_four(2, "{ divers = ['relic3'], basket = { scallop = 1 } }, { divers = ['relic4', 'relic5'] }");
    scene.play("off>relic4");
    assert_eq!(scene.basket("B"), [1, 1, 0], "the pushed diver's baubles come before any treasure");
    scene.play_all(&["* relic1", "A place d1", "A extra", "* relic2", "A place d1"]);
    scene.play_all(&["* relic3", "A place d1", "* relic3", "B place d1"]);
    assert_eq!(drawn(&scene), "A A A B");
    assert_eq!(scene.options(), ["end"]);
}

/// WR-4.10
#[test]
fn neighbours_come_clockwise_by_owner_starting_with_the_mover() {
    let cases = [
        ("A", "D", "B", "A B D"),
        ("B", "A", "D", "B D A"),
        ("C", "B", "D", "C D B"),
        ("D", "B", "D", "D D B"),
    ];
    for (turn, low, high, order) in cases {
        let spot = |seat| [(low, "'art3'"), (high, "'art5'")].into_iter().find(|(owner, _)| *owner == seat);
        let mat = |seat| format!("{{ divers = [{}] }}", spot(seat).map_or("", |(_, spot)| spot));
        let mats = ["A", "B", "C", "D"].map(mat).join(", ");
        let mut scene = table(&format!(
            "players = 4
             turn = '{turn}'
             agenda = ['move 4', 'claim', 'buy', 'end-turn']
             mats = [{mats}]"
        ));
        scene.play("off>art4");
        finish_dive(&mut scene);
        assert_eq!(drawn(&scene), order);
    }
}

/// WR-4.10
#[test]
fn one_tile_at_a_time_each_placed_before_the_next_is_drawn() {
    let mut scene = at_four(3, "{}, { divers = ['gem3'] }, { divers = ['gem5'] }");
    scene.play_all(&["A off>gem4", "* gem1", "A place v1", "* gem1", "B place v1", "* gem1", "C place v1"]);
    assert_eq!(scene.asked(), "A");
}

/// WR-4.10
#[test]
fn the_pushed_diver_has_left_and_is_no_neighbour() {
    let mut scene = at_four(2, "{}, { divers = ['gem4'] }");
    scene.play("off>gem4");
    finish_dive(&mut scene);
    assert_eq!(drawn(&scene), "A");
}

/// WR-4.10
#[test]
fn the_diver_that_moved_away_is_no_neighbour_of_its_old_wreck() {
    let mut scene = at_four(2, "{ divers = ['gem3'] }, { divers = ['gem5'] }");
    scene.play("gem3>gold4");
    finish_dive(&mut scene);
    assert_eq!(drawn(&scene), "A");
}

/// WR-4.6, WR-4.7, WR-4.9: in every game a dive gives a treasure to the mover and to each neighbour, and to nobody
/// else, and baubles only to the owner of the bumped diver.
#[test]
fn in_every_game_a_dive_brings_what_the_board_promises() {
    for setup in tables().filter(|setup| setup.players > 1) {
        walk(&setup, 46, |before, _| {
            let mut options = Vec::new();
            before.options(&mut options);
            for action in options {
                let Action::Move { to, .. } = action else { continue };
                let (mut after, mut events) = (before.clone(), Vec::new());
                after.act(action, &mut events);
                let mover = before.position().turn;
                let gains = events.iter().filter_map(|event| match event {
                    Event::BaublesGained { seat, from: Gain::Beach(spot), .. } => {
                        Some((*seat, spot.number()))
                    }
                    _ => None,
                });
                let pushed = before.position().mats.iter().zip("ABCDE".chars()).find_map(|(mat, seat)| {
                    mat.divers.contains(&to).then(|| seat.to_string().parse().unwrap())
                });
                let gainer = if to.wreck().is_none() { Some(mover) } else { pushed };
                assert_eq!(gains.collect::<Vec<_>>(), Vec::from_iter(gainer.map(|seat| (seat, to.number()))));
                assert!(events.contains(&Event::DiverMoved {
                    diver: Diver::Of(mover),
                    from: source(action),
                    to
                }));
            }
        });
    }
}

fn source(action: Action) -> Option<wreck_raiders::Spot> {
    if let Action::Move { from, .. } = action { from } else { None }
}
