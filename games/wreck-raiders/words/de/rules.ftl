### Die Regeln von Wreck Raiders in unseren Worten.

chapter-wr-1 = Aufbau
rule-wr-1-1 = 2018 zwei bis vier Spieler; 2019 einer bis fünf, allein im Solospiel.
rule-wr-1-2 = Je sechs Taucher zu zweit, fünf zu dritt, vier zu viert oder fünft; alle beginnen neben dem Spielbrett.
rule-wr-1-3 = Fünf Würfel zu zweit, vier zu dritt, fünf zu viert, sechs zu fünft.
rule-wr-1-4 = Vier Wracks mit Plätzen 1 bis 6 und ein Strand mit Abschnitten 1 bis 6, die Muscheln zeigen.
rule-wr-1-5 = 84 Schätze: vier Arten, je drei Bilder, sieben von jedem Bild; jedes Wrack hat Vorrat und Ablage.
rule-wr-1-6 = Je fünfzehn Schneckenmuscheln, Jakobsmuscheln und Seesterne (2018: Totenköpfe, Meeresmuscheln und Seesterne); was am Strand fehlt, bekommt man nicht.
rule-wr-1-7 = 52 Ausstellungskarten; eine mehr als Spieler liegt offen.
rule-wr-1-8 = Böden, Mittelteile, Deckel: 10, 12, 9 im Jahr 2018 und 11, 17, 11 im Jahr 2019; je drei liegen offen.
rule-wr-1-9 = Eine Spielertafel hat drei Auslagen, einen Tresor mit drei Spalten, die von unten gefüllt werden, und einen Korb.
rule-wr-1-10 = Der Zufall bestimmt, wer beginnt und zuerst würfelt.
rule-wr-1-11 = Jeder geworfene Würfel zeigt eine Zahl und berührt die Zone einer Muschel oder keine.

chapter-wr-2 = Der Zug
rule-wr-2-1 = Im Uhrzeigersinn: nimm einen Würfel, bewege einen Taucher und sammle, beanspruche, wenn du magst, kaufe ein Plättchen, wenn du magst.

chapter-wr-3 = Einen Würfel nehmen
rule-wr-3-1 = Ist das Riff vor einem Zug leer, kommen alle Würfel zurück und werden geworfen.
rule-wr-3-2 = Nimm einen beliebigen Würfel vom Riff.
rule-wr-3-3 = Ein Würfel in einer Zone bringt sofort ihre Muschel.
rule-wr-3-4 = Jede abgelegte Schneckenmuschel ändert den Würfel in diesem Zug um eins: 2018 nur von 1 bis 6, 2019 auch von 6 auf 1 und zurück.
rule-wr-3-5 = Die Schneckenmuschel aus der Zone eines Würfels darf ihn selbst ändern; im Korb behält er seine Zahl.

chapter-wr-4 = Einen Taucher bewegen
rule-wr-4-1 = Bewege einen eigenen Taucher auf einen Platz im Wrack oder am Strand mit der Zahl des Würfels.
rule-wr-4-2 = Nie innerhalb eines Wracks, nie von Strand zu Strand.
rule-wr-4-3 = Nie auf einen eigenen Taucher im Wrack; am Strand ist es erlaubt.
rule-wr-4-4 = Ein Taucher muss sich bewegen, und außer im Solospiel geht das immer.
rule-wr-4-5 = Am Strand kehrt heim, wer dort war, und du bekommst die Muscheln des Abschnitts.
rule-wr-4-6 = Ein fremder Taucher im Wrack wird auf den Strandabschnitt derselben Zahl verdrängt, schickt heim, wer dort ist, und bringt die Muscheln.
rule-wr-4-7 = Wer sich bewegt, bekommt einen zufälligen Schatz des Wracks.
rule-wr-4-8 = Jede danach abgelegte Jakobsmuschel bringt noch einen, angesehen und abgelegt vor dem nächsten.
rule-wr-4-9 = Jeder Taucher auf den beiden Nachbarplätzen bringt einen Schatz; die Plätze bilden einen Ring.
rule-wr-4-10 = Verdrängen, eigener Schatz, Jakobsmuscheln, dann die Nachbarn im Uhrzeigersinn; ein Schatz nach dem anderen.
rule-wr-4-11 = Ein leerer Vorrat entsteht neu aus der Ablage, bevor der gezogene Schatz abgelegt wird; ist beides leer, gibt es nichts.

chapter-wr-5 = Schätze bekommen
rule-wr-5-1 = Wer einen Schatz bekommt, sieht ihn an und legt ihn sofort ab: nächstes Podest einer Auslage oder nächstes Feld einer Tresorspalte.
rule-wr-5-2 = Abgelegte Schätze bleiben, wo sie sind.
rule-wr-5-3 = Ohne Platz wird er abgeworfen; 2019 darf man vorher Platz schaffen; mit Platz muss er abgelegt werden.
rule-wr-5-4 = Gezogene Schätze sehen alle.

