### Coralia.

## Components.

co-colour =
    { $colour ->
        [yellow] yellow
        [blue] blue
        [red] red
        [orange] orange
        [green] green
       *[violet] violet
    }
part-co-a-colour =
    { $colour ->
        [yellow] a yellow
        [blue] a blue
        [red] a red
        [orange] an orange
        [green] a green
       *[violet] a violet
    }
part-co-reef =
    { $reef ->
        [yellow] the yellow reef
        [blue] the blue reef
        [red] the red reef
        [orange] the orange reef
        [green] the green reef
       *[violet] the violet reef
    }
part-co-from =
    { $from ->
        [yellow] the yellow reef
        [blue] the blue reef
        [red] the red reef
        [orange] the orange reef
        [green] the green reef
       *[violet] the violet reef
    }
part-co-symbol =
    { $symbol ->
        [pearl] a pearl
        [fish] a fish
        [starfish] a starfish
        [octopus] an octopus
        [diver] a diver
       *[turtle] a turtle
    }
# A face of a die, after its colour.
part-co-face =
    { $symbol ->
        [pearl] pearl
        [fish] fish
        [starfish] starfish
        [octopus] octopus
        [diver] diver
       *[turtle] turtle
    }
part-co-die =
    { $symbol ->
        [pearl] { co-colour } pearl die
        [fish] { co-colour } fish die
        [starfish] { co-colour } starfish die
        [octopus] { co-colour } octopus die
        [diver] { co-colour } diver die
       *[turtle] { co-colour } turtle die
    }
part-co-pile =
    { $pile ->
        [pearl] the pearl pile
        [fish] the fish pile
        [starfish] the starfish pile
       *[island] the island pile
    }
part-co-space =
    { $space ->
        [pearl] the pearl space of { part-co-reef }
        [fish] the fish space of { part-co-reef }
        [starfish] the starfish space of { part-co-reef }
        [octopus] the octopus space of { part-co-reef }
        [diver] the diver space of { part-co-reef }
        [turtle] the turtle space of { part-co-reef }
       *[treasure] the treasure space of { part-co-reef }
    }
part-co-spot =
    { $on ->
        [reef] { part-co-space }
       *[island] the island
    }
part-co-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
co-card-pearl = a pearl worth { $value }
co-card-fish =
    { $species ->
        [fire-fish] a fire fish
        [blowfish] a blowfish
        [angel-fish] an angel fish
        [stingray] a stingray
       *[anemone-fish] an anemone fish
    }
co-card-starfish = a starfish card ({ $feature })
co-card-hidden = a card

co-starfish-pearl = a pearl worth 6
co-starfish-anemone = an anemone fish
co-starfish-per-fish = 2 points per fish card
co-starfish-per-pearl = 1 point per pearl card
co-starfish-per-island-die = 1 point per die on the island
co-starfish-per-turtle = 3 points per turtle
co-starfish-per-chest = 2 points per chest
co-starfish-chests = the chests left on the { $one } and { $other } reefs
co-starfish-left-over = a card for each leftover { $one } or { $other } die

# What turtles, chests and some starfish cards bring.
co-bonus =
    { $bonus ->
        [white-die] a white die
        [jellyfish] a move to the next jellyfish
        [stingray] a stingray
        [starfish-card] the top starfish card
        [island-card] the top island card
        [fish-card] the top fish card
        [pearl-card] the top pearl card
        [copy] a copy of a turtle beside the board
        [side-chest] a chest from beside the board
       *[island-dice] 1 point per die on the island
    }

## What is asked.

co-ask-four-dice =
    { $you ->
        [yes] Take four dice of different colours.
       *[no] { $who } is taking four dice of different colours.
    }
co-ask-fourth-die =
    { $you ->
        [yes] Take a fourth die.
       *[no] { $who } is taking a fourth die.
    }
co-ask-lock =
    { $you ->
        [yes] Lock a die on a turtle, or roll.
       *[no] { $who } may lock a die on a turtle.
    }
co-ask-place =
    { $you ->
        [yes] Place one of the four dice.
       *[no] { $who } is placing one of the four dice.
    }
co-ask-keep =
    { $you ->
        [yes] Keep one card from { part-co-pile }.
       *[no] { $who } is choosing a card from { part-co-pile }.
    }
co-ask-copy =
    { $you ->
        [yes] Choose a turtle beside the board to copy.
       *[no] { $who } is choosing a turtle to copy.
    }
co-ask-white =
    { $you ->
        [yes] Place the white die. It shows { part-co-symbol }.
       *[no] { $who } is placing the white die: { part-co-symbol }.
    }
co-ask-starfish =
    { $you ->
        [yes] Choose the next starfish card to score.
       *[no] { $who } is choosing the next starfish card to score.
    }
