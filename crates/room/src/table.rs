//! A table in memory: what the store says of it, folded from its journal.

use crate::board::{Board, order};
use crate::clock::{MINUTE, Times};
use crate::fork::Origin;
use crate::journal::{Entry, TableVersion};
use crate::notes;
use crate::seats::{Chair, Chooser, Holder, STAND_IN};
use phrasebook::{Book, Language, Names, Voice};
use protocol::{Note, Status, Terms};
use referee::{Seed, StepCount};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use shelf::{Lesson, Level, Shelf};
use std::collections::BTreeMap;
use std::sync::Arc;
use tabletop::{Phrase, Seat, Viewer};

/// What was agreed when the table was created; the store keeps it as JSON.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Laid {
    /// What is played, and how.
    pub terms: Terms,
    /// The code an invitation must contain.
    pub invite: String,
    /// The moment it continues from, if it does not start from the beginning.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from: Option<Origin>,
}

/// A table, whole.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Table {
    /// Its name in addresses.
    pub id: String,
    /// What was agreed.
    pub laid: Laid,
    /// The messages it is described with.
    pub book: Book,
    /// The game's name for people.
    pub title: String,
    /// Whether any player has something that others may not see.
    pub has_secrets: bool,
    /// The component file it is played with, where it is another than the one we ship.
    pub components: Option<Arc<str>>,
    /// The guest who created it.
    pub owner: String,
    /// Its seats, clockwise.
    pub chairs: Vec<Chair>,
    /// The seed of its dice: a secret until the game is over.
    pub seed: Seed,
    /// When the pledges were sealed, in milliseconds since 1970, while the bytes are awaited.
    pub sealed: Option<u64>,
    /// The game, once it has begun.
    pub game: Option<Running>,
    /// The table created for the same people after this one.
    pub rematch: Option<String>,
    /// The guided game it is, where it still ships.
    pub lesson: Option<Arc<Lesson>>,
    /// Guests whom the owner took off their seats, the last ones.
    pub removed: Vec<String>,
}

/// Guests who are remembered as taken off their seats.
const MOST_REMOVED: usize = 50;

/// A game that has begun.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Running {
    /// What is on the table.
    pub board: Board,
    /// The clocks.
    pub times: Times,
    /// What is known of each entry of the journal.
    marks: Vec<Mark>,
    /// The first entries of attempts, by their keys.
    done: BTreeMap<String, u64>,
    /// What changed who plays, the last ones.
    notes: Vec<Note>,
    /// Whether the owner ended it before it was over.
    closed: bool,
    /// Whether its lesson was skipped.
    lesson_skipped: bool,
}

/// What a game remembers of an entry.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Mark {
    /// How many steps there were after it.
    steps: StepCount,
    /// Whether chance brought it, so that it belongs to the decision before.
    chance: bool,
}

impl Running {
    /// A game without an entry yet.
    pub fn starting(board: Board, at: u64) -> Self {
        let (marks, notes, done) = (Vec::new(), Vec::new(), BTreeMap::new());
        Self { board, times: Times::starting(at), marks, done, notes, closed: false, lesson_skipped: false }
    }

    /// The number of entries in the journal.
    pub fn version(&self) -> TableVersion {
        TableVersion(self.marks.len() as u64)
    }

    /// Remembers the key of the append that began with entry number `index`.
    pub fn remember(&mut self, key: String, index: u64) {
        self.done.insert(key, index);
    }

    /// The version that an attempt with this key led to, if there was one.
    pub fn done(&self, key: &str) -> Option<TableVersion> {
        let index = *self.done.get(key)?;
        let after = self.marks.iter().skip(index as usize + 1);
        Some(TableVersion(index + 1 + after.take_while(|mark| mark.chance).count() as u64))
    }

    /// The step from which a client that knows `version` lacks events; nothing if steps it knows were undone.
    pub fn gap_since(&self, version: TableVersion) -> Option<StepCount> {
        let version = usize::try_from(version.0).ok()?;
        let known = match version.checked_sub(1) {
            None => StepCount(0),
            Some(last) => self.marks.get(last)?.steps,
        };
        let lowest = self.marks[version..].iter().map(|mark| mark.steps).min().unwrap_or(known);
        (lowest >= known).then_some(known)
    }

