//! What turtles and chests bring (chapter 6).

use crate::components::{Chest, Colour, Pile, Turtle};
use crate::event::Event;
use crate::scoring::Source;
use crate::state::State;
use crate::{Chance, Task};
use tabletop::{Dealer, Log, Refusal, Weighted};

/// What a tile does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bonus {
    /// Take the top card of a pile, unseen (CO-6.3).
    Card(Pile),
    /// Take, roll and place a white die (CO-6.5).
    WhiteDie,
    /// On to the next multiple of five (CO-6.4).
    Jellyfish,
    /// Take a stingray.
    Stingray,
    /// A point per die on the island.
    IslandDice,
    /// Copy a turtle beside the board.
    Copy,
    /// Take a chest from beside the board.
    SideChest,
}

impl Turtle {
    /// What it does (CO-6.1).
    pub const fn bonus(self) -> Bonus {
        match self {
            Self::WhiteDie => Bonus::WhiteDie,
            Self::Jellyfish => Bonus::Jellyfish,
            Self::Stingray => Bonus::Stingray,
            Self::StarfishCard => Bonus::Card(Pile::Starfish),
            Self::IslandCard => Bonus::Card(Pile::Island),
            Self::FishCard => Bonus::Card(Pile::Fish),
            Self::Copy => Bonus::Copy,
            Self::SideChest => Bonus::SideChest,
        }
    }
}

impl Chest {
    /// What it does (CO-6.2).
    pub const fn bonus(self) -> Bonus {
        match self {
            Self::FishCard => Bonus::Card(Pile::Fish),
            Self::PearlCard => Bonus::Card(Pile::Pearl),
            Self::StarfishCard => Bonus::Card(Pile::Starfish),
            Self::IslandCard => Bonus::Card(Pile::Island),
            Self::IslandDice => Bonus::IslandDice,
            Self::Stingray => Bonus::Stingray,
            Self::WhiteDie => Bonus::WhiteDie,
            Self::Jellyfish => Bonus::Jellyfish,
        }
    }
}

/// Gives the player on turn what a tile brings; what is not there is skipped (CO-6.6).
pub fn resolve(state: &mut State, bonus: Bonus, log: &mut impl Log<Event>) {
    match bonus {
        Bonus::Card(pile) => state.agenda.push(Task::Draw(pile)),
        Bonus::WhiteDie => state.agenda.push(Task::WhiteDie),
        Bonus::Jellyfish => advance_to_jellyfish(state, Source::Jellyfish, log),
        Bonus::Stingray => take_stingray(state, log),
        Bonus::IslandDice => state.gain(state.on_turn(), Source::Chests, state.board.island_dice(), log),
        Bonus::Copy => state.agenda.push(Task::Copy),
        Bonus::SideChest => state.agenda.push(Task::SideChest),
    }
}

/// From one jellyfish of the track to the next (CO-6.4).
pub const JELLYFISH_EVERY: u8 = 5;

/// One to five points: five from a jellyfish to the next (CO-6.4).
pub fn advance_to_jellyfish(state: &mut State, source: Source, log: &mut impl Log<Event>) {
    let seat = state.on_turn();
    state.gain(seat, source, to_jellyfish(state.held_by(seat).score()), log);
}

/// From a point of the track to the next jellyfish (CO-6.4).
pub const fn to_jellyfish(score: u8) -> u8 {
    JELLYFISH_EVERY - score % JELLYFISH_EVERY
}

fn take_stingray(state: &mut State, log: &mut impl Log<Event>) {
    let seat = state.on_turn();
    if state.board.stingrays > 0 {
        state.board.stingrays -= 1;
        state.held_by_mut(seat).stingrays += 1;
        log.note(Event::StingrayTaken { seat });
    }
}

/// Only a turtle beside the board can be copied (CO-6.1).
pub fn copy_refusal(state: &State, turtle: Turtle) -> Option<Refusal> {
    (!state.board.side_turtles.has(turtle)).then(|| Refusal::new("CO-6.1", "co-why-not-beside"))
}

/// The copied turtle stays where it is (CO-6.1).
pub fn copy(state: &mut State, turtle: Turtle, log: &mut impl Log<Event>) {
    state.agenda.pop();
    log.note(Event::TurtleCopied { seat: state.on_turn(), turtle });
    resolve(state, turtle.bonus(), log);
}

/// Any chest nobody has taken yet, wherever it lies (CO-9.1).
pub fn chest_outcomes(state: &State, out: &mut Vec<Weighted<Chance>>) {
    out.extend(state.chests.iter().map(|chest| Weighted { outcome: Chance::Chest(chest), weight: 1 }));
}

pub fn sample_chest(state: &State, dealer: &mut impl Dealer) -> Chance {
    Chance::Chest(state.chests.nth(dealer.below(state.chests.len().into())))
}

/// The player on turn takes a chest from a reef or from beside the board, and resolves it (CO-6.2).
pub fn open(state: &mut State, reef: Option<Colour>, chest: Chest, log: &mut impl Log<Event>) {
    let seat = state.on_turn();
    match reef {
        Some(reef) => state.board.reef_mut(reef).chest = false,
        None => state.board.side_chests -= 1,
    }
    state.chests.take(chest);
    state.held_by_mut(seat).chests.put(chest);
    state.agenda.pop();
    log.note(Event::ChestTaken { seat, reef, chest });
    resolve(state, chest.bonus(), log);
}
