//! What is counted of a seat before an option and after it, so that no rule can be forgotten.

use tabletop::{Game, MAX_SEATS, Seat};
use wreck_raiders::{Bauble, Baubles, COINS_PER_CONCH, Diver, State, Task, Wreck};

/// What every seat has, and what it is sure to draw.
pub struct Accounts([Account; MAX_SEATS]);

#[derive(Clone, Copy, Default)]
struct Account {
    basket: Baubles,
    coins: i32,
    /// Coins of a claim under way, once it is carried out.
    promised: i32,
    exhibits: i32,
    draws: [i32; 4],
}

/// What a seat has more or less than before.
pub struct Change {
    pub baubles: [i32; 3],
    pub coins: i32,
    pub promised: i32,
    pub exhibits: i32,
    /// Treasures to draw, by wreck.
    pub draws: [i32; 4],
}

impl Accounts {
    pub fn of(game: &State) -> Self {
        let standings = game.standings();
        let mut accounts = [Account::default(); MAX_SEATS];
        for seat in Seat::all(game.seats()) {
            let mat = game.mat(seat);
            let account = &mut accounts[seat.index()];
            account.basket = mat.basket;
            account.coins = standings.of(seat).score;
            account.exhibits = mat.exhibits.len() as i32;
        }
        accounts[game.on_turn().index()].promised =
            game.agenda().iter().map(|task| promised(game, *task)).sum();
        count_draws(game, &mut accounts);
        Self(accounts)
    }

    /// What changes for a seat. A draw that is no longer sure is not told.
    pub fn until(&self, later: &Self, seat: Seat) -> Change {
        let (old, new) = (&self.0[seat.index()], &later.0[seat.index()]);
        Change {
            baubles: Bauble::ALL.map(|kind| i32::from(new.basket.of(kind)) - i32::from(old.basket.of(kind))),
            coins: new.coins - old.coins,
            promised: new.promised - old.promised,
            exhibits: new.exhibits - old.exhibits,
            draws: Wreck::ALL.map(|wreck| (new.draws[wreck.index()] - old.draws[wreck.index()]).max(0)),
        }
    }
}

impl Change {
    /// Baubles gained, or paid.
    pub fn some(&self, sign: i32) -> Baubles {
        let [conch, scallop, starfish] = self.baubles.map(|more| (sign * more).max(0) as u8);
        Baubles::new(conch, scallop, starfish)
    }
}

fn promised(game: &State, task: Task) -> i32 {
    match task {
        Task::Decorate(_, card, used) | Task::Clear(_, card, used) => {
            i32::from(game.catalogue().exhibit(card).coins) + if used.conch { COINS_PER_CONCH } else { 0 }
        }
        _ => 0,
    }
}

/// Draws in their order, as long as the wreck is sure to have something left (WR-4.11).
fn count_draws(game: &State, accounts: &mut [Account; MAX_SEATS]) {
    let total = |wreck: Wreck| game.supply(wreck).total() + game.discard(wreck).total();
    let mut left = Wreck::ALL.map(total);
    for task in game.agenda().iter().rev() {
        match *task {
            // The player may take more before the neighbours' turn comes.
            Task::Extra(wreck) => {
                let scallops = u32::from(game.mat(game.on_turn()).basket.scallop);
                left[wreck.index()] = left[wreck.index()].saturating_sub(scallops);
            }
            // What a rival draws is discarded at once (WR-11.3).
            Task::Draw(Diver::Of(seat), wreck, _) if left[wreck.index()] > 0 => {
                left[wreck.index()] -= 1;
                accounts[seat.index()].draws[wreck.index()] += 1;
            }
            _ => {}
        }
    }
}
