//! The one trait by which a game stands on a shelf: its words, its pictures in text, its editions, its judgement.

use crate::{Order, OrderError, Part, PositionError, Rung};
use bots::Evaluator;
use phrasebook::{Source, Voice};
use serde::Serialize;
use serde_json::Value;
use std::ops::RangeInclusive;
use tabletop::{
    Brings, Flaws, Game, Phrase, Provenance, Refusal, Seat, Section, SetupError, Standing, Standings,
};

pub type GameOf<K> = <K as Kit>::Game;
/// What a game of a kit is set up from.
pub type SetupOf<K> = <GameOf<K> as Game>::Setup;
/// What a seat can decide in a game of a kit.
pub type ActionOf<K> = <GameOf<K> as Game>::Action;
/// What happens in a game of a kit.
pub type EventOf<K> = <GameOf<K> as Game>::Event;
/// What a viewer knows of a game of a kit.
pub type ViewOf<K> = <GameOf<K> as Game>::View;

/// Everything that a host needs of a game besides its rules. The last few methods have defaults that serve any game.
pub trait Kit: Sized + Send + Sync + 'static {
    /// The rules.
    type Game: Game<
            Setup: Send + Sync,
            Action: Send + Sync,
            Chance: Send + Sync,
            Event: Serialize + Send + Sync,
            View: Send + Sync,
        > + Send
        + Sync
        + 'static;
    /// What its bots judge positions by; [`bots::Standing`] serves where nobody has thought about it yet.
    type Evaluator: Evaluator<Self::Game> + Default + Send + Sync + 'static;

    /// Its name for people.
    const TITLE: &'static str;
    /// Its editions, the newest first; none if it has only one.
    const EDITIONS: &'static [&'static str] = &[];
    /// Its clauses, as TOML.
    const RULEBOOK: &'static str;
    /// Whether players hold secrets, so that a shared screen must be passed on.
    const SECRETS: bool;
    /// The scores from which each rank of the solo game is earned, the lowest first.
    const SOLO_RANKS: &'static [i32] = &[];
    /// Its cover as an SVG document without text, styles and variables, for pictures that a host draws.
    const COVER: Option<&'static str> = None;

    /// Its guided games, as TOML: see [`crate::Lesson`].
    const LESSONS: &'static [&'static str] = &[];

    /// Its messages, in every language.
    fn words() -> Vec<Source>;

    /// How many can play an edition.
    fn players(edition: Option<&str>) -> RangeInclusive<usize>;

    fn setup(order: &Order) -> Result<SetupOf<Self>, OrderError>;

    /// One sentence: what is asked of whom. A viewer who must decide is spoken to. The `options` are those of the seat
    /// that must decide; what is said because of them must follow from what the viewer sees.
    fn asked(view: &ViewOf<Self>, options: &[ActionOf<Self>]) -> Phrase;

    /// Everything the viewer sees, part by part.
    fn tableau(view: &ViewOf<Self>) -> Vec<Section>;

    /// One of the `options` in words.
    fn action(view: &ViewOf<Self>, options: &[ActionOf<Self>], action: &ActionOf<Self>) -> Phrase;

    /// An event in words. Where its JSON says `"what": "turn-began"`, a turn begins: logs, replays and the chart of scores
    /// are parted there; a game without turns has no such event.
    fn event(setup: &SetupOf<Self>, event: &EventOf<Self>) -> Phrase;

    /// A score source in words.
    fn source(setup: &SetupOf<Self>, source: &str) -> Phrase;

    /// The table as text for a terminal; by default the tableau.
    fn draw(view: &ViewOf<Self>, _standings: &Standings, voice: &Voice) -> String {
        crate::paint::sections(&Self::tableau(view), voice)
    }

    /// What a standing is made of, part by part, as far as the viewer may know it. For every source, the parts that
    /// count add up to its line; by default they are the lines.
    fn parts(setup: &SetupOf<Self>, _view: &ViewOf<Self>, standing: &Standing) -> Vec<Part> {
        Part::lines(standing, |source| Self::source(setup, source))
    }

    /// The ranks of the solo game, the lowest first: one for each of [`Kit::SOLO_RANKS`].
    fn solo_ladder() -> Vec<Rung> {
        Vec::new()
    }

    /// A last word about a finished game, if the game has one.
    fn last_word(_setup: &SetupOf<Self>, _standings: &Standings) -> Option<Phrase> {
        None
    }

    /// The ids of the components a player would click for an option, in order; none if it is a mere word.
    fn touches(_view: &ViewOf<Self>, _action: &ActionOf<Self>) -> Vec<String> {
        Vec::new()
    }

    /// Why a component cannot be clicked now, where that is a matter of the place and of no single action. The viewer must
    /// decide.
    fn unlit(_view: &ViewOf<Self>, _component: &str) -> Option<Refusal> {
        None
    }

    /// What an option of `seat`, which must decide, would surely bring; nothing where there is nothing to say of it. The
    /// game is one that the seat imagines: what is said must be the same in all of them.
    fn brings(_game: &Self::Game, _seat: Seat, _option: ActionOf<Self>) -> Option<Brings> {
        None
    }

    /// Everything printed or counted out for a table.
    fn printed(_setup: &SetupOf<Self>) -> Result<Value, SetupError> {
        Ok(Value::Object(serde_json::Map::new()))
    }

    /// The component file we ship, with every table; none if the game has no printed data.
    fn component_file() -> Option<String> {
        None
    }

    /// The component files of earlier releases that shipped other ones, with every table, the oldest first.
    fn former_component_files() -> &'static [&'static str] {
        &[]
    }

    /// The tables of a component file laid over the embedded ones, with where each comes from.
    fn tables(_components: &str) -> Result<Vec<(String, Provenance)>, Flaws> {
        let mut flaws = Flaws::default();
        flaws.add("file", "all", format_args!("{} has no component files", Self::TITLE));
        Err(flaws)
    }

    /// The evaluator with these weights; those left out are the ones we ship.
    fn evaluator(weights: Value) -> serde_json::Result<Self::Evaluator> {
        serde_json::from_value::<()>(weights).map(|()| Self::Evaluator::default())
    }

    /// The weights we ship for a number of players.
    fn weights(_players: usize) -> Value {
        Value::Null
    }

    /// The setup and the moment that a written position describes.
    fn lay_out(
        _position: &Value,
        _components: Option<&str>,
    ) -> Result<(SetupOf<Self>, Self::Game), PositionError> {
        Err(PositionError::Unknown { game: Self::TITLE })
    }

    /// A moment written down in full, secrets included.
    fn position(_game: &Self::Game) -> Option<Value> {
        None
    }
}
