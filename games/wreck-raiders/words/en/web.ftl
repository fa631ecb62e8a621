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

## Parts of the table

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
web-solo-rivals = Rival divers
web-solo-left = { $left ->
    [one] One rival waits
   *[other] { $left } rivals wait
}
web-tab-mat = Mat
web-tab-exhibits = Exhibits
web-tab-market = Market
web-tab-rivals = Rivals
web-tab-log = Log

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

## Lobby

web-about-wreck-raiders = Roll, dive and race to the sunken ships. Bring gems, gold and relics home, and fill your museum before your rivals fill theirs.
web-edition-2019 = 2019
web-edition-2018 = 2018, first edition
