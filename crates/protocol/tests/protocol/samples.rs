//! One of every message, and of every kind where a message has kinds.

use protocol::*;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use std::fmt::Debug;

/// Every message under the name of its schema.
pub fn all() -> Vec<(&'static str, Value)> {
    [client(), server(), over_http()].into_iter().flatten().collect()
}

/// The message as it is sent; reading it back gives the same message.
fn sent<T: Serialize + DeserializeOwned + PartialEq + Debug>(message: &T) -> Value {
    let json = serde_json::to_value(message).expect("a message can be written");
    assert_eq!(serde_json::from_value::<T>(json.clone()).expect("and read"), *message);
    json
}

fn client() -> Vec<(&'static str, Value)> {
    let messages = [
        ClientMessage::Play(play()),
        ClientMessage::Undo(undo()),
        ClientMessage::Say(Say { text: "Well dived!".into() }),
        ClientMessage::Look { seat: 'B' },
        ClientMessage::Beat,
    ];
    messages.into_iter().map(|message| ("ClientMessage", sent(&message))).collect()
}

fn server() -> Vec<(&'static str, Value)> {
    let messages = [
        ServerMessage::Welcome(Box::new(welcome())),
        ServerMessage::Update { scene: Box::new(scene()), events: vec![happening()], kept_steps: 11 },
        ServerMessage::Table { table: Box::new(table()) },
        ServerMessage::Done { key: "k1".into(), version: 13, repeated: false },
        ServerMessage::Refused { key: Some("k1".into()), error: failure() },
        ServerMessage::Refused { key: None, error: failure() },
        ServerMessage::Chat { line: line() },
        ServerMessage::Beat,
        ServerMessage::Closing { error: failure() },
    ];
    messages.into_iter().map(|message| ("ServerMessage", sent(&message))).collect()
}

fn notices() -> Notices {
    Notices {
        push: Some(PushNotices { key: "K".into(), devices: 2 }),
        mail: Some(MailNotices { address: Some("ada@mail.example".into()), confirmed: true }),
        quiet: Some(QuietHours { begins: 1_320, ends: 420, minutes_east: -210 }),
    }
}

fn over_http() -> Vec<(&'static str, Value)> {
    let (name, language) = ("Ada".to_owned(), "en".to_owned());
    let seats = vec![
        SeatRequest::Me,
        SeatRequest::HotSeat { name: "Ben".into() },
        SeatRequest::Open,
        SeatRequest::Bot { level: "keen".into() },
    ];
    vec![
        ("GameInfo", sent(&game())),
        ("Rules", sent(&rules())),
        ("Introduce", sent(&Introduce { name: Some(name.clone()), language: None })),
        ("Guest", sent(&Guest { name, language })),
        ("DeviceLink", sent(&DeviceLink { token: "t".into(), seconds: 600 })),
        ("TakeLink", sent(&TakeLink { token: "t".into() })),
        ("Notices", sent(&Notices::default())),
        ("Notices", sent(&notices())),
        (
            "Device",
            sent(&Device { endpoint: "https://p.example/1".into(), p256dh: "P".into(), auth: "A".into() }),
        ),
        ("StopDevice", sent(&StopDevice { endpoint: "https://p.example/1".into() })),
        ("MailAddress", sent(&MailAddress { address: "ada@mail.example".into() })),
        ("SetQuiet", sent(&SetQuiet::default())),
        ("SetQuiet", sent(&SetQuiet { quiet: notices().quiet })),
        ("List", sent(&List { mine: vec![table_line()], open: vec![], running: vec![], more: more() })),
        ("CreateTable", sent(&CreateTable { terms: terms(), seats })),
        ("Created", sent(&Created { table: table() })),
        ("TableInfo", sent(&table())),
        ("Sit", sent(&Sit { seat: Some('B'), invite: Some("i".into()) })),
        ("Sit", sent(&Sit::default())),
        (
            "Reach",
            sent(&Reach {
                address: Some("http://192.168.1.24:7700/t/k7Qm2xWd9a".into()),
                code: Some(QrCode { size: 29, path: "M0 0h7v1h-7z".into() }),
            }),
        ),
        ("Remove", sent(&Remove { seat: 'B' })),
        ("StandIn", sent(&StandIn { seat: 'B' })),
        ("HandOver", sent(&HandOver { seat: 'B' })),
        ("Pledge", sent(&Pledge { pledge: "5f3c".into() })),
        ("Show", sent(&Show { entropy: "00ff".into() })),
        ("Start", sent(&Start {})),
        ("Play", sent(&play())),
        ("Undo", sent(&undo())),
        ("Played", sent(&Played { version: 13, repeated: true })),
        ("Say", sent(&Say { text: "Hello".into() })),
        ("ChatLine", sent(&line())),
        ("Mute", sent(&Mute { speaker: "s2".into(), muted: true })),
        ("Report", sent(&Report { seat: Some('B'), text: "Swears a lot".into() })),
        ("Why", sent(&why())),
        ("AskAdvice", sent(&AskAdvice { step: Some(3) })),
        ("Advice", sent(&advice())),
        ("Welcome", sent(&welcome())),
        ("Moment", sent(&moment())),
        ("RecordInfo", sent(&record())),
        (
            "Fork",
            sent(&Fork { step: 40, seats: vec![SeatRequest::Me, SeatRequest::Bot { level: "keen".into() }] }),
        ),
        ("Failure", sent(&failure())),
    ]
}

