### Was nur der Web-Client sagt.

## Namen

web-lagoon = Lagoon
web-nothing = nichts

## Teile des Tischs

web-you = du
web-away = offline
web-scores = Punkte
web-log = Verlauf
web-since-your-turn = Seit deinem letzten Zug
web-clock-left-days = { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
}
web-log-empty = Noch ist nichts passiert.

## Was gefragt ist

web-undo = Rückgängig
web-back = Zurück
web-close = Schließen
web-options = Alle Möglichkeiten
web-hint-lit = Wähle etwas, das leuchtet.
web-hint-further = Wähle jetzt das Ziel.
web-hint-wait = Einen Moment bitte.
web-hint-watch = Du schaust zu.
web-connecting = Wird geladen …
web-reconnecting = Verbindung unterbrochen. Wird wiederhergestellt …

## Menü

web-menu = Menü
web-chat = Chat
web-chat-say = Nachricht schreiben
web-chat-empty = Noch keine Nachrichten.
web-send = Senden
web-mute = Stummschalten
web-unmute = Alle wieder anzeigen
web-language = Sprache
web-light = Design
web-light-day = Hell
web-light-night = Dunkel
web-motion = Animationen
web-sound = Ton
web-to-lobby = Zur Lobby
web-advice-ask = Tipp anzeigen
web-advice-thinks = Denkt nach …
web-advice-score = erwartet: { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
}
web-keys = Drücke ?, um die Tastenkürzel zu sehen.
web-shortcuts = Tastenkürzel
web-key-tab = zum nächsten leuchtenden Element
web-key-enter = auswählen
web-key-escape = einen Schritt zurück; Animation überspringen
web-key-undo = rückgängig machen
web-key-end = letzte Schaltfläche drücken, etwa „Zug beenden“
web-key-options = alle Möglichkeiten zeigen
web-key-help = diese Liste zeigen

## Die Züge der anderen

web-speed = Tempo der anderen Züge
web-speed-slow = Langsam
web-speed-normal = Normal
web-speed-fast = Schnell
web-speed-instant = Sofort
web-speed-step = Schritt für Schritt
web-speed-next = Nächster Zug
web-key-log = den Verlauf öffnen oder schließen
web-key-space = Leertaste
web-key-next = weiter zum nächsten Zug, Schritt für Schritt
web-recap-of = Zug von { $name }
web-recap-again = Noch einmal zeigen
web-recap-to-you = Für dich
web-recap-before-after = { $before } vor dem Zug, { $after } danach
web-log-all = Alle
web-log-filter = Wessen Züge gezeigt werden
web-log-earlier = Davor
web-log-set-up = Aufbau
web-log-gain = { $points } mehr

## Spieler

web-person = Gast
web-level-calm = Leicht
web-level-keen = Mittel
web-level-sharp = Schwer
web-level-deep = Experte

## Lobby

web-tagline = Zwei Brettspiele unter Wasser – heute Abend im Browser.
web-pick-game = Wähle ein Spiel
web-for-players = Für { $fewest } bis { $most } Spieler.
web-play-now = Jetzt spielen
web-solo = Solo
web-invite = Freunde einladen
web-no-account = Ganz ohne Konto: Dein Platz bleibt in diesem Browser gespeichert.
web-no-server = Der Server antwortet nicht. Versuch es gleich noch einmal.
web-my-tables = Meine Tische
web-my-tables-none = Noch keine Tische. Eröffne einen oder spiel einfach los.
web-open-tables = Offene Tische
web-open-tables-none = Gerade wartet niemand auf Mitspieler.
web-with = mit { $names }
web-your-turn = Du bist dran
web-turn-of = { $name } ist dran
web-join = Mitspielen
web-your-table = Dein Tisch
web-edition = Ausgabe
web-players = Spieler
web-clock = Bedenkzeit
web-clock-none = Unbegrenzt
web-clock-live = 30 Minuten je Spieler
web-clock-days = 3 Tage pro Zug
web-clock-says =
    { $kind ->
        [game] { $count ->
            [one] Live: eine Minute je Spieler für die ganze Partie.
           *[other] Live: { $count } Minuten je Spieler für die ganze Partie.
        }
        [day] { $count ->
            [one] Ein Tag für jede Entscheidung.
           *[other] { $count } Tage für jede Entscheidung.
        }
       *[none] Ohne Zeitlimit: Lasst euch so viel Zeit, wie ihr wollt.
    }
