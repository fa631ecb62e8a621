### Wreck Raiders. Die Ausgabe von 2018 hat Fundstücke: Totenköpfe, Meeresmuscheln und Seesterne; die von 2019 hat
### Muscheln: Schneckenmuscheln, Jakobsmuscheln und Seesterne. „Ablegen“ heißt immer: zurück in den Vorrat.

## Spielmaterial.

wr-bauble =
    { $bauble ->
        [conch] { part-wr-bare-conch }
        [scallop] { part-wr-bare-scallop }
       *[starfish] Seestern
    }
part-wr-bare-conch =
    { $edition ->
        [2018] Totenkopf
       *[2019] Schneckenmuschel
    }
part-wr-bare-scallop =
    { $edition ->
        [2018] Meeresmuschel
       *[2019] Jakobsmuschel
    }
# Im Akkusativ mit Artikel.
part-wr-a-bauble =
    { $bauble ->
        [conch] { part-wr-conch }
        [scallop] { part-wr-scallop }
       *[starfish] einen Seestern
    }
part-wr-conch =
    { $edition ->
        [2018] einen Totenkopf
       *[2019] eine Schneckenmuschel
    }
part-wr-scallop =
    { $edition ->
        [2018] eine Meeresmuschel
       *[2019] eine Jakobsmuschel
    }
# Im Dativ mit Artikel.
part-wr-with-conch =
    { $edition ->
        [2018] einem Totenkopf
       *[2019] einer Schneckenmuschel
    }
part-wr-with-scallop =
    { $edition ->
        [2018] einer Meeresmuschel
       *[2019] einer Jakobsmuschel
    }
# Am Anfang einer Möglichkeit.
part-wr-first-conch =
    { $edition ->
        [2018] Einen Totenkopf
       *[2019] Eine Schneckenmuschel
    }
part-wr-first-scallop =
    { $edition ->
        [2018] Eine Meeresmuschel
       *[2019] Eine Jakobsmuschel
    }
wr-baubles =
    { $bauble ->
        [conch] { $count } { part-wr-conches }
        [scallop] { $count } { part-wr-scallops }
       *[starfish] { $count } { $count ->
            [one] Seestern
           *[other] Seesterne
        }
    }
part-wr-conches =
    { $edition ->
        [2018] { $count ->
            [one] Totenkopf
           *[other] Totenköpfe
        }
       *[2019] { $count ->
            [one] Schneckenmuschel
           *[other] Schneckenmuscheln
        }
    }
part-wr-scallops =
    { $edition ->
        [2018] { $count ->
            [one] Meeresmuschel
           *[other] Meeresmuscheln
        }
       *[2019] { $count ->
            [one] Jakobsmuschel
           *[other] Jakobsmuscheln
        }
    }
# Ein Würfel mit dem, was in seiner Zone zu holen ist.
part-wr-die =
    { $bauble ->
        [none] { $face }
       *[some] { $face } ({ wr-bauble })
    }
part-wr-type =
    { $wreck ->
        [gem] Edelstein
        [gold] Gold
        [art] Kunstwerk
       *[relic] Relikt
    }
part-wr-wreck =
    { $wreck ->
        [gem] Edelsteinwrack
        [gold] Goldwrack
        [art] Kunstwrack
       *[relic] Reliktwrack
    }
wr-wanted = { part-wr-type }
# Was auf einem Schatz zu sehen ist.
part-wr-face =
    { $face ->
        [gem1] Diamant
        [gem2] Perlen
        [gem3] Kristalle
        [gold1] Krone
        [gold2] Goldbarren
        [gold3] Pokal
        [art1] Landschaft
        [art2] Porträt
        [art3] Blumenstrauß
        [relic1] Maske
        [relic2] Anch
       *[relic3] Steinkopf
    }
wr-treasure =
    { $covered ->
        [yes] { part-wr-face } ({ part-wr-type }) unter einem Seestern
       *[no] { part-wr-face } ({ part-wr-type })
    }
