### Die Regeln von Coralia in unseren Worten.

chapter-co-1 = Aufbau
rule-co-1-1 = Sechs Würfel in jeder von sechs Farben und zwei weiße; jeder Würfel zeigt jedes der sechs Symbole einmal.
rule-co-1-2 = Sechs Riffe mit je einem Feld pro Symbol und einem Schatzfeld; ein volles Riff ist 15 wert.
rule-co-1-3 = Beide weißen Würfel beginnen auf der Insel.
rule-co-1-4 = 18 Seestern-, 15 Fisch- und 18 Perlenkarten; je drei davon bilden ungesehen den Inselstapel; zwei Rochen liegen bereit.
rule-co-1-5 = Von acht Schildkröten liegen sechs auf den Riffen und zwei neben dem Plan, offen; acht Truhen ebenso, verdeckt.
rule-co-1-6 = Ein Taucher, zwei Kraken und ein Schiff auf null für alle; wer beginnt, wird ausgelost.
rule-co-1-7 = Für jeden fehlenden Spieler wird ein Würfel jeder Farbe geworfen und eingesetzt; ein doppeltes Symbol kommt auf die Insel.
rule-co-1-8 = Ein solcher Würfel schiebt eine Schildkröte neben den Plan; ein Taucher bedeckt die Truhe und lässt das Taucherfeld frei.
rule-co-1-9 = Ein solcher Würfel auf einem Krakenfeld belegt nur das Feld; durch diese Würfel bekommt niemand etwas.

chapter-co-2 = Der Zug
rule-co-2-1 = Zehn, neun oder acht Runden zu zweit, dritt oder viert; alle setzen je Runde einen Würfel ein.
rule-co-2-2 = Der erste Zug wirft vier Würfel in vier Farben; später nimmt man einen vierten Würfel und wirft, was nicht gesperrt ist.
rule-co-2-3 = Eine Schildkröte sperrt einen erhaltenen Würfel, höchstens drei; eine neue zählt ab dem nächsten Zug.
rule-co-2-4 = Genau einer der vier Würfel wird eingesetzt und ausgeführt; die anderen drei gehen weiter, wie sie liegen.
rule-co-2-5 = Das Spiel endet, wenn zu zweit, dritt oder viert noch vier, drei oder vier Würfel übrig sind.

chapter-co-3 = Einsetzen
rule-co-3-1 = Ein Würfel kommt auf das freie Feld seines Symbols auf dem Riff seiner Farbe und bleibt dort.
rule-co-3-2 = Ein Würfel, dessen Feld besetzt ist, und nur ein solcher, darf auf die Insel.
rule-co-3-3 = Ohne Krake im Vorrat ist ein freies Krakenfeld nicht nutzbar; sperrt das alle vier Würfel, wird neu geworfen.

chapter-co-4 = Die sechs Symbole
rule-co-4-1 = Perle: Nimm zwei Perlenkarten.
rule-co-4-2 = Fisch: Sieh dir zwei Fischkarten an und behalte eine.
rule-co-4-3 = Seestern: Sieh dir drei Seesternkarten an und behalte eine; die anderen kommen in gezogener Reihenfolge unter den Stapel.
rule-co-4-4 = Krake: Setze sie ein und bekomme einen Punkt je Würfel auf dem Riff.
rule-co-4-5 = Dann bringt jede Krake auf einem anderen Riff einen Punkt.
rule-co-4-6 = Schildkröte: Nimm die Schildkröte des Riffs, nutze ihren Bonus und behalte sie zum Sperren.
rule-co-4-7 = Taucher: Der erste setzt den Taucher auf das Riff.
rule-co-4-8 = Ein besetztes Taucherfeld sperrt alle aus, auch den eigenen Taucher.
rule-co-4-9 = Ein weiterer bewegt den Taucher vom alten zum neuen Riff.
rule-co-4-10 = Der verlassene Würfel sinkt auf ein freies Schatzfeld und gibt die Truhe frei; sonst bleibt er und schließt das Taucherfeld.
rule-co-4-11 = Fehlt nur die Truhe, sinkt der Würfel trotzdem.

chapter-co-5 = Die Insel
rule-co-5-1 = Ein Würfel auf der Insel bringt die oberste Inselkarte, solange es eine gibt.
rule-co-5-2 = Eine Krake auf dem Riff des Würfels bringt zwei Punkte; gehört sie jemand anderem, wählt man aus zwei Karten.

chapter-co-6 = Schildkröten, Truhen, weiße Würfel
rule-co-6-1 = Acht Schildkröten mit acht Boni; eine kopiert eine Schildkröte neben dem Plan.
rule-co-6-2 = Acht Truhen mit acht Inhalten.
rule-co-6-3 = Einzelne Karten von Plättchen nimmt man ungesehen und ohne Wahl.
rule-co-6-4 = Eine Qualle führt zum nächsten Vielfachen von fünf, von einem zum nächsten um fünf.
rule-co-6-5 = Ein weißer Würfel der Insel wird geworfen und auf ein beliebiges freies Feld seines Symbols gesetzt oder, wenn eines besetzt ist, auf die Insel.
rule-co-6-6 = Man nimmt, was da ist; zurückgelegte Karten kommen nach den ungesehenen wieder.

chapter-co-7 = Seesternkarten
rule-co-7-1 = Eine Perle im Wert von 6.
rule-co-7-2 = Ein Anemonenfisch.
rule-co-7-3 = 2 Punkte je Fischkarte, diese nicht mitgezählt.
rule-co-7-4 = 1 Punkt je Perlenkarte, diese nicht mitgezählt.
rule-co-7-5 = 1 Punkt je Würfel auf der Insel, auch die weißen.
rule-co-7-6 = 3 Punkte je eigener Schildkröte.
rule-co-7-7 = 2 Punkte je eigener Truhe.
rule-co-7-8 = Eine Truhe neben dem Plan.
rule-co-7-9 = Die nächste Qualle.
rule-co-7-10 = Die übrigen Truhen zweier Riffe in beliebiger Reihenfolge; nach der ersten wird neu nach der zweiten gesehen.
rule-co-7-11 = Eine Karte je übrigem Würfel zweier Farben, jede von einem anderen Stapel.

chapter-co-8 = Schlusswertung
rule-co-8-1 = Seesternkarten, vom Startspieler an, in beliebiger Reihenfolge, jede mit allem, was sie auslöst, vor der nächsten.
rule-co-8-2 = Jede Karte für übrige Würfel hat ihre eigene Grenze von einer Karte je Stapel.
rule-co-8-3 = Ein Taucher wertet die Felder mit Würfeln auf seinem Riff, höchstens 15.
rule-co-8-4 = Sätze verschiedener Fische, so groß wie möglich, zählen 3, 7, 12, 18 oder 25.
rule-co-8-5 = Nach Summe und Zahl der Perlen wertet der Erste die besten vier, der Zweite zwei, alle anderen eine.
rule-co-8-6 = Die meisten Punkte gewinnen; dann die meisten Karten, dann die meisten Schildkröten, dann gemeinsam.

chapter-co-9 = Verdeckt und offen
rule-co-9-1 = Karten kennt, wer sie hält, zurückgelegte, wer sie zurückgelegt hat; Truhen und Stapelfolge kennt niemand.

chapter-co-10 = Beispiele
rule-co-10-1 = Die Schlusswertung der Anleitung: 44 gegen 59 Punkte.
rule-co-10-2 = Eine Krake als vierter Würfel eines Riffs: 4 Punkte.
