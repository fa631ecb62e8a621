//! Reports of tournaments as text.

use crate::draw::paint;
use arena::{ContestantReport, Figure, Rating, Report};

/// Win shares, scores by source, seats, lengths and times of a tournament.
pub fn table(title: &str, report: &Report) -> String {
    let mut lines = vec![paint::heading(&format!("{title}: {} games, 95 % intervals", report.games))];
    let row = |name: &str, value: &dyn Fn(&ContestantReport) -> String| {
        let cells = report.contestants.iter().map(|contestant| format!("{:>18}", value(contestant)));
        format!("  {name:<24}{}", cells.collect::<String>())
    };
    lines.push(paint::heading(&row("", &|contestant| contestant.name.clone())));
    lines.push(row("wins", &|contestant| contestant.wins.percent()));
    lines.push(row("score", &|contestant| contestant.score.to_string()));
    let sources = report.contestants.first().map_or(0, |contestant| contestant.breakdown.len());
    for source in 0..sources {
        let name = &report.contestants[0].breakdown[source].0;
        lines.push(row(&format!("  {name}"), &|contestant| contestant.breakdown[source].1.to_string()));
    }
    lines.push(row("decisions a game", &|contestant| contestant.decisions.to_string()));
    lines.push(row("ms a decision", &|contestant| short(contestant.milliseconds)));
    let seats: Vec<_> = report.seats.iter().map(Figure::percent).collect();
    lines.push(format!("  wins by seat            {}", seats.join("   ")));
    lines.push(format!("  steps a game            {}", report.steps));
    lines.join("\n")
}

/// How often each rank of a game alone was reached.
pub fn ranks(ranks: &[i32], scores: &[i32]) -> String {
    let reached = |rank: usize| {
        let next = ranks.get(rank + 1).copied().unwrap_or(i32::MAX);
        scores.iter().filter(|score| (ranks[rank]..next).contains(*score)).count()
    };
    let share = |rank: usize| 100.0 * reached(rank) as f64 / scores.len().max(1) as f64;
    let shares = (0..ranks.len()).map(|rank| format!("{}+ {:.1} %", ranks[rank], share(rank)));
    format!("  ranks                   {}", shares.collect::<Vec<_>>().join("   "))
}

fn short(figure: Figure) -> String {
    format!("{:.3} ± {:.3}", figure.mean, figure.margin)
}

/// Elo ratings, best first.
pub fn ladder(title: &str, ratings: &[Rating]) -> String {
    let heading = format!("{title}: Elo of two-player matches, 95 % intervals");
    let lines = ratings.iter().map(|rating| {
        let elo = format!("{:.0} ± {:.0}", rating.rating.mean, rating.rating.margin);
        format!(
            "  {:<12}{elo:>14}{:>9.0} games{:>8.1} % won",
            rating.name,
            rating.games,
            rating.share * 100.0
        )
    });
    [paint::heading(&heading)].into_iter().chain(lines).collect::<Vec<_>>().join("\n")
}
