//! A PostgreSQL server for the tests: found or installed, started in a folder of its own, and gone when they are done.

use crate::shell;
use anyhow::{Context, Result, bail};
use std::fs::{self, File};
use std::io::ErrorKind;
use std::net::{Ipv4Addr, TcpListener};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

/// Where the tests look for the URL of a server.
pub const VARIABLE: &str = "LAGOON_TEST_POSTGRES";

/// Without any of these there is no server.
const PROGRAMS: [&str; 3] = ["initdb", "postgres", "pg_ctl"];

/// How long a server may take to be there.
const PATIENCE: Duration = Duration::from_secs(60);

/// A server of our own. It is a child of ours, so that Ctrl-C ends it as well.
pub struct Server {
    programs: PathBuf,
    folder: PathBuf,
    user: Option<User>,
    port: u16,
    child: Option<Child>,
}

/// Who runs the server where we are root, which PostgreSQL refuses to be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct User {
    uid: u32,
    gid: u32,
}

impl Server {
    /// Starts one, or says why there is none.
    pub fn start() -> Result<Self> {
        let user = if own_id("-u") == Some(0) { Some(someone_else()?) } else { None };
        let programs = installed().or_else(|_| install(user.is_some()).and_then(|()| installed()))?;
        let folder = std::env::temp_dir().join(format!("lagoon-pg-{}", std::process::id()));
        let port = free_port()?;
        let mut server = Self { programs, folder, user, port, child: None };
        server.make_folder()?;
        server.make_database()?;
        server.launch()?;
        Ok(server)
    }

    /// Where the tests find it: a socket in its folder. By its port it lets in only roles with a password, of which the tests
    /// make one to try encryption with.
    pub fn url(&self) -> String {
        let folder = self.folder.to_string_lossy().replace('%', "%25").replace('/', "%2F");
        format!("postgres://lagoon@{folder}:{}/postgres", self.port)
    }

    fn make_folder(&self) -> Result<()> {
        match fs::remove_dir_all(&self.folder) {
            Err(error) if error.kind() != ErrorKind::NotFound => return Err(error.into()),
            _ => fs::create_dir(&self.folder)?,
        }
        self.user.map_or(Ok(()), |user| give(&self.folder, user))
    }

    fn make_database(&self) -> Result<()> {
        let mut initdb = self.program("initdb");
        initdb.args([
            "--username=lagoon",
            "--auth-local=trust",
            "--auth-host=scram-sha-256",
            "--encoding=UTF8",
            "--no-locale",
            "--pgdata",
        ]);
        let output = initdb.arg(self.data()).output().context("cannot start initdb")?;
        if !output.status.success() {
            bail!("initdb failed: {}", String::from_utf8_lossy(&output.stderr).trim());
        }
        Ok(())
    }

    fn launch(&mut self) -> Result<()> {
        let log = File::create(self.folder.join("log"))?;
        let mut postgres = self.program("postgres");
        postgres.arg("-D").arg(self.data()).arg("-k").arg(&self.folder);
        postgres.arg("-p").arg(self.port.to_string());
        postgres.args(["-c", "listen_addresses=127.0.0.1", "-c", "fsync=on", "-c", "max_connections=300"]);
        postgres.stdin(Stdio::null()).stdout(log.try_clone()?).stderr(log);
        self.child = Some(postgres.spawn().context("cannot start postgres")?);
        let start = Instant::now();
        while !self.is_ready() {
            let ended = self.child.as_mut().is_some_and(|child| !matches!(child.try_wait(), Ok(None)));
            if ended || start.elapsed() > PATIENCE {
                let log = fs::read_to_string(self.folder.join("log")).unwrap_or_default();
                bail!("postgres did not start: {}", log.lines().last().unwrap_or("it said nothing"));
            }
            thread::sleep(Duration::from_millis(50));
        }
        Ok(())
    }

    /// The eighth line of the server's own note is its state.
    fn is_ready(&self) -> bool {
        let note = fs::read_to_string(self.data().join("postmaster.pid")).unwrap_or_default();
        note.lines().nth(7).is_some_and(|state| state.trim() == "ready")
    }

    fn data(&self) -> PathBuf {
        self.folder.join("data")
    }

