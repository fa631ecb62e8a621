//! Positions that cannot be: each is refused, with every reason against it.

use tabletop::Flaws;
use wreck_raiders::{Position, State};
use wreck_raiders_testing::*;

/// Everything that is wrong with a position, one line each.
fn flaws(toml: &str) -> Vec<String> {
    let position: Position = toml::from_str(toml).expect("the position can be read");
    let Flaws(flaws) = State::from_position(&position, standard()).expect_err("it cannot be");
    flaws.iter().map(ToString::to_string).collect()
}

/// A two-player position with this agenda.
fn agenda(tasks: &str) -> String {
    format!("dice = ['5', '4']\nagenda = [{tasks}]")
}

fn unreadable(toml: &str) -> String {
    toml::from_str::<Position>(toml).expect_err("it cannot be read").message().to_owned()
}

#[test]
fn words_that_are_no_notation_cannot_be_read() {
    assert!(unreadable("dice = ['7']").contains("'7' is not a die, such as 5 or 5+conch"));
    assert!(unreadable("dice = ['A:5+conch']").contains("'A:5+conch' is not a die in a basket, such as A:5"));
    assert!(unreadable("turn = 'F'").contains("'F' is not a seat, A to E"));
    assert!(unreadable("row = ['E53']").contains("'E53' is not an exhibit, E1 to E52"));
    assert!(unreadable("market = ['B12']").contains("'B12' is not an aquarium piece"));
    assert!(unreadable("mats = [{ divers = ['gem7'] }]").contains("'gem7' is not a spot"));
    assert!(unreadable("discards = ['gem4']").contains("'gem4' is not a treasure, such as gem2"));
    assert!(unreadable("agenda = ['move 7']").contains("'move 7' is not a task of the agenda"));
    assert!(unreadable("edition = '2020'").contains("'2020' is not an edition: 2018 or 2019"));
    assert!(unreadable("pirates = 3").starts_with("unknown field `pirates`"));
}

/// WR-1.1
#[test]
fn the_edition_must_allow_the_players() {
    let reason = "players, 5: Wreck Raiders (2018) is for 2 to 4 players, not 5";
    assert_eq!(flaws("edition = '2018'\nplayers = 5"), [reason]);
    assert_eq!(flaws("edition = '2018'\nplayers = 1")[0], reason.replace('5', "1"));
    assert_eq!(flaws("players = 0").len(), 1);
}

#[test]
fn turn_and_start_belong_to_someone_at_the_table() {
    assert_eq!(flaws("turn = 'C'"), ["turn, C: there is no such seat"]);
    assert_eq!(flaws("start = 'E'\nplayers = 4"), ["start, E: there is no such seat"]);
    assert_eq!(flaws("mats = [{}, {}, {}]"), ["mats, 3: there is at most one mat per player"]);
}

/// WR-9.1, WR-9.2
#[test]
fn rounds_and_last_turns_are_within_bounds() {
    assert_eq!(flaws("quiet-rounds = 20"), ["quiet-rounds, 20: the game ends after 20"]);
    assert_eq!(flaws("quiet-rounds = 21\nagenda = []"), ["quiet-rounds, 21: the game ends after 20"]);
    assert_eq!(table("quiet-rounds = 20\nagenda = []").asked(), "over");
    for (last, more) in [(2, ""), (0, ""), (1, "agenda = []"), (1, "players = 1")] {
        assert!(
            flaws(&format!("last-turns = {last}\n{more}"))[0].starts_with(&format!("last-turns, {last}: "))
        );
    }
    assert_eq!(table("last-turns = 1\ndice = ['3']").asked(), "A");
    assert_eq!(table("last-turns = 0\nagenda = []").asked(), "over");
}

#[test]
fn a_wrong_number_of_players_hides_no_other_reason() {
    let found = flaws("players = 0\nquiet-rounds = 30");
    assert!(found.contains(&"quiet-rounds, 30: the game ends after 20".to_owned()), "{found:?}");
    assert_eq!(found.len(), 2, "{found:?}");
}

/// WR-9.1
#[test]
fn whoever_has_enough_exhibits_has_called_the_end() {
    let six = |more: &str| format!("{more}\nmats = [{{ exhibits = ['E1', 'E2', 'E3', 'E4', 'E5', 'E6'] }}]");
    let reason = "last-turns, A: with 6 exhibits A has triggered the end: give the number of last turns left";
    assert_eq!(flaws(&six("turn = 'B'")), [reason]);
    assert_eq!(flaws(&six("turn = 'A'")), [reason]);
    assert_eq!(table(&six("turn = 'B'\nlast-turns = 1\ndice = ['3']")).asked(), "B");
    let claimed = six("dice = ['3']\nagenda = ['claim', 'refill-row', 'buy', 'end-turn']");
    assert_eq!(table(&claimed).asked(), "*", "the turn of the sixth claim goes on with new cards");
}

