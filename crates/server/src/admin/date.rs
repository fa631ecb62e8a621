//! Moments as hosts write and read them.

const SECOND: i64 = 1000;
const MINUTE: i64 = 60 * SECOND;
const HOUR: i64 = 60 * MINUTE;
const DAY: i64 = 24 * HOUR;

/// A moment in milliseconds since 1970 as `2026-11-16T18:00:00Z`.
pub fn written(moment: i64) -> String {
    let (days, rest) = (moment.div_euclid(DAY), moment.rem_euclid(DAY));
    let (year, month, day) = civil(days);
    let (hour, minute, second) = (rest / HOUR, rest % HOUR / MINUTE, rest % MINUTE / SECOND);
    format!("{year:04}-{month:02}-{day:02}T{hour:02}:{minute:02}:{second:02}Z")
}

/// A moment from `30m`, `12h` or `7d`, counted from now, or from a day such as `2026-12-01`, at its beginning.
pub fn read(text: &str, now: i64) -> Option<i64> {
    let parts: Vec<&str> = text.split('-').collect();
    if let [year, month, day] = parts[..] {
        let (year, month, day) = (year.parse().ok()?, month.parse().ok()?, day.parse().ok()?);
        let days = days(year, month, day);
        return (civil(days) == (year, month, day)).then_some(days * DAY);
    }
    let unit = match text.chars().next_back()? {
        'm' => MINUTE,
        'h' => HOUR,
        'd' => DAY,
        _ => return None,
    };
    let count: i64 = text[..text.len() - 1].parse().ok().filter(|count| (1..=1_000_000).contains(count))?;
    Some(now + count * unit)
}

/// The day of a count of days since 1970: years begin in March here, so that leap days come last.
const fn civil(days: i64) -> (i64, i64, i64) {
    let shifted = days + 719_468;
    let era = shifted.div_euclid(146_097);
    let of_era = shifted.rem_euclid(146_097);
    let year_of_era = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let month = (5 * of_year + 2) / 153;
    let day = of_year - (153 * month + 2) / 5 + 1;
    let month = if month < 10 { month + 3 } else { month - 9 };
    (year_of_era + era * 400 + (month <= 2) as i64, month, day)
}

const fn days(year: i64, month: i64, day: i64) -> i64 {
    let year = if month <= 2 { year - 1 } else { year };
    let (era, of_era) = (year.div_euclid(400), year.rem_euclid(400));
    let of_year = (153 * ((month + 9) % 12) + 2) / 5 + day - 1;
    era * 146_097 + of_era * 365 + of_era / 4 - of_era / 100 + of_year - 719_468
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_moment_is_written_as_a_date() {
        assert_eq!(written(0), "1970-01-01T00:00:00Z");
        assert_eq!(written(951_782_400_000), "2000-02-29T00:00:00Z");
        assert_eq!(written(1_794_852_000_000), "2026-11-16T18:00:00Z");
    }

    #[test]
    fn a_moment_is_read_from_a_span_or_a_day() {
        assert_eq!(read("7d", 5), Some(7 * DAY + 5));
        assert_eq!(read("30m", 0), Some(30 * MINUTE));
        assert_eq!(read("2000-02-29", 5), Some(951_782_400_000));
        for wrong in ["", "d", "0d", "-1d", "2001-02-29", "2026-13-01", "soon", "7w", "é"] {
            assert_eq!(read(wrong, 0), None, "{wrong}");
        }
    }

    #[test]
    fn every_day_is_read_as_it_is_written() {
        for day in (-1_000..60_000).map(|day| day * DAY) {
            assert_eq!(read(&written(day)[..10], 0), Some(day));
        }
    }
}
