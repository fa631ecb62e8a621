### Warum etwas nicht geht: ein kurzer Satz an die Person, die fragt.

part-wr-why-display =
    { $display ->
        [1] I
        [2] II
       *[3] III
    }
# Nach „liegt“: im Würfelvorrat, auf dem Riff.
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

wr-why-now-take = Nimm jetzt einen Würfel.
wr-why-now-move = Bewege jetzt einen Taucher.
wr-why-now-push = Wähle jetzt einen Strandabschnitt für den gestoßenen Taucher.
wr-why-now-place = Lege jetzt deinen Schatz auf deine Spielertafel.
wr-why-now-extra = Entscheide jetzt über weitere Schätze.
wr-why-now-claim = Jetzt kannst du Ausstellungen beanspruchen oder weitermachen.
wr-why-now-decorate = Schließe jetzt deine Ausstellung ab.
wr-why-now-pick =
    { $edition ->
        [2018] Wähle jetzt dein Fundstück.
       *[2019] Wähle jetzt deine Muschel.
    }
wr-why-now-free = Wähle jetzt dein kostenloses Aquariumsplättchen.
wr-why-now-buy = Kaufe jetzt ein Aquariumsplättchen oder beende deinen Zug.
wr-why-now-rival = Wähle jetzt, wohin der nächste Gegner taucht.
wr-why-now-market = Kaufe jetzt Aquariumsplättchen oder beende die Runde.

## Würfel.

wr-why-no-such-die = So liegt { part-wr-why-pool } kein Würfel.
wr-why-die-taken = Dieser Würfel ist schon vergeben.
wr-why-die-stops = Von der { $value } aus geht es so nicht weiter.
wr-why-no-bauble = Du hast { part-wr-why-no-bauble } im Korb.

## Taucher.

wr-why-no-diver-left = Alle deine Taucher sind auf dem Brett.
wr-why-not-your-diver = Dort ist kein Taucher von dir.
wr-why-other-number = Dein Würfel zeigt { $value }: Wähle einen Platz mit der { $value }.
wr-why-solo-beach = Im Solospiel darfst du nicht an den Strand.
wr-why-same-wreck = Du darfst dich nicht innerhalb desselben Wracks bewegen.
wr-why-beach-to-beach = Du darfst dich nicht von Strand zu Strand bewegen.
wr-why-own-diver = Auf diesem Wrackplatz ist schon ein Taucher von dir.
wr-why-must-move = Solange ein Taucher ziehen kann, musst du einen bewegen.
wr-why-spot-held = Dieser Strandabschnitt ist besetzt.
wr-why-no-die-left = Es ist kein Würfel mit der { $value } übrig.
wr-why-visited = In dieses Wrack ist in dieser Runde schon ein Gegner getaucht.
wr-why-empty-first = Der Gegner muss zuerst auf einen leeren Platz mit der { $value }.

## Schätze.

wr-why-display-full = Auslage { part-wr-why-display } ist voll.
wr-why-column-full = Spalte { $column } deines Tresors ist voll.
wr-why-vault-only = Ein Schatz durch einen Gegner muss in deinen Tresor.
wr-why-being-claimed = Mit Auslage { part-wr-why-display } beanspruchst du gerade.
wr-why-must-place = Du hast noch Platz, also musst du den Schatz behalten.

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
wr-why-claim-step-only = Seesterne legst du nur, wenn du Ausstellungen beanspruchen kannst.
wr-why-while-claiming = Seesterne legst du nur, während du eine Ausstellung beanspruchst.
wr-why-style-checked = Die Reihenfolge in Auslage { part-wr-why-display } ist schon geprüft.
wr-why-name-first = Wähle zuerst eine Auslage und eine Ausstellung.
wr-why-other-display = Seesterne legst du nur auf die Auslage, mit der du beanspruchst.
wr-why-no-treasure = Auf diesem Podest ist kein Schatz.
wr-why-covered = Dieser Schatz liegt schon unter einem Seestern.

## Aquarien.

wr-why-cannot-pay = Für dieses Plättchen fehlt dir noch: { $missing }.
wr-why-not-for-sale = Dieses Plättchen liegt nicht im Markt.
wr-why-no-aquarium = Du hast kein offenes Aquarium für dieses Plättchen.
wr-why-aquarium-closed = Ein Deckel schließt dieses Aquarium.
wr-why-not-your-aquarium = Auf diesem Boden hast du kein Aquarium.
