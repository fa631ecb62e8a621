### Der am Terminal gezeichnete Tisch. Was man tippt, wie die Namen der Wracks und Farben, bleibt, wie es ist.

terminal-co-final = Schlusswertung
terminal-co-round = Runde { $round } von { $rounds }
terminal-co-island = Insel
terminal-co-no-dice = keine Würfel
terminal-co-white = { $count } weiß
terminal-co-station = Station
terminal-co-supply = Vorrat
terminal-co-piles = Stapel
terminal-co-then = dann
terminal-co-beside = daneben
terminal-co-beside-these = Schildkröten { $turtles }   Truhen { $chests }   Rochen { $stingrays }
part-terminal-diver =
    { $colour ->
        [none] Taucher an Land
       *[some] Taucher auf Riff { co-colour }
    }
terminal-co-figures =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }   { part-terminal-diver }   { $octopuses } von 2 Kraken übrig
terminal-co-turtles = Schildkröten
terminal-co-chests = Truhen
terminal-co-hidden = { $count } verdeckt
terminal-co-hand =
    { $you ->
        [yes] deine Karten: { $cards }
       *[no] Karten: { $cards }
    }
terminal-co-legend = ■ ein Würfel   □ ein weißer Würfel   · frei   ein Buchstabe: wessen Taucher oder Krake dort steht
