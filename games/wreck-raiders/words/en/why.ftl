### Why something cannot be chosen: one short sentence to whoever asks.

part-wr-why-display =
    { $display ->
        [1] I
        [2] II
       *[3] III
    }
part-wr-why-pool =
    { $edition ->
        [2018] in the dice pool
       *[2019] on the reef
    }
part-wr-why-bauble =
    { $bauble ->
        [conch] { $edition ->
            [2018] skull
           *[2019] conch
        }
        [scallop] { $edition ->
            [2018] seashell
           *[2019] scallop
        }
       *[starfish] starfish
    }
part-wr-why-treasures =
    { $count ->
        [one] { $count } treasure
       *[other] { $count } treasures
    }

## Something else is to be done now.

wr-why-now-take = First take a die.
wr-why-now-move = First move a diver.
wr-why-now-push = First choose a beach spot for the bumped diver.
wr-why-now-place = First place your treasure.
wr-why-now-extra = First decide whether you want another treasure.
wr-why-now-claim = First claim exhibits, or continue without.
wr-why-now-decorate = First finish your claim.
wr-why-now-pick =
    { $edition ->
        [2018] First choose your bauble.
       *[2019] First choose your shell.
    }
wr-why-now-free = First take or decline the free aquarium piece.
wr-why-now-buy = Now you can buy an aquarium piece, or end your turn.
wr-why-now-rival = First choose where the next rival dives.
wr-why-now-market = Now you can buy aquarium pieces, or end the round.

## Dice.

wr-why-no-such-die = There’s no such die { part-wr-why-pool }.
wr-why-die-taken = That die has already been taken.
wr-why-die-stops = In this edition a die can’t go below 1 or above 6; yours is a { $value }.
wr-why-no-bauble = You have no { part-wr-why-bauble } in your basket.

## Divers.

wr-why-no-diver-left = All your divers are on the board.
wr-why-not-your-diver = You have no diver there.
wr-why-other-number = Your die is a { $value }: choose a spot numbered { $value }.
wr-why-solo-beach = In the solo game you may not move to the beach.
wr-why-same-wreck = You may not move within the same wreck.
wr-why-beach-to-beach = You may not move from the beach to the beach.
wr-why-own-diver = Your own diver is already on that wreck spot.
wr-why-must-move = You must move a diver if you can.
wr-why-spot-held = That beach spot is taken.
wr-why-no-die-left = No die showing { $value } is left.
wr-why-visited = A rival has already dived to that wreck this round.
wr-why-empty-first = A rival must dive to an empty spot numbered { $value } if there is one.

## Treasures.

wr-why-display-full = Display { part-wr-why-display } is full.
wr-why-column-full = Column { $column } of your vault is full.
wr-why-vault-only = A treasure from a rival’s dive must go to your vault.
wr-why-being-claimed = You can’t change display { part-wr-why-display } while you’re claiming with it.
wr-why-must-place = You still have room, so you must place the treasure.

## Exhibits.

wr-why-not-face-up = That exhibit is not face up.
wr-why-too-few = Display { part-wr-why-display } is missing { part-wr-why-treasures } for this exhibit.
wr-why-too-many = Display { part-wr-why-display } has { part-wr-why-treasures } too many for this exhibit.
wr-why-misfits =
    { $count ->
        [one] { $count } treasure on display { part-wr-why-display } doesn’t match this exhibit.
       *[other] { $count } treasures on display { part-wr-why-display } don’t match this exhibit.
    }
wr-why-no-crest = This exhibit has no { part-wr-why-bauble } crest.
wr-why-crest-used = You have already used that crest.
wr-why-wreck-empty = There are no treasures left in that wreck.
wr-why-starfish-first = First put { $count } more starfish on display { part-wr-why-display }.
wr-why-none-left = The supply has no { part-wr-why-bauble } left.

## Starfish.

wr-why-covers-only = In this edition a starfish can’t remove a treasure.
wr-why-starfish-owed = Your claim needs that starfish elsewhere.
wr-why-display-empty = Display { part-wr-why-display } is empty.
wr-why-claim-step-only = You may only place starfish in your claim step.
wr-why-while-claiming = You may only place starfish while you claim.
wr-why-style-checked = The order of display { part-wr-why-display } has already been checked.
wr-why-name-first = First choose a display and an exhibit to claim.
wr-why-other-display = You may only place starfish on the display you’re claiming with.
wr-why-no-treasure = There is no treasure on that pedestal.
wr-why-covered = That treasure is already under a starfish.

## Aquariums.

wr-why-cannot-pay = You still need { $missing } for this piece.
wr-why-not-for-sale = That piece is not in the market.
wr-why-no-aquarium = You have no open aquarium for this piece.
wr-why-aquarium-closed = That aquarium already has a top, so it’s closed.
wr-why-not-your-aquarium = You have no aquarium with that bottom.
