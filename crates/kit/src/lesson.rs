//! A guided first game as data: a game written down step by step, with what the coach says about the learner's choices.

use serde::Deserialize;
use tabletop::Seat;

/// A guided game. The learner sits on the first seat; after its last step the game is an ordinary one.
///
/// ```
/// let text = r#"
///     name = "first"
///     players = 2
///     [[step]]
///     chance = ["start A"]
///     [[step]]
///     coach = "die"
///     point = "die:1"
///     play = "take 5"
///     or = ["take 4"]
///     [[step]]
///     seat = "B"
///     play = ["take 3", "end"]
/// "#;
/// let lesson = kit::Lesson::read(text);
/// assert_eq!((lesson.steps.len(), lesson.outcomes()), (4, vec!["start A".to_owned()]));
/// assert!(lesson.steps[1].allows(Some(kit::LEARNER), "take 4"));
/// assert!(!lesson.steps[1].allows(Some(kit::LEARNER), "take 6"));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lesson {
    /// Its name in requests and messages.
    pub name: String,
    /// The edition it is played in.
    pub edition: Option<String>,
    /// How many seats.
    pub players: usize,
    /// Everything that happens, in order.
    pub steps: Vec<LessonStep>,
    /// The file it was read from, which identifies it.
    pub written: String,
}

/// One step of a guided game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LessonStep {
    /// Who decides; nobody if chance brings it.
    pub seat: Option<Seat>,
    /// What is decided or dealt.
    pub notation: String,
    /// What may be decided instead.
    pub or: Vec<String>,
    /// What the coach says: the last part of a message's name.
    pub coach: Option<String>,
    /// The component the coach points at.
    pub point: Option<String>,
}

/// The seat of the one who learns.
pub const LEARNER: Seat = Seat::new(0);

/// The message that is said after the last step.
const END: &str = "end";

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    name: String,
    edition: Option<String>,
    players: usize,
    step: Vec<WrittenStep>,
}

#[derive(Deserialize)]
#[serde(untagged, deny_unknown_fields)]
enum WrittenStep {
    Chance {
        chance: Vec<String>,
    },
    Rival {
        seat: String,
        play: Vec<String>,
    },
    Learner {
        play: String,
        #[serde(default)]
        or: Vec<String>,
        coach: Option<String>,
        point: Option<String>,
    },
}

impl Lesson {
    /// Reads a lesson of a game.
    ///
    /// # Panics
    /// If the file, which is part of the program, is broken.
    pub fn read(text: &str) -> Self {
        let Written { name, edition, players, step } =
            toml::from_str(text).expect("the embedded lessons are sound");
        let steps = step.into_iter().flat_map(WrittenStep::steps).collect();
        Self { name, edition, players, steps, written: text.to_owned() }
    }

    /// What chance brings, in order.
    pub fn outcomes(&self) -> Vec<String> {
        let chance = self.steps.iter().filter(|step| step.seat.is_none());
        chance.map(|step| step.notation.clone()).collect()
    }

    /// The name of its title's message, in a game whose clauses begin with `letters`.
    pub fn title(&self, letters: &str) -> String {
        format!("lesson-{}-{}", letters.to_lowercase(), self.name)
    }

    /// The name of the message that the coach says at a step, or after the last one.
    pub fn message(&self, letters: &str, step: Option<&LessonStep>) -> Option<String> {
        let word = step.map_or(Some(END), |step| step.coach.as_deref())?;
        Some(format!("{}-{word}", self.title(letters)))
    }

    /// How many times the coach speaks before the first `steps`, and in all.
    pub fn spoken(&self, steps: usize) -> (usize, usize) {
        let speaks = |steps: &[LessonStep]| steps.iter().filter(|step| step.coach.is_some()).count();
        (speaks(&self.steps[..steps.min(self.steps.len())]), speaks(&self.steps))
    }
}

impl LessonStep {
    /// Everything that may be decided here.
    pub fn allowed(&self) -> impl Iterator<Item = &str> {
        std::iter::once(&self.notation).chain(&self.or).map(String::as_str)
    }

    /// Whether this is what the lesson has here, or lets the learner do.
    pub fn allows(&self, seat: Option<Seat>, notation: &str) -> bool {
        self.seat == seat && self.allowed().any(|one| one == notation)
    }
}

impl WrittenStep {
    fn steps(self) -> Vec<LessonStep> {
        let plain = |seat: Option<Seat>, all: Vec<String>| {
            let step = |notation| LessonStep { seat, notation, or: Vec::new(), coach: None, point: None };
            all.into_iter().map(step).collect()
        };
        match self {
            Self::Chance { chance } => plain(None, chance),
            Self::Rival { seat, play } => plain(Some(seat.parse().expect("a lesson names seats")), play),
            Self::Learner { play, or, coach, point } => {
                vec![LessonStep { seat: Some(LEARNER), notation: play, or, coach, point }]
            }
        }
    }
}
