//! Dives and pushes on a plain position (chapter 4, WR-11.3 to WR-11.9).

use super::Table;
use tabletop::Seat;
use wreck_raiders::{Bauble, Baubles, Die, Diver, Room, Spot, Task, Wreck};

impl Table {
    /// WR-1.6: as much as the supply has.
    pub fn gain(&mut self, seat: Seat, baubles: Baubles) {
        for kind in Bauble::ALL {
            let gained = baubles.of(kind).min(self.shore(kind));
            *self.mat_mut(seat).basket.of_mut(kind) += gained;
        }
    }

    pub fn pay(&mut self, seat: Seat, baubles: Baubles) {
        for kind in Bauble::ALL {
            *self.mat_mut(seat).basket.of_mut(kind) -= baubles.of(kind);
        }
    }

    fn put(&mut self, diver: Diver, spot: Spot) {
        let spots = match diver {
            Diver::Of(seat) => &mut self.mat_mut(seat).divers,
            Diver::Rival => &mut self.position.solo.as_mut().expect("rivals are of the solo game").rivals,
        };
        spots.push(spot);
        spots.sort_unstable();
    }

    /// Takes the diver off the spot, if there is one.
    fn lift(&mut self, spot: Spot) -> Option<Diver> {
        let diver = self.diver_at(spot)?;
        match diver {
            Diver::Of(seat) => self.mat_mut(seat).divers.retain(|held| *held != spot),
            Diver::Rival => {
                self.position
                    .solo
                    .as_mut()
                    .expect("rivals are of the solo game")
                    .rivals
                    .retain(|held| *held != spot);
            }
        }
        Some(diver)
    }

    fn wash_up(&mut self, diver: Diver, beach: Spot) {
        self.lift(beach);
        self.put(diver, beach);
        if let Diver::Of(seat) = diver {
            self.gain(seat, self.catalogue.beach[beach.number() as usize - 1]);
        }
    }

    /// WR-4.5 to WR-4.10
    pub fn move_diver(&mut self, from: Option<Spot>, to: Spot) {
        let diver = Diver::Of(self.position.turn);
        if let Some(from) = from {
            self.lift(from);
        }
        let Some(wreck) = to.wreck() else { return self.wash_up(diver, to) };
        let pushed = self.lift(to);
        self.put(diver, to);
        let mut next = vec![Task::Draw(diver, wreck, Room::Anywhere), Task::Extra(wreck)];
        next.extend(
            self.neighbours(diver, wreck, to.number()).map(|owner| Task::Draw(owner, wreck, Room::Anywhere)),
        );
        if let Some(pushed) = pushed {
            if self.solo() {
                self.push_out(pushed, &mut next);
            } else {
                self.wash_up(pushed, Spot::on_beach(to.number()));
            }
        }
        self.agenda_mut().splice(0..0, next);
    }

    /// WR-11.6, WR-11.7: to an empty beach spot of the player's choice, if there is one.
    fn push_out(&self, pushed: Diver, next: &mut Vec<Task>) {
        if !self.empty_beach().is_empty() {
            next.insert(0, Task::Push(pushed));
        }
    }

    pub fn land(&mut self, diver: Diver, beach: Spot) {
        self.wash_up(diver, beach);
    }

    /// WR-11.7: the die, the dive, the push, and who gains.
    pub fn rival_dives(&mut self, to: Spot) {
        let wreck = to.wreck().expect("rivals dive to wrecks");
        let of_number = |die: &&mut Die| matches!(die, Die::Pool(rolled) if rolled.face == to.number());
        *self.position.dice.iter_mut().find(of_number).expect("a die of that number") =
            Die::Basket(Diver::Rival, to.number());
        let pushed = self.lift(to);
        self.put(Diver::Rival, to);
        let solo = self.position.solo.as_mut().expect("rivals are of the solo game");
        solo.pile -= 1;
        solo.visited.push(wreck);
        solo.visited.sort_unstable();
        let mut next = vec![Task::Draw(Diver::Rival, wreck, Room::Anywhere)];
        next.extend(
            self.neighbours(Diver::Rival, wreck, to.number())
                .map(|owner| Task::Draw(owner, wreck, Room::Vault)),
        );
        if let Some(pushed) = pushed {
            self.push_out(pushed, &mut next);
        }
        self.agenda_mut().splice(0..0, next);
    }

    /// WR-4.9, WR-4.10, WR-11.3: owners beside the dive, clockwise from the mover, the mover's side first.
    fn neighbours(&self, mover: Diver, wreck: Wreck, number: u8) -> impl Iterator<Item = Diver> + use<> {
        let ring = self.catalogue.rings[wreck.index()];
        let place = ring.iter().position(|other| *other == number).expect("a ring has every number");
        let beside = [ring[(place + 1) % 6], ring[(place + 5) % 6]];
        let found: Vec<Diver> =
            beside.iter().filter_map(|&number| self.diver_at(Spot::in_wreck(wreck, number))).collect();
        let from = if let Diver::Of(seat) = mover { seat } else { self.position.turn };
        let seats = from.clockwise(self.position.players).map(Diver::Of);
        let order: Vec<Diver> = if mover == Diver::Rival {
            [Diver::Rival].into_iter().chain(seats).collect()
        } else {
            seats.chain([Diver::Rival]).collect()
        };
        order
            .into_iter()
            .flat_map(move |owner| found.clone().into_iter().filter(move |diver| *diver == owner))
    }
}
