### Das kleine Spiel.

part-toy-card =
    { $card ->
        [crab] eine Krabbe
        [fish] einen Fisch
        [squid] einen Kalmar
        [whale] einen Wal
       *[hidden] eine verdeckte Karte
    }
part-toy-coins =
    { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }
toy-ask-bank =
    { $you ->
        [yes] Nimm bis zu zwei Münzen.
       *[no] { $who } darf Münzen nehmen.
    }
toy-ask-play =
    { $you ->
        [yes] Was machst du mit deiner Karte?
       *[no] { $who } entscheidet über eine Karte.
    }
toy-wait-draw = Eine Karte wird gezogen.
toy-act-skip = Keine Münze nehmen
toy-act-bank = { part-toy-coins } nehmen
toy-act-keep = Die Karte behalten
toy-act-swap = Die Karte gegen eine verdeckte tauschen
toy-act-roll = Würfeln
toy-act-show = Die Karte zeigen
toy-event-banked = { $who } nimmt { part-toy-coins }.
toy-event-drew = { $who } zieht { part-toy-card }.
toy-event-swapped = { $who } legt eine Karte zurück.
toy-event-showed = { $who } zeigt { part-toy-card }.
toy-event-rolled = { $who } würfelt { $pips }.
toy-event-ended = Alle Karten werden aufgedeckt.
toy-supply = Vorrat
toy-mat = { $who }
toy-coins = { part-toy-coins }
toy-card =
    { $open ->
        [yes] hat { part-toy-card } (offen)
       *[no] hat { part-toy-card }
    }
toy-source =
    { $source ->
        [shown] gezeigte Karten
        [rolled] Augen
       *[coins] Münzen
    }
