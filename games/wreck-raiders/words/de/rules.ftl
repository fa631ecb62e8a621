### Die Regeln von Wreck Raiders in unseren Worten. Jeder Satz steht für sich; wo sich die Ausgaben unterscheiden, wählt
### er nach der Ausgabe.

chapter-wr-1 = Aufbau
rule-wr-1-1 =
    { $edition ->
        [2018] Wreck Raiders ist für zwei bis vier Spieler.
       *[2019] Wreck Raiders ist für einen bis fünf Spieler. Allein spielst du die Solo-Regeln (Kapitel 11).
    }
rule-wr-1-2 =
    { $edition ->
        [2018] Jeder Spieler hat 6 Taucher zu zweit, 5 zu dritt und 4 zu viert. Alle Taucher beginnen in Reserve, neben dem Spielbrett.
       *[2019] Jeder Spieler hat 6 Taucher zu zweit, 5 zu dritt und 4 zu viert oder zu fünft. Alle Taucher beginnen in Reserve, neben dem Spielbrett.
    }
rule-wr-1-3 =
    { $edition ->
        [2018] Gespielt wird mit 5 Würfeln zu zweit, 4 zu dritt und 5 zu viert.
       *[2019] Gespielt wird mit 5 Würfeln zu zweit, 4 zu dritt, 5 zu viert und 6 zu fünft.
    }
rule-wr-1-4 =
    { $edition ->
        [2018] Es gibt vier Wracks (Edelsteine, Gold, Kunstwerke, Relikte) mit je sechs Plätzen von 1 bis 6. Dazu kommt der Strand mit sechs Abschnitten von 1 bis 6; jeder zeigt, welche Fundstücke er bringt.
       *[2019] Es gibt vier Wracks (Edelsteine, Gold, Kunstwerke, Relikte) mit je sechs Plätzen von 1 bis 6. Dazu kommt der Strand mit sechs Abschnitten von 1 bis 6; jeder zeigt, welche Muscheln er bringt.
    }
rule-wr-1-5 = Es gibt 84 Schätze: 21 von jeder der vier Arten. Jede Art hat drei Motive, jedes Motiv gibt es siebenmal. Jedes Wrack hat einen verdeckten Vorrat und einen offenen Ablagestapel.
rule-wr-1-6 =
    { $edition ->
        [2018] Es gibt je 15 Totenköpfe, Meeresmuscheln und Seesterne. Ist eine Sorte im Vorrat am Strand aufgebraucht, bekommst du davon nichts.
       *[2019] Es gibt je 15 Schneckenmuscheln, Jakobsmuscheln und Seesterne. Ist eine Sorte im Vorrat am Strand aufgebraucht, bekommst du davon nichts.
    }
rule-wr-1-7 = Es gibt 52 Ausstellungskarten. Offen liegt immer eine mehr, als Spieler mitspielen.
rule-wr-1-8 =
    { $edition ->
        [2018] Es gibt 10 Böden, 12 Mittelteile und 9 Deckel, jede Sorte in einem eigenen Stapel. Auf dem Markt liegen von jeder Sorte drei Plättchen offen.
       *[2019] Es gibt 11 Böden, 17 Mittelteile und 11 Deckel, jede Sorte in einem eigenen Stapel. Auf dem Markt liegen von jeder Sorte drei Plättchen offen.
    }
rule-wr-1-9 =
    { $edition ->
        [2018] Jede Spielertafel hat drei Auslagen, einen Tresor mit drei Spalten, die von unten gefüllt werden, und einen Korb für Würfel und Fundstücke.
       *[2019] Jede Spielertafel hat drei Auslagen, einen Tresor mit drei Spalten, die von unten gefüllt werden, und einen Korb für Würfel und Muscheln.
    }
rule-wr-1-10 = Der Startspieler wird ausgelost und würfelt als Erster mit allen Würfeln.
rule-wr-1-11 =
    { $edition ->
        [2018] Jeder gewürfelte Würfel zeigt eine Zahl. Er landet in der Zone eines Fundstücks oder in keiner Zone.
       *[2019] Jeder gewürfelte Würfel zeigt eine Zahl. Er landet in einer Muschelzone oder in keiner Zone.
    }

chapter-wr-2 = Der Zug
rule-wr-2-1 = Gespielt wird im Uhrzeigersinn. In deinem Zug nimmst du einen Würfel, bewegst einen Taucher und sammelst, was er bringt. Danach darfst du Ausstellungen beanspruchen und höchstens ein Aquariumsplättchen kaufen.

