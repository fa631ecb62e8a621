//! Listening to many games: everything that comes up can be said in every language.

use crate::sound::{disagreeing, flaws};
use bots::FastDealer;
use kit::{ActionOf, GameOf, Kit, SetupOf};
use phrasebook::{Book, Language, Names, ids};
use std::collections::{BTreeSet, HashMap};
use tabletop::{Arg, Brings, Dealer, Game, MAX_SEATS, Pending, Phrase, Seat, Viewer, Weighted};
use tabletop_laws::Laws;

/// The whole table is long: it is read at every few moments, a number that meets all kinds of them.
const TABLEAUS: usize = 37;

/// Actions of any shape that are tried at every moment, beside all that have the shape of the decision.
const STRAY: usize = 8;

/// The most letters of what a player is asked, and of an option: two lines of a phone, and what a button holds.
const PROMPT: usize = 60;
const OPTION: usize = 80;
/// The most letters of what an option brings: four lines of a phone, where four long names stand in it.
const BRINGS: usize = 150;
/// The most letters of what stands beside a number.
const PILL: usize = 40;

/// The most letters of a part of a score: two lines of a small cell.
const PART: usize = 80;

/// A long name on every seat, for the lengths.
const LONG_NAME: &str = "Marie-Claire";

/// What was said in some games: every message met, every text by language, and all that is wrong with them.
pub struct Heard {
    book: Book,
    ids: BTreeSet<&'static str>,
    texts: Vec<BTreeSet<String>>,
    /// What each phrase reads as, so that it is said once.
    known: HashMap<String, Vec<String>>,
    flaws: BTreeSet<String>,
    alike: BTreeSet<[String; 2]>,
    /// Reasons that were said already: the same ones come up all the time.
    reasons: BTreeSet<String>,
}

impl Heard {
    /// Nothing yet, of a kit.
    pub fn of<K: Kit>() -> Self {
        let texts = Language::ALL.map(|_| BTreeSet::new()).to_vec();
        let (known, flaws, alike) = (HashMap::new(), BTreeSet::new(), BTreeSet::new());
        Self {
            book: Book::with(K::words()),
            ids: BTreeSet::new(),
            texts,
            reasons: BTreeSet::new(),
            known,
            flaws,
            alike,
        }
    }

    /// Everything heard here and there.
    #[must_use]
    pub fn and(mut self, other: &Self) -> Self {
        self.ids.extend(&other.ids);
        self.flaws.extend(other.flaws.iter().cloned());
        self.alike.extend(other.alike.iter().cloned());
        for (own, others) in self.texts.iter_mut().zip(&other.texts) {
            own.extend(others.iter().cloned());
        }
        self
    }

    /// Says a phrase in every language.
    ///
    /// # Panics
    /// If it cannot be said.
    pub fn hear(&mut self, phrase: &Phrase) {
        self.hear_within(phrase, usize::MAX);
    }

    /// Says an option in every language.
    ///
    /// # Panics
    /// If it cannot be said.
    pub fn hear_option(&mut self, phrase: &Phrase) {
        self.hear_within(phrase, OPTION);
    }

    /// Says a phrase of at most so many letters; gives it in every language.
    fn hear_within(&mut self, phrase: &Phrase, most: usize) -> Vec<String> {
        let key = format!("{most} {phrase:?}");
        if let Some(known) = self.known.get(&key) {
            return known.clone();
        }
        self.note(phrase);
        let names = Names::from_iter(["Anna", "Björn", "Chloé", "Dana", "Émile"]);
        let texts = Language::ALL.map(|language| self.say(language, phrase, &names)).to_vec();
        for (language, said) in Language::ALL.into_iter().zip(&texts) {
            self.texts[language as usize].insert(said.clone());
            let found = flaws(language, said);
            self.flaws.extend(found.into_iter().map(|flaw| format!("{language} {flaw}: '{said}'")));
            if most < usize::MAX {
                self.measure(language, phrase, most);
            }
        }
        self.known.insert(key, texts.clone());
        texts
    }

    fn say(&self, language: Language, phrase: &Phrase, names: &Names) -> String {
        let said = self.book.try_render(language, phrase, names);
        said.unwrap_or_else(|error| panic!("{error}: {phrase:?}"))
    }

