//! `lagoon play`: a table at the terminal, or for a script on a pipe.

mod answer;
mod input;
mod open;

use crate::cli::Play;
use crate::draw::paint;
use crate::files::SaveError;
use crate::{draw, files};
use anyhow::{Context, Result};
use bots::Budget;
use input::{Input, Line};
use phrasebook::Voice;
use referee::StepCount;
use shelf::{Barred, Choice, Moment, Question, SeatKind, Shelf, StepError, TakeBack, Telling};
use std::collections::VecDeque;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Duration;
use tabletop::{Pending, Phrase, Refusal, Seat, Viewer};

pub fn run(play: &Play, shelf: &Shelf) -> Result<ExitCode> {
    let mut sitting = open::open(play, shelf)?;
    sitting.welcome();
    sitting.play()?;
    Ok(ExitCode::SUCCESS)
}

/// Some people, or none, at one table and one keyboard.
struct Sitting {
    moment: Moment,
    seats: Vec<SeatKind>,
    /// What the bot that must decide means to do next.
    foreseen: VecDeque<String>,
    voice: Voice,
    file: PathBuf,
    input: Input,
    /// Steps whose events have been told, by seat: on a screen that is hidden, each person reads alone.
    told: Vec<StepCount>,
    /// The person who looked at the screen last.
    watching: Option<Seat>,
    /// Whether someone else has decided since that person saw the whole table.
    moved_on: bool,
}

/// What follows a line of input.
enum Then {
    Ask,
    GoOn,
    Leave,
}

impl Sitting {
    fn welcome(&self) {
        if let Some(commitment) = self.moment.commitment() {
            let committed = Phrase::new("terminal-committed").with("commitment", commitment.to_string());
            anstream::println!("{}", paint::faint(&self.voice.say(&committed)));
        }
        let persons = self.persons().count();
        if persons > 0 {
            anstream::println!("{}", paint::faint(&self.words("terminal-type-help")));
        }
    }

    fn play(&mut self) -> Result<()> {
        loop {
            match self.moment.pending() {
                Pending::Over => {
                    self.finish();
                    return Ok(());
                }
                Pending::Chance => self.moment = self.moment.settled()?,
                Pending::Decision(seat) if self.seats[seat.index()] == SeatKind::Me => {
                    match self.person(seat)? {
                        Then::Leave => return Ok(()),
                        Then::Ask | Then::GoOn => {}
                    }
                }
                Pending::Decision(seat) => self.bot(seat)?,
            }
        }
    }

    /// A bot decides; what it foresaw surely it does not think about again.
    fn bot(&mut self, seat: Seat) -> Result<()> {
        // A bot's seed needs no secret: its choices are seen as soon as they are made.
        let seed = self.moment.count().0 as u64 * 8 + seat.index() as u64;
        if self.foreseen.is_empty() {
            let thought = self.moment.think(self.seats[seat.index()], seed);
            self.foreseen = thought.map(|thought| thought.choose().into()).unwrap_or_default();
        }
        let chosen = self.foreseen.pop_front().context("a bot found nothing to do")?;
        self.moment = self.moment.after(seat, &chosen)?;
        if self.moment.pending() != Pending::Decision(seat) {
            self.foreseen.clear();
        }
        self.moved_on = true;
        Ok(())
    }

    fn words(&self, id: &'static str) -> String {
        self.voice.say(&Phrase::new(id))
    }

    fn about_file(&self, id: &'static str, file: &Path) -> String {
        self.voice.say(&Phrase::new(id).with("file", file.display().to_string()))
    }

    fn persons(&self) -> impl Iterator<Item = Seat> {
        Seat::all(self.seats.len()).filter(|seat| self.seats[seat.index()] == SeatKind::Me)
    }

    /// Shows a person what happened and asks until something is decided.
    fn person(&mut self, seat: Seat) -> Result<Then> {
        let options = self.moment.options();
        if let [only] = &options[..]
            && self.moment.before(TakeBack::Fairly(seat)).is_err()
        {
            return self.take_only_option(seat, only);
        }
        if !self.pass_keyboard(seat)? {
            return Ok(self.leave());
        }
        self.tell(seat);
        if self.moved_on || self.watching != Some(seat) {
            anstream::println!("{}", draw::table(&self.moment, Viewer::Seat(seat), &self.voice));
        }
        (self.watching, self.moved_on) = (Some(seat), false);
        self.ask(seat, &options);
        loop {
            match self.line(seat, &options)? {
                Then::Ask => {}
                then => return Ok(then),
            }
        }
    }

