//! What a game lists: options, outcomes, and their notation.

use crate::breach::require;
use crate::{ActionOf, Broken, Laws};
use std::fmt::{Debug, Display};
use std::str::FromStr;
use tabletop::{Game, Weighted};

/// The outcomes of the game under law, weighted.
pub type OutcomesOf<L> = [Weighted<<<L as Laws>::Game as Game>::Chance>];

/// At a decision there is always something to choose, and nothing twice.
pub fn options_are_never_empty_and_have_no_duplicates<L: Laws>(
    options: &[ActionOf<L>],
) -> Result<(), Broken> {
    require(!options.is_empty(), || "there is no option".into())?;
    unlike(options, |option| option)
}

/// At a chance step something can happen, nothing is listed twice, and all that is listed can happen.
pub fn outcomes_are_never_empty_have_no_duplicates_and_all_weigh<L: Laws>(
    outcomes: &OutcomesOf<L>,
) -> Result<(), Broken> {
    require(!outcomes.is_empty(), || "there is no outcome".into())?;
    let weightless = outcomes.iter().find(|weighted| weighted.weight == 0);
    require(weightless.is_none(), || format!("an outcome has no weight: {weightless:?}"))?;
    unlike(outcomes, |weighted| &weighted.outcome)
}

/// What is written of an action is read as that action, and as no other option of the position.
pub fn notation_of_actions_round_trips_and_is_unique<L: Laws>(options: &[ActionOf<L>]) -> Result<(), Broken> {
    notation(options.iter().copied())
}

/// What is written of an outcome is read as that outcome, and as no other of the position.
pub fn notation_of_outcomes_round_trips_and_is_unique<L: Laws>(
    outcomes: &OutcomesOf<L>,
) -> Result<(), Broken> {
    notation(outcomes.iter().map(|weighted| weighted.outcome))
}

fn unlike<T, K: PartialEq + Debug>(list: &[T], key: impl Fn(&T) -> &K) -> Result<(), Broken> {
    for (index, one) in list.iter().enumerate() {
        let again = list[..index].iter().any(|other| key(other) == key(one));
        require(!again, || format!("listed twice: {:?}", key(one)))?;
    }
    Ok(())
}

fn notation<T>(listed: impl Iterator<Item = T>) -> Result<(), Broken>
where
    T: Copy + Eq + Debug + Display + FromStr<Err: Debug>,
{
    let mut texts: Vec<String> = Vec::new();
    for one in listed {
        let text = one.to_string();
        let read = text.parse::<T>();
        require(read.as_ref().is_ok_and(|&read| read == one), || {
            format!("{one:?} is written '{text}' and read as {read:?}")
        })?;
        require(!text.contains(['\n', '\r']) && !text.is_empty(), || format!("'{text}' is not one line"))?;
        require(!texts.contains(&text), || format!("'{text}' is written for two"))?;
        texts.push(text);
    }
    Ok(())
}
