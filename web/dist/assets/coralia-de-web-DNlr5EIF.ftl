game-coralia = Coralia
colour-yellow = gelb
colour-blue = blau
colour-red = rot
colour-orange = orangefarben
colour-green = grün
colour-violet = violett
colour-white = weiß
symbol-pearl = Perle
symbol-fish = Fisch
symbol-starfish = Seestern
symbol-octopus = Krake
symbol-diver = Taucher
symbol-turtle = Schildkröte
symbol-treasure = Schatz
not-rolled = noch nicht gewürfelt
reef-name = Das {$colour}e Riff
space-name = {$symbol} am {$colour}en Riff
chest-of = Truhe am {$colour}en Riff
die-of = Ein {$colour}er Würfel: {$symbol}
island = Insel
island-dice = Insel: {$count ->
 [0] keine Würfel
 *[other] {$count} Würfel
}
island-empty = keine Würfel
station = Forschungsstation
supply = Vorrat
supply-of = {$left ->
 [0] Kein {$colour}er Würfel mehr
 [one] Noch {$left} {$colour}er Würfel
 *[other] Noch {$left} {$colour}e Würfel
}
piles = Stapel
pile-starfish = Seesterne
pile-fish = Fische
pile-pearl = Perlen
pile-island = Insel
rays = Rochen
side-turtles = Zum Kopieren
side-chests = Neben dem Plan
your-cards = Deine Karten
looking = Behalte eine davon
no-cards = Du hast noch keine Karten.
start-player = Startspieler
round-of = Runde {$round} von {$all}
final-scoring = Schlusswertung
turtle-white-die = Schildkröte: Würfle mit einem weißen Würfel und setze ihn ein.
turtle-jellyfish = Schildkröte: Rücke dein Schiff zur nächsten Qualle vor.
turtle-stingray = Schildkröte: Nimm einen Rochen.
turtle-starfish-card = Schildkröte: Nimm die oberste Seesternkarte.
turtle-island-card = Schildkröte: Nimm die oberste Inselkarte.
turtle-fish-card = Schildkröte: Nimm die oberste Fischkarte.
turtle-copy = Schildkröte: Kopiere eine Schildkröte neben dem Plan.
turtle-side-chest = Schildkröte: Öffne eine Truhe neben dem Plan.
chest-fish-card = Truhe: die oberste Fischkarte.
chest-pearl-card = Truhe: die oberste Perlenkarte.
chest-starfish-card = Truhe: die oberste Seesternkarte.
chest-island-card = Truhe: die oberste Inselkarte.
chest-island-dice = Truhe: 1 Punkt je Würfel auf der Insel.
chest-stingray = Truhe: ein Rochen.
chest-white-die = Truhe: Würfle mit einem weißen Würfel und setze ihn ein.
chest-jellyfish = Truhe: Rücke dein Schiff zur nächsten Qualle vor.
card-pearl-2 = Perle im Wert von 2
card-pearl-3 = Perle im Wert von 3
card-pearl-4 = Perle im Wert von 4
card-pearl-5 = Perle im Wert von 5
card-pearl-6 = Seesternkarte: eine Perle im Wert von 6
card-fire-fish = Feuerfisch
card-blowfish = Kugelfisch
card-angel-fish = Kaiserfisch
card-stingray = Rochen
card-anemone-fish = Seesternkarte: ein Anemonenfisch
card-per-fish = Seesternkarte: 2 Punkte je Fischkarte, die du hast
card-per-pearl = Seesternkarte: 1 Punkt je Perlenkarte, die du hast
card-per-island-die = Seesternkarte: 1 Punkt je Würfel auf der Insel
card-per-turtle = Seesternkarte: 3 Punkte je Schildkröte, die du hast
card-per-chest = Seesternkarte: 2 Punkte je Truhe, die du hast
card-side-chest = Seesternkarte: Öffne eine Truhe neben dem Plan
card-jellyfish = Seesternkarte: Rücke dein Schiff zur nächsten Qualle vor
card-chests = Seesternkarte: Öffne die Truhen, die noch auf zwei bestimmten Riffen liegen
card-dice = Seesternkarte: eine Karte für jeden Restwürfel in zwei bestimmten Farben
tip-pearl = Nimm zwei Perlenkarten. Je höher deine Summe im Vergleich zu den anderen, desto mehr deiner Perlen zählen am Ende.
tip-fish = Sieh dir zwei Fischkarten an und behalte eine. Je mehr verschiedene Fische, desto mehr Punkte am Ende.
tip-starfish-space = Sieh dir drei Seesternkarten an und behalte eine. Am Ende bringt sie, was auf ihr steht.
tip-octopus = Setze einen Kraken ein: 1 Punkt je Würfel auf diesem Riff, später mehr durch andere Kraken und durch Würfel dieser Farbe auf der Insel.
tip-diver = Setze deinen Taucher ein: Am Ende wertet er die besetzten Felder seines Riffs. Verlässt er ein Riff, öffnest du dessen Truhe.
tip-turtle = Nimm die Schildkröte und nutze ihren Bonus. Ab deinem nächsten Zug kannst du darauf einen Würfel sichern.
tip-treasure = Verlässt ein Taucher das Riff, rückt sein Würfel hierher, und der Besitzer des Tauchers bekommt die Truhe.
tip-chest = Eine geschlossene Truhe. Du öffnest sie, wenn dein Taucher dieses Riff verlässt.
tip-side-chest = Eine Truhe neben dem Plan: Eine Schildkröte oder eine Seesternkarte öffnet sie.
tip-island = Würfel, deren Feld schon besetzt war. Wer einen hierher setzt, bekommt eine Inselkarte.
tip-station = Die Würfel dieses Zuges. Einer wird eingesetzt, die anderen drei gehen an den nächsten Spieler.
tip-supply = Noch unbenutzte Würfel. Jeder Zug beginnt damit, einen davon zu nehmen.
tip-pile = {$pile}: {$left ->
 [0] keine Karten mehr.
 [one] noch {$left} Karte.
 *[other] noch {$left} Karten.
}
tip-rays = Rochen zählen als Fische. Du bekommst sie durch eine Schildkröte oder eine Truhe.
tip-track = Die Punkteleiste. Eine Qualle bringt dein Schiff zum nächsten Vielfachen von fünf.
tip-rounds = In jeder Runde setzen alle einen Würfel ein.
tip-cards = Karten auf der Hand
tip-locks = Schildkröten: Jede kann einen Würfel sichern
tip-chests = Geöffnete Truhen
tip-octopuses = Kraken in Reserve: {$left}
about-coralia = Vier Würfel, sechs Riffe, eine Entscheidung pro Zug. Wecke Kraken, folge Schildkröten und öffne Truhen, bevor es die anderen tun.
track = Leiste
divers = Taucher
die-unusable = Diesen Würfel kannst du gerade nicht einsetzen.
do-take = Nehmen
do-place = Einsetzen
do-keep = Behalten
do-lock = Sichern
do-score = Werten