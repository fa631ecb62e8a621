//! Everything one reader may see of a table, gathered at one moment.

use crate::app::App;
use crate::plain::address::Look;
use crate::plain::reader::Reader;
use crate::table::board::Board;
use crate::table::command::{Command, Looking};
use crate::table::publish::scene_of;
use crate::table::seats::{letter, seat_of};
use crate::table::state::{Running, State};
use crate::{hub, say, scene};
use phrasebook::Voice;
use protocol::{ChatLine, ErrorCode, Failure, Happening, Scene, TableInfo};
use std::sync::Arc;
use store::TableId;
use tabletop::{Seat, Viewer};

/// The newest events, and the steps they are looked for in.
const LAST_EVENTS: usize = 15;
const LAST_STEPS: usize = 40;

/// A table as one reader sees it.
#[derive(Debug)]
pub struct Seen {
    /// The table apart from what lies on it.
    pub table: TableInfo,
    /// What was said.
    pub chat: Vec<ChatLine>,
    /// The reader's language with the names of the table.
    pub voice: Voice,
    /// Whose knowledge is shown.
    pub viewer: Viewer,
    /// The reader's seats.
    pub own: Vec<Seat>,
    /// The game, once it has begun.
    pub play: Option<Play>,
}

/// A game as one reader sees it.
#[derive(Debug)]
pub struct Play {
    /// What is asked and what can be done.
    pub scene: Scene,
    /// The table in words, part by part.
    pub tableau: Vec<(String, Vec<String>)>,
    /// What happened, the newest last.
    pub events: Vec<Happening>,
    /// Who must decide, and whether it is a bot.
    pub turn: Option<(Seat, bool)>,
}

/// Looks at a table. Game, words and options are of one moment; who sits there may be of a later one.
pub async fn see(app: &Arc<App>, reader: &Reader, id: &str, look: &Look) -> Result<Seen, Failure> {
    let id: TableId = id.parse().map_err(|_| say::failure(ErrorCode::NotFound))?;
    let state = hub::ask(app, &id, |reply| Command::Whole { reply }).await?;
    let guest = reader.asker.id();
    let wish = wish(&state, guest.as_deref(), look);
    if let Some(guest) = guest.clone() {
        hub::send(app, &id, Command::Reads { guest });
    }
    let looking = Looking {
        guest: guest.clone(),
        language: reader.asker.language,
        wish: wish.map(letter).or(look.letter()),
        since: Some(state.version()),
    };
    let welcome = hub::ask(app, &id, |reply| Command::Welcome { looking, reply }).await?;
    let voice = state.voice(reader.asker.language);
    let viewer = state.viewer(guest.as_deref(), wish);
    let play = state.game.as_ref().map(|game| play(&state, game, viewer, &voice, look.tells_all()));
    let own = guest.as_deref().map(|guest| state.seats_of(guest).collect()).unwrap_or_default();
    Ok(Seen { table: welcome.table, chat: welcome.chat, voice, viewer, own, play })
}

/// The seat that was asked for. Where nothing is secret, a screen that several share turns to whoever must decide.
fn wish(state: &State, guest: Option<&str>, look: &Look) -> Option<Seat> {
    let asked = look.letter().and_then(|letter| seat_of(letter, state.chairs.len()));
    let secrets = state.game.as_ref().is_some_and(|game| game.board.has_secrets());
    let own_turn = || state.turn().filter(|turn| guest.is_some_and(|guest| state.chair(*turn).is_of(guest)));
    asked.or_else(|| if secrets { None } else { own_turn() })
}

fn play(state: &State, game: &Running, viewer: Viewer, voice: &Voice, all: bool) -> Play {
    Play {
        scene: scene_of(state, game, viewer, voice),
        tableau: tableau(&game.board, viewer, voice),
        events: events(&game.board, viewer, voice, all),
        turn: state.turn().map(|turn| (turn, !state.chair(turn).has_person())),
    }
}

fn tableau(board: &Board, viewer: Viewer, voice: &Voice) -> Vec<(String, Vec<String>)> {
    let said = |section: tabletop::Section| {
        let lines = section.lines.iter().map(|line| voice.say(line)).collect();
        (voice.say(&section.title), lines)
    };
    board.tableau(viewer).into_iter().map(said).collect()
}

fn events(board: &Board, viewer: Viewer, voice: &Voice, all: bool) -> Vec<Happening> {
    let from = if all { 0 } else { board.steps().saturating_sub(LAST_STEPS) };
    let mut events = scene::events(board, viewer, voice, from);
    if !all {
        events.drain(..events.len().saturating_sub(LAST_EVENTS));
    }
    events
}
