//! Why a request was refused: a code for programs, a message for people, and the field it is about.

use crate::LINE_BYTES;
use crate::request::REQUESTS;
use referee::{OpenError, RecordError, Refusal, SeedError};
use shelf::{NoRecord, OrderError, PositionError, ReviewError, ReviewFailure, ShelfError, StepError};
use tabletop::{Flaw, Seat};

tabletop::words! {
    /// What kind of refusal it is; the words are part of the protocol.
    pub enum Code, "a code" {
        /// The line is longer than any honest one.
        LineTooLong = "line-too-long",
        /// The line is not UTF-8.
        NotText = "not-text",
        /// The line is not JSON, or nested too deeply.
        NotJson = "not-json",
        /// The line is JSON, but no object.
        NotAnObject = "not-an-object",
        /// No request has this name.
        UnknownRequest = "unknown-request",
        /// A field is needed.
        MissingField = "missing-field",
        /// A field has a value that it cannot have.
        BadValue = "bad-value",
        /// The request has no such field.
        UnknownField = "unknown-field",
        /// No game has this name.
        UnknownGame = "unknown-game",
        /// The game has no such edition.
        UnknownEdition = "unknown-edition",
        /// The game does not allow that number of players.
        BadPlayers = "bad-players",
        /// The component file is wrong; every reason is listed.
        BadComponents = "bad-components",
        /// The position cannot be read; every reason is listed.
        UnreadablePosition = "unreadable-position",
        /// The position can be read, but cannot be; every reason is listed.
        ImpossiblePosition = "impossible-position",
        /// The record is damaged or describes an illegal game.
        BadRecord = "bad-record",
        /// Nothing has been set up yet.
        NoTable = "no-table",
        /// Nobody sits there.
        NoSuchSeat = "no-such-seat",
        /// The text is not an action or outcome of the game.
        BadNotation = "bad-notation",
        /// The action is not an option now.
        NotAnOption = "not-an-option",
        /// The outcome cannot happen now.
        NotAnOutcome = "not-an-outcome",
        /// Chance must be dealt first.
        ChancePending = "chance-pending",
        /// A seat must decide first.
        DecisionPending = "decision-pending",
        /// The game has ended.
        GameOver = "game-over",
        /// The game has not ended yet.
        NotOver = "not-over",
        /// A seed deals at this table.
        NotManual = "not-manual",
        /// No step is left to undo.
        NothingToUndo = "nothing-to-undo",
        /// The game began with a position.
        NoRecord = "no-record",
        /// The engine is at fault, not the request.
        Internal = "internal",
    }
}

