### Der am Terminal gezeichnete Tisch. Was man tippt, wie die Namen der Wracks und Farben, bleibt, wie es ist.

terminal-wr-supply = { $left }, abgew. { $out }
terminal-wr-beach = Strand
terminal-wr-dice = Würfel
terminal-wr-taken = genommen: { $dice }
terminal-wr-rivals = Gegner in Reserve: { $count }
terminal-wr-exhibits = Ausstellungen
terminal-wr-deck = noch { $count } im Stapel
terminal-wr-coins = { part-wr-coins }
terminal-wr-crest = Wappen { $crests }
terminal-wr-style = Stil: { $reward }
terminal-wr-market = Aquarienmarkt
terminal-wr-per-piece = je Plättchen
terminal-wr-per-set = je { $set }
terminal-wr-mat = { part-wr-coins }   Korb { $basket }   Taucher in Reserve: { $off } von { $divers }   Ausstellungen: { $exhibits } von { $enough }
terminal-wr-cards = Ausst.
terminal-wr-tanks = Aquar.
terminal-wr-vault = Tresor { $worth }
terminal-wr-legend = M3 { $conch }s→4 *: kostet { $conch } und s, ist 4 Münzen wert, zeigt *
terminal-wr-layer =
    { $layer ->
        [bottom] Boden
        [middle] Mittelteil
       *[top] Deckel
    }
terminal-wr-typed = So wird getippt: gem (Edelsteine), gold (Gold), art (Kunst), relic (Relikte), d1 bis d3 (Auslagen)
