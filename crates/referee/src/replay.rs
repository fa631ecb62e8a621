//! From a record back to a table, every step checked as if it were played now.

use crate::record::{Fault, Record, RecordError, StepLine};
use crate::{Digest, ForkedDealer, ScriptedDealer, Seed, Step, Table, TableDealer};
use std::str::FromStr;
use tabletop::{Game, NotationError, Pending, Seat, Setup};

/// Replays a whole record. If it tells its seed, the table plays on with the same dice.
pub fn replay<G: Game>(setup: &G::Setup, record: &Record) -> Result<Table<G>, RecordError> {
    replay_to(setup, record, record.steps().len())
}

/// Replays the first `steps` steps of a record.
///
/// Where the record stops in the middle of dealing, the table waits for [`Table::settle`].
pub fn replay_to<G: Game>(setup: &G::Setup, record: &Record, steps: usize) -> Result<Table<G>, RecordError> {
    let recorded = record.steps().len();
    let lines = record.steps().get(..steps);
    let lines =
        lines.ok_or_else(|| Fault::NoSuchStep { asked: steps, recorded }.at(record.closing_line()))?;
    let mut game = set_up::<G>(setup, record)?;
    let mut played = Vec::with_capacity(steps);
    for line in lines {
        let step = next_step(&game, line)?;
        step.play(&mut game);
        played.push(step);
    }
    let dealer = dealer_of::<G>(record)?;
    Ok(Table::replayed(setup.clone(), dealer, record.header(), game, played))
}

/// The game before its first step, if the setup is the recorded one.
pub(crate) fn set_up<G: Game>(setup: &G::Setup, record: &Record) -> Result<G, RecordError> {
    let (header, lines) = (record.header(), record.header_lines());
    if header.game != G::NAME {
        return Err(Fault::WrongGame { recorded: header.game.clone(), game: G::NAME }.at(lines.of("game")));
    }
    if header.edition.as_deref() != setup.edition() {
        let fault = Fault::WrongEdition { recorded: header.edition.clone(), setup: setup.edition() };
        return Err(fault.at(lines.of("edition")));
    }
    if header.players != setup.players() {
        let fault = Fault::WrongPlayers { recorded: header.players, setup: setup.players() };
        return Err(fault.at(lines.of("players")));
    }
    let components = Digest::of(setup.components());
    if header.components != components {
        let fault = Fault::WrongComponents { recorded: header.components, setup: components };
        return Err(fault.at(lines.of("components")));
    }
    G::new(setup).map_err(|error| Fault::Setup(error).at(lines.of("players")))
}

/// The step on `line`, if the game lists it now.
pub(crate) fn next_step<G: Game>(game: &G, line: &StepLine) -> Result<Step<G>, RecordError> {
    let step = match (game.pending(), line.seat) {
        (Pending::Over, _) => Err(Fault::StepAfterOver),
        (Pending::Chance, None) => listed_outcome(game, &line.notation),
        (Pending::Chance, Some(recorded)) => Err(Fault::DecisionForChance { recorded }),
        (Pending::Decision(turn), None) => Err(Fault::ChanceForDecision { turn }),
        (Pending::Decision(turn), Some(recorded)) if turn != recorded => {
            Err(Fault::WrongSeat { recorded, turn })
        }
        (Pending::Decision(turn), Some(_)) => listed_action(game, turn, &line.notation),
    };
    step.map_err(|fault| fault.at(line.line))
}

fn listed_action<G: Game>(game: &G, seat: Seat, notation: &str) -> Result<Step<G>, Fault> {
    let action = read(notation)?;
    let mut options = Vec::new();
    game.options(&mut options);
    if options.contains(&action) {
        Ok(Step::Decision(seat, action))
    } else {
        Err(Fault::IllegalAction { notation: notation.into() })
    }
}

fn listed_outcome<G: Game>(game: &G, notation: &str) -> Result<Step<G>, Fault> {
    let outcome = read(notation)?;
    let mut outcomes = Vec::new();
    game.outcomes(&mut outcomes);
    if outcomes.iter().any(|listed| listed.outcome == outcome) {
        Ok(Step::Chance(outcome))
    } else {
        Err(Fault::ImpossibleOutcome { notation: notation.into() })
    }
}

fn read<T: FromStr<Err = NotationError>>(notation: &str) -> Result<T, Fault> {
    notation.parse().map_err(Fault::Notation)
}

fn dealer_of<G: Game>(record: &Record) -> Result<TableDealer<G::Chance>, RecordError> {
    match (record.seed_line(), record.header().commitment) {
        (Some((line, seed)), Some(promised)) if Seed::commitment(seed) != promised => {
            Err(Fault::WrongSeed.at(line))
        }
        _ => match record.dealer() {
            Some(dealer) if record.header().taken_over > 0 => {
                Ok(ForkedDealer::replaying(record, dealer)?.into())
            }
            Some(dealer) => Ok(dealer.into()),
            None => Ok(ScriptedDealer::replaying(record)?.into()),
        },
    }
}