wr-some-treasure = ein Schatz
wr-spot =
    { $place ->
        [gem] Platz { $number } im Edelsteinwrack
        [gold] Platz { $number } im Goldwrack
        [art] Platz { $number } im Kunstwrack
        [relic] Platz { $number } im Reliktwrack
       *[beach] Strandabschnitt { $number }
    }
# Die Auslagen tragen römische Zahlen, wie auf dem Bildschirm.
part-wr-display =
    { $display ->
        [1] I
        [2] II
       *[3] III
    }
part-wr-coins =
    { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }
# Eine Karte nach ihrem Wert: „die Ausstellung für 11 Münzen“.
wr-exhibit = die Ausstellung für { part-wr-coins }
wr-piece =
    { $layer ->
        [bottom] Boden ({ $worth })
        [middle] Mittelteil ({ $worth })
       *[top] Deckel ({ $worth })
    }
wr-worth-per-piece = { part-wr-coins } je Plättchen
wr-worth-per-set =
    { $per ->
        [one] { part-wr-coins } je { $set }
        [pair] { part-wr-coins } je Paar aus { $set }
       *[set] { part-wr-coins } je Satz aus { $set }
    }
wr-worth-coins = { part-wr-coins }
wr-worth-shows = { part-wr-coins }, Symbole: { $symbols }

wr-style-none = keine Stilbelohnung
wr-style-piece = ein kostenloses Aquariumsplättchen
wr-style-any =
    { $edition ->
        [2018] ein Fundstück nach Wahl
       *[2019] eine Muschel nach Wahl
    }
wr-style-baubles = { $baubles }

## Was gefragt ist.

wr-ask-take =
    { $you ->
        [yes] Nimm einen Würfel.
       *[no] { $who } wählt einen Würfel.
    }
wr-ask-move =
    { $you ->
        [yes] Bewege einen Taucher auf einen Platz mit der { $value }.
       *[no] { $who } bewegt einen Taucher auf einen Platz mit der { $value }.
    }
wr-ask-push =
    { $you ->
        [yes] Wähle einen Strandabschnitt für den gestoßenen Taucher.
       *[no] { $who } wählt, wohin der Taucher gestoßen wird.
    }
wr-ask-place =
    { $you ->
        [yes] Wohin mit diesem Schatz: { $treasure }?
       *[no] { $who } platziert: { $treasure }.
    }
wr-ask-extra =
    { $you ->
        [yes] { part-wr-first-scallop } für noch einen Schatz ablegen?
       *[no] { $who } kann noch einen Schatz bekommen.
    }
wr-ask-claim =
    { $you ->
        [yes] Möchtest du eine Ausstellung beanspruchen?
       *[no] { $who } kann eine Ausstellung beanspruchen.
    }
wr-ask-decorate =
    { $you ->
        [yes] Ausstellung für { part-wr-coins }: Möchtest du sie dekorieren?
       *[no] { $who } beansprucht die Ausstellung für { part-wr-coins }.
    }
wr-ask-pick =
    { $you ->
        [yes] Richtige Reihenfolge! Wähle { part-wr-find }.
       *[no] Richtige Reihenfolge! { $who } wählt { part-wr-find }.
    }
part-wr-find =
    { $edition ->
        [2018] ein Fundstück
       *[2019] eine Muschel
    }
wr-ask-free =
    { $you ->
        [yes] Richtige Reihenfolge! Wähle ein kostenloses Plättchen.
       *[no] { $who } wählt ein kostenloses Aquariumsplättchen.
    }
wr-ask-buy =
    { $you ->
        [yes] Kaufe ein Aquariumsplättchen oder beende deinen Zug.
       *[no] { $who } kann ein Aquariumsplättchen kaufen.
    }
wr-ask-rival =
    { $you ->
        [yes] Bewege einen Gegner mit einem der übrigen Würfel.
       *[no] { $who } bewegt einen Gegner.
    }
wr-ask-market =
    { $you ->
        [yes] Kaufe Aquariumsplättchen oder beende die Runde.
       *[no] { $who } kann Aquariumsplättchen kaufen.
    }
