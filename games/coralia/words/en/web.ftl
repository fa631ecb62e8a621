### What only the web client says: Coralia.

## Names

web-game-coralia = Coralia
web-colour-yellow = yellow
web-colour-blue = blue
web-colour-red = red
web-colour-orange = orange
web-colour-green = green
web-colour-violet = violet
web-colour-white = white
web-symbol-pearl = pearl
web-symbol-fish = fish
web-symbol-starfish = starfish
web-symbol-octopus = octopus
web-symbol-diver = diver
web-symbol-turtle = turtle
web-symbol-treasure = treasure
web-not-rolled = not rolled
web-reef-name = The { $colour } reef
web-space-name = { $colour } reef, { $symbol }
web-chest-of = Chest of the { $colour } reef
web-die-of = { $colour } die: { $symbol }
web-die-idle = { $name }. You cannot use this die: its space is closed to you.
web-island = Island
web-island-dice = Island: { $count ->
    [0] no dice
    [one] one die
   *[other] { $count } dice
}
web-island-empty = no dice
web-station = Research station
web-supply = Supply
web-supply-of = { $colour } dice: { $left } left
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
web-do-take = Take
web-do-place = Place
web-do-keep = Keep
web-do-lock = Lock
web-do-score = Score
