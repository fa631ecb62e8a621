### Der am Terminal gezeichnete Tisch. Was man tippt, wie die Namen der Farben, bleibt, wie es ist.

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
terminal-co-beside-these = Schildkröten: { $turtles }   Truhen: { $chests }   Rochen: { $stingrays }
part-terminal-diver =
    { $colour ->
        [none] Taucher in Reserve
       *[some] Taucher am { co-colour }en Riff
    }
terminal-co-figures =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }   { part-terminal-diver }   Kraken in Reserve: { $octopuses } von 2
terminal-co-turtles = Schildkröten:
terminal-co-chests = Truhen:
terminal-co-hidden = { $count } verdeckt
terminal-co-hand =
    { $you ->
        [yes] deine Karten: { $cards }
       *[no] Karten: { $cards }
    }
terminal-co-legend = ■ ein Würfel   □ ein weißer Würfel   · frei   ein Buchstabe: wessen Taucher oder Krake dort steht
