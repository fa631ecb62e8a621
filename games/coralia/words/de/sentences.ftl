### Coralia.

## Spielmaterial.

# Ohne Endung, damit die Nachricht sie beugt: { co-colour }en Würfel.
co-colour =
    { $colour ->
        [yellow] gelb
        [blue] blau
        [red] rot
        [orange] orangefarben
        [green] grün
       *[violet] violett
    }
part-co-reef =
    { $reef ->
        [yellow] gelb
        [blue] blau
        [red] rot
        [orange] orangefarben
        [green] grün
       *[violet] violett
    }
part-co-from =
    { $from ->
        [yellow] gelb
        [blue] blau
        [red] rot
        [orange] orangefarben
        [green] grün
       *[violet] violett
    }
# Im Akkusativ.
part-co-symbol =
    { $symbol ->
        [pearl] eine Perle
        [fish] einen Fisch
        [starfish] einen Seestern
        [octopus] einen Kraken
        [diver] einen Taucher
       *[turtle] eine Schildkröte
    }
# Im Nominativ, mit Farbe.
part-co-rolled =
    { $symbol ->
        [pearl] { co-colour }e Perle
        [fish] { co-colour }er Fisch
        [starfish] { co-colour }er Seestern
        [octopus] { co-colour }er Krake
        [diver] { co-colour }er Taucher
       *[turtle] { co-colour }e Schildkröte
    }
part-co-die =
    { $symbol ->
        [pearl] Perlenwürfel
        [fish] Fischwürfel
        [starfish] Seesternwürfel
        [octopus] Krakenwürfel
        [diver] Taucherwürfel
       *[turtle] Schildkrötenwürfel
    }
part-co-pile =
    { $pile ->
        [pearl] Perlenstapel
        [fish] Fischstapel
        [starfish] Seesternstapel
       *[island] Inselstapel
    }
part-co-space =
    { $space ->
        [pearl] Perlenfeld
        [fish] Fischfeld
        [starfish] Seesternfeld
        [octopus] Krakenfeld
        [diver] Taucherfeld
        [turtle] Schildkrötenfeld
       *[treasure] Schatzfeld
    }
part-co-spot =
    { $on ->
        [reef] auf das { part-co-space } des { part-co-reef }en Riffs
       *[island] auf die Insel
    }
part-co-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
# Karten stehen im Akkusativ.
co-card-pearl = eine Perle im Wert von { $value }
co-card-fish =
    { $species ->
        [fire-fish] einen Feuerfisch
        [blowfish] einen Kugelfisch
        [angel-fish] einen Kaiserfisch
        [stingray] einen Rochen
       *[anemone-fish] einen Anemonenfisch
    }
co-card-starfish = eine Seesternkarte ({ $feature })
co-card-hidden = eine Karte

co-starfish-pearl = Perle im Wert von 6
co-starfish-anemone = Anemonenfisch
co-starfish-per-fish = 2 Punkte je Fischkarte
co-starfish-per-pearl = 1 Punkt je Perlenkarte
co-starfish-per-island-die = 1 Punkt je Würfel auf der Insel
co-starfish-per-turtle = 3 Punkte je Schildkröte
co-starfish-per-chest = 2 Punkte je Truhe
co-starfish-chests = Truhen am { $one }en und { $other }en Riff
co-starfish-left-over = Karten für Restwürfel: { $one } und { $other }

# Was Schildkröten, Truhen und manche Seesternkarten bringen, ohne Artikel.
co-bonus =
    { $bonus ->
        [white-die] weißer Würfel
        [jellyfish] nächste Qualle
        [stingray] Rochen
        [starfish-card] oberste Seesternkarte
        [island-card] oberste Inselkarte
        [fish-card] oberste Fischkarte
        [pearl-card] oberste Perlenkarte
        [copy] Kopie einer Schildkröte neben dem Plan
        [side-chest] Truhe neben dem Plan
       *[island-dice] 1 Punkt je Würfel auf der Insel
    }

## Was gefragt ist.

