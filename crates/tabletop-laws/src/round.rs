//! One game under law.

use crate::breach::obey;
use crate::{ActionOf, Broken, Clauses, EventOf, Failure, Laws, Plan, Report, SetupOf, Style};
use bots::FastDealer;
use referee::Step;
use std::panic::{AssertUnwindSafe, catch_unwind};
use tabletop::{Dealer, Game, Pending, Seat, Setup, Viewer, Weighted};

/// Positions of one game whose record is looked at.
const MOST_SNAPSHOTS: usize = 3;

/// Printing a state and going through all ways of dealing take far longer than playing on, so this is done at only
/// one in this many of the steps checked.
const ONE_COSTLY_IN: u32 = 8;

type Checked = Result<(), (&'static str, Broken)>;

/// A worker's table, which keeps its buffers from game to game.
pub(crate) struct Round<'p, L: Laws> {
    plan: &'p Plan<SetupOf<L>>,
    style: Style,
    game_number: u64,
    /// Chooses and deals. Nothing else asks it, so the games do not depend on how closely they are looked at.
    dealer: FastDealer,
    /// Picks which steps are looked at, and imagines.
    inspector: FastDealer,
    clauses: Clauses,
    steps: Vec<Step<L::Game>>,
    snapshots: Vec<(usize, L::Game)>,
    options: Vec<ActionOf<L>>,
    shape: Vec<ActionOf<L>>,
    outcomes: Vec<Weighted<<L::Game as Game>::Chance>>,
    weights: Vec<Weighted<ActionOf<L>>>,
    events: Vec<EventOf<L>>,
    report: Report,
}

impl<'p, L: Laws> Round<'p, L> {
    pub fn new(plan: &'p Plan<SetupOf<L>>) -> Self {
        Self {
            plan,
            style: Style::Indifferent,
            game_number: 0,
            dealer: FastDealer::new(0),
            inspector: FastDealer::new(0),
            clauses: Clauses::read(L::RULEBOOK),
            steps: Vec::new(),
            snapshots: Vec::new(),
            options: Vec::new(),
            shape: Vec::new(),
            outcomes: Vec::new(),
            weights: Vec::new(),
            events: Vec::new(),
            report: Report::default(),
        }
    }

    pub fn into_report(self) -> Report {
        self.report
    }

    /// Plays game `number` of the run: even ones with indifferent players, odd ones with eager players.
    pub fn play(&mut self, number: u64) -> Result<(), Box<Failure>> {
        self.style = if number.is_multiple_of(2) { Style::Indifferent } else { Style::Eager };
        self.game_number = number / 2;
        self.dealer = FastDealer::numbered(self.plan.seed, 2 * number);
        self.inspector = FastDealer::numbered(self.plan.seed, 2 * number + 1);
        self.steps.clear();
        self.snapshots.clear();
        let checked = catch_unwind(AssertUnwindSafe(|| self.play_to_the_end()));
        let checked = checked.unwrap_or_else(|panic| {
            Err((
                "everything_listed_can_be_played",
                Broken::new(format_args!("it panicked: {}", message(&*panic))),
            ))
        });
        checked.map_err(|(law, broken)| Box::new(self.failure(law, broken)))
    }

    fn play_to_the_end(&mut self) -> Checked {
        let mut game = obey!(L: every_setup_gives_a_table(&self.plan.setup))?;
        obey!(L: components_are_conserved(&game))?;
        while let Some(step) = self.next_step(&game)? {
            obey!(L: every_game_ends(self.steps.len()))?;
            self.play_step(&mut game, step);
            obey!(L: components_are_conserved(&game))?;
        }
        obey!(L: standings_add_up(&game))?;
        if self.game_number.is_multiple_of(self.plan.one_game_in.max(1)) {
            self.check_record(&game)?;
        }
        self.report.games += 1;
        self.report.longest = self.report.longest.max(self.steps.len());
        Ok(())
    }

    fn play_step(&mut self, game: &mut L::Game, step: Step<L::Game>) {
        self.events.clear();
        match step {
            Step::Decision(_, action) => game.act(action, &mut self.events),
            Step::Chance(outcome) => game.deal(outcome, &mut self.events),
        }
        self.steps.push(step);
        self.events.iter().for_each(|event| L::tally(event, &mut self.report.tally));
    }

    fn next_step(&mut self, game: &L::Game) -> Result<Option<Step<L::Game>>, (&'static str, Broken)> {
        let look_closely = self.inspector.below(self.plan.one_step_in.max(1)) == 0;
        match game.pending() {
            Pending::Decision(seat) => self.decide(game, seat, look_closely).map(Some),
            Pending::Chance => self.deal(game, look_closely).map(Some),
            Pending::Over => Ok(None),
        }
    }

    fn decide(
        &mut self,
        game: &L::Game,
        seat: Seat,
        look_closely: bool,
    ) -> Result<Step<L::Game>, (&'static str, Broken)> {
        self.report.decisions += 1;
        self.options.clear();
        game.options(&mut self.options);
        obey!(L: options_are_never_empty_and_have_no_duplicates(&self.options))?;
        let action = self.pick(game);
        let step = Step::Decision(seat, action);
        if look_closely {
            obey!(L: everything_listed_can_be_played(game, seat, &self.options))?;
            obey!(L: notation_of_actions_round_trips_and_is_unique(&self.options))?;
            obey!(L: a_seat_decides_on_what_it_knows(game, seat, &self.options, &mut self.inspector))?;
            self.look_at_refusals(game, seat)?;
            obey!(L: what_can_be_undone_showed_no_secret(game, action, &mut self.inspector))?;
            let other = self.options[self.inspector.below(self.options.len() as u32) as usize];
            self.look_closely(game, step, Step::Decision(seat, other))?;
        }
        Ok(step)
    }

