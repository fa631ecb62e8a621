//! What every option brings, and that what was promised comes.

use bots::FastDealer;
use kit::Kit;
use kit_laws::{brings_follow_from_what_is_known, say};
use phrasebook::Language;
use tabletop::{Brings, Dealer, Game, Pending, Seat};
use tabletop_laws::Walk;
use wreck_raiders::{Bauble, Diver, Edition, Event, Setup, State, Task, Wreck};
use wreck_raiders_kit::WreckRaiders;
use wreck_raiders_testing::moments::{MARKET, alone, buying, claiming};
use wreck_raiders_testing::{Questions, Scene, WreckRaiders as Laws, table};

fn brings(scene: &Scene, seat: usize, option: &str) -> Option<Brings> {
    WreckRaiders::brings(scene.state(), Seat::new(seat), option.parse().expect("an action"))
}

/// What A is told of an option, in each language.
fn told(scene: &Scene, option: &str) -> [String; 3] {
    let brings = brings(scene, 0, option).expect("something is said of it");
    Language::ALL.map(|language| say::<WreckRaiders>(language, &brings.phrase))
}

/// The pills of an option of A's in short: `gold+1? conch-1 B:gold+1?`, where `?` is chance.
fn pills(scene: &Scene, option: &str) -> String {
    let pill = |pill: &tabletop::Pill| {
        let whose =
            pill.seat.filter(|seat| seat.index() > 0).map(|seat| format!("{seat}:")).unwrap_or_default();
        let at = pill.at.as_ref().map(|at| format!("@{at}")).unwrap_or_default();
        format!("{whose}{}{:+}{}{at}", pill.kind, pill.amount, if pill.by_chance { "?" } else { "" })
    };
    let brings = brings(scene, 0, option);
    brings.map(|brings| brings.pills.iter().map(pill).collect::<Vec<_>>().join(" ")).unwrap_or_default()
}

/// A moves by a 3, in a game of three; `mats` says where divers are and what lies in the baskets.
fn moving(mats: &str) -> Scene {
    table(&format!(
        "players = 3\nagenda = ['move 3', 'claim', 'refill-row', 'buy', 'end-turn']\nmats = {mats}"
    ))
}

/// WR-4.7, WR-4.9
#[test]
fn a_dive_says_what_the_diver_and_its_neighbours_draw() {
    let scene = moving("[{}, { divers = ['gold2'] }, { divers = ['gold4'] }]");
    assert_eq!(pills(&scene, "off>gold3"), "gold+1? B:gold+1? C:gold+1?");
    assert_eq!(
        told(&scene, "off>gold3"),
        [
            "You draw 1 gold. B and C draw 1 each.",
            "Tu pioches 1 trésor d’or. B et C en piochent 1 chacun.",
            "Du ziehst 1 Gold. B und C ziehen je 1.",
        ]
    );
    let beside_oneself = moving("[{ divers = ['gem4'] }, {}, {}]");
    assert_eq!(pills(&beside_oneself, "off>gem3"), "gem+2?");
}

/// WR-4.6
#[test]
fn a_dive_says_where_a_bumped_diver_goes_and_what_it_finds() {
    let scene = moving("[{}, { divers = ['gold3'] }, {}]");
    let finds = scene.state().catalogue().beach[2];
    assert!(pills(&scene, "off>gold3").starts_with("gold+1? "), "{}", pills(&scene, "off>gold3"));
    assert!(pills(&scene, "off>gold3").ends_with("B:bump+1@spot:beach3"));
    let brings = brings(&scene, 0, "off>gold3").expect("a dive brings something");
    for kind in Bauble::ALL {
        assert_eq!(brings.sum(kind.word(), Seat::new(1)), i32::from(finds.of(kind)));
    }
    assert!(
        told(&scene, "off>gold3")[0].starts_with("You draw 1 gold. B is bumped to beach spot 3 and gains ")
    );
}

/// WR-4.5
#[test]
fn the_beach_says_what_is_found_there_and_who_goes_home() {
    let scene = moving("[{}, { divers = ['beach3'] }, {}]");
    let brings = brings(&scene, 0, "off>beach3").expect("the beach brings something");
    let finds = scene.state().catalogue().beach[2];
    for kind in Bauble::ALL {
        assert_eq!(brings.sum(kind.word(), Seat::new(0)), i32::from(finds.of(kind)));
    }
    assert_eq!(brings.sum("home", Seat::new(1)), 1);
}

