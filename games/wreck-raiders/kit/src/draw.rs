//! A table of Wreck Raiders as text.

use crate::text;
use anstyle::AnsiColor;
use kit::paint;
use phrasebook::Voice;
use tabletop::{Arg, Phrase, Seat, Standings};
use wreck_raiders::{
    Bauble, Baubles, Die, Diver, Edition, ExhibitId, Formula, Layer, MatPosition, Piece, Spot, Style,
    Treasure, View, Wreck,
};

/// The displays as everything else names them, beside what is typed for them.
const NUMERALS: [&str; 3] = ["I", "II", "III"];

/// The lagoon, the dice, the cards, the market and every mat.
pub fn draw(view: &View, standings: &Standings, voice: &Voice) -> String {
    let table = Table { view, edition: view.setup.edition, voice };
    let mut lines = table.lagoon();
    lines.push(table.beach());
    lines.push(table.dice());
    lines.extend(table.exhibits());
    lines.extend(table.market());
    for seat in Seat::all(view.position.players) {
        lines.extend(table.mat(seat, standings));
    }
    lines.push(table.legend());
    lines.join("\n")
}

struct Table<'a> {
    view: &'a View,
    edition: Edition,
    voice: &'a Voice,
}

impl Table<'_> {
    /// The wrecks as rings, so that neighbours are beside each other.
    fn lagoon(&self) -> Vec<String> {
        let rings = Wreck::ALL.map(|wreck| self.ring(wreck));
        (0..4)
            .map(|line| rings.iter().map(|ring| ring[line].clone()).collect::<Vec<_>>().join("    "))
            .collect()
    }

    fn ring(&self, wreck: Wreck) -> [String; 4] {
        let ring = self.view.setup.catalogue.rings[wreck.index()];
        let spot = |place: usize| {
            let number = ring[place];
            format!("{number} {}", self.diver_on(Spot::in_wreck(wreck, number)))
        };
        let supply = self.view.remaining.supplies[wreck.index()];
        let discarded =
            self.view.position.discards.iter().filter(|treasure| treasure.wreck() == wreck).count();
        let name = wreck_colour(wreck, &format!("{:<6}", wreck.word()));
        let counts = Phrase::new("terminal-wr-supply").with("left", supply).with("out", discarded);
        let counts = self.voice.say(&counts);
        [
            format!("  {name}{}", paint::faint(&format!("{counts:<14}"))),
            format!("    {} ── {}        ", spot(0), spot(1)),
            format!("  {}        {}      ", spot(5), spot(2)),
            format!("    {} ── {}        ", spot(4), spot(3)),
        ]
    }

    fn diver_on(&self, spot: Spot) -> String {
        let position = &self.view.position;
        let own = Seat::all(position.players).find(|seat| position.mats[seat.index()].divers.contains(&spot));
        let rival = position.solo.as_ref().is_some_and(|solo| solo.rivals.contains(&spot));
        match own {
            Some(seat) => paint::seat(seat, &seat.to_string()),
            None if rival => paint::heading("R"),
            None => paint::faint("·"),
        }
    }

    fn beach(&self) -> String {
        let spot = |number: u8| {
            let shown = self.view.setup.catalogue.beach[number as usize - 1];
            format!("{number} {} {}", self.signs(shown), self.diver_on(Spot::on_beach(number)))
        };
        let spots: Vec<_> = (1..=6).map(spot).collect();
        let left = self.left(self.signed_counts(self.view.remaining.shore));
        format!("  {}{}   {}", self.row("terminal-wr-beach"), spots.join("   "), paint::faint(&left))
    }

    fn dice(&self) -> String {
        let dice = &self.view.position.dice;
        let pool = dice.iter().filter_map(|die| match die {
            Die::Pool(rolled) => Some(match rolled.zone {
                Some(zone) => format!("[{}{}]", rolled.face, self.sign(zone)),
                None => format!("[{}]", rolled.face),
            }),
            Die::Unrolled | Die::Basket(..) => None,
        });
        let taken = dice.iter().filter_map(|die| match die {
            Die::Basket(owner, face) => Some(format!("{}:{face}", owner_name(*owner))),
            Die::Unrolled | Die::Pool(_) => None,
        });
        let (pool, taken) = (pool.collect::<Vec<_>>().join(" "), taken.collect::<Vec<_>>().join(" "));
        let taken = (!taken.is_empty()).then(|| Phrase::new("terminal-wr-taken").with("dice", taken));
        let solo = self.view.position.solo.as_ref();
        let rivals = solo.map(|solo| Phrase::new("terminal-wr-rivals").with("count", solo.pile));
        let besides =
            [taken, rivals].into_iter().flatten().map(|said| format!("   {}", self.voice.say(&said)));
        let besides = paint::faint(&besides.collect::<String>());
        format!("  {}{}{besides}", self.row("terminal-wr-dice"), paint::heading(&pool))
    }

    fn exhibits(&self) -> Vec<String> {
        let deck = Phrase::new("terminal-wr-deck").with("count", self.view.remaining.deck);
        let heading = paint::faint(&format!("  ({})", self.voice.say(&deck)));
        let mut lines = vec![format!("  {}{heading}", paint::heading(&self.word("terminal-wr-exhibits")))];
        lines
            .extend(self.view.position.row.iter().filter_map(|place| place.0).map(|card| self.exhibit(card)));
        lines
    }

    fn exhibit(&self, card: ExhibitId) -> String {
        let exhibit = self.view.setup.catalogue.exhibit(card);
        let treasures: String = exhibit
            .treasures
            .iter()
            .map(|&wreck| wreck_colour(wreck, &format!("{:<6}", wreck.word())))
            .collect();
        let padding = " ".repeat(6 * (6 - exhibit.treasures.len()));
        let crests = [(exhibit.crests.conch, Bauble::Conch), (exhibit.crests.scallop, Bauble::Scallop)];
        let crests: String =
            crests.iter().filter(|(shown, _)| *shown).map(|(_, kind)| self.sign(*kind)).collect();
        let crests = if crests.is_empty() {
            String::new()
        } else {
            self.voice.say(&Phrase::new("terminal-wr-crest").with("crests", crests))
        };
        let coins = self.voice.say(&Phrase::new("terminal-wr-coins").with("coins", exhibit.coins));
        let style = self.style(exhibit.style);
        format!("    {:<4} {treasures}{padding}{coins:>8}  {crests:<9} {style}", card.to_string())
    }

    fn style(&self, style: Style) -> String {
        let reward = match style {
            Style::None => return String::new(),
            Style::Baubles(shown) => self.signs(shown),
            Style::FreePiece | Style::AnyBauble => self.voice.say(&text::style(self.edition, style)),
        };
        self.voice.say(&Phrase::new("terminal-wr-style").with("reward", reward))
    }

    fn market(&self) -> Vec<String> {
        let mut lines = vec![format!("  {}", paint::heading(&self.word("terminal-wr-market")))];
        for layer in Layer::ALL {
            let laid = self
                .view
                .position
                .market
                .iter()
                .filter_map(|place| place.0)
                .filter(|piece| piece.layer == layer);
            let pieces: String = laid.map(|piece| format!("{:<24}", self.piece(piece))).collect();
            let left = self.left(self.view.remaining.stacks[layer.index()]);
            let name = self.voice.say(&Phrase::new("terminal-wr-layer").with("layer", layer.word()));
            lines.push(format!("    {name:<11}{pieces}{}", paint::faint(&left)));
        }
        lines
    }

    /// `M3 cs→4 *`: costs a conch and a scallop, is worth 4, shows a starfish.
    fn piece(&self, piece: Piece) -> String {
        let data = self.view.setup.catalogue.piece(piece);
        let cost = self.signs(data.cost);
        match data.formula {
            None => format!("{piece} {cost}→{} {}", data.coins, self.signs(data.symbols)),
            Some(Formula::Piece) => {
                format!("{piece} {cost}→{} {}", data.coins, self.word("terminal-wr-per-piece"))
            }
            Some(Formula::Set(set)) => {
                let each = Phrase::new("terminal-wr-per-set").with("set", self.signs(set));
                format!("{piece} {cost}→{} {}", data.coins, self.voice.say(&each))
            }
        }
    }

    fn mat(&self, seat: Seat, standings: &Standings) -> Vec<String> {
        let mat = &self.view.position.mats[seat.index()];
        let rules = self.edition.rules(self.view.position.players).expect("a view is of a table that exists");
        let off = rules.divers as usize - mat.divers.len();
        let on_turn = if self.view.position.turn == seat { " ◂" } else { "" };
        let baubles = self.signed_counts(mat.basket);
        let score = standings.of(seat).score;
        let name = paint::seat(seat, &format!("{seat}{on_turn}"));
        let head = Phrase::new("terminal-wr-mat")
            .with("coins", score)
            .with("basket", baubles)
            .with("off", off)
            .with("divers", rules.divers)
            .with("exhibits", mat.exhibits.len())
            .with("enough", rules.exhibits_to_end);
        let mut lines = vec![format!("  {name}   {}", self.voice.say(&head))];
        let (left, right) = (self.left_of_mat(mat), self.vault(mat));
        for index in 0..left.len().max(right.len()) {
            let (text, width) = left.get(index).cloned().unwrap_or_default();
            let vault = right.get(index).cloned().unwrap_or_default();
            lines.push(format!("     {text}{}{vault}", " ".repeat(48_usize.saturating_sub(width))));
        }
        lines
    }

    /// Displays, cards and aquariums, each line with its width.
    fn left_of_mat(&self, mat: &MatPosition) -> Vec<(String, usize)> {
        let pedestals = self.view.setup.catalogue.pedestals as usize;
        let mut lines: Vec<_> = (0..3).map(|index| display(mat, index, pedestals)).collect();
        let cards: Vec<_> =
            mat.exhibits.iter().map(|claimed| self.claimed(claimed.card, claimed.conch)).collect();
        let aquariums: Vec<_> = mat.aquariums.iter().map(|pieces| aquarium(pieces)).collect();
        for (id, things) in [("terminal-wr-cards", cards), ("terminal-wr-tanks", aquariums)] {
            for (index, chunk) in things.chunks(5).enumerate() {
                let name = if index == 0 { self.word(id) } else { String::new() };
                let line = format!("{name:<5} {}", chunk.join(" "));
                let width = line.chars().count();
                lines.push((line, width));
            }
        }
        lines
    }

    fn claimed(&self, card: ExhibitId, conch: bool) -> String {
        let coins = self.view.setup.catalogue.exhibit(card).coins;
        let conch = if conch { "+2" } else { "" };
        format!("{card}({coins}{conch})")
    }

    fn vault(&self, mat: &MatPosition) -> Vec<String> {
        let rows = self.view.setup.catalogue.vault_rows.iter().enumerate().rev();
        rows.map(|(row, worth)| {
            let cell = |column: usize| mat.vault.get(column).and_then(|column| column.get(row)).copied();
            let cells: String = (0..3).map(|column| treasure_cell(cell(column), "")).collect();
            let name = self.voice.say(&Phrase::new("terminal-wr-vault").with("worth", *worth));
            format!("{name}  {cells}")
        })
        .collect()
    }

    fn sign(&self, kind: Bauble) -> char {
        match (self.edition, kind) {
            (Edition::First, Bauble::Conch) => 'k',
            (Edition::Second, Bauble::Conch) => 'c',
            (_, Bauble::Scallop) => 's',
            (_, Bauble::Starfish) => '*',
        }
    }

    fn signs(&self, baubles: Baubles) -> String {
        Bauble::ALL
            .iter()
            .flat_map(|&kind| std::iter::repeat_n(self.sign(kind), baubles.of(kind).into()))
            .collect()
    }

    fn signed_counts(&self, baubles: Baubles) -> String {
        let counts = Bauble::ALL.iter().map(|&kind| format!("{}{}", baubles.of(kind), self.sign(kind)));
        counts.collect::<Vec<_>>().join(" ")
    }

    /// A word that heads or names something.
    fn word(&self, id: &'static str) -> String {
        self.voice.say(&Phrase::new(id))
    }

    /// A heading at the left, as wide as the others.
    fn row(&self, id: &'static str) -> String {
        paint::heading(&format!("{:<8}", self.word(id)))
    }

    fn left(&self, count: impl Into<Arg>) -> String {
        self.voice.say(&Phrase::new("terminal-left").with("count", count))
    }

    fn legend(&self) -> String {
        let name = |kind: Bauble| self.voice.say(&text::bauble(self.edition, kind));
        let signs = Bauble::ALL.map(|kind| format!("{} {}", self.sign(kind), name(kind)));
        let example = Phrase::new("terminal-wr-legend").with("conch", self.sign(Bauble::Conch).to_string());
        let signs = format!("  {}   {}", signs.join("   "), self.voice.say(&example));
        paint::faint(&format!("{signs}\n  {}", self.word("terminal-wr-typed")))
    }
}

