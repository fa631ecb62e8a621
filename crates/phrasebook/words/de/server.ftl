### Was nur der Server sagt.

## Absagen: was nicht stimmt und was zu tun ist.

server-error-bad-message = Die Nachricht konnte nicht gelesen werden.
server-error-bad-field = Dieser Wert kann nicht verwendet werden.
server-error-not-found = So etwas gibt es hier nicht.
server-error-no-guest = Stell dich zuerst vor: Lade die Seite neu.
server-error-bad-cookie = Der Server kennt diesen Gast nicht: Lade die Seite neu, um neu hereinzukommen.
server-error-foreign-origin = Die Anfrage kam von einer anderen Seite und wurde nicht ausgeführt.
server-error-not-yours = Das gehört jemand anderem.
server-error-not-your-turn = Jemand anderes ist am Zug.
server-error-stale = Der Tisch hat sich inzwischen verändert: Schau noch einmal hin und wähle neu.
server-error-not-an-option = Das geht jetzt nicht.
server-error-not-started = Die Partie hat noch nicht begonnen.
server-error-started = Die Partie hat schon begonnen.
server-error-over = Die Partie ist zu Ende.
server-error-not-over = Die Partie ist noch nicht zu Ende.
server-error-seats-open = Es sind noch Plätze frei: Warte auf Leute oder decke einen Tisch mit Bots.
server-error-seat-taken = Dort sitzt schon jemand.
server-error-no-undo = Die letzte Entscheidung lässt sich nicht zurücknehmen: Etwas Neues wurde sichtbar, oder jemand hat seither entschieden.
server-error-no-advice = Kein Rat, solange andere Leute mitspielen.
server-error-too-many = Das war zu viel auf einmal: Warte ein wenig und versuche es noch einmal.
server-error-too-large = Das ist zu groß.
server-error-store-full = Die Platte des Servers ist voll. Nichts wurde verändert: Versuche es später noch einmal.
server-error-store-unavailable = Die Datenbank des Servers antwortet nicht. Nichts wurde verändert: Versuche es noch einmal.
server-error-stopping = Der Server hält an: Versuche es gleich noch einmal.
server-error-internal = Der Server hat einen Fehler gemacht. Nichts wurde verändert: Versuche es noch einmal.

## Abgelehnt, bevor jemand genauer hinsah.

server-refused-requests = Zu viele Anfragen: Warte einen Moment.
server-refused-tables = Du hast so viele Tische, wie du haben darfst: Spiele erst eine Partie zu Ende.
server-refused-sockets = Der Server hat keinen Platz für eine weitere Verbindung: Versuche es später noch einmal.
server-refused-sockets-address = Zu viele Verbindungen von deiner Adresse: Schließe einige.
server-refused-sockets-guest = Du hast zu viele Verbindungen: Schließe einen Tab.
server-refused-name = Dieser Server heißt nicht so. Setze public_origins, wenn er so heißen soll.
server-refused-site = Die Anfrage kam von einer anderen Seite. Setze public_origins, wenn jene Seite diese ist.
server-refused-route = Unter dieser Adresse gibt es nichts.
server-refused-method = Diese Adresse nimmt diese Methode nicht an.
server-refused-type = Sende JSON, mit der Kopfzeile Content-Type: application/json.
server-refused-large = Der Inhalt ist größer, als der Server annimmt.
server-refused-cut = Der Inhalt brach ab, bevor er vollständig war.
server-refused-field =
    { $why ->
        [missing] Das Feld { $field } fehlt: Sende es mit.
        [choice] Das Feld { $field } muss eines von diesen sein: { $choices }.
       *[other] Das Feld { $field } hat einen Wert, der hier nicht geht: Prüfe Art und Grenzen.
    }
server-refused-shape = Die Nachricht hat nicht die Form, die diese Adresse erwartet: Vergleiche sie mit der Beschreibung der API.
server-refused-json = Das ist kein JSON: In Zeile { $line }, Spalte { $column } steht ein Fehler.
server-refused-path = Ein Teil der Adresse ist nicht lesbar.
server-refused-query = Die Abfrage nach dem Fragezeichen ist nicht lesbar: Prüfe Namen und Werte.

## Bots: wie stark sie sind und wie sie am Tisch heißen.

server-level-calm = Gelassen: denkt wenig und ist oft mit dem Zweitbesten zufrieden
server-level-keen = Wach: denkt ein wenig und irrt sich hin und wieder
server-level-sharp = Scharf: denkt schnell und irrt sich nie mit Absicht
server-level-deep = Tief: nimmt sich Zeit und spielt so gut es kann
server-bot-name = Bot { $seat }

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
