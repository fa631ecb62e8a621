### The table drawn at a terminal. What players type, such as the names of wrecks and colours, stays as it is.

terminal-wr-supply = { $left } left, { $out } out
terminal-wr-beach = beach
terminal-wr-dice = dice
terminal-wr-taken = taken { $dice }
terminal-wr-rivals = rivals left: { $count }
terminal-wr-exhibits = exhibits
terminal-wr-deck = { $count } in the deck
terminal-wr-coins = { part-wr-coins }
terminal-wr-crest = crest { $crests }
terminal-wr-style = exact order: { $reward }
terminal-wr-market = aquarium market
terminal-wr-per-piece = per piece
terminal-wr-per-set = per { $set }
terminal-wr-mat = { part-wr-coins }   basket { $basket }   { $off } of { $divers } divers in reserve   { $exhibits } of { $enough } exhibits
terminal-wr-cards = cards
terminal-wr-tanks = aquariums
terminal-wr-vault = vault { $worth }
terminal-wr-legend = M3 { $conch }s→4 *: costs { $conch } and s, worth 4, shows *
terminal-wr-layer =
    { $layer ->
        [bottom] bottom
        [middle] middle
       *[top] top
    }
terminal-wr-typed = Wrecks (gem, gold, art, relic) and displays (d1, d2, d3) are written the way you type them.
