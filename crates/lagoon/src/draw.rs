//! Tables drawn as text, with colour where the terminal has it.

pub use kit::paint;

use phrasebook::Voice;
use shelf::{AnyTable, AnyView};
use tabletop::{Phrase, Seat, Standing, Viewer};

/// The whole table as `viewer` sees it.
pub fn table(table: &dyn AnyTable, viewer: Viewer, voice: &Voice) -> String {
    let drawn = match table.view(viewer) {
        AnyView::Coralia(view) => coralia_kit::draw(&view, &table.standings(), voice),
        AnyView::WreckRaiders(view) => wreck_raiders_kit::draw(&view, &table.standings(), voice),
    };
    format!("{}\n{drawn}", title(table))
}

fn title(table: &dyn AnyTable) -> String {
    let edition = table.edition().map_or_else(String::new, |edition| format!(" {edition}"));
    let title = format!("══ {}{edition} ", table.title());
    paint::heading(&format!("{title:═<96}"))
}

/// Every seat's score by source, best place first.
pub fn scores(table: &dyn AnyTable, voice: &Voice) -> String {
    let standings = table.standings();
    let mut ranked: Vec<&Standing> = standings.iter().collect();
    ranked.sort_by_key(|standing| (standing.place, standing.seat));
    let names = ranked
        .iter()
        .map(|standing| paint::seat(standing.seat, &format!("{:>5}", standing.seat.to_string())));
    let mut lines = vec![format!("  {:<34}{}", "", names.collect::<String>())];
    for (index, line) in ranked[0].breakdown.iter().enumerate() {
        let points = ranked.iter().map(|standing| format!("{:>5}", standing.breakdown[index].points));
        lines.push(format!("  {:<34}{}", voice.say(&table.source(line.source)), points.collect::<String>()));
    }
    let totals = ranked.iter().map(|standing| format!("{:>5}", standing.score));
    let all = voice.say(&Phrase::new("terminal-total"));
    lines.push(paint::heading(&format!("  {all:<34}{}", totals.collect::<String>())));
    lines.join("\n")
}

/// Who has won, in a sentence.
pub fn winners(table: &dyn AnyTable) -> Phrase {
    let standings = table.standings();
    let winners: Vec<Seat> = standings.winners().collect();
    match winners[..] {
        _ if table.seats() == 1 => {
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
