//! The game's types for the page and for other programs: `web/generated.ts` and `schema.json`.

use coralia::{Event, Part, Position, Setup, State, View};
use coralia_kit::Printed;
use tabletop::Game;
use typegen::Sent;

#[test]
fn types_and_schemas_are_kept_and_true_of_random_games() {
    let mut sent = Sent::default();
    for players in 2..=4 {
        let setup = Setup::new(players);
        sent.print(Printed::of(&setup).expect("two to four can play"));
        sent.play(State::new(&setup).expect("two to four can play"), State::position, View::parts);
    }
    typegen::assert_game::<View, Event, Position, Printed, Part>("coralia", &sent);
}
