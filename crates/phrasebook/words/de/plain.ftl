### Die Seiten ohne Bilder und Skripte.

## Um jede Seite herum.

plain-skip = Zum Inhalt springen
plain-ways = Navigation
plain-language = Sprache
plain-lobby = Lobby
plain-rules = Regeln
plain-pictures = Mit Bildern
plain-not-done = Das hat nicht geklappt.
plain-trouble = Diese Seite kann nicht angezeigt werden
plain-nothing = Hier ist gerade nichts.
plain-more = Weitere Tische
plain-title = { $game }, Ausgabe { $edition }
plain-edition = Ausgabe { $edition }
plain-rules-of = Regeln von { $game }

## Was gefragt ist.

plain-now = Jetzt
plain-not-begun = Die Partie hat noch nicht begonnen.
plain-options = Deine Möglichkeiten
plain-skip-lesson = Lektion überspringen
plain-undo = Letzten Schritt rückgängig machen
plain-watching = Du schaust zu.
plain-looking-from = Du sitzt auf dem Platz von { $who }.
plain-look-from = Zum Platz von { $who } wechseln
plain-pass = { $who } ist dran. Gib das Gerät weiter und wechsle dann den Platz.
plain-waiting = Warten auf { $who }.
plain-waiting-start = Warten auf den Start.
plain-follows =
    { $seconds ->
        [one] Diese Seite wird nach { $seconds } Sekunde neu geladen.
       *[other] Diese Seite wird nach { $seconds } Sekunden neu geladen.
    }
plain-follows-not = Diese Seite wird nicht automatisch neu geladen.
plain-stay = Nicht mehr automatisch neu laden
plain-follow = Automatisch neu laden
plain-reload = Neu laden
plain-record = Aufzeichnung speichern
plain-next-table = Zum nächsten Tisch
plain-rematch = Revanche mit denselben Spielern

## Der Tisch.

plain-scores = Punkte
plain-player = Spieler
plain-place = Rang
plain-points = Gesamt
plain-log = Letzte Züge
plain-log-all = Der ganze Verlauf
plain-log-more = Den ganzen Verlauf zeigen
plain-log-less = Nur die letzten Züge zeigen
plain-note-resigned = { $who } hat aufgegeben; ein Bot spielt weiter.
plain-note-stood-in = Die Zeit von { $who } ist um; ein Bot spielt.
plain-note-stood-in-by = { $who } war weg; auf Wunsch von { $by } spielt ein Bot.
plain-note-back = { $who } ist wieder da und spielt weiter.
plain-talk = Chat
plain-words = Nachricht
plain-say = Senden
plain-report-how = Problem melden
plain-report-words = Was ist los? Nur die Betreiber dieses Servers lesen das.
plain-report = Senden
plain-reported = Danke, deine Meldung ist angekommen.

## Plätze.

plain-seats = Plätze
plain-seat = Platz { $seat }
plain-seat-open = Platz { $seat }: frei
plain-seat-bot = Platz { $seat }: { $who } ({ part-server-level })
plain-seat-person = Platz { $seat }: { $who }
plain-seat-yours = Platz { $seat }: { $who }, an diesem Gerät
plain-seat-stood-in = Platz { $seat }: { $who } (ein Bot springt ein)
plain-seat-resigned = Platz { $seat }: { $who } hat aufgegeben (ein Bot spielt weiter)
plain-sit = Platz { $seat } nehmen
plain-leave = Tisch verlassen
plain-start = Partie starten
plain-start-later = Du kannst starten, sobald alle Plätze besetzt sind.
plain-host = Gastgeber: { $who }
plain-remove = { $who } vom Tisch nehmen
plain-hand-over = Den Tisch an { $who } übergeben
plain-close-how = Tisch schließen
plain-close-open = Ja, Tisch schließen
plain-close = Ja, die Partie für alle ohne Ergebnis beenden
plain-closed = Dieser Tisch wurde geschlossen. Die Partie hat kein Ergebnis.
plain-invite = Schick diese Adresse an alle, die mitspielen sollen:
plain-take-back = Meinen Platz wieder übernehmen
plain-away =
    { $minutes ->
        [0] { $who } ist gerade weg.
        [one] { $who } ist seit einer Minute weg.
       *[other] { $who } ist seit { $minutes } Minuten weg.
    }
