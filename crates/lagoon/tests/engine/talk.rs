//! Talking to the engine, in this process or to the program, with sense or without.

use engine::Engine;
use serde_json::{Value, json};
use shelf::Shelf;
use std::collections::BTreeSet;
use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Stdio};

/// The engine in this process, which is faster to ask than the program.
pub struct Talk(Engine);

impl Default for Talk {
    fn default() -> Self {
        Self(Engine::new(Shelf::shipped()))
    }
}

impl Talk {
    pub fn ask(&mut self, request: &Value) -> Value {
        let answer = self.0.answer(request.to_string().as_bytes()).expect("a request is answered");
        serde_json::from_str(&answer.line).expect("an answer is JSON")
    }

    /// Plays any option or deals any outcome.
    pub fn play_any(&mut self, word: &mut u64) -> Value {
        let options = self.ask(&json!({"request": "options"}));
        if options["pending"] == "chance" {
            let outcomes = self.ask(&json!({"request": "outcomes"}));
            let outcome = any(&outcomes["outcomes"], word);
            return self.ask(&json!({"request": "deal", "outcome": outcome}));
        }
        let action = any(&options["options"], word);
        self.ask(&json!({"request": "act", "action": action}))
    }
}

fn any(listed: &Value, word: &mut u64) -> Value {
    let listed = listed.as_array().filter(|listed| !listed.is_empty()).map_or(&[][..], Vec::as_slice);
    if listed.is_empty() {
        return Value::Null;
    }
    listed[pick(word, listed.len())]["notation"].clone()
}

/// The options of a reply, whatever their order.
pub fn notations(reply: &Value) -> BTreeSet<&str> {
    let options = reply["options"].as_array().expect("options");
    options.iter().filter_map(|option| option["notation"].as_str()).collect()
}

/// A number below `bound`, the next one of a sequence that is the same in every run.
pub fn pick(word: &mut u64, bound: usize) -> usize {
    *word ^= *word << 13;
    *word ^= *word >> 7;
    *word ^= *word << 17;
    ((*word >> 11) % bound as u64) as usize
}

pub fn repository() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// What the program answers to an input, line by line; it must end well.
pub fn converse(input: &[u8]) -> Vec<String> {
    let mut child = Command::new(env!("CARGO_BIN_EXE_lagoon"))
        .arg("engine")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let (mut stdin, input) = (child.stdin.take().expect("the input is piped"), input.to_owned());
    // The output must be read meanwhile, and the program may quit before it has read everything.
    let writer = std::thread::spawn(move || drop(stdin.write_all(&input)));
    let output = child.wait_with_output().expect("the program ends");
    writer.join().expect("the input is written");
    assert!(output.status.success(), "{:?}", output.status);
    String::from_utf8(output.stdout).expect("replies are text").lines().map(Into::into).collect()
}

/// Lines without sense: any bytes, and requests of the conversations with some bytes changed, doubled or cut off.
pub fn garbage(conversations: &[PathBuf], count: usize) -> Vec<Vec<u8>> {
    let texts: Vec<String> = conversations
        .iter()
        .map(|file| fs::read_to_string(file).expect("the conversation is there"))
        .collect();
    let requests: Vec<&str> = texts.iter().flat_map(|text| text.lines()).collect();
    let mut word = 0x2545_f491_4f6c_dd1d;
    (0..count)
        .map(|index| match index % 4 {
            0 => (0..pick(&mut word, 60))
                .map(|_| pick(&mut word, 256) as u8)
                .filter(|&byte| byte != b'\n')
                .collect(),
            _ => spoilt(requests[pick(&mut word, requests.len())], &mut word),
        })
        .filter(|line: &Vec<u8>| !is_quit(line))
        .collect()
}

fn spoilt(request: &str, word: &mut u64) -> Vec<u8> {
    let mut line = request.as_bytes().to_vec();
    for _ in 0..pick(word, 4) {
        let place = pick(word, line.len() + 1);
        match pick(word, 4) {
            0 => line.truncate(place),
            1 => line.insert(place, b"{}[]\",:0-"[pick(word, 9)]),
            2 => line.extend_from_within(place..),
            _ => drop(line.get_mut(place).map(|byte| *byte = (pick(word, 255) as u8).max(b' '))),
        }
    }
    line
}

fn is_quit(line: &[u8]) -> bool {
    String::from_utf8_lossy(line).contains("quit")
}
