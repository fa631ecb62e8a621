//! A tiny sound game for the tests of generic code: dice, coins, hidden cards, and a reveal.
//!
//! Everyone has a hidden card. In a turn a seat may bank coins from the supply, and then keeps its card, swaps it
//! against a blind draw, rolls the die, or shows its card, which scores and stays face up. At the end all cards are
//! turned up.

mod notation;
mod setup;
mod view;

pub use notation::{Card, ToyAction, ToyChance};
pub use setup::{ToyEdition, ToyLaws, ToySetup};
pub use view::{ToyEvent, ToyView};

use tabletop::{
    ArrayVec, Bag, Dealer, Game, Line, Log, Pending, Refusal, Seat, SetupError, Standings, Viewer, Weighted,
};

/// Its clauses, as TOML.
pub const RULEBOOK: &str = include_str!("toy/rulebook.toml");

pub(crate) const KINDS: usize = 4;
pub(crate) const COPIES: u8 = 4;
pub(crate) const COINS: u8 = 5;
const MOST_COINS: u8 = 2;
const DIE: [u32; 3] = [3, 2, 1];

/// The state of the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Toy {
    pub(crate) setup: ToySetup,
    pub(crate) bag: Bag<KINDS>,
    pub(crate) supply: u8,
    pub(crate) mats: ArrayVec<Mat, 3>,
    pub(crate) turns_begun: u8,
    pub(crate) stage: Stage,
}

/// What lies before one seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, serde::Serialize)]
pub struct Mat {
    /// The card, as far as it is known.
    pub card: Option<Card>,
    /// Whether all see it.
    pub face_up: bool,
    /// Points of shown cards.
    pub shown: u8,
    /// Pips rolled.
    pub rolled: u8,
    /// Coins banked.
    pub coins: u8,
}

/// What is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize)]
pub enum Stage {
    /// A card for this seat.
    Draw(Seat),
    /// Whether this seat banks coins.
    Bank(Seat),
    /// What this seat does with its card.
    Play(Seat),
    /// The die, for this seat.
    Roll(Seat),
    /// Nothing any more.
    Over,
}

impl Toy {
    fn begin_turn(&mut self, log: &mut impl Log<ToyEvent>) {
        if self.turns_begun == self.setup.turns() {
            self.stage = Stage::Over;
            log.note(ToyEvent::Ended);
        } else {
            let seat = Seat::new(usize::from(self.turns_begun) % self.seats());
            self.turns_begun += 1;
            self.stage = Stage::Bank(seat);
        }
    }

    /// What is decided or drawn now may be seen at once, since all cards are turned up at the end.
    pub(crate) fn is_last_turn(&self) -> bool {
        self.turns_begun == self.setup.turns()
    }

    fn mat(&mut self, seat: Seat) -> &mut Mat {
        &mut self.mats[seat.index()]
    }

    fn bank(&mut self, seat: Seat, coins: u8, log: &mut impl Log<ToyEvent>) {
        self.supply -= coins;
        self.mat(seat).coins += coins;
        self.stage = Stage::Play(seat);
        log.note(ToyEvent::Banked { seat, coins });
    }

    fn show(&mut self, seat: Seat, log: &mut impl Log<ToyEvent>) {
        let mat = self.mat(seat);
        let card = mat.card.expect("a seat plays with a card");
        mat.shown += card.value();
        mat.face_up = true;
        log.note(ToyEvent::Showed { seat, card });
        self.begin_turn(log);
    }

    fn swap(&mut self, seat: Seat, log: &mut impl Log<ToyEvent>) {
        let mat = self.mat(seat);
        let card = mat.card.take().expect("a seat plays with a card");
        mat.face_up = false;
        self.bag.put(card.index());
        self.stage = Stage::Draw(seat);
        log.note(ToyEvent::Swapped { seat });
    }

    fn draw(&mut self, seat: Seat, card: Card, log: &mut impl Log<ToyEvent>) {
        self.bag.take(card.index());
        self.mat(seat).card = Some(card);
        log.note(ToyEvent::Drew { seat, card: Some(card) });
        match Seat::all(self.seats()).find(|seat| self.mats[seat.index()].card.is_none()) {
            Some(next) => self.stage = Stage::Draw(next),
            None => self.begin_turn(log),
        }
    }

    fn roll(&mut self, seat: Seat, pips: u8, log: &mut impl Log<ToyEvent>) {
        self.mat(seat).rolled += pips;
        log.note(ToyEvent::Rolled { seat, pips });
        self.begin_turn(log);
    }
}

impl Game for Toy {
    const NAME: &'static str = "toy";
    type Setup = ToySetup;
    type Action = ToyAction;
    type Chance = ToyChance;
    type Event = ToyEvent;
    type View = ToyView;

    fn new(setup: &ToySetup) -> Result<Self, SetupError> {
        let allowed = 2..=3;
        if !allowed.contains(&setup.players) {
            return Err(SetupError::Players { game: Self::NAME, given: setup.players, allowed });
        }
        Ok(Self {
            setup: *setup,
            bag: Bag::new([COPIES; KINDS]),
            supply: COINS,
            mats: (0..setup.players).map(|_| Mat::default()).collect(),
            turns_begun: 0,
            stage: Stage::Draw(Seat::new(0)),
        })
    }

    fn seats(&self) -> usize {
        self.setup.players
    }

