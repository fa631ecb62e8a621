//! Coralia on the shelf.

use crate::title::{Title, edition};
use crate::{AnyView, Order, OrderError};
use coralia::{Action, Catalogue, Event, RULEBOOK, Setup, State, View};
use coralia_kit::text;
use serde_json::Value;
use std::ops::RangeInclusive;
use std::sync::Arc;
use tabletop::{Flaws, Game, Phrase, Provenance, Section, Standings};

const USUAL_PLAYERS: usize = 3;

impl Title for State {
    type Appraiser = appraisal::coralia::Appraiser;

    const TITLE: &'static str = "Coralia";
    const EDITIONS: &'static [&'static str] = &[];
    const RULEBOOK: &'static str = RULEBOOK;
    const SECRETS: bool = true;
    const SOLO_RANKS: &'static [i32] = &[];

    fn appraiser(weights: Value) -> serde_json::Result<Self::Appraiser> {
        serde_json::from_value(weights).map(Self::Appraiser::new)
    }

    fn weights(_: usize) -> Value {
        serde_json::to_value(appraisal::coralia::Weights::default()).expect("weights are plain numbers")
    }

    fn players(_: Option<&str>) -> RangeInclusive<usize> {
        2..=4
    }

    fn setup(order: &Order) -> Result<Setup, OrderError> {
        edition(Self::TITLE, Self::EDITIONS, order)?;
        let catalogue = match &order.components {
            Some(text) => Arc::new(Catalogue::read(text)?),
            None => Catalogue::standard(),
        };
        let setup = Setup { players: order.players.unwrap_or(USUAL_PLAYERS), catalogue };
        Self::new(&setup)?;
        Ok(setup)
    }

    fn component_file() -> String {
        Catalogue::shipped()
    }

    fn tables(components: &str) -> Result<Vec<(String, Provenance)>, Flaws> {
        Catalogue::read(components).map(|catalogue| catalogue.provenance)
    }

    fn asked(view: &View) -> Phrase {
        text::asked(view)
    }

    fn tableau(view: &View) -> Vec<Section> {
        text::tableau(view)
    }

    fn action(view: &View, action: &Action) -> Phrase {
        text::action(view, action)
    }

    fn event(_: &Setup, event: &Event) -> Phrase {
        text::event(event)
    }

    fn source(_: &Setup, source: &str) -> Phrase {
        text::source(source)
    }

    fn last_word(_: &Setup, _: &Standings) -> Option<Phrase> {
        None
    }

    fn any_view(view: View) -> AnyView {
        AnyView::Coralia(Box::new(view))
    }
}
