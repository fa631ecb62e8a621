### Ce que seul le client web dit : Coralia.

## Noms

web-game-coralia = Coralia
web-colour-yellow = jaune
web-colour-blue = bleu
web-colour-red = rouge
web-colour-orange = orange
web-colour-green = vert
web-colour-violet = violet
web-colour-white = blanc
web-symbol-pearl = perle
web-symbol-fish = poisson
web-symbol-starfish = étoile de mer
web-symbol-octopus = pieuvre
web-symbol-diver = plongeur
web-symbol-turtle = tortue
web-symbol-treasure = trésor
web-not-rolled = pas encore lancé
web-reef-name = Récif { $colour }
web-space-name = Récif { $colour }, case { $symbol }
web-chest-of = Coffre du récif { $colour }
web-die-of = Dé { $colour } : { $symbol }
web-island = Île
web-island-dice = Île : { $count ->
    [0] aucun dé
    [one] un dé
   *[other] { $count } dés
}
web-island-empty = aucun dé
web-station = Station de recherche
web-supply = Réserve
web-supply-of = Dé { $colour } : { $left } en réserve
web-piles = Piles
web-pile-starfish = Étoiles de mer
web-pile-fish = Poissons
web-pile-pearl = Perles
web-pile-island = Île
web-rays = Raies
web-side-turtles = Tortues à copier
web-side-chests = Coffres à ouvrir
web-your-cards = Tes cartes
web-looking = Garde une de ces cartes
web-no-cards = Tu n’as pas encore de carte.
web-start-player = premier joueur
web-round-of = Manche { $round } sur { $all }
web-final-scoring = Décompte final
web-turtle-white-die = Tortue : lance un dé blanc et place-le.
web-turtle-jellyfish = Tortue : avance jusqu’à la prochaine méduse.
web-turtle-stingray = Tortue : prends une raie.
web-turtle-starfish-card = Tortue : prends la première carte étoile de mer.
web-turtle-island-card = Tortue : prends la première carte île.
web-turtle-fish-card = Tortue : prends la première carte poisson.
web-turtle-copy = Tortue : copie une tortue à côté du plateau.
web-turtle-side-chest = Tortue : ouvre un coffre à côté du plateau.
web-chest-fish-card = Coffre : la première carte poisson.
web-chest-pearl-card = Coffre : la première carte perle.
web-chest-starfish-card = Coffre : la première carte étoile de mer.
web-chest-island-card = Coffre : la première carte île.
web-chest-island-dice = Coffre : 1 point par dé sur l’île.
web-chest-stingray = Coffre : une raie.
web-chest-white-die = Coffre : lance un dé blanc et place-le.
web-chest-jellyfish = Coffre : avance jusqu’à la prochaine méduse.
web-card-pearl-2 = Perle de 2
web-card-pearl-3 = Perle de 3
web-card-pearl-4 = Perle de 4
web-card-pearl-5 = Perle de 5
web-card-pearl-6 = Carte étoile de mer : une perle de 6
web-card-fire-fish = Rascasse volante
web-card-blowfish = Poisson-globe
web-card-angel-fish = Poisson-ange
web-card-stingray = Raie
web-card-anemone-fish = Carte étoile de mer : un poisson-clown
web-card-per-fish = Carte étoile de mer : 2 points par carte poisson
web-card-per-pearl = Carte étoile de mer : 1 point par carte perle
web-card-per-island-die = Carte étoile de mer : 1 point par dé sur l’île
web-card-per-turtle = Carte étoile de mer : 3 points par tortue
web-card-per-chest = Carte étoile de mer : 2 points par coffre
web-card-side-chest = Carte étoile de mer : ouvre un coffre à côté du plateau
web-card-jellyfish = Carte étoile de mer : avance jusqu’à la prochaine méduse
web-card-chests = Carte étoile de mer : ouvre les coffres restés sur deux récifs
web-card-dice = Carte étoile de mer : une carte par dé restant de deux couleurs
web-tip-pearl = Pioche deux cartes perle. À la fin, le joueur au plus grand total compte ses quatre meilleures perles, le deuxième deux, les autres une.
web-tip-fish = Regarde deux cartes poisson et gardes-en une. À la fin, les espèces différentes forment des séries.
web-tip-starfish-space = Regarde trois cartes étoile de mer et gardes-en une. Elle compte à la fin.
web-tip-octopus = Pose une pieuvre : 1 point par dé sur ce récif, puis d’autres quand une pieuvre arrive sur un autre récif ou qu’un dé de cette couleur va sur l’île.
web-tip-diver = Place ton plongeur : à la fin, il rapporte les points des cases occupées de son récif. Quand il quitte un récif, tu en ouvres le coffre.
web-tip-turtle = Prends la tortue et son bonus ; ensuite, elle te permet de conserver un dé.
web-tip-treasure = Le dé du plongeur qui part descend ici et libère le coffre.
web-tip-chest = Un coffre fermé. Il s’ouvre quand un plongeur quitte le récif.
web-tip-side-chest = Un coffre fermé à côté du plateau. Une tortue ou une carte étoile de mer permet de l’ouvrir.
web-tip-island = Des dés blancs et des dés dont la case était prise. Placer un dé ici rapporte une carte île.
web-tip-station = Les dés de ce tour. On en place un ; les trois autres passent au joueur suivant.
web-tip-supply = Les dés pas encore pris. Au début de son tour, chacun en prend un.
web-tip-pile = { $left ->
    [0] { $pile } : la pile est vide.
    [one] { $pile } : il reste 1 carte.
   *[other] { $pile } : il reste { $left } cartes.
}
web-tip-rays = Les raies sont à part ; une tortue et un coffre en rapportent chacun une.
web-tip-track = Les points. Une méduse fait avancer un bateau au prochain multiple de cinq.
web-tip-rounds = À chaque manche, chaque joueur place un dé.
web-tip-cards = Cartes en main
web-tip-locks = Tortues : chacune permet de conserver un dé
web-tip-chests = Coffres ouverts
web-tip-octopuses = Pieuvres encore à poser : { $left }

## Un tour en cinq images

web-turn-takes = Prend
web-turn-locks = Conserve
web-turn-rolls = Lance
web-turn-places = Place
web-turn-points = Points

## Accueil

web-about-coralia = Quatre dés, six récifs, un choix par tour. Pose tes pieuvres, suis les tortues et ouvre les coffres avant les autres plongeurs.

## La fin

web-track = Piste
web-divers = Plongeurs

## Dés

web-die-unusable = Tu ne peux pas placer ce dé pour l’instant.

## Ce que fait un doigt sur un téléphone

web-do-take = Prendre
web-do-place = Placer
web-do-keep = Garder
web-do-lock = Conserver
web-do-score = Décompter

# Comment se compte chaque colonne du décompte.
web-counts-track = Points gagnés sur la piste pendant la partie.
web-counts-pile-starfish = Chaque carte dit ce qu’elle rapporte.
web-cards-pay-nothing = Aucun point par elles-mêmes
web-counts-divers = Chaque dé du récif du plongeur compte.
web-counts-pile-fish = Séries de poissons différents : { $one }, { $two }, { $three }, { $four } ou { $five }.
web-counts-pile-pearl = Le plus de perles : les quatre meilleures. Deuxième : deux. Les autres : une.
web-explain-score = Expliquer le score
web-gain-of = { $count } sur { $of }
web-for-sure = à coup sûr
