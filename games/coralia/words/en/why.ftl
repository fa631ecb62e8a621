### Why something cannot be chosen: one short sentence to whoever asks.

part-co-why-colour =
    { $colour ->
        [yellow] yellow
        [blue] blue
        [red] red
        [orange] orange
        [green] green
       *[violet] violet
    }
part-co-why-symbol =
    { $symbol ->
        [pearl] pearl
        [fish] fish
        [starfish] starfish
        [octopus] octopus
        [diver] diver
       *[turtle] turtle
    }

## Something else is to be done now.

co-why-now-choose = Now take a die from the supply.
co-why-now-lock = Now lock dice, or roll.
co-why-now-place = Now place one of the four dice.
co-why-now-keep = Now keep one of the cards you are looking at.
co-why-now-copy = Now copy a turtle beside the board.
co-why-now-white = Now place the white die.
co-why-now-starfish = Now score a starfish card.
co-why-now-chests = Now choose the chest to open first.
co-why-now-left-over = Now draw a card for a left-over die.
co-why-now-end = Now end your turn.

## Dice.

co-why-supply-empty = No { part-co-why-colour } die is left in the supply.
co-why-colour-taken = You already have a { part-co-why-colour } die: take four different colours.
co-why-locked = That die is already locked.
co-why-new-die = The new die is always rolled.
co-why-not-received = You may lock only dice you received.
co-why-not-rolled = None of your four dice is a { part-co-why-colour } { part-co-why-symbol }.
co-why-no-octopus = You have no octopus left for that free space.
co-why-own-space-free = A die goes to the island only if its own space is taken.
co-why-space-taken = The { part-co-why-symbol } space on that reef is taken.
co-why-all-spaces-free = The island is only for a die whose space is taken on some reef.
co-why-octopus-to-island = You have no octopus left: the die goes to the island.

## Cards and tiles.

co-why-not-looked-at = You are not looking at that card.
co-why-not-beside = You may copy only a turtle beside the board.
co-why-starfish-only = Only starfish cards are scored now.
co-why-waits = That card counts later, with the fish or the pearls.
co-why-scored = You have already scored that card.
co-why-not-held = You do not hold that card.
co-why-other-reefs = Your card names two other reefs.
co-why-pile-used = You may draw only one card from each pile.
co-why-pile-empty = That pile is empty.