fn owner_name(owner: Diver) -> String {
    match owner {
        Diver::Of(seat) => seat.to_string(),
        Diver::Rival => "R".into(),
    }
}

fn display(mat: &MatPosition, index: usize, pedestals: usize) -> (String, usize) {
    let tile = |place: usize| mat.displays.get(index).and_then(|display| display.get(place));
    let cell = |place: usize| {
        let tile = tile(place);
        treasure_cell(
            tile.map(|tile| tile.treasure),
            if tile.is_some_and(|tile| tile.covered) { "*" } else { "" },
        )
    };
    let cells: String = (0..pedestals).map(cell).collect();
    (format!("{:<3} d{} {cells}", NUMERALS[index], index + 1), 7 + 8 * pedestals)
}

fn treasure_cell(treasure: Option<Treasure>, mark: &str) -> String {
    match treasure {
        Some(treasure) => wreck_colour(treasure.wreck(), &format!("{:<8}", format!("{treasure}{mark}"))),
        None => paint::faint(&format!("{:<8}", "·")),
    }
}

fn aquarium(pieces: &[Piece]) -> String {
    let names: Vec<_> = pieces.iter().map(ToString::to_string).collect();
    names.join("-")
}

fn wreck_colour(wreck: Wreck, text: &str) -> String {
    let colour = match wreck {
        Wreck::Gem => AnsiColor::Cyan,
        Wreck::Gold => AnsiColor::Yellow,
        Wreck::Art => AnsiColor::Magenta,
        Wreck::Relic => AnsiColor::Green,
    };
    paint::colour(colour, text)
}
