### Ce que disent tous les jeux. On tutoie ; les choix sont à l’infinitif.

## Listes : « un, deux et trois ».

common-list-comma = { $one }, { $other }
common-list-and = { $one } et { $other }
common-list-none = rien

## Moments de n’importe quel jeu.

common-over = La partie est finie.
common-started = { $who } commence.
common-end-turn = Finir le tour
common-wait = La partie continue.
common-wait-start = On tire au sort qui commence.
common-wait-roll = Les dés sont lancés.
common-name = { $name }
