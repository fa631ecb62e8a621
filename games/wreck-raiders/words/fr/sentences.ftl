### Wreck Raiders. L’édition de 2018 a des trouvailles : crânes, coquillages et étoiles de mer ; celle de 2019 a des
### coquillages : conques, pétoncles et étoiles de mer.

## Matériel.

wr-bauble =
    { $bauble ->
        [conch] { $edition ->
            [2018] crâne
           *[2019] conque
        }
        [scallop] { $edition ->
            [2018] coquillage
           *[2019] pétoncle
        }
       *[starfish] étoile de mer
    }
# Avec l’article.
part-wr-a-bauble =
    { $bauble ->
        [conch] { part-wr-conch }
        [scallop] { part-wr-scallop }
       *[starfish] une étoile de mer
    }
part-wr-conch =
    { $edition ->
        [2018] un crâne
       *[2019] une conque
    }
part-wr-scallop =
    { $edition ->
        [2018] un coquillage
       *[2019] un pétoncle
    }
wr-baubles =
    { $bauble ->
        [conch] { $count } { part-wr-conches }
        [scallop] { $count } { part-wr-scallops }
       *[starfish] { $count } { $count ->
            [one] étoile de mer
           *[other] étoiles de mer
        }
    }
part-wr-conches =
    { $edition ->
        [2018] { $count ->
            [one] crâne
           *[other] crânes
        }
       *[2019] { $count ->
            [one] conque
           *[other] conques
        }
    }
part-wr-scallops =
    { $edition ->
        [2018] { $count ->
            [one] coquillage
           *[other] coquillages
        }
       *[2019] { $count ->
            [one] pétoncle
           *[other] pétoncles
        }
    }
# Après « des ».
part-wr-some-scallops =
    { $edition ->
        [2018] coquillages
       *[2019] pétoncles
    }
# Après une négation.
part-wr-no-scallop =
    { $edition ->
        [2018] de coquillage
       *[2019] de pétoncle
    }
# Les trois sortes ensemble, après « les » ou « des ».
part-wr-tokens =
    { $edition ->
        [2018] trouvailles
       *[2019] coquillages
    }
part-wr-of-a-token =
    { $edition ->
        [2018] d’une trouvaille
       *[2019] d’un coquillage
    }
part-wr-find =
    { $edition ->
        [2018] une trouvaille
       *[2019] un coquillage
    }
# Où sont les dés, après « le », « du » ou « au ».
part-wr-pool =
    { $edition ->
        [2018] bassin de dés
       *[2019] récif
    }
# Un dé comme il est posé, après « le ».
part-wr-die =
    { $bauble ->
        [none] { $face }
       *[some] { $face } (zone : { wr-bauble })
    }
part-wr-display =
    { $display ->
        [1] I
        [2] II
       *[3] III
    }
part-wr-type =
    { $wreck ->
        [gem] gemme
        [gold] or
        [art] art
       *[relic] relique
    }
# Une épave, après « l’ ».
part-wr-wreck =
    { $wreck ->
        [gem] épave de gemmes
        [gold] épave d’or
        [art] épave d’art
       *[relic] épave de reliques
    }
wr-wanted = { part-wr-type }
# Ce que montre le dessin d’un trésor.
part-wr-face =
    { $face ->
        [gem1] diamant
        [gem2] perles
        [gem3] cristaux
        [gold1] couronne
        [gold2] lingots
        [gold3] coupe
        [art1] paysage
        [art2] portrait
        [art3] bouquet
        [relic1] masque
        [relic2] ânkh
       *[relic3] tête de pierre
    }
wr-treasure =
    { $covered ->
        [yes] { part-wr-face } ({ part-wr-type }) sous une étoile de mer
       *[no] { part-wr-face } ({ part-wr-type })
    }
wr-some-treasure = un trésor
wr-spot =
    { $place ->
        [gem] l’espace { $number } de l’épave de gemmes
        [gold] l’espace { $number } de l’épave d’or
        [art] l’espace { $number } de l’épave d’art
        [relic] l’espace { $number } de l’épave de reliques
       *[beach] l’espace { $number } de la plage
    }
part-wr-coins =
    { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }
wr-exhibit = l’exposition à { part-wr-coins }
# Après « le », ou seul dans une liste.
wr-piece =
    { $layer ->
        [bottom] dessous ({ $worth })
        [middle] centre ({ $worth })
       *[top] dessus ({ $worth })
    }
