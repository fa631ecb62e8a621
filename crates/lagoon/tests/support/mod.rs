//! Runs the program in a folder of its own and reads what it says.
#![allow(dead_code, reason = "every test file uses its own part of this one")]

use std::io::Write;
use std::process::{Command, Output, Stdio};
use tempfile::TempDir;

pub struct Ran {
    output: Output,
}

impl Ran {
    pub fn text(&self) -> String {
        String::from_utf8_lossy(&self.output.stdout).into_owned()
            + &String::from_utf8_lossy(&self.output.stderr)
    }

    #[track_caller]
    pub fn says(&self, wanted: &str) -> &Self {
        assert!(self.text().contains(wanted), "'{wanted}' is not in:\n{}", self.text());
        self
    }

    #[track_caller]
    pub fn ends_with(&self, code: i32) -> &Self {
        assert_eq!(self.output.status.code(), Some(code), "{}", self.text());
        self
    }
}

pub fn lagoon(folder: &TempDir, arguments: &str, input: &str) -> Ran {
    lagoon_in("C", folder, arguments, input)
}

/// The same on a system that speaks another language.
pub fn lagoon_in(locale: &str, folder: &TempDir, arguments: &str, input: &str) -> Ran {
    let mut child = Command::new(env!("CARGO_BIN_EXE_lagoon"))
        .args(arguments.split_whitespace())
        .current_dir(folder.path())
        .env("LC_ALL", locale)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let (mut stdin, input) = (child.stdin.take().expect("the input is piped"), input.to_owned());
    // The program may end before it has read everything, and its output must be read meanwhile.
    let writer = std::thread::spawn(move || drop(stdin.write_all(input.as_bytes())));
    let output = child.wait_with_output().expect("the program ends");
    writer.join().expect("the input is written");
    Ran { output }
}

/// Interrupts the program as soon as something of the name `begun` is in the folder.
pub fn interrupted(folder: &TempDir, arguments: &str, begun: &str) -> Ran {
    let mut child = Command::new(env!("CARGO_BIN_EXE_lagoon"))
        .args(arguments.split_whitespace())
        .current_dir(folder.path())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    while !folder.path().join(begun).exists() {
        assert!(child.try_wait().expect("it can be asked").is_none(), "it ended before it began");
        std::thread::yield_now();
    }
    let id = child.id().to_string();
    assert!(Command::new("kill").args(["-INT", &id]).status().expect("kill is there").success());
    Ran { output: child.wait_with_output().expect("the program ends") }
}

pub fn folder() -> TempDir {
    tempfile::tempdir().expect("a folder for the test")
}

pub fn first_options() -> String {
    "1\n".repeat(20_000)
}

/// Plays a game to its end, and gives it back as `game.lagoon`.
pub fn played(folder: &TempDir, arguments: &str) -> Ran {
    lagoon(folder, &format!("play {arguments} --record game.lagoon"), &first_options())
}
