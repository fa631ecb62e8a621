//! A line in, a line out: reads the request, asks the game, writes the reply.

use crate::Fault;
use crate::reply::{
    Advice, Body, Chances, Hello, Message, Options, Played, Refused, Score, Sight, State, Table, Undone,
};
use crate::request::{Dealer, Request};
use crate::why::Why;
use phrasebook::{Language, Voice};
use referee::{Record, Refusal, Seed, StepCount};
use serde_json::{Map, Value};
use shelf::{
    Dealing, Inquiry, Moment, Opening, Question, Redealing, Shelf, Source, StepError, TakeBack, Telling,
};
use std::panic::{AssertUnwindSafe, catch_unwind};
use tabletop::{Pending, Seat, Viewer};

/// One answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answer {
    /// One JSON object, without a line break.
    pub line: String,
    /// Whether nothing more is to be answered.
    pub quits: bool,
}

/// Holds one table at a time and answers questions about it.
pub struct Engine {
    shelf: Shelf,
    moment: Option<Moment>,
}

impl Engine {
    /// Answers questions about the games of a shelf.
    pub const fn new(shelf: Shelf) -> Self {
        Self { shelf, moment: None }
    }

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
            return Some(Answer::refusal(&Fault::BadValue { field: "id", expected: "a string or a number" }));
        }
        Some(match self.reply(fields) {
            Ok((name, body)) => Answer::new(&name, id.as_ref(), body),
            Err(fault) => Answer::new(ERROR, id.as_ref(), Body::Refused(Refused::of(&fault))),
        })
    }

    fn reply(&mut self, mut fields: Map<String, Value>) -> Result<(String, Body), Fault> {
        let name = match fields.remove("request") {
            Some(Value::String(name)) => name,
            Some(_) => return Err(Fault::BadValue { field: "request", expected: "a string" }),
            None => return Err(Fault::MissingField { field: "request" }),
        };
        let request = Request::read(&name, fields)?;
        // A fault in the rules must not end the process; steps are adopted whole, so the table is as before.
        let handled = catch_unwind(AssertUnwindSafe(|| self.handle(request)));
        Ok((name, handled.unwrap_or(Err(Fault::Internal))?))
    }

    fn handle(&mut self, request: Request) -> Result<Body, Fault> {
        Ok(match request {
            Request::Hello => Body::Hello(Hello::new(&self.shelf)),
            Request::New { game, order, dealer } => self.open(&game, &Opening::Order(order), dealer)?,
            Request::LoadPosition { game, position, components, dealer } => {
                self.open(&game, &Opening::Position { position, components }, dealer)?
            }
            Request::LoadRecord { record, components, steps, by_hand } => {
                self.load_record(&record, components, steps, by_hand)?
            }
            Request::State => Body::State(State::of(self.moment()?)?),
            Request::View(viewer) => self.view(viewer)?,
            Request::Options { brings } => Body::Options(Options::of(&self.voice(), self.moment()?, brings)),
            Request::Why(action) => self.why(action.as_deref())?,
            Request::Act(action) => self.play("action", |moment| act(moment, &action))?,
            Request::Outcomes => Body::Outcomes(Chances::of(self.moment()?)),
            Request::Deal(outcome) => self.play("outcome", |moment| moment.dealt(&outcome))?,
            Request::Undo => self.undo()?,
            Request::Score => Body::Score(Score::of(&self.voice(), self.moment()?)),
            Request::Advise(question) => self.advise(&question)?,
            Request::Review(inquiry) => self.review(&inquiry)?,
            Request::Record => Body::Record { record: self.moment()?.record(Telling::Owner)?.text().into() },
            Request::Quit => Body::Quit {},
        })
    }

    fn open(&mut self, game: &str, opening: &Opening, dealer: Dealer) -> Result<Body, Fault> {
        let dealing = dealing(dealer)?;
        let moment = self.shelf.game(game)?.open(opening, dealing)?;
        Ok(self.hold(moment))
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
        let dealing = if by_hand { Redealing::ByHand } else { Redealing::Verified };
        let game = self.shelf.game(&record.header().game).map_err(Fault::of_record)?;
        let steps = steps.map(StepCount);
        let source = Source::Record { record: &record, components, steps, dealing };
        let moment = game.restore(source).map_err(Fault::of_record)?;
        Ok(self.hold(moment))
    }

    fn view(&self, viewer: Viewer) -> Result<Body, Fault> {
        let moment = self.moment()?;
        match viewer {
            Viewer::Seat(seat) if seat.index() >= moment.seats() => {
                Err(Fault::NoSuchSeat { seat, seats: moment.seats() })
            }
            _ => Ok(Body::View(Sight::of(&self.voice(), moment, viewer))),
        }
    }

    /// Asks for the seat that must decide: about one action, or about all that could be tried.
    fn why(&self, action: Option<&str>) -> Result<Body, Fault> {
        let moment = self.moment()?;
        let refused = turn(moment).map_err(StepError::from).and_then(|seat| match action {
            Some(action) => Ok(moment.why(seat, action)?.into_iter().collect()),
            None => moment.barred(seat),
        });
        let field = if action.is_some() { "action" } else { "request" };
        let refused = refused.map_err(|error| Fault::Step { field, error })?;
        Ok(Body::Why(Why::of(&self.voice(), moment, refused)))
    }

    fn play(
        &mut self,
        field: &'static str,
        step: impl FnOnce(&Moment) -> Result<Moment, StepError>,
    ) -> Result<Body, Fault> {
        let before = self.moment()?;
        let after = step(before).map_err(|error| Fault::Step { field, error })?;
        let played = Played::of(&self.voice(), before, &after);
        self.moment = Some(after);
        Ok(Body::Played(played))
    }

    fn undo(&mut self) -> Result<Body, Fault> {
        let after = self.moment()?;
        let before = after.before(TakeBack::Anything).map_err(|_| Fault::NothingToUndo)?;
        let undone = Undone::of(&self.voice(), &before, after);
        self.moment = Some(before);
        Ok(Body::Undone(undone))
    }

    fn advise(&self, question: &Question) -> Result<Body, Fault> {
        let moment = self.moment()?;
        turn(moment).map_err(|refusal| Fault::Step { field: "request", error: refusal.into() })?;
        let advice = moment.advise(question).ok_or(Fault::Internal)?;
        Ok(Body::Advice(Advice::of(&self.voice(), question, advice)))
    }

    fn review(&self, inquiry: &Inquiry) -> Result<Body, Fault> {
        let review = self.moment()?.review(inquiry, &())?;
        Ok(Body::Review(review.told(&self.voice(), None)))
    }

    fn hold(&mut self, moment: Moment) -> Body {
        let table = Table::of(&self.voice(), &moment);
        self.moment = Some(moment);
        Body::Table(table)
    }

    fn moment(&self) -> Result<&Moment, Fault> {
        self.moment.as_ref().ok_or(Fault::NoTable)
    }

    /// Programs are answered in English, with seats as letters.
    fn voice(&self) -> Voice {
        self.shelf.voice(Language::En)
    }
}

/// Plays for the seat that must decide.
fn act(moment: &Moment, action: &str) -> Result<Moment, StepError> {
    moment.after(turn(moment)?, action)
}

fn turn(moment: &Moment) -> Result<Seat, Refusal> {
    match moment.pending() {
        Pending::Decision(seat) => Ok(seat),
        Pending::Chance => Err(Refusal::ChancePending),
        Pending::Over => Err(Refusal::Over),
    }
}

const ERROR: &str = "error";
const QUIT: &str = "quit";

impl Answer {
    /// The answer to a line that is not even a request.
    pub(crate) fn refusal(fault: &Fault) -> Self {
        Self::new(ERROR, None, Body::Refused(Refused::of(fault)))
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
