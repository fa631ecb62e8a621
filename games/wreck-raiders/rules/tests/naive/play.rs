//! What an action or an outcome does to a plain position.

use super::Table;
use super::chance::layer_to_refill;
use super::settle::settle;
use wreck_raiders::{
    Action, Bauble, Chance, Crests, Die, Diver, Place, Placement, Room, Slot, Step, Task, Tile, Treasure,
    Wreck,
};

/// Plays a legal action and everything that follows without a question.
pub fn play(table: &mut Table, action: Action) {
    match action {
        Action::Trim(display) => trim(table, display.index()),
        Action::Cover(display, place) => cover(table, display.index(), place.into()),
        Action::DecorateConch => decorate_conch(table),
        Action::DecorateScallop(wreck) => decorate_scallop(table, wreck),
        Action::Claim(display, card) => {
            table.agenda_mut().insert(0, Task::Decorate(display, card, Crests::default()));
        }
        Action::Extra => extra(table),
        Action::Adjust(step) => adjust(table, step),
        Action::Take(rolled) => take(table, rolled),
        Action::Done if matches!(table.task(), Some(Task::Decorate(..))) => super::settle::check_style(table),
        Action::Buy(placement) => buy(table, placement),
        other => {
            let task = table.agenda_mut().remove(0);
            resolve(table, task, other);
        }
    }
    settle(table);
}

fn cover(table: &mut Table, display: usize, place: usize) {
    let mat = table.mat_mut(table.position.turn);
    mat.basket.starfish -= 1;
    mat.displays[display][place].covered = true;
}

/// WR-6.3
fn decorate_conch(table: &mut Table) {
    table.mat_mut(table.position.turn).basket.conch -= 1;
    let Task::Decorate(_, _, used) = &mut table.agenda_mut()[0] else { unreachable!("a claim is decorated") };
    used.conch = true;
}

/// WR-6.4
fn decorate_scallop(table: &mut Table, wreck: Wreck) {
    let seat = table.position.turn;
    table.pay(seat, Bauble::Scallop.into());
    let Task::Decorate(_, _, used) = &mut table.agenda_mut()[0] else { unreachable!("a claim is decorated") };
    used.scallop = true;
    let draw = Task::Draw(Diver::Of(seat), wreck, Room::Anywhere);
    table.agenda_mut().insert(0, draw);
}

/// WR-4.8
fn extra(table: &mut Table) {
    let Some(Task::Extra(wreck)) = table.task() else { unreachable!("an extra treasure has its wreck") };
    table.pay(table.position.turn, Bauble::Scallop.into());
    let draw = Task::Draw(Diver::Of(table.position.turn), wreck, Room::Anywhere);
    table.agenda_mut().insert(0, draw);
}

/// Actions that finish the task they answer.
fn resolve(table: &mut Table, task: Task, action: Action) {
    match (task, action) {
        (Task::Move(_), Action::Move { from, to }) => table.move_diver(from, to),
        (Task::Push(diver), Action::Push(spot)) => table.land(diver, spot),
        (Task::Place(seat, treasure, _), Action::Place(slot)) => match slot {
            Slot::Display(display) => {
                table.mat_mut(seat).displays[display.index()].push(Tile { treasure, covered: false });
            }
            Slot::Column(column) => table.mat_mut(seat).vault[column.index()].push(treasure),
        },
        (Task::Place(_, treasure, _), Action::Discard) => discard(table, treasure),
        (Task::Pick, Action::Pick(kind)) => table.gain(table.position.turn, kind.into()),
        (Task::Free, Action::Free(placement)) => build(table, placement),
        (Task::Rival, Action::Rival(spot)) => table.rival_dives(spot),
        (_, Action::Stay | Action::Done | Action::End) => {}
        (task, action) => unreachable!("{action} does not answer {task}"),
    }
}

