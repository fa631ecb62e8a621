//! What happens on a desk: steps are played ahead of it and adopted whole.

use super::{AnyAdvice, AnyDesk, Dealing, NoRecord, Question, StepError, Told};
use crate::advice;
use crate::shown::choices;
use crate::{AnyPosition, AnyView, Choice, Positioned};
use referee::{DealError, Played, Record, ScriptedDealer, Step, Table, TableDealer};
use tabletop::{Pending, Phrase, Seat, Section, Standings, Viewer, Weighted};

/// Where the steps of a desk begin.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Origin {
    Beginning,
    Position,
}

pub(crate) struct Desk<G: Positioned> {
    pub(super) setup: G::Setup,
    pub(super) origin: Origin,
    pub(super) dealing: Dealing,
    pub(super) game: G,
    /// Every step with the moment before it.
    pub(super) past: Vec<(G, Step<G>)>,
}

impl<G: Positioned> Desk<G> {
    fn turn(&self) -> Result<Seat, StepError> {
        match self.game.pending() {
            Pending::Decision(seat) => Ok(seat),
            Pending::Chance => Err(StepError::ChancePending),
            Pending::Over => Err(StepError::Over),
        }
    }

    /// Plays a listed step and the chance that a seed brings after it.
    fn play(&mut self, step: Step<G>) -> Result<Vec<Told>, StepError> {
        let mut ahead = Ahead { game: self.game.clone(), past: Vec::new(), told: Vec::new() };
        ahead.play(&self.setup, step);
        self.deal_pending(&mut ahead)?;
        Ok(self.adopt(ahead))
    }

    /// Deals all pending chance, if a seed deals.
    pub(super) fn settle(&mut self) -> Result<(), DealError> {
        let mut ahead = Ahead { game: self.game.clone(), past: Vec::new(), told: Vec::new() };
        self.deal_pending(&mut ahead)?;
        self.adopt(ahead);
        Ok(())
    }

    fn deal_pending(&self, ahead: &mut Ahead<G>) -> Result<(), DealError> {
        let Dealing::Seeded(dealer) = &self.dealing else { return Ok(()) };
        let mut index = self.past.iter().filter(|(_, step)| step.is_chance()).count();
        while ahead.game.pending() == Pending::Chance {
            let outcome = dealer.outcome(index, &outcomes(&ahead.game))?;
            ahead.play(&self.setup, Step::Chance(outcome));
            index += 1;
        }
        Ok(())
    }

    fn adopt(&mut self, ahead: Ahead<G>) -> Vec<Told> {
        self.game = ahead.game;
        self.past.extend(ahead.past);
        ahead.told
    }

    /// The outcomes dealt so far and, if chance is asked, some that lead to the next decision.
    fn script(&self) -> ScriptedDealer<G::Chance> {
        let mut script: Vec<G::Chance> = self.past.iter().filter_map(|(_, step)| dealt(step)).collect();
        let mut game = self.game.clone();
        while game.pending() == Pending::Chance {
            let first = outcomes(&game)[0].outcome;
            game.deal(first, &mut ());
            script.push(first);
        }
        ScriptedDealer::new(script)
    }
}

/// Steps that are played but not adopted yet, so that a failure leaves the desk as it was.
struct Ahead<G: Positioned> {
    game: G,
    past: Vec<(G, Step<G>)>,
    told: Vec<Told>,
}

impl<G: Positioned> Ahead<G> {
    fn play(&mut self, setup: &G::Setup, step: Step<G>) {
        let before = self.game.clone();
        let Played { step, events } = step.play(&mut self.game);
        let events = events.iter().map(|event| G::event(setup, event)).collect();
        self.past.push((before, step));
        self.told.push(Told { events, ..told(&step) });
    }
}