    pub(crate) const fn is_lesson_skipped(&self) -> bool {
        self.lesson_skipped
    }

    /// What changed who plays, the last ones.
    pub fn notes(&self) -> &[Note] {
        &self.notes
    }

    /// Steps after the last entry.
    pub fn steps(&self) -> StepCount {
        self.marks.last().map(|mark| mark.steps).unwrap_or_default()
    }
}

impl Table {
    /// Its status.
    pub fn status(&self) -> Status {
        match &self.game {
            None => Status::Open,
            Some(game) if game.closed => Status::Closed,
            Some(game) if game.board.is_over() => Status::Over,
            Some(_) => Status::Running,
        }
    }

    /// The number of entries in the journal.
    pub fn version(&self) -> TableVersion {
        self.game.as_ref().map(Running::version).unwrap_or_default()
    }

    /// The seat that must decide.
    pub fn turn(&self) -> Option<Seat> {
        self.game.as_ref().filter(|game| !game.closed).and_then(|game| game.board.turn())
    }

    /// The seat that must decide, and who chooses for it.
    pub fn decider(&self) -> Option<(Seat, Chooser)> {
        self.turn().map(|seat| (seat, self.chair(seat).chooser()))
    }

    /// One seat.
    pub fn chair(&self, seat: Seat) -> &Chair {
        &self.chairs[seat.index()]
    }

    /// Seats with their holders.
    pub fn seats(&self) -> impl Iterator<Item = (Seat, &Chair)> {
        Seat::all(self.chairs.len()).zip(&self.chairs)
    }

    /// The seats a guest decides for.
    pub fn seats_of<'s>(&'s self, guest: &'s str) -> impl Iterator<Item = Seat> + 's {
        self.seats().filter(move |(_, chair)| chair.is_of(guest)).map(|(seat, _)| seat)
    }

    /// Whether a guest sits here or created the table.
    pub fn belongs(&self, guest: &str) -> bool {
        self.owner == guest || self.seats_of(guest).next().is_some()
    }

    /// How a guest looks at the table: from the seat they ask for if it is theirs, otherwise from their first.
    pub fn viewer(&self, guest: Option<&str>, wish: Option<Seat>) -> Viewer {
        let Some(guest) = guest else { return Viewer::Spectator };
        let wish = wish.filter(|seat| self.seats_of(guest).any(|own| own == *seat));
        wish.or_else(|| self.seats_of(guest).next()).map_or(Viewer::Spectator, Viewer::Seat)
    }

    /// A language with the names of this table.
    pub fn voice(&self, language: Language) -> Voice {
        let name = |(seat, chair): (Seat, &Chair)| match &chair.holder {
            Holder::Open => None,
            Holder::Guest(name) | Holder::HotSeat(name) => {
                Some((seat, phrasebook::read_name(language, name).into_owned()))
            }
            Holder::Bot(level) => {
                let phrase =
                    Phrase::new("server-bot-name").with("level", level.to_string()).with("seat", seat);
                Some((seat, phrasebook::render(language, &phrase)))
            }
        };
        let named = self.seats().filter_map(name);
        Voice {
            book: self.book.clone(),
            language,
            names: named.fold(Names::letters(), |all, (seat, name)| all.with(seat, name)),
        }
    }

    /// What is printed on its components: of the data it began with or, while it is open, of what ships.
    pub fn printed(&self, games: &Shelf) -> Option<Value> {
        if let Some(game) = &self.game {
            return Some(game.board.printed());
        }
        let order = order(&self.laid.terms, self.chairs.len(), self.components.as_deref());
        games.game(&self.laid.terms.game).ok()?.printed(&order).ok()
    }

    /// Whether any seat is still open.
    pub fn has_open_seat(&self) -> bool {
        self.chairs.iter().any(|chair| chair.holder == Holder::Open)
    }

