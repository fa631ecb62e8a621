//! Everything one reader may see of a table, gathered at one moment.

use crate::app::App;
use crate::guard::failure::Refusal;
use crate::hub;
use crate::plain::address::Look;
use crate::plain::reader::Reader;
use crate::routes::table_id;
use phrasebook::Voice;
use protocol::{ChatLine, Happening, Scene, Section, TableInfo, Welcome};
use referee::StepCount;
use room::{Command, Looking, Table, letter, seat_of, tableau};
use std::sync::Arc;
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
    pub tableau: Vec<Section>,
    /// What happened, the newest last.
    pub events: Vec<Happening>,
    /// Who must decide, and whether it is a bot.
    pub turn: Option<(Seat, bool)>,
}

/// Looks at a table. Game, words and options are of one moment; who sits there may be of a later one.
pub async fn see(app: &Arc<App>, reader: &Reader, id: &str, look: &Look) -> Result<Seen, Refusal> {
    let id = table_id(id)?;
    let state: Arc<Table> = hub::ask(app, &id, Command::Whole).await?;
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
    let welcome: Welcome = hub::ask(app, &id, Command::Welcome { looking }).await?;
    let voice = state.voice(reader.asker.language);
    let viewer = state.viewer(guest.as_deref(), wish);
    let play = play(&state, viewer, &voice, look.tells_all());
    let own = guest.as_deref().map(|guest| state.seats_of(guest).collect()).unwrap_or_default();
    Ok(Seen { table: welcome.table, chat: welcome.chat, voice, viewer, own, play })
}

/// The seat that was asked for. If nothing is secret, a shared screen switches to the player who must decide.
fn wish(state: &Table, guest: Option<&str>, look: &Look) -> Option<Seat> {
    let asked = look.letter().and_then(|letter| seat_of(letter, state.chairs.len()));
    let own_turn = || state.turn().filter(|turn| guest.is_some_and(|guest| state.chair(*turn).is_of(guest)));
    asked.or_else(|| if state.has_secrets { None } else { own_turn() })
}

fn play(state: &Table, viewer: Viewer, voice: &Voice, all: bool) -> Option<Play> {
    let board = &state.game.as_ref()?.board;
    Some(Play {
        scene: state.scene(viewer, voice)?,
        tableau: tableau(&**board, viewer, voice),
        events: events(state, viewer, voice, all),
        turn: state.turn().map(|turn| (turn, !state.chair(turn).has_person())),
    })
}

fn events(state: &Table, viewer: Viewer, voice: &Voice, all: bool) -> Vec<Happening> {
    let steps = state.game.as_ref().map_or(0, |game| game.board.count().0);
    let from = if all { 0 } else { steps.saturating_sub(LAST_STEPS) };
    let mut events = state.events(viewer, voice, StepCount(from));
    if !all {
        events.drain(..events.len().saturating_sub(LAST_EVENTS));
    }
    events
}
