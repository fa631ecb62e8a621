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
web-not-rolled = not rolled yet
web-reef-name = The { $colour } reef
web-space-name = The { $colour } reef: { $symbol } space
web-chest-of = Chest on the { $colour } reef
web-die-of = The { $colour } die: { $symbol }
web-island = Island
web-island-dice = Island: { $count ->
    [0] no dice
    [one] 1 die
   *[other] { $count } dice
}
web-island-empty = no dice
web-station = Research station
web-supply = Supply
web-supply-of = Supply of { $colour } dice: { $left } left
web-piles = Card piles
web-pile-starfish = Starfish
web-pile-fish = Fish
web-pile-pearl = Pearls
web-pile-island = Island
web-rays = Stingrays
web-side-turtles = Turtles to copy
web-side-chests = Chests to open
web-your-cards = Your cards
web-looking = Keep one of these
web-no-cards = You have no cards yet.
web-start-player = start player
web-round-of = Round { $round } of { $all }
web-final-scoring = Final scoring
web-turtle-white-die = Turtle: roll a white die and place it.
web-turtle-jellyfish = Turtle: sail to the next jellyfish.
web-turtle-stingray = Turtle: take a stingray.
web-turtle-starfish-card = Turtle: take the top starfish card.
web-turtle-island-card = Turtle: take the top island card.
web-turtle-fish-card = Turtle: take the top fish card.
web-turtle-copy = Turtle: copy a turtle beside the board.
web-turtle-side-chest = Turtle: open a chest beside the board.
web-chest-fish-card = Chest: take the top fish card.
web-chest-pearl-card = Chest: take the top pearl card.
web-chest-starfish-card = Chest: take the top starfish card.
web-chest-island-card = Chest: take the top island card.
web-chest-island-dice = Chest: 1 point for each die on the island.
web-chest-stingray = Chest: take a stingray.
web-chest-white-die = Chest: roll a white die and place it.
web-chest-jellyfish = Chest: sail to the next jellyfish.
web-card-pearl-2 = Pearl worth 2
web-card-pearl-3 = Pearl worth 3
web-card-pearl-4 = Pearl worth 4
web-card-pearl-5 = Pearl worth 5
web-card-pearl-6 = Starfish card: a pearl worth 6
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
web-card-side-chest = Starfish card: open a chest beside the board
web-card-jellyfish = Starfish card: sail to the next jellyfish
web-card-chests = Starfish card: open the chests left on two reefs
web-card-dice = Starfish card: draw a card for each leftover die of two colours
web-tip-pearl = Take two pearl cards. The higher your total ranks, the more of your pearls score at the end.
web-tip-fish = Look at two fish cards and keep one. Sets of different fish score at the end.
web-tip-starfish-space = Look at three starfish cards and keep one. At the end it scores what it says.
web-tip-octopus = Place an octopus: 1 point per die on this reef now, and more when an octopus goes to another reef or a die of this colour to the island.
web-tip-diver = Place your diver: at the end it scores the numbers beside the occupied spaces of its reef. When it leaves a reef, you open that reef’s chest.
web-tip-turtle = Take the turtle and its bonus. From your next turn on, it can lock one die.
web-tip-treasure = If there is no die here when a diver leaves this reef, the die on the diver space moves here, and the diver’s owner opens the chest.
web-tip-chest = A closed chest. If there is no die on it, you open it when your diver leaves this reef.
web-tip-side-chest = A closed chest beside the board. A turtle or a starfish card can open it.
web-tip-island = White dice, and dice whose own space was taken. Placing one here gets you an island card.
web-tip-station = This turn’s dice. You place one die and pass the other three on.
web-tip-supply = Unused dice. You take one at the start of your turn.
web-tip-pile = { $pile }: { $left ->
    [one] 1 card left.
   *[other] { $left } cards left.
}
web-tip-rays = Stingrays have their own pile. You get one from a turtle or a chest.
web-tip-track = Points. A jellyfish moves your ship to the next multiple of five.
web-tip-rounds = Everyone places one die each round.
web-tip-cards = Cards in hand
web-tip-locks = Turtles: each can lock one die
web-tip-chests = Chests opened
web-tip-octopuses = Octopuses left: { $left }

## A turn in five pictures

web-turn-takes = Takes
web-turn-locks = Locks
web-turn-rolls = Rolls
web-turn-places = Places
web-turn-points = Points

## Lobby

web-about-coralia = Four dice, six reefs, one choice each turn. Place octopuses, collect turtles and open chests before the other divers do.

## The end

web-track = Score track
web-divers = Divers

## Dice

web-die-unusable = You can’t place this die right now.

## What a tap on a phone does

web-do-take = Take
web-do-place = Place it
web-do-keep = Keep
web-do-lock = Lock
web-do-score = Score

# How each column of the final scoring is counted.
web-counts-track = Points on the track during the game.
web-counts-pile-starfish = Each card says what it pays.
web-cards-pay-nothing = No points by themselves
web-counts-divers = Every die on the reef of your diver counts.
web-counts-pile-fish = Sets of different fish: { $one }, { $two }, { $three }, { $four } or { $five }.
web-counts-pile-pearl = Most pearls: best four. Second: best two. Others: best one.
web-explain-score = Explain the score
web-gain-of = { $count } of { $of }
web-for-sure = for sure
