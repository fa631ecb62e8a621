### What only the web client says: Coralia.

## Names

web-game-coralia = Coralia
web-island = Island
web-island-dice = Island: { $count ->
    [0] no dice
    [one] one die
   *[other] { $count } dice
}
web-island-empty = no dice
web-station = Research station
web-supply = Supply
web-piles = Piles
web-pile-starfish = Starfish
web-pile-fish = Fish
web-pile-pearl = Pearls
web-pile-island = Island
web-rays = Rays
web-side-turtles = Turtles to copy
web-side-chests = Spare chests
web-your-cards = Your cards
web-looking = Keep one of these
web-no-cards = You hold no cards yet.
web-start-player = start player
web-round-of = Round { $round } of { $all }
web-final-scoring = Final scoring
web-turtle-white-die = Turtle: roll a white die and place it.
web-turtle-jellyfish = Turtle: sail to the next jellyfish.
web-turtle-stingray = Turtle: take a stingray.
web-turtle-starfish-card = Turtle: take the top starfish card.
web-turtle-island-card = Turtle: take the top island card.
web-turtle-fish-card = Turtle: take the top fish card.
web-turtle-copy = Turtle: use one of the turtles beside the board.
web-turtle-side-chest = Turtle: open a spare chest.
web-chest-fish-card = Chest: the top fish card.
web-chest-pearl-card = Chest: the top pearl card.
web-chest-starfish-card = Chest: the top starfish card.
web-chest-island-card = Chest: the top island card.
web-chest-island-dice = Chest: a point for each die on the island.
web-chest-stingray = Chest: a stingray.
web-chest-white-die = Chest: roll a white die and place it.
web-chest-jellyfish = Chest: sail to the next jellyfish.
web-card-pearl-2 = Pearl of 2
web-card-pearl-3 = Pearl of 3
web-card-pearl-4 = Pearl of 4
web-card-pearl-5 = Pearl of 5
web-card-pearl-6 = Starfish card: a pearl of 6
web-card-fire-fish = Fire fish
web-card-blowfish = Blowfish
web-card-angel-fish = Angel fish
web-card-stingray = Stingray
web-card-anemone-fish = Starfish card: an anemone fish
web-card-per-fish = Starfish card: 2 points for each of your fish cards
web-card-per-pearl = Starfish card: 1 point for each of your pearl cards
web-card-per-island-die = Starfish card: 1 point for each die on the island
web-card-per-turtle = Starfish card: 3 points for each of your turtles
web-card-per-chest = Starfish card: 2 points for each of your chests
web-card-side-chest = Starfish card: open a spare chest
web-card-jellyfish = Starfish card: sail to the next jellyfish
web-card-chests = Starfish card: open the chests left on two reefs
web-card-dice = Starfish card: a card for each left-over die of two colours
web-tip-pearl = Two pearl cards.
web-tip-fish = Look at two fish cards, keep one.
web-tip-starfish-space = Look at three starfish cards, keep one.
web-tip-octopus = Your octopus comes: a point for every die on this reef.
web-tip-diver = Your diver comes; a chest opens where it leaves.
web-tip-turtle = Take the turtle and its bonus; it locks a die for you from now on.
web-tip-treasure = A diver that leaves sinks its die here and opens the chest.
web-tip-chest = A closed chest. It opens when a diver leaves the reef.
web-tip-side-chest = A spare chest: some turtles and cards open it.
web-tip-island = Dice whose space is taken. Each brings an island card.
web-tip-station = The dice of this turn. One is placed, three sail on to the next player.
web-tip-supply = Dice not taken yet. Each turn begins with one of them.
web-tip-pile = { $pile }: { $left } cards are left.
web-tip-rays = Stingrays lie apart; turtles and chests bring them.
web-tip-track = Points. A jellyfish carries a ship to the next multiple of five.
web-tip-rounds = Everybody places one die in each round.
web-tip-cards = Cards in hand
web-tip-locks = Turtles: so many dice may be locked
web-tip-chests = Chests taken
web-tip-octopuses = Octopuses left: { $left }

## Lobby

web-about-coralia = Four dice, six reefs, one choice a turn. Wake octopuses, follow turtles, and open the chest before the next diver does.

## The end

web-track = Track
web-divers = Divers

## Colours and symbols

part-web-colour = { $colour ->
    [yellow] yellow
    [blue] blue
    [red] red
    [orange] orange
    [green] green
    [violet] violet
   *[white] white
}
part-web-colour-first = { $colour ->
    [yellow] Yellow
    [blue] Blue
    [red] Red
    [orange] Orange
    [green] Green
    [violet] Violet
   *[white] White
}
part-web-symbol = { $symbol ->
    [pearl] pearl
    [fish] fish
    [starfish] starfish
    [octopus] octopus
    [diver] diver
    [turtle] turtle
    [treasure] treasure
   *[none] not rolled yet
}
web-reef-name = { part-web-colour-first } reef
web-space-name = { part-web-colour-first } reef: { part-web-symbol }
web-chest-of = Chest on the { part-web-colour } reef
web-die-of = { part-web-colour-first } die: { part-web-symbol }
web-die-unusable = You can’t place this die right now.
web-supply-of = { part-web-colour-first } dice left: { $left }
