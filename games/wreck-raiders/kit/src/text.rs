//! Everything a person reads about a game, as phrases of the catalogue that name the edition.

mod action;
mod event;
mod part;
mod tableau;

pub use action::{action, claim_among, offer};
pub use event::event;
pub use part::parts;
pub use tableau::tableau;

use tabletop::{Phrase, Seat};
use wreck_raiders::{
    Action, Bauble, Baubles, Diver, Edition, ExhibitId, Formula, Piece, Rolled, Setup, Spot, Style, Task,
    Tile, Treasure, View, Wreck,
};

/// The scores from which each title of a solo game is earned.
pub const SOLO_RANKS: [i32; 6] = [0, 51, 76, 101, 126, 151];

/// A message that needs the words of an edition.
fn of(edition: Edition, id: &'static str) -> Phrase {
    Phrase::new(id).with("edition", edition.year())
}

/// The name people know a bauble by: the editions differ.
pub fn bauble(edition: Edition, bauble: Bauble) -> Phrase {
    of(edition, "wr-bauble").with("bauble", bauble.word())
}

/// Some baubles, kind by kind.
pub fn baubles(edition: Edition, baubles: Baubles) -> Vec<Phrase> {
    each_kind(edition, "wr-baubles", baubles)
}

fn each_kind(edition: Edition, id: &'static str, baubles: Baubles) -> Vec<Phrase> {
    let some = Bauble::ALL.into_iter().filter(|&kind| baubles.of(kind) > 0);
    let counted = |kind: Bauble| of(edition, id).with("bauble", kind.word()).with("count", baubles.of(kind));
    some.map(counted).collect()
}

/// Puts a die as it lies into a phrase.
fn with_die(phrase: Phrase, rolled: Rolled) -> Phrase {
    phrase.with("face", rolled.face).with("bauble", rolled.zone.map_or("none", Bauble::word))
}

/// Puts the owner of a diver into a phrase.
fn owned(phrase: Phrase, diver: Diver) -> Phrase {
    match diver {
        Diver::Of(seat) => phrase.with("by", "player").with("who", seat),
        Diver::Rival => phrase.with("by", "rival"),
    }
}

/// A spot of a wreck or of the beach.
pub fn spot(spot: Spot) -> Phrase {
    at(Phrase::new("wr-spot"), spot)
}

/// A spot in a few letters, for buttons.
fn place(spot: Spot) -> Phrase {
    at(Phrase::new("wr-place"), spot)
}

fn at(phrase: Phrase, spot: Spot) -> Phrase {
    phrase.with("place", spot.wreck().map_or("beach", Wreck::word)).with("number", spot.number())
}

/// A treasure: what its face shows, and its type.
pub fn treasure(treasure: Treasure) -> Phrase {
    shown(treasure, false)
}

fn shown(treasure: Treasure, covered: bool) -> Phrase {
    let phrase = Phrase::new("wr-treasure").with("wreck", treasure.wreck().word());
    phrase.with("face", treasure.to_string()).with("covered", covered)
}

/// What is drawn on a treasure.
pub(crate) fn drawn(treasure: Treasure) -> Phrase {
    Phrase::new("wr-shows").with("face", treasure.to_string())
}

/// The types that lie in a display: what the next treasure must go with.
fn types(tiles: &[Tile]) -> Vec<Phrase> {
    let lying = |tile: &Tile| {
        Phrase::new("wr-lying").with("wreck", tile.treasure.wreck().word()).with("covered", tile.covered)
    };
    tiles.iter().map(lying).collect()
}

/// The treasures of a display as they lie.
fn tiles(tiles: &[Tile]) -> Vec<Phrase> {
    tiles.iter().map(|tile| shown(tile.treasure, tile.covered)).collect()
}

/// A card by its coins: short, and nearly always enough to tell it from the others.
pub fn exhibit(setup: &Setup, card: ExhibitId) -> Phrase {
    Phrase::new("wr-exhibit").with("coins", setup.catalogue.exhibit(card).coins)
}

/// Puts all that tells a card from every other into a phrase: its treasures in their order, and its coins.
fn with_face(phrase: Phrase, setup: &Setup, card: ExhibitId) -> Phrase {
    let exhibit = setup.catalogue.exhibit(card);
    let wanted = |wreck: &Wreck| Phrase::new("wr-wanted").with("wreck", wreck.word());
    let treasures: Vec<_> = exhibit.treasures.iter().map(wanted).collect();
    phrase.with("treasures", treasures).with("coins", exhibit.coins)
}

/// A card with its treasures and coins.
fn exhibit_face(setup: &Setup, card: ExhibitId) -> Phrase {
    with_face(Phrase::new("wr-exhibit-face"), setup, card)
}

/// What a style reward brings.
pub fn style(edition: Edition, style: Style) -> Phrase {
    match style {
        Style::None => Phrase::new("wr-style-none"),
        Style::FreePiece => Phrase::new("wr-style-piece"),
        Style::AnyBauble => of(edition, "wr-style-any"),
        Style::Baubles(given) => Phrase::new("wr-style-baubles").with("baubles", baubles(edition, given)),
    }
}

/// Some baubles as a piece shows them: one of a kind is not counted.
fn kinds(edition: Edition, shown: Baubles) -> Vec<Phrase> {
    each_kind(edition, "wr-kinds", shown)
}

/// What a piece costs; one of each kind is told shortly.
pub fn price(edition: Edition, cost: Baubles) -> Vec<Phrase> {
    if is_one_of_each(cost) {
        return vec![of(edition, "wr-price-each")];
    }
    each_kind(edition, "wr-price", cost)
}

