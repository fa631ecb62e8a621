//! Deals a record again from its seed and says whether every outcome was honest.

use crate::record::{Record, RecordError};
use crate::replay::{next_step, set_up};
use crate::{Commitment, DealError, Seed, SeededDealer, Step};
use std::fmt;
use tabletop::{Game, Pending, Seat};

/// How much of a game was looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Audit {
    /// Decisions, all of them legal.
    pub decisions: usize,
    pub chance_steps: usize,
    /// How many of them, the first ones, were taken over from another game: no seed dealt them.
    pub taken_over: usize,
}

/// What a record says about its dealer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// Every outcome of the finished game is the one the committed seed deals.
    Honest(Audit),
    /// The dealer cheated, or the record was forged.
    Dishonest(Dishonesty),
    /// The record does not say enough.
    CannotTell(Doubt),
}

/// The first sign of a dishonest dealer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Dishonesty {
    /// The seed is not the one that was committed to.
    Seed {
        /// The line with the seed.
        line: usize,
    },
    /// A seat added other bytes than it had pledged.
    Pledge {
        /// The line with the bytes.
        line: usize,
        seat: Seat,
    },
    /// The seed deals something else.
    Outcome {
        /// The line with the outcome.
        line: usize,
        /// What the record says.
        recorded: String,
        /// What the seed deals.
        dealt: String,
    },
}

/// Why nothing can be said about the dealer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Doubt {
    /// The dealer never promised anything.
    NoCommitment,
    /// The seed is not revealed yet.
    SeedHidden,
    /// All is honest so far, but the game is not over yet.
    NotOver(Audit),
}

/// Checks the seed against the commitment, what was added against the pledges, and deals every chance step again.
///
/// A record of an illegal game is an error, whatever its dealer did.
pub fn verify<G: Game>(setup: &G::Setup, record: &Record) -> Result<Verdict, RecordError> {
    let finding = deal_again::<G>(setup, record)?;
    if let Some(lie) = record.header().commitment.and_then(|promise| unpledged(record, promise)) {
        return Ok(Verdict::Dishonest(lie));
    }
    Ok(match (record.header().commitment, record.seed_line(), finding) {
        (None, ..) => Verdict::CannotTell(Doubt::NoCommitment),
        (_, None, _) => Verdict::CannotTell(Doubt::SeedHidden),
        (Some(promise), Some((line, seed)), _) if Seed::commitment(seed) != promise => {
            Verdict::Dishonest(Dishonesty::Seed { line })
        }
        (_, _, Finding { first_lie: Some(lie), .. }) => Verdict::Dishonest(lie),
        (_, _, Finding { over: false, audit, .. }) => Verdict::CannotTell(Doubt::NotOver(audit)),
        (_, _, Finding { audit, .. }) => Verdict::Honest(audit),
    })
}

fn unpledged(record: &Record, commitment: Commitment) -> Option<Dishonesty> {
    let (seat, entropy) = record.header().entropies.unpledged(commitment)?;
    Some(Dishonesty::Pledge { line: record.line_of(&format!("entropy {seat} {entropy}")), seat })
}

struct Finding {
    audit: Audit,
    first_lie: Option<Dishonesty>,
    over: bool,
}

fn deal_again<G: Game>(setup: &G::Setup, record: &Record) -> Result<Finding, RecordError> {
    let dealer = record.dealer();
    let mut game = set_up::<G>(setup, record)?;
    let (mut audit, mut first_lie) = (Audit::default(), None);
    for (number, line) in record.numbered_steps() {
        let step = next_step(&game, line).map_err(|fault| fault.at(number))?;
        match step {
            Step::Decision(..) => audit.decisions += 1,
            Step::Chance(outcome) => {
                let own = audit.chance_steps >= record.header().taken_over;
                let dealer = dealer.as_ref().filter(|_| own);
                let dealt = dealer.map(|dealer| deal(&game, dealer, audit.chance_steps));
                let lie = dealt.filter(|dealt| dealt.as_ref() != Ok(&outcome));
                first_lie = first_lie.or(lie.map(|dealt| lie_on(number, &outcome, dealt)));
                audit.chance_steps += 1;
                audit.taken_over += usize::from(!own);
            }
        }
        step.play(&mut game);
    }
    Ok(Finding { audit, first_lie, over: game.pending() == Pending::Over })
}

fn deal<G: Game>(game: &G, dealer: &SeededDealer, index: usize) -> Result<G::Chance, DealError> {
    let mut outcomes = Vec::new();
    game.outcomes(&mut outcomes);
    dealer.outcome(index, &outcomes)
}

fn lie_on<C: fmt::Display>(line: usize, recorded: &C, dealt: Result<C, DealError>) -> Dishonesty {
    let dealt = dealt.map_or_else(|error| error.to_string(), |outcome| outcome.to_string());
    Dishonesty::Outcome { line, recorded: recorded.to_string(), dealt }
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Honest(audit) if audit.taken_over > 0 => {
                write!(f, "honest: {audit}, each of the others as the committed seed deals it")
            }
            Self::Honest(audit) => write!(f, "honest: {audit}, each as the committed seed deals it"),
            Self::Dishonest(dishonesty) => write!(f, "dishonest: {dishonesty}"),
            Self::CannotTell(doubt) => write!(f, "cannot tell: {doubt}"),
        }
    }
}

impl fmt::Display for Audit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} legal decisions, {} outcomes of chance", self.decisions, self.chance_steps)?;
        match self.taken_over {
            0 => Ok(()),
            some => write!(f, " (the first {some} come from another game)"),
        }
    }
}

impl fmt::Display for Dishonesty {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Seed { line } => write!(f, "line {line}: this is not the committed seed"),
            Self::Pledge { line, seat } => {
                write!(f, "line {line}: these are not the bytes that {seat} pledged")
            }
            Self::Outcome { line, recorded, dealt } => {
                write!(f, "line {line}: the record says '{recorded}', but the seed deals '{dealt}'")
            }
        }
    }
}

impl fmt::Display for Doubt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoCommitment => write!(f, "the dealer committed to no seed"),
            Self::SeedHidden => write!(f, "the seed is not revealed yet"),
            Self::NotOver(audit) => write!(f, "the game is not over yet; so far {audit}, all honest"),
        }
    }
}
