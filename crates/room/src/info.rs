//! A table as it is described: to those who look at it, and in lists.

use crate::absence;
use crate::audience::Audience;
use crate::seats::{Chair, letter};
use crate::table::Table;
use protocol::{Dice, SeatInfo, Status, TableInfo};
use serde::{Deserialize, Serialize};
use shelf::Shelf;
use tabletop::Seat;

/// What the store keeps of a table besides its journal: for lists, for sweeps, and for what is known before the start.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Summary {
    /// The seat that must decide.
    #[serde(default)]
    pub turn: Option<char>,
    /// Whether its person is waited for, and not a bot.
    #[serde(default)]
    pub person: bool,
    /// When someone must stand in at the latest if nobody comes, in milliseconds since 1970.
    #[serde(default)]
    pub due: Option<u64>,
    /// Which turn it is that a person is waited for, where that may take days: see [`Table::waits`].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub waits: Option<u64>,
    /// Whether bots play among themselves, so that nothing is due until someone looks.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub among_bots: bool,
    /// Whether the owner closed the table before the game was over.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub closed: bool,
    /// The scores, once the game is over.
    #[serde(default)]
    pub scores: Option<Vec<i32>>,
    /// What each seat has pledged to mix into the dice; nothing where none has.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub pledges: Vec<Option<String>>,
    /// When the pledges were sealed, in milliseconds since 1970, while the bytes are awaited.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sealed: Option<u64>,
    /// What each seat mixes into the dice.
    #[serde(default)]
    pub entropy: Vec<Option<String>>,
    /// Guests whom the owner removed from their seats.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub removed: Vec<String>,
    /// Who had muted whom, at tables written before mutes were kept separately: the guest, and the speaker's name at
    /// this table.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub mutes: Vec<(String, String)>,
}

impl Summary {
    /// The summary of a table as it is now.
    pub fn of(table: &Table) -> Self {
        let turn = table.turn();
        let scores = table.game.as_ref().filter(|_| table.status() == Status::Over);
        Self {
            turn: turn.map(letter),
            person: turn.is_some_and(|seat| table.chair(seat).has_person()),
            due: turn.and_then(|seat| due(table, seat)),
            waits: table.waits().map(|waits| waits.turn),
            among_bots: table.is_among_bots(),
            closed: table.status() == Status::Closed,
            scores: scores.map(|game| game.board.standings().iter().map(|one| one.score).collect()),
            pledges: pledges(table),
            sealed: table.sealed,
            entropy: table.chairs.iter().map(|chair| chair.entropy.clone()).collect(),
            removed: table.removed.clone(),
            mutes: Vec::new(),
        }
    }

    /// When someone should look at the table though nobody asks: at once for a bot, else when a person's time is up.
    pub fn wakes(&self, now: u64) -> Option<u64> {
        self.turn?;
        if self.among_bots {
            return None;
        }
        if self.person { self.due } else { Some(now) }
    }

    /// As the store keeps it.
    pub fn text(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }

    /// As read back; an unreadable one says nothing.
    pub fn read(text: &str) -> Self {
        serde_json::from_str(text).unwrap_or_default()
    }
}

/// When a bot must take over from the person who must decide, if no device of theirs is at the table.
fn due(table: &Table, seat: Seat) -> Option<u64> {
    let game = table.game.as_ref().filter(|_| table.chair(seat).has_person())?;
    let clock = game.times.deadline(table.laid.terms.clock, seat);
    clock.into_iter().chain(table.away_deadline(game.times.since())).min()
}

/// A table as one guest sees it, or as anyone else does.
pub fn table_info(table: &Table, audience: &Audience, guest: Option<&str>, now: u64) -> TableInfo {
    let turn = table.turn();
    let seat_info = |(seat, chair): (Seat, &Chair)| {
        let yours = guest.is_some_and(|guest| chair.is_of(guest));
        let connected = chair.guest.as_deref().is_some_and(|guest| audience.has(guest));
        let times = table.game.as_ref().map(|game| &game.times).filter(|_| chair.guest.is_some());
        let deciding = turn == Some(seat) && chair.has_person();
        let clock = times.and_then(|times| times.left(table.laid.terms.clock, seat, deciding, now));
        SeatInfo {
            away: absence::away(table, audience, seat, now),
            ..chair.info(seat, yours, connected, clock)
        }
    };
    let owner = table.seats_of(&table.owner).next();
    let belongs = guest.is_some_and(|guest| table.belongs(guest));
    TableInfo {
        id: table.id.clone(),
        terms: table.laid.terms.clone(),
        title: table.title.clone(),
        status: table.status(),
        seats: table.seats().map(seat_info).collect(),
        yours: guest.is_some_and(|guest| table.owner == guest),
        owner: owner.map(letter),
        stand_in: table.stand_in_level().to_string(),
        notes: table.game.as_ref().map(|game| game.notes().to_vec()).unwrap_or_default(),
        invite: (belongs && table.has_open_seat()).then(|| table.laid.invite.clone()),
        spectators: audience.spectators(),
        dice: dice(table),
        has_secrets: table.has_secrets,
        rematch: table.rematch.clone(),
    }
}

/// A game's name for people.
pub fn title(shelf: &Shelf, game: &str) -> String {
    shelf.game(game).map_or_else(|_| game.into(), |game| game.title().into())
}

fn pledge(chair: &Chair) -> Option<String> {
    chair.pledge.map(|pledge| pledge.to_string())
}

fn pledges(table: &Table) -> Vec<Option<String>> {
    let some = table.chairs.iter().any(|chair| chair.pledge.is_some());
    table.chairs.iter().filter(|_| some).map(pledge).collect()
}

fn dice(table: &Table) -> Dice {
    let shown = table.sealed.is_some() || table.game.is_some();
    let entropy = |chair: &Chair| chair.entropy.clone().filter(|_| shown);
    Dice {
        commitment: table.seed.commitment().to_string(),
        pledges: table.chairs.iter().map(pledge).collect(),
        sealed: table.sealed.is_some(),
        entropy: table.chairs.iter().map(entropy).collect(),
        seed: (table.status() == Status::Over).then(|| table.seed.to_hex()),
    }
}
