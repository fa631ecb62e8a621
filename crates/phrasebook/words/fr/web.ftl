### Ce que seul le client web dit.

## Noms

web-lagoon = Lagoon
web-nothing = rien

## Parties de la table

web-you = toi
web-away = hors ligne
web-scores = Scores
web-log = Journal
web-since-your-turn = Depuis ton dernier tour
web-clock-left-days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}
web-log-empty = Rien ne s’est encore passé.

## Ce qui est demandé

web-undo = Annuler
web-back = Retour
web-close = Fermer
web-options = Tout ce que tu peux faire
web-hint-lit = Choisis parmi ce qui brille.
web-hint-further = Choisis ensuite parmi ce qui brille.
web-hint-wait = Un instant…
web-hint-watch = Tu regardes la partie.
web-connecting = Connexion…
web-reconnecting = Connexion perdue. Reconnexion…

## Menu

web-menu = Menu
web-chat = Discussion
web-chat-say = Écrire un message
web-chat-empty = Pas encore de message.
web-send = Envoyer
web-mute = Masquer
web-unmute = Tout réafficher
web-language = Langue
web-light = Thème
web-light-day = Clair
web-light-night = Sombre
web-motion = Animations
web-sound = Sons
web-to-lobby = Accueil
web-advice-ask = Demander un conseil
web-advice-thinks = Réflexion…
web-advice-score = score attendu : { $score }
web-keys = Touche ? : raccourcis clavier.
web-shortcuts = Raccourcis clavier
web-key-tab = aller à l’élément suivant qui brille
web-key-enter = le choisir
web-key-escape = revenir en arrière ; passer l’animation
web-key-undo = annuler
web-key-end = activer le dernier bouton, comme « Finir le tour »
web-key-options = afficher tout ce que tu peux faire
web-key-help = cette liste

## Les tours des autres

web-speed = Vitesse des tours des autres
web-speed-slow = Lente
web-speed-normal = Normale
web-speed-fast = Rapide
web-speed-instant = Immédiate
web-speed-step = Pas à pas
web-speed-next = Tour suivant
web-key-log = ouvrir ou fermer le journal
web-key-space = Espace
web-key-next = passer au tour suivant, pas à pas
web-recap-of = Tour { DE($name) }
web-recap-again = Revoir
web-recap-to-you = Pour toi
web-recap-before-after = { $before } avant le tour, { $after } après
web-log-all = Tous
web-log-filter = Tours à afficher
web-log-earlier = Avant
web-log-set-up = Mise en place
web-log-gain = { $points } de plus

## Joueurs

web-person = joueur
web-level-calm = Facile
web-level-keen = Moyen
web-level-sharp = Difficile
web-level-deep = Expert

## Accueil

web-tagline = Deux jeux de société sous la mer, à jouer ce soir dans ton navigateur.
web-pick-game = Choisis un jeu
web-for-players = De { $fewest } à { $most } joueurs.
web-play-now = Jouer
web-solo = Solo
web-invite = Inviter quelqu’un
web-no-account = Pas besoin de compte : ce navigateur garde ta place.
web-no-server = Le serveur ne répond pas. Réessaie dans un instant.
web-my-tables = Mes tables
web-my-tables-none = Pas encore de table. Crées-en une, ou joue tout de suite.
web-open-tables = Tables ouvertes
web-open-tables-none = Personne n’attend de joueurs en ce moment.
web-with = avec { $names }
web-your-turn = À toi de jouer
web-turn-of = Au tour { DE($name) }
web-join = Rejoindre
web-your-table = Ta table
web-edition = Édition
web-players = Joueurs
web-clock = Temps
web-clock-none = Illimité
web-clock-live = 30 min chacun
web-clock-days = 3 jours par tour
web-clock-says =
    { $kind ->
        [game] { $count ->
            [one] En direct : { $count } minute chacun pour toute la partie.
           *[other] En direct : { $count } minutes chacun pour toute la partie.
        }
        [day] { $count ->
            [one] { $count } jour pour chaque décision.
           *[other] { $count } jours pour chaque décision.
        }
       *[none] Sans limite de temps : chacun joue à son rythme.
    }
