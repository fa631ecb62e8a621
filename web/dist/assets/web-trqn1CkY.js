var e=`game-wreck-raiders = Wreck Raiders
beach = Strand
wreck-gem = Edelsteine
wreck-gold = Gold
wreck-art = Kunst
wreck-relic = Relikte
treasure-gem = Edelstein
treasure-gold = Gold
treasure-art = Kunstwerk
treasure-relic = Relikt
face-gem1 = Diamant
face-gem2 = Perlen
face-gem3 = Kristalle
face-gold1 = Krone
face-gold2 = Goldbarren
face-gold3 = Pokal
face-art1 = Landschaft
face-art2 = Porträt
face-art3 = Blumenstrauß
face-relic1 = Maske
face-relic2 = Anch
face-relic3 = Steinkopf
bauble-conch = Schneckenmuschel
bauble-scallop = Jakobsmuschel
bauble-starfish = Seestern
bauble-conch-2018 = Totenkopf
bauble-scallop-2018 = Meeresmuschel
bauble-starfish-2018 = Seestern
layer-top = Deckel
layer-middle = Mittelteil
layer-bottom = Boden
spot-name = { $place } { $number }
step-up = Eins mehr auf dem Würfel
step-down = Eins weniger auf dem Würfel
die-name = Würfel mit { $face }
die-in-zone = Würfel mit { $face }, Zone: { $bauble }
display-name = Auslage { $display }
display-fits = Auslage { $display } passt
vault-column = Tresor, Spalte { $column }
aquarium-name = Aquarium aus { $pieces ->
    [one] einem Teil
   *[other] { $pieces } Teilen
}
exhibit-name = Ausstellung für { $coins }: { $treasures }
piece-name = { $layer } für { $coins }, zeigt { $symbols }; kostet { $cost }
piece-top = { $layer }, { $coins } je { $per }; kostet { $cost }
style = Stil
no-style = ohne Stil
per = je
per-piece = Teil
exhibits = Ausstellungen
exhibits-short = Ausstellungen
vault = Tresor
vault-short = Tresor
aquariums = Aquarien
aquariums-short = Aquarien
market = Aquarienmarkt
no-aquariums = Noch kein Aquarium. Ein Boden beginnt eines.
no-rivals = Sonst spielt hier niemand.
claimed = Beansprucht
claimed-of = { $claimed } von { $needed } Ausstellungen
divers-ashore = { $count ->
    [0] Kein Taucher an Land
    [one] Ein Taucher an Land
   *[other] { $count } Taucher an Land
}
mat-of = Tafel von { $name }
open-mat = { $name }, { $score } Münzen: Tafel öffnen
solo-rivals = Rivalen
solo-left = { $left ->
    [one] Ein Rivale wartet
   *[other] { $left } Rivalen warten
}
tab-mat = Tafel
tab-exhibits = Ausstellungen
tab-market = Markt
tab-rivals = Gegner
tab-log = Verlauf
claim-title = Schmücke Auslage { $display }, bevor sie öffnet
claim-title-style = Auslage { $display } zeigt Stil
claim-step-named = Auslage und Karte
claim-step-starfish = Seesterne
claim-step-decorate = Schmücken
claim-step-style = Stil
claim-step-collect = Nehmen
claim-cover = Seesterne auf Schätze legen
claim-cover-how = Ein bedeckter Schatz zählt als jede Art. Klick ihn auf der Bühne an.
claim-conch = Auf die Karte legen: { $name }
claim-conch-how = Bleibt dort und ist am Ende { $coins } Münzen wert.
claim-conch-on = { $name } darauf
claim-scallop = Gegen einen Schatz tauschen: { $name }
claim-scallop-how = Ein zufälliger Fund. Aus welchem Wrack?
claim-pick = Wähle deine Belohnung
claim-pick-how = Die Schätze stehen in der Ordnung der Karte.
claim-free = Nimm ein Teil umsonst
claim-free-how = Die Schätze stehen in der Ordnung der Karte.
claim-style = Stilbelohnung
claim-style-yes = Deine Schätze stehen in der Ordnung der Karte.
claim-style-no = Nur für Schätze in genau der Ordnung der Karte.
claim-brings = Was das bringt
claim-card = Karte
claim-basket = Korb
claim-count = Ausstellung Nummer { $claimed }.
tip-wreck = { $wreck }: { $left } Schätze sind noch im Wrack. Ein Tauchgang bringt einen davon.
tip-lid = Der Würfelvorrat. Ein Würfel in einer Zone bringt ihren Fund, wenn man ihn nimmt.
tip-display = Eine Auslage. Schätze stehen von links nach rechts; zusammen beanspruchen sie eine Ausstellung.
tip-vault = Der Tresor. Jedes andere Bild ist eine Münze wert, eine Reihe aus einer Art ihre Zahl.
tip-claimed = Wer einen Zug mit so vielen Ausstellungen beendet, ruft die letzten Züge aus.
tip-aquarium = Ein Aquarium. Mittelteile kommen obenauf, ein Deckel schließt es.
tip-stack = Noch { $left } im Stapel: { $layer }.
tip-conch = { $name }: ändert den Würfel, den du nimmst, um eins; schmückt eine Karte.
tip-scallop = { $name }: ein weiterer Schatz aus dem Wrack, zu dem du tauchst.
tip-starfish = { $name }: steht beim Beanspruchen für jeden Schatz.
tip-solo = Rivalen, die noch kommen: { $left }. Ein dunkles Wrack wurde diese Runde schon besucht.
about-wreck-raiders = Würfle, tauche, sei zuerst beim Wrack. Bring Edelsteine, Gold und Relikte heim und fülle dein Museum vor den anderen.
edition-2019 = 2019
edition-2018 = 2018, die erste`;export{e as default};