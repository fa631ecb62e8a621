//! Playing: only one's own seat, only now, only once.

use super::Evening;
use client::Guest;
use protocol::{Advice, AskAdvice, Created, ErrorCode, Play, Played, TableInfo, Undo, Why};
use test_house::{begun, first_option, for_people, scene};

#[tokio::test]
async fn nobody_acts_for_another_seat() {
    for game in ["coralia", "wreck-raiders"] {
        let evening = Evening::of(game).await;
        let (mover, other) = evening.turn().await;
        let play = first_option(&scene(mover, &evening.id).await, "mine");
        evening.refuses(ErrorCode::NotYourTurn, other.play(&evening.id, &play)).await;
    }
}

#[tokio::test]
async fn whoever_only_looks_on_cannot_act() {
    let evening = Evening::of("coralia").await;
    let (mover, _) = evening.turn().await;
    let play = first_option(&scene(mover, &evening.id).await, "mine");
    evening.refuses(ErrorCode::NotYours, evening.cleo.play(&evening.id, &play)).await;
    let undo = Undo { key: "undo".into(), at_version: play.at_version };
    evening.refuses(ErrorCode::NotYours, evening.cleo.undo(&evening.id, &undo)).await;
    let stranger = Guest::stranger(evening.house.address());
    evening.refuses(ErrorCode::NoGuest, stranger.play(&evening.id, &play)).await;
}

#[tokio::test]
async fn a_version_of_another_table_counts_for_nothing() {
    let evening = Evening::of("wreck-raiders").await;
    let other = begun(&for_people("wreck-raiders", 2), &[&evening.ana, &evening.ben]).await;
    for number in 0..3 {
        play_any(&[&evening.ana, &evening.ben], &other, &format!("there-{number}")).await;
    }
    let (mover, _) = evening.turn().await;
    let here = first_option(&scene(mover, &evening.id).await, "mixed-up");
    let there = scene(&evening.ana, &other).await.version;
    assert_ne!(here.at_version, there, "the tables must be told apart");
    let play = Play { at_version: there, ..here };
    evening.refuses(ErrorCode::Stale, mover.play(&evening.id, &play)).await;
}

#[tokio::test]
async fn an_old_message_sent_again_changes_nothing() {
    let evening = Evening::of("wreck-raiders").await;
    let (mover, _) = evening.turn().await;
    let play = first_option(&scene(mover, &evening.id).await, "once");
    let first = mover.play(&evening.id, &play).await.expect("the first time it counts");
    assert!(!first.repeated);
    for number in 0..3 {
        play_any(&[&evening.ana, &evening.ben], &evening.id, &format!("later-{number}")).await;
    }
    let before = scene(mover, &evening.id).await;
    let again = mover.play(&evening.id, &play).await.expect("the same key has its answer");
    assert_eq!(again, Played { version: first.version, repeated: true });
    assert_eq!(scene(mover, &evening.id).await, before);
    let renamed = Play { key: "twice".into(), ..play };
    evening.refuses(ErrorCode::Stale, mover.play(&evening.id, &renamed)).await;
}

#[tokio::test]
async fn a_key_that_another_guest_used_is_still_free() {
    let evening = Evening::of("wreck-raiders").await;
    let (mover, other) = evening.turn().await;
    let play = first_option(&scene(mover, &evening.id).await, "the same key");
    mover.play(&evening.id, &play).await.expect("a move");
    if evening.turn().await.0.cookie() == mover.cookie() {
        // It is not the other's turn, and another's key does not make it so.
        evening.refuses(ErrorCode::Stale, other.play(&evening.id, &play)).await;
        let now = Play { at_version: scene(other, &evening.id).await.version, ..play.clone() };
        evening.refuses(ErrorCode::NotYourTurn, other.play(&evening.id, &now)).await;
    }
    for number in 0.. {
        let (mover, _) = evening.turn().await;
        if mover.cookie() == other.cookie() {
            break;
        }
        play_any(&[mover], &evening.id, &format!("on-{number}")).await;
    }
    let own = first_option(&scene(other, &evening.id).await, "the same key");
    let played = other.play(&evening.id, &own).await.expect("a move of their own");
    assert!(!played.repeated, "another's key is not theirs");
    assert!(played.version > own.at_version);
}

#[tokio::test]
async fn nobody_takes_another_s_move_back() {
    let evening = Evening::of("wreck-raiders").await;
    for number in 0.. {
        assert!(number < 100, "nobody could take a move back");
        let (mover, other) = evening.turn().await;
        if scene(mover, &evening.id).await.can_undo {
            let version = scene(other, &evening.id).await.version;
            let undo = Undo { key: "not mine".into(), at_version: version };
            evening.refuses(ErrorCode::NoUndo, other.undo(&evening.id, &undo)).await;
            mover.undo(&evening.id, &undo).await.expect("one's own move can be taken back");
            return;
        }
        play_any(&[&evening.ana, &evening.ben], &evening.id, &format!("move-{number}")).await;
    }
}