chapter-wr-3 = Einen Würfel nehmen
rule-wr-3-1 =
    { $edition ->
        [2018] Ist der Würfelvorrat zu Beginn deines Zuges leer, sammelst du alle Würfel ein und würfelst neu.
       *[2019] Liegt zu Beginn deines Zuges kein Würfel mehr auf dem Riff, sammelst du alle Würfel ein und würfelst neu.
    }
rule-wr-3-2 =
    { $edition ->
        [2018] Nimm einen beliebigen Würfel aus dem Würfelvorrat. Ist nur noch einer da, musst du ihn nehmen.
       *[2019] Nimm einen beliebigen Würfel vom Riff. Ist nur noch einer da, musst du ihn nehmen.
    }
rule-wr-3-3 =
    { $edition ->
        [2018] Liegt dein Würfel in einer Zone, bekommst du sofort das Fundstück, das sie zeigt.
       *[2019] Liegt dein Würfel in einer Muschelzone, bekommst du sofort die Muschel, die sie zeigt.
    }
rule-wr-3-4 =
    { $edition ->
        [2018] Wenn du einen Würfel nimmst, darfst du Totenköpfe ablegen: Jeder ändert den Würfel für diesen Zug um 1 nach oben oder unten, aber nicht unter 1 oder über 6.
       *[2019] Wenn du einen Würfel nimmst, darfst du Schneckenmuscheln ablegen: Jede ändert den Würfel für diesen Zug um 1 nach oben oder unten. Auf die 6 folgt die 1 und umgekehrt.
    }
rule-wr-3-5 =
    { $edition ->
        [2018] Auch den Totenkopf, den dir ein Würfel bringt, darfst du gleich für diesen Würfel ablegen. In deinem Korb zeigt der Würfel weiter seine gewürfelte Zahl.
       *[2019] Auch die Schneckenmuschel, die dir ein Würfel bringt, darfst du gleich für diesen Würfel ablegen. In deinem Korb zeigt der Würfel weiter seine gewürfelte Zahl.
    }

chapter-wr-4 = Einen Taucher bewegen
rule-wr-4-1 = Bewege einen deiner Taucher aus der Reserve, aus einem Wrack oder vom Strand auf einen Platz, der die Zahl deines Würfels trägt: in einem Wrack oder am Strand.
rule-wr-4-2 = Ein Taucher darf sich nicht innerhalb desselben Wracks bewegen und nicht von einem Strandabschnitt zu einem anderen.
rule-wr-4-3 = In einem Wrack darfst du nicht auf einen Platz, auf dem schon dein eigener Taucher ist. Am Strand ist das erlaubt.
rule-wr-4-4 =
    { $edition ->
        [2018] Du musst einen Taucher bewegen. Das ist immer möglich.
       *[2019] Du musst einen Taucher bewegen. Das ist immer möglich, außer im Solospiel.
    }
rule-wr-4-5 =
    { $edition ->
        [2018] Bewegst du einen Taucher an den Strand, bekommst du die Fundstücke des Abschnitts. Ein Taucher, der schon dort ist, wird gestoßen und kehrt zu seinem Besitzer in die Reserve zurück.
       *[2019] Bewegst du einen Taucher an den Strand, bekommst du die Muscheln des Abschnitts. Ein Taucher, der schon dort ist, wird gestoßen und kehrt zu seinem Besitzer in die Reserve zurück.
    }
rule-wr-4-6 =
    { $edition ->
        [2018] Ist auf deinem Platz im Wrack schon ein fremder Taucher, stößt du ihn an den Strandabschnitt mit derselben Zahl. Sein Besitzer bekommt die Fundstücke dieses Abschnitts. Ein Taucher, der schon auf dem Abschnitt ist, kehrt zu seinem Besitzer in die Reserve zurück.
       *[2019] Ist auf deinem Platz im Wrack schon ein fremder Taucher, stößt du ihn an den Strandabschnitt mit derselben Zahl. Sein Besitzer bekommt die Muscheln dieses Abschnitts. Ein Taucher, der schon auf dem Abschnitt ist, kehrt zu seinem Besitzer in die Reserve zurück.
    }
