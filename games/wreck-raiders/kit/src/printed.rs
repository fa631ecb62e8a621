//! Everything that is printed or counted out for a table, in the words of the notation, for clients that draw it.
//!
//! The fields are a promise to clients; `docs/parts.md` lists them.

use serde::Serialize;
use std::collections::BTreeMap;
use tabletop::SetupError;
use wreck_raiders::{
    BAUBLES_OF_A_KIND, Baubles, COINS_PER_CONCH, COPIES, EXHIBITS, Edition, Exhibit, ExhibitId, Formula,
    Layer, Piece, PieceData, Setup, Spot, Wreck,
};

/// The components of one table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub struct Printed {
    /// Which rulebook is played.
    pub edition: Edition,
    /// How many sit at the table.
    pub players: usize,
    /// Divers of each player.
    pub divers: u8,
    /// Rival divers of the solo game.
    pub rivals: u8,
    /// Dice in the game.
    pub dice: u8,
    /// Face-up exhibits.
    pub row: u8,
    /// Claimed exhibits that end the game.
    pub exhibits_to_end: u8,
    /// Copies of each treasure.
    pub copies: u8,
    /// Baubles of each kind.
    pub baubles: u8,
    /// Coins for a conch on a claimed card.
    pub conch_coins: i32,
    /// The numbers round each wreck's ring.
    pub rings: BTreeMap<Wreck, [u8; 6]>,
    /// What the beach spots bring.
    pub beach: BTreeMap<Spot, Baubles>,
    /// Where dice come to lie.
    pub lid: Lid,
    /// Pedestals of a display.
    pub pedestals: u8,
    /// What the vault's rows are worth, from the bottom.
    pub vault_rows: Vec<u8>,
    /// The cards.
    pub exhibits: BTreeMap<ExhibitId, Exhibit>,
    /// The pieces of this edition.
    pub pieces: BTreeMap<Piece, PrintedPiece>,
}

/// The lid that dice are rolled into.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Lid {
    /// Squares of each bauble.
    pub squares: Baubles,
    /// How often, in a hundred, a die comes to lie on a square of each bauble, and on none.
    pub odds: Odds,
}

/// The odds of a die's place.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Odds {
    pub conch: u32,
    pub scallop: u32,
    pub starfish: u32,
    pub none: u32,
}

/// What is printed on an aquarium piece.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct PrintedPiece {
    /// Its layer.
    pub layer: Layer,
    /// Its price.
    pub cost: Baubles,
    /// The symbols on it; none on a top.
    pub symbols: Baubles,
    /// Its coins; for a top, the coins of its formula.
    pub coins: u8,
    /// What a top pays for.
    pub formula: Option<Formula>,
}

impl Printed {
    /// What lies on the table of a setup, if the edition allows it.
    pub fn of(setup: &Setup) -> Result<Self, SetupError> {
        let rules = setup.edition.rules(setup.players)?;
        let catalogue = &*setup.catalogue;
        let pieces = Layer::ALL
            .into_iter()
            .flat_map(|layer| (0..rules.pieces(layer) as u8).map(move |index| Piece { layer, index }));
        Ok(Self {
            edition: setup.edition,
            players: setup.players,
            divers: rules.divers,
            rivals: rules.rivals,
            dice: rules.dice,
            row: rules.row,
            exhibits_to_end: rules.exhibits_to_end,
            copies: COPIES,
            baubles: BAUBLES_OF_A_KIND,
            conch_coins: COINS_PER_CONCH,
            rings: Wreck::ALL.into_iter().zip(catalogue.rings).collect(),
            beach: (1..=6).map(Spot::on_beach).zip(catalogue.beach).collect(),
            lid: Lid { squares: catalogue.squares, odds: Odds::of(catalogue.lid) },
            pedestals: catalogue.pedestals,
            vault_rows: catalogue.vault_rows.to_vec(),
            exhibits: (0..EXHIBITS).map(ExhibitId::new).map(|id| (id, *catalogue.exhibit(id))).collect(),
            pieces: pieces.map(|piece| (piece, PrintedPiece::of(piece, catalogue.piece(piece)))).collect(),
        })
    }
}

impl Odds {
    const fn of([conch, scallop, starfish, none]: [u32; 4]) -> Self {
        Self { conch, scallop, starfish, none }
    }
}

impl PrintedPiece {
    const fn of(piece: Piece, data: &PieceData) -> Self {
        let PieceData { since: _, cost, symbols, coins, formula } = *data;
        Self { layer: piece.layer, cost, symbols, coins, formula }
    }
}