web-time-up = Ist die Zeit um, spielt ein { $level ->
    [calm] leichter Bot
    [keen] mittlerer Bot
    [sharp] schwerer Bot
   *[deep] Experten-Bot
} weiter.
web-absence = Wenn jemand weg ist
web-absence-choice =
    { $minutes ->
        [0] Immer warten
        [one] Ein Bot nach einer Minute
       *[other] Ein Bot nach { $minutes } Minuten
    }
web-absence-says =
    { $minutes ->
        [0] Ist jemand nicht da, wartet die Partie.
        [one] Ist jemand eine Minute weg, dürfen die anderen einen Bot spielen lassen. Der Platz kann jederzeit wieder übernommen werden.
       *[other] Ist jemand { $minutes } Minuten weg, dürfen die anderen einen Bot spielen lassen. Der Platz kann jederzeit wieder übernommen werden.
    }
web-seat-name = Name auf Platz { $number }
web-seat-kind = Wer sitzt auf Platz { $number }?
web-seat-me = Ich
web-seat-here = Dieses Gerät
web-seat-link = Per Link
web-seat-bot = Bot
web-seat-open = Freier Platz
web-seat-link-how = Den Link zu diesem Platz bekommst du, sobald der Tisch eröffnet ist.
web-strength = Schwierigkeit
web-player-number = Spieler { $number }
web-guest-name = Dein Name
web-listed = Öffentlich: bei den offenen Tischen anzeigen

## Das Ende

web-total = Gesamt
web-decided = Entscheidend: { $source } ({ $unit ->
    [coins] { $score ->
        [one] 1 Münze
       *[other] { $score } Münzen
    }
   *[points] { $score ->
        [one] 1 Punkt
       *[other] { $score } Punkte
    }
}, { $ahead } mehr als Platz zwei).
web-chart = Punkte im Verlauf der Partie
web-chart-turns = Züge
web-counting = Wertung
web-counting-how = Schritt für Schritt. Tippe einen Schritt an, um ihn noch einmal zu sehen.
web-and-now = Wie geht’s weiter?
web-and-now-how = Du kannst dir jeden Moment dieser Partie noch einmal ansehen, von jedem Platz aus.
web-step-back = Schritt zurück
web-to-total = Zum Endstand
web-next-step = Weiter: { $name }
web-replay = Wiederholung
web-rematch = Revanche

## Ein Bildschirm, und noch einmal

web-title-turn = Du bist dran · Lagoon
web-pass-to = { $name } ist dran
web-pass-how = Gib das Gerät weiter. Alle anderen schauen kurz weg.
web-pass-ready = Ich bin { $name }
web-replay-before = Einen Schritt zurück
web-replay-after = Einen Schritt weiter
web-replay-turn-before = Zum vorigen Zug
web-replay-turn-after = Zum nächsten Zug
web-replay-run = Abspielen
web-replay-pause = Anhalten
web-replay-moment = Moment der Partie

## Tische im Netz

web-nowhere = Unter dieser Adresse gibt es nichts.
web-unreachable = Der Server ist gerade nicht erreichbar.
web-over = Beendet
web-looking-on = Du schaust zu.
web-stood-in = Willkommen zurück! Ein Bot hat für dich gespielt.
web-gave-up = Du hast aufgegeben. Ein Bot spielt für dich zu Ende.
web-take-back = Platz wieder übernehmen
web-away-for =
    { $minutes ->
        [one] { $name } ist seit einer Minute weg.
       *[other] { $name } ist seit { $minutes } Minuten weg.
    }
