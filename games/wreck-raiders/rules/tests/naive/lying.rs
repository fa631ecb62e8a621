//! What lies where, counted on a plain position each time it is asked.

use std::sync::Arc;
use tabletop::Seat;
use wreck_raiders::{
    Bauble, Baubles, Catalogue, Die, Diver, Edition, ExhibitId, MatPosition, Piece, Position, Spot, State,
    Task, Treasure, Wreck,
};

/// A position with the printed data it is played with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Table {
    pub position: Position,
    pub catalogue: Arc<Catalogue>,
}

impl Table {
    /// What lies on the table of a game.
    pub fn of(state: &State) -> Self {
        Self { position: state.position(), catalogue: state.setup().catalogue }
    }

    pub fn agenda(&self) -> &[Task] {
        self.position.agenda.as_deref().expect("a laid table has an agenda")
    }

    pub fn agenda_mut(&mut self) -> &mut Vec<Task> {
        self.position.agenda.as_mut().expect("a laid table has an agenda")
    }

    pub fn task(&self) -> Option<Task> {
        self.agenda().first().copied()
    }

    pub fn solo(&self) -> bool {
        self.position.players == 1
    }

    pub fn is_2019(&self) -> bool {
        self.position.edition == Edition::Second
    }

    /// Who decides: the player placing a treasure, or else the current player.
    pub fn decider(&self) -> Seat {
        match self.task() {
            Some(Task::Place(seat, ..)) => seat,
            _ => self.position.turn,
        }
    }

    pub fn mat(&self, seat: Seat) -> &MatPosition {
        &self.position.mats[seat.index()]
    }

    pub fn mat_mut(&mut self, seat: Seat) -> &mut MatPosition {
        &mut self.position.mats[seat.index()]
    }

    pub fn basket(&self, seat: Seat) -> Baubles {
        self.mat(seat).basket
    }

    /// The display and the card of the claim between naming and clearing.
    pub fn claim(&self) -> Option<(usize, ExhibitId)> {
        self.agenda().iter().find_map(|task| task.claim()).map(|(display, card)| (display.index(), card))
    }

    /// Whether the claim under way is past its style check.
    pub fn style_checked(&self) -> bool {
        self.agenda().iter().any(|task| matches!(task, Task::Clear(..)))
    }

    /// WR-1.6: fifteen of each kind, less those in baskets, on treasures and on cards.
    pub fn shore(&self, kind: Bauble) -> u8 {
        let mats = &self.position.mats;
        let baskets: u8 = mats.iter().map(|mat| mat.basket.of(kind)).sum();
        let elsewhere = match kind {
            Bauble::Conch => {
                let on_cards =
                    mats.iter().flat_map(|mat| &mat.exhibits).filter(|claimed| claimed.conch).count();
                let being_claimed = self.agenda().iter().any(
                    |task| matches!(task, Task::Decorate(_, _, used) | Task::Clear(_, _, used) if used.conch),
                );
                on_cards + usize::from(being_claimed)
            }
            Bauble::Scallop => 0,
            Bauble::Starfish => {
                mats.iter().flat_map(|mat| mat.displays.iter().flatten()).filter(|tile| tile.covered).count()
            }
        };
        15 - baskets - elsewhere as u8
    }

    /// WR-1.5: seven of each face, less those on mats, on the discard, or about to be placed.
    pub fn supply(&self, treasure: Treasure) -> usize {
        let mats = &self.position.mats;
        let displayed = mats.iter().flat_map(|mat| mat.displays.iter().flatten()).map(|tile| tile.treasure);
        let vaulted = mats.iter().flat_map(|mat| mat.vault.iter().flatten()).copied();
        let in_hand = self.agenda().iter().filter_map(|task| match task {
            Task::Place(_, treasure, _) => Some(*treasure),
            _ => None,
        });
        let gone = displayed.chain(vaulted).chain(in_hand).chain(self.position.discards.iter().copied());
        7 - gone.filter(|other| *other == treasure).count()
    }

    pub fn supply_of(&self, wreck: Wreck) -> usize {
        (0..3).map(|face| self.supply(Treasure::new(wreck, face))).sum()
    }

    pub fn discarded(&self, wreck: Wreck) -> usize {
        self.position.discards.iter().filter(|treasure| treasure.wreck() == wreck).count()
    }

    /// WR-4.11: a scallop may be spent on a wreck only if something is left to draw.
    pub fn drawable(&self, wreck: Wreck) -> bool {
        self.supply_of(wreck) + self.discarded(wreck) > 0
    }

    pub fn diver_at(&self, spot: Spot) -> Option<Diver> {
        let seats = Seat::all(self.position.players);
        let own = seats.into_iter().find(|seat| self.mat(*seat).divers.contains(&spot)).map(Diver::Of);
        let rival =
            || self.position.solo.as_ref().filter(|solo| solo.rivals.contains(&spot)).map(|_| Diver::Rival);
        own.or_else(rival)
    }

    pub fn empty_beach(&self) -> Vec<Spot> {
        (1..=6).map(Spot::on_beach).filter(|spot| self.diver_at(*spot).is_none()).collect()
    }

    /// WR-1.2, WR-11.1: six divers with one or two players, five with three, four with more.
    pub fn divers_each(&self) -> usize {
        match self.position.players {
            1 | 2 => 6,
            3 => 5,
            _ => 4,
        }
    }

    pub fn off_board(&self, seat: Seat) -> usize {
        self.divers_each() - self.mat(seat).divers.len()
    }

    pub fn pool(&self) -> impl Iterator<Item = wreck_raiders::Rolled> {
        self.position.dice.iter().filter_map(|die| match die {
            Die::Pool(rolled) => Some(*rolled),
            _ => None,
        })
    }

    /// Cards that lie neither in the row nor with a player.
    pub fn deck(&self) -> Vec<ExhibitId> {
        let shown = |card: &ExhibitId| self.position.row.iter().any(|place| place.0 == Some(*card));
        let claimed = |card: &ExhibitId| {
            self.position.mats.iter().any(|mat| mat.exhibits.iter().any(|claimed| claimed.card == *card))
        };
        (0..52).map(ExhibitId::new).filter(|card| !shown(card) && !claimed(card)).collect()
    }

    /// WR-1.8: the pieces of this edition's stack that lie nowhere yet.
    pub fn stack(&self, layer: wreck_raiders::Layer) -> Vec<Piece> {
        let counts = if self.is_2019() { [11, 17, 11] } else { [10, 12, 9] };
        let shown = |piece: &Piece| self.position.market.iter().any(|place| place.0 == Some(*piece));
        let built = |piece: &Piece| {
            self.position.mats.iter().any(|mat| mat.aquariums.iter().flatten().any(|other| other == piece))
        };
        let all = (0..counts[layer.index()]).map(|index| Piece { layer, index });
        all.filter(|piece| !shown(piece) && !built(piece)).collect()
    }
}
