//! All guard rails around a router, in the right order.

use super::address::{self, ClientAddress, peer};
use super::cookie::{self, Signer};
use super::failure;
use super::headers::{self, Headers};
use super::limits::{self, RequestLimits};
use super::logs;
use super::metrics::{self, Metrics};
use super::origin::{self, Origins};
use crate::clock::Clock;
use crate::settings::Settings;
use axum::Router;
use axum::extract::{DefaultBodyLimit, Request, State};
use axum::middleware::{Next, from_fn, from_fn_with_state};
use axum::response::Response;
use std::sync::Arc;
use tower_http::catch_panic::CatchPanicLayer;

/// What signs cookies, and what did before.
#[derive(Clone)]
pub struct CookieKeys {
    /// The key that signs.
    pub now: [u8; 32],
    /// The one whose cookies are still good.
    pub former: Option<[u8; 32]>,
}

/// What the rails are made of; made once, shared by every request.
#[derive(Clone, Debug)]
pub struct Rails {
    signer: Arc<Signer>,
    metrics: Arc<Metrics>,
    limits: Arc<RequestLimits>,
    origins: Arc<Origins>,
    headers: Arc<Headers>,
    trust_proxy: bool,
    body_bytes: usize,
}

impl Rails {
    /// The rails of these settings. `cookie_keys` come from the store, so that guests outlive the process.
    pub fn new(settings: &Settings, cookie_keys: &CookieKeys, metrics: Arc<Metrics>, clock: &Clock) -> Self {
        Self {
            signer: Arc::new(Signer::with_former(
                &cookie_keys.now,
                cookie_keys.former.as_ref(),
                settings.is_https(),
            )),
            metrics,
            limits: Arc::new(RequestLimits::new(&settings.limits, clock)),
            origins: Arc::new(Origins::new(settings)),
            headers: Arc::new(Headers::new(settings)),
            trust_proxy: settings.trust_proxy,
            body_bytes: settings.limits.body_bytes,
        }
    }

    /// Makes and checks guest cookies.
    pub fn signer(&self) -> &Arc<Signer> {
        &self.signer
    }

    /// Puts the rails around a router whose routes and fallback are complete. Serve it with
    /// `into_make_service_with_connect_info::<SocketAddr>()`, or every client has the same address.
    ///
    /// Read from below: a request is given its address and guest, a span, headers, a count, a language, a net for panics; then it
    /// must come from a page of ours and within its limits; then handlers see it.
    pub fn around(&self, router: Router) -> Router {
        router
            .method_not_allowed_fallback(failure::wrong_method)
            .layer(DefaultBodyLimit::max(self.body_bytes))
            .layer(from_fn_with_state(Arc::clone(&self.limits), limits::limit))
            .layer(from_fn_with_state(Arc::clone(&self.origins), origin::check))
            .layer(CatchPanicLayer::custom(failure::panicked))
            .layer(from_fn(failure::translate))
            .layer(from_fn_with_state(Arc::clone(&self.metrics), metrics::observe))
            .layer(from_fn_with_state(Arc::clone(&self.headers), headers::add))
            .layer(from_fn(logs::trace))
            .layer(from_fn_with_state(Arc::clone(&self.signer), cookie::read))
            .layer(from_fn_with_state(self.trust_proxy, find_address))
    }
}

/// The layer that finds the client's address once, for limits and handlers.
async fn find_address(State(trust_proxy): State<bool>, mut request: Request, next: Next) -> Response {
    if !trust_proxy {
        address::warn_of_proxy(request.extensions(), request.headers());
    }
    let address = ClientAddress::of(peer(request.extensions()), request.headers(), trust_proxy);
    request.extensions_mut().insert(address);
    next.run(request).await
}