wr-ask-starfish =
    { $you ->
        [yes] Keine Auslage passt. Möchtest du einen Seestern nutzen?
       *[no] { $who } kann einen Seestern nutzen.
    }
wr-ask-end =
    { $you ->
        [yes] { $starfish ->
            [yes] Nutze einen Seestern oder beende deinen Zug.
           *[no] Beende deinen Zug.
        }
       *[no] { $who } beendet gleich den Zug.
    }
wr-ask-end-round =
    { $you ->
        [yes] { $starfish ->
            [yes] Nutze einen Seestern oder beende die Runde.
           *[no] Beende die Runde.
        }
       *[no] { $who } beendet gleich die Runde.
    }
wr-wait-set-up = Aufbau: Karten und Plättchen werden aufgedeckt.
wr-wait-row = Neue Ausstellungen werden aufgedeckt.
wr-wait-market = Der Markt wird aufgefüllt.
wr-wait-draw = Ein Schatz wird gezogen.

## Möglichkeiten.

wr-act-take =
    { $bauble ->
        [none] Die { $face } nehmen
       *[some] Die { $face } und { part-wr-a-bauble } nehmen
    }
wr-act-adjust =
    { $step ->
        [up] { part-wr-first-conch } ablegen: Würfel +1
       *[down] { part-wr-first-conch } ablegen: Würfel −1
    }
wr-act-move = Taucher von { $from } zu { $to } bewegen
wr-act-dive = Neuen Taucher zu { $to } schicken
wr-act-stay = Weiter (kein Taucher kann sich bewegen)
wr-act-push = An { $to } stoßen ({ $baubles })
wr-act-place-display = Auf Auslage { part-wr-display } legen, neben { $types }
wr-act-place-empty = Auf Auslage { part-wr-display } legen (noch leer)
wr-act-place-vault = In den Tresor legen: Spalte { $column }, Reihe { $row }
wr-act-discard = Abwerfen (kein Platz mehr)
wr-act-extra = { part-wr-first-scallop } für noch einen Schatz ablegen
wr-act-claim = Mit Auslage { part-wr-display } die Ausstellung für { part-wr-coins } beanspruchen
wr-act-cover = Seestern auf Podest { $place } von Auslage { part-wr-display } legen: { $shows }
wr-act-decorate-conch = Mit { part-wr-with-conch } dekorieren (+2 Münzen)
wr-act-decorate-scallop = Mit { part-wr-with-scallop } dekorieren: Schatz aus dem { part-wr-wreck }
wr-act-pick =
    { $bauble ->
        [conch] { part-wr-first-conch }
        [scallop] { part-wr-first-scallop }
       *[starfish] Einen Seestern
    } nehmen
wr-act-free =
    { $on ->
        [0] Kostenlos statt { $cost }: { part-wr-offer }
       *[other] Aquarium { $on }: { part-wr-offer } statt { $cost }
    }
wr-act-buy =
    { $on ->
        [0] { part-wr-offer } für { $cost } kaufen
       *[other] Aquarium { $on }: { part-wr-offer } für { $cost }
    }
wr-act-trim = Seestern ablegen: { $shows } von Auslage { part-wr-display } abwerfen
wr-act-rival = Einen Gegner zu { $to } schicken
wr-act-done = Fertig
wr-act-done-extra = Keine weiteren Schätze
wr-act-done-claim = Nichts weiter beanspruchen
wr-act-done-starfish = Weiter
wr-act-done-decorate = Karte einsammeln
wr-act-done-free = Auf das Plättchen verzichten
wr-act-end-round = Runde beenden

## Was geschehen ist. Ein Taucher gehört jemandem oder ist ein Gegner.

part-wr-owner =
    { $by ->
        [rival] Ein Gegner
       *[player] { $who }
    }
part-wr-owned-diver =
    { $by ->
        [rival] Ein Gegner
       *[player] Der Taucher von { $who }
    }
# Wer auf einem Platz ist, nach einem Doppelpunkt.
part-wr-holder =
    { $by ->
        [rival] Gegner
       *[player] Taucher von { $who }
    }
