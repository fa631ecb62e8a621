//! Counts every piece of the box wherever it lies.

use tabletop::{Deck, Seat};
use tabletop_laws::accounted;
use wreck_raiders::*;

/// 84 treasures, seven of each face (WR-1.5).
pub fn treasures(game: &State) -> Result<(), String> {
    let mut counts = [0; 12];
    seats(game)
        .flat_map(|seat| game.mat(seat).treasures())
        .for_each(|treasure| counts[treasure.index()] += 1);
    for task in game.agenda() {
        if let Task::Place(_, treasure, _) = task {
            counts[treasure.index()] += 1;
        }
    }
    for treasure in Treasure::all() {
        let (wreck, face) = (treasure.wreck(), treasure.face());
        counts[treasure.index()] += game.supply(wreck).count(face) + game.discard(wreck).count(face);
    }
    accounted(counts == [7; 12], || format!("treasures by face: {counts:?}"))
}

/// 45 baubles, fifteen of each kind (WR-1.6).
pub fn baubles(game: &State) -> Result<(), String> {
    let mut all = game.shore();
    for seat in seats(game) {
        let mat = game.mat(seat);
        let covers: u8 = mat.displays.iter().map(Display::starfish).sum();
        all = all.plus(mat.basket).plus(Baubles::new(mat.decorated.len() as u8, 0, covers));
    }
    let laid = game.agenda().iter().filter(|task| match task {
        Task::Decorate(_, _, used) | Task::Clear(_, _, used) => used.conch,
        _ => false,
    });
    all.conch += laid.count() as u8;
    accounted(all == Baubles::new(15, 15, 15), || format!("baubles: {all:?}"))
}

/// 52 cards and every piece of the edition, each once (WR-1.7, WR-1.8).
pub fn cards_and_pieces(game: &State) -> Result<(), String> {
    let claimed = seats(game).flat_map(|seat| game.mat(seat).exhibits.iter());
    let cards = game.deck().iter().chain(game.face_up().map(ExhibitId::index)).chain(claimed);
    accounted(each_once(cards, 52), || "the cards are not 52".into())?;
    for layer in Layer::ALL {
        let built = game.aquariums().flat_map(|(bottom, aquarium)| aquarium.pieces(bottom));
        let placed =
            game.market().chain(built).filter(|piece| piece.layer == layer).map(|piece| piece.index as usize);
        let pieces = game.stacks()[layer.index()].iter().chain(placed);
        accounted(each_once(pieces, game.rules().pieces(layer)), || {
            format!("a {layer} is missing or double")
        })?;
    }
    Ok(())
}

/// No owner has more divers on the board than in the box, and sixteen rivals are somewhere (WR-1.2, WR-11.1).
pub fn divers(game: &State) -> Result<(), String> {
    let pushed = |diver: Diver| game.agenda().iter().filter(|task| **task == Task::Push(diver)).count();
    for seat in seats(game) {
        let divers = game.spots_of(Diver::Of(seat)).len() + pushed(Diver::Of(seat));
        accounted(divers <= game.rules().divers.into(), || format!("{seat} has {divers} divers"))?;
    }
    let (pile, gone) = game.rivals();
    let rivals = game.spots_of(Diver::Rival).len() + pushed(Diver::Rival) + (pile + gone) as usize;
    accounted(rivals == usize::from(game.rules().rivals), || format!("{rivals} rivals"))
}

fn seats(game: &State) -> impl Iterator<Item = Seat> {
    Seat::all(game.rules().players.into())
}

fn each_once(items: impl Iterator<Item = usize>, size: usize) -> bool {
    let (mut seen, mut count) = (Deck::default(), 0);
    items.for_each(|item| {
        seen.put(item);
        count += 1;
    });
    count == size && seen == Deck::full(size)
}
