//! Everything a person reads about a game, in English. Seats are named by their letters.

mod event;

pub use event::event;

use crate::board::{Place, Spot};
use crate::components::{Card, Chest, Colour, Face, Pair, Pile, Species, Starfish, Symbol, Turtle};
use crate::dice::Die;
use crate::scoring::Source;
use crate::task::Task;
use crate::{Action, View};

/// One sentence: what is asked of whom.
pub fn asked(view: &View) -> String {
    let Some(&task) = view.agenda.last() else { return "The game is over.".into() };
    let seat = view.progress.seat;
    match task {
        Task::Choose if view.progress.turns == 0 => format!("{seat}: take four dice of different colours."),
        Task::Choose => format!("{seat}: take a fourth die."),
        Task::Lock => format!("{seat}: lock a die on a turtle, or roll."),
        Task::Place => format!("{seat}: place one of the four dice."),
        Task::Keep(from) => format!("{seat}: keep one of the cards of {}.", pile(from)),
        Task::Copy => format!("{seat}: choose a turtle beside the board to copy."),
        Task::PlaceWhite(shown) => format!("{seat}: place the white die, which shows {}.", symbol(shown)),
        Task::Starfish => format!("{seat}: choose the next starfish card to score."),
        Task::Chests(_) => format!("{seat}: choose the chest to open first."),
        Task::LeftOver(1, _) => format!("{seat}: draw a card from a pile for the left-over dice."),
        Task::LeftOver(count, _) => {
            format!("{seat}: draw {count} cards from different piles for the left-over dice.")
        }
        Task::End => format!("{seat}: end the turn."),
        Task::Turtles => "The turtles are laid out.".into(),
        Task::Start => "The start player is drawn.".into(),
        Task::SetUpDice => "The dice of missing players are rolled.".into(),
        Task::Roll | Task::WhiteDie => "Dice are rolled.".into(),
        Task::Draw(from) | Task::Look(from, _) => format!("A card is drawn from {}.", pile(from)),
        Task::Chest(_) | Task::SideChest => "A chest is opened.".into(),
    }
}

/// An option in words.
pub fn action(view: &View, action: &Action) -> String {
    match *action {
        Action::Take(colour) => format!("Take {} die", a(colour)),
        Action::Lock(shown) => format!("Lock the {}", die(shown)),
        Action::Roll => "Roll".into(),
        Action::Place(shown) => format!("Place the {} on {}", die(shown), destination(view, shown)),
        Action::Keep(shown) => format!("Keep {}", card(shown)),
        Action::Copy(tile) => format!("Copy: {}", turtle(tile)),
        Action::White(Place::Reef(colour)) => format!("Place the white die on the {colour} reef"),
        Action::White(Place::Island) => "Place the white die on the island".into(),
        Action::Score(shown) => format!("Score {}", card(shown)),
        Action::Chest(colour) => format!("Open the chest of the {colour} reef first"),
        Action::Draw(from) => format!("Draw from {}", pile(from)),
        Action::End => "End the turn".into(),
    }
}

fn destination(view: &View, die: Die) -> String {
    if view.board.is_free(die.colour, die.symbol) {
        format!("the {} reef", die.colour)
    } else {
        "the island".into()
    }
}

/// A score source in words.
pub fn source(source: &str) -> &'static str {
    let Ok(source) = source.parse() else { return "other" };
    match source {
        Source::Octopuses => "octopuses",
        Source::Island => "octopus income from the island",
        Source::Jellyfish => "jellyfish",
        Source::Chests => "chests",
        Source::Starfish => "starfish cards",
        Source::Divers => "diver",
        Source::Fish => "fish",
        Source::Pearls => "pearls",
    }
}

/// A colour with its article.
const fn a(colour: Colour) -> &'static str {
    match colour {
        Colour::Yellow => "a yellow",
        Colour::Blue => "a blue",
        Colour::Red => "a red",
        Colour::Orange => "an orange",
        Colour::Green => "a green",
        Colour::Violet => "a violet",
    }
}

