### Der am Terminal gezeichnete Tisch. Was man tippt, wie die Namen der Wracks und Farben, bleibt, wie es ist.

terminal-wr-supply = { $left } da, { $out } weg
terminal-wr-beach = Strand
terminal-wr-dice = Würfel
terminal-wr-taken = genommen { $dice }
terminal-wr-rivals = Gegner übrig: { $count }
terminal-wr-exhibits = Ausstellungen
terminal-wr-deck = { $count } im Stapel
terminal-wr-coins = { $coins } M.
terminal-wr-crest = Wappen { $crests }
terminal-wr-style = in Folge: { $reward }
terminal-wr-market = Aquarienmarkt
terminal-wr-per-piece = je Plättchen
terminal-wr-per-set = je { $set }
terminal-wr-mat = { part-wr-coins }   Korb { $basket }   { $off } von { $divers } Tauchern neben dem Brett   { $exhibits } von { $enough } Ausstellungen
terminal-wr-cards = Ausst
terminal-wr-tanks = Aquar
terminal-wr-vault = Tresor { $worth }
terminal-wr-legend = M3 { $conch }s→4 *: kostet { $conch } und s, ist 4 wert, zeigt *
terminal-wr-layer =
    { $layer ->
        [bottom] Boden
        [middle] Mittelteil
       *[top] Deckel
    }
terminal-wr-typed = So wird getippt: gem (Edelsteine), gold (Gold), art (Kunst), relic (Relikte), d1 bis d3 (Auslagen)
