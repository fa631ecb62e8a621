//! Everything that people and programs do at a server, over its port.

mod absence;
mod admin;
mod authorisation;
mod away;
mod components;
mod connections;
mod faults;
mod garbage;
mod hosting;
mod metrics;
mod old;
mod pages;
mod plain;
mod previews;
mod proxy;
mod serving;
mod sharing;