rule-wr-4-7 = Bewegst du einen Taucher in ein Wrack, bekommst du einen zufälligen Schatz aus diesem Wrack.
rule-wr-4-8 =
    { $edition ->
        [2018] Danach darfst du Meeresmuscheln ablegen: Jede bringt dir noch einen zufälligen Schatz aus demselben Wrack. Du siehst und platzierst jeden Schatz, bevor du über den nächsten entscheidest.
       *[2019] Danach darfst du Jakobsmuscheln ablegen: Jede bringt dir noch einen zufälligen Schatz aus demselben Wrack. Du siehst und platzierst jeden Schatz, bevor du über den nächsten entscheidest.
    }
rule-wr-4-9 = Jeder Taucher auf den beiden Plätzen neben deinem bringt seinem Besitzer einen zufälligen Schatz aus diesem Wrack. Das gilt auch für deine eigenen Taucher. Die sechs Plätze bilden einen Ring: 6 und 1 sind Nachbarn.
rule-wr-4-10 =
    { $edition ->
        [2018] Die Reihenfolge: zuerst das Stoßen, dann dein eigener Schatz, dann weitere Schätze für Meeresmuscheln, dann die Nachbarn im Uhrzeigersinn, bei dir beginnend. Jeder Schatz wird platziert, bevor der nächste gezogen wird.
       *[2019] Die Reihenfolge: zuerst das Stoßen, dann dein eigener Schatz, dann weitere Schätze für Jakobsmuscheln, dann die Nachbarn im Uhrzeigersinn, bei dir beginnend. Jeder Schatz wird platziert, bevor der nächste gezogen wird.
    }
rule-wr-4-11 = Ist der Vorrat eines Wracks aufgebraucht, werden seine abgeworfenen Schätze sofort gemischt und bilden den neuen Vorrat, noch bevor der gezogene Schatz platziert wird. Sind beim nächsten Ziehen Vorrat und Ablagestapel leer, gibt es keinen Schatz, und du darfst dafür nichts ablegen.

chapter-wr-5 = Schätze bekommen
rule-wr-5-1 = Bekommst du einen Schatz, siehst du ihn dir an und platzierst ihn sofort: auf dem ersten freien Podest einer Auslage (von links) oder auf dem untersten freien Feld einer Tresorspalte. Das gilt auch im Zug eines anderen Spielers.
rule-wr-5-2 = Platzierte Schätze dürfen nicht mehr bewegt werden.
rule-wr-5-3 =
    { $edition ->
        [2018] Hast du nirgends Platz, musst du den Schatz abwerfen. Hast du Platz, musst du ihn platzieren.
       *[2019] Hast du nirgends Platz, musst du den Schatz abwerfen; vorher darfst du mit einem Seestern Platz schaffen. Hast du Platz, musst du ihn platzieren.
    }
rule-wr-5-4 = Gezogene Schätze sind für alle sichtbar, auch in den Auslagen.

chapter-wr-6 = Ausstellungen beanspruchen
rule-wr-6-1 = Eine Auslage passt zu einer Ausstellungskarte, wenn sie genau die Arten der Karte enthält, nicht mehr und nicht weniger. Die Reihenfolge ist egal. Ein Schatz unter einem Seestern zählt als beliebige Art.
rule-wr-6-2 = So beanspruchst du eine Ausstellung: Nenne Auslage und Karte, dekoriere, wenn du magst, nimm bei richtiger Reihenfolge die Stilbelohnung, räume die Auslage ab und sammle die Karte ein.
rule-wr-6-3 =
    { $edition ->
        [2018] Zeigt das Wappen der Karte einen Totenkopf, darfst du sie mit einem Totenkopf aus deinem Korb dekorieren. Er bleibt auf der Karte und ist am Ende 2 Münzen wert.
       *[2019] Zeigt das Wappen der Karte eine Schneckenmuschel, darfst du sie mit einer Schneckenmuschel aus deinem Korb dekorieren. Sie bleibt auf der Karte und ist am Ende 2 Münzen wert.
    }
rule-wr-6-4 =
    { $edition ->
        [2018] Zeigt das Wappen der Karte eine Meeresmuschel, darfst du eine ablegen und bekommst einen zufälligen Schatz aus einem Wrack deiner Wahl. Lege ihn in deinen Tresor oder auf eine beliebige Auslage, auch auf die, mit der du gerade beanspruchst: Dort ändert er nichts mehr an der Übereinstimmung und der Reihenfolge und wird mit den anderen Schätzen abgeworfen.
       *[2019] Zeigt das Wappen der Karte eine Jakobsmuschel, darfst du eine ablegen und bekommst einen zufälligen Schatz aus einem Wrack deiner Wahl. Lege ihn in deinen Tresor oder auf eine beliebige Auslage, auch auf die, mit der du gerade beanspruchst: Dort ändert er nichts mehr an der Übereinstimmung und der Reihenfolge und wird mit den anderen Schätzen abgeworfen.
    }
