//! Chapter 9: who knows what.

use coralia::{Event, State};
use coralia_testing::*;
use tabletop::{Game, Viewer};

fn json(scene: &Scene, viewer: &str) -> String {
    serde_json::to_string(&scene.view(viewer)).expect("a view is plain data")
}

/// CO-9.1
#[test]
fn a_players_cards_are_known_to_that_player_alone() {
    let scene = table("draws = ['A pearl pearl-5', 'B fish blowfish', 'A island angel-fish']");
    assert_eq!(words(scene.view("A").known_cards(seat("A"))), "pearl-5 angel-fish");
    for viewer in ["B", "spectator"] {
        assert_eq!(words(scene.view(viewer).known_cards(seat("A"))), "");
        assert!(!json(&scene, viewer).contains("pearl-5") && !json(&scene, viewer).contains("angel-fish"));
    }
}

/// CO-9.1
#[test]
fn how_many_cards_everybody_holds_and_from_which_pile_is_public() {
    let scene = table("draws = ['A pearl pearl-5', 'A island angel-fish']\nseats.A.stingrays = 1");
    let view = scene.view("spectator");
    assert_eq!(view.cards[..], [3, 0]);
    assert_eq!(words(view.draws.iter().map(|draw| draw.pile)), "pearl island");
    assert_eq!(view.holdings[0].stingrays, 1, "stingrays are taken openly");
}

/// CO-9.1
#[test]
fn cards_put_back_are_known_to_whoever_put_them_there() {
    let scene = table("draws = ['A starfish jellyfish! per-fish pearl-6', 'B fish blowfish! fire-fish']");
    let under = |viewer: &str, pile: usize| scene.view(viewer).piles[pile].under.to_vec();
    let cards =
        |words: &[&str]| words.iter().map(|word| Some(word.parse().expect("a card"))).collect::<Vec<_>>();
    assert_eq!(under("A", 2), cards(&["per-fish", "pearl-6"]));
    assert_eq!(under("B", 2), [None, None]);
    assert_eq!(under("B", 1), cards(&["fire-fish"]));
    assert_eq!(under("spectator", 1), [None]);
}

const NINE: &str = "'A island pearl-2', 'A island pearl-2', 'A island pearl-3', 'A island fire-fish',
    'A island fire-fish', 'A island jellyfish', 'A island per-fish', 'A island blowfish! per-pearl'";

/// CO-9.1
#[test]
fn whoever_put_a_card_back_knows_who_takes_it_but_not_what_is_kept_of_several() {
    let taken = table(&format!("draws = [{NINE}, 'B island per-pearl']"));
    assert!(taken.view("A").piles[3].under.is_empty());
    assert_eq!(words(taken.view("A").known_cards(seat("B"))), "per-pearl", "A had put it there");
    assert_eq!(words(taken.view("spectator").known_cards(seat("B"))), "", "nobody else had seen it");
    let imagined = State::imagine(&taken.view("A"), &mut bots::FastDealer::new(1));
    assert_eq!(words(imagined.hand(seat("B"))), "per-pearl", "there is only one way");
    let eight = NINE.replace("'A island jellyfish', ", "");
    let chosen = table(&format!("draws = [{eight}, 'B island per-chest! per-pearl']"));
    assert_eq!(chosen.view("A").piles[3].under.to_vec(), [None]);
    assert_eq!(words(chosen.view("A").known_cards(seat("B"))), "");
    let hands =
        |seed| words(State::imagine(&chosen.view("A"), &mut bots::FastDealer::new(seed)).hand(seat("B")));
    assert!((0..50).any(|seed| hands(seed) == "per-pearl"), "B may have kept what A had put back");
    assert!((0..50).any(|seed| hands(seed) != "per-pearl"));
}

/// CO-9.1
#[test]
fn a_card_that_can_be_followed_into_a_hand_is_known_there() {
    let equal = table(
        "draws = ['A island pearl-2', 'A island pearl-2', 'A island pearl-3', 'A island jellyfish',
            'A island per-fish', 'A island blowfish! fire-fish', 'A island per-pearl! fire-fish',
            'B island fire-fish! fire-fish']",
    );
    assert_eq!(words(equal.view("A").known_cards(seat("B"))), "fire-fish", "both cards were fire fish");
    assert_eq!(equal.view("A").piles[3].under.to_vec(), ["fire-fish".parse().ok()]);
    let either = "draws = ['A island pearl-2', 'A island pearl-2', 'A island pearl-3', 'A island fire-fish',
        'A island per-fish', 'A island jellyfish! per-pearl', 'A island fire-fish! blowfish',
        'B island per-pearl blowfish!']";
    let played = table(either);
    assert_eq!(words(played.view("A").known_cards(seat("B"))), "", "one of the two");
    assert_eq!(played.view("A").piles[3].under.to_vec(), [None]);
    let scored = table(&format!("{either}\nturns-played = 20\nturn = 'B'\nagenda = ['end']"));
    assert_eq!(words(scored.view("A").known_cards(seat("B"))), "blowfish", "a starfish card would be shown");
    assert_eq!(scored.view("A").piles[3].under.to_vec(), ["per-pearl".parse().ok()]);
    assert_eq!(words(scored.view("spectator").known_cards(seat("B"))), "");
}

