//! The whole table in words, part by part, for reading or listening.

use super::{bauble, baubles, exhibit_face, of, owned, piece, price, style, tiles, treasure, with_die};
use tabletop::{Phrase, Seat, Section};
use wreck_raiders::{
    Bauble, Claimed, Crests, Die, Diver, ExhibitId, Layer, MatPosition, SoloPosition, Spot, View, Wreck,
};

/// Everything the viewer sees: how far the game is, the dice, their own mat, the lagoon, the cards and the others' mats.
pub fn tableau(view: &View) -> Vec<Section> {
    let seats = Seat::all(view.position.players);
    let (own, others): (Vec<Seat>, Vec<Seat>) = seats.partition(|seat| view.viewer.is(*seat));
    let mats = |seats: Vec<Seat>| seats.into_iter().map(|seat| mat(view, seat)).collect::<Vec<_>>();
    let mut sections = vec![progress(view), dice(view)];
    sections.extend(mats(own));
    sections.extend(Wreck::ALL.map(|wreck| lagoon(view, wreck)));
    sections.extend([beach(view), row(view), market(view)]);
    sections.extend(mats(others));
    sections.extend(view.position.solo.as_ref().map(rivals));
    sections
}

fn section(title: &'static str, lines: Vec<Phrase>) -> Section {
    Section { title: Phrase::new(title), lines }
}

fn counted(id: &'static str, count: usize) -> Phrase {
    Phrase::new(id).with("count", count)
}

fn named(view: &View, id: &'static str, seat: Seat) -> Phrase {
    Phrase::new(id).with("who", seat).with("you", view.viewer.is(seat))
}

fn progress(view: &View) -> Section {
    let position = &view.position;
    let mut lines = vec![named(view, "wr-tableau-turn", position.turn)];
    if position.solo.is_none() {
        lines.push(named(view, "wr-tableau-start", position.start));
    }
    lines.extend(position.last_turns.map(|left| counted("wr-tableau-last-turns", left.into())));
    if position.quiet_rounds > 0 {
        lines.push(counted("wr-tableau-quiet-rounds", position.quiet_rounds.into()));
    }
    section("wr-tableau-progress", lines)
}

fn dice(view: &View) -> Section {
    let dice = &view.position.dice;
    let line = |die: &Die| match *die {
        Die::Pool(rolled) => Some(with_die(of(view.setup.edition, "wr-tableau-die"), rolled)),
        Die::Basket(owner, face) => {
            Some(owned(Phrase::new("wr-tableau-die-taken"), owner).with("face", face))
        }
        Die::Unrolled => None,
    };
    let mut lines: Vec<_> = dice.iter().filter_map(line).collect();
    let unrolled = dice.iter().filter(|die| **die == Die::Unrolled).count();
    if unrolled > 0 {
        lines.push(counted("wr-tableau-unrolled", unrolled));
    }
    section("wr-tableau-dice", lines)
}

/// One wreck; its spots in the order of the ring, since neighbours matter.
fn lagoon(view: &View, wreck: Wreck) -> Section {
    let discarded = view.position.discards.iter().filter(|treasure| treasure.wreck() == wreck).count();
    let supply = Phrase::new("wr-tableau-supply")
        .with("left", view.remaining.supplies[wreck.index()])
        .with("out", discarded);
    let ring = view.setup.catalogue.rings[wreck.index()];
    let spot = |number: u8| {
        let [free, held] = ["wr-tableau-spot", "wr-tableau-spot-held"].map(Phrase::new);
        on_spot(view, Spot::in_wreck(wreck, number), free, held).with("number", number)
    };
    let lines = [supply, Phrase::new("wr-tableau-ring")].into_iter().chain(ring.map(spot));
    Section { title: wreck_name(wreck), lines: lines.collect() }
}

fn wreck_name(wreck: Wreck) -> Phrase {
    Phrase::new("wr-tableau-wreck").with("wreck", wreck.word())
}

fn beach(view: &View) -> Section {
    let edition = view.setup.edition;
    let spot = |number: u8| {
        let shown = view.setup.catalogue.beach[number as usize - 1];
        let [free, held] = ["wr-tableau-shore-spot", "wr-tableau-shore-spot-held"].map(Phrase::new);
        let line = on_spot(view, Spot::on_beach(number), free, held);
        line.with("number", number).with("baubles", baubles(edition, shown))
    };
    let left = Phrase::new("wr-tableau-shore").with("baubles", baubles(edition, view.remaining.shore));
    section("wr-tableau-beach", (1..=6).map(spot).chain([left]).collect())
}

/// Says of a spot that it is free, or whose diver is there.
fn on_spot(view: &View, spot: Spot, free: Phrase, held: Phrase) -> Phrase {
    let position = &view.position;
    let holds = |seat: &Seat| position.mats[seat.index()].divers.contains(&spot);
    let rival = || position.solo.as_ref().is_some_and(|solo| solo.rivals.contains(&spot));
    match Seat::all(position.players).find(holds) {
        Some(seat) => owned(held, Diver::Of(seat)),
        None if rival() => owned(held, Diver::Rival),
        None => free,
    }
}

