//! The door to everything that is kept.

use crate::chat::{self, Say};
use crate::claim::Claim;
use crate::error::StoreError;
use crate::guests::{self, NewLink};
use crate::ids::{self, GuestId, LinkToken, Seed, TableId};
use crate::location::{Location, Options};
use crate::model::*;
use crate::postgres::Postgres;
use crate::sql::{Op, Result, gone};
use crate::sqlite::Sqlite;
use crate::watch::{Asking, Observer, Waiting, Watch};
use crate::{components, journal, lists, moderation, mutes, retention, server, tables};
use std::sync::Arc;

/// Everything that is kept. A clone is another handle to the same; it must be opened inside a Tokio runtime.
#[derive(Clone)]
pub struct Store(Arc<Database>, Arc<Watch>);

enum Database {
    Sqlite(Sqlite),
    Postgres(Postgres),
}

impl Store {
    /// Opens what lies there, makes it if there is nothing, and brings its schema up to date.
    pub async fn open(location: &Location) -> Result<Self> {
        Self::open_with(location, Options::default()).await
    }

    /// Opens it in another way than servers do.
    pub async fn open_with(location: &Location, options: Options) -> Result<Self> {
        let database = match location.clone() {
            Location::Folder(folder) => {
                let opening = tokio::task::spawn_blocking(move || Sqlite::open(&folder, &options));
                Database::Sqlite(opening.await.map_err(|_| gone())??)
            }
            Location::Postgres(url) => Database::Postgres(Postgres::open(&url, &options).await?),
        };
        Ok(Self(Arc::new(database), Arc::default()))
    }

    /// Claims the database for one server; refused with [`StoreError::Taken`] while another has it. Tools that only look
    /// or copy need no claim.
    pub async fn claim(&self) -> Result<Claim> {
        match &*self.0 {
            Database::Sqlite(sqlite) => Claim::on_folder(sqlite.folder()),
            Database::Postgres(postgres) => postgres.claim().await,
        }
    }

    /// Whether the database keeps what is written: writes something that means nothing, and waits until it is durable.
    pub async fn ping(&self) -> Result<()> {
        self.write("", ids::random(), server::ping).await
    }

    /// Brings everything that was committed into the file of an SQLite database, so that a copy of it alone is whole, and
    /// empties the log, which may still have what was deleted. For a server that stops, or has deleted something.
    pub async fn checkpoint(&self) -> Result<()> {
        let database = self.0.clone();
        let checkpoint = move || match &*database {
            Database::Sqlite(sqlite) => sqlite.checkpoint(),
            Database::Postgres(_) => Ok(()),
        };
        tokio::task::spawn_blocking(checkpoint).await.map_err(|_| gone())?
    }

    /// The key that signs cookies: made the first time it is asked for, the same ever after.
    pub async fn signing_key(&self) -> Result<[u8; 32]> {
        self.write("", ids::random(), server::signing_key).await
    }

    /// The key that signed cookies before, while those it signed are still good.
    pub async fn former_signing_key(&self) -> Result<Option<[u8; 32]>> {
        self.read((), server::former_key).await
    }

    /// Signs cookies with a new key from the next start on. Those of the last key stay good and are signed anew as they
    /// come by, unless they are to be forgotten.
    pub async fn change_signing_key(&self, forget: bool) -> Result<()> {
        self.write("", (ids::random(), forget), server::change_key).await
    }

    /// How many there are of everything.
    pub async fn counts(&self) -> Result<Counts> {
        self.read((), lists::counts).await
    }

    /// Lets someone hear of everything that is asked of the database from now on; the first one only.
    pub fn observe(&self, observer: Observer) {
        self.1.observe(observer);
    }

    /// How many wait for the database now.
    pub fn waiting(&self) -> Waiting {
        self.1.waiting()
    }

    /// How many connections to the database are open.
    pub fn connections(&self) -> usize {
        match &*self.0 {
            Database::Sqlite(sqlite) => sqlite.connections(),
            Database::Postgres(postgres) => postgres.connections(),
        }
    }

    /// How many pages of 4 KiB an SQLite database may grow to from now on; the size it has is the least.
    pub async fn limit_pages(&self, pages: u32) -> Result<()> {
        match &*self.0 {
            Database::Sqlite(_) => self.write("", pages, server::limit_pages).await,
            Database::Postgres(_) => Ok(()),
        }
    }

    pub(crate) async fn write<A, T>(&self, about: &str, args: A, op: Op<A, T>) -> Result<T>
    where
        A: Send + Sync + 'static,
        T: Send + 'static,
    {
        let asked = async {
            match &*self.0 {
                Database::Sqlite(sqlite) => sqlite.write(args, op).await,
                Database::Postgres(postgres) => postgres.write(about, args, op).await,
            }
        };
        self.1.over(Asking::Write, asked).await
    }

    pub(crate) async fn read<A, T>(&self, args: A, op: Op<A, T>) -> Result<T>
    where
        A: Send + Sync + 'static,
        T: Send + 'static,
    {
        let asked = async {
            match &*self.0 {
                Database::Sqlite(sqlite) => sqlite.read(args, op).await,
                Database::Postgres(postgres) => postgres.read(args, op).await,
            }
        };
        self.1.over(Asking::Read, asked).await
    }
}

