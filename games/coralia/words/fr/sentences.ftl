### Coralia.

## Matériel.

co-colour =
    { $colour ->
        [yellow] jaune
        [blue] bleu
        [red] rouge
        [orange] orange
        [green] vert
       *[violet] violet
    }
# Au pluriel.
part-co-colours =
    { $colour ->
        [yellow] jaunes
        [blue] bleus
        [red] rouges
        [orange] orange
        [green] verts
       *[violet] violets
    }
# Après « le », « du » ou « au ».
part-co-reef =
    { $reef ->
        [yellow] récif jaune
        [blue] récif bleu
        [red] récif rouge
        [orange] récif orange
        [green] récif vert
       *[violet] récif violet
    }
part-co-from =
    { $from ->
        [yellow] récif jaune
        [blue] récif bleu
        [red] récif rouge
        [orange] récif orange
        [green] récif vert
       *[violet] récif violet
    }
# Un symbole, sans article.
part-co-symbol =
    { $symbol ->
        [pearl] perle
        [fish] poisson
        [starfish] étoile de mer
        [octopus] pieuvre
        [diver] plongeur
       *[turtle] tortue
    }
# Après « le ».
part-co-die = dé { co-colour } ({ part-co-symbol })
# Après « la ».
part-co-pile =
    { $pile ->
        [pearl] pile des perles
        [fish] pile des poissons
        [starfish] pile des étoiles de mer
       *[island] pile de l’île
    }
part-co-space =
    { $space ->
        [pearl] la case perle du { part-co-reef }
        [fish] la case poisson du { part-co-reef }
        [starfish] la case étoile de mer du { part-co-reef }
        [octopus] la case pieuvre du { part-co-reef }
        [diver] la case plongeur du { part-co-reef }
        [turtle] la case tortue du { part-co-reef }
       *[treasure] la case trésor du { part-co-reef }
    }
part-co-spot =
    { $on ->
        [reef] { part-co-space }
       *[island] l’île
    }
part-co-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
co-card-pearl = une perle de { $value }
co-card-fish =
    { $species ->
        [fire-fish] une rascasse volante
        [blowfish] un poisson-globe
        [angel-fish] un poisson-ange
        [stingray] une raie
       *[anemone-fish] un poisson-clown
    }
co-card-starfish = une carte étoile de mer ({ $feature })
co-card-hidden = une carte

co-starfish-pearl = une perle de 6
co-starfish-anemone = un poisson-clown
co-starfish-per-fish = 2 points par carte poisson
co-starfish-per-pearl = 1 point par carte perle
co-starfish-per-island-die = 1 point par dé sur l’île
co-starfish-per-turtle = 3 points par tortue
co-starfish-per-chest = 2 points par coffre
co-starfish-chests = les coffres des récifs { $one } et { $other }
co-starfish-left-over = une carte par dé restant { $one } ou { $other }

# Ce qu’apportent tortues, coffres et certaines étoiles de mer.
co-bonus =
    { $bonus ->
        [white-die] un dé blanc
        [jellyfish] un bond jusqu’à la prochaine méduse
        [stingray] une raie
        [starfish-card] la première carte étoile de mer
        [island-card] la première carte île
        [fish-card] la première carte poisson
        [pearl-card] la première carte perle
        [copy] la copie d’une tortue à côté du plateau
        [side-chest] un coffre à côté du plateau
       *[island-dice] 1 point par dé sur l’île
    }

## Ce qu’on demande.

co-ask-four-dice =
    { $you ->
        [yes] Prends quatre dés de couleurs différentes.
       *[no] { $who } prend quatre dés.
    }
co-ask-fourth-die =
    { $you ->
        [yes] Prends un quatrième dé.
       *[no] { $who } prend un quatrième dé.
    }
co-ask-lock =
    { $you ->
        [yes] Conserve un dé sur une tortue ou lance les dés.
       *[no] { $who } peut conserver un dé.
    }
co-ask-place =
    { $you ->
        [yes] Place un des quatre dés.
       *[no] { $who } place un des quatre dés.
    }
co-ask-keep =
    { $you ->
        [yes] Garde une de ces cartes.
       *[no] { $who } choisit la carte à garder.
    }
co-ask-copy =
    { $you ->
        [yes] Choisis, à côté du plateau, la tortue à copier.
       *[no] { $who } choisit la tortue à copier.
    }
co-ask-white =
    { $you ->
        [yes] Place le dé blanc ({ part-co-symbol }).
       *[no] { $who } place le dé blanc.
    }
co-ask-starfish =
    { $you ->
        [yes] Choisis la prochaine carte étoile de mer à décompter.
       *[no] { $who } choisit la carte à décompter.
    }
co-ask-chests =
    { $you ->
        [yes] Choisis le coffre à ouvrir en premier.
       *[no] { $who } choisit le coffre à ouvrir.
    }
