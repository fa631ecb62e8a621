//! Imagining a full state from a view: every arrangement of the cards the viewer allows, equally likely.
//!
//! The draws are followed card by card from the viewer's seat. Which of several cards someone else kept is guessed
//! evenly. A card the viewer met fixes what it is; a guess that contradicts one of these meetings is given up and
//! everything is guessed again. All cards nobody fixed come out of the pools at the end. Where a meeting could be with a
//! card the viewer knew already, or with a new one of the same face, the new one is believed as often as chance
//! would have brought it: so the guesses that remain are exactly as likely as the arrangements behind them.

use super::{Glimpse, Kept, View};
use crate::components::{CARDS, Card, Kind, Pile};
use crate::piles::{Draw, Piles};
use crate::setup::SEATS;
use crate::state::{Holdings, State};
use tabletop::{Bag, Dealer, Stack};

/// One card that left the unseen ones, by the order in which they did.
type Token = u8;

/// The cards of one draw, and the place of the one that was kept, counted from one; zero for none. Four plain bytes,
/// because room for all draws is cleared for every guess.
#[derive(Clone, Copy, Default)]
struct Drawn {
    tokens: [Token; 3],
    kept_place: u8,
}

/// What does not depend on any guess.
struct Certain<'a> {
    view: &'a View,
    /// The piles without the cards the viewer has surely met for the first time.
    piles: Piles,
    /// Unseen cards of each pile before the first draw.
    unseen: [u8; 4],
    /// For each draw, which of its cards the viewer may have met before.
    doubts: [u8; CARDS],
}

/// The cards that left the unseen ones, and where they went.
struct Tokens {
    cards: [Option<Card>; CARDS],
    origins: [Pile; CARDS],
    count: u8,
    /// Unseen cards left in each pile.
    unseen: [u8; 4],
    /// Cards that were put back under each pile, and how many of them were drawn again.
    under: [Stack<Token, 30>; 4],
    again: [u8; 4],
    draws: Stack<Drawn, CARDS>,
}

/// A guess that contradicts what the viewer knows.
struct Contradiction;

impl View {
    /// A full state drawn fairly among all this view allows.
    pub(crate) fn imagine(&self, dealer: &mut impl Dealer) -> State {
        let certain = Certain::of(self);
        let piles = loop {
            if let Ok(piles) = certain.guess(dealer) {
                break piles;
            }
        };
        let mut holdings = [Holdings::default(); SEATS];
        holdings[..self.holdings.len()].copy_from_slice(&self.holdings);
        let mut to_score = Bag::default();
        self.to_score.iter().for_each(|&card| to_score.put(self.catalogue.place(card)));
        State {
            catalogue: self.catalogue.clone(),
            agenda: self.agenda.iter().rev().copied().collect(),
            progress: self.progress,
            supply: self.supply,
            station: self.station.iter().copied().collect(),
            board: self.board,
            chests: self.chests,
            piles,
            holdings,
            to_score,
        }
    }
}

impl<'a> Certain<'a> {
    fn of(view: &'a View) -> Self {
        let piles = Piles::new(&view.catalogue);
        let mut unseen = Pile::ALL.map(|pile| piles.unseen(pile));
        let mut certain = Self { view, piles, unseen, doubts: [0; CARDS] };
        for (index, draw) in view.draws.iter().enumerate() {
            let left = &mut unseen[draw.pile.index()];
            let fresh = draw.count.min(*left);
            *left -= fresh;
            certain.meet(index, draw, fresh);
        }
        certain
    }

    /// Sorts the cards the viewer met in a draw into those met for the first time and doubtful ones.
    fn meet(&mut self, index: usize, draw: &Glimpse, fresh: u8) {
        for (place, &card) in draw.seen.iter().enumerate() {
            self.meet_card(index, draw.pile, place as u8, card, (place as u8) < fresh);
        }
        if let (Kept::Known(card), true) = (draw.kept, draw.seen.is_empty()) {
            self.meet_card(index, draw.pile, 0, card, fresh == draw.count);
        }
    }

