//! One game in play: the state, the steps that led to it, and the dealer.

use crate::record::{self, Header, Record};
use crate::refusal::{Refusal, admit};
use crate::{Commitment, DealError, Entropies, Played, Seed, Step, StepCount, StepLine, TableDealer};
use tabletop::{Game, NotationError, Pending, Player, Seat, Setup as _, SetupError, Standings, Viewer};

/// Why a table could not be opened.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum OpenError {
    /// The game cannot be set up so.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// Entropy was pledged or added for a seat that the table does not have.
    #[error("{seat} added entropy, but the table has {seats} seats")]
    NoSuchSeat {
        /// The seat it was added for.
        seat: Seat,
        /// How many seats there are.
        seats: usize,
    },
    /// The dealer could not deal what comes before the first decision.
    #[error(transparent)]
    Dealer(#[from] DealError),
}

/// Why stored steps are not a game.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum RestoreError {
    /// The table cannot be opened.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// A step is wrong.
    #[error("step {step}: {fault}")]
    Step {
        /// Which, from one.
        step: usize,
        /// What is wrong with it.
        fault: StepFault,
    },
}

/// What is wrong with a stored step.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum StepFault {
    /// The text is not an action of the game.
    #[error(transparent)]
    Notation(#[from] NotationError),
    /// The decision could not be made.
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// Chance brings something else here, or is not asked. What it brings is not revealed: it may be a secret.
    #[error("this is not what the seed deals")]
    NotDealt,
}

/// Why a step was not undone. The table has not changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum UndoRefusal {
    /// Nothing has been played.
    #[error("nothing has been played yet")]
    NothingPlayed,
    /// The game has ended, and its seed may be known.
    #[error("the game is over")]
    Over,
    /// Chance has answered since.
    #[error("chance has been dealt since")]
    AcrossChance,
    /// The last decision was another seat's.
    #[error("{seat} has decided since")]
    AcrossSeat {
        /// Whose decision it was.
        seat: Seat,
    },
    /// The last decision showed a secret.
    #[error("it revealed a secret")]
    AcrossReveal,
}

/// A game in play. Nothing but a listed step, or its undoing, changes it.
///
/// ```
/// use referee::{Refusal, ScriptedDealer, Table, UndoRefusal};
/// use tabletop::Seat;
/// use tabletop_laws::toy::{Toy, ToyEdition, ToySetup};
///
/// let (a, b) = (Seat::new(0), Seat::new(1));
/// let dealer = ScriptedDealer::read(["crab", "whale"])?;
/// let mut table = Table::<Toy>::new(ToySetup { players: 2, edition: ToyEdition::Plain }, dealer)?;
///
/// // What the game does not list is refused, and nothing has changed.
/// assert_eq!(table.act(b, "skip".parse()?), Err(Refusal::NotYourTurn { seat: b, turn: a }));
/// table.act(a, "bank 2".parse()?)?;
/// assert_eq!(table.undo(b), Err(UndoRefusal::AcrossSeat { seat: a }));
/// assert_eq!(table.undo(a).map(|step| step.to_string()), Ok("A bank 2".into()));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Table<G: Game> {
    setup: G::Setup,
    /// The position it began with, where that is not the beginning of the game.
    position: Option<Box<G>>,
    dealer: TableDealer<G::Chance>,
    commitment: Option<Commitment>,
    entropies: Entropies,
    taken_over: usize,
    game: G,
    steps: Vec<Step<G>>,
}

impl<G: Game> Table<G> {
    /// Sets a game up and deals everything that comes before the first decision.
    pub fn new(setup: G::Setup, dealer: impl Into<TableDealer<G::Chance>>) -> Result<Self, OpenError> {
        let mut table = Self::begin(setup, dealer.into())?;
        table.settle()?;
        Ok(table)
    }

    /// A game that goes on from a position, with everything dealt that comes before the next decision.
    pub fn from_position(
        setup: G::Setup,
        position: G,
        dealer: impl Into<TableDealer<G::Chance>>,
    ) -> Result<Self, OpenError> {
        let mut table = Self::begin(setup, dealer.into())?;
        table.game = position.clone();
        table.position = Some(Box::new(position));
        table.settle()?;
        Ok(table)
    }

    /// The game of stored steps, each checked as if it were played now; where they break off amid chance, the dealer
    /// deals on.
    pub fn restore(
        setup: G::Setup,
        dealer: impl Into<TableDealer<G::Chance>>,
        steps: &[StepLine],
    ) -> Result<Self, RestoreError> {
        let mut table = Self::begin(setup, dealer.into())?;
        for (index, line) in steps.iter().enumerate() {
            table.follow(line).map_err(|fault| RestoreError::Step { step: index + 1, fault })?;
        }
        table.settle().map_err(OpenError::from)?;
        Ok(table)
    }