    fn measure(&mut self, language: Language, phrase: &Phrase, most: usize) {
        let said = self.say(language, phrase, &Names::from_iter([LONG_NAME; MAX_SEATS]));
        let letters = said.chars().count();
        if letters > most {
            self.flaws.insert(format!("{language} has {letters} letters, more than {most}: '{said}'"));
        }
    }

    /// All that was heard is well set, and short enough where it is asked or offered.
    ///
    /// # Panics
    /// With all that is not.
    pub fn is_well_said(&self) {
        let flaws: Vec<&str> = self.flaws.iter().map(String::as_str).collect();
        assert!(flaws.is_empty(), "{} flaws:\n{}", flaws.len(), flaws.join("\n"));
    }

    /// Numbers agree with the words behind them, but for those that are no nouns or the same for one and many.
    ///
    /// # Panics
    /// With the other words that stand behind one as behind many.
    pub fn numbers_agree(&self, language: Language, invariable: &[&str]) {
        let mut found = disagreeing(language, &self.texts[language as usize]);
        found.retain(|word| !invariable.contains(word));
        assert!(found.is_empty(), "{language} says these of one and of many: {found:?}");
    }

    /// Options of one moment that read the same in some language, in notation.
    pub fn alike(&self) -> impl Iterator<Item = &[String; 2]> {
        self.alike.iter()
    }

    /// Listens to a game from its beginning to its end.
    pub fn listen<K: Kit, L: Laws<Game = K::Game>>(&mut self, setup: &SetupOf<K>, seed: u64) {
        let mut game = GameOf::<K>::new(setup).expect("the table opens");
        let (mut dealer, mut log) = (FastDealer::new(seed), Vec::new());
        let universe = L::universe(&game);
        for moment in 0.. {
            if moment % TABLEAUS == 0 || game.pending() == Pending::Over {
                self.hear_tableau::<K>(setup, &game);
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
    fn hear_tableau<K: Kit>(&mut self, setup: &SetupOf<K>, game: &K::Game) {
        for viewer in [Viewer::Seat(Seat::new(0)), Viewer::Spectator] {
            for section in K::tableau(&game.view(viewer)) {
                self.hear(&section.title);
                section.lines.iter().for_each(|line| self.hear(line));
            }
            self.hear_parts::<K>(setup, game, viewer);
        }
    }

    /// What every score is made of.
    fn hear_parts<K: Kit>(&mut self, setup: &SetupOf<K>, game: &K::Game, viewer: Viewer) {
        let view = game.view(viewer);
        for part in game.standings().iter().flat_map(|standing| K::parts(setup, &view, standing)) {
            self.hear_within(&part.text, PART);
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
            let read =
                |heard: &mut Self, option| heard.hear_within(&K::action(&view, &options, option), OPTION);
            let texts: Vec<_> = options.iter().map(|option| read(self, option)).collect();
            options
                .iter()
                .filter_map(|option| K::brings(game, seat, *option))
                .for_each(|said| self.hear_brings(&said));
            self.compare::<K>(&options, &texts);
        }
        for viewer in Viewer::all(game.seats()) {
            self.hear_within(&K::asked(&game.view(viewer), &options), PROMPT);
        }
    }

    /// What an option brings, in all its words.
    fn hear_brings(&mut self, brings: &Brings) {
        for sentence in std::iter::once(&brings.phrase).chain(&brings.later) {
            self.hear_within(sentence, BRINGS);
        }
        for text in brings.pills.iter().filter_map(|pill| pill.text.as_ref()) {
            self.hear_within(text, PILL);
        }
    }

    /// Takes note of options that read the same.
    fn compare<K: Kit>(&mut self, options: &[ActionOf<K>], texts: &[Vec<String>]) {
        for language in Language::ALL {
            let mut seen = HashMap::new();
            for (option, texts) in options.iter().zip(texts) {
                if let Some(other) = seen.insert(&texts[language as usize], option) {
                    self.alike.insert([other.to_string(), option.to_string()]);
                }
            }
        }
    }
}

/// Half of the choices are an eager player's, so that both likely and rare things come up.
pub fn choose<L: Laws>(game: &L::Game, dealer: &mut FastDealer) -> <L::Game as Game>::Action {
    let mut options = Vec::new();
    game.options(&mut options);
    let eager = dealer.below(2) == 0;
    let weigh = |&action: &<L::Game as Game>::Action| Weighted {
        outcome: action,
        weight: if eager { L::eagerness(game, action) } else { 1 },
    };
    dealer.choose(&options.iter().map(weigh).collect::<Vec<_>>())
}
