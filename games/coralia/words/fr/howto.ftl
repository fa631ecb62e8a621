### Comment on joue à Coralia, à lire à voix haute avant la première partie. Les règles complètes sont dans rules.ftl.

howto-co-goal = Le but
howto-co-goal-1 = Tu explores six récifs avec des dés. À ton tour, tu places un dé et fais ce que montre son symbole : prendre des cartes et des tortues, poser des pieuvres, ouvrir des coffres. Celui qui a le plus de points gagne.

howto-co-turn = Ton tour
howto-co-turn-1-title = Prends un quatrième dé
howto-co-turn-1 = Tu reçois trois dés du joueur précédent. Ajoute un dé de la réserve, de n’importe quelle couleur.
howto-co-turn-2-title = Lance
howto-co-turn-2 = Chacune de tes tortues permet de conserver un des trois dés reçus. Lance les autres.
howto-co-turn-3-title = Place un dé
howto-co-turn-3 = Pose un dé sur le récif de sa couleur, sur la case de son symbole. Si elle est prise, il peut aller sur l’île, et tu pioches une carte île.
howto-co-turn-4-title = Passe les trois autres
howto-co-turn-4 = Les trois autres dés vont au joueur suivant, tels quels.

howto-co-use = Ce que font les symboles
howto-co-use-1-title = Perle
howto-co-use-1 = Pioche deux cartes perle.
howto-co-use-2-title = Poisson
howto-co-use-2 = Regarde deux cartes poisson et gardes-en une.
howto-co-use-3-title = Étoile de mer
howto-co-use-3 = Regarde trois cartes étoile de mer et gardes-en une.
howto-co-use-4-title = Pieuvre
howto-co-use-4 = Pose une pieuvre : 1 point par dé sur ce récif. Elle rapporte encore quand une pieuvre arrive sur un autre récif, ou qu’un dé de cette couleur va sur l’île.
howto-co-use-5-title = Tortue
howto-co-use-5 = Prends-la et utilise son bonus. Dès ton prochain tour, elle permet de conserver un dé.
howto-co-use-6-title = Plongeur
howto-co-use-6 = Pose ou déplace ton plongeur ici. Quand il quitte un récif, tu ouvres son coffre.

howto-co-score = Ce qui rapporte à la fin
howto-co-score-1-title = Cartes étoile de mer
howto-co-score-1 = Chaque carte dit ce qu’elle rapporte.
howto-co-score-2-title = Plongeur
howto-co-score-2 = Les points des cases occupées de son récif, jusqu’à 15.
howto-co-score-3-title = Poissons
howto-co-score-3 = Une série de poissons différents rapporte 3, 7, 12, 18 ou 25 points.
howto-co-score-4-title = Perles
howto-co-score-4 = Le plus haut total compte ses quatre meilleures, le deuxième ses deux meilleures, les autres leur meilleure.

howto-co-end = La fin
howto-co-end-1 = À chaque manche, chacun place un dé. La partie se termine après 10 manches à deux, 9 à trois et 8 à quatre.
