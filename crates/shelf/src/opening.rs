//! The one way to open a game and the one to restore it, and who brings its chance.

use crate::ShelfError;
use kit::{GameOf, Kit, Order, SetupOf};
use referee::{
    Digest, ForkedDealer, OpenError, Record, ScriptedDealer, SeededDealer, StepCount, StepLine, Table,
    TableDealer, Verdict,
};
use serde_json::Value;
use tabletop::{Game, Setup as _};

/// What a game begins with.
#[derive(Clone, PartialEq, Debug)]
pub enum Opening {
    /// The beginning, for a table as asked for.
    Order(Order),
    /// A position, given as JSON.
    Position {
        /// What lies where.
        position: Value,
        /// The text of a component file.
        components: Option<String>,
    },
}

/// Who brings the outcomes of chance.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Dealing {
    /// A seed, as soon as chance is asked.
    Seeded(SeededDealer),
    /// A list of outcomes in notation, and a seed after them.
    Listed {
        /// The first outcomes: those of a game that is played on from, or of a lesson.
        outcomes: Vec<String>,
        /// Who deals after them; without a seed the game ends where the list does.
        then: Option<SeededDealer>,
    },
    /// Nobody: outcomes are brought one at a time.
    ByHand,
}

/// What a game is restored from.
#[derive(Clone, Debug)]
pub enum Source<'a> {
    /// Stored steps, each compared with what the dealer deals; where they break off amid chance, it deals on.
    Steps {
        /// The table.
        order: Order,
        /// Who dealt, and deals on.
        dealing: Dealing,
        /// The steps from the beginning.
        steps: &'a [StepLine],
    },
    /// A record, which must name this game.
    Record {
        record: &'a Record,
        /// The text of the component file it was played with.
        components: Option<String>,
        /// The step it is looked at after; the last one if left out.
        steps: Option<StepCount>,
        /// Who deals on.
        dealing: Redealing,
    },
}

/// Who deals on where a record ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Redealing {
    /// Its seed if the record reveals it, otherwise nobody can; pending chance is left as it is.
    AsRecorded,
    /// Its seed, after it was found to deal what the record says; by hand where the record does not reveal one.
    Verified,
    ByHand,
}

pub(crate) fn open<K: Kit>(opening: &Opening, dealing: Dealing) -> Result<Table<GameOf<K>>, ShelfError> {
    let dealer = dealing.dealer::<K>()?;
    Ok(match opening {
        Opening::Order(order) => Table::new(K::setup(order)?, dealer)?,
        Opening::Position { position, components } => {
            let (setup, game) = K::lay_out(position, components.as_deref())?;
            Table::from_position(setup, game, dealer)?
        }
    })
}

pub(crate) fn restore<K: Kit>(source: Source<'_>) -> Result<Table<GameOf<K>>, ShelfError> {
    match source {
        Source::Steps { order, dealing, steps } => {
            Ok(Table::restore(K::setup(&order)?, dealing.dealer::<K>()?, steps)?)
        }
        Source::Record { record, components, steps, dealing } => {
            let setup = recorded_setup::<K>(record, components)?;
            let steps = steps.map_or(record.steps().len(), |steps| steps.0);
            let table = referee::replay_to::<GameOf<K>>(&setup, record, steps)?;
            redealt::<K>(&setup, record, table, dealing)
        }
    }
}

/// The setup that a record names: with the component file given, or with the one we ship or shipped that it was played with.
pub(crate) fn recorded_setup<K: Kit>(
    record: &Record,
    components: Option<String>,
) -> Result<SetupOf<K>, ShelfError> {
    let header = record.header();
    let given = components.is_some();
    let order =
        |components| Order { edition: header.edition.clone(), players: Some(header.players), components };
    let setup = K::setup(&order(components))?;
    let is_recorded = |setup: &SetupOf<K>| Digest::of(setup.components()) == header.components;
    if given || is_recorded(&setup) {
        return Ok(setup);
    }
    let former = K::former_component_files().iter().map(|file| K::setup(&order(Some((*file).to_owned()))));
    // A setup that is not the recorded one is refused by the replay, which names both.
    Ok(former.filter_map(Result::ok).find(is_recorded).unwrap_or(setup))
}

fn redealt<K: Kit>(
    setup: &SetupOf<K>,
    record: &Record,
    table: Table<GameOf<K>>,
    dealing: Redealing,
) -> Result<Table<GameOf<K>>, ShelfError> {
    let mut table = match dealing {
        Redealing::AsRecorded => return Ok(table),
        Redealing::Verified if deals_itself::<GameOf<K>>(setup, record)? => table,
        Redealing::Verified | Redealing::ByHand => table.by_hand(),
    };
    table.settle().map_err(OpenError::from)?;
    Ok(table)
}

/// Whether the record reveals a seed that deals this very game. One that deals another game is an error.
fn deals_itself<G: Game>(setup: &G::Setup, record: &Record) -> Result<bool, ShelfError> {
    // Without a commitment nobody can tell whether the seed is the one that dealt, and outcomes that were taken over from
    // another game are none that it deals.
    if record.seed().is_none() || record.header().commitment.is_none() || record.header().taken_over > 0 {
        return Ok(false);
    }
    match referee::verify::<G>(setup, record)? {
        Verdict::Dishonest(dishonesty) => Err(ShelfError::Dishonest(dishonesty)),
        Verdict::Honest(_) | Verdict::CannotTell(_) => Ok(true),
    }
}

impl Dealing {
    /// Deals the chance that some steps describe, and from a seed after the first `taken_over` outcomes of it.
    pub fn taking_over(taken_over: usize, steps: &[StepLine], then: SeededDealer) -> Self {
        let chance = steps.iter().filter(|step| step.is_chance()).take(taken_over);
        Self::Listed { outcomes: chance.map(|step| step.notation.clone()).collect(), then: Some(then) }
    }

    fn dealer<K: Kit>(self) -> Result<TableDealer<<GameOf<K> as Game>::Chance>, ShelfError> {
        Ok(match self {
            Self::Seeded(dealer) => dealer.into(),
            Self::ByHand => TableDealer::ByHand,
            Self::Listed { outcomes, then: Some(then) } => {
                ForkedDealer::read(outcomes.iter().map(String::as_str), then)?.into()
            }
            Self::Listed { outcomes, then: None } => {
                ScriptedDealer::read(outcomes.iter().map(String::as_str))?.into()
            }
        })
    }
}
