//! `lagoon serve`: the games in a browser.

use crate::voice;
use anyhow::{Context, Result};
use server::Server;
use server::guard::logs;
use server::settings::{Flags, Settings};
use shelf::Shelf;
use std::net::{IpAddr, SocketAddr};
use std::process::ExitCode;
use tabletop::Phrase;

/// Serves until a signal stops it.
pub fn run(flags: &Flags, shelf: Shelf) -> Result<ExitCode> {
    let settings = Settings::load(flags)?;
    logs::start(&settings)?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    let runtime = runtime.context("cannot start the threads of the server")?;
    runtime.block_on(Server::run(settings, shelf, tell))?;
    Ok(ExitCode::SUCCESS)
}

/// The first line people see, with an address they can click.
fn tell(address: SocketAddr) {
    let host = match address.ip() {
        IpAddr::V4(any) if any.is_unspecified() => "127.0.0.1".into(),
        IpAddr::V6(any) if any.is_unspecified() => "[::1]".into(),
        IpAddr::V6(host) => format!("[{host}]"),
        IpAddr::V4(host) => host.to_string(),
    };
    let address = format!("http://{host}:{}", address.port());
    let open = Phrase::new("terminal-open").with("address", address);
    anstream::println!("{}", phrasebook::render(voice::of_system(), &open));
}
