//! Chapter 4, last clause: supplies that run out, and discards that renew them.

use super::walk::{WALK, tables};
use bots::FastDealer;
use std::collections::BTreeMap;
use tabletop::Seat;
use wreck_raiders::{DisplayId, Diver, Event, Slot, Task, Treasure, Wreck};
use wreck_raiders_testing::*;

/// Twenty gems on a mat: all but one `gem3`.
const TWENTY_GEMS: &str = "
    vault = [['gem1', 'gem1', 'gem1', 'gem1'], ['gem1', 'gem1', 'gem1', 'gem2'], ['gem2', 'gem2', 'gem2', 'gem2']],
    displays = [['gem2', 'gem2', 'gem3', 'gem3', 'gem3'], ['gem3', 'gem3', 'gem3']]";

/// Eighteen gems on a mat: all but three `gem3`.
const EIGHTEEN_GEMS: &str = "
    vault = [['gem1', 'gem1', 'gem1', 'gem1'], ['gem1', 'gem1', 'gem1', 'gem2'], ['gem2', 'gem2', 'gem2', 'gem2']],
    displays = [['gem2', 'gem2', 'gem3', 'gem3', 'gem3'], ['gem3']]";

/// A mat without a free space, and without a gem.
const FULL: &str = "
    vault = [['art1', 'art1', 'art1', 'art1'], ['art1', 'art1', 'art1', 'art2'], ['art2', 'art2', 'art2', 'art2']],
    displays = [['gold1', 'gold1', 'gold1', 'gold1', 'gold1'], ['gold2', 'gold2', 'gold2', 'gold2', 'gold2'],
                ['gold3', 'gold3', 'gold3', 'gold3', 'gold3']]";

/// A is about to move by a four, B holds most of the gems.
fn at_four(a: &str, b: &str, discards: &str) -> Scene {
    table(&format!(
        "agenda = ['move 4', 'claim', 'buy', 'end-turn']
         discards = [{discards}]
         mats = [{{ {a} }}, {{ {b} }}]"
    ))
}

/// What chance can bring now, such as `gem1:2 gem3:1`.
fn bag(scene: &Scene) -> String {
    words(scene.outcomes().iter().map(|(tile, count)| format!("{tile}:{count}")))
}

fn renewals(scene: &Scene) -> usize {
    scene.events.iter().filter(|event| matches!(event, Event::SupplyRenewed { .. })).count()
}

/// WR-4.11
#[test]
fn a_supply_that_runs_out_is_renewed_from_its_discard_before_the_tile_is_placed() {
    let b = format!("{EIGHTEEN_GEMS}, divers = ['gem5']");
    let mut scene = at_four("", &b, "'gem3', 'gem3'");
    scene.play("off>gem4");
    assert_eq!(bag(&scene), "gem3:1", "the discard is not in the supply yet");
    scene.deal("gem3");
    assert_eq!((scene.asked(), scene.discards(), renewals(&scene)), ("A".into(), String::new(), 1));
    scene.play("place d1");
    assert_eq!(bag(&scene), "gem3:2", "B draws from the renewed supply");
}

/// WR-4.11
#[test]
fn the_tile_drawn_as_the_supply_runs_out_is_not_shuffled_in() {
    let b = format!("{EIGHTEEN_GEMS}, divers = ['gem5']");
    let mut scene = at_four(FULL, &b, "'gem3', 'gem3'");
    scene.play_all(&["A off>gem4", "* gem3"]);
    assert_eq!((bag(&scene), scene.discards()), ("gem3:2".into(), "gem3".into()), "A had no room");
}

/// WR-4.11
#[test]
fn only_the_discard_of_that_wreck_is_shuffled() {
    let mut scene = at_four("", EIGHTEEN_GEMS, "'gem3', 'gem3', 'gold1', 'relic2'");
    scene.play_all(&["A off>gem4", "* gem3"]);
    assert_eq!(scene.discards(), "gold1 relic2");
}

/// WR-4.11
#[test]
fn with_an_empty_discard_the_supply_stays_empty_and_neighbours_gain_nothing() {
    let b = format!("{TWENTY_GEMS}, divers = ['gem5']");
    let mut scene = at_four("", &b, "");
    scene.play_all(&["A off>gem4", "* gem3", "A place d1"]);
    assert_eq!((scene.options(), renewals(&scene)), (vec!["end".into()], 0));
    assert!(scene.events.iter().any(|event| matches!(event, Event::NothingToDraw { wreck: Wreck::Gem, .. })));
}

/// WR-4.11
#[test]
fn with_supply_and_discard_empty_the_dive_itself_brings_nothing() {
    let mut scene = at_four("displays = [['gem3']], basket = { scallop = 3 }", TWENTY_GEMS, "");
    scene.play("off>gem4");
    assert_eq!(scene.options(), ["end"], "neither a treasure nor a use for the scallops");
    assert_eq!((scene.divers("A"), scene.basket("A")), ("gem4".into(), [0, 3, 0]));
}

/// WR-4.11, WR-4.8
#[test]
fn no_scallop_is_spent_on_a_wreck_without_tiles() {
    let mut scene = at_four("basket = { scallop = 2 }", TWENTY_GEMS, "");
    scene.play_all(&["A off>gem4", "* gem3", "A place d1"]);
    assert_eq!(scene.options(), ["end"]);
    let mut renewed = at_four("basket = { scallop = 3 }", EIGHTEEN_GEMS, "'gem3', 'gem3'");
    renewed.play_all(&["A off>gem4", "* gem3", "A place d1", "A extra", "* gem3", "A place d1"]);
    renewed.play_all(&["A extra", "* gem3", "A place d1"]);
    assert_eq!((renewed.options(), renewed.basket("A")), (vec!["end".into()], [0, 1, 0]));
}

