### Coralia.

## Spielmaterial.

# Als Hauptwort.
co-colour =
    { $colour ->
        [yellow] Gelb
        [blue] Blau
        [red] Rot
        [orange] Orange
        [green] Grün
       *[violet] Violett
    }
# Gebeugt: den roten Würfel, auf dem roten Riff.
part-co-en =
    { $colour ->
        [yellow] gelben
        [blue] blauen
        [red] roten
        [orange] orangen
        [green] grünen
       *[violet] violetten
    }
# Gebeugt: der rote Würfel, auf das rote Riff.
part-co-e =
    { $colour ->
        [yellow] gelbe
        [blue] blaue
        [red] rote
        [orange] orange
        [green] grüne
       *[violet] violette
    }
# Gebeugt: dem roten Riff.
part-co-reef-en =
    { $reef ->
        [yellow] gelben
        [blue] blauen
        [red] roten
        [orange] orangen
        [green] grünen
       *[violet] violetten
    }
# Gebeugt: das rote Riff.
part-co-reef-e =
    { $reef ->
        [yellow] gelbe
        [blue] blaue
        [red] rote
        [orange] orange
        [green] grüne
       *[violet] violette
    }
part-co-from-en =
    { $from ->
        [yellow] gelben
        [blue] blauen
        [red] roten
        [orange] orangen
        [green] grünen
       *[violet] violetten
    }
# Im Akkusativ.
part-co-symbol =
    { $symbol ->
        [pearl] eine Perle
        [fish] einen Fisch
        [starfish] einen Seestern
        [octopus] eine Krake
        [diver] einen Taucher
       *[turtle] eine Schildkröte
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
        [reef] auf das { part-co-space } des { part-co-reef-en } Riffs
       *[island] auf die Insel
    }
part-co-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
co-card-pearl = eine Perle im Wert von { $value }
# Karten stehen im Akkusativ.
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
co-starfish-chests = die Truhen der Riffe { $one } und { $other }
co-starfish-left-over = eine Karte je übrigem Würfel in { $one } oder { $other }

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
        [yes] Sperre einen Würfel auf einer Schildkröte oder würfle.
       *[no] { $who } kann einen Würfel auf einer Schildkröte sperren.
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
        [yes] Wähle eine Schildkröte neben dem Plan zum Kopieren.
       *[no] { $who } wählt eine Schildkröte zum Kopieren.
    }
co-ask-white =
    { $you ->
        [yes] Setze den weißen Würfel ein; er zeigt { part-co-symbol }.
       *[no] { $who } setzt den weißen Würfel ein; er zeigt { part-co-symbol }.
    }
co-ask-starfish =
    { $you ->
        [yes] Wähle die nächste Seesternkarte zum Werten.
       *[no] { $who } wählt die nächste Seesternkarte zum Werten.
    }
co-ask-chests =
    { $you ->
        [yes] Wähle die Truhe, die zuerst geöffnet wird.
       *[no] { $who } wählt die Truhe, die zuerst geöffnet wird.
    }
co-ask-left-over =
    { $you ->
        [yes] { $count ->
            [one] Ziehe eine Karte für die übrigen Würfel.
           *[other] Ziehe { $count } Karten von verschiedenen Stapeln für die übrigen Würfel.
        }
       *[no] { $who } zieht Karten für die übrigen Würfel.
    }
co-ask-end =
    { $you ->
        [yes] Beende deinen Zug.
       *[no] { $who } beendet gleich den Zug.
    }
co-wait-turtles = Die Schildkröten werden ausgelegt.
co-wait-set-up = Die Würfel zum Aufbau werden geworfen.
co-wait-card = Eine Karte wird vom { part-co-pile } gezogen.
co-wait-chest = Eine Truhe wird geöffnet.

## Möglichkeiten.

co-act-take = Einen { part-co-en } Würfel nehmen
co-act-lock = Den { part-co-en } { part-co-die } sperren
co-act-roll = Würfeln
co-act-place =
    { $on ->
        [reef] Den { part-co-en } { part-co-die } auf sein Riff setzen
       *[island] Den { part-co-en } { part-co-die } auf die Insel setzen
    }
co-act-keep = Behalten: { $card }
co-act-copy = Kopieren: { $bonus }
co-act-white-reef = Den weißen Würfel auf das { part-co-e } Riff setzen
co-act-white-island = Den weißen Würfel auf die Insel setzen
co-act-score = Werten: { $card }
co-act-chest = Zuerst die Truhe des { part-co-en } Riffs öffnen
co-act-draw = Vom { part-co-pile } ziehen

## Was geschehen ist.