co-ask-four-dice =
    { $you ->
        [yes] Nimm vier Würfel verschiedener Farben.
       *[no] { $who } nimmt vier Würfel verschiedener Farben.
    }
co-ask-fourth-die =
    { $you ->
        [yes] Nimm einen vierten Würfel.
       *[no] { $who } nimmt einen vierten Würfel.
    }
co-ask-lock =
    { $you ->
        [yes] Sichere einen Würfel auf einer Schildkröte oder würfle.
       *[no] { $who } kann einen Würfel sichern.
    }
co-ask-place =
    { $you ->
        [yes] Setze einen der vier Würfel ein.
       *[no] { $who } setzt einen der vier Würfel ein.
    }
co-ask-keep =
    { $you ->
        [yes] Behalte eine der Karten vom { part-co-pile }.
       *[no] { $who } wählt eine Karte vom { part-co-pile }.
    }
co-ask-copy =
    { $you ->
        [yes] Welche Schildkröte neben dem Plan kopierst du?
       *[no] { $who } kopiert eine Schildkröte neben dem Plan.
    }
co-ask-white =
    { $you ->
        [yes] Setze den weißen Würfel ein. Er zeigt { part-co-symbol }.
       *[no] { $who } setzt den weißen Würfel ein.
    }
co-ask-starfish =
    { $you ->
        [yes] Welche Seesternkarte wertest du als Nächstes?
       *[no] { $who } wählt die nächste Seesternkarte.
    }
co-ask-chests =
    { $you ->
        [yes] Welche Truhe öffnest du zuerst?
       *[no] { $who } wählt, welche Truhe zuerst geöffnet wird.
    }
co-ask-left-over =
    { $you ->
        [yes] { $count ->
            [one] Zieh noch { $count } Karte für die Restwürfel.
           *[other] Zieh { $count } Karten, jede von einem anderen Stapel.
        }
       *[no] { $who } zieht Karten für die Restwürfel.
    }
co-ask-end =
    { $you ->
        [yes] Beende deinen Zug.
       *[no] { $who } beendet gleich den Zug.
    }
co-wait-turtles = Die Schildkröten werden ausgelegt.
co-wait-set-up = Aufbau: Die neutralen Würfel werden gewürfelt.
co-wait-card = Eine Karte wird vom { part-co-pile } gezogen.
co-wait-chest = Eine Truhe wird geöffnet.

## Möglichkeiten.

co-act-take = Einen { co-colour }en Würfel nehmen
co-act-lock = Den { co-colour }en { part-co-die } sichern
co-act-roll = Würfeln
co-act-place =
    { $on ->
        [reef] Den { co-colour }en { part-co-die } auf sein Riff setzen
       *[island] Den { co-colour }en { part-co-die } auf die Insel setzen
    }
co-act-keep = Davon { $card } behalten
co-act-copy = Schildkröte kopieren: { $bonus }
co-act-white-reef = Den weißen Würfel auf das { co-colour }e Riff setzen
co-act-white-island = Den weißen Würfel auf die Insel setzen
co-act-score = Jetzt { $card } werten
co-act-chest = Zuerst die Truhe am { co-colour }en Riff öffnen
co-act-draw = Vom { part-co-pile } ziehen

## Was geschehen ist.

co-event-turtle-laid = Auf dem { part-co-reef }en Riff liegt eine Schildkröte: { $bonus }.
co-event-set-up-die = Ein neutraler { co-colour }er { part-co-die } kommt { part-co-spot }.
co-event-turtle-aside = Die Schildkröte des { part-co-reef }en Riffs kommt neben den Plan.
co-event-turn = Runde { $round }: { $who } ist dran.
co-event-take = { $who } nimmt einen { co-colour }en Würfel.
co-event-lock = { $who } sichert den { co-colour }en { part-co-die }.
co-event-rolled = Gewürfelt: { part-co-rolled }.
co-event-again = { $who } hat keinen Kraken mehr und würfelt mit allen Würfeln neu.
co-event-place =
    { $on ->
        [reef] { $who } setzt den { co-colour }en { part-co-die } aufs Riff.
       *[island] { $who } setzt den { co-colour }en { part-co-die } auf die Insel.
    }
