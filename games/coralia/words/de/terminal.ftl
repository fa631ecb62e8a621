### Der am Terminal gezeichnete Tisch. Was man tippt, wie die Namen der Farben, bleibt, wie es ist.

terminal-co-final = Schlusswertung
terminal-co-round = Runde { $round } von { $rounds }
terminal-co-island = Insel
terminal-co-no-dice = keine Würfel
terminal-co-white = { $count } weiß
terminal-co-station = Station
terminal-co-supply = Vorrat
terminal-co-piles = Stapel
terminal-co-then = { $pile } { $count }, ganz unten gibt es { $cards }
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
terminal-co-turtles = Schildkröten: { $tiles }
terminal-co-chests = Truhen: { $tiles }
terminal-co-hidden = { $count } verdeckt
terminal-co-hand =
    { $you ->
        [yes] du hast an Karten: { $cards }
       *[no] hat an Karten: { $cards }
    }
terminal-co-legend = ■ ein Würfel   □ ein weißer Würfel   · frei   ein Buchstabe: wessen Taucher oder Krake dort steht
terminal-co-bonus =
    { $bonus ->
        [white-die] Weißwürfel
        [jellyfish] Qualle
        [stingray] Rochen
        [starfish-card] Seestern
        [island-card] Inselkarte
        [fish-card] Fisch
        [pearl-card] Perle
        [copy] Kopie
        [side-chest] Truhe
       *[island-dice] Inselwürfel
    }
terminal-co-space =
    { $space ->
        [pearl] Perle
        [fish] Fisch
        [starfish] Seestern
        [octopus] Krake
        [diver] Taucher
        [turtle] Schildkröte
       *[treasure] Schatz
    }
terminal-co-chest = Truhe
terminal-co-typed = So wird getippt: yellow (gelb), blue (blau), red (rot), orange, green (grün), violet (violett), pearl (Perle), fish (Fisch), starfish (Seestern), octopus (Krake), diver (Taucher), turtle (Schildkröte), island (Insel)
