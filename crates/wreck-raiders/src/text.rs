//! Everything a person reads about a game, in English and in the words of the edition.

mod action;
mod event;

pub use action::action;
pub use event::event;

use crate::chance::Rolled;
use crate::components::{Bauble, Baubles, ExhibitId, Formula, Piece, Style};
use crate::edition::Edition;
use crate::scoring::sources;
use crate::task::Task;
use crate::{Diver, Setup, View, Wreck};

/// The name people know a bauble by: the editions differ.
pub fn bauble(edition: Edition, bauble: Bauble) -> &'static str {
    match (edition, bauble) {
        (Edition::First, Bauble::Conch) => "skull",
        (Edition::First, Bauble::Scallop) => "seashell",
        (Edition::Second, Bauble::Conch) => "conch",
        (Edition::Second, Bauble::Scallop) => "scallop",
        (_, Bauble::Starfish) => "starfish",
    }
}

/// Some baubles in words: `2 conches and 1 starfish`.
pub fn baubles(edition: Edition, baubles: Baubles) -> String {
    let plural = |kind: Bauble, count: u8| match (bauble(edition, kind), count) {
        (name, 1) => format!("1 {name}"),
        ("conch", count) => format!("{count} conches"),
        ("starfish", count) => format!("{count} starfish"),
        (name, count) => format!("{count} {name}s"),
    };
    let some = Bauble::ALL.into_iter().filter(|&kind| baubles.of(kind) > 0);
    join(some.map(|kind| plural(kind, baubles.of(kind))).collect())
}

fn join(mut parts: Vec<String>) -> String {
    let Some(last) = parts.pop() else { return "nothing".into() };
    if parts.is_empty() { last } else { format!("{} and {last}", parts.join(", ")) }
}

/// A wreck's treasures in words.
pub const fn wreck(wreck: Wreck) -> &'static str {
    match wreck {
        Wreck::Gem => "gem",
        Wreck::Gold => "gold",
        Wreck::Art => "art",
        Wreck::Relic => "relic",
    }
}

/// A die as it lies.
pub fn die(edition: Edition, rolled: Rolled) -> String {
    match rolled.zone {
        Some(zone) => format!("{} with a {}", rolled.face, bauble(edition, zone)),
        None => rolled.face.to_string(),
    }
}

/// A card in words: `E17, gem gold art, 6 coins`.
pub fn exhibit(setup: &Setup, card: ExhibitId) -> String {
    let exhibit = setup.catalogue.exhibit(card);
    let treasures: Vec<_> = exhibit.treasures.iter().map(|&shown| wreck(shown)).collect();
    format!("{card} ({}; {} coins)", treasures.join(" "), exhibit.coins)
}

/// A style reward in words.
pub fn style(edition: Edition, style: Style) -> String {
    match style {
        Style::None => "no style reward".into(),
        Style::FreePiece => "a free aquarium piece".into(),
        Style::AnyBauble => "a bauble of your choice".into(),
        Style::Baubles(shown) => baubles(edition, shown),
    }
}

/// A piece in words: `middle M3 (3 coins, shows 1 conch)`.
pub fn piece(setup: &Setup, piece: Piece) -> String {
    let (data, edition) = (setup.catalogue.piece(piece), setup.edition);
    let worth = match data.formula {
        Some(Formula::Piece) => format!("{} coins per piece", data.coins),
        Some(Formula::Set(set)) => format!("{} coins per {}", data.coins, baubles(edition, set)),
        None if data.symbols.total() == 0 => format!("{} coins", data.coins),
        None => format!("{} coins, shows {}", data.coins, baubles(edition, data.symbols)),
    };
    format!("{} {piece} ({worth})", piece.layer)
}

