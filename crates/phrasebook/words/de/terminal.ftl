### Was am Terminal um ein Spiel herum gesagt wird.

part-terminal-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }
terminal-total = insgesamt
terminal-alone =
    { $points ->
        [one] Du hast { $points } Punkt.
       *[other] Du hast { $points } Punkte.
    }
terminal-winner = { $who } gewinnt mit { part-terminal-points }.
terminal-winners = { $names } teilen sich den Sieg.
terminal-name = { $who }
terminal-pass = Gib { $who } die Tastatur. { $who }, drücke Enter, wenn sonst niemand zusieht.
terminal-rules = Die Regeln von { $game }, in unseren Worten

terminal-none = keine
terminal-left = noch { $count }

## Rund um den Tisch. Die Befehle selbst sind in allen Sprachen gleich.

terminal-help =
    {"  "}eine Nummer oder ihre Notation   diese Möglichkeit wählen
    {"  "}undo     letzte Entscheidung rückgängig machen, solange nichts Neues aufgedeckt wurde und niemand anderes dran war
    {"  "}table    den ganzen Tisch zeigen     options  deine Möglichkeiten noch einmal zeigen
    {"  "}log      den Verlauf zeigen          score    Punkte im Einzelnen
    {"  "}advise   Tipp eines starken Bots (nicht, wenn andere Menschen mitspielen)
    {"  "}save [DATEI]   Partie speichern      quit     speichern und beenden   quit!  beenden, ohne zu speichern
terminal-type-help = Mit „help“ siehst du alle Befehle.
terminal-committed = Die Würfel stehen fest, Prüfwert: { $commitment }
terminal-taken-back = Rückgängig gemacht: { $step }
terminal-no-advice = Keine Tipps, solange andere Menschen mitspielen.
terminal-advice-score = Punkte
terminal-advice-wins = Siege
terminal-advice-tried = Versuche
terminal-advice-sure = { $count } Simulationen; die erste Möglichkeit ist mit { $percent } % Wahrscheinlichkeit die beste
terminal-saved = Gespeichert in { $file }
terminal-go-on = Weiter geht es mit: lagoon play --resume { $file }
terminal-save-elsewhere = Speichere mit „save DATEI“ in eine andere Datei oder beende mit „quit!“, ohne zu speichern.
terminal-afterwards = „lagoon replay { $file }“ zeigt die Partie noch einmal, „lagoon verify { $file }“ prüft die Würfel.
terminal-step = Schritt { $step } von { $steps }: { $who } { $notation }
terminal-step-chance = Schritt { $step } von { $steps }: Zufall { $notation }
terminal-replay-help = Enter oder n: nächster Schritt    p: Schritt zurück    eine Zahl: dieser Schritt    e: Ende    q: beenden

## Absagen und Antworten, jede ein ganzer Satz.

terminal-asked = { $who }: { $asked }
terminal-no-such-number =
    { $count ->
        [one] Möglichkeit { $number } gibt es nicht, nur Möglichkeit 1.
       *[other] Möglichkeit { $number } gibt es nicht: Wähle 1 bis { $count }.
    }
terminal-not-an-option = „{ $typed }“ geht jetzt nicht. Tippe die Nummer oder die Notation einer Möglichkeit oder „help“.
terminal-not-dealt = Der Zufallsgenerator antwortet nicht. Speichere die Partie und melde das bitte.
terminal-undo-nothing = Es gibt nichts rückgängig zu machen.
terminal-undo-over = Die Partie ist zu Ende: Jetzt lässt sich nichts mehr rückgängig machen.
terminal-undo-chance = Das lässt sich nicht rückgängig machen: Inzwischen hat der Zufall entschieden.
terminal-undo-seat = Das lässt sich nicht rückgängig machen: Inzwischen hat { $who } entschieden.
terminal-undo-reveal = Das lässt sich nicht rückgängig machen: Dabei wurde etwas aufgedeckt.
terminal-percent = { $percent } %
terminal-decimal = { $whole },{ $tenths }
terminal-save-not-a-record = { $file } ist keine Aufzeichnung und wird nicht überschrieben: Wähle einen anderen Namen.
terminal-save-failed =
    { $why ->
        [missing] In { $file } kann nicht gespeichert werden: Den Ordner gibt es nicht. Die Partie geht weiter.
        [denied] In { $file } kann nicht gespeichert werden: Dort darfst du nicht schreiben. Die Partie geht weiter.
        [full] In { $file } kann nicht gespeichert werden: Der Speicherplatz ist voll. Die Partie geht weiter.
       *[other] In { $file } kann nicht gespeichert werden. Die Partie geht weiter: Versuch es mit einem anderen Namen.
    }
