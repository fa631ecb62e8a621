### What an option surely brings: one short sentence to the player who may choose it.

wr-brings-own = { $own }.
wr-brings-both = { $own }. { $others }.
wr-brings-others = { $others }.

## What the player does, one after another in a list.

wr-brings-you = You { $deeds }
wr-brings-draw = draw { part-wr-brings-treasures }
part-wr-brings-treasures =
    { $wreck ->
        [gem] { $count } { $count ->
            [one] gem
           *[other] gems
        }
        [gold] { $count } gold
        [art] { $count } art
       *[relic] { $count } { $count ->
            [one] relic
           *[other] relics
        }
    }
wr-brings-gain = gain { $baubles }
wr-brings-pay = spend { $baubles }
wr-brings-card = collect the card for { part-wr-coins }
wr-brings-coins = score { part-wr-coins }
wr-brings-promised = score { part-wr-coins } more with the card
wr-brings-die = make your die a { $value }
wr-brings-trim = discard { $shows }
wr-brings-lose = lose the treasure
wr-brings-bumped-you = are bumped from your spot

## What happens to the others, one after another in a list.

wr-brings-draws =
    { $seats ->
        [one] { $who } draws { $count }
       *[other] { $who } draw { $count } each
    }
wr-brings-bumped = { $who } is bumped to beach spot { $number }
wr-brings-bumped-finds = { $who } is bumped to beach spot { $number } and gains { $baubles }
wr-brings-home = { $who } gets a diver back
wr-brings-rival = A rival is bumped

## What comes of it where nobody gains anything yet.

wr-brings-move = You move a diver to a spot numbered { $value }
wr-brings-then = Then: { $then }.
wr-brings-empty = That wreck is empty
wr-brings-vault = No coin: your vault already has that picture
wr-brings-display =
    { $count ->
        [one] Display { part-wr-display } then holds { $count } treasure
       *[other] Display { part-wr-display } then holds { $count } treasures
    }
wr-brings-fits = Display { part-wr-display } then fits the { $coins }-coin exhibit
wr-brings-claim =
    { $missing ->
        [0] The card brings { part-wr-coins } once you collect it
       *[other] The card brings { part-wr-coins }, but takes { $missing } starfish
    }
wr-brings-missing =
    { $count ->
        [one] { $count } starfish is still missing.
       *[other] { $count } starfish are still missing.
    }
