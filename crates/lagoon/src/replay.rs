//! `lagoon replay`: a record step by step.

use crate::cli::Replay;
use crate::{draw, files, voice};
use anyhow::{Context, Result, bail};
use phrasebook::Voice;
use referee::{Record, StepCount};
use shelf::{AnyGame, Moment, Redealing, Shelf, Source};
use std::io::{BufRead, IsTerminal, Write};
use std::process::ExitCode;
use tabletop::{Pending, Phrase, Seat, Viewer};

pub fn run(replay: &Replay, shelf: &Shelf) -> Result<ExitCode> {
    let record = files::read_record(&replay.file)?;
    let components = files::read_components(replay.components.as_ref())?;
    let (game, voice) = (shelf.game(&record.header().game)?, voice::voice(shelf, replay.language));
    let reader = Reader { game, record, components, replay, voice };
    // The whole record is checked before anything is shown.
    let whole = reader.table(reader.steps())?;
    reader.check_viewer()?;
    match replay.step {
        Some(step) => reader.show(step)?,
        None if std::io::stdin().is_terminal() => reader.walk()?,
        None => reader.print_all(&whole),
    }
    Ok(ExitCode::SUCCESS)
}

struct Reader<'a> {
    game: &'static dyn AnyGame,
    record: Record,
    components: Option<String>,
    replay: &'a Replay,
    voice: Voice,
}

impl Reader<'_> {
    fn check_viewer(&self) -> Result<()> {
        let players = self.record.header().players;
        let Viewer::Seat(seat) = self.replay.viewer else { return Ok(()) };
        if seat.index() < players {
            return Ok(());
        }
        let nobody = Phrase::new("terminal-no-seat").with("seat", seat.to_string()).with("players", players);
        let nobody = nobody.with("last", Seat::new(players - 1).to_string());
        bail!("{}", self.voice.say(&nobody.with("file", self.replay.file.display().to_string())))
    }

    fn steps(&self) -> usize {
        self.record.steps().len()
    }

    fn table(&self, steps: usize) -> Result<Moment> {
        let source = Source::Record {
            record: &self.record,
            components: self.components.clone(),
            steps: Some(StepCount(steps)),
            dealing: Redealing::AsRecorded,
        };
        self.game.restore(source).with_context(|| self.replay.file.display().to_string())
    }

    fn print_all(&self, moment: &Moment) {
        for line in moment.events(Some(self.replay.viewer), StepCount(0)) {
            anstream::println!("{:>4}  {}", line.step, self.voice.say(&line.text));
        }
        self.print_scores(moment);
    }

    fn show(&self, step: usize) -> Result<()> {
        let moment = self.table(step)?;
        anstream::println!("{}", draw::table(&moment, self.replay.viewer, &self.voice));
        if let Some(recorded) = step.checked_sub(1).and_then(|index| self.record.steps().get(index)) {
            let phrase = match recorded.seat {
                Some(seat) => Phrase::new("terminal-step").with("who", seat),
                None => Phrase::new("terminal-step-chance"),
            };
            let phrase = phrase.with("step", step).with("steps", self.steps());
            anstream::println!("{}", self.voice.say(&phrase.with("notation", recorded.notation.clone())));
        }
        for line in moment.events(Some(self.replay.viewer), StepCount(step.saturating_sub(1))) {
            anstream::println!("  {}", self.voice.say(&line.text));
        }
        if moment.pending() == Pending::Over {
            self.print_scores(&moment);
        }
        Ok(())
    }

    fn print_scores(&self, moment: &Moment) {
        anstream::println!("\n{}", draw::scores(moment, &self.voice));
        anstream::println!("\n{}", draw::explained(moment, self.replay.viewer, &self.voice));
    }

    fn help(&self) -> String {
        self.voice.say(&Phrase::new("terminal-replay-help"))
    }

    fn walk(&self) -> Result<()> {
        let mut step = 0;
        self.show(step)?;
        anstream::println!("{}", self.help());
        loop {
            let prompt = Phrase::new("terminal-step-prompt").with("step", step);
            anstream::print!("{} ", self.voice.say(&prompt));
            std::io::stdout().flush()?;
            let mut line = String::new();
            if std::io::stdin().lock().read_line(&mut line)? == 0 {
                return Ok(());
            }
            step = match line.trim() {
                "" | "n" => (step + 1).min(self.steps()),
                "p" => step.saturating_sub(1),
                "e" => self.steps(),
                "q" | "quit" => return Ok(()),
                number => match number.parse() {
                    Ok(number) if number <= self.steps() => number,
                    _ => {
                        anstream::println!("{}", self.help());
                        continue;
                    }
                },
            };
            self.show(step)?;
        }
    }
}
