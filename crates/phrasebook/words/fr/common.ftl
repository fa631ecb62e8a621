### Ce que disent tous les jeux. On tutoie ; les choix sont à l’infinitif.

## Listes : « un, deux et trois ».

common-list-comma = { $one }, { $other }
common-list-and = { $one } et { $other }
# Un message qui veut s’accorder demande [aucun] à sa liste : « aucune », « vide ».
common-list-none = aucun

## Moments de n’importe quel jeu.

common-over = La partie est terminée.
common-started = { $who } commence.
common-end-turn = Finir le tour
common-wait = La partie continue.
common-wait-start = On tire au sort le premier joueur.
common-wait-roll = On lance les dés.
common-name = { $name }

## Des scores qui s’expliquent.

common-part = { $source } : { $points }
common-part-later = Pas encore dans le score
common-ladder-next = Encore { $missing } jusqu’au rang suivant.
common-ladder-top = Le rang le plus élevé.
