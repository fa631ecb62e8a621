//! A referee's table that remembers what happened at every step.

use super::{
    AnyAdvice, AnyMoment, AnySight, Barred, Choice, Happening, Moment, Question, TakeBack, Telling, Thought,
};
use crate::{
    AnyGame, AnyReview, Inquiry, NoRecord, ReviewFailure, ReviewWatch, SeatKind, StepError, advice, on_shelf,
    reviewing,
};
use bots::FastDealer;
use kit::{ActionOf, EventOf, GameOf, Kit, Part, Rung, ViewOf};
use phrasebook::Voice;
use referee::{
    Commitment, Digest, Entropies, Played, Record, Refusal, StepCount, StepLine, Table, UndoRefusal,
};
use serde::Serialize;
use serde_json::Value;
use std::sync::Arc;
use tabletop::{Brings, Game, Pending, Phrase, Seat, Section, Setup as _, Standings, Viewer, Weighted};

/// A game in play. Copies share the events of the steps they have in common.
pub struct Kept<K: Kit> {
    table: Table<GameOf<K>>,
    happened: Vec<Arc<[EventOf<K>]>>,
}

struct Sight<'m, K: Kit> {
    moment: &'m Kept<K>,
    view: ViewOf<K>,
}

impl<K: Kit> Kept<K> {
    pub fn moment(table: Table<GameOf<K>>) -> Moment {
        let happened = table.history().into_iter().map(|played| played.events.into()).collect();
        Arc::new(Self { table, happened })
    }

    /// Another moment, by playing on with a copy.
    fn played<E>(
        &self,
        play: impl FnOnce(&mut Table<GameOf<K>>) -> Result<Vec<Played<GameOf<K>>>, E>,
    ) -> Result<Moment, E> {
        let (mut table, mut happened) = (self.table.clone(), self.happened.clone());
        let played = play(&mut table)?;
        happened.extend(played.into_iter().map(|played| Arc::from(played.events)));
        Ok(Arc::new(Self { table, happened }))
    }

    /// What a seat sees that must decide.
    fn seen_by_decider(&self, seat: Seat) -> Result<ViewOf<K>, Refusal> {
        match self.table.pending() {
            Pending::Decision(turn) if turn == seat => Ok(self.table.view(Viewer::Seat(seat))),
            Pending::Decision(turn) => Err(Refusal::NotYourTurn { seat, turn }),
            Pending::Chance => Err(Refusal::ChancePending),
            Pending::Over => Err(Refusal::Over),
        }
    }

    fn refused(&self, view: &ViewOf<K>, action: ActionOf<K>) -> Option<Barred> {
        let reason = self.table.game().refusal(action)?;
        Some(Barred { notation: action.to_string(), touches: K::touches(view, &action), reason })
    }

    fn of_step(&self, viewer: Option<Viewer>, step: usize) -> impl Iterator<Item = Happening> {
        let witness = move |event: &EventOf<K>| match viewer {
            Some(viewer) => GameOf::<K>::witness(event, viewer),
            None => Some(event.clone()),
        };
        self.happened[step - 1].iter().filter_map(witness).map(move |event| Happening {
            step,
            text: K::event(self.table.setup(), &event),
            event: json(&event),
        })
    }
}