co-ask-chests =
    { $you ->
        [yes] Choose the chest to open first.
       *[no] { $who } is choosing the chest to open first.
    }
co-ask-left-over =
    { $you ->
        [yes] { $count ->
            [one] Draw a card for a leftover die.
           *[other] Draw { $count } cards for leftover dice, from different piles.
        }
       *[no] { $who } is drawing cards for the leftover dice.
    }
co-ask-end =
    { $you ->
        [yes] End your turn.
       *[no] { $who } is about to end their turn.
    }
co-wait-turtles = Laying out the turtles.
co-wait-set-up = Setting up: rolling the neutral dice.
co-wait-card = Drawing a card from { part-co-pile }.
co-wait-chest = Opening a chest.

## Options.

co-act-take = Take { part-co-a-colour } die
co-act-lock = Lock the { part-co-die }
co-act-roll = Roll
co-act-place =
    { $on ->
        [reef] Place the { part-co-die } on the { co-colour } reef
       *[island] Place the { part-co-die } on the island
    }
co-act-keep = Keep { $card }
co-act-copy = Copy the turtle that gives { $bonus }
co-act-white-reef = Place the white die on the { co-colour } reef
co-act-white-island = Place the white die on the island
co-act-score = Score { $card }
co-act-chest = Open the chest on the { co-colour } reef first
co-act-draw = Draw from { part-co-pile }

## What happened.

co-event-turtle-laid = Turtle on { part-co-reef }: { $bonus }.
co-event-set-up-die = A neutral { part-co-die } goes on { part-co-spot }.
co-event-turtle-aside = The turtle from { part-co-reef } goes beside the board.
co-event-turn = Round { $round }: { $who }’s turn.
co-event-take = { $who } takes { part-co-a-colour } die.
co-event-lock = { $who } locks the { part-co-die }.
co-event-rolled = Rolled: { co-colour } { part-co-face }.
co-event-again = { $who } has no octopus left to place and rolls all four dice again.
co-event-place = { $who } places the { part-co-die } on { part-co-spot }.
co-event-white-rolled = { $who } rolls a white die: { part-co-symbol }.
co-event-white-placed = { $who } places the white die on { part-co-spot }.
co-event-points = { $who } gains { part-co-points } for { co-source }.
co-event-octopus = { $who } places an octopus on { part-co-reef }.
co-event-diver = { $who }’s diver goes to { part-co-reef }.
co-event-diver-moved = { $who }’s diver swims from { part-co-from } to { part-co-reef }.
co-event-down = The die the diver left behind moves to the treasure space of { part-co-reef }.
co-event-turtle = { $who } takes a turtle: { $bonus }.
co-event-copy = { $who } copies a turtle: { $bonus }.
co-event-chest = { $who } opens the chest on { part-co-reef }: { $bonus }.
co-event-side-chest = { $who } opens a chest from beside the board: { $bonus }.
co-event-stingray = { $who } takes a stingray.
co-event-scoring = { $who } scores their starfish cards.
co-event-shown = { $who } shows { $card }.
co-event-card-scored = { $who } scores { $card }.
co-event-scored =
    { $source ->
        [divers] { $who } scores { part-co-points } for the diver.
       *[other] { $who } scores { part-co-points } for { co-source }.
    }
co-event-card = { $who } takes { $card } from { part-co-pile }.
co-event-look = { $who } looks at { $card } from { part-co-pile }.
co-event-keep =
    { $count ->
        [0] { $who } keeps { $card }.
        [one] { $who } keeps { $card } and returns 1 card to { part-co-pile }.
       *[other] { $who } keeps { $card } and returns { $count } cards to { part-co-pile }.
    }
co-event-empty =
    { $pile ->
        [pearl] The pearl pile is empty.
        [fish] The fish pile is empty.
        [starfish] The starfish pile is empty.
       *[island] The island pile is empty.
    }

## Scores.

co-source =
    { $source ->
        [octopuses] octopuses
        [island] octopuses (island dice)
        [jellyfish] jellyfish
        [chests] chests
        [starfish] starfish cards
        [divers] diver
        [fish] fish
        [pearls] pearls
       *[other] other
    }

# What a score is made of, one line each.
co-part-track =
    { $source ->
        [octopuses] Octopuses: { $points }
        [island] Island dice, for octopuses: { $points }
        [jellyfish] Jellyfish: { $points }
        [chests] Chests: { $points }
       *[starfish] Starfish cards: { $points }
    }
co-part-per-island-die =
    { $count ->
        [one] { $count } die on the island × { $each } = { $points }
       *[other] { $count } dice on the island × { $each } = { $points }
    }
