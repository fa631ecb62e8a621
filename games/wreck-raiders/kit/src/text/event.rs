//! Events in words.

use super::{
    baubles, exhibit, exhibit_face, of, owned, piece, price, spot, style, treasure, with_die, with_offer,
};
use tabletop::{Phrase, Seat};
use wreck_raiders::{Baubles, Ending, Event, Gain, Placement, Setup, Slot, SoloEnding};

/// What happened, as a line of the log.
pub fn event(setup: &Setup, event: &Event) -> Phrase {
    let edition = setup.edition;
    match *event {
        Event::Started { seat } => seated("common-started", seat),
        Event::ExhibitRevealed { card, .. } => {
            Phrase::new("wr-event-exhibit").with("exhibit", exhibit_face(setup, card))
        }
        Event::PieceRevealed { piece: shown, .. } => {
            Phrase::new("wr-event-market").with("piece", piece(setup, shown))
        }
        Event::DiceGathered => Phrase::new("wr-event-gathered"),
        Event::DieRolled { rolled, .. } => with_die(of(edition, "wr-event-rolled"), rolled),
        Event::TurnBegan { seat } => seated("wr-event-turn", seat),
        Event::RoundBegan => Phrase::new("wr-event-round"),
        Event::DieTaken { by, rolled, .. } => with_die(owned(of(edition, "wr-event-take"), by), rolled),
        Event::BaublesGained { seat, baubles, short, from } => gain(setup, seat, baubles, short, from),
        Event::BaubleSpent { seat, bauble } => {
            of(edition, "wr-event-spend").with("who", seat).with("bauble", bauble.word())
        }
        Event::DieAdjusted { seat, value } => seated("wr-event-adjust", seat).with("value", value),
        Event::DiverStayed { seat } => seated("wr-event-stay", seat),
        Event::SupplyRenewed { wreck } => Phrase::new("wr-event-renew").with("wreck", wreck.word()),
        Event::StyleShown { seat, card } => {
            let reward = style(edition, setup.catalogue.exhibit(card).style);
            seated("wr-event-style", seat).with("reward", reward)
        }
        Event::PiecePlaced { seat, placement, paid } => placed(setup, seat, placement, paid),
        Event::LastTurnsBegan { seat } => seated("wr-event-last-turns", seat),
        Event::Ended { ending: reason } => ending(reason),
        ref other => treasure_event(setup, other).unwrap_or_else(|| diver_event(other)),
    }
}

/// Events about treasures and the cards they are shown for.
fn treasure_event(setup: &Setup, event: &Event) -> Option<Phrase> {
    Some(match *event {
        Event::TreasureDrawn { diver, treasure: found } => {
            owned(Phrase::new("wr-event-draw"), diver).with("treasure", treasure(found))
        }
        Event::NothingToDraw { diver, wreck } => {
            owned(Phrase::new("wr-event-nothing"), diver).with("wreck", wreck.word())
        }
        Event::TreasurePlaced { seat, treasure: found, slot } => {
            put(slot).with("who", seat).with("treasure", treasure(found))
        }
        Event::TreasureDiscarded { diver, treasure: lost } => {
            owned(Phrase::new("wr-event-discard"), diver).with("treasure", treasure(lost))
        }
        Event::ClaimNamed { seat, display, card } => seated("wr-event-claim", seat)
            .with("exhibit", exhibit(setup, card))
            .with("display", display.index() + 1),
        Event::TreasureCovered { seat, display, place } => {
            seated("wr-event-cover", seat).with("place", place + 1).with("display", display.index() + 1)
        }
        Event::CardDecorated { seat, card } => {
            of(setup.edition, "wr-event-decorate").with("who", seat).with("exhibit", exhibit(setup, card))
        }
        Event::CardCollected { seat, card, .. } => {
            seated("wr-event-collect", seat).with("exhibit", exhibit(setup, card))
        }
        Event::DisplayTrimmed { seat, display, treasure: lost } => seated("wr-event-trim", seat)
            .with("treasure", treasure(lost))
            .with("display", display.index() + 1),
        _ => return None,
    })
}

/// Events about divers.
fn diver_event(event: &Event) -> Phrase {
    match *event {
        Event::DiverMoved { diver, from: Some(from), to } => {
            owned(Phrase::new("wr-event-move"), diver).with("from", spot(from)).with("to", spot(to))
        }
        Event::DiverMoved { diver, from: None, to } => {
            owned(Phrase::new("wr-event-dive"), diver).with("to", spot(to))
        }
        Event::DiverSentHome { diver, from } => {
            owned(Phrase::new("wr-event-home"), diver).with("from", spot(from))
        }
        Event::DiverPushed { diver, from, to: Some(to) } => {
            owned(Phrase::new("wr-event-push"), diver).with("from", spot(from)).with("to", spot(to))
        }
        Event::DiverPushed { diver, from, to: None } => {
            owned(Phrase::new("wr-event-push-out"), diver).with("from", spot(from))
        }
        Event::DiverLanded { diver, on } => owned(Phrase::new("wr-event-land"), diver).with("to", spot(on)),
        ref other => unreachable!("{other:?} is no event about a diver"),
    }
}

fn seated(id: &'static str, seat: Seat) -> Phrase {
    Phrase::new(id).with("who", seat)
}

fn gain(setup: &Setup, seat: Seat, gained: Baubles, short: Baubles, from: Gain) -> Phrase {
    let id = if gained.total() == 0 { "wr-event-gain-nothing" } else { "wr-event-gain" };
    let phrase = seated(id, seat)
        .with("baubles", baubles(setup.edition, gained))
        .with("lack", short.total() > 0)
        .with("short", baubles(setup.edition, short));
    match from {
        Gain::Zone => phrase.with("from", "zone"),
        Gain::Beach(on) => phrase.with("from", "beach").with("spot", spot(on)),
        Gain::Style => phrase.with("from", "style"),
    }
}

fn put(slot: Slot) -> Phrase {
    match slot {
        Slot::Display(display) => Phrase::new("wr-event-place-display").with("display", display.index() + 1),
        Slot::Column(column) => Phrase::new("wr-event-place-vault").with("column", column.index() + 1),
    }
}

fn placed(setup: &Setup, seat: Seat, placement: Placement, paid: Baubles) -> Phrase {
    with_offer(seated("wr-event-build", seat), setup, placement.piece)
        .with("on", if placement.on.is_some() { "some" } else { "none" })
        .with("free", paid.total() == 0)
        .with("paid", price(setup.edition, paid))
}

const fn ending(ending: Ending) -> Phrase {
    Phrase::new(match ending {
        Ending::LastTurns => "wr-end-last-turns",
        Ending::QuietRounds => "wr-end-quiet",
        Ending::Solo(SoloEnding::VaultFull) => "wr-end-vault",
        Ending::Solo(SoloEnding::Exhibits) => "wr-end-exhibits",
        Ending::Solo(SoloEnding::SupplyRanOut) => "wr-end-supply",
        Ending::Solo(SoloEnding::BeachFull) => "wr-end-beach",
        Ending::Solo(SoloEnding::NoRivals) => "wr-end-rivals",
    })
}
