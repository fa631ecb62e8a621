//! What symbols, the island, turtles, chests and white dice bring, as chapters 4 to 6 tell it.

use super::asking::Reader;
use super::table::{Came, Seen, space_of};
use coralia::*;
use std::collections::BTreeSet;
use tabletop::Seat;

impl Reader {
    /// Chapter 4.
    pub fn act_on(&mut self, reef: Colour, symbol: Symbol) {
        match symbol {
            Symbol::Pearl => (0..2).for_each(|_| self.take_card(Pile::Pearl)),
            Symbol::Fish => self.look(Pile::Fish, 2),
            Symbol::Starfish => self.look(Pile::Starfish, 3),
            Symbol::Octopus => self.octopus(reef),
            Symbol::Diver => self.diver(reef),
            Symbol::Turtle => {
                let turtle = self.table.reef(reef).turtle.take().expect("it lies on its free space");
                self.table.me().turtles.insert(turtle);
                self.turtle(turtle);
            }
        }
    }

    /// CO-4.4, CO-4.5.
    fn octopus(&mut self, reef: Colour) {
        let seat = self.table.on_turn;
        self.table.gain(seat, self.table.dice_on(reef));
        for other in Colour::ALL {
            if let Some(owner) = self.table.reefs[&other].octopus {
                self.table.gain(owner, 1);
            }
        }
        self.table.reef(reef).octopus = Some(seat);
    }

    /// CO-4.7 to CO-4.11.
    fn diver(&mut self, reef: Colour) {
        let Some(old) = self.table.me().diver.replace(reef) else { return };
        if self.table.has_die(old, Space::Treasure) {
            return;
        }
        let field = self.table.reef(old);
        for dice in [&mut field.coloured, &mut field.white] {
            if dice.remove(&Space::Diver) {
                dice.insert(Space::Treasure);
            }
        }
        if !self.table.reefs[&old].chest {
            self.met.insert("treasure gone");
        }
        self.reef_chest(old);
    }

    /// CO-5.1, CO-5.2.
    pub fn island(&mut self, colour: Colour) {
        let owner = self.table.reefs[&colour].octopus;
        if let Some(owner) = owner {
            self.table.gain(owner, 2);
        }
        match owner {
            Some(owner) if owner != self.table.on_turn => self.look(Pile::Island, 2),
            _ => self.take_card(Pile::Island),
        }
    }

    /// The top card of a pile, if it has one, and who had put it back there (CO-6.6).
    fn top_card(&mut self, pile: Pile) -> Option<(Seen, Option<Seat>)> {
        let seat = self.table.on_turn;
        if self.table.heaps[&pile].unseen == 0 {
            let (mut again, put_back_by) = self.table.heaps.get_mut(&pile)?.under.pop_front()?;
            again.by.insert(seat);
            return Some((again, Some(put_back_by)));
        }
        let Chance::Card(card) = self.chance(&self.card_shares(pile)) else { panic!("a card is drawn") };
        *self.table.pool.get_mut(&card)? -= 1;
        self.table.heaps.get_mut(&pile)?.unseen -= 1;
        if pile == Pile::Island {
            *self.table.island_kinds.get_mut(&card.kind())? -= 1;
        }
        Some((Seen { card, by: BTreeSet::from([seat]) }, None))
    }

    /// A card of a kind's pile is any unseen one of the kind; one of the island first has its kind (CO-1.4).
    fn card_shares(&self, pile: Pile) -> Vec<(Chance, u64)> {
        let table = &self.table;
        let of_kind = |kind: Kind| -> u64 {
            let unseen = table.pool.iter().filter(|(card, _)| card.kind() == kind);
            unseen.map(|(_, count)| u64::from(*count)).sum()
        };
        let whole: u64 = Kind::ALL.into_iter().map(|kind| of_kind(kind).max(1)).product();
        let kind_share = |kind: Kind| match pile {
            Pile::Island => u64::from(table.island_kinds[&kind]),
            pile => u64::from(pile.word() == kind.word()),
        };
        let share = |(card, count): (&Card, &u32)| {
            let kind = card.kind();
            (Chance::Card(*card), kind_share(kind) * u64::from(*count) * whole / of_kind(kind).max(1))
        };
        table.pool.iter().map(share).filter(|(_, share)| *share > 0).collect()
    }

    /// One card, unseen (CO-4.1, CO-5.1, CO-6.3).
    pub fn take_card(&mut self, pile: Pile) {
        if let Some((seen, straight_from)) = self.top_card(pile) {
            self.hold(seen, straight_from);
        }
    }

    fn hold(&mut self, Seen { card, by: met }: Seen, straight_from: Option<Seat>) {
        self.table.me().hand.push(card);
        self.table.me().came.push(Came { met, straight_from });
        if self.table.me().shown && is_scored_now(card) {
            self.table.unscored.push(card);
        }
    }

