//! The value of a game over its steps, drawn in letters.

use crate::draw::paint;
use shelf::AnyReview;
use tabletop::Seat;

const WIDTH: usize = 64;
const HEIGHT: usize = 11;

/// Rows from the highest value to the lowest; every seat is drawn as its letter, and where several meet, as a sign of its own.
pub fn lines(review: &AnyReview) -> Vec<String> {
    let courses: Vec<Vec<f64>> = (0..review.seats).map(|seat| course(review, seat)).collect();
    let top = if review.seats == 1 { highest(&courses[0]) } else { 1.0 };
    let scale = if review.seats == 1 { 1.0 } else { 100.0 };
    let row = |row: usize| {
        let value = top * (HEIGHT - 1 - row) as f64 / (HEIGHT - 1) as f64;
        let signs = (0..WIDTH).map(|column| sign(&courses, column, row, top)).collect::<String>();
        format!("  {:>4} ┤{signs}", (value * scale).round())
    };
    (0..HEIGHT).map(row).collect()
}

/// What the game was worth to a seat, at as many moments as there are columns.
fn course(review: &AnyReview, seat: usize) -> Vec<f64> {
    let values: Vec<f64> = std::iter::once(&review.start)
        .chain(review.steps.iter().map(|step| &step.after))
        .map(|value| value[seat].mean)
        .collect();
    (0..WIDTH).map(|column| values[column * (values.len() - 1) / (WIDTH - 1)]).collect()
}

/// The next full ten above all values.
fn highest(course: &[f64]) -> f64 {
    let most = course.iter().copied().fold(1.0, f64::max);
    (most / 10.0).ceil() * 10.0
}

fn sign(courses: &[Vec<f64>], column: usize, row: usize, top: f64) -> String {
    let at = |course: &Vec<f64>| {
        let height = (course[column] / top).clamp(0.0, 1.0) * (HEIGHT - 1) as f64;
        HEIGHT - 1 - height.round() as usize
    };
    let here: Vec<usize> = (0..courses.len()).filter(|seat| at(&courses[*seat]) == row).collect();
    match here[..] {
        [] => " ".into(),
        [seat] => paint::seat(Seat::new(seat), &Seat::new(seat).to_string()),
        _ => "*".into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seat_is_drawn_where_its_value_is_and_several_as_a_star() {
        let courses = [vec![1.0; WIDTH], vec![0.0; WIDTH], vec![0.0; WIDTH]];
        assert!(sign(&courses, 0, 0, 1.0).contains('A'));
        assert_eq!(sign(&courses, 0, HEIGHT - 1, 1.0), "*");
        assert_eq!(sign(&courses, 0, 5, 1.0), " ");
        let beyond = [vec![1.3; WIDTH]];
        assert!(sign(&beyond, 0, 0, 1.0).contains('A'), "a sum beyond a chance is drawn at the edge");
    }

    #[test]
    fn a_score_has_room_above_it() {
        assert!((highest(&[12.0, 87.0]) - 90.0).abs() < 1e-9);
    }
}
