### Ce que seul le serveur dit.

## Refus : ce qui ne va pas et que faire.

server-error-bad-message = Le message n’a pas pu être lu.
server-error-bad-field = Cette valeur ne peut pas être utilisée.
server-error-not-found = Il n’y a rien de tel ici.
server-error-no-guest = Présente-toi d’abord : recharge la page.
server-error-bad-cookie = Le serveur ne connaît pas ce visiteur : recharge la page pour entrer à nouveau.
server-error-foreign-origin = La demande venait d’un autre site et n’a pas été exécutée.
server-error-not-yours = Cela appartient à quelqu’un d’autre.
server-error-not-your-turn = C’est le tour de quelqu’un d’autre.
server-error-stale = La table a changé entre-temps : regarde à nouveau et choisis encore.
server-error-not-an-option = Ce n’est pas possible maintenant.
server-error-not-started = La partie n’a pas encore commencé.
server-error-started = La partie a déjà commencé.
server-error-over = La partie est terminée.
server-error-not-over = La partie n’est pas encore terminée.
server-error-seats-open = Des places sont encore libres : attends du monde, ou dresse une table avec des robots.
server-error-seat-taken = Quelqu’un est déjà assis là.
server-error-no-undo = La dernière décision ne peut pas être reprise : quelque chose de nouveau a été vu, ou quelqu’un a décidé depuis.
server-error-no-advice = Pas de conseil tant que d’autres personnes jouent.
server-error-too-many = C’était trop à la fois : attends un peu et réessaie.
server-error-too-large = C’est trop grand.
server-error-store-full = Le disque du serveur est plein. Rien n’a été changé : réessaie plus tard.
server-error-store-unavailable = La base de données du serveur ne répond pas. Rien n’a été changé : réessaie.
server-error-stopping = Le serveur s’arrête : réessaie dans un instant.
server-error-internal = Le serveur a fait une erreur. Rien n’a été changé : réessaie.

## Refusé avant que quiconque n’ait regardé de plus près.

server-refused-requests = Trop de demandes : attends un instant.
server-refused-tables = Tu as autant de tables que permis : termine d’abord une partie.
server-refused-sockets = Le serveur n’a plus de place pour une connexion de plus : réessaie plus tard.
server-refused-sockets-address = Trop de connexions depuis ton adresse : fermes-en quelques-unes.
server-refused-sockets-guest = Tu as trop de connexions : ferme un onglet.
server-refused-name = Ce serveur ne porte pas ce nom. Règle public_origins s’il le devrait.
server-refused-site = La demande venait d’un autre site. Règle public_origins si ce site est celui-ci.
server-refused-route = Il n’y a rien à cette adresse.
server-refused-method = Cette adresse n’accepte pas cette méthode.
server-refused-type = Envoie du JSON, avec l’en-tête Content-Type: application/json.
server-refused-large = Le corps est plus grand que ce que le serveur accepte.
server-refused-cut = Le corps s’est arrêté avant d’être complet.
server-refused-field =
    { $why ->
        [missing] Le champ { $field } manque : envoie-le.
        [choice] Le champ { $field } doit être l’un de ceux-ci : { $choices }.
       *[other] Le champ { $field } a une valeur inutilisable ici : vérifie son type et ses limites.
    }
server-refused-shape = Le message n’a pas la forme attendue à cette adresse : compare-le à la description de l’API.
server-refused-json = Ce n’est pas du JSON : il y a une erreur à la ligne { $line }, colonne { $column }.
server-refused-path = Une partie de l’adresse est illisible.
server-refused-query = La requête après le point d’interrogation est illisible : vérifie ses noms et ses valeurs.

## Robots : leur force et leur nom à une table.

server-level-calm = Calme : réfléchit peu et se contente souvent du second choix
server-level-keen = Vif : réfléchit un peu et se trompe parfois
server-level-sharp = Fin : réfléchit vite et ne se trompe jamais exprès
server-level-deep = Profond : prend son temps et joue du mieux qu’il peut
server-bot-name = Robot { $seat }

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
