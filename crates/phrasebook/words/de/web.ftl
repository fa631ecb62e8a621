### Was nur der Web-Client sagt.

## Namen

web-lagoon = Lagoon
web-nothing = nichts

## Teile des Tischs

web-you = du
web-away = weg
web-scores = Punkte
web-log = Verlauf
web-since-your-turn = Seit deinem letzten Zug
web-clock-left-days = { $days ->
    [one] ein Tag
   *[other] { $days } Tage
}
web-log-empty = Noch ist nichts geschehen.

## Was gefragt ist

web-undo = Zurücknehmen
web-back = Zurück
web-close = Schließen
web-options = Alles, was du jetzt tun kannst
web-hint-lit = Was leuchtet, kann gewählt werden.
web-hint-further = Wähle nun, wohin; Escape nimmt es zurück.
web-hint-wait = Einen Augenblick bitte.
web-hint-watch = Du siehst zu.
web-connecting = Wir rudern zum Tisch …
web-reconnecting = Die Verbindung ist weg; sie kommt von selbst wieder.

## Menü

web-menu = Menü
web-chat = Gespräch
web-chat-say = Etwas sagen
web-chat-empty = Noch hat niemand etwas gesagt.
web-send = Senden
web-mute = stumm
web-unmute = wieder alle hören
web-language = Sprache
web-light = Licht
web-light-day = Tag
web-light-night = Nacht
web-motion = Bewegung
web-sound = Töne
web-to-lobby = Zur Lobby
web-advice-ask = Den Bot fragen
web-advice-thinks = Er denkt …
web-advice-score = erwartet { $score } Punkte
web-keys = Taste ?: die Tastatur.
web-shortcuts = Tastatur
web-key-tab = zum nächsten, was leuchtet
web-key-enter = es wählen
web-key-escape = einen Schritt zurück; Bewegung überspringen
web-key-undo = zurücknehmen
web-key-end = den letzten Knopf drücken, etwa Zug beenden
web-key-options = alles auflisten, was du tun kannst
web-key-help = diese Liste

## Spieler

web-person = Gast
web-level-calm = gelassen
web-level-keen = wach
web-level-sharp = scharf
web-level-deep = tief

## Lobby

web-tagline = Zwei Spiele vom Meer, auf einem Bildschirm, heute Abend.
web-pick-game = Wähle ein Spiel
web-for-players = Für { $fewest } bis { $most } Spieler.
web-play-now = Spielen
web-solo = Allein
web-duel = Zu zweit
web-invite = Jemanden einladen
web-no-account = Kein Konto nötig. Dein Platz bleibt in diesem Browser deiner.
web-no-server = Der Server antwortet nicht. Versuch es gleich noch einmal.
web-my-tables = Meine Tische
web-my-tables-none = Noch keine Tische. Deck einen, oder spiel einfach.
web-open-tables = Offene Tische
web-open-tables-none = Gerade wartet niemand auf Mitspieler.
web-with = mit { $names }
web-your-turn = Du bist dran
web-turn-of = { $name } ist dran
web-join = Mitspielen
web-your-table = Dein Tisch
web-edition = Ausgabe
web-players = Spieler
web-clock = Uhr
web-clock-none = Ohne
web-clock-live = Jetzt
web-clock-days = Über Tage
web-seat-name = Name auf Platz { $number }
web-seat-kind = Wer auf Platz { $number } sitzt
web-seat-me = Ich
web-seat-here = Hier
web-seat-link = Per Link
web-seat-bot = Bot
web-seat-open = Freier Platz
web-seat-link-how = Den Link für diesen Platz bekommst du, sobald der Tisch gedeckt ist.
web-strength = Stärke
web-player-number = Spieler { $number }
web-guest-name = Dein Name
web-listed = Alle dürfen dazu: bei den offenen Tischen zeigen
web-set-table = Tisch decken

## Das Ende

web-total = Summe
web-decided = Was den Ausschlag gab: { $source }, { $points } Punkte, { $ahead } mehr als Platz zwei.
web-chart = Punkte im Lauf des Spiels
web-chart-turns = Züge
web-counting = Es wird gezählt
web-counting-how = Spalte für Spalte. Tippe einen Schritt an, um ihn wieder zu sehen.
web-and-now = Und nun?
web-and-now-how = Jeder Augenblick dieses Spiels lässt sich wieder ansehen, von jedem Platz aus.
web-step-back = Schritt zurück
web-to-total = Zur Summe
web-next-step = Weiter: { $name }
web-replay = Ansehen
web-rematch = Revanche

## Ein Bildschirm, und noch einmal

web-title-turn = Du bist dran · Lagoon
web-pass-to = { $name } ist dran
web-pass-how = Gib den Bildschirm weiter. Sonst sollte niemand hinsehen.
web-pass-ready = Ich bin { $name }
web-replay-before = Einen Schritt zurück
web-replay-after = Einen Schritt weiter
web-replay-turn-before = Zum vorigen Zug
web-replay-turn-after = Zum nächsten Zug
web-replay-run = Abspielen
web-replay-pause = Anhalten
web-replay-moment = Augenblick des Spiels

## Tische im Netz

web-nowhere = Unter dieser Adresse ist nichts.
web-unreachable = Der Server ist gerade nicht zu erreichen.
web-over = beendet
web-looking-on = Du schaust zu.
web-stood-in = Ein Bot spielt für dich, solange du weg bist.
web-gave-up = Du hast dieses Spiel aufgegeben; ein Bot spielt es zu Ende.
web-take-back = Platz zurücknehmen
web-resign = Spiel aufgeben
web-resign-sure = Wirklich? Ein Bot spielt für dich weiter.
web-sit-down = Platz nehmen
web-leave = Gehen
web-start = Beginnen
web-copy = Kopieren
web-copied = Der Link ist kopiert.
web-copy-by-hand = Bitte kopiere den Link von Hand.
web-invite-link = Schick diesen Link, wem du einen Platz anbietest
web-spectate-link = Mit diesem Link kann man zuschauen
web-waits-for = { $free ->
    [one] Ein Platz ist noch frei.
   *[other] { $free } Plätze sind noch frei.
}
web-waits-for-start = Alle sind da. Wer den Tisch gedeckt hat, beginnt das Spiel.
web-all-here = Alle sind da.
web-rules-of = Regeln von { $game }
web-contents = Inhalt
web-device-link = Auf einem zweiten Gerät spielen
web-device-link-how = Öffne diesen Link auf dem anderen Gerät; er gilt einmal, zehn Minuten lang:
web-device-title = Derselbe Gast auf zwei Geräten
web-device-how = Dieses Gerät übernimmt Namen, Tische und Plätze des Gastes, der diesen Link erstellt hat. Was es vorher hatte, bleibt zurück.
web-device-take = Hier dieser Gast sein
web-seen-by = Gesehen von
web-spectator = Publikum
web-record-file = Protokoll
web-all-knowledge = Alles Wissen
web-share-moment = Moment teilen
web-play-on = Von hier weiterspielen
web-play-on-how = Dieselbe Stellung mit neuen Würfeln, gegen Bots.
web-play-on-seat = Dein Platz
web-looking-back = Du siehst Schritt { $step } noch einmal.
web-to-now = Zurück zum Jetzt
web-dice-committed = Die Würfel sind versiegelt: { $commitment } …

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
web-tap-again = Noch einmal tippen: „{ $option }“
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
web-won-shared = { $names } teilen sich den Sieg mit { part-web-amount }
web-won-solo = Deine Ausbeute liegt bei { part-web-amount }
