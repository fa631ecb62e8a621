//! The picture of a preview: a sheet of paper with the players before the game's cover, drawn as SVG and then as PNG.

use super::card::{Card, Place};
use super::letters::{Letters, Line};
use phrasebook::render;
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};
use std::fmt::Write;
use tabletop::Phrase;

pub const WIDTH: u32 = 1200;
pub const HEIGHT: u32 = 630;

/// The left edge of everything on the sheet, and how wide it may be.
const LEFT: f32 = 52.0;
const MOST: f32 = 440.0;
const INK: &str = "#12202b";
const FADED: &str = "#5a5648";
/// The colours of seats, and what else tells them apart, as the page has them.
const SEATS: [(&str, &str); 5] = [
    ("#7E57C2", "M10 2.5 18 17H2z"),
    ("#E4572E", "M3.5 3.5h13v13h-13z"),
    ("#2E9E5B", "M2.7 10a7.3 7.3 0 1 0 14.6 0a7.3 7.3 0 1 0 -14.6 0z"),
    ("#2F7FD1", "M10 1.5 18.5 10 10 18.5 1.5 10z"),
    ("#D9A400", "M7.2 2h5.6v5.2H18v5.6h-5.2V18H7.2v-5.2H2V7.2h5.2z"),
];

/// A card as PNG; none if it cannot be drawn.
pub fn draw(card: &Card) -> Option<Vec<u8>> {
    let tree = Tree::from_str(&svg(card)?, &Options::default()).ok()?;
    let mut pixels = Pixmap::new(WIDTH, HEIGHT)?;
    resvg::render(&tree, Transform::identity(), &mut pixels.as_mut());
    pixels.encode_png().ok()
}

/// A card as SVG. No word of it is text: everything is an outline, so that no name can be anything else.
pub fn svg(card: &Card) -> Option<String> {
    let (serif, sans) = (Letters::serif()?, Letters::sans()?);
    let mut sheet = Sheet { svg: opening(card), serif, sans };
    sheet.heading(card);
    for (index, place) in card.places.iter().enumerate() {
        sheet.place(card, index, place);
    }
    sheet.sentence(&card.sentence);
    sheet.signature();
    sheet.svg.push_str("</svg>");
    Some(sheet.svg)
}

/// Everything behind the words.
fn opening(card: &Card) -> String {
    let mut svg = format!(
        r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}"><rect width="{WIDTH}" height="{HEIGHT}" fill="#0f5e73"/>"##
    );
    match card.cover {
        Some(cover) => {
            let place =
                r#"<svg x="420" y="-14" width="780" height="658" preserveAspectRatio="xMaxYMid slice" "#;
            svg.push_str(&cover.replacen("<svg ", place, 1));
        }
        None => svg.push_str(WATER),
    }
    svg.push_str(PAPER);
    svg
}

/// The sea, for games that bring no cover.
const WATER: &str = r##"<circle cx="1010" cy="150" r="150" fill="#ffd98a" opacity=".35"/><circle cx="1010" cy="150" r="84" fill="#ffc857"/><path d="M0 210q120-30 240 0t240 0 240 0 240 0 240 0V630H0z" fill="#7fd6c8"/><path d="M0 300q150-40 300 0t300 0 300 0 300 0V630H0z" fill="#1c9a9c"/><path d="M0 430q150-36 300 0t300 0 300 0 300 0V630H0z" fill="#0f5e73"/><path d="M560 560q160-40 320-6t320-14V630H560z" fill="#f3dfb4"/>"##;
const PAPER: &str = r##"<path d="M0 0H534C570 110 512 230 548 350S520 540 566 630H0z" fill="#06202f" opacity=".28" transform="translate(9 4)"/><path d="M0 0H534C570 110 512 230 548 350S520 540 566 630H0z" fill="#fff9ec"/>"##;

/// A sheet that is being written on.
struct Sheet {
    svg: String,
    serif: Letters,
    sans: Letters,
}

impl Sheet {
    fn heading(&mut self, card: &Card) {
        let title = self.serif.fit(&card.game, 64.0, MOST);
        self.write(&title, LEFT, 104.0, INK);
        if let Some(edition) = &card.edition {
            let edition = self.sans.fit(edition, 30.0, MOST);
            self.write(&edition, LEFT, 150.0, FADED);
        }
    }

    /// Flag with mark, name, score. Those who won stand on gold.
    fn place(&mut self, card: &Card, index: usize, place: &Place) {
        let step = (344.0 / card.places.len() as f32).min(84.0);
        let y = 182.0 + step * index as f32;
        let (colour, mark) = SEATS[index % SEATS.len()];
        let (middle, size) = (y + step / 2.0, step * 0.62);
        if place.first {
            self.add(format_args!(
                r##"<rect x="{}" y="{}" width="{}" height="{}" rx="18" fill="#ffc857" opacity=".55"/>"##,
                LEFT - 16.0,
                y + 3.0,
                MOST + 30.0,
                step - 6.0
            ));
        }
        let (top, flag) = (middle - size / 2.0, size * 0.86);
        let faint = if place.open { 0.35 } else { 1.0 };
        self.add(format_args!(
            r#"<g transform="translate({LEFT} {top})" opacity="{faint}"><path d="M0 0H{flag}V{size}L{} {}L0 {size}z" fill="{colour}"/><path d="{mark}" fill="{}" transform="translate({} {}) scale({})"/></g>"#,
            flag / 2.0, size * 0.82, "#fff", flag * 0.22, size * 0.14, flag * 0.028,
        ));
        let score = place.score.map(|score| self.serif.fit(&score.to_string(), step * 0.46, 110.0));
        let taken = score.as_ref().map_or(0.0, |score| score.width + 24.0);
        let name = self.named(&place.name, index, card, step * 0.4, MOST - flag - 22.0 - taken);
        let base = middle + step * 0.14;
        self.write(&name, LEFT + flag + 20.0, base, if place.open { FADED } else { INK });
        if let Some(score) = score {
            self.write(&score, LEFT + MOST - score.width, base, INK);
        }
    }

    /// A name, or the seat's number for one in letters that the font does not have.
    fn named(&self, name: &str, index: usize, card: &Card, size: f32, most: f32) -> Line {
        let known: String = name.chars().filter(|letter| self.serif.knows(&letter.to_string())).collect();
        if known.trim().is_empty() {
            let number = Phrase::new("server-preview-player").with("number", index + 1);
            return self.serif.fit(&render(card.language, &number), size, most);
        }
        self.serif.fit(known.trim(), size, most)
    }

    fn sentence(&mut self, sentence: &str) {
        for (index, line) in self.sans.wrap(sentence, 24.0, MOST).iter().take(2).enumerate() {
            self.write(line, LEFT, 570.0 + 32.0 * index as f32, FADED);
        }
    }

    fn signature(&mut self) {
        let name = self.serif.fit("Lagoon", 40.0, 300.0);
        let x = WIDTH as f32 - 44.0 - name.width;
        self.add(format_args!(
            r##"<rect x="{}" y="30" width="{}" height="66" rx="24" fill="#0b2b40" opacity=".82"/>"##,
            x - 22.0,
            name.width + 44.0
        ));
        self.write(&name, x, 76.0, "#fff");
    }

    fn write(&mut self, line: &Line, x: f32, y: f32, colour: &str) {
        let path = &line.path;
        write!(self.svg, r#"<path transform="translate({x} {y})" fill="{colour}" d="{path}"/>"#)
            .expect("a string takes it");
    }

    fn add(&mut self, drawn: std::fmt::Arguments<'_>) {
        self.svg.write_fmt(drawn).expect("a string takes it");
    }
}