wr-worth-per-piece = { part-wr-coins } par morceau
wr-worth-per-set =
    { $per ->
        [one] { part-wr-coins } par { $set }
        [pair] { part-wr-coins } par paire de { $set }
       *[set] { part-wr-coins } par lot de { $set }
    }
wr-worth-coins = { part-wr-coins }
wr-worth-shows = { part-wr-coins }, montre { $symbols }

wr-style-none = aucune récompense
wr-style-piece = un morceau d’aquarium gratuit
wr-style-any =
    { $edition ->
        [2018] une trouvaille au choix
       *[2019] un coquillage au choix
    }
wr-style-baubles = { $baubles }

## Ce qu’on demande.

wr-ask-take =
    { $you ->
        [yes] Prends un dé.
       *[no] { $who } choisit un dé.
    }
wr-ask-move =
    { $you ->
        [yes] Déplace un plongeur vers un espace n° { $value }.
       *[no] { $who } déplace un plongeur.
    }
wr-ask-push =
    { $you ->
        [yes] Choisis l’espace de plage du plongeur poussé.
       *[no] { $who } place le plongeur poussé.
    }
wr-ask-place =
    { $you ->
        [yes] Place ce trésor : { $treasure }.
       *[no] { $who } place un trésor : { $treasure }.
    }
wr-ask-extra =
    { $you ->
        [yes] Défausser { part-wr-scallop } pour un trésor de plus ?
       *[no] { $who } peut défausser { part-wr-scallop }.
    }
wr-ask-claim =
    { $you ->
        [yes] Réclamer une exposition ?
       *[no] { $who } peut réclamer une exposition.
    }
wr-ask-decorate =
    { $you ->
        [yes] Exposition à { part-wr-coins } : veux-tu la décorer ?
       *[no] { $who } réclame l’exposition à { part-wr-coins }.
    }
wr-ask-pick =
    { $you ->
        [yes] Ordre exact ! Choisis { part-wr-find }.
       *[no] Ordre exact ! { $who } choisit { part-wr-find }.
    }
wr-ask-free =
    { $you ->
        [yes] Ordre exact ! Prends un morceau d’aquarium gratuit.
       *[no] Ordre exact ! { $who } choisit un morceau.
    }
wr-ask-buy =
    { $you ->
        [yes] Achète un morceau d’aquarium ou finis ton tour.
       *[no] { $who } peut acheter un morceau.
    }
wr-ask-rival =
    { $you ->
        [yes] Fais plonger un rival avec un des dés restants.
       *[no] { $who } fait plonger un rival.
    }
wr-ask-market =
    { $you ->
        [yes] Achète des morceaux d’aquarium ou finis la manche.
       *[no] { $who } peut acheter des morceaux.
    }
wr-ask-starfish =
    { $you ->
        [yes] Rien à réclamer. Utilise une étoile de mer ou continue.
       *[no] { $who } peut utiliser une étoile de mer.
    }
wr-ask-end =
    { $you ->
        [yes] { $starfish ->
            [yes] Utilise une étoile de mer ou finis ton tour.
           *[no] Finis ton tour.
        }
       *[no] { $who } va finir son tour.
    }
wr-ask-end-round =
    { $you ->
        [yes] { $starfish ->
            [yes] Utilise une étoile de mer ou finis la manche.
           *[no] Finis la manche.
        }
       *[no] { $who } va finir la manche.
    }
wr-wait-set-up = Mise en place : on révèle les cartes et les morceaux.
wr-wait-row = On révèle de nouvelles expositions.
wr-wait-market = On complète le marché.
wr-wait-draw = On pioche un trésor.

## Choix.

wr-act-take =
    { $bauble ->
        [none] Prendre le { $face }
       *[some] Prendre le { $face } et { part-wr-a-bauble }
    }
wr-act-adjust =
    { $step ->
        [up] Défausser { part-wr-conch } : dé +1
       *[down] Défausser { part-wr-conch } : dé −1
    }
