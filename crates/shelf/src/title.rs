//! What a game adds to its rules to stand on the shelf.

use crate::{AnyView, Order, OrderError};
use bots::Evaluator;
use serde_json::Value;
use std::ops::RangeInclusive;
use tabletop::{Flaws, Game, Phrase, Provenance, Section, Standings};

/// A game with its words, its editions and its component files.
pub trait Title: Game<Action: Send + Sync, Chance: Send, View: Send + Sync> + Send + 'static {
    /// What its bots judge positions by.
    type Appraiser: Evaluator<Self> + Default + Send + Sync + 'static;
    /// Its name for people.
    const TITLE: &'static str;
    /// Its editions, the newest first; none if it has only one.
    const EDITIONS: &'static [&'static str];
    /// Its clauses, as TOML.
    const RULEBOOK: &'static str;
    /// Whether players hold secrets, so that a shared screen must be passed on.
    const SECRETS: bool;

    /// The scores from which each rank of a game alone is earned, the lowest first.
    const SOLO_RANKS: &'static [i32];

    /// An appraiser with these weights; those left out are the ones we ship.
    fn appraiser(weights: Value) -> serde_json::Result<Self::Appraiser>;

    /// The weights we ship for so many players.
    fn weights(players: usize) -> Value;

    /// How many can play an edition.
    fn players(edition: Option<&str>) -> RangeInclusive<usize>;

    /// The setup of an order.
    fn setup(order: &Order) -> Result<Self::Setup, OrderError>;

    /// The component file we ship.
    fn component_file() -> String;

    /// The tables of a component file laid over the embedded ones, with where each comes from.
    fn tables(components: &str) -> Result<Vec<(String, Provenance)>, Flaws>;

    /// One sentence: what is asked of whom. Whoever looks and must decide is spoken to.
    fn asked(view: &Self::View) -> Phrase;

    /// Everything the viewer sees, part by part.
    fn tableau(view: &Self::View) -> Vec<Section>;

    /// An option in words.
    fn action(view: &Self::View, action: &Self::Action) -> Phrase;

    /// An event in words.
    fn event(setup: &Self::Setup, event: &Self::Event) -> Phrase;

    /// A score source in words.
    fn source(setup: &Self::Setup, source: &str) -> Phrase;

    /// A last word about a finished game, if the game has one.
    fn last_word(setup: &Self::Setup, standings: &Standings) -> Option<Phrase>;

    /// The view for whoever draws it.
    fn any_view(view: Self::View) -> AnyView;
}

/// The edition asked for, or the newest one; none for a game that has only one.
pub fn edition(
    title: &'static str,
    known: &'static [&'static str],
    order: &Order,
) -> Result<Option<&'static str>, OrderError> {
    let Some(given) = order.edition.as_deref() else { return Ok(known.first().copied()) };
    let found = known.iter().find(|name| **name == given);
    let error = || OrderError::Edition { game: title, given: given.into(), known };
    found.copied().map(Some).ok_or_else(error)
}