web-stand-in = Einen Bot spielen lassen
web-wait = Warten
web-table-closed = Dieser Tisch wurde geschlossen. Die Partie hat kein Ergebnis.
web-closed = Geschlossen
web-note-resigned = { $name } hat aufgegeben; ein Bot spielt weiter.
web-note-stood-in = Die Zeit von { $name } ist um; ein Bot spielt.
web-note-stood-in-by = { $name } war weg; auf Wunsch von { $by } spielt ein Bot.
web-note-back = { $name } ist wieder da und spielt weiter.
web-host = Gastgeber
web-remove = { $name } vom Tisch nehmen …
web-remove-sure = { $name } wirklich vom Tisch nehmen?
web-hand-over = Tisch an { $name } übergeben …
web-hand-over-sure = Den Tisch wirklich an { $name } übergeben?
web-close-table = Tisch schließen …
web-close-sure =
    { $status ->
        [open] Den Tisch wirklich schließen? Er ist dann weg.
       *[other] Die Partie wirklich für alle beenden? Es gibt dann kein Ergebnis.
    }
web-resign = Aufgeben
web-resign-sure = Wirklich? Ein Bot spielt für dich weiter.
web-sit-down = Platz nehmen
web-leave = Tisch verlassen
web-start = Partie starten
web-copy = Kopieren
web-copied = Link kopiert.
web-copy-by-hand = Bitte kopiere den Link von Hand.
web-invite-link = Schick diesen Link an alle, die mitspielen sollen
web-invites = { $name } lädt dich ein
web-invites-nobody = Du bist eingeladen
web-your-own-table = Dein Tisch
web-invites-to =
    { $count ->
        [one] zu { $game }
       *[other] zu { $game } mit { $count } Plätzen
    }
web-take-your-seat = Nimm Platz
web-who-plays = Wer spielt
web-how-it-plays = So wird hier gespielt
web-thinking-time = Bedenkzeit
web-if-away = Wenn jemand weg muss
web-it-starts = Los geht’s,
web-it-starts-when =
    { $host ->
        [yes] sobald alle Plätze besetzt sind und du startest.
       *[no] sobald alle Plätze besetzt sind und gestartet wird.
    }
web-free-seat = noch frei
web-here = da
web-other-device = Auf einem anderen Gerät
web-other-device-how = Für Handys und Computer im selben Netz: Code scannen oder Adresse eintippen.
web-other-device-none = Andere Geräte erreichen diesen Server nicht: Er hört nur auf diesen Computer. Das lässt sich einstellen (listen).
web-qr = QR-Code der Adresse
web-share = Teilen …
web-devices-out = Meine anderen Geräte abmelden
web-devices-sure = Wirklich abmelden? Nur dieses Gerät bleibt deins.
web-devices-done = Deine anderen Geräte sind abgemeldet.
web-spectate-link = Link zum Zuschauen
web-waits-for = { $free ->
    [one] Noch { $free } Platz frei.
   *[other] Noch { $free } Plätze frei.
}
web-waits-for-start = Alle sind da. Gleich startet der Gastgeber die Partie.
web-all-here = Alle sind da.
web-rules-of = Regeln von { $game }
web-contents = Inhalt
web-device-link = Auf einem zweiten Gerät spielen
web-device-link-how = Öffne diesen Link auf dem anderen Gerät. Er gilt zehn Minuten lang und nur einmal:
web-device-title = Auf einem zweiten Gerät spielen
web-device-how = Dieses Gerät übernimmt Name, Tische und Plätze von dem Gerät, auf dem der Link erstellt wurde. Was hier vorher gespeichert war, geht verloren.
web-device-take = Auf diesem Gerät weiterspielen
web-seen-by = Ansicht
web-spectator = Zuschauer
web-record-file = Aufzeichnung
web-all-knowledge = Alles aufgedeckt
web-share-moment = Moment teilen
web-play-on = Von hier weiterspielen
web-play-on-how = Derselbe Spielstand mit neuen Würfeln, gegen Bots.
web-play-on-seat = Dein Platz
web-looking-back = Rückblick auf Schritt { $step }.
web-to-now = Zurück zur laufenden Partie
web-dice-committed = Die Würfel stehen fest, Prüfwert: { $commitment }…
web-dice-mixing = Alle mischen die Würfel mit. Gleich geht es los.
web-dice-broken = Dein Anteil an den Würfeln fehlt oder wurde verändert. Verlass dich nicht auf sie.

## Ganze Meldungen, wo die Seite mehreres zugleich zu sagen hat

