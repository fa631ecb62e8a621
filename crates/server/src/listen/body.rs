//! The body of a request, which must have come whole by a certain time.

use axum::body::HttpBody;
use hyper::body::{Bytes, Frame, Incoming, SizeHint};
use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::Duration;
use tokio::time::Sleep;

/// Why a body was not read to its end.
#[derive(Debug, thiserror::Error)]
pub enum BodyError {
    /// It came too slowly.
    #[error("the body did not come in time")]
    TooSlow,
    /// The connection broke.
    #[error(transparent)]
    Broken(#[from] hyper::Error),
}

/// A body with the moment by which it must be whole. An empty one has all the time there is.
pub struct InTime {
    body: Incoming,
    end: Option<Pin<Box<Sleep>>>,
}

impl InTime {
    pub fn new(body: Incoming, time: Duration) -> Self {
        let end = (!body.is_end_stream()).then(|| Box::pin(tokio::time::sleep(time)));
        Self { body, end }
    }
}

impl HttpBody for InTime {
    type Data = Bytes;
    type Error = BodyError;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, BodyError>>> {
        if let Poll::Ready(frame) = Pin::new(&mut self.body).poll_frame(context) {
            return Poll::Ready(frame.map(|frame| frame.map_err(BodyError::Broken)));
        }
        match &mut self.end {
            Some(end) => end.as_mut().poll(context).map(|()| Some(Err(BodyError::TooSlow))),
            None => Poll::Pending,
        }
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}
