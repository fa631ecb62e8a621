### Was alle Spiele sagen. Wir duzen; Möglichkeiten stehen im Infinitiv.

## Listen: „eins, zwei und drei“. Wo „keine“ nicht passt, wählt die Nachricht danach aus.

common-list-comma = { $one }, { $other }
common-list-and = { $one } und { $other }
common-list-none = keine

## Augenblicke jedes Spiels.

common-over = Die Partie ist zu Ende.
common-started = { $who } beginnt.
common-end-turn = Zug beenden
common-wait = Gleich geht es weiter.
common-wait-start = Der Startspieler wird ausgelost.
common-wait-roll = Es wird gewürfelt.
common-name = { $name }

## Wertungen, die sich selbst erklären.

common-part = { $source }: { $points }
common-part-later = Noch nicht gewertet
common-ladder-next = Noch { $missing } bis zum nächsten Rang.
common-ladder-top = Der höchste Rang.
