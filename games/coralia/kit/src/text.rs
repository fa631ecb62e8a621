//! Everything a person reads about a game, as phrases of the catalogue.

mod event;
mod part;
mod tableau;

pub use event::event;
pub use part::parts;
pub use tableau::tableau;

use coralia::{Action, Card, Chest, Die, Face, Pair, Place, Space, Spot, Starfish, Task, Turtle, View};
use tabletop::Phrase;

/// One sentence: who is asked to do what. A viewer who must decide is addressed directly.
pub fn asked(view: &View) -> Phrase {
    let Some(task) = view.task() else { return Phrase::new("common-over") };
    let seat = view.decider().unwrap_or(view.progress.seat);
    let ask = |id: &'static str| Phrase::new(id).with("who", seat).with("you", view.viewer.is(seat));
    match task {
        Task::Choose if view.progress.turns == 0 => ask("co-ask-four-dice"),
        Task::Choose => ask("co-ask-fourth-die"),
        Task::Lock => ask("co-ask-lock"),
        Task::Place => ask("co-ask-place"),
        Task::Keep(from) => ask("co-ask-keep").with("pile", from.word()),
        Task::Copy => ask("co-ask-copy"),
        Task::PlaceWhite(shown) => ask("co-ask-white").with("symbol", shown.word()),
        Task::Starfish => ask("co-ask-starfish"),
        Task::Chests(_) => ask("co-ask-chests"),
        Task::LeftOver(count, _) => ask("co-ask-left-over").with("count", count),
        Task::End => ask("co-ask-end"),
        Task::Turtles => Phrase::new("co-wait-turtles"),
        Task::Start => Phrase::new("common-wait-start"),
        Task::SetUpDice => Phrase::new("co-wait-set-up"),
        Task::Roll | Task::WhiteDie => Phrase::new("common-wait-roll"),
        Task::Draw(from) | Task::Look(from, _) => Phrase::new("co-wait-card").with("pile", from.word()),
        Task::Chest(_) | Task::SideChest => Phrase::new("co-wait-chest"),
    }
}

/// An option in words.
pub fn action(view: &View, action: &Action) -> Phrase {
    match *action {
        Action::Take(colour) => Phrase::new("co-act-take").with("colour", colour.word()),
        Action::Lock(shown) => die("co-act-lock", shown),
        Action::Roll => Phrase::new("co-act-roll"),
        Action::Place(shown) => {
            let free = view.board.is_free(shown.colour, shown.symbol);
            die("co-act-place", shown).with("on", if free { "reef" } else { "island" })
        }
        Action::Keep(shown) => Phrase::new("co-act-keep").with("card", card(shown)),
        Action::Copy(tile) => Phrase::new("co-act-copy").with("bonus", turtle(tile)),
        Action::White(Place::Reef(colour)) => Phrase::new("co-act-white-reef").with("colour", colour.word()),
        Action::White(Place::Island) => Phrase::new("co-act-white-island"),
        Action::Score(shown) => Phrase::new("co-act-score").with("card", card(shown)),
        Action::Chest(colour) => Phrase::new("co-act-chest").with("colour", colour.word()),
        Action::Draw(from) => Phrase::new("co-act-draw").with("pile", from.word()),
        Action::End => Phrase::new("common-end-turn"),
    }
}

/// The name of a score source.
pub fn source(source: &str) -> Phrase {
    Phrase::new("co-source").with("source", source.to_owned())
}

/// A message about a die.
fn die(id: &'static str, die: Die) -> Phrase {
    Phrase::new(id).with("colour", die.colour.word()).with("symbol", die.symbol.word())
}

/// Puts where a die lies into a phrase.
fn with_spot(phrase: Phrase, spot: Spot) -> Phrase {
    match spot {
        Spot::Reef(colour, space) => {
            phrase.with("on", "reef").with("reef", colour.word()).with("space", Space::word(space))
        }
        Spot::Island => phrase.with("on", "island"),
    }
}

/// A card in words.
pub fn card(card: Card) -> Phrase {
    match card.face() {
        Face::Pearl(value) => Phrase::new("co-card-pearl").with("value", value),
        Face::Fish(fish) => Phrase::new("co-card-fish").with("species", fish.word()),
        Face::Starfish(feature) => Phrase::new("co-card-starfish").with("feature", starfish(feature)),
    }
}

/// The feature of a starfish card in words.
pub fn starfish(feature: Starfish) -> Phrase {
    let of_pair = |id: &'static str, pair: Pair| {
        let [one, other] =
            pair.colours().map(|colour| Phrase::new("co-colour").with("colour", colour.word()));
        Phrase::new(id).with("one", one).with("other", other)
    };
    match feature {
        Starfish::PearlSix => Phrase::new("co-starfish-pearl"),
        Starfish::AnemoneFish => Phrase::new("co-starfish-anemone"),
        Starfish::PerFish => Phrase::new("co-starfish-per-fish"),
        Starfish::PerPearl => Phrase::new("co-starfish-per-pearl"),
        Starfish::PerIslandDie => Phrase::new("co-starfish-per-island-die"),
        Starfish::PerTurtle => Phrase::new("co-starfish-per-turtle"),
        Starfish::PerChest => Phrase::new("co-starfish-per-chest"),
        Starfish::SideChest => Phrase::new("co-bonus").with("bonus", "side-chest"),
        Starfish::Jellyfish => Phrase::new("co-bonus").with("bonus", "jellyfish"),
        Starfish::Chests(colours) => of_pair("co-starfish-chests", colours),
        Starfish::LeftOverDice(colours) => of_pair("co-starfish-left-over", colours),
    }
}

/// What a turtle brings, in words.
pub fn turtle(turtle: Turtle) -> Phrase {
    Phrase::new("co-bonus").with("bonus", turtle.word())
}

/// What is in a chest, in words.
pub fn chest(chest: Chest) -> Phrase {
    Phrase::new("co-bonus").with("bonus", chest.word())
}
