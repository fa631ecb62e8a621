//! Everything that people and programs do at a server, over its port.

mod authorisation;
mod away;
mod components;
mod connections;
mod faults;
mod garbage;
mod hosting;
mod old;
mod pages;
mod plain;
mod proxy;
mod serving;
mod sharing;