    fn meet_card(&mut self, index: usize, pile: Pile, place: u8, card: Card, fresh: bool) {
        let before = || self.view.draws[..index].iter().any(|draw| draw.pile == pile && draw.shows(card));
        if !fresh && before() {
            self.doubts[index] |= 1 << place;
        } else {
            self.piles.take_unseen(&self.view.catalogue, pile, card);
        }
    }

    fn guess(&self, dealer: &mut impl Dealer) -> Result<Piles, Contradiction> {
        let mut piles = self.piles;
        let mut tokens = Tokens::new(self.unseen);
        for (index, draw) in self.view.draws.iter().enumerate() {
            let drawn = tokens.draw(draw, dealer);
            for (place, &card) in draw.seen.iter().enumerate() {
                self.identify(&mut tokens, &mut piles, (index, place), drawn.tokens[place], card, dealer)?;
            }
            if let (Kept::Known(card), Some(kept), true) = (draw.kept, drawn.kept(), draw.seen.is_empty()) {
                self.identify(&mut tokens, &mut piles, (index, 0), kept, card, dealer)?;
            }
        }
        self.fill(&mut tokens, &mut piles, dealer)?;
        Ok(self.write(&tokens, piles))
    }

    /// The viewer met `token` and saw `card`.
    fn identify(
        &self,
        tokens: &mut Tokens,
        piles: &mut Piles,
        (index, place): (usize, usize),
        token: Token,
        card: Card,
        dealer: &mut impl Dealer,
    ) -> Result<(), Contradiction> {
        if let Some(known) = tokens.cards[token as usize] {
            return if known == card { Ok(()) } else { Err(Contradiction) };
        }
        let pile = tokens.origins[token as usize];
        if self.doubts[index] >> place & 1 == 1 {
            self.believe(piles, pile, card, dealer)?;
            piles.take_unseen(&self.view.catalogue, pile, card);
        }
        tokens.cards[token as usize] = Some(card);
        Ok(())
    }

    /// Accepts a new card as often as it would come off its pile.
    fn believe(
        &self,
        piles: &Piles,
        pile: Pile,
        card: Card,
        dealer: &mut impl Dealer,
    ) -> Result<(), Contradiction> {
        let kind = card.kind();
        let right_kind = pile != Pile::Island || {
            let all = piles.unseen(Pile::Island);
            all > 0 && dealer.below(all.into()) < piles.unseen_on_island(kind).into()
        };
        let copies = u32::from(piles.unseen_copies(&self.view.catalogue, card));
        let sound = right_kind && copies > 0 && dealer.below(piles.unseen_of(kind).into()) < copies;
        if sound { Ok(()) } else { Err(Contradiction) }
    }

    /// Takes all cards that are still unknown out of the pools.
    fn fill(
        &self,
        tokens: &mut Tokens,
        piles: &mut Piles,
        dealer: &mut impl Dealer,
    ) -> Result<(), Contradiction> {
        for token in 0..tokens.count as usize {
            if tokens.cards[token].is_none() {
                let card = piles.sample(&self.view.catalogue, tokens.origins[token], dealer);
                piles.take_unseen(&self.view.catalogue, tokens.origins[token], card);
                tokens.cards[token] = Some(card);
            }
        }
        let draws = || self.view.draws.iter().zip(tokens.draws.iter());
        let consistent = draws().all(|(draw, drawn)| self.is_consistent(draw, *drawn, tokens));
        let believed = draws().all(|(draw, drawn)| believe_twins(draw, *drawn, tokens, dealer));
        if consistent && believed { Ok(()) } else { Err(Contradiction) }
    }

    /// A card that its owner did not have to show is not a starfish card.
    fn is_consistent(&self, draw: &Glimpse, drawn: Drawn, tokens: &Tokens) -> bool {
        let hidden = draw.kept == Kept::Hidden && self.view.progress.has_shown_starfish(draw.by);
        !hidden || drawn.kept().is_some_and(|kept| tokens.card(kept).kind() != Kind::Starfish)
    }

