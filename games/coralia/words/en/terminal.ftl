### The table drawn at a terminal. What players type, such as the names of wrecks and colours, stays as it is.

terminal-co-final = final scoring
terminal-co-round = round { $round } of { $rounds }
terminal-co-island = island
terminal-co-no-dice = no dice
terminal-co-white = { $count } white
terminal-co-station = station
terminal-co-supply = supply
terminal-co-piles = piles
terminal-co-then = then
terminal-co-beside = beside
terminal-co-beside-these = turtles { $turtles }   chests { $chests }   stingrays { $stingrays }
part-terminal-diver =
    { $colour ->
        [none] diver in reserve
       *[some] diver on the { co-colour } reef
    }
terminal-co-figures = { part-terminal-points }   { part-terminal-diver }   { $octopuses } of 2 octopuses left
terminal-co-turtles = turtles
terminal-co-chests = chests
terminal-co-hidden = { $count } face down
terminal-co-hand =
    { $you ->
        [yes] your cards: { $cards }
       *[no] cards: { $cards }
    }
terminal-co-legend = ■ a die   □ a white die   · free   a letter: whose diver or octopus stands there
