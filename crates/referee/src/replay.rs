//! From a record back to a table, every step checked as if it were played now.

use crate::record::{Fault, Record, RecordError};
use crate::refusal::admit;
use crate::{Digest, ForkedDealer, ScriptedDealer, Seed, Step, StepLine, Table, TableDealer};
use tabletop::{Game, Pending, Setup};

/// Replays a whole record. If it reveals its seed, the table plays on with the same dice.
pub fn replay<G: Game>(setup: &G::Setup, record: &Record) -> Result<Table<G>, RecordError> {
    replay_to(setup, record, record.steps().len())
}

/// Replays the first `steps` steps of a record.
///
/// Where the record stops in the middle of dealing, the table waits for [`Table::settle`].
pub fn replay_to<G: Game>(setup: &G::Setup, record: &Record, steps: usize) -> Result<Table<G>, RecordError> {
    let recorded = record.steps().len();
    if steps > recorded {
        return Err(Fault::NoSuchStep { asked: steps, recorded }.at(record.closing_line()));
    }
    let mut game = set_up::<G>(setup, record)?;
    let mut played = Vec::with_capacity(steps);
    for (number, line) in record.numbered_steps().take(steps) {
        let step = next_step(&game, line).map_err(|fault| fault.at(number))?;
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
pub(crate) fn next_step<G: Game>(game: &G, line: &StepLine) -> Result<Step<G>, Fault> {
    // A step of the wrong kind or seat is reported as such, whatever its notation.
    match (game.pending(), line.seat) {
        (Pending::Over, _) => return Err(Fault::StepAfterOver),
        (Pending::Chance, Some(recorded)) => return Err(Fault::DecisionForChance { recorded }),
        (Pending::Decision(turn), None) => return Err(Fault::ChanceForDecision { turn }),
        (Pending::Decision(turn), Some(recorded)) if turn != recorded => {
            return Err(Fault::WrongSeat { recorded, turn });
        }
        _ => {}
    }
    let step = line.read().map_err(Fault::Notation)?;
    admit(game, &step).map_err(|_| unlisted(line))?;
    Ok(step)
}

fn unlisted(line: &StepLine) -> Fault {
    let notation = line.notation.clone();
    if line.is_chance() { Fault::ImpossibleOutcome { notation } } else { Fault::IllegalAction { notation } }
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
