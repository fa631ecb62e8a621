### Ce que seul le client web dit : Wreck Raiders.

## Noms

web-game-wreck-raiders = Wreck Raiders
web-beach = Plage
web-wreck-gem = Gemmes
web-wreck-gold = Or
web-wreck-art = Art
web-wreck-relic = Reliques
web-treasure-gem = gemme
web-treasure-gold = or
web-treasure-art = art
web-treasure-relic = relique
web-face-gem1 = Diamant
web-face-gem2 = Perles
web-face-gem3 = Cristaux
web-face-gold1 = Couronne
web-face-gold2 = Lingots
web-face-gold3 = Coupe
web-face-art1 = Paysage
web-face-art2 = Portrait
web-face-art3 = Bouquet
web-face-relic1 = Masque
web-face-relic2 = Ânkh
web-face-relic3 = Tête de pierre
web-bauble-conch = conque
web-bauble-scallop = pétoncle
web-bauble-starfish = étoile de mer
web-bauble-conch-2018 = crâne
web-bauble-scallop-2018 = coquillage
web-bauble-starfish-2018 = étoile de mer
web-layer-top = Dessus
web-layer-middle = Centre
web-layer-bottom = Dessous
web-spot-name = { $place } { $number }
web-step-up = Ajouter 1 au dé
web-step-down = Retirer 1 au dé
web-die-name = Dé : { $face }
web-die-in-zone = Dé : { $face } (zone : { $bauble })
web-display-name = Présentoir { $display }
web-vault-column = Coffre-fort, colonne { $column }
web-aquarium-name = Aquarium : { $pieces ->
    [one] un morceau
   *[other] { $pieces } morceaux
}
web-exhibit-name = { $coins ->
    [one] Exposition à { $coins } pièce : { $treasures }
   *[other] Exposition à { $coins } pièces : { $treasures }
}
web-piece-name = { $coins ->
    [one] { $layer } à { $coins } pièce, montre : { $symbols } ; coûte : { $cost }
   *[other] { $layer } à { $coins } pièces, montre : { $symbols } ; coûte : { $cost }
}
web-piece-top = { $coins ->
    [one] { $layer } à { $coins } pièce par : { $per } ; coûte : { $cost }
   *[other] { $layer } à { $coins } pièces par : { $per } ; coûte : { $cost }
}

## Parties de la table

web-style = style
web-no-style = sans bonus
web-per = par
web-per-piece = morceau
web-exhibits = Expositions
web-exhibits-short = expositions
web-vault = Coffre-fort
web-vault-short = coffre-fort
web-aquariums = Aquariums
web-aquariums-short = aquariums
web-market = Marché des aquariums
web-no-aquariums = Pas encore d’aquarium. Un dessous en commence un.
web-no-rivals = Personne d’autre ne joue ici.
web-claimed = Réclamées
web-claimed-of = { $claimed }/{ $needed } expositions
web-claimed-count = { $claimed } sur { $needed }
web-divers-ashore = { $count ->
    [0] Aucun plongeur en réserve
    [one] 1 plongeur en réserve
   *[other] { $count } plongeurs en réserve
}
web-mat-of = Plateau { DE($name) }
web-open-mat = { $score ->
    [one] { $name }, { $score } pièce : voir son plateau
   *[other] { $name }, { $score } pièces : voir son plateau
}
web-solo-rivals = Plongeurs rivaux
web-solo-left = { $left ->
    [0] Plus aucun rival
    [one] Encore 1 rival
   *[other] Encore { $left } rivaux
}
web-tab-mat = Plateau
web-tab-exhibits = Cartes
web-tab-market = Marché
web-tab-rivals = Rivaux
web-tab-log = Journal

## Réclamer une exposition

web-claim-title = Réclamer avec le présentoir { $display }
web-claim-title-style = Ordre exact : prends ta récompense de style
web-claim-step-named = Présentoir et carte
web-claim-step-starfish = Étoiles de mer
web-claim-step-decorate = Décorer
web-claim-step-style = Style
web-claim-step-collect = Ramasser
web-claim-cover = Poser des étoiles de mer
web-claim-cover-how = Un trésor couvert compte comme le type de ton choix. Touche le trésor à couvrir dans le présentoir.
web-claim-conch = { $name ->
    [conque] Poser une conque sur la carte
   *[other] Poser un { $name } sur la carte
}
web-claim-conch-how = { $coins ->
    [one] Reste sur la carte et vaut { $coins } pièce à la fin.
   *[other] Reste sur la carte et vaut { $coins } pièces à la fin.
}
web-claim-conch-on = Décoration : { $name }
web-claim-scallop = Défausser un { $name } pour un trésor
web-claim-scallop-how = Un trésor au hasard. De quelle épave ?
web-claim-pick = Choisis ta récompense
web-claim-pick-how = Tes trésors sont dans l’ordre exact de la carte.
web-claim-free = Prends un morceau gratuit
web-claim-free-how = Tes trésors sont dans l’ordre exact de la carte.
web-claim-style = Récompense de style
web-claim-style-yes = Tes trésors sont dans l’ordre exact de la carte.
web-claim-style-no = Seulement si tes trésors sont dans l’ordre exact de la carte.
web-claim-brings = Ce que tu gagnes
web-claim-card = Carte
web-claim-basket = Panier
web-claim-count = C’est ton exposition n° { $claimed }.

