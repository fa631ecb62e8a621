//! A table of Coralia as text.

use crate::text;
use anstyle::AnsiColor;
use coralia::{Colour, Holdings, Pile, Space, View};
use kit::paint;
use phrasebook::Voice;
use tabletop::{Phrase, Seat, Standings, Viewer};

/// The reefs, the island, the dice, the piles and what lies in front of everyone.
pub fn draw(view: &View, standings: &Standings, voice: &Voice) -> String {
    let table = Table { view, voice };
    let mut lines = vec![table.round(), table.spaces()];
    lines.extend(Colour::ALL.map(|colour| table.reef(colour)));
    lines.extend([table.island(), table.station(), table.supply(), table.piles(), table.beside()]);
    for seat in Seat::all(view.progress.players.into()) {
        lines.extend(table.seat(seat, standings));
    }
    let legend = ["terminal-co-legend", "terminal-co-typed"].map(|id| format!("  {}", table.word(id)));
    lines.push(paint::faint(&legend.join("\n")));
    lines.join("\n")
}

struct Table<'a> {
    view: &'a View,
    voice: &'a Voice,
}

impl Table<'_> {
    fn round(&self) -> String {
        let progress = &self.view.progress;
        let (players, turns) = (progress.players, progress.all_turns());
        if progress.is_final_scoring() {
            return format!("  {}", paint::heading(&self.word("terminal-co-final")));
        }
        let round = Phrase::new("terminal-co-round").with("round", progress.turns / players + 1);
        format!("  {}", self.voice.say(&round.with("rounds", turns / players)))
    }

    fn spaces(&self) -> String {
        let points = &self.view.catalogue.reef_points;
        let name = |space: &Space| {
            let name = self.voice.say(&Phrase::new("terminal-co-space").with("space", space.word()));
            match points[space.index()] {
                0 => name,
                worth => format!("{name} {worth}"),
            }
        };
        let names: String = Space::ALL.iter().map(|space| format!("{:<14}", name(space))).collect();
        paint::faint(&format!("  {:<10}{names}", ""))
    }

    fn reef(&self, colour: Colour) -> String {
        let cells: String = Space::ALL.iter().map(|&space| self.cell(colour, space)).collect();
        format!("  {}{cells}", in_colour(colour, &format!("{:<10}", colour.word())))
    }

    fn cell(&self, colour: Colour, space: Space) -> String {
        let reef = self.view.board.reef(colour);
        let die = match (reef.dice.has(space), reef.white.has(space)) {
            (_, true) => "□".to_owned(),
            (true, false) => in_colour(colour, "■"),
            (false, false) => paint::faint("·"),
        };
        let (text, width) = match space {
            Space::Octopus => figure(reef.octopus),
            Space::Diver => figure(self.diver_on(colour)),
            Space::Turtle => {
                reef.turtle.map_or_else(Default::default, |turtle| self.short(&bonus(turtle.word())))
            }
            Space::Treasure if reef.chest => self.short(&Phrase::new("terminal-co-chest")),
            _ => (String::new(), 0),
        };
        format!("{die} {text}{}", " ".repeat(12_usize.saturating_sub(width)))
    }

    fn diver_on(&self, colour: Colour) -> Option<Seat> {
        let mut seats = Seat::all(self.view.progress.players.into());
        seats.find(|seat| self.view.holdings[seat.index()].diver == Some(colour))
    }

    fn island(&self) -> String {
        let dice = Colour::ALL.iter().filter(|colour| self.view.board.island[colour.index()] > 0);
        let dice = dice.map(|&colour| {
            in_colour(colour, &format!("{} {colour}", self.view.board.island[colour.index()]))
        });
        let white = (self.view.board.white > 0)
            .then(|| self.voice.say(&Phrase::new("terminal-co-white").with("count", self.view.board.white)));
        let all: Vec<_> = dice.chain(white).collect();
        let all = if all.is_empty() { self.word("terminal-co-no-dice") } else { all.join("  ") };
        format!("  {}{all}", self.row("terminal-co-island"))
    }

    fn station(&self) -> String {
        let dice: Vec<_> =
            self.view.station.iter().map(|die| in_colour(die.colour, &format!("[{die}]"))).collect();
        format!("  {}{}", self.row("terminal-co-station"), dice.join(" "))
    }

    fn supply(&self) -> String {
        let dice = Colour::ALL
            .map(|colour| in_colour(colour, &format!("{} {colour}", self.view.supply[colour.index()])));
        format!("  {}{}", self.row("terminal-co-supply"), dice.join("  "))
    }

    fn piles(&self) -> String {
        let pile = |pile: Pile| {
            let seen = &self.view.piles[pile.index()];
            let known = seen.under.iter().map(|card| card.map_or(Phrase::new("co-card-hidden"), text::card));
            match known.collect::<Vec<_>>() {
                none if none.is_empty() => format!("{pile} {}", seen.unseen),
                known => {
                    let then = Phrase::new("terminal-co-then").with("pile", pile.to_string());
                    self.voice.say(&then.with("count", seen.unseen).with("cards", known))
                }
            }
        };
        format!("  {}{}", self.row("terminal-co-piles"), Pile::ALL.map(pile).join("   "))
    }

    fn beside(&self) -> String {
        let board = &self.view.board;
        let turtles = listed(board.side_turtles.iter().map(|turtle| bonus(turtle.word())));
        let beside = Phrase::new("terminal-co-beside-these").with("turtles", turtles);
        let beside = beside.with("chests", board.side_chests).with("stingrays", board.stingrays);
        format!("  {}{}", self.row("terminal-co-beside"), self.voice.say(&beside))
    }

    fn seat(&self, seat: Seat, standings: &Standings) -> [String; 2] {
        let held = &self.view.holdings[seat.index()];
        let on_turn = if self.view.progress.seat == seat { " ◂" } else { "" };
        let name = paint::seat(seat, &format!("{seat}{on_turn}"));
        let octopuses = 2 - self.view.board.octopuses(seat);
        let figures = Phrase::new("terminal-co-figures")
            .with("points", standings.of(seat).score)
            .with("colour", held.diver.map_or("none", Colour::word))
            .with("octopuses", octopuses);
        let figures = self.voice.say(&figures);
        [format!("  {name}   {figures}   {}", self.tiles(held)), self.hand(seat, held)]
    }

    /// The cards this viewer knows, and how many others there are.
    fn hand(&self, seat: Seat, held: &Holdings) -> String {
        let mut known: Vec<_> = self.view.known_cards(seat).collect();
        known.sort_unstable();
        let hidden = self.view.cards[seat.index()] as usize - held.stingrays as usize - known.len();
        let stingrays = std::iter::repeat_n(bonus("stingray"), held.stingrays.into());
        let hidden = (hidden > 0).then(|| Phrase::new("terminal-co-hidden").with("count", hidden));
        let cards = listed(known.into_iter().map(text::card).chain(stingrays).chain(hidden));
        let hand = Phrase::new("terminal-co-hand").with("you", self.view.viewer == Viewer::Seat(seat));
        format!("       {}", self.voice.say(&hand.with("cards", cards)))
    }

    fn tiles(&self, held: &Holdings) -> String {
        let turtles = held.turtles.iter().map(|turtle| bonus(turtle.word())).collect::<Vec<_>>();
        let chests = held.chests.iter().map(|chest| bonus(chest.word())).collect::<Vec<_>>();
        let all = [("terminal-co-turtles", turtles), ("terminal-co-chests", chests)];
        let some = all.into_iter().filter(|(_, tiles)| !tiles.is_empty());
        some.map(|(id, tiles)| self.voice.say(&Phrase::new(id).with("tiles", tiles)) + "   ").collect()
    }

    /// A few letters with their width.
    fn short(&self, phrase: &Phrase) -> (String, usize) {
        let said = self.voice.say(phrase);
        let width = said.chars().count();
        (said, width)
    }

    /// A word that heads or names something.
    fn word(&self, id: &'static str) -> String {
        self.voice.say(&Phrase::new(id))
    }

    /// A heading at the left, as wide as the others.
    fn row(&self, id: &'static str) -> String {
        paint::heading(&format!("{:<9}", self.word(id)))
    }
}

fn figure(seat: Option<Seat>) -> (String, usize) {
    seat.map_or((String::new(), 0), |seat| (paint::seat(seat, &seat.to_string()), 1))
}

/// What a turtle or a chest brings, in a word or two.
fn bonus(word: &'static str) -> Phrase {
    Phrase::new("terminal-co-bonus").with("bonus", word)
}

/// Some things as a list, which says so if there are none.
fn listed(things: impl Iterator<Item = Phrase>) -> Vec<Phrase> {
    let things: Vec<_> = things.collect();
    if things.is_empty() { vec![Phrase::new("terminal-none")] } else { things }
}

fn in_colour(colour: Colour, text: &str) -> String {
    let ansi = match colour {
        Colour::Yellow => AnsiColor::BrightYellow,
        Colour::Blue => AnsiColor::BrightBlue,
        Colour::Red => AnsiColor::BrightRed,
        Colour::Orange => AnsiColor::Yellow,
        Colour::Green => AnsiColor::BrightGreen,
        Colour::Violet => AnsiColor::BrightMagenta,
    };
    paint::colour(ansi, text)
}
