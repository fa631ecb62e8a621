### Die Regeln von Coralia in unseren Worten. Jeder Satz steht für sich.

chapter-co-1 = Aufbau
rule-co-1-1 = Es gibt sechs Würfel in jeder der sechs Farben und zwei weiße Würfel. Jeder Würfel zeigt jedes der sechs Symbole einmal.
rule-co-1-2 = Jede Farbe hat ein Riff mit einem Feld für jedes Symbol und einem Schatzfeld. Alle Felder eines Riffs sind zusammen 15 Punkte wert.
rule-co-1-3 = Beide weißen Würfel beginnen auf der Insel.
rule-co-1-4 = Es gibt 18 Seesternkarten, 15 Fischkarten und 18 Perlenkarten. Von jedem Stapel werden drei Karten ungesehen zum Inselstapel gemischt. Zwei Rochen liegen bereit.
rule-co-1-5 = Von acht Schildkröten liegen sechs offen auf den Riffen und zwei offen neben dem Plan. Von acht Truhen liegen sechs verdeckt auf den Riffen und zwei verdeckt neben dem Plan.
rule-co-1-6 = Jeder Spieler hat einen Taucher, zwei Kraken und ein Schiff, das auf der Punkteleiste bei 0 beginnt. Der Startspieler wird ausgelost.
rule-co-1-7 = Zu dritt wird vor dem Spiel ein neutraler Würfel jeder Farbe gewürfelt und auf sein Feld gelegt, zu zweit sind es zwei. Zeigen beide dasselbe Symbol, kommt der zweite auf die Insel.
rule-co-1-8 = Kommt ein neutraler Würfel auf ein Schildkrötenfeld, wird die Schildkröte offen neben den Plan gelegt. Zeigt er einen Taucher, kommt er auf die Truhe, und das Taucherfeld bleibt frei.
rule-co-1-9 = Ein neutraler Würfel auf einem Krakenfeld besetzt nur das Feld: Dort steht dann kein Krake. Neutrale Würfel bringen niemandem Punkte oder Karten.

chapter-co-2 = Der Zug
rule-co-2-1 = Gespielt werden 10 Runden zu zweit, 9 zu dritt und 8 zu viert. In jeder Runde setzt jeder Spieler einen Würfel ein.
rule-co-2-2 = Im allerersten Zug würfelt der Startspieler mit vier Würfeln verschiedener Farben. Danach bekommst du drei Würfel, nimmst einen vierten aus dem Vorrat und würfelst mit allen, die du nicht sicherst.
rule-co-2-3 = Vor dem Würfeln darfst du auf jeder deiner Schildkröten einen der drei Würfel sichern, die du bekommen hast. Gesicherte Würfel behalten ihr Symbol. Eine neue Schildkröte zählt ab deinem nächsten Zug.
rule-co-2-4 = Du setzt genau einen der vier Würfel ein und führst sein Symbol aus. Die anderen drei gibst du unverändert an den nächsten Spieler weiter.
rule-co-2-5 = Die Partie endet nach der letzten Runde. Dann sind zu zweit und zu viert vier Würfel übrig, zu dritt drei: die Restwürfel.

chapter-co-3 = Einsetzen
rule-co-3-1 = Ein Würfel kommt auf das Riff seiner Farbe, auf das freie Feld seines Symbols, und bleibt dort.
rule-co-3-2 = Ist das Feld deines Würfels besetzt, darfst du ihn stattdessen auf die Insel setzen. Andere Würfel dürfen nicht auf die Insel.
rule-co-3-3 = Hast du beide Kraken eingesetzt, kannst du einen Krakenwürfel mit freiem Feld nicht einsetzen. Gilt das für alle vier Würfel, würfelst du mit allen vier neu, auch mit gesicherten.

chapter-co-4 = Die sechs Symbole
rule-co-4-1 = Perle: Nimm die obersten zwei Perlenkarten.
rule-co-4-2 = Fisch: Sieh dir die obersten zwei Fischkarten an und behalte eine. Die andere kommt unter den Stapel.
rule-co-4-3 = Seestern: Sieh dir die obersten drei Seesternkarten an und behalte eine. Die anderen kommen in der Reihenfolge, in der du sie gezogen hast, unter den Stapel.
rule-co-4-4 = Krake: Setze einen Kraken auf dieses Riff. Du bekommst 1 Punkt für jeden Würfel auf dem Riff, den neuen eingeschlossen.
rule-co-4-5 = Immer wenn ein Krake eingesetzt wird, bringt jeder Krake auf einem anderen Riff seinem Besitzer 1 Punkt.
rule-co-4-6 = Schildkröte: Nimm die Schildkröte des Riffs und nutze ihren Bonus. Behalte sie, um in späteren Zügen einen Würfel zu sichern.
rule-co-4-7 = Taucher: Setze deinen Taucher auf dieses Riff.
rule-co-4-8 = Auf jedem Riff ist nur Platz für einen Taucher. Ein besetztes Taucherfeld ist für alle gesperrt, auch für den Besitzer des Tauchers.
rule-co-4-9 = Ist dein Taucher schon auf einem anderen Riff, bewegst du ihn von dort hierher.
rule-co-4-10 = Verlässt dein Taucher ein Riff mit freiem Schatzfeld, rückt sein alter Würfel auf das Schatzfeld, und du nimmst und öffnest die Truhe. Ist das Schatzfeld besetzt, bleibt der Würfel liegen, du bekommst nichts, und das Taucherfeld ist für den Rest der Partie gesperrt.
rule-co-4-11 = Ist die Truhe des Riffs schon weg, das Schatzfeld aber frei, rückt der Würfel trotzdem dorthin. Du bekommst nichts.

