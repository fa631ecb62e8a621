//! Events in words, one sentence each.

use super::*;
use crate::Event;
use tabletop::Seat;

/// What happened, in one sentence, as far as the event tells it.
pub fn event(event: &Event) -> String {
    match *event {
        Event::TurtleLaid { reef, turtle: tile } => {
            format!("The {reef} reef gets a turtle: {}.", turtle(tile))
        }
        Event::Started { seat } => format!("{seat} begins."),
        Event::SetUpDiePlaced { die: shown, on } => format!("The {} goes to {}.", die(shown), spot(on)),
        Event::TurtlePutAside { reef, .. } => format!("The turtle of the {reef} reef goes beside the board."),
        Event::TurnBegan { seat, round } => format!("Round {round}: {seat} is on turn."),
        Event::DieTaken { seat, colour } => format!("{seat} takes {} die.", a(colour)),
        Event::DieLocked { seat, die: shown } => format!("{seat} locks the {}.", die(shown)),
        Event::DieRolled { die: shown, .. } => {
            format!("The {} die shows {}.", shown.colour, symbol(shown.symbol))
        }
        Event::AllRolledAgain { seat } => format!("{seat} has no octopus left and rolls all dice again."),
        Event::DiePlaced { seat, die: shown, on } => {
            format!("{seat} places the {} on {}.", die(shown), spot(on))
        }
        Event::WhiteDieRolled { seat, symbol: shown } => {
            format!("{seat} rolls a white die: {}.", symbol(shown))
        }
        Event::WhiteDiePlaced { seat, on, .. } => format!("{seat} places the white die on {}.", spot(on)),
        Event::PointsGained { seat, source: from, points: gained } => {
            format!("{seat} gains {} from {}.", points(gained.into()), source(from.word()))
        }
        Event::OctopusPlaced { seat, reef } => format!("{seat} places an octopus on the {reef} reef."),
        Event::DiverMoved { seat, from: None, to } => format!("{seat}'s diver goes to the {to} reef."),
        Event::DiverMoved { seat, from: Some(from), to } => {
            format!("{seat}'s diver swims from the {from} reef to the {to} reef.")
        }
        Event::DieMovedDown { reef } => {
            format!("The diver's old die moves to the treasure space of the {reef} reef.")
        }
        Event::TurtleTaken { seat, turtle: tile, .. } => format!("{seat} takes a turtle: {}.", turtle(tile)),
        Event::TurtleCopied { seat, turtle: tile } => format!("{seat} copies a turtle: {}.", turtle(tile)),
        Event::ChestTaken { seat, reef: Some(reef), chest: tile } => {
            format!("{seat} opens the chest of the {reef} reef: {}.", chest(tile))
        }
        Event::ChestTaken { seat, reef: None, chest: tile } => {
            format!("{seat} opens a chest from beside the board: {}.", chest(tile))
        }
        Event::StingrayTaken { seat } => format!("{seat} takes a stingray."),
        Event::ScoringBegan { seat } => format!("{seat} scores starfish cards."),
        Event::CardShown { seat, card: shown } => format!("{seat} shows {}.", card(shown)),
        Event::CardScored { seat, card: shown } => format!("{seat} scores {}.", card(shown)),
        Event::StepScored { seat, source: from, points: scored } => {
            let what = if from == Source::Divers { "the diver" } else { source(from.word()) };
            format!("{seat} scores {} for {what}.", points(scored))
        }
        Event::Ended => "The game is over.".into(),
        cards => card_event(cards),
    }
}

/// Events about cards that only their owner may know.
fn card_event(event: Event) -> String {
    let what = |shown: Option<Card>| shown.map_or_else(|| "a card".into(), card);
    let from =
        |seat: Seat, verb: &str, shown, of| format!("{seat} {verb} {} from {}.", what(shown), pile(of));
    match event {
        Event::CardTaken { seat, pile, card } => from(seat, "takes", card, pile),
        Event::CardLookedAt { seat, pile, card } => from(seat, "looks at", card, pile),
        Event::CardKept { seat, card, put_back: 0, .. } => format!("{seat} keeps {}.", what(card)),
        Event::CardKept { seat, pile: of, card, put_back } => {
            format!("{seat} keeps {} and puts {put_back} back under {}.", what(card), pile(of))
        }
        Event::PileEmpty { seat, pile: of } => format!("{seat} finds {} empty.", pile(of)),
        other => unreachable!("{other:?} is no event about a secret card"),
    }
}

fn points(points: i32) -> String {
    if points == 1 { "1 point".into() } else { format!("{points} points") }
}
