//! The whole table in words, part by part, for reading or listening.

use super::{card, chest, turtle};
use coralia::{Card, Colour, JELLYFISH_EVERY, Kept, Pile, Side, Space, StationDie, View};
use tabletop::{Phrase, Seat, Section};

/// Everything the viewer sees: how far the game is, the dice, what they have themselves, the board and what others have.
pub fn tableau(view: &View) -> Vec<Section> {
    let seats = Seat::all(view.progress.players.into());
    let (own, others): (Vec<Seat>, Vec<Seat>) = seats.partition(|seat| view.viewer.is(*seat));
    let held = |seats: Vec<Seat>| seats.into_iter().map(|seat| holdings(view, seat)).collect::<Vec<_>>();
    let mut sections = vec![progress(view), station(view), supply(view)];
    sections.extend(held(own));
    sections.extend(Colour::ALL.map(|colour| reef(view, colour)));
    sections.extend([island(view), piles(view), beside(view), track(view)]);
    sections.extend(held(others));
    sections
}

fn section(title: &'static str, lines: Vec<Phrase>) -> Section {
    Section { title: Phrase::new(title), lines }
}

fn counted(id: &'static str, count: u8) -> Phrase {
    Phrase::new(id).with("count", count)
}

fn named(view: &View, id: &'static str, seat: Seat) -> Phrase {
    Phrase::new(id).with("who", seat).with("you", view.viewer.is(seat))
}

fn progress(view: &View) -> Section {
    let progress = &view.progress;
    let mut lines = Vec::new();
    if progress.is_final_scoring() {
        lines.push(Phrase::new("co-tableau-final"));
    } else {
        let round = Phrase::new("co-tableau-round").with("round", progress.turns / progress.players + 1);
        lines.push(round.with("rounds", progress.all_turns() / progress.players));
        lines.push(named(view, "co-tableau-turn", progress.seat));
    }
    lines.extend(progress.start.map(|start| named(view, "co-tableau-start", start)));
    if !view.to_score.is_empty() {
        lines.push(Phrase::new("co-tableau-to-score").with("cards", cards(view.to_score.iter().copied())));
    }
    section("co-tableau-progress", lines)
}

fn station(view: &View) -> Section {
    let line = |die: &StationDie| {
        let of = |id: &'static str| Phrase::new(id).with("colour", die.colour.word());
        match die.side {
            Side::Unrolled => of("co-tableau-unrolled"),
            Side::Up(symbol) => of("co-tableau-rolled").with("symbol", symbol.word()),
            Side::Locked(symbol) => of("co-tableau-locked").with("symbol", symbol.word()),
        }
    };
    section("co-tableau-station", view.station.iter().map(line).collect())
}

/// Dice by colour, without the colours of which there are none.
fn dice(counts: &[u8; 6]) -> impl Iterator<Item = Phrase> {
    let some = Colour::ALL.into_iter().map(|colour| (colour, counts[colour.index()]));
    some.filter(|(_, count)| *count > 0)
        .map(|(colour, count)| counted("co-tableau-dice", count).with("colour", colour.word()))
}

fn supply(view: &View) -> Section {
    section("co-tableau-supply", dice(&view.supply).collect())
}

fn reef(view: &View, colour: Colour) -> Section {
    let title = Phrase::new("co-tableau-reef").with("reef", colour.word());
    Section { title, lines: Space::ALL.map(|space| on_space(view, colour, space)).to_vec() }
}

fn on_space(view: &View, colour: Colour, space: Space) -> Phrase {
    let reef = view.board.reef(colour);
    let die = Phrase::new(match (reef.dice.has(space), reef.white.has(space)) {
        (_, true) => "co-tableau-white-die",
        (true, false) => "co-tableau-die",
        (false, false) => "co-tableau-no-die",
    });
    let figure = |id: &'static str, seat: Option<Seat>| seat.map(|seat| Phrase::new(id).with("who", seat));
    let besides = match space {
        Space::Octopus => figure("co-tableau-octopus", reef.octopus),
        Space::Diver => figure("co-tableau-diver", diver_on(view, colour)),
        Space::Turtle => {
            reef.turtle.map(|lying| Phrase::new("co-tableau-turtle").with("bonus", turtle(lying)))
        }
        Space::Treasure => reef.chest.then(|| Phrase::new("co-tableau-chest")),
        Space::Pearl | Space::Fish | Space::Starfish => None,
    };
    Phrase::new("co-tableau-space")
        .with("space", space.word())
        .with("points", view.catalogue.reef_points[space.index()])
        .with("lying", [die].into_iter().chain(besides).collect::<Vec<_>>())
}

