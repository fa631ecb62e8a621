//! A referee's table that remembers what happened at every step.

use super::{AnyLive, Happening, Thought, thought};
use crate::shown::{Shown, choices};
use crate::{ActError, AnyAdvice, AnyView, Choice, Question, SeatKind, advice};
use referee::{Commitment, DealError, Entropies, Played, Record, Refusal, Step, Table, UndoRefusal};
use serde_json::Value;
use std::sync::Arc;
use tabletop::{Pending, Phrase, Player, Seat, Section, Setup as _, Standings, Viewer};

/// A game in play. Copies share the events of the steps they have in common.
#[derive(Clone)]
pub(crate) struct Live<G: Shown> {
    table: Table<G>,
    happened: Vec<Arc<[G::Event]>>,
}

impl<G: Shown> Live<G> {
    pub(crate) fn new(table: Table<G>) -> Self {
        let happened = table.history().into_iter().map(|played| played.events.into()).collect();
        Self { table, happened }
    }

    pub(crate) fn table(&self) -> &Table<G> {
        &self.table
    }

    pub(crate) fn act(&mut self, seat: Seat, at_version: usize, notation: &str) -> Result<(), ActError> {
        let action = notation.parse::<G::Action>()?;
        let played = self.table.act(seat, at_version, action)?;
        self.remember(played);
        Ok(())
    }

    /// Lets `bot` choose for the seat that must decide.
    pub(crate) fn ask(&mut self, bot: &mut (impl Player<G> + ?Sized)) -> Result<(), Refusal> {
        let played = self.table.ask(bot)?;
        self.remember(played);
        Ok(())
    }

    /// Deals pending chance: needed only where a record stops in the middle of dealing.
    pub(crate) fn settle(&mut self) -> Result<(), DealError> {
        let played = self.table.settle()?;
        self.remember(played);
        Ok(())
    }

    pub(crate) fn undo(&mut self, seat: Seat) -> Result<Step<G>, UndoRefusal> {
        let step = self.table.undo(seat)?;
        self.happened.truncate(self.table.version());
        Ok(step)
    }

    fn remember(&mut self, played: Vec<Played<G>>) {
        self.happened.extend(played.into_iter().map(|played| Arc::from(played.events)));
    }

    /// The events of one step, numbered from one, as `viewer` witnesses them.
    fn witnessed(&self, viewer: Viewer, step: usize) -> impl Iterator<Item = Happening> {
        let seen = self.happened[step - 1].iter().filter_map(move |event| G::witness(event, viewer));
        seen.map(move |event| Happening {
            step,
            text: G::event(self.table.setup(), &event),
            event: G::any_event(event),
        })
    }
}

impl<G: Shown> AnyLive for Live<G> {
    fn game(&self) -> &'static str {
        G::NAME
    }

    fn title(&self) -> &'static str {
        G::TITLE
    }

    fn edition(&self) -> Option<&'static str> {
        self.table.setup().edition()
    }

    fn seats(&self) -> usize {
        self.table.game().seats()
    }

    fn has_secrets(&self) -> bool {
        G::SECRETS
    }

    fn steps(&self) -> usize {
        self.table.version()
    }

    fn step_lines(&self, from: usize) -> Vec<String> {
        self.table.steps().iter().skip(from).map(ToString::to_string).collect()
    }

    fn pending(&self) -> Pending {
        self.table.pending()
    }

    fn options(&self) -> Vec<Choice> {
        let Pending::Decision(seat) = self.table.pending() else { return Vec::new() };
        choices::<G>(&self.table.view(Viewer::Seat(seat)), &self.table.options())
    }

    fn after(&self, seat: Seat, notation: &str) -> Result<Box<dyn AnyLive>, ActError> {
        let mut after = self.clone();
        after.act(seat, self.steps(), notation)?;
        Ok(Box::new(after))
    }

    fn without_last(&self, seat: Seat) -> Result<Box<dyn AnyLive>, UndoRefusal> {
        let mut before = self.clone();
        before.undo(seat)?;
        Ok(Box::new(before))
    }

    fn can_undo(&self, seat: Seat) -> bool {
        self.table.clone().undo(seat).is_ok()
    }

    fn view(&self, viewer: Viewer) -> AnyView {
        G::any_view(self.table.view(viewer))
    }

    fn asked(&self, viewer: Viewer) -> Phrase {
        G::asked(&self.table.view(viewer))
    }

    fn tableau(&self, viewer: Viewer) -> Vec<Section> {
        G::tableau(&self.table.view(viewer))
    }

    fn events(&self, viewer: Viewer, from: usize) -> Vec<Happening> {
        (from + 1..=self.happened.len()).flat_map(|step| self.witnessed(viewer, step)).collect()
    }

    fn advise(&self, question: &Question) -> Option<AnyAdvice> {
        let Pending::Decision(seat) = self.table.pending() else { return None };
        Some(advice::ask(self.table.game(), seat, question))
    }

    fn think(&self, seat: Seat, kind: SeatKind, seed: u64) -> Option<Thought> {
        thought::of(&self.table, seat, kind, seed)
    }

    fn standings(&self) -> Standings {
        self.table.standings()
    }

    fn source(&self, source: &str) -> Phrase {
        G::source(self.table.setup(), source)
    }

    fn last_word(&self) -> Option<Phrase> {
        let over = self.table.is_over();
        over.then(|| G::last_word(self.table.setup(), &self.table.standings())).flatten()
    }

    fn components(&self) -> Value {
        G::components(self.table.setup()).expect("a table is only opened with a setup the game accepts")
    }

    fn commitment(&self) -> Option<Commitment> {
        self.table.commitment()
    }

    fn entropies(&self) -> &Entropies {
        self.table.entropies()
    }

    fn record(&self) -> Record {
        self.table.record()
    }

    fn save(&self) -> Record {
        self.table.save()
    }

    fn copy(&self) -> Box<dyn AnyLive> {
        Box::new(self.clone())
    }
}
