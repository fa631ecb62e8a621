//! What a bot thinks of the options.

use crate::{AnyAdvice, Question, Rated};
use bots::{Advised, SearchBot, Settings};
use kit::{ActionOf, Kit, ViewOf};
use tabletop::{Game, Seat, Viewer};

/// Asks a bot, which is shown what `seat` may know and nothing else.
pub fn ask<K: Kit>(game: &K::Game, seat: Seat, question: &Question) -> AnyAdvice {
    let (view, mut options) = (game.view(Viewer::Seat(seat)), Vec::new());
    game.options(&mut options);
    let Settings { budget, .. } = question.level.settings();
    let settings = Settings { latest: question.deadline, ..Settings::new(question.budget.unwrap_or(budget)) };
    let mut bot = SearchBot::<K::Game, _>::new(K::Evaluator::default(), settings, question.seed);
    let advice = bot.advise(&view, &options);
    AnyAdvice {
        seat,
        simulations: advice.simulations(),
        confidence: advice.confidence(),
        options: advice.options.iter().map(|advised| rated::<K>(&view, &options, advised)).collect(),
    }
}

fn rated<K: Kit>(view: &ViewOf<K>, options: &[ActionOf<K>], advised: &Advised<ActionOf<K>>) -> Rated {
    Rated {
        notation: advised.action.to_string(),
        text: K::action(view, options, &advised.action),
        score: advised.score,
        win_chance: advised.win_chance,
        simulations: advised.simulations,
        doubt: advised.doubt,
    }
}
