//! `cargo xtask dist`: an archive with one static program, seen to run in an empty folder of its own before it is packed.

use crate::shell;
use anyhow::{Context, Result, bail};
use clap::Args;
use std::io::{BufRead, BufReader};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;
use std::{env, fs, thread};

/// What goes along with the program.
const PAPERS: [&str; 10] = [
    "README.md",
    "CHANGELOG.md",
    "SECURITY.md",
    "LICENSE-MIT",
    "LICENSE-APACHE",
    "docs/hosting.md",
    "docs/configuration.md",
    "examples/lagoon.toml",
    "packaging",
    "docs/api.md",
];

#[derive(Args)]
pub struct Dist {
    /// The folder for the archive
    #[arg(long, default_value = "target/dist")]
    out: PathBuf,
}

impl Dist {
    pub fn run(&self) -> Result<()> {
        let target = target();
        println!("building for {target}");
        shell::run(&mut build(&target))?;
        let program = shell::root().join("target").join(&target).join("release/lagoon");
        run_in_an_empty_folder(&program)?;
        let name = format!("lagoon-{}-{target}", env!("CARGO_PKG_VERSION"));
        let archive = pack(&shell::root().join(&self.out), &name, &program)?;
        println!("{}: {} KiB", archive.display(), fs::metadata(&archive)?.len() / 1024);
        Ok(())
    }
}

/// musl where the toolchain has it or can have it; else the C library of this machine, linked statically too.
fn target() -> String {
    let musl = format!("{}-unknown-linux-musl", env::consts::ARCH);
    let there = |target: &str| {
        let folder = Command::new("rustc").args(["--print", "target-libdir", "--target", target]).output();
        folder.is_ok_and(|found| Path::new(String::from_utf8_lossy(&found.stdout).trim()).is_dir())
    };
    let added = there(&musl) || shell::succeeds(shell::program("rustup", ["target", "add", &musl]));
    if added && shell::succeeds(shell::program("musl-gcc", ["--version"])) {
        return musl;
    }
    println!(
        "no musl (`rustup target add {musl}` and Debian's musl-tools bring it): linking this machine's C library"
    );
    format!("{}-unknown-linux-gnu", env::consts::ARCH)
}

/// With a target named, the flags are for the program alone and not for what builds it.
fn build(target: &str) -> Command {
    let mut command = shell::cargo(["build", "--release", "--package", "lagoon", "--target", target]);
    command.env("RUSTFLAGS", "-C target-feature=+crt-static -C relocation-model=static");
    command
}

/// Nothing is there but the program and a folder for its data: no C library, no shell, no time zones.
fn run_in_an_empty_folder(program: &Path) -> Result<()> {
    let folder = env::temp_dir().join(format!("lagoon-dist-{}", std::process::id()));
    fs::create_dir_all(folder.join("data"))?;
    fs::copy(program, folder.join("lagoon")).context("copying the program")?;
    let done = plays(&folder);
    fs::remove_dir_all(&folder).context("removing the empty folder")?;
    done
}

fn plays(folder: &Path) -> Result<()> {
    shell::run(&mut inside(folder, &["simulate", "random,random", "--games", "2", "--quiet"]))?;
    let mut server = inside(folder, &["serve", "--listen", "127.0.0.1:0", "--data", "/data"]);
    let mut server = server.stdout(Stdio::piped()).spawn().context("cannot start the server")?;
    let answer = ready(&mut server);
    server.kill().context("stopping the server")?;
    server.wait()?;
    answer
}

/// Who is not root is root in a namespace of their own.
fn inside(folder: &Path, args: &[&str]) -> Command {
    let mut command = Command::new("unshare");
    command.args(["--map-root-user", "chroot"]).arg(folder).arg("/lagoon").args(args).env_clear();
    command.env("PATH", env::var_os("PATH").unwrap_or_default());
    command
}

/// Reads the address from the server's first words and asks whether it can write.
fn ready(server: &mut Child) -> Result<()> {
    let output = BufReader::new(server.stdout.take().expect("stdout was piped"));
    let mut lines = output.lines().map_while(std::result::Result::ok);
    let address = lines.find_map(|line| address_in(&line)).context("the server named no address")?;
    for _ in 0..100 {
        if let Ok(answer) = ask(&address)
            && answer.starts_with("HTTP/1.1 200")
        {
            println!("the server in the empty folder says that it is ready");
            return Ok(());
        }
        thread::sleep(Duration::from_millis(100));
    }
    bail!("the server in the empty folder did not become ready")
}

fn address_in(line: &str) -> Option<String> {
    let (_, rest) = line.split_once("http://")?;
    Some(rest.split(|c: char| c == '/' || c.is_whitespace()).next()?.to_owned())
}

fn ask(address: &str) -> std::io::Result<String> {
    use std::io::{Read, Write};
    let mut stream = TcpStream::connect(address)?;
    write!(stream, "GET /readyz HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n")?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer)?;
    Ok(answer)
}

fn pack(out: &Path, name: &str, program: &Path) -> Result<PathBuf> {
    let folder = out.join(name);
    if folder.exists() {
        fs::remove_dir_all(&folder)?;
    }
    fs::create_dir_all(&folder).with_context(|| format!("making {}", folder.display()))?;
    fs::copy(program, folder.join("lagoon"))?;
    for paper in PAPERS {
        shell::run(shell::program("cp", ["-r", paper]).arg(&folder))?;
    }
    let archive = out.join(format!("{name}.tar.gz"));
    let mut tar = shell::program("tar", ["--owner=0", "--group=0", "--sort=name", "-czf"]);
    shell::run(tar.arg(&archive).arg("-C").arg(out).arg(name))?;
    shell::run(shell::program("sha256sum", [&*format!("{name}.tar.gz")]).current_dir(out))?;
    Ok(archive)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_address_is_read_from_what_the_server_says() {
        assert_eq!(address_in("  http://127.0.0.1:7700/ is open"), Some("127.0.0.1:7700".into()));
        assert_eq!(address_in("nothing here"), None);
    }

    #[test]
    fn every_paper_that_is_packed_is_there() {
        for paper in PAPERS {
            assert!(shell::root().join(paper).exists(), "{paper}");
        }
    }
}