/// WR-6.3
#[test]
fn a_conch_lies_on_a_card_with_a_crest_for_it() {
    let reason = "exhibits, E17: a conch lies only on a card with a conch crest";
    assert_eq!(flaws("mats = [{ exhibits = ['E17+conch'] }]"), [reason]);
}

/// WR-11.2
#[test]
fn player_and_rivals_take_three_dice_each_and_the_rivals_later() {
    let dice = |dice: &str| flaws(&format!("players = 1\ndice = [{dice}]\n[solo]\npile = 13"));
    let reason = "dice, A: the player takes three dice in a round, and the rivals three after that";
    assert_eq!(dice("'A:1', 'A:2', 'A:3', 'A:4', '5', '6'")[0], reason);
    assert_eq!(dice("'A:1', 'R:2', '3', '4', '5', '6'")[0], reason);
}

/// WR-11.1
#[test]
fn only_the_solo_game_has_rivals() {
    assert_eq!(flaws("[solo]\npile = 16"), ["solo, rivals: only the solo game has rivals"]);
    assert!(
        flaws(&agenda("'push R', 'draw A gem anywhere', 'extra gem', 'claim', 'buy', 'end-turn'")).len() >= 2
    );
    let reason = "dice, R:3: there is no such seat";
    assert_eq!(flaws("dice = ['R:3']"), [reason]);
    let many = "players = 1\n[solo]\npile = 15\nrivals = ['gem1', 'gem2']";
    assert_eq!(flaws(many), ["solo, 17: there are sixteen rivals"]);
}

/// WR-11.7
#[test]
fn three_rivals_dive_in_a_round() {
    let reason = "solo, visited: three rivals dive in a round, each to a different wreck";
    let all = "players = 1\ndice = ['5', '4']\n[solo]\nvisited = ['gem', 'art']";
    assert_eq!(flaws(all), [reason]);
    assert_eq!(table(&all.replace(", 'art'", "")).asked(), "A");
}

#[test]
fn an_agenda_must_come_up_in_play() {
    let reason = "agenda, tasks: this list of tasks cannot come up in play";
    let dive = "'draw A gem anywhere', 'extra gem'";
    let rest = "'claim', 'refill-row', 'buy', 'end-turn'";
    let impossible = [
        "'take'".to_owned(),
        "'end-turn'".into(),
        "'roll'".into(),
        "'start'".into(),
        "'turn', 'turn'".into(),
        "'buy'".into(),
        "'claim', 'claim', 'buy', 'end-turn'".into(),
        "'take', 'move 3', 'claim', 'buy', 'end-turn'".into(),
        "'buy', 'claim', 'end-turn'".into(),
        "'pick', 'claim', 'buy', 'end-turn'".into(),
        "'rival'".into(),
        "'market', 'end-round'".into(),
        format!("'extra gem', 'extra gem', {rest}"),
        format!("{dive}, 'draw B gem anywhere', 'draw B gem anywhere', 'draw B gem anywhere', {rest}"),
        format!("'draw B gem anywhere', 'draw B gem anywhere', 'draw B gem anywhere', {rest}"),
    ];
    for solo in ["'roll'", "'buy'", "'turn'", "'rival'", "'market'", "'turn', 'rival', 'market', 'end-round'"]
    {
        let found = flaws(&format!("players = 1\ndice = ['5', '4', '3']\nagenda = [{solo}]"));
        assert!(found.contains(&reason.into()), "{solo}");
    }
    for tasks in impossible {
        assert!(flaws(&agenda(&tasks)).contains(&reason.into()), "{tasks}");
    }
    assert!(flaws(&agenda(&"'turn', ".repeat(400))).contains(&reason.into()));
}

/// WR-4.9
#[test]
fn a_dive_is_to_one_wreck() {
    let two = "'draw A gem anywhere', 'extra gem', 'draw B art anywhere', 'claim', 'buy', 'end-turn'";
    assert_eq!(flaws(&agenda(two)), ["agenda, tasks: treasures are drawn from one wreck at a time"]);
}

#[test]
fn tasks_are_for_those_at_the_table() {
    let reason = "agenda, place C gem1 anywhere: there is no such seat";
    assert_eq!(flaws(&agenda("'place C gem1 anywhere', 'claim', 'buy', 'end-turn'")), [reason]);
    let reason = "agenda, draw R gem anywhere: there is no such seat";
    assert_eq!(flaws(&agenda("'draw R gem anywhere', 'extra gem', 'claim', 'buy', 'end-turn'")), [reason]);
}

