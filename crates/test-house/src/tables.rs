//! Tables without a network: each is created, played at by messages, read again from its journal, and let go.

use protocol::{ClientMessage, ErrorCode, Play, Start, TableInfo, Terms};
use referee::Seed;
use room::{Answer, Client, Command, Laid, Person, Summary, Table};
use server::app::{App, Found};
use server::guard::CookieKeys;
use server::guard::shutdown;
use server::hub;
use server::notices::Notices;
use server::settings::Settings;
use server::{Clock, Environment};
use shelf::Shelf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU8, Ordering};
use store::{GuestId, Holder, Location, Moment, NewTable, Store, TableId};
use tempfile::TempDir;
use tokio::runtime::Runtime;

/// Tables in one database, which then makes room for the next.
const MOST_TABLES: u32 = 1_000;

/// A server without its doors.
pub struct Tables {
    runtime: Runtime,
    house: House,
    laid: u32,
}

struct House {
    app: Arc<App>,
    guests: [GuestId; 2],
    _folder: TempDir,
}

impl Default for Tables {
    fn default() -> Self {
        Self::new()
    }
}

impl Tables {
    pub fn new() -> Self {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
        let house = runtime.block_on(House::open());
        Self { runtime, house, laid: 0 }
    }

    /// Creates a table and carries the messages out, from both seats in turn.
    pub fn hear(&mut self, messages: &[ClientMessage]) {
        self.laid += 1;
        if self.laid.is_multiple_of(MOST_TABLES) {
            self.house = self.runtime.block_on(House::open());
        }
        let games = self.house.app.shelf.games();
        let game = games[games.len() - 1 - messages.len() % games.len()].name();
        self.runtime.block_on(self.house.play(game, messages));
    }
}

impl House {
    async fn open() -> Self {
        let folder = folder();
        let store = Store::open(&Location::Folder(folder.path().to_owned())).await.expect("a store");
        let ana = store.create_guest("Ana", None, Moment(0)).await.expect("a guest").id;
        let ben = store.create_guest("Ben", None, Moment(0)).await.expect("a guest").id;
        let (_, stopping) = shutdown::by_hand();
        let (settings, shelf) = (Settings::default(), Shelf::shipped());
        let cookie_keys = CookieKeys { now: [7; 32], former: None };
        let notices = Notices::open(&settings, &store, &environment()).await.expect("no notices");
        let found = Found { bans: Vec::new(), cookie_keys, notices };
        let app = App::new(settings, shelf, store, found, environment(), stopping).expect("an app");
        Self { app: Arc::new(app), guests: [ana, ben], _folder: folder }
    }

    async fn play(&self, game: &str, messages: &[ClientMessage]) {
        let id = self.lay(game).await;
        let guest = self.guests[0].to_string();
        let start = Command::Start { guest, start: Start::default() };
        hub::ask::<TableInfo>(&self.app, &id, start).await.expect("both seats are taken");
        for (number, message) in messages.iter().enumerate() {
            self.hear(&id, number, message).await;
        }
        let state = self.whole(&id).await;
        let journal = self.app.store.journal(&id, 0).await.expect("the journal");
        assert_eq!(state.version().0, journal.len() as u64, "the table is not its journal");
        hub::ask::<()>(&self.app, &id, Command::Stop).await.expect("it stops");
        let again = self.whole(&id).await;
        assert_eq!(again.version(), state.version(), "the table does not come back from its journal");
        hub::ask::<()>(&self.app, &id, Command::Stop).await.expect("it stops");
    }

    async fn lay(&self, game: &str) -> TableId {
        let terms = Terms {
            game: game.into(),
            edition: None,
            public: false,
            clock: protocol::Clock::None,
            away_minutes: None,
            absence_minutes: None,
            lesson: None,
        };
        let laid = Laid { terms, invite: "invite".into(), from: None };
        let table = NewTable {
            owner: self.guests[0].clone(),
            public: false,
            terms: serde_json::to_string(&laid).expect("terms"),
            summary: Summary::default().text(),
            seats: self.guests.iter().cloned().map(Holder::guest).collect(),
            seed: Some(store::Seed::new(Seed::from_phrase("fuzz").to_hex())),
            previous: None,
            at: Moment(1),
        };
        self.app.store.create_table(table).await.expect("a table").id
    }

    async fn whole(&self, id: &TableId) -> Arc<Table> {
        hub::ask(&self.app, id, Command::Whole).await.expect("the table")
    }

    async fn hear(&self, id: &TableId, number: usize, message: &ClientMessage) {
        let state = self.whole(id).await;
        let guest = self.guests[number % 2].to_string();
        match message.clone() {
            ClientMessage::Play(play) => {
                let play = helped(&state, play);
                self.ask(id, Command::Play { guest, play }).await;
            }
            ClientMessage::Undo(mut undo) => {
                undo.at_version = if undo.at_version == 0 { state.version().0 } else { undo.at_version };
                self.ask(id, Command::Undo { guest, undo }).await;
            }
            ClientMessage::Say(say) => {
                let person = Person { id: guest, name: "Ana".into() };
                self.ask(id, Command::Say { person, text: say.text }).await;
            }
            ClientMessage::Look { seat } => {
                self.ask(id, Command::Look { client: Client(0), seat }).await;
            }
            ClientMessage::Beat => {}
        }
    }

    /// Whatever is refused is the client's fault, and changes nothing.
    async fn ask(&self, id: &TableId, command: Command) {
        let before = self.whole(id).await.version();
        if let Err(refusal) = hub::ask::<Answer>(&self.app, id, command).await {
            let code = refusal.code();
            assert!(code.status() < 500 && code != ErrorCode::Internal, "{refusal}");
            assert_eq!(self.whole(id).await.version(), before, "refused, and yet something changed");
        }
    }
}

/// A fuzzer hardly guesses versions and notation: version zero stands for the one now, a number for an option.
fn helped(state: &Table, mut play: Play) -> Play {
    if play.at_version == 0 {
        play.at_version = state.version().0;
    }
    let options = state.game.as_ref().map(|game| game.board.options()).unwrap_or_default();
    if let (Ok(number), false) = (play.action.parse::<usize>(), options.is_empty()) {
        play.action.clone_from(&options[number % options.len()].notation);
    }
    play
}

/// A folder in memory where there is one: nothing here must outlive a power cut, and disks are slow.
fn folder() -> TempDir {
    let memory = tempfile::tempdir_in("/dev/shm");
    memory.or_else(|_| tempfile::tempdir()).expect("a folder")
}

/// The same randomness for the same input, on a clock that stands still.
fn environment() -> Environment {
    let words = AtomicU8::new(0);
    let words = move |bytes: &mut [u8]| bytes.fill_with(|| words.fetch_add(1, Ordering::Relaxed));
    Environment::default().with_clock(Clock::standing_at(1_000_000)).with_randomness(words)
}
