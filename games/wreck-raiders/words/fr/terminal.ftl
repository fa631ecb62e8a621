### La table dessinée au terminal. Ce qu’on tape, comme les noms des épaves et des couleurs, ne change pas.

terminal-wr-supply = { $left }, déf. { $out }
terminal-wr-beach = plage
terminal-wr-dice = dés
terminal-wr-taken = pris : { $dice }
terminal-wr-rivals = rivaux restants : { $count }
terminal-wr-exhibits = expositions
terminal-wr-deck = { $count } dans la pioche
terminal-wr-coins = { $coins } p.
terminal-wr-crest = blason { $crests }
terminal-wr-style = ordre exact : { $reward }
terminal-wr-market = marché des aquariums
terminal-wr-per-piece = par morceau
terminal-wr-per-set = par { $set }
terminal-wr-mat = { part-wr-coins }   panier : { $basket }   plongeurs en réserve : { $off }/{ $divers }   expositions : { $exhibits }/{ $enough }
terminal-wr-cards = expo.
terminal-wr-tanks = aqua.
terminal-wr-vault = coffre-fort { $worth }
terminal-wr-legend = M3 { $conch }s→4 * : coûte { $conch } et s, vaut 4, montre *
terminal-wr-layer =
    { $layer ->
        [bottom] dessous
        [middle] centre
       *[top] dessus
    }
terminal-wr-typed = À taper : gem (gemmes), gold (or), art (art), relic (reliques), d1 à d3 (présentoirs)
