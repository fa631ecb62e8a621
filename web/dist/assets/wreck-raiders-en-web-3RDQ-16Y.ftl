game-wreck-raiders = Wreck Raiders
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
face-art3 = Bouquet
face-relic1 = Mask
face-relic2 = Ankh
face-relic3 = Stone head
bauble-conch = conch
bauble-scallop = scallop
bauble-starfish = starfish
bauble-conch-2018 = skull
bauble-scallop-2018 = seashell
bauble-starfish-2018 = starfish
layer-top = Top
layer-middle = Middle
layer-bottom = Bottom
spot-name = {$place} {$number}
step-up = Add 1 to the die
step-down = Take 1 off the die
die-name = Die showing {$face}
die-in-zone = Die showing {$face}, with a {$bauble}
display-name = Display {$display}
vault-column = Vault, column {$column}
aquarium-name = Aquarium with {$pieces ->
 [one] 1 piece
 *[other] {$pieces} pieces
}
exhibit-name = {$coins}-coin exhibit: {$treasures}
piece-name = {$layer} worth {$coins ->
 [one] 1 coin
 *[other] {$coins} coins
}, shows {$symbols}; costs {$cost}
piece-top = {$layer} worth {$coins ->
 [one] 1 coin
 *[other] {$coins} coins
} for each {$per}; costs {$cost}
style = style
no-style = no reward
per = per
per-piece = piece
exhibits = Exhibits
exhibits-short = exhibits
vault = Vault
vault-short = vault
aquariums = Aquariums
aquariums-short = aquariums
market = Aquarium market
no-aquariums = No aquarium yet. Start one with a bottom.
no-rivals = There are no other players.
claimed = Claimed
claimed-of = {$claimed} of {$needed} exhibits
claimed-count = {$claimed} of {$needed}
divers-ashore = {$count ->
 [0] No divers in reserve
 [one] 1 diver in reserve
 *[other] {$count} divers in reserve
}
mat-of = {$name}’s mat
open-mat = {$name}, {$score ->
 [one] 1 coin
 *[other] {$score} coins
}: show the mat
solo-rivals = Rival divers
solo-left = {$left ->
 [one] 1 rival left
 *[other] {$left} rivals left
}
tab-mat = Mat
tab-exhibits = Cards
tab-market = Market
tab-rivals = Rivals
tab-log = Log
claim-title = Claiming with display {$display}
claim-title-style = Exact order: take your style reward
claim-step-named = Display and card
claim-step-starfish = Starfish
claim-step-decorate = Decorate
claim-step-style = Style
claim-step-collect = Collect
claim-cover = Put starfish on treasures
claim-cover-how = A covered treasure counts as any type. Tap one to cover it.
claim-conch = Put a {$name} on the card
claim-conch-how = It stays there and is worth {$coins ->
 [one] 1 coin
 *[other] {$coins} coins
} at the end.
claim-conch-on = with a {$name}
claim-scallop = Discard a {$name} for a treasure
claim-scallop-how = You get a random treasure. From which wreck?
claim-pick = Choose your reward
claim-pick-how = Your treasures are in the card’s exact order.
claim-free = Take a free piece
claim-free-how = Your treasures are in the card’s exact order.
claim-style = Style reward
claim-style-yes = Your treasures are in the card’s exact order.
claim-style-no = Only for treasures in the card’s exact order.
claim-brings = What you get
claim-card = Card
claim-basket = Basket
claim-count = {$claimed ->
 [one] This is your first exhibit.
 *[other] With this one, you have {$claimed} exhibits.
}
tip-wreck = {$wreck}: {$left ->
 [one] 1 treasure
 *[other] {$left} treasures
} left in this wreck. Dive here to get one.
tip-lid = The dice you can take. A die in a zone also gives you what the zone shows.
tip-display = Display: treasures fill it from left to right. Together they must match an exhibit exactly.
tip-vault = Vault: 1 coin for each different treasure; a full row of one type scores the number beside it.
tip-claimed = When someone ends their turn with this many exhibits, everyone else gets one last turn. A solo game ends after that round.
tip-aquarium = Aquarium: add any number of middles, then close it with a top.
tip-stack = {$layer} pieces: {$left} left in the stack.
tip-conch = Discard a {$name} to change your die by 1, or put it on a card you claim, if the card has its crest.
tip-scallop = Discard a {$name} for another treasure from the wreck you dive to.
tip-starfish = Put a {$name} on a treasure: it counts as any type when you claim.
tip-solo = Rivals still to come: {$left}. The dark wrecks have already been visited this round.
recap-card = {$coins ->
 [one] exhibit worth 1 coin
 *[other] exhibit worth {$coins} coins
}
recap-takes = Takes the {$face}
recap-counts = counts as {$value}
recap-from = from {$spot}
recap-reserve = from the reserve
recap-found = {$count ->
 [one] 1 treasure
 *[other] {$count} treasures
}
recap-beach = {$count} from the beach
recap-claims = Claims
recap-style = exact order
recap-buys = Buys
recap-free = Free piece
recap-die = Die
recap-dive = Dive
recap-draw = Treasure
recap-claim = Claim
recap-buy = Buy
about-wreck-raiders = Roll, dive and race for sunken treasure. Bring home gems, gold, art and relics, and fill your museum before your rivals fill theirs.
edition-2019 = 2019
edition-2018 = 2018 (first edition)
do-dive = Dive
spot-held = {$place} {$number}, held by {$who}
rival-diver = a rival’s diver
exhibit-told = {$name}. {$crests ->
 [none] No crests.
 *[other] Crests: {$crests}.
} {$reward ->
 [none] No style reward.
 [free-piece] Style reward: a free aquarium piece.
 [any-bauble] Style reward: one item of your choice from the beach supply.
 *[shown] Style reward: {$shown}.
}
counts-exhibits = Coins on your exhibits, and 2 for each one you decorated.
counts-vault = 1 for each different treasure, plus full rows of one type.
counts-aquariums = Coins on bottoms and middles, plus what each top counts.
claim-collect = Collect the card
claim-missing = {$count ->
 [one] {$count} still missing
 *[other] {$count} still missing
}
claim-missing-how = {$laid} of {$needed} laid. Tap a lit treasure; your basket has {$spare} more.
claim-laid = {$laid ->
 [one] {$laid} starfish laid
 *[other] {$laid} starfish laid
}
claim-laid-how = Nothing is paid before you collect the card.
claim-off = Take the starfish back: {$face}
gain-beach = to beach {$number}