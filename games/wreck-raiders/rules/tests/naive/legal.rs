//! Whether one action may be played: a predicate for each kind of decision, straight from its clauses.

use super::Table;
use super::claim::{covered, matches, that_matched, within_reach};
use wreck_raiders::{Action, Die, ExhibitId, Layer, Placement, Room, Slot, Spot, Step, Task, Tile, Wreck};

/// Whether the seat that is asked may play `action`.
pub fn legal(table: &Table, action: Action) -> bool {
    let Some(task) = table.task() else { return false };
    match (task, action) {
        // Chance is asked, not a seat.
        (Task::Start | Task::RefillRow | Task::RefillMarket | Task::Roll | Task::Draw(..), _) => false,
        (_, Action::Trim(display)) => may_trim(table, display.index()),
        (_, Action::Cover(display, place)) => may_cover(table, display.index(), place.into()),
        // WR-3.2: any die of the pool.
        (Task::Take, Action::Take(rolled)) => table.position.dice.contains(&Die::Pool(rolled)),
        (Task::Move(value), Action::Adjust(step)) => may_adjust(table, value, step),
        (Task::Move(value), Action::Move { from, to }) => may_move(table, value, from, to),
        (Task::Move(value), Action::Stay) => table.solo() && !any_move(table, value),
        // WR-11.6, WR-11.7: an empty beach spot.
        (Task::Push(_), Action::Push(spot)) => spot.wreck().is_none() && table.diver_at(spot).is_none(),
        (Task::Place(_, _, room), Action::Place(slot)) => has_room(table, slot, room),
        // WR-5.3: with room it must be placed.
        (Task::Place(_, _, room), Action::Discard) => !any_room(table, room),
        // WR-4.8, WR-4.11
        (Task::Extra(wreck), Action::Extra) => scallops(table) > 0 && table.drawable(wreck),
        (Task::Claim, Action::Claim(display, card)) => may_claim(table, display.index(), card),
        (Task::Decorate(..), Action::DecorateConch | Action::DecorateScallop(_)) => {
            may_decorate(table, action)
        }
        // WR-6.5: of the kinds the supply still has.
        (Task::Pick, Action::Pick(kind)) => table.shore(kind) > 0,
        (Task::Free, Action::Free(placement)) => placeable(table, placement),
        (Task::Buy | Task::Market, Action::Buy(placement)) => may_buy(table, placement),
        (Task::Rival, Action::Rival(spot)) => may_dive(table, spot),
        (Task::Decorate(display, card, _), Action::Done) => {
            matches(&claimed_treasures(table, display.index(), card), table.catalogue.exhibit(card))
        }
        (Task::Extra(_) | Task::Claim | Task::Free, Action::Done)
        | (Task::Buy | Task::Market, Action::End) => true,
        _ => false,
    }
}

fn display_of_turn(table: &Table, display: usize) -> Vec<Tile> {
    table.mat(table.position.turn).displays[display].clone()
}

fn claimed_treasures(table: &Table, display: usize, card: ExhibitId) -> Vec<Tile> {
    that_matched(&display_of_turn(table, display), table.catalogue.exhibit(card))
}

fn scallops(table: &Table) -> u8 {
    table.basket(table.position.turn).scallop
}

/// WR-3.4: one conch, one step; 2018 stops at 1 and 6, 2019 goes round.
fn may_adjust(table: &Table, value: u8, step: Step) -> bool {
    let at_the_end = matches!((value, step), (6, Step::Up) | (1, Step::Down));
    table.basket(table.position.turn).conch > 0 && (table.is_2019() || !at_the_end)
}

/// WR-4.1, WR-4.2, WR-4.3, WR-11.5
fn may_move(table: &Table, value: u8, from: Option<Spot>, to: Spot) -> bool {
    let own = &table.mat(table.position.turn).divers;
    let has_it = match from {
        None => table.off_board(table.position.turn) > 0,
        Some(from) => own.contains(&from) && from.wreck() != to.wreck(),
    };
    let to_beach = to.wreck().is_none();
    has_it && to.number() == value && (to_beach || !own.contains(&to)) && !(to_beach && table.solo())
}

fn any_move(table: &Table, value: u8) -> bool {
    let starts = || Spot::all().map(Some).chain([None]);
    Spot::all().any(|to| starts().any(|from| may_move(table, value, from, to)))
}

/// WR-5.1, WR-11.9; WR-6.4 makes no difference
fn has_room(table: &Table, slot: Slot, room: Room) -> bool {
    let mat = table.mat(table.decider());
    match (slot, room) {
        (Slot::Display(_), Room::Vault) => false,
        (Slot::Display(display), _) => mat.displays[display.index()].len() < table.catalogue.pedestals.into(),
        (Slot::Column(column), _) => mat.vault[column.index()].len() < table.catalogue.vault_rows.len(),
    }
}

pub fn any_room(table: &Table, room: Room) -> bool {
    let slots = ["d1", "d2", "d3", "v1", "v2", "v3"].map(|slot| slot.parse().expect("a slot"));
    slots.into_iter().any(|slot| has_room(table, slot, room))
}

