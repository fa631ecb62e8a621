### Comment on joue au petit jeu.

howto-ty-goal = Le but
howto-ty-goal-1 = Ramasse des pièces. Le joueur qui a le plus de points gagne.
howto-ty-turn = Ton tour
howto-ty-turn-1 = Prends jusqu’à deux pièces.
howto-ty-turn-2 = Puis garde, échange ou montre ta carte, ou lance le dé.
howto-ty-end = La fin
howto-ty-end-1 = La partie se termine après quatre manches.
