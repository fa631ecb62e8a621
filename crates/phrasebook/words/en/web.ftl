### What only the web client says.

## Names

web-game-wreck-raiders = Wreck Raiders
web-game-coralia = Coralia
web-lagoon = Lagoon
web-beach = Beach
web-wreck-gem = Gems
web-wreck-gold = Gold
web-wreck-art = Art
web-wreck-relic = Relics
web-treasure-gem = gem
web-treasure-gold = gold
web-treasure-art = art
web-treasure-relic = relic
web-face-gem1 = Diamond
web-face-gem2 = Pearls
web-face-gem3 = Crystals
web-face-gold1 = Crown
web-face-gold2 = Gold bars
web-face-gold3 = Cup
web-face-art1 = Landscape
web-face-art2 = Portrait
web-face-art3 = Bouquet
web-face-relic1 = Mask
web-face-relic2 = Ankh
web-face-relic3 = Stone head
web-bauble-conch = conch
web-bauble-scallop = scallop
web-bauble-starfish = starfish
web-bauble-conch-2018 = skull
web-bauble-scallop-2018 = seashell
web-bauble-starfish-2018 = starfish
web-layer-top = top
web-layer-middle = middle
web-layer-bottom = bottom
web-spot-name = { $place } { $number }
web-step-up = One more on the die
web-step-down = One less on the die
web-die-name = Die showing { $face }
web-die-in-zone = Die showing { $face }, in a { $bauble } zone
web-display-name = Display { $display }
web-display-fits = Display { $display } fits
web-vault-column = Vault, column { $column }
web-aquarium-name = Aquarium of { $pieces ->
    [one] one piece
   *[other] { $pieces } pieces
}
web-exhibit-name = Exhibit worth { $coins }: { $treasures }
web-piece-name = { $layer } worth { $coins }, shows { $symbols }; costs { $cost }
web-piece-top = { $layer }, { $coins } for each { $per }; costs { $cost }
web-nothing = nothing

## Parts of the table

web-you = you
web-away = away
web-style = style
web-no-style = no style
web-per = per
web-per-piece = piece
web-exhibits = Exhibits
web-exhibits-short = exhibits
web-vault = Vault
web-vault-short = vault
web-aquariums = Aquariums
web-aquariums-short = aquariums
web-market = Aquarium market
web-no-aquariums = No aquarium yet. A bottom starts one.
web-no-rivals = Nobody else plays here.
web-claimed = Claimed
web-claimed-of = { $claimed } of { $needed } exhibits
web-divers-ashore = { $count ->
    [0] No diver ashore
    [one] One diver ashore
   *[other] { $count } divers ashore
}
web-mat-of = { $name }’s mat
web-open-mat = { $name }, { $score } coins: open the mat
web-scores = Scores
web-solo-rivals = Rival divers
web-solo-left = { $left ->
    [one] One rival waits
   *[other] { $left } rivals wait
}
web-log = Log
web-since-your-turn = Since your last turn
web-clock-left-days = { $days ->
    [one] one day
   *[other] { $days } days
}
web-log-empty = Nothing has happened yet.
web-tab-mat = Mat
web-tab-exhibits = Exhibits
web-tab-market = Market
web-tab-rivals = Rivals
web-tab-log = Log

## What is asked

web-undo = Undo
web-back = Back
web-close = Close
web-options = Everything you can do now
web-hint-lit = Whatever is lit can be chosen.
web-hint-further = Now choose where it goes; Escape takes it back.
web-hint-wait = Please wait a moment.
web-hint-watch = You are watching.
web-connecting = Rowing to the table …
web-reconnecting = The line is lost; it comes back by itself.

## Claims

web-claim-title = Decorate display { $display } before it opens
web-claim-title-style = Display { $display } shows style
web-claim-step-named = Display and card
web-claim-step-starfish = Starfish
web-claim-step-decorate = Decorate
web-claim-step-style = Style
web-claim-step-collect = Collect
web-claim-cover = Lay starfish on treasures
web-claim-cover-how = A covered treasure counts as any type. Click one on the stage.
web-claim-conch = Put a { $name } on the card
web-claim-conch-how = It stays there and is worth { $coins } coins at the end.
web-claim-conch-on = { $name } on it
web-claim-scallop = Trade a { $name } for a treasure
web-claim-scallop-how = One random find. Which wreck?
web-claim-pick = Pick your reward
web-claim-pick-how = The treasures stand in the card’s order.
web-claim-free = Take a piece for free
web-claim-free-how = The treasures stand in the card’s order.
web-claim-style = Style reward
web-claim-style-yes = Your treasures stand in the card’s order.
web-claim-style-no = Only for treasures in the card’s exact order.
web-claim-brings = What this claim brings
web-claim-card = Card
web-claim-basket = Basket
web-claim-count = Exhibit number { $claimed }.

## Tooltips

web-tip-wreck = { $wreck }: { $left } treasures are left in the wreck. A dive brings one of them.
web-tip-lid = The lid. A die lying in a zone brings that find to whoever takes it.
web-tip-display = A display. Treasures stand from left to right; all of them together claim an exhibit.
web-tip-vault = The vault. Every different face is worth a coin, and a row of one type its number.
web-tip-claimed = Whoever has this many exhibits at the end of a turn calls the last turns.
web-tip-aquarium = An aquarium. Middles go on top, a top closes it.
web-tip-stack = { $left } more in the stack: { $layer }.
web-tip-conch = { $name }: changes the die you take by one; decorates a card.
web-tip-scallop = { $name }: one more treasure of the wreck you dive to.
web-tip-starfish = { $name }: stands for any treasure when you claim.
web-tip-solo = Rivals still to come: { $left }. A wreck marked dark has been visited this round.

