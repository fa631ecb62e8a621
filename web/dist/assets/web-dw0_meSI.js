var e=`game-coralia = Coralia
island = Île
island-dice = Île : { $count ->
    [0] aucun dé
    [one] un dé
   *[other] { $count } dés
}
island-empty = aucun dé
station = Station de recherche
supply = Réserve
piles = Piles
pile-starfish = Étoiles
pile-fish = Poissons
pile-pearl = Perles
pile-island = Île
rays = Raies
side-turtles = Tortues à copier
side-chests = Coffres en plus
your-cards = Tes cartes
looking = Gardes-en une
no-cards = Tu n’as pas encore de carte.
start-player = commence
round-of = Manche { $round } sur { $all }
final-scoring = Décompte final
turtle-white-die = Tortue : lance un dé blanc et place-le.
turtle-jellyfish = Tortue : navigue jusqu’à la prochaine méduse.
turtle-stingray = Tortue : prends une raie.
turtle-starfish-card = Tortue : prends la première carte étoile.
turtle-island-card = Tortue : prends la première carte île.
turtle-fish-card = Tortue : prends la première carte poisson.
turtle-copy = Tortue : utilise une tortue à côté du plateau.
turtle-side-chest = Tortue : ouvre un coffre en plus.
chest-fish-card = Coffre : la première carte poisson.
chest-pearl-card = Coffre : la première carte perle.
chest-starfish-card = Coffre : la première carte étoile.
chest-island-card = Coffre : la première carte île.
chest-island-dice = Coffre : un point par dé sur l’île.
chest-stingray = Coffre : une raie.
chest-white-die = Coffre : lance un dé blanc et place-le.
chest-jellyfish = Coffre : navigue jusqu’à la prochaine méduse.
card-pearl-2 = Perle de 2
card-pearl-3 = Perle de 3
card-pearl-4 = Perle de 4
card-pearl-5 = Perle de 5
card-pearl-6 = Carte étoile : une perle de 6
card-fire-fish = Poisson de feu
card-blowfish = Poisson-globe
card-angel-fish = Poisson-ange
card-stingray = Raie
card-anemone-fish = Carte étoile : un poisson-clown
card-per-fish = Carte étoile : 2 points par carte poisson
card-per-pearl = Carte étoile : 1 point par carte perle
card-per-island-die = Carte étoile : 1 point par dé sur l’île
card-per-turtle = Carte étoile : 3 points par tortue
card-per-chest = Carte étoile : 2 points par coffre
card-side-chest = Carte étoile : ouvre un coffre en plus
card-jellyfish = Carte étoile : navigue jusqu’à la prochaine méduse
card-chests = Carte étoile : ouvre les coffres restés sur deux récifs
card-dice = Carte étoile : une carte par dé restant de deux couleurs
tip-pearl = Deux cartes perle.
tip-fish = Regarde deux cartes poisson, gardes-en une.
tip-starfish-space = Regarde trois cartes étoile, gardes-en une.
tip-octopus = Ta pieuvre arrive : un point par dé sur ce récif.
tip-diver = Ton plongeur arrive ; un coffre s’ouvre là d’où il part.
tip-turtle = Prends la tortue et son bonus ; dès lors elle bloque un dé pour toi.
tip-treasure = Un plongeur qui part y fait couler son dé et ouvre le coffre.
tip-chest = Un coffre fermé. Il s’ouvre quand un plongeur quitte le récif.
tip-side-chest = Un coffre en plus : certaines tortues et cartes l’ouvrent.
tip-island = Dés dont la case est prise. Chacun rapporte une carte île.
tip-station = Les dés de ce tour. On en place un, trois voguent vers la personne suivante.
tip-supply = Dés pas encore pris. Chaque tour commence par l’un d’eux.
tip-pile = { $pile } : il reste { $left } cartes.
tip-rays = Les raies sont à part ; tortues et coffres les amènent.
tip-track = Points. Une méduse porte un bateau au prochain multiple de cinq.
tip-rounds = À chaque manche, chacun place un dé.
tip-cards = Cartes en main
tip-locks = Tortues : autant de dés peuvent être bloqués
tip-chests = Coffres pris
tip-octopuses = Pieuvres restantes : { $left }
about-coralia = Quatre dés, six récifs, un choix par tour. Réveille les pieuvres, suis les tortues et ouvre le coffre avant le prochain plongeur.
track = Piste
divers = Plongeurs
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
reef-name = Récif { part-web-colour }
space-name = Récif { part-web-colour }\xA0: { part-web-symbol }
chest-of = Coffre du récif { part-web-colour }
die-of = Dé { part-web-colour }\xA0: { part-web-symbol }
die-unusable = Tu ne peux pas placer ce dé maintenant.
supply-of = Dés { part-web-colours }\xA0: { $left }`;export{e as default};