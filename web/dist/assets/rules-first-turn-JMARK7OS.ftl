### Worum es in einem ersten Zug jedes Spiels geht.

## Wreck Raiders.

first-turn-wr-1 = Nimm einen der Würfel in der Schachtel; liegt er auf einem Bild, bekommst du auch, was das Bild zeigt.
first-turn-wr-2 = Bewege einen deiner Taucher auf einen Platz mit der Zahl des Würfels: in ein Wrack, um einen Schatz zu finden, oder an den Strand, um Angespültes zu sammeln.
first-turn-wr-3 = Im Wrack holt dein Taucher einen Schatz herauf, und Taucher auf den beiden Plätzen daneben holen auch einen für ihren Spieler.
first-turn-wr-4 = Lege jeden Schatz sofort in eine deiner Auslagen oder in deinen Tresor; dort bleibt er.
first-turn-wr-5 = Sobald in einer Auslage genau die Arten liegen, die eine Ausstellungskarte verlangt, darfst du die Karte beanspruchen; in der Reihenfolge der Karte gibt es noch eine Belohnung.
first-turn-wr-6 = Gib, was du gesammelt hast, für ein Aquariumsplättchen aus, wenn du magst, und beende den Zug.
first-turn-wr-7 = Was du berühren kannst, leuchtet; wer auf etwas zeigt, erfährt, was es ist; und ein Schritt lässt sich zurücknehmen, bis etwas Neues aufgedeckt wird.

## Coralia.

first-turn-co-1 = Drei Würfel gibt dir der Spieler vor dir weiter; nimm einen vierten und würfle.
first-turn-co-2 = Setze einen der vier auf das Riff seiner Farbe, auf das Feld seines Symbols; ist das Feld belegt, darf der Würfel auf die Insel.
first-turn-co-3 = Das Symbol sagt, was du bekommst: Karten für Perle, Fisch oder Seestern, Punkte für eine Krake, ein Bonusplättchen für eine Schildkröte, und ein Taucher hütet ein Riff bis zur Schlusswertung.
first-turn-co-4 = Ein Würfel auf der Insel bringt dir die oberste Inselkarte.
first-turn-co-5 = Jede deiner Schildkröten kann einen Würfel sperren, den du bekommen hast; er wird nicht geworfen.
first-turn-co-6 = Die drei übrigen Würfel gehen so, wie sie liegen, an den nächsten Spieler: Bedenke, was du übrig lässt.
first-turn-co-7 = Nach der letzten Runde zählen Fische in Sätzen verschiedener Arten, Perlen im Vergleich mit den anderen und Seesternkarten für das, was auf ihnen steht.
first-turn-co-8 = Was du berühren kannst, leuchtet; wer auf etwas zeigt, erfährt, was es ist; und ein Schritt lässt sich zurücknehmen, bis etwas Neues aufgedeckt wird.
