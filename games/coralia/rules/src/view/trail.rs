//! Following put-back cards from one seat: what lies under the piles, and what is known by that of others' cards.

use super::{Glimpse, Kept, PileView};
use crate::components::{Card, Catalogue, Kind, Pile};
use crate::piles::Piles;
use crate::state::Progress;
use std::collections::VecDeque;

/// The piles as one viewer could follow them so far.
pub(super) struct Trail<'a> {
    progress: &'a Progress,
    /// Unseen cards left in each pile.
    unseen: [u8; 4],
    /// The cards put back under each pile, top first.
    under: [VecDeque<Option<Card>>; 4],
}

impl<'a> Trail<'a> {
    /// The piles before the first draw.
    pub fn new(catalogue: &Catalogue, progress: &'a Progress) -> Self {
        let piles = Piles::new(catalogue);
        let unseen = Pile::ALL.map(|pile| piles.unseen(pile));
        Self { progress, unseen, under: Default::default() }
    }

    /// Follows the cards of one draw, and adds what is known of the kept one by that (CO-9.1).
    pub fn follow(&mut self, mut draw: Glimpse) -> Glimpse {
        let drawn = self.drawn(&draw);
        if draw.kept == Kept::Open {
            return draw;
        }
        let places: Vec<usize> = (0..drawn.len()).filter(|&at| self.may_be_kept(&draw, &drawn, at)).collect();
        let back = |slot: usize| agreed(places.iter().map(|&kept| drawn[slot + usize::from(slot >= kept)]));
        self.under[draw.pile.index()].extend((1..drawn.len()).map(|slot| back(slot - 1)));
        if let (Kept::Hidden, Some(card)) = (draw.kept, agreed(places.iter().map(|&kept| drawn[kept]))) {
            draw.kept = Kept::Known(card);
        }
        draw
    }

    /// The piles after the last draw.
    pub fn piles(self) -> [PileView; 4] {
        let mut under = self.under.into_iter();
        self.unseen.map(|unseen| PileView { unseen, under: under.next().into_iter().flatten().collect() })
    }

    /// Takes the cards of a draw off their pile; those the viewer knows have a face.
    fn drawn(&mut self, draw: &Glimpse) -> Vec<Option<Card>> {
        let pile = draw.pile.index();
        let fresh = draw.count.min(self.unseen[pile]);
        self.unseen[pile] -= fresh;
        let again = self.under[pile].drain(..usize::from(draw.count - fresh));
        let followed: Vec<_> = (0..fresh).map(|_| None).chain(again).collect();
        if draw.seen.is_empty() { followed } else { draw.seen.iter().copied().map(Some).collect() }
    }

    /// Whether the card at a place of a draw may be the kept one: of equal ones only the first (CO-4.3), and none that
    /// its owner would have had to show.
    fn may_be_kept(&self, draw: &Glimpse, drawn: &[Option<Card>], place: usize) -> bool {
        let kept = match (draw.kept, drawn[place]) {
            (Kept::Known(kept), card) if card.is_none_or(|card| card == kept) => Some(kept),
            (Kept::Known(_), _) => return false,
            (_, card) => card,
        };
        let shown = |card: Card| {
            card.kind() == Kind::Starfish
                && self.progress.has_shown_starfish(draw.by)
                && draw.kept == Kept::Hidden
        };
        kept.is_none_or(|card| !shown(card) && !drawn[..place].contains(&Some(card)))
    }
}

/// The card that all of them are.
fn agreed(mut cards: impl Iterator<Item = Option<Card>>) -> Option<Card> {
    let first = cards.next()??;
    cards.all(|card| card == Some(first)).then_some(first)
}