co-part-per-turtle =
    { $count ->
        [one] { $count } turtle × { $each } = { $points }
       *[other] { $count } turtles × { $each } = { $points }
    }
co-part-per-chest =
    { $count ->
        [one] { $count } chest × { $each } = { $points }
       *[other] { $count } chests × { $each } = { $points }
    }
co-part-jellyfish = On to a jellyfish: { $points }
co-part-starfish = No points by itself: { $feature }
co-part-diver =
    { $points ->
        [0] Diver on { part-co-reef }, without dice that count: 0
       *[other] Diver on { part-co-reef }: { $sum }
    }
co-part-fish =
    { $count ->
        [one] { $count } fish by itself: { $points }
       *[other] { $count } different fish: { $points }
    }
co-part-per-fish =
    { $count ->
        [one] { $count } fish card × { $each } = { $points }
       *[other] { $count } fish cards × { $each } = { $points }
    }
co-part-pearls =
    { $place ->
        [1] First place with { $all }: best four, { $sum }
        [2] Second place with { $all }: best two, { $sum }
        [3] Third place with { $all }: best card only, { $sum }
       *[other] Fourth place with { $all }: best card only, { $sum }
    }
co-part-pearls-open = Pearls add up to { $all }: at least { $sum }, by place
co-part-per-pearl =
    { $count ->
        [one] { $count } pearl card × { $each } = { $points }
       *[other] { $count } pearl cards × { $each } = { $points }
    }

## The whole table in words.

co-tableau-progress = Progress
co-tableau-round = Round { $round } of { $rounds }.
co-tableau-final = Final scoring.
co-tableau-turn =
    { $you ->
        [yes] It’s your turn.
       *[no] It’s { $who }’s turn.
    }
co-tableau-start =
    { $you ->
        [yes] You went first.
       *[no] { $who } went first.
    }
co-tableau-to-score = Starfish cards still to score: { $cards }
co-tableau-station = Research station
co-tableau-unrolled = { co-colour } die, not rolled yet
co-tableau-rolled = { co-colour } die, shows { part-co-symbol }
co-tableau-locked = { co-colour } die, locked, shows { part-co-symbol }
co-tableau-supply = Dice in the supply
co-tableau-dice = { co-colour }: { $count }
co-tableau-white-dice = white: { $count }
co-tableau-reef =
    { $reef ->
        [yellow] Yellow reef
        [blue] Blue reef
        [red] Red reef
        [orange] Orange reef
        [green] Green reef
       *[violet] Violet reef
    }
part-co-tableau-space =
    { $space ->
        [pearl] Pearl space
        [fish] Fish space
        [starfish] Starfish space
        [octopus] Octopus space
        [diver] Diver space
        [turtle] Turtle space
       *[treasure] Treasure space
    }
co-tableau-space = { part-co-tableau-space }, { part-co-points }: { $lying }
co-tableau-die = a die
co-tableau-white-die = a white die
co-tableau-no-die = no die
co-tableau-octopus = { $who }’s octopus
co-tableau-diver = { $who }’s diver
co-tableau-turtle = a turtle ({ $bonus })
co-tableau-chest = a chest
co-tableau-island = Dice on the island
co-tableau-piles = Card piles
part-co-tableau-pile =
    { $pile ->
        [pearl] Pearl pile
        [fish] Fish pile
        [starfish] Starfish pile
       *[island] Island pile
    }
co-tableau-pile = { part-co-tableau-pile }: { part-co-unseen }
co-tableau-pile-under = { part-co-tableau-pile }: { part-co-unseen }, then { $cards }
part-co-unseen =
    { $count ->
        [one] { $count } unknown card
       *[other] { $count } unknown cards
    }
co-tableau-beside = Beside the board
co-tableau-turtles = Turtles: { $turtles }
co-tableau-side-chests = Chests: { $count }
co-tableau-closed = In the unopened chests: { $chests }
co-tableau-stingrays = Stingrays: { $count }
co-tableau-track = Score track
co-tableau-ship = { $who }: { part-co-points }
co-tableau-jellyfish = There is a jellyfish every { $count } points.
co-tableau-holdings =
    { $you ->
        [yes] What you have
       *[no] What { $who } has
    }
co-tableau-hand =
    { $you ->
        [yes] Your cards: { $cards }
       *[no] Cards you know of: { $cards }
    }
co-tableau-looking = You’re looking at: { $cards }
co-tableau-hidden = Cards face down: { $count }
co-tableau-diver-at =
    { $colour ->
        [none] Diver: in reserve
       *[some] Diver: on the { co-colour } reef
    }
co-tableau-octopuses = Octopuses left: { $count }
co-tableau-chests = Chests: { $chests }
