//! Everything that comes up in many games of both games can be said in every language, in the words of the edition.

use bots::FastDealer;
use phrasebook::{Language, Names, ids, try_render};
use std::collections::BTreeSet;
use std::sync::LazyLock;
use tabletop::{Arg, Dealer, Game, Pending, Phrase, Seat, Section, Viewer, Weighted};
use wreck_raiders::{Edition, Ending, Event, SoloEnding, Style};
use wreck_raiders_kit::text;

const GAMES: u64 = 12;
/// The whole table is long: it is read at every so many moments, a number that meets all kinds of them.
const TABLEAUS: usize = 37;

/// A game that can be talked about.
trait Spoken: Game {
    fn asked(view: &Self::View) -> Phrase;
    fn action(view: &Self::View, action: &Self::Action) -> Phrase;
    fn event(setup: &Self::Setup, event: &Self::Event) -> Phrase;
    fn source(setup: &Self::Setup, source: &'static str) -> Phrase;
    fn tableau(view: &Self::View) -> Vec<Section>;
    fn eagerness(&self, action: Self::Action) -> u32;
}

impl Spoken for wreck_raiders::State {
    fn asked(view: &Self::View) -> Phrase {
        text::asked(view)
    }

    fn action(view: &Self::View, action: &Self::Action) -> Phrase {
        text::action(view, action)
    }

    fn event(setup: &Self::Setup, event: &Self::Event) -> Phrase {
        text::event(setup, event)
    }

    fn source(setup: &Self::Setup, source: &'static str) -> Phrase {
        text::source(setup.edition, source)
    }

    fn tableau(view: &Self::View) -> Vec<Section> {
        text::tableau(view)
    }

    fn eagerness(&self, action: Self::Action) -> u32 {
        wreck_raiders_testing::eagerness(self, action)
    }
}

impl Spoken for coralia::State {
    fn asked(view: &Self::View) -> Phrase {
        coralia_kit::text::asked(view)
    }

    fn action(view: &Self::View, action: &Self::Action) -> Phrase {
        coralia_kit::text::action(view, action)
    }

    fn event(_: &Self::Setup, event: &Self::Event) -> Phrase {
        coralia_kit::text::event(event)
    }

    fn source(_: &Self::Setup, source: &'static str) -> Phrase {
        coralia_kit::text::source(source)
    }

    fn tableau(view: &Self::View) -> Vec<Section> {
        coralia_kit::text::tableau(view)
    }

