//! The four piles without an order, and the ledger of everything that was ever drawn from them.
//!
//! Unseen cards of a kind share one pool, because nobody can tell those of a pile from those of the island pile.
//! Cards put back lie behind the unseen ones in the order they were put back, so the ledger knows them all; what
//! each seat may know of hands and put-back cards follows from it.

use crate::chance::Chance;
use crate::components::{CARDS, CARDS_OF_A_KIND, Card, Catalogue, FACES, Kind, ON_THE_ISLAND, Pile};
use std::fmt;
use std::str::FromStr;
use tabletop::{Bag, Dealer, NotationError, Seat, Stack, Weighted, serde_by_notation, words};

words! {
    /// Which of the cards of one draw.
    pub enum Nth, "first, second or third" {
        /// The card drawn first.
        First = "first",
        /// The card drawn next.
        Second = "second",
        /// The card drawn last.
        Third = "third",
    }
}

/// One draw: the cards taken or looked at in order, and the one that was kept.
///
/// Written `A fish blowfish fire-fish!`: seat, pile, cards, the kept one marked; a single card needs no mark.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Draw {
    /// Who drew.
    pub by: Seat,
    /// From which pile.
    pub pile: Pile,
    /// The kept card; none while its owner still looks.
    pub kept: Option<Nth>,
    count: u8,
    cards: [Card; 3],
}

/// The piles and their ledger.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Piles {
    /// Unseen cards of each kind, in its pile and in the island pile together, by their place in the catalogue.
    pub(crate) pools: [Bag<FACES>; 3],
    /// How many of them lie in the pile of their kind.
    pub(crate) left: [u8; 3],
    /// How many of each kind lie unseen in the island pile.
    pub(crate) island: Bag<3>,
    /// How many put-back cards of each pile were drawn again.
    pub(crate) again: [u8; 4],
    /// Every draw, in order.
    pub(crate) draws: Stack<Draw, CARDS>,
}

impl Draw {
    /// A draw that is still being looked at.
    pub fn open(by: Seat, pile: Pile, card: Card) -> Self {
        Self { by, pile, kept: None, count: 1, cards: [card, Card::default(), Card::default()] }
    }

    /// A draw of these cards; of equal cards the first one is kept (CO-4.3).
    pub fn of(by: Seat, pile: Pile, cards: &[Card], kept: Option<Card>) -> Self {
        let mut draw = Self::open(by, pile, cards[0]);
        cards[1..].iter().for_each(|&card| draw.add(card));
        draw.kept = kept.map(|kept| draw.place_of(kept));
        draw
    }

    /// The cards in the order they were drawn.
    pub fn cards(&self) -> &[Card] {
        &self.cards[..self.count as usize]
    }

    /// The card that was kept.
    pub fn kept_card(&self) -> Option<Card> {
        self.kept.map(|kept| self.cards[kept.index()])
    }

    /// The cards that went under the pile, in order.
    pub fn put_back(&self) -> impl Iterator<Item = Card> {
        let back = move |place: &usize| self.kept.is_some_and(|kept| kept.index() != *place);
        (0..self.count as usize).filter(back).map(|place| self.cards[place])
    }

    fn add(&mut self, card: Card) {
        self.cards[self.count as usize] = card;
        self.count += 1;
    }

    fn place_of(self, card: Card) -> Nth {
        let place = self.cards().iter().position(|&other| other == card);
        Nth::ALL[place.expect("a kept card is among those drawn")]
    }
}

impl Piles {
    /// The piles before the first draw (CO-1.4).
    pub fn new(catalogue: &Catalogue) -> Self {
        let mut pools = [[0; FACES]; 3];
        for (pool, cards) in pools.iter_mut().zip(&catalogue.cards) {
            pool.iter_mut().zip(cards).for_each(|(count, (_, copies))| *count = *copies);
        }
        Self {
            pools: pools.map(Bag::new),
            left: CARDS_OF_A_KIND.map(|count| count - ON_THE_ISLAND),
            island: Bag::new([ON_THE_ISLAND; 3]),
            again: [0; 4],
            draws: Stack::default(),
        }
    }

    /// Every draw, in order.
    pub fn draws(&self) -> &[Draw] {
        &self.draws
    }

    /// How many cards of a pile nobody has seen.
    pub fn unseen(&self, pile: Pile) -> u8 {
        match pile.kind() {
            Some(kind) => self.left[kind.index()],
            None => self.island.counts().iter().sum(),
        }
    }

    /// The cards that lie put back under a pile, top first (CO-6.6).
    pub fn put_back(&self, pile: Pile) -> impl Iterator<Item = Card> {
        let draws = self.draws.iter().filter(move |draw| draw.pile == pile);
        draws.flat_map(Draw::put_back).skip(self.again[pile.index()].into())
    }

    /// Whether a pile has no card at all.
    pub fn is_empty(&self, pile: Pile) -> bool {
        self.unseen(pile) == 0 && self.put_back(pile).next().is_none()
    }

    /// The cards a seat holds, stingrays apart, in the order they were taken.
    pub fn hand(&self, seat: Seat) -> impl Iterator<Item = Card> {
        self.draws.iter().filter(move |draw| draw.by == seat).filter_map(Draw::kept_card)
    }

    /// The draw whose cards are being looked at.
    pub fn open_draw(&self) -> Option<&Draw> {
        self.draws.last().filter(|draw| draw.kept.is_none())
    }

    /// Takes an unseen card off its pool.
    pub fn take_unseen(&mut self, catalogue: &Catalogue, pile: Pile, card: Card) {
        let kind = card.kind().index();
        self.pools[kind].take(catalogue.place(card));
        if pile == Pile::Island {
            self.island.take(kind);
        } else {
            self.left[kind] -= 1;
        }
    }