    fn begin(setup: G::Setup, dealer: TableDealer<G::Chance>) -> Result<Self, OpenError> {
        let commitment = dealer.seed().map(Seed::commitment);
        let (entropies, taken_over) = (dealer.entropies(), dealer.taken_over());
        let game = G::new(&setup)?;
        let seats = setup.players();
        if let Some(seat) = entropies.seats().find(|seat| seat.index() >= seats) {
            return Err(OpenError::NoSuchSeat { seat, seats });
        }
        let (position, steps) = (None, Vec::new());
        Ok(Self { setup, position, dealer, commitment, entropies, taken_over, game, steps })
    }

    pub(crate) fn replayed(
        setup: G::Setup,
        dealer: TableDealer<G::Chance>,
        header: &Header,
        game: G,
        steps: Vec<Step<G>>,
    ) -> Self {
        let Header { commitment, entropies, taken_over, .. } = header.clone();
        Self { setup, position: None, dealer, commitment, entropies, taken_over, game, steps }
    }

    /// The same game where chance is brought by hand from now on: nothing binds it to a seed any more.
    #[must_use]
    pub fn by_hand(self) -> Self {
        let (commitment, entropies) = (None, Entropies::none());
        Self { dealer: TableDealer::ByHand, commitment, entropies, taken_over: 0, ..self }
    }

    /// Plays `action` for `seat`, then deals all the chance it leads to; gives what was played, the action first.
    pub fn act(&mut self, seat: Seat, action: G::Action) -> Result<Vec<Played<G>>, Refusal> {
        self.play(Step::Decision(seat, action))
    }

    /// Brings an outcome of chance by hand.
    pub fn deal(&mut self, outcome: G::Chance) -> Result<Vec<Played<G>>, Refusal> {
        if !self.is_by_hand() {
            return Err(Refusal::NotByHand);
        }
        self.play(Step::Chance(outcome))
    }

    /// Lets `player` choose for the seat whose turn it is.
    pub fn ask(&mut self, player: &mut (impl Player<G> + ?Sized)) -> Result<Vec<Played<G>>, Refusal> {
        let Pending::Decision(seat) = self.pending() else {
            return Err(if self.is_over() { Refusal::Over } else { Refusal::ChancePending });
        };
        let action = player.choose(&self.view(Viewer::Seat(seat)), &self.options());
        self.act(seat, action)
    }

    /// Deals all pending chance, unless it is brought by hand. Needed only where a record stops in the middle of dealing.
    pub fn settle(&mut self) -> Result<Vec<Played<G>>, DealError> {
        let mut game = self.game.clone();
        let mut played = Vec::new();
        self.deal_pending(&mut game, &mut played)?;
        Ok(self.adopt(game, played))
    }

    /// Takes back the last step if it is a decision of `seat` that asked no chance and showed no secret.
    pub fn undo(&mut self, seat: Seat) -> Result<Step<G>, UndoRefusal> {
        let (&last, before) = self.steps.split_last().ok_or(UndoRefusal::NothingPlayed)?;
        let action = match last {
            _ if self.is_over() => return Err(UndoRefusal::Over),
            Step::Chance(_) => return Err(UndoRefusal::AcrossChance),
            Step::Decision(decider, _) if decider != seat => {
                return Err(UndoRefusal::AcrossSeat { seat: decider });
            }
            Step::Decision(_, action) => action,
        };
        let game = self.rebuilt(before);
        if game.reveals(action) {
            return Err(UndoRefusal::AcrossReveal);
        }
        self.game = game;
        self.steps.pop();
        Ok(last)
    }

    /// Takes back the last step, whatever it revealed; where a dealer deals, the last decision with all chance after it.
    pub fn take_back(&mut self) -> Result<Vec<Step<G>>, UndoRefusal> {
        let last = match self.dealer {
            TableDealer::ByHand => self.steps.len().checked_sub(1),
            _ => self.steps.iter().rposition(|step| !step.is_chance()),
        };
        let last = last.ok_or(UndoRefusal::NothingPlayed)?;
        self.game = self.rebuilt(&self.steps[..last]);
        Ok(self.steps.split_off(last))
    }

    /// How many steps have been played.
    pub const fn count(&self) -> StepCount {
        StepCount(self.steps.len())
    }

    /// What the game waits for.
    pub fn pending(&self) -> Pending {
        self.game.pending()
    }

    /// Whether the game has ended.
    pub fn is_over(&self) -> bool {
        self.pending() == Pending::Over
    }

    /// Whether chance is brought by hand.
    pub const fn is_by_hand(&self) -> bool {
        matches!(self.dealer, TableDealer::ByHand)
    }

    /// Whether its steps lead from the beginning of the game; the steps before a position are not known.
    pub const fn is_whole(&self) -> bool {
        self.position.is_none()
    }

    /// Every legal action of the seat whose turn it is; none when the game is over.
    pub fn options(&self) -> Vec<G::Action> {
        let mut options = Vec::new();
        if let Pending::Decision(_) = self.pending() {
            self.game.options(&mut options);
        }
        options
    }