wr-event-exhibit = Neue Ausstellung: { $exhibit }.
wr-event-market = Neu auf dem Markt: { $piece }.
wr-event-gathered = Alle Würfel werden eingesammelt.
wr-event-rolled = Gewürfelt: { part-wr-die }.
wr-event-turn = { $who } ist dran.
wr-event-round = Eine neue Runde beginnt.
wr-event-take = { part-wr-owner } nimmt die { part-wr-die }.
part-wr-gain-from =
    { $from ->
        [zone] aus der Zone des Würfels
        [style] als Stilbelohnung
       *[beach] von { $spot }
    }
part-wr-gain-lack =
    { $lack ->
        [yes] {" "}(nicht mehr im Vorrat: { $short })
       *[no] {""}
    }
wr-event-gain = { $who } bekommt { $baubles } { part-wr-gain-from }{ part-wr-gain-lack }.
wr-event-gain-nothing = { $who } bekommt nichts { part-wr-gain-from }{ part-wr-gain-lack }.
wr-event-spend = { $who } legt { part-wr-a-bauble } ab.
wr-event-adjust = Der Würfel von { $who } zählt jetzt als { $value }.
wr-event-move =
    { $by ->
        [rival] Ein Gegner taucht von { $from } zu { $to }.
       *[player] { $who } bewegt einen Taucher von { $from } zu { $to }.
    }
wr-event-dive =
    { $by ->
        [rival] Ein Gegner taucht zu { $to }.
       *[player] { $who } schickt einen Taucher zu { $to }.
    }
wr-event-stay = { $who } kann keinen Taucher bewegen.
wr-event-home = { part-wr-owned-diver } kehrt von { $from } in die Reserve zurück.
wr-event-push = { part-wr-owned-diver } wird von { $from } an { $to } gestoßen.
wr-event-push-out = { part-wr-owned-diver } wird von { $from } weggestoßen.
wr-event-land = { part-wr-owned-diver } landet auf { $to }.
wr-event-draw = { part-wr-owner } findet einen Schatz: { $treasure }.
wr-event-nothing = { part-wr-owner } findet nichts: Das { part-wr-wreck } ist leer.
wr-event-renew = Die abgeworfenen Schätze des { part-wr-wreck }s werden gemischt und bilden den neuen Vorrat.
wr-event-place-display = { $who } legt einen Schatz auf Auslage { part-wr-display }: { $treasure }.
wr-event-place-vault = { $who } legt einen Schatz in Spalte { $column } des Tresors: { $treasure }.
wr-event-discard = { part-wr-owner } wirft einen Schatz ab: { $treasure }.
wr-event-claim = { $who } beansprucht mit Auslage { part-wr-display } { $exhibit }.
wr-event-cover = { $who } legt einen Seestern auf Podest { $place } von Auslage { part-wr-display }.
wr-event-decorate = { $who } dekoriert { $exhibit } mit { part-wr-with-conch }.
wr-event-style = Richtige Reihenfolge! Stilbelohnung für { $who }: { $reward }.
wr-event-collect = { $who } sammelt { $exhibit } ein.
wr-event-trim = { $who } wirft einen Schatz von Auslage { part-wr-display } ab: { $treasure }.
wr-event-build =
    { $on ->
        [none] { $who } beginnt ein Aquarium ({ part-wr-price }): { part-wr-offer }.
       *[some] { $who } baut an einem Aquarium weiter ({ part-wr-price }): { part-wr-offer }.
    }
part-wr-price =
    { $free ->
        [yes] kostenlos
       *[no] für { $paid }
    }
wr-event-last-turns = { $who } hat genug Ausstellungen: Alle anderen haben noch einen Zug.

