//! The game's types for the page and for other programs: `web/generated.ts` and `schema.json`.

use tabletop::Game;
use typegen::Sent;
use wreck_raiders::{Edition, Event, Part, Position, Setup, State, View};
use wreck_raiders_kit::Printed;

#[test]
fn types_and_schemas_are_kept_and_true_of_random_games() {
    let mut sent = Sent::default();
    let tables = Edition::ALL.into_iter().flat_map(|edition| [1, 2, 5].map(|players| (edition, players)));
    for setup in tables.map(|(edition, players)| Setup::new(edition, players)) {
        // Not every edition is for one or for five.
        let Ok(game) = State::new(&setup) else { continue };
        sent.print(Printed::of(&setup).expect("the game began"));
        sent.play(game, State::position, View::parts);
    }
    typegen::assert_game::<View, Event, Position, Printed, Part>("wreck-raiders", &sent);
}
