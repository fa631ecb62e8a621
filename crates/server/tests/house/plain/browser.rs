//! A browser without scripts and pictures: it knows tags, links and forms, and a cookie.

use super::html::{self, Form, Node};
use test_house::{Answer, Ask, Guest, answer};

#[derive(Clone, Debug)]
pub struct Browser {
    guest: Guest,
    /// What it says of the languages its reader likes.
    pub accept: String,
    /// Where its forms come from, if not from our pages.
    pub origin: Option<String>,
}

/// A page that was loaded.
#[derive(Clone, Debug)]
pub struct Page {
    pub answer: Answer,
    pub status: u16,
    pub path: String,
    pub html: String,
    pub root: Node,
}

impl Browser {
    pub fn new(guest: Guest) -> Self {
        Self { guest, accept: "en".into(), origin: None }
    }

    pub fn guest(&self) -> &Guest {
        &self.guest
    }

    /// Loads a page, which must be a page.
    pub async fn load(&mut self, path: &str) -> Page {
        Page::read(path, self.exchange(Ask::get(path)).await)
    }

    /// Sends a form by one of its buttons, and follows where it leads.
    pub async fn submit(&mut self, form: &Form, button: usize) -> Page {
        let (name, value, _) = &form.buttons[button];
        let pressed = name.iter().map(|name| (name.as_str(), value.as_str()));
        let answer = self.post(form, pressed).await;
        if answer.status == 303 {
            return self.load(answer.header("location")).await;
        }
        Page::read(&form.action, answer)
    }

    /// The status that a form is answered with, whatever the answer is.
    pub async fn status_of(&mut self, form: &Form) -> u16 {
        self.post(form, []).await.status
    }

    /// Shows another cookie from now on.
    pub fn forge(&mut self, cookie: &str) {
        self.guest = self.guest.clone().with_cookie(cookie);
    }

    async fn post<'f>(
        &mut self,
        form: &'f Form,
        pressed: impl IntoIterator<Item = (&'f str, &'f str)>,
    ) -> Answer {
        let fields = form.fields.iter().map(|(name, value)| (name.as_str(), value.as_str()));
        let fields =
            fields.chain(pressed).map(|(name, value)| format!("{}={}", escaped(name), escaped(value)));
        let body = fields.collect::<Vec<_>>().join("&").into_bytes();
        let origin = self.origin.clone().unwrap_or_else(|| format!("http://{}", self.guest.server()));
        let ask = Ask { body, ..Ask::new("POST", &*form.action) };
        self.exchange(ask.with("origin", &origin).with("content-type", "application/x-www-form-urlencoded"))
            .await
    }

    async fn exchange(&mut self, ask: Ask) -> Answer {
        let answer = answer(&self.guest, &ask.with("accept-language", &self.accept)).await;
        if let Some(cookie) = answer.cookie() {
            self.forge(cookie);
        }
        answer
    }
}

impl Page {
    fn read(path: &str, answer: Answer) -> Self {
        let html = answer.text();
        Self { status: answer.status, path: path.into(), root: html::parse(&html), html, answer }
    }

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