chapter-wr-6 = Ausstellungen beanspruchen
rule-wr-6-1 = Eine Auslage passt, wenn sie genau die Arten der Karte hat, in beliebiger Reihenfolge; ein Schatz unter einem Seestern ist jede Art.
rule-wr-6-2 = Nenne Auslage und Karte, dekoriere, nimm die Stilbelohnung, räume auf und sammle ein.
rule-wr-6-3 = Ein Wappen mit Schneckenmuschel nimmt eine aus dem Korb; sie ist am Ende zwei Münzen wert.
rule-wr-6-4 = Ein Wappen mit Jakobsmuschel nimmt eine für einen Schatz aus einem beliebigen Wrack, der nicht in die beanspruchte Auslage darf.
rule-wr-6-5 = Die richtige Reihenfolge bringt die Stilbelohnung; Muscheln muss man nehmen, soweit es sie gibt.
rule-wr-6-6 = Ein Plättchen umsonst braucht einen Platz, wird sofort ersetzt, ist nicht der Kauf des Zuges und darf abgelehnt werden.
rule-wr-6-7 = Dann werden die Schätze abgeworfen, die Seesterne gehen zurück, und die Karte gehört dir.
rule-wr-6-8 = Beanspruche, so oft du kannst, auch mit dem gerade Gewonnenen.
rule-wr-6-9 = Neue Karten werden aufgedeckt, wenn du mit dem Beanspruchen fertig bist.

chapter-wr-7 = Aquarien
rule-wr-7-1 = Kaufe ein Plättchen im Zug für seine Muscheln.
rule-wr-7-2 = Ein Boden beginnt ein Aquarium, Mittelteile und ein Deckel kommen darauf, ein Deckel schließt es; was keinen Platz hat, kann man nicht kaufen.
rule-wr-7-3 = Der Markt wird vom selben Stapel aufgefüllt, solange er reicht.

chapter-wr-8 = Seesterne
rule-wr-8-1 = 2018: Lege beim Beanspruchen einen Seestern auf einen Schatz deiner Auslagen; dort bleibt er, bis sie beansprucht wird.
rule-wr-8-2 = 2019: Lege beim Beanspruchen Seesterne auf Schätze der beanspruchten Auslage.
rule-wr-8-3 = 2019: Lege bei jeder deiner Entscheidungen einen Seestern und den letzten Schatz einer Auslage ab, nur nicht der gerade beanspruchten.

chapter-wr-9 = Das Ende
rule-wr-9-1 = Sechs, fünf, vier, vier Ausstellungen (zu zweit bis zu fünft) am Ende eines Zuges: Alle anderen haben noch einen Zug.
rule-wr-9-2 = Auch zwanzig Runden in Folge ohne neue Ausstellung beenden das Spiel.

chapter-wr-10 = Wertung
rule-wr-10-1 = Ausstellungen: ihre Münzen und zwei je Schneckenmuschel darauf.
rule-wr-10-2 = Tresor: eine Münze je verschiedenem Bild und der Wert jeder Reihe aus drei Schätzen einer Art.
rule-wr-10-3 = Aquarien: die Münzen der Böden und Mittelteile; Deckel zahlen für Sätze von Symbolen oder für Plättchen.
rule-wr-10-4 = Die meisten Münzen gewinnen; dann die meisten Schätze in Auslagen, dann die meisten Muscheln im Korb, dann gemeinsam.
rule-wr-10-5 = Beispiel: 34 + 15 + 31 = 80 im Jahr 2018, 34 + 16 + 31 = 81 im Jahr 2019.

chapter-wr-11 = Solo
rule-wr-11-1 = Nur 2019: Aufbau wie zu zweit, mit sechs Würfeln und sechzehn Gegnern.
rule-wr-11-2 = Eine Runde: würfeln, drei eigene Züge, drei Gegnerzüge mit den übrigen Würfeln.
rule-wr-11-3 = Gegner bekommen keine Muscheln, und ihre Schätze kommen auf die Ablage, noch vor jeder Erneuerung.
rule-wr-11-4 = Ein Gegner am Strand bleibt dort; deine Taucher verlassen ihn nur durch Bewegen.
rule-wr-11-5 = Du darfst nicht an den Strand; ist kein Platz in einem Wrack erlaubt, bewegt sich niemand.
rule-wr-11-6 = Ein Gegner, den du verdrängst, kommt auf einen leeren Strandabschnitt deiner Wahl oder verlässt das Spiel.
rule-wr-11-7 = Wähle für jeden Gegner einen Würfel und ein noch nicht besuchtes Wrack: einen leeren Platz, wenn es einen gibt, sonst verdrängt er.
rule-wr-11-8 = Dein an den Strand verdrängter Taucher bringt die Muscheln des Abschnitts.
rule-wr-11-9 = Neben einem tauchenden Gegner bekommen deine Taucher Schätze nur für den Tresor.
rule-wr-11-10 = Nach den Gegnerzügen kaufe so viele Plättchen, wie du magst.
rule-wr-11-11 = Das Spiel endet mit vollem Tresor, sechs Ausstellungen, einem leeren Vorrat, vollem Strand oder ohne Gegner.
rule-wr-11-12 = Ist kein Gegner mehr da, entfallen die übrigen Gegnerzüge.
rule-wr-11-13 = Deine Punkte bringen dir einen von sechs Titeln.