    fn program(&self, name: &str) -> Command {
        let mut command = Command::new(self.programs.join(name));
        command.current_dir(&self.folder);
        if let Some(user) = self.user {
            run_as(&mut command, user);
        }
        command
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        if let Some(mut child) = self.child.take() {
            let mut stop = self.program("pg_ctl");
            stop.args(["stop", "-m", "immediate", "-D"]).arg(self.data());
            if !shell::succeeds(stop) {
                let _ = child.kill();
            }
            let _ = child.wait();
        }
        let _ = fs::remove_dir_all(&self.folder);
    }
}

/// A port that nobody has now.
fn free_port() -> Result<u16> {
    Ok(TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?.local_addr()?.port())
}

#[cfg(unix)]
fn give(folder: &Path, User { uid, gid }: User) -> Result<()> {
    Ok(std::os::unix::fs::chown(folder, Some(uid), Some(gid))?)
}

#[cfg(unix)]
fn run_as(command: &mut Command, User { uid, gid }: User) {
    use std::os::unix::process::CommandExt;
    command.uid(uid).gid(gid);
}

/// Elsewhere there is no root, and nobody to be instead.
#[cfg(not(unix))]
fn give(_: &Path, _: User) -> Result<()> {
    Ok(())
}

#[cfg(not(unix))]
fn run_as(_: &mut Command, _: User) {}

/// The folder of the newest PostgreSQL on this machine.
fn installed() -> Result<PathBuf> {
    let mut folders = versions(Path::new("/usr/lib/postgresql"));
    folders.extend(std::env::var_os("PATH").iter().flat_map(std::env::split_paths));
    let whole = |folder: &PathBuf| PROGRAMS.iter().all(|program| folder.join(program).is_file());
    folders.into_iter().find(whole).context("initdb, postgres and pg_ctl are not installed on this machine")
}

/// The `bin` of each version under `root`, newest first.
fn versions(root: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(root).into_iter().flatten().flatten();
    let number = |entry: fs::DirEntry| entry.file_name().to_str()?.parse().ok();
    let mut numbers: Vec<u32> = entries.filter_map(number).collect();
    numbers.sort_unstable_by(|a, b| b.cmp(a));
    numbers.into_iter().map(|number| root.join(number.to_string()).join("bin")).collect()
}

fn install(root: bool) -> Result<()> {
    if !root || !shell::succeeds(shell::program("apt-get", ["--version"])) {
        bail!("PostgreSQL is not installed");
    }
    println!("PostgreSQL is not installed; installing it");
    let apt = |words: &[&str]| {
        let mut command = shell::program("apt-get", words.iter().copied());
        command.env("DEBIAN_FRONTEND", "noninteractive");
        shell::run(&mut command)
    };
    apt(&["update", "-q"])?;
    apt(&["install", "-y", "-q", "--no-install-recommends", "postgresql"])
}

fn someone_else() -> Result<User> {
    let ids = |name| Some(User { uid: id_of("-u", name)?, gid: id_of("-g", name)? });
    let other = ["postgres", "nobody"].into_iter().find_map(ids);
    other.context("PostgreSQL does not run as root, and there is no user `postgres` or `nobody`")
}

fn own_id(what: &str) -> Option<u32> {
    number(shell::program("id", [what]))
}

fn id_of(what: &str, name: &str) -> Option<u32> {
    number(shell::program("id", [what, name]))
}

fn number(mut command: Command) -> Option<u32> {
    let output = command.stderr(Stdio::null()).output().ok()?;
    String::from_utf8(output.stdout).ok()?.trim().parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_newest_version_comes_first_and_by_number() {
        let root = std::env::temp_dir().join(format!("lagoon-versions-{}", std::process::id()));
        for name in ["9", "15", "16", "common"] {
            fs::create_dir_all(root.join(name)).unwrap();
        }
        let found = versions(&root);
        fs::remove_dir_all(&root).unwrap();
        assert_eq!(found, ["16", "15", "9"].map(|version| root.join(version).join("bin")));
    }

    #[test]
    fn the_url_names_the_socket_in_the_folder() {
        let server = Server {
            programs: PathBuf::new(),
            folder: "/tmp/lagoon".into(),
            user: None,
            port: 7,
            child: None,
        };
        assert_eq!(server.url(), "postgres://lagoon@%2Ftmp%2Flagoon:7/postgres");
    }
}
