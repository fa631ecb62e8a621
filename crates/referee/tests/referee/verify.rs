//! Honest dealers, dishonest ones, and those nothing can be said about.

use crate::setting::*;
use referee::{
    Audit, Dishonesty, Doubt, Fault, ForkedDealer, Record, Seed, SeededDealer, Table, Verdict, replay, verify,
};
use tabletop_laws::toy::Toy;

fn verdict(lines: &[String]) -> Verdict {
    let record: Record = sealed(lines).parse().unwrap();
    verify::<Toy>(&LONG, &record).unwrap()
}

#[test]
fn a_game_dealt_by_its_seed_is_honest() {
    let table = finished(LONG, "42");
    let chance_steps = table.steps().iter().filter(|step| step.is_chance()).count();
    let audit = Audit { decisions: table.count().0 - chance_steps, chance_steps, taken_over: 0 };
    assert_eq!(verify::<Toy>(&LONG, &table.record()), Ok(Verdict::Honest(audit)));
}

#[test]
fn every_changed_outcome_is_found_on_its_line() {
    let body = body(&finished(LONG, "42").record());
    let mut changed = 0;
    for index in (0..body.len()).filter(|&index| body[index].starts_with("* ")) {
        for other in ["* crab", "* fish", "* squid", "* whale", "* d1", "* d2", "* d3"] {
            let mut forged = body.clone();
            forged[index] = other.into();
            let record: Record = sealed(&forged).parse().unwrap();
            match verify::<Toy>(&LONG, &record) {
                Ok(Verdict::Honest(_)) => assert_eq!(forged, body),
                Ok(Verdict::Dishonest(Dishonesty::Outcome { line, recorded, dealt })) => {
                    assert_eq!(
                        (line, recorded.as_str(), dealt.as_str()),
                        (index + 1, &other[2..], &body[index][2..])
                    );
                    changed += 1;
                }
                Ok(verdict) => panic!("{verdict}"),
                Err(error) => assert!(error.line > index, "{error}"),
            }
        }
    }
    assert!(changed > 10);
}

#[test]
fn a_changed_seed_is_found() {
    let mut lines = body(&finished(LONG, "42").record());
    let last = lines.len();
    lines[last - 1] = format!("seed {}", Seed::from_phrase("43").to_hex());
    assert_eq!(verdict(&lines), Verdict::Dishonest(Dishonesty::Seed { line: last }));
    let record: Record = sealed(&lines).parse().unwrap();
    assert_eq!(replay::<Toy>(&LONG, &record).unwrap_err(), Fault::WrongSeed.at(last));
}

#[test]
fn a_seed_with_a_commitment_that_fits_but_other_dice_is_found() {
    let mut lines = body(&finished(LONG, "42").record());
    let (seed, last) = (Seed::from_phrase("43"), lines.len() - 1);
    lines[last] = format!("seed {}", seed.to_hex());
    lines[5] = format!("commitment {}", seed.commitment());
    assert!(matches!(verdict(&lines), Verdict::Dishonest(Dishonesty::Outcome { .. })));
}

#[test]
fn nothing_can_be_said_before_the_seed_is_revealed() {
    let mut lines = body(&finished(LONG, "42").record());
    lines.pop();
    assert_eq!(verdict(&lines), Verdict::CannotTell(Doubt::SeedHidden));
}

#[test]
fn nothing_can_be_said_before_the_game_is_over() {
    let mut table = Table::<Toy>::new(LONG, Seed::from_phrase("42")).unwrap();
    play(&mut table, "skip, roll");
    let audit = Audit { decisions: 2, chance_steps: 3, taken_over: 0 };
    assert_eq!(verify::<Toy>(&LONG, &table.save()), Ok(Verdict::CannotTell(Doubt::NotOver(audit))));
}

#[test]
fn a_dealer_without_a_commitment_promised_nothing() {
    let table = scripted("crab whale");
    assert_eq!(verify::<Toy>(&PLAIN, &table.record()), Ok(Verdict::CannotTell(Doubt::NoCommitment)));
}

#[test]
fn an_illegal_step_is_an_error_even_with_honest_dice() {
    let mut lines = body(&finished(LONG, "42").record());
    let index = lines.iter().position(|line| line.starts_with("A ")).unwrap();
    lines[index] = "A bank 3".into();
    let record: Record = sealed(&lines).parse().unwrap();
    let error = verify::<Toy>(&LONG, &record).unwrap_err();
    assert_eq!(error, Fault::IllegalAction { notation: "bank 3".into() }.at(index + 1));
}

#[test]
fn verdicts_read_as_sentences() {
    let lie = Dishonesty::Outcome { line: 9, recorded: "d3".into(), dealt: "d1".into() };
    assert_eq!(
        Verdict::Dishonest(lie).to_string(),
        "dishonest: line 9: the record says 'd3', but the seed deals 'd1'"
    );
    let audit = Audit { decisions: 16, chance_steps: 7, taken_over: 0 };
    let honest = "honest: 16 legal decisions, 7 outcomes of chance, each as the committed seed deals it";
    assert_eq!(Verdict::Honest(audit).to_string(), honest);
}

#[test]
fn outcomes_taken_over_from_another_game_are_no_lies_and_those_after_them_may_be() {
    let (first, second) = (finished(LONG, "42"), SeededDealer::new(Seed::from_phrase("43")));
    let dealt: Vec<String> =
        first.steps().iter().filter(|step| step.is_chance()).map(ToString::to_string).collect();
    let taken = dealt.iter().take(3).map(|line| line.trim_start_matches("* "));
    let dealer = ForkedDealer::read(taken, second).unwrap();
    let table = played_out(Table::<Toy>::new(LONG, dealer).unwrap());
    let record = table.record();
    assert_eq!(record.header().taken_over, 3);
    assert_eq!(replay::<Toy>(&LONG, &record).unwrap(), table);
    let verdict = verify::<Toy>(&LONG, &record).unwrap();
    let Verdict::Honest(audit) = &verdict else { panic!("{verdict}") };
    assert_eq!(audit.taken_over, 3);
    assert!(verdict.to_string().contains("(the first 3 come from another game)"), "{verdict}");
    let alone: Vec<String> =
        body(&record).into_iter().filter(|line| !line.starts_with("taken-over")).collect();
    assert!(matches!(verify::<Toy>(&LONG, &sealed(&alone).parse().unwrap()), Ok(Verdict::Dishonest(_))));
}