wr-act-move = Aller du { $from } au { $to }
wr-act-dive = Placer un plongeur sur { $to }
wr-act-stay = Continuer : aucun plongeur ne peut bouger
wr-act-push = Le pousser vers { $to } ({ $baubles })
wr-act-place-display = Présentoir { part-wr-display }, après : { $types }
wr-act-place-empty = Présentoir { part-wr-display }, encore vide
wr-act-place-vault = Coffre-fort, colonne { $column }, rangée { $row }
wr-act-discard = Le défausser : il n’y a plus de place
wr-act-extra = Défausser { part-wr-scallop } pour un trésor de plus
wr-act-claim = Réclamer l’exposition à { part-wr-coins } avec le présentoir { part-wr-display }
wr-act-cover = Couvrir d’une étoile de mer : { $shows }, piédestal { $place } du présentoir { part-wr-display }
wr-act-decorate-conch = Poser { part-wr-conch } sur la carte (2 pièces à la fin)
wr-act-decorate-scallop = Défausser { part-wr-scallop } pour un trésor de l’{ part-wr-wreck }
wr-act-pick = Prendre { part-wr-a-bauble }
wr-act-free =
    { $on ->
        [0] Gratuit : { part-wr-offer } au lieu de { $cost }
       *[other] Aquarium { $on } : { part-wr-offer }, prix { $cost }
    }
wr-act-buy =
    { $on ->
        [0] Acheter le { part-wr-offer } pour { $cost }
       *[other] Aquarium { $on } : { part-wr-offer } pour { $cost }
    }
wr-act-trim = Défausser une étoile de mer et retirer du présentoir { part-wr-display } : { $shows }
wr-act-rival = Envoyer un rival sur { $to }
wr-act-done = Terminer
wr-act-done-extra = Pas d’autre trésor
wr-act-done-claim = Ne plus rien réclamer
wr-act-done-starfish = Continuer
wr-act-done-decorate = Ramasser la carte
wr-act-done-free = Refuser le morceau gratuit
wr-act-end-round = Finir la manche

## Ce qui s’est passé. Un plongeur est à quelqu’un, ou c’est un rival.

part-wr-owner =
    { $by ->
        [rival] Un rival
       *[player] { $who }
    }
part-wr-owned-diver =
    { $by ->
        [rival] Un rival
       *[player] Le plongeur { DE($who) }
    }
# Après un deux-points.
part-wr-holder =
    { $by ->
        [rival] un rival
       *[player] plongeur { DE($who) }
    }
wr-event-exhibit = Nouvelle exposition : { $exhibit }.
wr-event-market = Nouveau au marché : { $piece }.
wr-event-gathered = On rassemble les dés.
wr-event-rolled = Lancer : { part-wr-die }.
wr-event-turn = Au tour { DE($who) }.
wr-event-round = Nouvelle manche.
wr-event-take = { part-wr-owner } prend le { part-wr-die }.
part-wr-gain-from =
    { $from ->
        [zone] grâce à la zone du dé
        [style] pour l’ordre exact
       *[beach] sur { $spot }
    }
part-wr-gain-lack =
    { $lack ->
        [yes] {" "}(il manque sur la plage : { $short })
       *[no] {""}
    }
wr-event-gain = { $who } gagne { $baubles } { part-wr-gain-from }{ part-wr-gain-lack }.
wr-event-gain-nothing = { $who } ne gagne rien { part-wr-gain-from }{ part-wr-gain-lack }.
wr-event-spend = { $who } défausse { part-wr-a-bauble }.
wr-event-adjust = Le dé { DE($who) } vaut maintenant { $value }.
wr-event-move = { part-wr-owned-diver } va de { $from } à { $to }.
wr-event-dive =
    { $by ->
        [rival] Un rival plonge sur { $to }.
       *[player] { $who } envoie un plongeur sur { $to }.
    }
wr-event-stay = { $who } ne peut déplacer aucun plongeur.
wr-event-home = { part-wr-owned-diver } quitte { $from } et retourne en réserve.
wr-event-push = { part-wr-owned-diver } est poussé de { $from } vers { $to }.
wr-event-push-out = { part-wr-owned-diver } est poussé hors de { $from }.
wr-event-land = { part-wr-owned-diver } arrive sur { $to }.
wr-event-draw = { part-wr-owner } trouve un trésor : { $treasure }.
wr-event-nothing = { part-wr-owner } ne trouve rien : l’{ part-wr-wreck } est vide.
wr-event-renew = La défausse de l’{ part-wr-wreck } est mélangée et forme une nouvelle pioche.
wr-event-place-display = { $who } place un trésor dans le présentoir { part-wr-display } : { $treasure }.
wr-event-place-vault = { $who } place un trésor dans la colonne { $column } du coffre-fort : { $treasure }.
wr-event-discard = { part-wr-owner } défausse un trésor : { $treasure }.
wr-event-claim = { $who } réclame { $exhibit } avec le présentoir { part-wr-display }.
wr-event-cover = { $who } pose une étoile de mer sur le piédestal { $place } du présentoir { part-wr-display }.
wr-event-decorate = { $who } décore { $exhibit } avec { part-wr-conch }.
wr-event-style = Ordre exact ! { $who } gagne la récompense de style : { $reward }.
wr-event-collect = { $who } ramasse { $exhibit }.
wr-event-trim = { $who } défausse un trésor du présentoir { part-wr-display } : { $treasure }.
wr-event-build =
    { $on ->
        [none] { $who } commence un aquarium { part-wr-price } : { part-wr-offer }.
       *[some] { $who } agrandit un aquarium { part-wr-price } : { part-wr-offer }.
    }