#[tokio::test]
async fn nobody_gives_the_game_up_for_another() {
    let evening = Evening::of("coralia").await;
    let resign = evening.path("/resign");
    evening.refuses(ErrorCode::NotYours, evening.cleo.post::<TableInfo>(&resign, &())).await;
    let table: TableInfo = evening.ben.post(&resign, &()).await.expect("Ben gives up");
    let gave_up =
        |seat: usize| matches!(table.seats[seat].sitter, protocol::Sitter::Person { resigned: true, .. });
    assert!(gave_up(1) && !gave_up(0), "only Ben has given up");
}

#[tokio::test]
async fn only_whoever_must_decide_is_told_why() {
    let evening = Evening::of("coralia").await;
    let (mover, other) = evening.turn().await;
    for question in ["/why", "/why?action=end", "/why?touched=supply:red"] {
        let path = evening.path(question);
        evening.refuses(ErrorCode::NotYourTurn, other.get::<Why>(&path)).await;
        evening.refuses(ErrorCode::NotYours, evening.cleo.get::<Why>(&path)).await;
        let stranger = Guest::stranger(evening.house.address());
        evening.refuses(ErrorCode::NoGuest, stranger.get::<Why>(&path)).await;
        assert!(mover.get::<Why>(&path).await.is_ok(), "{question}");
    }
    for wrong in ["/why?action=dance", "/why?action=", "/why?action=end&touched=supply:red"] {
        evening.refuses(ErrorCode::BadField, mover.get::<Why>(&evening.path(wrong))).await;
    }
}

#[tokio::test]
async fn a_click_on_what_is_not_lit_finds_its_reason() {
    let evening = Evening::of("wreck-raiders").await;
    let (mover, _) = evening.turn().await;
    let before = scene(mover, &evening.id).await;
    let take = first_option(&before, "die");
    mover.play(&evening.id, &take).await.expect("a die is taken");
    let seat = before.turn.expect("a seat decides");
    let other = if take.action.starts_with("take 1") { 2 } else { 1 };
    let clicked: Why =
        mover.get(&evening.path(&format!("/why?touched=home:{seat},spot:gem{other}"))).await.expect("told");
    let [reason] = &clicked.reasons[..] else { panic!("{clicked:?}") };
    assert_eq!((reason.clause.as_str(), reason.actions.len()), ("WR-4.1", 1));
    assert_eq!(reason.actions[0].notation, format!("off>gem{other}"));
    let typed = evening.path(&format!("/why?action=off%3Egem{other}&language=fr"));
    let typed: Why = mover.get(&typed).await.expect("told");
    assert_eq!(typed.reasons[0].actions, reason.actions);
    assert_ne!(typed.reasons[0].text, reason.text, "it is told in French");
    let all: Why = mover.get(&evening.path("/why")).await.expect("told");
    assert!(all.reasons.len() > 2 && all.version == clicked.version, "{all:?}");
}

#[tokio::test]
async fn there_is_no_advice_against_other_people() {
    let evening = Evening::of("coralia").await;
    let path = evening.path("/advice");
    for guest in [&evening.ana, &evening.ben, &evening.cleo] {
        for ask in [AskAdvice::default(), AskAdvice { step: Some(1) }] {
            evening.refuses(ErrorCode::NoAdvice, guest.post::<Advice>(&path, &ask)).await;
        }
    }
}

#[tokio::test]
async fn there_is_no_record_and_no_rematch_before_the_end() {
    let evening = Evening::of("coralia").await;
    let path = format!("/api/records/{}", evening.id);
    for guest in [&evening.ana, &evening.cleo] {
        evening.refuses(ErrorCode::NotFound, guest.record(&evening.id)).await;
        for what in ["", "/moments/1", "/moments/1?as=all"] {
            let path = format!("{path}{what}");
            evening.refuses(ErrorCode::NotFound, guest.get::<serde_json::Value>(&path)).await;
        }
    }
    let rematch = evening.path("/rematch");
    evening.refuses(ErrorCode::NotOver, evening.ana.post::<Created>(&rematch, &())).await;
    evening.refuses(ErrorCode::NotYours, evening.cleo.post::<Created>(&rematch, &())).await;
}

#[tokio::test]
async fn what_is_not_offered_is_not_played() {
    let evening = Evening::of("coralia").await;
    let (mover, _) = evening.turn().await;
    let offered = first_option(&scene(mover, &evening.id).await, "odd");
    for action in ["", " ", "take 99", "A take 5", "* 5", "undo A", "x\ny", &"y".repeat(5_000)] {
        let play = Play { action: action.into(), ..offered.clone() };
        let code = match action {
            "" | "x\ny" => ErrorCode::BadField,
            long if long.len() > 100 => ErrorCode::BadField,
            _ => ErrorCode::NotAnOption,
        };
        evening.refuses(code, mover.play(&evening.id, &play)).await;
    }
    for key in ["", "a\u{0}b", &"k".repeat(65)] {
        let play = Play { key: key.into(), ..offered.clone() };
        evening.refuses(ErrorCode::BadField, mover.play(&evening.id, &play)).await;
    }
}

/// The one of these who must decide plays their first option.
async fn play_any(guests: &[&Guest], id: &str, key: &str) {
    for guest in guests {
        let scene = scene(guest, id).await;
        if !scene.options.is_empty() {
            guest.play(id, &first_option(&scene, key)).await.expect("a listed option");
            return;
        }
    }
    panic!("nobody of these must decide");
}
