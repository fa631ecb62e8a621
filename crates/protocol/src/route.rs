//! What one route of the server is: who may call it, what goes in, what comes out, how it can fail.

use crate::ErrorCode;
use schemars::{JsonSchema, Schema, SchemaGenerator};

/// How a route is called.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Method {
    /// Reads something.
    Get,
    /// Carries something out.
    Post,
    /// Changes something.
    Patch,
}

/// Who may call a route.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Caller {
    /// Anyone, with or without a cookie.
    Anyone,
    /// A guest, identified by the cookie.
    Guest,
    /// A guest who sits at the table.
    Sitter,
    /// The guest who created the table.
    Owner,
}

/// The type of a JSON body.
#[derive(Clone, Copy, Debug)]
pub struct Body {
    schema: fn(&mut SchemaGenerator) -> Schema,
}

/// The reply of a route when it succeeds.
#[derive(Clone, Copy, Debug)]
pub enum Answer {
    /// 200 with JSON.
    Json(Body),
    /// 200 with plain text.
    Text,
    /// 204 with an empty body.
    Nothing,
    /// 101: from here on [`ClientMessage`](crate::ClientMessage) and [`ServerMessage`](crate::ServerMessage).
    Socket,
}

/// A query parameter; all are optional.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Query {
    /// Its name.
    pub name: &'static str,
    /// What it is for.
    pub text: &'static str,
    /// Whether it is a whole number, from zero.
    pub number: bool,
}

/// One route.
#[derive(Clone, Debug)]
pub struct Route {
    /// How it is called.
    pub method: Method,
    /// Its path, parts that vary in braces.
    pub path: &'static str,
    /// Who may call it.
    pub caller: Caller,
    /// The query parameters, besides `language`, which every route of the API takes.
    pub query: Vec<Query>,
    /// What is sent.
    pub request: Option<Body>,
    /// What comes back.
    pub answer: Answer,
    /// One line for people.
    pub summary: &'static str,
    refusals: Vec<ErrorCode>,
}

/// What every route of the API understands.
pub const LANGUAGE: Query =
    Query { name: "language", text: "`en`, `fr` or `de`: the language of all texts.", number: false };
pub(crate) const AS: Query = Query {
    name: "as",
    text: "Whose view is shown: a seat's letter, `spectator` or, once the game is over, `all`.",
    number: false,
};
pub(crate) const TABLEAU: Query = Query {
    name: "tableau",
    text: "`yes` adds the table in words, for clients that cannot draw the game.",
    number: false,
};
pub(crate) const LOOK_AS: Query =
    Query { name: "as", text: "The seat to look from, for a guest who holds several.", number: false };
pub(crate) const ACTION: Query = Query {
    name: "action",
    text: "An action's notation: only why this one is not an option. Nothing is told if it is one.",
    number: false,
};
pub(crate) const TOUCHED: Query = Query {
    name: "touched",
    text: "The components that were clicked, in order, with commas between them: only what touches all of them.",
    number: false,
};
pub(crate) const AFTER: Query = Query {
    name: "after",
    text: "One of the values of `more` in an earlier reply: continues that list and leaves the others empty.",
    number: false,
};
pub(crate) const SINCE: Query = Query {
    name: "since",
    text: "The version the client already knows; only what came after it is sent.",
    number: true,
};
pub(crate) const PROTOCOL: Query = Query {
    name: "protocol",
    text: "The version of the protocol the client was written for; defaults to the server's own.",
    number: true,
};
pub(crate) const PAGE: Query = Query {
    name: "page",
    text: "The page to open there: a path with its query, such as `/t/k7Qm2xWd9a`; defaults to the lobby.",
    number: false,
};
pub(crate) const EDITION: Query =
    Query { name: "edition", text: "The edition; defaults to the newest.", number: false };
pub(crate) const PLAYERS: Query =
    Query { name: "players", text: "The number of players; defaults to the usual number.", number: true };
pub(crate) const RULES_EDITION: Query = Query {
    name: "edition",
    text: "The edition whose clauses are listed; by default, all clauses are.",
    number: false,
};

impl Body {
    /// A body of this type.
    pub const fn of<T: JsonSchema>() -> Self {
        Self { schema: |generator| generator.subschema_for::<T>() }
    }

    /// Its schema, a reference where the type has a name.
    pub fn schema(&self, generator: &mut SchemaGenerator) -> Schema {
        (self.schema)(generator)
    }
}

impl Method {
    /// As HTTP writes it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Get => "GET",
            Self::Post => "POST",
            Self::Patch => "PATCH",
        }
    }
}

impl Route {
    pub(crate) fn get(path: &'static str, caller: Caller, summary: &'static str) -> Self {
        Self::new(Method::Get, path, caller, summary)
    }

    pub(crate) fn post(path: &'static str, caller: Caller, summary: &'static str) -> Self {
        Self::new(Method::Post, path, caller, summary)
    }

    pub(crate) fn new(method: Method, path: &'static str, caller: Caller, summary: &'static str) -> Self {
        let (query, refusals) = (Vec::new(), Vec::new());
        Self { method, path, caller, query, request: None, answer: Answer::Nothing, summary, refusals }
    }

    pub(crate) fn takes<T: JsonSchema>(self) -> Self {
        Self { request: Some(Body::of::<T>()), ..self }
    }

    pub(crate) fn gives<T: JsonSchema>(self) -> Self {
        self.answers(Answer::Json(Body::of::<T>()))
    }

    pub(crate) fn answers(self, answer: Answer) -> Self {
        Self { answer, ..self }
    }

    pub(crate) fn asks(self, query: &[Query]) -> Self {
        Self { query: query.to_vec(), ..self }
    }

    pub(crate) fn refuses(self, refusals: &[ErrorCode]) -> Self {
        Self { refusals: refusals.to_vec(), ..self }
    }

    /// The names in braces.
    pub fn parameters(&self) -> impl Iterator<Item = &'static str> {
        self.path.split('/').filter_map(|part| part.strip_prefix('{')?.strip_suffix('}'))
    }

    /// Statuses beyond those of its codes: a body of another type than JSON.
    pub const fn other_statuses(&self) -> &'static [(u16, ErrorCode)] {
        if self.request.is_some() { &[(415, ErrorCode::BadMessage)] } else { &[] }
    }

    /// Every code it can fail with: its own, and those that follow from its kind.
    pub fn errors(&self) -> Vec<ErrorCode> {
        use ErrorCode::*;
        let api = self.path.starts_with("/api/");
        let changes = api && self.method != Method::Get;
        let socket = matches!(self.answer, Answer::Socket);
        let named = self.parameters().next().is_some();
        let follow: [(bool, &[ErrorCode]); 8] = [
            (self.request.is_some(), &[BadMessage, BadField, TooLarge]),
            // Every route of the API understands `language`, and none any other word for it.
            (api, &[BadField]),
            (self.caller != Caller::Anyone, &[NoGuest]),
            (api, &[BadCookie, TooMany, Internal, StoreUnavailable]),
            (named, &[NotFound]),
            (true, &[ForeignOrigin]),
            (api, &[Banned]),
            (changes || socket, &[Stopping]),
        ];
        let follow = follow.into_iter().filter(|(holds, _)| *holds).flat_map(|(_, codes)| codes);
        let mut errors: Vec<_> = self.refusals.iter().chain(follow).copied().collect();
        errors.sort_by_key(|code| (code.status(), *code as u8));
        errors.dedup();
        errors
    }
}
