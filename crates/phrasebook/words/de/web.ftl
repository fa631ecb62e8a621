### Was nur der Web-Client sagt.

## Namen

web-game-wreck-raiders = Wreck Raiders
web-game-coralia = Coralia
web-lagoon = Lagoon
web-beach = Strand
web-wreck-gem = Edelsteine
web-wreck-gold = Gold
web-wreck-art = Kunst
web-wreck-relic = Relikte
web-treasure-gem = Edelstein
web-treasure-gold = Gold
web-treasure-art = Kunstwerk
web-treasure-relic = Relikt
web-face-gem1 = Diamant
web-face-gem2 = Perlen
web-face-gem3 = Kristalle
web-face-gold1 = Krone
web-face-gold2 = Goldbarren
web-face-gold3 = Pokal
web-face-art1 = Landschaft
web-face-art2 = Porträt
web-face-art3 = Blumenstrauß
web-face-relic1 = Maske
web-face-relic2 = Anch
web-face-relic3 = Steinkopf
web-bauble-conch = Schneckenmuschel
web-bauble-scallop = Jakobsmuschel
web-bauble-starfish = Seestern
web-bauble-conch-2018 = Totenkopf
web-bauble-scallop-2018 = Meeresmuschel
web-bauble-starfish-2018 = Seestern
web-layer-top = Deckel
web-layer-middle = Mittelteil
web-layer-bottom = Boden
web-spot-name = { $place } { $number }
web-step-up = Eins mehr auf dem Würfel
web-step-down = Eins weniger auf dem Würfel
web-die-name = Würfel mit { $face }
web-die-in-zone = Würfel mit { $face }, Zone: { $bauble }
web-display-name = Auslage { $display }
web-display-fits = Auslage { $display } passt
web-vault-column = Tresor, Spalte { $column }
web-aquarium-name = Aquarium aus { $pieces ->
    [one] einem Teil
   *[other] { $pieces } Teilen
}
web-exhibit-name = Ausstellung für { $coins }: { $treasures }
web-piece-name = { $layer } für { $coins }, zeigt { $symbols }; kostet { $cost }
web-piece-top = { $layer }, { $coins } je { $per }; kostet { $cost }
web-nothing = nichts

## Teile des Tischs

web-you = du
web-away = weg
web-style = Stil
web-no-style = ohne Stil
web-per = je
web-per-piece = Teil
web-exhibits = Ausstellungen
web-exhibits-short = Ausstellungen
web-vault = Tresor
web-vault-short = Tresor
web-aquariums = Aquarien
web-aquariums-short = Aquarien
web-market = Aquarienmarkt
web-no-aquariums = Noch kein Aquarium. Ein Boden beginnt eines.
web-no-rivals = Sonst spielt hier niemand.
web-claimed = Beansprucht
web-claimed-of = { $claimed } von { $needed } Ausstellungen
web-divers-ashore = { $count ->
    [0] Kein Taucher an Land
    [one] Ein Taucher an Land
   *[other] { $count } Taucher an Land
}
web-mat-of = Tafel von { $name }
web-open-mat = { $name }, { $score } Münzen: Tafel öffnen
web-scores = Punkte
web-solo-rivals = Rivalen
web-solo-left = { $left ->
    [one] Ein Rivale wartet
   *[other] { $left } Rivalen warten
}
web-log = Verlauf
web-since-your-turn = Seit deinem letzten Zug
web-clock-left-days = { $days ->
    [one] ein Tag
   *[other] { $days } Tage
}
web-log-empty = Noch ist nichts geschehen.
web-tab-mat = Tafel
web-tab-exhibits = Ausstellungen
web-tab-market = Markt
web-tab-rivals = Gegner
web-tab-log = Verlauf

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

## Ausstellungen beanspruchen

web-claim-title = Schmücke Auslage { $display }, bevor sie öffnet
web-claim-title-style = Auslage { $display } zeigt Stil
web-claim-step-named = Auslage und Karte
web-claim-step-starfish = Seesterne
web-claim-step-decorate = Schmücken
web-claim-step-style = Stil
web-claim-step-collect = Nehmen
web-claim-cover = Seesterne auf Schätze legen
web-claim-cover-how = Ein bedeckter Schatz zählt als jede Art. Klick ihn auf der Bühne an.
web-claim-conch = Auf die Karte legen: { $name }
web-claim-conch-how = Bleibt dort und ist am Ende { $coins } Münzen wert.
web-claim-conch-on = { $name } darauf
web-claim-scallop = Gegen einen Schatz tauschen: { $name }
web-claim-scallop-how = Ein zufälliger Fund. Aus welchem Wrack?
web-claim-pick = Wähle deine Belohnung
web-claim-pick-how = Die Schätze stehen in der Ordnung der Karte.
web-claim-free = Nimm ein Teil umsonst
web-claim-free-how = Die Schätze stehen in der Ordnung der Karte.
web-claim-style = Stilbelohnung
web-claim-style-yes = Deine Schätze stehen in der Ordnung der Karte.
web-claim-style-no = Nur für Schätze in genau der Ordnung der Karte.
web-claim-brings = Was das bringt
web-claim-card = Karte
web-claim-basket = Korb
web-claim-count = Ausstellung Nummer { $claimed }.