    /// CO-4.2, CO-4.3, CO-5.2, CO-6.6.
    fn look(&mut self, pile: Pile, count: usize) {
        let (mut looked, put_back_by): (Vec<Seen>, Vec<Option<Seat>>) =
            (0..count).map_while(|_| self.top_card(pile)).unzip();
        if looked.is_empty() {
            return;
        }
        let cards: Vec<Card> = looked.iter().map(|seen| seen.card).collect();
        let kept = if cards.len() == 1 {
            cards[0]
        } else {
            let choice =
                self.decide(|_, action| matches!(action, Action::Keep(card) if cards.contains(&card)));
            let Action::Keep(card) = choice else { panic!("a card is kept") };
            card
        };
        let kept = looked.remove(cards.iter().position(|&card| card == kept).expect("a card looked at"));
        let seat = self.table.on_turn;
        let heap = self.table.heaps.get_mut(&pile).expect("four piles");
        heap.under.extend(looked.into_iter().map(|seen| (seen, seat)));
        self.hold(kept, if cards.len() == 1 { put_back_by[0] } else { None });
    }

    /// CO-6.1.
    fn turtle(&mut self, turtle: Turtle) {
        match turtle {
            Turtle::WhiteDie => self.white_die(),
            Turtle::Jellyfish => self.jellyfish(),
            Turtle::Stingray => self.stingray(),
            Turtle::StarfishCard => self.take_card(Pile::Starfish),
            Turtle::IslandCard => self.take_card(Pile::Island),
            Turtle::FishCard => self.take_card(Pile::Fish),
            Turtle::SideChest => self.side_chest(),
            Turtle::Copy => {
                let choice = self.decide(
                    |table, action| matches!(action, Action::Copy(other) if table.side_turtles.contains(&other)),
                );
                let Action::Copy(other) = choice else { panic!("a turtle is copied") };
                assert_ne!(other, Turtle::Copy, "there is only one");
                self.turtle(other);
            }
        }
    }

    pub fn reef_chest(&mut self, reef: Colour) {
        if self.table.reefs[&reef].chest {
            let chest = self.reveal();
            self.table.reef(reef).chest = false;
            self.chest(chest);
        }
    }

    pub fn side_chest(&mut self) {
        if self.table.side_chests > 0 {
            let chest = self.reveal();
            self.table.side_chests -= 1;
            self.chest(chest);
        }
    }

    /// Any chest nobody has, each as likely as the others (CO-9.1).
    fn reveal(&mut self) -> Chest {
        let shares: Vec<_> = self.table.chests.iter().map(|&chest| (Chance::Chest(chest), 1)).collect();
        let Chance::Chest(chest) = self.chance(&shares) else { panic!("a chest is revealed") };
        self.table.chests.remove(&chest);
        self.table.me().chests.insert(chest);
        chest
    }

    /// CO-6.2.
    fn chest(&mut self, chest: Chest) {
        match chest {
            Chest::FishCard => self.take_card(Pile::Fish),
            Chest::PearlCard => self.take_card(Pile::Pearl),
            Chest::StarfishCard => self.take_card(Pile::Starfish),
            Chest::IslandCard => self.take_card(Pile::Island),
            Chest::IslandDice => self.table.gain(self.table.on_turn, self.table.island_dice()),
            Chest::Stingray => self.stingray(),
            Chest::WhiteDie => self.white_die(),
            Chest::Jellyfish => self.jellyfish(),
        }
    }

    /// CO-6.4: step by step, at least one.
    pub fn jellyfish(&mut self) {
        let me = self.table.me();
        me.score += 1;
        while me.score % 5 != 0 {
            me.score += 1;
        }
    }

    fn stingray(&mut self) {
        if self.table.stingrays > 0 {
            self.table.stingrays -= 1;
            self.table.me().stingrays += 1;
        }
    }

    /// CO-6.5.
    fn white_die(&mut self) {
        if self.table.white_on_island == 0 {
            return;
        }
        let symbol = self.roll();
        let space = space_of(symbol);
        self.table.white_on_island -= 1;
        let choice = self.decide(|table, action| match action {
            Action::White(Place::Reef(reef)) => !table.has_die(reef, space) && table.is_useful(reef, symbol),
            Action::White(Place::Island) => Colour::ALL
                .into_iter()
                .any(|reef| table.has_die(reef, space) || !table.is_useful(reef, symbol)),
            _ => false,
        });
        if let Action::White(Place::Reef(reef)) = choice {
            self.table.reef(reef).white.insert(space);
            self.act_on(reef, symbol);
        } else {
            self.table.white_on_island += 1;
            self.take_card(Pile::Island);
        }
    }
}

/// Whether a card neither joins the fish nor the pearls (CO-8.1).
pub fn is_scored_now(card: Card) -> bool {
    let waits = ["pearl-6", "anemone-fish", "per-fish", "per-pearl"];
    card.kind() == Kind::Starfish && !waits.contains(&card.to_string().as_str())
}
