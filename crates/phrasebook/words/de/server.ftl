### Was nur der Server sagt.

## Absagen: was nicht stimmt und was zu tun ist.

server-error-bad-message = Die Nachricht konnte nicht gelesen werden.
server-error-bad-field = Dieser Wert ist nicht erlaubt.
server-error-not-found = Das gibt es hier nicht.
server-error-no-guest = Bitte lade die Seite neu.
server-error-bad-cookie = Deine Sitzung ist abgelaufen: Lade die Seite neu.
server-error-foreign-origin = Die Anfrage kam von einer anderen Website und wurde nicht ausgeführt.
server-error-not-yours = Das gehört jemand anderem.
server-error-not-your-turn = Jemand anderes ist dran.
server-error-stale = Am Tisch hat sich etwas geändert: Schau noch einmal hin und wähle neu.
server-error-not-an-option = Das geht gerade nicht.
server-error-not-started = Die Partie hat noch nicht begonnen.
server-error-started = Die Partie hat schon begonnen.
server-error-over = Die Partie ist zu Ende.
server-error-not-over = Die Partie ist noch nicht zu Ende.
server-error-closed = Dieser Tisch wurde geschlossen.
server-error-not-in-lesson = Die Lektion möchte jetzt etwas anderes. Folge dem Rat oder überspringe die Lektion.
server-error-no-lesson = An diesem Tisch läuft keine Lektion.
server-lesson-changed = Diese Lektion hat sich inzwischen geändert. Spiel weiter: Es ist jetzt eine gewöhnliche Partie.
server-error-not-away = Die Person ist da oder noch nicht lange genug weg.
server-error-seats-open = Es sind noch Plätze frei: Warte auf Mitspieler oder eröffne einen Tisch mit Bots.
server-error-seat-taken = Dort sitzt schon jemand.
server-error-not-pledged = Das sind nicht die Bytes, die für die Würfel zugesagt wurden.
server-error-no-undo = Das lässt sich nicht rückgängig machen: Etwas Neues wurde aufgedeckt, oder jemand anderes hat schon entschieden.
server-error-no-advice = Keine Tipps, solange andere Menschen mitspielen.
server-error-too-many = Das war zu viel auf einmal: Warte kurz und versuch es noch einmal.
server-error-too-large = Das ist zu groß.
server-error-store-full = Der Speicherplatz des Servers ist voll. Es wurde nichts geändert: Versuch es später noch einmal.
server-error-store-unavailable = Die Datenbank des Servers antwortet nicht. Es wurde nichts geändert: Versuch es noch einmal.
server-error-stopping = Der Server wird gerade beendet: Versuch es gleich noch einmal.
server-error-banned = Du bist auf diesem Server gesperrt.
server-error-internal = Auf dem Server ist ein Fehler aufgetreten. Es wurde nichts geändert: Versuch es noch einmal.

## Abgelehnt, bevor jemand genauer hinsah.

server-refused-requests = Zu viele Anfragen: Warte einen Moment.
server-refused-tables = Mehr offene Tische sind nicht möglich: Spiel erst eine Partie zu Ende.
server-refused-sockets = Der Server ist ausgelastet: Versuch es später noch einmal.
server-refused-sockets-address = Zu viele Verbindungen von deiner Adresse: Schließe einige.
server-refused-sockets-guest = Du hast zu viele Verbindungen: Schließe einen Tab.
server-refused-name = Dieser Server ist unter diesem Namen nicht bekannt. Trage ihn bei public_origins ein, wenn er so heißen soll.
server-refused-site = Die Anfrage kam von einer anderen Website. Trage sie bei public_origins ein, wenn es dieselbe ist.
server-refused-closed = Dieser Tisch wurde geschlossen.
server-refused-route = Unter dieser Adresse gibt es nichts.
server-refused-method = Diese Methode ist unter dieser Adresse nicht möglich.
server-refused-type = Sende JSON mit der Kopfzeile „Content-Type: application/json“.
server-refused-large = Der Inhalt ist größer, als der Server erlaubt.
server-refused-cut = Die Übertragung brach ab, bevor alles angekommen war.
server-refused-field =
    { $why ->
        [missing] Das Feld { $field } fehlt: Sende es mit.
        [choice] Das Feld { $field } muss einen dieser Werte haben: { $choices }.
       *[other] Der Wert im Feld { $field } ist nicht erlaubt: Prüfe Typ und Grenzen.
    }