    /// One option that changes nothing is taken for you.
    fn take_only_option(&mut self, seat: Seat, only: &Choice) -> Result<Then> {
        self.moment = self.moment.after(seat, &only.notation)?;
        Ok(Then::GoOn)
    }

    /// Where players hold secrets, the screen is handed over before the next person looks. False at the end of input.
    fn pass_keyboard(&mut self, seat: Seat) -> Result<bool> {
        let several = self.persons().count() > 1;
        if !self.moment.game().has_secrets() || !several || self.watching == Some(seat) {
            return Ok(true);
        }
        self.input.clear_screen();
        let pass = self.voice.say(&Phrase::new("terminal-pass").with("who", seat));
        anstream::println!("\n{}", paint::seat(seat, &pass));
        Ok(self.input.wait_for_enter()?)
    }

    fn tell(&mut self, seat: Seat) {
        for line in self.moment.events(Some(Viewer::Seat(seat)), self.told[seat.index()]) {
            anstream::println!("  {}", paint::faint(&self.voice.say(&line.text)));
        }
        let alone = self.moment.game().has_secrets();
        let readers =
            self.told.iter_mut().enumerate().filter(|(reader, _)| !alone || *reader == seat.index());
        readers.for_each(|(_, told)| *told = self.moment.count());
    }

    fn ask(&self, seat: Seat, options: &[Choice]) {
        let asked = self.voice.say(&self.moment.seen_by(Viewer::Seat(seat)).asked());
        let asked = Phrase::new("terminal-asked").with("who", seat).with("asked", asked);
        anstream::println!("\n{}", paint::seat(seat, &self.voice.say(&asked)));
        for (index, (option, brings)) in options.iter().zip(self.moment.brings()).enumerate() {
            let notation = paint::faint(&format!("{:<18}", option.notation));
            anstream::println!("  {:>3}  {notation} {}", index + 1, self.voice.say(&option.text));
            if let Some(brings) = brings {
                anstream::println!("{:26}{}", "", paint::faint(&self.voice.say(&brings.phrase)));
            }
        }
    }

    fn line(&mut self, seat: Seat, options: &[Choice]) -> Result<Then> {
        match self.input.line(&format!("{seat}> "))? {
            Line::End | Line::Quit => return Ok(self.leave()),
            Line::Undo => return Ok(self.undo(seat)),
            Line::QuitUnsaved => return Ok(Then::Leave),
            Line::Nothing => {}
            Line::Help => anstream::println!("{}", self.words("terminal-help")),
            Line::Table => {
                anstream::println!("{}", draw::table(&self.moment, Viewer::Seat(seat), &self.voice));
            }
            Line::Options => self.ask(seat, options),
            Line::Log => self.log(seat),
            Line::Score => self.print_scores(Viewer::Seat(seat)),
            Line::Advise => self.advise(),
            Line::Save(file) => drop(self.save(file.as_deref())),
            Line::Choice(text) => return Ok(self.choose(seat, options, &text)),
        }
        Ok(Then::Ask)
    }

    fn choose(&mut self, seat: Seat, options: &[Choice], text: &str) -> Then {
        let numbered = text.parse::<usize>().ok().and_then(|number| options.get(number.checked_sub(1)?));
        let notation = numbered.map_or(text, |option| &option.notation);
        match self.moment.after(seat, notation) {
            Ok(after) => {
                self.moment = after;
                Then::GoOn
            }
            Err(error) => {
                anstream::println!(
                    "  {}",
                    self.voice.say(&self.refusal(seat, notation, &error, options.len(), text))
                );
                Then::Ask
            }
        }
    }

    /// Why an action is not offered, with its clause; of what is no action at all only that.
    fn refusal(&self, seat: Seat, notation: &str, error: &StepError, options: usize, typed: &str) -> Phrase {
        match self.moment.why(seat, notation) {
            Ok(Some(Barred { reason: Refusal { clause, phrase }, .. })) => {
                Phrase::new("terminal-why").with("why", phrase).with("clause", clause)
            }
            _ => answer::not_played(error, options, typed),
        }
    }

