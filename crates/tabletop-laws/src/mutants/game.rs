//! The mutated game: the toy game but for one bug.

use super::pieces::{Bug, MutantAction, MutantChance, MutantView, Shared, asked_again, calls};
use crate::toy::{Card, Stage, Toy, ToyAction, ToyChance, ToyEvent, ToyLaws, ToySetup};
use crate::{Laws, Tally};
use referee::Step;
use std::sync::atomic::Ordering;
use tabletop::{Dealer, Game, Log, Pending, Refusal, Seat, SetupError, Standings, Viewer, Weighted};

/// The toy game with one bug.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mutant<const BUG: u8> {
    toy: Toy,
    shared: Shared,
}

/// The mutant under the toy game's law.
pub struct MutantLaws<const BUG: u8>;

impl<const BUG: u8> Mutant<BUG> {
    const fn has(bug: Bug) -> bool {
        BUG == bug as u8
    }

    /// Whether a rule that knows another seat's card bars swapping.
    fn bars_swap(&self) -> bool {
        Self::has(Bug::Knows) && self.next_card() == Some(Card::Crab)
    }

    fn next_card(&self) -> Option<Card> {
        let Pending::Decision(seat) = self.toy.pending() else { return None };
        self.toy.mats[seat.next(self.toy.seats()).index()].card
    }

    const fn of(toy: Toy, shared: Shared) -> Self {
        Self { toy, shared }
    }
}

impl<const BUG: u8> Game for Mutant<BUG> {
    const NAME: &'static str = "mutant";
    type Setup = ToySetup;
    type Action = MutantAction<BUG>;
    type Chance = MutantChance<BUG>;
    type Event = ToyEvent;
    type View = MutantView;

    fn new(setup: &ToySetup) -> Result<Self, SetupError> {
        let mut toy = Toy::new(setup)?;
        if Self::has(Bug::Start) {
            toy.mats[0].rolled = (calls() % 100) as u8;
        }
        if Self::has(Bug::Beginner) {
            toy.turns_begun = (calls() % 2) as u8;
        }
        Ok(Self::of(toy, Shared::default()))
    }

    fn seats(&self) -> usize {
        self.toy.seats() + usize::from(Self::has(Bug::Seats))
    }

    fn pending(&self) -> Pending {
        self.toy.pending()
    }

    fn options(&self, out: &mut Vec<MutantAction<BUG>>) {
        let mut options = Vec::new();
        self.toy.options(&mut options);
        let blocked = self.bars_swap();
        options.retain(|&option| !(blocked && option == ToyAction::Swap));
        if Self::has(Bug::NoOptions) && self.toy.turns_begun > 3 {
            options.clear();
        }
        if Self::has(Bug::OptionTwice) && options.contains(&ToyAction::Keep) {
            options.push(ToyAction::Keep);
        }
        if Self::has(Bug::Grows) && matches!(self.toy.stage, Stage::Bank(_)) && self.toy.supply >= 3 {
            options.extend(asked_again(format!("{:?}", self.toy)).then_some(ToyAction::Bank(3)));
        }
        out.extend(options.into_iter().map(MutantAction));
    }

    fn shape(&self, out: &mut Vec<MutantAction<BUG>>) {
        let mut shape = Vec::new();
        self.toy.shape(&mut shape);
        shape.retain(|&action| !(Self::has(Bug::Shapeless) && action == ToyAction::Keep));
        if Self::has(Bug::ShapeTwice) {
            shape.push(shape[0]);
        }
        out.extend(shape.into_iter().map(MutantAction));
    }

    fn refusal(&self, MutantAction(action): MutantAction<BUG>) -> Option<Refusal> {
        let barred = self.bars_swap() && action == ToyAction::Swap;
        if barred || Self::has(Bug::Refuses) && action == ToyAction::Roll {
            return Some(Refusal::new("TY-1.2", "toy-why-shown"));
        }
        let mut refusal = self.toy.refusal(action)?;
        if Self::has(Bug::Clause) && action == ToyAction::Show {
            refusal.clause = "TY-9.9";
        }
        if Self::has(Bug::Reasons) {
            refusal = refusal.with("card", self.next_card().map_or("none", Card::word));
        }
        (!(Self::has(Bug::Silent) && action == ToyAction::Show)).then_some(refusal)
    }

    fn outcomes(&self, out: &mut Vec<Weighted<MutantChance<BUG>>>) {
        let mut outcomes = Vec::new();
        self.toy.outcomes(&mut outcomes);
        if Self::has(Bug::NoOutcomes) && matches!(self.toy.stage, Stage::Roll(_)) {
            outcomes.clear();
        }
        if Self::has(Bug::OutcomeTwice) {
            outcomes.push(outcomes[0]);
        }
        if Self::has(Bug::Weightless) {
            outcomes[1].weight = 0;
        }
        let wrap = |Weighted { outcome, weight }| Weighted { outcome: MutantChance(outcome), weight };
        out.extend(outcomes.into_iter().map(wrap));
    }