/// WR-11.6
#[test]
fn a_push_needs_an_empty_beach_spot() {
    let reason = "agenda, push A: only the solo game asks where a bumped diver goes, and only while a beach spot is empty";
    let two = "'push A', 'draw A gem anywhere', 'extra gem', 'claim', 'buy', 'end-turn'";
    assert_eq!(flaws(&agenda(two)), [reason]);
    let solo = |beach: &str| {
        format!(
            "players = 1
             dice = ['R:5', '4']
             agenda = ['push A', 'draw R gem anywhere', 'rival', 'market', 'end-round']
             solo = {{ pile = 9, rivals = [{beach}] }}"
        )
    };
    assert_eq!(flaws(&solo("'beach1', 'beach2', 'beach3', 'beach4', 'beach5', 'beach6'")), [reason]);
    assert_eq!(table(&solo("'beach1', 'beach2', 'beach4', 'beach5', 'beach6'")).options(), ["push beach3"]);
}

/// WR-6.1, WR-6.2
#[test]
fn a_claim_under_way_has_its_card_its_display_and_its_crests() {
    let claim = |row: &str, display: &str, task: &str| {
        format!(
            "agenda = ['{task}', 'claim', 'buy', 'end-turn']
             row = ['{row}']
             mats = [{{ displays = [[{display}]] }}]"
        )
    };
    let face_up = "a claimed card is face up until its display is cleared";
    let found = flaws(&claim("E2", "'gem1', 'gem1', 'gem2'", "decorate d1 E1"));
    assert_eq!(found, [format!("agenda, decorate d1 E1: {face_up}")]);
    for display in ["'gem1', 'gem1'", "'gem1', 'gem1', 'art1'", ""] {
        for task in ["decorate d1 E1", "clear d1 E1"] {
            let found = flaws(&claim("E1", display, task));
            assert_eq!(found, [format!("agenda, {task}: a claimed display matches its card")]);
        }
    }
    let found = flaws(&claim("E1", "'gem1', 'gem1', 'gem1'", "clear d1 E1 conch"));
    assert_eq!(found, ["agenda, clear d1 E1 conch: a card is decorated only where it has a crest"]);
}

/// WR-8.2
#[test]
fn in_2019_the_starfish_of_the_basket_may_still_make_the_match() {
    let position = |edition: &str, starfish: u8, task: &str| {
        format!(
            "edition = '{edition}'
             agenda = ['{task} d1 E1', 'claim', 'buy', 'end-turn']
             row = ['E1']
             mats = [{{ displays = [['gem1', 'gem1', 'art1']], basket = {{ starfish = {starfish} }} }}]"
        )
    };
    assert_eq!(table(&position("2019", 1, "decorate")).options(), ["cover d1.3"]);
    for (edition, starfish, task) in [("2019", 0, "decorate"), ("2019", 1, "clear"), ("2018", 1, "decorate")]
    {
        let found = flaws(&position(edition, starfish, task));
        assert_eq!(found, [format!("agenda, {task} d1 E1: a claimed display matches its card")]);
    }
    let decorated =
        position("2019", 1, "decorate").replace("E1", "E2 conch").replace("['E2 conch']", "['E2']");
    let decorated = decorated.replace("gem", "gold");
    assert_eq!(flaws(&decorated), ["agenda, decorate d1 E2 conch: a claimed display matches its card"]);
}

/// WR-6.4
#[test]
fn the_treasure_of_a_scallop_decoration_belongs_to_its_claim() {
    let position = |drawn: &str, claim: &str| {
        format!(
            "agenda = ['{drawn}', '{claim}', 'claim', 'buy', 'end-turn']
             row = ['E3']
             mats = [{{ displays = [['art1', 'art1', 'art1']] }}]"
        )
    };
    assert_eq!(table(&position("draw A gem anywhere", "decorate d1 E3 scallop")).asked(), "*");
    let reason = "agenda, tasks: this list of tasks cannot come up in play";
    for (drawn, claim) in [
        ("draw A gem anywhere", "decorate d1 E3"),
        ("draw B gem anywhere", "decorate d1 E3 scallop"),
        ("draw A gem vault", "decorate d1 E3 scallop"),
        ("place A gem1 anywhere", "clear d1 E3 scallop"),
    ] {
        assert_eq!(flaws(&position(drawn, claim)), [reason], "{drawn}, {claim}");
    }
}

