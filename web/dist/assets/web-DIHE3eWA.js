var e=`game-coralia = Coralia
island = Insel
island-dice = Insel: { $count ->
    [0] keine Würfel
    [one] ein Würfel
   *[other] { $count } Würfel
}
island-empty = keine Würfel
station = Forschungsstation
supply = Vorrat
piles = Stapel
pile-starfish = Seesterne
pile-fish = Fische
pile-pearl = Perlen
pile-island = Insel
rays = Rochen
side-turtles = Zum Kopieren
side-chests = Weitere Truhen
your-cards = Deine Karten
looking = Behalte eine davon
no-cards = Du hast noch keine Karten.
start-player = beginnt
round-of = Runde { $round } von { $all }
final-scoring = Schlusswertung
turtle-white-die = Schildkröte: Wirf einen weißen Würfel und setze ihn ein.
turtle-jellyfish = Schildkröte: Segle zur nächsten Qualle.
turtle-stingray = Schildkröte: Nimm einen Rochen.
turtle-starfish-card = Schildkröte: Nimm die oberste Seesternkarte.
turtle-island-card = Schildkröte: Nimm die oberste Inselkarte.
turtle-fish-card = Schildkröte: Nimm die oberste Fischkarte.
turtle-copy = Schildkröte: Nutze eine Schildkröte neben dem Plan.
turtle-side-chest = Schildkröte: Öffne eine weitere Truhe.
chest-fish-card = Truhe: die oberste Fischkarte.
chest-pearl-card = Truhe: die oberste Perlenkarte.
chest-starfish-card = Truhe: die oberste Seesternkarte.
chest-island-card = Truhe: die oberste Inselkarte.
chest-island-dice = Truhe: ein Punkt je Würfel auf der Insel.
chest-stingray = Truhe: ein Rochen.
chest-white-die = Truhe: Wirf einen weißen Würfel und setze ihn ein.
chest-jellyfish = Truhe: Segle zur nächsten Qualle.
card-pearl-2 = Perle im Wert von 2
card-pearl-3 = Perle im Wert von 3
card-pearl-4 = Perle im Wert von 4
card-pearl-5 = Perle im Wert von 5
card-pearl-6 = Seesternkarte: eine Perle im Wert von 6
card-fire-fish = Feuerfisch
card-blowfish = Kugelfisch
card-angel-fish = Engelfisch
card-stingray = Rochen
card-anemone-fish = Seesternkarte: ein Anemonenfisch
card-per-fish = Seesternkarte: 2 Punkte je Fischkarte
card-per-pearl = Seesternkarte: 1 Punkt je Perlenkarte
card-per-island-die = Seesternkarte: 1 Punkt je Würfel auf der Insel
card-per-turtle = Seesternkarte: 3 Punkte je Schildkröte
card-per-chest = Seesternkarte: 2 Punkte je Truhe
card-side-chest = Seesternkarte: Öffne eine weitere Truhe
card-jellyfish = Seesternkarte: Segle zur nächsten Qualle
card-chests = Seesternkarte: Öffne die Truhen, die noch auf zwei Riffen liegen
card-dice = Seesternkarte: eine Karte je übrigem Würfel zweier Farben
tip-pearl = Zwei Perlenkarten.
tip-fish = Sieh dir zwei Fischkarten an, behalte eine.
tip-starfish-space = Sieh dir drei Seesternkarten an, behalte eine.
tip-octopus = Deine Krake kommt: ein Punkt je Würfel auf diesem Riff.
tip-diver = Dein Taucher kommt; wo er aufbricht, öffnet sich eine Truhe.
tip-turtle = Nimm die Schildkröte und ihren Bonus; von nun an sperrt sie dir einen Würfel.
tip-treasure = Ein Taucher, der aufbricht, versenkt hier seinen Würfel und öffnet die Truhe.
tip-chest = Eine geschlossene Truhe. Sie öffnet sich, wenn ein Taucher das Riff verlässt.
tip-side-chest = Eine weitere Truhe: Manche Schildkröten und Karten öffnen sie.
tip-island = Würfel, deren Feld besetzt ist. Jeder bringt eine Inselkarte.
tip-station = Die Würfel dieses Zuges. Einer wird eingesetzt, drei segeln weiter.
tip-supply = Würfel, die noch niemand hat. Jeder Zug beginnt mit einem davon.
tip-pile = { $pile }: noch { $left } Karten.
tip-rays = Rochen liegen für sich; Schildkröten und Truhen bringen sie.
tip-track = Punkte. Eine Qualle trägt ein Schiff zum nächsten Vielfachen von fünf.
tip-rounds = In jeder Runde setzen alle einen Würfel ein.
tip-cards = Karten auf der Hand
tip-locks = Schildkröten: So viele Würfel dürfen gesperrt werden
tip-chests = Genommene Truhen
tip-octopuses = Kraken übrig: { $left }
about-coralia = Vier Würfel, sechs Riffe, eine Wahl im Zug. Wecke Kraken, folge Schildkröten, öffne die Truhe vor dem nächsten Taucher.
track = Leiste
divers = Taucher
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
reef-name = { part-web-colour-first }es Riff
space-name = { part-web-colour-first }es Riff: { part-web-symbol }
chest-of = Truhe am { part-web-colour }en Riff
die-of = { part-web-colour-first }er Würfel: { part-web-symbol }
die-unusable = Diesen Würfel kannst du jetzt nicht einsetzen.
supply-of = { part-web-colour-first }e Würfel: noch { $left }`;export{e as default};