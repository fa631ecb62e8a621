//! Who asks, and in which language they want to be answered.

use crate::app::App;
use crate::guard::address::ClientAddress;
use crate::guard::cookie::{self, Presented};
use crate::guard::failure::{Refusal, Tongue};
use crate::say;
use axum::extract::{FromRequestParts, Query};
use axum::http::header::ACCEPT_LANGUAGE;
use axum::http::request::Parts;
use axum::http::{HeaderMap, Uri};
use phrasebook::Language;
use protocol::ErrorCode;
use room::Person;
use std::sync::Arc;
use store::{Guest, GuestId, Missing, Moment, StoreError};

/// The sender of a request: a guest, or someone who has not introduced themselves.
#[derive(Clone, Debug)]
pub struct Asker {
    /// The guest, if there is one.
    pub guest: Option<Guest>,
    /// The language of every answer.
    pub language: Language,
}

impl Asker {
    /// Who, for a table.
    pub fn id(&self) -> Option<String> {
        self.guest.as_ref().map(|guest| guest.id.to_string())
    }

    /// The guest, or a refusal.
    pub fn guest(&self) -> Result<&Guest, Refusal> {
        self.guest.as_ref().ok_or_else(|| Refusal::of(ErrorCode::NoGuest))
    }

    /// The guest as a table knows them.
    pub fn person(&self) -> Result<Person, Refusal> {
        let guest = self.guest()?;
        Ok(Person { id: guest.id.to_string(), name: guest.name.clone() })
    }
}

impl FromRequestParts<Arc<App>> for Asker {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Refusal> {
        let wish = wished(&parts.uri)?;
        let Ok(presented) = Presented::from_request_parts(parts, app).await;
        let language = wish.unwrap_or_else(|| accepted(&parts.headers));
        let guest = match presented {
            Presented::Absent => None,
            presented => Some(find(app, &presented.guest()?).await?),
        };
        if guest.as_ref().is_some_and(|guest| app.bans.bars(guest.id.as_str())) {
            return Err(Refusal::of(ErrorCode::Banned));
        }
        if let (Some(guest), Some(address)) = (&guest, parts.extensions.get::<ClientAddress>()) {
            note(app, guest, *address);
        }
        let own = guest.as_ref().and_then(|guest| guest.language.as_deref()?.parse().ok());
        let language = wish.or(own).unwrap_or(language);
        if let Some(tongue) = parts.extensions.get::<Tongue>() {
            tongue.is(language);
        }
        Ok(Self { guest, language })
    }
}

/// Once a day it is written down that a guest was seen; nobody waits for it, and a day missed is no harm.
fn note(app: &Arc<App>, guest: &Guest, address: ClientAddress) {
    let now = app.environment.now();
    if app.homes.note(guest.id.as_str(), address, now / room::DAY) {
        let (app, guest) = (app.clone(), guest.id.clone());
        tokio::spawn(async move { drop(app.store.seen(&guest, Moment(now as i64)).await) });
    }
}

async fn find(app: &App, cookie: &cookie::GuestId) -> Result<Guest, Refusal> {
    let unknown = || Refusal::of(ErrorCode::BadCookie);
    let id: GuestId = cookie.as_str().parse().map_err(|_| unknown())?;
    match app.store.guest(&id).await {
        Ok(guest) if guest.epoch == cookie.epoch() => Ok(guest),
        // Signed by this server, but before the guest made this device a stranger, or the database was emptied since.
        Ok(_) | Err(StoreError::NotFound(Missing::Guest)) => Err(unknown()),
        Err(error) => Err(say::store(&error).into()),
    }
}

/// The language named in the address.
pub fn wished(uri: &Uri) -> Result<Option<Language>, Refusal> {
    let Ok(Query(wishes)) = Query::<Vec<(String, String)>>::try_from_uri(uri) else { return Ok(None) };
    let mut languages =
        wishes.into_iter().filter(|(name, _)| name == "language").map(|(_, code)| code.parse());
    match (languages.next().transpose(), languages.next()) {
        (Ok(language), None) => Ok(language),
        _ => Err(room::Refusal::Field("language").into()),
    }
}

/// The language the browser likes best.
pub fn accepted(headers: &HeaderMap) -> Language {
    let header = headers.get(ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
    Language::from_accept(header.unwrap_or_default())
}
