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

## Robots : leur force et leur nom à une table.

server-level-calm = Calme : réfléchit peu et se contente souvent du second choix
server-level-keen = Vif : réfléchit un peu et se trompe parfois
server-level-sharp = Fin : réfléchit vite et ne se trompe jamais exprès
server-level-deep = Profond : prend son temps et joue du mieux qu’il peut
server-bot-name =
    { $level ->
        [calm] Calme { $seat }
        [keen] Vif { $seat }
        [sharp] Fin { $seat }
       *[deep] Profond { $seat }
    }

## Invités qui n’ont pas dit leur nom.

server-guest-name = Invité { $number }