web-time-up = Quand le temps est écoulé, un robot { $level ->
    [calm] facile
    [keen] moyen
    [sharp] difficile
   *[deep] expert
} joue à la place.
web-absence = En cas d’absence
web-absence-choice =
    { $minutes ->
        [0] Toujours attendre
        [one] Un robot après { $minutes } minute
       *[other] Un robot après { $minutes } minutes
    }
web-absence-says =
    { $minutes ->
        [0] En cas d’absence, la partie attend.
        [one] Après { $minutes } minute d’absence, les autres peuvent faire jouer un robot. On peut reprendre sa place à tout moment.
       *[other] Après { $minutes } minutes d’absence, les autres peuvent faire jouer un robot. On peut reprendre sa place à tout moment.
    }
web-seat-name = Nom du joueur { $number }
web-seat-kind = Qui joue à la place { $number } ?
web-seat-me = Moi
web-seat-here = Sur cet écran
web-seat-link = Par lien
web-seat-bot = Robot
web-seat-open = Place libre
web-seat-link-how = Tu auras un lien pour cette place dès que la table sera créée.
web-strength = Niveau
web-player-number = Joueur { $number }
web-guest-name = Ton nom
web-listed = Table publique : tout le monde peut la rejoindre

## La fin

web-total = Total
web-decided = Ce qui a fait la différence : { $source } ({ part-web-amount }, { $ahead } de plus que le deuxième).
web-chart = Les scores au fil de la partie
web-chart-turns = tours
web-counting = Décompte
web-counting-how = Colonne par colonne. Touche une étape pour la revoir.
web-and-now = Et maintenant ?
web-and-now-how = Tu peux revoir chaque moment de la partie, depuis n’importe quelle place.
web-step-back = Étape précédente
web-to-total = Passer au total
web-next-step = Ensuite : { $name }
web-replay = Revoir
web-rematch = Revanche

## Un seul écran, et encore une fois

web-title-turn = À toi de jouer · Lagoon
web-pass-to = C’est à { $name } de jouer
web-pass-how = Passe-lui l’écran. Personne d’autre ne doit regarder.
web-pass-ready = C’est moi, { $name }
web-replay-before = Étape précédente
web-replay-after = Étape suivante
web-replay-turn-before = Tour précédent
web-replay-turn-after = Tour suivant
web-replay-run = Lecture
web-replay-pause = Pause
web-replay-moment = Moment de la partie

## Les tables en réseau

web-nowhere = Il n’y a rien à cette adresse.
web-unreachable = Le serveur ne répond pas pour l’instant.
web-over = Terminée
web-looking-on = Tu regardes la partie.
web-stood-in = Te revoilà ! Un robot a joué pour toi.
web-gave-up = Tu as abandonné ; un robot finit la partie.
web-take-back = Reprendre ma place
web-away-for =
    { $minutes ->
        [one] Absence depuis { $minutes } minute : { $name }.
       *[other] Absence depuis { $minutes } minutes : { $name }.
    }
web-stand-in = Faire jouer un robot
web-wait = Attendre
web-table-closed = L’hôte a fermé cette table. La partie n’a pas de résultat.
web-closed = Fermée
web-note-resigned = Abandon : { $name }. Un robot prend la suite.
web-note-stood-in = Le temps est écoulé : un robot joue pour { $name }.
web-note-stood-in-by = { $by } laisse un robot jouer pendant l’absence de { $name }.
web-note-back = { $name } reprend sa place.
web-host = hôte
web-remove = Retirer { $name }…
web-remove-sure = Vraiment retirer { $name } ?
web-hand-over = Confier la table à { $name }…
web-hand-over-sure = Vraiment confier la table à { $name } ?
web-close-table = Fermer la table…
web-close-sure =
    { $status ->
        [open] Vraiment fermer la table ? Elle disparaîtra.
       *[other] Vraiment arrêter la partie pour tout le monde ? Il n’y aura pas de résultat.
    }