## Hinweise

web-tip-wreck = { $wreck }: { $left } Schätze sind noch im Wrack. Ein Tauchgang bringt einen davon.
web-tip-lid = Der Würfelvorrat. Ein Würfel in einer Zone bringt ihren Fund, wenn man ihn nimmt.
web-tip-display = Eine Auslage. Schätze stehen von links nach rechts; zusammen beanspruchen sie eine Ausstellung.
web-tip-vault = Der Tresor. Jedes andere Bild ist eine Münze wert, eine Reihe aus einer Art ihre Zahl.
web-tip-claimed = Wer einen Zug mit so vielen Ausstellungen beendet, ruft die letzten Züge aus.
web-tip-aquarium = Ein Aquarium. Mittelteile kommen obenauf, ein Deckel schließt es.
web-tip-stack = Noch { $left } im Stapel: { $layer }.
web-tip-conch = { $name }: ändert den Würfel, den du nimmst, um eins; schmückt eine Karte.
web-tip-scallop = { $name }: ein weiterer Schatz aus dem Wrack, zu dem du tauchst.
web-tip-starfish = { $name }: steht beim Beanspruchen für jeden Schatz.
web-tip-solo = Rivalen, die noch kommen: { $left }. Ein dunkles Wrack wurde diese Runde schon besucht.

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

## Coralia

