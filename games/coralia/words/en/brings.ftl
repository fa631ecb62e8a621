### What an option surely brings: one short sentence to the player who may choose it.

co-brings-own = { $own }.
co-brings-both = { $own }. { $others }.
co-brings-others = { $others }.

## What the player does, one after another in a list.

co-brings-you = You { $deeds }
co-brings-points = score { part-co-points }
co-brings-draw =
    { $count ->
        [one] draw { $count } { part-co-brings-card }
       *[other] draw { $count } { part-co-brings-cards }
    }
co-brings-look = look at { $count } { part-co-brings-cards } to keep 1
part-co-brings-card =
    { $pile ->
        [pearl] pearl card
        [fish] fish card
        [starfish] starfish card
       *[island] island card
    }
part-co-brings-cards =
    { $pile ->
        [pearl] pearl cards
        [fish] fish cards
        [starfish] starfish cards
       *[island] island cards
    }
co-brings-stingray = take a stingray
co-brings-turtle = take the turtle
co-brings-chest = open a chest
co-brings-white-die = roll a white die
co-brings-copy = copy a turtle beside the board
co-brings-diver = move your diver
co-brings-left-over =
    { $count ->
        [one] draw { $count } card
       *[other] draw { $count } cards from different piles
    }
co-brings-roll =
    { $count ->
        [one] roll { $count } die
       *[other] roll { $count } dice
    }

## What the others gain.

co-brings-scores =
    { $seats ->
        [one] { $who } scores { part-co-points }
       *[other] { $who } score { part-co-points } each
    }

## Why points are gained.

co-brings-reef =
    { $reef ->
        [yellow] on the yellow reef
        [blue] on the blue reef
        [red] on the red reef
        [orange] on the orange reef
        [green] on the green reef
       *[violet] on the violet reef
    }
co-brings-income =
    { $reef ->
        [yellow] octopus on yellow
        [blue] octopus on blue
        [red] octopus on red
        [orange] octopus on orange
        [green] octopus on green
       *[violet] octopus on violet
    }

## What comes of it where nothing is gained yet.

co-brings-take = You roll it with your other dice.
co-brings-lock = It stays as it is when you roll.
co-brings-keep =
    { $count ->
        [one] { $count } card goes back under the pile.
       *[other] { $count } cards go back under the pile.
    }
co-brings-empty = That pile is empty: you draw nothing.
co-brings-nothing = It brings nothing at once.

## What may come of it later.

co-brings-later-octopus = Later: 1 point for each octopus elsewhere, 2 for each die of this colour on the island.
co-brings-later-diver = Later: the dice on the diver’s reef count at the end.
co-brings-later-turtle = Later: each turtle lets you lock a die, three at most.
