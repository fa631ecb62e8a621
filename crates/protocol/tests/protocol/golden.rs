//! Files that are written from the types and kept in the repository.

use std::fs;
use std::path::{Path, PathBuf};

/// A path from the root of the repository.
pub fn path(from_root: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(from_root)
}

/// The text of a kept file; before, with `BLESS=1`, it is written anew.
pub fn kept(from_root: &str, now: &str) -> String {
    let path = path(from_root);
    if std::env::var("BLESS").is_ok_and(|value| value == "1") {
        fs::create_dir_all(path.parent().expect("a file lies in a folder")).expect("the folder can be made");
        fs::write(&path, now).expect("the file can be written");
    }
    fs::read_to_string(&path).unwrap_or_default().replace("\r\n", "\n")
}

/// What to do about a file that is behind.
pub fn mend(from_root: &str) -> String {
    format!("{from_root} is not what the types say: `cargo xtask bless --package protocol` mends it")
}
