### Was nur der Web-Client sagt: Coralia.

## Namen

web-game-coralia = Coralia
web-island = Insel
web-island-dice = Insel: { $count ->
    [0] keine Würfel
    [one] ein Würfel
   *[other] { $count } Würfel
}
web-island-empty = keine Würfel
web-station = Forschungsstation
web-supply = Vorrat
web-piles = Stapel
web-pile-starfish = Seesterne
web-pile-fish = Fische
web-pile-pearl = Perlen
web-pile-island = Insel
web-rays = Rochen
web-side-turtles = Zum Kopieren
web-side-chests = Weitere Truhen
web-your-cards = Deine Karten
web-looking = Behalte eine davon
web-no-cards = Du hast noch keine Karten.
web-start-player = beginnt
web-round-of = Runde { $round } von { $all }
web-final-scoring = Schlusswertung
web-turtle-white-die = Schildkröte: Wirf einen weißen Würfel und setze ihn ein.
web-turtle-jellyfish = Schildkröte: Segle zur nächsten Qualle.
web-turtle-stingray = Schildkröte: Nimm einen Rochen.
web-turtle-starfish-card = Schildkröte: Nimm die oberste Seesternkarte.
web-turtle-island-card = Schildkröte: Nimm die oberste Inselkarte.
web-turtle-fish-card = Schildkröte: Nimm die oberste Fischkarte.
web-turtle-copy = Schildkröte: Nutze eine Schildkröte neben dem Plan.
web-turtle-side-chest = Schildkröte: Öffne eine weitere Truhe.
web-chest-fish-card = Truhe: die oberste Fischkarte.
web-chest-pearl-card = Truhe: die oberste Perlenkarte.
web-chest-starfish-card = Truhe: die oberste Seesternkarte.
web-chest-island-card = Truhe: die oberste Inselkarte.
web-chest-island-dice = Truhe: ein Punkt je Würfel auf der Insel.
web-chest-stingray = Truhe: ein Rochen.
web-chest-white-die = Truhe: Wirf einen weißen Würfel und setze ihn ein.
web-chest-jellyfish = Truhe: Segle zur nächsten Qualle.
web-card-pearl-2 = Perle im Wert von 2
web-card-pearl-3 = Perle im Wert von 3
web-card-pearl-4 = Perle im Wert von 4
web-card-pearl-5 = Perle im Wert von 5
web-card-pearl-6 = Seesternkarte: eine Perle im Wert von 6
web-card-fire-fish = Feuerfisch
web-card-blowfish = Kugelfisch
web-card-angel-fish = Engelfisch
web-card-stingray = Rochen
web-card-anemone-fish = Seesternkarte: ein Anemonenfisch
web-card-per-fish = Seesternkarte: 2 Punkte je Fischkarte
web-card-per-pearl = Seesternkarte: 1 Punkt je Perlenkarte
web-card-per-island-die = Seesternkarte: 1 Punkt je Würfel auf der Insel
web-card-per-turtle = Seesternkarte: 3 Punkte je Schildkröte
web-card-per-chest = Seesternkarte: 2 Punkte je Truhe
web-card-side-chest = Seesternkarte: Öffne eine weitere Truhe
web-card-jellyfish = Seesternkarte: Segle zur nächsten Qualle
web-card-chests = Seesternkarte: Öffne die Truhen, die noch auf zwei Riffen liegen
web-card-dice = Seesternkarte: eine Karte je übrigem Würfel zweier Farben
web-tip-pearl = Zwei Perlenkarten.
web-tip-fish = Sieh dir zwei Fischkarten an, behalte eine.
web-tip-starfish-space = Sieh dir drei Seesternkarten an, behalte eine.
web-tip-octopus = Deine Krake kommt: ein Punkt je Würfel auf diesem Riff.
web-tip-diver = Dein Taucher kommt; wo er aufbricht, öffnet sich eine Truhe.
web-tip-turtle = Nimm die Schildkröte und ihren Bonus; von nun an sperrt sie dir einen Würfel.
web-tip-treasure = Ein Taucher, der aufbricht, versenkt hier seinen Würfel und öffnet die Truhe.
web-tip-chest = Eine geschlossene Truhe. Sie öffnet sich, wenn ein Taucher das Riff verlässt.
web-tip-side-chest = Eine weitere Truhe: Manche Schildkröten und Karten öffnen sie.
web-tip-island = Würfel, deren Feld besetzt ist. Jeder bringt eine Inselkarte.
web-tip-station = Die Würfel dieses Zuges. Einer wird eingesetzt, drei segeln weiter.
web-tip-supply = Würfel, die noch niemand hat. Jeder Zug beginnt mit einem davon.
web-tip-pile = { $pile }: noch { $left } Karten.
web-tip-rays = Rochen liegen für sich; Schildkröten und Truhen bringen sie.
web-tip-track = Punkte. Eine Qualle trägt ein Schiff zum nächsten Vielfachen von fünf.
web-tip-rounds = In jeder Runde setzen alle einen Würfel ein.
web-tip-cards = Karten auf der Hand
web-tip-locks = Schildkröten: So viele Würfel dürfen gesperrt werden
web-tip-chests = Genommene Truhen
web-tip-octopuses = Kraken übrig: { $left }

## Lobby

web-about-coralia = Vier Würfel, sechs Riffe, eine Wahl im Zug. Wecke Kraken, folge Schildkröten, öffne die Truhe vor dem nächsten Taucher.

## Das Ende

web-track = Leiste
web-divers = Taucher

## Farben und Symbole; an den Stamm der Farbe kommt ihre Endung

part-web-colour = { $colour ->
    [yellow] gelb
    [blue] blau
    [red] rot
    [orange] orangefarben
    [green] grün
    [violet] violett
   *[white] weiß
}
part-web-colour-first = { $colour ->
    [yellow] Gelb
    [blue] Blau
    [red] Rot
    [orange] Orangefarben
    [green] Grün
    [violet] Violett
   *[white] Weiß
}
part-web-symbol = { $symbol ->
    [pearl] Perle
    [fish] Fisch
    [starfish] Seestern
    [octopus] Krake
    [diver] Taucher
    [turtle] Schildkröte
    [treasure] Schatz
   *[none] noch nicht gewürfelt
}
web-reef-name = { part-web-colour-first }es Riff
web-space-name = { part-web-colour-first }es Riff: { part-web-symbol }
web-chest-of = Truhe am { part-web-colour }en Riff
web-die-of = { part-web-colour-first }er Würfel: { part-web-symbol }
web-die-unusable = Diesen Würfel kannst du jetzt nicht einsetzen.
web-supply-of = { part-web-colour-first }e Würfel: noch { $left }
