//! The toy game as a kit, without anything that has a default: hosts must be able to show and play any such game.

mod text;

use bots::Standing;
use kit::{Kit, Order, OrderError, edition};
use phrasebook::Source;
use std::ops::RangeInclusive;
use tabletop::{Game, Phrase, Section};
use tabletop_laws::toy::{Toy, ToyAction, ToyEdition, ToyEvent, ToySetup, ToyView};

/// The toy game, for a shelf.
#[derive(Clone, Copy, Debug)]
pub struct ToyKit;

#[derive(rust_embed::RustEmbed)]
#[folder = "words"]
struct Words;

impl Kit for ToyKit {
    type Game = Toy;
    type Evaluator = Standing;

    const TITLE: &'static str = "Crab, Fish, Whale";
    const EDITIONS: &'static [&'static str] = &["long"];
    const RULEBOOK: &'static str = tabletop_laws::toy::RULEBOOK;
    const SECRETS: bool = true;

    fn words() -> Vec<Source> {
        Source::all::<Words>()
    }

    fn players(_: Option<&str>) -> RangeInclusive<usize> {
        2..=3
    }

    fn setup(order: &Order) -> Result<ToySetup, OrderError> {
        edition(Self::TITLE, Self::EDITIONS, order)?;
        let setup = ToySetup { players: order.players.unwrap_or(2), edition: ToyEdition::Long };
        Toy::new(&setup)?;
        Ok(setup)
    }

    fn asked(view: &ToyView, _: &[ToyAction]) -> Phrase {
        text::asked(view)
    }

    fn tableau(view: &ToyView) -> Vec<Section> {
        text::tableau(view)
    }

    fn action(_: &ToyView, _: &[ToyAction], action: &ToyAction) -> Phrase {
        text::action(*action)
    }

    fn event(_: &ToySetup, event: &ToyEvent) -> Phrase {
        text::event(*event)
    }

    fn source(_: &ToySetup, source: &str) -> Phrase {
        Phrase::new("toy-source").with("source", source.to_owned())
    }
}
