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
web-step-up = Eins mehr auf dem Würfel
web-step-down = Eins weniger auf dem Würfel
web-die-name = Würfel mit { $face }
web-die-in-zone = Würfel mit { $face }, Zone: { $bauble }
web-display-name = Auslage { $display }
web-display-fits = Auslage { $display } passt
web-vault-column = Tresor, Spalte { $column }
web-aquarium-name = Aquarium aus { $pieces ->
    [one] einem Teil
   *[other] { $pieces } Teilen
}
web-exhibit-name = Ausstellung für { $coins }: { $treasures }
web-piece-name = { $layer } für { $coins }, zeigt { $symbols }; kostet { $cost }
web-piece-top = { $layer }, { $coins } je { $per }; kostet { $cost }

## Teile des Tischs

web-style = Stil
web-no-style = ohne Stil
web-per = je
web-per-piece = Teil
web-exhibits = Ausstellungen
web-exhibits-short = Ausstellungen
web-vault = Tresor
web-vault-short = Tresor
web-aquariums = Aquarien
web-aquariums-short = Aquarien
web-market = Aquarienmarkt
web-no-aquariums = Noch kein Aquarium. Ein Boden beginnt eines.
web-no-rivals = Sonst spielt hier niemand.
web-claimed = Beansprucht
web-claimed-of = { $claimed } von { $needed } Ausstellungen
web-divers-ashore = { $count ->
    [0] Kein Taucher an Land
    [one] Ein Taucher an Land
   *[other] { $count } Taucher an Land
}
web-mat-of = Tafel von { $name }
web-open-mat = { $name }, { $score } Münzen: Tafel öffnen
web-solo-rivals = Rivalen
web-solo-left = { $left ->
    [one] Ein Rivale wartet
   *[other] { $left } Rivalen warten
}
web-tab-mat = Tafel
web-tab-exhibits = Ausstellungen
web-tab-market = Markt
web-tab-rivals = Gegner
web-tab-log = Verlauf

## Ausstellungen beanspruchen

web-claim-title = Schmücke Auslage { $display }, bevor sie öffnet
web-claim-title-style = Auslage { $display } zeigt Stil
web-claim-step-named = Auslage und Karte
web-claim-step-starfish = Seesterne
web-claim-step-decorate = Schmücken
web-claim-step-style = Stil
web-claim-step-collect = Nehmen
web-claim-cover = Seesterne auf Schätze legen
web-claim-cover-how = Ein bedeckter Schatz zählt als jede Art. Klick ihn auf der Bühne an.
web-claim-conch = Auf die Karte legen: { $name }
web-claim-conch-how = Bleibt dort und ist am Ende { $coins } Münzen wert.
web-claim-conch-on = { $name } darauf
web-claim-scallop = Gegen einen Schatz tauschen: { $name }
web-claim-scallop-how = Ein zufälliger Fund. Aus welchem Wrack?
web-claim-pick = Wähle deine Belohnung
web-claim-pick-how = Die Schätze stehen in der Ordnung der Karte.
web-claim-free = Nimm ein Teil umsonst
web-claim-free-how = Die Schätze stehen in der Ordnung der Karte.
web-claim-style = Stilbelohnung
web-claim-style-yes = Deine Schätze stehen in der Ordnung der Karte.
web-claim-style-no = Nur für Schätze in genau der Ordnung der Karte.
web-claim-brings = Was das bringt
web-claim-card = Karte
web-claim-basket = Korb
web-claim-count = Ausstellung Nummer { $claimed }.

## Hinweise

web-tip-wreck = { $wreck }: { $left } Schätze sind noch im Wrack. Ein Tauchgang bringt einen davon.
web-tip-lid = Der Würfelvorrat. Ein Würfel in einer Zone bringt ihren Fund, wenn man ihn nimmt.
web-tip-display = Eine Auslage. Schätze stehen von links nach rechts; zusammen beanspruchen sie eine Ausstellung.
web-tip-vault = Der Tresor. Jedes andere Bild ist eine Münze wert, eine Reihe aus einer Art ihre Zahl.
web-tip-claimed = Wer einen Zug mit so vielen Ausstellungen beendet, ruft die letzten Züge aus.
web-tip-aquarium = Ein Aquarium. Mittelteile kommen obenauf, ein Deckel schließt es.
web-tip-stack = Noch { $left } im Stapel: { $layer }.
web-tip-conch = { $name }: ändert den Würfel, den du nimmst, um eins; schmückt eine Karte.
web-tip-scallop = { $name }: ein weiterer Schatz aus dem Wrack, zu dem du tauchst.
web-tip-starfish = { $name }: steht beim Beanspruchen für jeden Schatz.
web-tip-solo = Rivalen, die noch kommen: { $left }. Ein dunkles Wrack wurde diese Runde schon besucht.

## Lobby

web-about-wreck-raiders = Würfle, tauche, sei zuerst beim Wrack. Bring Edelsteine, Gold und Relikte heim und fülle dein Museum vor den anderen.
web-edition-2019 = 2019
web-edition-2018 = 2018, die erste