/// CO-9.1
#[test]
fn starfish_cards_become_public_when_their_owners_scoring_turn_begins() {
    let mut scene = table(
        "turns-played = 20
         draws = ['A starfish pearl-6', 'B starfish jellyfish', 'A starfish jellyfish', 'A pearl pearl-2']",
    );
    assert_eq!(words(scene.view("B").known_cards(seat("A"))), "pearl-6 jellyfish", "but not the pearl");
    assert_eq!(words(scene.view("A").known_cards(seat("B"))), "");
    scene.play_all(&["A score jellyfish", "A end"]);
    assert_eq!(words(scene.view("A").known_cards(seat("B"))), "jellyfish");
}

/// CO-9.1
#[test]
fn starfish_cards_drawn_in_the_scoring_turn_are_public_at_once_and_others_are_not() {
    let mut scene = table("turns-played = 20\ndraws = ['A starfish side-chest']");
    scene.play_all(&["A score side-chest", "* chest island-card"]);
    let mut pearl = scene.clone();
    pearl.deal("card pearl-4");
    assert_eq!(words(pearl.view("B").known_cards(seat("A"))), "side-chest");
    scene.deal("card per-chest");
    assert_eq!(words(scene.view("B").known_cards(seat("A"))), "side-chest per-chest");
}

/// CO-9.1
#[test]
fn fish_and_pearls_are_public_when_the_game_is_over() {
    let mut scene =
        table("turns-played = 20\ndraws = ['A starfish jellyfish', 'B pearl pearl-5', 'B fish blowfish']");
    scene.play_all(&["A score jellyfish", "A end"]);
    assert_eq!(words(scene.view("spectator").known_cards(seat("B"))), "pearl-5 blowfish");
}

/// CO-9.1
#[test]
fn nobody_knows_which_chest_lies_where_or_what_comes_next() {
    let scene = table("seats.A.chests = ['stingray']\nreefs.red.dice = ['treasure']");
    for viewer in ["A", "B", "spectator"] {
        let view = scene.view(viewer);
        assert_eq!(view.chests.len(), 7);
        assert_eq!(view.board.side_chests, 2);
        assert!(view.piles.iter().all(|pile| pile.under.is_empty()));
    }
}

/// CO-9.1
#[test]
fn others_witness_that_cards_are_drawn_but_not_which() {
    let mut scene = table("turns-played = 1\nstation = ['red-fish', 'red-fish', 'red-fish', 'red-fish']");
    scene.play_all(&["B place red-fish", "* card blowfish", "* card fire-fish", "B keep blowfish"]);
    let cards = |viewer: Viewer| {
        let seen = scene.events.iter().filter_map(|event| State::witness(event, viewer));
        let card = |event| match event {
            Event::CardLookedAt { card, .. } | Event::CardKept { card, .. } => Some(card),
            _ => None,
        };
        words(seen.filter_map(card).map(|card| card.map_or("?".into(), |card| card.to_string())))
    };
    assert_eq!(cards(Viewer::Seat(seat("B"))), "blowfish fire-fish blowfish");
    for viewer in [Viewer::Seat(seat("A")), Viewer::Spectator] {
        assert_eq!(cards(viewer), "? ? ?");
    }
}

/// CO-9.1
#[test]
fn an_action_that_shows_a_secret_without_chance_cannot_be_taken_back() {
    let reveals = |scene: &Scene, action: &str| scene.state.reveals(action.parse().expect("an action"));
    let again = table(&format!(
        "draws = [{NINE}]
         turns-played = 1
         reefs.red.dice = ['fish']
         station = ['red-fish', 'red-pearl', 'blue-diver', 'blue-turtle']"
    ));
    assert!(reveals(&again, "place red-fish"), "the put-back card is drawn");
    assert!(!reveals(&again, "place red-pearl"), "chance is asked");
    assert!(!reveals(&again, "place blue-diver"));
    let keeping =
        table("turns-played = 1\ndraws = ['B fish blowfish fire-fish']\nagenda = ['keep fish', 'end']");
    assert!(!reveals(&keeping, "keep blowfish"), "only the owner knows");
    let last = table("turns-played = 19\nagenda = ['end']");
    assert!(reveals(&last, "end"), "starfish cards become public");
    assert!(!reveals(&table("turns-played = 18\nagenda = ['end']"), "end"));
    let shown = table(
        "turns-played = 20
         draws = ['A starfish jellyfish per-fish pearl-6']
         agenda = ['keep starfish', 'starfish', 'end']",
    );
    assert!(reveals(&shown, "keep pearl-6"), "a card kept in the scoring turn is shown");
}
