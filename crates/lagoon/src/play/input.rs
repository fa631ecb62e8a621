//! Lines a person types, or a script sends.

use std::io::{self, BufRead, IsTerminal, Write};
use std::path::PathBuf;

/// One line, understood.
pub enum Line {
    /// The input has ended.
    End,
    /// An empty line.
    Nothing,
    /// An option by number or notation.
    Choice(String),
    Undo,
    Log,
    Score,
    Advise,
    Help,
    Table,
    Options,
    Save(Option<PathBuf>),
    Quit,
    QuitUnsaved,
}

/// Standard input, echoed where a script sends it so that the output reads like a played game.
pub struct Input {
    interactive: bool,
    ended: bool,
}

impl Input {
    pub fn new() -> Self {
        Self { interactive: io::stdin().is_terminal(), ended: false }
    }

    /// Whether there is nothing more to read.
    pub const fn ended(&self) -> bool {
        self.ended
    }

    /// Asks for a line.
    pub fn line(&mut self, prompt: &str) -> io::Result<Line> {
        anstream::print!("{prompt}");
        let Some(text) = self.read()? else { return Ok(Line::End) };
        let text = text.trim();
        Ok(match text {
            "" => Line::Nothing,
            "undo" | "u" => Line::Undo,
            "log" => Line::Log,
            "score" => Line::Score,
            "advise" | "a" => Line::Advise,
            "help" | "?" | "h" => Line::Help,
            "table" | "t" => Line::Table,
            "options" | "o" => Line::Options,
            "save" => Line::Save(None),
            "quit" | "q" => Line::Quit,
            "quit!" | "q!" => Line::QuitUnsaved,
            _ => match text.strip_prefix("save ") {
                Some(file) => Line::Save(Some(file.trim().into())),
                None => Line::Choice(text.into()),
            },
        })
    }

    /// Waits for Enter; false at the end of input.
    pub fn wait_for_enter(&mut self) -> io::Result<bool> {
        Ok(self.read()?.is_some())
    }

    /// Hides what the last player saw.
    pub fn clear_screen(&self) {
        if self.interactive {
            // Also the lines scrolled away: they show the other player's hand.
            anstream::print!("\x1b[2J\x1b[3J\x1b[H");
        } else {
            anstream::println!("{}", "\n".repeat(3));
        }
    }

    fn read(&mut self) -> io::Result<Option<String>> {
        io::stdout().flush()?;
        let mut line = String::new();
        let read = io::stdin().lock().read_line(&mut line)?;
        self.ended = read == 0;
        if !self.interactive {
            anstream::println!("{}", line.trim_end());
        }
        Ok((!self.ended).then_some(line))
    }
}