plain-stand-in = Einen Bot für { $who } spielen lassen
plain-stood-in = Ein Bot spielt für dich. Du kannst deinen Platz jederzeit wieder übernehmen.
plain-resign-how = Aufgeben
plain-resign = Ja, ich gebe auf: Ein Bot spielt für mich weiter

## Die Lobby.

plain-lobby-title = Lagoon als Text
plain-lobby-about = Hier kannst du alles ohne Bilder und ohne Skripte spielen.
plain-mine = Deine Tische
plain-open-tables = Öffentliche Tische mit freien Plätzen
plain-running-tables = Laufende öffentliche Partien
plain-lessons = Geführte erste Partien
plain-lesson = { $game }: { $title }
plain-lay = Tisch eröffnen
plain-game = Spiel
plain-players =
    { $most ->
        [one] { $title }, für { $most } Spieler
       *[other] { $title }, für { $fewest } bis { $most } Spieler
    }
plain-choose = Wer sitzt hier?
plain-choose-me = ich
plain-choose-hot-seat = Mitspieler an diesem Gerät
plain-choose-open = freier Platz
plain-choose-bot = Bot – { $level }
plain-choose-nobody = niemand
plain-hot-seat-name = Name (nur für Mitspieler an diesem Gerät)
plain-public = Öffentlich: den Tisch für alle anzeigen
plain-absence = Wenn jemand am Zug und nicht da ist
plain-absence-after =
    { $minutes ->
        [one] Nach einer Minute dürfen die anderen einen Bot spielen lassen
       *[other] Nach { $minutes } Minuten dürfen die anderen einen Bot spielen lassen
    }
plain-absence-never = Immer warten
plain-lay-it = Tisch eröffnen
plain-me = Du
plain-name = Dein Name
plain-save = Speichern

## Ganze Zeilen, damit keine Seite Wörter zusammensetzt.

plain-title-your-turn = Du bist dran – { $title }
plain-table =
    { $state ->
        [your-turn] { $title }: { $names } (du bist dran)
        [open] { $title }: { $names } (noch nicht begonnen)
        [running] { $title }: { $names } (läuft)
        [closed] { $title }: { $names } (geschlossen)
       *[over] { $title }: { $names } (beendet)
    }
plain-open-seats =
    { $count ->
        [one] ein freier Platz
       *[other] { $count } freie Plätze
    }
plain-seat-clock =
    { $minutes ->
        [one] { $seated }, noch { $minutes } Minute
       *[other] { $seated }, noch { $minutes } Minuten
    }
plain-said = { $name }: { $text }

plain-ladder = Ränge
plain-rank =
    { $reached ->
        [yes] Ab { $from }: { $title } Erreicht.
       *[no] Ab { $from }: { $title }
    }

## Notices.

plain-notices = Sag mir, wenn ich dran bin
plain-notices-link = Mails, wenn du dran bist
plain-notices-about = Bei Partien über Tage können wir dir schreiben, wenn du dran bist und nicht da bist.
plain-notices-mail = Per Mail
plain-notices-address = Deine Mailadresse
plain-notices-send = Mails schicken
plain-notices-stop = Beenden und Adresse vergessen
plain-notices-waiting = Wir haben an { $address } geschrieben. Öffne den Link in dieser Mail, um sie zu bestätigen.
plain-notices-confirmed = Mails gehen an { $address }.
plain-notices-quiet = Ruhezeit
plain-notices-quiet-on = Nachrichten warten, bis deine Ruhezeit vorbei ist.
plain-notices-quiet-off = Du hast keine Ruhezeit.
plain-notices-quiet-set = Ruhezeit speichern
plain-notices-quiet-end = Keine Ruhezeit
plain-notices-begins = Von
plain-notices-ends = Bis
plain-notices-clock = Deine Zeitzone
plain-confirm-ask = Eine Mail an { $address } schicken, wenn du bei einer Partie über Tage dran bist?
plain-confirm-yes = Ja, Mails schicken
plain-confirm-done = Fertig. Du bekommst eine Mail, wenn du dran bist. In jeder Mail steht ein Link, der sie beendet.
plain-confirm-gone = Dieser Link ist abgelaufen oder wurde schon benutzt.
plain-stop-ask = Diese Mails beenden und die Adresse vergessen?
plain-stop-yes = Mails beenden
plain-stop-done = Fertig. Es kommen keine Mails mehr.
