//! Files that are written from types and kept in the repository.

use std::fs;
use std::path::{Path, PathBuf};

/// The file matches the current types; with `BLESS=1` it is rewritten first.
///
/// # Panics
/// If it is behind.
#[track_caller]
pub fn assert_kept(from_root: &str, now: &str) {
    let path = place(from_root);
    if std::env::var("BLESS").is_ok_and(|value| value == "1") {
        fs::create_dir_all(path.parent().expect("a file lies in a folder")).expect("the folder can be made");
        fs::write(&path, now).expect("the file can be written");
    }
    let kept = fs::read_to_string(&path).unwrap_or_default().replace("\r\n", "\n");
    assert!(kept == now, "{from_root} is not what the types say: `cargo xtask bless` mends it");
}

/// Whether a file or folder is in the repository.
pub fn is_there(from_root: &str) -> bool {
    place(from_root).exists()
}

fn place(from_root: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(from_root)
}
