### Was eine Möglichkeit sicher bringt: ein kurzer Satz für den, der sie wählen kann.

co-brings-own = { $own }.
co-brings-both = { $own }. { $others }.
co-brings-others = { $others }.

## Was der Spieler tut, als Aufzählung.

co-brings-you = Du { $deeds }
co-brings-points = bekommst { part-co-points }
co-brings-draw =
    { $count ->
        [one] ziehst { $count } { part-co-brings-card }
       *[other] ziehst { $count } { part-co-brings-cards }
    }
co-brings-look = siehst dir { $count } { part-co-brings-cards } an und behältst 1
part-co-brings-card =
    { $pile ->
        [pearl] Perlenkarte
        [fish] Fischkarte
        [starfish] Seesternkarte
       *[island] Inselkarte
    }
part-co-brings-cards =
    { $pile ->
        [pearl] Perlenkarten
        [fish] Fischkarten
        [starfish] Seesternkarten
       *[island] Inselkarten
    }
co-brings-stingray = nimmst einen Rochen
co-brings-turtle = nimmst die Schildkröte
co-brings-chest = öffnest eine Truhe
co-brings-white-die = würfelst mit einem weißen Würfel
co-brings-copy = kopierst eine Schildkröte neben dem Plan
co-brings-diver = bewegst deinen Taucher
co-brings-left-over =
    { $count ->
        [one] ziehst { $count } Karte
       *[other] ziehst { $count } Karten von verschiedenen Stapeln
    }
co-brings-roll =
    { $count ->
        [one] würfelst mit { $count } Würfel
       *[other] würfelst mit { $count } Würfeln
    }

## Was die anderen bekommen.

co-brings-scores =
    { $seats ->
        [one] { $who } bekommt { part-co-points }
       *[other] { $who } bekommen je { part-co-points }
    }

## Woher die Punkte kommen.

co-brings-reef =
    { $reef ->
        [yellow] am gelben Riff
        [blue] am blauen Riff
        [red] am roten Riff
        [orange] am orangefarbenen Riff
        [green] am grünen Riff
       *[violet] am violetten Riff
    }
co-brings-income =
    { $reef ->
        [yellow] Krake am gelben Riff
        [blue] Krake am blauen Riff
        [red] Krake am roten Riff
        [orange] Krake am orangefarbenen Riff
        [green] Krake am grünen Riff
       *[violet] Krake am violetten Riff
    }

## Was daraus wird, wenn es noch nichts bringt.

co-brings-take = Du würfelst ihn mit deinen anderen Würfeln.
co-brings-lock = Er bleibt so liegen, wenn du würfelst.
co-brings-keep =
    { $count ->
        [one] { $count } Karte kommt zurück unter den Stapel.
       *[other] { $count } Karten kommen zurück unter den Stapel.
    }
co-brings-empty = Dieser Stapel ist leer: Du ziehst nichts.
co-brings-nothing = Das bringt nicht sofort etwas.

## Was später daraus werden kann.

co-brings-later-octopus = Später: 1 Punkt je Kraken anderswo, 2 je Würfel dieser Farbe auf der Insel.
co-brings-later-diver = Später: Am Ende zählen die Würfel am Riff des Tauchers.
co-brings-later-turtle = Später: Jede Schildkröte sichert dir einen Würfel, höchstens drei.