part-wr-price =
    { $free ->
        [yes] gratuitement
       *[no] pour { $paid }
    }
wr-event-last-turns = { $who } a assez d’expositions : chacun des autres joue un dernier tour.

wr-end-last-turns = Les derniers tours sont joués : la partie est terminée.
wr-end-quiet = Vingt manches de suite sans exposition réclamée : la partie est terminée.
wr-end-vault = Le coffre-fort est plein : la partie est terminée.
wr-end-exhibits = Six expositions réclamées : la partie est terminée.
wr-end-supply = Une épave a épuisé sa pioche : la partie est terminée.
wr-end-beach = La plage est pleine : la partie est terminée.
wr-end-rivals = Il ne reste plus de rival : la partie est terminée.

## Scores.

wr-source =
    { $source ->
        [exhibits] expositions
        [conches] { $edition ->
            [2018] crânes sur les expositions
           *[2019] conques sur les expositions
        }
        [vault-treasures] trésors différents du coffre-fort
        [vault-rows] rangées du coffre-fort
        [aquariums] dessous et centres
        [tops] dessus
       *[other] autres
    }

# De quoi se compose un score, une ligne par élément.
wr-part-exhibits =
    { $count ->
        [one] { $count } exposition : { $sum }
       *[other] { $count } expositions : { $sum }
    }
wr-part-conches = { wr-baubles } sur des expositions × { $each } = { $points }
wr-part-faces =
    { $count ->
        [one] { $count } trésor dans le coffre-fort : { $points }
       *[other] { $count } trésors différents dans le coffre-fort : { $points }
    }
wr-part-row =
    { $wreck ->
        [gem] Coffre-fort, rangée { $row }, que des gemmes : { $points }
        [gold] Coffre-fort, rangée { $row }, que de l’or : { $points }
        [art] Coffre-fort, rangée { $row }, que de l’art : { $points }
       *[relic] Coffre-fort, rangée { $row }, que des reliques : { $points }
    }
wr-part-row-mixed = Coffre-fort, rangée { $row }, mélangée : 0
wr-part-row-unfilled = Coffre-fort, rangée { $row }, incomplète : 0
wr-part-aquarium = Aquarium : { $sum }
wr-part-top =
    { $per ->
        [piece] Dessus : { $count } morceaux × { $each } = { $points }
        [one] Dessus : { $count } × { $set }, { $each } par symbole = { $points }
        [pair] Dessus : { part-wr-pairs } de { $set } × { $each } = { $points }
       *[set] Dessus : { part-wr-sets } de { $set } × { $each } = { $points }
    }
part-wr-pairs =
    { $count ->
        [one] { $count } paire
       *[other] { $count } paires
    }
part-wr-sets =
    { $count ->
        [one] { $count } série
       *[other] { $count } séries
    }

## Titres d’une partie en solo, selon le score.

wr-solo-0 = Reste dans la pataugeoire : il y a moins de requins.
wr-solo-51 = Pensées profondes, plongées modestes.
wr-solo-76 = Le musée réclame une deuxième caisse.
wr-solo-101 = Les pieuvres te demandent huit autographes à la fois.
wr-solo-126 = Les épaves font la queue pour se faire piller.
wr-solo-151 = Tu as compté la mer avec, non ?

## Toute la table en mots.

wr-tableau-progress = Où en est la partie
wr-tableau-turn =
    { $you ->
        [yes] C’est ton tour.
       *[no] C’est le tour { DE($who) }.
    }
wr-tableau-start =
    { $you ->
        [yes] Tu as commencé.
       *[no] { $who } a commencé.
    }
wr-tableau-last-turns = Derniers tours restants : { $count }.
wr-tableau-quiet-rounds = Manches de suite sans exposition réclamée : { $count }.
wr-tableau-dice = Dés
wr-tableau-die =
    { $edition ->
        [2018] Dans le bassin de dés : { part-wr-die }
       *[2019] Sur le récif : { part-wr-die }
    }
