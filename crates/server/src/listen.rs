//! Who is let in: connections are counted, must not dawdle, and those turned away are told to the operator.

mod body;
mod descriptors;
mod door;
mod wire;

use crate::app::App;
use crate::guard::shutdown::Stopping;
use crate::routes;
use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::Request;
use body::InTime;
use door::Door;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc;
use tower::ServiceExt;
use wire::Wire;

/// What is kept of a request's headers at most; a browser sends a few hundred bytes.
const HEADER_BYTES: usize = 64 * 1024;

/// Serves until the server stops, and then until every request under way is answered.
pub async fn serve(app: Arc<App>, listener: TcpListener) {
    let door = Door::new(&app);
    let greeter = Greeter::new(&app);
    let mut stopping = Box::pin(app.stopping.clone().wait());
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = &mut stopping => break,
        };
        if let Some((stream, peer)) = door.came(accepted).await
            && let Some(place) = door.place(peer)
        {
            greeter.serve(Wire::new(stream, place), peer);
        }
    }
    drop(listener);
    greeter.ended().await;
}

/// Serves each connection on a task of its own.
struct Greeter {
    router: Router,
    http: http1::Builder,
    body_time: Duration,
    stopping: Stopping,
    /// Held by every connection, so that the last one's end is noticed.
    under_way: mpsc::Sender<()>,
    ended: mpsc::Receiver<()>,
}

impl Greeter {
    fn new(app: &Arc<App>) -> Self {
        let limits = &app.settings.limits;
        let mut http = http1::Builder::new();
        http.timer(TokioTimer::new())
            .header_read_timeout(Duration::from_secs(limits.header_seconds))
            .max_buf_size(HEADER_BYTES);
        let body_time = Duration::from_secs(limits.body_seconds);
        let (router, stopping) = (routes::router(app), app.stopping.clone());
        let (under_way, ended) = mpsc::channel(1);
        Self { router, http, body_time, stopping, under_way, ended }
    }

    fn serve(&self, wire: Wire<TcpStream>, peer: SocketAddr) {
        let (router, body_time) = (self.router.clone(), self.body_time);
        let service = service_fn(move |mut request: Request<Incoming>| {
            request.extensions_mut().insert(ConnectInfo(peer));
            router.clone().oneshot(request.map(|body| Body::new(InTime::new(body, body_time))))
        });
        let connection = self.http.serve_connection(TokioIo::new(wire), service).with_upgrades();
        let (under_way, stopping) = (self.under_way.clone(), self.stopping.clone());
        // How a connection ends concerns nobody else: those who dawdle are cut, those who are cut come back.
        tokio::spawn(async move {
            let _under_way = under_way;
            let mut connection = pin!(connection);
            tokio::select! {
                _ = connection.as_mut() => return,
                () = stopping.wait() => connection.as_mut().graceful_shutdown(),
            }
            drop(connection.await);
        });
    }

    /// Waits until every connection has ended.
    async fn ended(mut self) {
        drop(self.under_way);
        self.ended.recv().await;
    }
}
