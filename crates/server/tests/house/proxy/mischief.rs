//! Something between client and server that cuts, repeats, delays and reorders what goes through it.

use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use std::io;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::net::{TcpListener, TcpStream};
use tokio::time::{sleep, timeout};

/// Frames of earlier connections that may come once more.
const REMEMBERED: usize = 12;
/// How long a frame is held back for another to overtake it.
const HELD: Duration = Duration::from_millis(5);

/// One client's way to the server.
#[derive(Clone, Debug)]
pub struct Mischief {
    address: SocketAddr,
    done: Arc<Done>,
}

/// What was done to a client.
#[derive(Debug, Default)]
pub struct Done {
    pub connections: AtomicU64,
    pub cut: AtomicU64,
    pub cut_in_frame: AtomicU64,
    pub repeated: AtomicU64,
    pub reordered: AtomicU64,
    /// Frames of the past, for later connections.
    past: Mutex<Vec<Vec<u8>>>,
}

impl Mischief {
    /// Listens before `server`; the same seed does the same to the same frames.
    pub async fn before(server: SocketAddr, seed: u64) -> Self {
        let listener = TcpListener::bind(("127.0.0.1", 0)).await.expect("a port");
        let address = listener.local_addr().expect("an address");
        let done = Arc::new(Done::default());
        let own = done.clone();
        tokio::spawn(async move {
            while let Ok((client, _)) = listener.accept().await {
                let number = own.connections.fetch_add(1, Ordering::Relaxed);
                let words = SmallRng::seed_from_u64(seed.wrapping_mul(1_000_003) + number);
                tokio::spawn(carry(client, server, words, own.clone()));
            }
        });
        Self { address, done }
    }

    pub const fn address(&self) -> SocketAddr {
        self.address
    }

    pub fn done(&self) -> &Done {
        &self.done
    }
}

/// Carries one connection until it is cut or closed.
async fn carry(client: TcpStream, server: SocketAddr, mut words: SmallRng, done: Arc<Done>) {
    let Ok(server) = TcpStream::connect(server).await else { return };
    let other = SmallRng::seed_from_u64(words.random());
    let ((from_client, to_client), (from_server, to_server)) = (client.into_split(), server.into_split());
    let up = Up { from: from_client, to: to_server, words, done: done.clone() };
    let down = Down { from: from_server, to: to_client, words: other, done };
    // Whichever ends first takes the other with it: both halves of both connections are dropped.
    tokio::select! {
        _ = up.run() => {}
        _ = down.run() => {}
    }
}

/// From the client to the server, frame by frame.
struct Up {
    from: OwnedReadHalf,
    to: OwnedWriteHalf,
    words: SmallRng,
    done: Arc<Done>,
}

impl Up {
    async fn run(mut self) -> io::Result<()> {
        let opening = read_head(&mut self.from).await?;
        self.to.write_all(&opening).await?;
        let mut life = self.words.random_range(2..40);
        let mut waiting: Option<Vec<u8>> = None;
        loop {
            let frame = match waiting.take() {
                None => read_frame(&mut self.from).await?,
                Some(slow) => match self.overtaken(slow).await? {
                    Some(frame) => frame,
                    None => continue,
                },
            };
            if life == 0 {
                return self.cut(&frame).await;
            }
            life -= 1;
            self.mangle(frame, &mut waiting).await?;
        }
    }

    /// Lets the next frame overtake the one that waits, if one comes soon.
    async fn overtaken(&mut self, waiting: Vec<u8>) -> io::Result<Option<Vec<u8>>> {
        if !matches!(timeout(HELD, self.from.peek(&mut [0])).await, Ok(Ok(1..))) {
            self.to.write_all(&waiting).await?;
            return Ok(None);
        }
        let next = read_frame(&mut self.from).await?;
        self.done.reordered.fetch_add(1, Ordering::Relaxed);
        self.to.write_all(&next).await?;
        Ok(Some(waiting))
    }