    /// Takes the first of the put-back cards off a pile.
    pub fn take_again(&mut self, pile: Pile) -> Option<Card> {
        let card = self.put_back(pile).next()?;
        self.again[pile.index()] += 1;
        Some(card)
    }

    /// Notes a card that is taken at once.
    pub fn note_taken(&mut self, by: Seat, pile: Pile, card: Card) {
        self.draws.push(Draw { kept: Some(Nth::First), ..Draw::open(by, pile, card) });
    }

    /// Notes one more card that is looked at.
    pub fn note_looked_at(&mut self, by: Seat, pile: Pile, card: Card) {
        match self.open_draw().copied() {
            Some(mut draw) => {
                draw.add(card);
                self.draws.set_top(draw);
            }
            None => self.draws.push(Draw::open(by, pile, card)),
        }
    }

    /// Notes which of the cards looked at is kept; the others go under the pile.
    pub fn note_kept(&mut self, card: Card) {
        let mut draw = *self.open_draw().expect("a card is kept of those looked at");
        draw.kept = Some(draw.place_of(card));
        self.draws.set_top(draw);
    }

    /// Appends a draw of the past, whose cards were taken off the piles already.
    pub(crate) fn push_draw(&mut self, draw: Draw) {
        self.draws.push(draw);
    }

    /// Sets how many put-back cards were drawn again.
    pub(crate) const fn set_again(&mut self, again: [u8; 4]) {
        self.again = again;
    }

    /// How many copies of `card` nobody has seen.
    pub fn unseen_copies(&self, catalogue: &Catalogue, card: Card) -> u8 {
        self.pools[card.kind().index()].count(catalogue.place(card))
    }

    /// How many unseen cards of a kind there are, in its pile and in the island pile.
    pub const fn unseen_of(&self, kind: Kind) -> u8 {
        self.left[kind.index()] + self.island.count(kind.index())
    }

    /// How many of a kind lie unseen in the island pile.
    pub const fn unseen_on_island(&self, kind: Kind) -> u8 {
        self.island.count(kind.index())
    }

    /// Lists what the top unseen card of a pile can be.
    pub fn outcomes(&self, catalogue: &Catalogue, pile: Pile, out: &mut Vec<Weighted<Chance>>) {
        let Some(kind) = pile.kind() else { return self.island_outcomes(catalogue, out) };
        self.pools[kind.index()].draws(out, |place| Chance::Card(catalogue.card(kind, place)));
    }

    /// The kind goes by the island pile's own cards, the card by the pool it shares with the pile of its kind.
    fn island_outcomes(&self, catalogue: &Catalogue, out: &mut Vec<Weighted<Chance>>) {
        let held = || Kind::ALL.into_iter().filter(|&kind| self.unseen_on_island(kind) > 0);
        let common: u32 = held().map(|kind| u32::from(self.unseen_of(kind))).product();
        for kind in held() {
            let share = u32::from(self.unseen_on_island(kind)) * (common / u32::from(self.unseen_of(kind)));
            let first = out.len();
            self.pools[kind.index()].draws(out, |place| Chance::Card(catalogue.card(kind, place)));
            out[first..].iter_mut().for_each(|weighted| weighted.weight *= share);
        }
    }

    /// One of the outcomes by its weight, without a list.
    pub fn sample(&self, catalogue: &Catalogue, pile: Pile, dealer: &mut impl Dealer) -> Card {
        let kind = pile.kind().unwrap_or_else(|| {
            let place = dealer.below(self.unseen(Pile::Island).into());
            Kind::ALL[self.island.nth(place)]
        });
        let place = dealer.below(self.unseen_of(kind).into());
        catalogue.card(kind, self.pools[kind.index()].nth(place))
    }
}

impl Default for Draw {
    fn default() -> Self {
        Self { by: Seat::new(0), pile: Pile::Pearl, kept: None, count: 0, cards: [Card::default(); 3] }
    }
}

impl fmt::Display for Draw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.by, self.pile)?;
        for (place, card) in self.cards().iter().enumerate() {
            let kept = self.count > 1 && self.kept.is_some_and(|kept| kept.index() == place);
            write!(f, " {card}{}", if kept { "!" } else { "" })?;
        }
        if self.count == 1 && self.kept.is_none() { f.write_str(" ?") } else { Ok(()) }
    }
}

impl FromStr for Draw {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let wrong = || NotationError::new(text, "a draw, such as 'A fish blowfish fire-fish!'");
        let words: Vec<&str> = text.split(' ').take(7).collect();
        let [by, pile, ref rest @ ..] = words[..] else { return Err(wrong()) };
        let (rest, looking) = match rest {
            [rest @ .., "?"] => (rest, true),
            rest => (rest, false),
        };
        let card = |word: &&str| word.strip_suffix('!').unwrap_or(word).parse::<Card>();
        let cards = rest.iter().map(card).collect::<Result<Vec<_>, _>>()?;
        let marked = rest.iter().filter(|word| word.ends_with('!')).count();
        let mark = rest.iter().position(|word| word.ends_with('!')).map(|place| cards[place]);
        let sound =
            (1..=3).contains(&cards.len()) && marked <= 1 && !(looking && (marked > 0 || cards.len() > 1));
        let single = cards.first().copied().filter(|_| cards.len() == 1 && !looking);
        let draw = || Ok(Self::of(by.parse()?, pile.parse()?, &cards, mark.or(single)));
        if sound { draw() } else { Err(wrong()) }
    }
}

serde_by_notation!(Draw);
