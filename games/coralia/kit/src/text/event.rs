//! Events in words, one sentence each.

use super::*;
use coralia::{Colour, Event};
use tabletop::Seat;

/// What happened, in one sentence, as far as the event describes it.
pub fn event(event: &Event) -> Phrase {
    match *event {
        Event::Started { seat } => seated("common-started", seat),
        Event::TurnBegan { seat, round } => seated("co-event-turn", seat).with("round", round),
        Event::PointsGained { seat, source, points } => {
            seated("co-event-points", seat).with("points", points).with("source", source.word())
        }
        Event::ScoringBegan { seat } => seated("co-event-scoring", seat),
        Event::StepScored { seat, source, points } => {
            seated("co-event-scored", seat).with("points", points).with("source", source.word())
        }
        Event::Ended => Phrase::new("common-over"),
        other => die_event(other).or_else(|| reef_event(other)).unwrap_or_else(|| card_event(other)),
    }
}

fn seated(id: &'static str, seat: Seat) -> Phrase {
    Phrase::new(id).with("who", seat)
}

fn on_reef(id: &'static str, reef: Colour) -> Phrase {
    Phrase::new(id).with("reef", reef.word())
}

/// Events about dice.
fn die_event(event: Event) -> Option<Phrase> {
    Some(match event {
        Event::SetUpDiePlaced { die: shown, on } => with_spot(die("co-event-set-up-die", shown), on),
        Event::DieTaken { seat, colour } => seated("co-event-take", seat).with("colour", colour.word()),
        Event::DieLocked { seat, die: shown } => die("co-event-lock", shown).with("who", seat),
        Event::DieRolled { die: shown, .. } => die("co-event-rolled", shown),
        Event::AllRolledAgain { seat } => seated("co-event-again", seat),
        Event::DiePlaced { seat, die: shown, on } => {
            with_spot(die("co-event-place", shown), on).with("who", seat)
        }
        Event::WhiteDieRolled { seat, symbol } => {
            seated("co-event-white-rolled", seat).with("symbol", symbol.word())
        }
        Event::WhiteDiePlaced { seat, on, .. } => with_spot(seated("co-event-white-placed", seat), on),
        Event::DieMovedDown { reef } => on_reef("co-event-down", reef),
        _ => return None,
    })
}

/// Events about figures and tiles.
fn reef_event(event: Event) -> Option<Phrase> {
    Some(match event {
        Event::TurtleLaid { reef, turtle: tile } => {
            on_reef("co-event-turtle-laid", reef).with("bonus", turtle(tile))
        }
        Event::TurtlePutAside { reef, .. } => on_reef("co-event-turtle-aside", reef),
        Event::TurtleTaken { seat, turtle: tile, .. } => {
            seated("co-event-turtle", seat).with("bonus", turtle(tile))
        }
        Event::TurtleCopied { seat, turtle: tile } => {
            seated("co-event-copy", seat).with("bonus", turtle(tile))
        }
        Event::OctopusPlaced { seat, reef } => on_reef("co-event-octopus", reef).with("who", seat),
        Event::DiverMoved { seat, from: None, to } => on_reef("co-event-diver", to).with("who", seat),
        Event::DiverMoved { seat, from: Some(from), to } => {
            on_reef("co-event-diver-moved", to).with("who", seat).with("from", from.word())
        }
        Event::ChestTaken { seat, reef: Some(reef), chest: tile } => {
            on_reef("co-event-chest", reef).with("who", seat).with("bonus", chest(tile))
        }
        Event::ChestTaken { seat, reef: None, chest: tile } => {
            seated("co-event-side-chest", seat).with("bonus", chest(tile))
        }
        Event::StingrayTaken { seat } => seated("co-event-stingray", seat),
        _ => return None,
    })
}

/// Events about cards, some of which only their owner may know.
fn card_event(event: Event) -> Phrase {
    let what = |shown: Option<Card>| shown.map_or(Phrase::new("co-card-hidden"), card);
    match event {
        Event::CardTaken { seat, pile, card } => {
            seated("co-event-card", seat).with("card", what(card)).with("pile", pile.word())
        }
        Event::CardLookedAt { seat, pile, card } => {
            seated("co-event-look", seat).with("card", what(card)).with("pile", pile.word())
        }
        Event::CardKept { seat, pile, card, put_back } => seated("co-event-keep", seat)
            .with("card", what(card))
            .with("count", put_back)
            .with("pile", pile.word()),
        Event::PileEmpty { seat, pile } => seated("co-event-empty", seat).with("pile", pile.word()),
        Event::CardShown { seat, card: shown } => seated("co-event-shown", seat).with("card", card(shown)),
        Event::CardScored { seat, card: shown } => {
            seated("co-event-card-scored", seat).with("card", card(shown))
        }
        other => unreachable!("{other:?} is no event about a card"),
    }
}