co-event-white-rolled = Der weiße Würfel von { $who } zeigt { part-co-symbol }.
co-event-white-placed = { $who } setzt den weißen Würfel { part-co-spot }.
co-event-points = { $who } bekommt { part-co-points }: { co-source }.
co-event-octopus = { $who } setzt einen Kraken auf das { part-co-reef }e Riff.
co-event-diver = Der Taucher von { $who } kommt auf das { part-co-reef }e Riff.
co-event-diver-moved = Der Taucher von { $who } schwimmt vom { part-co-from }en zum { part-co-reef }en Riff.
co-event-down = Der alte Taucherwürfel rückt auf das Schatzfeld des { part-co-reef }en Riffs.
co-event-turtle = { $who } nimmt eine Schildkröte: { $bonus }.
co-event-copy = { $who } kopiert eine Schildkröte: { $bonus }.
co-event-chest = { $who } öffnet die Truhe am { part-co-reef }en Riff: { $bonus }.
co-event-side-chest = { $who } öffnet eine Truhe neben dem Plan: { $bonus }.
co-event-stingray = { $who } nimmt einen Rochen.
co-event-scoring = { $who } wertet Seesternkarten.
co-event-shown = { $who } zeigt { $card }.
co-event-card-scored = { $who } wertet { $card }.
co-event-scored = Schlusswertung, { co-source }: { part-co-points } für { $who }.
co-event-card = { $who } nimmt { $card } vom { part-co-pile }.
co-event-look = { $who } sieht sich { $card } vom { part-co-pile } an.
co-event-keep =
    { $count ->
        [0] { $who } behält { $card }.
        [one] { $who } behält { $card } und legt eine Karte unter den { part-co-pile }.
       *[other] { $who } behält { $card } und legt { $count } Karten unter den { part-co-pile }.
    }
co-event-empty = Der { part-co-pile } ist leer.

## Wertung.

co-source =
    { $source ->
        [octopuses] Kraken
        [island] Kraken (Würfel auf der Insel)
        [jellyfish] Quallen
        [chests] Truhen
        [starfish] Seesternkarten
        [divers] Taucher
        [fish] Fische
        [pearls] Perlen
       *[other] Sonstiges
    }

# Woraus sich eine Wertung ergibt, je eine Zeile.
co-part-track =
    { $source ->
        [octopuses] Kraken: { $points }
        [island] Inselwürfel, für Kraken: { $points }
        [jellyfish] Quallen: { $points }
        [chests] Truhen: { $points }
       *[starfish] Seesternkarten: { $points }
    }
co-part-per-island-die = { $count } Würfel auf der Insel × { $each } = { $points }
co-part-per-turtle =
    { $count ->
        [one] { $count } Schildkröte × { $each } = { $points }
       *[other] { $count } Schildkröten × { $each } = { $points }
    }
co-part-per-chest =
    { $count ->
        [one] { $count } Truhe × { $each } = { $points }
       *[other] { $count } Truhen × { $each } = { $points }
    }
co-part-jellyfish = Weiter zu einer Qualle: { $points }
co-part-starfish = Selbst keine Punkte: { $feature }
co-part-diver =
    { $points ->
        [0] Taucher am { part-co-reef }en Riff, kein Würfel zählt: 0
       *[other] Taucher am { part-co-reef }en Riff: { $sum }
    }
co-part-fish =
    { $count ->
        [one] { $count } einzelner Fisch: { $points }
       *[other] { $count } verschiedene Fische: { $points }
    }
co-part-per-fish =
    { $count ->
        [one] { $count } Fischkarte × { $each } = { $points }
       *[other] { $count } Fischkarten × { $each } = { $points }
    }
co-part-pearls =
    { $place ->
        [1] Erster Platz mit { $all }: die besten vier, { $sum }
        [2] Zweiter Platz mit { $all }: die besten zwei, { $sum }
        [3] Dritter Platz mit { $all }: nur die beste Karte, { $sum }
       *[other] Vierter Platz mit { $all }: nur die beste Karte, { $sum }
    }