/// WR-4.11
#[test]
fn an_empty_wreck_promises_nothing() {
    let copies = usize::from(wreck_raiders::COPIES);
    let all: Vec<String> = (1..=3).flat_map(|face| vec![format!("'gem{face}'"); copies]).collect();
    let displays: Vec<String> = all.chunks(4).map(|some| format!("[{}]", some.join(", "))).collect();
    let mut mats: Vec<String> =
        displays.chunks(3).map(|some| format!("{{ displays = [{}] }}", some.join(", "))).collect();
    mats.resize(3, "{}".into());
    let mats = format!("[{}]", mats.join(", "));
    let scene = moving(&mats);
    assert_eq!(pills(&scene, "off>gem3"), "");
    assert_eq!(told(&scene, "off>gem3")[0], "That wreck is empty.");
}

/// WR-3.3, WR-3.4
#[test]
fn a_die_says_what_its_zone_brings_and_a_conch_what_it_makes_of_it() {
    let scene = table(
        "players = 3\nagenda = ['take', 'claim', 'refill-row', 'buy', 'end-turn']\ndice = ['5+conch', '2', '3', '4']",
    );
    assert_eq!(pills(&scene, "take 5+conch"), "conch+1");
    assert_eq!(told(&scene, "take 5+conch")[0], "You gain 1 conch.");
    assert_eq!(told(&scene, "take 2")[0], "You move a diver to a spot numbered 2.");
    let scene = moving("[{ basket = { conch = 1 } }, {}, {}]");
    assert_eq!(pills(&scene, "up"), "conch-1");
    assert_eq!(told(&scene, "up")[0], "You make your die a 4 and spend 1 conch.");
}

/// WR-10.2
#[test]
fn the_vault_says_the_coins_that_a_treasure_adds() {
    let scene = table(
        "agenda = ['place A gem2 anywhere', 'claim', 'refill-row', 'buy', 'end-turn']\nmats = [{ vault = [['gem1'], ['gem3']] }, {}]",
    );
    assert_eq!(pills(&scene, "place v3"), "coin+4");
    assert_eq!(told(&scene, "place v3")[0], "You score 4 coins.");
    assert_eq!(pills(&scene, "place v1"), "coin+1");
    let twice = table(
        "agenda = ['place A gem2 anywhere', 'claim', 'refill-row', 'buy', 'end-turn']\nmats = [{ vault = [['gem2'], ['gem3']] }, {}]",
    );
    assert_eq!(told(&twice, "place v1")[0], "No coin: your vault already has that picture.");
}

/// WR-7.1
#[test]
fn a_purchase_says_what_it_costs_and_scores() {
    let scene = buying(
        "2019",
        &format!("{MARKET}\nmats = [{{ basket = {{ conch = 3, scallop = 3, starfish = 3 }} }}]"),
    );
    let option =
        scene.options().into_iter().find(|option| option.starts_with("buy B1")).expect("it can be paid");
    let cost = scene.state().catalogue().piece("B1".parse().expect("a piece")).cost;
    let brings = brings(&scene, 0, &option).expect("a purchase brings something");
    for kind in Bauble::ALL {
        assert_eq!(brings.sum(kind.word(), Seat::new(0)), -i32::from(cost.of(kind)));
    }
    assert!(brings.sum("coin", Seat::new(0)) > 0);
}

/// The card of three gems, and a display that misses two of them.
fn claim_with_two_starfish() -> Scene {
    let catalogue = wreck_raiders_testing::standard();
    let wanted = catalogue.exhibits.iter().position(|card| {
        card.treasures.len() == 4
            && card.treasures.iter().filter(|wreck| **wreck == Wreck::Gem).count() >= 2
            && !card.crests.conch
            && !card.crests.scallop
    });
    let card = wanted.expect("some card has no crests and wants two gems");
    let gems = "displays = [['gem1', 'gem1', 'gem2', 'gem2']]";
    let missing = 4 - catalogue.exhibits[card].treasures.iter().filter(|wreck| **wreck == Wreck::Gem).count();
    claiming(
        "2019",
        &format!(
            "row = ['E{}', '-', '-']\nmats = [{{ {gems}, basket = {{ starfish = {missing} }} }}, {{}}]",
            card + 1
        ),
    )
}