/// WR-6.4
#[test]
fn a_claimed_display_holds_one_more_treasure_only_once_its_scallop_has_brought_it() {
    let position = |agenda: &str, tiles: &str| {
        format!(
            "agenda = [{agenda}, 'claim', 'buy', 'end-turn']
             row = ['E6']
             mats = [{{ displays = [[{tiles}]], basket = {{ starfish = 2 }} }}]"
        )
    };
    let (three, four) = ("'gem1', 'art1', 'gem1'", "'gem1', 'art1', 'gem1', 'relic1'");
    for sound in [position("'decorate d1 E6 scallop'", three), position("'decorate d1 E6 scallop'", four)] {
        assert!(table(&sound).offers("done"), "{sound}");
    }
    assert!(table(&position("'pick', 'clear d1 E6 scallop'", four)).offers("pick conch"));
    let (five, wrong) = ("'gem1', 'art1', 'gem1', 'gem1', 'gem1'", "'gem1', 'relic1', 'gem1', 'art1'");
    for (agenda, tiles) in [
        ("'decorate d1 E6'", four),
        ("'decorate d1 E6 scallop'", five),
        ("'decorate d1 E6 scallop'", wrong),
        ("'pick', 'clear d1 E6'", four),
        ("'place A gem2 anywhere', 'decorate d1 E6 scallop'", four),
    ] {
        let found = flaws(&position(agenda, tiles));
        assert_eq!(found.len(), 1, "{agenda} {tiles}: {found:?}");
        assert!(found[0].ends_with("a claimed display matches its card"), "{found:?}");
    }
}

/// WR-1.3, WR-3.1
#[test]
fn dice_are_those_of_the_game_and_enough_for_what_is_to_be_taken() {
    assert_eq!(flaws("players = 3\ndice = ['1', '1', '1', '1', '1']"), ["dice, 5: 4 dice are in this game"]);
    assert_eq!(flaws("dice = ['C:4']"), ["dice, C:4: there is no such seat"]);
    let dry = "agenda = ['take', 'claim', 'buy', 'end-turn']\ndice = ['A:4']";
    assert_eq!(flaws(dry), ["dice, pool: 1 must be taken, but only 0 are left"]);
    let rolled = dry.replace("'take'", "'roll', 'take'");
    assert_eq!(table(&rolled).asked(), "*");
    let few = "players = 1\ndice = ['5']\nagenda = ['rival', 'rival', 'market', 'end-round']";
    assert_eq!(flaws(few), ["dice, pool: 2 must be taken, but only 1 are left"]);
}

/// WR-1.7
#[test]
fn each_card_is_there_once_and_the_row_has_its_places() {
    assert_eq!(flaws("row = ['E1', 'E2', 'E3', 'E4']"), ["row, 4: the row has 3 places"]);
    assert_eq!(flaws("row = ['E1', 'E1']"), ["exhibits, E1: this card appears twice"]);
    let claimed = "row = ['E1']\nmats = [{ exhibits = ['E2'] }, { exhibits = ['E2+conch', 'E1'] }]";
    assert_eq!(
        flaws(claimed),
        ["exhibits, E2: this card appears twice", "exhibits, E1: this card appears twice"]
    );
}

/// WR-1.8, WR-7.2
#[test]
fn each_piece_is_there_once_in_its_edition_and_in_its_place() {
    let twice = "market = ['B1']\nmats = [{ aquariums = [['B1']] }]";
    assert_eq!(flaws(twice), ["aquariums, B1: this piece appears twice"]);
    let later = "edition = '2018'\nmarket = ['B11']";
    assert_eq!(flaws(later), ["aquariums, B11: this edition does not have this piece"]);
    let four = "market = ['M1', 'M2', 'M3', 'M4']";
    assert_eq!(flaws(four), ["market, middle: at most three pieces of a layer are face up"]);
    let misplaced = "market = ['M1', 'B2', 'B3', 'B1', 'M2', 'M3', 'T1', 'T2', 'T3']";
    let reason = "a whole market lists bottoms, middles, tops";
    assert_eq!(flaws(misplaced), [format!("market, M1: {reason}"), format!("market, B1: {reason}")]);
    assert_eq!(flaws("market = ['B1', '-']"), ["market, -: list all nine places, or pieces only"]);
    let ten = "market = ['B1', 'B2', 'B3', 'M1', 'M2', 'M3', 'T1', 'T2', 'T3', 'T4']";
    assert!(flaws(ten).contains(&"market, 10: the market has nine places".into()));
}

