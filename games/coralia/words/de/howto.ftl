### Wie man Coralia spielt, zum Vorlesen vor der ersten Partie. Alle Regeln stehen in rules.ftl.

howto-co-goal = Das Ziel
howto-co-goal-1 = Du erforschst mit Würfeln sechs Riffe. In deinem Zug setzt du einen Würfel ein und tust, was sein Symbol zeigt: Karten oder Schildkröten nehmen, Kraken einsetzen, Truhen öffnen. Wer die meisten Punkte hat, gewinnt.

howto-co-turn = Dein Zug
howto-co-turn-1-title = Nimm einen vierten Würfel
howto-co-turn-1 = Du bekommst drei Würfel vom vorigen Spieler. Nimm einen Würfel beliebiger Farbe aus dem Vorrat dazu.
howto-co-turn-2-title = Würfle
howto-co-turn-2 = Mit jeder deiner Schildkröten darfst du einen der drei Würfel sichern. Würfle mit allen anderen.
howto-co-turn-3-title = Setze einen Würfel ein
howto-co-turn-3 = Setze einen Würfel auf das Riff seiner Farbe, auf das Feld mit seinem Symbol. Ist das Feld besetzt, darf der Würfel auf die Insel, und du ziehst eine Inselkarte.
howto-co-turn-4-title = Gib drei weiter
howto-co-turn-4 = Die anderen drei Würfel gehen so, wie sie liegen, an den nächsten Spieler.

howto-co-use = Was die Symbole tun
howto-co-use-1-title = Perle
howto-co-use-1 = Nimm zwei Perlenkarten.
howto-co-use-2-title = Fisch
howto-co-use-2 = Sieh dir zwei Fischkarten an und behalte eine.
howto-co-use-3-title = Seestern
howto-co-use-3 = Sieh dir drei Seesternkarten an und behalte eine.
howto-co-use-4-title = Krake
howto-co-use-4 = Setze einen Kraken ein: 1 Punkt je Würfel auf diesem Riff. Er bringt wieder Punkte, wenn ein Krake auf ein anderes Riff kommt oder ein Würfel dieser Farbe auf die Insel geht.
howto-co-use-5-title = Schildkröte
howto-co-use-5 = Nimm sie und nutze ihren Bonus. Ab deinem nächsten Zug kannst du mit ihr einen Würfel sichern.
howto-co-use-6-title = Taucher
howto-co-use-6 = Setze oder bewege deinen Taucher hierher. Verlässt er ein Riff, öffnest du dessen Truhe.

howto-co-score = Was am Ende zählt
howto-co-score-1-title = Seesternkarten
howto-co-score-1 = Auf jeder Karte steht, was sie bringt.
howto-co-score-2-title = Taucher
howto-co-score-2 = Die Punkte aller Felder seines Riffs, auf denen ein Würfel liegt: bis zu 15.
howto-co-score-3-title = Fische
howto-co-score-3 = Sätze verschiedener Fische bringen 3, 7, 12, 18 oder 25 Punkte.
howto-co-score-4-title = Perlen
howto-co-score-4 = Wer die höchste Perlensumme hat, wertet seine besten vier, der Zweite seine besten zwei, alle anderen ihre beste.

howto-co-end = Das Ende
howto-co-end-1 = In jeder Runde setzen alle einen Würfel ein. Die Partie endet zu zweit nach 10 Runden, zu dritt nach 9, zu viert nach 8.
