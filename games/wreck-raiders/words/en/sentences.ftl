### Wreck Raiders. The edition of 2018 has baubles: skulls, seashells and starfish; that of 2019 has shells: conches,
### scallops and starfish.

## Components.

wr-bauble =
    { $bauble ->
        [conch] { part-wr-conch }
        [scallop] { part-wr-scallop }
       *[starfish] starfish
    }
part-wr-conch =
    { $edition ->
        [2018] skull
       *[2019] conch
    }
part-wr-scallop =
    { $edition ->
        [2018] seashell
       *[2019] scallop
    }
wr-baubles =
    { $bauble ->
        [conch] { $count } { part-wr-conches }
        [scallop] { $count } { part-wr-scallops }
       *[starfish] { $count } starfish
    }
part-wr-conches =
    { $edition ->
        [2018] { $count ->
            [one] skull
           *[other] skulls
        }
       *[2019] { $count ->
            [one] conch
           *[other] conches
        }
    }
part-wr-scallops =
    { $edition ->
        [2018] { $count ->
            [one] seashell
           *[other] seashells
        }
       *[2019] { $count ->
            [one] scallop
           *[other] scallops
        }
    }
# A die as it lies, after "the".
part-wr-die =
    { $bauble ->
        [none] { $face }
       *[some] { $face } with a { wr-bauble }
    }
part-wr-type =
    { $wreck ->
        [gem] gem
        [gold] gold
        [art] art
       *[relic] relic
    }
wr-wanted = { part-wr-type }
# What the drawing of a treasure shows.
part-wr-face =
    { $face ->
        [gem1] a diamond
        [gem2] pearls
        [gem3] crystals
        [gold1] a crown
        [gold2] bars
        [gold3] a cup
        [art1] a landscape
        [art2] a portrait
        [art3] a bouquet
        [relic1] a mask
        [relic2] an ankh
       *[relic3] a stone head
    }
wr-treasure =
    { $covered ->
        [yes] { part-wr-face } ({ part-wr-type }) under a starfish
       *[no] { part-wr-face } ({ part-wr-type })
    }
wr-some-treasure = a treasure
wr-spot =
    { $place ->
        [gem] gem wreck spot { $number }
        [gold] gold wreck spot { $number }
        [art] art wreck spot { $number }
        [relic] relic wreck spot { $number }
       *[beach] beach spot { $number }
    }