## Menu

web-menu = Menu
web-chat = Chat
web-chat-say = Say something
web-chat-empty = Nobody has said anything yet.
web-send = Send
web-mute = mute
web-unmute = hear everybody again
web-language = Language
web-light = Light
web-light-day = Day
web-light-night = Night
web-motion = Motion
web-sound = Sounds
web-to-lobby = To the lobby
web-advice-ask = Ask the bot
web-advice-thinks = It thinks …
web-advice-score = expects { $score } points
web-keys = Press ? for the keyboard.
web-shortcuts = Keyboard
web-key-tab = go to the next thing that is lit
web-key-enter = choose it
web-key-escape = one step back; skip motion
web-key-undo = undo
web-key-end = press the last button, such as End the turn
web-key-options = list everything you can do
web-key-help = this list

## Coralia

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
web-person = guest
web-bot-level = bot, { $level }
web-level-calm = calm
web-level-keen = keen
web-level-sharp = sharp
web-level-deep = deep
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

web-tagline = Two games of the sea, on one screen, tonight.
web-pick-game = Pick a game
web-about-wreck-raiders = Roll, dive and race to the sunken ships. Bring gems, gold and relics home, and fill your museum before your rivals fill theirs.
web-about-coralia = Four dice, six reefs, one choice a turn. Wake octopuses, follow turtles, and open the chest before the next diver does.
web-play-now = Play now
web-solo = Solo
web-duel = Duel
web-invite = Invite a friend
web-no-account = No account needed. Your seat stays yours in this browser.
web-no-server = The server does not answer. Please try again in a moment.
web-my-tables = My tables
web-my-tables-none = No tables yet. Set one, or just play.
web-open-tables = Open tables
web-open-tables-none = Nobody is waiting for players just now.
web-with = with { $names }
web-your-turn = Your turn
web-turn-of = { $name }’s turn
web-join = Join
web-your-table = Your table
web-edition = Edition
web-edition-2019 = 2019
web-edition-2018 = 2018, first edition
web-players = Players
web-clock = Clock
web-clock-none = No clock
web-clock-live = Live
web-clock-days = Over days
web-seat-name = Name on seat { $number }
web-seat-kind = Who sits on seat { $number }
web-seat-me = Me
web-seat-here = Here
web-seat-link = By link
web-seat-bot = Bot
web-seat-open = Open seat
web-seat-link-how = You get a link for this seat as soon as the table is set.
web-strength = Strength
web-player-number = Player { $number }
web-guest-name = Your name
web-listed = Anybody may join: show it among the open tables
web-set-table = Set the table

## The end

web-track = Track
web-divers = Divers
web-total = Total
web-win = { $names } wins with { $score }
web-win-shared = { $names } share the victory with { $score }
web-win-solo = { $score } coins
web-decided = What decided it: { $source }, { $points } points, { $ahead } more than the second.
web-chart = Points over the game
web-chart-turns = turns
web-counting = Counting
web-counting-how = Column by column. Tap any step to look again.
web-and-now = And now?
web-and-now-how = Every moment of this game can be looked at again, from every seat.
web-step-back = Step back
web-to-total = Skip to total
web-next-step = Next: { $name }
web-replay = Replay
web-rematch = Rematch

## One screen, and again

web-title-turn = Your turn · Lagoon
web-pass-to = { $name } is next
web-pass-how = Hand the screen over. Nobody else should look.
web-pass-ready = I am { $name }
web-replay-before = One step back
web-replay-after = One step on
web-replay-turn-before = Back to the turn before
web-replay-turn-after = On to the next turn
web-replay-run = Play it
web-replay-pause = Pause
web-replay-moment = Moment of the game

## Tables over the network

web-nowhere = There is nothing at this address.
web-unreachable = The server cannot be reached just now.
web-over = over
web-looking-on = You look on.
web-stood-in = A bot plays for you while you are away.
web-gave-up = You gave this game up; a bot plays it to the end.
web-take-back = Take my seat back
web-resign = Give the game up
web-resign-sure = Really? A bot plays on for you.
web-sit-down = Take a seat
web-leave = Leave
web-start = Start
web-copy = Copy
web-copied = The link is copied.
web-copy-by-hand = Please copy the link by hand.
web-invite-link = Send this link to whoever plays with you
web-spectate-link = This link only looks on
web-waits-for = { $free ->
    [one] One seat is still open.
   *[other] { $free } seats are still open.
}
web-waits-for-start = Everybody is here. Whoever laid the table starts the game.
web-all-here = Everybody is here.
web-rules-of = Rules of { $game }
web-contents = Contents
web-first-turn = Your first turn
web-device-link = Play on a second device
web-device-link-how = Open this link on the other device; it works once, for ten minutes:
web-device-title = The same guest on two devices
web-device-how = This device takes over the name, the tables and the seats of the guest who made this link. What this device had before stays behind.
web-device-take = Be this guest here
web-seen-by = Seen by
web-spectator = A spectator
web-record-file = Record
web-all-knowledge = All knowledge
web-share-moment = Share this moment
web-play-on = Play on from here
web-play-on-how = The same position with new dice, against bots.
web-play-on-seat = Your seat
web-looking-back = You look back at step { $step }.
web-to-now = Back to now
web-hint-again = Tap again to do it.
web-dice-committed = The dice are sealed: { $commitment } …
