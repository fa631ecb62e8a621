//! Every reason why a position cannot be.

use super::agenda::default_agenda;
use super::lay::lay_display;
use super::{MatPosition, Position};
use crate::board::{Diver, Spot};
use crate::components::{
    BAUBLES_OF_A_KIND, Bauble, Baubles, COPIES, Catalogue, Crests, Exhibit, ExhibitId, Layer, ON_SALE, Piece,
    Treasure, Wreck,
};
use crate::edition::{Rules, StarfishPower};
use crate::mat::{ColumnId, DisplayId};
use crate::solo::SOLO_TURNS;
use crate::state::Die;
use crate::task::Task;
use crate::turn::end::QUIET_ROUNDS;
use crate::turn::order::can_come_up;
use std::collections::BTreeSet;
use tabletop::{Flaws, MAX_SEATS, Seat};

pub(super) fn check(position: &Position, catalogue: &Catalogue) -> Result<(), Flaws> {
    let mut flaws = Flaws::default();
    let rules = match position.edition.rules(position.players) {
        Ok(rules) => rules,
        Err(error) => {
            flaws.add("players", position.players, error);
            nearest_rules(position)
        }
    };
    let agenda = position.agenda.clone().unwrap_or_else(|| default_agenda(rules.solo(), &position.dice));
    let check = Check { position, catalogue, rules, agenda };
    check.progress(&mut flaws);
    check.agenda(&mut flaws);
    check.dice(&mut flaws);
    check.cards(&mut flaws);
    check.pieces(&mut flaws);
    check.divers(&mut flaws);
    for (seat, mat) in Seat::all(rules.players.into()).zip(&position.mats) {
        check.mat(seat, mat, &mut flaws);
    }
    check.treasures(&mut flaws);
    check.baubles(&mut flaws);
    flaws.or(())
}

/// The rules for the nearest number of players that can play, so that all else can be looked at, too.
fn nearest_rules(position: &Position) -> Rules {
    let allowed = |players: &usize| position.edition.rules(*players).is_ok();
    let numbers = (1..=MAX_SEATS).filter(allowed);
    let nearest = numbers.min_by_key(|players| players.abs_diff(position.players));
    let players = nearest.expect("every edition can be played");
    position.edition.rules(players).expect("so many can play")
}

/// All places of the market.
const MARKET: usize = Layer::ALL.len() * ON_SALE;

struct Check<'a> {
    position: &'a Position,
    catalogue: &'a Catalogue,
    rules: Rules,
    agenda: Vec<Task>,
}

