### Was der Tipp einer geführten Partie sagt: höchstens zwei Sätze und 25 Wörter.

lesson-co-first = Coralia gegen zwei Bots
lesson-co-first-take = Wer beginnt, nimmt vier Würfel in verschiedenen Farben. Fang mit einem gelben an.
lesson-co-first-colours = Jeder Würfel gehört zum Riff seiner Farbe. Nimm jetzt einen blauen.
lesson-co-first-third = Nimm jetzt einen roten Würfel.
lesson-co-first-fourth = Nimm noch einen grünen. Dann werden alle vier gewürfelt.
lesson-co-first-turtle = Setze die blaue Schildkröte ein: Du nimmst die Schildkröte dieses Riffs. Dein Schiff fährt zur nächsten Qualle, für 5 Punkte.
lesson-co-first-pass = Deine anderen drei Würfel gehen an den nächsten Spieler. Beende deinen Zug.
lesson-co-first-again = Drei Würfel kommen zu dir zurück. Nimm einen gelben als vierten.
lesson-co-first-lock = Mit deiner Schildkröte sicherst du vor dem Wurf einen Würfel. Sichere den grünen Kraken.
lesson-co-first-octopus = Setze den Kraken ein: 1 Punkt je Würfel auf dem grünen Riff. Später bringt er noch mehr.
lesson-co-first-over = Karten, Truhen und Taucher zählen am Ende. Beende deinen Zug.
lesson-co-first-end = Gut gemacht! Ab jetzt entscheidest du alles selbst.