web-resign = Abandonner
web-resign-sure = Vraiment ? Un robot jouera à ta place.
web-sit-down = Prendre place
web-leave = Quitter la table
web-start = Lancer la partie
web-copy = Copier
web-copied = Lien copié.
web-copy-by-hand = Copie le lien à la main.
web-invite-link = Envoie ce lien aux personnes qui jouent avec toi
web-invites = { $name } t’invite
web-invites-nobody = Une invitation pour toi
web-your-own-table = Ta table
web-invites-to =
    { $count ->
        [one] à jouer à { $game }
       *[other] à jouer à { $game }, à { $count }
    }
web-take-your-seat = Prends place
web-who-plays = Qui joue
web-how-it-plays = Comment on joue ici
web-thinking-time = Temps de réflexion
web-if-away = En cas d’absence
web-it-starts = Début
web-it-starts-when =
    { $host ->
        [yes] quand toutes les places sont prises et que tu lances la partie.
       *[no] quand toutes les places sont prises et que l’hôte lance la partie.
    }
web-free-seat = en attente
web-here = en ligne
web-other-device = Sur un autre appareil
web-other-device-how = Pour les téléphones et ordinateurs du même réseau : scanne le code ou tape l’adresse.
web-other-device-none = Les autres appareils ne peuvent pas joindre ce serveur : il n’écoute que cet ordinateur. Un réglage permet de changer cela (listen).
web-qr = Code QR de l’adresse
web-share = Partager…
web-devices-out = Déconnecter mes autres appareils
web-devices-sure = Vraiment déconnecter ? Seul cet appareil restera le tien.
web-devices-done = Tes autres appareils sont déconnectés.
web-spectate-link = Lien pour les spectateurs
web-waits-for = { $free ->
    [one] Il reste une place libre.
   *[other] Il reste { $free } places libres.
}
web-waits-for-start = Tout le monde est là. L’hôte peut lancer la partie.
web-all-here = Tout le monde est là.
web-rules-of = Règles de { $game }
web-contents = Sommaire
web-device-link = Jouer sur un deuxième appareil
web-device-link-how = Ouvre ce lien sur l’autre appareil ; il est valable une fois, pendant dix minutes :
web-device-title = Jouer sur deux appareils
web-device-how = Cet appareil reprend le nom, les tables et les places de la personne qui a créé ce lien. Ce qu’il avait auparavant est perdu.
web-device-take = Continuer sur cet appareil
web-seen-by = Vu par
web-spectator = Spectateur
web-record-file = Fichier de la partie
web-all-knowledge = Tout visible
web-share-moment = Partager ce moment
web-play-on = Jouer à partir d’ici
web-play-on-how = La même position avec de nouveaux dés, contre des robots.
web-play-on-seat = Ta place
web-looking-back = Tu revois l’étape { $step }.
web-to-now = Retour à la partie
web-dice-committed = Code de contrôle des dés : { $commitment }…
web-dice-mixing = Chacun ajoute sa part aux dés. La partie commence dans un instant.
web-dice-broken = Ta part des dés a été omise ou modifiée. Ne te fie pas à ces dés.

## Des messages entiers, là où la page a plusieurs choses à dire à la fois

