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
    {"  "}undo     letzte Entscheidung rückgängig machen, solange nichts Neues aufgedeckt und niemand anderes dran war
    {"  "}table    den ganzen Tisch zeigen     options  deine Möglichkeiten noch einmal zeigen
    {"  "}log      den Verlauf zeigen          score    Punkte nach Herkunft
    {"  "}advise   Tipp eines starken Bots (nicht, wenn andere Menschen mitspielen)
    {"  "}save [DATEI]   Partie speichern      quit     speichern und beenden   quit!  beenden, ohne zu speichern
terminal-type-help = Mit „help“ siehst du alle Befehle.
terminal-committed = Die Würfel stehen fest, Prüfwert: { $commitment }
terminal-taken-back = Rückgängig gemacht: { $step }
terminal-no-advice = Keine Tipps, solange andere Menschen mitspielen.
terminal-advice-score = Punkte
terminal-advice-wins = Siege
terminal-advice-tried = Versuche
terminal-advice-sure = { $count } Simulationen; die erste Möglichkeit ist zu { $percent } % die beste
terminal-saved = Gespeichert in { $file }
terminal-go-on = Weiter geht es mit: lagoon play --resume { $file }
terminal-save-elsewhere = Speichere in eine andere Datei, oder beende mit „quit!“, ohne zu speichern.
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
terminal-not-an-option = „{ $typed }“ geht jetzt nicht. Tippe Nummer oder Notation einer Möglichkeit, oder help.
terminal-not-dealt = Der Zufall konnte nicht antworten. Speichere die Partie und melde das bitte.
terminal-undo-nothing = Es gibt noch nichts rückgängig zu machen.
terminal-undo-over = Die Partie ist zu Ende: Nichts lässt sich mehr rückgängig machen.
terminal-undo-chance = Das lässt sich nicht rückgängig machen: Der Zufall hat seither geantwortet.
terminal-undo-seat = Das lässt sich nicht rückgängig machen: { $who } hat seither entschieden.
terminal-undo-reveal = Das lässt sich nicht rückgängig machen: Etwas wurde aufgedeckt.
terminal-percent = { $percent } %
terminal-decimal = { $whole },{ $tenths }
terminal-save-not-a-record = { $file } ist keine Aufzeichnung und bleibt, wie sie ist: Wähle einen anderen Namen.
terminal-save-failed =
    { $why ->
        [missing] In { $file } lässt sich nicht speichern: Den Ordner gibt es nicht. Die Partie geht weiter.
        [denied] In { $file } lässt sich nicht speichern: Du darfst dort nicht schreiben. Die Partie geht weiter.
        [full] In { $file } lässt sich nicht speichern: Die Platte ist voll. Die Partie geht weiter.
       *[other] In { $file } lässt sich nicht speichern. Die Partie geht weiter: Versuche einen anderen Namen.
    }
terminal-step-prompt = Schritt { $step }>
terminal-no-seat =
    { $players ->
        [one] Auf Platz { $seat } sitzt niemand: { $file } hat nur Platz A.
       *[other] Auf Platz { $seat } sitzt niemand: { $file } hat die Plätze A bis { $last }.
    }
terminal-open = Lagoon ist offen: { $address }
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
        [0] { $file }: ehrlich. { part-terminal-audit }, alle so, wie der festgelegte Startwert sie gibt.
       *[other] { $file }: ehrlich. { part-terminal-audit } (die ersten { $taken } aus einer anderen Partie), die übrigen so, wie der festgelegte Startwert sie gibt.
    }
terminal-verify-seed = { $file }: unehrlich. Zeile { $line }: Das ist nicht der festgelegte Startwert.
terminal-verify-outcome = { $file }: unehrlich. Zeile { $line }: Die Aufzeichnung sagt „{ $recorded }“, der Startwert gibt „{ $dealt }“.
terminal-verify-no-commitment = { $file }: nicht zu sagen. Es wurde kein Startwert festgelegt.
terminal-verify-hidden = { $file }: nicht zu sagen. Der Startwert ist noch nicht aufgedeckt.
terminal-verify-not-over = { $file }: nicht zu sagen, die Partie ist noch nicht zu Ende. Bisher: { part-terminal-audit }, alles ehrlich.
terminal-why = { $why } ({ $clause })
