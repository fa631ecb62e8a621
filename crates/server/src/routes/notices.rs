//! How guests are told of their turns: devices, one mail address, and hours in which they are told nothing.

use crate::app::App;
use crate::guard::address::ClientAddress;
use crate::guard::failure::{Json, Refusal};
use crate::notices::{self, is_sound, read_address, read_keys};
use crate::say;
use crate::who::Asker;
use axum::extract::State;
use protocol::{
    Device, ErrorCode, MailAddress, MailNotices, Notices, PushNotices, QuietHours, SetQuiet, StopDevice,
};
use std::sync::Arc;
use store::{Contact, GuestId, LinkToken, Moment, OpenChannel, Quiet};

/// How long a link that confirms an address is good, in milliseconds.
const CONFIRM_BY: i64 = 2 * 24 * 60 * 60 * 1000;
/// A guest has one address.
const ADDRESSES: u32 = 1;

type Shown = Result<Json<Notices>, Refusal>;

pub(super) async fn show(State(app): State<Arc<App>>, asker: Asker) -> Shown {
    told(&app, &asker).await
}

pub(super) async fn device(State(app): State<Arc<App>>, asker: Asker, Json(device): Json<Device>) -> Shown {
    let guest = asker.guest()?.id.clone();
    let pusher = app.notices.pusher.as_ref().ok_or(ErrorCode::NotFound)?;
    if !pusher.allows(&device.endpoint) {
        return Err(room::Refusal::Field("endpoint").into());
    }
    if read_keys(&device.p256dh, &device.auth).is_none() {
        return Err(room::Refusal::Field("p256dh").into());
    }
    let Device { endpoint, p256dh: public, auth: secret } = device;
    let open = OpenChannel {
        guest,
        contact: Contact::Push { endpoint, public, secret },
        proof: None,
        most: app.settings.limits.devices_per_guest,
        at: now(&app),
    };
    app.store.open_channel(open).await.map_err(|error| say::store(&error))?;
    told(&app, &asker).await
}

pub(super) async fn stop_device(
    State(app): State<Arc<App>>,
    asker: Asker,
    Json(StopDevice { endpoint }): Json<StopDevice>,
) -> Shown {
    let guest = &asker.guest()?.id;
    close(&app, guest, |contact| matches!(contact, Contact::Push { endpoint: own, .. } if *own == endpoint))
        .await?;
    told(&app, &asker).await
}

pub(super) async fn mail(
    State(app): State<Arc<App>>,
    asker: Asker,
    address: ClientAddress,
    Json(mail): Json<MailAddress>,
) -> Shown {
    set_address(&app, &asker, &address, &mail.address).await?;
    told(&app, &asker).await
}

/// Keeps an address, and asks its owner whether it is right.
pub async fn set_address(
    app: &Arc<App>,
    asker: &Asker,
    from: &ClientAddress,
    address: &str,
) -> Result<(), Refusal> {
    let guest = asker.guest()?.id.clone();
    if app.notices.mailer.is_none() {
        return Err(Refusal::of(ErrorCode::NotFound));
    }
    let address = read_address(address).ok_or(room::Refusal::Field("address"))?;
    let contact = Contact::Mail { address: address.clone() };
    let open = app.store.channels(&guest).await.map_err(|error| say::store(&error))?;
    if open.iter().any(|channel| channel.contact == contact && channel.confirmed.is_some()) {
        return Ok(());
    }
    if let Err(wait) = app.notices.may_ask(guest.as_str(), from, &address) {
        return Err(Refusal::of(ErrorCode::TooMany).until(wait));
    }
    let (token, at) = (LinkToken::random(), now(app));
    let proof = Some((token.clone(), Moment(at.0 + CONFIRM_BY)));
    let open = OpenChannel { guest, contact, proof, most: ADDRESSES, at };
    let channel = app.store.open_channel(open).await.map_err(|error| say::store(&error))?;
    notices::ask(app, channel, token, asker.language);
    Ok(())
}

pub(super) async fn mail_stop(State(app): State<Arc<App>>, asker: Asker) -> Shown {
    stop_mail(&app, &asker).await?;
    told(&app, &asker).await
}

/// Forgets a guest's address.
pub async fn stop_mail(app: &App, asker: &Asker) -> Result<(), Refusal> {
    close(app, &asker.guest()?.id, |contact| matches!(contact, Contact::Mail { .. })).await
}

pub(super) async fn quiet(
    State(app): State<Arc<App>>,
    asker: Asker,
    Json(SetQuiet { quiet }): Json<SetQuiet>,
) -> Shown {
    set_quiet(&app, &asker, quiet).await?;
    told(&app, &asker).await
}

/// Takes note of when a guest wants to be told nothing.
pub async fn set_quiet(app: &App, asker: &Asker, quiet: Option<QuietHours>) -> Result<(), Refusal> {
    let guest = asker.guest()?.id.clone();
    if !app.notices.are_on() {
        return Err(Refusal::of(ErrorCode::NotFound));
    }
    let quiet = quiet.map(|quiet| Quiet { begins: quiet.begins, ends: quiet.ends, east: quiet.minutes_east });
    if quiet.as_ref().is_some_and(|quiet| !is_sound(quiet)) {
        return Err(room::Refusal::Field("quiet").into());
    }
    Ok(app.store.set_quiet_hours(&guest, quiet).await.map_err(|error| say::store(&error))?)
}

async fn told(app: &App, asker: &Asker) -> Shown {
    shown_notices(app, &asker.guest()?.id).await.map(Json)
}

/// How a guest is told of their turns.
pub async fn shown_notices(app: &App, guest: &GuestId) -> Result<Notices, Refusal> {
    if !app.notices.are_on() {
        return Ok(Notices::default());
    }
    let channels = app.store.channels(guest).await.map_err(|error| say::store(&error))?;
    let devices = channels.iter().filter(|channel| matches!(channel.contact, Contact::Push { .. })).count();
    let mail = channels.iter().find(|channel| matches!(channel.contact, Contact::Mail { .. }));
    let mail = MailNotices {
        address: mail.map(|channel| channel.contact.address().to_owned()),
        confirmed: mail.is_some_and(|channel| channel.confirmed.is_some()),
    };
    let quiet = app.store.quiet_hours(guest).await.map_err(|error| say::store(&error))?;
    let hours =
        |quiet: Quiet| QuietHours { begins: quiet.begins, ends: quiet.ends, minutes_east: quiet.east };
    Ok(Notices {
        push: app
            .notices
            .pusher
            .as_ref()
            .map(|pusher| PushNotices { key: pusher.public_key(), devices: devices as u32 }),
        mail: app.notices.mailer.is_some().then_some(mail),
        quiet: quiet.map(hours),
    })
}

async fn close(app: &App, guest: &GuestId, is: impl Fn(&Contact) -> bool) -> Result<(), Refusal> {
    for channel in app.store.channels(guest).await.map_err(|error| say::store(&error))? {
        if is(&channel.contact) {
            app.store.close_channel(&channel.id).await.map_err(|error| say::store(&error))?;
        }
    }
    Ok(())
}

fn now(app: &App) -> Moment {
    Moment(app.environment.now() as i64)
}
