//! A scene of a rule test: a game at a moment, moves in notation, and short questions about it.

use crate::play;
use std::fmt::Display;
use tabletop::{Game, Pending, Seat, Standing, Viewer};

/// A game under test, with everything that has happened in it.
#[derive(Clone)]
pub struct Scene<G: Game> {
    /// The game itself.
    pub state: G,
    /// What has happened since the scene was set.
    pub events: Vec<G::Event>,
}

/// Words with a space between them, as rows of things are written in rule tests.
pub fn words<T: Display>(items: impl IntoIterator<Item = T>) -> String {
    items.into_iter().map(|item| item.to_string()).collect::<Vec<_>>().join(" ")
}

pub fn seat(letter: &str) -> Seat {
    letter.parse().expect("a seat's letter")
}

impl<G: Game> Scene<G> {
    /// The scene of a moment.
    pub const fn new(state: G) -> Self {
        Self { state, events: Vec::new() }
    }

    /// A new game before its first chance step.
    pub fn opening(setup: &G::Setup) -> Self {
        Self::new(G::new(setup).unwrap_or_else(|error| panic!("the table does not open: {error}")))
    }

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
        play::options(&self.state).iter().map(ToString::to_string).collect()
    }

    /// The options that begin with `word`.
    pub fn offered(&self, word: &str) -> Vec<String> {
        self.options().into_iter().filter(|option| option.split(' ').next() == Some(word)).collect()
    }

    /// What chance can bring, in notation, with its weight.
    pub fn outcomes(&self) -> Vec<(String, u32)> {
        play::outcomes(&self.state).iter().map(|item| (item.outcome.to_string(), item.weight)).collect()
    }

    /// What chance can bring, without the weights.
    pub fn possible(&self) -> String {
        words(self.outcomes().into_iter().map(|(outcome, _)| outcome))
    }

    /// Whether an action is listed.
    pub fn offers(&self, action: &str) -> bool {
        self.options().iter().any(|option| option == action)
    }

    /// Plays a listed action.
    #[track_caller]
    pub fn play(&mut self, action: &str) -> &mut Self {
        let (asked, listed) = (self.asked(), self.options());
        assert!(self.offers(action), "'{action}' is not offered; {asked} can: {listed:?}");
        self.state.act(action.parse().expect("options parse"), &mut self.events);
        self
    }

    /// Deals a listed outcome.
    #[track_caller]
    pub fn deal(&mut self, outcome: &str) -> &mut Self {
        let wanted: G::Chance = outcome.parse().expect("an outcome in notation");
        let (asked, listed) = (self.asked(), self.outcomes());
        let found = play::outcomes(&self.state).iter().any(|item| item.outcome == wanted);
        assert!(found, "'{outcome}' cannot come; {asked} is asked, chance can: {listed:?}");
        self.state.deal(wanted, &mut self.events);
        self
    }

    /// Plays lines as in a record, a seat's letter or `*` first; each must be that one's to decide.
    #[track_caller]
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
    #[track_caller]
    pub fn refuses(&self, action: &str) {
        assert!(action.parse::<G::Action>().is_ok(), "'{action}' is no action at all");
        assert!(!self.offers(action), "'{action}' must not be offered");
    }

    /// Why an action is refused: the clause and the message, such as `PE-1.2 reef-why-tired`.
    #[track_caller]
    pub fn refused(&self, action: &str) -> String {
        self.refuses(action);
        let refusal = self.state.refusal(action.parse().expect("it is an action"));
        let refusal = refusal.unwrap_or_else(|| panic!("no reason is given for '{action}'"));
        format!("{} {}", refusal.clause, refusal.phrase.id)
    }

    /// A seat's standing.
    pub fn standing(&self, letter: &str) -> Standing {
        self.state.standings().of(seat(letter)).clone()
    }

    /// The points of a seat from one source.
    #[track_caller]
    pub fn points(&self, letter: &str, source: &str) -> i32 {
        let standing = self.standing(letter);
        let line = standing.breakdown.iter().find(|line| line.source == source);
        line.expect("every source has a line").points
    }

    /// What a seat sees, or anyone else for `spectator`.
    pub fn view(&self, viewer: &str) -> G::View {
        let viewer = if viewer == "spectator" { Viewer::Spectator } else { Viewer::Seat(seat(viewer)) };
        self.state.view(viewer)
    }
}
