//! A whole game among players.

use crate::{Refusal, Table};
use tabletop::{Game, Pending, Player, Standings};

/// Why a game was not played to its end.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PlayOutError {
    /// There is not one player for every seat.
    #[error("the table has {seats} seats, but there are {players} players")]
    Players {
        /// Seats at the table.
        seats: usize,
        /// Players given.
        players: usize,
    },
    /// A player chose something that was refused.
    #[error(transparent)]
    Refused(#[from] Refusal),
}

/// Plays on to the end, with one player for every seat, clockwise from the first.
pub fn play_out<G: Game, P: Player<G>>(
    table: &mut Table<G>,
    players: &mut [P],
) -> Result<Standings, PlayOutError> {
    let seats = table.game().seats();
    if players.len() != seats {
        return Err(PlayOutError::Players { seats, players: players.len() });
    }
    table.settle().map_err(Refusal::Dealer)?;
    while let Pending::Decision(seat) = table.pending() {
        table.ask(&mut players[seat.index()])?;
    }
    Ok(table.standings())
}