rule-wr-6-5 =
    { $edition ->
        [2018] Liegen deine Schätze genau in der Reihenfolge der Karte, bekommst du ihre Stilbelohnung; ein Seestern zählt als die passende Art. Fundstücke als Belohnung musst du nehmen, soweit der Vorrat reicht.
       *[2019] Liegen deine Schätze genau in der Reihenfolge der Karte, bekommst du ihre Stilbelohnung; ein Seestern zählt als die passende Art. Muscheln als Belohnung musst du nehmen, soweit der Vorrat reicht.
    }
rule-wr-6-6 = Ein kostenloses Aquariumsplättchen musst du sofort platzieren können. Es zählt nicht als Kauf in diesem Zug, und der Markt wird sofort aufgefüllt. Du darfst darauf verzichten.
rule-wr-6-7 = Danach wirfst du die Schätze der Auslage ab, legst ihre Seesterne an den Strand zurück und nimmst die Karte.
rule-wr-6-8 = Du darfst so oft beanspruchen, wie du kannst, auch mit dem, was du gerade bekommen hast.
rule-wr-6-9 = Neue Ausstellungskarten werden erst aufgedeckt, wenn du mit dem Beanspruchen fertig bist.

chapter-wr-7 = Aquarien
rule-wr-7-1 =
    { $edition ->
        [2018] Kaufe pro Zug höchstens ein Aquariumsplättchen: Lege dafür die Fundstücke ab, die es kostet.
       *[2019] Kaufe pro Zug höchstens ein Aquariumsplättchen: Lege dafür die Muscheln ab, die es kostet.
    }
rule-wr-7-2 = Ein Boden beginnt ein neues Aquarium. Mittelteile und Deckel kommen auf einen Boden oder ein Mittelteil, und ein Deckel schließt das Aquarium ab. Was du nicht platzieren kannst, darfst du nicht kaufen. Platzierte Plättchen bleiben, wo sie sind.
rule-wr-7-3 = Der Markt wird vom selben Stapel aufgefüllt, solange er reicht.

chapter-wr-8 = Seesterne
rule-wr-8-1 = Wenn es in deinem Zug ans Beanspruchen geht, darfst du Seesterne auf Schätze in deinen Auslagen legen, höchstens einen auf jeden Schatz, auch wenn noch keine Auslage passt. Die Seesterne bleiben dort, bis du mit der Auslage eine Ausstellung beanspruchst.
rule-wr-8-2 = Während du eine Ausstellung beanspruchst, darfst du beliebig viele Seesterne auf Schätze der Auslage legen, mit der du sie beanspruchst.
rule-wr-8-3 = Immer wenn du etwas entscheidest, darfst du einen Seestern ablegen, um auf einer deiner Auslagen den Schatz ganz rechts abzuwerfen. Das gilt nicht für die Auslage, mit der du gerade eine Ausstellung beanspruchst.

chapter-wr-9 = Das Ende
rule-wr-9-1 =
    { $edition ->
        [2018] Beendet jemand seinen Zug mit mindestens 6 Ausstellungen (zu zweit), 5 (zu dritt) oder 4 (zu viert), haben alle anderen noch einen Zug. Dann endet die Partie.
       *[2019] Beendet jemand seinen Zug mit mindestens 6 Ausstellungen (zu zweit), 5 (zu dritt) oder 4 (zu viert oder zu fünft), haben alle anderen noch einen Zug. Dann endet die Partie.
    }
rule-wr-9-2 =
    { $edition ->
        [2018] Die Partie endet auch, wenn 20 Runden in Folge niemand eine Ausstellung beansprucht.
       *[2019] Die Partie endet auch, wenn 20 Runden in Folge niemand eine Ausstellung beansprucht (nicht im Solospiel).
    }

chapter-wr-10 = Wertung
rule-wr-10-1 =
    { $edition ->
        [2018] Ausstellungen: Du bekommst die Münzen auf deinen Karten und 2 Münzen für jeden Totenkopf darauf.
       *[2019] Ausstellungen: Du bekommst die Münzen auf deinen Karten und 2 Münzen für jede Schneckenmuschel darauf.
    }
