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
terminal-rules = { $game }, in unseren Worten

terminal-none = keine
terminal-left = noch { $count }

## Rund um den Tisch. Die Befehle selbst sind in allen Sprachen gleich.

terminal-help =
    {"  "}eine Nummer oder ihre Notation   diese Möglichkeit spielen
    {"  "}undo     deine letzte Wahl zurücknehmen, wenn weder Zufall noch jemand anderes geantwortet hat
    {"  "}table    den ganzen Tisch zeigen     options  deine Möglichkeiten noch einmal zeigen
    {"  "}log      was geschehen ist           score    Punkte nach Herkunft
    {"  "}advise   einen starken Bot fragen (nicht, wenn jemand gegen dich spielt)
    {"  "}save [DATEI]   die Partie speichern  quit     speichern und gehen   quit!  gehen, ohne zu speichern
terminal-type-help = Tippe help, um zu sehen, was du tippen kannst.
terminal-committed = die Würfel sind festgelegt durch: { $commitment }
terminal-choose = wähle 1 bis { $count }, oder tippe die Notation einer Möglichkeit, oder help
terminal-taken-back = zurückgenommen:
terminal-not-taken-back = kann nicht zurückgenommen werden:
terminal-no-advice = nicht, solange jemand anderes gegen dich spielt
terminal-advice-score = Punkte
terminal-advice-wins = Siege
terminal-advice-tried = Versuche
terminal-advice-sure = { $count } Simulationen, zu { $percent } % sicher bei der ersten Möglichkeit
terminal-saved = gespeichert in { $file }
terminal-go-on = weiter geht es mit: lagoon play --resume { $file }
terminal-save-elsewhere = speichere in eine andere Datei, oder geh, ohne zu speichern: quit!
terminal-afterwards = lagoon replay { $file } zeigt sie noch einmal, lagoon verify { $file } prüft die Würfel
terminal-step = Schritt { $step } von { $steps }: { $who }
terminal-step-chance = Schritt { $step } von { $steps }: Zufall
terminal-replay-help = Enter oder n: nächster Schritt    p: zurück    eine Zahl: dieser Schritt    e: das Ende    q: gehen
