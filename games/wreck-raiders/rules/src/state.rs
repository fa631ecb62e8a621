//! The table at one moment, with its agenda of what is still to be done.

use crate::board::{Diver, Divers};
use crate::chance::Rolled;
use crate::components::{
    BAUBLES_OF_A_KIND, Baubles, COPIES, Catalogue, EXHIBITS, ExhibitId, FACES, Layer, ON_SALE, Piece, Wreck,
};
use crate::edition::{MOST_DICE, MOST_ROW, Rules};
use crate::event::{Event, Gain};
use crate::mat::{Aquarium, Mat};
use crate::setup::Setup;
use crate::solo::Solo;
use crate::task::Task;
use std::sync::Arc;
use tabletop::{Bag, Deck, Log, MAX_SEATS, Seat, SetupError, Stack};

/// Where a die is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Die {
    /// In someone's hand, about to be rolled.
    #[default]
    Unrolled,
    /// In the pool.
    Pool(Rolled),
    /// In someone's basket, with its rolled face (WR-3.5).
    Basket(Diver, u8),
}

/// How far the game has come (chapter 9).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Progress {
    /// Who is on turn.
    pub seat: Seat,
    /// Who began.
    pub start: Seat,
    /// Rounds in a row without a claim (WR-9.2).
    pub quiet_rounds: u8,
    /// Whether this round has seen a claim.
    pub claim_this_round: bool,
    /// Turns left once someone has enough exhibits (WR-9.1).
    pub last_turns: Option<u8>,
}

/// A game of Wreck Raiders at one moment. Copying it copies about a kilobyte and allocates nothing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    pub(crate) catalogue: Arc<Catalogue>,
    pub(crate) rules: Rules,
    pub(crate) agenda: Stack<Task, AGENDA>,
    pub(crate) progress: Progress,
    pub(crate) solo: Solo,
    pub(crate) dice: [Die; MOST_DICE],
    pub(crate) divers: Divers,
    /// Baubles in the beach supply.
    pub(crate) shore: Baubles,
    pub(crate) supply: [Bag<FACES>; 4],
    pub(crate) discard: [Bag<FACES>; 4],
    pub(crate) deck: Deck,
    pub(crate) row: [Option<ExhibitId>; MOST_ROW],
    pub(crate) stacks: [Deck; 3],
    pub(crate) market: [[Option<Piece>; ON_SALE]; 3],
    /// Every aquarium, by the index of its bottom.
    pub(crate) aquariums: [Option<Aquarium>; BOTTOMS],
    pub(crate) mats: [Mat; MAX_SEATS],
}

/// Room for the longest agenda: a dive in the first turn of a solo round.
const AGENDA: usize = 18;
/// All bottoms, and so the most aquariums.
pub const BOTTOMS: usize = Layer::Bottom.most_pieces();

impl State {
    /// The table before the first chance step (chapter 1).
    pub(crate) fn set_up(setup: &Setup) -> Result<Self, SetupError> {
        let rules = setup.edition.rules(setup.players)?;
        let start = Seat::new(0);
        let agenda = if rules.solo() { Solo::OPENING.iter() } else { OPENING.iter() };
        Ok(Self {
            catalogue: setup.catalogue.clone(),
            rules,
            agenda: agenda.copied().collect(),
            progress: Progress {
                seat: start,
                start,
                quiet_rounds: 0,
                claim_this_round: false,
                last_turns: None,
            },
            solo: Solo::new(&rules),
            dice: [Die::Unrolled; MOST_DICE],
            divers: Divers::default(),
            shore: Baubles::new(BAUBLES_OF_A_KIND, BAUBLES_OF_A_KIND, BAUBLES_OF_A_KIND),
            supply: [Bag::new([COPIES; FACES]); 4],
            discard: [Bag::default(); 4],
            deck: Deck::full(EXHIBITS),
            row: [None; MOST_ROW],
            stacks: Layer::ALL.map(|layer| Deck::full(rules.pieces(layer))),
            market: [[None; ON_SALE]; 3],
            aquariums: [None; BOTTOMS],
            mats: [Mat::default(); MAX_SEATS],
        })
    }

    /// What this game is set up from.
    pub fn setup(&self) -> Setup {
        let players = self.rules.players as usize;
        Setup { edition: self.rules.edition, players, catalogue: self.catalogue.clone() }
    }

    /// How many sit at the table.
    pub(crate) const fn players(&self) -> usize {
        self.rules.players as usize
    }

    pub(crate) const fn mat_mut(&mut self, seat: Seat) -> &mut Mat {
        &mut self.mats[seat.index()]
    }

    /// The dice of this game that still lie in the pool.
    pub(crate) fn pool(&self) -> impl Iterator<Item = (usize, Rolled)> {
        self.dice.iter().take(self.rules.dice as usize).enumerate().filter_map(|(index, die)| match die {
            Die::Pool(rolled) => Some((index, *rolled)),
            Die::Unrolled | Die::Basket(..) => None,
        })
    }

    /// Divers a player has off the board.
    pub(crate) const fn off_board(&self, seat: Seat) -> u8 {
        self.rules.divers - self.divers.of(Diver::Of(seat)).len() as u8
    }

    /// Whether a treasure of `wreck` can still be drawn (WR-4.11).
    pub(crate) fn can_draw(&self, wreck: Wreck) -> bool {
        !self.supply[wreck.index()].is_empty() || !self.discard[wreck.index()].is_empty()
    }

    /// A seat gains baubles, as far as the beach supply has them (WR-1.6).
    pub(crate) fn gain(&mut self, seat: Seat, wanted: Baubles, from: Gain, log: &mut impl Log<Event>) {
        let baubles = wanted.capped_by(self.shore);
        self.shore = self.shore.minus(baubles);
        let basket = &mut self.mat_mut(seat).basket;
        *basket = basket.plus(baubles);
        log.note(Event::BaublesGained { seat, baubles, short: wanted.minus(baubles), from });
    }

    /// A seat gives baubles back to the beach supply.
    pub(crate) fn pay(&mut self, seat: Seat, cost: Baubles) {
        let basket = &mut self.mat_mut(seat).basket;
        *basket = basket.minus(cost);
        self.shore = self.shore.plus(cost);
    }

    /// A seat discards a bauble for its power (WR-3.4).
    pub(crate) fn spend(&mut self, seat: Seat, bauble: crate::Bauble, log: &mut impl Log<Event>) {
        self.pay(seat, bauble.into());
        log.note(Event::BaubleSpent { seat, bauble });
    }

    /// Lays a treasure on its discard.
    pub(crate) fn put_on_discard(&mut self, treasure: crate::Treasure) {
        self.discard[treasure.wreck().index()].put(treasure.face());
    }
}

/// The agenda of a new game: cards, market, start player, first roll, first turn (chapter 1).
const OPENING: [Task; 5] = [Task::Turn, Task::Roll, Task::Start, Task::RefillMarket, Task::RefillRow];
