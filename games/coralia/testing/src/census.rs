//! Counts every piece of the box wherever it lies.

use coralia::*;
use tabletop::Seat;
use tabletop_laws::accounted;

/// Six dice of each colour and two white ones (CO-1.1).
pub fn dice(game: &State) -> Result<(), String> {
    let board = game.board();
    for colour in Colour::ALL {
        let reef = board.reef(colour);
        let station = game.station().iter().filter(|die| die.colour == colour).count() as u8;
        let placed = reef.dice.len() - reef.white.len() + board.island[colour.index()];
        let all = placed + station + game.supply()[colour.index()];
        accounted(all == 6, || format!("{all} {colour} dice"))?;
        accounted(reef.white.iter().all(|space| reef.dice.has(space)), || {
            format!("a white die is nowhere on {colour}")
        })?;
    }
    let in_hand = game.agenda().iter().filter(|task| matches!(task, Task::PlaceWhite(_))).count() as u8;
    let white = in_hand + board.white + board.reefs.iter().map(|reef| reef.white.len()).sum::<u8>();
    accounted(white == 2, || format!("{white} white dice"))
}

/// 51 cards of the piles, each as often as printed, and two stingrays (CO-1.4).
pub fn cards(game: &State) -> Result<(), String> {
    let held = Seat::all(4).flat_map(|seat| game.hand(seat));
    let under = Pile::ALL.into_iter().flat_map(|pile| game.put_back(pile));
    let open =
        game.draws().iter().filter(|draw| draw.kept.is_none()).flat_map(|draw| draw.cards().iter().copied());
    let seen: Vec<Card> = held.chain(under).chain(open).collect();
    for card in Card::all() {
        let count = seen.iter().filter(|&&other| other == card).count() as u8 + game.unseen_copies(card);
        accounted(count == game.catalogue().copies(card), || format!("{count} times {card}"))?;
    }
    let unseen: u8 = Pile::ALL.iter().map(|&pile| game.unseen(pile)).sum();
    accounted(usize::from(unseen) + seen.len() == 51, || {
        format!("{unseen} unseen and {} other cards", seen.len())
    })?;
    let stingrays =
        game.board().stingrays + seats(game).map(|seat| game.holdings(seat).stingrays).sum::<u8>();
    accounted(stingrays == 2, || format!("{stingrays} stingrays"))
}

/// Eight turtles and eight chests, one of each kind (CO-1.5).
pub fn tiles(game: &State) -> Result<(), String> {
    let board = game.board();
    let on_reefs = board.reefs.iter().filter_map(|reef| reef.turtle);
    let taken = seats(game).flat_map(|seat| game.holdings(seat).turtles.iter());
    let mut turtles: Vec<Turtle> = on_reefs.chain(taken).chain(board.side_turtles.iter()).collect();
    turtles.sort_unstable();
    accounted(turtles == Turtle::ALL, || format!("turtles: {turtles:?}"))?;
    let mut chests: Vec<Chest> = seats(game).flat_map(|seat| game.holdings(seat).chests.iter()).collect();
    chests.extend(game.chests().iter());
    chests.sort_unstable();
    accounted(chests == Chest::ALL, || format!("chests: {chests:?}"))?;
    let lying = board.side_chests + board.reefs.iter().filter(|reef| reef.chest).count() as u8;
    accounted(lying == game.chests().len(), || format!("{lying} chests lie there"))
}

/// Figures stand beside their dice, two octopuses and a diver for everyone (CO-1.6).
pub fn figures(game: &State) -> Result<(), String> {
    let board = game.board();
    for seat in seats(game) {
        accounted(board.octopuses(seat) <= 2, || format!("{seat} has too many octopuses"))?;
        let diver = game.holdings(seat).diver;
        accounted(diver.is_none_or(|reef| board.reef(reef).dice.has(Space::Diver)), || {
            format!("{seat}'s diver floats")
        })?;
        let alone =
            seats(game).all(|other| other == seat || diver.is_none() || game.holdings(other).diver != diver);
        accounted(alone, || format!("{seat}'s diver is not alone"))?;
    }
    let stands = |reef: &Reef| reef.octopus.is_none() || reef.dice.has(Space::Octopus);
    accounted(board.reefs.iter().all(stands), || "an octopus stands beside no die".into())
}

fn seats(game: &State) -> impl Iterator<Item = Seat> {
    Seat::all(game.progress().players.into())
}
