//! Chapter 6 by trial: a display matches a card if some way of pairing them up works.

use wreck_raiders::{Exhibit, Tile, Wreck};

/// WR-6.1: the same types, in any order, a covered treasure standing for any type.
pub fn matches(tiles: &[Tile], card: &Exhibit) -> bool {
    pairs_up(tiles, &card.treasures)
}

fn pairs_up(tiles: &[Tile], wanted: &[Wreck]) -> bool {
    let [first, rest @ ..] = tiles else { return wanted.is_empty() };
    (0..wanted.len()).any(|place| {
        let mut others = wanted.to_vec();
        let shown = others.remove(place);
        (first.covered || first.treasure.wreck() == shown) && pairs_up(rest, &others)
    })
}

/// WR-8.2: it matches, or it would with some of these starfish on it.
pub fn within_reach(tiles: &[Tile], card: &Exhibit, starfish: u8) -> bool {
    tiles.len() == card.treasures.len() && reached_from(0, tiles, card, starfish)
}

fn reached_from(place: usize, tiles: &[Tile], card: &Exhibit, starfish: u8) -> bool {
    let cover = |at: usize| {
        starfish > 0 && !tiles[at].covered && reached_from(at + 1, &covered(tiles, at), card, starfish - 1)
    };
    matches(tiles, card) || (place..tiles.len()).any(cover)
}

/// The display with one more starfish on it.
pub fn covered(tiles: &[Tile], place: usize) -> Vec<Tile> {
    let mut tiles = tiles.to_vec();
    tiles[place].covered = true;
    tiles
}

/// WR-6.4: of a display that is being claimed, the treasures that made the match; what a scallop brings lies to their right.
pub fn that_matched(tiles: &[Tile], card: &Exhibit) -> Vec<Tile> {
    tiles.iter().take(card.treasures.len()).copied().collect()
}

/// WR-6.5: the card's exact order, a starfish being the right type.
pub fn in_order(tiles: &[Tile], card: &Exhibit) -> bool {
    (0..tiles.len())
        .all(|place| tiles[place].covered || tiles[place].treasure.wreck() == card.treasures[place])
}
