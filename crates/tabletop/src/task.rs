//! A shorthand for the tasks of an agenda: their notation, and the same as typed data for programs that read none.

use crate::NotationError;
use std::fmt;
use std::str::Split;

/// Something a task is about, as it stands in the task's notation. [`words!`](crate::words) and
/// [`serde_by_notation!`](crate::serde_by_notation) make one word of it.
pub trait Part: Sized {
    /// Reads it off the words that are left.
    fn read(words: &mut Words<'_>) -> Result<Self, NotationError>;

    /// Writes it, with a blank before every word.
    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result;
}

/// The words of a task that are still to be read.
pub struct Words<'a> {
    text: &'a str,
    rest: Split<'a, char>,
}

impl<'a> Words<'a> {
    #[doc(hidden)]
    pub fn new(text: &'a str) -> Self {
        Self { text, rest: text.split(' ') }
    }

    /// The next word.
    pub fn word(&mut self) -> Result<&'a str, NotationError> {
        self.rest.next().ok_or_else(|| self.wrong())
    }

    /// All words that are left.
    pub fn rest(&mut self) -> impl Iterator<Item = &'a str> {
        self.rest.by_ref()
    }

    /// The error for a text that is not a task.
    pub fn wrong(&self) -> NotationError {
        NotationError::new(self.text, "a task of the agenda")
    }
}

impl Part for u8 {
    fn read(words: &mut Words<'_>) -> Result<Self, NotationError> {
        words.word()?.parse().map_err(|_| words.wrong())
    }

    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, " {self}")
    }
}

/// Lists the tasks of an agenda once: each with its word and what it is about, and with a condition where not every
/// value will do. A task is written as its words in a row; the second type writes the same as an object whose `task`
/// is the word, and is called as the literal says in TypeScript and JSON Schema.
#[macro_export]
macro_rules! tasks {
    (
        $(#[$meta:meta])* $vis:vis enum $name:ident;
        $(#[$typed_meta:meta])* $typed_vis:vis struct $typed:ident = $schema:literal;
        $($(#[$task_meta:meta])* $task:ident $(($($part:ident: $type:ty),+))? = $word:literal $(if $sound:expr)?;)+
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        $vis enum $name { $($(#[$task_meta])* $task $(($($type),+))?),+ }

        $(#[$typed_meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        $typed_vis struct $typed(pub $name);

        impl ::std::fmt::Display for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                match self {
                    $(Self::$task $(($($part),+))? => {
                        f.write_str($word)?;
                        $($($crate::Part::write($part, f)?;)+)?
                        Ok(())
                    })+
                }
            }
        }

        impl ::std::str::FromStr for $name {
            type Err = $crate::NotationError;

            fn from_str(text: &str) -> Result<Self, $crate::NotationError> {
                let mut words = $crate::Words::new(text);
                let task = match words.word()? {
                    $($word => {
                        $($(let $part = <$type as $crate::Part>::read(&mut words)?;)+)?
                        Some(Self::$task $(($($part),+))?) $(.filter(|_| $sound))?
                    })+
                    _ => None,
                };
                // There is one way to write a task, so that nothing but it is read.
                task.filter(|task| task.to_string() == text).ok_or_else(|| words.wrong())
            }
        }

        impl ::serde::Serialize for $typed {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                use ::serde::ser::SerializeMap;
                let mut map = serializer.serialize_map(None)?;
                match &self.0 {
                    $($name::$task $(($($part),+))? => {
                        map.serialize_entry("task", $word)?;
                        $($(map.serialize_entry(stringify!($part), $part)?;)+)?
                    })+
                }
                map.end()
            }
        }

        $crate::serde_by_notation!($name);
        #[cfg(feature = "schema")]
        $crate::schema_of_tasks!($typed = $schema: $($word $(($($part: $type),+))?),+);
    };
}

#[cfg(test)]
mod tests {
    use crate::Seat;

    tasks! {
        /// Two tasks and one with a condition.
        enum Chore;
        /// One of them as data.
        struct Told = "Told";
        Rest = "rest";
        Wash(who: Seat, plates: u8) = "wash" if (1..=9).contains(&plates);
    }

    #[test]
    fn a_task_is_written_and_read_in_one_way() {
        let wash = Chore::Wash(Seat::new(1), 3);
        assert_eq!((Chore::Rest.to_string(), wash.to_string()), ("rest".into(), "wash B 3".into()));
        assert_eq!(("rest".parse(), "wash B 3".parse()), (Ok(Chore::Rest), Ok(wash)));
        for text in [
            "",
            "rest ",
            "rest B",
            "wash",
            "wash B",
            "wash B 03",
            "wash B 0",
            "wash B x",
            "wash B 3 4",
            "dry",
        ] {
            let error = text.parse::<Chore>().expect_err("it is no task").to_string();
            assert_eq!(error, format!("'{text}' is not a task of the agenda"));
        }
        assert_eq!(
            "wash F 3".parse::<Chore>().expect_err("no seat").to_string(),
            "'F' is not a seat, A to E"
        );
    }

    #[test]
    fn a_task_is_told_as_data() {
        let told = |chore| toml::to_string(&Told(chore)).expect("a task is plain data");
        assert_eq!(told(Chore::Rest), "task = \"rest\"\n");
        assert_eq!(told(Chore::Wash(Seat::new(1), 3)), "task = \"wash\"\nwho = \"B\"\nplates = 3\n");
    }
}