co-event-turtle-laid = Auf dem { part-co-reef-en } Riff liegt eine Schildkröte: { $bonus }.
co-event-set-up-die = Der { part-co-e } { part-co-die } kommt { part-co-spot }.
co-event-turtle-aside = Die Schildkröte des { part-co-reef-en } Riffs kommt neben den Plan.
co-event-turn = Runde { $round }: { $who } ist am Zug.
co-event-take = { $who } nimmt einen { part-co-en } Würfel.
co-event-lock = { $who } sperrt den { part-co-en } { part-co-die }.
co-event-rolled = Der Wurf zeigt: { part-co-symbol } ({ co-colour }).
co-event-again = { $who } hat keine Krake mehr und würfelt alle Würfel neu.
co-event-place = { $who } setzt den { part-co-en } { part-co-die } { part-co-spot }.
co-event-white-rolled = Der weiße Würfel von { $who } zeigt { part-co-symbol }.
co-event-white-placed = { $who } setzt den weißen Würfel { part-co-spot }.
co-event-points = { $who } bekommt { part-co-points } ({ co-source }).
co-event-octopus = { $who } setzt eine Krake auf das { part-co-reef-e } Riff.
co-event-diver = Der Taucher von { $who } kommt auf das { part-co-reef-e } Riff.
co-event-diver-moved = Der Taucher von { $who } schwimmt vom { part-co-from-en } zum { part-co-reef-en } Riff.
co-event-down = Der verlassene Würfel sinkt auf das Schatzfeld des { part-co-reef-en } Riffs.
co-event-turtle = { $who } nimmt eine Schildkröte: { $bonus }.
co-event-copy = { $who } kopiert eine Schildkröte: { $bonus }.
co-event-chest = { $who } öffnet die Truhe des { part-co-reef-en } Riffs: { $bonus }.
co-event-side-chest = { $who } öffnet eine Truhe neben dem Plan: { $bonus }.
co-event-stingray = { $who } nimmt einen Rochen.
co-event-scoring = { $who } wertet Seesternkarten.
co-event-shown = { $who } zeigt { $card }.
co-event-card-scored = { $who } wertet { $card }.
co-event-scored = { $who } bekommt { part-co-points } in der Wertung ({ co-source }).
co-event-card = { $who } nimmt { $card } vom { part-co-pile }.
co-event-look = { $who } sieht den { part-co-pile } an: { $card }.
co-event-keep =
    { $count ->
        [0] { $who } behält { $card }.
        [one] { $who } behält { $card } und legt { $count } Karte unter den { part-co-pile } zurück.
       *[other] { $who } behält { $card } und legt { $count } Karten unter den { part-co-pile } zurück.
    }
co-event-empty = { $who } findet den { part-co-pile } leer.

## Wertung.

co-source =
    { $source ->
        [octopuses] Kraken
        [island] Kraken-Einkommen von der Insel
        [jellyfish] Quallen
        [chests] Truhen
        [starfish] Seesternkarten
        [divers] Taucher
        [fish] Fische
        [pearls] Perlen
       *[other] anderes
    }

## Der ganze Tisch in Worten.

co-tableau-progress = Stand des Spiels
co-tableau-round = Runde { $round } von { $rounds }.
co-tableau-final = Schlusswertung.
co-tableau-turn =
    { $you ->
        [yes] Du bist am Zug.
       *[no] { $who } ist am Zug.
    }
co-tableau-start =
    { $you ->
        [yes] Du hast begonnen.
       *[no] { $who } hat begonnen.
    }
co-tableau-to-score = Seesternkarten, die noch zu werten sind: { $cards }
co-tableau-station = Forschungsstation
co-tableau-unrolled = Würfel in { co-colour }, noch nicht geworfen
co-tableau-rolled = Würfel in { co-colour }, zeigt { part-co-symbol }
co-tableau-locked = Würfel in { co-colour }, zeigt { part-co-symbol }, gesperrt
co-tableau-supply = Würfel im Vorrat
co-tableau-dice = { co-colour }: { $count }
co-tableau-white-dice = Weiß: { $count }
co-tableau-reef =
    { $reef ->
        [yellow] Gelbes Riff
        [blue] Blaues Riff
        [red] Rotes Riff
        [orange] Oranges Riff
        [green] Grünes Riff
       *[violet] Violettes Riff
    }
co-tableau-space = { part-co-space }, { part-co-points }: { $lying }
co-tableau-die = ein Würfel
co-tableau-white-die = ein weißer Würfel
co-tableau-no-die = kein Würfel
co-tableau-octopus = die Krake von { $who }
co-tableau-diver = der Taucher von { $who }
co-tableau-turtle = eine Schildkröte ({ $bonus })
co-tableau-chest = eine Truhe
co-tableau-island = Würfel auf der Insel
co-tableau-piles = Kartenstapel
co-tableau-pile = { part-co-pile }: { $count } ungesehen
co-tableau-pile-under = { part-co-pile }: { $count } ungesehen, darunter { $cards }
co-tableau-beside = Neben dem Plan
co-tableau-turtles = Schildkröten: { $turtles }
co-tableau-side-chests = Truhen: { $count }
co-tableau-closed = In den ungeöffneten Truhen: { $chests }
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
        [yes] Deine Karten: { $cards }
       *[no] Gezeigte Karten: { $cards }
    }
co-tableau-looking = Du siehst dir an: { $cards }
co-tableau-hidden = Verdeckte Karten: { $count }
co-tableau-diver-at =
    { $colour ->
        [none] Taucher: an Land
       *[some] Taucher: auf dem { part-co-en } Riff
    }
co-tableau-octopuses = Kraken übrig: { $count }
co-tableau-chests = Truhen: { $chests }