    fn undo(&mut self, seat: Seat) -> Then {
        match self.moment.before(TakeBack::Fairly(seat)) {
            Ok(before) => {
                for line in self.moment.lines(before.count()) {
                    let undone = Phrase::new("terminal-taken-back").with("step", line.to_string());
                    anstream::println!("  {}", self.voice.say(&undone));
                }
                self.moment = before;
                let count = self.moment.count();
                self.told.iter_mut().for_each(|told| *told = count.min(*told));
                Then::GoOn
            }
            Err(refusal) => {
                anstream::println!("  {}", self.voice.say(&answer::not_undone(refusal)));
                Then::Ask
            }
        }
    }

    fn log(&self, seat: Seat) {
        for line in self.moment.events(Some(Viewer::Seat(seat)), StepCount(0)) {
            anstream::println!("{:>5}  {}", line.step, self.voice.say(&line.text));
        }
    }

    /// The best options as a strong bot sees them, unless that would be unfair to another person.
    fn advise(&self) {
        if self.persons().count() > 1 {
            anstream::println!("  {}", self.words("terminal-no-advice"));
            return;
        }
        let thinking = Question { budget: Some(Budget::Time(Duration::from_secs(1))), ..Question::default() };
        let Some(advice) = self.moment.advise(&thinking) else { return };
        // In solo play there is nobody to win against.
        let wins = |told: String| if self.seats.len() > 1 { format!(" {told:>8}") } else { String::new() };
        let [score, won, tried] = ["terminal-advice-score", "terminal-advice-wins", "terminal-advice-tried"]
            .map(|id| self.words(id));
        anstream::println!("  {:<22}{score:>6}{} {tried:>9}", "", wins(won));
        for rated in advice.options.iter().take(5) {
            let chance = Phrase::new("terminal-percent").with("percent", answer::percent(rated.win_chance));
            let chance = wins(self.voice.say(&chance));
            let score = self.voice.say(&answer::decimal(rated.score));
            let (notation, tried) = (&rated.notation, rated.simulations);
            anstream::println!("  {notation:<22}{score:>6}{chance} {tried:>9}");
        }
        let all = Phrase::new("terminal-advice-sure").with("count", advice.simulations as usize);
        let all = all.with("percent", answer::percent(advice.confidence));
        anstream::println!("  {}", paint::faint(&self.voice.say(&all)));
    }

    fn save(&self, file: Option<&Path>) -> bool {
        let path = file.unwrap_or(&self.file);
        let record = self.moment.record(Telling::Owner).map_err(|_| SaveError::Unknown);
        let saved = record.and_then(|record| files::write_record(path, &open::noted(&record, &self.seats)));
        let said = match &saved {
            Ok(()) => self.about_file("terminal-saved", path),
            Err(error) => self.voice.say(&answer::not_saved(error, path)),
        };
        anstream::println!("  {said}");
        saved.is_ok()
    }

    /// Nothing is lost by leaving: the game is saved first, and if that fails nobody leaves unasked.
    fn leave(&mut self) -> Then {
        if self.save(None) {
            anstream::println!("  {}", self.about_file("terminal-go-on", &self.file));
            Then::Leave
        } else if self.input.ended() {
            Then::Leave
        } else {
            anstream::println!("  {}", self.words("terminal-save-elsewhere"));
            Then::Ask
        }
    }

    fn print_scores(&self, viewer: Viewer) {
        anstream::println!("{}\n", draw::scores(&self.moment, &self.voice));
        anstream::println!("{}", draw::explained(&self.moment, viewer, &self.voice));
    }

    fn finish(&mut self) {
        let viewer = self.persons().next().map_or(Viewer::Spectator, Viewer::Seat);
        let told = self.persons().next().map_or(self.moment.count(), |seat| self.told[seat.index()]);
        for line in self.moment.events(Some(viewer), told) {
            anstream::println!("  {}", paint::faint(&self.voice.say(&line.text)));
        }
        anstream::println!("{}\n", draw::table(&self.moment, viewer, &self.voice));
        self.print_scores(viewer);
        anstream::println!("\n{}", paint::heading(&self.voice.say(&draw::winners(&self.moment))));
        if let Some(word) = self.moment.last_word() {
            anstream::println!("{}", self.voice.say(&word));
        }
        if self.save(None) {
            anstream::println!("  {}", self.about_file("terminal-afterwards", &self.file));
        }
    }
}
