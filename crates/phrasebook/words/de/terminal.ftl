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
terminal-choose = Wähle 1 bis { $count }, tippe die Notation einer Möglichkeit oder „help“.
terminal-taken-back = Rückgängig gemacht:
terminal-not-taken-back = Das lässt sich nicht rückgängig machen:
terminal-no-advice = Keine Tipps, solange andere Menschen mitspielen.
terminal-advice-score = Punkte
terminal-advice-wins = Siege
terminal-advice-tried = Versuche
terminal-advice-sure = { $count } Simulationen; die erste Möglichkeit ist zu { $percent } % die beste
terminal-saved = Gespeichert in { $file }
terminal-go-on = Weiter geht es mit: lagoon play --resume { $file }
terminal-save-elsewhere = Speichere in eine andere Datei, oder beende mit „quit!“, ohne zu speichern.
terminal-afterwards = „lagoon replay { $file }“ zeigt die Partie noch einmal, „lagoon verify { $file }“ prüft die Würfel.
terminal-step = Schritt { $step } von { $steps }: { $who }
terminal-step-chance = Schritt { $step } von { $steps }: Zufall
terminal-replay-help = Enter oder n: nächster Schritt    p: Schritt zurück    eine Zahl: dieser Schritt    e: Ende    q: beenden