/// WR-7.2
#[test]
fn an_aquarium_is_built_from_its_bottom_up() {
    for pieces in ["", "'M1'", "'T1'", "'B1', 'T1', 'M1'", "'B1', 'B2'", "'B1', 'T1', 'T2'", "'M1', 'B1'"] {
        let found = flaws(&format!("mats = [{{ aquariums = [[{pieces}]] }}]"));
        assert_eq!(
            found,
            ["aquariums, A: an aquarium is a bottom, any number of middles, and at most one top"],
            "{pieces}"
        );
    }
    assert_eq!(table("mats = [{ aquariums = [['B1', 'T1'], ['B2', 'M2', 'M1']] }]").asked(), "*");
}

/// WR-1.2, WR-4.6
#[test]
fn a_spot_holds_one_diver_and_a_player_has_only_so_many() {
    let two = "mats = [{ divers = ['gem1'] }, { divers = ['gem1'] }]";
    assert_eq!(flaws(two), ["divers, gem1: a spot holds one diver"]);
    let five = "players = 4\nmats = [{}, { divers = ['gem1', 'gem2', 'gem3', 'gem4', 'gem5'] }]";
    assert_eq!(flaws(five), ["divers, B: a player has 4 divers"]);
    let rival = "players = 1\nmats = [{ divers = ['gem1'] }]\n[solo]\npile = 3\nrivals = ['gem1']";
    assert_eq!(flaws(rival), ["divers, gem1: a spot holds one diver"]);
}

/// WR-1.9
#[test]
fn mats_hold_what_they_have_room_for() {
    assert_eq!(flaws("mats = [{ displays = [[], [], [], []] }]"), ["displays, A: a mat has three displays"]);
    assert_eq!(flaws("mats = [{ vault = [[], [], [], []] }]"), ["vault, A: a vault has three columns"]);
    let six = "mats = [{ displays = [['gem1', 'gem1', 'gem1', 'gem2', 'gem2', 'gem2']] }]";
    assert_eq!(flaws(six), ["displays, A: a display has 5 pedestals"]);
    let tall = "mats = [{}, { vault = [['gem1', 'gem1', 'gem1', 'gem2', 'gem2']] }]";
    assert_eq!(flaws(tall), ["vault, B: a column has 4 spaces"]);
}

/// WR-8.1, WR-8.2
#[test]
fn starfish_lie_on_treasures_in_2018_and_in_2019_only_while_claiming() {
    let covered = "mats = [{ displays = [['gem1*']] }]";
    let reason = "displays, A: in this edition starfish lie only on the display being claimed";
    assert_eq!(flaws(covered), [reason]);
    assert_eq!(table(&format!("edition = '2018'\n{covered}")).display("A", 1), "gem1*");
    let claiming = "agenda = ['decorate d1 E1', 'claim', 'buy', 'end-turn']
        row = ['E1']
        mats = [{ displays = [['gem1', 'art1*', 'gem3'], ['gem1']], basket = { starfish = 1 } }]";
    assert_eq!(table(claiming).display("A", 1), "gem1 art1* gem3");
    assert_eq!(flaws(&claiming.replace("['gem1']]", "['gem1*']]")), [reason]);
}

/// WR-1.5, WR-1.6
#[test]
fn there_are_only_so_many_treasures_and_baubles() {
    let eight = "discards = ['gem1', 'gem1', 'gem1', 'gem1']
        agenda = ['place A gem1 anywhere', 'claim', 'buy', 'end-turn']
        mats = [{ displays = [['gem1']], vault = [['gem1'], ['gem1']] }]";
    assert_eq!(flaws(eight), ["treasures, gem1: there are 7 of them, not 8"]);
    let conches =
        "mats = [{ basket = { conch = 14 }, exhibits = ['E2+conch'] }, { exhibits = ['E4+conch'] }]";
    assert_eq!(flaws(conches), ["baubles, conch: there are 15 of them, not 16"]);
    let starfish = "edition = '2018'\nmats = [{ basket = { starfish = 15 }, displays = [['gem1*']] }]";
    assert_eq!(flaws(starfish), ["baubles, starfish: there are 15 of them, not 16"]);
    assert_eq!(flaws("mats = [{ basket = { scallop = 255 } }, { basket = { scallop = 255 } }]").len(), 1);
}

#[test]
fn every_reason_is_given_at_once() {
    let found = flaws("turn = 'C'\nrow = ['E1', 'E1']\nmats = [{ divers = ['gem1', 'gem1'] }]");
    let expected = [
        "turn, C: there is no such seat",
        "exhibits, E1: this card appears twice",
        "divers, gem1: a spot holds one diver",
    ];
    assert_eq!(found, expected);
}
