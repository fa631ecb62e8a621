### Ce que dit le conseil d’une partie guidée : deux phrases et 25 mots au plus.

lesson-co-first = Coralia contre deux robots
lesson-co-first-take = Le premier joueur prend quatre dés de couleurs différentes. Commence par un jaune.
lesson-co-first-colours = Chaque dé va sur le récif de sa couleur. Prends maintenant un bleu.
lesson-co-first-third = Prends maintenant un dé rouge.
lesson-co-first-fourth = Prends un vert. Ensuite, les quatre dés sont lancés.
lesson-co-first-turtle = Place la tortue bleue : tu prends la tortue de ce récif. Ton bateau avance jusqu’à la prochaine méduse : 5 points.
lesson-co-first-pass = Tes trois autres dés vont au joueur suivant. Finis ton tour.
lesson-co-first-again = Trois dés te reviennent. Prends un jaune comme quatrième.
lesson-co-first-lock = Ta tortue te permet de conserver un dé avant de lancer. Conserve la pieuvre verte.
lesson-co-first-octopus = Place la pieuvre : 1 point par dé sur le récif vert. Elle rapportera encore plus tard.
lesson-co-first-over = Les cartes, les coffres et les plongeurs comptent à la fin. Finis ton tour.
lesson-co-first-end = Bravo ! À partir d’ici, tu choisis tout.
