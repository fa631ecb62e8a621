//! A table as it is told: to whoever looks at it, and to the lists.

use super::publish::Audience;
use super::seats::{Chair, letter};
use super::state::State;
use protocol::{Dice, Status, TableInfo};
use serde::{Deserialize, Serialize};
use store::Moment;
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
    /// When somebody must stand in at the latest if nobody comes, in milliseconds since 1970.
    #[serde(default)]
    pub due: Option<u64>,
    /// The scores, once the game is over.
    #[serde(default)]
    pub scores: Option<Vec<i32>>,
    /// What each seat mixes into the dice.
    #[serde(default)]
    pub entropy: Vec<Option<String>>,
    /// Who hears whom no more: the guest, and the speaker's name at this table.
    #[serde(default)]
    pub mutes: Vec<(String, String)>,
}

impl Summary {
    /// The summary of a table as it is now.
    pub fn of(state: &State, mutes: &[(String, String)]) -> Self {
        let turn = state.turn();
        let scores = state.game.as_ref().filter(|game| game.board.is_over());
        Self {
            turn: turn.map(letter),
            person: turn.is_some_and(|seat| state.chair(seat).has_person()),
            due: turn.and_then(|seat| due(state, seat)),
            scores: scores.map(|game| game.board.standings().iter().map(|one| one.score).collect()),
            entropy: state.chairs.iter().map(|chair| chair.entropy.clone()).collect(),
            mutes: mutes.to_vec(),
        }
    }

    /// When somebody should look at the table though nobody asks: at once for a bot, else when a person's time is up.
    pub fn wakes(&self, now: u64) -> Option<Moment> {
        self.turn?;
        let due = if self.person { self.due } else { Some(now) };
        due.map(|due| Moment(due as i64))
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
fn due(state: &State, seat: Seat) -> Option<u64> {
    let game = state.game.as_ref().filter(|_| state.chair(seat).has_person())?;
    let clock = game.times.deadline(state.laid.terms.clock, seat);
    clock.into_iter().chain(state.away_deadline(game.times.since())).min()
}

/// A table for one guest, or for whoever has nothing to do with it.
pub fn table_info(state: &State, audience: &Audience, guest: Option<&str>, now: u64) -> TableInfo {
    let turn = state.turn();
    let seat_info = |(seat, chair): (Seat, &Chair)| {
        let yours = guest.is_some_and(|guest| chair.is_of(guest));
        let connected = chair.guest.as_deref().is_some_and(|guest| audience.has(guest));
        let times = state.game.as_ref().map(|game| &game.times).filter(|_| chair.guest.is_some());
        let deciding = turn == Some(seat) && chair.has_person();
        let clock = times.and_then(|times| times.left(state.laid.terms.clock, seat, deciding, now));
        chair.info(seat, yours, connected, clock)
    };
    let belongs = guest.is_some_and(|guest| state.belongs(guest));
    TableInfo {
        id: state.id.clone(),
        terms: state.laid.terms.clone(),
        title: title(&state.laid.terms.game),
        status: state.status(),
        seats: state.seats().map(seat_info).collect(),
        yours: guest.is_some_and(|guest| state.owner == guest),
        invite: (belongs && state.has_open_seat()).then(|| state.laid.invite.clone()),
        spectators: audience.spectators(),
        dice: dice(state),
        has_secrets: has_secrets(state),
        rematch: state.rematch.clone(),
    }
}

/// A game's name for people.
pub fn title(game: &str) -> String {
    shelf::game(game).map_or_else(|_| game.into(), |game| game.title().into())
}

fn dice(state: &State) -> Dice {
    let started = state.game.is_some();
    let entropy = |chair: &Chair| chair.entropy.clone().filter(|_| started);
    Dice {
        commitment: state.seed.commitment().to_string(),
        entropy: state.chairs.iter().map(entropy).collect(),
        seed: (state.status() == Status::Over).then(|| state.seed.to_hex()),
    }
}

fn has_secrets(state: &State) -> bool {
    shelf::game(&state.laid.terms.game).is_ok_and(shelf::AnyGame::has_secrets)
}
