### What only the web client says: Wreck Raiders.

## Names

web-game-wreck-raiders = Wreck Raiders
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
web-layer-top = Top
web-layer-middle = Middle
web-layer-bottom = Bottom
web-spot-name = { $place } { $number }
web-step-up = Add 1 to the die
web-step-down = Take 1 off the die
web-die-name = Die showing { $face }
web-die-in-zone = Die showing { $face }, with a { $bauble }
web-display-name = Display { $display }
web-vault-column = Vault, column { $column }
web-aquarium-name = Aquarium with { $pieces ->
    [one] 1 piece
   *[other] { $pieces } pieces
}
web-exhibit-name = { $coins }-coin exhibit: { $treasures }
web-piece-name = { $layer } worth { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}, shows { $symbols }; costs { $cost }
web-piece-top = { $layer } worth { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} for each { $per }; costs { $cost }

## Parts of the table

web-style = style
web-no-style = no reward
web-per = per
web-per-piece = piece
web-exhibits = Exhibits
web-exhibits-short = exhibits
web-vault = Vault
web-vault-short = vault
web-aquariums = Aquariums
web-aquariums-short = aquariums
web-market = Aquarium market
web-no-aquariums = No aquarium yet. Start one with a bottom.
web-no-rivals = There are no other players.
web-claimed = Claimed
web-claimed-of = { $claimed } of { $needed } exhibits
web-claimed-count = { $claimed } of { $needed }
web-divers-ashore = { $count ->
    [0] No divers in reserve
    [one] 1 diver in reserve
   *[other] { $count } divers in reserve
}
web-mat-of = { $name }’s mat
web-open-mat = { $name }, { $score ->
    [one] 1 coin
   *[other] { $score } coins
}: show the mat
web-solo-rivals = Rival divers
web-solo-left = { $left ->
    [one] 1 rival left
   *[other] { $left } rivals left
}
web-tab-mat = Mat
web-tab-exhibits = Cards
web-tab-market = Market
web-tab-rivals = Rivals
web-tab-log = Log

## Claims

web-claim-title = Claiming with display { $display }
web-claim-title-style = Exact order: take your style reward
web-claim-step-named = Display and card
web-claim-step-starfish = Starfish
web-claim-step-decorate = Decorate
web-claim-step-style = Style
web-claim-step-collect = Collect
web-claim-cover = Put starfish on treasures
web-claim-cover-how = A covered treasure counts as any type. Tap one to cover it.
web-claim-conch = Put a { $name } on the card
web-claim-conch-how = It stays there and is worth { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} at the end.
web-claim-conch-on = with a { $name }
web-claim-scallop = Discard a { $name } for a treasure
web-claim-scallop-how = You get a random treasure. From which wreck?
web-claim-pick = Choose your reward
web-claim-pick-how = Your treasures are in the card’s exact order.
web-claim-free = Take a free piece
web-claim-free-how = Your treasures are in the card’s exact order.
web-claim-style = Style reward
web-claim-style-yes = Your treasures are in the card’s exact order.
web-claim-style-no = Only for treasures in the card’s exact order.
web-claim-brings = What you get
web-claim-card = Card
web-claim-basket = Basket
web-claim-count = { $claimed ->
    [one] This is your first exhibit.
   *[other] With this one, you have { $claimed } exhibits.
}

## Tooltips

web-tip-wreck = { $wreck }: { $left ->
    [one] 1 treasure
   *[other] { $left } treasures
} left in this wreck. Dive here to get one.
web-tip-lid = The dice you can take. A die in a zone also gives you what the zone shows.
web-tip-display = Display: treasures fill it from left to right. Together they must match an exhibit exactly.
web-tip-vault = Vault: 1 coin for each different treasure; a full row of one type scores the number beside it.
web-tip-claimed = When someone ends their turn with this many exhibits, everyone else gets one last turn. A solo game ends after that round.
web-tip-aquarium = Aquarium: add any number of middles, then close it with a top.
web-tip-stack = { $layer } pieces: { $left } left in the stack.
web-tip-conch = Discard a { $name } to change your die by 1, or put it on a card you claim, if the card has its crest.
web-tip-scallop = Discard a { $name } for another treasure from the wreck you dive to.
web-tip-starfish = Put a { $name } on a treasure: it counts as any type when you claim.
web-tip-solo = Rivals still to come: { $left }. The dark wrecks have already been visited this round.

## A turn in five pictures

web-recap-card = { $coins ->
    [one] exhibit worth 1 coin
   *[other] exhibit worth { $coins } coins
}
web-recap-takes = Takes the { $face }
web-recap-counts = counts as { $value }
web-recap-from = from { $spot }
web-recap-reserve = from the reserve
web-recap-found = { $count ->
    [one] 1 treasure
   *[other] { $count } treasures
}
web-recap-beach = { $count } from the beach
web-recap-claims = Claims
web-recap-style = exact order
web-recap-buys = Buys
web-recap-free = Free piece
web-recap-die = Die
web-recap-dive = Dive
web-recap-draw = Treasure
web-recap-claim = Claim
web-recap-buy = Buy

## Lobby

web-about-wreck-raiders = Roll, dive and race for sunken treasure. Bring home gems, gold, art and relics, and fill your museum before your rivals fill theirs.
web-edition-2019 = 2019
web-edition-2018 = 2018 (first edition)

## What a tap on a phone does

web-do-dive = Dive

## For those who cannot see the board

web-spot-held = { $place } { $number }, held by { $who }
web-rival-diver = a rival’s diver
web-exhibit-told = { $name }. { $crests ->
    [none] No crests.
   *[other] Crests: { $crests }.
} { $reward ->
    [none] No style reward.
    [free-piece] Style reward: a free aquarium piece.
    [any-bauble] Style reward: one item of your choice from the beach supply.
   *[shown] Style reward: { $shown }.
}

# How each column of the final scoring is counted.
web-counts-exhibits = Coins on your exhibits, and 2 for each one you decorated.
web-counts-vault = 1 for each different treasure, plus full rows of one type.
web-counts-aquariums = Coins on bottoms and middles, plus what each top counts.
web-claim-collect = Collect the card
web-claim-missing = { $count ->
    [one] { $count } still missing
   *[other] { $count } still missing
}
web-claim-missing-how = { $laid } of { $needed } laid. Tap a lit treasure; your basket has { $spare } more.
web-claim-laid = { $laid ->
    [one] { $laid } starfish laid
   *[other] { $laid } starfish laid
}
web-claim-laid-how = Nothing is paid before you collect the card.
web-claim-off = Take the starfish back: { $face }
web-gain-beach = to beach { $number }
