game-wreck-raiders = Wreck Raiders
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
spot-name = {$place} {$number}
step-up = Würfel +1
step-down = Würfel −1
die-name = Würfel: {$face}
die-in-zone = Würfel: {$face}, Zone: {$bauble}
display-name = Auslage {$display}
vault-column = Tresor, Spalte {$column}
aquarium-name = Aquarium aus {$pieces} Plättchen
exhibit-name = Ausstellung für {$coins ->
 [one] {$coins} Münze
 *[other] {$coins} Münzen
}: {$treasures}
piece-name = {$layer}, bringt {$coins ->
 [one] {$coins} Münze
 *[other] {$coins} Münzen
}, zeigt: {$symbols}; kostet: {$cost}
piece-top = {$layer}, bringt {$coins ->
 [one] {$coins} Münze
 *[other] {$coins} Münzen
} je {$per}; kostet: {$cost}
style = Stil
no-style = kein Bonus
per = je
per-piece = Plättchen
exhibits = Ausstellungen
exhibits-short = Ausstellungen
vault = Tresor
vault-short = Tresor
aquariums = Aquarien
aquariums-short = Aquarien
market = Aquarienmarkt
no-aquariums = Noch kein Aquarium. Beginne mit einem Boden.
no-rivals = Sonst spielt niemand mit.
claimed = Beansprucht
claimed-of = {$claimed} von {$needed} Ausstellungen
claimed-count = {$claimed} von {$needed}
divers-ashore = {$count ->
 [0] Kein Taucher in Reserve
 *[other] {$count} Taucher in Reserve
}
mat-of = Spielertafel von {$name}
open-mat = {$name}, {$score ->
 [one] {$score} Münze
 *[other] {$score} Münzen
}: Spielertafel öffnen
solo-rivals = Gegner
solo-left = Noch {$left} Gegner
tab-mat = Tafel
tab-exhibits = Karten
tab-market = Markt
tab-rivals = Gegner
tab-log = Verlauf
claim-title = Beanspruchen mit Auslage {$display}
claim-title-style = Richtige Reihenfolge: Nimm deine Stilbelohnung
claim-step-named = Auslage und Karte
claim-step-starfish = Seesterne
claim-step-decorate = Dekorieren
claim-step-style = Stil
claim-step-collect = Einsammeln
claim-cover = Seesterne auf Schätze legen
claim-cover-how = Ein Schatz unter einem Seestern zählt als beliebige Art. Tippe ihn in der Auslage an.
claim-conch = {$name ->
 [Totenkopf] Mit einem Totenkopf dekorieren
 *[other] Mit einer {$name} dekorieren
}
claim-conch-how = Bleibt auf der Karte und ist am Ende {$coins ->
 [one] {$coins} Münze
 *[other] {$coins} Münzen
} wert.
claim-conch-on = {$name} auf der Karte
claim-scallop = Eine {$name} gegen einen Schatz tauschen
claim-scallop-how = Ein zufälliger Schatz. Aus welchem Wrack?
claim-pick = Wähle deine Belohnung
claim-pick-how = Deine Schätze liegen in der Reihenfolge der Karte.
claim-free = Nimm ein kostenloses Plättchen
claim-free-how = Deine Schätze liegen in der Reihenfolge der Karte.
claim-style = Stilbelohnung
claim-style-yes = Deine Schätze liegen in der Reihenfolge der Karte.
claim-style-no = Nur wenn die Schätze genau in der Reihenfolge der Karte liegen.
claim-brings = Das bekommst du
claim-card = Karte
claim-basket = Korb
claim-count = Deine {$claimed}. Ausstellung.
tip-wreck = {$wreck}: {$left ->
 [0] kein Schatz mehr im Vorrat.
 [one] noch {$left} Schatz im Vorrat. Wer hierher taucht, findet ihn.
 *[other] noch {$left} Schätze im Vorrat. Wer hierher taucht, findet einen davon.
}
tip-lid = Die Würfel zur Auswahl. Nimmst du einen aus einer Zone, bekommst du auch, was sie zeigt.
tip-display = Eine Auslage, gefüllt von links nach rechts. Enthält sie genau die Arten einer Ausstellung, kannst du die Karte beanspruchen.
tip-vault = Der Tresor: Verschiedene Motive bringen je 1 Münze. Drei Schätze derselben Art in einer Reihe bringen außerdem die Münzen, die daneben stehen.
tip-claimed = Beendet jemand seinen Zug mit so vielen Ausstellungen, haben alle anderen noch einen Zug.
tip-aquarium = Ein Aquarium. Auf den Boden kommen Mittelteile, ein Deckel schließt es ab.
tip-stack = {$layer}: noch {$left} im Stapel.
tip-conch = {$name}: ablegen, um deinen Würfel um 1 zu ändern, oder eine Ausstellung damit dekorieren (2 Münzen).
tip-scallop = {$name}: ablegen für einen weiteren Schatz aus dem Wrack, zu dem du tauchst, oder eine Ausstellung damit dekorieren.
tip-starfish = {$name}: Lege ihn beim Beanspruchen auf einen Schatz, der dann als beliebige Art zählt.
tip-solo = Noch {$left} Gegner in Reserve. Abgedunkelte Wracks wurden in dieser Runde schon besucht.
recap-card = {$coins ->
 [one] Ausstellung für 1 Münze
 *[other] Ausstellung für {$coins} Münzen
}
recap-takes = Nimmt die {$face}
recap-counts = zählt als {$value}
recap-from = von {$spot}
recap-reserve = aus der Reserve
recap-found = {$count ->
 [one] 1 Schatz
 *[other] {$count} Schätze
}
recap-beach = {$count} vom Strand
recap-claims = Beansprucht
recap-style = genaue Reihenfolge
recap-buys = Kauft
recap-free = Gratis
recap-die = Würfel
recap-dive = Tauchen
recap-draw = Schatz
recap-claim = Ausstellung
recap-buy = Kauf
about-wreck-raiders = Würfeln, tauchen, Schätze heben! Bring Edelsteine, Gold und Relikte nach Hause und fülle dein Museum schneller als alle anderen.
edition-2019 = 2019
edition-2018 = 2018 (Erstausgabe)
do-dive = Tauchen
spot-held = {$place} {$number}, besetzt: {$who}
rival-diver = ein Taucher der Gegner
exhibit-told = {$name}. {$crests ->
 [none] Keine Wappen.
 *[other] Wappen: {$crests}.
} {$reward ->
 [none] Kein Bonus.
 [free-piece] Bonus: ein kostenloses Aquariumsplättchen.
 [any-bauble] Bonus: ein Stück nach Wahl aus dem Vorrat am Strand.
 *[shown] Bonus: {$shown}.
}
counts-exhibits = Münzen der Ausstellungen, dazu 2 für jede dekorierte.
counts-vault = 1 je verschiedenem Motiv, dazu volle Reihen einer Art.
counts-aquariums = Münzen der Böden und Mittelteile, dazu was jeder Deckel zählt.
claim-collect = Karte nehmen
claim-missing = {$count ->
 [one] Noch {$count} fehlt
 *[other] Noch {$count} fehlen
}
claim-missing-how = {$laid} von {$needed} gelegt. Tippe einen hellen Schatz an; du hast noch {$spare} im Korb.
claim-laid = {$laid ->
 [one] {$laid} Seestern gelegt
 *[other] {$laid} Seesterne gelegt
}
claim-laid-how = Bezahlt wird erst, wenn du die Karte nimmst.
claim-off = Seestern zurücknehmen: {$face}
gain-beach = an Strand {$number}