//! The line protocol through which any program can use the games: one JSON object per line, in and out.
//!
//! [`Engine::answer`] takes a line and gives the line to answer with; [`serve`] does so until `quit` or the end of the
//! input. No input makes either of them panic or end early. The protocol is described in `docs/engine.md`.
//!
//! ```
//! let mut engine = engine::Engine::new(shelf::Shelf::shipped());
//! let answer = engine.answer(br#"{"request":"hello","id":7}"#).expect("a request is answered");
//! assert!(answer.line.starts_with(r#"{"reply":"hello","id":7,"protocol":"lagoon engine 1""#));
//! let refused = engine.answer(b"what?").expect("whatever comes is answered");
//! assert!(refused.line.contains("not-json"));
//! ```

mod answer;
mod brings;
mod fault;
mod fields;
mod lines;
mod reply;
mod request;
mod why;

pub use answer::{Answer, Engine};
pub use fault::{Code, Fault};
pub use lines::LINE_BYTES;
pub use request::REQUESTS;

use lines::{Line, Lines};
use shelf::Shelf;
use std::io::{self, BufRead, Write};

/// What the engine speaks, as `hello` reports it.
pub const PROTOCOL: &str = "lagoon engine 1";

/// Answers every line of `input` on `output`, until a line asks to quit or the input ends.
pub fn serve(shelf: Shelf, input: impl BufRead, mut output: impl Write) -> io::Result<()> {
    let (mut engine, mut lines) = (Engine::new(shelf), Lines::new(input));
    while let Some(line) = lines.next()? {
        let answer = match line {
            Line::Whole(bytes) => engine.answer(bytes),
            Line::TooLong => Some(Answer::refusal(&Fault::LineTooLong)),
        };
        let Some(answer) = answer else { continue };
        output.write_all(answer.line.as_bytes())?;
        output.write_all(b"\n")?;
        output.flush()?;
        if answer.quits {
            break;
        }
    }
    Ok(())
}