/// WR-8.2: the number of starfish still missing is told from the naming on, and only the last one collects the card.
#[test]
fn a_claim_counts_the_starfish_that_are_missing() {
    let mut scene = claim_with_two_starfish();
    let claim =
        scene.options().into_iter().find(|option| option.starts_with("claim")).expect("it can be claimed");
    let needed = scene.basket("A")[2];
    assert_eq!(pills(&scene, &claim), "", "nothing is scored by naming a claim");
    scene.play(&claim);
    for laid in 1..=needed {
        assert_eq!(scene.state().starfish_missing(), Some(needed - laid + 1));
        let cover =
            scene.options().into_iter().find(|option| option.starts_with("cover")).expect("one is missing");
        let brings = brings(&scene, 0, &cover).expect("a starfish is laid");
        assert_eq!(brings.sum("starfish", Seat::new(0)), -1);
        assert_eq!(
            brings.sum("exhibit", Seat::new(0)),
            i32::from(laid == needed),
            "only the last carries it out"
        );
        assert_eq!(brings.sum("coin", Seat::new(0)) > 0, laid == needed);
        assert_eq!(brings.later.is_some(), laid < needed, "the missing ones are told");
        scene.play(&cover);
    }
}

/// WR-11.7: in the solo game a rival has no seat.
#[test]
fn a_bumped_rival_is_nobodys_pill() {
    let scene = alone(
        "agenda = ['move 3', 'claim', 'refill-row', 'buy', 'rival', 'rival', 'rival', 'market', 'end-round']\nsolo = { rivals = ['gem3'], pile = 15 }\ndice = ['A:3', '1', '2', '4', '5', '6']",
    );
    assert_eq!(pills(&scene, "off>gem3"), "gem+1? bump+1");
    assert_eq!(told(&scene, "off>gem3")[0], "You draw 1 gem. A rival is bumped.");
}

#[test]
fn what_an_option_brings_follows_from_what_its_seat_knows() {
    for edition in Edition::ALL {
        for players in edition.players() {
            let told =
                brings_follow_from_what_is_known::<WreckRaiders, Laws>(&Setup::new(edition, players), 7);
            assert!(told > 100, "{told} options had something said of them");
        }
    }
}

/// Plays the rest of the turn at random, and counts the treasures each seat draws.
fn drawn_until_the_turn_ends(game: &State, dealer: &mut FastDealer) -> Vec<[i32; 4]> {
    let (mut game, mut happened, mut options) = (game.clone(), Vec::new(), Vec::new());
    let draws =
        |game: &State| game.agenda().iter().any(|task| matches!(task, Task::Draw(..) | Task::Push(_)));
    while draws(&game) {
        options.clear();
        game.options(&mut options);
        match game.pending() {
            Pending::Chance => game.deal_by(dealer, &mut Vec::new(), &mut happened),
            _ => game.act(options[dealer.below(options.len() as u32) as usize], &mut happened),
        }
    }
    let mut counts = vec![[0; 4]; game.seats()];
    for event in happened {
        if let Event::TreasureDrawn { diver: Diver::Of(seat), treasure } = event {
            counts[seat.index()][treasure.wreck().index()] += 1;
        }
    }
    counts
}

/// Every promise of many games is kept: what is spent, gained and scored at once, and what is drawn in the turn.
#[test]
fn what_was_promised_comes() {
    let mut kept = 0;
    for (edition, players) in
        Edition::ALL.into_iter().flat_map(|edition| edition.players().map(move |players| (edition, players)))
    {
        for seed in 0..6 {
            let mut dealer = FastDealer::new(seed);
            Walk::indifferent().through(&Setup::new(edition, players), seed, |game: &State, _| {
                let Pending::Decision(seat) = game.pending() else { return };
                let mut options = Vec::new();
                game.options(&mut options);
                let option = options[dealer.below(options.len() as u32) as usize];
                let Some(brings) = WreckRaiders::brings(game, seat, option) else { return };
                let mut after = game.clone();
                after.act(option, &mut ());
                let drawn = drawn_until_the_turn_ends(&after, &mut dealer);
                for one in Seat::all(players) {
                    for wreck in Wreck::ALL {
                        let promised = brings.sum(wreck.word(), one);
                        assert!(
                            drawn[one.index()][wreck.index()] >= promised,
                            "{option}: {promised} {wreck} for {one}"
                        );
                    }
                }
                kept += 1;
            });
        }
    }
    assert!(kept > 2000, "{kept}");
}