    async fn mangle(&mut self, frame: Vec<u8>, held: &mut Option<Vec<u8>>) -> io::Result<()> {
        sleep(Duration::from_micros(self.words.random_range(0..3_000))).await;
        if is_text(&frame) {
            self.done.remember(&frame, &mut self.words);
            if self.words.random_ratio(1, 5) {
                self.repeat(&frame).await?;
            }
            if self.words.random_ratio(1, 5) {
                *held = Some(frame);
                return Ok(());
            }
        }
        self.to.write_all(&frame).await
    }

    /// Sends a frame twice, or one of long ago once more.
    async fn repeat(&mut self, frame: &[u8]) -> io::Result<()> {
        self.done.repeated.fetch_add(1, Ordering::Relaxed);
        let old = self.done.any_of_the_past(&mut self.words);
        let again = if self.words.random() { frame.to_vec() } else { old };
        self.to.write_all(&again).await
    }

    /// Ends the connection, half the time in the middle of a frame.
    async fn cut(&mut self, frame: &[u8]) -> io::Result<()> {
        self.done.cut.fetch_add(1, Ordering::Relaxed);
        if self.words.random() {
            self.done.cut_in_frame.fetch_add(1, Ordering::Relaxed);
            self.to.write_all(&frame[..frame.len() / 2]).await?;
        }
        Ok(())
    }
}

/// From the server to the client, as the bytes come.
struct Down {
    from: OwnedReadHalf,
    to: OwnedWriteHalf,
    words: SmallRng,
    done: Arc<Done>,
}

impl Down {
    async fn run(mut self) -> io::Result<()> {
        let mut life = self.words.random_range(4..120);
        let mut bytes = vec![0; 8 * 1024];
        loop {
            let read = self.from.read(&mut bytes).await?;
            if read == 0 {
                return Ok(());
            }
            sleep(Duration::from_micros(self.words.random_range(0..2_000))).await;
            if life == 0 {
                self.done.cut.fetch_add(1, Ordering::Relaxed);
                self.done.cut_in_frame.fetch_add(1, Ordering::Relaxed);
                let part = self.words.random_range(0..read);
                return self.to.write_all(&bytes[..part]).await;
            }
            life -= 1;
            self.to.write_all(&bytes[..read]).await?;
        }
    }
}

impl Done {
    fn remember(&self, frame: &[u8], words: &mut SmallRng) {
        let mut past = self.past.lock().unwrap_or_else(PoisonError::into_inner);
        if past.len() < REMEMBERED {
            past.push(frame.to_vec());
        } else {
            let place = words.random_range(0..REMEMBERED);
            past[place] = frame.to_vec();
        }
    }

    fn any_of_the_past(&self, words: &mut SmallRng) -> Vec<u8> {
        let past = self.past.lock().unwrap_or_else(PoisonError::into_inner);
        past[words.random_range(0..past.len())].clone()
    }
}

async fn read_head(from: &mut OwnedReadHalf) -> io::Result<Vec<u8>> {
    let mut head = Vec::new();
    while !head.ends_with(b"\r\n\r\n") {
        head.push(from.read_u8().await?);
    }
    Ok(head)
}

/// A whole frame of a client: its header, its mask and what it carries.
async fn read_frame(from: &mut OwnedReadHalf) -> io::Result<Vec<u8>> {
    let mut frame = vec![0; 2];
    from.read_exact(&mut frame).await?;
    let extended = match frame[1] & 0x7f {
        126 => 2,
        127 => 8,
        _ => 0,
    };
    let mut length = vec![0; extended];
    from.read_exact(&mut length).await?;
    let carried = match extended {
        0 => usize::from(frame[1] & 0x7f),
        _ => length.iter().fold(0, |sum, byte| sum << 8 | usize::from(*byte)),
    };
    let mask = if frame[1] & 0x80 == 0 { 0 } else { 4 };
    let mut rest = vec![0; mask + carried];
    from.read_exact(&mut rest).await?;
    frame.extend(length);
    frame.extend(rest);
    Ok(frame)
}

fn is_text(frame: &[u8]) -> bool {
    frame[0] & 0x0f == 1
}
