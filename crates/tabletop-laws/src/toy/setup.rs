//! What the toy game is set up from, and what it tells the laws about itself.

use super::{COINS, COPIES, Card, KINDS, Stage, Toy, ToyAction, ToyChance, ToyEvent, view};
use crate::{Laws, Tally};
use referee::Step;
use serde::Serialize;
use tabletop::{Dealer, Setup, Viewer};

/// How long the game is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum ToyEdition {
    /// Two rounds, and no name.
    Plain,
    /// Four rounds.
    Long,
}

/// What the game is set up from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct ToySetup {
    /// Two or three.
    pub players: usize,
    /// How long it is.
    pub edition: ToyEdition,
}

/// The toy game under law.
#[derive(Clone, Copy, Debug)]
pub struct ToyLaws;

impl ToySetup {
    pub(crate) const fn turns(self) -> u8 {
        let rounds = match self.edition {
            ToyEdition::Plain => 2,
            ToyEdition::Long => 4,
        };
        rounds * self.players as u8
    }
}

impl Setup for ToySetup {
    fn edition(&self) -> Option<&'static str> {
        match self.edition {
            ToyEdition::Plain => None,
            ToyEdition::Long => Some("long"),
        }
    }

    fn players(&self) -> usize {
        self.players
    }

    fn components(&self) -> String {
        let cards: Vec<&str> = Card::ALL.iter().map(|card| card.word()).collect();
        format!("cards {} of {}, coins {COINS}", COPIES, cards.join(" "))
    }
}

impl Laws for ToyLaws {
    type Game = Toy;
    const MOST_STEPS: usize = 40;
    const RULEBOOK: &'static str = super::RULEBOOK;

    fn setups() -> Vec<ToySetup> {
        let tables = |edition| (2..=3).map(move |players| ToySetup { players, edition });
        [ToyEdition::Plain, ToyEdition::Long].into_iter().flat_map(tables).collect()
    }

    fn universe(_: &Toy) -> Vec<ToyAction> {
        let mut all: Vec<ToyAction> = (1..=3).map(ToyAction::Bank).collect();
        all.extend([ToyAction::Skip, ToyAction::Keep, ToyAction::Swap, ToyAction::Roll, ToyAction::Show]);
        all
    }

    fn conserved(game: &Toy) -> Result<(), String> {
        let mut cards = game.bag;
        game.mats.iter().filter_map(|mat| mat.card).for_each(|card| cards.put(card.index()));
        let coins = game.supply + game.mats.iter().map(|mat| mat.coins).sum::<u8>();
        match (cards.counts(), coins) {
            (&[COPIES, COPIES, COPIES, COPIES], COINS) => Ok(()),
            (cards, coins) => {
                Err(format!("of {KINDS} kinds of cards there are {cards:?}, and {coins} coins"))
            }
        }
    }

    fn shuffle_secrets(game: &Toy, viewer: Viewer, dealer: &mut impl Dealer) -> Toy {
        view::shuffle_secrets(game, viewer, dealer)
    }

    fn retold(setup: &ToySetup, steps: &[Step<Toy>], shuffled: &Toy) -> Option<Vec<Step<Toy>>> {
        view::retold(setup, steps, shuffled)
    }

    fn alike(game: &Toy, viewer: Viewer, one: &Step<Toy>, other: &Step<Toy>) -> bool {
        let cards =
            matches!((one, other), (Step::Chance(ToyChance::Card(_)), Step::Chance(ToyChance::Card(_))));
        cards && !game.is_last_turn() && matches!(game.stage, Stage::Draw(seat) if !viewer.is(seat))
    }

    fn eagerness(_: &Toy, action: ToyAction) -> u32 {
        if action == ToyAction::Show { 9 } else { 1 }
    }

    fn tally(event: &ToyEvent, tally: &mut Tally) {
        match event {
            ToyEvent::Showed { .. } => tally.count("shows"),
            ToyEvent::Swapped { .. } => tally.count("swaps"),
            ToyEvent::Rolled { .. } => tally.count("rolls"),
            ToyEvent::Banked { .. } | ToyEvent::Drew { .. } | ToyEvent::Ended => {}
        }
    }
}
