### Die Seiten ohne Bilder und Skripte.

## Um jede Seite herum.

plain-skip = Zum Inhalt
plain-ways = Wege
plain-language = Sprache
plain-lobby = Eingang
plain-rules = Regeln
plain-pictures = Mit Bildern
plain-not-done = Das wurde nicht getan.
plain-trouble = Diese Seite kann nicht gezeigt werden
plain-nothing = Nichts.
plain-more = Weitere Tische
plain-title = { $game }, Ausgabe von { $edition }
plain-edition = Ausgabe von { $edition }
plain-rules-of = Regeln von { $game }

## Was gefragt ist.

plain-now = Jetzt
plain-your-turn = du bist dran
plain-not-begun = Das Spiel hat noch nicht begonnen.
plain-options = Was du tun kannst
plain-undo = Meine letzte Entscheidung zurücknehmen
plain-watching = Du siehst zu.
plain-looking-from = Du siehst den Tisch vom Platz von { $who }.
plain-look-from = Vom Platz von { $who } sehen
plain-pass = An diesem Bildschirm ist { $who } an der Reihe. Gib ihn weiter; dann seht vom anderen Platz.
plain-waiting = Warten auf { $who }.
plain-waiting-start = Warten auf den Beginn.
plain-follows =
    { $seconds ->
        [one] Diese Seite lädt sich nach { $seconds } Sekunde von selbst neu.
       *[other] Diese Seite lädt sich nach { $seconds } Sekunden von selbst neu.
    }
plain-follows-not = Diese Seite lädt sich nicht von selbst neu.
plain-stay = Nicht von selbst neu laden
plain-follow = Von selbst neu laden
plain-reload = Neu laden
plain-record = Aufzeichnung speichern
plain-next-table = Zum nächsten Tisch
plain-rematch = Noch einmal mit denselben Leuten spielen

## Der Tisch.

plain-scores = Punkte
plain-player = Spieler
plain-place = Rang
plain-points = Gesamt
plain-log = Was zuletzt geschah
plain-log-all = Alles, was geschah
plain-log-more = Alles erzählen, was geschah
plain-log-less = Nur das Letzte erzählen
plain-talk = Gespräch
plain-words = Deine Worte
plain-say = Sagen

## Plätze.

plain-seats = Plätze
plain-seat = Platz { $seat }
plain-seat-open = Platz { $seat }: frei
plain-seat-bot = Platz { $seat }: { $who }, ein Bot
plain-seat-person = Platz { $seat }: { $who }
plain-seat-yours = Platz { $seat }: { $who }, an diesem Bildschirm
plain-seat-stood-in = Platz { $seat }: { $who }, von einem Bot vertreten
plain-seat-resigned = Platz { $seat }: { $who } hat aufgegeben, ein Bot spielt weiter
plain-clock =
    { $minutes ->
        [one] noch { $minutes } Minute
       *[other] noch { $minutes } Minuten
    }
plain-sit = Auf Platz { $seat } setzen
plain-leave = Aufstehen
plain-start = Das Spiel beginnen
plain-start-later = Du kannst beginnen, sobald kein Platz mehr frei ist.
plain-invite = Um jemanden einzuladen, schicke diese Adresse:
plain-take-back = Wieder selbst spielen statt des Bots
plain-resign-how = Das Spiel aufgeben
plain-resign = Ja, ich gebe auf: Ein Bot spielt weiter

## Der Eingang.

plain-lobby-title = Lagoon als Text
plain-lobby-about = Hier lässt sich alles ohne Bilder und ohne Skripte spielen.
plain-mine = Deine Tische
plain-open-tables = Öffentliche Tische mit freiem Platz
plain-running-tables = Öffentliche Tische im Spiel
plain-open-seat = ein freier Platz
plain-state-open = noch nicht begonnen
plain-state-running = im Spiel
plain-state-over = beendet
plain-lay = Einen Tisch decken
plain-game = Spiel
plain-players = für { $fewest } bis { $most } Personen
plain-choose = Wer hier sitzt
plain-choose-me = ich
plain-choose-hot-seat = jemand anderes an diesem Bildschirm
plain-choose-open = wer kommt
plain-choose-bot = Bot.
plain-choose-nobody = niemand
plain-hot-seat-name = Name von jemand anderem an diesem Bildschirm
plain-public = Den Tisch allen zeigen
plain-lay-it = Den Tisch decken
plain-me = Du
plain-name = Dein Name
plain-save = Behalten
