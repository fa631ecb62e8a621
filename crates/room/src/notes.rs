//! What changed who plays, as those who come later are told it.

use crate::journal::Entry;
use crate::seats::letter;
use protocol::{Note, NoteKind};
use referee::StepCount;

/// Notes that are kept; a game has a few.
const MOST: usize = 40;

/// Takes note of an entry after which there are `steps` steps.
pub fn keep(notes: &mut Vec<Note>, entry: &Entry, steps: StepCount) {
    let step = steps.0 as u64;
    if matches!(entry, Entry::Undo(_)) {
        // What was done between steps that are gone was still done.
        for note in notes.iter_mut() {
            note.step = note.step.min(step);
        }
    }
    notes.extend(of(entry, step));
    let many = notes.len().saturating_sub(MOST);
    notes.drain(..many);
}

fn of(entry: &Entry, step: u64) -> Option<Note> {
    let (kind, seat, by) = match *entry {
        Entry::Step(_) | Entry::Undo(_) | Entry::SkipLesson => return None,
        Entry::Resign(seat) => (NoteKind::Resigned, Some(seat), None),
        Entry::StandIn(seat, _, by) => (NoteKind::StoodIn, Some(seat), by),
        Entry::Back(seat) => (NoteKind::Back, Some(seat), None),
        Entry::Close => (NoteKind::Closed, None, None),
    };
    Some(Note { step, kind, seat: seat.map(letter), by: by.map(letter) })
}
