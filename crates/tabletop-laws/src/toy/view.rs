//! The one place where the toy game's secrets are withheld.

use super::{COPIES, Card, KINDS, Mat, Stage, Toy, ToyChance, ToySetup};
use crate::play::is_listed;
use referee::Step;
use serde::Serialize;
use tabletop::{ArrayVec, Bag, Dealer, Game, Seat, Viewer, Weighted};

/// What happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "what", rename_all = "kebab-case")]
pub enum ToyEvent {
    /// Coins were taken.
    Banked {
        /// The seat that acted.
        seat: Seat,
        /// The number of coins.
        coins: u8,
    },
    /// A card was drawn.
    Drew {
        /// The seat that acted.
        seat: Seat,
        /// Which; only its owner learns.
        card: Option<Card>,
    },
    /// A card was put back unseen.
    Swapped {
        /// The seat that acted.
        seat: Seat,
    },
    /// A card was turned up.
    Showed {
        /// The seat that acted.
        seat: Seat,
        card: Card,
    },
    /// The die was rolled.
    Rolled {
        /// The seat that acted.
        seat: Seat,
        /// What it shows.
        pips: u8,
    },
    /// The game ended.
    Ended,
}

/// What one viewer may know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ToyView {
    /// Whose knowledge it is.
    pub viewer: Viewer,
    /// What the game was set up from.
    pub setup: ToySetup,
    /// Mats without the cards that the viewer does not see.
    pub mats: ArrayVec<Mat, 3>,
    /// Who has a card, seen or not.
    pub holds: ArrayVec<bool, 3>,
    /// Coins left.
    pub supply: u8,
    /// Turns begun so far.
    pub turns_begun: u8,
    /// What is asked.
    pub stage: Stage,
}

pub(super) fn view(game: &Toy, viewer: Viewer) -> ToyView {
    // The bag follows from what is seen and unseen elsewhere.
    let Toy { setup, bag: _, supply, ref mats, turns_begun, stage } = *game;
    let seen = |(index, mat): (usize, &Mat)| {
        let is_seen = mat.face_up || viewer.is(Seat::new(index)) || stage == Stage::Over;
        Mat { card: mat.card.filter(|_| is_seen), ..*mat }
    };
    let holds = mats.iter().map(|mat| mat.card.is_some()).collect();
    ToyView {
        viewer,
        setup,
        mats: mats.iter().enumerate().map(seen).collect(),
        holds,
        supply,
        turns_begun,
        stage,
    }
}

pub(super) fn imagine(view: &ToyView, dealer: &mut impl Dealer) -> Toy {
    let ToyView { viewer: _, setup, ref mats, ref holds, supply, turns_begun, stage } = *view;
    let mut bag = Bag::new([COPIES; KINDS]);
    mats.iter().filter_map(|mat| mat.card).for_each(|card| bag.take(card.index()));
    let mut mats = mats.clone();
    for (mat, _) in mats.iter_mut().zip(holds).filter(|(mat, holds)| **holds && mat.card.is_none()) {
        mat.card = Some(draw(&mut bag, dealer));
    }
    Toy { setup, bag, supply, mats, turns_begun, stage }
}

pub(super) fn witness(event: ToyEvent, viewer: Viewer) -> ToyEvent {
    match event {
        ToyEvent::Drew { seat, .. } if !viewer.is(seat) => ToyEvent::Drew { seat, card: None },
        public => public,
    }
}

/// Puts every card that `viewer` does not see back and deals as many again.
pub(super) fn shuffle_secrets(game: &Toy, viewer: Viewer, dealer: &mut impl Dealer) -> Toy {
    let mut game = game.clone();
    let is_secret = |seat: &Seat, mat: &Mat| {
        mat.card.is_some() && !mat.face_up && !viewer.is(*seat) && game.stage != Stage::Over
    };
    let secret: Vec<Seat> =
        Seat::all(game.mats.len()).filter(|seat| is_secret(seat, &game.mats[seat.index()])).collect();
    for seat in &secret {
        if let Some(card) = game.mats[seat.index()].card.take() {
            game.bag.put(card.index());
        }
    }
    for seat in secret {
        game.mats[seat.index()].card = Some(draw(&mut game.bag, dealer));
    }
    game
}

/// Deals every seat its other card where it drew the one it holds, unless others held all copies of it then.
pub(super) fn retold(setup: &ToySetup, steps: &[Step<Toy>], shuffled: &Toy) -> Option<Vec<Step<Toy>>> {
    let mut game = Toy::new(setup).ok()?;
    let mut last_draws = [None; 3];
    for (number, step) in steps.iter().enumerate() {
        if let Stage::Draw(seat) = game.stage {
            last_draws[seat.index()] = Some(number);
        }
        step.play(&mut game);
    }
    let mut retold = steps.to_vec();
    for (draw, mat) in last_draws.into_iter().zip(&shuffled.mats) {
        if let (Some(draw), Some(card)) = (draw, mat.card) {
            retold[draw] = Step::Chance(ToyChance::Card(card));
        }
    }
    let mut game = Toy::new(setup).ok()?;
    let can_be = retold.iter().all(|step| is_listed(&game, *step) && step.play(&mut game).step == *step);
    can_be.then_some(retold)
}

fn draw(bag: &mut Bag<KINDS>, dealer: &mut impl Dealer) -> Card {
    let mut cards: Vec<Weighted<Card>> = Vec::new();
    bag.draws(&mut cards, |kind| Card::ALL[kind]);
    let card = dealer.choose(&cards);
    bag.take(card.index());
    card
}
