//! A connection that keeps its place until it is closed, and is cut when its client takes nothing.

use crate::guard::places::Place;
use std::io;
use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::time::{Sleep, sleep};

/// A client that takes nothing for so long is gone; sockets have a shorter patience of their own.
const TAKE_TIME: Duration = Duration::from_secs(30);

/// What bytes travel on.
#[derive(Debug)]
pub struct Wire<S> {
    stream: S,
    /// When to give up, while something waits to be taken.
    cut: Option<Pin<Box<Sleep>>>,
    _place: Option<Place>,
}

impl<S> Wire<S> {
    pub fn new(stream: S, place: Place) -> Self {
        Self { stream, cut: None, _place: Some(place) }
    }

    /// What came of a write: while it waits, the time runs.
    fn taken<T>(&mut self, context: &mut Context<'_>, written: Poll<io::Result<T>>) -> Poll<io::Result<T>> {
        if written.is_ready() {
            self.cut = None;
            return written;
        }
        let cut = self.cut.get_or_insert_with(|| Box::pin(sleep(TAKE_TIME)));
        cut.as_mut().poll(context).map(|()| Err(io::ErrorKind::TimedOut.into()))
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for Wire<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, buffer)
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for Wire<S> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.taken(context, written)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        parts: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(context, parts);
        self.taken(context, written)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        let flushed = Pin::new(&mut self.stream).poll_flush(context);
        self.taken(context, flushed)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::io::AsyncWriteExt;

    #[tokio::test(start_paused = true)]
    async fn a_client_that_takes_nothing_is_cut_and_one_that_takes_slowly_is_not() {
        let (ours, theirs) = tokio::io::duplex(8);
        let mut wire = Wire { stream: ours, cut: None, _place: None };
        wire.write_all(b"12345678").await.expect("there is room");
        let error = wire.write_all(b"9").await.expect_err("nobody takes it");
        assert_eq!(error.kind(), io::ErrorKind::TimedOut);
        drop(theirs);

        let (ours, mut theirs) = tokio::io::duplex(1);
        let mut wire = Wire { stream: ours, cut: None, _place: None };
        let slow = tokio::spawn(async move {
            for _ in 0..4 {
                sleep(TAKE_TIME / 2).await;
                tokio::io::AsyncReadExt::read_u8(&mut theirs).await.expect("a byte");
            }
        });
        wire.write_all(b"1234").await.expect("it is taken, slowly");
        slow.await.expect("all is read");
    }
}
