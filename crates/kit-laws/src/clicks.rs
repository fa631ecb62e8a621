//! What a player clicks for an option lies on the table, and is of a kind that the documents name.

use kit::{ActionOf, GameOf, Kit, Order, SetupOf};
use serde_json::Value;
use std::collections::BTreeSet;
use tabletop::{Game, Pending, Viewer};
use tabletop_laws::Walk;

/// Random games of every edition and number of players.
const GAMES: u64 = 6;

/// What can be clicked in a game.
pub struct Clicks {
    /// Every kind of component, as it stands before the colon of an id.
    pub kinds: &'static [&'static str],
    /// Options that are mere words, with nothing to click.
    pub words: &'static [&'static str],
    /// Looks a component up in the view as a client would.
    pub lies_there: fn(view: &Value, id: &str) -> bool,
}

impl Clicks {
    /// Every option but a mere word touches something, what it touches lies on the table, and every kind is met and
    /// named by the document.
    ///
    /// # Panics
    /// With the first component for which it is not so.
    pub fn hold<K: Kit>(&self, document: &str) {
        let mut met = BTreeSet::new();
        for setup in setups::<K>() {
            for seed in 0..GAMES {
                Walk::indifferent().through(&setup, seed, |game, _| met.extend(self.at::<K>(game)));
            }
        }
        assert_eq!(met, self.kinds.iter().map(|&kind| kind.to_owned()).collect());
        for kind in self.kinds {
            let named = document.contains(&format!("`{kind}:")) || document.contains(&format!("`{kind}`"));
            assert!(named, "the document does not name {kind}");
        }
    }

    /// The kinds of what can be clicked at a moment.
    fn at<K: Kit>(&self, game: &GameOf<K>) -> BTreeSet<String> {
        let Pending::Decision(seat) = game.pending() else { return BTreeSet::new() };
        let view = game.view(Viewer::Seat(seat));
        let seen = serde_json::to_value(&view).expect("views are plain words and numbers");
        let mut options = Vec::new();
        game.options(&mut options);
        let touches = options.iter().flat_map(|option| self.of::<K>(&view, option, &seen));
        touches.filter_map(|id| id.split(':').next().map(str::to_owned)).collect()
    }

    fn of<K: Kit>(
        &self,
        view: &<GameOf<K> as Game>::View,
        option: &ActionOf<K>,
        seen: &Value,
    ) -> Vec<String> {
        let touches = K::touches(view, option);
        let notation = option.to_string();
        assert_eq!(touches.is_empty(), self.words.contains(&&*notation), "{notation}");
        for id in &touches {
            assert!((self.lies_there)(seen, id), "{id}");
        }
        touches
    }
}

/// Every edition with every number of players.
pub fn setups<K: Kit>() -> impl Iterator<Item = SetupOf<K>> {
    let editions = K::EDITIONS.iter().copied().map(Some);
    let editions: Vec<Option<&str>> = if K::EDITIONS.is_empty() { vec![None] } else { editions.collect() };
    editions.into_iter().flat_map(|edition| {
        K::players(edition).map(move |players| {
            let order = Order { edition: edition.map(Into::into), players: Some(players), components: None };
            K::setup(&order).expect("the order can be had")
        })
    })
}
