//! The words of a preview, and all that its picture is drawn from: nothing but what a stranger with the link sees.

use crate::say;
use phrasebook::{Language, read_name, render};
use protocol::{Scene, Sitter, Status, TableInfo};
use tabletop::Phrase;

/// What a preview tells.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Card {
    /// The title of the page.
    pub title: String,
    /// One or two sentences.
    pub sentence: String,
    /// The game, and its edition in words if it has several.
    pub game: String,
    pub edition: Option<String>,
    /// The game's cover, if it brings one.
    pub cover: Option<&'static str>,
    /// Its seats, clockwise.
    pub places: Vec<Place>,
    /// Whether the picture never changes again.
    pub status: Status,
    pub language: Language,
}

/// A seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Place {
    pub name: String,
    /// Whether nobody sits there yet.
    pub open: bool,
    pub score: Option<i32>,
    /// Whether it won.
    pub first: bool,
}

impl Card {
    /// What a stranger is told of a table, now or after a step.
    pub fn of(
        info: &TableInfo,
        scene: Option<&Scene>,
        step: Option<usize>,
        cover: Option<&'static str>,
        language: Language,
    ) -> Self {
        let say = |phrase: &Phrase| plain(&render(language, phrase));
        let places: Vec<Place> =
            (0..info.seats.len()).map(|index| place(info, scene, index, language)).collect();
        let game = say(&named(info));
        let told = Told { info, places: &places, step, language };
        Self {
            title: say(&told.title(&game)),
            sentence: say(&told.sentence()),
            game: info.title.clone(),
            edition: info
                .terms
                .edition
                .as_deref()
                .map(|name| say(&Phrase::new("plain-edition").with("edition", name.to_owned()))),
            cover,
            places,
            status: info.status,
            language,
        }
    }

    /// Whether nothing of it changes any more.
    pub const fn is_final(&self) -> bool {
        matches!(self.status, Status::Over | Status::Closed)
    }
}

/// What the words are made of.
struct Told<'t> {
    info: &'t TableInfo,
    places: &'t [Place],
    step: Option<usize>,
    language: Language,
}

impl Told<'_> {
    fn title(&self, game: &str) -> Phrase {
        let owner = self.info.owner.and_then(|owner| self.info.seats.iter().find(|seat| seat.seat == owner));
        let name = owner.and_then(|seat| match &seat.sitter {
            Sitter::Person { name, .. } if self.info.terms.public => {
                Some(read_name(self.language, name).into_owned())
            }
            _ => None,
        });
        let state = match self.info.status {
            Status::Open if name.is_some() => "invites",
            Status::Open => "open",
            Status::Running => "running",
            Status::Over if self.step.is_some() => "moment",
            Status::Over => "over",
            Status::Closed => "closed",
        };
        let phrase = Phrase::new("server-preview-title").with("state", state).with("game", game.to_owned());
        phrase.with("name", name.unwrap_or_default())
    }

    fn sentence(&self) -> Phrase {
        let name = |place: &Place| Phrase::new("common-name").with("name", place.name.clone());
        let score = |place: &Place| {
            let score = i64::from(place.score.unwrap_or_default());
            Phrase::new("server-preview-score")
                .with("name", place.name.clone())
                .with("score", score.to_string())
        };
        match (self.info.status, self.step) {
            (Status::Open, _) => Phrase::new("server-preview-open")
                .with("free", self.places.iter().filter(|place| place.open).count())
                .with("seats", self.places.len())
                .with("clock", say::clock(self.info.terms.clock)),
            (Status::Running, _) if self.info.terms.public => Phrase::new("server-preview-running")
                .with("count", self.places.len())
                .with("names", self.places.iter().map(name).collect::<Vec<_>>()),
            (Status::Running, _) => Phrase::new("server-preview-players").with("count", self.places.len()),
            (Status::Over, Some(step)) => Phrase::new("server-preview-moment").with("step", step),
            (Status::Over, None) => Phrase::new("server-preview-over")
                .with("scores", self.places.iter().map(score).collect::<Vec<_>>()),
            (Status::Closed, _) => Phrase::new("server-preview-closed"),
        }
    }
}

fn place(info: &TableInfo, scene: Option<&Scene>, index: usize, language: Language) -> Place {
    let seat = &info.seats[index];
    let standing = scene.and_then(|scene| scene.standings.iter().find(|standing| standing.seat == seat.seat));
    let name = match &seat.sitter {
        Sitter::Open => render(language, &Phrase::new("server-preview-seat-open")),
        Sitter::Person { name, .. } if info.terms.public => read_name(language, name).into_owned(),
        Sitter::Person { .. } => {
            render(language, &Phrase::new("server-preview-player").with("number", index + 1))
        }
        Sitter::Bot { level } => {
            let bot = Phrase::new("server-bot-listed").with("seat", seat.seat.to_string());
            render(language, &bot.with("level", level.clone()))
        }
    };
    Place {
        name: plain(&name),
        open: seat.sitter == Sitter::Open,
        score: standing.map(|standing| standing.score),
        first: info.status == Status::Over && standing.is_some_and(|standing| standing.place == 1),
    }
}

/// The game with its edition, as short as people say it.
fn named(info: &TableInfo) -> Phrase {
    match &info.terms.edition {
        Some(edition) => Phrase::new("server-preview-game")
            .with("game", info.title.clone())
            .with("edition", edition.clone()),
        None => Phrase::new("common-name").with("name", info.title.clone()),
    }
}

/// Without the marks that isolate names from the direction of the text around them: previews show them as boxes.
fn plain(text: &str) -> String {
    text.replace(['\u{2068}', '\u{2069}'], "")
}
