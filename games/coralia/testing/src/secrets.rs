//! What the rulebook keeps secret, told apart from how views are made (CO-9.1).

use coralia::*;
use referee::Step;
use std::collections::VecDeque;
use tabletop::{Dealer, Game as _, Viewer};

/// One physical card of the piles: its face, its kind, and every place where it lies in the list of draws.
struct Physical {
    card: Card,
    places: Vec<(usize, usize)>,
    secret: bool,
}

/// Gives some cards the viewer never saw another face of their kind.
pub fn shuffle(game: &State, viewer: Viewer, dealer: &mut impl Dealer) -> State {
    let mut cards = physical_cards(game, viewer);
    for _ in 0..3 {
        if !cards.is_empty() {
            let one = dealer.below(cards.len() as u32) as usize;
            let other = dealer.below(cards.len() as u32) as usize;
            swap(&mut cards, one, other);
            exchange(game, &mut cards, one, dealer);
        }
    }
    rewrite(game, &cards)
}

/// The steps that lead to `shuffled`, told after those that led to the game it was shuffled from.
pub fn retold(setup: &Setup, steps: &[Step<State>], shuffled: &State) -> Vec<Step<State>> {
    let mut game = State::new(setup).expect("the setup is sound");
    let step_of = |game: &State, step: Step<State>| match step {
        Step::Chance(Chance::Card(_)) => {
            let open = game.draws().last().filter(|draw| draw.kept.is_none());
            let draw = game.draws().len() - usize::from(open.is_some());
            let place = open.map_or(0, |draw| draw.cards().len());
            Step::Chance(Chance::Card(shuffled.draws()[draw].cards()[place]))
        }
        Step::Decision(seat, Action::Keep(_)) => {
            let kept = shuffled.draws()[game.draws().len() - 1].kept_card();
            Step::Decision(seat, Action::Keep(kept.expect("a card of the past was kept")))
        }
        step => step,
    };
    let mut other = Vec::new();
    for &step in steps {
        other.push(step_of(&game, step));
        step.play(&mut game);
    }
    other
}

fn swap(cards: &mut [Physical], one: usize, other: usize) {
    let (first, second) = (cards[one].card, cards[other].card);
    if cards[one].secret && cards[other].secret && first.kind() == second.kind() {
        (cards[one].card, cards[other].card) = (second, first);
    }
}

/// Takes another unseen card of the kind instead.
fn exchange(game: &State, cards: &mut [Physical], one: usize, dealer: &mut impl Dealer) {
    let used = |card: Card| cards.iter().filter(|other| other.card == card).count() as u8;
    let kind = cards[one].card.kind();
    let fits = |card: &Card| card.kind() == kind && used(*card) < game.catalogue().copies(*card);
    let free: Vec<Card> = Card::all().filter(fits).collect();
    if cards[one].secret && !free.is_empty() {
        cards[one].card = free[dealer.below(free.len() as u32) as usize];
    }
}

fn rewrite(game: &State, cards: &[Physical]) -> State {
    let mut faces: Vec<Vec<Card>> = game.draws().iter().map(|draw| draw.cards().to_vec()).collect();
    for physical in cards {
        physical.places.iter().for_each(|&(draw, place)| faces[draw][place] = physical.card);
    }
    // Of equal cards the first drawn is kept (CO-4.3), so faces under which another one was kept cannot lie so.
    let kept_first = |(draw, faces): (&Draw, &Vec<Card>)| {
        draw.kept.is_none_or(|kept| !faces[..kept.index()].contains(&faces[kept.index()]))
    };
    if !game.draws().iter().zip(&faces).all(kept_first) {
        return game.clone();
    }
    let mut position = game.position();
    for (draw, faces) in position.draws.iter_mut().zip(&faces) {
        let kept = draw.kept.map(|kept| faces[kept.index()]);
        *draw = Draw::of(draw.by, draw.pile, faces, kept);
    }
    let setup = game.setup();
    State::from_position(&position, setup.catalogue)
        .unwrap_or_else(|flaws| panic!("shuffled badly:\n{flaws}"))
}

/// Follows every card from its first draw on.
fn physical_cards(game: &State, viewer: Viewer) -> Vec<Physical> {
    let mut cards: Vec<Physical> = Vec::new();
    let mut unseen = [15, 12, 15, 9];
    let mut under = [const { VecDeque::new() }; 4];
    for (index, draw) in game.draws().iter().enumerate() {
        let pile = draw.pile.index();
        let mut drawn = Vec::new();
        for (place, &card) in draw.cards().iter().enumerate() {
            let number = if unseen[pile] > 0 {
                unseen[pile] -= 1;
                cards.push(Physical { card, places: Vec::new(), secret: true });
                cards.len() - 1
            } else {
                under[pile].pop_front().expect("only a card that lies there is drawn")
            };
            cards[number].places.push((index, place));
            cards[number].secret &= !viewer.is(draw.by);
            drawn.push(number);
        }
        let Some(kept) = draw.kept else { continue };
        cards[drawn[kept.index()]].secret &= !is_shown(game, *draw);
        under[pile].extend(
            drawn.iter().enumerate().filter(|(place, _)| *place != kept.index()).map(|(_, card)| *card),
        );
    }
    cards
}

fn is_shown(game: &State, draw: Draw) -> bool {
    let starfish = draw.kept_card().is_some_and(|card| card.kind() == Kind::Starfish);
    game.agenda().is_empty() || starfish && game.progress().has_shown_starfish(draw.by)
}

/// Cards drawn or kept by someone else look alike, unless one of them must be shown.
pub fn alike(game: &State, viewer: Viewer, one: Step<State>, other: Step<State>) -> bool {
    let cards = match (one, other) {
        (Step::Chance(Chance::Card(one)), Step::Chance(Chance::Card(other)))
        | (Step::Decision(_, Action::Keep(one)), Step::Decision(_, Action::Keep(other))) => [one, other],
        _ => return false,
    };
    let open = game.progress().is_final_scoring() && cards.iter().any(|card| card.kind() == Kind::Starfish);
    !viewer.is(game.progress().seat) && !open
}
