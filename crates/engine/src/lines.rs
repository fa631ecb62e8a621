//! Lines of bounded length: one that is too long is read to its end, but not kept.

use std::io::{self, BufRead, ErrorKind};

/// The most bytes of a line. The longest honest one holds a record, and that has four MiB at most.
pub const LINE_BYTES: usize = 8 << 20;

/// One line without its line break.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Line<'a> {
    Whole(&'a [u8]),
    TooLong,
}

pub(crate) struct Lines<R> {
    input: R,
    kept: Vec<u8>,
    most: usize,
}

impl<R: BufRead> Lines<R> {
    pub(crate) const fn new(input: R) -> Self {
        Self { input, kept: Vec::new(), most: LINE_BYTES }
    }

    /// The next line, or nothing at the end of the input. The last line may lack its line break.
    pub(crate) fn next(&mut self) -> io::Result<Option<Line<'_>>> {
        // What a long line needed is not held for ever.
        self.kept.clear();
        self.kept.shrink_to(1 << 16);
        let (mut length, mut ended) = (0, false);
        while !ended {
            let chunk = match self.input.fill_buf() {
                Err(error) if error.kind() == ErrorKind::Interrupted => continue,
                chunk => chunk?,
            };
            if chunk.is_empty() && length == 0 {
                return Ok(None);
            }
            let line_break = chunk.iter().position(|&byte| byte == b'\n');
            ended = line_break.is_some() || chunk.is_empty();
            let part = &chunk[..line_break.unwrap_or(chunk.len())];
            length += part.len();
            if length <= self.most {
                self.kept.extend_from_slice(part);
            }
            let read = part.len() + usize::from(line_break.is_some());
            self.input.consume(read);
        }
        Ok(Some(if length <= self.most { Line::Whole(&self.kept) } else { Line::TooLong }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::BufReader;

    fn read(text: &str, most: usize, buffer: usize) -> Vec<String> {
        let input = BufReader::with_capacity(buffer, text.as_bytes());
        let mut lines = Lines { most, ..Lines::new(input) };
        let mut read = Vec::new();
        while let Some(line) = lines.next().unwrap() {
            read.push(match line {
                Line::Whole(bytes) => String::from_utf8_lossy(bytes).into_owned(),
                Line::TooLong => "too long".into(),
            });
        }
        read
    }

    #[test]
    fn a_line_that_is_too_long_costs_only_itself() {
        for buffer in [1, 3, 100] {
            let lines = read("four\nfive!\n\nfour\nsix.....\nend", 4, buffer);
            assert_eq!(lines, ["four", "too long", "", "four", "too long", "end"], "{buffer}");
        }
    }

    #[test]
    fn a_long_line_is_not_kept() {
        let input = BufReader::new(io::repeat(b'x').take(1 << 20));
        let mut lines = Lines { most: 100, ..Lines::new(input) };
        assert_eq!(lines.next().unwrap(), Some(Line::TooLong));
        assert!(lines.kept.capacity() < 1 << 17);
        assert_eq!(lines.next().unwrap(), None);
    }

    use std::io::Read as _;
}
