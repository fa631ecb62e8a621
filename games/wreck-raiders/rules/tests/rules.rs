//! The rules of Wreck Raiders as tests, one module per chapter of the rulebook.

mod rules {
    mod chapter_01_setup;
    mod chapter_02_turn;
    mod chapter_03_die;
    mod chapter_04_dive;
    mod chapter_04_move;
    mod chapter_04_supply;
    mod chapter_05_treasures;
    mod chapter_06_claim;
    mod chapter_06_style;
    mod chapter_07_aquariums;
    mod chapter_08_starfish;
    mod chapter_09_end;
    mod chapter_10_parts;
    mod chapter_10_scoring;
    mod chapter_11_rivals;
    mod chapter_11_solo;
    mod components;
    mod components_pieces;
    mod positions;
    mod positions_refused;
    mod refusals;
    mod refusals_claims;
    mod walk;
}
