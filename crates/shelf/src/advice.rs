//! What a bot thinks of the options, at a desk or at a table.

use crate::Title;
use crate::desk::{AnyAdvice, Question, Rated};
use bots::{Advised, Level, SearchBot, Settings};
use tabletop::{Seat, Viewer};

/// Asks a bot, which is shown what `seat` may know and nothing else.
pub(crate) fn ask<G: Title>(game: &G, seat: Seat, question: &Question) -> AnyAdvice {
    let (view, mut options) = (game.view(Viewer::Seat(seat)), Vec::new());
    game.options(&mut options);
    let Settings { budget, .. } = question.level.settings();
    let latest = question.latest;
    let settings = Settings { latest, ..Settings::new(question.budget.unwrap_or(budget)) };
    let advice =
        SearchBot::<G, _>::new(G::Appraiser::default(), settings, question.seed).advise(&view, &options);
    AnyAdvice {
        seat,
        simulations: advice.simulations(),
        confidence: advice.confidence(),
        options: advice.options.iter().map(|advised| rated::<G>(&view, advised)).collect(),
    }
}

fn rated<G: Title>(view: &G::View, advised: &Advised<G::Action>) -> Rated {
    Rated {
        notation: advised.action.to_string(),
        text: G::action(view, &advised.action),
        score: advised.score,
        win_chance: advised.win_chance,
        simulations: advised.simulations,
        doubt: advised.doubt,
    }
}

impl Default for Question {
    fn default() -> Self {
        Self { level: Level::Sharp, budget: None, seed: 0, latest: None }
    }
}
