//! What a score is made of, part by part: cards, rows, pieces, and the sets a top counts.

use super::{COINS_PER_CONCH, sources};
use crate::components::{Baubles, ExhibitId, Formula, Layer, Piece, Treasure};
use crate::mat::{Aquarium, Mat};
use crate::state::State;
use crate::view::View;
use serde::Serialize;
use tabletop::{Deck, Seat};

/// One thing that brings coins, or could have.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(
    feature = "schema",
    derive(ts_rs::TS, schemars::JsonSchema),
    ts(rename = "WreckRaidersPart"),
    schemars(rename = "WreckRaidersPart")
)]
#[serde(rename_all = "kebab-case", tag = "what")]
pub enum Part {
    /// The claimed cards with their coins (WR-10.1).
    Exhibits { cards: Vec<CardCoins>, points: i32 },
    /// The cards that have a conch on them (WR-6.3).
    Conches { cards: Vec<ExhibitId>, each: i32, points: i32 },
    /// The vault's different faces, which pay, and those that are there once more, which do not (WR-10.2).
    Faces { faces: Vec<Treasure>, again: Vec<Treasure>, points: i32 },
    /// A row of the vault, counted from one at the bottom: what is there, and what the row is worth (WR-10.2).
    Row { row: u8, treasures: Vec<Treasure>, state: RowState, worth: u8, points: i32 },
    /// Bottom and middles of an aquarium with their coins (WR-10.3).
    Aquarium { pieces: Vec<PieceCoins>, points: i32 },
    /// A top: the symbols of its aquarium and how many sets or pieces it found there (WR-10.3).
    Top {
        bottom: Piece,
        top: Piece,
        formula: Formula,
        each: u8,
        times: u8,
        symbols: Baubles,
        /// The symbols that belong to no set it counts.
        unused: Baubles,
        points: i32,
    },
}

/// A claimed card and its coins.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct CardCoins {
    pub card: ExhibitId,
    pub coins: u8,
}

/// A piece of an aquarium and its coins.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct PieceCoins {
    pub piece: Piece,
    pub coins: u8,
}

/// Why a row of the vault pays, or why it does not.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum RowState {
    /// Three treasures of one type.
    OneType,
    /// Three treasures of different types.
    Mixed,
    /// Fewer than three.
    Unfilled,
}

impl Part {
    /// The line of the standings it belongs to.
    pub const fn source(&self) -> &'static str {
        match self {
            Self::Exhibits { .. } => sources::EXHIBITS,
            Self::Conches { .. } => sources::CONCHES,
            Self::Faces { .. } => sources::VAULT_TREASURES,
            Self::Row { .. } => sources::VAULT_ROWS,
            Self::Aquarium { .. } => sources::AQUARIUMS,
            Self::Top { .. } => sources::TOPS,
        }
    }

    /// What it brings.
    pub const fn points(&self) -> i32 {
        match self {
            Self::Exhibits { points, .. }
            | Self::Conches { points, .. }
            | Self::Faces { points, .. }
            | Self::Row { points, .. }
            | Self::Aquarium { points, .. }
            | Self::Top { points, .. } => *points,
        }
    }
}

impl View {
    /// What every seat's score is made of, by seat: nothing is secret (WR-5.4).
    pub fn parts(&self, seat: Seat) -> Vec<Part> {
        self.state().parts(seat)
    }
}

impl State {
    /// What a seat's score is made of.
    pub fn parts(&self, seat: Seat) -> Vec<Part> {
        let mat = self.mat(seat);
        let mut parts = self.exhibit_parts(mat);
        parts.extend(faces(mat));
        parts.extend(self.row_parts(mat));
        for (bottom, aquarium) in self.aquariums.iter().enumerate() {
            if let Some(aquarium) = aquarium.as_ref().filter(|aquarium| aquarium.owner == seat) {
                parts.extend(self.aquarium_parts(bottom, aquarium));
            }
        }
        parts
    }

    fn exhibit_parts(&self, mat: &Mat) -> Vec<Part> {
        let ids = |deck: &Deck| deck.iter().map(ExhibitId::new).collect::<Vec<_>>();
        let coins = |card: ExhibitId| CardCoins { card, coins: self.catalogue.exhibit(card).coins };
        let cards: Vec<CardCoins> = ids(&mat.exhibits).into_iter().map(coins).collect();
        let points = cards.iter().map(|card| i32::from(card.coins)).sum();
        let exhibits = (!cards.is_empty()).then_some(Part::Exhibits { cards, points });
        let decorated = ids(&mat.decorated);
        let points = COINS_PER_CONCH * decorated.len() as i32;
        let conches = (!decorated.is_empty()).then_some(Part::Conches {
            cards: decorated,
            each: COINS_PER_CONCH,
            points,
        });
        exhibits.into_iter().chain(conches).collect()
    }

    fn row_parts(&self, mat: &Mat) -> Vec<Part> {
        let worth = self.catalogue.vault_rows.iter().copied().enumerate();
        let rows = worth.map(|(row, worth)| {
            let treasures: Vec<Treasure> =
                mat.vault.iter().filter_map(|column| column.get(row).copied()).collect();
            let state = row_state(&treasures);
            let points = if state == RowState::OneType { worth.into() } else { 0 };
            Part::Row { row: row as u8 + 1, treasures, state, worth, points }
        });
        rows.filter(|row| !matches!(row, Part::Row { treasures, .. } if treasures.is_empty())).collect()
    }

    fn aquarium_parts(&self, bottom: usize, aquarium: &Aquarium) -> Vec<Part> {
        let coins = |piece: Piece| PieceCoins { piece, coins: self.catalogue.piece(piece).coins };
        let below = aquarium.pieces(bottom).filter(|piece| piece.layer != Layer::Top);
        let pieces: Vec<PieceCoins> = below.map(coins).collect();
        let points = pieces.iter().map(|piece| i32::from(piece.coins)).sum();
        let top = aquarium.pieces(bottom).find(|piece| piece.layer == Layer::Top);
        let top = top.and_then(|top| self.top_part(top, &pieces));
        [Part::Aquarium { pieces, points }].into_iter().chain(top).collect()
    }

    fn top_part(&self, top: Piece, below: &[PieceCoins]) -> Option<Part> {
        let data = self.catalogue.piece(top);
        let formula = data.formula?;
        let shown = below.iter().map(|piece| self.catalogue.piece(piece.piece).symbols);
        let symbols = shown.fold(data.symbols, Baubles::plus);
        let (times, unused) = match formula {
            Formula::Piece => (below.len() as u8 + 1, Baubles::default()),
            Formula::Set(set) => {
                let times = symbols.sets_of(&set);
                (times, (0..times).fold(symbols, |left, _| left.minus(set)))
            }
        };
        let points = i32::from(times) * i32::from(data.coins);
        let bottom = below.first()?.piece;
        Some(Part::Top { bottom, top, formula, each: data.coins, times, symbols, unused, points })
    }
}

fn row_state(treasures: &[Treasure]) -> RowState {
    match treasures {
        [a, b, c] if a.wreck() == b.wreck() && b.wreck() == c.wreck() => RowState::OneType,
        [_, _, _] => RowState::Mixed,
        _ => RowState::Unfilled,
    }
}

fn faces(mat: &Mat) -> Option<Part> {
    let (mut faces, mut again) = (Vec::new(), Vec::new());
    for &treasure in mat.vault.iter().flat_map(|column| column.iter()) {
        if faces.contains(&treasure) { again.push(treasure) } else { faces.push(treasure) }
    }
    let points = faces.len() as i32;
    (points > 0).then_some(Part::Faces { faces, again, points })
}
