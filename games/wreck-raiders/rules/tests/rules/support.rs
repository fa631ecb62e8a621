//! A scene: a position in a few lines of TOML, moves in notation, and short questions about what lies where.

use std::fmt::Display;
use std::sync::Arc;
use tabletop::{Game, Pending, Seat, Standing, Weighted};
use wreck_raiders::{Baubles, Catalogue, Chance, Edition, Event, MatPosition, Position, Setup, State};

/// A game under test, with everything that has happened in it.
#[derive(Clone)]
pub struct Scene {
    /// The game itself.
    pub state: State,
    /// What has happened since the scene was set.
    pub events: Vec<Event>,
}

/// The scene of a position written in TOML; what is left out is as in a new game (2019, two players).
pub fn table(toml: &str) -> Scene {
    table_with("", toml)
}

/// The scene of a position with the tables of a component file.
pub fn table_with(components: &str, toml: &str) -> Scene {
    let catalogue = Catalogue::read(components).expect("the component file is sound");
    let position: Position = toml::from_str(toml).expect("the position can be read");
    let state = State::from_position(&position, Arc::new(catalogue));
    Scene { state: state.unwrap_or_else(|flaws| panic!("impossible position:\n{flaws}")), events: Vec::new() }
}

/// A new game before its first chance step.
pub fn new_game(edition: &str, players: usize) -> Scene {
    let setup = Setup::new(edition.parse::<Edition>().expect("an edition"), players);
    Scene { state: State::new(&setup).expect("the edition allows this number"), events: Vec::new() }
}

/// Tests what holds in both editions.
pub fn in_both_editions(test: impl Fn(&str)) {
    ["2018", "2019"].into_iter().for_each(test);
}

/// The embedded component tables.
pub fn standard() -> Arc<Catalogue> {
    Catalogue::standard()
}

/// Words with a space between them, as rows of things are written in these tests.
pub fn words<T: Display>(items: impl IntoIterator<Item = T>) -> String {
    items.into_iter().map(|item| item.to_string()).collect::<Vec<_>>().join(" ")
}

impl Scene {
    /// Who is asked: a seat's letter, `*` for chance, `over` after the end.
    pub fn asked(&self) -> String {
        match self.state.pending() {
            Pending::Decision(seat) => seat.to_string(),
            Pending::Chance => "*".into(),
            Pending::Over => "over".into(),
        }
    }

    /// What the seat that is asked can do, in notation.
    pub fn options(&self) -> Vec<String> {
        let mut options = Vec::new();
        self.state.options(&mut options);
        options.iter().map(ToString::to_string).collect()
    }

    /// What chance can bring, in notation, with its weight.
    pub fn outcomes(&self) -> Vec<(String, u32)> {
        self.weighted().iter().map(|item| (item.outcome.to_string(), item.weight)).collect()
    }

    /// Whether an action is listed.
    pub fn offers(&self, action: &str) -> bool {
        self.options().iter().any(|option| option == action)
    }

    /// Plays a listed action.
    pub fn play(&mut self, action: &str) -> &mut Self {
        let (asked, listed) = (self.asked(), self.options());
        assert!(self.offers(action), "'{action}' is not offered; {asked} can: {listed:?}");
        self.state.act(action.parse().expect("options parse"), &mut self.events);
        self
    }

    /// Deals a listed outcome.
    pub fn deal(&mut self, outcome: &str) -> &mut Self {
        let wanted = outcome.parse::<Chance>().expect("an outcome in notation");
        let (asked, listed) = (self.asked(), self.weighted());
        let found = listed.iter().any(|item| item.outcome == wanted);
        assert!(found, "'{outcome}' cannot come; {asked} is asked, chance can: {:?}", self.outcomes());
        self.state.deal(wanted, &mut self.events);
        self
    }

    /// Plays lines such as `A take 5` and, for chance, `* gem2`; each must be that one's to decide.
    pub fn play_all(&mut self, lines: &[&str]) -> &mut Self {
        for line in lines {
            let (who, step) = line.split_once(' ').expect("who, then what");
            assert_eq!(self.asked(), who, "before '{line}'; options {:?}", self.options());
            if who == "*" {
                self.deal(step)
            } else {
                self.play(step)
            };
        }
        self
    }

    /// Asserts that an action, though well written, is not listed.
    pub fn refuses(&self, action: &str) {
        let parsed = action.parse::<wreck_raiders::Action>();
        assert!(parsed.is_ok(), "'{action}' is no action at all");
        assert!(!self.offers(action), "'{action}' must not be offered");
    }

    /// The position as plain data.
    pub fn position(&self) -> Position {
        self.state.position()
    }

    /// A seat's mat as plain data.
    pub fn mat(&self, seat: &str) -> MatPosition {
        self.position().mats[index(seat)].clone()
    }

    /// Where a seat's divers are, such as `gem4 beach2`; those off the board are left out.
    pub fn divers(&self, seat: &str) -> String {
        words(self.mat(seat).divers)
    }

    /// One of a seat's displays (1 to 3) from the left, such as `gem2 gold1*`.
    pub fn display(&self, seat: &str, number: usize) -> String {
        words(&self.mat(seat).displays[number - 1])
    }

    /// One of a seat's vault columns (1 to 3) from the bottom.
    pub fn column(&self, seat: &str, number: usize) -> String {
        words(&self.mat(seat).vault[number - 1])
    }

    /// A seat's basket as conches, scallops, starfish.
    pub fn basket(&self, seat: &str) -> [u8; 3] {
        let Baubles { conch, scallop, starfish } = self.mat(seat).basket;
        [conch, scallop, starfish]
    }

    /// What lies on the discards, in the order of the wrecks.
    pub fn discards(&self) -> String {
        words(self.position().discards)
    }

    /// A seat's standing.
    pub fn standing(&self, seat: &str) -> Standing {
        self.state.standings().of(Seat::new(index(seat))).clone()
    }

    fn weighted(&self) -> Vec<Weighted<Chance>> {
        let mut outcomes = Vec::new();
        self.state.outcomes(&mut outcomes);
        outcomes
    }
}

fn index(seat: &str) -> usize {
    seat.parse::<Seat>().expect("a seat's letter").index()
}
