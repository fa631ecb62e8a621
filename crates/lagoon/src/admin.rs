//! `lagoon admin`: the host's word, to a server that runs or to its database.

use crate::cli::{Admin, AdminCommand};
use crate::keeping::runtime;
use anyhow::{Context, Result};
use server::settings::Settings;
use server::{Order, Server, Told, date};
use std::process::ExitCode;
use std::time::{SystemTime, UNIX_EPOCH};

/// Carries it out, and prints a JSON object for each thing that was found or done.
pub fn run(admin: Admin) -> Result<ExitCode> {
    let settings = Settings::load(&admin.server)?;
    let whole = matches!(admin.command, AdminCommand::Export { .. } | AdminCommand::Show { .. });
    let told = runtime()?.block_on(Server::order(settings, order(admin.command)?))?;
    tell(&told, whole);
    Ok(ExitCode::SUCCESS)
}

fn order(command: AdminCommand) -> Result<Order> {
    Ok(match command {
        AdminCommand::Ban { who, until, reason } => {
            Order::Ban { who: who.into(), until: until.as_deref().map(moment).transpose()?, reason }
        }
        AdminCommand::Unban { who } => Order::Unban { who: who.into() },
        AdminCommand::Bans => Order::Bans,
        AdminCommand::Kick { table, guest } => Order::Kick { table, guest },
        AdminCommand::Close { table, reason } => Order::Close { table, reason },
        AdminCommand::Reopen { table } => Order::Reopen { table },
        AdminCommand::PurgeGuest { guest } => Order::PurgeGuest { guest },
        AdminCommand::PurgeTable { table } => Order::PurgeTable { table },
        AdminCommand::Export { guest } => Order::Export { guest },
        AdminCommand::Reports { clear: false } => Order::Reports,
        AdminCommand::Reports { clear: true } => Order::ClearReports { until: now() as u64 },
        AdminCommand::Show { table } => Order::Show { table },
        AdminCommand::Find { name } => Order::Find { name },
    })
}

fn moment(text: &str) -> Result<u64> {
    let moment = date::read(text, now());
    let moment = moment.with_context(|| {
        format!("--until {text} is no moment: write 30m, 12h or 7d, or a day such as 2026-12-01")
    })?;
    Ok(moment as u64)
}

fn now() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as i64)
}

fn tell(told: &Told, whole: bool) {
    for value in told {
        if whole {
            anstream::println!("{value:#}");
        } else {
            anstream::println!("{value}");
        }
    }
    if told.is_empty() {
        anstream::eprintln!("done; there is nothing to tell");
    }
}
