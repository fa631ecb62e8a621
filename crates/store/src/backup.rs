//! Backs a whole database up into one SQLite file and restores it, into either kind of database.

use crate::claim::Claim;
use crate::error::{Cause, StoreError};
use crate::location::{Location, Options};
use crate::model::Counts;
use crate::sql::{Result, Sql};
use crate::sqlite::{self, Session, blocking};
use crate::{copy, lists, postgres};
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use tempfile::TempDir;

/// Writes everything at one moment into a file that is not there yet, while a server may run; tells how much that was.
pub async fn backup(location: &Location, file: &Path) -> Result<Counts> {
    if file.exists() {
        return Err(in_the_way(file));
    }
    let part = beside(file, ".part");
    let written = match location.clone() {
        Location::Folder(folder) => blocking(move || from_folder(&folder, &part)).await,
        Location::Postgres(url) => from_postgres(&url, &part).await,
    };
    let counts = written?;
    fs::rename(beside(file, ".part"), file).map_err(|error| unusable(file, &error))?;
    Ok(counts)
}

/// Brings everything from such a file into a place where nothing is yet.
pub async fn restore(file: &Path, location: &Location) -> Result<Counts> {
    let file = file.to_owned();
    match location.clone() {
        Location::Folder(folder) => blocking(move || to_folder(&file, &folder)).await,
        Location::Postgres(url) => to_postgres(&file, &url).await,
    }
}

fn from_folder(folder: &Path, part: &Path) -> Result<Counts> {
    let session = Session::open(folder, &looking())?;
    written_out(&session, part)
}

async fn from_postgres(url: &str, part: &Path) -> Result<Counts> {
    let from = postgres::for_copying(url, true).await?;
    from.must_be_current(&Options::default().migrations).await?;
    let folder = folder_beside(part)?;
    let to = empty(folder.path())?;
    from.run("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY").await?;
    to.run("BEGIN")?;
    copy::all(&from, &to).await?;
    to.run("COMMIT")?;
    written_out(&to, part)
}

fn to_folder(file: &Path, folder: &Path) -> Result<Counts> {
    let _claim = Claim::on_folder(folder)?;
    let place = folder.join(sqlite::FILE);
    if place.exists() {
        return Err(in_the_way(&place));
    }
    let part = beside(&place, ".part");
    written_out(&sound(file)?, &part)?;
    fs::rename(&part, &place).map_err(|error| unusable(&place, &error))?;
    let session = Session::open(folder, &Options::default())?;
    session.migrate(&Options::default().migrations)?;
    counts(&session)
}

async fn to_postgres(file: &Path, url: &str) -> Result<Counts> {
    let to = postgres::for_copying(url, false).await?;
    to.migrate(&Options::default().migrations).await?;
    if !to.try_lock().await? {
        return Err(StoreError::Taken { by: None });
    }
    if !copy::is_empty(&to).await? {
        return Err(StoreError::NotEmpty(Cause::new("the schema")));
    }
    // What an older version wrote is brought up to date on the way, in a copy.
    let folder = folder_beside(file)?;
    written_out(&sound(file)?, &folder.path().join(sqlite::FILE))?;
    let from = Session::open(folder.path(), &Options::default())?;
    from.migrate(&Options::default().migrations)?;
    to.run("BEGIN").await?;
    copy::all(&from, &to).await?;
    to.run("COMMIT").await?;
    counts(&from)
}

/// Whole, at one moment, and without anything left beside it; readable by nobody else.
fn written_out(session: &Session, file: &Path) -> Result<Counts> {
    let _ = fs::remove_file(file);
    sqlite::make_private(file).map_err(|error| unusable(file, &error))?;
    session.write_out(file)?;
    fs::File::open(file).and_then(|file| file.sync_all()).map_err(|error| unusable(file, &error))?;
    counts(session)
}

/// A file that is a whole database of ours.
fn sound(file: &Path) -> Result<Session> {
    let session = Session::open_file(file, &looking())?;
    session.must_be_sound(&Options::default().migrations)?;
    Ok(session)
}

fn empty(folder: &Path) -> Result<Session> {
    let session = Session::open(folder, &Options::default())?;
    session.migrate(&Options::default().migrations)?;
    Ok(session)
}

fn counts(session: &Session) -> Result<Counts> {
    sqlite::at_once(lists::counts(session as &dyn Sql, &()))
}

fn looking() -> Options {
    Options { read_only: true, ..Options::default() }
}

fn folder_beside(file: &Path) -> Result<TempDir> {
    let parent = file.parent().filter(|parent| !parent.as_os_str().is_empty()).unwrap_or(Path::new("."));
    tempfile::tempdir_in(parent).map_err(|error| unusable(parent, &error))
}

fn beside(file: &Path, ending: &str) -> PathBuf {
    let mut name: OsString = file.as_os_str().to_owned();
    name.push(ending);
    name.into()
}

fn in_the_way(file: &Path) -> StoreError {
    StoreError::NotEmpty(Cause::new(file.display()))
}

fn unusable(path: &Path, error: &std::io::Error) -> StoreError {
    StoreError::Folder { path: path.to_owned(), cause: Cause::new(error) }
}
