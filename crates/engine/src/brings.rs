//! What an option surely brings, in the reply to `options`.

use phrasebook::Voice;
use serde::Serialize;
use tabletop::{Brings, Pill, Seat};

#[derive(Serialize)]
pub(crate) struct BringsTold {
    text: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    later: Option<String>,
    pills: Vec<PillTold>,
}

#[derive(Serialize)]
struct PillTold {
    kind: &'static str,
    amount: i32,
    #[serde(skip_serializing_if = "Option::is_none")]
    seat: Option<Seat>,
    chance: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    of: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    at: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    text: Option<String>,
}

impl BringsTold {
    pub(crate) fn of(voice: &Voice, brings: Brings) -> Self {
        let told = |pill: Pill| PillTold {
            kind: pill.kind,
            amount: pill.amount,
            seat: pill.seat,
            chance: pill.by_chance,
            of: pill.of,
            at: pill.at,
            text: pill.text.map(|text| voice.say(&text)),
        };
        Self {
            text: voice.say(&brings.phrase),
            later: brings.later.map(|later| voice.say(&later)),
            pills: brings.pills.into_iter().map(told).collect(),
        }
    }
}
