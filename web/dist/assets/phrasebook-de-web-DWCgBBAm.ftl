lagoon = Lagoon
nothing = nichts
you = du
away = offline
scores = Punkte
log = Verlauf
since-your-turn = Seit deinem letzten Zug
clock-left-days = {$days ->
 [one] {$days} Tag
 *[other] {$days} Tage
}
log-empty = Noch ist nichts passiert.
undo = Rückgängig
back = Zurück
close = Schließen
options = Alle Möglichkeiten
hint-lit = Wähle etwas, das leuchtet.
hint-further = Wähle jetzt das Ziel.
hint-wait = Einen Moment bitte.
hint-watch = Du schaust zu.
connecting = Wird geladen …
reconnecting = Verbindung unterbrochen. Wird wiederhergestellt …
menu = Menü
chat = Chat
chat-say = Nachricht schreiben
chat-empty = Noch keine Nachrichten.
send = Senden
mute = Stummschalten
unmute = Alle wieder anzeigen
language = Sprache
light = Design
light-day = Hell
light-night = Dunkel
motion = Animationen
sound = Ton
to-lobby = Zur Lobby
advice-ask = Tipp anzeigen
advice-thinks = Denkt nach …
advice-score = erwartet: {$score ->
 [one] {$score} Punkt
 *[other] {$score} Punkte
}
keys = Drücke ?, um die Tastenkürzel zu sehen.
shortcuts = Tastenkürzel
key-tab = zum nächsten leuchtenden Element
key-enter = auswählen
key-escape = einen Schritt zurück; Animation überspringen
key-undo = rückgängig machen
key-end = letzte Schaltfläche drücken, etwa „Zug beenden“
key-options = alle Möglichkeiten zeigen
key-help = diese Liste zeigen
speed = Tempo der anderen Züge
speed-slow = Langsam
speed-normal = Normal
speed-fast = Schnell
speed-instant = Sofort
speed-step = Schritt für Schritt
speed-next = Nächster Zug
key-log = den Verlauf öffnen oder schließen
key-space = Leertaste
key-next = weiter zum nächsten Zug, Schritt für Schritt
recap-of = Zug von {$name}
recap-again = Noch einmal zeigen
recap-to-you = Für dich
recap-before-after = {$before} vor dem Zug, {$after} danach
log-all = Alle
log-filter = Wessen Züge gezeigt werden
log-earlier = Davor
log-set-up = Aufbau
log-gain = {$points} mehr
person = Gast
level-calm = Leicht
level-keen = Mittel
level-sharp = Schwer
level-deep = Experte
tagline = Zwei Brettspiele unter Wasser – heute Abend im Browser.
pick-game = Wähle ein Spiel
for-players = Für {$fewest} bis {$most} Spieler.
play-now = Jetzt spielen
solo = Solo
invite = Freunde einladen
no-account = Ganz ohne Konto: Dein Platz bleibt in diesem Browser gespeichert.
no-server = Der Server antwortet nicht. Versuch es gleich noch einmal.
my-tables = Meine Tische
my-tables-none = Noch keine Tische. Eröffne einen oder spiel einfach los.
open-tables = Offene Tische
open-tables-none = Gerade wartet niemand auf Mitspieler.
with = mit {$names}
your-turn = Du bist dran
turn-of = {$name} ist dran
join = Mitspielen
your-table = Dein Tisch
edition = Ausgabe
players = Spieler
clock = Bedenkzeit
clock-none = Unbegrenzt
clock-live = 30 Minuten je Spieler
clock-days = 3 Tage pro Zug
clock-says =
 {$kind ->
 [game] {$count ->
 [one] Live: eine Minute je Spieler für die ganze Partie.
 *[other] Live: {$count} Minuten je Spieler für die ganze Partie.
}
 [day] {$count ->
 [one] Ein Tag für jede Entscheidung.
 *[other] {$count} Tage für jede Entscheidung.
}
 *[none] Ohne Zeitlimit: Lasst euch so viel Zeit, wie ihr wollt.
}
time-up = Ist die Zeit um, spielt ein {$level ->
 [calm] leichter Bot
 [keen] mittlerer Bot
 [sharp] schwerer Bot
 *[deep] Experten-Bot
} weiter.
absence = Wenn jemand weg ist
absence-choice =
 {$minutes ->
 [0] Immer warten
 [one] Ein Bot nach einer Minute
 *[other] Ein Bot nach {$minutes} Minuten
}
absence-says =
 {$minutes ->
 [0] Ist jemand nicht da, wartet die Partie.
 [one] Ist jemand eine Minute weg, dürfen die anderen einen Bot spielen lassen. Der Platz kann jederzeit wieder übernommen werden.
 *[other] Ist jemand {$minutes} Minuten weg, dürfen die anderen einen Bot spielen lassen. Der Platz kann jederzeit wieder übernommen werden.
}
seat-name = Name auf Platz {$number}
seat-kind = Wer sitzt auf Platz {$number}?
seat-me = Ich
seat-here = Dieses Gerät
seat-link = Per Link
seat-bot = Bot
seat-open = Freier Platz
seat-link-how = Den Link zu diesem Platz bekommst du, sobald der Tisch eröffnet ist.
strength = Schwierigkeit
player-number = Spieler {$number}
guest-name = Dein Name
listed = Öffentlich: bei den offenen Tischen anzeigen
total = Gesamt
decided = Entscheidend: {$source} ({$unit ->
 [coins] {$score ->
 [one] 1 Münze
 *[other] {$score} Münzen
}
 *[points] {$score ->
 [one] 1 Punkt
 *[other] {$score} Punkte
}
}, {$ahead} mehr als Platz zwei).
chart = Punkte im Verlauf der Partie
chart-turns = Züge
counting = Wertung
counting-how = Schritt für Schritt. Tippe einen Schritt an, um ihn noch einmal zu sehen.
and-now = Wie geht’s weiter?
and-now-how = Du kannst dir jeden Moment dieser Partie noch einmal ansehen, von jedem Platz aus.
step-back = Schritt zurück
to-total = Zum Endstand
next-step = Weiter: {$name}
replay = Wiederholung
rematch = Revanche
title-turn = Du bist dran · Lagoon
pass-to = {$name} ist dran
pass-how = Gib das Gerät weiter. Alle anderen schauen kurz weg.
pass-ready = Ich bin {$name}
replay-before = Einen Schritt zurück
replay-after = Einen Schritt weiter
replay-turn-before = Zum vorigen Zug
replay-turn-after = Zum nächsten Zug
replay-run = Abspielen
replay-pause = Anhalten
replay-moment = Moment der Partie
nowhere = Unter dieser Adresse gibt es nichts.
unreachable = Der Server ist gerade nicht erreichbar.
over = Beendet
looking-on = Du schaust zu.
stood-in = Willkommen zurück! Ein Bot hat für dich gespielt.
gave-up = Du hast aufgegeben. Ein Bot spielt für dich zu Ende.
take-back = Platz wieder übernehmen
away-for =
 {$minutes ->
 [one] {$name} ist seit einer Minute weg.
 *[other] {$name} ist seit {$minutes} Minuten weg.
}
stand-in = Einen Bot spielen lassen
wait = Warten
table-closed = Dieser Tisch wurde geschlossen. Die Partie hat kein Ergebnis.
closed = Geschlossen
note-resigned = {$name} hat aufgegeben; ein Bot spielt weiter.
note-stood-in = Die Zeit von {$name} ist um; ein Bot spielt.
note-stood-in-by = {$name} war weg; auf Wunsch von {$by} spielt ein Bot.
note-back = {$name} ist wieder da und spielt weiter.
host = Gastgeber
remove = {$name} vom Tisch nehmen …
remove-sure = {$name} wirklich vom Tisch nehmen?
hand-over = Tisch an {$name} übergeben …
hand-over-sure = Den Tisch wirklich an {$name} übergeben?
close-table = Tisch schließen …
close-sure =
 {$status ->
 [open] Den Tisch wirklich schließen? Er ist dann weg.
 *[other] Die Partie wirklich für alle beenden? Es gibt dann kein Ergebnis.
}
resign = Aufgeben
resign-sure = Wirklich? Ein Bot spielt für dich weiter.
sit-down = Platz nehmen
leave = Tisch verlassen
start = Partie starten
copy = Kopieren
copied = Link kopiert.
copy-by-hand = Bitte kopiere den Link von Hand.
invite-link = Schick diesen Link an alle, die mitspielen sollen
invites = {$name} lädt dich ein
invites-nobody = Du bist eingeladen
your-own-table = Dein Tisch
invites-to =
 {$count ->
 [one] zu {$game}
 *[other] zu {$game} mit {$count} Plätzen
}
take-your-seat = Nimm Platz
who-plays = Wer spielt
how-it-plays = So wird hier gespielt
thinking-time = Bedenkzeit
if-away = Wenn jemand weg muss
it-starts = Los geht’s,
it-starts-when =
 {$host ->
 [yes] sobald alle Plätze besetzt sind und du startest.
 *[no] sobald alle Plätze besetzt sind und gestartet wird.
}
free-seat = noch frei
here = da
other-device = Auf einem anderen Gerät
other-device-how = Für Handys und Computer im selben Netz: Code scannen oder Adresse eintippen.
other-device-none = Andere Geräte erreichen diesen Server nicht: Er hört nur auf diesen Computer. Das lässt sich einstellen (listen).
qr = QR-Code der Adresse
share = Teilen …
devices-out = Meine anderen Geräte abmelden
devices-sure = Wirklich abmelden? Nur dieses Gerät bleibt deins.
devices-done = Deine anderen Geräte sind abgemeldet.
spectate-link = Link zum Zuschauen
waits-for = {$free ->
 [one] Noch {$free} Platz frei.
 *[other] Noch {$free} Plätze frei.
}
waits-for-start = Alle sind da. Gleich startet der Gastgeber die Partie.
all-here = Alle sind da.
rules-of = Regeln von {$game}
contents = Inhalt
device-link = Auf einem zweiten Gerät spielen
device-link-how = Öffne diesen Link auf dem anderen Gerät. Er gilt zehn Minuten lang und nur einmal:
device-title = Auf einem zweiten Gerät spielen
device-how = Dieses Gerät übernimmt Name, Tische und Plätze von dem Gerät, auf dem der Link erstellt wurde. Was hier vorher gespeichert war, geht verloren.
device-take = Auf diesem Gerät weiterspielen
seen-by = Ansicht
spectator = Zuschauer
record-file = Aufzeichnung
all-knowledge = Alles aufgedeckt
share-moment = Moment teilen
play-on = Von hier weiterspielen
play-on-how = Derselbe Spielstand mit neuen Würfeln, gegen Bots.
play-on-seat = Dein Platz
looking-back = Rückblick auf Schritt {$step}.
to-now = Zurück zur laufenden Partie
dice-committed = Die Würfel stehen fest, Prüfwert: {$commitment}…
dice-mixing = Alle mischen die Würfel mit. Gleich geht es los.
dice-broken = Dein Anteil an den Würfeln fehlt oder wurde verändert. Verlass dich nicht auf sie.
colon = {$what}: {$text}
log-joined = {$head}: {$things}.
log-times = {$text} ×{$count}
bot-name = Bot {$seat}
bot-listed = Bot {$seat} ({$level ->
 [calm] leicht
 [keen] mittel
 [sharp] schwer
 *[deep] Experte
})
guest-number = Gast {$number}
seats-taken = {$taken} von {$seats} Plätzen besetzt
waiting = Wartet auf Mitspieler
going-on = Läuft
advice-win = {$percent} % Gewinnchance
part-web-amount = {$unit ->
 [coins] {$score ->
 [one] 1 Münze
 *[other] {$score} Münzen
}
 *[points] {$score ->
 [one] 1 Punkt
 *[other] {$score} Punkten
}
}
won = {$you ->
 [yes] Du gewinnst mit {part-web-amount}
 *[no] {$names} gewinnt mit {part-web-amount}
}
won-shared = {$names} teilen sich den Sieg mit je {part-web-amount}
won-solo = Du beendest die Partie mit {part-web-amount}
rule = Regel
game-edition = {$game} {$edition}
start-alone = {$game} solo spielen
start-bots =
 {$count ->
 [one] {$game} gegen einen {$level ->
 [calm] leichten Bot
 [keen] mittelschweren Bot
 [sharp] schweren Bot
 *[deep] Experten-Bot
} spielen
 *[other] {$game} gegen {$count} {$level ->
 [calm] leichte Bots
 [keen] mittelschwere Bots
 [sharp] schwere Bots
 [deep] Experten-Bots
 *[mixed] Bots
} spielen
}
start-with = {$game} mit {$people} spielen
start-with-bots =
 {$count ->
 [one] {$game} mit {$people} und einem Bot spielen
 *[other] {$game} mit {$people} und {$count} Bots spielen
}
start-invite =
 {$count ->
 [one] Tisch eröffnen und jemanden einladen
 *[other] Tisch eröffnen und {$count} Leute einladen
}
how-to-play = So wird gespielt
coach = Tipp
first-game = Neu hier? Lerne es in zehn Minuten:
first-game-no = Jetzt nicht
lesson-skip = Lektion überspringen
lesson-again = Lektion neu beginnen
lesson-play-on = Weiterspielen
howto-of = {$game} in drei Minuten
read-aloud = Vorlesen
read-stop = Nicht mehr vorlesen
full-rules = Alle Regeln
step-of = Schritt {$step} von {$steps}
clause = Regel {$id}
players-count =
 {$count ->
 [one] 1 Spieler
 *[other] {$count} Spieler
}
change = Ändern
done = Fertig
confirm = Bestätigen
do-it = Los
why-not = Warum geht das nicht?
why-nothing = Damit kannst du gerade nichts tun.
why-list = Warum geht sonst nichts?
text-version = Textversion
report = Problem melden
report-words = Was ist los? Nur die Betreiber dieses Servers lesen das.
report-send = Senden
report-thanks = Danke, deine Meldung ist angekommen.
score-of = Punktestand von {$name}: {$score}
score-empty = Noch nichts gewertet.
score-later = Noch nicht gewertet
in-words = {$you ->
 [yes] Deine {$score} in Worten
 *[no] {$name}: {$score} in Worten
}
ranks = Ränge
notices = Sag mir, wenn ich dran bin
notices-about = Bei Partien über Tage, auch wenn diese Seite zu ist.
notices-device = Auf diesem Gerät
notices-denied = Dein Browser blockiert Mitteilungen dieser Seite. Seine Einstellungen können das ändern.
notices-failed = Dieses Gerät ist nicht erreichbar.
notices-mail = Per Mail
notices-mail-send = Mails schicken
notices-mail-waiting = Öffne den Link, den wir an {$address} geschickt haben.
notices-mail-confirmed = Mails gehen an {$address}.
notices-mail-stop = Beenden und Adresse vergessen
notices-quiet = Ruhezeit
notices-from = Von
notices-until = Bis