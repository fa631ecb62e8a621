//! What a game of Wreck Raiders is set up from.

use crate::components::{Baubles, Catalogue, Formula, Layer, Piece, Style};
use crate::edition::Edition;
use serde::Serialize;
use std::fmt::Write;
use std::sync::Arc;

/// Edition, number of players and printed data.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Setup {
    /// Which rulebook is played.
    pub edition: Edition,
    /// How many sit at the table; one is the solo game.
    pub players: usize,
    /// What is printed on the components.
    #[serde(skip)]
    pub catalogue: Arc<Catalogue>,
}

impl Setup {
    /// A game with the embedded component tables.
    pub fn new(edition: Edition, players: usize) -> Self {
        Self { edition, players, catalogue: Catalogue::standard() }
    }
}

impl tabletop::Setup for Setup {
    fn edition(&self) -> Option<&'static str> {
        Some(self.edition.word())
    }

    fn players(&self) -> usize {
        self.players
    }

    fn components(&self) -> String {
        let catalogue = &*self.catalogue;
        let mut text = format!("rings {:?}\nlid {:?}\n", catalogue.rings, catalogue.lid);
        let _ = writeln!(text, "mat {} {:?}", catalogue.pedestals, &*catalogue.vault_rows);
        for spot in &catalogue.beach {
            let _ = writeln!(text, "beach {}", counts(*spot));
        }
        for card in &catalogue.exhibits {
            let treasures: Vec<_> = card.treasures.iter().map(|wreck| wreck.word()).collect();
            let (crests, style) = (card.crests, style(card.style));
            let _ = writeln!(text, "exhibit {} {}{crests} {style}", treasures.join(" "), card.coins);
        }
        for layer in Layer::ALL {
            for index in 0..catalogue.pieces[layer.index()].len() as u8 {
                let _ = writeln!(text, "{}", piece_line(catalogue, Piece { layer, index }));
            }
        }
        text
    }
}

fn counts(baubles: Baubles) -> String {
    format!("{}/{}/{}", baubles.conch, baubles.scallop, baubles.starfish)
}

fn style(style: Style) -> String {
    match style {
        Style::None => "none".into(),
        Style::FreePiece => "free-piece".into(),
        Style::AnyBauble => "any-bauble".into(),
        Style::Baubles(baubles) => counts(baubles),
    }
}

fn piece_line(catalogue: &Catalogue, piece: Piece) -> String {
    let data = catalogue.piece(piece);
    let formula = match data.formula {
        None => "-".into(),
        Some(Formula::Piece) => "piece".into(),
        Some(Formula::Set(set)) => counts(set),
    };
    let (cost, symbols) = (counts(data.cost), counts(data.symbols));
    format!("{piece} {} {cost} {symbols} {} {formula}", data.since, data.coins)
}