    /// Whether the same people sit here, with the same pledges.
    pub(crate) fn is_seated_as(&self, other: &Self) -> bool {
        self.chairs == other.chairs && self.sealed == other.sealed
    }

    /// Remembers a guest who was taken off their seat.
    pub fn remove(&mut self, guest: String) {
        if !self.removed.contains(&guest) {
            self.removed.push(guest);
        }
        let many = self.removed.len().saturating_sub(MOST_REMOVED);
        self.removed.drain(..many);
    }

    /// Whether no seat is a person's, nor open to one.
    pub fn is_among_bots(&self) -> bool {
        self.chairs.iter().all(|chair| matches!(chair.holder, Holder::Bot(_)))
    }

    /// Whether any person plays for themselves.
    pub fn has_person(&self) -> bool {
        self.chairs.iter().any(Chair::has_person)
    }

    /// Whether a bot may advise this guest: the game is over, or nobody but the guest plays with bots.
    pub fn may_advise(&self, guest: Option<&str>) -> bool {
        let alone = |guest: &str| {
            self.chairs.iter().all(|chair| match chair.holder {
                Holder::Bot(_) => true,
                Holder::Open => false,
                Holder::Guest(_) | Holder::HotSeat(_) => chair.is_of(guest),
            })
        };
        self.status() == Status::Over || guest.is_some_and(alone)
    }

    /// How strong a bot plays for people here: like the bots of the table, where there are any.
    pub fn stand_in_level(&self) -> Level {
        let bots = self.chairs.iter().filter_map(|chair| match chair.holder {
            Holder::Bot(level) => Some(level),
            Holder::Open | Holder::Guest(_) | Holder::HotSeat(_) => None,
        });
        bots.min().unwrap_or(STAND_IN)
    }

    /// From when on those present may let a bot play for a person who was last seen then; never at some tables.
    pub fn replaceable_from(&self, gone: u64) -> Option<u64> {
        let minutes = self.laid.terms.absence_minutes.filter(|minutes| *minutes > 0)?;
        Some(gone + u64::from(minutes) * MINUTE)
    }

    /// When a bot stands in for a person whose last device left at `gone`.
    pub fn away_deadline(&self, gone: u64) -> Option<u64> {
        self.laid.terms.away_minutes.map(|minutes| gone + u64::from(minutes) * MINUTE)
    }

    /// Takes note of entries that are in the journal, with the board they led to.
    pub fn note(&mut self, entries: &[Entry], at: u64, board: Board) {
        for entry in entries {
            self.note_one(entry, at);
        }
        if let Some(game) = &mut self.game {
            game.board = board;
        }
    }

    /// Takes note of one entry; the board is the caller's to bring.
    pub(crate) fn note_one(&mut self, entry: &Entry, at: u64) {
        let Some(game) = &mut self.game else { return };
        let away = |seat: &Seat| self.chairs[seat.index()].chooser() != Chooser::Person;
        let away = entry.decider().as_ref().is_some_and(away);
        game.times.note(entry, at, away);
        let steps = game.steps();
        let steps = match entry {
            Entry::Step(_) => StepCount(steps.0 + 1),
            Entry::Undo(_) => StepCount(steps.0.saturating_sub(1)),
            Entry::Resign(_) | Entry::StandIn(..) | Entry::Back(_) | Entry::Close | Entry::SkipLesson => {
                steps
            }
        };
        game.marks.push(Mark { steps, chance: entry.is_chance() });
        notes::keep(&mut game.notes, entry, steps);
        match *entry {
            Entry::Resign(seat) => self.chairs[seat.index()].resigned = true,
            Entry::StandIn(seat, level, _) => self.chairs[seat.index()].stand_in = Some(level),
            Entry::Back(seat) => self.chairs[seat.index()].stand_in = None,
            Entry::Close => game.closed = true,
            Entry::SkipLesson => game.lesson_skipped = true,
            Entry::Step(_) | Entry::Undo(_) => {}
        }
    }
}
