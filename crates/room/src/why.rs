//! Why something is not an option, told to the person who must decide and to nobody else.

use crate::Refusal;
use crate::table::Table;
use phrasebook::Voice;
use protocol::{Barred, ErrorCode, Reason, Why};
use shelf::StepError;
use tabletop::Seat;

/// What is asked about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Tried {
    /// Everything that could be tried.
    All,
    /// An action in notation.
    Action(String),
    /// Everything that touches all of these components, which were clicked in this order.
    Touched(Vec<String>),
}

impl Table {
    /// Why a guest who must decide may not do what they tried.
    pub fn why(&self, guest: &str, tried: &Tried, voice: &Voice) -> Result<Why, Refusal> {
        let game = self.game.as_ref().ok_or(ErrorCode::NotStarted)?;
        let seat = self.deciding(guest)?;
        let barred = match tried {
            Tried::Action(action) => {
                let one = game.board.why(seat, action).map_err(|error| unreadable(&error))?;
                one.into_iter().collect()
            }
            Tried::All | Tried::Touched(_) => game.board.barred(seat).map_err(|error| unreadable(&error))?,
        };
        let mut reasons = reasons(meant(barred, tried), voice);
        if let Some(reason) = self.unlit(seat, tried) {
            let (clause, text) = (reason.clause.into(), voice.say(&reason.phrase));
            reasons.insert(0, Reason { clause, text, actions: Vec::new() });
        }
        Ok(Why { version: self.version().0, reasons })
    }

    /// What holds of the place that was clicked, whatever it was clicked for.
    fn unlit(&self, seat: Seat, tried: &Tried) -> Option<tabletop::Refusal> {
        let (Tried::Touched(clicked), Some(game)) = (tried, &self.game) else { return None };
        game.board.unlit(seat, clicked.last()?).ok().flatten()
    }

    /// The seat that must decide, if this guest sits there and no bot in their place.
    fn deciding(&self, guest: &str) -> Result<Seat, ErrorCode> {
        if self.seats_of(guest).next().is_none() {
            return Err(ErrorCode::NotYours);
        }
        let turn = self.turn().ok_or(ErrorCode::Over)?;
        let chair = self.chair(turn);
        if chair.is_of(guest) && chair.has_person() { Ok(turn) } else { Err(ErrorCode::NotYourTurn) }
    }
}

fn unreadable(error: &StepError) -> Refusal {
    match error {
        StepError::Notation(_) => Refusal::Field("action"),
        StepError::Refused(_) => ErrorCode::Internal.into(),
    }
}

/// What touches all that was clicked; first that which ends with the last click, since that is where someone wants to go.
fn meant(mut barred: Vec<shelf::Barred>, tried: &Tried) -> Vec<shelf::Barred> {
    if let Tried::Touched(clicked) = tried {
        barred.retain(|barred| clicked.iter().all(|component| barred.touches.contains(component)));
        barred.sort_by_key(|barred| barred.touches.last() != clicked.last());
    }
    barred
}

fn reasons(barred: Vec<shelf::Barred>, voice: &Voice) -> Vec<Reason> {
    let mut grouped: Vec<(tabletop::Refusal, Vec<Barred>)> = Vec::new();
    for shelf::Barred { notation, touches, reason } in barred {
        let action = Barred { notation, touches };
        match grouped.iter_mut().find(|(known, _)| *known == reason) {
            Some((_, actions)) => actions.push(action),
            None => grouped.push((reason, vec![action])),
        }
    }
    let told = |(reason, actions): (tabletop::Refusal, Vec<Barred>)| Reason {
        clause: reason.clause.into(),
        text: voice.say(&reason.phrase),
        actions,
    };
    grouped.into_iter().map(told).collect()
}
