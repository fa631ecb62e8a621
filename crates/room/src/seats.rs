//! Who sits where, as the store keeps it and as everyone sees it.

use crate::turn::Held;
use protocol::{SeatInfo, SeatRequest, Sitter};
use referee::Pledge;
use shelf::Level;
use tabletop::Seat;

/// The level that plays for people who are away or have resigned.
pub const STAND_IN: Level = Level::Keen;

/// Who a seat belongs to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Holder {
    /// Nobody yet.
    Open,
    /// A guest, under their own name.
    Guest(String),
    /// Someone else at a guest's screen.
    HotSeat(String),
    Bot(Level),
}

/// One seat of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chair {
    /// Who it belongs to.
    pub holder: Holder,
    /// The guest who decides for it.
    pub guest: Option<String>,
    /// What its holder has promised to mix into the dice.
    pub pledge: Option<Pledge>,
    /// What its holder mixes into the dice.
    pub entropy: Option<String>,
    /// The bot that plays while its person is away.
    pub stand_in: Option<Level>,
    /// Whether its person has resigned.
    pub resigned: bool,
}

/// Who chooses for a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Chooser {
    Person,
    Bot(Level),
}

impl Chair {
    /// A seat for nobody yet.
    pub const fn open() -> Self {
        Self::of(Holder::Open, None)
    }

    /// A seat of this holder.
    pub const fn of(holder: Holder, guest: Option<String>) -> Self {
        Self { holder, guest, pledge: None, entropy: None, stand_in: None, resigned: false }
    }

    /// The seat a new table has for a request; nothing if the request names a bot that does not exist.
    pub fn requested(request: &SeatRequest, guest: &str, guest_name: &str) -> Option<Self> {
        let guest = || Some(guest.to_owned());
        Some(match request {
            SeatRequest::Me => Self::of(Holder::Guest(guest_name.into()), guest()),
            SeatRequest::HotSeat { name } => Self::of(Holder::HotSeat(name.clone()), guest()),
            SeatRequest::Open => Self::open(),
            SeatRequest::Bot { level } => Self::of(Holder::Bot(level.parse().ok()?), None),
        })
    }

    /// Reads what [`Self::kind`] has written; a guest's own name is looked up by the caller.
    pub fn read(kind: &str, guest: Option<String>, guest_name: Option<&str>) -> Option<Self> {
        let holder = match kind.split_once(' ') {
            None if kind == "open" => Holder::Open,
            None if kind == "guest" => Holder::Guest(guest_name.unwrap_or_default().into()),
            Some(("hot-seat", name)) => Holder::HotSeat(name.into()),
            Some(("bot", level)) => Holder::Bot(level.parse().ok()?),
            _ => return None,
        };
        Some(Self::of(holder, guest))
    }

    /// The holder as the store keeps it.
    pub fn kind(&self) -> String {
        match &self.holder {
            Holder::Open => "open".into(),
            Holder::Guest(_) => "guest".into(),
            Holder::HotSeat(name) => format!("hot-seat {name}"),
            Holder::Bot(level) => format!("bot {level}"),
        }
    }

    /// What holds it, as the store keeps it.
    pub fn held(&self) -> Held {
        Held { kind: self.kind(), guest: self.guest.clone() }
    }

    /// The same seat for the next game.
    #[must_use]
    pub fn anew(&self) -> Self {
        Self::of(self.holder.clone(), self.guest.clone())
    }

    /// Whether its holder has pledged bytes and not shown them.
    pub const fn must_show(&self) -> bool {
        self.pledge.is_some() && self.entropy.is_none()
    }

    /// Whether a guest decides for it.
    pub fn is_of(&self, guest: &str) -> bool {
        self.guest.as_deref() == Some(guest)
    }

    /// The name in lists: bots by their level, open seats empty.
    pub fn name(&self) -> Option<String> {
        match &self.holder {
            Holder::Open => None,
            Holder::Guest(name) | Holder::HotSeat(name) => Some(name.clone()),
            Holder::Bot(level) => Some(level.to_string()),
        }
    }

    /// Who chooses for it now.
    pub const fn chooser(&self) -> Chooser {
        match (&self.holder, self.stand_in, self.resigned) {
            (Holder::Bot(level), ..) => Chooser::Bot(*level),
            (_, Some(level), _) => Chooser::Bot(level),
            (_, None, true) => Chooser::Bot(STAND_IN),
            (_, None, false) => Chooser::Person,
        }
    }

    /// Whether a person plays it themselves.
    pub const fn has_person(&self) -> bool {
        matches!(self.holder, Holder::Guest(_) | Holder::HotSeat(_))
            && matches!(self.chooser(), Chooser::Person)
    }

    /// The seat as a viewer sees it.
    pub fn info(&self, seat: Seat, yours: bool, connected: bool, clock_ms: Option<u64>) -> SeatInfo {
        SeatInfo { seat: letter(seat), sitter: self.sitter(connected), yours, clock_ms, away: None }
    }

    fn sitter(&self, connected: bool) -> Sitter {
        match &self.holder {
            Holder::Open => Sitter::Open,
            Holder::Bot(level) => Sitter::Bot { level: level.to_string() },
            Holder::Guest(name) | Holder::HotSeat(name) => Sitter::Person {
                name: name.clone(),
                connected,
                stand_in: self.stand_in.map(|level| level.to_string()),
                resigned: self.resigned,
            },
        }
    }
}

pub fn letter(seat: Seat) -> char {
    char::from(b'A' + seat.index() as u8)
}

/// The seat of a letter, at a table of `count`.
pub fn seat_of(letter: char, count: usize) -> Option<Seat> {
    letter.to_string().parse().ok().filter(|seat: &Seat| seat.index() < count)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_holder_is_read_back_as_it_is_kept() {
        let chairs = [
            Chair::open(),
            Chair::of(Holder::Guest("Ana".into()), Some("g1".into())),
            Chair::of(Holder::HotSeat("Ben and Co".into()), Some("g1".into())),
            Chair::of(Holder::Bot(Level::Sharp), None),
        ];
        for chair in chairs {
            assert_eq!(Chair::read(&chair.kind(), chair.guest.clone(), Some("Ana")), Some(chair));
        }
        assert_eq!(Chair::read("kraken", None, None), None);
    }

    #[test]
    fn a_bot_chooses_for_whoever_is_away_or_gave_up() {
        let mut chair = Chair::of(Holder::Guest("Ana".into()), Some("g1".into()));
        assert_eq!(chair.chooser(), Chooser::Person);
        chair.stand_in = Some(Level::Keen);
        assert_eq!(chair.chooser(), Chooser::Bot(Level::Keen));
        chair.stand_in = None;
        chair.resigned = true;
        assert_eq!(chair.chooser(), Chooser::Bot(STAND_IN));
    }
}
