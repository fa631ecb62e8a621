//! Random games of both kinds, as the JSON a server would send.

use serde::Serialize;
use serde_json::{Value, to_value};
use tabletop::{Dealer, Game, Pending, Viewer, Weighted};

/// What a game's messages carry, as JSON.
#[derive(Default)]
pub struct Carried {
    pub views: Vec<Value>,
    pub events: Vec<Value>,
    pub positions: Vec<Value>,
}

/// A dealer that needs no crate: a linear congruence is random enough to visit a game's shapes.
struct Pebbles(u64);

impl Dealer for Pebbles {
    fn below(&mut self, bound: u32) -> u32 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 32) % u64::from(bound)) as u32
    }
}

/// Games of Wreck Raiders: alone and with others, in both editions.
pub fn wreck_raiders() -> Carried {
    use wreck_raiders::{Edition, Setup, State};
    let tables = Edition::ALL.into_iter().flat_map(|edition| [1, 2, 5].map(|players| (edition, players)));
    let setups = tables.map(|(edition, players)| Setup::new(edition, players));
    let mut carried = Carried::default();
    for setup in setups {
        if let Ok(game) = State::new(&setup) {
            play(game, State::position, &mut carried);
        }
    }
    carried
}

/// Games of Coralia.
pub fn coralia() -> Carried {
    use coralia::{Setup, State};
    let mut carried = Carried::default();
    for players in 2..=4 {
        play(State::new(&Setup::new(players)).expect("so many can play"), State::position, &mut carried);
    }
    carried
}

/// Plays at random to the end and keeps every event, and every few steps all views and the position.
fn play<G, P>(mut game: G, position: impl Fn(&G) -> P, carried: &mut Carried)
where
    G: Game<Event: Serialize>,
    P: Serialize,
{
    let (mut dealer, mut log) = (Pebbles(game.seats() as u64), Vec::new());
    for step in 0.. {
        if step % 16 == 0 || game.pending() == Pending::Over {
            let views = Viewer::all(game.seats()).map(|viewer| json(game.view(viewer)));
            carried.views.extend(views);
            carried.positions.push(json(position(&game)));
        }
        match game.pending() {
            Pending::Over => break,
            Pending::Chance => game.deal_by(&mut dealer, &mut Vec::new(), &mut log),
            Pending::Decision(_) => {
                let mut options = Vec::new();
                game.options(&mut options);
                let options: Vec<_> =
                    options.into_iter().map(|outcome| Weighted { outcome, weight: 1 }).collect();
                game.act(dealer.choose(&options), &mut log);
            }
        }
    }
    for viewer in [Viewer::Seat(tabletop::Seat::new(0)), Viewer::Spectator] {
        carried.events.extend(log.iter().filter_map(|event| G::witness(event, viewer)).map(json));
    }
}

fn json(value: impl Serialize) -> Value {
    to_value(value).expect("what is sent can be written")
}
