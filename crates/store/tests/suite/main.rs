//! One suite for both databases: the same promises, kept by each.
//!
//! PostgreSQL is found through `LAGOON_TEST_POSTGRES`, a URL with the right to create schemas. Without it that half of
//! the suite is reported as ignored. `cargo xtask test` starts a server of its own.

#![allow(clippy::print_stdout)]

mod backup;
mod crowd;
mod guests;
mod journal;
mod lists;
mod moderation;
mod notices;
mod opening;
mod place;
mod postgres;
mod retention;
mod sharing;
mod sqlite;
mod tables;
mod tls;

use libtest_mimic::{Arguments, Trial};
use place::{Kind, Place};
use std::pin::Pin;
use std::process::ExitCode;
use store::{Location, Store};

/// A test: a sentence, and what shows it.
type Test = (&'static str, fn(Place) -> Pin<Box<dyn Future<Output = ()> + Send>>);

/// The tests of a file, named as their functions are.
macro_rules! tests {
    ($($name:ident),* $(,)?) => {
        pub const TESTS: &[$crate::Test] = &[$((stringify!($name), |place| Box::pin($name(place)))),*];
    };
}
pub(crate) use tests;

/// Names a folder: the program only opens the store there and says how that went.
pub const OPEN: &str = "LAGOON_TEST_OPEN";

fn main() -> ExitCode {
    if let Some(folder) = std::env::var_os(OPEN) {
        return say_how_opening_went(&Location::Folder(folder.into()));
    }
    let on_both = [
        backup::TESTS,
        guests::TESTS,
        tables::TESTS,
        lists::TESTS,
        moderation::TESTS,
        notices::TESTS,
        journal::TESTS,
        crowd::TESTS,
        opening::TESTS,
        retention::TESTS,
        sharing::TESTS,
    ];
    let on_both = on_both.into_iter().flatten();
    let sqlite = on_both.clone().chain(sqlite::TESTS).map(|test| trial(Kind::Sqlite, test));
    let postgres = on_both.chain(postgres::TESTS).chain(tls::TESTS).map(|test| trial(Kind::Postgres, test));
    if place::server().is_none() {
        eprintln!("SKIPPED: the PostgreSQL half of the suite, because LAGOON_TEST_POSTGRES is not set");
    }
    libtest_mimic::run(&Arguments::from_args(), sqlite.chain(postgres).collect()).exit_code()
}

fn say_how_opening_went(location: &Location) -> ExitCode {
    let runtime = tokio::runtime::Runtime::new().unwrap();
    match runtime.block_on(Store::open(location)) {
        Ok(_) => println!("it opened"),
        Err(error) => println!("{error}"),
    }
    ExitCode::SUCCESS
}

fn trial(kind: Kind, &(name, test): &Test) -> Trial {
    let run = move || {
        let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build()?;
        runtime.block_on(async { test(Place::new(kind).await).await });
        Ok(())
    };
    let absent = kind == Kind::Postgres && place::server().is_none();
    Trial::test(format!("{}::{name}", kind.name()), run).with_ignored_flag(absent)
}
