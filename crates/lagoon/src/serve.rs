//! `lagoon serve`: the games in a browser.

use anyhow::{Context, Result};
use server::Server;
use server::guard::logs;
use server::settings::{Flags, Settings};
use shelf::Shelf;
use std::net::{IpAddr, SocketAddr};
use std::process::ExitCode;

/// Serves until a signal stops it.
pub fn run(flags: &Flags) -> Result<ExitCode> {
    let settings = Settings::load(flags)?;
    logs::start(&settings)?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    let runtime = runtime.context("cannot start the threads of the server")?;
    runtime.block_on(Server::run(settings, Shelf::shipped(), tell))?;
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
    anstream::println!("Lagoon is open: http://{host}:{}", address.port());
}
