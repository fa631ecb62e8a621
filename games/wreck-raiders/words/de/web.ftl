### Was nur der Web-Client sagt: Wreck Raiders.

## Namen

web-game-wreck-raiders = Wreck Raiders
web-beach = Strand
web-wreck-gem = Edelsteine
web-wreck-gold = Gold
web-wreck-art = Kunst
web-wreck-relic = Relikte
web-treasure-gem = Edelstein
web-treasure-gold = Gold
web-treasure-art = Kunstwerk
web-treasure-relic = Relikt
web-face-gem1 = Diamant
web-face-gem2 = Perlen
web-face-gem3 = Kristalle
web-face-gold1 = Krone
web-face-gold2 = Goldbarren
web-face-gold3 = Pokal
web-face-art1 = Landschaft
web-face-art2 = Porträt
web-face-art3 = Blumenstrauß
web-face-relic1 = Maske
web-face-relic2 = Anch
web-face-relic3 = Steinkopf
web-bauble-conch = Schneckenmuschel
web-bauble-scallop = Jakobsmuschel
web-bauble-starfish = Seestern
web-bauble-conch-2018 = Totenkopf
web-bauble-scallop-2018 = Meeresmuschel
web-bauble-starfish-2018 = Seestern
web-layer-top = Deckel
web-layer-middle = Mittelteil
web-layer-bottom = Boden
web-spot-name = { $place } { $number }
web-step-up = Würfel +1
web-step-down = Würfel −1
web-die-name = Würfel: { $face }
web-die-in-zone = Würfel: { $face }, Zone: { $bauble }
web-display-name = Auslage { $display }
web-vault-column = Tresor, Spalte { $column }
web-aquarium-name = Aquarium aus { $pieces } Plättchen
web-exhibit-name = Ausstellung für { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}: { $treasures }
web-piece-name = { $layer }, bringt { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}, zeigt: { $symbols }; kostet: { $cost }
web-piece-top = { $layer }, bringt { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
} je { $per }; kostet: { $cost }

## Teile des Tischs

web-style = Stil
web-no-style = kein Bonus
web-per = je
web-per-piece = Plättchen
web-exhibits = Ausstellungen
web-exhibits-short = Ausstellungen
web-vault = Tresor
web-vault-short = Tresor
web-aquariums = Aquarien
web-aquariums-short = Aquarien
web-market = Aquarienmarkt
web-no-aquariums = Noch kein Aquarium. Beginne mit einem Boden.
web-no-rivals = Sonst spielt niemand mit.
web-claimed = Beansprucht
web-claimed-of = { $claimed } von { $needed } Ausstellungen
web-claimed-count = { $claimed } von { $needed }
web-divers-ashore = { $count ->
    [0] Kein Taucher in Reserve
   *[other] { $count } Taucher in Reserve
}
web-mat-of = Spielertafel von { $name }
web-open-mat = { $name }, { $score ->
    [one] { $score } Münze
   *[other] { $score } Münzen
}: Spielertafel öffnen
web-solo-rivals = Gegner
web-solo-left = Noch { $left } Gegner
web-tab-mat = Tafel
web-tab-exhibits = Karten
web-tab-market = Markt
web-tab-rivals = Gegner
web-tab-log = Verlauf

## Ausstellungen beanspruchen

web-claim-title = Beanspruchen mit Auslage { $display }
web-claim-title-style = Richtige Reihenfolge: Nimm deine Stilbelohnung
web-claim-step-named = Auslage und Karte
web-claim-step-starfish = Seesterne
web-claim-step-decorate = Dekorieren
web-claim-step-style = Stil
web-claim-step-collect = Einsammeln
web-claim-cover = Seesterne auf Schätze legen
web-claim-cover-how = Ein Schatz unter einem Seestern zählt als beliebige Art. Tippe ihn in der Auslage an.
web-claim-conch = { $name ->
    [Totenkopf] Mit einem Totenkopf dekorieren
   *[other] Mit einer { $name } dekorieren
}
web-claim-conch-how = Bleibt auf der Karte und ist am Ende { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
} wert.
web-claim-conch-on = { $name } auf der Karte
web-claim-scallop = Eine { $name } gegen einen Schatz tauschen
web-claim-scallop-how = Ein zufälliger Schatz. Aus welchem Wrack?
web-claim-pick = Wähle deine Belohnung
web-claim-pick-how = Deine Schätze liegen in der Reihenfolge der Karte.
web-claim-free = Nimm ein kostenloses Plättchen
web-claim-free-how = Deine Schätze liegen in der Reihenfolge der Karte.
web-claim-style = Stilbelohnung
web-claim-style-yes = Deine Schätze liegen in der Reihenfolge der Karte.
web-claim-style-no = Nur wenn die Schätze genau in der Reihenfolge der Karte liegen.
web-claim-brings = Das bekommst du
web-claim-card = Karte
web-claim-basket = Korb
web-claim-count = Deine { $claimed }. Ausstellung.

