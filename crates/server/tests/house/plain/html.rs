//! Reads pages as strictly as a reader may hope: every tag closed, every value quoted, nothing else.

/// An element with what is in it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Node {
    pub name: String,
    pub attributes: Vec<(String, String)>,
    pub children: Vec<Child>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Child {
    Element(Node),
    Text(String),
}

/// A form: where it goes, what it sends, and its buttons with name, value and words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Form {
    pub action: String,
    pub fields: Vec<(String, String)>,
    pub buttons: Vec<(Option<String>, String, String)>,
}

/// Elements that have no end.
const VOID: [&str; 4] = ["meta", "link", "input", "br"];

/// Reads a page.
///
/// # Panics
/// If a tag is not closed, an attribute has no quotes, or an entity is unknown.
pub fn parse(html: &str) -> Node {
    let mut open = vec![Node::default()];
    let mut rest = html.strip_prefix("<!DOCTYPE html>").expect("a page says what it is");
    while !rest.is_empty() {
        if let Some(end) = rest.strip_prefix("</") {
            let (name, after) = end.split_once('>').expect("a tag ends");
            let node = open.pop().expect("something is open");
            assert_eq!(node.name, name, "elements are closed in order");
            open.last_mut().expect("the page itself").children.push(Child::Element(node));
            rest = after;
        } else if let Some(tag) = rest.strip_prefix('<') {
            let (node, after) = opened(tag);
            if VOID.contains(&node.name.as_str()) {
                open.last_mut().expect("the page itself").children.push(Child::Element(node));
            } else {
                open.push(node);
            }
            rest = after;
        } else {
            let (text, _) = rest.split_once('<').unwrap_or((rest, ""));
            open.last_mut().expect("the page itself").children.push(Child::Text(decoded(text)));
            rest = &rest[text.len()..];
        }
    }
    assert_eq!(open.len(), 1, "every element is closed");
    open.remove(0)
}

fn opened(tag: &str) -> (Node, &str) {
    let end = tag.find([' ', '>']).expect("a tag ends");
    let mut node = Node { name: tag[..end].to_owned(), ..Node::default() };
    assert!(node.name.bytes().all(|byte| byte.is_ascii_alphanumeric()), "<{}", node.name);
    let mut rest = &tag[end..];
    while let Some(attribute) = rest.strip_prefix(' ') {
        let end = attribute.find(['=', ' ', '>']).expect("an attribute ends");
        let (name, after) = attribute.split_at(end);
        let (value, after) = match after.strip_prefix("=\"") {
            Some(quoted) => quoted.split_once('"').expect("a value ends"),
            None => ("", after),
        };
        node.attributes.push((name.into(), decoded(value)));
        rest = after;
    }
    (node, rest.strip_prefix('>').expect("a tag ends"))
}

fn decoded(text: &str) -> String {
    let mut parts = text.split('&');
    let mut decoded = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (entity, after) = part.split_once(';').expect("an entity ends");
        decoded.push(match entity {
            "amp" => '&',
            "lt" => '<',
            "gt" => '>',
            "quot" => '"',
            unknown => panic!("&{unknown};"),
        });
        decoded.push_str(after);
    }
    decoded
}

impl Node {
    pub fn attribute(&self, name: &str) -> Option<&str> {
        self.attributes.iter().find(|(given, _)| given == name).map(|(_, value)| value.as_str())
    }

    pub fn elements(&self) -> impl Iterator<Item = &Self> {
        self.children.iter().filter_map(|child| match child {
            Child::Element(node) => Some(node),
            Child::Text(_) => None,
        })
    }

    /// Every element within, outermost first.
    pub fn within(&self) -> Vec<&Self> {
        self.elements().flat_map(|node| std::iter::once(node).chain(node.within())).collect()
    }

    pub fn all(&self, name: &str) -> Vec<&Self> {
        self.within().into_iter().filter(|node| node.name == name).collect()
    }

    pub fn find(&self, is: &dyn Fn(&Self) -> bool) -> Option<&Self> {
        self.within().into_iter().find(|node| is(node))
    }

    /// All the text within.
    pub fn text(&self) -> String {
        let text = |child: &Child| match child {
            Child::Element(node) => node.text(),
            Child::Text(text) => text.clone(),
        };
        self.children.iter().map(text).collect()
    }
}

impl Form {
    pub fn of(node: &Node) -> Self {
        assert_eq!(node.attribute("method"), Some("post"));
        let buttons = node.all("button").into_iter().map(|button| {
            let name = button.attribute("name").map(Into::into);
            (name, button.attribute("value").unwrap_or_default().to_owned(), button.text())
        });
        Self {
            action: node.attribute("action").expect("a form goes somewhere").into(),
            fields: node.within().into_iter().filter_map(field).collect(),
            buttons: buttons.collect(),
        }
    }

    /// The same form with a field filled in.
    #[must_use]
    pub fn with(mut self, name: &str, value: &str) -> Self {
        self.fields.retain(|(given, _)| given != name);
        self.fields.push((name.into(), value.into()));
        self
    }

    /// The words on its buttons.
    pub fn words(&self) -> Vec<&str> {
        self.buttons.iter().map(|(_, _, words)| words.as_str()).collect()
    }
}

/// What a field sends as it stands.
fn field(node: &Node) -> Option<(String, String)> {
    let name = node.attribute("name")?.to_owned();
    match node.name.as_str() {
        "input" if node.attribute("type") == Some("checkbox") && node.attribute("checked").is_none() => None,
        "input" => Some((name, node.attribute("value").unwrap_or_default().into())),
        "select" => {
            let options = node.all("option");
            let chosen = options.iter().find(|option| option.attribute("selected").is_some());
            let chosen = chosen.or(options.first()).and_then(|option| option.attribute("value"));
            Some((name, chosen.unwrap_or_default().into()))
        }
        _ => None,
    }
}
