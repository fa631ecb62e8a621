//! Tables and random games that the tests begin with.

use bots::FastDealer;
use referee::{Entropies, Seed, SeededDealer, StepCount, StepLine};
use serde_json::{Value, json};
use shelf::{
    AnyGame, Choice, Dealing, Moment, Opening, Order, Shelf, ShelfError, Source, TakeBack, Telling, on_shelf,
};
use std::sync::LazyLock;
use tabletop::{Dealer, Pending, Seat, Viewer};

/// Our games, and one that implements no more than it must.
pub static SHELF: LazyLock<Shelf> =
    LazyLock::new(|| Shelf::of(Shelf::shipped().games().iter().copied().chain([on_shelf::<toy::ToyKit>()])));

/// The beginning of a game.
pub const START: StepCount = StepCount(0);

/// A table of the shelf, with everything needed to open it again.
pub struct Stage {
    pub game: &'static dyn AnyGame,
    pub order: Order,
    pub seed: Seed,
    pub entropies: Entropies,
}

/// Every game, edition and number of players; some seats add entropy.
pub fn stages(number: u64) -> Vec<Stage> {
    let mut stages = Vec::new();
    for &game in SHELF.games() {
        let editions = game.editions().iter().copied().map(Some);
        let only = game.editions().is_empty().then_some(None);
        for edition in editions.chain(only) {
            for players in game.players(edition) {
                let order =
                    Order { edition: edition.map(Into::into), players: Some(players), components: None };
                let seed = Seed::from_phrase(&format!("{} {edition:?} {players} {number}", game.name()));
                let entropies = if number.is_multiple_of(2) { Entropies::none() } else { added(players) };
                stages.push(Stage { game, order, seed, entropies });
            }
        }
    }
    stages
}

fn added(players: usize) -> Entropies {
    let every_other = Seat::all(players).step_by(2);
    every_other.map(|seat| (seat, "00ff".parse().expect("this is hexadecimal"))).collect()
}

impl Stage {
    pub fn dealing(&self) -> Dealing {
        Dealing::Seeded(SeededDealer::mixed(self.seed, self.entropies.clone()))
    }

    pub fn live(&self) -> Moment {
        self.game.open(&Opening::Order(self.order.clone()), self.dealing()).expect("the order can be had")
    }

    /// A game built again from some steps.
    pub fn restored(&self, steps: &[StepLine]) -> Result<Moment, ShelfError> {
        self.game.restore(Source::Steps { order: self.order.clone(), dealing: self.dealing(), steps })
    }

    /// Plays a random game to its end and shows every moment in which a seat must decide, with one of its options.
    pub fn play(&self, mut look: impl FnMut(&Moment, Seat, &[Choice], &Choice)) -> Moment {
        let mut dealer = FastDealer::new(7);
        let mut live = self.live();
        while let Pending::Decision(seat) = live.pending() {
            let options = live.options();
            let choice = &options[dealer.below(options.len() as u32) as usize];
            look(&live, seat, &options, choice);
            live = live.after(seat, &choice.notation).expect("the option is listed");
        }
        assert_eq!(live.pending(), Pending::Over);
        live
    }
}

/// True once every `count` questions, beginning with the first.
pub fn one_in(count: usize) -> impl FnMut() -> bool {
    let mut asked = 0;
    move || {
        asked += 1;
        asked % count == 1
    }
}

/// Everything that can be asked of a game in play.
pub fn snapshot(live: &Moment) -> Value {
    let seats = live.seats();
    let events = |viewer| {
        let happened = live.events(Some(viewer), START).into_iter();
        happened.map(|one| json!([one.step, one.event, format!("{:?}", one.text)])).collect::<Vec<_>>()
    };
    let options = live.options().into_iter();
    json!({
        "steps": live.lines(START).iter().map(ToString::to_string).collect::<Vec<_>>(),
        "pending": format!("{:?}", live.pending()),
        "options": options.map(|one| json!([one.notation, format!("{:?}", one.text), one.touches])).collect::<Vec<_>>(),
        "undo": Seat::all(seats).map(|seat| live.before(TakeBack::Fairly(seat)).is_ok()).collect::<Vec<_>>(),
        "views": Viewer::all(seats).map(|viewer| live.seen_by(viewer).view()).collect::<Vec<_>>(),
        "asked": Viewer::all(seats).map(|viewer| format!("{:?}", live.seen_by(viewer).asked())).collect::<Vec<_>>(),
        "events": Viewer::all(seats).map(events).collect::<Vec<_>>(),
        "standings": live.standings(),
        "last-word": format!("{:?}", live.last_word()),
        "record": live.record(Telling::All).expect("a whole game").text(),
        "save": live.record(Telling::Owner).expect("a whole game").text(),
    })
}
