//! Events in words.

use super::{bauble, baubles, die, exhibit, owner, piece, wreck};
use crate::action::Slot;
use crate::components::{Baubles, Treasure};
use crate::event::{Ending, Event, Gain, SoloEnding};
use crate::setup::Setup;

/// What happened, as a line of the log.
pub fn event(setup: &Setup, event: &Event) -> String {
    let edition = setup.edition;
    match event {
        Event::Started { seat } => format!("{seat} begins."),
        Event::ExhibitRevealed { card, .. } => format!("New exhibit: {}.", exhibit(setup, *card)),
        Event::PieceRevealed { piece: shown, .. } => format!("New in the market: {}.", piece(setup, *shown)),
        Event::DiceGathered => "The dice are gathered.".into(),
        Event::DieRolled { rolled, .. } => format!("Rolled: {}.", die(edition, *rolled)),
        Event::TurnBegan { seat } => format!("{seat}'s turn."),
        Event::RoundBegan => "A new round.".into(),
        Event::DieTaken { by, rolled, .. } => format!("{} takes the {}.", owner(*by), die(edition, *rolled)),
        Event::BaublesGained { seat, baubles: gained, short, from } => {
            gain(setup, &seat.to_string(), *gained, *short, *from)
        }
        Event::BaubleSpent { seat, bauble: spent } => {
            format!("{seat} discards a {}.", bauble(edition, *spent))
        }
        Event::DieAdjusted { seat, value } => format!("{seat}'s die counts as {value}."),
        Event::DiverMoved { diver, from: Some(from), to } => {
            format!("{} moves from {from} to {to}.", owner(*diver))
        }
        Event::DiverMoved { diver, from: None, to } => format!("{} dives in at {to}.", owner(*diver)),
        Event::DiverStayed { seat } => format!("{seat} can move no diver."),
        Event::DiverSentHome { diver, from } => format!("{}'s diver on {from} goes home.", owner(*diver)),
        Event::DiverPushed { diver, from, to: Some(to) } => {
            format!("{}'s diver is pushed from {from} to {to}.", owner(*diver))
        }
        Event::DiverPushed { diver, from, to: None } => {
            format!("{}'s diver is pushed out of {from}.", owner(*diver))
        }
        Event::DiverLanded { diver, on } => format!("{}'s diver drifts to {on}.", owner(*diver)),
        Event::TreasureDrawn { diver, treasure } => {
            format!("{} finds {}.", owner(*diver), treasure_words(*treasure))
        }
        Event::NothingToDraw { diver, wreck: empty } => {
            format!("{} finds nothing: the {} wreck is empty.", owner(*diver), wreck(*empty))
        }
        Event::SupplyRenewed { wreck: renewed } => {
            format!("The {} supply is renewed from its discard.", wreck(*renewed))
        }
        Event::TreasurePlaced { seat, treasure, slot } => {
            format!("{seat} puts {treasure} into {}.", place(*slot))
        }
        Event::TreasureDiscarded { diver, treasure } => {
            format!("{}'s {treasure} is discarded.", owner(*diver))
        }
        Event::ClaimNamed { seat, display, card } => {
            format!("{seat} claims {} with display {}.", exhibit(setup, *card), display.index() + 1)
        }
        Event::TreasureCovered { seat, display, place } => {
            format!("{seat} lays a starfish on pedestal {} of display {}.", place + 1, display.index() + 1)
        }
        Event::CardDecorated { seat, card } => {
            format!("{seat} decorates {card} with a {}.", bauble(edition, crate::Bauble::Conch))
        }
        Event::StyleShown { seat, card } => {
            let reward = super::style(edition, setup.catalogue.exhibit(*card).style);
            format!("{seat} shows the exact order: {reward}.")
        }
        Event::CardCollected { seat, card, .. } => format!("{seat} collects {}.", exhibit(setup, *card)),
        Event::DisplayTrimmed { seat, display, treasure } => {
            format!("{seat} discards {treasure} from display {}.", display.index() + 1)
        }
        Event::PiecePlaced { seat, placement, paid } => placed(setup, &seat.to_string(), *placement, *paid),
        Event::LastTurnsBegan { seat } => {
            format!("{seat} has enough exhibits: one more turn for everybody else.")
        }
        Event::Ended { ending: reason } => ending(*reason).into(),
    }
}

fn treasure_words(treasure: Treasure) -> String {
    format!("{treasure} ({})", wreck(treasure.wreck()))
}

fn gain(setup: &Setup, seat: &str, gained: Baubles, short: Baubles, from: Gain) -> String {
    let source = match from {
        Gain::Zone => "from the die's zone".to_owned(),
        Gain::Beach(spot) => format!("on {spot}"),
        Gain::Style => "for style".into(),
    };
    let lack = match short.total() {
        0 => String::new(),
        _ => format!(" (the beach has no {} left)", baubles(setup.edition, short)),
    };
    format!("{seat} gains {} {source}{lack}.", baubles(setup.edition, gained))
}

fn place(slot: Slot) -> String {
    match slot {
        Slot::Display(display) => format!("display {}", display.index() + 1),
        Slot::Column(column) => format!("vault column {}", column.index() + 1),
    }
}

fn placed(setup: &Setup, seat: &str, placement: crate::action::Placement, paid: Baubles) -> String {
    let words = piece(setup, placement.piece);
    let place =
        placement.on.map_or_else(|| " as a new aquarium".into(), |on| format!(" on the aquarium {on}"));
    let price =
        if paid.total() == 0 { "for free".into() } else { format!("for {}", baubles(setup.edition, paid)) };
    format!("{seat} builds {words}{place}, {price}.")
}

const fn ending(ending: Ending) -> &'static str {
    match ending {
        Ending::LastTurns => "The last turns are played: the game ends.",
        Ending::QuietRounds => "Twenty rounds without a claim: the game ends.",
        Ending::Solo(SoloEnding::VaultFull) => "The vault is full: the game ends.",
        Ending::Solo(SoloEnding::Exhibits) => "Six exhibits are claimed: the game ends.",
        Ending::Solo(SoloEnding::SupplyRanOut) => "A wreck's supply ran out: the game ends.",
        Ending::Solo(SoloEnding::BeachFull) => "The beach is full: the game ends.",
        Ending::Solo(SoloEnding::NoRivals) => "No rivals are left: the game ends.",
    }
}
