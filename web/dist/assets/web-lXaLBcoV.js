var e=`game-coralia = Coralia
island = Island
island-dice = Island: { $count ->
    [0] no dice
    [one] one die
   *[other] { $count } dice
}
island-empty = no dice
station = Research station
supply = Supply
piles = Piles
pile-starfish = Starfish
pile-fish = Fish
pile-pearl = Pearls
pile-island = Island
rays = Rays
side-turtles = Turtles to copy
side-chests = Spare chests
your-cards = Your cards
looking = Keep one of these
no-cards = You hold no cards yet.
start-player = start player
round-of = Round { $round } of { $all }
final-scoring = Final scoring
turtle-white-die = Turtle: roll a white die and place it.
turtle-jellyfish = Turtle: sail to the next jellyfish.
turtle-stingray = Turtle: take a stingray.
turtle-starfish-card = Turtle: take the top starfish card.
turtle-island-card = Turtle: take the top island card.
turtle-fish-card = Turtle: take the top fish card.
turtle-copy = Turtle: use one of the turtles beside the board.
turtle-side-chest = Turtle: open a spare chest.
chest-fish-card = Chest: the top fish card.
chest-pearl-card = Chest: the top pearl card.
chest-starfish-card = Chest: the top starfish card.
chest-island-card = Chest: the top island card.
chest-island-dice = Chest: a point for each die on the island.
chest-stingray = Chest: a stingray.
chest-white-die = Chest: roll a white die and place it.
chest-jellyfish = Chest: sail to the next jellyfish.
card-pearl-2 = Pearl of 2
card-pearl-3 = Pearl of 3
card-pearl-4 = Pearl of 4
card-pearl-5 = Pearl of 5
card-pearl-6 = Starfish card: a pearl of 6
card-fire-fish = Fire fish
card-blowfish = Blowfish
card-angel-fish = Angel fish
card-stingray = Stingray
card-anemone-fish = Starfish card: an anemone fish
card-per-fish = Starfish card: 2 points for each of your fish cards
card-per-pearl = Starfish card: 1 point for each of your pearl cards
card-per-island-die = Starfish card: 1 point for each die on the island
card-per-turtle = Starfish card: 3 points for each of your turtles
card-per-chest = Starfish card: 2 points for each of your chests
card-side-chest = Starfish card: open a spare chest
card-jellyfish = Starfish card: sail to the next jellyfish
card-chests = Starfish card: open the chests left on two reefs
card-dice = Starfish card: a card for each left-over die of two colours
tip-pearl = Two pearl cards.
tip-fish = Look at two fish cards, keep one.
tip-starfish-space = Look at three starfish cards, keep one.
tip-octopus = Your octopus comes: a point for every die on this reef.
tip-diver = Your diver comes; a chest opens where it leaves.
tip-turtle = Take the turtle and its bonus; it locks a die for you from now on.
tip-treasure = A diver that leaves sinks its die here and opens the chest.
tip-chest = A closed chest. It opens when a diver leaves the reef.
tip-side-chest = A spare chest: some turtles and cards open it.
tip-island = Dice whose space is taken. Each brings an island card.
tip-station = The dice of this turn. One is placed, three sail on to the next player.
tip-supply = Dice not taken yet. Each turn begins with one of them.
tip-pile = { $pile }: { $left } cards are left.
tip-rays = Stingrays lie apart; turtles and chests bring them.
tip-track = Points. A jellyfish carries a ship to the next multiple of five.
tip-rounds = Everybody places one die in each round.
tip-cards = Cards in hand
tip-locks = Turtles: so many dice may be locked
tip-chests = Chests taken
tip-octopuses = Octopuses left: { $left }
about-coralia = Four dice, six reefs, one choice a turn. Wake octopuses, follow turtles, and open the chest before the next diver does.
track = Track
divers = Divers
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
reef-name = { part-web-colour-first } reef
space-name = { part-web-colour-first } reef: { part-web-symbol }
chest-of = Chest on the { part-web-colour } reef
die-of = { part-web-colour-first } die: { part-web-symbol }
die-unusable = You can’t place this die right now.
supply-of = { part-web-colour-first } dice left: { $left }`;export{e as default};