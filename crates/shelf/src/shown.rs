//! What a game adds to its words so that a client can draw its table, follow its events and click its options.

use crate::{Choice, Title};
use serde::Serialize;
use serde_json::Value;
use tabletop::{Game, SetupError};

/// An event of one of the games, for whoever shows it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(untagged)]
pub enum AnyEvent {
    /// Of Wreck Raiders.
    WreckRaiders(wreck_raiders::Event),
    /// Of Coralia.
    Coralia(coralia::Event),
}

/// A game whose table can be shown to somebody far away.
pub trait Shown:
    Title + Game<Setup: Send + Sync, Chance: Sync, Event: Send + Sync, View: Send> + Sync
{
    /// The event for whoever shows it.
    fn any_event(event: Self::Event) -> AnyEvent;

    /// The ids of the components a player would click for an option, in order.
    fn touches(view: &Self::View, action: &Self::Action) -> Vec<String>;

    /// Everything printed or counted out for a table.
    fn components(setup: &Self::Setup) -> Result<Value, SetupError>;
}

/// Options as whoever must decide reads and clicks them.
pub(crate) fn choices<G: Shown>(view: &G::View, options: &[G::Action]) -> Vec<Choice> {
    let choice = |action: &G::Action| Choice {
        notation: action.to_string(),
        text: G::action(view, action),
        touches: G::touches(view, action),
    };
    options.iter().map(choice).collect()
}

impl Shown for wreck_raiders::State {
    fn any_event(event: wreck_raiders::Event) -> AnyEvent {
        AnyEvent::WreckRaiders(event)
    }

    fn touches(view: &wreck_raiders::View, action: &wreck_raiders::Action) -> Vec<String> {
        wreck_raiders_kit::touches(view, action)
    }

    fn components(setup: &wreck_raiders::Setup) -> Result<Value, SetupError> {
        Ok(plain(wreck_raiders_kit::Printed::of(setup)?))
    }
}

impl Shown for coralia::State {
    fn any_event(event: coralia::Event) -> AnyEvent {
        AnyEvent::Coralia(event)
    }

    fn touches(view: &coralia::View, action: &coralia::Action) -> Vec<String> {
        coralia_kit::touches(view, action)
    }

    fn components(setup: &coralia::Setup) -> Result<Value, SetupError> {
        Ok(plain(coralia_kit::Printed::of(setup)?))
    }
}

fn plain(printed: impl Serialize) -> Value {
    serde_json::to_value(printed).expect("printed components are plain words and numbers")
}