## Infobulles

web-tip-wreck = { $left ->
    [0] { $wreck } : il ne reste aucun trésor dans l’épave.
    [one] { $wreck } : il reste 1 trésor dans l’épave. Chaque plongée en rapporte un.
   *[other] { $wreck } : il reste { $left } trésors dans l’épave. Chaque plongée en rapporte un.
}
web-tip-lid = Les dés à prendre. Un dé dans une zone rapporte aussi ce qu’elle montre.
web-tip-display = Présentoir. Les trésors s’y placent de gauche à droite ; tous ensemble, ils doivent correspondre à une exposition.
web-tip-vault = Coffre-fort. Chaque trésor différent vaut 1 pièce ; une rangée complète du même type vaut le nombre indiqué.
web-tip-claimed = Dès qu’un joueur finit son tour avec ce nombre d’expositions, chacun des autres joue un dernier tour.
web-tip-aquarium = Aquarium. Les centres s’empilent sur un dessous ; un dessus le ferme.
web-tip-stack = { $layer } : { $left } dans la pile.
web-tip-conch = { $name ->
    [conque] Défausse une conque pour ajouter ou retirer 1 au dé que tu prends, ou pose-la sur une carte qui a son blason.
   *[other] Défausse un { $name } pour ajouter ou retirer 1 au dé que tu prends, ou pose-le sur une carte qui a son blason.
}
web-tip-scallop = Défausse un { $name } pour un trésor de plus dans l’épave où tu plonges, ou dans celle de ton choix en décorant une carte.
web-tip-starfish = Pose une { $name } sur un trésor quand tu réclames : il compte comme n’importe quel type.
web-tip-solo = Rivaux restants : { $left }. Une épave assombrie a déjà été visitée cette manche.

## Un tour en cinq images

web-recap-card = { $coins ->
    [one] exposition à { $coins } pièce
   *[other] exposition à { $coins } pièces
}
web-recap-takes = Prend le { $face }
web-recap-counts = compte comme { $value }
web-recap-from = depuis { $spot }
web-recap-reserve = depuis la réserve
web-recap-found = { $count ->
    [one] { $count } trésor
   *[other] { $count } trésors
}
web-recap-beach = { $count } de la plage
web-recap-claims = Réclame
web-recap-style = ordre exact
web-recap-buys = Achète
web-recap-free = Gratuit
web-recap-die = Dé
web-recap-dive = Plongée
web-recap-draw = Trésor
web-recap-claim = Exposition
web-recap-buy = Achat

## Accueil

web-about-wreck-raiders = Lance les dés, plonge vers les épaves et remonte gemmes, or, art et reliques. Remplis ton musée avant tes rivaux !
web-edition-2019 = 2019
web-edition-2018 = 2018 (première édition)

## Ce que fait un doigt sur un téléphone

web-do-dive = Plonger

## Pour les personnes qui ne voient pas le plateau

web-spot-held = { $place }, espace { $number }, occupé par { $who }
web-rival-diver = un plongeur rival
web-exhibit-told = { $name }. { $crests ->
    [none] Aucun blason.
   *[other] Blasons : { $crests }.
} { $reward ->
    [none] Aucune récompense de style.
    [free-piece] Récompense de style : un morceau d’aquarium gratuit.
    [any-bauble] Récompense de style : un jeton de la plage au choix.
   *[shown] Récompense de style : { $shown }.
}

# Comment se compte chaque colonne du décompte.
web-counts-exhibits = Les pièces des expositions, plus 2 par exposition décorée.
web-counts-vault = 1 par trésor différent, plus les rangées complètes d’un même type.
web-counts-aquariums = Les pièces des dessous et des centres, plus ce que compte chaque dessus.
web-claim-collect = Prendre la carte
web-claim-missing = { $count ->
    [one] Il en manque { $count }
   *[other] Il en manque { $count }
}
web-claim-missing-how = { $laid } sur { $needed } posées. Touche un trésor éclairé ; il t’en reste { $spare }.
web-claim-laid = { $laid ->
    [one] { $laid } étoile de mer posée
   *[other] { $laid } étoiles de mer posées
}
web-claim-laid-how = Rien n’est payé avant de prendre la carte.
web-claim-off = Reprendre l’étoile de mer : { $face }
web-gain-beach = à la plage { $number }