wr-end-last-turns = Die letzten Züge sind gespielt: Die Partie ist zu Ende.
wr-end-quiet = Zwanzig Runden ohne neue Ausstellung: Die Partie ist zu Ende.
wr-end-vault = Der Tresor ist voll: Die Partie ist zu Ende.
wr-end-exhibits = Sechs Ausstellungen sind beansprucht: Die Partie ist zu Ende.
wr-end-supply = Der Vorrat eines Wracks ist ausgegangen: Die Partie ist zu Ende.
wr-end-beach = Der Strand ist voll: Die Partie ist zu Ende.
wr-end-rivals = Es sind keine Gegner mehr da: Die Partie ist zu Ende.

## Wertung.

wr-source =
    { $source ->
        [exhibits] Ausstellungen
        [conches] { $edition ->
            [2018] Totenköpfe auf Ausstellungen
           *[2019] Schneckenmuscheln auf Ausstellungen
        }
        [vault-treasures] verschiedene Motive im Tresor
        [vault-rows] Reihen im Tresor
        [aquariums] Böden und Mittelteile
        [tops] Deckel
       *[other] Sonstiges
    }

# Woraus sich eine Wertung ergibt, je eine Zeile.
wr-part-exhibits =
    { $count ->
        [one] { $count } Ausstellung: { $sum }
       *[other] { $count } Ausstellungen: { $sum }
    }
wr-part-conches = { wr-baubles } auf Ausstellungen × { $each } = { $points }
wr-part-faces =
    { $count ->
        [one] { $count } Motiv im Tresor: { $points }
       *[other] { $count } verschiedene Motive im Tresor: { $points }
    }
wr-part-row =
    { $wreck ->
        [gem] Tresorreihe { $row }, nur Edelsteine: { $points }
        [gold] Tresorreihe { $row }, nur Gold: { $points }
        [art] Tresorreihe { $row }, nur Kunst: { $points }
       *[relic] Tresorreihe { $row }, nur Relikte: { $points }
    }
wr-part-row-mixed = Tresorreihe { $row } ist gemischt: 0
wr-part-row-unfilled = Tresorreihe { $row } ist nicht voll: 0
wr-part-aquarium = Aquarium: { $sum }
wr-part-top =
    { $per ->
        [piece] Deckel: { $count } Plättchen × { $each } = { $points }
        [one] Deckel: { $count } × { $set }, je { $each } = { $points }
        [pair] Deckel: { part-wr-pairs } aus { $set } × { $each } = { $points }
       *[set] Deckel: { part-wr-sets } aus { $set } × { $each } = { $points }
    }
part-wr-pairs =
    { $count ->
        [one] { $count } Paar
       *[other] { $count } Paare
    }
part-wr-sets =
    { $count ->
        [one] { $count } Satz
       *[other] { $count } Sätze
    }

## Titel eines Solospiels, nach Punkten.

wr-solo-0 = Bleib im Planschbecken: Dort gibt es weniger Haie.
wr-solo-51 = Tiefe Gedanken, flache Tauchgänge.
wr-solo-76 = Das Museum bittet um eine zweite Kiste.
wr-solo-101 = Kraken wollen Autogramme von dir, acht auf einmal.
wr-solo-126 = Die Wracks stehen Schlange, um geplündert zu werden.
wr-solo-151 = Hast du das Meer mitgezählt?

## Der ganze Tisch in Worten. Wo eine Liste leer ist, steht „keine“ darin.

wr-tableau-progress = Spielstand
wr-tableau-turn =
    { $you ->
        [yes] Du bist dran.
       *[no] { $who } ist dran.
    }
wr-tableau-start =
    { $you ->
        [yes] Du bist Startspieler.
       *[no] Startspieler: { $who }.
    }
wr-tableau-last-turns = Letzte Züge: noch { $count }.
wr-tableau-quiet-rounds = Runden in Folge ohne neue Ausstellung: { $count }.
wr-tableau-dice = Würfel
wr-tableau-die =
    { $edition ->
        [2018] Im Würfelvorrat: { part-wr-die }
       *[2019] Auf dem Riff: { part-wr-die }
    }
wr-tableau-die-taken =
    { $by ->
        [rival] Von einem Gegner genommen: { $face }
       *[player] Von { $who } genommen: { $face }
    }
