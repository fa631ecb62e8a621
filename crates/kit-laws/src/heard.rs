//! Listening to many games: everything that comes up can be said in every language.

use bots::FastDealer;
use kit::{ActionOf, GameOf, Kit, SetupOf};
use phrasebook::{Book, Language, Names, ids};
use std::collections::BTreeSet;
use tabletop::{Arg, Dealer, Game, Pending, Phrase, Seat, Viewer, Weighted};
use tabletop_laws::Laws;

/// The whole table is long: it is read at every few moments, a number that meets all kinds of them.
const TABLEAUS: usize = 37;

/// Actions of any shape that are tried at every moment, beside all that have the shape of the decision.
const STRAY: usize = 8;

/// What was said in some games: every message met, and every text by language.
pub struct Heard {
    book: Book,
    ids: BTreeSet<&'static str>,
    texts: Vec<BTreeSet<String>>,
    /// Reasons that were said already: the same ones come up all the time.
    reasons: BTreeSet<String>,
}

impl Heard {
    /// Nothing yet, of a kit.
    pub fn of<K: Kit>() -> Self {
        let texts = Language::ALL.map(|_| BTreeSet::new()).to_vec();
        Self { book: Book::with(K::words()), ids: BTreeSet::new(), texts, reasons: BTreeSet::new() }
    }

    /// Everything heard here and there.
    #[must_use]
    pub fn and(mut self, other: &Self) -> Self {
        self.ids.extend(&other.ids);
        for (own, others) in self.texts.iter_mut().zip(&other.texts) {
            own.extend(others.iter().cloned());
        }
        self
    }

    /// Says a phrase in every language.
    ///
    /// # Panics
    /// If it cannot be said, or not well.
    pub fn hear(&mut self, phrase: &Phrase) {
        self.note(phrase);
        let names = Names::from_iter(["Anna", "Björn", "Chloé", "Dana", "Émile"]);
        for language in Language::ALL {
            let said = self.book.try_render(language, phrase, &names);
            let said = said.unwrap_or_else(|error| panic!("{error}: {phrase:?}"));
            assert!(!said.trim().is_empty() && !said.contains(['{', '}', '$']), "{phrase:?} reads '{said}'");
            assert!(!said.contains("  ") && said.trim() == said, "{phrase:?} reads '{said}'");
            self.texts[language as usize].insert(said);
        }
    }

    /// Listens to a game from its beginning to its end.
    pub fn listen<K: Kit, L: Laws<Game = K::Game>>(&mut self, setup: &SetupOf<K>, seed: u64) {
        let mut game = GameOf::<K>::new(setup).expect("the table opens");
        let (mut dealer, mut log) = (FastDealer::new(seed), Vec::new());
        let universe = L::universe(&game);
        for moment in 0.. {
            if moment % TABLEAUS == 0 || game.pending() == Pending::Over {
                self.hear_tableau::<K>(&game);
            }
            self.hear_moment::<K>(&game);
            let stray =
                (0..STRAY).map(|nth| universe[(moment + nth * universe.len() / STRAY) % universe.len()]);
            self.hear_refusals::<K>(&game, stray);
            log.clear();
            match game.pending() {
                Pending::Over => break,
                Pending::Chance => game.deal_by(&mut dealer, &mut Vec::new(), &mut log),
                Pending::Decision(_) => game.act(choose::<L>(&game, &mut dealer), &mut log),
            }
            for viewer in Viewer::all(game.seats()) {
                let witnessed = log.iter().filter_map(|event| GameOf::<K>::witness(event, viewer));
                witnessed.for_each(|event| self.hear(&K::event(setup, &event)));
            }
        }
        let standings = game.standings();
        let lines = standings.iter().flat_map(|standing| standing.breakdown.iter());
        lines.for_each(|line| self.hear(&K::source(setup, line.source)));
    }

    /// No text of `language` has any of these words.
    ///
    /// # Panics
    /// With the first that has one.
    pub fn never(&self, language: Language, words: &[&str]) {
        for text in &self.texts[language as usize] {
            let lower = text.to_lowercase();
            assert!(!words.iter().any(|word| lower.contains(word)), "{language} says '{text}'");
        }
    }

    /// Some text of `language` has each of these words.
    ///
    /// # Panics
    /// With the first that none has.
    pub fn says(&self, language: Language, words: &[&str]) {
        for word in words {
            let said = self.texts[language as usize].iter().any(|text| text.to_lowercase().contains(word));
            assert!(said, "{language} never says '{word}'");
        }
    }

    /// Messages that begin so and never came up.
    pub fn unheard(&self, prefix: &str) -> Vec<String> {
        let heard = |id: &String| self.ids.contains(id.as_str());
        ids(&self.book).into_iter().filter(|id| id.starts_with(prefix) && !heard(id)).collect()
    }

    /// Takes note of a message and of all within it.
    fn note(&mut self, phrase: &Phrase) {
        self.ids.insert(phrase.id);
        for (_, arg) in &phrase.args {
            match arg {
                Arg::Phrase(inner) => self.note(inner),
                Arg::List(all) => all.iter().for_each(|inner| self.note(inner)),
                Arg::Number(_) | Arg::Word(_) | Arg::Seat(_) => {}
            }
        }
    }

    /// The whole table, as a player and as a spectator read it.
    fn hear_tableau<K: Kit>(&mut self, game: &K::Game) {
        for viewer in [Viewer::Seat(Seat::new(0)), Viewer::Spectator] {
            for section in K::tableau(&game.view(viewer)) {
                self.hear(&section.title);
                section.lines.iter().for_each(|line| self.hear(line));
            }
        }
    }

    /// Why the seat that must decide cannot do what it could try.
    fn hear_refusals<K: Kit>(&mut self, game: &K::Game, stray: impl Iterator<Item = ActionOf<K>>) {
        let Pending::Decision(_) = game.pending() else { return };
        let mut tried: Vec<ActionOf<K>> = stray.collect();
        game.shape(&mut tried);
        for refusal in tried.into_iter().filter_map(|action| game.refusal(action)) {
            if self.reasons.insert(format!("{:?}", refusal.phrase)) {
                self.hear(&refusal.phrase);
            }
        }
    }

    /// What is asked, as every viewer reads it, and every option.
    fn hear_moment<K: Kit>(&mut self, game: &K::Game) {
        let mut options = Vec::new();
        if let Pending::Decision(seat) = game.pending() {
            game.options(&mut options);
            let view = game.view(Viewer::Seat(seat));
            for option in &options {
                self.hear(&K::action(&view, &options, option));
            }
        }
        for viewer in Viewer::all(game.seats()) {
            self.hear(&K::asked(&game.view(viewer), &options));
        }
    }
}

/// Half of the choices are an eager player's, so that both likely and rare things come up.
fn choose<L: Laws>(game: &L::Game, dealer: &mut FastDealer) -> <L::Game as Game>::Action {
    let mut options = Vec::new();
    game.options(&mut options);
    let eager = dealer.below(2) == 0;
    let weigh = |&action: &<L::Game as Game>::Action| Weighted {
        outcome: action,
        weight: if eager { L::eagerness(game, action) } else { 1 },
    };
    dealer.choose(&options.iter().map(weigh).collect::<Vec<_>>())
}
