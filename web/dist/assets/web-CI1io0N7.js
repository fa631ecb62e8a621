var e=`game-wreck-raiders = Wreck Raiders
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
layer-top = top
layer-middle = middle
layer-bottom = bottom
spot-name = { $place } { $number }
step-up = One more on the die
step-down = One less on the die
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
solo-rivals = Rival divers
solo-left = { $left ->
    [one] One rival waits
   *[other] { $left } rivals wait
}
tab-mat = Mat
tab-exhibits = Exhibits
tab-market = Market
tab-rivals = Rivals
tab-log = Log
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
claim-conch-how = It stays there and is worth { $coins } coins at the end.
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
about-wreck-raiders = Roll, dive and race to the sunken ships. Bring gems, gold and relics home, and fill your museum before your rivals fill theirs.
edition-2019 = 2019
edition-2018 = 2018, first edition`;export{e as default};