### Was alle Spiele sagen. Wir duzen; Möglichkeiten stehen im Infinitiv.

## Listen: „eins, zwei und drei“.

common-list-comma = { $one }, { $other }
common-list-and = { $one } und { $other }
common-list-none = nichts

## Augenblicke jedes Spiels.

common-over = Das Spiel ist vorbei.
common-started = { $who } beginnt.
common-end-turn = Zug beenden
common-wait = Das Spiel geht weiter.
common-wait-start = Wer beginnt, wird ausgelost.
common-wait-roll = Es wird gewürfelt.
common-name = { $name }
