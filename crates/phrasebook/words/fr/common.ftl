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