web-colon = { $what } : { $text }
web-log-joined = { $head } : { $things }.
web-log-times = { $text } ×{ $count }
web-bot-name = Robot { $seat }
web-bot-listed = Robot { $seat } ({ $level ->
    [calm] facile
    [keen] moyen
    [sharp] difficile
   *[deep] expert
})
web-guest-number = Invité { $number }
web-seats-taken = { $taken ->
    [one] { $taken } place prise sur { $seats }
   *[other] { $taken } places prises sur { $seats }
}
web-waiting = En attente de joueurs
web-going-on = En cours
web-advice-win = { $percent } % de chances de gagner
part-web-amount = { $unit ->
    [coins] { $score ->
        [one] { $score } pièce
       *[other] { $score } pièces
    }
   *[points] { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
}
web-won = { $you ->
    [yes] Tu gagnes avec { part-web-amount }
   *[no] { $names } gagne avec { part-web-amount }
}
web-won-shared = { $names } se partagent la victoire avec { part-web-amount } chacun
web-won-solo = Tu as récolté { part-web-amount }
web-rule = Règle

# Le bouton de départ dit ce qui est choisi.
web-game-edition = { $game } { $edition }
web-start-alone = Jouer à { $game } en solo
web-start-bots =
    { $count ->
        [one] Jouer à { $game } contre un robot { $level ->
            [calm] facile
            [keen] moyen
            [sharp] difficile
           *[deep] expert
        }
       *[other] Jouer à { $game } contre { $count } robots{ $level ->
            [calm] {" "}faciles
            [keen] {" "}moyens
            [sharp] {" "}difficiles
            [deep] {" "}experts
           *[mixed] {""}
        }
    }
web-start-with = Jouer à { $game } avec { $people }
web-start-with-bots =
    { $count ->
        [one] Jouer à { $game } avec { $people }, et un robot
       *[other] Jouer à { $game } avec { $people }, et { $count } robots
    }
web-start-invite =
    { $count ->
        [one] Créer une table et inviter quelqu’un
       *[other] Créer une table et inviter { $count } personnes
    }
web-how-to-play = Comment jouer
web-coach = Conseil
web-first-game = C’est ta première fois ? Apprends en dix minutes :
web-first-game-no = Pas maintenant
web-lesson-skip = Passer la leçon
web-lesson-again = Recommencer la leçon
web-lesson-play-on = Continuer
web-howto-of = { $game } en trois minutes
web-read-aloud = Lire à voix haute
web-read-stop = Arrêter la lecture
web-full-rules = Règles complètes
web-step-of = Étape { $step } sur { $steps }
web-clause = Règle { $id }
web-players-count =
    { $count ->
        [one] 1 joueur
       *[other] { $count } joueurs
    }
web-change = Modifier
web-done = Fermer
web-confirm = Confirmer
web-do-it = Valider
web-why-not = Pourquoi est-ce impossible ?
web-why-nothing = Tu ne peux rien en faire pour l’instant.
web-why-list = Pourquoi rien d’autre n’est possible ?
web-text-version = Version texte
web-report = Signaler un problème
web-report-words = Que se passe-t-il ? Seuls les responsables de ce serveur le liront.
web-report-send = Envoyer
web-report-thanks = Merci, ton signalement est parti.

# De quoi se compose un score
web-score-of = Score { DE($name) } : { $score }
web-score-empty = Rien n’a encore été marqué.
web-score-later = Pas encore dans le score
web-in-words = { $you ->
    [yes] Tes { $score } expliqués
   *[no] { $name } : { $score } expliqués
}
web-ranks = Rangs

## Notices while the page is closed.

web-notices = Préviens-moi quand c’est à moi
web-notices-about = Dans les parties sur plusieurs jours, même quand cette page est fermée.
web-notices-device = Sur cet appareil
web-notices-denied = Ton navigateur bloque les notifications de cette page. Ses réglages peuvent changer cela.
web-notices-failed = Cet appareil n’est pas joignable.
web-notices-mail = Par e-mail
web-notices-mail-send = M’envoyer des e-mails
web-notices-mail-waiting = Ouvre le lien envoyé à { $address }.
web-notices-mail-confirmed = Les e-mails vont à { $address }.
web-notices-mail-stop = Arrêter et oublier l’adresse
web-notices-quiet = Heures calmes
web-notices-from = De
web-notices-until = À