/// Deals an outcome and does everything that follows without a question.
pub fn deal(table: &mut Table, outcome: Chance) {
    match outcome {
        Chance::Start(seat) => {
            table.agenda_mut().remove(0);
            (table.position.turn, table.position.start) = (seat, seat);
        }
        Chance::Exhibit(card) => {
            let gap =
                table.position.row.iter().position(|place| place.0.is_none()).expect("a gap in the row");
            table.position.row[gap] = Place(Some(card));
        }
        Chance::Piece(piece) => {
            let first = 3 * layer_to_refill(table).expect("a gap in the market").index();
            let gap = (first..first + 3).find(|place| table.position.market[*place].0.is_none());
            table.position.market[gap.expect("a gap in the layer")] = Place(Some(piece));
        }
        Chance::Die(rolled) => {
            let unrolled = table.position.dice.iter_mut().find(|die| **die == Die::Unrolled);
            *unrolled.expect("a die to roll") = Die::Pool(rolled);
        }
        Chance::Treasure(treasure) => draw(table, treasure),
    }
    settle(table);
}

/// WR-4.11, WR-11.3, WR-11.11: a rival's tile is discarded first; a supply that ran out is renewed at once.
fn draw(table: &mut Table, treasure: Treasure) {
    let Task::Draw(diver, wreck, room) = table.agenda_mut().remove(0) else {
        unreachable!("a draw is asked for")
    };
    match diver {
        Diver::Of(seat) => table.agenda_mut().insert(0, Task::Place(seat, treasure, room)),
        Diver::Rival => discard(table, treasure),
    }
    if table.supply_of(wreck) == 0 {
        if let Some(solo) = &mut table.position.solo {
            solo.ran_out = true;
        }
        table.position.discards.retain(|other| other.wreck() != wreck);
    }
}

pub fn discard(table: &mut Table, treasure: Treasure) {
    table.position.discards.push(treasure);
    table.position.discards.sort_unstable();
}

fn take(table: &mut Table, rolled: wreck_raiders::Rolled) {
    let seat = table.position.turn;
    let die =
        table.position.dice.iter_mut().find(|die| **die == Die::Pool(rolled)).expect("a die of the pool");
    *die = Die::Basket(Diver::Of(seat), rolled.face);
    if let Some(bauble) = rolled.zone {
        table.gain(seat, bauble.into());
    }
    table.agenda_mut()[0] = Task::Move(rolled.face);
}

fn adjust(table: &mut Table, step: Step) {
    let Some(Task::Move(value)) = table.task() else { unreachable!("a taken die is adjusted") };
    table.pay(table.position.turn, Bauble::Conch.into());
    let wrapped = match step {
        Step::Up => value % 6 + 1,
        Step::Down => (value + 4) % 6 + 1,
    };
    table.agenda_mut()[0] = Task::Move(wrapped);
}

fn trim(table: &mut Table, display: usize) {
    let seat = table.decider();
    table.pay(seat, Bauble::Starfish.into());
    let tile = table.mat_mut(seat).displays[display].pop().expect("a treasure to trim");
    discard(table, tile.treasure);
}

/// WR-7.1: one in a turn, any number in the market between solo rounds.
fn buy(table: &mut Table, placement: Placement) {
    if table.task() == Some(Task::Buy) {
        table.agenda_mut().remove(0);
    }
    let cost = table.catalogue.piece(placement.piece).cost;
    table.pay(table.position.turn, cost);
    build(table, placement);
}

fn build(table: &mut Table, Placement { piece, on }: Placement) {
    let shown = table.position.market.iter().position(|place| place.0 == Some(piece));
    table.position.market[shown.expect("a piece of the market")] = Place(None);
    let aquariums = &mut table.mat_mut(table.position.turn).aquariums;
    match on {
        None => aquariums.push(vec![piece]),
        Some(bottom) => {
            aquariums.iter_mut().find(|aquarium| aquarium[0] == bottom).expect("an own aquarium").push(piece);
        }
    }
    aquariums.sort_unstable_by_key(|aquarium| aquarium[0]);
    table.agenda_mut().insert(0, Task::RefillMarket);
}