/// Why a request was refused. The table has not changed.
#[derive(Debug, thiserror::Error)]
pub enum Fault {
    /// A line of too many bytes.
    #[error("the line has more than {LINE_BYTES} bytes")]
    LineTooLong,
    /// A line that is not UTF-8.
    #[error("the line is not UTF-8 text")]
    NotText,
    /// A line that is not JSON.
    #[error("the line is not JSON: {0}")]
    NotJson(#[from] serde_json::Error),
    /// A line that is JSON but no object.
    #[error("a request is a JSON object, such as {{\"request\":\"hello\"}}")]
    NotAnObject,
    /// A request nobody knows.
    #[error("unknown request '{given}'; the requests are {}", REQUESTS.join(", "))]
    UnknownRequest {
        /// Its name.
        given: String,
    },
    /// A needed field is not there.
    #[error("'{field}' is missing")]
    MissingField { field: &'static str },
    /// A field has a wrong value.
    #[error("'{field}' must be {expected}")]
    BadValue {
        field: &'static str,
        /// What it could be.
        expected: &'static str,
    },
    /// A field that the request does not have.
    #[error("'{request}' has no field '{}'", .field.chars().take(40).collect::<String>())]
    UnknownField { request: &'static str, field: String },
    /// A question about a table before there is one.
    #[error("there is no table yet: send new or load first")]
    NoTable,
    /// A seat nobody has.
    #[error("there is no seat {seat}: the table has {seats} seats")]
    NoSuchSeat {
        seat: Seat,
        /// How many there are.
        seats: usize,
    },
    /// A game nobody knows, or a table that cannot be had.
    #[error(transparent)]
    Shelf(ShelfError),
    /// A position or a component file that is wrong.
    #[error(transparent)]
    Position(#[from] PositionError),
    /// A record that is damaged, illegal or dishonest.
    #[error("{0}")]
    Record(String),
    /// A step that cannot be played or undone.
    #[error("{error}")]
    Step {
        /// The field that names the step.
        field: &'static str,
        /// What is wrong with it.
        error: StepError,
    },
    /// No step is left to undo.
    #[error("there is nothing left to undo")]
    NothingToUndo,
    /// A game that began with a position.
    #[error(transparent)]
    NoRecord(#[from] NoRecord),
    /// No seed can be had.
    #[error(transparent)]
    Seed(#[from] SeedError),
    /// A game that cannot be reviewed.
    #[error(transparent)]
    Review(ReviewError),
    /// Something broke that should not have.
    #[error("internal error: the table is as it was before; please report this bug")]
    Internal,
}

impl Fault {
    /// Its kind, for programs.
    pub const fn code(&self) -> Code {
        match self {
            Self::LineTooLong => Code::LineTooLong,
            Self::NotText => Code::NotText,
            Self::NotJson(_) => Code::NotJson,
            Self::NotAnObject => Code::NotAnObject,
            Self::UnknownRequest { .. } => Code::UnknownRequest,
            Self::MissingField { .. } => Code::MissingField,
            Self::BadValue { .. } => Code::BadValue,
            Self::UnknownField { .. } => Code::UnknownField,
            Self::NoTable => Code::NoTable,
            Self::NoSuchSeat { .. } => Code::NoSuchSeat,
            Self::Shelf(error) => shelf_code(error).0,
            Self::Position(error) => position_code(error).0,
            Self::Record(_) | Self::Review(ReviewError::Record(_) | ReviewError::Dishonest(_)) => {
                Code::BadRecord
            }
            Self::Step { error, .. } => step_code(error),
            Self::NothingToUndo => Code::NothingToUndo,
            Self::NoRecord(_) => Code::NoRecord,
            Self::Review(ReviewError::Unfinished { .. }) => Code::NotOver,
            Self::Seed(_) | Self::Internal | Self::Review(ReviewError::Stopped) => Code::Internal,
        }
    }

    /// The field it is about: `line` for the whole line, `request` where nothing else in it is wrong.
    pub fn field(&self) -> &str {
        match self {
            Self::LineTooLong | Self::NotText | Self::NotJson(_) | Self::NotAnObject => "line",
            Self::MissingField { field } | Self::BadValue { field, .. } => field,
            Self::UnknownField { field, .. } => field,
            Self::NoSuchSeat { .. } => "viewer",
            Self::Shelf(error) => shelf_code(error).1,
            Self::Position(error) => position_code(error).1,
            Self::Record(_) => "record",
            Self::Step { field, error } if is_about_notation(error) => field,
            _ => "request",
        }
    }

    /// Everything that is wrong, where that is a list.
    pub fn reasons(&self) -> &[Flaw] {
        match self {
            Self::Position(
                PositionError::Components(flaws)
                | PositionError::Unreadable(flaws)
                | PositionError::Impossible(flaws),
            ) => &flaws.0,
            _ => &[],
        }
    }

    /// What is wrong with a record; only the component file is not its fault.
    pub(crate) fn of_record(error: ShelfError) -> Self {
        match Self::from(error) {
            fault @ Self::Position(PositionError::Components(_)) => fault,
            fault => Self::Record(fault.to_string()),
        }
    }
}

impl From<ReviewFailure> for Fault {
    fn from(failure: ReviewFailure) -> Self {
        match failure {
            ReviewFailure::NoRecord(error) => Self::NoRecord(error),
            ReviewFailure::Review(error) => Self::Review(error),
        }
    }
}

impl From<ShelfError> for Fault {
    fn from(error: ShelfError) -> Self {
        match error {
            ShelfError::Order(OrderError::Components(flaws)) => {
                Self::Position(PositionError::Components(flaws))
            }
            ShelfError::Position(error) => Self::Position(error),
            ShelfError::Open(OpenError::Dealer(_)) => Self::Internal,
            dishonest @ ShelfError::Dishonest(_) => Self::Record(dishonest.to_string()),
            error => Self::Shelf(error),
        }
    }
}

impl From<RecordError> for Fault {
    fn from(error: RecordError) -> Self {
        Self::Record(error.to_string())
    }
}

const fn shelf_code(error: &ShelfError) -> (Code, &'static str) {
    match error {
        ShelfError::UnknownGame { .. } => (Code::UnknownGame, "game"),
        ShelfError::Order(OrderError::Edition { .. }) => (Code::UnknownEdition, "edition"),
        ShelfError::Order(OrderError::Setup(_)) | ShelfError::Open(OpenError::Setup(_)) => {
            (Code::BadPlayers, "players")
        }
        ShelfError::Order(OrderError::Components(_)) => (Code::BadComponents, "components"),
        ShelfError::Position(error) => position_code(error),
        ShelfError::Record(_) | ShelfError::Dishonest(_) => (Code::BadRecord, "record"),
        // Requests name a seed or nothing: no list of outcomes, no stored steps, and nothing that seats have added to it.
        ShelfError::Open(OpenError::Dealer(_) | OpenError::NoSuchSeat { .. })
        | ShelfError::Script(_)
        | ShelfError::Restore(_) => (Code::Internal, "request"),
    }
}

const fn position_code(error: &PositionError) -> (Code, &'static str) {
    match error {
        PositionError::Components(_) => (Code::BadComponents, "components"),
        PositionError::Unreadable(_) => (Code::UnreadablePosition, "position"),
        PositionError::Impossible(_) => (Code::ImpossiblePosition, "position"),
        PositionError::Unknown { .. } => (Code::UnreadablePosition, "game"),
    }
}

const fn step_code(error: &StepError) -> Code {
    let StepError::Refused(refusal) = error else { return Code::BadNotation };
    match refusal {
        Refusal::NotAnOption { .. } => Code::NotAnOption,
        Refusal::NotAnOutcome { .. } => Code::NotAnOutcome,
        Refusal::ChancePending => Code::ChancePending,
        Refusal::DecisionPending { .. } | Refusal::NotYourTurn { .. } => Code::DecisionPending,
        Refusal::Over => Code::GameOver,
        Refusal::NotByHand => Code::NotManual,
        Refusal::Dealer(_) => Code::Internal,
    }
}

const fn is_about_notation(error: &StepError) -> bool {
    matches!(
        error,
        StepError::Notation(_)
            | StepError::Refused(Refusal::NotAnOption { .. } | Refusal::NotAnOutcome { .. })
    )
}
