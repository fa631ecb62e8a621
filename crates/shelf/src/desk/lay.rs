//! Putting a game on the desk: a new one, a position, or a record.

use super::play::{Desk, Origin};
use super::{Dealing, DeskError, Revisit};
use crate::{Order, PositionError, Positioned, ShelfError, position};
use referee::{OpenError, Record, Step, Verdict};
use serde_json::Value;

/// A new game.
pub(crate) fn new<G: Positioned>(order: &Order, dealing: Dealing) -> Result<Desk<G>, DeskError> {
    let setup = G::setup(order).map_err(ShelfError::from)?;
    let game = begin(&setup)?;
    let mut desk = Desk { setup, origin: Origin::Beginning, dealing, game, past: Vec::new() };
    desk.settle()?;
    Ok(desk)
}

/// The game that a position tells of.
pub(crate) fn from_position<G: Positioned>(
    position: &Value,
    components: Option<&str>,
    dealing: Dealing,
) -> Result<Desk<G>, DeskError> {
    let position = position::read(position).map_err(PositionError::Unreadable)?;
    let (setup, game) = G::lay(&position, components)?;
    let mut desk = Desk { setup, origin: Origin::Position, dealing, game, past: Vec::new() };
    desk.settle()?;
    Ok(desk)
}

/// The game of a record after some of its steps.
pub(crate) fn from_record<G: Positioned>(
    setup: G::Setup,
    record: &Record,
    steps: Option<usize>,
    revisit: Revisit,
) -> Result<Desk<G>, DeskError> {
    let steps = steps.unwrap_or(record.steps().len());
    let table = referee::replay_to::<G>(&setup, record, steps).map_err(ShelfError::from)?;
    let dealing = match revisit {
        Revisit::AsDealt => own_dealing::<G>(&setup, record)?,
        Revisit::ByHand => Dealing::ByHand,
    };
    let game = begin(&setup)?;
    let mut desk = Desk { setup, origin: Origin::Beginning, dealing, game, past: Vec::new() };
    desk.replay(table.steps());
    desk.settle()?;
    Ok(desk)
}

/// A seed that does not deal what the record says could not deal the same game again.
fn own_dealing<G: Positioned>(setup: &G::Setup, record: &Record) -> Result<Dealing, DeskError> {
    // Without a commitment nobody can tell whether the seed is the one that dealt.
    let dealer = record.dealer().filter(|_| record.header().commitment.is_some());
    // Outcomes that were taken over from another game are none that the seed deals.
    let dealer = dealer.filter(|_| record.header().taken_over == 0);
    let Some(dealer) = dealer else { return Ok(Dealing::ByHand) };
    match referee::verify::<G>(setup, record).map_err(ShelfError::from)? {
        Verdict::Dishonest(dishonesty) => Err(DeskError::Dishonest(dishonesty)),
        Verdict::Honest(_) | Verdict::CannotTell(_) => Ok(Dealing::Seeded(dealer)),
    }
}

fn begin<G: Positioned>(setup: &G::Setup) -> Result<G, ShelfError> {
    G::new(setup).map_err(|error| OpenError::from(error).into())
}

impl<G: Positioned> Desk<G> {
    /// Plays steps that were listed each in its moment.
    fn replay(&mut self, steps: &[Step<G>]) {
        for &step in steps {
            self.past.push((self.game.clone(), step));
            step.play(&mut self.game);
        }
    }
}
