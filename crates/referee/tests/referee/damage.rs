//! Records that are read back, and records that were cut or changed by accident.

use crate::setting::*;
use proptest::prelude::*;
use referee::{Fault, Record, Seed, Table, replay};
use tabletop_laws::toy::Toy;

#[test]
fn a_record_is_short_enough_to_read() {
    let mut table = scripted("crab whale squid");
    play(&mut table, "bank 2, swap");
    let expected = "\
lagoon record 1
game toy
players 2
components 3b86ba7d2848f40f3a42afa270a03b910077bc49e6227a654e14e3997fdd1078
* crab
* whale
A bank 2
A swap
* squid
end 5 35148a33baf95be2
";
    assert_eq!(table.record().to_string(), expected);
}

#[test]
fn a_saved_game_warns_of_its_seed() {
    let table = Table::<Toy>::new(LONG, Seed::from_phrase("42")).unwrap();
    let saved = table.save().to_string();
    let seed = Seed::from_phrase("42").to_hex();
    let warned =
        format!("# unfinished: whoever reads the seed below knows what chance will bring\nseed {seed}\n");
    assert!(saved.contains(&warned), "{saved}");
    assert!(!finished(LONG, "42").save().text().contains('#'));
}

#[test]
fn writing_reading_and_writing_gives_the_same_bytes() {
    for phrase in 0..50 {
        let table = finished(LONG, &phrase.to_string());
        let text = table.record().to_string();
        let record: Record = text.parse().unwrap();
        assert_eq!(record.to_string(), text);
        assert_eq!(replay::<Toy>(&LONG, &record).unwrap().record().to_string(), text);
    }
}

#[test]
fn comments_stay_where_they_are_and_change_nothing() {
    let record = finished(LONG, "42").record();
    let mut lines = body(&record);
    for index in (1..=lines.len()).rev() {
        lines.insert(index, format!("# comment {index}: end of line"));
    }
    let commented: Record = sealed(&lines).parse().unwrap();
    assert_eq!(commented.to_string(), sealed(&lines));
    assert_eq!(replay::<Toy>(&LONG, &commented), replay::<Toy>(&LONG, &record));
}

#[test]
fn line_ends_of_windows_are_read_as_our_own() {
    let record = finished(LONG, "42").record();
    let windows = record.text().replace('\n', "\r\n");
    assert_eq!(windows.parse(), Ok(record));
}

#[test]
fn a_record_cut_anywhere_is_an_error() {
    for text in [
        finished(LONG, "42").record().to_string(),
        finished(PLAIN, "7").record().text().replace('\n', "\r\n"),
    ] {
        for end in 0..text.len() {
            let cut = text[..end].parse::<Record>();
            assert!(cut.is_err(), "cut at {end}");
        }
    }
}

#[test]
fn a_record_cut_after_its_first_line_says_that_it_breaks_off() {
    let text = finished(LONG, "42").record().to_string();
    for end in "lagoon record 1".len()..text.len() {
        let error = text[..end].parse::<Record>().unwrap_err();
        let lines = text[..end].split('\n').count();
        assert_eq!(error, Fault::Truncated.at(lines), "cut at {end}");
    }
}

#[test]
fn a_record_with_any_byte_changed_is_an_error() {
    let record = finished(PLAIN, "42").record();
    let bytes = record.text().as_bytes();
    for index in 0..bytes.len() {
        for flip in 1..=255 {
            let mut changed = bytes.to_vec();
            changed[index] ^= flip;
            assert!(Record::read(&changed).is_err(), "byte {index} changed by {flip}");
        }
    }
}

proptest! {
    #[test]
    fn reading_never_panics(bytes in prop::collection::vec(any::<u8>(), 0..300)) {
        let _ = Record::read(&bytes);
    }

    #[test]
    fn reading_and_replaying_never_panic_on_what_looks_like_a_record(
        lines in prop::collection::vec(
            "(game|edition|players|components|commitment|entropy|seed|end|A|B|\\*|#)( (toy|long|2|skip|show|crab|d1|[0-9a-f]{64}|[A-F] [0-9a-f]{0,66}))?",
            0..12,
        ),
    ) {
        let mut text = vec!["lagoon record 1".to_string()];
        text.extend(lines);
        if let Ok(record) = sealed(&text).parse::<Record>() {
            let _ = replay::<Toy>(&LONG, &record);
        }
    }

    #[test]
    fn any_mix_of_legal_and_illegal_steps_replays_or_names_its_line(
        steps in prop::collection::vec("(A|B|\\*) (skip|bank [123]|keep|swap|roll|show|crab|whale|d[123])", 0..30),
    ) {
        let mut lines = body(&finished(LONG, "42").record());
        lines.truncate(8);
        lines.extend(steps);
        let record: Record = sealed(&lines).parse().unwrap();
        if let Err(error) = replay::<Toy>(&LONG, &record) {
            prop_assert!(error.line > 8 && error.line <= lines.len());
        }
    }
}
