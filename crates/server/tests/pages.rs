//! The browser client as the server gives it: pages, files, what browsers may keep, and what they are not told.

use server::Server;
use server::settings::Settings;
use std::io::{Read, Write};
use std::net::TcpStream;

struct Answer {
    status: u16,
    headers: String,
    body: Vec<u8>,
}

impl Answer {
    fn header(&self, name: &str) -> Option<&str> {
        let pairs = self.headers.lines().filter_map(|line| line.split_once(": "));
        pairs.filter(|(own, _)| own.eq_ignore_ascii_case(name)).map(|(_, value)| value).next()
    }

    fn text(&self) -> String {
        String::from_utf8_lossy(&self.body).into_owned()
    }
}

/// Runs a server and asks it everything `ask` asks.
fn with_server(ask: impl FnOnce(&dyn Fn(&str, &str) -> Answer) + Send) {
    let folder = tempfile::tempdir().unwrap();
    let listen = "127.0.0.1:0".parse().unwrap();
    let settings = Settings { listen, data: folder.path().into(), ..Settings::default() };
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().unwrap();
    let running = runtime.block_on(Server::start(settings)).unwrap();
    let address = running.address;
    let get = move |path: &str, headers: &str| {
        let mut stream = TcpStream::connect(address).unwrap();
        let request = format!("GET {path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n{headers}\r\n");
        stream.write_all(request.as_bytes()).unwrap();
        let mut bytes = Vec::new();
        stream.read_to_end(&mut bytes).unwrap();
        let end = bytes.windows(4).position(|four| four == b"\r\n\r\n").unwrap();
        let headers = String::from_utf8(bytes[..end].to_vec()).unwrap();
        let status = headers.split(' ').nth(1).unwrap().parse().unwrap();
        Answer { status, headers, body: bytes[end + 4..].to_vec() }
    };
    ask(&get);
    runtime.block_on(running.stop());
}

/// The first script that the page names.
fn script(page: &str) -> String {
    let start = page.find("/assets/").unwrap();
    page[start..].split('"').next().unwrap().to_owned()
}

#[test]
fn every_place_of_the_client_is_the_same_page() {
    with_server(|get| {
        let lobby = get("/", "");
        assert_eq!(lobby.status, 200);
        assert_eq!(lobby.header("content-type"), Some("text/html; charset=utf-8"));
        assert_eq!(lobby.header("cache-control"), Some("no-cache"));
        for place in
            ["/t/k7Qm2xWd9a", "/t/k7Qm2xWd9a?join=abc", "/r/k7Qm2xWd9a", "/rules/coralia", "/link/token"]
        {
            let shown = get(place, "");
            assert_eq!((shown.status, shown.text()), (200, lobby.text()), "{place}");
        }
    });
}

#[test]
fn files_with_a_hash_are_kept_for_ever_and_sent_compressed() {
    with_server(|get| {
        let path = script(&get("/", "").text());
        let plain = get(&path, "");
        assert_eq!(plain.status, 200, "{path}");
        assert_eq!(plain.header("content-type"), Some("text/javascript; charset=utf-8"));
        assert_eq!(plain.header("cache-control"), Some("public, max-age=31536000, immutable"));
        let packed = get(&path, "accept-encoding: br;q=1.0, gzip\r\n");
        assert_eq!(packed.header("content-encoding"), Some("gzip"));
        assert!(packed.body.len() < plain.body.len());
        assert_eq!(&packed.body[..2], b"\x1f\x8b");
    });
}

#[test]
fn a_browser_that_has_a_file_is_not_sent_it_again() {
    with_server(|get| {
        let first = get("/favicon.svg", "");
        assert_eq!(first.header("content-type"), Some("image/svg+xml"));
        let tag = first.header("etag").unwrap();
        let again = get("/favicon.svg", &format!("if-none-match: {tag}\r\n"));
        assert_eq!((again.status, again.body.len()), (304, 0));
    });
}

#[test]
fn people_get_a_page_where_nothing_is_and_programs_a_refusal() {
    with_server(|get| {
        let person = get("/no/such/place", "accept: text/html,application/xhtml+xml\r\n");
        assert_eq!((person.status, person.header("content-type")), (404, Some("text/html; charset=utf-8")));
        for path in
            ["/no/such/place", "/api/no-such-route", "/assets/no-such-file.js", "/assets/../Cargo.toml"]
        {
            let program = get(path, "accept: application/json\r\n");
            assert_eq!(program.status, 404, "{path}");
            assert!(program.text().contains("not-found"), "{path}: {}", program.text());
        }
    });
}

#[test]
fn the_page_has_no_inline_script_or_style_that_its_policy_forbids() {
    with_server(|get| {
        let page = get("/", "");
        let policy = page.header("content-security-policy").unwrap();
        assert!(policy.contains("script-src 'self'") && policy.contains("style-src 'self'"), "{policy}");
        let text = page.text();
        assert!(!text.contains("<style") && !text.contains(" style="));
        assert!(text.split("<script").skip(1).all(|tag| tag.split('>').next().unwrap().contains("src=")));
    });
}
