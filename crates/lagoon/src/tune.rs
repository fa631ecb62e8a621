//! `lagoon tune`: better weights for a game's appraiser, found by self-play.
//!
//! Some weights are changed at random; the bot with the changed ones plays the bot with the best so far, both
//! greedy, on paired seeds; in solo play, both play the same games. A change is kept only when its lead is larger than chance
//! would make it.

use crate::cli::Tune;
use crate::files;
use crate::simulate::progress::Progress;
use anyhow::{Context, Result, bail};
use arena::{Figure, Observations, Report};
use serde_json::{Map, Value};
use shelf::{AnyGame, Bot, Contest, Order, Shelf};
use std::fs;
use std::path::Path;
use std::process::ExitCode;
use tabletop::Dealer;

/// Weights changed in one trial.
const CHANGED: u32 = 3;
/// The steps a weight is changed by, as factors.
const FACTORS: [f64; 6] = [0.6, 0.8, 0.9, 1.1, 1.25, 1.6];

pub fn run(tune: &Tune, shelf: &Shelf) -> Result<ExitCode> {
    let game = shelf.game(&tune.tables.game)?;
    let mut best = start(game, tune)?;
    let mut written = false;
    if let Some(file) = &tune.weights {
        files::check_writable(file)?;
    }
    let mut dealer = bots::FastDealer::new(
        tune.tables.seed.bytes().fold(7, |sum: u64, byte| sum.wrapping_mul(31).wrapping_add(byte.into())),
    );
    for trial in 1..=tune.trials {
        let candidate = changed(&best, &mut dealer);
        let matches = if tune.players == 1 { 2 } else { 1 };
        let progress = Progress::new(matches * tune.tables.games)?;
        progress.say(format!("trial {trial} of {}", tune.trials));
        let lead = lead(game, tune, trial, &candidate, &best, &progress)?;
        progress.finish()?;
        if Progress::interrupted() {
            break;
        }
        let kept = lead.mean > lead.margin;
        anstream::println!(
            "trial {trial:>4}: {}  {}",
            verdict(lead, tune.players == 1, kept),
            differences(&best, &candidate)
        );
        if kept {
            best = candidate;
            save(tune, &best)?;
            written = true;
        }
    }
    anstream::println!("{}", serde_json::to_string_pretty(&best)?);
    if let Some(file) = &tune.weights {
        anstream::eprintln!("{}", last_word(file, written));
    }
    Ok(ExitCode::SUCCESS)
}

fn start(game: &dyn AnyGame, tune: &Tune) -> Result<Map<String, Value>> {
    let weights = match &tune.weights {
        Some(file) if file.exists() => {
            let text = fs::read_to_string(file).with_context(|| format!("cannot read {}", file.display()))?;
            serde_json::from_str(&text).with_context(|| file.display().to_string())?
        }
        _ => game.weights(tune.players),
    };
    match weights {
        Value::Object(weights) => Ok(weights),
        _ => bail!("weights must be an object of names and numbers"),
    }
}

/// The same weights with a few of them a step up or down.
fn changed(weights: &Map<String, Value>, dealer: &mut impl Dealer) -> Map<String, Value> {
    let mut changed = weights.clone();
    for _ in 0..CHANGED {
        let place = dealer.below(changed.len().max(1) as u32) as usize;
        let factor = FACTORS[dealer.below(FACTORS.len() as u32) as usize];
        if let Some((_, weight)) = changed.iter_mut().nth(place)
            && let Some(old) = weight.as_f64()
        {
            *weight = ((old * factor * 1000.0).round() / 1000.0).into();
        }
    }
    changed
}

/// By how much the candidate wins more often than its share; in solo play, by how much it scores more with the same luck.
fn lead(
    game: &dyn AnyGame,
    tune: &Tune,
    trial: u32,
    candidate: &Map<String, Value>,
    best: &Map<String, Value>,
    progress: &Progress,
) -> Result<Figure> {
    let play = |bots: Vec<&Map<String, Value>>| {
        let bots: Vec<Bot> =
            bots.into_iter().map(|weights| Bot::Tuned(Value::Object(weights.clone()))).collect();
        let threads = tune.tables.threads.unwrap_or_else(crate::simulate::cores);
        let order =
            Order { edition: tune.tables.edition.clone(), players: Some(bots.len()), components: None };
        let seed = format!("{} trial {trial}", tune.tables.seed);
        game.contest(
            &order,
            &Contest { bots, games: tune.tables.games, seed, threads, adjusted: false },
            progress,
        )
    };
    let players = tune.players;
    if players == 1 {
        return Ok(gain(&play(vec![candidate])?, &play(vec![best])?));
    }
    let mut bots = vec![best; players];
    bots[0] = candidate;
    let wins = play(bots)?.contestants[0].wins;
    Ok(Figure { mean: wins.mean - 1.0 / players as f64, margin: wins.margin })
}

/// By how much one outscores the other in the same solo games.
fn gain(one: &Report, other: &Report) -> Figure {
    let mut gains = Observations::default();
    for (one, other) in one.contestants[0].scores.iter().zip(&other.contestants[0].scores) {
        gains.note(f64::from(one - other));
    }
    gains.figure()
}

fn verdict(lead: Figure, alone: bool, kept: bool) -> String {
    let (unit, scale) = if alone { (" points", 1.0) } else { ("%", 100.0) };
    let kept = if kept { "kept" } else { "    " };
    format!("{:+.1}{unit} ± {:.1} {kept}", lead.mean * scale, lead.margin * scale)
}

fn differences(old: &Map<String, Value>, new: &Map<String, Value>) -> String {
    let changed = new.iter().filter(|(name, weight)| old.get(*name) != Some(weight));
    changed.map(|(name, weight)| format!("{name} {weight}")).collect::<Vec<_>>().join(", ")
}

fn last_word(file: &Path, written: bool) -> String {
    if written {
        return format!("the best weights were written to {}", file.display());
    }
    format!("nothing better was found: {} was not written", file.display())
}

fn save(tune: &Tune, weights: &Map<String, Value>) -> Result<()> {
    let Some(file) = &tune.weights else { return Ok(()) };
    let text = serde_json::to_string_pretty(weights)?;
    fs::write(file, text).with_context(|| format!("cannot write {}", file.display()))
}