/// Guests.
impl Store {
    /// Welcomes someone.
    pub async fn create_guest(&self, name: &str, language: Option<&str>, at: Moment) -> Result<Guest> {
        let (id, language) = (GuestId::random(), language.map(str::to_owned));
        let guest = Guest { id, name: name.to_owned(), language, created: at, epoch: 0 };
        self.write(guest.id.as_str(), guest.clone(), guests::create).await?;
        Ok(guest)
    }

    /// Who that is.
    pub async fn guest(&self, id: &GuestId) -> Result<Guest> {
        self.read(id.clone(), guests::get).await
    }

    /// Gives a guest another name, at every table at once.
    pub async fn rename_guest(&self, id: &GuestId, name: &str) -> Result<()> {
        self.write(id.as_str(), (id.clone(), name.to_owned()), guests::rename).await
    }

    /// Remembers the language a guest asked for.
    pub async fn set_language(&self, id: &GuestId, language: Option<&str>) -> Result<()> {
        self.write(id.as_str(), (id.clone(), language.map(str::to_owned)), guests::set_language).await
    }

    /// Begins a new epoch for a guest, and tells which: cookies of earlier ones are good no more.
    pub async fn revoke_cookies(&self, id: &GuestId) -> Result<u64> {
        self.write(id.as_str(), id.clone(), guests::revoke).await
    }

    /// Makes a link with which a guest brings their name to another device, once, before it expires.
    pub async fn make_device_link(&self, id: &GuestId, expires: Moment, at: Moment) -> Result<LinkToken> {
        let token = LinkToken::random();
        let link = NewLink { guest: id.clone(), token: token.clone(), expires, at };
        self.write(id.as_str(), link, guests::make_link).await?;
        Ok(token)
    }

    /// Takes a link: whose it is, or none if it was taken, has expired, or never was.
    pub async fn take_device_link(&self, token: &LinkToken, at: Moment) -> Result<Option<GuestId>> {
        self.write(token.expose(), (token.clone(), at), guests::take_link).await
    }
}

/// Tables.
impl Store {
    /// Sets a table up.
    pub async fn create_table(&self, new: NewTable) -> Result<Table> {
        let id = TableId::random();
        self.write(id.clone().as_str(), (id, new), tables::create).await
    }

    /// A table, without its seed.
    pub async fn table(&self, id: &TableId) -> Result<Table> {
        self.read(id.clone(), tables::get).await
    }

    /// Play begins, if the table is still open.
    pub async fn start(&self, start: Start) -> Result<()> {
        self.write(start.table.clone().as_str(), start, tables::start).await
    }

    /// The secret seed of a table, once it is bound. For the server's eyes.
    pub async fn seed(&self, table: &TableId) -> Result<Option<Seed>> {
        self.read(table.clone(), tables::seed).await
    }

    /// The text that a digest stands for.
    pub async fn components(&self, digest: &str) -> Result<Components> {
        self.read(digest.to_owned(), components::get).await
    }

    /// Tables that have begun and do not say with which components: those begun before tables said so.
    pub async fn tables_without_components(&self, limit: u32) -> Result<Vec<Table>> {
        self.read(limit, lists::without_components).await
    }

    /// Says with which components such a table was begun; where one says so already, nothing changes.
    pub async fn adopt_components(&self, table: &TableId, found: Components) -> Result<()> {
        self.write(table.as_str(), (table.clone(), found), components::adopt).await
    }

    /// Tables a guest owns or sits at, in one status or in any, newest first.
    pub async fn tables_of(&self, id: &GuestId, status: Option<Status>, page: Page) -> Result<Vec<Table>> {
        self.read((id.clone(), status, page), lists::of_guest).await
    }

    /// Public tables in a status, newest first.
    pub async fn public_tables(&self, status: Status, page: Page) -> Result<Vec<Table>> {
        self.read((status, page), lists::in_public).await
    }

    /// Running tables that someone should look at by now, those that wait longest first, from after one such table
    /// on. For the server's eyes.
    pub async fn due_tables(&self, by: Moment, after: Option<&Table>, limit: u32) -> Result<Vec<Table>> {
        let after = after.and_then(|table| Some((table.due?, table.id.clone())));
        self.read((by, after, limit), lists::due).await
    }

    /// Updates when a table is due, unless it has changed since it was read.
    pub async fn postpone(&self, table: &Table, due: Option<Moment>) -> Result<()> {
        let id = table.id.clone();
        self.write(id.clone().as_str(), (id, table.length, due), tables::postpone).await
    }

    /// How many tables and seats a guest holds; a seat at the table `but` does not count.
    pub async fn holdings(&self, guest: &GuestId, but: Option<&TableId>) -> Result<Holdings> {
        self.read((guest.clone(), but.cloned()), lists::holdings).await
    }

