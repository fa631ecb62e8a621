//! Coralia as every host asks for it.

use crate::appraisal::{Appraiser, Weights};
use crate::{Printed, brings, draw, text, touches, unlit};
use coralia::{Action, Catalogue, Event, Position, RULEBOOK, Setup, State, View};
use kit::{Kit, Order, OrderError, Part, PositionError, edition, read_position};
use phrasebook::{Source, Voice};
use serde_json::Value;
use std::ops::RangeInclusive;
use std::sync::Arc;
use tabletop::{
    Brings, Flaws, Game, Phrase, Provenance, Refusal, Seat, Section, SetupError, Standing, Standings,
};

const USUAL_PLAYERS: usize = 3;

/// Coralia, for a shelf.
#[derive(Clone, Copy, Debug)]
pub struct Coralia;

#[derive(rust_embed::RustEmbed)]
#[folder = "../words"]
struct Words;

impl Kit for Coralia {
    type Game = State;
    type Evaluator = Appraiser;

    const TITLE: &'static str = "Coralia";
    const RULEBOOK: &'static str = RULEBOOK;
    const COVER: Option<&'static str> = Some(include_str!("../cover.svg"));
    const SECRETS: bool = true;
    const LESSONS: &'static [&'static str] = &[include_str!("../lessons/first.toml")];

    fn words() -> Vec<Source> {
        Source::all::<Words>()
    }

    fn players(_: Option<&str>) -> RangeInclusive<usize> {
        coralia::PLAYERS
    }

    fn setup(order: &Order) -> Result<Setup, OrderError> {
        edition(Self::TITLE, Self::EDITIONS, order)?;
        let players = order.players.unwrap_or(USUAL_PLAYERS);
        let setup = Setup { players, catalogue: catalogue(order.components.as_deref())? };
        setup.check()?;
        Ok(setup)
    }

    fn asked(view: &View, _: &[Action]) -> Phrase {
        text::asked(view)
    }

    fn tableau(view: &View) -> Vec<Section> {
        text::tableau(view)
    }

    fn action(view: &View, _: &[Action], action: &Action) -> Phrase {
        text::action(view, action)
    }

    fn event(_: &Setup, event: &Event) -> Phrase {
        text::event(event)
    }

    fn source(_: &Setup, source: &str) -> Phrase {
        text::source(source)
    }

    fn parts(_: &Setup, view: &View, standing: &Standing) -> Vec<Part> {
        text::parts(view, standing.seat)
    }

    fn draw(view: &View, standings: &Standings, voice: &Voice) -> String {
        draw::draw(view, standings, voice)
    }

    fn touches(view: &View, action: &Action) -> Vec<String> {
        touches(view, action)
    }

    fn unlit(view: &View, component: &str) -> Option<Refusal> {
        unlit(view, component)
    }

    fn brings(game: &State, seat: Seat, option: Action) -> Option<Brings> {
        brings::brings(game, seat, option)
    }

    fn printed(setup: &Setup) -> Result<Value, SetupError> {
        Ok(serde_json::to_value(Printed::of(setup)?).expect("printed parts are plain words and numbers"))
    }

    fn component_file() -> Option<String> {
        Some(Catalogue::shipped_file())
    }

    fn tables(components: &str) -> Result<Vec<(String, Provenance)>, Flaws> {
        Catalogue::read(components).map(|catalogue| catalogue.provenance)
    }

    fn evaluator(weights: Value) -> serde_json::Result<Appraiser> {
        serde_json::from_value(weights).map(Appraiser::new)
    }

    fn weights(_: usize) -> Value {
        serde_json::to_value(Weights::default()).expect("weights are plain numbers")
    }

    fn lay_out(position: &Value, components: Option<&str>) -> Result<(Setup, State), PositionError> {
        let position: Position = read_position(position)?;
        let catalogue = catalogue(components).map_err(PositionError::Components)?;
        let state = State::from_position(&position, catalogue.clone()).map_err(PositionError::Impossible)?;
        Ok((Setup { players: state.seats(), catalogue }, state))
    }

    fn position(game: &State) -> Option<Value> {
        Some(serde_json::to_value(game.position()).expect("positions are plain words and numbers"))
    }
}

fn catalogue(components: Option<&str>) -> Result<Arc<Catalogue>, Flaws> {
    components.map_or_else(|| Ok(Catalogue::standard()), |text| Catalogue::read(text).map(Arc::new))
}