/// WR-4.11
#[test]
fn what_was_discarded_since_becomes_the_supply_just_before_the_next_draw() {
    let b = format!("{TWENTY_GEMS}, divers = ['gem5']");
    let mut scene = at_four(FULL, &b, "");
    scene.play_all(&["A off>gem4", "* gem3"]);
    assert_eq!(
        (bag(&scene), scene.discards()),
        ("gem3:1".into(), String::new()),
        "A's tile comes up again for B"
    );
    assert_eq!(renewals(&scene), 1);
}

/// WR-4.11, WR-8.3
#[test]
fn in_2019_a_treasure_trimmed_meanwhile_is_drawn_next() {
    let b = format!("{TWENTY_GEMS}, divers = ['gem5'], basket = {{ starfish = 1 }}");
    let mut scene = at_four("displays = [[], [], ['art1']]", &b, "");
    scene.play_all(&["A off>gem4", "* gem3", "A place d1"]);
    assert_eq!(scene.options(), ["end"], "B had no decision, so nothing was trimmed");
    let a = "displays = [['gem3']], basket = { starfish = 1, scallop = 1 }";
    let b = TWENTY_GEMS.replace("['gem3', 'gem3', 'gem3']]", "['gem3', 'gem3']]");
    let mut scene = at_four(a, &b, "");
    scene.play_all(&["A off>gem4", "* gem3", "A trim d1", "A place d2"]);
    assert_eq!((scene.options(), scene.discards()), (vec!["extra".into(), "done".into()], "gem3".into()));
    scene.play("extra");
    assert_eq!((bag(&scene), scene.discards()), ("gem3:1".into(), String::new()));
}

/// Supplies, displays and discards kept by hand, tile by tile, beside a game.
struct Piles {
    supply: Vec<Treasure>,
    displays: BTreeMap<(Seat, DisplayId), Vec<Treasure>>,
    discard: Vec<Treasure>,
    renewals: usize,
}

impl Piles {
    fn new() -> Self {
        let supply = Treasure::all().flat_map(|tile| [tile; 7]).collect();
        Self { supply, displays: BTreeMap::new(), discard: Vec::new(), renewals: 0 }
    }

    fn follow(&mut self, event: &Event) {
        match *event {
            Event::TreasureDrawn { diver, treasure } => self.draw(diver, treasure),
            Event::TreasurePlaced { seat, treasure, slot: Slot::Display(display) } => {
                self.displays.entry((seat, display)).or_default().push(treasure);
            }
            Event::TreasureDiscarded { diver: Diver::Of(_), treasure } => self.discard.push(treasure),
            Event::DisplayTrimmed { seat, display, .. } => {
                self.discard.extend(self.displays.get_mut(&(seat, display)).and_then(Vec::pop));
            }
            Event::CardCollected { seat, display, .. } => {
                self.discard.extend(self.displays.remove(&(seat, display)).unwrap_or_default());
            }
            _ => {}
        }
    }

    fn draw(&mut self, diver: Diver, tile: Treasure) {
        self.renew_if_empty(tile.wreck());
        let place = self.supply.iter().position(|other| *other == tile);
        self.supply.remove(place.expect("only a tile of the supply is drawn"));
        if diver == Diver::Rival {
            self.discard.push(tile);
        }
        self.renew_if_empty(tile.wreck());
    }

    fn renew_if_empty(&mut self, wreck: Wreck) {
        if self.supply.iter().all(|tile| tile.wreck() != wreck) {
            let renewed = self.discard.extract_if(.., |tile| tile.wreck() == wreck);
            self.supply.extend(renewed);
            self.renewals += 1;
        }
    }

    /// What can be drawn from a wreck, such as `gem1:2 gem3:1`.
    fn bag(&mut self, wreck: Wreck) -> String {
        self.renew_if_empty(wreck);
        let count = |tile: &Treasure| self.supply.iter().filter(|other| *other == tile).count();
        let faces = Treasure::all().filter(|tile| tile.wreck() == wreck && count(tile) > 0);
        words(faces.map(|tile| format!("{tile}:{}", count(&tile))))
    }
}

/// WR-4.11, WR-11.3: supplies and discards kept by hand agree with every draw of every game.
#[test]
fn in_every_game_supplies_are_renewed_at_once_and_only_when_they_run_out() {
    for setup in tables() {
        let mut renewals = 0;
        for seed in 0..20 {
            let (mut dealer, mut piles) = (FastDealer::new(seed), Piles::new());
            let mut scene = new_game(setup.edition.word(), setup.players);
            while scene.asked() != "over" {
                scene.events.clear();
                WALK.step(&mut scene.state, &mut dealer, &mut scene.events);
                scene.events.iter().for_each(|event| piles.follow(event));
                if let Some(Task::Draw(_, wreck, _)) = scene.position().agenda.unwrap().first() {
                    assert_eq!(bag(&scene), piles.bag(*wreck));
                }
            }
            piles.discard.sort_unstable();
            assert_eq!(scene.discards(), words(&piles.discard));
            renewals += piles.renewals;
        }
        assert!(renewals > 0 || setup.players == 1, "{} with {}", setup.edition, setup.players);
    }
}
