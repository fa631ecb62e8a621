//! Tables drawn as text, with colour where the terminal has it.

pub use kit::paint;

use phrasebook::Voice;
use shelf::{Moment, Part, Rung, next_rank};
use tabletop::{Phrase, Seat, Standing, Viewer};

/// The whole table as `viewer` sees it.
pub fn table(moment: &Moment, viewer: Viewer, voice: &Voice) -> String {
    format!("{}\n{}", title(moment), moment.seen_by(viewer).drawn(voice))
}

fn title(moment: &Moment) -> String {
    let edition = moment.edition().map_or_else(String::new, |edition| format!(" {edition}"));
    let title = format!("══ {}{edition} ", moment.game().title());
    paint::heading(&format!("{title:═<96}"))
}

/// Every seat's score by source, best place first.
pub fn scores(moment: &Moment, voice: &Voice) -> String {
    let standings = moment.standings();
    let mut ranked: Vec<&Standing> = standings.iter().collect();
    ranked.sort_by_key(|standing| (standing.place, standing.seat));
    let names = ranked
        .iter()
        .map(|standing| paint::seat(standing.seat, &format!("{:>5}", standing.seat.to_string())));
    let mut lines = vec![format!("  {:<34}{}", "", names.collect::<String>())];
    for (index, line) in ranked[0].breakdown.iter().enumerate() {
        let points = ranked.iter().map(|standing| format!("{:>5}", standing.breakdown[index].points));
        lines.push(format!("  {:<34}{}", voice.say(&moment.source(line.source)), points.collect::<String>()));
    }
    let totals = ranked.iter().map(|standing| format!("{:>5}", standing.score));
    let all = voice.say(&Phrase::new("terminal-total"));
    lines.push(paint::heading(&format!("  {all:<34}{}", totals.collect::<String>())));
    lines.join("\n")
}

/// What every score is made of, in words, best place first, as far as `viewer` may know it; then the ranks of a game for
/// one, from the highest down.
pub fn explained(moment: &Moment, viewer: Viewer, voice: &Voice) -> String {
    let (standings, seen) = (moment.standings(), moment.seen_by(viewer));
    let mut ranked: Vec<&Standing> = standings.iter().collect();
    ranked.sort_by_key(|standing| (standing.place, standing.seat));
    let mut lines = Vec::new();
    for standing in ranked {
        let (counted, later): (Vec<Part>, Vec<Part>) =
            seen.parts(standing.seat).into_iter().partition(|part| part.counted);
        let said = |part: &Part| format!("    {}", voice.say(&part.text));
        let name = Phrase::new("terminal-name").with("who", standing.seat);
        let name = Phrase::new("common-part").with("source", name).with("points", standing.score);
        lines.push(paint::seat(standing.seat, &format!("  {}", voice.say(&name))));
        lines.extend(counted.iter().map(said));
        if !later.is_empty() {
            lines.push(paint::faint(&format!("   {}", voice.say(&Phrase::new("common-part-later")))));
            lines.extend(later.iter().map(|part| paint::faint(&said(part))));
        }
    }
    lines.extend(ladder(moment, voice));
    lines.join("\n")
}

fn ladder(moment: &Moment, voice: &Voice) -> Vec<String> {
    let (rungs, score) = (moment.ladder(), moment.standings().of(Seat::new(0)).score);
    let rung = |rung: &Rung| {
        let line = format!("  {:>5}  {}", rung.from, voice.say(&rung.title));
        if rung.from <= score { line } else { paint::faint(&line) }
    };
    let mut lines: Vec<String> = rungs.iter().rev().map(rung).collect();
    if !lines.is_empty() {
        lines.push(format!("         {}", voice.say(&next_rank(&rungs, score))));
    }
    lines
}

/// Who has won, in a sentence.
pub fn winners(moment: &Moment) -> Phrase {
    let standings = moment.standings();
    let winners: Vec<Seat> = standings.winners().collect();
    match winners[..] {
        _ if moment.seats() == 1 => {
            Phrase::new("terminal-alone").with("points", standings.of(Seat::new(0)).score)
        }
        [winner] => {
            let phrase = Phrase::new("terminal-winner").with("who", winner);
            phrase.with("points", standings.of(winner).score)
        }
        _ => {
            let name = |seat: &Seat| Phrase::new("terminal-name").with("who", *seat);
            Phrase::new("terminal-winners").with("names", winners.iter().map(name).collect::<Vec<_>>())
        }
    }
}