web-colon = { $what }: { $text }
web-log-joined = { $head }: { $things }.
web-log-times = { $text } ×{ $count }
web-bot-name = Bot { $seat }
web-bot-listed = Bot { $seat } ({ $level ->
    [calm] leicht
    [keen] mittel
    [sharp] schwer
   *[deep] Experte
})
web-guest-number = Gast { $number }
web-seats-taken = { $taken } von { $seats } Plätzen besetzt
web-waiting = Wartet auf Mitspieler
web-going-on = Läuft
web-advice-win = { $percent } % Gewinnchance
part-web-amount = { $unit ->
    [coins] { $score ->
        [one] 1 Münze
       *[other] { $score } Münzen
    }
   *[points] { $score ->
        [one] 1 Punkt
       *[other] { $score } Punkten
    }
}
web-won = { $you ->
    [yes] Du gewinnst mit { part-web-amount }
   *[no] { $names } gewinnt mit { part-web-amount }
}
web-won-shared = { $names } teilen sich den Sieg mit je { part-web-amount }
web-won-solo = Du beendest die Partie mit { part-web-amount }
web-rule = Regel

# Der Startknopf sagt, was gewählt ist.
web-game-edition = { $game } { $edition }
web-start-alone = { $game } solo spielen
web-start-bots =
    { $count ->
        [one] { $game } gegen einen { $level ->
            [calm] leichten Bot
            [keen] mittelschweren Bot
            [sharp] schweren Bot
           *[deep] Experten-Bot
        } spielen
       *[other] { $game } gegen { $count } { $level ->
            [calm] leichte Bots
            [keen] mittelschwere Bots
            [sharp] schwere Bots
            [deep] Experten-Bots
           *[mixed] Bots
        } spielen
    }
web-start-with = { $game } mit { $people } spielen
web-start-with-bots =
    { $count ->
        [one] { $game } mit { $people } und einem Bot spielen
       *[other] { $game } mit { $people } und { $count } Bots spielen
    }
web-start-invite =
    { $count ->
        [one] Tisch eröffnen und jemanden einladen
       *[other] Tisch eröffnen und { $count } Leute einladen
    }
web-how-to-play = So wird gespielt
web-coach = Tipp
web-first-game = Neu hier? Lerne es in zehn Minuten:
web-first-game-no = Jetzt nicht
web-lesson-skip = Lektion überspringen
web-lesson-again = Lektion neu beginnen
web-lesson-play-on = Weiterspielen
web-howto-of = { $game } in drei Minuten
web-read-aloud = Vorlesen
web-read-stop = Nicht mehr vorlesen
web-full-rules = Alle Regeln
web-step-of = Schritt { $step } von { $steps }
web-clause = Regel { $id }
web-players-count =
    { $count ->
        [one] 1 Spieler
       *[other] { $count } Spieler
    }
web-change = Ändern
web-done = Fertig
web-confirm = Bestätigen
web-do-it = Los
web-why-not = Warum geht das nicht?
web-why-nothing = Damit kannst du gerade nichts tun.
web-why-list = Warum geht sonst nichts?
web-text-version = Textversion
web-report = Problem melden
web-report-words = Was ist los? Nur die Betreiber dieses Servers lesen das.
web-report-send = Senden
web-report-thanks = Danke, deine Meldung ist angekommen.

# Woraus sich ein Punktestand ergibt
web-score-of = Punktestand von { $name }: { $score }
web-score-empty = Noch nichts gewertet.
web-score-later = Noch nicht gewertet
web-in-words = { $you ->
    [yes] Deine { $score } in Worten
   *[no] { $name }: { $score } in Worten
}
web-ranks = Ränge

## Notices while the page is closed.

web-notices = Sag mir, wenn ich dran bin
web-notices-about = Bei Partien über Tage, auch wenn diese Seite zu ist.
web-notices-device = Auf diesem Gerät
web-notices-denied = Dein Browser blockiert Mitteilungen dieser Seite. Seine Einstellungen können das ändern.
web-notices-failed = Dieses Gerät ist nicht erreichbar.
web-notices-mail = Per Mail
web-notices-mail-send = Mails schicken
web-notices-mail-waiting = Öffne den Link, den wir an { $address } geschickt haben.
web-notices-mail-confirmed = Mails gehen an { $address }.
web-notices-mail-stop = Beenden und Adresse vergessen
web-notices-quiet = Ruhezeit
web-notices-from = Von
web-notices-until = Bis