    fn act(&mut self, MutantAction(action): MutantAction<BUG>, log: &mut impl Log<ToyEvent>) {
        assert!(!(Self::has(Bug::Panics) && action == ToyAction::Show), "the show is over");
        if Self::has(Bug::Endless) && self.toy.turns_begun == self.toy.setup.turns() {
            self.toy.turns_begun -= self.toy.setup.players as u8;
        }
        if Self::has(Bug::Shared) {
            self.shared.0.fetch_add(1, Ordering::Relaxed);
        }
        self.toy.act(action, log);
        if Self::has(Bug::LostCoin) && matches!(action, ToyAction::Bank(_)) {
            self.toy.supply = self.toy.supply.saturating_sub(1);
        }
    }

    fn deal(&mut self, MutantChance(outcome): MutantChance<BUG>, log: &mut impl Log<ToyEvent>) {
        self.toy.deal(outcome, log);
        if Self::has(Bug::Whim) {
            self.toy.mats[0].rolled = (calls() % 100) as u8;
        }
        if Self::has(Bug::LostCard) && outcome == ToyChance::Card(Card::Crab) && self.toy.bag.count(0) > 0 {
            self.toy.bag.take(0);
        }
    }

    fn deal_by(
        &mut self,
        dealer: &mut impl Dealer,
        scratch: &mut Vec<Weighted<MutantChance<BUG>>>,
        log: &mut impl Log<ToyEvent>,
    ) {
        scratch.clear();
        self.outcomes(scratch);
        if Self::has(Bug::Odds) {
            for weighted in scratch.iter_mut() {
                weighted.weight = 1;
            }
        }
        self.deal(dealer.choose(scratch), log);
    }

    fn reveals(&self, MutantAction(action): MutantAction<BUG>) -> bool {
        match () {
            () if Self::has(Bug::Reveals) => false,
            () if Self::has(Bug::Fickle) => calls().is_multiple_of(2),
            () => self.toy.reveals(action),
        }
    }

    fn view(&self, viewer: Viewer) -> MutantView {
        let leaked = if Self::has(Bug::Leak) {
            self.toy.mats.iter().map(|mat| mat.card).collect()
        } else {
            Vec::new()
        };
        MutantView { view: self.toy.view(viewer), leaked }
    }

    fn imagine(view: &MutantView, dealer: &mut impl Dealer) -> Self {
        let mut known = view.view.clone();
        for (mat, leaked) in known.mats.iter_mut().zip(&view.leaked) {
            mat.card = *leaked;
        }
        let mut toy = Toy::imagine(&known, dealer);
        if Self::has(Bug::Forgets) {
            toy.supply += toy.mats.iter_mut().map(|mat| std::mem::take(&mut mat.coins)).sum::<u8>();
        }
        Self::of(toy, Shared::default())
    }

    fn witness(event: &ToyEvent, viewer: Viewer) -> Option<ToyEvent> {
        if Self::has(Bug::Tells) { Some(*event) } else { Toy::witness(event, viewer) }
    }

    fn standings(&self) -> Standings {
        let standings = self.toy.standings();
        let missing = usize::from(Self::has(Bug::Standings));
        let seats = Seat::all(self.toy.seats() - missing).map(|seat| standings.of(seat).clone());
        Standings::rank(seats.map(|standing| (standing.breakdown, standing.tie_breakers)))
    }
}

impl<const BUG: u8> Laws for MutantLaws<BUG> {
    type Game = Mutant<BUG>;
    const MOST_STEPS: usize = ToyLaws::MOST_STEPS;
    const RULEBOOK: &'static str = ToyLaws::RULEBOOK;

    fn setups() -> Vec<ToySetup> {
        ToyLaws::setups()
    }

    fn universe(game: &Mutant<BUG>) -> Vec<MutantAction<BUG>> {
        let mut universe = ToyLaws::universe(&game.toy);
        universe.retain(|&action| !(BUG == Bug::Universe as u8 && action == ToyAction::Keep));
        universe.into_iter().map(MutantAction).collect()
    }

    fn conserved(game: &Mutant<BUG>) -> Result<(), String> {
        ToyLaws::conserved(&game.toy)
    }

    fn shuffle_secrets(game: &Mutant<BUG>, viewer: Viewer, dealer: &mut impl Dealer) -> Mutant<BUG> {
        Mutant::of(ToyLaws::shuffle_secrets(&game.toy, viewer, dealer), game.shared.clone())
    }

    fn retold(_: &ToySetup, steps: &[Step<Mutant<BUG>>], _: &Mutant<BUG>) -> Option<Vec<Step<Mutant<BUG>>>> {
        (BUG == Bug::Retells as u8).then(|| steps.to_vec())
    }

    fn alike(game: &Mutant<BUG>, viewer: Viewer, one: &Step<Mutant<BUG>>, other: &Step<Mutant<BUG>>) -> bool {
        let (Step::Chance(one), Step::Chance(other)) = (one, other) else { return false };
        // Which steps look alike is for the game to say; a leaking view must be found without that.
        BUG != Bug::Leak as u8
            && ToyLaws::alike(&game.toy, viewer, &Step::Chance(one.0), &Step::Chance(other.0))
    }

    fn tally(event: &ToyEvent, tally: &mut Tally) {
        ToyLaws::tally(event, tally);
    }
}
