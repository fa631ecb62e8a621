### Was am Terminal um ein Spiel herum gesagt wird.

part-terminal-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }
terminal-total = insgesamt
terminal-alone =
    { $points ->
        [one] Du hast { $points } Punkt.
       *[other] Du hast { $points } Punkte.
    }
terminal-winner = { $who } gewinnt mit { part-terminal-points }.
terminal-winners = { $names } teilen sich den Sieg.
terminal-name = { $who }
terminal-pass = Gib { $who } die Tastatur. { $who }, drücke Enter, wenn sonst niemand zusieht.
terminal-rules = { $game }, in unseren Worten

## Der gezeichnete Tisch. Was man tippt, wie die Namen der Wracks und Farben, bleibt, wie man es tippt.

terminal-none = keine
terminal-left = noch { $count }

terminal-wr-supply = { $left } da, { $out } weg
terminal-wr-beach = Strand
terminal-wr-dice = Würfel
terminal-wr-taken = genommen
terminal-wr-rivals = Gegner übrig
terminal-wr-exhibits = Ausstellungen
terminal-wr-deck = { $count } im Stapel
terminal-wr-coins = { $coins } M.
terminal-wr-crest = Wappen
terminal-wr-style = in Folge: { $reward }
terminal-wr-market = Aquarienmarkt
terminal-wr-per-piece = je Plättchen
terminal-wr-per-set = je { $set }
terminal-wr-mat = { $coins } Münzen   Korb { $basket }   { $off } von { $divers } Tauchern neben dem Brett   { $exhibits } von { $enough } Ausstellungen
terminal-wr-cards = Ausst
terminal-wr-tanks = Aquar
terminal-wr-vault = Tresor
terminal-wr-legend = M3 { $conch }s→4 *: kostet { $conch } und s, ist 4 wert, zeigt *

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
