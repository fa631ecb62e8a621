//! Building a state from a position, with a reason for everything that cannot lie on a table.

use super::agenda::set_agenda;
use super::{Position, ReefPosition, SeatPosition};
use crate::components::{
    BESIDE_THE_BOARD, CARDS, Catalogue, Chest, Colour, Member, Pile, STINGRAYS, SetOf, Space, Turtle,
};
use crate::dice::{DICE_OF_A_COLOUR, STATION, Side, WHITE_DICE};
use crate::piles::Draw;
use crate::scoring::Source;
use crate::setup::{PLAYERS, SEATS, Setup};
use crate::state::{OCTOPUSES, State};
use crate::task::Task;
use crate::turn::choose::MOST_LOCKS;
use std::fmt;
use std::sync::Arc;
use tabletop::{Flaws, Game, Pending, Seat};

/// More points of one source than any game brings.
const MOST_POINTS: u8 = 50;

impl State {
    /// The moment a position describes, or everything that is wrong with it.
    pub fn from_position(position: &Position, catalogue: Arc<Catalogue>) -> Result<Self, Flaws> {
        let mut flaws = Flaws::default();
        let named = position.players.unwrap_or(*PLAYERS.start());
        // With a number that cannot be, all else is looked at as if the nearest one had been named.
        let players = named.clamp(*PLAYERS.start(), SEATS);
        let reason = format_args!("Coralia is for {} to {SEATS} players", PLAYERS.start());
        flaws.require(named == players, "position", "players", reason);
        let mut state = Self::set_up(&Setup { players, catalogue }).expect("two to four can play Coralia");
        set_progress(&mut state, position, &mut flaws);
        set_reefs(&mut state, position, &mut flaws);
        set_seats(&mut state, position, &mut flaws);
        set_dice(&mut state, position, &mut flaws);
        set_turtles(&mut state, position, &mut flaws);
        set_chests(&mut state, &mut flaws);
        set_draws(&mut state, position, &mut flaws);
        check_locks(&state, &mut flaws);
        set_agenda(&mut state, position, &mut flaws);
        let mut state = flaws.or(state)?;
        state.settle(&mut ());
        check_question(&state)?;
        Ok(state)
    }
}

fn set_progress(state: &mut State, position: &Position, flaws: &mut Flaws) {
    let players = state.players();
    let progress = &mut state.progress;
    let before_start = position.agenda.as_ref().is_some_and(|agenda| agenda.contains(&Task::Start));
    let start = position.start.unwrap_or(Seat::new(0));
    progress.start = if before_start { None } else { Some(start) };
    let all = progress.all_turns();
    progress.turns = position.turns_played.min(all);
    flaws.require(
        position.turns_played <= all,
        "position",
        "turns-played",
        format_args!("the game has {all} turns"),
    );
    let usual = Seat::new((start.index() + progress.turns as usize) % players);
    let seat = position.turn.unwrap_or(usual);
    for (seat, entry) in [(start, "start"), (seat, "turn")] {
        flaws.require(seat.index() < players, "position", entry, "there is no such seat");
    }
    let sits = seat.index() < players;
    let follows = seat == usual || before_start || progress.is_final_scoring() || !sits;
    let reason = format_args!("after {} turns it is {usual}'s turn", progress.turns);
    flaws.require(follows, "position", "turn", reason);
    progress.seat = if sits { seat } else { usual };
}

fn set_reefs(state: &mut State, position: &Position, flaws: &mut Flaws) {
    let players = state.players();
    for (&colour, reef) in &position.reefs {
        let all: Vec<Space> = reef.dice.iter().chain(&reef.white).copied().collect();
        let dice = distinct(&all, "reefs", colour, flaws);
        let there = reef.octopus.is_none_or(|seat| seat.index() < players);
        flaws.require(there, "reefs", colour, "the owner of this octopus is not in the game");
        let stands = reef.octopus.is_none() || dice.has(Space::Octopus);
        flaws.require(stands, "reefs", colour, "an octopus is beside a die on its space");
        let lies = state.board.reef_mut(colour);
        lies.dice = dice;
        lies.white = distinct(&reef.white, "reefs", colour, flaws);
        lies.octopus = reef.octopus;
        lies.chest = chest_lies(reef, dice);
    }
    for seat in Seat::all(players) {
        let count = state.board.octopuses(seat);
        flaws.require(
            count <= OCTOPUSES,
            "reefs",
            format_args!("octopuses of {seat}"),
            "a player has two octopuses",
        );
    }
}

fn chest_lies(reef: &ReefPosition, dice: SetOf<Space>) -> bool {
    reef.chest.unwrap_or(!dice.has(Space::Treasure))
}