fn row(view: &View) -> Section {
    let cards = view.position.row.iter().filter_map(|place| place.0).map(|card| offered(view, card));
    let deck = counted("wr-tableau-deck", view.remaining.deck);
    section("wr-tableau-exhibits", cards.chain([deck]).collect())
}

fn offered(view: &View, card: ExhibitId) -> Phrase {
    let (data, edition) = (view.setup.catalogue.exhibit(card), view.setup.edition);
    let Crests { conch, scallop } = data.crests;
    let crests = [(conch, Bauble::Conch), (scallop, Bauble::Scallop)];
    let crests = crests.into_iter().filter(|(shown, _)| *shown).map(|(_, kind)| bauble(edition, kind));
    Phrase::new("wr-tableau-exhibit")
        .with("exhibit", exhibit_face(&view.setup, card))
        .with("crested", conch || scallop)
        .with("crests", crests.collect::<Vec<_>>())
        .with("style", style(edition, data.style))
}

fn market(view: &View) -> Section {
    let laid = view.position.market.iter().filter_map(|place| place.0);
    let offer = |shown| {
        let cost = view.setup.catalogue.piece(shown).cost;
        Phrase::new("wr-tableau-piece")
            .with("piece", piece(&view.setup, shown))
            .with("cost", price(view.setup.edition, cost))
    };
    let stacks = &view.remaining.stacks;
    let left = Phrase::new("wr-tableau-stacks")
        .with("bottoms", stacks[Layer::Bottom.index()])
        .with("middles", stacks[Layer::Middle.index()])
        .with("tops", stacks[Layer::Top.index()]);
    section("wr-tableau-market", laid.map(offer).chain([left]).collect())
}

fn mat(view: &View, seat: Seat) -> Section {
    let mat = &view.position.mats[seat.index()];
    let mut lines = vec![
        Phrase::new("wr-tableau-basket").with("baubles", baubles(view.setup.edition, mat.basket)),
        divers(view, mat),
    ];
    lines.extend(displays(view, mat));
    lines.extend(vault(view, mat));
    lines.push(claimed(view, mat));
    lines.extend(mat.aquariums.iter().enumerate().map(|(index, pieces)| {
        let pieces: Vec<_> = pieces.iter().map(|built| piece(&view.setup, *built)).collect();
        Phrase::new("wr-tableau-aquarium").with("number", index + 1).with("pieces", pieces)
    }));
    Section { title: named(view, "wr-tableau-mat", seat), lines }
}

fn divers(view: &View, mat: &MatPosition) -> Phrase {
    let rules = view.setup.edition.rules(view.position.players);
    let all = rules.map_or(mat.divers.len(), |rules| rules.divers.into());
    let off = all.saturating_sub(mat.divers.len());
    Phrase::new("wr-tableau-divers").with("off", off).with("divers", all)
}

fn displays(view: &View, mat: &MatPosition) -> Vec<Phrase> {
    let pedestals = view.setup.catalogue.pedestals;
    let display = |(index, shown): (usize, &Vec<_>)| {
        Phrase::new("wr-tableau-display")
            .with("display", index + 1)
            .with("count", shown.len())
            .with("pedestals", pedestals)
            .with("tiles", tiles(shown))
    };
    mat.displays.iter().enumerate().map(display).collect()
}

/// The vault's rows from the bottom; rows nobody has begun are left out, but for the next one.
fn vault(view: &View, mat: &MatPosition) -> Vec<Phrase> {
    let highest = mat.vault.iter().map(Vec::len).max().unwrap_or_default();
    let rows = view.setup.catalogue.vault_rows.iter().enumerate().take(highest.max(1));
    let line = |(row, worth): (usize, &u8)| {
        let lying = mat.vault.iter().enumerate().filter_map(|(column, tiles)| {
            let tile = Phrase::new("wr-tableau-column").with("column", column + 1);
            Some(tile.with("treasure", treasure(*tiles.get(row)?)))
        });
        let line = Phrase::new("wr-tableau-vault").with("row", row + 1).with("coins", *worth);
        line.with("tiles", lying.collect::<Vec<_>>())
    };
    rows.map(line).collect()
}

fn claimed(view: &View, mat: &MatPosition) -> Phrase {
    let enough = view.setup.edition.rules(view.position.players).map_or(0, |rules| rules.exhibits_to_end);
    let card = |claimed: &Claimed| {
        let coins = view.setup.catalogue.exhibit(claimed.card).coins;
        let card = Phrase::new("wr-worth-coins").with("coins", coins);
        if claimed.conch {
            of(view.setup.edition, "wr-tableau-decorated").with("exhibit", card)
        } else {
            card
        }
    };
    Phrase::new("wr-tableau-claimed")
        .with("count", mat.exhibits.len())
        .with("enough", enough)
        .with("cards", mat.exhibits.iter().map(card).collect::<Vec<_>>())
}

fn rivals(solo: &SoloPosition) -> Section {
    let visited: Vec<_> = solo.visited.iter().map(|wreck| wreck_name(*wreck)).collect();
    let mut lines = vec![
        counted("wr-tableau-pile", solo.pile.into()),
        Phrase::new("wr-tableau-visited").with("wrecks", visited),
    ];
    if solo.ran_out {
        lines.push(Phrase::new("wr-tableau-ran-out"));
    }
    section("wr-tableau-rivals", lines)
}