part-wr-coins =
    { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
wr-exhibit = the { $coins }-coin exhibit
wr-piece =
    { $layer ->
        [bottom] bottom ({ $worth })
        [middle] middle ({ $worth })
       *[top] top ({ $worth })
    }
wr-worth-per-piece = { part-wr-coins } per piece
wr-worth-per-set =
    { $per ->
        [one] { part-wr-coins } per { $set }
       *[set] { part-wr-coins } per set of { $set }
    }
wr-worth-coins = { part-wr-coins }
wr-worth-shows = { part-wr-coins }, shows { $symbols }

wr-style-none = none
wr-style-piece = a free aquarium piece
wr-style-any =
    { $edition ->
        [2018] any bauble
       *[2019] any shell
    }
wr-style-baubles = { $baubles }

## What is asked.

wr-ask-take =
    { $you ->
        [yes] Take a die.
       *[no] { $who } is choosing a die.
    }
wr-ask-move =
    { $you ->
        [yes] Move a diver to a spot numbered { $value }.
       *[no] { $who } is moving a diver to a spot numbered { $value }.
    }
wr-ask-push =
    { $you ->
        [yes] Choose a beach spot for the bumped diver.
       *[no] { $who } is choosing a spot for the bumped diver.
    }
wr-ask-place =
    { $you ->
        [yes] Place your treasure: { $treasure }.
       *[no] { $who } is placing a treasure: { $treasure }.
    }
wr-ask-extra =
    { $you ->
        [yes] Discard a { part-wr-scallop } for another { part-wr-type } treasure?
       *[no] { $who } may discard a { part-wr-scallop } for another treasure.
    }
wr-ask-claim =
    { $you ->
        [yes] Claim an exhibit?
       *[no] { $who } may claim an exhibit.
    }
wr-ask-decorate =
    { $you ->
        [yes] Claiming the { $coins }-coin exhibit. Decorate it?
       *[no] { $who } is claiming the { $coins }-coin exhibit.
    }
wr-ask-pick =
    { $you ->
        [yes] Exact order! Choose a { part-wr-find }.
       *[no] Exact order! { $who } is choosing a { part-wr-find }.
    }
part-wr-find =
    { $edition ->
        [2018] bauble
       *[2019] shell
    }
wr-ask-free =
    { $you ->
        [yes] Exact order! Take a free aquarium piece.
       *[no] Exact order! { $who } is choosing a free piece.
    }
wr-ask-buy =
    { $you ->
        [yes] Buy an aquarium piece, or end your turn.
       *[no] { $who } may buy an aquarium piece.
    }
wr-ask-rival =
    { $you ->
        [yes] Choose where the next rival dives.
       *[no] { $who } is choosing where the next rival dives.
    }
wr-ask-market =
    { $you ->
        [yes] Buy aquarium pieces, or end the round.
       *[no] { $who } may buy aquarium pieces.
    }
wr-ask-starfish =
    { $you ->
        [yes] Nothing to claim. Use a starfish, or continue.
       *[no] { $who } may use a starfish.
    }
wr-ask-end =
    { $you ->
        [yes] { $starfish ->
            [yes] Use a starfish, or end your turn.
           *[no] End your turn.
        }
       *[no] { $who } is about to end their turn.
    }
wr-ask-end-round =
    { $you ->
        [yes] { $starfish ->
            [yes] Use a starfish, or end the round.
           *[no] End the round.
        }
       *[no] { $who } is about to end the round.
    }
wr-wait-set-up = Setting up: dealing cards and pieces.
wr-wait-row = Turning up new exhibits.
wr-wait-market = Refilling the market.
wr-wait-draw = Drawing a treasure.

## Options.

wr-act-take = Take the { part-wr-die }
wr-act-adjust =
    { $step ->
        [up] Discard a { part-wr-conch }: die +1
       *[down] Discard a { part-wr-conch }: die −1
    }
wr-act-move = Move your diver from { $from } to { $to }
wr-act-dive = Send a diver from your reserve to { $to }
wr-act-stay = Continue: no diver can move
wr-act-push = Bump it to { $to } (shows { $baubles })
wr-act-place-display = Put it on display { part-wr-display }, beside { $types }
wr-act-place-empty = Put it on display { part-wr-display } (empty)
wr-act-place-vault = Put it in the vault: column { $column }, row { $row }
wr-act-discard = Discard it: there’s no room
wr-act-extra = Discard a { part-wr-scallop } for one more treasure
wr-act-claim = Claim the { $coins }-coin exhibit with display { part-wr-display }
wr-act-cover = Put a starfish on { $shows }: display { part-wr-display }, pedestal { $place }
wr-act-decorate-conch = Put a { part-wr-conch } on the card (worth 2 coins)
wr-act-decorate-scallop = Discard a { part-wr-scallop } for one treasure from the { part-wr-type } wreck
wr-act-pick = Take a { wr-bauble }
wr-act-free =
    { $on ->
        [0] Free: { part-wr-offer }, usually { $cost }
       *[other] Free, aquarium { $on }: { part-wr-offer }, usually { $cost }
    }
wr-act-buy =
    { $on ->
        [0] Buy the { part-wr-offer } for { $cost }
       *[other] Buy the { part-wr-offer } for { $cost }, aquarium { $on }
    }
wr-act-trim = Discard a starfish to remove { $shows } from display { part-wr-display }
wr-act-rival = A rival dives to { $to }
wr-act-done = Done
wr-act-done-extra = Take no more treasures
wr-act-done-claim = Finish claiming
wr-act-done-starfish = Continue
wr-act-done-decorate = Collect the card
wr-act-done-free = Decline the free piece
wr-act-end-round = End round

## What happened. Divers belong to a player or are rivals.

part-wr-owner =
    { $by ->
        [rival] A rival
       *[player] { $who }
    }
part-wr-owned-diver =
    { $by ->
        [rival] A rival diver
       *[player] { $who }’s diver
    }
wr-event-exhibit = New exhibit: { $exhibit }.
wr-event-market = New in the market: { $piece }.
wr-event-gathered = All dice are collected for a new roll.
wr-event-rolled = Rolled: { part-wr-die }.
wr-event-turn = { $who }’s turn.
wr-event-round = A new round begins.
wr-event-take = { part-wr-owner } takes the { part-wr-die }.
part-wr-gain-from =
    { $from ->
        [zone] from the die’s zone
        [style] as a style reward
       *[beach] on { $spot }
    }
part-wr-gain-lack =
    { $lack ->
        [yes] {" "}(the supply is { $short } short)
       *[no] {""}
    }
wr-event-gain = { $who } gains { $baubles } { part-wr-gain-from }{ part-wr-gain-lack }.
wr-event-gain-nothing = { $who } gains nothing { part-wr-gain-from }{ part-wr-gain-lack }.
wr-event-spend = { $who } discards a { wr-bauble }.
wr-event-adjust = { $who }’s die now counts as { $value }.
wr-event-move =
    { $by ->
        [rival] A rival moves from { $from } to { $to }.
       *[player] { $who } moves a diver from { $from } to { $to }.
    }
wr-event-dive =
    { $by ->
        [rival] A rival dives to { $to }.
       *[player] { $who } sends a diver to { $to }.
    }
wr-event-stay = { $who } can’t move any diver.
wr-event-home = { part-wr-owned-diver } on { $from } returns to the reserve.
wr-event-push = { part-wr-owned-diver } is bumped from { $from } to { $to }.
wr-event-push-out = { part-wr-owned-diver } is bumped out of { $from }.
wr-event-land = { part-wr-owned-diver } lands on { $to }.
wr-event-draw = { part-wr-owner } finds { $treasure }.
wr-event-nothing = { part-wr-owner } finds nothing: the { part-wr-type } wreck is empty.
wr-event-renew = The { part-wr-type } discards are shuffled into a new supply.
wr-event-place-display = { $who } puts { $treasure } on display { part-wr-display }.
wr-event-place-vault = { $who } puts { $treasure } in vault column { $column }.
wr-event-discard = { part-wr-owner } discards { $treasure }.
wr-event-claim = { $who } claims { $exhibit } with display { part-wr-display }.
wr-event-cover = { $who } puts a starfish on pedestal { $place } of display { part-wr-display }.
wr-event-decorate = { $who } decorates { $exhibit } with a { part-wr-conch }.
wr-event-style = { $who } has the exact order. Style reward: { $reward }.
wr-event-collect = { $who } collects { $exhibit }.
wr-event-trim = { $who } discards { $treasure } from display { part-wr-display }.
wr-event-build =
    { $on ->
        [none] { $who } starts an aquarium with a { part-wr-offer } { part-wr-price }.
       *[some] { $who } adds a { part-wr-offer } to an aquarium { part-wr-price }.
    }
part-wr-price =
    { $free ->
        [yes] for free
       *[no] for { $paid }
    }
wr-event-last-turns = { $who } has enough exhibits: everyone else gets one last turn.

wr-end-last-turns = The last turns have been played: the game ends.
wr-end-quiet = 20 rounds in a row without a claim: the game ends.
wr-end-vault = The vault is full: the game ends.
wr-end-exhibits = Six exhibits have been claimed: the game ends.
wr-end-supply = A wreck’s supply ran out: the game ends.
wr-end-beach = The beach is full: the game ends.
wr-end-rivals = There are no rivals left: the game ends.

## Scores.

wr-source =
    { $source ->
        [exhibits] exhibits
        [conches] { $edition ->
            [2018] skulls on exhibits
           *[2019] conches on exhibits
        }
        [vault-treasures] different treasures in the vault
        [vault-rows] vault rows
        [aquariums] bottoms and middles
        [tops] tops
       *[other] other
    }

# What a score is made of, one line each.
wr-part-exhibits =
    { $count ->
        [one] { $count } exhibit: { $sum }
       *[other] { $count } exhibits: { $sum }
    }
wr-part-conches = { wr-baubles } on exhibits × { $each } = { $points }
wr-part-faces =
    { $count ->
        [one] { $count } treasure in the vault: { $points }
       *[other] { $count } different treasures in the vault: { $points }
    }
wr-part-row =
    { $wreck ->
        [gem] Vault row { $row }, all gems: { $points }
        [gold] Vault row { $row }, all gold: { $points }
        [art] Vault row { $row }, all art: { $points }
       *[relic] Vault row { $row }, all relics: { $points }
    }
wr-part-row-mixed = Vault row { $row } is mixed: 0
wr-part-row-unfilled = Vault row { $row } isn’t full: 0
wr-part-aquarium = Aquarium: { $sum }
wr-part-top =
    { $per ->
        [piece] Top: { $count } pieces × { $each } = { $points }
        [one] Top: { $count } × { $set }, { $each } each = { $points }
        [pair] Top: { part-wr-pairs } of { $set } × { $each } = { $points }
       *[set] Top: { part-wr-sets } of { $set } × { $each } = { $points }
    }
part-wr-pairs =
    { $count ->
        [one] { $count } pair
       *[other] { $count } pairs
    }
part-wr-sets =
    { $count ->
        [one] { $count } set
       *[other] { $count } sets
    }

## Titles of a solo game, by score.

wr-solo-0 = Stick to the paddling pool: it has fewer sharks.
wr-solo-51 = Deep thoughts, shallow dives.
wr-solo-76 = The museum asks for a second crate.
wr-solo-101 = Octopuses ask for your autograph, eight at a time.
wr-solo-126 = The wrecks queue up to be raided by you.
wr-solo-151 = Did you count the sea itself?

## The whole table in words.

wr-tableau-progress = Progress
wr-tableau-turn =
    { $you ->
        [yes] It’s your turn.
       *[no] It’s { $who }’s turn.
    }
wr-tableau-start =
    { $you ->
        [yes] You went first.
       *[no] { $who } went first.
    }
wr-tableau-last-turns = Last turns: { $count } left.
wr-tableau-quiet-rounds = Rounds in a row without a claim: { $count }.
wr-tableau-dice = Dice
wr-tableau-die =
    { $edition ->
        [2018] In the dice pool: { part-wr-die }
       *[2019] On the reef: { part-wr-die }
    }
wr-tableau-die-taken = { part-wr-owner } took a { $face }
wr-tableau-unrolled = Not rolled yet: { $count }
wr-tableau-wreck =
    { $wreck ->
        [gem] Gem wreck
        [gold] Gold wreck
        [art] Art wreck
       *[relic] Relic wreck
    }
wr-tableau-supply = Treasures left: { $left }; discarded: { $out }
wr-tableau-ring = Spots in ring order, the last next to the first:
wr-tableau-spot = Spot { $number }: free
wr-tableau-spot-held = Spot { $number }: { part-wr-owned-diver }
wr-tableau-beach = Beach
wr-tableau-shore-spot = Spot { $number } ({ $baubles }): free
wr-tableau-shore-spot-held = Spot { $number } ({ $baubles }): { part-wr-owned-diver }
wr-tableau-shore = Left in the supply: { $baubles }
wr-tableau-exhibits = Exhibits
wr-tableau-exhibit =
    { $crested ->
        [yes] { $exhibit }; crest: { $crests }; style reward: { $style }
       *[no] { $exhibit }; style reward: { $style }
    }
wr-tableau-deck = Cards in the deck: { $count }
wr-tableau-market = Aquarium market
wr-tableau-piece = { $piece }, costs { $cost }
wr-tableau-stacks = In the stacks: bottoms { $bottoms }, middles { $middles }, tops { $tops }
wr-tableau-mat =
    { $you ->
        [yes] Your mat
       *[no] { $who }’s mat
    }
wr-tableau-basket = Basket: { $baubles }
wr-tableau-divers = Divers in reserve: { $off } of { $divers }
wr-tableau-display = Display { part-wr-display } ({ $count } of { $pedestals } pedestals): { $tiles }
wr-tableau-vault = Vault row { $row } (worth { part-wr-coins }): { $tiles }
wr-tableau-column = { $treasure } in column { $column }
wr-tableau-claimed = Exhibits claimed ({ $count } of { $enough }): { $cards }
wr-tableau-decorated = { $exhibit } with a { part-wr-conch }
wr-tableau-aquarium = Aquarium { $number }: { $pieces }
wr-tableau-rivals = Rivals
wr-tableau-pile = Still to come: { $count }
wr-tableau-visited = Wrecks visited this round: { $wrecks }
wr-tableau-ran-out = A wreck’s supply ran out this round.

## Displays are numbered as on the mat.

part-wr-display =
    { $display ->
        [1] I
        [2] II
       *[3] III
    }

## Cards, pieces and places by what they show.

wr-exhibit-face = { $treasures } ({ part-wr-coins })
wr-kinds =
    { $count ->
        [one] { wr-bauble }
       *[other] { wr-baubles }
    }
wr-price = { wr-baubles }
wr-price-each = one of each
wr-lying =
    { $covered ->
        [yes] starfish
       *[no] { part-wr-type }
    }
wr-shows =
    { $face ->
        [gold2] gold bars
       *[other] { part-wr-face }
    }
wr-place =
    { $place ->
        [gem] gem wreck { $number }
        [gold] gold wreck { $number }
        [art] art wreck { $number }
        [relic] relic wreck { $number }
       *[beach] beach { $number }
    }
part-wr-worth =
    { $per ->
        [none] { part-wr-coins }
        [shows] { part-wr-coins }, { $set }
        [piece] { part-wr-coins } per piece
        [one] { part-wr-coins } per { $set }
        [pair] { part-wr-coins } per pair
       *[set] { part-wr-coins } per set
    }
part-wr-offer =
    { $layer ->
        [bottom] bottom ({ part-wr-worth })
        [middle] middle ({ part-wr-worth })
       *[top] top ({ part-wr-worth })
    }
wr-act-claim-among = Claim with display { part-wr-display }: { $treasures } ({ part-wr-coins })
