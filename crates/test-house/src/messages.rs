//! What the fuzz target of the server's messages asks.

use crate::tables::Tables;
use protocol::*;
use serde::Serialize;
use serde::de::DeserializeOwned;
use server::guard::failure::Json;
use std::cell::RefCell;
use std::fmt::Debug;

/// Enough lines for some moves and some mistakes.
const MOST_LINES: usize = 30;
/// The sixteen thousand bytes that a socket takes.
const MOST_BYTES: usize = 16_384;

thread_local! {
    static TABLES: RefCell<Tables> = RefCell::new(Tables::new());
}

/// Every line is a message or gets a typed refusal; a message is carried out at a table in play,
/// or refused, and never a fault of the server.
pub fn messages(bytes: &[u8]) {
    let lines = bytes.split(|&byte| byte == b'\n').take(MOST_LINES).filter(|line| line.len() <= MOST_BYTES);
    let mut heard = Vec::new();
    for line in lines {
        bodies(line);
        heard.extend(read::<ClientMessage>(line));
    }
    if !heard.is_empty() {
        TABLES.with_borrow_mut(|tables| tables.hear(&heard));
    }
}

/// Every body that a route takes.
fn bodies(line: &[u8]) {
    read::<AskAdvice>(line);
    read::<CreateTable>(line);
    read::<Introduce>(line);
    read::<Mute>(line);
    read::<Play>(line);
    read::<Say>(line);
    read::<Sit>(line);
    read::<Start>(line);
    read::<TakeLink>(line);
    read::<Undo>(line);
}

/// What is read is written and read again as the same; what is not read is the client's fault.
fn read<T: DeserializeOwned + Serialize + PartialEq + Debug>(line: &[u8]) -> Option<T> {
    match Json::<T>::from_bytes(line) {
        Ok(Json(message)) => {
            let written = serde_json::to_vec(&message).expect("a message can be written");
            let Ok(Json(again)) = Json::<T>::from_bytes(&written) else {
                panic!("{} cannot be read", String::from_utf8_lossy(&written))
            };
            assert_eq!(message, again);
            Some(message)
        }
        Err(refusal) => {
            assert!((400..500).contains(&refusal.code().status()), "{refusal:?}");
            None
        }
    }
}
