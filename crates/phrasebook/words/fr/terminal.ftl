### Ce qui se dit au terminal autour d’une partie.

part-terminal-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
terminal-total = en tout
terminal-alone = Tu as { part-terminal-points }.
terminal-winner = { $who } gagne avec { part-terminal-points }.
terminal-winners = { $names } se partagent la victoire.
terminal-name = { $who }
terminal-pass = Passe le clavier à { $who }. { $who }, appuie sur Entrée quand personne d’autre ne regarde.
terminal-rules = Règles de { $game }, avec nos mots

terminal-none = aucune
terminal-left = reste : { $count }

## Autour de la table. Les commandes sont les mêmes dans toutes les langues.

terminal-help =
    {"  "}un numéro ou une notation  jouer ce choix
    {"  "}undo     annuler ton dernier choix, sauf si le hasard ou quelqu’un d’autre est intervenu depuis
    {"  "}table    montrer toute la table      options  revoir tes choix
    {"  "}log      ce qui s’est passé          score    points par source
    {"  "}advise   demander conseil à un bon robot (sauf contre d’autres personnes)
    {"  "}save [FICHIER]   enregistrer la partie    quit     enregistrer et quitter    quit!  quitter sans enregistrer
terminal-type-help = Tape « help » pour voir les commandes.
terminal-committed = code de contrôle des dés : { $commitment } (à vérifier à la fin avec « lagoon verify »)
terminal-taken-back = Annulé : { $step }
terminal-no-advice = pas de conseil quand tu joues contre d’autres personnes
terminal-advice-score = score
terminal-advice-wins = victoire
terminal-advice-tried = essais
terminal-advice-sure = { $count } simulations, premier choix sûr à { $percent } %
terminal-saved = enregistré dans { $file }
terminal-go-on = pour continuer : lagoon play --resume { $file }
terminal-save-elsewhere = enregistre dans un autre fichier avec « save FICHIER », ou quitte sans enregistrer avec « quit! »
terminal-afterwards = pour revoir la partie : lagoon replay { $file } ; pour vérifier les dés : lagoon verify { $file }
terminal-step = étape { $step } sur { $steps } : { $who } { $notation }
terminal-step-chance = étape { $step } sur { $steps } : hasard { $notation }
terminal-replay-help = Entrée ou n : étape suivante    p : étape précédente    un numéro : cette étape    e : la fin    q : quitter

## Refus et réponses, chacun en une phrase entière.

terminal-asked = { $who } : { $asked }
terminal-no-such-number =
    { $count ->
        [one] Il n’y a pas de choix { $number } : seulement le choix 1.
       *[other] Il n’y a pas de choix { $number } : choisis de 1 à { $count }.
    }
terminal-not-an-option = « { $typed } » n’est pas possible maintenant. Tape le numéro ou la notation d’un choix, ou help.
terminal-not-dealt = Le tirage a échoué. Enregistre la partie et signale-le, s’il te plaît.
terminal-undo-nothing = Rien à annuler pour l’instant.
terminal-undo-over = La partie est terminée : on ne peut plus rien annuler.
terminal-undo-chance = Impossible d’annuler : le hasard est intervenu depuis.
terminal-undo-seat = Impossible d’annuler : { $who } a joué depuis.
terminal-undo-reveal = Impossible d’annuler : quelque chose a été révélé.
terminal-percent = { $percent } %
terminal-decimal = { $whole },{ $tenths }
terminal-save-not-a-record = { $file } n’est pas un fichier de partie et reste tel quel : choisis un autre nom.
terminal-save-failed =
    { $why ->
        [missing] Impossible d’enregistrer dans { $file } : ce dossier n’existe pas. La partie continue.
        [denied] Impossible d’enregistrer dans { $file } : tu n’as pas le droit d’y écrire. La partie continue.
        [full] Impossible d’enregistrer dans { $file } : le disque est plein. La partie continue.
       *[other] Impossible d’enregistrer dans { $file }. La partie continue : essaie un autre nom.
    }
terminal-step-prompt = étape { $step }>
terminal-no-seat =
    { $players ->
        [one] Il n’y a pas de place { $seat } : { $file } n’a que la place A.
       *[other] Il n’y a pas de place { $seat } : { $file } a les places A à { $last }.
    }
terminal-open = Lagoon est ouvert : { $address }
part-terminal-audit =
    { $decisions ->
        [one] { $decisions } décision légale
       *[other] { $decisions } décisions légales
    }, { $outcomes ->
        [one] { $outcomes } tirage au sort
       *[other] { $outcomes } tirages au sort
    }
terminal-verify-honest =
    { $taken ->
        [0] { $file } : authentique. { part-terminal-audit }, tous conformes à la graine annoncée.
        [one] { $file } : authentique. { part-terminal-audit } (le premier est choisi pour une leçon ou vient d’une autre partie), les autres conformes à la graine annoncée.
       *[other] { $file } : authentique. { part-terminal-audit } (les { $taken } premiers sont choisis pour une leçon ou viennent d’une autre partie), les autres conformes à la graine annoncée.
    }
terminal-verify-seed = { $file } : falsifié. Ligne { $line } : ce n’est pas la graine annoncée.
terminal-verify-pledge = { $file } : falsifié. Ligne { $line } : ce ne sont pas les octets promis par { $seat }.
terminal-verify-outcome = { $file } : falsifié. Ligne { $line } : le fichier dit « { $recorded } », la graine donne « { $dealt } ».
terminal-verify-no-commitment = { $file } : impossible à vérifier. Aucune graine n’a été annoncée.
terminal-verify-hidden = { $file } : impossible à vérifier. La graine n’est pas encore révélée.
terminal-verify-not-over = { $file } : impossible à vérifier jusqu’au bout, la partie n’est pas terminée. Jusqu’ici : { part-terminal-audit }, tout est conforme.
terminal-why = { $why } ({ $clause })

## Le bilan d’une partie : sa courbe, ses sommes et ses tournants.

terminal-review-simulated =
    { $count ->
        [one] { $count } simulation de chaque position
       *[other] { $count } simulations de chaque position
    }
terminal-review-chances = Chances de gagner, en pour cent
terminal-review-scores = Score attendu
terminal-review-totals = Ce qui a fait le résultat
terminal-review-column =
    { $column ->
        [start] départ
        [luck] chance
        [own] ses choix
        [rivals] choix des autres
        [result] résultat
       *[errors] erreurs vues
    }
terminal-review-sums = Départ, chance et choix donnent ensemble le résultat. Ce sont des sommes : en chemin, elles peuvent dépasser 0 ou 100.
terminal-review-turning = Tournants
terminal-review-point = Étape { $step }, { $who } : « { $chosen } ». Mieux : « { $better } ». Coût : { $cost } % de chances de gagner, à { $margin } près.
terminal-review-point-alone =
    { $cost ->
        [one] Étape { $step } : « { $chosen } ». Mieux : « { $better } ». Coût : { $cost } point, à { $margin } près.
       *[other] Étape { $step } : « { $chosen } ». Mieux : « { $better } ». Coût : { $cost } points, à { $margin } près.
    }
terminal-review-none = Pas de grosse erreur. Bien joué !
