//! Every route of the server: the one table that the OpenAPI document and the router are checked against.

use crate::ErrorCode::*;
use crate::route::{
    ACTION, AFTER, AS, Answer, Caller, EDITION, LOOK_AS, Method, PAGE, PLAYERS, PROTOCOL, RULES_EDITION,
    Route, SINCE, TABLEAU, TOUCHED,
};
use crate::*;
use Caller::{Anyone, Owner, Sitter};
use serde_json::{Map, Value};

/// All routes.
pub fn routes() -> Vec<Route> {
    [games(), guests(), notices(), tables(), seats(), play(), talk(), replay(), house()]
        .into_iter()
        .flatten()
        .collect()
}

fn games() -> Vec<Route> {
    vec![
        Route::get("/api/games", Anyone, "The games, their editions and bots").gives::<Vec<GameInfo>>(),
        Route::get("/api/games/{game}/components", Anyone, "What is printed on a game's components")
            .asks(&[EDITION, PLAYERS])
            .gives::<own::Components>(),
        Route::get("/api/games/{game}/rules", Anyone, "The rules of a game in our own words")
            .asks(&[RULES_EDITION])
            .gives::<Rules>(),
    ]
}

fn guests() -> Vec<Route> {
    vec![
        Route::post("/api/guest", Anyone, "Introduces a new guest and sets their cookie")
            .takes::<Introduce>()
            .gives::<Guest>()
            .refuses(&[StoreFull]),
        Route::get("/api/guest", Caller::Guest, "Who the cookie belongs to").gives::<Guest>(),
        Route::new(Method::Patch, "/api/guest", Caller::Guest, "Changes name or language")
            .takes::<Introduce>()
            .gives::<Guest>()
            .refuses(&[StoreFull]),
        Route::post(
            "/api/guest/link",
            Caller::Guest,
            "A link that makes a second device the same guest, once",
        )
        .gives::<DeviceLink>(),
        Route::post(
            "/api/guest/revoke",
            Caller::Guest,
            "Makes every other device of the guest a stranger, and sets a new cookie on this one",
        )
        .gives::<Guest>()
        .refuses(&[StoreFull]),
        Route::post("/api/guest/take", Anyone, "Takes such a link and sets the cookie")
            .takes::<TakeLink>()
            .gives::<Guest>()
            .refuses(&[NotFound]),
    ]
}

fn notices() -> Vec<Route> {
    let post = |path, summary| Route::post(path, Caller::Guest, summary).gives::<Notices>();
    vec![
        Route::get("/api/notices", Caller::Guest, "How the guest is told of their turns in games over days")
            .gives::<Notices>(),
        post("/api/notices/device", "Tells a device from now on")
            .takes::<Device>()
            .refuses(&[NotFound, StoreFull]),
        post("/api/notices/device/stop", "Tells a device no more")
            .takes::<StopDevice>()
            .refuses(&[StoreFull]),
        post(
            "/api/notices/mail",
            "Asks the owner of an address whether it is right, and tells it from then on",
        )
        .takes::<MailAddress>()
        .refuses(&[NotFound, StoreFull]),
        post("/api/notices/mail/stop", "Forgets the guest's address").refuses(&[StoreFull]),
        post("/api/notices/quiet", "Sets the hours in which the guest is told nothing")
            .takes::<SetQuiet>()
            .refuses(&[NotFound, StoreFull]),
    ]
}

fn tables() -> Vec<Route> {
    vec![
        Route::get("/api/tables", Anyone, "The guest's own tables, and the public ones")
            .asks(&[AFTER])
            .gives::<List>(),
        Route::post("/api/tables", Caller::Guest, "Creates a table")
            .takes::<CreateTable>()
            .gives::<Created>()
            .refuses(&[StoreFull]),
        Route::get("/api/tables/{id}/components", Anyone, "What is printed on the components of this table")
            .gives::<own::Components>(),
        Route::get("/api/tables/{id}", Anyone, "A table and what the viewer may see of it")
            .asks(&[SINCE, LOOK_AS])
            .gives::<Welcome>()
            .refuses(&[NotYours]),
        Route::get(
            "/api/tables/{id}/socket",
            Anyone,
            "The table as it changes, and a way to play: a WebSocket",
        )
        .asks(&[PROTOCOL, SINCE, LOOK_AS])
        .answers(Answer::Socket)
        .refuses(&[NotYours]),
    ]
}

