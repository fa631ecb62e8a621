//! A small router behind the rails, and requests to it without a socket.

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::extract::ConnectInfo;
use axum::http::Request;
use server::Clock;
use server::guard::metrics::Metrics;
use server::guard::{CookieKeys, Rails};
use server::settings::Settings;
use std::net::SocketAddr;
use std::sync::Arc;
use test_house::Answer;
use tower::ServiceExt;

pub const KEY: [u8; 32] = [9; 32];

/// A router with rails around it.
pub struct Site {
    pub router: Router,
    pub rails: Rails,
    pub metrics: Arc<Metrics>,
    pub clock: Clock,
}

impl Site {
    pub fn new(settings: &Settings, routes: Router) -> Self {
        let clock = Clock::standing_at(0);
        let metrics = Arc::new(Metrics::new().unwrap());
        let rails =
            Rails::new(settings, &CookieKeys { now: KEY, former: None }, Arc::clone(&metrics), &clock);
        let routes = routes.merge(Arc::clone(&metrics).routes(settings.metrics));
        Self { router: rails.around(routes), rails, metrics, clock }
    }

    pub async fn ask(&self, request: Request<Body>) -> Answer {
        let response = self.router.clone().oneshot(request).await.unwrap();
        let (parts, body) = response.into_parts();
        let body = to_bytes(body, usize::MAX).await.unwrap();
        Answer { status: parts.status.as_u16(), headers: parts.headers, body }
    }

    pub async fn get(&self, uri: &str) -> Answer {
        self.ask(request("GET", uri, &[], "")).await
    }

    pub async fn post(&self, uri: &str, body: &str) -> Answer {
        self.ask(request("POST", uri, &[("content-type", "application/json")], body)).await
    }
}

/// A request from this machine to this machine.
pub fn request(method: &str, uri: &str, headers: &[(&str, &str)], body: &str) -> Request<Body> {
    let mut request = Request::builder().method(method).uri(uri).header("host", "localhost:7700");
    for (name, value) in headers {
        request = request.header(*name, *value);
    }
    from_peer(request.body(Body::from(body.to_owned())).unwrap(), "127.0.0.1:4000")
}

pub fn from_peer(mut request: Request<Body>, peer: &str) -> Request<Body> {
    let peer: SocketAddr = peer.parse().unwrap();
    request.extensions_mut().insert(ConnectInfo(peer));
    request
}
