//! Connections that only take room: sockets that look on, and requests that never end.

use anyhow::{Context, Result};
use client::{Guest, Look, ServerProcess, Socket};
use protocol::{CreateTable, SeatRequest, Terms};
use std::net::SocketAddr;
use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;

/// Spectators of one waiting table in the crowd of idle sockets.
const CROWD: usize = 50;

/// Sockets that look at tables where nothing happens.
pub async fn idle(server: &ServerProcess, terms: &Terms, size: usize) -> Result<Vec<Socket>> {
    let owner = Guest::introduce(server.address(), "Host").await?;
    let stranger = Guest::stranger(server.address());
    let mut sockets = Vec::with_capacity(size);
    let mut table = String::new();
    for number in 0..size {
        if number % CROWD == 0 {
            let seats = vec![SeatRequest::Me, SeatRequest::Open];
            table = owner.create(&CreateTable { terms: terms.clone(), seats }).await?.id;
        }
        sockets.push(stranger.socket(&table, &Look::default()).await?);
    }
    Ok(sockets)
}

/// Connections whose headers never end.
pub async fn half_open(server: SocketAddr, size: usize) -> Result<Vec<TcpStream>> {
    let mut held = Vec::with_capacity(size);
    for number in 0..size {
        let mut stream =
            TcpStream::connect(server).await.with_context(|| format!("half-open connection {number}"))?;
        stream.write_all(b"GET /api/tables HTTP/1.1\r\nHost: lagoon\r\nX-Slow: ").await?;
        held.push(stream);
    }
    Ok(held)
}
