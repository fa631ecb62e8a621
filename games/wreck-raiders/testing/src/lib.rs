//! What tests ask of Wreck Raiders: its side of the laws, its eager players, and scenes of its rules.

mod census;
mod eager;
pub mod moments;
mod scene;

pub use eager::eagerness;
pub use scene::{Questions, in_both_editions, new_game, standard, table, table_with};
pub use tabletop_laws::{seat, words};

use tabletop::{Dealer, Viewer};
use tabletop_laws::{Laws, Tally};
use wreck_raiders::*;

/// A game of Wreck Raiders under test.
pub type Scene = tabletop_laws::Scene<State>;

/// Wreck Raiders under law.
#[derive(Clone, Copy, Debug)]
pub struct WreckRaiders;

impl Laws for WreckRaiders {
    type Game = State;

    // Claims are at most 20 rounds apart (WR-9.2) and there are 52 cards; games that long do not come up.
    const MOST_STEPS: usize = 40_000;

    const RULEBOOK: &'static str = RULEBOOK;

    fn setups() -> Vec<Setup> {
        let tables = |edition: Edition| edition.players().map(move |players| Setup::new(edition, players));
        Edition::ALL.into_iter().flat_map(tables).collect()
    }

    fn universe(_: &State) -> Vec<Action> {
        let mut all = vec![
            Action::Stay,
            Action::Discard,
            Action::Extra,
            Action::DecorateConch,
            Action::Done,
            Action::End,
        ];
        all.extend(Rolled::all().map(Action::Take));
        all.extend(Step::ALL.map(Action::Adjust));
        all.extend(moves());
        all.extend((1..=6).map(|number| Action::Push(Spot::on_beach(number))));
        all.extend(Spot::all().filter(|spot| spot.wreck().is_some()).map(Action::Rival));
        all.extend(Bauble::ALL.map(Action::Pick));
        all.extend(Wreck::ALL.map(Action::DecorateScallop));
        all.extend(ColumnId::ALL.map(|column| Action::Place(Slot::Column(column))));
        for display in DisplayId::ALL {
            all.extend([Action::Place(Slot::Display(display)), Action::Trim(display)]);
            all.extend((0..6).map(|place| Action::Cover(display, place)));
            all.extend((0..52).map(|card| Action::Claim(display, ExhibitId::new(card))));
        }
        all.extend(placements().flat_map(|placement| [Action::Buy(placement), Action::Free(placement)]));
        all
    }

    /// Every piece of the box is somewhere, once (WR-1.2 to WR-1.8, WR-11.1).
    fn conserved(game: &State) -> Result<(), String> {
        census::treasures(game)?;
        census::baubles(game)?;
        census::cards_and_pieces(game)?;
        census::divers(game)
    }

    fn shuffle_secrets(game: &State, _: Viewer, _: &mut impl Dealer) -> State {
        game.clone()
    }

    fn eagerness(game: &State, action: Action) -> u32 {
        eagerness(game, action)
    }

    fn tally(event: &Event, tally: &mut Tally) {
        match event {
            Event::CardCollected { .. } => tally.count("claims"),
            Event::StyleShown { .. } => tally.count("style rewards"),
            Event::PiecePlaced { paid, .. } if paid.total() == 0 => tally.count("free pieces"),
            Event::PiecePlaced { .. } => tally.count("purchases"),
            Event::SupplyRenewed { .. } => tally.count("reshuffles"),
            Event::NothingToDraw { .. } => tally.count("empty wrecks"),
            Event::DiverPushed { .. } => tally.count("pushes"),
            Event::DiverSentHome { .. } => tally.count("divers sent home"),
            Event::LastTurnsBegan { .. } => tally.count("final turns"),
            Event::TreasureCovered { .. } => tally.count("starfish covers"),
            Event::DisplayTrimmed { .. } => tally.count("starfish clearings"),
            Event::CardDecorated { .. } => tally.count("conch decorations"),
            Event::TreasureDiscarded { .. } => tally.count("treasures without room"),
            Event::BaublesGained { short, .. } if short.total() > 0 => tally.count("beach supply short"),
            Event::DiverStayed { .. } => tally.count("turns without a move"),
            Event::Ended { ending } => tally.count(ending_name(*ending)),
            _ => {}
        }
    }
}

const fn ending_name(ending: Ending) -> &'static str {
    match ending {
        Ending::LastTurns => "ended by last turns",
        Ending::QuietRounds => "ended by quiet rounds",
        Ending::Solo(SoloEnding::VaultFull) => "ended by a full vault",
        Ending::Solo(SoloEnding::Exhibits) => "ended by exhibits",
        Ending::Solo(SoloEnding::SupplyRanOut) => "ended by a supply",
        Ending::Solo(SoloEnding::BeachFull) => "ended by a full beach",
        Ending::Solo(SoloEnding::NoRivals) => "ended without rivals",
    }
}

fn moves() -> impl Iterator<Item = Action> {
    let from = Spot::all().map(Some).chain([None]);
    from.flat_map(|from| Spot::all().map(move |to| Action::Move { from, to }))
}

fn placements() -> impl Iterator<Item = Placement> {
    let layer = |layer: Layer| (0..layer.most_pieces() as u8).map(move |index| Piece { layer, index });
    let upper = move || layer(Layer::Middle).chain(layer(Layer::Top));
    let starts = layer(Layer::Bottom).map(|piece| Placement { piece, on: None });
    starts.chain(
        layer(Layer::Bottom).flat_map(move |on| upper().map(move |piece| Placement { piece, on: Some(on) })),
    )
}
