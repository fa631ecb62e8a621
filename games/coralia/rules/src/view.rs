//! What one viewer may know: the one place where secrets are withheld, and `imagine`, its inverse.

mod imagine;
mod trail;

use crate::board::Board;
use crate::components::{CARDS, Card, Catalogue, Chest, FACES, Kind, Pile, SetOf};
use crate::dice::{STATION, StationDie};
use crate::piles::{Draw, Piles};
use crate::setup::SEATS;
use crate::state::{AGENDA, Holdings, Progress, State};
use crate::task::{Asked, Task};
use serde::{Serialize, Serializer};
use std::sync::Arc;
use tabletop::{Seat, Stack, Viewer};
use trail::Trail;

/// Everything one viewer may know (CO-9.1).
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(
    feature = "schema",
    derive(ts_rs::TS, schemars::JsonSchema),
    ts(rename = "CoraliaView"),
    schemars(rename = "CoraliaView")
)]
#[serde(rename_all = "kebab-case")]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// What is printed on the components.
    #[serde(skip)]
    pub catalogue: Arc<Catalogue>,
    /// How far the game has come.
    pub progress: Progress,
    /// Dice in the supply, by colour.
    pub supply: [u8; 6],
    /// Dice on the research station.
    pub station: Stack<StationDie, STATION>,
    /// Reefs, island, and what lies beside the board.
    pub board: Board,
    /// The chests nobody has taken, wherever they lie.
    pub chests: SetOf<Chest>,
    /// The piles of pearls, fish, starfish and of the island.
    pub piles: [PileView; 4],
    /// What lies in front of each player.
    pub holdings: Stack<Holdings, SEATS>,
    /// How many cards each player holds, stingrays included.
    pub cards: Stack<u8, SEATS>,
    /// Every draw so far, in order, as far as the viewer could see it.
    pub draws: Stack<Glimpse, CARDS>,
    /// The starfish cards the player on turn has still to score.
    pub to_score: Stack<Card, FACES>,
    /// What is still to be done; in JSON the next thing is last.
    // The next thing first, as everywhere else: only version 1 of the protocol writes it the other way round.
    #[serde(serialize_with = "next_last")]
    pub agenda: Stack<Task, AGENDA>,
    /// The next thing of the agenda as data; null when the game is over.
    pub asks: Option<Asked>,
}

/// A pile as one viewer sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct PileView {
    /// Cards nobody has seen; they are drawn first.
    pub unseen: u8,
    /// The cards put back under them, top first, as far as the viewer has seen them there.
    pub under: Stack<Option<Card>, FACES>,
}

/// One draw as one viewer saw it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Glimpse {
    /// Who drew.
    pub by: Seat,
    /// From which pile.
    pub pile: Pile,
    /// How many cards were taken or looked at.
    pub count: u8,
    /// These cards in order, if the viewer drew them.
    pub seen: Stack<Card, 3>,
    /// What became of them.
    pub kept: Kept,
}

/// What a viewer knows of the card kept of a draw.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Kept {
    /// The cards are still being looked at.
    #[default]
    Open,
    /// Only its owner knows it.
    Hidden,
    /// The viewer holds it, its owner had to show it, or the viewer could follow it into their hand.
    Known(Card),
}

impl View {
    /// What `viewer` may know of `state`.
    pub(crate) fn of(state: &State, viewer: Viewer) -> Self {
        let State {
            catalogue,
            agenda,
            progress,
            supply,
            station,
            board,
            chests,
            piles: _,
            holdings,
            to_score,
        } = state;
        let mut trail = Trail::new(catalogue, progress);
        let draws: Stack<Glimpse, CARDS> = glimpses(state, viewer).map(|draw| trail.follow(draw)).collect();
        let starfish = &catalogue.cards[Kind::Starfish.index()];
        let copies = |((card, _), &count): (&(Card, u8), &u8)| (0..count).map(|_| *card).collect::<Vec<_>>();
        let own =
            |seat: Seat| draws.iter().filter(|draw| draw.by == seat && draw.kept != Kept::Open).count() as u8;
        let cards = Seat::all(state.players()).map(|seat| own(seat) + state.held_by(seat).stingrays);
        Self {
            viewer,
            catalogue: catalogue.clone(),
            progress: *progress,
            supply: *supply,
            station: station.iter().copied().collect(),
            board: *board,
            chests: *chests,
            piles: trail.piles(),
            cards: cards.collect(),
            holdings: holdings.iter().take(state.players()).copied().collect(),
            draws,
            to_score: starfish.iter().zip(to_score.counts()).flat_map(copies).collect(),
            agenda: agenda.iter().rev().copied().collect(),
            asks: agenda.last().copied().map(Asked),
        }
    }

    /// The task that is asked now; none when the game is over.
    pub fn task(&self) -> Option<Task> {
        self.asks.map(|Asked(task)| task)
    }

    /// Who must decide now; nobody while chance speaks and when the game is over.
    pub fn decider(&self) -> Option<Seat> {
        self.task()?.asks(self.progress.seat).seat()
    }

    /// The cards the viewer knows a seat to hold, stingrays apart.
    pub fn known_cards(&self, seat: Seat) -> impl Iterator<Item = Card> {
        self.draws.iter().filter(move |draw| draw.by == seat).filter_map(|draw| match draw.kept {
            Kept::Known(card) => Some(card),
            Kept::Open | Kept::Hidden => None,
        })
    }
}

fn next_last<S: Serializer>(agenda: &Stack<Task, AGENDA>, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(agenda.iter().rev())
}

/// Pools and counts by kind are nobody's knowledge; of a draw, the drawer knows all, others what was shown (CO-9.1).
fn glimpses(state: &State, viewer: Viewer) -> impl Iterator<Item = Glimpse> {
    let Piles { pools: _, left: _, island: _, again: _, draws } = &state.piles;
    draws.iter().map(move |draw| glimpse(state, *draw, viewer))
}

fn glimpse(state: &State, draw: Draw, viewer: Viewer) -> Glimpse {
    let own = viewer.is(draw.by);
    let kept = match draw.kept_card() {
        None => Kept::Open,
        Some(card) if own || is_public(state, draw.by, card) => Kept::Known(card),
        Some(_) => Kept::Hidden,
    };
    let seen = draw.cards().iter().filter(|_| own).copied().collect();
    Glimpse { by: draw.by, pile: draw.pile, count: draw.cards().len() as u8, seen, kept }
}

/// Starfish cards from their owner's scoring turn on, all cards when the game is over (CO-9.1).
fn is_public(state: &State, owner: Seat, card: Card) -> bool {
    let over = state.agenda.is_empty();
    over || card.kind() == Kind::Starfish && state.progress.has_shown_starfish(owner)
}

impl Default for Glimpse {
    fn default() -> Self {
        Self { by: Seat::new(0), pile: Pile::Pearl, count: 0, seen: Stack::default(), kept: Kept::Open }
    }
}
