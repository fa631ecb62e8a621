//! The reply to `why`: what is not an option, with the clause that forbids it.

use crate::reply::Waiting;
use phrasebook::Voice;
use serde::Serialize;
use shelf::{Barred, Moment};

#[derive(Serialize)]
pub(crate) struct Why {
    #[serde(flatten)]
    waiting: Waiting,
    refused: Vec<RefusedTold>,
}

#[derive(Serialize)]
struct RefusedTold {
    notation: String,
    clause: &'static str,
    text: String,
}

impl Why {
    pub(crate) fn of(voice: &Voice, moment: &Moment, refused: Vec<Barred>) -> Self {
        let told = |Barred { notation, reason, .. }: Barred| RefusedTold {
            notation,
            clause: reason.clause,
            text: voice.say(&reason.phrase),
        };
        Self { waiting: Waiting::of(moment), refused: refused.into_iter().map(told).collect() }
    }
}