## Hinweise

web-tip-wreck = { $wreck }: { $left ->
    [0] kein Schatz mehr im Vorrat.
    [one] noch { $left } Schatz im Vorrat. Wer hierher taucht, findet ihn.
   *[other] noch { $left } Schätze im Vorrat. Wer hierher taucht, findet einen davon.
}
web-tip-lid = Die Würfel zur Auswahl. Nimmst du einen aus einer Zone, bekommst du auch, was sie zeigt.
web-tip-display = Eine Auslage, gefüllt von links nach rechts. Enthält sie genau die Arten einer Ausstellung, kannst du die Karte beanspruchen.
web-tip-vault = Der Tresor: Verschiedene Motive bringen je 1 Münze. Drei Schätze derselben Art in einer Reihe bringen außerdem die Münzen, die daneben stehen.
web-tip-claimed = Beendet jemand seinen Zug mit so vielen Ausstellungen, haben alle anderen noch einen Zug.
web-tip-aquarium = Ein Aquarium. Auf den Boden kommen Mittelteile, ein Deckel schließt es ab.
web-tip-stack = { $layer }: noch { $left } im Stapel.
web-tip-conch = { $name }: ablegen, um deinen Würfel um 1 zu ändern, oder eine Ausstellung damit dekorieren (2 Münzen).
web-tip-scallop = { $name }: ablegen für einen weiteren Schatz aus dem Wrack, zu dem du tauchst, oder eine Ausstellung damit dekorieren.
web-tip-starfish = { $name }: Lege ihn beim Beanspruchen auf einen Schatz, der dann als beliebige Art zählt.
web-tip-solo = Noch { $left } Gegner in Reserve. Abgedunkelte Wracks wurden in dieser Runde schon besucht.

## Ein Zug in fünf Bildern

web-recap-card = { $coins ->
    [one] Ausstellung für 1 Münze
   *[other] Ausstellung für { $coins } Münzen
}
web-recap-takes = Nimmt die { $face }
web-recap-counts = zählt als { $value }
web-recap-from = von { $spot }
web-recap-reserve = aus der Reserve
web-recap-found = { $count ->
    [one] 1 Schatz
   *[other] { $count } Schätze
}
web-recap-beach = { $count } vom Strand
web-recap-claims = Beansprucht
web-recap-style = genaue Reihenfolge
web-recap-buys = Kauft
web-recap-free = Gratis
web-recap-die = Würfel
web-recap-dive = Tauchen
web-recap-draw = Schatz
web-recap-claim = Ausstellung
web-recap-buy = Kauf

## Lobby

web-about-wreck-raiders = Würfeln, tauchen, Schätze heben! Bring Edelsteine, Gold und Relikte nach Hause und fülle dein Museum schneller als alle anderen.
web-edition-2019 = 2019
web-edition-2018 = 2018 (Erstausgabe)

## Was ein Tippen auf dem Handy tut

web-do-dive = Tauchen

## For those who cannot see the board

web-spot-held = { $place } { $number }, besetzt: { $who }
web-rival-diver = ein Taucher der Gegner
web-exhibit-told = { $name }. { $crests ->
    [none] Keine Wappen.
   *[other] Wappen: { $crests }.
} { $reward ->
    [none] Kein Bonus.
    [free-piece] Bonus: ein kostenloses Aquariumsplättchen.
    [any-bauble] Bonus: ein Stück nach Wahl aus dem Vorrat am Strand.
   *[shown] Bonus: { $shown }.
}

# Wie jede Spalte der Schlusswertung zählt.
web-counts-exhibits = Münzen der Ausstellungen, dazu 2 für jede dekorierte.
web-counts-vault = 1 je verschiedenem Motiv, dazu volle Reihen einer Art.
web-counts-aquariums = Münzen der Böden und Mittelteile, dazu was jeder Deckel zählt.
web-claim-collect = Karte nehmen
web-claim-missing = { $count ->
    [one] Noch { $count } fehlt
   *[other] Noch { $count } fehlen
}
web-claim-missing-how = { $laid } von { $needed } gelegt. Tippe einen hellen Schatz an; du hast noch { $spare } im Korb.
web-claim-laid = { $laid ->
    [one] { $laid } Seestern gelegt
   *[other] { $laid } Seesterne gelegt
}
web-claim-laid-how = Bezahlt wird erst, wenn du die Karte nimmst.
web-claim-off = Seestern zurücknehmen: { $face }
web-gain-beach = an Strand { $number }
