//! The real server against its own description: schemathesis, with every check it has, from an environment of its own.

use crate::shell;
use anyhow::{Context, Result, bail};
use clap::Args;
use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, Stdio};

/// The versions of everything it needs.
const PINS: &str = "xtask/schemathesis.txt";
/// One address asks for much here.
const SETTINGS: &str = "[limits]\ntables_per_guest = 10000\nseats_per_guest = 10000\nnew_guests_per_hour = 100000\n\
    reports_per_hour = 100000\nguest_requests_per_second = 10000\nguest_requests_burst = 100000\n\
    address_requests_per_second = 100000\naddress_requests_burst = 1000000\nsockets_per_address = 10000\n\
    sockets_per_guest = 10000\nconnections_per_address = 10000\nchat_lines_per_minute = 1000\n";
/// Makes every cookie but its answer's a stranger's, so that it is tried by itself.
const REVOKE: &str = "/api/guest/revoke";

/// `cargo xtask api`.
#[derive(Args)]
pub struct Api {
    /// Seconds to try it for
    #[arg(long, default_value_t = 75)]
    seconds: u32,
    /// What is tried; the same number tries the same
    #[arg(long, default_value_t = 1)]
    seed: u32,
}

impl Api {
    /// Tries the server.
    pub fn run(&self) -> Result<()> {
        let tool = environment()?;
        shell::run(&mut shell::cargo(["build", "--package", "lagoon"]))?;
        let server = Server::start()?;
        self.try_out(&tool, &server, ["--exclude-path", REVOKE], self.seconds)?;
        self.try_out(&tool, &server, ["--include-path", REVOKE], 5)
    }

    fn try_out(&self, tool: &Path, server: &Server, which: [&str; 2], seconds: u32) -> Result<()> {
        let mut command = Command::new(tool);
        command.args([
            "run",
            &format!("{}/api/openapi.json", server.url),
            "--checks",
            "all",
            "--workers",
            "2",
        ]);
        command.args(["--max-time", &seconds.to_string(), "--seed", &self.seed.to_string()]);
        command.arg("--header").arg(format!("Cookie: {}", server.cookie()?)).args(which);
        shell::run(command.current_dir(&server.folder))
    }
}

/// The tool in a virtual environment under `target`, made anew when the pins change.
fn environment() -> Result<PathBuf> {
    let pins = fs::read_to_string(shell::root().join(PINS))?;
    let folder = target().join("schemathesis");
    let (tool, made_with) = (folder.join("bin/schemathesis"), folder.join("pins.txt"));
    if fs::read_to_string(&made_with).is_ok_and(|made| made == pins) {
        return Ok(tool);
    }
    let _ = fs::remove_dir_all(&folder);
    let mut python = shell::program("python3", ["-m", "venv"]);
    shell::run(python.arg(&folder)).context("Python 3 with venv is missing")?;
    let mut pip = shell::program(folder.join("bin/pip"), ["install", "--quiet", "--requirement", PINS]);
    shell::run(&mut pip).context("its packages cannot be had")?;
    fs::write(&made_with, pins)?;
    Ok(tool)
}

fn target() -> PathBuf {
    let target = std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| "target".into(), PathBuf::from);
    shell::root().join(target)
}

/// A server with a folder of its own, killed when this is dropped.
struct Server {
    url: String,
    folder: PathBuf,
    child: Child,
    /// Kept open, or the next thing the server says would end it.
    _said: BufReader<ChildStdout>,
}

impl Server {
    fn start() -> Result<Self> {
        let folder = std::env::temp_dir().join(format!("lagoon-api-{}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir(&folder)?;
        fs::write(folder.join("lagoon.toml"), SETTINGS)?;
        let mut command = Command::new(target().join("debug/lagoon"));
        command.args([
            "serve",
            "--listen",
            "127.0.0.1:0",
            "--log-level",
            "error",
            "--config",
            "lagoon.toml",
            "--data",
            ".",
        ]);
        let mut child = command.current_dir(&folder).stdin(Stdio::null()).stdout(Stdio::piped()).spawn()?;
        let mut line = String::new();
        let mut said = BufReader::new(child.stdout.take().expect("stdout was piped"));
        said.read_line(&mut line)?;
        let url = line.split_whitespace().find(|word| word.starts_with("http://")).map(str::to_owned);
        let server = Self { url: url.unwrap_or_default(), folder, child, _said: said };
        if server.url.is_empty() {
            bail!("the server did not start");
        }
        Ok(server)
    }

    /// The cookie of a new guest.
    fn cookie(&self) -> Result<String> {
        let host = self.url.trim_start_matches("http://").trim_end_matches('/');
        let mut stream = TcpStream::connect(host)?;
        let head = format!("POST /api/guest HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\n");
        write!(stream, "{head}content-type: application/json\r\ncontent-length: 2\r\n\r\n{{}}")?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer)?;
        let set = answer.lines().find_map(|line| line.strip_prefix("set-cookie: "));
        let cookie = set.and_then(|set| set.split(';').next()).context("the server gave no cookie")?;
        Ok(cookie.to_owned())
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
        let _ = fs::remove_dir_all(&self.folder);
    }
}