wr-tableau-unrolled = Noch nicht gewürfelt: { $count }
wr-tableau-wreck = { part-wr-wreck }
wr-tableau-supply = Schätze im Vorrat: { $left }; abgeworfen: { $out }
wr-tableau-ring = Die Plätze rundherum, der letzte liegt neben dem ersten:
wr-tableau-spot = Platz { $number }: frei
wr-tableau-spot-held = Platz { $number }: { part-wr-holder }
wr-tableau-beach = Strand
wr-tableau-shore-spot = Abschnitt { $number } ({ $baubles }): frei
wr-tableau-shore-spot-held = Abschnitt { $number } ({ $baubles }): { part-wr-holder }
wr-tableau-shore = Im Vorrat am Strand: { $baubles }
wr-tableau-exhibits = Offene Ausstellungen
wr-tableau-exhibit =
    { $crested ->
        [yes] { $exhibit }; Wappen: { $crests }; bei richtiger Reihenfolge: { $style }
       *[no] { $exhibit }; bei richtiger Reihenfolge: { $style }
    }
wr-tableau-deck = Karten im Stapel: { $count }
wr-tableau-market = Aquarienmarkt
wr-tableau-piece = { $piece } für { $cost }
wr-tableau-stacks = In den Stapeln: Böden { $bottoms }, Mittelteile { $middles }, Deckel { $tops }
wr-tableau-mat =
    { $you ->
        [yes] Deine Spielertafel
       *[no] Spielertafel von { $who }
    }
wr-tableau-basket =
    { $baubles ->
        [keine] Korb: leer
       *[some] Korb: { $baubles }
    }
wr-tableau-divers = Taucher in Reserve: { $off } von { $divers }
wr-tableau-display =
    { $count ->
        [0] Auslage { part-wr-display }: leer, { $pedestals } Podeste
       *[other] Auslage { part-wr-display }, { $count } von { $pedestals } Podesten: { $tiles }
    }
wr-tableau-vault =
    { $tiles ->
        [keine] Tresor, Reihe { $row } ({ part-wr-coins }): leer
       *[some] Tresor, Reihe { $row } ({ part-wr-coins }): { $tiles }
    }
wr-tableau-column = { $treasure } in Spalte { $column }
wr-tableau-claimed = Ausstellungen, { $count } von { $enough }: { $cards }
wr-tableau-decorated = { $exhibit } mit { part-wr-with-conch }
wr-tableau-aquarium = Aquarium { $number }: { $pieces }
wr-tableau-rivals = Gegner
wr-tableau-pile = In Reserve: { $count }
wr-tableau-visited = In dieser Runde besuchte Wracks: { $wrecks }
wr-tableau-ran-out = Der Vorrat eines Wracks ist in dieser Runde ausgegangen.

## Karten, Plättchen und Orte nach dem, was sie zeigen.

wr-exhibit-face = { $treasures } ({ part-wr-coins })
wr-kinds =
    { $count ->
        [one] { wr-bauble }
       *[other] { wr-baubles }
    }
wr-price = { wr-baubles }
wr-price-each = 1 jeder Art
wr-lying =
    { $covered ->
        [yes] Seestern
       *[no] { part-wr-type }
    }
wr-shows = { part-wr-face }
wr-place =
    { $place ->
        [gem] Edelsteinwrack { $number }
        [gold] Goldwrack { $number }
        [art] Kunstwrack { $number }
        [relic] Reliktwrack { $number }
       *[beach] Strand { $number }
    }
part-wr-worth =
    { $per ->
        [none] { part-wr-coins }
        [shows] { $set }
        [piece] { $coins } je Plättchen
        [one] { $coins } je { $set }
        [pair] { $coins } je Paar
       *[set] { $coins } je Satz
    }
part-wr-offer =
    { $layer ->
        [bottom] Boden ({ part-wr-worth })
        [middle] Mittelteil ({ part-wr-worth })
       *[top] Deckel ({ part-wr-worth })
    }
wr-act-claim-among = Mit Auslage { part-wr-display }: { $treasures } ({ part-wr-coins })