co-ask-left-over =
    { $you ->
        [yes] { $count ->
            [one] Pioche une carte pour les dés restants.
           *[other] Pioche { $count } cartes de piles différentes (dés restants).
        }
       *[no] { $who } pioche pour les dés restants.
    }
co-ask-end =
    { $you ->
        [yes] Finis ton tour.
       *[no] { $who } va finir son tour.
    }
co-wait-turtles = On pose les tortues.
co-wait-set-up = On lance les dés de mise en place.
co-wait-card = On pioche une carte de la { part-co-pile }.
co-wait-chest = On ouvre un coffre.

## Choix.

co-act-take = Prendre un dé { co-colour }
co-act-lock = Conserver le { part-co-die }
co-act-roll = Lancer les dés
co-act-place =
    { $on ->
        [reef] Placer le { part-co-die } sur le récif { co-colour }
       *[island] Placer le { part-co-die } sur l’île
    }
co-act-keep = Garder { $card }
co-act-copy = Copier la tortue : { $bonus }
co-act-white-reef = Placer le dé blanc sur le récif { co-colour }
co-act-white-island = Placer le dé blanc sur l’île
co-act-score = Décompter { $card }
co-act-chest = Ouvrir d’abord le coffre du récif { co-colour }
co-act-draw = Piocher dans la { part-co-pile }

## Ce qui s’est passé.

co-event-turtle-laid = Tortue du { part-co-reef } : { $bonus }.
co-event-set-up-die = Le { part-co-die } va sur { part-co-spot }.
co-event-turtle-aside = La tortue du { part-co-reef } va à côté du plateau.
co-event-turn = Manche { $round } : au tour { DE($who) }.
co-event-take = { $who } prend un dé { co-colour }.
co-event-lock = { $who } conserve le { part-co-die }.
co-event-rolled = Lancer : { part-co-symbol } (dé { co-colour }).
co-event-again = { $who } n’a plus de pieuvre et relance tous les dés.
co-event-place =
    { $on ->
        [reef] { $who } place le { part-co-die } sur le { part-co-reef }.
       *[island] { $who } place le { part-co-die } sur l’île.
    }
co-event-white-rolled = { $who } lance un dé blanc : { part-co-symbol }.
co-event-white-placed = { $who } place le dé blanc sur { part-co-spot }.
co-event-points = { $who } gagne { part-co-points } : { co-source }.
co-event-octopus = { $who } pose une pieuvre sur le { part-co-reef }.
co-event-diver = Le plongeur { DE($who) } va sur le { part-co-reef }.
co-event-diver-moved = Le plongeur { DE($who) } nage du { part-co-from } au { part-co-reef }.
co-event-down = L’ancien dé du plongeur descend sur la case trésor du { part-co-reef }.
co-event-turtle = { $who } prend une tortue : { $bonus }.
co-event-copy = { $who } copie une tortue : { $bonus }.
co-event-chest = { $who } ouvre le coffre du { part-co-reef } : { $bonus }.
co-event-side-chest = { $who } ouvre un coffre à côté du plateau : { $bonus }.
co-event-stingray = { $who } prend une raie.
co-event-scoring = { $who } décompte ses cartes étoile de mer.
co-event-shown = { $who } montre { $card }.
co-event-card-scored = { $who } décompte { $card }.
co-event-scored = { $who } marque { part-co-points } : { co-source }.
co-event-card = { $who } pioche { $card } dans la { part-co-pile }.
co-event-look = { $who } regarde { $card } de la { part-co-pile }.
co-event-keep =
    { $count ->
        [0] { $who } garde { $card }.
        [one] { $who } garde { $card } et remet { $count } carte sous la pile.
       *[other] { $who } garde { $card } et remet { $count } cartes sous la pile.
    }
co-event-empty = La { part-co-pile } est vide.

## Scores.

co-source =
    { $source ->
        [octopuses] pieuvres
        [island] pieuvres (dés posés sur l’île)
        [jellyfish] méduses
        [chests] coffres
        [starfish] cartes étoile de mer
        [divers] plongeur
        [fish] poissons
        [pearls] perles
       *[other] autres
    }

# De quoi se compose un score, une ligne par élément.
co-part-track =
    { $source ->
        [octopuses] Pieuvres : { $points }
        [island] Dés de l’île, pour les pieuvres : { $points }
        [jellyfish] Méduses : { $points }
        [chests] Coffres : { $points }
       *[starfish] Cartes étoile de mer : { $points }
    }
co-part-per-island-die =
    { $count ->
        [one] { $count } dé sur l’île × { $each } = { $points }
       *[other] { $count } dés sur l’île × { $each } = { $points }
    }
co-part-per-turtle =
    { $count ->
        [one] { $count } tortue × { $each } = { $points }
       *[other] { $count } tortues × { $each } = { $points }
    }
co-part-per-chest =
    { $count ->
        [one] { $count } coffre × { $each } = { $points }
       *[other] { $count } coffres × { $each } = { $points }
    }
