//! `lagoon review`: what was luck and what was error in a finished game.

mod chart;

use crate::cli::Review;
use crate::draw::paint;
use crate::{files, voice};
use anyhow::{Context, Result, bail};
use indicatif::{ProgressBar, ProgressStyle};
use phrasebook::Voice;
use shelf::{
    AnyReview, AnyTurningPoint, Budget, Inquiry, Moment, Redealing, ReviewWatch, Shelf, Source, Total,
};
use std::process::ExitCode;
use std::time::Duration;
use tabletop::{Phrase, Seat};

/// The width of the bar is a thousand parts.
const PARTS: f64 = 1000.0;

struct Bar(ProgressBar);

impl ReviewWatch for Bar {
    fn progress(&self, share: f64) {
        self.0.set_position((share * PARTS) as u64);
    }
}

pub fn run(review: &Review, shelf: &Shelf) -> Result<ExitCode> {
    let name = || review.file.display().to_string();
    let record = files::read_record(&review.file)?;
    let (voice, players) = (voice::voice(shelf, review.language), record.header().players);
    if let Some(seat) = review.seat.filter(|seat| seat.index() >= players) {
        let nobody = Phrase::new("terminal-no-seat").with("seat", seat.to_string()).with("players", players);
        let nobody = nobody.with("last", Seat::new(players - 1).to_string()).with("file", name());
        bail!("{}", voice.say(&nobody))
    }
    let components = files::read_components(review.components.as_ref())?;
    let dealing = Redealing::AsRecorded;
    let source = Source::Record { record: &record, components, steps: None, dealing };
    let moment = shelf.game(&record.header().game)?.restore(source).with_context(name)?;
    let found = look(&moment, review).with_context(name)?;
    if review.json {
        anstream::println!("{}", serde_json::to_string_pretty(&found.told(&voice, review.seat))?);
    } else {
        anstream::println!("{}", page(&moment, &found, review.seat, &voice));
    }
    Ok(ExitCode::SUCCESS)
}

/// Reviews the game with a bar that shows how far it is.
fn look(moment: &Moment, review: &Review) -> Result<AnyReview> {
    let style = ProgressStyle::with_template("{bar:40} {percent}% {elapsed} ({eta})")?;
    let bar = Bar(ProgressBar::new(PARTS as u64).with_style(style));
    let budget = match review.seconds {
        Some(seconds) => Budget::Time(Duration::from_secs_f64(seconds)),
        None => Budget::Simulations(review.simulations),
    };
    let found = moment.review(&Inquiry { budget, seed: review.seed }, &bar);
    bar.0.finish_and_clear();
    Ok(found?)
}

/// The whole review as text.
fn page(moment: &Moment, review: &AnyReview, of: Option<Seat>, voice: &Voice) -> String {
    let say = |id: &'static str| voice.say(&Phrase::new(id));
    let alone = review.seats == 1;
    let mut lines = vec![
        paint::heading(moment.game().title()),
        voice.say(&Phrase::new("terminal-review-simulated").with("count", review.simulations as usize)),
        String::new(),
        paint::heading(&say(if alone { "terminal-review-scores" } else { "terminal-review-chances" })),
    ];
    lines.extend(chart::lines(review));
    lines.extend([String::new(), paint::heading(&say("terminal-review-totals"))]);
    lines.extend(totals(review, voice));
    lines.extend([
        format!("  {}", say("terminal-review-sums")),
        String::new(),
        paint::heading(&say("terminal-review-turning")),
    ]);
    let points = review.points(of);
    if points.is_empty() {
        lines.push(format!("  {}", say("terminal-review-none")));
    }
    lines.extend(points.iter().map(|point| format!("  {}", voice.say(&turning(point, alone)))));
    lines.join("\n")
}

/// One row for every seat, with numbers that add up.
fn totals(review: &AnyReview, voice: &Voice) -> Vec<String> {
    let words = ["start", "luck", "own", "rivals", "result", "errors"].map(|word| {
        let word = Phrase::new("terminal-review-column").with("column", word);
        voice.say(&word)
    });
    let wide = words.iter().map(|word| word.chars().count() + 3).max().unwrap_or_default();
    let row = |cells: Vec<String>| cells.iter().map(|cell| format!("{cell:>wide$}")).collect::<String>();
    let head = format!("     {}", row(words.to_vec()));
    let scale = if review.seats == 1 { 1.0 } else { 100.0 };
    let line = |total: &Total| {
        let [start, luck, own, rivals, result] = review.printable(total);
        let errors = (total.own_errors.mean * scale).round() as i64;
        let cells = vec![
            start.to_string(),
            signed(luck),
            signed(own),
            signed(rivals),
            result.to_string(),
            signed(errors),
        ];
        let letter = total.seat.to_string();
        format!("  {}  {}", paint::seat(total.seat, &letter), row(cells))
    };
    std::iter::once(head).chain(review.totals.iter().map(line)).collect()
}

fn signed(number: i64) -> String {
    if number == 0 { "0".into() } else { format!("{number:+}") }
}

/// A turning point in a sentence.
fn turning(point: &AnyTurningPoint, alone: bool) -> Phrase {
    let scale = if alone { 1.0 } else { 100.0 };
    let phrase = Phrase::new(if alone { "terminal-review-point-alone" } else { "terminal-review-point" });
    let phrase = phrase.with("step", point.step).with("who", point.seat);
    let phrase = phrase.with("chosen", point.chosen.1.clone()).with("better", point.better.1.clone());
    let phrase = phrase.with("cost", (point.cost.mean * scale).round() as i32);
    phrase.with("margin", (point.cost.margin() * scale).ceil() as i32)
}
