//! The rules of Coralia as tests, one module per chapter of the rulebook.

mod rules {
    mod chapter_01_setup;
    mod chapter_02_turn;
    mod chapter_03_placing;
    mod chapter_04_symbols;
    mod chapter_05_island;
    mod chapter_06_chests;
    mod chapter_06_turtles;
    mod chapter_06_white_dice;
    mod chapter_07_chests_and_dice;
    mod chapter_07_starfish;
    mod chapter_08_parts;
    mod chapter_08_scoring;
    mod chapter_08_starfish_step;
    mod chapter_09_secrets;
    mod chapter_10_examples;
    mod components;
    mod imagine;
    mod moments;
    mod perft;
    mod positions;
    mod refusals;
    mod walk;
}