wr-tableau-die-taken = { part-wr-owner } a pris un { $face }
wr-tableau-unrolled = Pas encore lancés : { $count }
wr-tableau-wreck =
    { $wreck ->
        [gem] Épave de gemmes
        [gold] Épave d’or
        [art] Épave d’art
       *[relic] Épave de reliques
    }
wr-tableau-supply = Trésors restants : { $left } ; défaussés : { $out }
wr-tableau-ring = Espaces dans l’ordre de l’anneau (le dernier est voisin du premier) :
wr-tableau-spot = Espace { $number } : libre
wr-tableau-spot-held = Espace { $number } : { part-wr-holder }
wr-tableau-beach = Plage
wr-tableau-shore-spot = Espace { $number }, rapporte { $baubles } : libre
wr-tableau-shore-spot-held = Espace { $number }, rapporte { $baubles } : { part-wr-holder }
wr-tableau-shore = Reste sur la plage : { $baubles ->
        [aucun] rien
       *[some] { $baubles }
    }
wr-tableau-exhibits = Expositions
wr-tableau-exhibit =
    { $crested ->
        [yes] { $exhibit } ; blason : { $crests } ; ordre exact : { $style }
       *[no] { $exhibit } ; ordre exact : { $style }
    }
wr-tableau-deck = Cartes dans la pioche : { $count }
wr-tableau-market = Marché des aquariums
wr-tableau-piece = { $piece } pour { $cost }
wr-tableau-stacks = Dans les piles : dessous { $bottoms }, centres { $middles }, dessus { $tops }
wr-tableau-mat =
    { $you ->
        [yes] Ton plateau de joueur
       *[no] Plateau { DE($who) }
    }
wr-tableau-basket = Panier : { $baubles ->
        [aucun] vide
       *[some] { $baubles }
    }
wr-tableau-divers = Plongeurs en réserve : { $off } sur { $divers }
wr-tableau-display = Présentoir { part-wr-display } ({ $count } sur { $pedestals }) : { $tiles ->
        [aucun] vide
       *[some] { $tiles }
    }
wr-tableau-vault = Coffre-fort, rangée { $row } ({ part-wr-coins }) : { $tiles ->
        [aucun] vide
       *[some] { $tiles }
    }
wr-tableau-column = { $treasure } en colonne { $column }
wr-tableau-claimed = Expositions réclamées ({ $count } sur { $enough }) : { $cards ->
        [aucun] aucune
       *[some] { $cards }
    }
wr-tableau-decorated = { $exhibit } avec { part-wr-conch }
wr-tableau-aquarium = Aquarium { $number } : { $pieces }
wr-tableau-rivals = Rivaux
wr-tableau-pile = Dans la pile : { $count }
wr-tableau-visited = Déjà visitées cette manche : { $wrecks ->
        [aucun] aucune épave
       *[some] { $wrecks }
    }
wr-tableau-ran-out = Une épave a épuisé sa pioche cette manche.

## Cartes, morceaux et lieux d’après ce qu’ils montrent.

wr-exhibit-face = { $treasures } ({ part-wr-coins })
wr-kinds =
    { $count ->
        [one] { wr-bauble }
       *[other] { wr-baubles }
    }
wr-price = { wr-baubles }
wr-price-each = 1 de chaque
wr-lying =
    { $covered ->
        [yes] étoile de mer
       *[no] { part-wr-type }
    }
wr-shows = { part-wr-face }
wr-place =
    { $place ->
        [gem] { $number } de l’épave de gemmes
        [gold] { $number } de l’épave d’or
        [art] { $number } de l’épave d’art
        [relic] { $number } de l’épave de reliques
       *[beach] { $number } de la plage
    }
part-wr-worth =
    { $per ->
        [none] { part-wr-coins }
        [shows] { part-wr-coins }, { $set }
        [piece] { part-wr-coins } par morceau
        [one] { part-wr-coins } par { $set }
        [pair] { part-wr-coins } par paire
       *[set] { part-wr-coins } par lot
    }
part-wr-offer =
    { $layer ->
        [bottom] dessous ({ part-wr-worth })
        [middle] centre ({ part-wr-worth })
       *[top] dessus ({ part-wr-worth })
    }
wr-act-claim-among = Réclamer (présentoir { part-wr-display }) : { $treasures } ({ part-wr-coins })
