//! What a position is worth to every seat: the one thing about a game that the bots must be told.

use tabletop::{Dealer, Game, MAX_SEATS, Standings};

/// One number for each seat; seats that nobody holds have zero.
pub type PerSeat = [f32; MAX_SEATS];

/// How a game is likely to end.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Forecast {
    /// What each seat can expect by what is seen of the game now; choices go by it.
    pub scores: PerSeat,
    /// What every seat will make beyond that, whatever is chosen now: reported to people, but no reason to choose anything.
    pub growth: f32,
    /// How far a final score is likely to be off: the standard deviation of what is still to come.
    pub spread: f32,
}

/// Judges positions of one game. It may look at a whole state: bots show it only states they have imagined.
///
/// ```
/// use bots::{Evaluator, Forecast, Standing};
/// use tabletop::Game;
/// use tabletop_laws::toy::Toy;
///
/// /// Counts what is scored, and a coin twice.
/// #[derive(Clone)]
/// struct Thrifty;
///
/// impl Evaluator<Toy> for Thrifty {
///     fn forecast(&self, game: &Toy) -> Forecast {
///         let mut forecast = Standing.forecast(game);
///         for standing in game.standings().iter() {
///             let coins = standing.breakdown.iter().filter(|line| line.source == "coins");
///             forecast.scores[standing.seat.index()] += coins.map(|line| line.points as f32).sum::<f32>();
///         }
///         forecast
///     }
///
///     fn turn(&self, game: &Toy) -> u32 {
///         Standing.turn(game)
///     }
/// }
/// ```
pub trait Evaluator<G: Game>: Clone {
    /// Whether a view can leave something open. Without secrets, one imagined state serves a whole search.
    const SECRETS: bool = true;

    /// How `game` is likely to end; asked at any moment, also while chance is pending.
    fn forecast(&self, game: &G) -> Forecast;

    /// The same with all that chance can bring in the rest of this turn weighed exactly, for evaluators that can think
    /// so far. It may take as long as many forecasts.
    fn outlook(&self, _game: &G) -> Option<Forecast> {
        None
    }

    /// What someone in a hurry chooses: the place of one of `options`, which are several. It is asked at every decision
    /// of a playout, so it must be fast and allocate nothing. By default any option is as good as another.
    fn instinct(&self, _game: &G, options: &[G::Action], dealer: &mut impl Dealer) -> usize {
        dealer.below(options.len() as u32) as usize
    }

    /// What someone in a hurry does without even listing the options, or nothing if they must be listed. It saves a
    /// playout the time that lists take.
    fn hunch(&self, _game: &G, _dealer: &mut impl Dealer) -> Option<G::Action> {
        None
    }

    /// A number that changes from every turn to the next.
    fn turn(&self, game: &G) -> u32;
}

/// Judges a position only by its standings, for games nobody has thought about yet.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Standing;

impl<G: Game> Evaluator<G> for Standing {
    fn forecast(&self, game: &G) -> Forecast {
        Forecast { scores: scores(&game.standings()), growth: 0.0, spread: 10.0 }
    }

    fn turn(&self, _: &G) -> u32 {
        0
    }
}

/// The scores of the standings, by seat.
pub(crate) fn scores(standings: &Standings) -> PerSeat {
    let mut scores = PerSeat::default();
    for standing in standings.iter() {
        scores[standing.seat.index()] = standing.score as f32;
    }
    scores
}
