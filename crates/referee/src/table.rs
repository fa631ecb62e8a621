//! One game in play: the state, the steps that led to it, and the dealer.

use crate::record::{self, Header, Record};
use crate::{Commitment, DealError, Entropies, Played, Seed, Step, TableDealer};
use tabletop::{Game, Pending, Player, Seat, Setup as _, SetupError, Standings, Viewer};

/// Why a table could not be opened.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum OpenError {
    /// The game cannot be set up so.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// Entropy was added for a seat that the table does not have.
    #[error("{seat} added to the seed, but the table has {seats} seats")]
    NoSuchSeat {
        /// Whose it would be.
        seat: Seat,
        /// How many seats there are.
        seats: usize,
    },
    /// The dealer could not deal what comes before the first decision.
    #[error(transparent)]
    Dealer(#[from] DealError),
}

/// Why an action was refused. The table has not changed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Refusal {
    /// The table has moved on, or back, since the player looked at it.
    #[error("the table is at step {current}, the choice was made at step {given}")]
    Stale {
        /// The version the choice was made at.
        given: usize,
        /// The version of the table.
        current: usize,
    },
    /// The game has ended.
    #[error("the game is over")]
    Over,
    /// Another seat must decide.
    #[error("it is {turn}'s turn, not {seat}'s")]
    NotYourTurn {
        /// Who tried.
        seat: Seat,
        /// Who must decide.
        turn: Seat,
    },
    /// The game does not list the action.
    #[error("'{action}' is not an option now")]
    NotAnOption {
        /// The notation of the action.
        action: String,
    },
    /// Chance comes first: only on a table that was replayed to a step in the middle of dealing.
    #[error("the game waits for chance")]
    ChancePending,
    /// The dealer could not deal what follows the action.
    #[error(transparent)]
    Dealer(#[from] DealError),
}

/// Why a step was not taken back. The table has not changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum UndoRefusal {
    /// Nothing has been played.
    #[error("nothing has been played yet")]
    NothingPlayed,
    /// The game has ended, and its seed may be known.
    #[error("the game is over")]
    Over,
    /// Chance has answered since.
    #[error("chance has been asked since")]
    AcrossChance,
    /// The last decision was another seat's.
    #[error("{seat} has decided since")]
    AcrossSeat {
        /// Whose decision it was.
        seat: Seat,
    },
    /// The last decision showed a secret.
    #[error("it showed a secret")]
    AcrossReveal,
}

/// A game in play. Nothing but a listed action of the seat whose turn it is, or its undoing, changes it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Table<G: Game> {
    setup: G::Setup,
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
        let dealer = dealer.into();
        let commitment = dealer.seed().map(Seed::commitment);
        let (entropies, taken_over) = (dealer.entropies(), dealer.taken_over());
        let game = G::new(&setup)?;
        let seats = setup.players();
        if let Some((seat, _)) = entropies.iter().find(|(seat, _)| seat.index() >= seats) {
            return Err(OpenError::NoSuchSeat { seat, seats });
        }
        let mut table = Self { setup, dealer, commitment, entropies, taken_over, game, steps: Vec::new() };
        table.settle()?;
        Ok(table)
    }

    pub(crate) fn replayed(
        setup: G::Setup,
        dealer: TableDealer<G::Chance>,
        header: &Header,
        game: G,
        steps: Vec<Step<G>>,
    ) -> Self {
        let Header { commitment, entropies, taken_over, .. } = header.clone();
        Self { setup, dealer, commitment, entropies, taken_over, game, steps }
    }

    /// Plays `action` for `seat`, then deals all the chance it leads to; gives what was played, the action first.
    pub fn act(
        &mut self,
        seat: Seat,
        at_version: usize,
        action: G::Action,
    ) -> Result<Vec<Played<G>>, Refusal> {
        self.permit(seat, at_version, action)?;
        let mut game = self.game.clone();
        let mut played = vec![Step::Decision(seat, action).play(&mut game)];
        self.deal_pending(&mut game, &mut played)?;
        Ok(self.adopt(game, played))
    }

    /// Lets `player` choose for the seat whose turn it is.
    pub fn ask(&mut self, player: &mut (impl Player<G> + ?Sized)) -> Result<Vec<Played<G>>, Refusal> {
        let seat = self.turn()?;
        let action = player.choose(&self.view(Viewer::Seat(seat)), &self.options());
        self.act(seat, self.version(), action)
    }

    /// Deals all pending chance. Needed only where a record stops in the middle of dealing.
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
        let game = rebuild(&self.setup, before);
        if game.reveals(action) {
            return Err(UndoRefusal::AcrossReveal);
        }
        self.game = game;
        self.steps.pop();
        Ok(last)
    }

    /// How many steps have been played; a choice names the version it was made at.
    pub const fn version(&self) -> usize {
        self.steps.len()
    }

    /// What the game waits for.
    pub fn pending(&self) -> Pending {
        self.game.pending()
    }

    /// Whether the game has ended.
    pub fn is_over(&self) -> bool {
        self.pending() == Pending::Over
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
        let mut game = rebuild(&self.setup, &[]);
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

    /// The record, which tells the seed only when the game is over. Anybody may see it then.
    ///
    /// Before the end its steps name cards that some players may not know, so in a game with secrets it is for the
    /// owner of the table alone.
    ///
    /// # Panics
    /// If the game writes an action over several lines, or has gone on for hundreds of thousands of steps.
    pub fn record(&self) -> Record {
        record::write(self, self.revealed_seed())
    }

    /// The record for the owner of the table: it always tells the seed, so that the game resumes with the same dice.
    ///
    /// # Panics
    /// As [`Self::record`].
    pub fn save(&self) -> Record {
        record::write(self, self.dealer.seed())
    }

    fn permit(&self, seat: Seat, at_version: usize, action: G::Action) -> Result<(), Refusal> {
        if at_version != self.version() {
            return Err(Refusal::Stale { given: at_version, current: self.version() });
        }
        let turn = self.turn()?;
        if turn != seat {
            return Err(Refusal::NotYourTurn { seat, turn });
        }
        if !self.options().contains(&action) {
            return Err(Refusal::NotAnOption { action: action.to_string() });
        }
        Ok(())
    }

    fn turn(&self) -> Result<Seat, Refusal> {
        match self.pending() {
            Pending::Decision(seat) => Ok(seat),
            Pending::Chance => Err(Refusal::ChancePending),
            Pending::Over => Err(Refusal::Over),
        }
    }

    fn deal_pending(&self, game: &mut G, played: &mut Vec<Played<G>>) -> Result<(), DealError> {
        let mut index = self.steps.iter().filter(|step| step.is_chance()).count();
        let mut outcomes = Vec::new();
        while game.pending() == Pending::Chance {
            outcomes.clear();
            game.outcomes(&mut outcomes);
            let outcome = self.dealer.outcome(index, &outcomes)?;
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
}

fn rebuild<G: Game>(setup: &G::Setup, steps: &[Step<G>]) -> G {
    let mut game = G::new(setup).expect("a table is only opened with a setup the game accepts");
    for step in steps {
        match *step {
            Step::Decision(_, action) => game.act(action, &mut ()),
            Step::Chance(outcome) => game.deal(outcome, &mut ()),
        }
    }
    game
}
