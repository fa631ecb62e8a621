//! The messages, and everything that is written from their types: TypeScript, OpenAPI, the page for programmers.

mod document;
mod messages;
mod openapi;
mod page;
mod samples;
mod strictness;
mod typescript;
