//! Chapter 10: what a score is made of, and what did not count.

use wreck_raiders::{Catalogue, Formula, Layer, Part, RowState};
use wreck_raiders_testing::{Scene, seat, table};

fn over(edition: &str, mat: &str) -> Scene {
    table(&format!("edition = '{edition}'\nagenda = []\nmats = [{{ {mat} }}]"))
}

fn parts(scene: &Scene) -> Vec<Part> {
    scene.view("spectator").parts(seat("A"))
}

/// WR-10.2
#[test]
fn a_row_pays_if_it_is_full_and_of_one_type() {
    let vault = "vault = [['gem1', 'gold1', 'art1'], ['gem1', 'art1', 'art2'], ['gem2', 'gold2']]";
    let rows: Vec<(u8, RowState, bool)> = parts(&over("2019", vault))
        .into_iter()
        .filter_map(|part| match part {
            Part::Row { row, state, points, worth, .. } => Some((row, state, points == i32::from(worth))),
            _ => None,
        })
        .collect();
    let told = [(1, RowState::OneType, true), (2, RowState::Mixed, false), (3, RowState::Unfilled, false)];
    assert_eq!(rows, told);
}

/// WR-10.2
#[test]
fn a_face_pays_once_and_its_copies_do_not() {
    let told = parts(&over("2018", "vault = [['gem1', 'gem1'], ['gem1', 'gold2'], []]"));
    let faces = told.iter().find_map(|part| match part {
        Part::Faces { faces, again, points } => Some((faces.len(), again.len(), *points)),
        _ => None,
    });
    assert_eq!(faces, Some((2, 2, 2)));
}

/// WR-10.1, WR-6.3
#[test]
fn exhibits_are_told_with_their_coins_and_the_conches_on_them() {
    let told = parts(&over("2019", "exhibits = ['E1', 'E34+conch', 'E45+conch']"));
    let catalogue = Catalogue::standard();
    let [Part::Exhibits { cards, .. }, Part::Conches { cards: decorated, points, .. }] = &told[..] else {
        panic!("{told:?}")
    };
    assert!(cards.iter().all(|card| card.coins == catalogue.exhibit(card.card).coins) && cards.len() == 3);
    assert_eq!((decorated.len(), *points), (2, 4));
}

/// WR-10.3
#[test]
fn a_top_counts_the_pairs_of_its_own_aquarium_and_leaves_the_rest_unused() {
    let catalogue = Catalogue::standard();
    let [bottoms, middles, tops] = Layer::ALL.map(|layer| catalogue.pieces[layer.index()].len());
    let mut pairs = 0;
    for (bottom, middle) in (1..=bottoms).flat_map(|bottom| (1..=middles).map(move |middle| (bottom, middle)))
    {
        let top = 1 + (bottom + middle) % tops;
        let scene = over(
            "2019",
            &format!("aquariums = [['B{bottom}', 'M{middle}', 'T{top}'], ['B{}']]", 1 + bottom % bottoms),
        );
        let told = parts(&scene);
        let found = told.iter().find_map(|part| match part {
            Part::Top { formula, symbols, unused, times, each, points, .. } => {
                Some((*formula, *symbols, *unused, *times, *each, *points))
            }
            _ => None,
        });
        let (formula, symbols, unused, times, each, points) = found.expect("the aquarium has a top");
        assert_eq!(points, i32::from(times) * i32::from(each));
        assert_eq!(points, scene.points("A", "tops"));
        match formula {
            Formula::Piece => assert_eq!(times, 3, "bottom, middle and the top itself"),
            Formula::Set(set) => {
                let least = [
                    (set.conch, symbols.conch),
                    (set.scallop, symbols.scallop),
                    (set.starfish, symbols.starfish),
                ];
                let least = least.into_iter().filter(|(wanted, _)| *wanted > 0);
                let least = least.map(|(wanted, shown)| shown / wanted).min();
                assert_eq!(Some(times), least, "pairs count the smaller number");
                assert_eq!(unused.total(), symbols.total() - times * set.total());
                pairs += u32::from(set.total() == 2 && times > 0);
            }
        }
    }
    assert!(pairs > 0, "some pairs were found");
}

/// WR-10.5
#[test]
fn the_parts_of_the_worked_example_add_up_to_it() {
    let exhibits = "exhibits = ['E1', 'E21+conch', 'E31+conch', 'E32']";
    let vault =
        "vault = [['gem1', 'gold1', 'relic1'], ['gem1', 'art1', 'relic3'], ['gem2', 'gold2', 'relic2']]";
    let aquariums = "aquariums = [['B2', 'M3', 'T1'], ['B7', 'M5', 'T9'], ['B3', 'M2']]";
    let scene = over("2019", &format!("{exhibits}, {vault}, {aquariums}"));
    let told = scene.state.parts(seat("A"));
    assert_eq!(told.iter().map(Part::points).sum::<i32>(), scene.standing("A").score);
    assert_eq!(told.iter().filter(|part| matches!(part, Part::Aquarium { .. })).count(), 3);
}