fn set_seats(state: &mut State, position: &Position, flaws: &mut Flaws) {
    for (&seat, held) in &position.seats {
        if seat.index() >= state.players() {
            flaws.add("seats", seat, "there is no such seat");
            continue;
        }
        let holdings = state.held_by_mut(seat);
        holdings.diver = held.diver;
        holdings.turtles = distinct(&held.turtles, "seats", seat, flaws);
        holdings.chests = distinct(&held.chests, "seats", seat, flaws);
        holdings.stingrays = held.stingrays;
        set_points(state, seat, held, flaws);
    }
    Seat::all(state.players()).for_each(|seat| check_diver(state, seat, flaws));
    let taken: u32 = state.holdings.iter().map(|held| u32::from(held.stingrays)).sum();
    flaws.require(taken <= STINGRAYS.into(), "seats", "stingrays", "there are two stingrays");
    state.board.stingrays = u32::from(STINGRAYS).saturating_sub(taken) as u8;
}

fn set_points(state: &mut State, seat: Seat, held: &SeatPosition, flaws: &mut Flaws) {
    for (source, &points) in &held.points {
        let place = source.index();
        let on_track = place < Source::ON_THE_TRACK;
        flaws.require(
            on_track,
            "seats",
            seat,
            format_args!("{source} are scored at the end, not on the track"),
        );
        let sane = points <= MOST_POINTS;
        flaws.require(sane, "seats", seat, format_args!("{source} give at most {MOST_POINTS} points"));
        if on_track && sane {
            state.held_by_mut(seat).points[place] = points;
        }
    }
    let counted = held.counted.unwrap_or_default();
    let paid = u16::from(state.held_by(seat).points[Source::Starfish.index()]);
    flaws.require(counted.points() <= paid, "seats", seat, "starfish cards paid for more than they brought");
    state.held_by_mut(seat).counted = counted;
}

fn check_diver(state: &State, seat: Seat, flaws: &mut Flaws) {
    let Some(reef) = state.held_by(seat).diver else { return };
    let lies = state.board.reef(reef).dice.has(Space::Diver);
    flaws.require(lies, "seats", seat, "a diver is beside a die on a diver space");
    let divers = Seat::all(state.players()).filter(|&other| state.held_by(other).diver == Some(reef)).count();
    flaws.require(divers == 1, "seats", seat, "a reef has one diver");
}

/// Every coloured die that lies nowhere is in the supply, every white one on the island.
fn set_dice(state: &mut State, position: &Position, flaws: &mut Flaws) {
    flaws.require(position.station.len() <= STATION, "position", "station", "the station has four dice");
    state.station = position.station.iter().copied().take(STATION).collect();
    for colour in Colour::ALL {
        let reef = state.board.reef(colour);
        let island = position.island.get(&colour).copied().unwrap_or(0);
        let on_reef = reef.dice.len() - reef.white.len();
        let on_station = state.station.iter().filter(|die| die.colour == colour).count() as u32;
        let placed = u32::from(on_reef) + u32::from(island) + on_station;
        let enough = placed <= DICE_OF_A_COLOUR.into();
        flaws.require(enough, "position", colour, format_args!("there are six dice, not {placed}"));
        if enough {
            state.supply[colour.index()] = DICE_OF_A_COLOUR - placed as u8;
            state.board.island[colour.index()] = island;
        }
    }
    let agenda = position.agenda.iter().flatten();
    let in_hand = agenda.filter(|task| matches!(task, Task::PlaceWhite(_))).count() as u8;
    let placed = in_hand.saturating_add(state.board.reefs.iter().map(|reef| reef.white.len()).sum());
    flaws.require(placed <= WHITE_DICE, "reefs", "white", "there are two white dice");
    state.board.white = WHITE_DICE.saturating_sub(placed);
}

/// One die is locked for each turtle, three at most (CO-2.3).
fn check_locks(state: &State, flaws: &mut Flaws) {
    let seat = state.on_turn();
    let turtles = state.held_by(seat).turtles.len();
    let locked = state.station.iter().filter(|die| matches!(die.side, Side::Locked(_))).count();
    let sound = locked <= usize::from(turtles.min(MOST_LOCKS));
    let reason = format_args!("locked dice: {locked}; turtles of {seat}: {turtles}");
    flaws.require(sound, "position", "station", reason);
}

