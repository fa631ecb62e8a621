### Die Regeln des kleinen Spiels in unseren Worten.

chapter-ty-1 = Ein Zug
rule-ty-1-1 = Nimm keine, eine oder zwei Münzen aus dem Vorrat.
rule-ty-1-2 = Behalte dann deine Karte, tausche sie gegen eine verdeckte, würfle oder zeig die Karte.
chapter-ty-2 = Das Ende
rule-ty-2-1 = Nach vier Runden werden alle Karten aufgedeckt. Es zählen Münzen, Augen und gezeigte Karten.
