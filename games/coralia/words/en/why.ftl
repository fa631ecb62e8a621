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

co-why-now-choose = First take a die from the supply.
co-why-now-lock = First lock dice, or roll.
co-why-now-place = First place one of the four dice.
co-why-now-keep = First keep one of the cards you’re looking at.
co-why-now-copy = First copy a turtle beside the board.
co-why-now-white = First place the white die.
co-why-now-starfish = First score a starfish card.
co-why-now-chests = First choose which chest to open.
co-why-now-left-over = First draw a card for a leftover die.
co-why-now-end = All you can do now is end your turn.

## Dice.

co-why-supply-empty = There’s no { part-co-why-colour } die left in the supply.
co-why-colour-taken = One of your dice is already { part-co-why-colour }: take four different colours.
co-why-locked = That die is already locked.
co-why-new-die = The new die is always rolled.
co-why-not-received = You may only lock dice you were given.
co-why-not-rolled = There’s no { part-co-why-colour } { part-co-why-symbol } die among your four dice.
co-why-no-octopus = You have no octopus left to place on that free space.
co-why-own-space-free = A die goes to the island only if its own space is taken.
co-why-space-taken = The { part-co-why-symbol } space on that reef is taken.
co-why-all-spaces-free = The { part-co-why-symbol } space is free on every reef, so the white die must go on a reef.
co-why-octopus-to-island = You have no octopus left, so the white die must go to the island.

## Cards and tiles.

co-why-not-looked-at = That isn’t one of the cards you’re looking at.
co-why-not-beside = You may only copy a turtle beside the board.
co-why-starfish-only = Only starfish cards are scored now.
co-why-waits = That card counts later, with the fish or the pearls.
co-why-scored = You have already scored that card.
co-why-not-held = You don’t have that card.
co-why-other-reefs = Your card names two other reefs.
co-why-pile-used = You may draw only one card from each pile.
co-why-pile-empty = That pile is empty.
