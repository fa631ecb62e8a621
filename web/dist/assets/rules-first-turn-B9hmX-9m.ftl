### De quoi est fait un premier tour de chaque jeu.

## Wreck Raiders.

first-turn-wr-1 = Prends un des dés posés dans le couvercle ; s’il est sur une image, tu reçois aussi ce qu’elle montre.
first-turn-wr-2 = Déplace un de tes plongeurs vers un espace qui porte le nombre du dé : dans une épave pour trouver un trésor, ou sur la plage pour ramasser ce que la mer y apporte.
first-turn-wr-3 = Dans une épave, ton plongeur remonte un trésor, et les plongeurs des deux espaces voisins en remontent un pour leur joueur.
first-turn-wr-4 = Range chaque trésor tout de suite dans un de tes présentoirs ou dans ton coffre-fort ; il y reste.
first-turn-wr-5 = Dès qu’un présentoir contient juste les types que demande une carte exposition, tu peux la réclamer ; dans l’ordre même de la carte, elle rapporte aussi une récompense.
first-turn-wr-6 = Dépense ce que tu as ramassé pour un morceau d’aquarium si tu veux, puis finis ton tour.
first-turn-wr-7 = Ce que tu peux toucher est éclairé, s’arrêter sur un objet dit ce que c’est, et un geste s’annule tant que rien de nouveau n’est apparu.

## Coralia.

first-turn-co-1 = Le joueur précédent te passe trois dés ; prends-en un quatrième et lance.
first-turn-co-2 = Pose un des quatre sur le récif de sa couleur, sur la case de son symbole ; si elle est prise, le dé peut aller sur l’île.
first-turn-co-3 = Le symbole dit ce que tu reçois : des cartes pour une perle, un poisson ou une étoile de mer, des points pour une pieuvre, une tuile bonus pour une tortue, et un plongeur garde un récif pour le décompte final.
first-turn-co-4 = Un dé sur l’île t’apporte la première carte île.
first-turn-co-5 = Chacune de tes tortues peut bloquer un dé reçu, qui n’est alors pas relancé.
first-turn-co-6 = Les trois dés restants passent au joueur suivant tels quels : pense à ce que tu laisses.
first-turn-co-7 = Après la dernière manche, les poissons comptent par séries d’espèces différentes, les perles face à celles des autres, et les cartes étoile pour ce qu’elles disent.
first-turn-co-8 = Ce que tu peux toucher est éclairé, s’arrêter sur un objet dit ce que c’est, et un geste s’annule tant que rien de nouveau n’est apparu.
