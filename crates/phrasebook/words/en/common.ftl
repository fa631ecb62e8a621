### What all games say. Players are addressed as "you".

## Lists: "one, two and three".

common-list-comma = { $one }, { $other }
common-list-and = { $one } and { $other }
common-list-none = nothing

## Moments of any game.

common-over = The game is over.
common-started = { $who } begins.
common-end-turn = End the turn
common-wait = The game goes on.
common-wait-start = The start player is drawn.
common-wait-roll = The dice are rolled.
common-name = { $name }