    fn pending(&self) -> Pending {
        match self.stage {
            Stage::Bank(seat) | Stage::Play(seat) => Pending::Decision(seat),
            Stage::Draw(_) | Stage::Roll(_) => Pending::Chance,
            Stage::Over => Pending::Over,
        }
    }

    fn options(&self, out: &mut Vec<ToyAction>) {
        match self.stage {
            Stage::Bank(_) => {
                out.push(ToyAction::Skip);
                out.extend((1..=self.supply.min(MOST_COINS)).map(ToyAction::Bank));
            }
            Stage::Play(seat) => {
                out.extend([ToyAction::Keep, ToyAction::Swap, ToyAction::Roll]);
                out.extend((!self.mats[seat.index()].face_up).then_some(ToyAction::Show));
            }
            Stage::Draw(_) | Stage::Roll(_) | Stage::Over => {}
        }
    }

    fn shape(&self, out: &mut Vec<ToyAction>) {
        match self.stage {
            Stage::Bank(_) => {
                out.push(ToyAction::Skip);
                out.extend((1..=3).map(ToyAction::Bank));
            }
            Stage::Play(_) => {
                out.extend([ToyAction::Keep, ToyAction::Swap, ToyAction::Roll, ToyAction::Show]);
            }
            Stage::Draw(_) | Stage::Roll(_) | Stage::Over => {}
        }
    }

    fn refusal(&self, action: ToyAction) -> Option<Refusal> {
        match (self.stage, action) {
            (Stage::Bank(_), ToyAction::Bank(coins)) if coins > MOST_COINS => {
                Some(Refusal::new("TY-1.1", "toy-why-too-many"))
            }
            (Stage::Bank(_), ToyAction::Bank(coins)) if coins > self.supply => {
                Some(Refusal::new("TY-1.1", "toy-why-supply").with("coins", self.supply))
            }
            (Stage::Play(seat), ToyAction::Show) if self.mats[seat.index()].face_up => {
                Some(Refusal::new("TY-1.2", "toy-why-shown"))
            }
            (Stage::Bank(_), ToyAction::Skip | ToyAction::Bank(_))
            | (Stage::Play(_), ToyAction::Keep | ToyAction::Swap | ToyAction::Roll | ToyAction::Show) => None,
            (Stage::Bank(_), _) => Some(Refusal::new("TY-1.1", "toy-why-now-bank")),
            (Stage::Play(_), _) => Some(Refusal::new("TY-1.2", "toy-why-now-play")),
            (Stage::Draw(_) | Stage::Roll(_), _) => Some(Refusal::new("TY-1.2", "common-wait")),
            (Stage::Over, _) => Some(Refusal::new("TY-2.1", "common-over")),
        }
    }

    fn outcomes(&self, out: &mut Vec<Weighted<ToyChance>>) {
        match self.stage {
            Stage::Draw(_) => self.bag.draws(out, |kind| ToyChance::Card(Card::ALL[kind])),
            Stage::Roll(_) => {
                let pips = DIE.iter().zip(1..);
                out.extend(pips.map(|(&weight, pips)| Weighted { outcome: ToyChance::Die(pips), weight }));
            }
            Stage::Bank(_) | Stage::Play(_) | Stage::Over => {}
        }
    }

    fn act(&mut self, action: ToyAction, log: &mut impl Log<ToyEvent>) {
        match (self.stage, action) {
            (Stage::Bank(seat), ToyAction::Skip) => self.stage = Stage::Play(seat),
            (Stage::Bank(seat), ToyAction::Bank(coins)) => self.bank(seat, coins, log),
            (Stage::Play(_), ToyAction::Keep) => self.begin_turn(log),
            (Stage::Play(seat), ToyAction::Swap) => self.swap(seat, log),
            (Stage::Play(seat), ToyAction::Show) => self.show(seat, log),
            (Stage::Play(seat), ToyAction::Roll) => self.stage = Stage::Roll(seat),
            (stage, action) => unreachable!("'{action}' is not listed at {stage:?}"),
        }
    }

    fn deal(&mut self, outcome: ToyChance, log: &mut impl Log<ToyEvent>) {
        match (self.stage, outcome) {
            (Stage::Draw(seat), ToyChance::Card(card)) => self.draw(seat, card, log),
            (Stage::Roll(seat), ToyChance::Die(pips)) => self.roll(seat, pips, log),
            (stage, outcome) => unreachable!("'{outcome}' is not listed at {stage:?}"),
        }
    }

    fn reveals(&self, action: ToyAction) -> bool {
        action == ToyAction::Show || self.is_last_turn() && action == ToyAction::Keep
    }

    fn view(&self, viewer: Viewer) -> ToyView {
        view::view(self, viewer)
    }

    fn imagine(view: &ToyView, dealer: &mut impl Dealer) -> Self {
        view::imagine(view, dealer)
    }

    fn witness(event: &ToyEvent, viewer: Viewer) -> Option<ToyEvent> {
        Some(view::witness(*event, viewer))
    }

    fn standings(&self) -> Standings {
        Standings::rank(self.mats.iter().map(|mat| {
            let lines = [("shown", mat.shown), ("rolled", mat.rolled), ("coins", mat.coins)];
            let lines = lines.map(|(source, points)| Line { source, points: points.into() });
            (lines.into_iter().collect(), [mat.coins.into(), 0])
        }))
    }
}
