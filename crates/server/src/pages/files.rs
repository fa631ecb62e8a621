//! The client's files as they lie in the binary, compressed once and kept.

use axum::body::Bytes;
use axum::http::HeaderValue;
use flate2::Compression;
use flate2::write::GzEncoder;
use rust_embed::{EmbeddedFile, RustEmbed};
use std::collections::BTreeMap;
use std::io::Write;
use std::sync::{Arc, Mutex, PoisonError};

/// What `npm run build` has made.
#[derive(RustEmbed)]
#[folder = "../../web/dist"]
struct Dist;

/// A file as it is sent.
#[derive(Debug)]
pub struct File {
    /// Its path under `dist`.
    pub name: String,
    /// Its content type.
    pub kind: &'static str,
    /// Names this content for browsers that have it already.
    pub tag: HeaderValue,
    /// As it is.
    pub bytes: Bytes,
    /// Compressed, where that makes it smaller.
    pub gzip: Option<Bytes>,
}

/// Files that have been asked for. There are a few dozen.
static KEPT: Mutex<BTreeMap<String, Arc<File>>> = Mutex::new(BTreeMap::new());

pub fn find(name: &str) -> Option<Arc<File>> {
    let found = Dist::get(name)?;
    let tag = tag(&found);
    let mut kept = KEPT.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(file) = kept.get(name).filter(|file| file.tag == tag) {
        return Some(file.clone());
    }
    let file = Arc::new(read(name, tag, found));
    kept.insert(name.to_owned(), file.clone());
    Some(file)
}

fn read(name: &str, tag: HeaderValue, found: EmbeddedFile) -> File {
    let bytes = Bytes::from(found.data.into_owned());
    let gzip = compressed(&bytes).filter(|packed| packed.len() < bytes.len());
    File { name: name.to_owned(), kind: kind(name), tag, bytes, gzip }
}

fn tag(found: &EmbeddedFile) -> HeaderValue {
    let hash = base16ct::lower::encode_string(&found.metadata.sha256_hash());
    HeaderValue::try_from(format!("\"{hash}\"")).unwrap_or_else(|_| HeaderValue::from_static("\"\""))
}

fn compressed(bytes: &[u8]) -> Option<Bytes> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(bytes).ok()?;
    encoder.finish().ok().map(Bytes::from)
}

fn kind(name: &str) -> &'static str {
    match name.rsplit_once('.').map_or("", |(_, ending)| ending) {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "woff2" => "font/woff2",
        "json" | "webmanifest" => "application/json",
        "ftl" | "txt" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}
