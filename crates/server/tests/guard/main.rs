//! The rails around the routes, without a server: settings, refusals, limits, logs, and how it stops.

mod logs;
mod rails;
mod refusals;
mod settings;
mod site;
mod stopping;
