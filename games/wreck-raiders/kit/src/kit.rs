//! Wreck Raiders as every host asks for it.

use crate::appraisal::Appraiser;
use crate::{Printed, brings, draw, text, touches};
use kit::{Kit, Order, OrderError, Part, PositionError, Rung, edition, read_position};
use phrasebook::{Source, Voice};
use serde_json::Value;
use std::ops::RangeInclusive;
use std::sync::Arc;
use tabletop::{Brings, Flaws, Phrase, Provenance, Seat, Section, SetupError, Standing, Standings};
use wreck_raiders::{Action, Catalogue, Edition, Event, Position, RULEBOOK, Setup, State, View};

const USUAL_PLAYERS: usize = 3;

/// Wreck Raiders, for a shelf.
#[derive(Clone, Copy, Debug)]
pub struct WreckRaiders;

#[derive(rust_embed::RustEmbed)]
#[folder = "../words"]
struct Words;

impl Kit for WreckRaiders {
    type Game = State;
    type Evaluator = Appraiser;

    const TITLE: &'static str = "Wreck Raiders";
    const EDITIONS: &'static [&'static str] = &[Edition::Second.word(), Edition::First.word()];
    const RULEBOOK: &'static str = RULEBOOK;
    const COVER: Option<&'static str> = Some(include_str!("../cover.svg"));
    const SECRETS: bool = false;
    const LESSONS: &'static [&'static str] =
        &[include_str!("../lessons/first.toml"), include_str!("../lessons/solo.toml")];
    const SOLO_RANKS: &'static [i32] = &text::SOLO_RANKS;

    fn words() -> Vec<Source> {
        Source::all::<Words>()
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
        Ok(Setup { edition, players, catalogue: catalogue(order.components.as_deref())? })
    }

    fn asked(view: &View, options: &[Action]) -> Phrase {
        text::asked(view, options)
    }

    fn tableau(view: &View) -> Vec<Section> {
        text::tableau(view)
    }

    fn action(view: &View, options: &[Action], action: &Action) -> Phrase {
        text::action(view, options, action)
    }

    fn event(setup: &Setup, event: &Event) -> Phrase {
        text::event(setup, event)
    }

    fn source(setup: &Setup, source: &str) -> Phrase {
        text::source(setup.edition, source)
    }

    fn parts(setup: &Setup, view: &View, standing: &Standing) -> Vec<Part> {
        text::parts(setup, view, standing.seat)
    }

    fn solo_ladder() -> Vec<Rung> {
        text::SOLO_RANKS.map(|from| Rung { from, title: text::solo_title(from) }).to_vec()
    }

    fn draw(view: &View, standings: &Standings, voice: &Voice) -> String {
        draw::draw(view, standings, voice)
    }

    fn last_word(setup: &Setup, standings: &Standings) -> Option<Phrase> {
        (setup.players == 1).then(|| text::solo_title(standings.of(Seat::new(0)).score))
    }

    fn touches(view: &View, action: &Action) -> Vec<String> {
        touches(view, action)
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

    fn former_component_files() -> &'static [&'static str] {
        Catalogue::FORMER_FILES
    }

    fn tables(components: &str) -> Result<Vec<(String, Provenance)>, Flaws> {
        Catalogue::read(components).map(|catalogue| catalogue.provenance)
    }

    fn evaluator(weights: Value) -> serde_json::Result<Appraiser> {
        serde_json::from_value(weights).map(Appraiser::new)
    }

    fn weights(players: usize) -> Value {
        let appraiser = Appraiser::default();
        let weights = if players == 1 { appraiser.alone } else { appraiser.weights };
        serde_json::to_value(weights).expect("weights are plain numbers")
    }

    fn lay_out(position: &Value, components: Option<&str>) -> Result<(Setup, State), PositionError> {
        let position: Position = read_position(position)?;
        let catalogue = catalogue(components).map_err(PositionError::Components)?;
        let state = State::from_position(&position, catalogue.clone()).map_err(PositionError::Impossible)?;
        Ok((Setup { edition: position.edition, players: position.players, catalogue }, state))
    }

    fn position(game: &State) -> Option<Value> {
        Some(serde_json::to_value(game.position()).expect("positions are plain words and numbers"))
    }
}

fn catalogue(components: Option<&str>) -> Result<Arc<Catalogue>, Flaws> {
    components.map_or_else(|| Ok(Catalogue::standard()), |text| Catalogue::read(text).map(Arc::new))
}