    fn eagerness(&self, action: Self::Action) -> u32 {
        coralia_testing::eagerness(action)
    }
}

/// What was said in some games: every message met, and every text by language.
#[derive(Default)]
struct Heard {
    ids: BTreeSet<&'static str>,
    texts: [BTreeSet<String>; 3],
}

impl Heard {
    /// Says a phrase in every language; whatever cannot be said fails the test.
    fn hear(&mut self, phrase: &Phrase) {
        self.note(phrase);
        let names = Names::from_iter(["Anna", "Björn", "Chloé", "Dana", "Émile"]);
        for language in Language::ALL {
            let said = try_render(language, phrase, &names);
            let said = said.unwrap_or_else(|error| panic!("{error}: {phrase:?}"));
            assert!(!said.trim().is_empty() && !said.contains(['{', '}', '$']), "{phrase:?} reads '{said}'");
            assert!(!said.contains("  ") && said.trim() == said, "{phrase:?} reads '{said}'");
            self.texts[language as usize].insert(said);
        }
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

    fn listen<G: Spoken>(&mut self, setup: &G::Setup, seed: u64) {
        let mut game = G::new(setup).expect("the table opens");
        let (mut dealer, mut log) = (FastDealer::new(seed), Vec::new());
        for moment in 0.. {
            if moment % TABLEAUS == 0 || game.pending() == Pending::Over {
                self.hear_tableau(&game);
            }
            if game.pending() == Pending::Over {
                break;
            }
            self.hear_moment(&game);
            log.clear();
            match game.pending() {
                Pending::Chance => game.deal_by(&mut dealer, &mut Vec::new(), &mut log),
                _ => game.act(choose(&game, &mut dealer), &mut log),
            }
            for viewer in Viewer::all(game.seats()) {
                let witnessed = log.iter().filter_map(|event| G::witness(event, viewer));
                witnessed.for_each(|event| self.hear(&G::event(setup, &event)));
            }
        }
        self.hear_moment(&game);
        let standings = game.standings();
        let lines = standings.iter().flat_map(|standing| standing.breakdown.iter());
        lines.for_each(|line| self.hear(&G::source(setup, line.source)));
    }

    /// The whole table, as a player and as a spectator read it.
    fn hear_tableau<G: Spoken>(&mut self, game: &G) {
        for viewer in [Viewer::Seat(Seat::new(0)), Viewer::Spectator] {
            for section in G::tableau(&game.view(viewer)) {
                self.hear(&section.title);
                section.lines.iter().for_each(|line| self.hear(line));
            }
        }
    }

    /// What is asked, as everybody reads it, and every option.
    fn hear_moment<G: Spoken>(&mut self, game: &G) {
        for viewer in Viewer::all(game.seats()) {
            self.hear(&G::asked(&game.view(viewer)));
        }
        if let Pending::Decision(seat) = game.pending() {
            let (view, mut options) = (game.view(Viewer::Seat(seat)), Vec::new());
            game.options(&mut options);
            for option in &options {
                self.hear(&G::action(&view, option));
            }
        }
    }

    /// No text of `language` has any of these words.
    fn never(&self, language: Language, words: &[&str]) {
        for text in &self.texts[language as usize] {
            let lower = text.to_lowercase();
            assert!(!words.iter().any(|word| lower.contains(word)), "{language} says '{text}'");
        }
    }

    /// Some text of `language` has each of these words.
    fn says(&self, language: Language, words: &[&str]) {
        for word in words {
            let said = self.texts[language as usize].iter().any(|text| text.to_lowercase().contains(word));
            assert!(said, "{language} never says '{word}'");
        }
    }
}

/// Half of the choices are an eager player's, so that both likely and rare things come up.
fn choose<G: Spoken>(game: &G, dealer: &mut FastDealer) -> G::Action {
    let mut options = Vec::new();
    game.options(&mut options);
    let eager = dealer.below(2) == 0;
    let weigh = |&action: &G::Action| Weighted {
        outcome: action,
        weight: if eager { game.eagerness(action) } else { 1 },
    };
    dealer.choose(&options.iter().map(weigh).collect::<Vec<_>>())
}

static FIRST: LazyLock<Heard> = LazyLock::new(|| wrecks(Edition::First));
static SECOND: LazyLock<Heard> = LazyLock::new(|| wrecks(Edition::Second));

fn wrecks(edition: Edition) -> Heard {
    let mut heard = Heard::default();
    for players in edition.players() {
        for seed in 0..GAMES {
            heard.listen::<wreck_raiders::State>(&wreck_raiders::Setup::new(edition, players), seed);
        }
    }
    heard
}

#[test]
fn a_text_of_2018_never_says_conch_or_scallop() {
    let heard = &*FIRST;
    heard.says(Language::En, &["skull", "skulls", "seashell", "starfish", "bauble"]);
    heard.never(Language::En, &["conch", "scallop", " shell"]);
    heard.says(Language::Fr, &["crâne", "crânes", "coquillage", "étoile de mer", "trouvaille"]);
    heard.never(Language::Fr, &["conque", "pétoncle"]);
    heard.says(Language::De, &["totenkopf", "totenköpfe", "meeresmuschel", "seestern", "fundstück"]);
    heard.never(Language::De, &["schneckenmuschel", "jakobsmuschel"]);
}

#[test]
fn a_text_of_2019_never_says_skull_or_seashell() {
    let heard = &*SECOND;
    heard.says(Language::En, &["conch", "conches", "scallop", "starfish", "a shell"]);
    heard.never(Language::En, &["skull", "seashell", "bauble"]);
    heard.says(Language::Fr, &["conque", "conques", "pétoncle", "étoiles de mer", "un coquillage"]);
    heard.never(Language::Fr, &["crâne", "trouvaille"]);
    heard.says(Language::De, &["schneckenmuscheln", "jakobsmuschel", "seesterne", "eine muschel"]);
    heard.never(Language::De, &["totenkopf", "totenköpfe", "meeresmuschel", "fundstück"]);
}

#[test]
fn every_message_of_wreck_raiders_comes_up_and_can_be_said() {
    let mut heard = Heard { ids: FIRST.ids.union(&SECOND.ids).copied().collect(), ..Heard::default() };
    // Said at other places: the legend of a drawing, the last word of a solo game.
    for kind in wreck_raiders::Bauble::ALL {
        heard.hear(&text::bauble(Edition::First, kind));
    }
    for score in text::SOLO_RANKS {
        heard.hear(&text::solo_title(score));
    }
    let setup = wreck_raiders::Setup::new(Edition::Second, 1);
    for event in [
        Event::DiverStayed { seat: Seat::new(0) },
        Event::Ended { ending: Ending::Solo(SoloEnding::Exhibits) },
        Event::Ended { ending: Ending::Solo(SoloEnding::VaultFull) },
        Event::Ended { ending: Ending::Solo(SoloEnding::SupplyRanOut) },
    ] {
        heard.hear(&text::event(&setup, &event));
    }
    // What hardly ever happens, or cannot: it can be said all the same.
    heard.hear(&text::style(Edition::Second, Style::None));
    for id in ["wr-act-stay", "wr-act-done", "wr-some-treasure"] {
        heard.hear(&Phrase::new(id));
    }
    assert_eq!(unheard(&heard, "wr-"), Vec::<String>::new(), "these never came up");
}

#[test]
fn every_message_of_coralia_comes_up_and_can_be_said() {
    let mut heard = Heard::default();
    for players in 2..=4 {
        for seed in 0..2 * GAMES {
            heard.listen::<coralia::State>(&coralia::Setup::new(players), seed);
        }
    }
    heard.hear(&coralia_kit::text::event(&coralia::Event::AllRolledAgain { seat: Seat::new(0) }));
    assert_eq!(unheard(&heard, "co-"), Vec::<String>::new(), "these never came up");
    heard.says(Language::En, &["anna's diver", "dana takes"]);
    heard.says(Language::Fr, &["le plongeur d’anna", "le plongeur de björn"]);
    heard.says(Language::De, &["der taucher von chloé"]);
}

fn unheard(heard: &Heard, prefix: &str) -> Vec<String> {
    ids().into_iter().filter(|id| id.starts_with(prefix) && !heard.ids.contains(id.as_str())).collect()
}