    /// What `viewer` may know.
    pub fn view(&self, viewer: Viewer) -> G::View {
        self.game.view(viewer)
    }

    /// How the seats stand.
    pub fn standings(&self) -> Standings {
        self.game.standings()
    }

    /// What the game was set up from.
    pub const fn setup(&self) -> &G::Setup {
        &self.setup
    }

    /// The full state, secrets included.
    pub const fn game(&self) -> &G {
        &self.game
    }

    /// Every step played.
    pub fn steps(&self) -> &[Step<G>] {
        &self.steps
    }

    /// Every step played with its events, found by playing them again.
    pub fn history(&self) -> Vec<Played<G>> {
        let mut game = self.rebuilt(&[]);
        self.steps.iter().map(|step| step.play(&mut game)).collect()
    }

    /// What binds the dealer, if it deals from a seed.
    pub const fn commitment(&self) -> Option<Commitment> {
        self.commitment
    }

    /// What the seats added to the seed.
    pub const fn entropies(&self) -> &Entropies {
        &self.entropies
    }

    /// How many outcomes of chance, the first ones, were taken over from another game.
    pub const fn taken_over(&self) -> usize {
        self.taken_over
    }

    /// The seed, once the game is over and it can do no harm.
    pub fn revealed_seed(&self) -> Option<Seed> {
        self.dealer.seed().filter(|_| self.is_over())
    }

    /// The record, which reveals the seed only when the game is over. Anyone may see it then.
    ///
    /// Before the end its steps name cards that some players may not know, so in a game with secrets it is for the
    /// owner of the table alone.
    ///
    /// # Panics
    /// If the game began with a position, writes an action over several lines, or has gone on for hundreds of thousands
    /// of steps.
    pub fn record(&self) -> Record {
        record::write(self, self.revealed_seed())
    }

    /// The record for the owner of the table: it always reveals the seed, so that the game resumes with the same dice.
    ///
    /// # Panics
    /// As [`Self::record`].
    pub fn save(&self) -> Record {
        record::write(self, self.dealer.seed())
    }

    fn play(&mut self, step: Step<G>) -> Result<Vec<Played<G>>, Refusal> {
        admit(&self.game, &step)?;
        let mut game = self.game.clone();
        let mut played = vec![step.play(&mut game)];
        self.deal_pending(&mut game, &mut played)?;
        Ok(self.adopt(game, played))
    }

    /// Plays one stored step, and nothing after it.
    fn follow(&mut self, line: &StepLine) -> Result<(), StepFault> {
        let step: Step<G> = match line.read() {
            Err(_) if line.is_chance() => return Err(StepFault::NotDealt),
            read => read?,
        };
        if let Step::Chance(outcome) = step {
            let dealt = self.deal_next(&self.game, self.chance_steps()).ok().flatten();
            return match dealt {
                Some(dealt) if dealt == outcome => {
                    self.take_in(step);
                    Ok(())
                }
                _ => Err(StepFault::NotDealt),
            };
        }
        admit(&self.game, &step)?;
        self.take_in(step);
        Ok(())
    }

    fn take_in(&mut self, step: Step<G>) {
        step.play(&mut self.game);
        self.steps.push(step);
    }

    fn chance_steps(&self) -> usize {
        self.steps.iter().filter(|step| step.is_chance()).count()
    }

    /// What the dealer brings as outcome number `index`; nothing if chance is not asked or brought by hand.
    fn deal_next(&self, game: &G, index: usize) -> Result<Option<G::Chance>, DealError> {
        if game.pending() != Pending::Chance || self.is_by_hand() {
            return Ok(None);
        }
        let mut outcomes = Vec::new();
        game.outcomes(&mut outcomes);
        self.dealer.outcome(index, &outcomes).map(Some)
    }

    fn deal_pending(&self, game: &mut G, played: &mut Vec<Played<G>>) -> Result<(), DealError> {
        let mut index = self.chance_steps();
        while let Some(outcome) = self.deal_next(game, index)? {
            played.push(Step::Chance(outcome).play(game));
            index += 1;
        }
        Ok(())
    }

    fn adopt(&mut self, game: G, played: Vec<Played<G>>) -> Vec<Played<G>> {
        self.game = game;
        self.steps.extend(played.iter().map(|played| played.step));
        played
    }

    fn rebuilt(&self, steps: &[Step<G>]) -> G {
        const OPENED: &str = "a table is only opened with a setup the game accepts";
        let mut game = match &self.position {
            Some(position) => (**position).clone(),
            None => G::new(&self.setup).expect(OPENED),
        };
        for step in steps {
            match *step {
                Step::Decision(_, action) => game.act(action, &mut ()),
                Step::Chance(outcome) => game.deal(outcome, &mut ()),
            }
        }
        game
    }
}
