//! A browser without scripts and pictures: it knows tags, links and forms, and a cookie.

use crate::html::{self, Form, Node};
use std::net::SocketAddr;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

#[derive(Clone, Debug)]
pub struct Browser {
    address: SocketAddr,
    cookie: Option<String>,
    /// What it says of the languages its reader likes.
    pub accept: String,
    /// Where its forms come from, if not from our pages.
    pub origin: Option<String>,
}

/// A page that was loaded.
#[derive(Clone, Debug)]
pub struct Page {
    pub status: u16,
    pub headers: String,
    pub path: String,
    pub html: String,
    pub root: Node,
}

impl Browser {
    pub fn new(address: SocketAddr) -> Self {
        Self { address, cookie: None, accept: "en".into(), origin: None }
    }

    pub fn cookie(&self) -> Option<&str> {
        self.cookie.as_deref()
    }

    /// Loads a page, which must be a page.
    pub async fn load(&mut self, path: &str) -> Page {
        let (status, headers, html) = self.exchange("GET", path, "").await;
        let root = html::parse(&html);
        Page { status, headers, path: path.into(), html, root }
    }

    /// Sends a form by one of its buttons, and follows where it leads.
    pub async fn submit(&mut self, form: &Form, button: usize) -> Page {
        let (name, value, _) = &form.buttons[button];
        let pressed = name.iter().map(|name| (name.as_str(), value.as_str()));
        let fields = form.fields.iter().map(|(name, value)| (name.as_str(), value.as_str()));
        let body: Vec<String> = fields
            .chain(pressed)
            .map(|(name, value)| format!("{}={}", escaped(name), escaped(value)))
            .collect();
        let (status, headers, html) = self.exchange("POST", &form.action, &body.join("&")).await;
        if status == 303 {
            let to = headers.lines().find_map(|line| line.strip_prefix("location: ")).expect("where to go");
            return self.load(to).await;
        }
        let root = html::parse(&html);
        Page { status, headers, path: form.action.clone(), html, root }
    }

    /// The status that a form is answered with, whatever the answer is.
    pub async fn status_of(&mut self, form: &Form) -> u16 {
        let fields: Vec<String> =
            form.fields.iter().map(|(name, value)| format!("{}={}", escaped(name), escaped(value))).collect();
        self.exchange("POST", &form.action, &fields.join("&")).await.0
    }

    /// Shows another cookie from now on.
    pub fn forge(&mut self, cookie: &str) {
        self.cookie = Some(cookie.into());
    }

    async fn exchange(&mut self, method: &str, path: &str, body: &str) -> (u16, String, String) {
        let (address, length) = (self.address, body.len());
        let cookie = self.cookie.as_ref().map(|cookie| format!("Cookie: {cookie}\r\n")).unwrap_or_default();
        let origin = self.origin.clone().unwrap_or_else(|| format!("http://{address}"));
        let form = format!("Origin: {origin}\r\nContent-Type: application/x-www-form-urlencoded\r\n");
        let form = if method == "POST" { form } else { String::new() };
        let request = format!(
            "{method} {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\nAccept-Language: {}\r\n{cookie}{form}Content-Length: {length}\r\n\r\n{body}",
            self.accept
        );
        let mut stream = TcpStream::connect(address).await.expect("the server listens");
        stream.write_all(request.as_bytes()).await.expect("the server takes it");
        let mut text = String::new();
        stream.read_to_string(&mut text).await.expect("the server answers");
        let (head, body) = text.split_once("\r\n\r\n").expect("an answer has a head");
        let status = head.split(' ').nth(1).and_then(|code| code.parse().ok()).expect("a status");
        let headers = head.replace("\r\n", "\n");
        let set = headers.lines().find_map(|line| line.strip_prefix("set-cookie: "));
        if let Some(cookie) = set.and_then(|line| line.split(';').next()) {
            self.cookie = Some(cookie.into());
        }
        (status, headers, body.into())
    }
}

impl Page {
    /// The form that does this.
    pub fn form(&self, what: &str) -> Option<Form> {
        let does = |form: &Form| form.fields.iter().any(|(name, value)| name == "do" && value == what);
        self.forms().into_iter().find(does)
    }

    /// The form sent to an address.
    pub fn form_to(&self, action: &str) -> Form {
        self.forms().into_iter().find(|form| form.action == action).expect("the form is there")
    }

    pub fn forms(&self) -> Vec<Form> {
        self.root.all("form").into_iter().map(Form::of).collect()
    }

    pub fn links(&self) -> Vec<String> {
        self.root.all("a").into_iter().filter_map(|link| link.attribute("href")).map(Into::into).collect()
    }

    pub fn alert(&self) -> Option<String> {
        self.root.find(&|node| node.attribute("role") == Some("alert")).map(Node::text)
    }

    /// The lines of a part, by its heading.
    pub fn part(&self, heading: &str) -> Option<Vec<String>> {
        let headed = |node: &&Node| node.all("h2").iter().any(|title| title.text() == heading);
        let section = self.root.all("section").into_iter().find(headed)?;
        Some(section.all("li").into_iter().map(Node::text).collect())
    }

    /// The seconds after which the page loads itself again.
    pub fn refresh(&self) -> Option<u32> {
        let meta = self.root.find(&|node| node.attribute("http-equiv") == Some("refresh"))?;
        meta.attribute("content")?.parse().ok()
    }

    pub fn is_over(&self) -> bool {
        self.links().iter().any(|link| link.starts_with("/api/records/"))
    }

    /// The id of the table.
    pub fn table(&self) -> &str {
        self.path.split('/').nth(2).expect("a table's page")
    }
}

fn escaped(text: &str) -> String {
    text.bytes()
        .map(
            |byte| {
                if byte.is_ascii_alphanumeric() {
                    char::from(byte).to_string()
                } else {
                    format!("%{byte:02X}")
                }
            },
        )
        .collect()
}