    /// The laws about what is not an option.
    fn look_at_refusals(&mut self, game: &L::Game, seat: Seat) -> Checked {
        self.shape.clear();
        game.shape(&mut self.shape);
        obey!(L: every_option_has_the_shape_of_its_decision(&self.shape, &self.options))?;
        let refusals = obey!(L: exactly_what_is_not_listed_is_refused(game, &self.options, &self.shape))?;
        obey!(L: refusals_name_clauses_of_the_rulebook(&self.plan.setup, &self.clauses, &refusals))?;
        for refusal in &refusals {
            self.report.reasons.count(refusal.clause);
        }
        self.report.tried += self.shape.len() as u64;
        self.report.refused += refusals.len() as u64;
        obey!(L: a_seat_is_refused_by_what_it_knows(game, seat, &mut self.inspector))?;
        if self.inspector.below(ONE_COSTLY_IN) == 0 {
            let universe = L::universe(game);
            let refusals = obey!(L: exactly_what_is_not_listed_is_refused(game, &self.options, &universe))?;
            obey!(L: refusals_name_clauses_of_the_rulebook(&self.plan.setup, &self.clauses, &refusals))?;
            self.report.tried_at_large += universe.len() as u64;
        }
        Ok(())
    }

    fn deal(&mut self, game: &L::Game, look_closely: bool) -> Result<Step<L::Game>, (&'static str, Broken)> {
        self.report.chance_steps += 1;
        self.outcomes.clear();
        game.outcomes(&mut self.outcomes);
        obey!(L: outcomes_are_never_empty_have_no_duplicates_and_all_weigh(&self.outcomes))?;
        let step = Step::Chance(self.dealer.choose(&self.outcomes));
        if look_closely {
            obey!(L: everything_listed_can_be_dealt(game, &self.outcomes))?;
            obey!(L: notation_of_outcomes_round_trips_and_is_unique(&self.outcomes))?;
            if self.inspector.below(ONE_COSTLY_IN) == 0 {
                obey!(L: dealing_has_the_listed_odds(game, &self.outcomes))?;
            }
            let other = self.outcomes[self.inspector.below(self.outcomes.len() as u32) as usize].outcome;
            self.look_closely(game, step, Step::Chance(other))?;
        }
        Ok(step)
    }

    /// The laws that hold at decisions and chance alike.
    fn look_closely(&mut self, game: &L::Game, step: Step<L::Game>, other: Step<L::Game>) -> Checked {
        obey!(L: a_copy_plays_identically(game, step))?;
        if self.inspector.below(ONE_COSTLY_IN) == 0 {
            obey!(L: old_copies_are_unchanged(game, step))?;
        }
        obey!(L: standings_add_up(game))?;
        for viewer in Viewer::all(game.seats()) {
            obey!(L: imagining_keeps_the_view(game, viewer, &mut self.inspector))?;
            let shuffled = obey!(L: shuffling_secrets_changes_no_view(game, viewer, &mut self.inspector))?;
            self.report.secrets_shuffled += u64::from(shuffled);
            let alike = obey!(L: steps_that_look_alike_are_told_alike(game, viewer, step, other))?;
            self.report.alike_pairs += u64::from(alike);
        }
        if self.snapshots.len() < MOST_SNAPSHOTS {
            self.snapshots.push((self.steps.len(), game.clone()));
        }
        Ok(())
    }

    fn check_record(&mut self, last: &L::Game) -> Checked {
        let record = obey!(L: a_table_plays_the_same_game(&self.plan.setup, &self.steps))?;
        self.snapshots.push((self.steps.len(), last.clone()));
        for (step, state) in &self.snapshots {
            obey!(L: replay_reproduces_every_state(&self.plan.setup, &record, *step, state))?;
            for viewer in Viewer::all(state.seats()) {
                let (setup, steps) = (&self.plan.setup, &self.steps[..*step]);
                let retold = obey!(L: a_retold_game_has_other_secrets(setup, steps, state, viewer, &mut self.inspector))?;
                self.report.retold += u64::from(retold);
            }
        }
        for _ in 0..MOST_SNAPSHOTS {
            let step = self.inspector.below(self.steps.len() as u32 + 1) as usize;
            obey!(L: nothing_unlisted_is_accepted(&self.plan.setup, &record, step))?;
            obey!(L: undo_never_crosses_chance_a_reveal_or_another_seat(&self.plan.setup, &record, step))?;
        }
        self.report.records += 1;
        Ok(())
    }

    fn pick(&mut self, game: &L::Game) -> ActionOf<L> {
        if self.style == Style::Eager {
            self.weights.clear();
            let weigh = |&outcome: &ActionOf<L>| Weighted { outcome, weight: L::eagerness(game, outcome) };
            self.weights.extend(self.options.iter().map(weigh));
            if self.weights.iter().any(|weighted| weighted.weight > 0) {
                return self.dealer.choose(&self.weights);
            }
        }
        self.options[self.dealer.below(self.options.len() as u32) as usize]
    }

    fn failure(&self, law: &'static str, broken: Broken) -> Failure {
        let record: Vec<String> = self.steps.iter().map(ToString::to_string).collect();
        Failure {
            law: law.replace('_', " "),
            broken,
            setup: describe(&self.plan.setup),
            seed: self.plan.seed,
            style: self.style,
            game: self.game_number,
            step: self.steps.len(),
            record: record.join("\n"),
        }
    }
}

pub(crate) fn describe(setup: &impl Setup) -> String {
    let edition = setup.edition().map_or_else(String::new, |edition| format!("edition {edition}, "));
    format!("{edition}{} players", setup.players())
}

fn message(panic: &(dyn std::any::Any + Send)) -> &str {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    text.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("without a message")
}
