//! The printed components of a table.

use crate::setting::{one_in, stages};

#[test]
fn a_game_in_play_has_the_components_of_its_order() {
    for stage in stages(0) {
        let parts = stage.game.printed(&stage.order).expect("the order can be had");
        let mut now = one_in(200);
        stage.play(|live, _, _, _| {
            if now() {
                assert_eq!(live.printed(), parts);
            }
        });
    }
}
