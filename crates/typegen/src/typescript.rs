//! Declarations in TypeScript, of some types and of everything they are made of.

use std::any::TypeId;
use std::collections::{BTreeMap, BTreeSet};
use ts_rs::{Config, TS, TypeVisitor};

/// How every written file begins.
pub const OPENING: &str = "// Written from the Rust types by `cargo xtask bless`: change those, not this.\n";

/// Declarations by name.
pub struct Declarations {
    config: Config,
    met: BTreeSet<TypeId>,
    texts: BTreeMap<String, String>,
}

impl Declarations {
    /// With a type, and the types it names.
    #[must_use]
    pub fn with<T: TS + 'static + ?Sized>(mut self) -> Self {
        self.visit::<T>();
        self
    }

    /// The declaration of a type.
    pub fn get(&self, name: &str) -> Option<&str> {
        self.texts.get(name).map(String::as_str)
    }

    /// The whole file, with `more` before the declarations.
    pub fn written(&self, more: &str) -> String {
        let parts = [OPENING, more].into_iter().filter(|part| !part.is_empty());
        parts.chain(self.texts.values().map(String::as_str)).collect::<Vec<_>>().join("\n")
    }
}

impl Default for Declarations {
    fn default() -> Self {
        // Counters stay far below 2^53, and JSON.parse gives numbers.
        let config = Config::new().with_large_int("number");
        Self { config, met: BTreeSet::new(), texts: BTreeMap::new() }
    }
}

impl TypeVisitor for Declarations {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        if T::output_path().is_none() || !self.met.insert(TypeId::of::<T>()) {
            return;
        }
        let (name, docs) = (T::ident(&self.config), T::docs().unwrap_or_default());
        let text = laid_out(&format!("{docs}export {}\n", T::decl(&self.config)));
        let other = self.texts.insert(name.clone(), text);
        assert!(other.is_none(), "two types are called {name}: rename one with #[ts(rename)]");
        T::visit_dependencies(self);
    }
}

/// One field a line, one kind of a tagged union a line, and comments of one line on one line.
fn laid_out(declaration: &str) -> String {
    let text = declaration.replace("/**\n * ", "/** ").replace("\n */", " */").replace(", }", " }");
    let (head, body) = text.split_once("export type").unwrap_or(("", &text));
    let body = ["type", "kind", "what", "task"].iter().fold(body.to_owned(), |body, tag| {
        body.replace(&format!(" | {{ \"{tag}\""), &format!("\n| {{ \"{tag}\""))
    });
    let fields = body.trim_end().replace("{ \n/**", "{\n/**").replace(" };", "\n};").replace(" \n", "\n");
    let indent = |line: &str| if line == "};" { line.to_owned() } else { format!("  {line}") };
    let lines: Vec<_> =
        fields.lines().enumerate().map(|(n, line)| if n == 0 { line.into() } else { indent(line) }).collect();
    format!("{head}export type{}\n", lines.join("\n"))
}
