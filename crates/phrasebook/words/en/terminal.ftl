### What is said at the terminal around a game.

part-terminal-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
terminal-total = in all
terminal-alone = You have { part-terminal-points }.
terminal-winner = { $who } wins with { part-terminal-points }.
terminal-winners = { $names } share the victory.
terminal-name = { $who }
terminal-pass = Pass the keyboard to { $who }. { $who }, press Enter when nobody else is looking.
terminal-rules = { $game }, in our own words

## The drawn table. What players type, such as the names of wrecks and colours, stays as it is typed.

terminal-none = none
terminal-left = { $count } left

terminal-wr-supply = { $left } left, { $out } out
terminal-wr-beach = beach
terminal-wr-dice = dice
terminal-wr-taken = taken
terminal-wr-rivals = rivals left
terminal-wr-exhibits = exhibits
terminal-wr-deck = { $count } in the deck
terminal-wr-coins = { part-wr-coins }
terminal-wr-crest = crest
terminal-wr-style = in order: { $reward }
terminal-wr-market = aquarium market
terminal-wr-per-piece = per piece
terminal-wr-per-set = per { $set }
terminal-wr-mat = { part-wr-coins }   basket { $basket }   { $off } of { $divers } divers off the board   { $exhibits } of { $enough } exhibits
terminal-wr-cards = cards
terminal-wr-tanks = tanks
terminal-wr-vault = vault
terminal-wr-legend = M3 { $conch }s→4 *: costs { $conch } and s, worth 4, shows *

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
        [none] diver ashore
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

## Around the table. The commands themselves are the same in every language.

terminal-help =
    {"  "}a number or its notation   play that option
    {"  "}undo     take your last choice back, unless chance or somebody else has answered it
    {"  "}table    show the whole table        options  show your options again
    {"  "}log      what has happened           score    points by source
    {"  "}advise   ask a strong bot (not when somebody else plays against you)
    {"  "}save [FILE]   write the record       quit     save and leave        quit!  leave without saving
terminal-type-help = Type help for what you can type.
terminal-committed = dice are committed to: { $commitment }
terminal-choose = choose 1 to { $count }, or type an option's notation, or help
terminal-taken-back = taken back:
terminal-not-taken-back = cannot be taken back:
terminal-no-advice = not while another person plays against you
terminal-advice-score = score
terminal-advice-wins = wins
terminal-advice-tried = tried
terminal-advice-sure = { $count } simulations, { $percent } % sure of the first option
terminal-saved = saved to { $file }
terminal-go-on = go on with: lagoon play --resume { $file }
terminal-save-elsewhere = save to another file, or leave without saving: quit!
terminal-afterwards = lagoon replay { $file } shows it again, lagoon verify { $file } checks the dice
terminal-step = step { $step } of { $steps }: { $who }
terminal-step-chance = step { $step } of { $steps }: chance
terminal-replay-help = Enter or n: next step    p: step back    a number: that step    e: the end    q: quit
