//! A line in, a line out: reads the request, asks the desk, writes the reply.

use crate::Fault;
use crate::reply::{
    Advice, Body, Chances, Hello, Message, Options, Played, Refusal, Score, Sight, State, Table, Undone,
};
use crate::request::{Dealer, Request};
use referee::{Record, Seed};
use serde_json::{Map, Value};
use shelf::{AnyDesk, Dealing, Order, Question, Revisit, StepError};
use std::panic::{AssertUnwindSafe, catch_unwind};
use tabletop::Viewer;

/// One answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answer {
    /// One JSON object, without a line break.
    pub line: String,
    /// Whether nothing more is to be answered.
    pub quits: bool,
}

/// Holds one table at a time and answers questions about it.
#[derive(Default)]
pub struct Engine {
    desk: Option<Box<dyn AnyDesk>>,
}

impl Engine {
    /// Answers a line; a blank one needs no answer.
    pub fn answer(&mut self, line: &[u8]) -> Option<Answer> {
        if line.trim_ascii().is_empty() {
            return None;
        }
        let mut fields = match object(line) {
            Ok(fields) => fields,
            Err(fault) => return Some(Answer::refusal(&fault)),
        };
        let id = fields.remove("id").filter(|id| !id.is_null());
        if id.as_ref().is_some_and(|id| !(id.is_string() || id.is_number())) {
            return Some(Answer::refusal(&Fault::BadValue { field: "id", expected: "a text or a number" }));
        }
        Some(match self.reply(fields) {
            Ok((name, body)) => Answer::new(&name, id.as_ref(), body),
            Err(fault) => Answer::new(ERROR, id.as_ref(), Body::Refusal(Refusal::of(&fault))),
        })
    }

    fn reply(&mut self, mut fields: Map<String, Value>) -> Result<(String, Body), Fault> {
        let name = match fields.remove("request") {
            Some(Value::String(name)) => name,
            Some(_) => return Err(Fault::BadValue { field: "request", expected: "a text" }),
            None => return Err(Fault::MissingField { field: "request" }),
        };
        let request = Request::read(&name, fields)?;
        // A fault in the rules must not end the process; steps are adopted whole, so the table is as before.
        let handled = catch_unwind(AssertUnwindSafe(|| self.handle(request)));
        Ok((name, handled.unwrap_or(Err(Fault::Internal))?))
    }

    fn handle(&mut self, request: Request) -> Result<Body, Fault> {
        Ok(match request {
            Request::Hello => Body::Hello(Hello::new()),
            Request::New { game, order, dealer } => self.new_table(&game, &order, dealer)?,
            Request::LoadPosition { game, position, components, dealer } => {
                let dealing = dealing(dealer)?;
                self.hold(shelf::game(&game)?.lay(&position, components.as_deref(), dealing)?)
            }
            Request::LoadRecord { record, components, steps, by_hand } => {
                self.load_record(&record, components, steps, by_hand)?
            }
            Request::State => Body::State(State::of(self.desk()?)),
            Request::View(viewer) => self.view(viewer)?,
            Request::Options => Body::Options(Options::of(self.desk()?)),
            Request::Act(action) => self.play("action", |desk| desk.act(&action))?,
            Request::Outcomes => Body::Outcomes(Chances::of(self.desk()?)),
            Request::Deal(outcome) => self.play("outcome", |desk| desk.deal(&outcome))?,
            Request::Undo => self.undo()?,
            Request::Score => Body::Score(Score::of(self.desk()?)),
            Request::Advise(question) => self.advise(&question)?,
            Request::Record => Body::Record { record: self.desk()?.record()?.text().into() },
            Request::Quit => Body::Quit {},
        })
    }

    fn new_table(&mut self, game: &str, order: &Order, dealer: Dealer) -> Result<Body, Fault> {
        let desk = shelf::game(game)?.desk(order, dealing(dealer)?)?;
        Ok(self.hold(desk))
    }

    fn load_record(
        &mut self,
        text: &str,
        components: Option<String>,
        steps: Option<usize>,
        by_hand: bool,
    ) -> Result<Body, Fault> {
        let record: Record = text.parse()?;
        if steps.is_some_and(|steps| steps > record.steps().len()) {
            return Err(Fault::BadValue { field: "steps", expected: "no more than the record has" });
        }
        let revisit = if by_hand { Revisit::ByHand } else { Revisit::AsDealt };
        let game = shelf::game(&record.header().game).map_err(|error| Fault::of_record(error.into()))?;
        let desk = game.revisit(&record, components, steps, revisit).map_err(Fault::of_record)?;
        Ok(self.hold(desk))
    }

    fn view(&self, viewer: Viewer) -> Result<Body, Fault> {
        let desk = self.desk()?;
        match viewer {
            Viewer::Seat(seat) if seat.index() >= desk.seats() => {
                Err(Fault::NoSuchSeat { seat, seats: desk.seats() })
            }
            _ => Ok(Body::View(Sight::of(desk, viewer))),
        }
    }

    fn play(
        &mut self,
        field: &'static str,
        step: impl FnOnce(&mut dyn AnyDesk) -> Result<Vec<shelf::Told>, StepError>,
    ) -> Result<Body, Fault> {
        let desk = self.desk_mut()?;
        let played = step(desk).map_err(|error| Fault::Step { field, error })?;
        Ok(Body::Played(Played::of(desk, &played)))
    }

    fn undo(&mut self) -> Result<Body, Fault> {
        let desk = self.desk_mut()?;
        let undone = desk.undo().map_err(|error| Fault::Step { field: "request", error })?;
        Ok(Body::Undone(Undone::of(desk, &undone)))
    }

    fn advise(&self, question: &Question) -> Result<Body, Fault> {
        let advice =
            self.desk()?.advise(question).map_err(|error| Fault::Step { field: "request", error })?;
        Ok(Body::Advice(Advice::of(question, advice)))
    }

    fn hold(&mut self, desk: Box<dyn AnyDesk>) -> Body {
        Body::Table(Table::of(&**self.desk.insert(desk)))
    }

    fn desk(&self) -> Result<&dyn AnyDesk, Fault> {
        self.desk.as_deref().ok_or(Fault::NoTable)
    }

    fn desk_mut(&mut self) -> Result<&mut (dyn AnyDesk + 'static), Fault> {
        self.desk.as_deref_mut().ok_or(Fault::NoTable)
    }
}

const ERROR: &str = "error";
const QUIT: &str = "quit";

impl Answer {
    /// The answer to a line that is not even a request.
    pub(crate) fn refusal(fault: &Fault) -> Self {
        Self::new(ERROR, None, Body::Refusal(Refusal::of(fault)))
    }

    fn new(reply: &str, id: Option<&Value>, body: Body) -> Self {
        let line =
            serde_json::to_string(&Message { reply, id, body }).expect("every reply has texts for keys");
        Self { line, quits: reply == QUIT }
    }
}

fn object(line: &[u8]) -> Result<Map<String, Value>, Fault> {
    let text = str::from_utf8(line).map_err(|_| Fault::NotText)?;
    match serde_json::from_str(text)? {
        Value::Object(fields) => Ok(fields),
        _ => Err(Fault::NotAnObject),
    }
}

fn dealing(dealer: Dealer) -> Result<Dealing, Fault> {
    Ok(match dealer {
        Dealer::AnySeed => Dealing::Seeded(Seed::from_os()?.into()),
        Dealer::Phrase(phrase) => Dealing::Seeded(Seed::from_phrase(&phrase).into()),
        Dealer::Manual => Dealing::ByHand,
    })
}