fn diver_on(view: &View, colour: Colour) -> Option<Seat> {
    let mut seats = Seat::all(view.progress.players.into());
    seats.find(|seat| view.holdings[seat.index()].diver == Some(colour))
}

fn island(view: &View) -> Section {
    let white = (view.board.white > 0).then(|| counted("co-tableau-white-dice", view.board.white));
    section("co-tableau-island", dice(&view.board.island).chain(white).collect())
}

fn piles(view: &View) -> Section {
    let line = |pile: Pile| {
        let seen = &view.piles[pile.index()];
        let under = seen.under.iter().map(|known| known.map_or(Phrase::new("co-card-hidden"), card));
        let id = if seen.under.is_empty() { "co-tableau-pile" } else { "co-tableau-pile-under" };
        counted(id, seen.unseen).with("pile", pile.word()).with("cards", under.collect::<Vec<_>>())
    };
    section("co-tableau-piles", Pile::ALL.map(line).to_vec())
}

fn beside(view: &View) -> Section {
    let board = &view.board;
    let turtles: Vec<_> = board.side_turtles.iter().map(turtle).collect();
    let closed: Vec<_> = view.chests.iter().map(chest).collect();
    let lines = vec![
        Phrase::new("co-tableau-turtles").with("turtles", turtles),
        counted("co-tableau-side-chests", board.side_chests),
        Phrase::new("co-tableau-closed").with("chests", closed),
        counted("co-tableau-stingrays", board.stingrays),
    ];
    section("co-tableau-beside", lines)
}

/// The ships as they stand; what is still to be scored at the end is in the standings.
fn track(view: &View) -> Section {
    let ship = |seat: Seat| {
        let points: u8 = view.holdings[seat.index()].points.iter().sum();
        Phrase::new("co-tableau-ship").with("who", seat).with("points", points)
    };
    let ships = Seat::all(view.progress.players.into()).map(ship);
    section("co-tableau-track", ships.chain([counted("co-tableau-jellyfish", JELLYFISH_EVERY)]).collect())
}

fn holdings(view: &View, seat: Seat) -> Section {
    let held = &view.holdings[seat.index()];
    let mut lines = hand(view, seat);
    lines.extend([
        Phrase::new("co-tableau-diver-at").with("colour", held.diver.map_or("none", Colour::word)),
        counted("co-tableau-octopuses", 2_u8.saturating_sub(view.board.octopuses(seat) as u8)),
        Phrase::new("co-tableau-turtles")
            .with("turtles", held.turtles.iter().map(turtle).collect::<Vec<_>>()),
        Phrase::new("co-tableau-chests").with("chests", held.chests.iter().map(chest).collect::<Vec<_>>()),
    ]);
    Section { title: named(view, "co-tableau-holdings", seat), lines }
}

/// The cards the viewer knows, how many others there are, and what is being looked at.
fn hand(view: &View, seat: Seat) -> Vec<Phrase> {
    let held = &view.holdings[seat.index()];
    let mut known: Vec<_> = view.known_cards(seat).collect();
    known.sort_unstable();
    let hidden = usize::from(view.cards[seat.index()] - held.stingrays).saturating_sub(known.len());
    let looking = view.draws.iter().filter(|draw| draw.by == seat && draw.kept == Kept::Open);
    let looking: Vec<Card> = looking.flat_map(|draw| draw.seen.iter().copied()).collect();
    let mut lines = Vec::new();
    if view.viewer.is(seat) || !known.is_empty() {
        lines.push(named(view, "co-tableau-hand", seat).with("cards", cards(known)));
    }
    if !looking.is_empty() {
        lines.push(Phrase::new("co-tableau-looking").with("cards", cards(looking)));
    }
    if hidden > 0 {
        lines.push(Phrase::new("co-tableau-hidden").with("count", hidden));
    }
    lines.push(counted("co-tableau-stingrays", held.stingrays));
    lines
}

fn cards(cards: impl IntoIterator<Item = Card>) -> Vec<Phrase> {
    cards.into_iter().map(card).collect()
}
