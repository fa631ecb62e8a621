### Warum etwas nicht geht.

toy-why-too-many = Du darfst höchstens zwei Münzen nehmen.
toy-why-supply =
    { $coins ->
        [0] Der Vorrat ist leer.
        [one] Der Vorrat hat nur { $coins } Münze.
       *[other] Der Vorrat hat nur { $coins } Münzen.
    }
toy-why-shown = Deine Karte liegt schon offen.
toy-why-now-bank = Nimm jetzt bis zu zwei Münzen oder keine.
toy-why-now-play = Entscheide jetzt über deine Karte.