fn play() -> Play {
    Play { key: "k1".into(), at_version: 12, action: "take red".into() }
}

fn undo() -> Undo {
    Undo { key: "k2".into(), at_version: 13 }
}

fn terms() -> Terms {
    let clock = Clock::Game { minutes: 20 };
    Terms {
        game: "toy".into(),
        edition: None,
        public: true,
        clock,
        away_minutes: Some(5),
        absence_minutes: Some(0),
        lesson: None,
    }
}

fn table() -> TableInfo {
    let person = |name: &str, stand_in: Option<&str>| Sitter::Person {
        name: name.into(),
        connected: stand_in.is_none(),
        stand_in: stand_in.map(str::to_owned),
        resigned: false,
    };
    let seat = |seat, sitter, yours, clock_ms| {
        let away = (seat == 'B').then_some(Away { for_ms: 360_000, bot_in_ms: Some(0) });
        SeatInfo { seat, sitter, yours, clock_ms, away }
    };
    TableInfo {
        id: "k7Qm2xWd9a".into(),
        terms: terms(),
        title: "Toy".into(),
        status: Status::Running,
        seats: vec![
            seat('A', person("Ada", None), true, Some(1_200_000)),
            seat('B', person("Ben", Some("keen")), false, None),
            seat('C', Sitter::Bot { level: "calm".into() }, false, None),
            seat('D', Sitter::Open, false, None),
        ],
        yours: true,
        owner: Some('A'),
        stand_in: "keen".into(),
        notes: vec![
            Note { step: 12, kind: NoteKind::StoodIn, seat: Some('B'), by: Some('A') },
            Note { step: 14, kind: NoteKind::Closed, seat: None, by: None },
        ],
        invite: Some("i".into()),
        spectators: 2,
        dice: Dice {
            commitment: "66687aad".into(),
            pledges: vec![Some("5f3c".into()), None],
            sealed: false,
            entropy: vec![Some("07".into()), None],
            seed: None,
        },
        has_secrets: true,
        rematch: None,
    }
}

fn more() -> More {
    More { mine: Some("mine-1-t1".into()), open: None, running: Some("running-1-t2".into()) }
}

fn table_line() -> TableLine {
    TableLine {
        id: "k7Qm2xWd9a".into(),
        terms: Terms { clock: Clock::Day { days: 2 }, ..terms() },
        title: "Toy".into(),
        status: Status::Over,
        names: vec![Some("Ada".into()), None],
        bots: vec!['C'],
        yours: vec!['A'],
        turn: Some('A'),
        your_turn: true,
        scores: Some(vec![51, 48]),
        changed: 1_790_000_000,
    }
}

fn pill() -> Pill {
    Pill { kind: "die".into(), amount: 4, seat: Some('A'), chance: true, of: None, at: None, text: None }
}

