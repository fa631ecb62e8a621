//! Who sees what, and the way back: in Wreck Raiders nothing is secret (WR-5.4).

use crate::board::Diver;
use crate::components::FACES;
use crate::mat::{Aquarium, Display, Mat};
use crate::position::{Aquariums, Claimed, MatPosition, Place, Position, SoloPosition, Tile};
use crate::state::{BOTTOMS, Progress, State};
use crate::{Asked, Baubles, DisplayId, ExhibitId, Layer, Setup, Task, Treasure, Wreck};
use serde::Serialize;
use tabletop::{Bag, Deck, Seat, Viewer};

/// What one viewer may know, and all of it: the whole position.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(
    feature = "schema",
    derive(ts_rs::TS, schemars::JsonSchema),
    ts(rename = "WreckRaidersView"),
    schemars(rename = "WreckRaidersView")
)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// What the game was set up from.
    #[serde(skip)]
    pub setup: Setup,
    /// Everything that lies on the table.
    #[serde(flatten)]
    pub position: Position,
    /// What lies in the supplies; it follows from the position, and everyone can count it.
    pub remaining: Remaining,
    /// Whether the claim under way shows its card's treasures in their order, which earns the style reward.
    pub styled: bool,
    /// The next thing of the agenda as data; null when the game is over.
    pub asks: Option<Asked>,
    /// The claim under way, from its naming until its display is cleared.
    pub claim: Option<Claiming>,
}

/// A display and the card that is claimed with it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Claiming {
    /// The display.
    pub display: DisplayId,
    /// The card.
    pub card: ExhibitId,
    /// Starfish that the display still needs to match the card.
    pub missing: u8,
}

/// How much is left to draw and to gain.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Remaining {
    /// Treasures in each wreck's supply.
    pub supplies: [u8; 4],
    /// Cards in the deck.
    pub deck: usize,
    /// Bottoms, middles and tops in their stacks.
    pub stacks: [usize; 3],
    /// Baubles in the beach supply.
    pub shore: Baubles,
}

impl View {
    pub(crate) fn of(state: &State, viewer: Viewer) -> Self {
        let claim = state.claim_under_way();
        Self {
            viewer,
            setup: state.setup(),
            position: state.position(),
            remaining: state.remaining(),
            styled: claim.is_some_and(|claim| state.is_styled(claim)),
            asks: state.agenda.last().copied().map(Asked),
            claim,
        }
    }

    /// The task that is asked now; none when the game is over.
    pub fn task(&self) -> Option<Task> {
        self.asks.map(|Asked(task)| task)
    }

    /// Who must decide now; nobody while chance speaks and when the game is over.
    pub fn decider(&self) -> Option<Seat> {
        self.task()?.asks(self.position.turn).seat()
    }

    /// The one state that shows this view.
    pub(crate) fn state(&self) -> State {
        State::lay(&self.position, self.setup.catalogue.clone())
            .expect("a view comes from a game that can be set up")
    }
}

impl State {
    fn remaining(&self) -> Remaining {
        Remaining {
            supplies: self.supply.map(|supply| supply.total() as u8),
            deck: self.deck.len(),
            stacks: self.stacks.map(Deck::len),
            shore: self.shore,
        }
    }

    fn claim_under_way(&self) -> Option<Claiming> {
        let (display, card) = self.agenda.iter().find_map(|task| task.claim())?;
        let misfits = self.mat(self.on_turn()).display(display).misfits(self.catalogue.exhibit(card));
        Some(Claiming { display, card, missing: misfits.unwrap_or(0) })
    }

    /// Starfish that the claim under way still needs, if there is one (WR-8.2).
    pub fn starfish_missing(&self) -> Option<u8> {
        self.claim_under_way().map(|claim| claim.missing)
    }

    /// Whether a claim stands in its card's order (WR-6.5).
    fn is_styled(&self, Claiming { display, card, .. }: Claiming) -> bool {
        self.mat(self.on_turn()).display(display).in_order(self.catalogue.exhibit(card))
    }

    /// Everything that lies on the table, as plain data.
    pub fn position(&self) -> Position {
        // No `..` here: a new field does not compile until someone decides who sees it.
        let Self {
            catalogue: _, // printed, known to all
            rules,
            agenda,
            progress: Progress { seat, start, quiet_rounds, claim_this_round, last_turns },
            solo,
            dice,
            divers,
            shore: _,  // follows from what has been taken
            supply: _, // follows from what has been drawn
            discard,
            deck: _, // follows from what has been revealed
            row,
            stacks: _, // follows from what has been revealed
            market,
            aquariums,
            mats,
        } = self;
        let players = rules.players as usize;
        Position {
            edition: rules.edition,
            players,
            turn: *seat,
            start: *start,
            quiet_rounds: *quiet_rounds,
            claim_this_round: *claim_this_round,
            last_turns: *last_turns,
            agenda: Some(agenda.iter().rev().copied().collect()),
            dice: dice[..rules.dice as usize].to_vec(),
            row: row[..rules.row as usize].iter().copied().map(Place).collect(),
            market: Layer::ALL.map(|layer| market[layer.index()].map(Place).to_vec()).concat(),
            discards: discards(discard),
            mats: Seat::all(players)
                .map(|seat| MatPosition {
                    divers: divers.of(Diver::Of(seat)).iter().collect(),
                    aquariums: aquariums_of(aquariums, seat),
                    ..mat_position(&mats[seat.index()])
                })
                .collect(),
            solo: rules.solo().then(|| SoloPosition {
                rivals: divers.of(Diver::Rival).iter().collect(),
                pile: solo.pile,
                visited: Wreck::ALL.into_iter().filter(|wreck| solo.visited[wreck.index()]).collect(),
                ran_out: solo.ran_out,
            }),
        }
    }
}

fn discards(discard: &[Bag<FACES>; 4]) -> Vec<Treasure> {
    let copies = |treasure: Treasure| discard[treasure.wreck().index()].count(treasure.face());
    Treasure::all().flat_map(|treasure| std::iter::repeat_n(treasure, copies(treasure).into())).collect()
}

fn aquariums_of(aquariums: &[Option<Aquarium>; BOTTOMS], owner: Seat) -> Aquariums {
    let numbered = aquariums.iter().enumerate();
    let built =
        numbered.filter_map(|(bottom, aquarium)| aquarium.as_ref().map(|aquarium| (bottom, aquarium)));
    let own = built.filter(|(_, aquarium)| aquarium.owner == owner);
    own.map(|(bottom, aquarium)| aquarium.pieces(bottom).collect()).collect()
}

fn mat_position(mat: &Mat) -> MatPosition {
    let Mat { displays, vault, basket, exhibits, decorated } = mat;
    MatPosition {
        displays: displays.map(tiles).to_vec(),
        vault: vault.map(|column| column.to_vec()).to_vec(),
        basket: *basket,
        exhibits: exhibits.iter().map(|card| Claimed::new(card, decorated.has(card))).collect(),
        ..MatPosition::default()
    }
}

fn tiles(display: Display) -> Vec<Tile> {
    let numbered = display.treasures().iter().enumerate();
    numbered.map(|(place, &treasure)| Tile { treasure, covered: display.covered(place) }).collect()
}
