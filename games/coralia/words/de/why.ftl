### Warum etwas nicht geht: ein kurzer Satz an die Person, die fragt.

part-co-why-er =
    { $colour ->
        [yellow] gelber
        [blue] blauer
        [red] roter
        [orange] orangefarbener
        [green] grüner
       *[violet] violetter
    }
part-co-why-en =
    { $colour ->
        [yellow] gelben
        [blue] blauen
        [red] roten
        [orange] orangefarbenen
        [green] grünen
       *[violet] violetten
    }
part-co-why-die =
    { $symbol ->
        [pearl] Perlenwürfel
        [fish] Fischwürfel
        [starfish] Seesternwürfel
        [octopus] Krakenwürfel
        [diver] Taucherwürfel
       *[turtle] Schildkrötenwürfel
    }
part-co-why-space =
    { $symbol ->
        [pearl] Perlenfeld
        [fish] Fischfeld
        [starfish] Seesternfeld
        [octopus] Krakenfeld
        [diver] Taucherfeld
       *[turtle] Schildkrötenfeld
    }

## Jetzt ist etwas anderes dran.

co-why-now-choose = Nimm zuerst einen Würfel aus dem Vorrat.
co-why-now-lock = Sichere zuerst Würfel oder würfle.
co-why-now-place = Setze zuerst einen der vier Würfel ein.
co-why-now-keep = Behalte zuerst eine der Karten, die du dir ansiehst.
co-why-now-copy = Kopiere zuerst eine Schildkröte neben dem Plan.
co-why-now-white = Setze zuerst den weißen Würfel ein.
co-why-now-starfish = Werte zuerst eine Seesternkarte.
co-why-now-chests = Wähle erst die Truhe, die du als Nächstes öffnest.
co-why-now-left-over = Zieh zuerst eine Karte für einen Restwürfel.
co-why-now-end = Du kannst jetzt nur noch deinen Zug beenden.

## Würfel.

co-why-supply-empty = Im Vorrat ist kein { part-co-why-er } Würfel mehr.
co-why-colour-taken = Du hast schon einen { part-co-why-en } Würfel: Nimm vier verschiedene Farben.
co-why-locked = Dieser Würfel ist schon gesichert.
co-why-new-die = Mit dem neuen Würfel musst du immer würfeln.
co-why-not-received = Du darfst nur Würfel sichern, die du bekommen hast.
co-why-not-rolled = Unter deinen vier Würfeln ist kein { part-co-why-er } { part-co-why-die }.
co-why-no-octopus = Du hast keinen Kraken mehr für dieses freie Feld.
co-why-own-space-free = Auf die Insel geht ein Würfel nur, wenn sein eigenes Feld besetzt ist.
co-why-space-taken = Das { part-co-why-space } dieses Riffs ist besetzt.
co-why-all-spaces-free = Auf die Insel darf der Würfel nur, wenn irgendwo ein Feld seines Symbols besetzt ist.
co-why-octopus-to-island = Du hast keinen Kraken mehr: Der Würfel geht auf die Insel.

## Karten, Schildkröten und Truhen.

co-why-not-looked-at = Diese Karte siehst du dir gerade nicht an.
co-why-not-beside = Du darfst nur eine Schildkröte neben dem Plan kopieren.
co-why-starfish-only = Jetzt werden nur Seesternkarten gewertet.
co-why-waits = Diese Karte zählt später, bei den Fischen oder Perlen.
co-why-scored = Diese Karte hast du schon gewertet.
co-why-not-held = Diese Karte hast du nicht.
co-why-other-reefs = Deine Karte nennt zwei andere Riffe.
co-why-pile-used = Von jedem Stapel darfst du nur eine Karte ziehen.
co-why-pile-empty = Dieser Stapel ist leer.
