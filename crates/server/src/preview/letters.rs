//! Text as outlines, so that a picture needs no fonts where it is drawn.
//!
//! The fonts are the client's, Fraunces and Nunito Sans (SIL Open Font License, see `fonts.md`), in one weight and with the
//! letters of Europe.

use std::fmt::Write;
use ttf_parser::{Face, GlyphId, OutlineBuilder};

/// A typeface.
pub struct Letters {
    face: Face<'static>,
}

/// A line of text that is set in some size.
pub struct Line {
    /// The data of an SVG path that begins at the left end of the base line.
    pub path: String,
    pub width: f32,
}

impl Letters {
    /// For headings, names and numbers.
    pub fn serif() -> Option<Self> {
        Some(Self { face: Face::parse(include_bytes!("fraunces.ttf"), 0).ok()? })
    }

    /// For everything else.
    pub fn sans() -> Option<Self> {
        Some(Self { face: Face::parse(include_bytes!("nunito-sans.ttf"), 0).ok()? })
    }

    /// A line no wider than `most`: smaller first, then cut.
    pub fn fit(&self, text: &str, size: f32, most: f32) -> Line {
        let whole = self.set(text, size);
        if whole.width <= most {
            return whole;
        }
        let size = size * 0.72;
        let mut letters: Vec<char> = text.chars().collect();
        loop {
            let cut: String = letters.iter().collect();
            let line = self.set(
                &if letters.len() < text.chars().count() { format!("{}…", cut.trim_end()) } else { cut },
                size,
            );
            if line.width <= most || letters.pop().is_none() {
                return line;
            }
        }
    }

    /// Lines of whole words no wider than `most`.
    pub fn wrap(&self, text: &str, size: f32, most: f32) -> Vec<Line> {
        let mut lines: Vec<String> = Vec::new();
        for word in text.split_whitespace() {
            let longer = lines.last().map(|line| format!("{line} {word}"));
            match longer.filter(|line| self.set(line, size).width <= most) {
                Some(line) => *lines.last_mut().expect("there is a line that grew") = line,
                None => lines.push(word.to_owned()),
            }
        }
        lines.iter().map(|line| self.fit(line, size, most)).collect()
    }

    /// Whether it has all letters of a text.
    pub fn knows(&self, text: &str) -> bool {
        text.chars().all(|letter| self.face.glyph_index(letter).is_some())
    }

    fn set(&self, text: &str, size: f32) -> Line {
        let scale = size / f32::from(self.face.units_per_em());
        let mut pen = Pen { path: String::new(), scale, x: 0.0 };
        for glyph in text.chars().filter_map(|letter| self.face.glyph_index(letter)) {
            self.face.outline_glyph(glyph, &mut pen);
            pen.x += self.advance(glyph) * scale;
        }
        Line { path: pen.path, width: pen.x }
    }

    fn advance(&self, glyph: GlyphId) -> f32 {
        f32::from(self.face.glyph_hor_advance(glyph).unwrap_or_default())
    }
}

/// Writes outlines as path data.
struct Pen {
    path: String,
    scale: f32,
    x: f32,
}

impl Pen {
    fn write(&mut self, command: char, points: &[(f32, f32)]) {
        self.path.push(command);
        for (x, y) in points {
            write!(self.path, "{:.1} {:.1} ", self.x + x * self.scale, -y * self.scale)
                .expect("a string takes it");
        }
    }
}

impl OutlineBuilder for Pen {
    fn move_to(&mut self, x: f32, y: f32) {
        self.write('M', &[(x, y)]);
    }

    fn line_to(&mut self, x: f32, y: f32) {
        self.write('L', &[(x, y)]);
    }

    fn quad_to(&mut self, x1: f32, y1: f32, x: f32, y: f32) {
        self.write('Q', &[(x1, y1), (x, y)]);
    }

    fn curve_to(&mut self, x1: f32, y1: f32, x2: f32, y2: f32, x: f32, y: f32) {
        self.write('C', &[(x1, y1), (x2, y2), (x, y)]);
    }

    fn close(&mut self) {
        self.path.push('Z');
    }
}