terminal-step-prompt = Schritt { $step }>
terminal-no-seat =
    { $players ->
        [one] Auf Platz { $seat } sitzt niemand: In { $file } gibt es nur Platz A.
       *[other] Auf Platz { $seat } sitzt niemand: In { $file } gibt es die Plätze A bis { $last }.
    }
terminal-open = Lagoon läuft: { $address }
part-terminal-audit =
    { $decisions ->
        [one] { $decisions } erlaubte Entscheidung
       *[other] { $decisions } erlaubte Entscheidungen
    }, { $outcomes ->
        [one] { $outcomes } Zufallsergebnis
       *[other] { $outcomes } Zufallsergebnisse
    }
terminal-verify-honest =
    { $taken ->
        [0] { $file }: in Ordnung. { part-terminal-audit }, alle so, wie der festgelegte Startwert sie vorgibt.
        [one] { $file }: in Ordnung. { part-terminal-audit } (das erste für eine Lektion gewählt oder aus einer anderen Partie), die übrigen so, wie der festgelegte Startwert sie vorgibt.
       *[other] { $file }: in Ordnung. { part-terminal-audit } (die ersten { $taken } für eine Lektion gewählt oder aus einer anderen Partie), die übrigen so, wie der festgelegte Startwert sie vorgibt.
    }
terminal-verify-seed = { $file }: nicht in Ordnung. Zeile { $line }: Das ist nicht der festgelegte Startwert.
terminal-verify-pledge = { $file }: nicht in Ordnung. Zeile { $line }: Das sind nicht die Bytes, die { $seat } zugesagt hat.
terminal-verify-outcome = { $file }: nicht in Ordnung. Zeile { $line }: Aufgezeichnet ist „{ $recorded }“, der Startwert ergibt „{ $dealt }“.
terminal-verify-no-commitment = { $file }: nicht prüfbar. Es wurde kein Startwert festgelegt.
terminal-verify-hidden = { $file }: nicht prüfbar. Der Startwert ist noch nicht aufgedeckt.
terminal-verify-not-over = { $file }: noch nicht prüfbar, die Partie ist nicht zu Ende. Bisher: { part-terminal-audit }, alles in Ordnung.
terminal-why = { $why } ({ $clause })

## Der Rückblick auf eine Partie: Verlauf, Summen und Wendepunkte.

terminal-review-simulated =
    { $count ->
        [one] { $count } Simulation jeder Stellung
       *[other] { $count } Simulationen jeder Stellung
    }
terminal-review-chances = Siegchance in Prozent
terminal-review-scores = Erwartete Punkte
terminal-review-totals = Woraus das Ergebnis besteht
terminal-review-column =
    { $column ->
        [start] Anfang
        [luck] Glück
        [own] eigene Züge
        [rivals] Züge anderer
        [result] Ergebnis
       *[errors] Fehler
    }
terminal-review-sums = Anfang, Glück und alle Züge ergeben zusammen das Ergebnis. Es sind Summen; unterwegs können sie unter 0 oder über 100 liegen.
terminal-review-turning = Wendepunkte
terminal-review-point = Schritt { $step }, { $who }: „{ $chosen }“. Besser: „{ $better }“. Kosten: { $cost } % Siegchance, auf { $margin } genau.
terminal-review-point-alone =
    { $cost ->
        [one] Schritt { $step }: „{ $chosen }“. Besser: „{ $better }“. Kosten: { $cost } Punkt, auf { $margin } genau.
       *[other] Schritt { $step }: „{ $chosen }“. Besser: „{ $better }“. Kosten: { $cost } Punkte, auf { $margin } genau.
    }
terminal-review-none = Keine großen Fehler. Gut gespielt!
