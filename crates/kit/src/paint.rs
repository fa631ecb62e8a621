//! Colours, never as the only cue: every coloured word can also be recognised by its letters.

use anstyle::{AnsiColor, Color, Style};
use phrasebook::Voice;
use tabletop::{Seat, Section};

const SEATS: [AnsiColor; 5] = [
    AnsiColor::BrightCyan,
    AnsiColor::BrightYellow,
    AnsiColor::BrightMagenta,
    AnsiColor::BrightGreen,
    AnsiColor::BrightRed,
];

/// Something in the colour of a seat.
pub fn seat(seat: Seat, text: &str) -> String {
    styled(coloured(SEATS[seat.index()]).bold(), text)
}

pub fn heading(text: &str) -> String {
    styled(Style::new().bold(), text)
}

/// Something that stands back.
pub fn faint(text: &str) -> String {
    styled(Style::new().dimmed(), text)
}

/// Something in one of the terminal's colours.
pub fn colour(colour: AnsiColor, text: &str) -> String {
    styled(coloured(colour), text)
}

/// Parts of a table, each under its title.
pub fn sections(sections: &[Section], voice: &Voice) -> String {
    let part = |section: &Section| {
        let lines = section.lines.iter().map(|line| format!("  {}", voice.say(line)));
        let title = heading(&voice.say(&section.title));
        std::iter::once(title).chain(lines).collect::<Vec<_>>().join("\n")
    };
    sections.iter().map(part).collect::<Vec<_>>().join("\n")
}

const fn coloured(colour: AnsiColor) -> Style {
    Style::new().fg_color(Some(Color::Ansi(colour)))
}

fn styled(style: Style, text: &str) -> String {
    format!("{style}{text}{style:#}")
}