fn set_turtles(state: &mut State, position: &Position, flaws: &mut Flaws) {
    let named = position.reefs.values().filter_map(|reef| reef.turtle);
    let taken = position.seats.values().flat_map(|held| held.turtles.iter().copied());
    let beside: Vec<Turtle> = position.side_turtles.iter().flatten().copied().collect();
    let all: Vec<Turtle> = named.chain(taken).chain(beside.iter().copied()).collect();
    let known = distinct(&all, "position", "turtles", flaws);
    let mut spare: Vec<Turtle> = Turtle::ALL.into_iter().rev().filter(|&turtle| !known.has(turtle)).collect();
    let laying = position.agenda.as_ref().is_some_and(|agenda| agenda.contains(&Task::Turtles));
    for colour in Colour::ALL {
        let named = position.reefs.get(&colour).and_then(|reef| reef.turtle);
        let reef = state.board.reef_mut(colour);
        let free = !reef.dice.has(Space::Turtle);
        let mut usual = || if free && !laying { spare.pop() } else { None };
        reef.turtle = named.or_else(&mut usual);
        let sound = if free { reef.turtle.is_some() || laying } else { reef.turtle.is_none() };
        flaws.require(sound, "reefs", colour, "a reef has a turtle exactly when its turtle space is free");
    }
    let whole = position.side_turtles.is_none() || spare.is_empty() || laying;
    flaws.require(whole, "position", "side-turtles", "there are eight turtles, one of each kind");
    let beside = if position.side_turtles.is_none() { spare } else { beside };
    let enough = beside.len() >= BESIDE_THE_BOARD.into();
    flaws.require(enough, "position", "side-turtles", "at least two turtles are beside the board");
    state.board.side_turtles = distinct(&beside, "position", "side-turtles", &mut Flaws::default());
}

fn set_chests(state: &mut State, flaws: &mut Flaws) {
    let held: Vec<Chest> = state.holdings.iter().flat_map(|held| held.chests.iter()).collect();
    let taken = distinct(&held, "seats", "chests", flaws);
    state.chests = Chest::ALL.into_iter().filter(|&chest| !taken.has(chest)).collect();
    let on_reefs = state.board.reefs.iter().filter(|reef| reef.chest).count() as u8;
    let beside = state.chests.len().checked_sub(on_reefs).filter(|&beside| beside <= BESIDE_THE_BOARD);
    let reason = "eight chests lie on the reefs, in front of the players, and at most two beside the board";
    flaws.require(beside.is_some(), "position", "chests", reason);
    state.board.side_chests = beside.unwrap_or(0);
}

/// Draws all cards again; an impossible draw is left out.
fn set_draws(state: &mut State, position: &Position, flaws: &mut Flaws) {
    flaws.require(
        position.draws.len() <= CARDS,
        "draws",
        "all",
        format_args!("there are {CARDS} cards in the piles"),
    );
    for (index, draw) in position.draws.iter().take(CARDS).enumerate() {
        let last = index + 1 == position.draws.len();
        let before = state.piles;
        if let Err(reason) = repeat_draw(state, *draw, last) {
            state.piles = before;
            flaws.add("draws", format_args!("draw {} ({draw})", index + 1), reason);
        }
    }
}

fn repeat_draw(state: &mut State, draw: Draw, last: bool) -> Result<(), &'static str> {
    let most = draw.pile.looked_at().max(1).into();
    let require = |sound: bool, reason| if sound { Ok(()) } else { Err(reason) };
    require(draw.by.index() < state.players(), "there is no such seat")?;
    require(draw.cards().len() <= most, "too many cards are looked at together")?;
    require(draw.kept.is_some() || last, "only the last draw can still be looked at")?;
    for &card in draw.cards() {
        if state.piles.unseen(draw.pile) == 0 {
            require(
                state.piles.take_again(draw.pile) == Some(card),
                "the put-back card on top is a different one",
            )?;
            continue;
        }
        let fits = draw.pile.kind().is_none_or(|kind| kind == card.kind());
        require(fits, "the pile has no such cards")?;
        require(state.catalogue.copies(card) > 0, "there is no such card")?;
        let left = state.piles.unseen_copies(&state.catalogue, card);
        require(left > 0, "all copies of this card have already been drawn")?;
        let on_island = draw.pile != Pile::Island || state.piles.unseen_on_island(card.kind()) > 0;
        require(on_island, "the island pile has three cards of each kind")?;
        state.piles.take_unseen(&state.catalogue, draw.pile, card);
    }
    state.piles.push_draw(draw);
    Ok(())
}

/// The seat that is asked must have an option.
fn check_question(state: &State) -> Result<(), Flaws> {
    let mut flaws = Flaws::default();
    let (mut options, mut outcomes) = (Vec::new(), Vec::new());
    state.options(&mut options);
    state.outcomes(&mut outcomes);
    let answered = match state.pending() {
        Pending::Decision(_) => !options.is_empty(),
        Pending::Chance => !outcomes.is_empty(),
        Pending::Over => true,
    };
    flaws.require(answered, "agenda", "last", "no option is available here");
    flaws.or(())
}

/// The set of these, each of which must be named once.
fn distinct<T: Member>(members: &[T], table: &str, entry: impl fmt::Display, flaws: &mut Flaws) -> SetOf<T> {
    let mut set = SetOf::default();
    for &member in members {
        if set.has(member) {
            flaws.add(table, &entry, format_args!("{member} is named twice"));
        } else {
            set.put(member);
        }
    }
    set
}
