### Wie man Wreck Raiders spielt, zum Vorlesen vor der ersten Partie. Alle Regeln stehen in rules.ftl.

howto-wr-goal = Das Ziel
howto-wr-goal-1 = Du leitest ein Team von Schatztauchern. Hol Schätze aus vier Wracks, stelle sie in deinem Museum aus und baue Aquarien. Wer die meisten Münzen hat, gewinnt.

howto-wr-turn = Dein Zug
howto-wr-turn-1-title = Nimm einen Würfel
howto-wr-turn-1 =
    { $edition ->
        [2018] Nimm einen aus dem Würfelvorrat. Liegt er auf einem Fundstück, bekommst du es dazu. Ist der Vorrat leer, werden alle Würfel neu gewürfelt.
       *[2019] Nimm einen vom Riff. Liegt er auf einer Muschel, bekommst du sie dazu. Ist das Riff leer, werden alle Würfel neu gewürfelt.
    }
howto-wr-turn-2-title = Bewege einen Taucher
howto-wr-turn-2 =
    { $edition ->
        [2018] Bewege einen deiner Taucher auf einen Platz mit dieser Zahl. Am Strand bekommst du die abgebildeten Fundstücke.
       *[2019] Bewege einen deiner Taucher auf einen Platz mit dieser Zahl. Am Strand bekommst du die abgebildeten Muscheln.
    }
howto-wr-turn-3-title = Hol einen Schatz
howto-wr-turn-3 = In einem Wrack bekommst du einen Schatz, und jeder Taucher auf den zwei Plätzen daneben bringt seinem Besitzer auch einen. Ein Gegner auf deinem Platz wird an den Strand gestoßen.
howto-wr-turn-4-title = Platziere und beanspruche
howto-wr-turn-4 = Platziere jeden Schatz auf einer Auslage oder in deinem Tresor. Enthält eine Auslage genau die Schätze einer Karte, darfst du die Karte beanspruchen. Stimmt auch die Reihenfolge, bekommst du ihre Stilbelohnung.
howto-wr-turn-5-title = Baue Aquarien
howto-wr-turn-5 =
    { $edition ->
        [2018] Du darfst mit Fundstücken ein Plättchen bezahlen: zuerst einen Boden, dann Mittelteile, dann einen Deckel.
       *[2019] Du darfst mit Muscheln ein Plättchen bezahlen: zuerst einen Boden, dann Mittelteile, dann einen Deckel.
    }

howto-wr-use =
    { $edition ->
        [2018] Wozu Fundstücke gut sind
       *[2019] Wozu Muscheln gut sind
    }
howto-wr-use-1-title =
    { $edition ->
        [2018] Totenkopf
       *[2019] Schneckenmuschel
    }
howto-wr-use-1 =
    { $edition ->
        [2018] Lege ihn ab: Dein Würfel zählt 1 mehr oder 1 weniger, von 1 bis 6. Oder dekoriere damit eine Karte, die du beanspruchst, wenn ihr Wappen ihn zeigt.
       *[2019] Lege sie ab: Dein Würfel zählt 1 mehr oder 1 weniger; auf die 6 folgt die 1. Oder dekoriere damit eine Karte, die du beanspruchst, wenn ihr Wappen sie zeigt.
    }
howto-wr-use-2-title =
    { $edition ->
        [2018] Meeresmuschel
       *[2019] Jakobsmuschel
    }
howto-wr-use-2 = Lege sie ab: Du bekommst noch einen Schatz aus dem Wrack, zu dem du tauchst.
howto-wr-use-3-title = Seestern
howto-wr-use-3 = Lege ihn beim Beanspruchen auf einen Schatz: Der zählt dann als beliebige Art.

howto-wr-score = Was zählt
howto-wr-score-1-title = Ausstellungen
howto-wr-score-1 =
    { $edition ->
        [2018] Die Münzen auf deinen Karten und 2 mehr für jeden Totenkopf darauf.
       *[2019] Die Münzen auf deinen Karten und 2 mehr für jede Schneckenmuschel darauf.
    }
howto-wr-score-2-title = Tresor
howto-wr-score-2 = Verschiedene Motive bringen je 1 Münze. Eine Reihe aus drei Schätzen einer Art bringt noch die Zahl daneben.
howto-wr-score-3-title = Aquarien
howto-wr-score-3 = Die Münzen auf deinen Böden und Mittelteilen. Ein Deckel bringt Münzen für das, was sein Aquarium enthält.

howto-wr-end = Das Ende
howto-wr-end-1 =
    { $edition ->
        [2018] Beendet jemand einen Zug mit genug Ausstellungen, haben alle anderen noch einen Zug. Genug sind 6 zu zweit, 5 zu dritt und 4 zu viert.
       *[2019] Beendet jemand einen Zug mit genug Ausstellungen, haben alle anderen noch einen Zug. Genug sind 6 zu zweit, 5 zu dritt, sonst 4.
    }
