//! Reports of tournaments as text, and what stands above them in JSON.

use crate::draw::paint;
use arena::{ContestantReport, Elo, Figure, Rating, Report};
use serde::Serialize;

/// What was played.
#[derive(Serialize)]
pub struct Heading {
    pub game: &'static str,
    pub edition: Option<String>,
    pub players: usize,
    pub seed: String,
    pub interval: f64,
}

/// A report with what was played above it.
#[derive(Serialize)]
pub struct Titled<R> {
    #[serde(flatten)]
    pub heading: Heading,
    #[serde(flatten)]
    pub report: R,
}

/// What a ladder has shown.
#[derive(Serialize)]
pub struct Ladder {
    pub games: u64,
    pub ratings: Vec<Rating>,
}

/// Win rates, scores by source, seats, lengths and times of a tournament, and the ranks of solo games.
pub fn table(title: &str, solo_ranks: &[i32], report: &Report) -> String {
    if report.games == 0 {
        return nothing_yet(title);
    }
    let mut lines =
        vec![paint::heading(&format!("{title}: {} games, 95% confidence intervals", report.games))];
    let row = |name: &str, value: &dyn Fn(&ContestantReport) -> String| {
        let cells = report.contestants.iter().map(|contestant| format!("{:>18}", value(contestant)));
        format!("  {name:<24}{}", cells.collect::<String>())
    };
    lines.push(paint::heading(&row("", &|contestant| contestant.name.clone())));
    lines.push(row("wins", &|contestant| contestant.wins.percent()));
    lines.push(row("score", &|contestant| contestant.score.to_string()));
    if report.contestants.iter().all(|contestant| contestant.adjusted.is_some()) {
        let alone = report.contestants.len() == 1;
        let told = |adjusted: Figure| if alone { adjusted.to_string() } else { adjusted.percent() };
        lines.push(row("  without luck", &|contestant| contestant.adjusted.map_or_else(unknown, told)));
    }
    let sources = report.contestants.first().map_or(0, |contestant| contestant.breakdown.len());
    for source in 0..sources {
        let name = &report.contestants[0].breakdown[source].0;
        lines.push(row(&format!("  {name}"), &|contestant| contestant.breakdown[source].1.to_string()));
    }
    lines.push(row("decisions per game", &|contestant| contestant.decisions.to_string()));
    lines.push(row("ms per decision", &|contestant| contestant.milliseconds.digits(3)));
    let seats: Vec<_> = report.seats.iter().map(Figure::percent).collect();
    lines.push(format!("  wins by seat            {}", seats.join("   ")));
    lines.push(format!("  steps per game          {}", report.steps));
    if let [alone] = &report.contestants[..] {
        lines.push(ranks(solo_ranks, &alone.scores));
    }
    lines.join("\n")
}

/// Elo ratings, best first.
pub fn ladder(title: &str, elo: &Elo) -> String {
    if elo.all_games() == 0 {
        return nothing_yet(title);
    }
    let heading = format!("{title}: Elo of two-player matches, 95% confidence intervals");
    let lines = elo.ratings().iter().map(rung).collect::<Vec<_>>();
    [vec![paint::heading(&heading)], lines].concat().join("\n")
}

fn rung(rating: &Rating) -> String {
    let elo = rating.rating.map(|elo| format!("{:.0} ± {:.0}", elo.mean, elo.margin));
    let share = rating.share.map(|share| format!("{:.1}%", share * 100.0));
    let (elo, share) = (elo.unwrap_or_else(unknown), share.unwrap_or_else(unknown));
    format!("  {:<12}{elo:>14}{:>9} games{share:>10} won", rating.name, rating.games)
}

fn unknown() -> String {
    "-".into()
}

fn nothing_yet(title: &str) -> String {
    format!("{title}: no complete round of games yet")
}

/// How often each rank of the solo game was reached.
fn ranks(ranks: &[i32], scores: &[i32]) -> String {
    let reached = |rank: usize| {
        let next = ranks.get(rank + 1).copied().unwrap_or(i32::MAX);
        scores.iter().filter(|score| (ranks[rank]..next).contains(*score)).count()
    };
    let share = |rank: usize| 100.0 * reached(rank) as f64 / scores.len().max(1) as f64;
    let shares = (0..ranks.len()).map(|rank| format!("{}+ {:.1}%", ranks[rank], share(rank)));
    format!("  ranks                   {}", shares.collect::<Vec<_>>().join("   "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_interrupted_ladder_shows_that_nothing_is_known_of_whoever_has_not_played() {
        let mut elo = Elo::new(["keen", "calm", "deep"].map(Into::into).to_vec());
        assert_eq!(ladder("Pearls", &elo), "Pearls: no complete round of games yet");
        elo.note(0, 1, 0.5, 4);
        let text = ladder("Pearls", &elo);
        let last: Vec<_> = text.lines().last().expect("deep is last").split_whitespace().collect();
        assert_eq!(last, ["deep", "-", "0", "games", "-", "won"]);
        assert!(text.contains("keen") && text.contains("50.0% won"), "{text}");
    }
}