/// A die in words: `red fish die`.
pub fn die(die: Die) -> String {
    format!("{} {} die", die.colour, die.symbol)
}

/// What a die shows, with its article.
pub const fn symbol(symbol: Symbol) -> &'static str {
    match symbol {
        Symbol::Pearl => "a pearl",
        Symbol::Fish => "a fish",
        Symbol::Starfish => "a starfish",
        Symbol::Octopus => "an octopus",
        Symbol::Diver => "a diver",
        Symbol::Turtle => "a turtle",
    }
}

/// A pile in words.
pub const fn pile(pile: Pile) -> &'static str {
    match pile {
        Pile::Pearl => "the pearl pile",
        Pile::Fish => "the fish pile",
        Pile::Starfish => "the starfish pile",
        Pile::Island => "the island pile",
    }
}

/// Where a die lies, in words.
pub fn spot(spot: Spot) -> String {
    match spot {
        Spot::Reef(colour, space) => format!("the {space} space of the {colour} reef"),
        Spot::Island => "the island".into(),
    }
}

/// A card in words.
pub fn card(card: Card) -> String {
    match card.face() {
        Face::Pearl(value) => format!("a pearl of {value}"),
        Face::Fish(fish) => species(fish).into(),
        Face::Starfish(feature) => format!("a starfish card ({})", starfish(feature)),
    }
}

/// A fish in words, with its article.
pub const fn species(species: Species) -> &'static str {
    match species {
        Species::FireFish => "a fire fish",
        Species::Blowfish => "a blowfish",
        Species::AngelFish => "an angel fish",
        Species::Stingray => "a stingray",
        Species::AnemoneFish => "an anemone fish",
    }
}

/// The feature of a starfish card in words.
pub fn starfish(feature: Starfish) -> String {
    let pair = |pair: Pair| {
        let [one, other]: [Colour; 2] = pair.colours();
        format!("{one} and {other}")
    };
    match feature {
        Starfish::PearlSix => "a pearl of 6".into(),
        Starfish::AnemoneFish => species(Species::AnemoneFish).into(),
        Starfish::PerFish => "2 points per fish card".into(),
        Starfish::PerPearl => "1 point per pearl card".into(),
        Starfish::PerIslandDie => "1 point per die on the island".into(),
        Starfish::PerTurtle => "3 points per turtle".into(),
        Starfish::PerChest => "2 points per chest".into(),
        Starfish::SideChest => "a chest from beside the board".into(),
        Starfish::Jellyfish => "the next jellyfish".into(),
        Starfish::Chests(colours) => format!("the chests of the {} reefs", pair(colours)),
        Starfish::LeftOverDice(colours) => format!("a card for every left-over {} die", pair(colours)),
    }
}

/// What a turtle brings, in words.
pub const fn turtle(turtle: Turtle) -> &'static str {
    match turtle {
        Turtle::WhiteDie => "a white die",
        Turtle::Jellyfish => "the next jellyfish",
        Turtle::Stingray => "a stingray",
        Turtle::StarfishCard => "the top starfish card",
        Turtle::IslandCard => "the top island card",
        Turtle::FishCard => "the top fish card",
        Turtle::Copy => "a copy of a turtle beside the board",
        Turtle::SideChest => "a chest from beside the board",
    }
}

/// What is in a chest, in words.
pub const fn chest(chest: Chest) -> &'static str {
    match chest {
        Chest::FishCard => "the top fish card",
        Chest::PearlCard => "the top pearl card",
        Chest::StarfishCard => "the top starfish card",
        Chest::IslandCard => "the top island card",
        Chest::IslandDice => "1 point per die on the island",
        Chest::Stingray => "a stingray",
        Chest::WhiteDie => "a white die",
        Chest::Jellyfish => "the next jellyfish",
    }
}
