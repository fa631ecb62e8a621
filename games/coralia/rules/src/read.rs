//! What can be read off a state, secrets included: for bots that imagine, tests and tools, never for viewers.

use crate::board::Board;
use crate::components::{Card, Catalogue, Chest, Pile, SetOf};
use crate::dice::{Die, StationDie};
use crate::piles::Draw;
use crate::state::{Holdings, Progress, State};
use crate::task::Task;
use tabletop::Seat;

impl State {
    /// What is printed on the components.
    pub fn catalogue(&self) -> &Catalogue {
        &self.catalogue
    }

    /// What is still to be done; the last entry is asked now.
    pub fn agenda(&self) -> &[Task] {
        &self.agenda
    }

    /// How far the game has come.
    pub const fn progress(&self) -> Progress {
        self.progress
    }

    /// Dice nobody has taken, by colour.
    pub const fn supply(&self) -> [u8; 6] {
        self.supply
    }

    /// The dice of the research station.
    pub fn station(&self) -> &[StationDie] {
        &self.station
    }

    /// Reefs, island, and what lies beside the board.
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// The table if `die` alone had been rolled and were to be placed now, the other dice back in the supply. It is a
    /// thought for those who weigh what a roll may bring, and no position of the game.
    #[must_use]
    pub fn about_to_place(&self, die: Die) -> Self {
        let mut thought = self.clone();
        for other in self.station.iter() {
            thought.supply[other.colour.index()] += 1;
        }
        let left = &mut thought.supply[die.colour.index()];
        *left = left.saturating_sub(1);
        thought.station = [StationDie::from(die)].into_iter().collect();
        thought.agenda.clear();
        thought.agenda.push(Task::Place);
        thought
    }

    /// Chests nobody has taken.
    pub const fn chests(&self) -> SetOf<Chest> {
        self.chests
    }

    /// What lies in front of a player, cards of the piles apart.
    pub const fn holdings(&self, seat: Seat) -> &Holdings {
        self.held_by(seat)
    }

    /// The cards a player holds, stingrays apart, in the order they were taken.
    pub fn hand(&self, seat: Seat) -> impl Iterator<Item = Card> {
        self.piles.hand(seat)
    }

    /// The starfish cards the player on turn has still to score, with their numbers (CO-8.1).
    pub fn to_score(&self) -> impl Iterator<Item = (Card, u8)> {
        self.cards_to_score()
    }

    /// Every draw so far, in order.
    pub fn draws(&self) -> &[Draw] {
        self.piles.draws()
    }

    /// How many cards of a pile nobody has seen.
    pub fn unseen(&self, pile: Pile) -> u8 {
        self.piles.unseen(pile)
    }

    /// How many copies of a card nobody has seen, in whatever pile.
    pub fn unseen_copies(&self, card: Card) -> u8 {
        let printed = self.catalogue.copies(card) > 0;
        if printed { self.piles.unseen_copies(&self.catalogue, card) } else { 0 }
    }

    /// The cards put back under a pile, top first.
    pub fn put_back(&self, pile: Pile) -> impl Iterator<Item = Card> {
        self.piles.put_back(pile)
    }
}
