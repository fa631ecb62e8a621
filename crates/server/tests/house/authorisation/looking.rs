//! Looking: only from one's own seat, by request, by socket and at earlier moments.

use super::Evening;
use client::{ClientError, Look, Socket};
use protocol::{ClientMessage, ErrorCode, Moment, ServerMessage, Undo, Welcome};
use test_house::first_option;

#[tokio::test]
async fn nobody_looks_from_another_s_seat() {
    let evening = Evening::of("coralia").await;
    for (guest, foreign) in [(&evening.ana, 'B'), (&evening.ben, 'A'), (&evening.cleo, 'A')] {
        let path = evening.path(&format!("?as={foreign}"));
        evening.refuses(ErrorCode::NotYours, guest.get::<Welcome>(&path)).await;
        let look = Look { seat: Some(foreign), ..Look::default() };
        evening.refuses(ErrorCode::NotYours, guest.socket(&evening.id, &look)).await;
        let path = evening.path(&format!("/moments/1?as={foreign}"));
        evening.refuses(ErrorCode::NotYours, guest.get::<Moment>(&path)).await;
    }
    let path = evening.path("?as=E");
    evening.refuses(ErrorCode::NotYours, evening.ana.get::<Welcome>(&path)).await;
}

#[tokio::test]
async fn nobody_turns_to_another_s_seat_in_a_socket() {
    let evening = Evening::of("coralia").await;
    for (guest, own, foreign) in [(&evening.ana, "A", 'B'), (&evening.cleo, "spectator", 'A')] {
        let mut socket = guest.socket(&evening.id, &Look::default()).await.expect("a socket");
        assert_eq!(viewer(&mut socket).await, own);
        let look = ClientMessage::Look { seat: foreign };
        let refused = async {
            socket.send(&look).await?;
            refusal(&mut socket).await
        };
        evening.refuses(ErrorCode::NotYours, refused).await;
        let (mover, _) = evening.turn().await;
        let play =
            first_option(&test_house::scene(mover, &evening.id).await, foreign.encode_utf8(&mut [0; 4]));
        mover.play(&evening.id, &play).await.expect("a move");
        assert_eq!(viewer(&mut socket).await, own, "they still look from where they did");
    }
}

#[tokio::test]
async fn nobody_is_shown_everything_before_the_end() {
    let evening = Evening::of("coralia").await;
    for guest in [&evening.ana, &evening.cleo] {
        let path = evening.path("/moments/1?as=all");
        evening.refuses(ErrorCode::NotYours, guest.get::<Moment>(&path)).await;
        let path = evening.path("/moments/1?as=everybody");
        evening.refuses(ErrorCode::BadField, guest.get::<Moment>(&path)).await;
        let path = evening.path("/moments/100000");
        evening.refuses(ErrorCode::BadField, guest.get::<Moment>(&path)).await;
    }
}

#[tokio::test]
async fn whoever_looks_on_cannot_act_in_a_socket() {
    let evening = Evening::of("coralia").await;
    let (mover, other) = evening.turn().await;
    let play = first_option(&test_house::scene(mover, &evening.id).await, "mine");
    let undo = Undo { key: "undo".into(), at_version: play.at_version };
    for (guest, code, undone) in [
        (&evening.cleo, ErrorCode::NotYours, ErrorCode::NotYours),
        (other, ErrorCode::NotYourTurn, ErrorCode::NoUndo),
    ] {
        let mut socket = guest.socket(&evening.id, &Look::default()).await.expect("a socket");
        for (message, code) in
            [(ClientMessage::Play(play.clone()), code), (ClientMessage::Undo(undo.clone()), undone)]
        {
            let refused = async {
                socket.send(&message).await?;
                refusal(&mut socket).await
            };
            evening.refuses(code, refused).await;
        }
    }
}

/// Whose knowledge the next scene is.
async fn viewer(socket: &mut Socket) -> String {
    loop {
        match socket.next().await.expect("a message").expect("an open socket") {
            ServerMessage::Welcome(welcome) => return welcome.scene.expect("a scene").viewer,
            ServerMessage::Update { scene, .. } => return scene.viewer,
            _ => {}
        }
    }
}

/// The next refusal, as a request would give it; anything that was done instead is an answer.
async fn refusal(socket: &mut Socket) -> Result<ServerMessage, ClientError> {
    loop {
        match socket.next().await?.expect("an open socket") {
            ServerMessage::Refused { error, .. } => {
                return Err(ClientError::Refused { status: error.code.status(), failure: error });
            }
            done @ ServerMessage::Done { .. } => return Ok(done),
            _ => {}
        }
    }
}
