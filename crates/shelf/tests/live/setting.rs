//! Tables and random games that the tests begin with.

use bots::FastDealer;
use referee::{Entropies, Seed};
use serde_json::{Value, json};
use shelf::{AnyGame, AnyLive, Choice, Order};
use tabletop::{Dealer, Pending, Seat, Viewer};

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
    for &game in shelf::games() {
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
    pub fn live(&self) -> Box<dyn AnyLive> {
        self.game.live(&self.order, self.seed, self.entropies.clone()).expect("the order can be had")
    }

    /// A game built again from some lines.
    pub fn relive(&self, lines: &[String]) -> Result<Box<dyn AnyLive>, shelf::ReliveError> {
        let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
        self.game.relive(&self.order, self.seed, self.entropies.clone(), &lines)
    }

    /// Plays a random game to its end and shows every moment in which a seat must decide, with one of its options.
    pub fn play(&self, mut look: impl FnMut(&dyn AnyLive, Seat, &[Choice], &Choice)) -> Box<dyn AnyLive> {
        let mut dealer = FastDealer::new(7);
        let mut live = self.live();
        while let Pending::Decision(seat) = live.pending() {
            let options = live.options();
            let choice = &options[dealer.below(options.len() as u32) as usize];
            look(&*live, seat, &options, choice);
            live = live.after(seat, &choice.notation).expect("the option is listed");
        }
        assert_eq!(live.pending(), Pending::Over);
        live
    }
}

/// True once in so many questions, beginning with the first.
pub fn one_in(count: usize) -> impl FnMut() -> bool {
    let mut asked = 0;
    move || {
        asked += 1;
        asked % count == 1
    }
}

/// Everything that can be asked of a game in play.
pub fn snapshot(live: &dyn AnyLive) -> Value {
    let seats = live.seats();
    let events = |viewer| {
        let happened = live.events(viewer, 0).into_iter();
        happened.map(|one| json!([one.step, one.event, format!("{:?}", one.text)])).collect::<Vec<_>>()
    };
    let options = live.options().into_iter();
    json!({
        "steps": live.step_lines(0),
        "pending": format!("{:?}", live.pending()),
        "options": options.map(|one| json!([one.notation, format!("{:?}", one.text), one.touches])).collect::<Vec<_>>(),
        "undo": Seat::all(seats).map(|seat| live.can_undo(seat)).collect::<Vec<_>>(),
        "views": Viewer::all(seats).map(|viewer| json!(live.view(viewer))).collect::<Vec<_>>(),
        "asked": Viewer::all(seats).map(|viewer| format!("{:?}", live.asked(viewer))).collect::<Vec<_>>(),
        "events": Viewer::all(seats).map(events).collect::<Vec<_>>(),
        "standings": live.standings(),
        "last-word": format!("{:?}", live.last_word()),
        "record": live.record().text(),
        "save": live.save().text(),
    })
}
