### Was eine Möglichkeit sicher bringt: ein kurzer Satz für den, der sie wählen kann.

wr-brings-own = { $own }.
wr-brings-both = { $own }. { $others }.
wr-brings-others = { $others }.

## Was der Spieler tut, als Aufzählung.

wr-brings-you = Du { $deeds }
wr-brings-draw = ziehst { part-wr-brings-treasures }
part-wr-brings-treasures =
    { $wreck ->
        [gem] { $count } { $count ->
            [one] Edelstein
           *[other] Edelsteine
        }
        [gold] { $count } Gold
        [art] { $count } { $count ->
            [one] Kunstwerk
           *[other] Kunstwerke
        }
       *[relic] { $count } { $count ->
            [one] Relikt
           *[other] Relikte
        }
    }
wr-brings-gain = bekommst { $baubles }
wr-brings-pay = gibst { $baubles } ab
wr-brings-card = nimmst die Karte für { part-wr-coins }
wr-brings-coins = erhältst { part-wr-coins }
wr-brings-promised = erhältst mit der Karte { part-wr-coins } mehr
wr-brings-die = drehst deinen Würfel auf { $value }
wr-brings-trim = wirfst einen Schatz ab ({ $shows })
wr-brings-lose = verlierst den Schatz
wr-brings-bumped-you = wirst weggestoßen

## Was mit den anderen geschieht, als Aufzählung.

wr-brings-draws =
    { $seats ->
        [one] { $who } zieht { $count }
       *[other] { $who } ziehen je { $count }
    }
wr-brings-bumped = { $who } kommt an Strandabschnitt { $number }
wr-brings-bumped-finds = { $who } kommt an Strandabschnitt { $number } und bekommt { $baubles }
wr-brings-home = { $who } bekommt einen Taucher zurück
wr-brings-rival = Ein Gegner wird weggestoßen

## Was daraus wird, wenn noch niemand etwas bekommt.

wr-brings-move = Du bewegst einen Taucher auf einen Platz mit der { $value }
wr-brings-then = Danach: { $then }.
wr-brings-empty = Dieses Wrack ist leer
wr-brings-vault = Keine Münze: Das Motiv liegt schon in deinem Tresor
wr-brings-display =
    { $count ->
        [one] Auf Auslage { part-wr-display } liegt dann { $count } Schatz
       *[other] Auf Auslage { part-wr-display } liegen dann { $count } Schätze
    }
wr-brings-fits = Auslage { part-wr-display } passt dann zur Ausstellung für { part-wr-coins }
wr-brings-claim =
    { $missing ->
        [0] Die Karte bringt { part-wr-coins }, sobald du sie nimmst
        [one] Die Karte bringt { part-wr-coins }, kostet aber { $missing } Seestern
       *[other] Die Karte bringt { part-wr-coins }, kostet aber { $missing } Seesterne
    }
wr-brings-missing =
    { $count ->
        [one] Es fehlt noch { $count } Seestern.
       *[other] Es fehlen noch { $count } Seesterne.
    }
