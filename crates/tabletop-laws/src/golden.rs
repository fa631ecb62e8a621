//! Whole games that replay for ever and are told in words: golden records and golden stories.
//!
//! A test compares the story of a kept record with a kept text. With `BLESS=1` the text is rewritten, and a missing
//! record is replaced: among many games of eager players, by the shortest in which enough happens.

use crate::{ActionOf, EventOf, Laws, SetupOf};
use bots::FastDealer;
use referee::{Record, Seed, Step, Table, Verdict, replay, verify};
use std::fs;
use std::path::{Path, PathBuf};
use tabletop::{Dealer, Pending, Weighted};

/// A kept game of one setup.
pub struct Golden<'a, L: Laws> {
    /// The folder with `records/` and `playthroughs/` in it.
    pub folder: &'a str,
    /// What the game is set up from.
    pub setup: SetupOf<L>,
    /// An event in words.
    pub words: fn(&SetupOf<L>, &EventOf<L>) -> String,
    /// Whether enough happens in a game to be worth reading.
    pub lively: fn(&[EventOf<L>]) -> bool,
}

/// Games to choose the shortest lively one from.
const GAMES: u64 = 600;

impl<L: Laws> Golden<'_, L> {
    /// The record called `name` replays, is honest, is written as it is read, and tells the same story as ever.
    ///
    /// # Panics
    /// If it does not, or if a file is missing.
    pub fn tell(&self, name: &str) {
        let record = self.record(name);
        let table = replay::<L::Game>(&self.setup, &record).expect("an old record replays");
        assert!(
            matches!(verify::<L::Game>(&self.setup, &record), Ok(Verdict::Honest(_))),
            "{name} was dealt honestly"
        );
        assert!(table.is_over(), "{name} is a whole game");
        assert!(table.steps().iter().map(Step::to_string).eq(record.steps().iter().map(ToString::to_string)));
        compare(&self.file("playthroughs", name, "txt"), &self.story(&table));
    }

    fn file(&self, folder: &str, name: &str, ending: &str) -> PathBuf {
        Path::new(self.folder).join(folder).join(format!("{name}.{ending}"))
    }

    fn record(&self, name: &str) -> Record {
        let path = self.file("records", name, "lagoon");
        if blessing() && !path.exists() {
            fs::write(&path, self.shortest_lively_game().text()).expect("the record can be written");
        }
        let bytes = fs::read(&path).expect("the record is there: run cargo xtask bless");
        Record::read(&bytes).expect("an old record is still a record")
    }

    /// Every step with what happened by it, and the scores at the end.
    fn story(&self, table: &Table<L::Game>) -> String {
        let steps = table.history().into_iter().map(|played| {
            let events: Vec<_> = played.events.iter().map(|event| (self.words)(&self.setup, event)).collect();
            format!("{:<24} {}", played.step.to_string(), events.join(" ")).trim_end().to_owned() + "\n"
        });
        let standings = table.standings();
        let scores = standings.iter().map(|standing| {
            let lines = standing.breakdown.iter().map(|line| format!("{} {}", line.source, line.points));
            let lines: Vec<_> = lines.collect();
            format!(
                "{} place {}: {} = {}\n",
                standing.seat,
                standing.place,
                lines.join(" + "),
                standing.score
            )
        });
        steps.chain(scores).collect()
    }

    fn shortest_lively_game(&self) -> Record {
        let is_lively = |table: &Table<L::Game>| {
            let events: Vec<_> = table.history().into_iter().flat_map(|played| played.events).collect();
            (self.lively)(&events)
        };
        let games = (0..GAMES).map(|phrase| self.play_eagerly(phrase)).filter(is_lively);
        games.min_by_key(Table::count).expect("some game is lively").record()
    }

    fn play_eagerly(&self, phrase: u64) -> Table<L::Game> {
        let seed = Seed::from_phrase(&phrase.to_string());
        let mut table = Table::<L::Game>::new(self.setup.clone(), seed).expect("the table opens");
        let mut dealer = FastDealer::new(phrase);
        while let Pending::Decision(seat) = table.pending() {
            let weigh =
                |&outcome: &ActionOf<L>| Weighted { outcome, weight: L::eagerness(table.game(), outcome) };
            let options: Vec<_> = table.options().iter().map(weigh).collect();
            table.act(seat, dealer.choose(&options)).expect("an option is accepted");
        }
        table
    }
}

fn blessing() -> bool {
    std::env::var("BLESS").is_ok_and(|value| value == "1")
}

fn compare(path: &Path, story: &str) {
    if blessing() {
        fs::write(path, story).expect("the story can be written");
    }
    let golden = fs::read_to_string(path).expect("the story is there: run cargo xtask bless");
    assert_eq!(golden, story, "{} tells another story", path.display());
}