co-part-jellyfish = Jusqu’à une méduse : { $points }
co-part-starfish = Aucun point par elle-même : { $feature }
co-part-diver =
    { $points ->
        [0] Plongeur sur le { part-co-reef }, sans dé qui compte : 0
       *[other] Plongeur sur le { part-co-reef } : { $sum }
    }
co-part-fish =
    { $count ->
        [one] { $count } poisson seul : { $points }
       *[other] { $count } poissons différents : { $points }
    }
co-part-per-fish =
    { $count ->
        [one] { $count } carte poisson × { $each } = { $points }
       *[other] { $count } cartes poisson × { $each } = { $points }
    }
co-part-pearls =
    { $place ->
        [1] Première place avec { $all } : les quatre meilleures, { $sum }
        [2] Deuxième place avec { $all } : les deux meilleures, { $sum }
        [3] Troisième place avec { $all } : la meilleure carte seulement, { $sum }
       *[other] Quatrième place avec { $all } : la meilleure carte seulement, { $sum }
    }
co-part-pearls-open = Perles, { $all } en tout : selon la place, au moins { $sum }
co-part-per-pearl =
    { $count ->
        [one] { $count } carte perle × { $each } = { $points }
       *[other] { $count } cartes perle × { $each } = { $points }
    }

## Toute la table en mots.

co-tableau-progress = Où en est la partie
co-tableau-round = Manche { $round } sur { $rounds }.
co-tableau-final = Décompte final.
co-tableau-turn =
    { $you ->
        [yes] C’est ton tour.
       *[no] C’est le tour { DE($who) }.
    }
co-tableau-start =
    { $you ->
        [yes] Tu as commencé.
       *[no] { $who } a commencé.
    }
co-tableau-to-score = Cartes étoile de mer encore à décompter : { $cards }
co-tableau-station = Station de recherche
co-tableau-unrolled = Dé { co-colour } : pas encore lancé
co-tableau-rolled = Dé { co-colour } : { part-co-symbol }
co-tableau-locked = Dé { co-colour } : { part-co-symbol }, conservé
co-tableau-supply = Dés dans la réserve
co-tableau-dice = Dés { part-co-colours } : { $count }
co-tableau-white-dice = Dés blancs : { $count }
co-tableau-reef =
    { $reef ->
        [yellow] Récif jaune
        [blue] Récif bleu
        [red] Récif rouge
        [orange] Récif orange
        [green] Récif vert
       *[violet] Récif violet
    }
part-co-tableau-space =
    { $space ->
        [pearl] Case perle
        [fish] Case poisson
        [starfish] Case étoile de mer
        [octopus] Case pieuvre
        [diver] Case plongeur
        [turtle] Case tortue
       *[treasure] Case trésor
    }
co-tableau-space = { part-co-tableau-space }, { part-co-points } : { $lying }
co-tableau-die = un dé
co-tableau-white-die = un dé blanc
co-tableau-no-die = pas de dé
co-tableau-octopus = la pieuvre { DE($who) }
co-tableau-diver = le plongeur { DE($who) }
co-tableau-turtle = une tortue ({ $bonus })
co-tableau-chest = un coffre
co-tableau-island = Dés sur l’île
co-tableau-piles = Piles de cartes
part-co-tableau-pile =
    { $pile ->
        [pearl] Pile des perles
        [fish] Pile des poissons
        [starfish] Pile des étoiles de mer
       *[island] Pile de l’île
    }
co-tableau-pile = { part-co-tableau-pile }, cartes inconnues : { $count }
co-tableau-pile-under = { part-co-tableau-pile }, cartes inconnues : { $count } ; dessous : { $cards }
co-tableau-beside = À côté du plateau
co-tableau-turtles = Tortues : { $turtles ->
        [aucun] aucune
       *[some] { $turtles }
    }
co-tableau-side-chests = Coffres : { $count }
co-tableau-closed =
    { $chests ->
        [aucun] Tous les coffres sont ouverts.
       *[some] Dans les coffres encore fermés : { $chests }
    }
co-tableau-stingrays = Raies : { $count }
co-tableau-track = Piste de score
co-tableau-ship = { $who } : { part-co-points }
co-tableau-jellyfish = Il y a une méduse tous les { $count } points.
co-tableau-holdings =
    { $you ->
        [yes] Ce que tu possèdes
       *[no] Ce que possède { $who }
    }
co-tableau-hand =
    { $you ->
        [yes] Tes cartes : { part-co-cards }
       *[no] Cartes connues : { part-co-cards }
    }
part-co-cards =
    { $cards ->
        [aucun] aucune
       *[some] { $cards }
    }
co-tableau-looking = Tu regardes : { $cards }
co-tableau-hidden = Cartes face cachée : { $count }
co-tableau-diver-at =
    { $colour ->
        [none] Plongeur : pas encore posé
       *[some] Plongeur : sur le récif { co-colour }
    }
co-tableau-octopuses = Pieuvres encore à poser : { $count }
co-tableau-chests = Coffres : { $chests }