fn is_one_of_each(baubles: Baubles) -> bool {
    Bauble::ALL.into_iter().all(|kind| baubles.of(kind) == 1)
}

/// What a piece counts: nothing but itself, pieces, one bauble or a set of them.
fn counting(formula: Option<Formula>) -> &'static str {
    match formula {
        None => "none",
        Some(Formula::Piece) => "piece",
        Some(Formula::Set(set)) => match set.total() {
            1 => "one",
            2 => "pair",
            _ => "set",
        },
    }
}

/// A piece with what it is worth and what it shows.
pub fn piece(setup: &Setup, piece: Piece) -> Phrase {
    let (data, edition) = (setup.catalogue.piece(piece), setup.edition);
    let worth = match data.formula {
        Some(Formula::Piece) => Phrase::new("wr-worth-per-piece"),
        Some(Formula::Set(set)) => {
            let per = Phrase::new("wr-worth-per-set").with("per", counting(data.formula));
            per.with("set", kinds(edition, set))
        }
        None if data.symbols.total() == 0 => Phrase::new("wr-worth-coins"),
        None => Phrase::new("wr-worth-shows").with("symbols", kinds(edition, data.symbols)),
    };
    Phrase::new("wr-piece").with("layer", piece.layer.word()).with("worth", worth.with("coins", data.coins))
}

/// Puts a piece that is taken into a phrase: its layer and its worth.
fn with_offer(phrase: Phrase, setup: &Setup, piece: Piece) -> Phrase {
    let data = setup.catalogue.piece(piece);
    // Pieces that cost one of each and show two symbols are told apart by these alone.
    let twin = is_one_of_each(data.cost) && data.symbols.total() == 2;
    let (per, set) = match data.formula {
        Some(Formula::Set(set)) => (counting(data.formula), kinds(setup.edition, set)),
        None if twin => ("shows", kinds(setup.edition, data.symbols)),
        Some(Formula::Piece) | None => (counting(data.formula), Vec::new()),
    };
    let phrase = phrase.with("layer", piece.layer.word()).with("coins", data.coins);
    phrase.with("per", per).with("set", set)
}

/// One sentence: what is asked of whom. A viewer who must decide is spoken to, and nobody is asked to do what none of
/// the `options` does.
pub fn asked(view: &View, options: &[Action]) -> Phrase {
    let Some(task) = view.task() else { return Phrase::new("common-over") };
    let edition = view.setup.edition;
    let seat = view.decider().unwrap_or(view.position.turn);
    let ask = |id: &'static str| to(view, of(edition, id), seat);
    match task {
        Task::Take => ask("wr-ask-take"),
        Task::Move(value) => ask("wr-ask-move").with("value", value),
        Task::Push(_) => ask("wr-ask-push"),
        Task::Place(_, found, _) => {
            to(view, Phrase::new("wr-ask-place"), seat).with("treasure", treasure(found))
        }
        Task::Extra(found) => ask("wr-ask-extra").with("wreck", found.word()),
        Task::Claim if can(options, is_claim) => ask("wr-ask-claim"),
        Task::Claim => ask("wr-ask-starfish"),
        Task::Decorate(_, card, _) => {
            ask("wr-ask-decorate").with("coins", view.setup.catalogue.exhibit(card).coins)
        }
        Task::Pick => ask("wr-ask-pick"),
        Task::Free => ask("wr-ask-free"),
        Task::Buy if can(options, is_purchase) => ask("wr-ask-buy"),
        Task::Buy => ask("wr-ask-end").with("starfish", can(options, is_trim)),
        Task::Rival => ask("wr-ask-rival"),
        Task::Market if can(options, is_purchase) => ask("wr-ask-market"),
        Task::Market => ask("wr-ask-end-round").with("starfish", can(options, is_trim)),
        Task::Start => Phrase::new("common-wait-start"),
        Task::Roll => Phrase::new("common-wait-roll"),
        Task::RefillRow | Task::RefillMarket if is_set_up(view) => Phrase::new("wr-wait-set-up"),
        Task::RefillRow => Phrase::new("wr-wait-row"),
        Task::RefillMarket => Phrase::new("wr-wait-market"),
        Task::Draw(..) => Phrase::new("wr-wait-draw"),
        Task::Turn | Task::Clear(..) | Task::EndTurn | Task::EndRound => Phrase::new("common-wait"),
    }
}

/// Cards and pieces come up before the first roll only while the table is set up (WR-1.7, WR-1.8).
fn is_set_up(view: &View) -> bool {
    view.position.agenda.iter().flatten().any(|task| *task == Task::Roll)
}

fn can(options: &[Action], such: fn(Action) -> bool) -> bool {
    options.iter().copied().any(such)
}

const fn is_claim(action: Action) -> bool {
    matches!(action, Action::Claim(..))
}

const fn is_purchase(action: Action) -> bool {
    matches!(action, Action::Buy(_))
}

const fn is_trim(action: Action) -> bool {
    matches!(action, Action::Trim(_))
}

fn to(view: &View, phrase: Phrase, seat: Seat) -> Phrase {
    phrase.with("who", seat).with("you", view.viewer.is(seat))
}

/// The name of a score source.
pub fn source(edition: Edition, source: &str) -> Phrase {
    of(edition, "wr-source").with("source", source.to_owned())
}

/// The title a solo score earns (WR-11.13).
pub const fn solo_title(score: i32) -> Phrase {
    Phrase::new(match score {
        ..=50 => "wr-solo-0",
        51..=75 => "wr-solo-51",
        76..=100 => "wr-solo-76",
        101..=125 => "wr-solo-101",
        126..=150 => "wr-solo-126",
        _ => "wr-solo-151",
    })
}
