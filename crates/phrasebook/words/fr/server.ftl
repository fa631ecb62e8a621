### Ce que seul le serveur dit.

## Refus : ce qui ne va pas et que faire.

server-error-bad-message = La demande est illisible : recharge la page et réessaie.
server-error-bad-field = Cette valeur n’est pas valable.
server-error-not-found = Introuvable : cela n’existe pas, ou plus.
server-error-no-guest = Recharge la page pour continuer.
server-error-bad-cookie = Ta session a expiré : recharge la page.
server-error-foreign-origin = La demande venait d’un autre site : elle a été refusée.
server-error-not-yours = Cela appartient à quelqu’un d’autre.
server-error-not-your-turn = Ce n’est pas ton tour.
server-error-stale = La table a changé entre-temps : regarde-la et choisis à nouveau.
server-error-not-an-option = Ce n’est pas possible maintenant.
server-error-not-started = La partie n’a pas encore commencé.
server-error-started = La partie a déjà commencé.
server-error-over = La partie est terminée.
server-error-not-over = La partie n’est pas encore terminée.
server-error-closed = Cette table a été fermée.
server-error-not-in-lesson = La leçon demande autre chose. Suis le conseil, ou passe la leçon.
server-error-no-lesson = Il n’y a pas de leçon en cours à cette table.
server-lesson-changed = Cette leçon a changé depuis. Continue : c’est maintenant une partie ordinaire.
server-error-not-away = Cette personne est là, ou son absence est encore trop courte.
server-error-seats-open = Il reste des places libres : attends d’autres joueurs, ou crée une table avec des robots.
server-error-seat-taken = Cette place est déjà prise.
server-error-not-pledged = Ce ne sont pas les octets promis pour les dés.
server-error-no-undo = Impossible d’annuler : quelque chose a été révélé, ou quelqu’un a joué depuis.
server-error-no-advice = Pas de conseil quand tu joues contre d’autres personnes.
server-error-too-many = Trop de demandes d’un coup : attends un peu, puis réessaie.
server-error-too-large = C’est trop long : raccourcis et réessaie.
server-error-store-full = Le disque du serveur est plein. Rien n’a changé : réessaie plus tard.
server-error-store-unavailable = La base de données du serveur ne répond pas. Rien n’a changé : réessaie.
server-error-stopping = Le serveur s’arrête : réessaie dans un instant.
server-error-banned = Tu n’as plus accès à ce serveur.
server-error-internal = Une erreur s’est produite sur le serveur. Rien n’a changé : réessaie.

## Refusé d’emblée.

server-refused-requests = Trop de demandes : attends un instant.
server-refused-tables = Tu as atteint le nombre maximal de tables : termine d’abord une partie.
server-refused-sockets = Le serveur n’accepte plus de connexions pour l’instant : réessaie plus tard.
server-refused-sockets-address = Trop de connexions depuis ton adresse : fermes-en quelques-unes.
server-refused-sockets-guest = Tu as trop de connexions ouvertes : ferme un onglet.
server-refused-name = Ce serveur ne répond pas à ce nom d’hôte. S’il doit y répondre, ajoute-le à public_origins.
server-refused-site = La demande venait d’un autre site. S’il s’agit bien de ce serveur, ajoute son adresse à public_origins.
server-refused-closed = Cette table a été fermée.
server-refused-route = Il n’y a rien à cette adresse.
server-refused-method = Cette adresse n’accepte pas cette méthode.
server-refused-type = Envoie du JSON, avec l’en-tête Content-Type: application/json.
server-refused-large = Le corps de la requête dépasse ce que le serveur accepte.
server-refused-cut = Le corps de la requête est incomplet.
server-refused-field =
    { $why ->
        [missing] Le champ { $field } manque : envoie-le.
        [choice] Le champ { $field } n’accepte que ces valeurs : { $choices }.
       *[other] La valeur du champ { $field } n’est pas valable : vérifie son type et ses limites.
    }