fn scene() -> Scene {
    let points = Points { source: "starfish".into(), text: "Starfish cards".into(), points: 4 };
    let part = Part {
        source: "starfish".into(),
        points: 4,
        counted: true,
        text: "2 chests × 2 = 4".into(),
        detail: json!({ "what": "starfish", "card": "per-chest" }),
    };
    Scene {
        version: 12,
        step: 11,
        viewer: "A".into(),
        view: json!({ "viewer": { "seat": "A" }, "pieces": [3, null] }),
        asked: "Take a die.".into(),
        turn: Some('A'),
        options: vec![Choice {
            notation: "take red".into(),
            text: "Take a red die.".into(),
            touches: vec![],
            brings: Some(Brings { text: "You roll 4 dice.".into(), later: None, pills: vec![pill()] }),
        }],
        can_undo: false,
        coach: Some(Coach {
            text: "Take the red die.".into(),
            point: Some("die:0".into()),
            step: Some(1),
            steps: 8,
        }),
        standings: vec![Standing { seat: 'A', place: 1, score: 4, sources: vec![points], parts: vec![part] }],
        ladder: Some(Ladder {
            rungs: vec![Rung { from: 0, title: "Paddler".into(), reached: true }],
            next: "47 more for the next rank.".into(),
        }),
        over: false,
        last_word: None,
    }
}

fn happening() -> Happening {
    let event = json!({ "what": "turn-began", "seat": "A", "round": 2 });
    Happening { step: 11, by: None, event, text: "Round 2: it is Ada's turn.".into() }
}

fn moment() -> Moment {
    let tableau = vec![Section { title: "Beach".into(), lines: vec!["Two shells.".into()] }];
    Moment { scene: scene(), events: vec![happening()], position: Some(position()), tableau: Some(tableau) }
}

fn position() -> Value {
    json!({ "turn": "A", "pieces": { "A": [1, 2] } })
}

fn line() -> ChatLine {
    let (speaker, name, text) = ("s2".to_owned(), "Ben".to_owned(), "Hello".to_owned());
    ChatLine { index: 0, speaker, name, seat: Some('B'), text, at: 1_790_000_000 }
}

fn welcome() -> Welcome {
    Welcome {
        protocol: VERSION,
        table: table(),
        scene: Some(scene()),
        events: vec![happening()],
        whole: false,
        chat: vec![line()],
        muted: vec!["c0ffee".into()],
    }
}

fn record() -> RecordInfo {
    let events = vec![happening()];
    RecordInfo { table: table(), steps: 1, scene: scene(), scores: vec![vec![0, 0], vec![4, 0]], events }
}

fn game() -> GameInfo {
    GameInfo {
        name: "toy".into(),
        title: "Toy".into(),
        editions: vec![EditionInfo { name: Some("2019".into()), fewest: 1, most: 5 }],
        levels: vec![LevelInfo { level: "calm".into(), text: "Calm".into() }],
        lessons: vec![LessonInfo { name: "first".into(), title: "First".into(), edition: None, players: 2 }],
    }
}

fn rules() -> Rules {
    let clause = |id: &str, editions| Clause { id: id.into(), text: "A gist.".into(), editions };
    let clauses = vec![clause("TY-4.10", None), clause("TY-4.11", Some(vec!["2018".into()]))];
    Rules {
        title: "Toy".into(),
        language: "en".into(),
        edition: Some("2018".into()),
        editions: vec!["2019".into(), "2018".into()],
        summary: vec![SummaryPart {
            name: "turn".into(),
            title: "Your turn".into(),
            lines: vec![SummaryLine {
                title: Some("Take a die".into()),
                text: "Take a die.".into(),
                clause: None,
            }],
        }],
        first_turn: vec!["Take a die.".into()],
        chapters: vec![RulesChapter { number: 4, title: "Diving".into(), clauses }],
    }
}

fn why() -> Why {
    let barred =
        Barred { notation: "gem4>gem2".into(), touches: vec!["spot:gem4".into(), "spot:gem2".into()] };
    let text = "You may not move within the same wreck.".into();
    Why { version: 12, reasons: vec![Reason { clause: "WR-4.2".into(), text, actions: vec![barred] }] }
}

fn advice() -> Advice {
    let rated = Rated {
        notation: "take red".into(),
        text: "Take a red die.".into(),
        score: 51.5,
        win: 0.625,
        simulations: 800,
    };
    Advice { version: 12, simulations: 1000, sure: 0.75, options: vec![rated] }
}

fn failure() -> Failure {
    let message = "The table has moved on to version 14.".into();
    Failure { code: ErrorCode::Stale, message, field: None, version: Some(14) }
}
