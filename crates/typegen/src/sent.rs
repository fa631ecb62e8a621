//! Random games, as the JSON a server would send.

use crate::Schemas;
use serde::Serialize;
use serde_json::{Value, to_value};
use std::borrow::Cow;
use tabletop::{Dealer, Game, Pending, Seat, Viewer, Weighted};

/// What a game's messages carry, as JSON.
#[derive(Clone, Default, Debug)]
pub struct Sent {
    views: Vec<Value>,
    events: Vec<Value>,
    positions: Vec<Value>,
    printed: Vec<Value>,
    parts: Vec<Value>,
}

impl Sent {
    /// What is printed on a game's components.
    pub fn print(&mut self, printed: impl Serialize) {
        self.printed.push(json(printed));
    }

    /// Plays at random to the end and keeps every event, and every few steps all views, the position and the parts of the scores.
    pub fn play<G: Game<Event: Serialize>, P: Serialize, D: Serialize>(
        &mut self,
        mut game: G,
        position: impl Fn(&G) -> P,
        parts: impl Fn(&G::View, Seat) -> Vec<D>,
    ) {
        let (mut dealer, mut log) = (Pebbles(game.seats() as u64), Vec::new());
        for step in 0.. {
            let over = game.pending() == Pending::Over;
            if step % 16 == 0 || over {
                for view in Viewer::all(game.seats()).map(|viewer| game.view(viewer)) {
                    self.parts.extend(Seat::all(game.seats()).flat_map(|seat| parts(&view, seat)).map(json));
                    self.views.push(json(view));
                }
                self.positions.push(json(position(&game)));
            }
            if over {
                break;
            }
            step_on(&mut game, &mut dealer, &mut log);
        }
        for viewer in [Viewer::Seat(Seat::new(0)), Viewer::Spectator] {
            self.events.extend(log.iter().filter_map(|event| G::witness(event, viewer)).map(json));
        }
    }

    /// Everything is what the schemas of these names say, and there is much of it.
    pub(crate) fn assert_fits(
        &self,
        schemas: &Schemas<'_>,
        [view, event, position, printed, part]: [Cow<'_, str>; 5],
    ) {
        assert!(
            self.views.len() > 100
                && self.events.len() > 500
                && !self.printed.is_empty()
                && !self.parts.is_empty()
        );
        let kinds = [
            (view, &self.views),
            (event, &self.events),
            (position, &self.positions),
            (printed, &self.printed),
            (part, &self.parts),
        ];
        for (name, values) in kinds {
            for value in values {
                assert_eq!(schemas.check(&name, value), Ok(()));
            }
        }
    }
}

/// A dealer that needs no crate: a linear congruence is random enough to visit a game's shapes.
struct Pebbles(u64);

impl Dealer for Pebbles {
    fn below(&mut self, bound: u32) -> u32 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 32) % u64::from(bound)) as u32
    }
}

fn step_on<G: Game>(game: &mut G, dealer: &mut Pebbles, log: &mut Vec<G::Event>) {
    if game.pending() == Pending::Chance {
        return game.deal_by(dealer, &mut Vec::new(), log);
    }
    let mut options = Vec::new();
    game.options(&mut options);
    let options: Vec<_> = options.into_iter().map(|outcome| Weighted { outcome, weight: 1 }).collect();
    game.act(dealer.choose(&options), log);
}

fn json(value: impl Serialize) -> Value {
    to_value(value).expect("what is sent can be written")
}
