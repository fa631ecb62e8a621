//! The first step of the final scoring: starfish cards (chapter 7, CO-8.1, CO-8.2).

use super::bonus;
use crate::components::{Card, Colour, Face, Kind, Pair, Pile, SetOf, Starfish};
use crate::event::Event;
use crate::scoring::{PER_CHEST, PER_ISLAND_DIE, PER_TURTLE, Source};
use crate::state::State;
use crate::{Action, Task};
use tabletop::{Log, Refusal, Seat};

/// A player's starfish cards become public, and those that do not wait are to be scored (CO-8.1).
pub fn begin(state: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    state.progress.seat = seat;
    log.note(Event::ScoringBegan { seat });
    let piles = state.piles;
    for card in piles.hand(seat) {
        join(state, card, log);
    }
}

/// In the final scoring a starfish card is shown at once and joins those to be scored (CO-8.1, CO-9.1).
pub fn join(state: &mut State, card: Card, log: &mut impl Log<Event>) {
    if state.progress.is_final_scoring() && card.kind() == Kind::Starfish {
        log.note(Event::CardShown { seat: state.on_turn(), card });
        if card.is_scored_in_step_one() {
            state.to_score.put(state.catalogue.place(card));
        }
    }
}

/// Every card of the game.
pub fn shape(state: &State, out: &mut Vec<Action>) {
    out.extend(state.catalogue.faces().map(Action::Score));
}

/// Why a card is not scored in this step, or not any more (CO-8.1).
pub fn refusal(state: &State, card: Card) -> Option<Refusal> {
    let held = || state.piles.hand(state.on_turn()).any(|own| own == card);
    let id = if state.cards_to_score().any(|(other, _)| other == card) {
        return None;
    } else if card.kind() != Kind::Starfish {
        "co-why-starfish-only"
    } else if !card.is_scored_in_step_one() {
        "co-why-waits"
    } else if held() {
        "co-why-scored"
    } else {
        "co-why-not-held"
    };
    Some(Refusal::new("CO-8.1", id))
}

/// Scores one card, with everything it triggers before the next one (CO-8.1).
pub fn score(state: &mut State, card: Card, log: &mut impl Log<Event>) {
    let seat = state.on_turn();
    state.to_score.take(state.catalogue.place(card));
    log.note(Event::CardScored { seat, card });
    let Face::Starfish(feature) = card.face() else {
        unreachable!("only starfish cards are scored in step one")
    };
    match feature {
        Starfish::PerIslandDie | Starfish::PerTurtle | Starfish::PerChest => pay(state, seat, feature, log),
        Starfish::SideChest => state.agenda.push(Task::SideChest),
        Starfish::Jellyfish => bonus::advance_to_jellyfish(state, Source::Starfish, log),
        Starfish::Chests(pair) => state.agenda.push(Task::Chests(pair)),
        Starfish::LeftOverDice(pair) => {
            state.agenda.push(Task::LeftOver(left_over(state, pair), SetOf::default()));
        }
        Starfish::PearlSix | Starfish::AnemoneFish | Starfish::PerFish | Starfish::PerPearl => {
            unreachable!("a card that waits for fish or pearls is not scored in step one")
        }
    }
}

/// A card that pays for what there is now, and remembers how much that was (CO-7.5 to CO-7.7).
fn pay(state: &mut State, seat: Seat, feature: Starfish, log: &mut impl Log<Event>) {
    let dice = state.board.island_dice();
    let held = state.held_by_mut(seat);
    let (count, so_far, each) = match feature {
        Starfish::PerTurtle => (held.turtles.len(), &mut held.counted.turtles, PER_TURTLE),
        Starfish::PerChest => (held.chests.len(), &mut held.counted.chests, PER_CHEST),
        _ => (dice, &mut held.counted.island_dice, PER_ISLAND_DIE),
    };
    *so_far += count;
    state.gain(seat, Source::Starfish, each * count, log);
}

/// Every reef's chest.
pub fn chest_shape(out: &mut Vec<Action>) {
    out.extend(Colour::ALL.map(Action::Chest));
}

/// The card names two reefs (CO-7.10).
pub fn chest_refusal(pair: Pair, reef: Colour) -> Option<Refusal> {
    (!pair.colours().contains(&reef)).then(|| Refusal::new("CO-7.10", "co-why-other-reefs"))
}

/// The second chest is looked for again when the first is resolved (CO-7.10).
pub fn take_chests(state: &mut State, pair: Pair, first: Colour) {
    let [one, other] = pair.colours();
    state.agenda.set_top(Task::Chest(if first == one { other } else { one }));
    state.agenda.push(Task::Chest(first));
}

/// Without a choice: the one chest that is left, or none (CO-7.10).
pub fn take_last_chest(state: &mut State, pair: Pair) {
    state.agenda.pop();
    let left = pair.colours().into_iter().find(|&reef| state.board.reef(reef).chest);
    if let Some(reef) = left {
        state.agenda.push(Task::Chest(reef));
    }
}

/// Dice of the two colours on the station and in the supply (CO-7.11).
fn left_over(state: &State, pair: Pair) -> u8 {
    let count = |colour: Colour| {
        let on_station = state.station.iter().filter(|die| die.colour == colour).count();
        state.supply[colour.index()] + on_station as u8
    };
    pair.colours().map(count).iter().sum()
}

/// Every pile that has cards and gave none for this left-over-dice card (CO-7.11, CO-8.2).
pub fn pile_options(state: &State, used: SetOf<Pile>, out: &mut Vec<Action>) {
    out.extend(piles(state, used).map(Action::Draw));
}

/// Every pile.
pub fn pile_shape(out: &mut Vec<Action>) {
    out.extend(Pile::ALL.map(Action::Draw));
}

/// Why no card of this pile can be drawn (CO-7.11).
pub fn pile_refusal(state: &State, used: SetOf<Pile>, pile: Pile) -> Option<Refusal> {
    let id = if piles(state, used).any(|other| other == pile) {
        return None;
    } else if used.has(pile) {
        "co-why-pile-used"
    } else {
        "co-why-pile-empty"
    };
    Some(Refusal::new("CO-7.11", id))
}

pub fn has_pile(state: &State, used: SetOf<Pile>) -> bool {
    piles(state, used).next().is_some()
}

fn piles(state: &State, used: SetOf<Pile>) -> impl Iterator<Item = Pile> {
    Pile::ALL.into_iter().filter(move |&pile| !used.has(pile) && !state.piles.is_empty(pile))
}

pub fn draw(state: &mut State, left: u8, mut used: SetOf<Pile>, pile: Pile) {
    used.put(pile);
    state.agenda.set_top(Task::LeftOver(left - 1, used));
    state.agenda.push(Task::Draw(pile));
}