/// WR-6.1; in 2019 the starfish of the basket may be laid once the claim is named (WR-8.2).
fn may_claim(table: &Table, display: usize, card: ExhibitId) -> bool {
    let face_up = table.position.row.iter().any(|place| place.0 == Some(card));
    let spare = if table.is_2019() { table.basket(table.position.turn).starfish } else { 0 };
    face_up && within_reach(&display_of_turn(table, display), table.catalogue.exhibit(card), spare)
}

/// WR-6.2, WR-6.3, WR-6.4: once the display matches, each crest once.
fn may_decorate(table: &Table, action: Action) -> bool {
    let Some(Task::Decorate(display, card, used)) = table.task() else { return false };
    let tiles = claimed_treasures(table, display.index(), card);
    let (card, basket) = (table.catalogue.exhibit(card), table.basket(table.position.turn));
    let matched = matches(&tiles, card);
    let crest = match action {
        Action::DecorateConch => card.crests.conch && !used.conch && basket.conch > 0,
        Action::DecorateScallop(wreck) => {
            card.crests.scallop && !used.scallop && basket.scallop > 0 && table.drawable(wreck)
        }
        _ => false,
    };
    matched && crest
}

/// WR-7.2: a bottom anywhere, the rest on one of the player's aquariums without a top.
fn placeable(table: &Table, Placement { piece, on }: Placement) -> bool {
    let in_market = table.position.market.iter().any(|place| place.0 == Some(piece));
    let open = table.mat(table.position.turn).aquariums.iter();
    let open = open.filter(|aquarium| aquarium.iter().all(|piece| piece.layer != Layer::Top));
    let fits = match on {
        None => piece.layer == Layer::Bottom,
        Some(bottom) => {
            piece.layer != Layer::Bottom && open.into_iter().any(|aquarium| aquarium[0] == bottom)
        }
    };
    in_market && fits
}

/// WR-7.1
fn may_buy(table: &Table, placement: Placement) -> bool {
    let (basket, cost) = (table.basket(table.position.turn), table.catalogue.piece(placement.piece).cost);
    let paid =
        basket.conch >= cost.conch && basket.scallop >= cost.scallop && basket.starfish >= cost.starfish;
    paid && placeable(table, placement)
}

/// WR-11.7: by a die left, to a wreck not visited this round, to an empty spot if such a wreck has one.
fn may_dive(table: &Table, spot: Spot) -> bool {
    let visited = &table.position.solo.as_ref().expect("rivals are of the solo game").visited;
    let number = spot.number();
    let allowed = |wreck: &Wreck| !visited.contains(wreck);
    let empty = |wreck: Wreck| table.diver_at(Spot::in_wreck(wreck, number)).is_none();
    let any_empty = Wreck::ALL.into_iter().filter(allowed).any(empty);
    let wreck = spot.wreck().expect("rivals dive to wrecks");
    table.pool().any(|die| die.face == number) && allowed(&wreck) && (empty(wreck) || !any_empty)
}

/// WR-8.3: 2019, at every decision, but not on the display being claimed, and not with a starfish the claim needs.
pub fn may_trim(table: &Table, display: usize) -> bool {
    let seat = table.decider();
    let starfish = table.basket(seat).starfish;
    let claimed = table.claim().filter(|_| seat == table.position.turn);
    let tiles = &table.mat(seat).displays[display];
    let spared = match (table.task(), claimed) {
        (Some(Task::Decorate(..)), Some((claimed, card))) => {
            let tiles = claimed_treasures(table, claimed, card);
            starfish > 0 && within_reach(&tiles, table.catalogue.exhibit(card), starfish - 1)
        }
        _ => true,
    };
    let other = claimed.is_none_or(|(claimed, _)| claimed != display);
    table.is_2019() && starfish > 0 && !tiles.is_empty() && other && spared
}

/// WR-8.1, WR-8.2
pub fn may_cover(table: &Table, display: usize, place: usize) -> bool {
    let seat = table.decider();
    let starfish = table.basket(seat).starfish;
    let tiles = &table.mat(seat).displays[display];
    let open = tiles.get(place).is_some_and(|tile| !tile.covered);
    starfish > 0
        && open
        && if table.is_2019() { covers_claim(table, display, place) } else { covers_any(table, display) }
}

/// WR-8.2: on the display used, as long as the claim can still be made good.
fn covers_claim(table: &Table, display: usize, place: usize) -> bool {
    let Some(Task::Decorate(claimed, card, _)) = table.task() else { return false };
    let starfish = table.basket(table.position.turn).starfish;
    let card = table.catalogue.exhibit(card);
    let tiles = that_matched(&covered(&display_of_turn(table, display), place), card);
    claimed.index() == display && within_reach(&tiles, card, starfish - 1)
}

/// WR-8.1: at own decisions of the claim step; on the display being claimed only until its style check.
fn covers_any(table: &Table, display: usize) -> bool {
    let in_step = table.task() == Some(Task::Claim) || table.claim().is_some();
    let too_late = table.style_checked() && table.claim().is_some_and(|(claimed, _)| claimed == display);
    table.decider() == table.position.turn && in_step && !too_late
}