impl<G: Positioned> AnyDesk for Desk<G> {
    fn game(&self) -> &'static str {
        G::NAME
    }

    fn edition(&self) -> Option<&'static str> {
        tabletop::Setup::edition(&self.setup)
    }

    fn seats(&self) -> usize {
        self.game.seats()
    }

    fn steps(&self) -> usize {
        self.past.len()
    }

    fn by_hand(&self) -> bool {
        self.dealing == Dealing::ByHand
    }

    fn pending(&self) -> Pending {
        self.game.pending()
    }

    fn asked(&self, viewer: Viewer) -> Phrase {
        G::asked(&self.game.view(viewer))
    }

    fn tableau(&self, viewer: Viewer) -> Vec<Section> {
        G::tableau(&self.game.view(viewer))
    }

    fn options(&self) -> Vec<Choice> {
        let Pending::Decision(seat) = self.game.pending() else { return Vec::new() };
        choices::<G>(&self.game.view(Viewer::Seat(seat)), &options(&self.game))
    }

    fn outcomes(&self) -> Vec<Weighted<String>> {
        let written = |listed: Weighted<G::Chance>| Weighted {
            outcome: listed.outcome.to_string(),
            weight: listed.weight,
        };
        match self.game.pending() {
            Pending::Chance => outcomes(&self.game).into_iter().map(written).collect(),
            Pending::Decision(_) | Pending::Over => Vec::new(),
        }
    }

    fn act(&mut self, notation: &str) -> Result<Vec<Told>, StepError> {
        let seat = self.turn()?;
        let action = notation.parse()?;
        if !options(&self.game).contains(&action) {
            return Err(StepError::NotAnOption { action: notation.into() });
        }
        self.play(Step::Decision(seat, action))
    }

    fn deal(&mut self, notation: &str) -> Result<Vec<Told>, StepError> {
        if let Dealing::Seeded(_) = self.dealing {
            return Err(StepError::Seeded);
        }
        match self.game.pending() {
            Pending::Chance => {}
            Pending::Decision(seat) => return Err(StepError::DecisionPending { seat }),
            Pending::Over => return Err(StepError::Over),
        }
        let outcome = notation.parse()?;
        if !outcomes(&self.game).iter().any(|listed| listed.outcome == outcome) {
            return Err(StepError::NotAnOutcome { outcome: notation.into() });
        }
        self.play(Step::Chance(outcome))
    }

    fn undo(&mut self) -> Result<Vec<Told>, StepError> {
        let last = match self.dealing {
            Dealing::ByHand => self.past.len().checked_sub(1),
            Dealing::Seeded(_) => self.past.iter().rposition(|(_, step)| !step.is_chance()),
        };
        let last = last.ok_or(StepError::NothingPlayed)?;
        self.game = self.past[last].0.clone();
        Ok(self.past.drain(last..).map(|(_, step)| told(&step)).collect())
    }

    fn position(&self) -> AnyPosition {
        self.game.written()
    }

    fn view(&self, viewer: Viewer) -> AnyView {
        G::any_view(self.game.view(viewer))
    }

    fn standings(&self) -> Standings {
        self.game.standings()
    }

    fn source(&self, source: &str) -> Phrase {
        G::source(&self.setup, source)
    }

    fn last_word(&self) -> Option<Phrase> {
        let over = self.game.pending() == Pending::Over;
        over.then(|| G::last_word(&self.setup, &self.game.standings())).flatten()
    }

    fn advise(&self, question: &Question) -> Result<AnyAdvice, StepError> {
        Ok(advice::ask(&self.game, self.turn()?, question))
    }

    fn record(&self) -> Result<Record, NoRecord> {
        if self.origin == Origin::Position {
            return Err(NoRecord);
        }
        let dealer: TableDealer<G::Chance> = match &self.dealing {
            Dealing::Seeded(dealer) => dealer.clone().into(),
            Dealing::ByHand => self.script().into(),
        };
        let mut table = Table::<G>::new(self.setup.clone(), dealer).expect(REPLAYS);
        for (_, step) in &self.past {
            if let Step::Decision(seat, action) = *step {
                table.act(seat, table.version(), action).expect(REPLAYS);
            }
        }
        if table.version() == self.past.len() {
            return Ok(table.save());
        }
        let cut = referee::replay_to::<G>(&self.setup, &table.record(), self.past.len());
        Ok(cut.expect(REPLAYS).record())
    }
}

const REPLAYS: &str = "every step of a desk was listed when it was played";

fn options<G: Positioned>(game: &G) -> Vec<G::Action> {
    let mut options = Vec::new();
    game.options(&mut options);
    options
}

fn outcomes<G: Positioned>(game: &G) -> Vec<Weighted<G::Chance>> {
    let mut outcomes = Vec::new();
    game.outcomes(&mut outcomes);
    outcomes
}

const fn dealt<G: Positioned>(step: &Step<G>) -> Option<G::Chance> {
    match *step {
        Step::Chance(outcome) => Some(outcome),
        Step::Decision(..) => None,
    }
}

fn told<G: Positioned>(step: &Step<G>) -> Told {
    let (seat, notation) = match step {
        Step::Decision(seat, action) => (Some(*seat), action.to_string()),
        Step::Chance(outcome) => (None, outcome.to_string()),
    };
    Told { seat, notation, events: Vec::new() }
}