/// One sentence: what is asked of whom.
pub fn asked(view: &View) -> String {
    let Some(task) = view.position.agenda.as_ref().and_then(|agenda| agenda.first()) else {
        return "The game is over.".into();
    };
    let (setup, seat) = (&view.setup, view.position.turn);
    match *task {
        Task::Take => format!("{seat}: take a die."),
        Task::Move(value) => format!("{seat}: move a diver to a spot {value}."),
        Task::Push(_) => format!("{seat}: choose the beach spot for the pushed diver."),
        Task::Place(seat, treasure, _) => format!("{seat}: place {treasure}."),
        Task::Extra(found) => {
            let scallop = bauble(setup.edition, Bauble::Scallop);
            format!("{seat}: discard a {scallop} for another {} treasure?", wreck(found))
        }
        Task::Claim => format!("{seat}: claim an exhibit?"),
        Task::Decorate(display, card, _) => {
            format!("{seat}: {display} claims {}. Anything to add?", exhibit(setup, card))
        }
        Task::Pick => format!("{seat}: the exact order! Pick a bauble."),
        Task::Free => format!("{seat}: the exact order! Take a free aquarium piece."),
        Task::Buy => format!("{seat}: buy an aquarium piece, or end the turn."),
        Task::Rival => format!("{seat}: send a rival down with one of the dice left."),
        Task::Market => format!("{seat}: buy as many aquarium pieces as you like, then end the round."),
        Task::Start => "The start player is drawn.".into(),
        Task::Roll => "The dice are rolled.".into(),
        Task::RefillRow | Task::RefillMarket => "The market is filled.".into(),
        Task::Draw(..) => "A treasure is drawn.".into(),
        Task::Turn | Task::Clear(..) | Task::EndTurn | Task::EndRound => "The game goes on.".into(),
    }
}

/// A score source in words.
pub fn source(edition: Edition, source: &str) -> &'static str {
    match (source, edition) {
        (sources::EXHIBITS, _) => "exhibits",
        (sources::CONCHES, Edition::First) => "skulls on exhibits",
        (sources::CONCHES, Edition::Second) => "conches on exhibits",
        (sources::VAULT_TREASURES, _) => "different treasures in the vault",
        (sources::VAULT_ROWS, _) => "rows of the vault",
        (sources::AQUARIUMS, _) => "bottoms and middles",
        (sources::TOPS, _) => "tops",
        _ => "other",
    }
}

/// The languages the solo titles are written in, in the order of [`solo_title`].
pub const LANGUAGES: [&str; 3] = ["en", "fr", "de"];

/// The title a solo score earns, in every language (WR-11.13).
pub const fn solo_title(score: i32) -> [&'static str; 3] {
    match score {
        ..=50 => [
            "Stick to the paddling pool: it has fewer sharks.",
            "Reste dans la pataugeoire : il y a moins de requins.",
            "Bleib im Planschbecken: dort gibt es weniger Haie.",
        ],
        51..=75 => [
            "Deep thoughts, shallow dives.",
            "Pensées profondes, plongées modestes.",
            "Tiefe Gedanken, flache Tauchgänge.",
        ],
        76..=100 => [
            "The museum asks for a second crate.",
            "Le musée réclame une deuxième caisse.",
            "Das Museum bittet um eine zweite Kiste.",
        ],
        101..=125 => [
            "Octopuses ask for your autograph, eight at a time.",
            "Les pieuvres te demandent huit autographes à la fois.",
            "Kraken wollen Autogramme von dir, acht auf einmal.",
        ],
        126..=150 => [
            "The wrecks line up to be raided by you.",
            "Les épaves font la queue pour se faire piller.",
            "Die Wracks stehen Schlange, um geplündert zu werden.",
        ],
        _ => [
            "Did you count the sea itself?",
            "Tu as compté la mer avec, non ?",
            "Hast du das Meer mitgezählt?",
        ],
    }
}

/// The scores from which each title is earned.
pub const SOLO_RANKS: [i32; 6] = [0, 51, 76, 101, 126, 151];

fn owner(diver: Diver) -> String {
    match diver {
        Diver::Of(seat) => seat.to_string(),
        Diver::Rival => "A rival".into(),
    }
}
