var e=`lagoon = Lagoon
nothing = nichts
you = du
away = weg
scores = Punkte
log = Verlauf
since-your-turn = Seit deinem letzten Zug
clock-left-days = { $days ->
    [one] ein Tag
   *[other] { $days } Tage
}
log-empty = Noch ist nichts geschehen.
undo = Zurücknehmen
back = Zurück
close = Schließen
options = Alles, was du jetzt tun kannst
hint-lit = Was leuchtet, kann gewählt werden.
hint-further = Wähle nun, wohin; Escape nimmt es zurück.
hint-wait = Einen Augenblick bitte.
hint-watch = Du siehst zu.
connecting = Wir rudern zum Tisch …
reconnecting = Die Verbindung ist weg; sie kommt von selbst wieder.
menu = Menü
chat = Gespräch
chat-say = Etwas sagen
chat-empty = Noch hat niemand etwas gesagt.
send = Senden
mute = stumm
unmute = wieder alle hören
language = Sprache
light = Licht
light-day = Tag
light-night = Nacht
motion = Bewegung
sound = Töne
to-lobby = Zur Lobby
advice-ask = Den Bot fragen
advice-thinks = Er denkt …
advice-score = erwartet { $score } Punkte
keys = Taste ?: die Tastatur.
shortcuts = Tastatur
key-tab = zum nächsten, was leuchtet
key-enter = es wählen
key-escape = einen Schritt zurück; Bewegung überspringen
key-undo = zurücknehmen
key-end = den letzten Knopf drücken, etwa Zug beenden
key-options = alles auflisten, was du tun kannst
key-help = diese Liste
person = Gast
level-calm = gelassen
level-keen = wach
level-sharp = scharf
level-deep = tief
tagline = Zwei Spiele vom Meer, auf einem Bildschirm, heute Abend.
pick-game = Wähle ein Spiel
for-players = Für { $fewest } bis { $most } Spieler.
play-now = Spielen
solo = Allein
duel = Zu zweit
invite = Jemanden einladen
no-account = Kein Konto nötig. Dein Platz bleibt in diesem Browser deiner.
no-server = Der Server antwortet nicht. Versuch es gleich noch einmal.
my-tables = Meine Tische
my-tables-none = Noch keine Tische. Deck einen, oder spiel einfach.
open-tables = Offene Tische
open-tables-none = Gerade wartet niemand auf Mitspieler.
with = mit { $names }
your-turn = Du bist dran
turn-of = { $name } ist dran
join = Mitspielen
your-table = Dein Tisch
edition = Ausgabe
players = Spieler
clock = Uhr
clock-none = Ohne
clock-live = Jetzt
clock-days = Über Tage
seat-name = Name auf Platz { $number }
seat-kind = Wer auf Platz { $number } sitzt
seat-me = Ich
seat-here = Hier
seat-link = Per Link
seat-bot = Bot
seat-open = Freier Platz
seat-link-how = Den Link für diesen Platz bekommst du, sobald der Tisch gedeckt ist.
strength = Stärke
player-number = Spieler { $number }
guest-name = Dein Name
listed = Alle dürfen dazu: bei den offenen Tischen zeigen
set-table = Tisch decken
total = Summe
decided = Was den Ausschlag gab: { $source }, { $points } Punkte, { $ahead } mehr als Platz zwei.
chart = Punkte im Lauf des Spiels
chart-turns = Züge
counting = Es wird gezählt
counting-how = Spalte für Spalte. Tippe einen Schritt an, um ihn wieder zu sehen.
and-now = Und nun?
and-now-how = Jeder Augenblick dieses Spiels lässt sich wieder ansehen, von jedem Platz aus.
step-back = Schritt zurück
to-total = Zur Summe
next-step = Weiter: { $name }
replay = Ansehen
rematch = Revanche
title-turn = Du bist dran · Lagoon
pass-to = { $name } ist dran
pass-how = Gib den Bildschirm weiter. Sonst sollte niemand hinsehen.
pass-ready = Ich bin { $name }
replay-before = Einen Schritt zurück
replay-after = Einen Schritt weiter
replay-turn-before = Zum vorigen Zug
replay-turn-after = Zum nächsten Zug
replay-run = Abspielen
replay-pause = Anhalten
replay-moment = Augenblick des Spiels
nowhere = Unter dieser Adresse ist nichts.
unreachable = Der Server ist gerade nicht zu erreichen.
over = beendet
looking-on = Du schaust zu.
stood-in = Ein Bot spielt für dich, solange du weg bist.
gave-up = Du hast dieses Spiel aufgegeben; ein Bot spielt es zu Ende.
take-back = Platz zurücknehmen
resign = Spiel aufgeben
resign-sure = Wirklich? Ein Bot spielt für dich weiter.
sit-down = Platz nehmen
leave = Gehen
start = Beginnen
copy = Kopieren
copied = Der Link ist kopiert.
copy-by-hand = Bitte kopiere den Link von Hand.
invite-link = Schick diesen Link, wem du einen Platz anbietest
spectate-link = Mit diesem Link kann man zuschauen
waits-for = { $free ->
    [one] Ein Platz ist noch frei.
   *[other] { $free } Plätze sind noch frei.
}
waits-for-start = Alle sind da. Wer den Tisch gedeckt hat, beginnt das Spiel.
all-here = Alle sind da.
rules-of = Regeln von { $game }
contents = Inhalt
device-link = Auf einem zweiten Gerät spielen
device-link-how = Öffne diesen Link auf dem anderen Gerät; er gilt einmal, zehn Minuten lang:
device-title = Derselbe Gast auf zwei Geräten
device-how = Dieses Gerät übernimmt Namen, Tische und Plätze des Gastes, der diesen Link erstellt hat. Was es vorher hatte, bleibt zurück.
device-take = Hier dieser Gast sein
seen-by = Gesehen von
spectator = Publikum
record-file = Protokoll
all-knowledge = Alles Wissen
share-moment = Moment teilen
play-on = Von hier weiterspielen
play-on-how = Dieselbe Stellung mit neuen Würfeln, gegen Bots.
play-on-seat = Dein Platz
looking-back = Du siehst Schritt { $step } noch einmal.
to-now = Zurück zum Jetzt
dice-committed = Die Würfel sind versiegelt: { $commitment } …
colon = { $what }: { $text }
log-joined = { $head }: { $things }.
log-times = { $text } ×{ $count }
bot-name = Bot { $seat }
bot-listed = Bot { $seat } ({ $level ->
    [calm] leicht
    [keen] mittel
    [sharp] schwer
   *[deep] Experte
})
guest-number = Gast { $number }
tap-again = Noch einmal tippen: „{ $option }“
seats-taken = { $taken } von { $seats } Plätzen besetzt
waiting = Wartet auf Mitspieler
going-on = Läuft
advice-win = { $percent }\xA0% Gewinnchance
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
won = { $you ->
    [yes] Du gewinnst mit { part-web-amount }
   *[no] { $names } gewinnt mit { part-web-amount }
}
won-shared = { $names } teilen sich den Sieg mit { part-web-amount }
won-solo = Deine Ausbeute liegt bei { part-web-amount }`;export{e as default};