### The table drawn at a terminal. What players type, such as the names of wrecks and colours, stays as it is.

terminal-co-final = final scoring
terminal-co-round = round { $round } of { $rounds }
terminal-co-island = island
terminal-co-no-dice = no dice
terminal-co-white = { $count } white
terminal-co-station = station
terminal-co-supply = supply
terminal-co-piles = piles
terminal-co-then = { $pile } { $count }, then { $cards }
terminal-co-beside = beside
terminal-co-beside-these = turtles { $turtles }   chests { $chests }   stingrays { $stingrays }
part-terminal-diver =
    { $colour ->
        [none] diver in reserve
       *[some] diver on the { co-colour } reef
    }
terminal-co-figures = { part-terminal-points }   { part-terminal-diver }   { $octopuses } of 2 octopuses left
terminal-co-turtles = turtles: { $tiles }
terminal-co-chests = chests: { $tiles }
terminal-co-hidden = { $count } face down
terminal-co-hand =
    { $you ->
        [yes] your cards: { $cards }
       *[no] cards: { $cards }
    }
terminal-co-legend = ■ a die   □ a white die   · free   a letter: that player’s diver or octopus
terminal-co-bonus =
    { $bonus ->
        [white-die] white die
        [jellyfish] jellyfish
        [stingray] stingray
        [starfish-card] starfish
        [island-card] island card
        [fish-card] fish card
        [pearl-card] pearl card
        [copy] copy
        [side-chest] chest
       *[island-dice] island dice
    }
terminal-co-space =
    { $space ->
        [pearl] pearl
        [fish] fish
        [starfish] starfish
        [octopus] octopus
        [diver] diver
        [turtle] turtle
       *[treasure] treasure
    }
terminal-co-chest = chest
terminal-co-typed = Colours, symbols and piles are written the way you type them.