chapter-co-5 = Die Insel
rule-co-5-1 = Setzt du einen Würfel auf die Insel, nimmst du die oberste Inselkarte, solange es eine gibt.
rule-co-5-2 = Steht auf dem Riff in der Farbe dieses Würfels ein Krake, bringt er seinem Besitzer 2 Punkte. Gehört der Krake einem anderen Spieler, siehst du dir die obersten zwei Inselkarten an und behältst eine.

chapter-co-6 = Schildkröten, Truhen, weiße Würfel
rule-co-6-1 = Jede der acht Schildkröten bringt einen anderen Bonus: weißer Würfel, Qualle, Rochen, Seesternkarte, Inselkarte, Fischkarte, Kopie einer Schildkröte neben dem Plan oder Truhe neben dem Plan.
rule-co-6-2 = Jede der acht Truhen enthält etwas anderes: Fischkarte, Perlenkarte, Seesternkarte, Inselkarte, 1 Punkt je Würfel auf der Insel, Rochen, weißer Würfel oder Qualle.
rule-co-6-3 = Karten, die dir eine Schildkröte oder eine Truhe bringt, nimmst du oben vom Stapel, ohne Auswahl.
rule-co-6-4 = Qualle: Rücke dein Schiff zum nächsten Vielfachen von fünf vor. Steht es schon auf einem, rückt es fünf Felder vor.
rule-co-6-5 = Weißer Würfel: Nimm einen von der Insel, würfle mit ihm, setze ihn auf ein beliebiges freies Feld seines Symbols und führe das Symbol aus. Ist eines dieser Felder besetzt, darfst du ihn stattdessen auf die Insel setzen: Du nimmst eine Inselkarte, aber kein Krake bringt Punkte. Zeigt er einen Kraken und du hast keinen mehr, muss er auf die Insel.
rule-co-6-6 = Gibt es zu wenige Karten, nimmst du, was noch da ist. Zurückgelegte Karten kommen unter ihren Stapel.

chapter-co-7 = Seesternkarten
rule-co-7-1 = Perle: Die Karte zählt am Ende als Perle im Wert von 6.
rule-co-7-2 = Anemonenfisch: Die Karte zählt am Ende als Fisch.
rule-co-7-3 = Fischkarten: Du bekommst 2 Punkte für jede deiner Fischkarten. Diese Karte zählt nicht mit.
rule-co-7-4 = Perlenkarten: Du bekommst 1 Punkt für jede deiner Perlenkarten. Diese Karte zählt nicht mit.
rule-co-7-5 = Insel: Du bekommst 1 Punkt für jeden Würfel auf der Insel, auch für die weißen.
rule-co-7-6 = Schildkröten: Du bekommst 3 Punkte für jede deiner Schildkröten.
rule-co-7-7 = Truhen: Du bekommst 2 Punkte für jede deiner Truhen.
rule-co-7-8 = Truhe neben dem Plan: Nimm und öffne eine Truhe neben dem Plan.
rule-co-7-9 = Qualle: Rücke dein Schiff zur nächsten Qualle vor.
rule-co-7-10 = Truhen zweier Riffe: Nimm und öffne die Truhen, die noch auf den beiden genannten Riffen liegen, in beliebiger Reihenfolge. Prüfe nach der ersten, ob die zweite noch da ist.
rule-co-7-11 = Restwürfel: Zieh für jeden Restwürfel in den beiden genannten Farben eine Karte, jede von einem anderen Stapel.

chapter-co-8 = Schlusswertung
rule-co-8-1 = Zuerst werten alle ihre Seesternkarten, der Startspieler beginnt. Die Reihenfolge deiner Karten bestimmst du. Führe jede ganz aus, bevor du die nächste wertest.
rule-co-8-2 = Hast du mehrere Karten für Restwürfel, gilt die Grenze von einer Karte je Stapel für jede einzeln.
rule-co-8-3 = Dein Taucher bringt dir die Punkte aller Felder seines Riffs, auf denen ein Würfel liegt, höchstens 15.
rule-co-8-4 = Fische: Bilde möglichst große Sätze aus verschiedenen Fischen. Ein Satz aus 1, 2, 3, 4 oder 5 Fischen bringt 3, 7, 12, 18 oder 25 Punkte.
rule-co-8-5 = Perlen: Es zählt die Summe aller Perlen, bei Gleichstand die Zahl der Perlenkarten. Der Erste wertet seine besten vier Perlen, der Zweite seine besten zwei, alle anderen ihre beste.
rule-co-8-6 = Wer die meisten Punkte hat, gewinnt. Bei Gleichstand zählen die meisten Karten, dann die meisten Schildkröten. Herrscht immer noch Gleichstand, wird der Sieg geteilt.

chapter-co-9 = Verdeckt und offen
rule-co-9-1 = Deine Karten kennst nur du, mit Ausnahme der Rochen. Auch die Karten, die du unter einen Stapel zurücklegst, kennst nur du. Den Inhalt geschlossener Truhen und die Reihenfolge der Stapel kennt niemand. Alles andere ist offen.

chapter-co-10 = Beispiele
rule-co-10-1 = Das Wertungsbeispiel der Spielanleitung endet mit 44 zu 59 Punkten.
rule-co-10-2 = Liegt dein Krakenwürfel als vierter Würfel auf dem Riff, bringt dir der Krake sofort 4 Punkte.