impl<K: Kit> AnyMoment for Kept<K> {
    fn game(&self) -> &'static dyn AnyGame {
        on_shelf::<K>()
    }

    fn edition(&self) -> Option<&'static str> {
        self.table.setup().edition()
    }

    fn seats(&self) -> usize {
        self.table.game().seats()
    }

    fn count(&self) -> StepCount {
        self.table.count()
    }

    fn lines(&self, from: StepCount) -> Vec<StepLine> {
        self.table.steps().iter().skip(from.0).map(StepLine::from).collect()
    }

    fn pending(&self) -> Pending {
        self.table.pending()
    }

    fn options(&self) -> Vec<Choice> {
        let Pending::Decision(seat) = self.table.pending() else { return Vec::new() };
        let (view, options) = (self.table.view(Viewer::Seat(seat)), self.table.options());
        let choice = |action: &ActionOf<K>| Choice {
            notation: action.to_string(),
            text: K::action(&view, &options, action),
            touches: K::touches(&view, action),
        };
        options.iter().map(choice).collect()
    }

    fn brings(&self) -> Vec<Option<Brings>> {
        let Pending::Decision(seat) = self.table.pending() else { return Vec::new() };
        // Made of the view alone, so that no secret can show in it.
        let imagined = GameOf::<K>::imagine(&self.table.view(Viewer::Seat(seat)), &mut FastDealer::new(0));
        self.table.options().into_iter().map(|option| K::brings(&imagined, seat, option)).collect()
    }

    fn why(&self, seat: Seat, notation: &str) -> Result<Option<Barred>, StepError> {
        let view = self.seen_by_decider(seat)?;
        Ok(self.refused(&view, notation.parse()?))
    }

    fn barred(&self, seat: Seat) -> Result<Vec<Barred>, StepError> {
        let view = self.seen_by_decider(seat)?;
        let mut tried = Vec::new();
        self.table.game().shape(&mut tried);
        Ok(tried.into_iter().filter_map(|action| self.refused(&view, action)).collect())
    }

    fn unlit(&self, seat: Seat, component: &str) -> Result<Option<tabletop::Refusal>, StepError> {
        Ok(K::unlit(&self.seen_by_decider(seat)?, component))
    }

    fn outcomes(&self) -> Vec<Weighted<String>> {
        let mut outcomes = Vec::new();
        if self.table.pending() == Pending::Chance {
            self.table.game().outcomes(&mut outcomes);
        }
        let written = |listed: Weighted<<GameOf<K> as Game>::Chance>| Weighted {
            outcome: listed.outcome.to_string(),
            weight: listed.weight,
        };
        outcomes.into_iter().map(written).collect()
    }

    fn after(&self, seat: Seat, notation: &str) -> Result<Moment, StepError> {
        let action = notation.parse()?;
        Ok(self.played(|table| table.act(seat, action))?)
    }

    fn dealt(&self, notation: &str) -> Result<Moment, StepError> {
        if !self.is_by_hand() {
            return Err(Refusal::NotByHand.into());
        }
        let outcome = notation.parse();
        // What is asked comes first: a decision is due whatever was typed.
        match self.table.pending() {
            Pending::Decision(turn) => Err(Refusal::DecisionPending { turn }.into()),
            Pending::Over => Err(Refusal::Over.into()),
            Pending::Chance => {
                let outcome = outcome?;
                Ok(self.played(|table| table.deal(outcome))?)
            }
        }
    }

    fn settled(&self) -> Result<Moment, StepError> {
        Ok(self.played(Table::settle).map_err(Refusal::from)?)
    }

    fn before(&self, what: TakeBack) -> Result<Moment, UndoRefusal> {
        let (mut table, mut happened) = (self.table.clone(), self.happened.clone());
        match what {
            TakeBack::Fairly(seat) => drop(table.undo(seat)?),
            TakeBack::Anything => drop(table.take_back()?),
        }
        happened.truncate(table.count().0);
        Ok(Arc::new(Self { table, happened }))
    }

    fn seen_by(&self, viewer: Viewer) -> Box<dyn AnySight + '_> {
        Box::new(Sight { moment: self, view: self.table.view(viewer) })
    }

    fn events(&self, viewer: Option<Viewer>, from: StepCount) -> Vec<Happening> {
        (from.0 + 1..=self.happened.len()).flat_map(|step| self.of_step(viewer, step)).collect()
    }

    fn advise(&self, question: &Question) -> Option<AnyAdvice> {
        let Pending::Decision(seat) = self.table.pending() else { return None };
        Some(advice::ask::<K>(self.table.game(), seat, question))
    }

    fn think(&self, kind: SeatKind, seed: u64) -> Option<Thought> {
        Thought::of::<K>(&self.table, kind, seed)
    }

    fn review(&self, inquiry: &Inquiry, watch: &dyn ReviewWatch) -> Result<AnyReview, ReviewFailure> {
        reviewing::review::<K>(self.table.setup(), &self.record(Telling::All)?, inquiry, watch)
    }

    fn standings(&self) -> Standings {
        self.table.standings()
    }

    fn ladder(&self) -> Vec<Rung> {
        if self.seats() == 1 { K::solo_ladder() } else { Vec::new() }
    }

    fn source(&self, source: &str) -> Phrase {
        K::source(self.table.setup(), source)
    }

    fn last_word(&self) -> Option<Phrase> {
        let over = self.table.is_over();
        over.then(|| K::last_word(self.table.setup(), &self.table.standings())).flatten()
    }

    fn printed(&self) -> Value {
        K::printed(self.table.setup()).expect("a table is only opened with a setup the game accepts")
    }

    fn components(&self) -> Digest {
        Digest::of(self.table.setup().components())
    }

    fn is_by_hand(&self) -> bool {
        self.table.is_by_hand()
    }

    fn commitment(&self) -> Option<Commitment> {
        self.table.commitment()
    }

    fn entropies(&self) -> &Entropies {
        self.table.entropies()
    }

    fn record(&self, telling: Telling) -> Result<Record, NoRecord> {
        match telling {
            _ if !self.table.is_whole() => Err(NoRecord),
            Telling::All => Ok(self.table.record()),
            Telling::Owner => Ok(self.table.save()),
        }
    }

    fn position(&self) -> Option<Value> {
        K::position(self.table.game())
    }
}

impl<K: Kit> AnySight for Sight<'_, K> {
    fn view(&self) -> Value {
        json(&self.view)
    }

    fn asked(&self) -> Phrase {
        K::asked(&self.view, &self.moment.table.options())
    }

    fn parts(&self, seat: Seat) -> Vec<Part> {
        let table = &self.moment.table;
        K::parts(table.setup(), &self.view, table.standings().of(seat))
    }

    fn tableau(&self) -> Vec<Section> {
        K::tableau(&self.view)
    }

    fn drawn(&self, voice: &Voice) -> String {
        K::draw(&self.view, &self.moment.table.standings(), voice)
    }
}

fn json(told: &impl Serialize) -> Value {
    serde_json::to_value(told).expect("what viewers are told are words, numbers, lists and maps by words")
}
