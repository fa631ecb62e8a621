//! A scene: a position in a few lines of TOML, moves in notation, and short questions about what lies where.

use coralia::{Board, Catalogue, Chance, Event, Holdings, Pile, Position, Reef, Setup, State, View};
use std::fmt::Display;
use std::sync::Arc;
use tabletop::{Game, Pending, Seat, Standing, Viewer, Weighted};

/// A game under test, with everything that has happened in it.
#[derive(Clone)]
pub struct Scene {
    /// The game itself.
    pub state: State,
    /// What has happened since the scene was set.
    pub events: Vec<Event>,
}

/// The scene of a position written in TOML; what is left out is as in a new game of two.
pub fn table(toml: &str) -> Scene {
    table_with("", toml)
}

/// The scene of a position with the tables of a component file.
pub fn table_with(components: &str, toml: &str) -> Scene {
    let catalogue = Catalogue::read(components).expect("the component file is sound");
    let state = State::from_position(&position(toml), Arc::new(catalogue));
    Scene { state: state.unwrap_or_else(|flaws| panic!("impossible position:\n{flaws}")), events: Vec::new() }
}

/// A position written in TOML.
pub fn position(toml: &str) -> Position {
    toml::from_str(toml).unwrap_or_else(|error| panic!("the position cannot be read: {error}"))
}

/// A new game before its first chance step.
pub fn new_game(players: usize) -> Scene {
    Scene { state: State::new(&Setup::new(players)).expect("two to four may play"), events: Vec::new() }
}

/// Words with a space between them, as rows of things are written in these tests.
pub fn words<T: Display>(items: impl IntoIterator<Item = T>) -> String {
    items.into_iter().map(|item| item.to_string()).collect::<Vec<_>>().join(" ")
}

/// The seat of a letter.
pub fn seat(letter: &str) -> Seat {
    letter.parse().expect("a seat's letter")
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
        let found = self.weighted().iter().any(|item| item.outcome == wanted);
        assert!(
            found,
            "'{outcome}' cannot come; {} is asked, chance can: {:?}",
            self.asked(),
            self.outcomes()
        );
        self.state.deal(wanted, &mut self.events);
        self
    }

    /// Plays lines such as `A take red` and, for chance, `* die fish`; each must be that one's to decide.
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
        assert!(action.parse::<coralia::Action>().is_ok(), "'{action}' is no action at all");
        assert!(!self.offers(action), "'{action}' must not be offered");
    }

    /// The board.
    pub fn board(&self) -> &Board {
        self.state.board()
    }

    /// A reef.
    pub fn reef(&self, colour: &str) -> &Reef {
        self.board().reef(colour.parse().expect("a colour"))
    }

    /// The spaces of a reef that have a die.
    pub fn dice(&self, colour: &str) -> String {
        words(self.reef(colour).dice.iter())
    }

    /// What lies in front of a seat.
    pub fn held(&self, letter: &str) -> &Holdings {
        self.state.holdings(seat(letter))
    }

    /// Where a seat's ship stands.
    pub fn score(&self, letter: &str) -> u8 {
        self.held(letter).score()
    }

    /// A seat's cards in the order they were taken.
    pub fn hand(&self, letter: &str) -> String {
        words(self.state.hand(seat(letter)))
    }

    /// The cards put back under a pile, top first.
    pub fn under(&self, pile: &str) -> String {
        words(self.state.put_back(pile_of(pile)))
    }

    /// How many cards of a pile nobody has seen.
    pub fn unseen(&self, pile: &str) -> u8 {
        self.state.unseen(pile_of(pile))
    }

    /// The dice of the station.
    pub fn station(&self) -> String {
        words(self.state.station())
    }

    /// A seat's standing.
    pub fn standing(&self, letter: &str) -> Standing {
        self.state.standings().of(seat(letter)).clone()
    }

    /// The points of a seat from one source.
    pub fn points(&self, letter: &str, source: &str) -> i32 {
        let standing = self.standing(letter);
        standing.breakdown.iter().find(|line| line.source == source).expect("a source").points
    }

    /// What a seat sees, or anybody else for `spectator`.
    pub fn view(&self, viewer: &str) -> View {
        let viewer = if viewer == "spectator" { Viewer::Spectator } else { Viewer::Seat(seat(viewer)) };
        self.state.view(viewer)
    }

    fn weighted(&self) -> Vec<Weighted<Chance>> {
        let mut outcomes = Vec::new();
        self.state.outcomes(&mut outcomes);
        outcomes
    }
}

fn pile_of(pile: &str) -> Pile {
    pile.parse().expect("a pile")
}

/// A phrase in English.
pub fn said(phrase: &tabletop::Phrase) -> String {
    phrasebook::render(phrasebook::Language::En, phrase, &phrasebook::Names::letters())
}
