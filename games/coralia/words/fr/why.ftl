### Pourquoi quelque chose ne peut pas être choisi : une phrase courte à qui demande.

part-co-why-colour =
    { $colour ->
        [yellow] jaune
        [blue] bleu
        [red] rouge
        [orange] orange
        [green] vert
       *[violet] violet
    }
part-co-why-symbol =
    { $symbol ->
        [pearl] perle
        [fish] poisson
        [starfish] étoile de mer
        [octopus] pieuvre
        [diver] plongeur
       *[turtle] tortue
    }

## Autre chose est à faire maintenant.

co-why-now-choose = Prends d’abord un dé de la réserve.
co-why-now-lock = C’est le moment de conserver des dés ou de les lancer.
co-why-now-place = Place d’abord un des quatre dés.
co-why-now-keep = Garde d’abord une des cartes que tu regardes.
co-why-now-copy = Copie d’abord une tortue à côté du plateau.
co-why-now-white = Place d’abord le dé blanc.
co-why-now-starfish = Décompte d’abord une carte étoile de mer.
co-why-now-chests = Choisis d’abord le coffre à ouvrir.
co-why-now-left-over = Pioche d’abord une carte pour un dé restant.
co-why-now-end = Il ne te reste qu’à finir ton tour.

## Dés.

co-why-supply-empty = Il n’y a plus de dé { part-co-why-colour } dans la réserve.
co-why-colour-taken = Tu as déjà un dé { part-co-why-colour } : prends quatre couleurs différentes.
co-why-locked = Ce dé est déjà conservé.
co-why-new-die = Le nouveau dé est toujours lancé.
co-why-not-received = Tu ne peux conserver que les dés reçus.
co-why-not-rolled = Aucun de tes quatre dés n’est un dé { part-co-why-colour } ({ part-co-why-symbol }).
co-why-no-octopus = Tu n’as plus de pieuvre pour cette case libre.
co-why-own-space-free = Un dé va sur l’île seulement si sa propre case est occupée.
co-why-space-taken = Sur ce récif, la case { part-co-why-symbol } est occupée.
co-why-all-spaces-free = L’île n’est permise que si une case de ce symbole est occupée.
co-why-octopus-to-island = Tu n’as plus de pieuvre : le dé va sur l’île.

## Cartes et tuiles.

co-why-not-looked-at = Cette carte n’est pas une de celles que tu regardes.
co-why-not-beside = Tu ne peux copier qu’une tortue à côté du plateau.
co-why-starfish-only = Seules les cartes étoile de mer sont décomptées maintenant.
co-why-waits = Cette carte compte plus tard, avec les poissons ou les perles.
co-why-scored = Tu as déjà décompté cette carte.
co-why-not-held = Tu n’as pas cette carte.
co-why-other-reefs = Ta carte nomme deux autres récifs.
co-why-pile-used = Tu ne peux piocher qu’une carte par pile.
co-why-pile-empty = Cette pile est vide.