impl Check<'_> {
    fn tasks(&self) -> impl Iterator<Item = Task> {
        self.agenda.iter().copied()
    }

    fn count(&self, wanted: impl Fn(Task) -> bool) -> usize {
        self.tasks().filter(|task| wanted(*task)).count()
    }

    fn players(&self) -> usize {
        self.rules.players.into()
    }

    fn sits(&self, seat: Seat) -> bool {
        seat.index() < self.players()
    }

    fn progress(&self, flaws: &mut Flaws) {
        let position = self.position;
        flaws.require(self.sits(position.turn), "turn", position.turn, "there is no such seat");
        flaws.require(self.sits(position.start), "start", position.start, "there is no such seat");
        let quiet = position.quiet_rounds;
        let over = self.agenda.is_empty();
        let bound = quiet < QUIET_ROUNDS || (quiet == QUIET_ROUNDS && over);
        let reason = format_args!("the game ends after {QUIET_ROUNDS}");
        flaws.require(bound, "quiet-rounds", quiet, reason);
        let last = position.last_turns.unwrap_or(1);
        // None is left only when the game is over, which quiet rounds may end before; the solo game has no last turns.
        let left = if over { last == 0 || quiet == QUIET_ROUNDS } else { last > 0 };
        let counted = left && (last as usize) < self.players() && !self.rules.solo();
        let reason = "during the game, the number of last turns left is at least one and less than the number of players";
        flaws.require(position.last_turns.is_none() || counted, "last-turns", last, reason);
        let mats = position.mats.len();
        flaws.require(mats <= self.players(), "mats", mats, "there is at most one mat per player");
        let solo = position.solo.is_some();
        flaws.require(!solo || self.rules.solo(), "solo", "rivals", "only the solo game has rivals");
        self.calls(flaws);
    }

    /// A player who ends a turn with enough exhibits triggers the end (WR-9.1); only the turn of the last claim may go on.
    fn calls(&self, flaws: &mut Flaws) {
        let position = self.position;
        if self.rules.solo() || self.agenda.is_empty() || position.last_turns.is_some() {
            return;
        }
        let turn_begins = matches!(self.agenda.first(), Some(Task::Turn | Task::Roll | Task::Take));
        for (seat, mat) in Seat::all(self.players()).zip(&position.mats) {
            let count = mat.exhibits.len();
            let enough = count >= self.rules.exhibits_to_end as usize;
            let called = enough && (seat != position.turn || turn_begins);
            let reason = format_args!(
                "with {count} exhibits {seat} has triggered the end: give the number of last turns left"
            );
            flaws.require(!called, "last-turns", seat, reason);
        }
    }

    fn agenda(&self, flaws: &mut Flaws) {
        let agenda = &self.agenda;
        let sound = can_come_up(agenda, self.rules.solo(), self.position.turn);
        flaws.require(sound, "agenda", "tasks", "this list of tasks cannot come up in play");
        let wrecks: BTreeSet<Wreck> = self.tasks().filter_map(wreck_of).collect();
        flaws.require(wrecks.len() <= 1, "agenda", "tasks", "treasures are drawn from one wreck at a time");
        for task in agenda {
            self.task(*task, flaws);
        }
    }

    fn task(&self, task: Task, flaws: &mut Flaws) {
        let owner = match task {
            Task::Place(seat, ..) => Some(Diver::Of(seat)),
            Task::Draw(diver, ..) | Task::Push(diver) => Some(diver),
            _ => None,
        };
        let known = match owner {
            Some(Diver::Of(seat)) => self.sits(seat),
            Some(Diver::Rival) => self.rules.solo(),
            None => true,
        };
        flaws.require(known, "agenda", task, "there is no such seat");
        let asked = self.rules.solo() && self.spots().filter(|spot| spot.wreck().is_none()).count() < 6;
        let reason =
            "only the solo game asks where a bumped diver goes, and only while a beach spot is empty";
        flaws.require(!matches!(task, Task::Push(_)) || asked, "agenda", task, reason);
        if let Task::Decorate(display, card, used) | Task::Clear(display, card, used) = task {
            let shown = self.position.row.iter().any(|place| place.0 == Some(card));
            flaws.require(shown, "agenda", task, "a claimed card is face up until its display is cleared");
            let matching = self.matches(task, display, self.catalogue.exhibit(card));
            flaws.require(matching, "agenda", task, "a claimed display matches its card");
            let crests = self.catalogue.exhibit(card).crests;
            let sound = used.conch <= crests.conch && used.scallop <= crests.scallop;
            flaws.require(sound, "agenda", task, "a card is decorated only where it has a crest");
        }
    }

    /// Whether a claimed display matches, in 2019 with starfish of the basket as long as nothing is decorated (WR-8.2).
    fn matches(&self, task: Task, display: DisplayId, card: &Exhibit) -> bool {
        let Some(mat) = self.position.mats.get(self.position.turn.index()) else { return false };
        let tiles = mat.displays.get(display.index()).map_or(&[][..], Vec::as_slice);
        let lays_more = self.rules.starfish_power == StarfishPower::CoversClaimAndClears
            && matches!(task, Task::Decorate(_, _, used) if used == Crests::default());
        let spare = if lays_more { mat.basket.starfish } else { 0 };
        let matched = tiles.get(..card.treasures.len()).unwrap_or_default();
        let beside = tiles.len().saturating_sub(card.treasures.len());
        beside <= usize::from(self.scallop_has_brought(task))
            && lay_display(matched).misfits(card).is_some_and(|misfits| misfits <= spare)
    }

    /// Whether the treasure of a claim's scallop lies somewhere already, perhaps on the claimed display (WR-6.4).
    fn scallop_has_brought(&self, claim: Task) -> bool {
        let (Task::Decorate(_, _, used) | Task::Clear(_, _, used)) = claim else { return false };
        used.scallop && self.count(|task| matches!(task, Task::Draw(..) | Task::Place(..))) == 0
    }

    fn dice(&self, flaws: &mut Flaws) {
        let (dice, wanted) = (&self.position.dice, self.rules.dice as usize);
        flaws.require(
            dice.len() <= wanted,
            "dice",
            dice.len(),
            format_args!("{wanted} dice are in this game"),
        );
        for die in dice {
            let known = match die {
                Die::Basket(Diver::Of(seat), _) => self.sits(*seat),
                Die::Basket(Diver::Rival, _) => self.rules.solo(),
                Die::Pool(_) | Die::Unrolled => true,
            };
            flaws.require(known, "dice", die, "there is no such seat");
        }
        self.dice_to_take(flaws);
        self.dice_of_a_round(flaws);
    }

    /// In the solo game the rivals take their dice after the player's three turns (WR-11.2).
    fn dice_of_a_round(&self, flaws: &mut Flaws) {
        let dice = &self.position.dice;
        let count = |wanted: fn(Diver) -> bool| {
            dice.iter().filter(|die| matches!(die, Die::Basket(owner, _) if wanted(*owner))).count()
        };
        let own = count(|owner| owner != Diver::Rival);
        let rivals = count(|owner| owner == Diver::Rival);
        let turns = self.count(|task| matches!(task, Task::Turn | Task::Take));
        let sound = own <= SOLO_TURNS && rivals <= SOLO_TURNS && (rivals == 0 || turns == 0);
        let reason = "the player takes three dice in a round, and the rivals three after that";
        flaws.require(!self.rules.solo() || sound, "dice", "A", reason);
    }

    /// Only a turn with more than one player begins with a roll if need be; all else takes dice that are there.
    fn dice_to_take(&self, flaws: &mut Flaws) {
        let (dice, solo) = (&self.position.dice, self.rules.solo());
        let wanted =
            self.count(|task| matches!(task, Task::Take | Task::Rival) || (solo && task == Task::Turn));
        let pool = dice.iter().filter(|die| matches!(die, Die::Pool(_))).count();
        let baskets = dice.iter().filter(|die| matches!(die, Die::Basket(..))).count();
        let rolled = self.tasks().any(|task| task == Task::Roll);
        let left = if rolled { (self.rules.dice as usize).saturating_sub(baskets) } else { pool };
        let reason = format_args!("{wanted} must be taken, but only {left} are left");
        flaws.require(wanted <= left, "dice", "pool", reason);
    }

    fn cards(&self, flaws: &mut Flaws) {
        let (row, places) = (&self.position.row, self.rules.row as usize);
        flaws.require(row.len() <= places, "row", row.len(), format_args!("the row has {places} places"));
        let claimed =
            self.position.mats.iter().flat_map(|mat| mat.exhibits.iter().map(|claimed| claimed.card));
        let mut seen: BTreeSet<ExhibitId> = BTreeSet::new();
        for card in row.iter().filter_map(|place| place.0).chain(claimed) {
            flaws.require(seen.insert(card), "exhibits", card, "this card appears twice");
        }
        for claimed in self.position.mats.iter().flat_map(|mat| &mat.exhibits) {
            let sound = !claimed.conch || self.catalogue.exhibit(claimed.card).crests.conch;
            let reason = "a conch lies only on a card with a conch crest";
            flaws.require(sound, "exhibits", claimed.card, reason);
        }
    }

    fn pieces(&self, flaws: &mut Flaws) {
        let market = &self.position.market;
        flaws.require(market.len() <= MARKET, "market", market.len(), "the market has nine places");
        for (index, piece) in market.iter().enumerate() {
            let by_place =
                market.len() != MARKET || piece.0.is_none_or(|piece| piece.layer.index() == index / ON_SALE);
            flaws.require(by_place, "market", piece, "a whole market lists bottoms, middles, tops");
            flaws.require(
                market.len() == MARKET || piece.0.is_some(),
                "market",
                piece,
                "list all nine places, or pieces only",
            );
        }
        for layer in Layer::ALL {
            let laid = market.iter().filter_map(|place| place.0).filter(|piece| piece.layer == layer).count();
            flaws.require(laid <= ON_SALE, "market", layer, "at most three pieces of a layer are face up");
        }
        let built = self.position.mats.iter().flat_map(|mat| mat.aquariums.iter().flatten().copied());
        let mut seen: BTreeSet<Piece> = BTreeSet::new();
        for piece in market.iter().filter_map(|place| place.0).chain(built) {
            let since = (piece.index as usize) < self.rules.pieces(piece.layer);
            flaws.require(since, "aquariums", piece, "this edition does not have this piece");
            flaws.require(seen.insert(piece), "aquariums", piece, "this piece appears twice");
        }
    }

    /// The spots that are held.
    fn spots(&self) -> impl Iterator<Item = Spot> {
        let rivals = self.position.solo.iter().flat_map(|solo| &solo.rivals);
        self.position.mats.iter().flat_map(|mat| &mat.divers).chain(rivals).copied()
    }

    fn divers(&self, flaws: &mut Flaws) {
        let mut seen: BTreeSet<Spot> = BTreeSet::new();
        for spot in self.spots() {
            flaws.require(seen.insert(spot), "divers", spot, "a spot holds one diver");
        }
        if let Some(solo) = self.position.solo.as_ref().filter(|_| self.rules.solo()) {
            let pushed = self.count(|task| task == Task::Push(Diver::Rival));
            let rivals = solo.pile as usize + solo.rivals.len() + pushed;
            let (reason, most) = ("there are sixteen rivals", self.rules.rivals as usize);
            flaws.require(rivals <= most, "solo", rivals, reason);
            let visited: BTreeSet<_> = solo.visited.iter().collect();
            let dives = visited.len() + self.count(|task| task == Task::Rival);
            flaws.require(
                dives <= SOLO_TURNS,
                "solo",
                "visited",
                "three rivals dive in a round, each to a different wreck",
            );
        }
    }

    fn mat(&self, seat: Seat, mat: &MatPosition, flaws: &mut Flaws) {
        let pushed = self.count(|task| task == Task::Push(Diver::Of(seat)));
        let divers = mat.divers.len() + pushed;
        let most = self.rules.divers as usize;
        flaws.require(divers <= most, "divers", seat, format_args!("a player has {most} divers"));
        flaws.require(
            mat.displays.len() <= DisplayId::ALL.len(),
            "displays",
            seat,
            "a mat has three displays",
        );
        flaws.require(mat.vault.len() <= ColumnId::ALL.len(), "vault", seat, "a vault has three columns");
        let (pedestals, rows) = (self.catalogue.pedestals as usize, self.catalogue.vault_rows.len());
        let fits = mat.displays.iter().all(|display| display.len() <= pedestals);
        flaws.require(fits, "displays", seat, format_args!("a display has {pedestals} pedestals"));
        let fits = mat.vault.iter().all(|column| column.len() <= rows);
        flaws.require(fits, "vault", seat, format_args!("a column has {rows} spaces"));
        for aquarium in &mat.aquariums {
            let sound = sound_aquarium(aquarium);
            flaws.require(
                sound,
                "aquariums",
                seat,
                "an aquarium is a bottom, any number of middles, and at most one top",
            );
        }
        self.covers(seat, mat, flaws);
    }

    /// Starfish lie on treasures in 2018, and in 2019 only on the display being claimed (WR-8.1, WR-8.2).
    fn covers(&self, seat: Seat, mat: &MatPosition, flaws: &mut Flaws) {
        let claimed = self.tasks().find_map(Task::claim).filter(|_| seat == self.position.turn);
        for (index, display) in mat.displays.iter().enumerate() {
            let here = claimed.is_some_and(|(id, _)| id.index() == index);
            let allowed = self.rules.starfish_power == StarfishPower::CoversAnyDisplay || here;
            let covered = display.iter().any(|tile| tile.covered);
            let reason = "in this edition starfish lie only on the display being claimed";
            flaws.require(allowed || !covered, "displays", seat, reason);
        }
    }

    fn treasures(&self, flaws: &mut Flaws) {
        let displayed = self.position.mats.iter().flat_map(|mat| mat.displays.iter().flatten());
        let vaulted = self.position.mats.iter().flat_map(|mat| mat.vault.iter().flatten());
        let placed = self.tasks().filter_map(|task| match task {
            Task::Place(_, treasure, _) => Some(treasure),
            _ => None,
        });
        let mut counts = [0_usize; Treasure::COUNT];
        let everywhere = displayed.map(|tile| tile.treasure).chain(vaulted.copied());
        for treasure in everywhere.chain(placed).chain(self.position.discards.iter().copied()) {
            counts[treasure.index()] += 1;
        }
        for treasure in Treasure::all() {
            let count = counts[treasure.index()];
            let reason = format_args!("there are {COPIES} of them, not {count}");
            flaws.require(count <= COPIES.into(), "treasures", treasure, reason);
        }
    }

    fn baubles(&self, flaws: &mut Flaws) {
        let on_card = self.tasks().filter(|task| match task {
            Task::Decorate(_, _, used) | Task::Clear(_, _, used) => used.conch,
            _ => false,
        });
        let mut counts = [on_card.count(), 0, 0];
        for mat in &self.position.mats {
            let Baubles { conch, scallop, starfish } = mat.basket;
            let covers = mat.displays.iter().flatten().filter(|tile| tile.covered).count();
            counts[0] += conch as usize + mat.exhibits.iter().filter(|claimed| claimed.conch).count();
            counts[1] += scallop as usize;
            counts[2] += starfish as usize + covers;
        }
        for (kind, count) in Bauble::ALL.into_iter().zip(counts) {
            let reason = format_args!("there are {BAUBLES_OF_A_KIND} of them, not {count}");
            flaws.require(count <= BAUBLES_OF_A_KIND.into(), "baubles", kind, reason);
        }
    }
}

const fn wreck_of(task: Task) -> Option<Wreck> {
    match task {
        Task::Draw(_, wreck, _) | Task::Extra(wreck) => Some(wreck),
        Task::Place(_, treasure, _) => Some(treasure.wreck()),
        _ => None,
    }
}

fn sound_aquarium(pieces: &[Piece]) -> bool {
    let layers: Vec<Layer> = pieces.iter().map(|piece| piece.layer).collect();
    let ([Layer::Bottom, middles @ .., Layer::Top] | [Layer::Bottom, middles @ ..]) = &layers[..] else {
        return false;
    };
    middles.iter().all(|layer| *layer == Layer::Middle)
}
