//! People without accounts: a name, a signed cookie, and a link for the second device.

use crate::app::App;
use crate::guard::address::ClientAddress;
use crate::guard::cookie;
use crate::guard::failure::{Json, Refusal};
use crate::who::{Asker, accepted, wished};
use crate::{hub, say};
use axum::extract::{FromRequestParts, State};
use axum::http::HeaderMap;
use axum::http::header::SET_COOKIE;
use axum::http::request::Parts;
use phrasebook::Language;
use protocol::{DeviceLink, ErrorCode, Guest, Introduce, TakeLink};
use room::{Command, lay};
use std::sync::Arc;
use store::{LinkToken, Moment, Page, Status};

/// Tables of each status that hear of a guest's new name; no guest has as many open or running.
const TABLES_TOLD: u32 = 1_000;

/// The language of someone whose cookie does not matter, because they are given a new one.
pub(super) struct Newcomer(Language);

impl FromRequestParts<Arc<App>> for Newcomer {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, _: &Arc<App>) -> Result<Self, Refusal> {
        Ok(Self(wished(&parts.uri)?.unwrap_or_else(|| accepted(&parts.headers))))
    }
}

type Introduced = Result<(HeaderMap, Json<Guest>), Refusal>;

pub(super) async fn introduce(
    State(app): State<Arc<App>>,
    address: ClientAddress,
    Newcomer(language): Newcomer,
    Json(wish): Json<Introduce>,
) -> Introduced {
    let own = wish.language.as_deref().map(read_language).transpose()?;
    let language = own.unwrap_or(language);
    let guest = newcomer(&app, &address, language, wish.name.as_deref()).await;
    let (cookie, guest) = guest.map_err(|refusal| refusal.in_language(language))?;
    Ok((cookie, Json(shown(&guest, language))))
}

/// A new guest, with the cookie that makes a browser this guest.
pub async fn newcomer(
    app: &App,
    address: &ClientAddress,
    language: Language,
    name: Option<&str>,
) -> Result<(HeaderMap, store::Guest), Refusal> {
    let name = match name {
        Some(name) => read_name(app, name)?,
        None => made_up_name(app, language),
    };
    if let Err(wait) = app.newcomers.take(address) {
        return Err(Refusal::of(ErrorCode::TooMany).until(wait));
    }
    let at = Moment(app.environment.now() as i64);
    let guest = app.store.create_guest(&name, Some(language.code()), at).await;
    let guest = guest.map_err(|error| say::store(&error))?;
    Ok((cookie_of(app, &guest)?, guest))
}

pub(super) async fn who(asker: Asker) -> Result<Json<Guest>, Refusal> {
    Ok(Json(shown(asker.guest()?, asker.language)))
}

pub(super) async fn change(
    State(app): State<Arc<App>>,
    asker: Asker,
    Json(wish): Json<Introduce>,
) -> Result<Json<Guest>, Refusal> {
    change_guest(&app, &asker, &wish).await.map(Json)
}

/// Gives a guest another name, another language, or both.
pub async fn change_guest(app: &App, asker: &Asker, wish: &Introduce) -> Result<Guest, Refusal> {
    let mut guest = asker.guest()?.clone();
    let mut language = asker.language;
    let store = |error| say::store(&error);
    if let Some(name) = &wish.name {
        guest.name = read_name(app, name)?;
        app.store.rename_guest(&guest.id, &guest.name).await.map_err(store)?;
        tell_tables(app, &guest).await.map_err(store)?;
    }
    if let Some(code) = &wish.language {
        language = read_language(code)?;
        app.store.set_language(&guest.id, Some(language.code())).await.map_err(store)?;
        guest.language = Some(language.code().into());
    }
    Ok(shown(&guest, language))
}

/// Tells a new name where its guest sits, and nowhere else: of games that are over, at the newest.
async fn tell_tables(app: &App, guest: &store::Guest) -> Result<(), store::StoreError> {
    for status in [Status::Open, Status::Running, Status::Over] {
        for table in app.store.tables_of(&guest.id, Some(status), Page::first(TABLES_TOLD)).await? {
            let renamed = Command::Renamed { guest: guest.id.to_string(), name: guest.name.clone() };
            hub::send_if_live(app, &table.id, renamed);
        }
    }
    Ok(())
}

pub(super) async fn link(State(app): State<Arc<App>>, asker: Asker) -> Result<Json<DeviceLink>, Refusal> {
    let guest = asker.guest()?;
    let seconds = app.settings.limits.device_link_minutes * 60;
    let at = app.environment.now() as i64;
    let expires = Moment(at + i64::from(seconds) * 1000);
    let token = app.store.make_device_link(&guest.id, expires, Moment(at)).await;
    let token = token.map_err(|error| say::store(&error))?;
    Ok(Json(DeviceLink { token: token.expose().to_owned(), seconds }))
}

pub(super) async fn take(
    State(app): State<Arc<App>>,
    Newcomer(language): Newcomer,
    Json(link): Json<TakeLink>,
) -> Introduced {
    let at = Moment(app.environment.now() as i64);
    let taken = app.store.take_device_link(&LinkToken::from(link.token), at).await;
    let taken = taken.map_err(|error| say::store(&error))?;
    let id = taken.ok_or(ErrorCode::NotFound)?;
    let guest = app.store.guest(&id).await.map_err(|error| say::store(&error))?;
    Ok((cookie_of(&app, &guest)?, Json(shown(&guest, language))))
}

/// Every other device of the guest is a stranger from now on; this one is given a new cookie.
pub(super) async fn revoke(State(app): State<Arc<App>>, asker: Asker) -> Introduced {
    let mut guest = asker.guest()?.clone();
    guest.epoch = app.store.revoke_cookies(&guest.id).await.map_err(|error| say::store(&error))?;
    Ok((cookie_of(&app, &guest)?, Json(shown(&guest, asker.language))))
}

fn cookie_of(app: &App, guest: &store::Guest) -> Result<HeaderMap, Refusal> {
    let id = cookie::GuestId::new(guest.id.as_str()).map_err(|_| Refusal::internal())?;
    Ok(HeaderMap::from_iter([(SET_COOKIE, app.rails.signer().set(&id.in_epoch(guest.epoch)))]))
}

fn shown(guest: &store::Guest, language: Language) -> Guest {
    let own = guest.language.clone();
    Guest { name: guest.name.clone(), language: own.unwrap_or_else(|| language.code().into()) }
}

fn read_name(app: &App, name: &str) -> Result<String, room::Refusal> {
    lay::plain_text(name, app.settings.limits.name_letters).ok_or(room::Refusal::Field("name"))
}

fn read_language(code: &str) -> Result<Language, room::Refusal> {
    code.parse().map_err(|_| room::Refusal::Field("language"))
}

fn made_up_name(app: &App, language: Language) -> String {
    let number = u16::from_le_bytes(app.environment.bytes()) % 9000 + 1000;
    phrasebook::made_up_name(language, number)
}