server-refused-shape = Le message n’a pas la forme attendue à cette adresse : consulte la description de l’API.
server-refused-json = Ce n’est pas du JSON : il y a une erreur à la ligne { $line }, colonne { $column }.
server-refused-path = Une partie de l’adresse est illisible : vérifie-la.
server-refused-query = Les paramètres de l’adresse sont illisibles : vérifie leurs noms et leurs valeurs.

## Robots : leur niveau et leur nom à une table.

server-level-calm = Facile : réfléchit peu et joue souvent le deuxième meilleur coup
server-level-keen = Moyen : prévoit un peu et se trompe parfois
server-level-sharp = Difficile : réfléchit vite et joue toujours le meilleur coup trouvé
server-level-deep = Expert : prend son temps pour trouver le meilleur coup
server-bot-name = Robot { $seat }
## Comment se joue une table.

server-clock =
    { $kind ->
        [game] { $count ->
            [one] En direct : { $count } minute chacun pour toute la partie.
           *[other] En direct : { $count } minutes chacun pour toute la partie.
        }
        [day] { $count ->
            [one] { $count } jour pour chaque décision.
           *[other] { $count } jours pour chaque décision.
        }
       *[none] Sans limite de temps.
    }
server-absence =
    { $minutes ->
        [0] En cas d’absence, la partie attend.
        [one] Après { $minutes } minute d’absence, les autres peuvent faire jouer un robot ; on peut reprendre sa place à tout moment.
       *[other] Après { $minutes } minutes d’absence, les autres peuvent faire jouer un robot ; on peut reprendre sa place à tout moment.
    }
## Les liens partagés : un titre et une phrase.

server-preview-title =
    { $state ->
        [invites] { $name } t’invite à jouer à { $game }
        [open] Une invitation à jouer à { $game }
        [running] { $game } : une partie en cours
        [over] { $game } : le résultat
        [moment] { $game } : un moment à revoir
       *[closed] { $game } : une table fermée
    }
server-preview-open =
    { $free ->
        [0] Toutes les places sont prises. { $clock }
        [one] { $free } place libre sur { $seats }. { $clock }
       *[other] { $free } places libres sur { $seats }. { $clock }
    }
server-preview-running = À la table : { $names }. Viens regarder.
server-preview-players =
    { $count ->
        [one] Une partie en solo.
       *[other] Une partie à { $count }.
    }
server-preview-over = { $scores }. Revois la partie coup par coup.
server-preview-moment = Après l’étape { $step }. Revois la partie coup par coup.
server-preview-closed = Cette table a été fermée.
server-preview-player = Joueur { $number }
server-preview-game = { $game } { $edition }
server-preview-seat-open = Place libre
server-preview-score = { $name } { $score }
server-preview-picture = Image de la table, avec les joueurs et leurs points

## Invités qui n’ont pas dit leur nom.

server-guest-name = Invité { $number }

## Les robots là où les places sont énumérées.

server-bot-listed = Robot { $seat } ({ part-server-level })
part-server-level =
    { $level ->
        [calm] facile
        [keen] moyen
        [sharp] difficile
       *[deep] expert
    }

## Notices to guests who are not there.

server-notice-title = { $game } : à toi de jouer
server-notice-turn =
    { $count ->
        [0] C’est à toi de jouer à { $game }.
       *[other] C’est à toi de jouer à { $game } avec { $names }.
    }
server-notice-mail =
    { $sentence }

    Ouvrir la table : { $table }

    Tu reçois cet e-mail parce que tu l’as demandé.
    Arrêter ces e-mails : { $stop }
server-notice-confirm-title = Veux-tu un e-mail quand c’est à toi de jouer ?
server-notice-confirm =
    Quelqu’un a saisi cette adresse sur { $site } pour savoir quand c’est à son tour de jouer.

    Si c’était toi, confirme-la : { $confirm }

    Sinon, tu n’as rien à faire : aucun autre e-mail ne viendra. Le lien expire après deux jours.
    Oublier cette adresse : { $stop }