    fn write(&self, tokens: &Tokens, mut piles: Piles) -> Piles {
        for (draw, drawn) in self.view.draws.iter().zip(tokens.draws.iter()) {
            let card = |token: Token| tokens.cards[token as usize].unwrap_or_default();
            let (cards, kept) = (drawn.tokens.map(card), drawn.kept().map(card));
            piles.push_draw(Draw::of(draw.by, draw.pile, &cards[..draw.count as usize], kept));
        }
        piles.set_again(tokens.again);
        piles
    }
}

/// Of equal cards the first drawn is kept (CO-4.3), so keeping the third of three is no other world than keeping the
/// first: one that is twice as likely. This matters only if the cards between them were drawn again.
fn believe_twins(draw: &Glimpse, drawn: Drawn, tokens: &Tokens, dealer: &mut impl Dealer) -> bool {
    if draw.count < 3 || !draw.seen.is_empty() || drawn.kept_place == 0 || !tokens.came_again(drawn) {
        return true;
    }
    let twins = tokens.card(drawn.tokens[0]) == tokens.card(drawn.tokens[2]);
    match drawn.kept_place {
        1 if twins => true,
        3 if twins => false,
        _ => dealer.below(2) == 0,
    }
}

impl Drawn {
    /// The card that was kept.
    fn kept(self) -> Option<Token> {
        self.kept_place.checked_sub(1).map(|place| self.tokens[place as usize])
    }
}

impl Tokens {
    fn new(unseen: [u8; 4]) -> Self {
        Self {
            cards: [None; CARDS],
            origins: [Pile::Pearl; CARDS],
            count: 0,
            unseen,
            under: [Stack::default(); 4],
            again: [0; 4],
            draws: Stack::default(),
        }
    }

    fn card(&self, token: Token) -> Card {
        self.cards[token as usize].expect("every card is known once the pools have filled them")
    }

    /// Whether a card put back of this draw was drawn again.
    fn came_again(&self, drawn: Drawn) -> bool {
        let first = drawn.tokens[usize::from(drawn.kept_place == 1)];
        let pile = self.origins[first as usize].index();
        self.under[pile][..self.again[pile] as usize].contains(&first)
    }

    /// Follows one draw; which card someone else kept is a guess.
    fn draw(&mut self, draw: &Glimpse, dealer: &mut impl Dealer) -> Drawn {
        let mut tokens = [0; 3];
        tokens[..draw.count as usize].iter_mut().for_each(|token| *token = self.next(draw.pile));
        let own = |card: &Card| draw.kept == Kept::Known(*card);
        let kept_place = match draw.kept {
            Kept::Open => 0,
            _ if draw.count == 1 => 1,
            _ if draw.seen.is_empty() => dealer.below(draw.count.into()) as u8 + 1,
            _ => draw.seen.iter().position(own).map_or(0, |place| place as u8 + 1),
        };
        if kept_place > 0 {
            let back = (0..draw.count).filter(|&place| place + 1 != kept_place);
            back.for_each(|place| self.under[draw.pile.index()].push(tokens[place as usize]));
        }
        let drawn = Drawn { tokens, kept_place };
        self.draws.push(drawn);
        drawn
    }

    /// The next card of a pile: an unseen one, or the first that was put back.
    fn next(&mut self, pile: Pile) -> Token {
        let index = pile.index();
        if self.unseen[index] == 0 {
            self.again[index] += 1;
            return self.under[index][self.again[index] as usize - 1];
        }
        self.unseen[index] -= 1;
        let token = self.count;
        self.origins[token as usize] = pile;
        self.count += 1;
        token
    }
}

impl Glimpse {
    /// Whether the viewer met `card` in it.
    fn shows(&self, card: Card) -> bool {
        self.seen.contains(&card) || self.kept == Kept::Known(card)
    }
}
