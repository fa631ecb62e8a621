### Was nur der Web-Client sagt: Coralia.

## Namen

web-game-coralia = Coralia
# Ohne Endung, damit die Nachricht sie beugt.
web-colour-yellow = gelb
web-colour-blue = blau
web-colour-red = rot
web-colour-orange = orangefarben
web-colour-green = grün
web-colour-violet = violett
web-colour-white = weiß
web-symbol-pearl = Perle
web-symbol-fish = Fisch
web-symbol-starfish = Seestern
web-symbol-octopus = Krake
web-symbol-diver = Taucher
web-symbol-turtle = Schildkröte
web-symbol-treasure = Schatz
web-not-rolled = noch nicht gewürfelt
web-reef-name = Das { $colour }e Riff
web-space-name = { $symbol } am { $colour }en Riff
web-chest-of = Truhe am { $colour }en Riff
web-die-of = Ein { $colour }er Würfel: { $symbol }
web-island = Insel
web-island-dice = Insel: { $count ->
    [0] keine Würfel
   *[other] { $count } Würfel
}
web-island-empty = keine Würfel
web-station = Forschungsstation
web-supply = Vorrat
web-supply-of = { $left ->
    [0] Kein { $colour }er Würfel mehr
    [one] Noch { $left } { $colour }er Würfel
   *[other] Noch { $left } { $colour }e Würfel
}
web-piles = Stapel
web-pile-starfish = Seesterne
web-pile-fish = Fische
web-pile-pearl = Perlen
web-pile-island = Insel
web-rays = Rochen
web-side-turtles = Zum Kopieren
web-side-chests = Zum Öffnen
web-your-cards = Deine Karten
web-looking = Behalte eine davon
web-no-cards = Du hast noch keine Karten.
web-start-player = Startspieler
web-round-of = Runde { $round } von { $all }
web-final-scoring = Schlusswertung
web-turtle-white-die = Schildkröte: Würfle mit einem weißen Würfel und setze ihn ein.
web-turtle-jellyfish = Schildkröte: Rücke dein Schiff zur nächsten Qualle vor.
web-turtle-stingray = Schildkröte: Nimm einen Rochen.
web-turtle-starfish-card = Schildkröte: Nimm die oberste Seesternkarte.
web-turtle-island-card = Schildkröte: Nimm die oberste Inselkarte.
web-turtle-fish-card = Schildkröte: Nimm die oberste Fischkarte.
web-turtle-copy = Schildkröte: Kopiere eine Schildkröte neben dem Plan.
web-turtle-side-chest = Schildkröte: Öffne eine Truhe neben dem Plan.
web-chest-fish-card = Truhe: die oberste Fischkarte.
web-chest-pearl-card = Truhe: die oberste Perlenkarte.
web-chest-starfish-card = Truhe: die oberste Seesternkarte.
web-chest-island-card = Truhe: die oberste Inselkarte.
web-chest-island-dice = Truhe: 1 Punkt je Würfel auf der Insel.
web-chest-stingray = Truhe: ein Rochen.
web-chest-white-die = Truhe: Würfle mit einem weißen Würfel und setze ihn ein.
web-chest-jellyfish = Truhe: Rücke dein Schiff zur nächsten Qualle vor.
web-card-pearl-2 = Perle im Wert von 2
web-card-pearl-3 = Perle im Wert von 3
web-card-pearl-4 = Perle im Wert von 4
web-card-pearl-5 = Perle im Wert von 5
web-card-pearl-6 = Seesternkarte: eine Perle im Wert von 6
web-card-fire-fish = Feuerfisch
web-card-blowfish = Kugelfisch
web-card-angel-fish = Kaiserfisch
web-card-stingray = Rochen
web-card-anemone-fish = Seesternkarte: ein Anemonenfisch
web-card-per-fish = Seesternkarte: 2 Punkte je Fischkarte, die du hast
web-card-per-pearl = Seesternkarte: 1 Punkt je Perlenkarte, die du hast
web-card-per-island-die = Seesternkarte: 1 Punkt je Würfel auf der Insel
web-card-per-turtle = Seesternkarte: 3 Punkte je Schildkröte, die du hast
web-card-per-chest = Seesternkarte: 2 Punkte je Truhe, die du hast
web-card-side-chest = Seesternkarte: Öffne eine Truhe neben dem Plan
web-card-jellyfish = Seesternkarte: Rücke dein Schiff zur nächsten Qualle vor
web-card-chests = Seesternkarte: Öffne die Truhen, die noch auf zwei bestimmten Riffen liegen
web-card-dice = Seesternkarte: eine Karte für jeden Restwürfel in zwei bestimmten Farben
web-tip-pearl = Nimm zwei Perlenkarten. Je höher deine Summe im Vergleich zu den anderen, desto mehr deiner Perlen zählen am Ende.
web-tip-fish = Sieh dir zwei Fischkarten an und behalte eine. Je mehr verschiedene Fische, desto mehr Punkte am Ende.
web-tip-starfish-space = Sieh dir drei Seesternkarten an und behalte eine. Am Ende bringt sie, was auf ihr steht.
web-tip-octopus = Setze einen Kraken ein: 1 Punkt je Würfel auf diesem Riff, später mehr durch andere Kraken und durch Würfel dieser Farbe auf der Insel.
web-tip-diver = Setze deinen Taucher ein: Am Ende wertet er die besetzten Felder seines Riffs. Verlässt er ein Riff, öffnest du dessen Truhe.
web-tip-turtle = Nimm die Schildkröte und nutze ihren Bonus. Ab deinem nächsten Zug kannst du darauf einen Würfel sichern.
web-tip-treasure = Verlässt ein Taucher das Riff, rückt sein Würfel hierher, und der Besitzer des Tauchers bekommt die Truhe.
web-tip-chest = Eine geschlossene Truhe. Du öffnest sie, wenn dein Taucher dieses Riff verlässt.
web-tip-side-chest = Eine Truhe neben dem Plan: Eine Schildkröte oder eine Seesternkarte öffnet sie.
web-tip-island = Würfel, deren Feld schon besetzt war. Wer einen hierher setzt, bekommt eine Inselkarte.
web-tip-station = Die Würfel dieses Zuges. Einer wird eingesetzt, die anderen drei gehen an den nächsten Spieler.
web-tip-supply = Noch unbenutzte Würfel. Jeder Zug beginnt damit, einen davon zu nehmen.
web-tip-pile = { $pile }: { $left ->
    [0] keine Karten mehr.
    [one] noch { $left } Karte.
   *[other] noch { $left } Karten.
}
web-tip-rays = Rochen zählen als Fische. Du bekommst sie durch eine Schildkröte oder eine Truhe.
web-tip-track = Die Punkteleiste. Eine Qualle bringt dein Schiff zum nächsten Vielfachen von fünf.
web-tip-rounds = In jeder Runde setzen alle einen Würfel ein.
web-tip-cards = Karten auf der Hand
web-tip-locks = Schildkröten: Jede kann einen Würfel sichern
web-tip-chests = Geöffnete Truhen
web-tip-octopuses = Kraken in Reserve: { $left }

