var e=`# The words of the browser client.

## Tables over the network

nowhere = Unter dieser Adresse ist nichts.
unreachable = Der Server ist gerade nicht zu erreichen.
over = beendet
looking-on = Du schaust zu.
stood-in = Ein Bot spielt für dich, solange du weg bist.
gave-up = Du hast dieses Spiel aufgegeben; ein Bot spielt es zu Ende.
take-back = Platz zurücknehmen
sit-down = Platz nehmen
leave = Gehen
start = Beginnen
copy = Kopieren
copied = Der Link ist kopiert.
copy-by-hand = Bitte kopiere den Link von Hand.
invite-link = Schick diesen Link, wem du einen Platz anbietest
spectate-link = Mit diesem Link kann man zuschauen
waits-for = { $free ->
    [one] Ein Platz ist noch frei.
   *[other] { $free } Plätze sind noch frei.
}
waits-for-start = Alle sind da. Wer den Tisch gedeckt hat, beginnt das Spiel.
all-here = Alle sind da.
pass-to = Gib den Bildschirm an { $name } weiter.
i-am = Ich bin { $name }
rules-of = Regeln von { $game }
device-link = Auf einem zweiten Gerät spielen
device-link-how = Öffne diesen Link auf dem anderen Gerät; er gilt einmal, zehn Minuten lang:
device-title = Derselbe Gast auf zwei Geräten
device-how = Dieses Gerät übernimmt Namen, Tische und Plätze des Gastes, der diesen Link erstellt hat. Was es vorher hatte, bleibt zurück.
device-take = Hier dieser Gast sein
replay = Wiederholung
step-back = Einen Schritt zurück
step-on = Einen Schritt weiter
run = Abspielen
pause = Anhalten
moment = Moment
seen-by = Gesehen von
spectator = Publikum
record-file = Protokoll

## Names

game-wreck-raiders = Wreck Raiders
game-coralia = Coralia
lagoon = Lagoon
beach = Beach
wreck-gem = Gems
wreck-gold = Gold
wreck-art = Art
wreck-relic = Relics
treasure-gem = gem
treasure-gold = gold
treasure-art = art
treasure-relic = relic
face-gem1 = Diamond
face-gem2 = Pearls
face-gem3 = Crystals
face-gold1 = Crown
face-gold2 = Gold bars
face-gold3 = Cup
face-art1 = Landscape
face-art2 = Portrait
face-art3 = Still life
face-relic1 = Mask
face-relic2 = Ankh
face-relic3 = Stone head
bauble-conch = conch
bauble-scallop = scallop
bauble-starfish = starfish
bauble-conch-2018 = skull
bauble-scallop-2018 = seashell
bauble-starfish-2018 = starfish
layer-top = top
layer-middle = middle
layer-bottom = bottom
spot-name = { $place } { $number }
die-name = Die showing { $face }
die-in-zone = Die showing { $face }, in a { $bauble } zone
display-name = Display { $display }
display-fits = Display { $display } fits
vault-column = Vault, column { $column }
aquarium-name = Aquarium of { $pieces ->
    [one] one piece
   *[other] { $pieces } pieces
}
exhibit-name = Exhibit worth { $coins }: { $treasures }
piece-name = { $layer } worth { $coins }, shows { $symbols }; costs { $cost }
piece-top = { $layer }, { $coins } for each { $per }; costs { $cost }
nothing = nothing

## Parts of the table

you = you
away = away
style = style
no-style = no style
per = per
per-piece = piece
exhibits = Exhibits
exhibits-short = exhibits
vault = Vault
vault-short = vault
aquariums = Aquariums
aquariums-short = aquariums
market = Aquarium market
no-aquariums = No aquarium yet. A bottom starts one.
no-rivals = Nobody else plays here.
claimed = Claimed
claimed-of = { $claimed } of { $needed } exhibits
divers-ashore = { $count ->
    [0] No diver ashore
    [one] One diver ashore
   *[other] { $count } divers ashore
}
mat-of = { $name }’s mat
open-mat = { $name }, { $score } coins: open the mat
scores = Scores
solo-rivals = Rival divers
solo-left = { $left ->
    [one] One rival waits
   *[other] { $left } rivals wait
}
log = Log
log-empty = Nothing has happened yet.
tab-mat = Mat
tab-exhibits = Exhibits
tab-market = Market
tab-rivals = Rivals
tab-log = Log

## What is asked

undo = Undo
back = Back
close = Close
options = Everything you can do now
hint-lit = Whatever is lit can be chosen.
hint-further = Now choose where it goes; Escape takes it back.
hint-wait = Please wait a moment.
connecting = Rowing to the table …
reconnecting = The line is lost; it comes back by itself.

## Claims

claim-title = Decorate display { $display } before it opens
claim-title-style = Display { $display } shows style
claim-step-named = Display and card
claim-step-starfish = Starfish
claim-step-decorate = Decorate
claim-step-style = Style
claim-step-collect = Collect
claim-cover = Lay starfish on treasures
claim-cover-how = A covered treasure counts as any type. Click one on the stage.
claim-conch = Put a { $name } on the card
claim-conch-how = It stays there and is worth 2 coins at the end.
claim-conch-on = { $name } on it
claim-scallop = Trade a { $name } for a treasure
claim-scallop-how = One random find. Which wreck?
claim-pick = Pick your reward
claim-pick-how = The treasures stand in the card’s order.
claim-free = Take a piece for free
claim-free-how = The treasures stand in the card’s order.
claim-style = Style reward
claim-style-yes = Your treasures stand in the card’s order.
claim-style-no = Only for treasures in the card’s exact order.
claim-brings = What this claim brings
claim-card = Card
claim-basket = Basket
claim-count = Exhibit number { $claimed }.

## Tooltips

tip-wreck = { $wreck }: { $left } treasures are left in the wreck. A dive brings one of them.
tip-lid = The lid. A die lying in a zone brings that find to whoever takes it.
tip-display = A display. Treasures stand from left to right; all of them together claim an exhibit.
tip-vault = The vault. Every different face is worth a coin, and a row of one type its number.
tip-claimed = Whoever has this many exhibits at the end of a turn calls the last turns.
tip-aquarium = An aquarium. Middles go on top, a top closes it.
tip-stack = { $left } more in the stack: { $layer }.
tip-conch = { $name }: changes the die you take by one; decorates a card.
tip-scallop = { $name }: one more treasure of the wreck you dive to.
tip-starfish = { $name }: stands for any treasure when you claim.
tip-solo = Rivals still to come: { $left }. A wreck marked dark has been visited this round.

## Menu

menu = Menu
chat = Chat
chat-say = Say something
chat-empty = Nobody has said anything yet.
send = Send
mute = mute
language = Language
light = Light
light-day = Day
light-night = Night
motion = Motion
sound = Sounds
to-lobby = To the lobby
keys = Press ? for the keyboard.
shortcuts = Keyboard
key-tab = go to the next thing that is lit
key-enter = choose it
key-escape = one step back; skip motion
key-undo = undo
key-end = press the last button, such as End the turn
key-options = list everything you can do
key-help = this list

## Coralia

colour-yellow = yellow
colour-blue = blue
colour-red = red
colour-orange = orange
colour-green = green
colour-violet = violet
colour-white = white
symbol-pearl = pearl
symbol-fish = fish
symbol-starfish = starfish
symbol-octopus = octopus
symbol-diver = diver
symbol-turtle = turtle
symbol-treasure = treasure
not-rolled = not rolled
reef-name = The { $colour } reef
space-name = { $colour } reef, { $symbol }
chest-of = Chest of the { $colour } reef
die-of = { $colour } die: { $symbol }
die-idle = { $name }. You cannot use this die: its space is closed to you.
island = Island
island-dice = Island: { $count ->
    [0] no dice
    [one] one die
   *[other] { $count } dice
}
island-empty = no dice
station = Research station
supply = Supply
supply-of = { $colour } dice: { $left } left
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
person = guest
bot-level = bot, { $level }
level-calm = calm
level-keen = keen
level-sharp = sharp
level-deep = deep
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

## Lobby

tagline = Two games of the sea, on one screen, tonight.
pick-game = Pick a game
about-wreck-raiders = Roll, dive and race to the sunken ships. Bring gems, gold and relics home, and fill your museum before your rivals fill theirs.
about-coralia = Four dice, six reefs, one choice a turn. Wake octopuses, follow turtles, and open the chest before the next diver does.
play-now = Play now
solo = Solo
duel = Duel
invite = Invite a friend
no-account = No account needed. Your seat stays yours in this browser.
my-tables = My tables
my-tables-none = No tables yet. Set one, or just play.
open-tables = Open tables
open-tables-none = Nobody is waiting for players just now.
with = with { $names }
your-turn = Your turn
turn-of = { $name }’s turn
join = Join
your-table = Your table
edition = Edition
edition-2019 = 2019
edition-2018 = 2018, first edition
players = Players
clock = Clock
clock-none = No clock
clock-live = Live
clock-days = Over days
seat-name = Name on seat { $number }
seat-kind = Who sits on seat { $number }
seat-me = Me
seat-here = Here
seat-link = By link
seat-bot = Bot
seat-open = Open seat
seat-link-how = You get a link for this seat as soon as the table is set.
strength = Strength
guest = Guest
guest-name = Your name
bot-names = Mara,Tomas,Ines,Jonas,Élise
listed = Anybody may join: show it among the open tables
set-table = Set the table
`;export{e as default};