web-colour-yellow = Gelb
web-colour-blue = Blau
web-colour-red = Rot
web-colour-orange = Orange
web-colour-green = Grün
web-colour-violet = Violett
web-colour-white = Weiß
web-symbol-pearl = Perle
web-symbol-fish = Fisch
web-symbol-starfish = Seestern
web-symbol-octopus = Krake
web-symbol-diver = Taucher
web-symbol-turtle = Schildkröte
web-symbol-treasure = Schatz
web-not-rolled = nicht geworfen
web-reef-name = Riff { $colour }
web-space-name = Riff { $colour }, { $symbol }
web-chest-of = Truhe, Riff { $colour }
web-die-of = Würfel { $colour }: { $symbol }
web-die-idle = { $name }. Diesen Würfel kannst du nicht nutzen: Sein Feld ist dir verschlossen.
web-island = Insel
web-island-dice = Insel: { $count ->
    [0] keine Würfel
    [one] ein Würfel
   *[other] { $count } Würfel
}
web-island-empty = keine Würfel
web-station = Forschungsstation
web-supply = Vorrat
web-supply-of = Würfel { $colour }: noch { $left }
web-piles = Stapel
web-pile-starfish = Seesterne
web-pile-fish = Fische
web-pile-pearl = Perlen
web-pile-island = Insel
web-rays = Rochen
web-side-turtles = Zum Kopieren
web-side-chests = Weitere Truhen
web-your-cards = Deine Karten
web-looking = Behalte eine davon
web-no-cards = Du hast noch keine Karten.
web-start-player = beginnt
web-person = Gast
web-bot-level = Bot, { $level }
web-level-calm = gelassen
web-level-keen = wach
web-level-sharp = scharf
web-level-deep = tief
web-round-of = Runde { $round } von { $all }
web-final-scoring = Schlusswertung
web-turtle-white-die = Schildkröte: Wirf einen weißen Würfel und setze ihn ein.
web-turtle-jellyfish = Schildkröte: Segle zur nächsten Qualle.
web-turtle-stingray = Schildkröte: Nimm einen Rochen.
web-turtle-starfish-card = Schildkröte: Nimm die oberste Seesternkarte.
web-turtle-island-card = Schildkröte: Nimm die oberste Inselkarte.
web-turtle-fish-card = Schildkröte: Nimm die oberste Fischkarte.
web-turtle-copy = Schildkröte: Nutze eine Schildkröte neben dem Plan.
web-turtle-side-chest = Schildkröte: Öffne eine weitere Truhe.
web-chest-fish-card = Truhe: die oberste Fischkarte.
web-chest-pearl-card = Truhe: die oberste Perlenkarte.
web-chest-starfish-card = Truhe: die oberste Seesternkarte.
web-chest-island-card = Truhe: die oberste Inselkarte.
web-chest-island-dice = Truhe: ein Punkt je Würfel auf der Insel.
web-chest-stingray = Truhe: ein Rochen.
web-chest-white-die = Truhe: Wirf einen weißen Würfel und setze ihn ein.
web-chest-jellyfish = Truhe: Segle zur nächsten Qualle.
web-card-pearl-2 = Perle im Wert von 2
web-card-pearl-3 = Perle im Wert von 3
web-card-pearl-4 = Perle im Wert von 4
web-card-pearl-5 = Perle im Wert von 5
web-card-pearl-6 = Seesternkarte: eine Perle im Wert von 6
web-card-fire-fish = Feuerfisch
web-card-blowfish = Kugelfisch
web-card-angel-fish = Engelfisch
web-card-stingray = Rochen
web-card-anemone-fish = Seesternkarte: ein Anemonenfisch
web-card-per-fish = Seesternkarte: 2 Punkte je Fischkarte
web-card-per-pearl = Seesternkarte: 1 Punkt je Perlenkarte
web-card-per-island-die = Seesternkarte: 1 Punkt je Würfel auf der Insel
web-card-per-turtle = Seesternkarte: 3 Punkte je Schildkröte
web-card-per-chest = Seesternkarte: 2 Punkte je Truhe
web-card-side-chest = Seesternkarte: Öffne eine weitere Truhe
web-card-jellyfish = Seesternkarte: Segle zur nächsten Qualle
web-card-chests = Seesternkarte: Öffne die Truhen, die noch auf zwei Riffen liegen
web-card-dice = Seesternkarte: eine Karte je übrigem Würfel zweier Farben
web-tip-pearl = Zwei Perlenkarten.
web-tip-fish = Sieh dir zwei Fischkarten an, behalte eine.
web-tip-starfish-space = Sieh dir drei Seesternkarten an, behalte eine.
web-tip-octopus = Deine Krake kommt: ein Punkt je Würfel auf diesem Riff.
web-tip-diver = Dein Taucher kommt; wo er aufbricht, öffnet sich eine Truhe.
web-tip-turtle = Nimm die Schildkröte und ihren Bonus; von nun an sperrt sie dir einen Würfel.
web-tip-treasure = Ein Taucher, der aufbricht, versenkt hier seinen Würfel und öffnet die Truhe.
web-tip-chest = Eine geschlossene Truhe. Sie öffnet sich, wenn ein Taucher das Riff verlässt.
web-tip-side-chest = Eine weitere Truhe: Manche Schildkröten und Karten öffnen sie.
web-tip-island = Würfel, deren Feld besetzt ist. Jeder bringt eine Inselkarte.
web-tip-station = Die Würfel dieses Zuges. Einer wird eingesetzt, drei segeln weiter.
web-tip-supply = Würfel, die noch niemand hat. Jeder Zug beginnt mit einem davon.
web-tip-pile = { $pile }: noch { $left } Karten.
web-tip-rays = Rochen liegen für sich; Schildkröten und Truhen bringen sie.
web-tip-track = Punkte. Eine Qualle trägt ein Schiff zum nächsten Vielfachen von fünf.
web-tip-rounds = In jeder Runde setzen alle einen Würfel ein.
web-tip-cards = Karten auf der Hand
web-tip-locks = Schildkröten: So viele Würfel dürfen gesperrt werden
web-tip-chests = Genommene Truhen
web-tip-octopuses = Kraken übrig: { $left }

## Lobby

web-tagline = Zwei Spiele vom Meer, auf einem Bildschirm, heute Abend.
web-pick-game = Wähle ein Spiel
web-about-wreck-raiders = Würfle, tauche, sei zuerst beim Wrack. Bring Edelsteine, Gold und Relikte heim und fülle dein Museum vor den anderen.
web-about-coralia = Vier Würfel, sechs Riffe, eine Wahl im Zug. Wecke Kraken, folge Schildkröten, öffne die Truhe vor dem nächsten Taucher.
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
web-edition-2019 = 2019
web-edition-2018 = 2018, die erste
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

web-track = Leiste
web-divers = Taucher
web-total = Summe
web-win = { $names } gewinnt mit { $score }
web-win-shared = { $names } teilen den Sieg mit { $score }
web-win-solo = { $score } Münzen
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
web-first-turn = Dein erster Zug
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
web-hint-again = Noch einmal tippen, um es zu tun.
web-dice-committed = Die Würfel sind versiegelt: { $commitment } …
