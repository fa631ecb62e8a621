### What all games say. Players are addressed as “you”.

## Lists: “one, two and three”.

common-list-comma = { $one }, { $other }
common-list-and = { $one } and { $other }
common-list-none = none

## Moments of any game.

common-over = The game is over.
common-started = { $who } goes first.
common-end-turn = End turn
common-wait = Just a moment.
common-wait-start = Choosing who goes first.
common-wait-roll = Rolling the dice.
common-name = { $name }

## Scores that explain themselves.

common-part = { $source }: { $points }
common-part-later = Not in the score yet
common-ladder-next = { $missing } more for the next rank.
common-ladder-top = The highest rank.
