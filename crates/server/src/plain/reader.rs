//! The reader of a page: a guest, created by the first form they send, and their language.

use super::page::{self, Page};
use crate::app::App;
use crate::guard::address::ClientAddress;
use crate::guard::failure::Refusal;
use crate::routes::newcomer;
use crate::who::{Asker, accepted, wished};
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, Method};
use axum::response::Response;
use phrasebook::{Book, Language, Voice};
use protocol::ErrorCode;
use std::sync::Arc;
use tabletop::Phrase;

/// Who reads, with the cookie they are given if they are new.
#[derive(Debug)]
pub struct Reader {
    /// Who asks.
    pub asker: Asker,
    /// The language named in the address, which links keep.
    pub wished: Option<Language>,
    /// What they sent with their request: it tells under which name they know this server.
    pub headers: HeaderMap,
    /// The cookie of a new guest.
    pub cookie: HeaderMap,
}

/// Someone who only reads what is the same for all.
#[derive(Debug)]
pub struct Passer {
    /// The language of the page.
    pub language: Language,
    /// The language named in the address.
    pub wished: Option<Language>,
}

impl Reader {
    /// A word or sentence of the pages.
    pub fn say(&self, id: &'static str) -> String {
        self.voice().say(&Phrase::new(id))
    }

    /// Their language, with seats as letters.
    pub fn voice(&self) -> Voice {
        Book::house().voice(self.asker.language)
    }
}

impl FromRequestParts<Arc<App>> for Reader {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Response> {
        let language = accepted(&parts.headers);
        let refuse = |refusal: Refusal| page::refused(language, &refusal);
        let wished = wished(&parts.uri).map_err(refuse)?;
        let asker = match Asker::from_request_parts(parts, app).await {
            Err(refusal) if !is_stranger(refusal.code()) => return Err(refuse(refusal)),
            Err(_) => Asker { guest: None, language: wished.unwrap_or(language) },
            Ok(asker) => asker,
        };
        let headers = parts.headers.clone();
        // Who only reads is nobody yet: crawlers would be many guests, and use up their address.
        if asker.guest.is_some() || parts.method != Method::POST {
            return Ok(Self { asker, wished, headers, cookie: HeaderMap::new() });
        }
        let Ok(address) = ClientAddress::from_request_parts(parts, app).await;
        let made = newcomer(app, &address, asker.language, None).await;
        let (cookie, guest) = made.map_err(|refusal| page::refused(asker.language, &refusal))?;
        Ok(Self { asker: Asker { guest: Some(guest), ..asker }, wished, headers, cookie })
    }
}

/// A cookie of another server, or of a database that was emptied, makes nobody known.
const fn is_stranger(code: ErrorCode) -> bool {
    matches!(code, ErrorCode::BadCookie | ErrorCode::NoGuest)
}

impl FromRequestParts<Arc<App>> for Passer {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Response> {
        let language = accepted(&parts.headers);
        let wished = wished(&parts.uri).map_err(|refusal| page::refused(language, &refusal))?;
        let known = Asker::from_request_parts(parts, app).await;
        let language = known.map_or(wished.unwrap_or(language), |asker| asker.language);
        Ok(Self { language, wished })
    }
}

impl Reader {
    /// A page for this reader, which also tells a new guest who they are from now on.
    pub fn answer(&self, page: &Page) -> Response {
        let mut response = page.response();
        response.headers_mut().extend(self.cookie.clone());
        response
    }

    /// Sends this reader to a page.
    pub fn send_to(&self, address: &str) -> Response {
        let mut response = page::see_other(address);
        response.headers_mut().extend(self.cookie.clone());
        response
    }
}
