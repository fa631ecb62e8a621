//! What everything is worth (chapter 10).

mod part;

pub use part::{CardCoins, Part, PieceCoins, RowState};

use crate::components::{Baubles, Formula, Layer};
use crate::mat::{Aquarium, Mat};
use crate::state::State;
use tabletop::{ArrayVec, Line, Seat, Standings};

/// The sources of coins, in the order they are scored.
pub mod sources {
    /// Coins printed on claimed cards.
    pub const EXHIBITS: &str = "exhibits";
    /// Conches on claimed cards.
    pub const CONCHES: &str = "conches";
    /// Different treasures in the vault.
    pub const VAULT_TREASURES: &str = "vault-treasures";
    /// Rows of one type in the vault.
    pub const VAULT_ROWS: &str = "vault-rows";
    /// Bottoms and middles.
    pub const AQUARIUMS: &str = "aquariums";
    pub const TOPS: &str = "tops";
}

/// What a conch on a claimed card is worth (WR-6.3).
pub const COINS_PER_CONCH: i32 = 2;

impl State {
    /// Every seat's coins by source, ranked with tie-breakers (WR-10.1 to WR-10.4).
    pub(crate) fn scores(&self) -> Standings {
        Standings::rank(
            Seat::all(self.players()).map(|seat| (self.breakdown(seat), tie_breakers(self.mat(seat)))),
        )
    }

    fn breakdown(&self, seat: Seat) -> ArrayVec<Line, 8> {
        let mat = self.mat(seat);
        let (pieces, tops) = self.aquarium_coins(seat);
        let lines = [
            (sources::EXHIBITS, self.exhibit_coins(mat)),
            (sources::CONCHES, COINS_PER_CONCH * mat.decorated.len() as i32),
            (sources::VAULT_TREASURES, different_treasures(mat)),
            (sources::VAULT_ROWS, self.row_coins(mat)),
            (sources::AQUARIUMS, pieces),
            (sources::TOPS, tops),
        ];
        lines.into_iter().map(|(source, points)| Line { source, points }).collect()
    }

    fn exhibit_coins(&self, mat: &Mat) -> i32 {
        mat.exhibits.iter().map(|card| i32::from(self.catalogue.exhibits[card].coins)).sum()
    }

    /// A row of three treasures of one type is worth its number (WR-10.2).
    fn row_coins(&self, mat: &Mat) -> i32 {
        let types = |row: usize| mat.vault.map(|column| column.get(row).map(|treasure| treasure.wreck()));
        let one_type = |row: usize| matches!(types(row), [Some(a), Some(b), Some(c)] if a == b && b == c);
        let rows = self.catalogue.vault_rows.iter().enumerate();
        rows.filter(|(row, _)| one_type(*row)).map(|(_, &coins)| i32::from(coins)).sum()
    }

    /// Coins of bottoms and middles, and of tops (WR-10.3).
    fn aquarium_coins(&self, seat: Seat) -> (i32, i32) {
        let mut coins = (0, 0);
        for (bottom, aquarium) in self.aquariums.iter().enumerate() {
            if let Some(aquarium) = aquarium.as_ref().filter(|aquarium| aquarium.owner == seat) {
                let (pieces, top) = self.coins_of(bottom, aquarium);
                coins = (coins.0 + pieces, coins.1 + top);
            }
        }
        coins
    }

    fn coins_of(&self, bottom: usize, aquarium: &Aquarium) -> (i32, i32) {
        let (mut pieces, mut coins, mut symbols, mut top) = (0, 0, Baubles::default(), 0);
        for piece in aquarium.pieces(bottom) {
            let data = self.catalogue.piece(piece);
            pieces += 1;
            symbols = symbols.plus(data.symbols);
            if piece.layer != Layer::Top {
                coins += i32::from(data.coins);
            }
            let times = match data.formula {
                None => 0,
                Some(Formula::Piece) => pieces,
                Some(Formula::Set(set)) => i32::from(symbols.sets_of(&set)),
            };
            top += times * i32::from(data.coins);
        }
        (coins, top)
    }
}

/// One coin for each different face in the vault (WR-10.2).
fn different_treasures(mat: &Mat) -> i32 {
    let faces =
        mat.vault.iter().flat_map(|column| column.iter()).fold(0_u16, |seen, face| seen | 1 << face.index());
    faces.count_ones() as i32
}

/// Treasures left in displays, then baubles left in the basket (WR-10.4).
fn tie_breakers(mat: &Mat) -> [i32; 2] {
    let displayed = mat.displays.iter().map(|display| display.treasures().len() as i32).sum();
    [displayed, i32::from(mat.basket.total())]
}
