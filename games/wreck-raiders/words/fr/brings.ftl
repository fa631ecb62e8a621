### Ce qu’un choix apporte à coup sûr : une phrase courte à qui peut le faire.

wr-brings-own = { $own }.
wr-brings-both = { $own }. { $others }.
wr-brings-others = { $others }.

## Ce que fait le joueur, l’un après l’autre dans une liste.

wr-brings-you = Tu { $deeds }
wr-brings-draw = pioches { part-wr-brings-treasures }
part-wr-brings-treasures =
    { $wreck ->
        [gem] { $count } { $count ->
            [one] gemme
           *[other] gemmes
        }
        [gold] { $count } { $count ->
            [one] trésor d’or
           *[other] trésors d’or
        }
        [art] { $count } { $count ->
            [one] œuvre d’art
           *[other] œuvres d’art
        }
       *[relic] { $count } { $count ->
            [one] relique
           *[other] reliques
        }
    }
wr-brings-gain = gagnes { $baubles }
wr-brings-pay = dépenses { $baubles }
wr-brings-card = prends la carte à { part-wr-coins }
wr-brings-coins = marques { part-wr-coins }
wr-brings-promised = marqueras { part-wr-coins } de plus avec la carte
wr-brings-die = changes ton dé en { $value }
wr-brings-trim = défausses un trésor ({ $shows })
wr-brings-lose = perds le trésor
wr-brings-bumped-you = quittes ton espace

## Ce qui arrive aux autres, l’un après l’autre dans une liste.

wr-brings-draws =
    { $seats ->
        [one] { $who } en pioche { $count }
       *[other] { $who } en piochent { $count } chacun
    }
wr-brings-bumped = { $who } va sur l’espace { $number } de la plage
wr-brings-bumped-finds = { $who } va sur l’espace { $number } de la plage et gagne { $baubles }
wr-brings-home = { $who } reprend un plongeur
wr-brings-rival = Un rival est poussé

## Ce qui en résulte quand personne ne gagne encore rien.

wr-brings-move = Tu déplaces un plongeur vers un espace { $value }
wr-brings-then = Ensuite : { $then }.
wr-brings-empty = Cette épave est vide
wr-brings-vault = Aucune pièce : ton coffre-fort a déjà ce dessin
wr-brings-display =
    { $count ->
        [one] Le présentoir { part-wr-display } aura { $count } trésor
       *[other] Le présentoir { part-wr-display } aura { $count } trésors
    }
wr-brings-fits = Le présentoir { part-wr-display } conviendra à l’exposition à { part-wr-coins }
wr-brings-claim =
    { $missing ->
        [0] La carte rapporte { part-wr-coins } une fois prise
        [one] La carte rapporte { part-wr-coins }, mais coûte { $missing } étoile de mer
       *[other] La carte rapporte { part-wr-coins }, mais coûte { $missing } étoiles de mer
    }
wr-brings-missing =
    { $count ->
        [one] Il manque encore { $count } étoile de mer.
       *[other] Il manque encore { $count } étoiles de mer.
    }