## Ein Zug in fünf Bildern

web-turn-takes = Nimmt
web-turn-locks = Sichert
web-turn-rolls = Würfelt
web-turn-places = Setzt
web-turn-points = Punkte

## Lobby

web-about-coralia = Vier Würfel, sechs Riffe, eine Entscheidung pro Zug. Wecke Kraken, folge Schildkröten und öffne Truhen, bevor es die anderen tun.

## Das Ende

web-track = Leiste
web-divers = Taucher

## Würfel

web-die-unusable = Diesen Würfel kannst du gerade nicht einsetzen.

## Was ein Tippen auf dem Handy tut

web-do-take = Nehmen
web-do-place = Einsetzen
web-do-keep = Behalten
web-do-lock = Sichern
web-do-score = Werten

# Wie jede Spalte der Schlusswertung zählt.
web-counts-track = Punkte auf der Leiste während der Partie.
web-counts-pile-starfish = Jede Karte sagt, was sie bringt.
web-cards-pay-nothing = Selbst keine Punkte
web-counts-divers = Jeder Würfel am Riff des Tauchers zählt.
web-counts-pile-fish = Sätze verschiedener Fische: { $one }, { $two }, { $three }, { $four } oder { $five }.
web-counts-pile-pearl = Meiste Perlen: die besten vier. Zweiter Platz: zwei. Alle anderen: eine.
web-explain-score = Punktestand erklären
web-gain-of = { $count } von { $of }
web-for-sure = sicher