fn seats() -> Vec<Route> {
    vec![
        Route::post("/api/tables/{id}/sit", Caller::Guest, "Takes an open seat")
            .takes::<Sit>()
            .gives::<TableInfo>()
            .refuses(&[NotYours, Started, SeatTaken, NotAnOption, Stale, StoreFull]),
        Route::post("/api/tables/{id}/leave", Sitter, "Gives up the seat before the game begins")
            .gives::<TableInfo>()
            .refuses(&[NotYours, Started, StoreFull]),
        Route::post("/api/tables/{id}/remove", Owner, "Takes a person off their seat before the game begins")
            .takes::<Remove>()
            .gives::<TableInfo>()
            .refuses(&[NotYours, Started, Stale, StoreFull]),
        Route::post(
            "/api/tables/{id}/hand-over",
            Owner,
            "Makes another person who sits there the owner of the table",
        )
        .takes::<HandOver>()
        .gives::<TableInfo>()
        .refuses(&[NotYours, Over, Closed, StoreFull]),
        Route::post(
            "/api/tables/{id}/close",
            Owner,
            "Closes the table: before the start it is gone, afterwards the game ends without a result",
        )
        .refuses(&[NotYours, Over, Closed, StoreFull]),
        Route::post("/api/tables/{id}/pledge", Sitter, "Promises bytes for the dice, without naming them")
            .takes::<Pledge>()
            .gives::<TableInfo>()
            .refuses(&[NotYours, Started, Closed, Stale, StoreFull]),
        Route::post("/api/tables/{id}/show", Sitter, "Shows the bytes that were pledged")
            .takes::<Show>()
            .gives::<TableInfo>()
            .refuses(&[NotYours, NotStarted, Started, Closed, NotPledged, Stale, StoreFull]),
        Route::post("/api/tables/{id}/start", Owner, "Begins the game")
            .takes::<Start>()
            .gives::<TableInfo>()
            .refuses(&[NotYours, Started, SeatsOpen, StoreFull]),
        Route::post(
            "/api/tables/{id}/rematch",
            Sitter,
            "Lays a table for the same people once the game is over",
        )
        .gives::<Created>()
        .refuses(&[NotYours, NotStarted, NotOver, StoreFull]),
        Route::post(
            "/api/tables/{id}/stand-in",
            Sitter,
            "Lets a bot play for a person who must decide and has been away for too long",
        )
        .takes::<StandIn>()
        .gives::<TableInfo>()
        .refuses(&[NotYours, NotStarted, NotAnOption, NotAway, Over, Closed, StoreFull]),
        Route::post("/api/tables/{id}/take-back", Sitter, "Takes the seat back from the bot that stands in")
            .gives::<TableInfo>()
            .refuses(&[NotYours, NotStarted, Over, Closed, StoreFull]),
        Route::post("/api/tables/{id}/resign", Sitter, "Resigns: a bot plays the game to the end")
            .gives::<TableInfo>()
            .refuses(&[NotYours, NotStarted, Over, Closed, StoreFull]),
    ]
}

fn play() -> Vec<Route> {
    vec![
        Route::post("/api/tables/{id}/play", Sitter, "Plays an option")
            .takes::<Play>()
            .gives::<Played>()
            .refuses(&[
                NotYours,
                NotYourTurn,
                Stale,
                NotAnOption,
                NotInLesson,
                NotStarted,
                Over,
                Closed,
                StoreFull,
            ]),
        Route::post("/api/tables/{id}/undo", Sitter, "Undoes the last decision")
            .takes::<Undo>()
            .gives::<Played>()
            .refuses(&[NotYours, Stale, NoUndo, NotStarted, Over, Closed, StoreFull]),
        Route::post("/api/tables/{id}/skip-lesson", Sitter, "Goes on with a guided game as an ordinary one")
            .gives::<TableInfo>()
            .refuses(&[NotYours, NoLesson, NotStarted, Over, Closed, StoreFull]),
        Route::get(
            "/api/tables/{id}/why",
            Sitter,
            "Why something is not an option of the viewer who must decide",
        )
        .asks(&[ACTION, TOUCHED])
        .gives::<Why>()
        .refuses(&[NotYours, NotYourTurn, NotStarted, Over]),
        Route::post("/api/tables/{id}/advice", Anyone, "Asks a bot what it thinks of the options")
            .takes::<AskAdvice>()
            .gives::<Advice>()
            .refuses(&[NoAdvice, NotYours, NotYourTurn, NotStarted, Over, Closed]),
    ]
}

fn talk() -> Vec<Route> {
    vec![
        Route::post("/api/tables/{id}/chat", Caller::Guest, "Sends a chat message")
            .takes::<Say>()
            .gives::<ChatLine>()
            .refuses(&[NotYours, StoreFull]),
        Route::post("/api/tables/{id}/mute", Caller::Guest, "Mutes or unmutes a speaker").takes::<Mute>(),
        Route::post("/api/tables/{id}/reports", Caller::Guest, "Reports something at a table to the host")
            .takes::<Report>()
            .refuses(&[StoreFull]),
    ]
}

fn replay() -> Vec<Route> {
    vec![
        Route::get("/api/tables/{id}/moments/{step}", Anyone, "The table after a step")
            .asks(&[AS, TABLEAU])
            .gives::<Moment>()
            .refuses(&[NotYours, NotStarted]),
        Route::get("/api/records/{id}", Anyone, "A finished game").gives::<RecordInfo>(),
        Route::get("/api/records/{id}/record", Anyone, "The record file of a finished game")
            .answers(Answer::Text),
        Route::get("/api/records/{id}/moments/{step}", Anyone, "A finished game after a step")
            .asks(&[AS, TABLEAU])
            .gives::<Moment>(),
        Route::post("/api/records/{id}/fork", Caller::Guest, "Creates a table that continues from a moment")
            .takes::<Fork>()
            .gives::<Created>()
            .refuses(&[StoreFull]),
    ]
}

fn house() -> Vec<Route> {
    vec![
        Route::get("/api/reach", Anyone, "Where other devices open a page of this server")
            .asks(&[PAGE])
            .gives::<Reach>(),
        Route::get("/api/openapi.json", Anyone, "This document").gives::<Map<String, Value>>(),
        Route::get("/healthz", Anyone, "Whether the server is running").answers(Answer::Text),
        Route::get("/readyz", Anyone, "Whether the server is ready to play: 503 if it is not")
            .answers(Answer::Text)
            .refuses(&[Stopping, StoreUnavailable]),
        Route::get("/metrics", Anyone, "Metrics for Prometheus").answers(Answer::Text),
    ]
}
