//! Quiet hours, by the guest's own clock.

use store::{Moment, Quiet};

const MINUTE: i64 = 60 * 1000;
/// Minutes of a day.
const DAY: i64 = 24 * 60;
/// No clock is further from UTC than this, in minutes.
const FURTHEST: i32 = 14 * 60;

/// Whether these can be someone's quiet hours.
pub fn is_sound(quiet: &Quiet) -> bool {
    let in_day = |minute: u32| i64::from(minute) < DAY;
    in_day(quiet.begins)
        && in_day(quiet.ends)
        && quiet.begins != quiet.ends
        && (-FURTHEST..=FURTHEST).contains(&quiet.east)
}

/// When they are over, if it is quiet now.
pub fn over(quiet: &Quiet, now: Moment) -> Option<Moment> {
    let minutes = now.0.div_euclid(MINUTE);
    let local = (minutes + i64::from(quiet.east)).rem_euclid(DAY);
    let since = |minute: u32| (local - i64::from(minute)).rem_euclid(DAY);
    let length = (i64::from(quiet.ends) - i64::from(quiet.begins)).rem_euclid(DAY);
    let gone = since(quiet.begins);
    (gone < length).then(|| Moment((minutes + length - gone) * MINUTE))
}

#[cfg(test)]
mod tests {
    use super::*;

    const NIGHT: Quiet = Quiet { begins: 22 * 60, ends: 7 * 60, east: 120 };

    /// A time of a day by UTC.
    const fn at(hour: i64, minute: i64) -> Moment {
        Moment(((20_000 * DAY) + hour * 60 + minute) * MINUTE)
    }

    #[test]
    fn a_night_is_over_in_the_morning_of_the_guests_clock() {
        assert_eq!(over(&NIGHT, at(19, 59)), None, "21:59 where the guest is");
        assert_eq!(over(&NIGHT, at(20, 0)), Some(at(24 + 5, 0)));
        assert_eq!(over(&NIGHT, at(23, 30)), Some(at(24 + 5, 0)));
        assert_eq!(over(&NIGHT, at(4, 59)), Some(at(5, 0)));
        assert_eq!(over(&NIGHT, at(5, 0)), None);
    }

    #[test]
    fn an_afternoon_far_in_the_west_is_over_the_same_day() {
        let siesta = Quiet { begins: 13 * 60, ends: 15 * 60, east: -210 };
        assert_eq!(over(&siesta, at(16, 29)), None);
        assert_eq!(over(&siesta, Moment(at(16, 30).0 + 59_999)), Some(at(18, 30)));
        assert_eq!(over(&siesta, at(18, 30)), None);
    }

    #[test]
    fn hours_that_no_clock_has_are_refused() {
        assert!(is_sound(&NIGHT));
        for wrong in [
            Quiet { begins: 1_440, ..NIGHT },
            Quiet { ends: 1_440, ..NIGHT },
            Quiet { ends: NIGHT.begins, ..NIGHT },
            Quiet { east: 841, ..NIGHT },
            Quiet { east: -841, ..NIGHT },
        ] {
            assert!(!is_sound(&wrong), "{wrong:?}");
        }
    }
}
