### Wreck Raiders. Die Ausgabe von 2018 hat Fundstücke: Totenköpfe, Meeresmuscheln und Seesterne; die von 2019 hat
### Muscheln: Schneckenmuscheln, Jakobsmuscheln und Seesterne.

## Spielmaterial.

wr-bauble =
    { $bauble ->
        [conch] { $edition ->
            [2018] Totenkopf
           *[2019] Schneckenmuschel
        }
        [scallop] { $edition ->
            [2018] Meeresmuschel
           *[2019] Jakobsmuschel
        }
       *[starfish] Seestern
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
part-wr-with-bauble =
    { $bauble ->
        [conch] { part-wr-with-conch }
        [scallop] { $edition ->
            [2018] einer Meeresmuschel
           *[2019] einer Jakobsmuschel
        }
       *[starfish] einem Seestern
    }
part-wr-with-conch =
    { $edition ->
        [2018] einem Totenkopf
       *[2019] einer Schneckenmuschel
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
# Ein Würfel, wie er liegt, nach „die“.
part-wr-die =
    { $bauble ->
        [none] { $face }
       *[some] { $face } mit { part-wr-with-bauble }
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
        [gold2] Barren
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
part-wr-coins =
    { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }
wr-exhibit = die Ausstellung ({ part-wr-coins })
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
wr-worth-shows = { part-wr-coins }, zeigt { $symbols }

wr-style-none = keine Stilbelohnung
wr-style-piece = ein Aquariumsplättchen umsonst
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
        [yes] Wähle einen Strandabschnitt für den verdrängten Taucher.
       *[no] { $who } wählt einen Strandabschnitt für den verdrängten Taucher.
    }
wr-ask-place =
    { $you ->
        [yes] Lege diesen Schatz ab: { $treasure }.
       *[no] { $who } legt einen Schatz ab: { $treasure }.
    }
wr-ask-extra =
    { $you ->
        [yes] Legst du { part-wr-scallop } ab, für noch einen Schatz aus dem { part-wr-wreck }?
       *[no] { $who } kann { part-wr-scallop } ablegen, für noch einen Schatz aus dem { part-wr-wreck }.
    }
wr-ask-claim =
    { $you ->
        [yes] Beanspruchst du eine Ausstellung?
       *[no] { $who } kann eine Ausstellung beanspruchen.
    }
wr-ask-decorate =
    { $you ->
        [yes] Ausstellung ({ part-wr-coins }): Noch dekorieren?
       *[no] { $who } beansprucht die Ausstellung ({ part-wr-coins }).
    }
wr-ask-pick =
    { $you ->
        [yes] Die richtige Reihenfolge! Wähle { part-wr-find }.
       *[no] Die richtige Reihenfolge! { $who } wählt { part-wr-find }.
    }
part-wr-find =
    { $edition ->
        [2018] ein Fundstück
       *[2019] eine Muschel
    }
wr-ask-free =
    { $you ->
        [yes] Die richtige Reihenfolge! Nimm dir ein Aquariumsplättchen umsonst.
       *[no] Die richtige Reihenfolge! { $who } wählt ein Aquariumsplättchen umsonst.
    }
wr-ask-buy =
    { $you ->
        [yes] Kaufe ein Aquariumsplättchen oder beende den Zug.
       *[no] { $who } kann ein Aquariumsplättchen kaufen.
    }
wr-ask-rival =
    { $you ->
        [yes] Schicke einen Gegner mit einem der übrigen Würfel hinab.
       *[no] { $who } schickt einen Gegner hinab.
    }
wr-ask-market =
    { $you ->
        [yes] Kaufe so viele Aquariumsplättchen, wie du magst, und beende die Runde.
       *[no] { $who } kann Aquariumsplättchen kaufen.
    }
wr-ask-starfish =
    { $you ->
        [yes] Nichts zu beanspruchen. Nutze einen Seestern oder mach weiter.
       *[no] { $who } kann einen Seestern nutzen.
    }
wr-ask-end =
    { $you ->
        [yes] { $starfish ->
            [yes] Nutze einen Seestern oder beende den Zug.
           *[no] Beende den Zug.
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
wr-wait-market = Der Markt wird aufgefüllt.
wr-wait-draw = Ein Schatz wird gezogen.

## Möglichkeiten.

wr-act-take = Die { part-wr-die } nehmen
wr-act-adjust =
    { $step ->
        [up] { part-wr-first-conch } ablegen: Würfel +1
       *[down] { part-wr-first-conch } ablegen: Würfel −1
    }
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
wr-act-move = Taucher von { $from } nach { $to } bewegen
wr-act-dive = Neuen Taucher auf { $to } schicken
wr-act-stay = Kein Taucher kann sich bewegen
wr-act-push = Auf { $to } verdrängen ({ $baubles })
wr-act-place-display = Auslage { part-wr-display }, neben: { $types }
wr-act-place-empty = Auslage { part-wr-display }, noch leer
wr-act-place-vault = Tresor, Spalte { $column }, Reihe { $row }
wr-act-discard = Abwerfen: Es ist kein Platz mehr
wr-act-extra = { part-wr-first-scallop } für noch einen Schatz ablegen
wr-act-claim = Ausstellung ({ part-wr-coins }) mit Auslage { part-wr-display } beanspruchen
wr-act-cover = Seestern auf Podest { $place } in Auslage { part-wr-display } legen: { $shows }
wr-act-decorate-conch = { part-wr-first-conch } auf die Karte legen (2 Münzen)
wr-act-decorate-scallop = { part-wr-first-scallop } für einen Schatz aus dem { part-wr-wreck } ablegen
wr-act-pick =
    { $bauble ->
        [conch] { part-wr-first-conch }
        [scallop] { part-wr-first-scallop }
       *[starfish] Einen Seestern
    } nehmen
wr-act-free =
    { $on ->
        [0] Umsonst: { part-wr-offer }, Preis { $cost }
       *[other] Aquarium { $on }: { part-wr-offer }, Preis { $cost }
    }
wr-act-buy =
    { $on ->
        [0] { part-wr-offer } für { $cost } kaufen
       *[other] Aquarium { $on }: { part-wr-offer } für { $cost }
    }
wr-act-trim = Seestern ablegen: { $shows } aus Auslage { part-wr-display } abwerfen
wr-act-rival = Ein Gegner taucht auf { $to }
wr-act-done = Fertig
wr-act-done-extra = Keine weiteren Schätze
wr-act-done-claim = Nichts mehr beanspruchen
wr-act-done-starfish = Weiter
wr-act-done-decorate = Ausstellung einsammeln
wr-act-done-free = Nein, danke
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
wr-event-exhibit = Neue Ausstellung: { $exhibit }.
wr-event-market = Neu am Markt: { $piece }.
wr-event-gathered = Die Würfel werden eingesammelt.
wr-event-rolled = Gewürfelt: { part-wr-die }.
wr-event-turn = { $who } ist am Zug.
wr-event-round = Eine neue Runde.
wr-event-take = { part-wr-owner } nimmt die { part-wr-die }.
part-wr-gain-from =
    { $from ->
        [zone] aus der Zone des Würfels
        [style] für den Stil
       *[beach] auf { $spot }
    }
part-wr-gain-lack =
    { $lack ->
        [yes] {" "}(nicht mehr am Strand: { $short })
       *[no] {""}
    }
wr-event-gain = { $who } bekommt { $baubles } { part-wr-gain-from }{ part-wr-gain-lack }.
wr-event-gain-nothing = { $who } bekommt nichts { part-wr-gain-from }{ part-wr-gain-lack }.
wr-event-spend = { $who } legt { part-wr-a-bauble } ab.
wr-event-adjust = Der Würfel von { $who } zählt als { $value }.
wr-event-move = { part-wr-owner } zieht von { $from } auf { $to }.
wr-event-dive =
    { $on ->
        [beach] { part-wr-owner } geht auf { $to }.
       *[wreck] { part-wr-owner } taucht zu { $to }.
    }
wr-event-stay = { $who } kann keinen Taucher bewegen.
wr-event-home = { part-wr-owned-diver } auf { $from } kehrt heim.
wr-event-push = { part-wr-owned-diver } wird von { $from } auf { $to } verdrängt.
wr-event-push-out = { part-wr-owned-diver } wird von { $from } verdrängt.
wr-event-land = { part-wr-owned-diver } treibt auf { $to }.
wr-event-draw = { part-wr-owner } findet einen Schatz: { $treasure }.
wr-event-nothing = { part-wr-owner } findet nichts: Das { part-wr-wreck } ist leer.
wr-event-renew = Der Vorrat für das { part-wr-wreck } kommt neu aus der Ablage.
wr-event-place-display = { $who } legt einen Schatz in Auslage { part-wr-display }: { $treasure }.
wr-event-place-vault = { $who } legt einen Schatz in Spalte { $column } des Tresors: { $treasure }.
wr-event-discard = { part-wr-owner } wirft einen Schatz ab: { $treasure }.
wr-event-claim = { $who } beansprucht { $exhibit } mit Auslage { part-wr-display }.
wr-event-cover = { $who } legt einen Seestern auf Podest { $place } in Auslage { part-wr-display }.
wr-event-decorate = { $who } dekoriert { $exhibit } mit { part-wr-with-conch }.
wr-event-style = { $who } zeigt die richtige Reihenfolge: { $reward }.
wr-event-collect = { $who } sammelt { $exhibit } ein.
wr-event-trim = { $who } wirft einen Schatz aus Auslage { part-wr-display } ab: { $treasure }.
wr-event-build =
    { $on ->
        [none] { $who } beginnt ein Aquarium: { part-wr-offer }, { part-wr-price }.
       *[some] { $who } baut am Aquarium mit dem Boden ({ part-wr-bottom-coins }): { part-wr-offer }, { part-wr-price }.
    }
part-wr-price =
    { $free ->
        [yes] umsonst
       *[no] für { $paid }
    }
wr-event-last-turns = { $who } hat genug Ausstellungen: noch ein Zug für alle anderen.

wr-end-last-turns = Die letzten Züge sind gespielt: Das Spiel endet.
wr-end-quiet = Zwanzig Runden ohne neue Ausstellung: Das Spiel endet.
wr-end-vault = Der Tresor ist voll: Das Spiel endet.
wr-end-exhibits = Sechs Ausstellungen sind beansprucht: Das Spiel endet.
wr-end-supply = Der Vorrat eines Wracks ging aus: Das Spiel endet.
wr-end-beach = Der Strand ist voll: Das Spiel endet.
wr-end-rivals = Es sind keine Gegner mehr da: Das Spiel endet.

## Wertung.

wr-source =
    { $source ->
        [exhibits] Ausstellungen
        [conches] { $edition ->
            [2018] Totenköpfe auf Ausstellungen
           *[2019] Schneckenmuscheln auf Karten
        }
        [vault-treasures] verschiedene Schätze im Tresor
        [vault-rows] Reihen im Tresor
        [aquariums] Böden und Mittelteile
        [tops] Deckel
       *[other] anderes
    }

## Titel eines Solospiels, nach Punkten.

wr-solo-0 = Bleib im Planschbecken: Dort gibt es weniger Haie.
wr-solo-51 = Tiefe Gedanken, flache Tauchgänge.
wr-solo-76 = Das Museum bittet um eine zweite Kiste.
wr-solo-101 = Kraken wollen Autogramme von dir, acht auf einmal.
wr-solo-126 = Die Wracks stehen Schlange, um geplündert zu werden.
wr-solo-151 = Hast du das Meer mitgezählt?

## Der ganze Tisch in Worten.

wr-tableau-progress = Stand des Spiels
wr-tableau-turn =
    { $you ->
        [yes] Du bist am Zug.
       *[no] { $who } ist am Zug.
    }
wr-tableau-start =
    { $you ->
        [yes] Du hast begonnen.
       *[no] { $who } hat begonnen.
    }
wr-tableau-last-turns = Die letzten Züge: noch { $count }.
wr-tableau-quiet-rounds = Runden nacheinander ohne neue Ausstellung: { $count }.
wr-tableau-dice = Würfel
wr-tableau-die = In der Schachtel: { part-wr-die }
wr-tableau-die-taken = { part-wr-owner } hat eine { $face } genommen
wr-tableau-unrolled = Noch nicht geworfen: { $count }
wr-tableau-wreck = { part-wr-wreck }
wr-tableau-supply = Schätze übrig: { $left }; abgeworfen: { $out }
wr-tableau-ring = Plätze in der Reihenfolge des Rings, der letzte neben dem ersten:
wr-tableau-spot = Platz { $number }: frei
wr-tableau-spot-held = Platz { $number }: { part-wr-owned-diver }
wr-tableau-beach = Strand
wr-tableau-shore-spot = Abschnitt { $number }, bringt { $baubles }: frei
wr-tableau-shore-spot-held = Abschnitt { $number }, bringt { $baubles }: { part-wr-owned-diver }
wr-tableau-shore = Noch zu bekommen: { $baubles }
wr-tableau-exhibits = Reihe der Ausstellungen
wr-tableau-exhibit =
    { $crested ->
        [yes] { $exhibit }; Wappen: { $crests }; für die richtige Reihenfolge: { $style }
       *[no] { $exhibit }; für die richtige Reihenfolge: { $style }
    }
wr-tableau-deck = Karten im Stapel: { $count }
wr-tableau-market = Aquarienmarkt
wr-tableau-piece = { $piece } für { $cost }
wr-tableau-stacks = In den Stapeln: Böden { $bottoms }, Mittelteile { $middles }, Deckel { $tops }
wr-tableau-mat =
    { $you ->
        [yes] Deine Ablage
       *[no] Ablage von { $who }
    }
wr-tableau-basket = Korb: { $baubles }
wr-tableau-divers = Taucher neben dem Brett: { $off } von { $divers }
wr-tableau-display = Auslage { part-wr-display }, { $count } von { $pedestals } Podesten: { $tiles }
wr-tableau-vault = Reihe { $row } des Tresors, { part-wr-coins } wert: { $tiles }
wr-tableau-column = { $treasure } in Spalte { $column }
wr-tableau-claimed = Ausstellungen, { $count } von { $enough }: { $cards }
wr-tableau-decorated = { $exhibit } mit { part-wr-with-conch }
wr-tableau-aquarium = Aquarium { $number }: { $pieces }
wr-tableau-rivals = Gegner
wr-tableau-pile = Im Vorrat: { $count }
wr-tableau-visited = In dieser Runde besucht: { $wrecks }
wr-tableau-ran-out = Der Vorrat eines Wracks ging in dieser Runde aus.

## Karten, Plättchen und Orte nach dem, was sie zeigen.

part-wr-display =
    { $display ->
        [1] I
        [2] II
       *[3] III
    }
wr-exhibit-face = { $treasures } ({ part-wr-coins })
wr-kinds =
    { $count ->
        [one] { wr-bauble }
       *[other] { wr-baubles }
    }
wr-price = { wr-kinds }
wr-price-each =
    { $edition ->
        [2018] je ein Fundstück jeder Art
       *[2019] je eine Muschel jeder Art
    }
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
part-wr-bottom-coins =
    { $bottom ->
        [one] { $bottom } Münze
       *[other] { $bottom } Münzen
    }
wr-act-claim-among = Mit Auslage { part-wr-display }: { $treasures } ({ part-wr-coins })
