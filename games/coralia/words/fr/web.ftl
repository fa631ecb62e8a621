### Ce que seul le client web dit: Coralia.

## Noms

web-game-coralia = Coralia
web-island = Île
web-island-dice = Île : { $count ->
    [0] aucun dé
    [one] un dé
   *[other] { $count } dés
}
web-island-empty = aucun dé
web-station = Station de recherche
web-supply = Réserve
web-piles = Piles
web-pile-starfish = Étoiles
web-pile-fish = Poissons
web-pile-pearl = Perles
web-pile-island = Île
web-rays = Raies
web-side-turtles = Tortues à copier
web-side-chests = Coffres en plus
web-your-cards = Tes cartes
web-looking = Gardes-en une
web-no-cards = Tu n’as pas encore de carte.
web-start-player = commence
web-round-of = Manche { $round } sur { $all }
web-final-scoring = Décompte final
web-turtle-white-die = Tortue : lance un dé blanc et place-le.
web-turtle-jellyfish = Tortue : navigue jusqu’à la prochaine méduse.
web-turtle-stingray = Tortue : prends une raie.
web-turtle-starfish-card = Tortue : prends la première carte étoile.
web-turtle-island-card = Tortue : prends la première carte île.
web-turtle-fish-card = Tortue : prends la première carte poisson.
web-turtle-copy = Tortue : utilise une tortue à côté du plateau.
web-turtle-side-chest = Tortue : ouvre un coffre en plus.
web-chest-fish-card = Coffre : la première carte poisson.
web-chest-pearl-card = Coffre : la première carte perle.
web-chest-starfish-card = Coffre : la première carte étoile.
web-chest-island-card = Coffre : la première carte île.
web-chest-island-dice = Coffre : un point par dé sur l’île.
web-chest-stingray = Coffre : une raie.
web-chest-white-die = Coffre : lance un dé blanc et place-le.
web-chest-jellyfish = Coffre : navigue jusqu’à la prochaine méduse.
web-card-pearl-2 = Perle de 2
web-card-pearl-3 = Perle de 3
web-card-pearl-4 = Perle de 4
web-card-pearl-5 = Perle de 5
web-card-pearl-6 = Carte étoile : une perle de 6
web-card-fire-fish = Poisson de feu
web-card-blowfish = Poisson-globe
web-card-angel-fish = Poisson-ange
web-card-stingray = Raie
web-card-anemone-fish = Carte étoile : un poisson-clown
web-card-per-fish = Carte étoile : 2 points par carte poisson
web-card-per-pearl = Carte étoile : 1 point par carte perle
web-card-per-island-die = Carte étoile : 1 point par dé sur l’île
web-card-per-turtle = Carte étoile : 3 points par tortue
web-card-per-chest = Carte étoile : 2 points par coffre
web-card-side-chest = Carte étoile : ouvre un coffre en plus
web-card-jellyfish = Carte étoile : navigue jusqu’à la prochaine méduse
web-card-chests = Carte étoile : ouvre les coffres restés sur deux récifs
web-card-dice = Carte étoile : une carte par dé restant de deux couleurs
web-tip-pearl = Deux cartes perle.
web-tip-fish = Regarde deux cartes poisson, gardes-en une.
web-tip-starfish-space = Regarde trois cartes étoile, gardes-en une.
web-tip-octopus = Ta pieuvre arrive : un point par dé sur ce récif.
web-tip-diver = Ton plongeur arrive ; un coffre s’ouvre là d’où il part.
web-tip-turtle = Prends la tortue et son bonus ; dès lors elle bloque un dé pour toi.
web-tip-treasure = Un plongeur qui part y fait couler son dé et ouvre le coffre.
web-tip-chest = Un coffre fermé. Il s’ouvre quand un plongeur quitte le récif.
web-tip-side-chest = Un coffre en plus : certaines tortues et cartes l’ouvrent.
web-tip-island = Dés dont la case est prise. Chacun rapporte une carte île.
web-tip-station = Les dés de ce tour. On en place un, trois voguent vers la personne suivante.
web-tip-supply = Dés pas encore pris. Chaque tour commence par l’un d’eux.
web-tip-pile = { $pile } : il reste { $left } cartes.
web-tip-rays = Les raies sont à part ; tortues et coffres les amènent.
web-tip-track = Points. Une méduse porte un bateau au prochain multiple de cinq.
web-tip-rounds = À chaque manche, chacun place un dé.
web-tip-cards = Cartes en main
web-tip-locks = Tortues : autant de dés peuvent être bloqués
web-tip-chests = Coffres pris
web-tip-octopuses = Pieuvres restantes : { $left }

## Accueil

web-about-coralia = Quatre dés, six récifs, un choix par tour. Réveille les pieuvres, suis les tortues et ouvre le coffre avant le prochain plongeur.

## La fin

web-track = Piste
web-divers = Plongeurs

## Couleurs et symboles

part-web-colour = { $colour ->
    [yellow] jaune
    [blue] bleu
    [red] rouge
    [orange] orange
    [green] vert
    [violet] violet
   *[white] blanc
}
part-web-colours = { $colour ->
    [yellow] jaunes
    [blue] bleus
    [red] rouges
    [orange] orange
    [green] verts
    [violet] violets
   *[white] blancs
}
part-web-symbol = { $symbol ->
    [pearl] perle
    [fish] poisson
    [starfish] étoile de mer
    [octopus] pieuvre
    [diver] plongeur
    [turtle] tortue
    [treasure] trésor
   *[none] pas encore lancé
}
web-reef-name = Récif { part-web-colour }
web-space-name = Récif { part-web-colour } : { part-web-symbol }
web-chest-of = Coffre du récif { part-web-colour }
web-die-of = Dé { part-web-colour } : { part-web-symbol }
web-die-unusable = Tu ne peux pas placer ce dé maintenant.
web-supply-of = Dés { part-web-colours } : { $left }
