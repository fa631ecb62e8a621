//! What the engine writes as a state it takes back as a position.

use coralia_testing::Coralia;
use kit_laws::positions_are_taken_back;

#[test]
fn every_position_that_comes_up_lays_out_the_same_moment_again() {
    positions_are_taken_back::<coralia_kit::Coralia, Coralia>();
}