rule-wr-10-2 = Tresor: Verschiedene Motive bringen dir je 1 Münze, egal wo sie liegen. Jede Reihe mit drei Schätzen derselben Art bringt außerdem ihren Wert.
rule-wr-10-3 =
    { $edition ->
        [2018] Aquarien: Du bekommst die Münzen auf Böden und Mittelteilen. Ein Deckel bringt Münzen für Symbole in seinem Aquarium, einzeln oder als Paar. Auch unfertige Aquarien zählen.
       *[2019] Aquarien: Du bekommst die Münzen auf Böden und Mittelteilen. Ein Deckel bringt Münzen für Symbole in seinem Aquarium, einzeln oder als Paar, oder für jedes Plättchen, sich selbst eingeschlossen. Auch unfertige Aquarien zählen.
    }
rule-wr-10-4 =
    { $edition ->
        [2018] Wer die meisten Münzen hat, gewinnt. Bei Gleichstand zählen die meisten Schätze in den Auslagen, dann die meisten Fundstücke im Korb. Herrscht immer noch Gleichstand, wird der Sieg geteilt.
       *[2019] Wer die meisten Münzen hat, gewinnt. Bei Gleichstand zählen die meisten Schätze in den Auslagen, dann die meisten Muscheln im Korb. Herrscht immer noch Gleichstand, wird der Sieg geteilt.
    }
rule-wr-10-5 =
    { $edition ->
        [2018] Ein Beispiel: 34 Münzen für Ausstellungen, 15 für den Tresor und 31 für Aquarien ergeben 80.
       *[2019] Ein Beispiel: 34 Münzen für Ausstellungen, 16 für den Tresor und 31 für Aquarien ergeben 81.
    }

chapter-wr-11 = Solo
rule-wr-11-1 = Solo: Baue das Spiel wie zu zweit auf, aber nur für dich und mit sechs Würfeln. Die Gegner sind 16 Taucher in anderen Farben; sie beginnen in Reserve.
rule-wr-11-2 = Eine Runde: Würfle mit allen sechs Würfeln, mach drei Züge und führe dann mit den übrigen drei Würfeln drei Gegnerzüge durch.
rule-wr-11-3 = Gegner bekommen keine Muscheln. Schätze, die sie bekommen würden, kommen sofort auf den Ablagestapel.
rule-wr-11-4 = Ein Gegner am Strand bleibt bis zum Ende dort. Deine eigenen Taucher verlassen den Strand nur, wenn du sie bewegst.
rule-wr-11-5 = Du darfst keinen Taucher an den Strand bewegen. Ist mit deinem Würfel kein Platz in einem Wrack möglich, bewegst du in diesem Zug keinen Taucher. Beanspruchen und kaufen darfst du trotzdem.
rule-wr-11-6 = Stößt du einen Gegner aus einem Wrack, kommt er auf einen leeren Strandabschnitt deiner Wahl. Ist keiner leer, scheidet er aus dem Spiel aus.
rule-wr-11-7 = Für jeden Gegnerzug wählst du einen der übrigen Würfel und ein Wrack, das in dieser Runde noch kein Gegner besucht hat. Der Gegner kommt auf einen leeren Platz mit der Zahl des Würfels. Gibt es keinen, stößt er den Taucher auf einem solchen Platz an einen leeren Strandabschnitt deiner Wahl. Ist kein Abschnitt leer, kehrt dein Taucher in die Reserve zurück; ein gestoßener Gegner scheidet aus dem Spiel aus.
rule-wr-11-8 = Wird dein Taucher an den Strand gestoßen, bekommst du die Muscheln des Abschnitts.
rule-wr-11-9 = Ist dein Taucher Nachbar eines Gegners, der gerade taucht, bekommst du einen Schatz. Der Schatz muss in deinen Tresor; ist der Tresor voll, wirfst du den Schatz ab.
rule-wr-11-10 = Nach den drei Gegnerzügen darfst du beliebig viele Aquariumsplättchen kaufen.
rule-wr-11-11 = Die Partie endet am Ende einer Runde, wenn dein Tresor voll ist, du sechs Ausstellungen hast, in dieser Runde der Vorrat eines Wracks aufgebraucht wurde, alle Strandabschnitte besetzt sind oder kein Gegner mehr in Reserve ist.
rule-wr-11-12 = Ist kein Gegner mehr in Reserve, entfallen die restlichen Gegnerzüge der Runde.
rule-wr-11-13 = Je nach Zahl deiner Münzen bekommst du am Ende einen von sechs Titeln.
