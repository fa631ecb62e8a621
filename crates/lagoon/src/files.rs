//! Reading and writing the files a person names, so that a failed write never harms an older file.

use anyhow::{Context, Result, bail};
use referee::{Record, limits};
use std::fs;
use std::io::{Read, Write};
use std::path::{Path, PathBuf};

/// The largest component file that is read.
const COMPONENT_BYTES: u64 = 1 << 20;

/// Reads a record.
pub fn read_record(path: &Path) -> Result<Record> {
    let bytes = read(path, limits::RECORD_BYTES as u64)?;
    Record::read(&bytes).with_context(|| path.display().to_string())
}

/// Reads a component file, if one is named.
pub fn read_components(path: Option<&PathBuf>) -> Result<Option<String>> {
    path.map(|path| read_text(path)).transpose()
}

/// Reads a component file.
pub fn read_text(path: &Path) -> Result<String> {
    let bytes = read(path, COMPONENT_BYTES)?;
    String::from_utf8(bytes).with_context(|| format!("{} is not a text file", path.display()))
}

fn read(path: &Path, most: u64) -> Result<Vec<u8>> {
    let name = || format!("cannot read {}", path.display());
    let mut bytes = Vec::new();
    // One byte more than allowed tells a file that is too long without reading all of it.
    fs::File::open(path).with_context(name)?.take(most + 1).read_to_end(&mut bytes).with_context(name)?;
    if bytes.len() as u64 > most {
        bail!("{} is larger than {most} bytes; is this the right file?", path.display());
    }
    Ok(bytes)
}

/// Why a record was not written. The file is as it was.
#[derive(Debug, thiserror::Error)]
pub enum SaveError {
    /// The file holds something else.
    #[error("the file is not a record and is left as it is")]
    NotARecord,
    /// There is no record to write.
    #[error("the steps of the game are not known")]
    Unknown,
    /// The system refused.
    #[error(transparent)]
    Disk(#[from] std::io::Error),
}

/// Writes a record beside its place and moves it there, so that it is there whole or not at all.
pub fn write_record(path: &Path, record: &Record) -> Result<(), SaveError> {
    if fs::read(path).is_ok_and(|bytes| !bytes.starts_with(b"lagoon record ")) {
        return Err(SaveError::NotARecord);
    }
    let draft = draft_of(path);
    let written = write_durably(&draft, record.text()).and_then(|()| fs::rename(&draft, path));
    if written.is_err() {
        let _ = fs::remove_file(&draft);
    }
    Ok(written?)
}

/// Whether a file can be written, checked before a long computation. Existing contents are left as they are.
pub fn check_writable(path: &Path) -> Result<()> {
    let name = || format!("cannot write {}", path.display());
    if path.exists() {
        return fs::OpenOptions::new().append(true).open(path).map(drop).with_context(name);
    }
    fs::File::create_new(path).with_context(name)?;
    fs::remove_file(path).with_context(name)
}

fn draft_of(path: &Path) -> PathBuf {
    let mut name = path.file_name().unwrap_or_default().to_owned();
    name.push(".draft");
    path.with_file_name(name)
}

fn write_durably(path: &Path, text: &str) -> std::io::Result<()> {
    let mut file = fs::File::create(path)?;
    file.write_all(text.as_bytes())?;
    file.sync_all()
}
