//! Wreck Raiders on the shelf.

use crate::title::{Title, edition};
use crate::{AnyView, Order, OrderError};
use serde_json::Value;
use std::ops::RangeInclusive;
use std::sync::Arc;
use tabletop::{Flaws, Phrase, Provenance, Seat, Section, Standings};
use wreck_raiders::{Action, Catalogue, Edition, Event, RULEBOOK, Setup, State, View};
use wreck_raiders_kit::text;

const USUAL_PLAYERS: usize = 3;

impl Title for State {
    type Appraiser = appraisal::wreck_raiders::Appraiser;

    const TITLE: &'static str = "Wreck Raiders";
    const EDITIONS: &'static [&'static str] = &[Edition::Second.word(), Edition::First.word()];
    const RULEBOOK: &'static str = RULEBOOK;
    const SECRETS: bool = false;
    const SOLO_RANKS: &'static [i32] = &text::SOLO_RANKS;

    fn appraiser(weights: Value) -> serde_json::Result<Self::Appraiser> {
        serde_json::from_value(weights).map(Self::Appraiser::new)
    }

    fn weights(players: usize) -> Value {
        let appraiser = Self::Appraiser::default();
        let weights = if players == 1 { appraiser.alone } else { appraiser.weights };
        serde_json::to_value(weights).expect("weights are plain numbers")
    }

    fn players(edition: Option<&str>) -> RangeInclusive<usize> {
        let edition = edition.and_then(|name| name.parse::<Edition>().ok());
        edition.unwrap_or_default().players()
    }

    fn setup(order: &Order) -> Result<Setup, OrderError> {
        let edition = edition(Self::TITLE, Self::EDITIONS, order)?;
        let edition =
            edition.map(|name| name.parse().expect("every edition on the shelf is one of the game's"));
        let edition: Edition = edition.unwrap_or_default();
        let players = order.players.unwrap_or(USUAL_PLAYERS);
        edition.rules(players)?;
        let catalogue = match &order.components {
            Some(text) => Arc::new(Catalogue::read(text)?),
            None => Catalogue::standard(),
        };
        Ok(Setup { edition, players, catalogue })
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

    fn event(setup: &Setup, event: &Event) -> Phrase {
        text::event(setup, event)
    }

    fn source(setup: &Setup, source: &str) -> Phrase {
        text::source(setup.edition, source)
    }

    fn last_word(setup: &Setup, standings: &Standings) -> Option<Phrase> {
        (setup.players == 1).then(|| text::solo_title(standings.of(Seat::new(0)).score))
    }

    fn any_view(view: View) -> AnyView {
        AnyView::WreckRaiders(Box::new(view))
    }
}
