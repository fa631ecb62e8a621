### Ce que seul le client web dit.

## Noms

web-lagoon = Lagoon
web-nothing = rien

## Parties de la table

web-you = toi
web-away = absent
web-scores = Scores
web-log = Journal
web-since-your-turn = Depuis ton dernier tour
web-clock-left-days = { $days ->
    [one] un jour
   *[other] { $days } jours
}
web-log-empty = Rien ne s’est encore passé.

## Ce qui est demandé

web-undo = Annuler
web-back = Retour
web-close = Fermer
web-options = Tout ce que tu peux faire maintenant
web-hint-lit = Tout ce qui brille peut être choisi.
web-hint-further = Choisis maintenant où cela va ; Échap pour revenir.
web-hint-wait = Un instant, s’il te plaît.
web-hint-watch = Tu regardes.
web-connecting = On rame vers la table …
web-reconnecting = La ligne est perdue ; elle revient toute seule.

## Menu

web-menu = Menu
web-chat = Discussion
web-chat-say = Dire quelque chose
web-chat-empty = Personne n’a encore rien dit.
web-send = Envoyer
web-mute = masquer
web-unmute = entendre de nouveau tout le monde
web-language = Langue
web-light = Lumière
web-light-day = Jour
web-light-night = Nuit
web-motion = Mouvement
web-sound = Sons
web-to-lobby = Vers l’accueil
web-advice-ask = Demander au robot
web-advice-thinks = Il réfléchit …
web-advice-score = attend { $score } points
web-keys = Touche ? : le clavier.
web-shortcuts = Clavier
web-key-tab = aller à la chose suivante qui brille
web-key-enter = la choisir
web-key-escape = un pas en arrière ; passer le mouvement
web-key-undo = annuler
web-key-end = presser le dernier bouton, comme Finir le tour
web-key-options = lister tout ce que tu peux faire
web-key-help = cette liste

## Joueurs

web-person = invité
web-level-calm = calme
web-level-keen = vif
web-level-sharp = fin
web-level-deep = profond

## Accueil

web-tagline = Deux jeux de mer, sur un écran, ce soir.
web-pick-game = Choisis un jeu
web-for-players = De { $fewest } à { $most } joueurs.
web-play-now = Jouer
web-solo = Seul
web-duel = Duel
web-invite = Inviter quelqu’un
web-no-account = Aucun compte requis. Ta place t’attend dans ce navigateur.
web-no-server = Le serveur ne répond pas. Réessaie dans un instant.
web-my-tables = Mes tables
web-my-tables-none = Pas encore de table. Dresse-en une, ou joue tout de suite.
web-open-tables = Tables ouvertes
web-open-tables-none = Personne n’attend en ce moment.
web-with = avec { $names }
web-your-turn = À toi
web-turn-of = Au tour { DE($name) }
web-join = Rejoindre
web-your-table = Ta table
web-edition = Édition
web-players = Joueurs
web-clock = Horloge
web-clock-none = Sans
web-clock-live = En direct
web-clock-days = Sur des jours
web-seat-name = Nom à la place { $number }
web-seat-kind = Qui occupe la place { $number }
web-seat-me = Moi
web-seat-here = Ici
web-seat-link = Par lien
web-seat-bot = Robot
web-seat-open = Place libre
web-seat-link-how = Tu reçois un lien pour cette place dès que la table est dressée.
web-strength = Force
web-player-number = Joueur { $number }
web-guest-name = Ton nom
web-listed = Ouverte à tous : la montrer parmi les tables ouvertes
web-set-table = Dresser la table

## La fin

web-total = Total
web-decided = Ce qui a décidé : { $source }, { $points } points, { $ahead } de plus que la deuxième place.
web-chart = Les points au fil de la partie
web-chart-turns = tours
web-counting = On compte
web-counting-how = Colonne par colonne. Touche une étape pour la revoir.
web-and-now = Et maintenant ?
web-and-now-how = Chaque moment de cette partie peut être revu, depuis chaque place.
web-step-back = Un pas en arrière
web-to-total = Passer au total
web-next-step = Ensuite : { $name }
web-replay = Revoir
web-rematch = Revanche

## Un seul écran, et encore une fois

web-title-turn = À toi · Lagoon
web-pass-to = C’est à { $name }
web-pass-how = Passe l’écran. Personne d’autre ne devrait regarder.
web-pass-ready = C’est moi, { $name }
web-replay-before = Un pas en arrière
web-replay-after = Un pas en avant
web-replay-turn-before = Tour précédent
web-replay-turn-after = Tour suivant
web-replay-run = Faire défiler
web-replay-pause = Pause
web-replay-moment = Moment de la partie

## Les tables en réseau

web-nowhere = Il n’y a rien à cette adresse.
web-unreachable = Le serveur ne répond pas pour l’instant.
web-over = terminé
web-looking-on = Vous regardez.
web-stood-in = Un robot joue à votre place pendant votre absence.
web-gave-up = Vous avez abandonné cette partie ; un robot la joue jusqu’au bout.
web-take-back = Reprendre ma place
web-resign = Abandonner la partie
web-resign-sure = Vraiment ? Un robot continue pour vous.
web-sit-down = Prendre place
web-leave = Partir
web-start = Commencer
web-copy = Copier
web-copied = Le lien est copié.
web-copy-by-hand = Veuillez copier le lien à la main.
web-invite-link = Envoyez ce lien à qui joue avec vous
web-spectate-link = Ce lien permet seulement de regarder
web-waits-for = { $free ->
    [one] Une place est encore libre.
   *[other] { $free } places sont encore libres.
}
web-waits-for-start = Tout le monde est là. Qui a dressé la table lance la partie.
web-all-here = Tout le monde est là.
web-rules-of = Règles de { $game }
web-contents = Sommaire
web-device-link = Jouer sur un deuxième appareil
web-device-link-how = Ouvrez ce lien sur l’autre appareil ; il sert une fois, pendant dix minutes :
web-device-title = La même personne sur deux appareils
web-device-how = Cet appareil reprend le nom, les tables et les places de qui a créé ce lien. Ce qu’il avait auparavant reste derrière.
web-device-take = Être cette personne ici
web-seen-by = Vu par
web-spectator = Public
web-record-file = Fichier
web-all-knowledge = Tout savoir
web-share-moment = Partager ce moment
web-play-on = Rejouer d’ici
web-play-on-how = La même position avec de nouveaux dés, contre des robots.
web-play-on-seat = Ta place
web-looking-back = Tu revois l’étape { $step }.
web-to-now = Retour au présent
web-dice-committed = Les dés sont scellés : { $commitment } …

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
web-tap-again = Touche encore : « { $option } »
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
web-won-shared = { $names } se partagent la victoire avec { part-web-amount }
web-won-solo = Tu as récolté { part-web-amount }