co-part-pearls-open = Perlen, zusammen { $all }: je nach Platz, mindestens { $sum }
co-part-per-pearl =
    { $count ->
        [one] { $count } Perlenkarte × { $each } = { $points }
       *[other] { $count } Perlenkarten × { $each } = { $points }
    }

## Der ganze Tisch in Worten.

co-tableau-progress = Spielstand
co-tableau-round = Runde { $round } von { $rounds }.
co-tableau-final = Schlusswertung.
co-tableau-turn =
    { $you ->
        [yes] Du bist dran.
       *[no] { $who } ist dran.
    }
co-tableau-start =
    { $you ->
        [yes] Du bist Startspieler.
       *[no] Startspieler: { $who }.
    }
co-tableau-to-score = Noch zu werten: { $cards }
co-tableau-station = Forschungsstation
co-tableau-unrolled = Ein { co-colour }er Würfel, noch nicht gewürfelt
co-tableau-rolled = Ein { co-colour }er Würfel zeigt { part-co-symbol }
co-tableau-locked = Ein { co-colour }er Würfel zeigt { part-co-symbol } (gesichert)
co-tableau-supply = Würfel im Vorrat
co-tableau-dice =
    { $count ->
        [one] { $count } { co-colour }er Würfel
       *[other] { $count } { co-colour }e Würfel
    }
co-tableau-white-dice =
    { $count ->
        [one] { $count } weißer Würfel
       *[other] { $count } weiße Würfel
    }
co-tableau-reef =
    { $reef ->
        [yellow] Gelbes Riff
        [blue] Blaues Riff
        [red] Rotes Riff
        [orange] Orangefarbenes Riff
        [green] Grünes Riff
       *[violet] Violettes Riff
    }
co-tableau-space = { part-co-space }, { part-co-points }: { $lying }
co-tableau-die = ein Würfel
co-tableau-white-die = ein weißer Würfel
co-tableau-no-die = kein Würfel
co-tableau-octopus = der Krake von { $who }
co-tableau-diver = der Taucher von { $who }
co-tableau-turtle = eine Schildkröte ({ $bonus })
co-tableau-chest = eine Truhe
co-tableau-island = Würfel auf der Insel
co-tableau-piles = Kartenstapel
co-tableau-pile =
    { $count ->
        [one] { part-co-pile }: { $count } unbekannte Karte
       *[other] { part-co-pile }: { $count } unbekannte Karten
    }
co-tableau-pile-under =
    { $count ->
        [one] { part-co-pile }: { $count } unbekannte Karte, ganz unten gibt es { $cards }
       *[other] { part-co-pile }: { $count } unbekannte Karten, ganz unten gibt es { $cards }
    }
co-tableau-beside = Neben dem Plan
co-tableau-turtles = Schildkröten: { $turtles }
co-tableau-side-chests = Truhen: { $count }
co-tableau-closed = Inhalt der noch geschlossenen Truhen: { $chests }
co-tableau-stingrays = Rochen: { $count }
co-tableau-track = Punkteleiste
co-tableau-ship = { $who }: { part-co-points }
co-tableau-jellyfish = Alle { $count } Punkte kommt eine Qualle.
co-tableau-holdings =
    { $you ->
        [yes] Was du hast
       *[no] Was { $who } hat
    }
co-tableau-hand =
    { $you ->
        [yes] { $cards ->
            [keine] Du hast noch keine Handkarten.
           *[some] Du hast: { $cards }
        }
       *[no] Bekannte Karten: { $cards }
    }
co-tableau-looking = Du siehst dir gerade an: { $cards }
co-tableau-hidden = Verdeckte Karten: { $count }
co-tableau-diver-at =
    { $colour ->
        [none] Taucher: in Reserve
       *[some] Taucher: auf dem { co-colour }en Riff
    }
co-tableau-octopuses = Kraken in Reserve: { $count }
co-tableau-chests = Truhen: { $chests }
