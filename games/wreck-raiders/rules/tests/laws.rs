//! The laws of every game, kept by Wreck Raiders in both editions and alone.
#![allow(clippy::print_stdout, reason = "a run under law reports what it has met")]

#[path = "laws/census.rs"]
mod census;
#[path = "laws/eager.rs"]
mod eager;

use tabletop::{Dealer, Game, Seat, Viewer};
use tabletop_laws::{Laws, Plan, Tally, check};
use wreck_raiders::*;

struct WreckRaidersLaws;

impl Laws for WreckRaidersLaws {
    type Game = State;

    // Claims are at most 20 rounds apart (WR-9.2) and there are 52 cards; games that long do not come up.
    const MOST_STEPS: usize = 40_000;

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
        eager::eagerness(game, action)
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

const GAMES: u64 = 2000;

const MET: [&str; 12] = [
    "claims",
    "style rewards",
    "free pieces",
    "purchases",
    "reshuffles",
    "pushes",
    "divers sent home",
    "final turns",
    "starfish covers",
    "conch decorations",
    "ended by last turns",
    "ended by quiet rounds",
];

fn laws_hold(edition: Edition, players: usize, met: &[&str]) {
    let report = check::<WreckRaidersLaws>(&Plan::new(Setup::new(edition, players), GAMES));
    println!("Wreck Raiders {edition}, {players} players\n{report}");
    report.assert_met(met);
}

#[test]
fn the_laws_hold_in_2018_with_two_players() {
    laws_hold(Edition::First, 2, &MET);
}

#[test]
fn the_laws_hold_in_2018_with_three_players() {
    laws_hold(Edition::First, 3, &MET);
}

#[test]
fn the_laws_hold_in_2018_with_four_players() {
    laws_hold(Edition::First, 4, &MET);
}

#[test]
fn the_laws_hold_in_2019_alone() {
    let met = [
        "claims",
        "style rewards",
        "free pieces",
        "purchases",
        "reshuffles",
        "pushes",
        "starfish covers",
        "starfish clearings",
        "conch decorations",
        "turns without a move",
        "ended by a full vault",
        "ended by a supply",
        "ended by a full beach",
        "ended without rivals",
    ];
    laws_hold(Edition::Second, 1, &met);
}

#[test]
fn the_laws_hold_in_2019_with_two_players() {
    laws_hold(Edition::Second, 2, &MET);
}

#[test]
fn the_laws_hold_in_2019_with_three_players() {
    laws_hold(Edition::Second, 3, &MET);
}

#[test]
fn the_laws_hold_in_2019_with_four_players() {
    laws_hold(Edition::Second, 4, &MET);
}

#[test]
fn the_laws_hold_in_2019_with_five_players() {
    laws_hold(Edition::Second, 5, &MET);
}

#[test]
fn sampling_without_a_list_picks_what_the_list_would() {
    for (edition, players) in [(Edition::First, 3), (Edition::Second, 1), (Edition::Second, 4)] {
        let mut listed = State::new(&Setup::new(edition, players)).expect("the setup is allowed");
        let mut dealer = bots::FastDealer::new(9);
        while listed.pending() != tabletop::Pending::Over {
            let mut sampled = listed.clone();
            step(&mut listed, &mut dealer.clone(), false);
            step(&mut sampled, &mut dealer, true);
            assert_eq!(listed, sampled);
        }
        assert!(listed.standings().of(Seat::new(0)).score >= 0);
    }
}

fn step(game: &mut State, dealer: &mut bots::FastDealer, sample: bool) {
    let (mut options, mut outcomes) = (Vec::new(), Vec::new());
    match game.pending() {
        tabletop::Pending::Decision(_) => {
            game.options(&mut options);
            game.act(options[dealer.below(options.len() as u32) as usize], &mut ());
        }
        _ if sample => game.deal_by(dealer, &mut outcomes, &mut ()),
        _ => {
            game.outcomes(&mut outcomes);
            let outcome = dealer.choose(&outcomes);
            game.deal(outcome, &mut ());
        }
    }
}
