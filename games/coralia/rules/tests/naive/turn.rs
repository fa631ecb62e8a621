//! Set-up, turns and placing, as chapters 1 to 3 tell them.

use super::asking::Reader;
use super::table::{Rolled, space_of};
use coralia::*;

impl Reader {
    /// A whole game.
    pub fn read_game(&mut self) {
        self.set_up();
        while self.table.turns < self.table.all_turns() {
            self.turn();
        }
        self.final_scoring();
    }

    fn set_up(&mut self) {
        for colour in Colour::ALL {
            let shares: Vec<_> =
                self.table.side_turtles.iter().map(|&turtle| (Chance::Turtle(turtle), 1)).collect();
            let Chance::Turtle(turtle) = self.chance(&shares) else { panic!("a turtle is laid") };
            self.table.side_turtles.remove(&turtle);
            self.table.reef(colour).turtle = Some(turtle);
        }
        let seats: Vec<_> =
            tabletop::Seat::all(self.table.players.len()).map(|seat| (Chance::Start(seat), 1)).collect();
        let Chance::Start(start) = self.chance(&seats) else { panic!("someone begins") };
        (self.table.start, self.table.on_turn) = (Some(start), start);
        for _ in self.table.players.len()..4 {
            // The order of the colours is of no account: the dice are told by what happened.
            (0..6).for_each(|_| self.set_up_die());
        }
    }

    /// CO-1.7 to CO-1.9.
    fn set_up_die(&mut self) {
        let symbol = self.roll();
        let placed = self.events.iter().rev().find_map(|event| match event {
            Event::SetUpDiePlaced { die, .. } => Some(*die),
            _ => None,
        });
        let Some(Die { colour, symbol: shown }) = placed else { panic!("a set-up die is placed") };
        assert_eq!(shown, symbol);
        self.take_from_supply(colour);
        let space = if symbol == Symbol::Diver { Space::Treasure } else { space_of(symbol) };
        if self.table.has_die(colour, space) {
            return self.table.island.push(colour);
        }
        self.table.reef(colour).coloured.insert(space);
        if symbol == Symbol::Turtle {
            let turtle = self.table.reef(colour).turtle.take();
            self.table.side_turtles.extend(turtle);
        }
    }

    fn take_from_supply(&mut self, colour: Colour) {
        let place = self.table.supply.iter().position(|&die| die == colour);
        self.table.supply.remove(place.expect("the supply has such a die"));
    }

    /// CO-2.2 to CO-2.4.
    fn turn(&mut self) {
        while self.table.station.len() < 4 {
            self.take_die();
        }
        self.lock();
        self.roll_station();
        let dead = |reader: &Self| {
            let mut dice = reader.table.station.iter();
            dice.all(|die| !reader.table.is_useful(die.colour, die.shows.expect("rolled")))
        };
        while dead(self) {
            self.table.station.iter_mut().for_each(|die| die.shows = None);
            self.roll_station();
        }
        self.place();
        self.decide(|_, action| action == Action::End);
        self.table.turns += 1;
        if self.table.turns < self.table.all_turns() {
            self.table.on_turn = self.table.on_turn.next(self.table.players.len());
        }
    }

    fn take_die(&mut self) {
        let taken = self.decide(|table, action| {
            let Action::Take(colour) = action else { return false };
            let double = table.station.iter().any(|die| die.colour == colour);
            table.supply.contains(&colour) && (table.turns > 0 || !double)
        });
        let Action::Take(colour) = taken else { panic!("a die is taken") };
        self.take_from_supply(colour);
        self.table.station.push(Rolled { colour, shows: None, locked: false });
    }

    /// CO-2.3: afterwards every die that is not locked is taken up.
    fn lock(&mut self) {
        let turtles = self.table.me().turtles.len().min(3);
        let received = |die: &Rolled| die.shows.is_some() && !die.locked;
        for _ in 0..turtles {
            if !self.table.station.iter().any(received) {
                break;
            }
            let choice = self.decide(|table, action| match action {
                Action::Lock(die) => {
                    let is_it =
                        |other: &Rolled| other.colour == die.colour && other.shows == Some(die.symbol);
                    table.station.iter().any(|other| received(other) && is_it(other))
                }
                action => action == Action::Roll,
            });
            let Action::Lock(die) = choice else { break };
            let wanted = Rolled { colour: die.colour, shows: Some(die.symbol), locked: false };
            let found = self.table.station.iter_mut().find(|other| **other == wanted);
            found.expect("a received die").locked = true;
        }
        for die in &mut self.table.station {
            die.shows = die.shows.filter(|_| die.locked);
            die.locked = false;
        }
    }

    fn roll_station(&mut self) {
        while self.table.station.iter().any(|die| die.shows.is_none()) {
            let symbol = self.roll();
            let rolled = self.events.iter().rev().find_map(|event| match event {
                Event::DieRolled { die, .. } => Some(*die),
                _ => None,
            });
            let colour = rolled.expect("a die is rolled").colour;
            let unrolled = Rolled { colour, shows: None, locked: false };
            let die = self.table.station.iter_mut().find(|die| **die == unrolled);
            die.expect("it was to be rolled").shows = Some(symbol);
        }
    }

    /// CO-3.1 to CO-3.3.
    fn place(&mut self) {
        let placed = self.decide(|table, action| {
            let Action::Place(die) = action else { return false };
            let there = |other: &Rolled| other.colour == die.colour && other.shows == Some(die.symbol);
            table.station.iter().any(there) && table.is_useful(die.colour, die.symbol)
        });
        let Action::Place(Die { colour, symbol }) = placed else { panic!("a die is placed") };
        let die = Rolled { colour, shows: Some(symbol), locked: false };
        let place = self.table.station.iter().position(|other| *other == die);
        self.table.station.remove(place.expect("a die of the station"));
        if self.table.has_die(colour, space_of(symbol)) {
            self.table.island.push(colour);
            self.island(colour);
        } else {
            self.table.reef(colour).coloured.insert(space_of(symbol));
            self.act_on(colour, symbol);
        }
    }
}
