//! The server as a program: the first line, a port that is taken, and the end.

use client::Guest;
use std::env;
use std::io::{BufRead, BufReader};
use std::net::TcpListener;
use std::process::{Child, Command, Stdio};
use tempfile::TempDir;

struct Served {
    process: Child,
    address: String,
    _folder: TempDir,
}

fn command(folder: &TempDir, listen: &str) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_lagoon"));
    command.current_dir(folder.path()).args(["serve", "--listen", listen, "--data", "kept"]);
    command.stdout(Stdio::piped()).stderr(Stdio::piped());
    // The settings of the person running the tests must not affect the server.
    for (name, _) in env::vars_os().filter(|(name, _)| name.to_string_lossy().starts_with("LAGOON_")) {
        command.env_remove(name);
    }
    command
}

fn serve() -> Served {
    let folder = TempDir::new().expect("a folder");
    let mut process = command(&folder, "127.0.0.1:0").spawn().expect("the program starts");
    let mut line = String::new();
    let output = process.stdout.take().expect("its output");
    BufReader::new(output).read_line(&mut line).expect("its first line");
    let address = line.trim().strip_prefix("Lagoon is open: http://").expect("the address").to_owned();
    Served { process, address, _folder: folder }
}

#[tokio::test]
async fn the_first_line_says_where_the_games_are() {
    let mut served = serve();
    let stranger = Guest::stranger(served.address.parse().expect("an address"));
    assert!(stranger.text("/api/games").await.expect("it answers").contains("Wreck Raiders"));
    stranger.text("/readyz").await.expect("it is ready");
    served.process.kill().expect("it can be ended");
    served.process.wait().expect("it ends");
}

#[test]
#[cfg(unix)]
fn a_signal_stops_it_in_order() {
    let mut served = serve();
    let id = served.process.id().to_string();
    assert!(Command::new("kill").args(["-TERM", &id]).status().expect("kill is there").success());
    assert!(served.process.wait().expect("it ends").success());
}

#[test]
fn a_port_that_is_taken_is_told_with_what_to_do() {
    let taken = TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = taken.local_addr().expect("its address").to_string();
    let folder = TempDir::new().expect("a folder");
    let ended = command(&folder, &address).output().expect("the program runs");
    let said = String::from_utf8_lossy(&ended.stderr);
    assert!(!ended.status.success());
    assert!(said.contains(&format!("{address} is already in use")) && said.contains("--listen"), "{said}");
}
