//! Counted trees from three fixed positions, counted twice: by the game, and by the rules read a second time.

mod naive;

use naive::Table;
use tabletop::{Game, Pending};
use tabletop_laws::play::{options, outcomes, same_items, successors};
use wreck_raiders::{Action, State};
use wreck_raiders_testing::table;

/// 2018, two players: A has named a claim, may decorate it and cover treasures, and can claim a second card.
const MID_CLAIM: &str = "
    edition = '2018'
    agenda = ['decorate d1 E7', 'claim', 'refill-row', 'buy', 'end-turn']
    dice = ['A:3', 'B:4', '2+scallop', '5', '6']
    row = ['E7', 'E43', 'E17']
    market = ['B1', 'B2', 'B3', 'M1', 'M2', 'M3', 'T1', 'T2', 'T3']
    discards = ['gold1', 'gold3', 'relic2']
    mats = [
        { divers = ['gem3', 'gold3', 'beach2'], basket = { conch = 1, scallop = 2, starfish = 2 },
          displays = [['relic1', 'gem1', 'gem2*'], ['gem1', 'gold2', 'art1', 'relic3'], ['art2', 'gem3']],
          vault = [['gem1', 'gold1'], ['gem2'], []], exhibits = ['E1', 'E34+conch'], aquariums = [['B7', 'M9'], ['B8', 'T9']] },
        { divers = ['gem4', 'relic3'], basket = { conch = 2 }, displays = [['gold1']], exhibits = ['E20'] },
    ]";

/// 2019, three players in mid-game: B takes one of two dice, with neighbours and rivals in the wrecks.
const MID_GAME: &str = "
    players = 3
    turn = 'B'
    start = 'C'
    dice = ['C:1', 'A:6', '3+conch', '6']
    row = ['E17', 'E2', 'E34', 'E45']
    market = ['B1', 'B2', 'B3', 'M1', 'M2', 'M3', 'T1', 'T2', 'T3']
    discards = ['gem1', 'gem1', 'art3', 'relic2']
    mats = [
        { divers = ['gem2', 'gold6', 'beach3', 'art1'], basket = { starfish = 1 },
          displays = [['gold1', 'gold2'], ['art1'], []], exhibits = ['E21'] },
        { divers = ['gem4', 'relic1', 'beach6'], basket = { conch = 1, scallop = 1, starfish = 1 },
          displays = [['gem1', 'art2'], ['gold1', 'gold2', 'relic1'], []], vault = [['gem3'], ['gold3'], ['gem2']],
          aquariums = [['B9']] },
        { divers = ['gold3', 'relic5'], displays = [['relic2', 'gem1']], exhibits = ['E30', 'E5+conch'] },
    ]";

/// Solo, the first of three rival turns: crowded spots, a nearly full beach, a vault with little room.
const RIVAL_TURNS: &str = "
    players = 1
    dice = ['A:1', 'A:2', 'A:5', '4', '2+conch', '4']
    row = ['E1', 'E2', 'E3']
    market = ['B1', 'B2', 'B3', 'M1', 'M2', 'M3', 'T1', 'T2', 'T3']
    mats = [
        { divers = ['gem4', 'gold4', 'gem3', 'relic2', 'beach1'], basket = { conch = 2, scallop = 1, starfish = 1 },
          displays = [['gem1', 'art2'], ['gold1']], aquariums = [['B4']],
          vault = [['gem3', 'gem1', 'gold1', 'art1'], ['gold3', 'gem2', 'art1', 'art2'], ['gem2', 'relic1']] },
    ]
    solo = { rivals = ['art4', 'relic4', 'gold2', 'gem5', 'beach3', 'beach5'], pile = 8 }";

/// Lines of `depth` steps, or shorter if the game ends; the two readings are compared at every node.
fn count(state: &State, depth: u32, universe: &[Action]) -> u64 {
    if depth == 0 || state.pending() == Pending::Over {
        return 1;
    }
    let table = Table::of(state);
    let (options, outcomes) = (options(state), outcomes(state));
    assert!(same_items(&options, &naive::options(&table, universe)), "{options:?} in\n{:?}", table.position);
    assert!(same_items(&outcomes, &naive::outcomes(&table)), "{outcomes:?} in\n{:?}", table.position);
    successors(state).iter().map(|next| count(next, depth - 1, universe)).sum()
}

/// The same lines, without the game.
fn count_naively(table: &Table, depth: u32, universe: &[Action]) -> u64 {
    if depth == 0 || table.task().is_none() {
        return 1;
    }
    let acted = naive::options(table, universe).into_iter().map(|action| {
        let mut next = table.clone();
        naive::play(&mut next, action);
        next
    });
    let dealt = naive::outcomes(table).into_iter().map(|item| {
        let mut next = table.clone();
        naive::deal(&mut next, item.outcome);
        next
    });
    acted.chain(dealt).map(|next| count_naively(&next, depth - 1, universe)).sum()
}

/// The numbers of lines of one step, two steps, and so on, counted twice.
fn both_count(toml: &str, expected: &[u64]) {
    let (state, universe) = (table(toml).state, naive::universe());
    let table = Table::of(&state);
    let depths = || 1..=expected.len() as u32;
    let naively: Vec<u64> = depths().map(|depth| count_naively(&table, depth, &universe)).collect();
    assert_eq!(naively, expected, "the second reading");
    let counted: Vec<u64> = depths().map(|depth| count(&state, depth, &universe)).collect();
    assert_eq!(counted, expected, "the game");
    for standing in state.standings().iter() {
        assert_eq!(naive::score(&table, standing.seat)[0], standing.score, "what {} has", standing.seat);
    }
}

/// WR-6.2, WR-8.1
#[test]
fn a_claim_of_2018_branches_as_counted() {
    both_count(MID_CLAIM, &[14, 138, 951, 6297, 45_003]);
}

/// WR-2.1, WR-8.3
#[test]
fn a_turn_of_2019_branches_as_counted() {
    both_count(MID_GAME, &[4, 46, 337, 1942, 10_462, 35_718, 131_835]);
}

/// WR-11.7
#[test]
fn rival_turns_branch_as_counted() {
    both_count(RIVAL_TURNS, &[8, 38, 120, 477, 1782, 5184, 14_823]);
}
