//! Reading a state piece by piece, for evaluators and laws that cannot afford a whole view.

use crate::board::{Diver, SpotSet};
use crate::components::{Baubles, Catalogue, ExhibitId, FACES, Piece, Wreck};
use crate::edition::Rules;
use crate::mat::{Aquarium, Mat};
use crate::state::{Die, State};
use crate::task::Task;
use tabletop::{Bag, Deck, Seat};

impl State {
    /// What is printed on the components.
    pub fn catalogue(&self) -> &Catalogue {
        &self.catalogue
    }

    /// The answers of the edition and the number of players.
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    pub const fn on_turn(&self) -> Seat {
        self.progress.seat
    }

    /// What is still to be done, the last entry first.
    pub fn agenda(&self) -> &[Task] {
        &self.agenda
    }

    /// A player's displays, vault, basket and cards.
    pub const fn mat(&self, seat: Seat) -> &Mat {
        &self.mats[seat.index()]
    }

    /// The face-up cards.
    pub fn face_up(&self) -> impl Iterator<Item = ExhibitId> {
        self.row.iter().filter_map(|place| *place)
    }

    pub fn market(&self) -> impl Iterator<Item = Piece> {
        self.market.as_flattened().iter().filter_map(|place| *place)
    }

    /// All aquariums with the indexes of their bottoms.
    pub fn aquariums(&self) -> impl Iterator<Item = (usize, &Aquarium)> {
        let numbered = self.aquariums.iter().enumerate();
        numbered.filter_map(|(bottom, aquarium)| aquarium.as_ref().map(|aquarium| (bottom, aquarium)))
    }

    /// The dice of this game.
    pub fn dice(&self) -> &[Die] {
        &self.dice[..self.rules.dice as usize]
    }

    /// Turns left once someone has enough exhibits, that of the player on turn included (WR-9.1).
    pub const fn last_turns(&self) -> Option<u8> {
        self.progress.last_turns
    }

    /// The spots held by an owner's divers, wrecks before beach.
    pub const fn spots_of(&self, diver: Diver) -> SpotSet {
        self.divers.of(diver)
    }

    /// Rivals in the pile, and rivals that have left the game (WR-11.1).
    pub const fn rivals(&self) -> (u8, u8) {
        (self.solo.pile, self.solo.gone)
    }

    /// Undrawn treasures of a wreck, by face.
    pub const fn supply(&self, wreck: Wreck) -> &Bag<FACES> {
        &self.supply[wreck.index()]
    }

    /// Discarded treasures of a wreck, by face.
    pub const fn discard(&self, wreck: Wreck) -> &Bag<FACES> {
        &self.discard[wreck.index()]
    }

    /// Baubles in the beach supply.
    pub const fn shore(&self) -> Baubles {
        self.shore
    }

    /// Cards not turned up yet.
    pub const fn deck(&self) -> Deck {
        self.deck
    }

    /// Bottoms, middles and tops not turned up yet.
    pub const fn stacks(&self) -> [Deck; 3] {
        self.stacks
    }
}