    /// The newest rematch of a table.
    pub async fn rematch_of(&self, table: &TableId) -> Result<Option<TableId>> {
        self.read(table.clone(), lists::rematch_of).await
    }
}

/// Journals and chat.
impl Store {
    /// Appends lines to a journal with what changes because of them, and returns the next index.
    ///
    /// No guest id and no name may go into a line: see the [crate's page](crate).
    pub async fn append(&self, append: Append) -> Result<u64> {
        self.write(append.table.clone().as_str(), append, journal::append).await
    }

    /// The lines of a journal from an index on.
    pub async fn journal(&self, table: &TableId, from: u64) -> Result<Vec<Entry>> {
        self.read((table.clone(), from), journal::list).await
    }

    /// Says something at a table, and returns its index.
    pub async fn say(&self, table: &TableId, guest: &GuestId, text: &str, at: Moment) -> Result<u64> {
        let say = Say { table: table.clone(), guest: guest.clone(), text: text.to_owned(), at };
        self.write(table.as_str(), say, chat::say).await
    }

    /// Remembers that someone mutes a speaker at a table, or unmutes them.
    pub async fn mute(&self, mute: Mute) -> Result<()> {
        self.write(mute.table.clone().as_str(), mute, mutes::set).await
    }

    /// Who does not want to hear whom at a table.
    pub async fn mutes(&self, table: &TableId) -> Result<Vec<(GuestId, String)>> {
        self.read(table.clone(), mutes::list).await
    }

    /// Takes mutes over that an earlier version kept among a table's words for lists, unless those have changed since.
    pub async fn adopt_mutes(&self, old: OldMutes) -> Result<()> {
        self.write(old.table.clone().as_str(), old, mutes::adopt).await
    }

    /// What was said at a table from an index on.
    pub async fn chat(&self, table: &TableId, from: u64) -> Result<Vec<Said>> {
        self.read((table.clone(), from), chat::list).await
    }
}

/// What is not kept for ever.
impl Store {
    /// Tables that need not be kept any longer, some at a time. For the server's eyes.
    pub async fn expired_tables(&self, keep: Keep) -> Result<Vec<TableId>> {
        self.read(keep, retention::tables).await
    }

    /// Deletes a table with its journal, its talk and its seats.
    pub async fn purge_table(&self, table: &TableId) -> Result<()> {
        self.write(table.as_str(), table.clone(), retention::purge).await
    }

    /// Deletes a table whose game has not begun; any other stays.
    pub async fn discard_table(&self, table: &TableId) -> Result<()> {
        self.write(table.as_str(), table.clone(), retention::discard).await
    }

    /// Deletes talk and guests that need not be kept any longer, some at a time; tells how many.
    pub async fn forget(&self, keep: Keep) -> Result<u64> {
        self.write("", keep, retention::forget).await
    }

    /// Takes note of when a guest was last seen; once a day is enough.
    pub async fn seen(&self, guest: &GuestId, at: Moment) -> Result<()> {
        self.write(guest.as_str(), (guest.clone(), at), retention::seen).await
    }
}

/// What hosts do.
impl Store {
    /// Whom and what the host keeps away, also those whose time is over.
    pub async fn bans(&self) -> Result<Vec<Ban>> {
        self.read((), moderation::bans).await
    }

    /// Keeps someone or something away.
    pub async fn ban(&self, ban: Ban) -> Result<()> {
        self.write("", ban, moderation::ban).await
    }

    /// Lets someone or something in again; false where nothing was kept away.
    pub async fn unban(&self, subject: &Subject) -> Result<bool> {
        self.write("", subject.clone(), moderation::unban).await
    }

    /// Takes note of what a player reports.
    pub async fn report(&self, report: Report) -> Result<()> {
        self.write(report.table.clone().as_str(), report, moderation::report).await
    }

    /// What players reported, newest first.
    pub async fn reports(&self, most: u32) -> Result<Vec<Report>> {
        self.read(most, moderation::reports).await
    }

    /// Deletes what was reported up to a moment; tells how many that were.
    pub async fn clear_reports(&self, until: Moment) -> Result<u64> {
        self.write("", until, moderation::clear_reports).await
    }

    /// Guests of a name, those last seen first.
    pub async fn guests_named(&self, name: &str) -> Result<Vec<Guest>> {
        self.read(name.to_owned(), moderation::named).await
    }

    /// Everything that is kept of a guest besides their tables.
    pub async fn everything_of(&self, guest: &GuestId) -> Result<Kept> {
        self.read(guest.clone(), moderation::kept).await
    }

    /// Deletes everything of a guest. In games of others they are called `stranger` from now on, and their cookies are good
    /// no more.
    pub async fn purge_guest(&self, guest: &GuestId, stranger: &str) -> Result<Purged> {
        self.write(guest.as_str(), (guest.clone(), stranger.to_owned()), moderation::purge).await
    }
}

impl StoreError {
    /// Whether the same request may succeed later without being changed.
    pub const fn is_passing(&self) -> bool {
        matches!(self, Self::Full | Self::ReadOnly | Self::Unavailable(_) | Self::Tls(_))
    }
}
