### Warum etwas nicht geht: ein kurzer Satz an die Person, die fragt.

part-wr-why-display =
    { $display ->
        [1] I
        [2] II
       *[3] III
    }
# Wo die Würfel liegen.
part-wr-why-pool =
    { $edition ->
        [2018] im Würfelvorrat
       *[2019] auf dem Riff
    }
# Im Akkusativ.
part-wr-why-no-bauble =
    { $bauble ->
        [conch] { $edition ->
            [2018] keinen Totenkopf
           *[2019] keine Schneckenmuschel
        }
        [scallop] { $edition ->
            [2018] keine Meeresmuschel
           *[2019] keine Jakobsmuschel
        }
       *[starfish] keinen Seestern
    }
part-wr-why-crest =
    { $bauble ->
        [conch] { $edition ->
            [2018] einem Totenkopf
           *[2019] einer Schneckenmuschel
        }
       *[scallop] { $edition ->
            [2018] einer Meeresmuschel
           *[2019] einer Jakobsmuschel
        }
    }
part-wr-why-treasures =
    { $count ->
        [one] { $count } Schatz
       *[other] { $count } Schätze
    }

## Jetzt ist etwas anderes dran.

wr-why-now-take = Nimm zuerst einen Würfel.
wr-why-now-move = Bewege zuerst einen Taucher.
wr-why-now-push = Wähle zuerst einen Strandabschnitt für den gestoßenen Taucher.
wr-why-now-place = Platziere zuerst deinen Schatz.
wr-why-now-extra = Entscheide zuerst über weitere Schätze.
wr-why-now-claim = Du kannst jetzt nur Ausstellungen beanspruchen oder weitermachen.
wr-why-now-decorate = Dekoriere zuerst deine Ausstellung oder sammle die Karte ein.
wr-why-now-pick =
    { $edition ->
        [2018] Wähle zuerst dein Fundstück.
       *[2019] Wähle zuerst deine Muschel.
    }
wr-why-now-free = Wähle zuerst dein kostenloses Aquariumsplättchen.
wr-why-now-buy = Du kannst jetzt nur ein Aquariumsplättchen kaufen oder deinen Zug beenden.
wr-why-now-rival = Wähle zuerst, wohin der nächste Gegner taucht.
wr-why-now-market = Du kannst jetzt nur Aquariumsplättchen kaufen oder die Runde beenden.

## Würfel.

wr-why-no-such-die = Ein solcher Würfel liegt nicht { part-wr-why-pool }.
wr-why-die-taken = Dieser Würfel ist schon vergeben.
wr-why-die-stops = Dein Würfel steht schon auf { $value }: Weiter geht es nicht.
wr-why-no-bauble = Du hast { part-wr-why-no-bauble } im Korb.

## Taucher.

wr-why-no-diver-left = Alle deine Taucher sind auf dem Brett.
wr-why-not-your-diver = Dort ist kein Taucher von dir.
wr-why-other-number = Dein Würfel zählt als { $value }: Wähle einen Platz mit der { $value }.
wr-why-solo-beach = Im Solospiel darfst du nicht an den Strand.
wr-why-same-wreck = Ein Taucher darf sich nicht innerhalb desselben Wracks bewegen.
wr-why-beach-to-beach = Ein Taucher darf nicht von einem Strandabschnitt zu einem anderen.
wr-why-own-diver = Auf diesem Wrackplatz ist schon ein Taucher von dir.
wr-why-must-move = Solange es möglich ist, musst du einen Taucher bewegen.
wr-why-spot-held = Dieser Strandabschnitt ist besetzt.
wr-why-no-die-left = Es ist kein Würfel mit der { $value } übrig.
wr-why-visited = In diesem Wrack war in dieser Runde schon ein Gegner.
wr-why-empty-first = Der Gegner muss auf einen leeren Platz mit der { $value }, solange es einen gibt.

## Schätze.

wr-why-display-full = Auslage { part-wr-why-display } ist voll.
wr-why-column-full = Spalte { $column } deines Tresors ist voll.
wr-why-vault-only = Ein Schatz aus einem Gegnerzug muss in deinen Tresor.
wr-why-being-claimed = Mit Auslage { part-wr-why-display } beanspruchst du gerade eine Ausstellung.
wr-why-must-place = Du hast noch Platz, also musst du den Schatz platzieren.

## Ausstellungen.

wr-why-not-face-up = Diese Ausstellung liegt nicht offen aus.
wr-why-too-few =
    { $count ->
        [one] In Auslage { part-wr-why-display } fehlt für diese Ausstellung noch { part-wr-why-treasures }.
       *[other] In Auslage { part-wr-why-display } fehlen für diese Ausstellung noch { part-wr-why-treasures }.
    }
wr-why-too-many = Auslage { part-wr-why-display } hat für diese Ausstellung { part-wr-why-treasures } zu viel.
wr-why-misfits =
    { $count ->
        [one] { $count } Schatz in Auslage { part-wr-why-display } passt nicht zu dieser Ausstellung.
       *[other] { $count } Schätze in Auslage { part-wr-why-display } passen nicht zu dieser Ausstellung.
    }
wr-why-no-crest = Diese Ausstellung hat kein Wappen mit { part-wr-why-crest }.
wr-why-crest-used = Dieses Wappen hast du schon genutzt.
wr-why-wreck-empty = Aus diesem Wrack ist kein Schatz mehr übrig.
wr-why-starfish-first = Lege zuerst noch { $count } { $count ->
        [one] Seestern
       *[other] Seesterne
    } auf Auslage { part-wr-why-display }.
wr-why-none-left = Davon ist am Strand nichts mehr übrig.

## Seesterne.

wr-why-covers-only = In dieser Ausgabe entfernt ein Seestern keine Schätze.
wr-why-starfish-owed = Diesen Seestern brauchst du für deine Ausstellung an anderer Stelle.
wr-why-display-empty = Auslage { part-wr-why-display } ist leer.
wr-why-claim-step-only = Seesterne darfst du nur legen, wenn es in deinem Zug ans Beanspruchen geht.
wr-why-while-claiming = Seesterne darfst du nur legen, während du eine Ausstellung beanspruchst.
wr-why-style-checked = Die Reihenfolge in Auslage { part-wr-why-display } ist schon geprüft.
wr-why-name-first = Wähle zuerst eine Auslage und eine Ausstellung.
wr-why-other-display = Seesterne darfst du nur auf die Auslage legen, mit der du die Ausstellung beanspruchst.
wr-why-no-treasure = Auf diesem Podest ist kein Schatz.
wr-why-covered = Dieser Schatz liegt schon unter einem Seestern.

## Aquarien.

wr-why-cannot-pay = Für dieses Plättchen fehlt dir noch: { $missing }.
wr-why-not-for-sale = Dieses Plättchen liegt nicht auf dem Markt.
wr-why-no-aquarium = Du hast kein offenes Aquarium für dieses Plättchen.
wr-why-aquarium-closed = Dieses Aquarium hat schon einen Deckel.
wr-why-not-your-aquarium = Du hast kein Aquarium mit diesem Boden.
