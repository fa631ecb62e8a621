//! What an option surely brings, in one sentence, and what may come of it later.

use super::{Foreseen, kinds, of_reef};
use coralia::{Action, Colour, Event, Source};
use tabletop::{Brings, Phrase, Pill, Seat};

/// The sentence; nothing where the option's own words say all.
pub fn sentence(foreseen: &Foreseen<'_>, pills: &[Pill]) -> Option<Brings> {
    let own: Vec<Phrase> = deeds(foreseen, pills);
    let others = others(foreseen, pills);
    let you = |own: Vec<Phrase>| Phrase::new("co-brings-you").with("deeds", own);
    let phrase = match (own.is_empty(), others.is_empty()) {
        (false, true) => Phrase::new("co-brings-own").with("own", you(own)),
        (false, false) => Phrase::new("co-brings-both").with("own", you(own)).with("others", others),
        (true, false) => Phrase::new("co-brings-others").with("others", others),
        (true, true) => otherwise(foreseen)?,
    };
    Some(Brings { later: later(foreseen), ..Brings::saying(phrase) })
}

/// Why points are gained.
pub fn reason(source: Source, reef: Option<Colour>) -> Phrase {
    match (source, reef) {
        (Source::Octopuses, Some(reef)) => of_reef("co-brings-reef", reef),
        (Source::Island, Some(reef)) => of_reef("co-brings-income", reef),
        _ => Phrase::new("co-source").with("source", source.word()),
    }
}

/// What the player does, one after another.
fn deeds(foreseen: &Foreseen<'_>, pills: &[Pill]) -> Vec<Phrase> {
    let own = |pill: &&Pill| pill.seat == Some(foreseen.seat);
    let points: i32 =
        pills.iter().filter(own).filter(|pill| pill.kind == kinds::POINT).map(|pill| pill.amount).sum();
    let score = (points > 0).then(|| Phrase::new("co-brings-points").with("points", points));
    score.into_iter().chain(pills.iter().filter(own).filter_map(deed)).collect()
}

fn deed(pill: &Pill) -> Option<Phrase> {
    let plain = |id| Some(Phrase::new(id));
    match pill.kind {
        kinds::STINGRAY => plain("co-brings-stingray"),
        kinds::TURTLE => plain("co-brings-turtle"),
        kinds::CHEST => plain("co-brings-chest"),
        kinds::WHITE_DIE => plain("co-brings-white-die"),
        kinds::COPY => plain("co-brings-copy"),
        kinds::DIVER => plain("co-brings-diver"),
        kinds::CARD => Some(Phrase::new("co-brings-left-over").with("count", pill.amount)),
        kinds::DIE => Some(Phrase::new("co-brings-roll").with("count", pill.amount)),
        kinds::POINT | kinds::LOCK => None,
        from => {
            let cards = |id: &'static str| Phrase::new(id).with("pile", from);
            Some(match pill.of {
                Some(of) if of > 1 => cards("co-brings-look").with("count", of),
                _ => cards("co-brings-draw").with("count", pill.amount),
            })
        }
    }
}

/// The others who gain points, those who gain as many together.
fn others(foreseen: &Foreseen<'_>, pills: &[Pill]) -> Vec<Phrase> {
    let seats = Seat::all(foreseen.before.progress().players.into()).filter(|seat| *seat != foreseen.seat);
    let gains: Vec<(Seat, i32)> = seats
        .map(|seat| (seat, pills.iter().filter(|pill| pill.seat == Some(seat)).map(|pill| pill.amount).sum()))
        .filter(|(_, points)| *points > 0)
        .collect();
    let mut amounts: Vec<i32> = gains.iter().map(|(_, points)| *points).collect();
    amounts.sort_unstable();
    amounts.dedup();
    let group = |points: i32| {
        let so_many = gains.iter().filter(|(_, own)| *own == points);
        let who: Vec<Phrase> =
            so_many.map(|(seat, _)| Phrase::new("common-name").with("name", *seat)).collect();
        let seats = who.len();
        Phrase::new("co-brings-scores").with("who", who).with("seats", seats).with("points", points)
    };
    amounts.into_iter().map(group).collect()
}

/// What is worth saying where nothing is gained.
fn otherwise(foreseen: &Foreseen<'_>) -> Option<Phrase> {
    let empty = foreseen.happened.iter().any(|event| matches!(event, Event::PileEmpty { .. }));
    match foreseen.action {
        Action::Take(_) => Some(Phrase::new("co-brings-take")),
        Action::Lock(_) => Some(Phrase::new("co-brings-lock")),
        Action::Keep(_) => {
            let (_, put_back) = foreseen.kept()?;
            Some(Phrase::new("co-brings-keep").with("count", put_back))
        }
        _ if empty => Some(Phrase::new("co-brings-empty")),
        _ => Some(Phrase::new("co-brings-nothing")),
    }
}

/// What may come of it later.
fn later(foreseen: &Foreseen<'_>) -> Option<Phrase> {
    foreseen.happened.iter().find_map(|event| match *event {
        Event::OctopusPlaced { .. } => Some(Phrase::new("co-brings-later-octopus")),
        Event::DiverMoved { .. } => Some(Phrase::new("co-brings-later-diver")),
        Event::TurtleTaken { .. } => Some(Phrase::new("co-brings-later-turtle")),
        _ => None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use coralia::Pile;

    #[test]
    fn no_pile_has_the_word_of_another_kind() {
        let others = [
            kinds::POINT,
            kinds::STINGRAY,
            kinds::TURTLE,
            kinds::LOCK,
            kinds::CHEST,
            kinds::WHITE_DIE,
            kinds::COPY,
            kinds::DIE,
            kinds::DIVER,
            kinds::CARD,
        ];
        assert!(Pile::ALL.into_iter().all(|pile| !others.contains(&pile.word())));
    }
}
