### Ce qu’un choix apporte à coup sûr : une phrase courte à qui peut le faire.

co-brings-own = { $own }.
co-brings-both = { $own }. { $others }.
co-brings-others = { $others }.

## Ce que fait le joueur, l’un après l’autre dans une liste.

co-brings-you = Tu { $deeds }
co-brings-points = gagnes { part-co-points }
co-brings-draw =
    { $count ->
        [one] pioches { $count } carte { part-co-brings-pile }
       *[other] pioches { $count } cartes { part-co-brings-pile }
    }
co-brings-look = regardes { $count } cartes { part-co-brings-pile } pour en garder 1
part-co-brings-pile =
    { $pile ->
        [pearl] perle
        [fish] poisson
        [starfish] étoile de mer
       *[island] île
    }
co-brings-stingray = prends une raie
co-brings-turtle = prends la tortue
co-brings-chest = ouvres un coffre
co-brings-white-die = lances un dé blanc
co-brings-copy = copies une tortue à côté du plateau
co-brings-diver = déplaces ton plongeur
co-brings-left-over =
    { $count ->
        [one] pioches { $count } carte
       *[other] pioches { $count } cartes de piles différentes
    }
co-brings-roll =
    { $count ->
        [one] lances { $count } dé
       *[other] lances { $count } dés
    }

## Ce que gagnent les autres.

co-brings-scores =
    { $seats ->
        [one] { $who } gagne { part-co-points }
       *[other] { $who } gagnent { part-co-points } chacun
    }

## D’où viennent les points.

co-brings-reef =
    { $reef ->
        [yellow] sur le récif jaune
        [blue] sur le récif bleu
        [red] sur le récif rouge
        [orange] sur le récif orange
        [green] sur le récif vert
       *[violet] sur le récif violet
    }
co-brings-income =
    { $reef ->
        [yellow] pieuvre du récif jaune
        [blue] pieuvre du récif bleu
        [red] pieuvre du récif rouge
        [orange] pieuvre du récif orange
        [green] pieuvre du récif vert
       *[violet] pieuvre du récif violet
    }

## Ce qui en résulte quand rien n’est encore gagné.

co-brings-take = Tu le lanceras avec tes autres dés.
co-brings-lock = Il restera tel quel quand tu lanceras les dés.
co-brings-keep =
    { $count ->
        [one] { $count } carte retourne sous la pile.
       *[other] { $count } cartes retournent sous la pile.
    }
co-brings-empty = Cette pile est vide : tu ne pioches rien.
co-brings-nothing = Cela ne rapporte rien tout de suite.

## Ce qui peut en résulter plus tard.

co-brings-later-octopus = Plus tard : 1 point par pieuvre posée ailleurs, 2 par dé de cette couleur sur l’île.
co-brings-later-diver = Plus tard : les dés du récif du plongeur comptent à la fin.
co-brings-later-turtle = Plus tard : chaque tortue permet de conserver un dé, trois au plus.
