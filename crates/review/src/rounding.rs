//! Numbers rounded so that what is printed adds up.

/// Rounds parts to whole units so that they add up to their rounded sum: as near to each as that allows.
pub fn rounded<const N: usize>(parts: [f64; N]) -> [i64; N] {
    let sum = parts.iter().sum::<f64>().round() as i64;
    let mut whole = parts.map(|part| part.floor() as i64);
    let missing = (sum - whole.iter().sum::<i64>()).max(0) as usize;
    let mut order: [usize; N] = std::array::from_fn(|index| index);
    // Those that lost most by rounding down are the first to be rounded up; of equals, the first.
    order.sort_by(|one, other| lost(parts[*other]).total_cmp(&lost(parts[*one])));
    order.into_iter().take(missing).for_each(|index| whole[index] += 1);
    whole
}

fn lost(part: f64) -> f64 {
    part - part.floor()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_printed_adds_up_and_is_near() {
        assert_eq!(rounded([33.4, 12.4, -5.4, 59.6]), [33, 12, -5, 60]);
        assert_eq!(rounded([33.3, 0.4, -33.7, 0.0]), [33, 1, -34, 0]);
        for seed in 0..1000 {
            let parts: [f64; 4] =
                std::array::from_fn(|part| f64::from(seed * 37 % (91 + part as i32)) / 7.0 - 5.0);
            let whole = rounded(parts);
            assert_eq!(whole.iter().sum::<i64>(), parts.iter().sum::<f64>().round() as i64);
            assert!(whole.iter().zip(parts).all(|(whole, part)| (*whole as f64 - part).abs() < 1.0));
        }
    }
}
