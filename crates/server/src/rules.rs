//! The rules of a game in a language: its rulebook, in the words of the catalogue.

use phrasebook::{Language, Voice};
use protocol::{Clause, ErrorCode, Rules, RulesChapter, SummaryLine, SummaryPart};
use room::Refusal;
use shelf::{Chapter, Rule, Rulebook, Shelf};

/// The rules of a game; only the clauses of an edition, where one is named.
pub fn told(
    shelf: &Shelf,
    game: &str,
    edition: Option<String>,
    language: Language,
) -> Result<Rules, Refusal> {
    let game = shelf.game(game).map_err(|_| ErrorCode::NotFound)?;
    if edition.as_deref().is_some_and(|name| !game.editions().contains(&name)) {
        return Err(Refusal::Field("edition"));
    }
    let (rulebook, voice) = (game.rulebook(), shelf.voice(language));
    let summary = voice.book.summary(language, rulebook.letters(), edition.as_deref());
    let chapters = rulebook.chapters.iter().map(|one| chapter(&rulebook, one, edition.as_deref(), &voice));
    Ok(Rules {
        title: game.title().into(),
        language: language.code().into(),
        editions: game.editions().iter().map(|&name| name.to_owned()).collect(),
        first_turn: first_turn(&summary),
        summary: summary.into_iter().map(|one| part(&rulebook, one)).collect(),
        chapters: chapters.filter(|chapter| !chapter.clauses.is_empty()).collect(),
        edition,
    })
}

fn first_turn(summary: &[phrasebook::SummaryPart]) -> Vec<String> {
    let turn = summary.iter().filter(|part| part.name == "turn");
    turn.flat_map(|part| &part.lines).map(|line| line.text.clone()).collect()
}

fn part(rulebook: &Rulebook, part: phrasebook::SummaryPart) -> SummaryPart {
    let line = |(number, line): (usize, phrasebook::SummaryLine)| SummaryLine {
        title: line.title,
        text: line.text,
        clause: rulebook.summary.get(&format!("{}-{number}", part.name)).cloned(),
    };
    SummaryPart {
        name: part.name.into(),
        title: part.title,
        lines: (1..).zip(part.lines).map(line).collect(),
    }
}

fn chapter(rulebook: &Rulebook, chapter: &Chapter, edition: Option<&str>, voice: &Voice) -> RulesChapter {
    let rules = rulebook.of_chapter(chapter.number).filter(|rule| rule.applies(edition));
    let title = |language| voice.book.chapter(language, rulebook.letters(), chapter.number);
    RulesChapter {
        number: chapter.number.into(),
        title: title(voice.language).or_else(|| title(Language::En)).unwrap_or_default(),
        clauses: rules.map(|rule| clause(rule, edition, voice)).collect(),
    }
}

/// A clause that a language lacks is told in English, and at the worst by its id alone.
fn clause(rule: &Rule, edition: Option<&str>, voice: &Voice) -> Clause {
    let gist = |language| voice.book.gist(language, &rule.id, edition);
    let text = gist(voice.language).or_else(|| gist(Language::En)).unwrap_or_default();
    Clause { id: rule.id.clone(), text, editions: rule.edition.clone().map(|edition| vec![edition]) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ids(rules: &Rules) -> Vec<&str> {
        rules.chapters.iter().flat_map(|chapter| &chapter.clauses).map(|clause| clause.id.as_str()).collect()
    }

    #[test]
    fn every_clause_is_told_once_in_every_language() {
        let shelf = Shelf::shipped();
        for game in shelf.games() {
            let all: Vec<String> = game.rulebook().rules.into_iter().map(|rule| rule.id).collect();
            for language in Language::ALL {
                let rules = told(&shelf, game.name(), None, language).unwrap();
                assert_eq!(ids(&rules), all);
                assert!(rules.summary.len() >= 4, "{} in {language}", game.name());
                assert!(rules.first_turn.len() >= 4, "{} in {language}", game.name());
                assert!(rules.chapters.iter().all(|chapter| !chapter.title.is_empty()));
            }
        }
    }

    #[test]
    fn an_edition_has_its_own_clauses_and_those_of_all() {
        let shelf = Shelf::shipped();
        let game = shelf.games().iter().find(|game| game.editions().len() == 2).expect("one has two");
        let &[newer, older] = game.editions() else { unreachable!("it was found by that") };
        let [all, first, second] = [None, Some(older), Some(newer)]
            .map(|edition| told(&shelf, game.name(), edition.map(Into::into), Language::En).unwrap());
        let marked = |rules: &Rules, edition: &str| {
            let clauses = rules.chapters.iter().flat_map(|chapter| &chapter.clauses);
            clauses.filter(|one| one.editions.as_deref() == Some(&[edition.to_owned()])).count()
        };
        assert!(marked(&first, older) > 0 && marked(&first, newer) == 0);
        assert!(marked(&second, newer) > 0 && marked(&second, older) == 0);
        assert!(ids(&all).len() > ids(&first).len().max(ids(&second).len()));
    }

    #[test]
    fn rules_of_nothing_are_not_told() {
        let shelf = Shelf::shipped();
        let refused = |game: &str, edition: Option<&str>| {
            told(&shelf, game, edition.map(Into::into), Language::En).unwrap_err().code()
        };
        assert_eq!(refused("chess", None), ErrorCode::NotFound);
        for game in shelf.games() {
            assert_eq!(refused(game.name(), Some("1066")), ErrorCode::BadField);
        }
    }
}