server-refused-shape = Die Nachricht ist nicht so aufgebaut, wie diese Adresse es erwartet: Vergleiche sie mit der Beschreibung der API.
server-refused-json = Das ist kein gültiges JSON: In Zeile { $line }, Spalte { $column } steckt ein Fehler.
server-refused-path = Ein Teil der Adresse ist nicht lesbar.
server-refused-query = Die Angaben nach dem Fragezeichen sind nicht lesbar: Prüfe Namen und Werte.

## Bots: wie stark sie sind und wie sie am Tisch heißen.

server-level-calm = Leicht: plant kaum voraus und macht oft Fehler
server-level-keen = Mittel: plant ein wenig und macht ab und zu Fehler
server-level-sharp = Schwer: denkt kurz nach und sucht immer den besten Zug
server-level-deep = Experte: nimmt sich Zeit und spielt, so gut er kann
server-bot-name = Bot { $seat }
## Wie an einem Tisch gespielt wird.

server-clock =
    { $kind ->
        [game] { $count ->
            [one] Live: eine Minute für alle, für die ganze Partie.
           *[other] Live: { $count } Minuten je Spieler für die ganze Partie.
        }
        [day] { $count ->
            [one] Ein Tag für jede Entscheidung.
           *[other] { $count } Tage für jede Entscheidung.
        }
       *[none] Ohne Zeitlimit.
    }
server-absence =
    { $minutes ->
        [0] Ist jemand nicht da, wartet die Partie.
        [one] Ist jemand eine Minute weg, dürfen die anderen einen Bot spielen lassen; der Platz kann jederzeit wieder übernommen werden.
       *[other] Ist jemand { $minutes } Minuten weg, dürfen die anderen einen Bot spielen lassen; der Platz kann jederzeit wieder übernommen werden.
    }
## Geteilte Links: ein Titel und ein Satz.

server-preview-title =
    { $state ->
        [invites] { $name } lädt dich zu { $game } ein
        [open] Du bist zu { $game } eingeladen
        [running] { $game }: eine laufende Partie
        [over] { $game }: das Ergebnis
        [moment] { $game }: ein Moment zum Wiedersehen
       *[closed] { $game }: ein geschlossener Tisch
    }
server-preview-open =
    { $free ->
        [0] Alle Plätze sind besetzt. { $clock }
        [one] Ein Platz von { $seats } ist frei. { $clock }
       *[other] { $free } von { $seats } Plätzen sind frei. { $clock }
    }
server-preview-running =
    { $count ->
        [one] Es spielt { $names }. Schau zu!
       *[other] Es spielen { $names }. Schau zu!
    }
server-preview-players =
    { $count ->
        [one] Eine Solopartie.
       *[other] Eine Partie zu { $count }.
    }
server-preview-over = { $scores }. Sieh dir die Partie Zug für Zug an.
server-preview-moment = Nach Schritt { $step }. Sieh dir die Partie Zug für Zug an.
server-preview-closed = Dieser Tisch wurde geschlossen.
server-preview-player = Spieler { $number }
server-preview-game = { $game } { $edition }
server-preview-seat-open = Freier Platz
server-preview-score = { $name } { $score }
server-preview-picture = Bild des Tisches mit den Spielern und ihren Punkten

## Gäste, die nicht gesagt haben, wie sie heißen.

server-guest-name = Gast { $number }

## Bots dort, wo Plätze aufgezählt werden.

server-bot-listed = Bot { $seat } ({ part-server-level })
part-server-level =
    { $level ->
        [calm] leicht
        [keen] mittel
        [sharp] schwer
       *[deep] Experte
    }

## Notices to guests who are not there.

server-notice-title = { $game }: du bist dran
server-notice-turn =
    { $count ->
        [0] Du bist dran bei { $game }.
       *[other] Du bist dran bei { $game } mit { $names }.
    }
server-notice-mail =
    { $sentence }

    Zum Tisch: { $table }

    Du bekommst diese Mail, weil du es wolltest.
    Keine Mails mehr: { $stop }
server-notice-confirm-title = Möchtest du eine Mail, wenn du dran bist?
server-notice-confirm =
    Jemand hat diese Adresse auf { $site } eingetragen, um zu erfahren, wann er oder sie dran ist.

    Warst du das, dann bestätige sie: { $confirm }

    Wenn nicht, musst du nichts tun: Es kommen keine weiteren Mails. Der Link gilt zwei Tage.
    Diese Adresse vergessen: { $stop }
