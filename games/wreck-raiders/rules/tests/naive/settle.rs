//! What happens without a question: turns begin and end, claims are carried out, what nobody can use is passed by.

use super::Table;
use super::chance::layer_to_refill;
use super::claim::{in_order, that_matched};
use super::legal::{any_room, legal, may_cover, may_trim};
use super::play::discard;
use wreck_raiders::{Action, Claimed, Die, Place, Room, Style, Task};

/// Goes on until someone is asked, or the game is over.
pub fn settle(table: &mut Table) {
    while let Some(task) = table.task() {
        if asks(table, task) {
            return;
        }
        go_on(table, task);
    }
}

/// Whether there is anything to decide or to deal.
fn asks(table: &Table, task: Task) -> bool {
    match task {
        Task::Start | Task::Take | Task::Move(_) | Task::Push(_) | Task::Buy | Task::Market => true,
        Task::Turn | Task::Clear(..) | Task::EndTurn | Task::EndRound => false,
        Task::RefillRow => {
            table.position.row.iter().any(|place| place.0.is_none()) && !table.deck().is_empty()
        }
        Task::RefillMarket => layer_to_refill(table).is_some(),
        Task::Roll => table.position.dice.contains(&Die::Unrolled),
        Task::Draw(_, wreck, _) => table.supply_of(wreck) > 0,
        // WR-5.3; a full vault makes no room by WR-8.3 (WR-11.9).
        Task::Place(_, _, room) => any_room(table, room) || (room != Room::Vault && any_trim(table)),
        Task::Extra(_) => legal(table, Action::Extra),
        // WR-8.1: the claim step is offered whenever a claim or a starfish power is possible.
        Task::Claim => starfish_help(table) || any_of(table, "claim"),
        Task::Decorate(..) => {
            starfish_help(table) || any_of(table, "decorate") || !legal(table, Action::Done)
        }
        Task::Pick => any_of(table, "pick"),
        Task::Free => any_of(table, "free"),
        Task::Rival => table.position.solo.as_ref().is_some_and(|solo| solo.pile > 0),
    }
}

fn starfish_help(table: &Table) -> bool {
    any_trim(table) || (0..3).any(|display| (0..6).any(|place| may_cover(table, display, place)))
}

fn any_trim(table: &Table) -> bool {
    (0..3).any(|display| may_trim(table, display))
}

/// Whether any legal action begins with `word`.
fn any_of(table: &Table, word: &str) -> bool {
    thread_local! {
        static WRITTEN: Vec<(String, Action)> =
            super::universe().into_iter().map(|action| (action.to_string(), action)).collect();
    }
    WRITTEN.with(|all| all.iter().any(|(text, action)| text.starts_with(word) && legal(table, *action)))
}

fn go_on(table: &mut Table, task: Task) {
    match task {
        Task::Draw(_, wreck, _) if table.discarded(wreck) > 0 => {
            table.position.discards.retain(|tile| tile.wreck() != wreck);
        }
        Task::Decorate(..) => check_style(table),
        _ => {
            table.agenda_mut().remove(0);
            carry_out(table, task);
        }
    }
}

fn carry_out(table: &mut Table, task: Task) {
    match task {
        Task::Place(_, treasure, _) => discard(table, treasure),
        Task::Clear(..) => clear(table, task),
        Task::Turn => begin_turn(table),
        Task::EndTurn => end_turn(table),
        Task::EndRound => end_round(table),
        _ => {}
    }
}

/// WR-6.5: the reward comes between decorating and clearing.
pub fn check_style(table: &mut Table) {
    let Task::Decorate(display, card, used) = table.agenda_mut().remove(0) else {
        unreachable!("style is checked for a named claim");
    };
    table.agenda_mut().insert(0, Task::Clear(display, card, used));
    let seat = table.position.turn;
    let exhibit = *table.catalogue.exhibit(card);
    if !in_order(&that_matched(&table.mat(seat).displays[display.index()], &exhibit), &exhibit) {
        return;
    }
    match exhibit.style {
        Style::None => {}
        Style::Baubles(shown) => table.gain(seat, shown),
        Style::AnyBauble => table.agenda_mut().insert(0, Task::Pick),
        Style::FreePiece => table.agenda_mut().insert(0, Task::Free),
    }
}

/// WR-6.7
fn clear(table: &mut Table, claim: Task) {
    let Task::Clear(display, card, used) = claim else { unreachable!("a checked claim is cleared") };
    let seat = table.position.turn;
    let tiles = std::mem::take(&mut table.mat_mut(seat).displays[display.index()]);
    for tile in tiles {
        discard(table, tile.treasure);
    }
    let exhibits = &mut table.mat_mut(seat).exhibits;
    exhibits.push(Claimed { card, conch: used.conch });
    exhibits.sort_unstable_by_key(|claimed| claimed.card);
    let place =
        table.position.row.iter().position(|place| place.0 == Some(card)).expect("the card lies face up");
    table.position.row[place] = Place(None);
    table.position.claim_this_round = true;
}

/// WR-2.1, WR-3.1
fn begin_turn(table: &mut Table) {
    let end = (!table.solo()).then_some(Task::EndTurn);
    let steps = [Task::Take, Task::Claim, Task::RefillRow, Task::Buy].into_iter().chain(end);
    table.agenda_mut().splice(0..0, steps);
    if table.pool().next().is_none() {
        table.position.dice.fill(Die::Unrolled);
        table.agenda_mut().insert(0, Task::Roll);
    }
}

/// WR-9.1, WR-9.2
fn end_turn(table: &mut Table) {
    let players = table.position.players;
    let enough = [6, 5, 4, 4][players - 2];
    let position = &mut table.position;
    position.last_turns = match position.last_turns {
        Some(left) => Some(left - 1),
        None if position.mats[position.turn.index()].exhibits.len() >= enough => Some(players as u8 - 1),
        None => None,
    };
    position.turn = position.turn.next(players);
    if position.turn == position.start {
        position.quiet_rounds = if position.claim_this_round { 0 } else { position.quiet_rounds + 1 };
        position.claim_this_round = false;
    }
    if position.last_turns != Some(0) && position.quiet_rounds < 20 {
        table.agenda_mut().push(Task::Turn);
    }
}

/// WR-11.11
fn end_round(table: &mut Table) {
    let (mat, rows) = (&table.position.mats[0], table.catalogue.vault_rows.len());
    let solo = table.position.solo.as_ref().expect("rounds are of the solo game");
    let vault_full = mat.vault.iter().all(|column| column.len() == rows);
    let over = vault_full
        || mat.exhibits.len() >= 6
        || solo.ran_out
        || solo.pile == 0
        || table.empty_beach().is_empty();
    if over {
        return;
    }
    let round = ["roll", "turn", "turn", "turn", "rival", "rival", "rival", "market", "end-round"];
    *table.agenda_mut() = round.iter().map(|task| task.parse().expect("a task")).collect();
    let solo = table.position.solo.as_mut().expect("rounds are of the solo game");
    solo.visited.clear();
    solo.ran_out = false;
    table.position.dice.fill(Die::Unrolled);
}
