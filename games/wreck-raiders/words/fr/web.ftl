### Ce que seul le client web dit: Wreck Raiders.

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
web-layer-top = dessus
web-layer-middle = centre
web-layer-bottom = dessous
web-spot-name = { $place } { $number }
web-step-up = Un de plus sur le dé
web-step-down = Un de moins sur le dé
web-die-name = Dé montrant { $face }
web-die-in-zone = Dé montrant { $face }, zone : { $bauble }
web-display-name = Présentoir { $display }
web-display-fits = Présentoir { $display } convient
web-vault-column = Coffre-fort, colonne { $column }
web-aquarium-name = Aquarium de { $pieces ->
    [one] une pièce
   *[other] { $pieces } pièces
}
web-exhibit-name = Exposition à { $coins } : { $treasures }
web-piece-name = { $layer } à { $coins }, montre { $symbols } ; coûte { $cost }
web-piece-top = { $layer }, { $coins } par { $per } ; coûte { $cost }

## Parties de la table

web-style = style
web-no-style = sans style
web-per = par
web-per-piece = pièce
web-exhibits = Expositions
web-exhibits-short = expositions
web-vault = Coffre-fort
web-vault-short = coffre-fort
web-aquariums = Aquariums
web-aquariums-short = aquariums
web-market = Marché aux aquariums
web-no-aquariums = Pas encore d’aquarium. Un dessous en commence un.
web-no-rivals = Personne d’autre ne joue ici.
web-claimed = Réclamées
web-claimed-of = { $claimed } sur { $needed } expositions
web-divers-ashore = { $count ->
    [0] Aucun plongeur à terre
    [one] Un plongeur à terre
   *[other] { $count } plongeurs à terre
}
web-mat-of = Le plateau de { $name }
web-open-mat = { $name }, { $score } pièces : ouvrir le plateau
web-solo-rivals = Plongeurs rivaux
web-solo-left = { $left ->
    [one] Un rival attend
   *[other] { $left } rivaux attendent
}
web-tab-mat = Plateau
web-tab-exhibits = Expositions
web-tab-market = Marché
web-tab-rivals = Rivaux
web-tab-log = Journal

## Réclamer une exposition

web-claim-title = Décore le présentoir { $display } avant l’ouverture
web-claim-title-style = Le présentoir { $display } a du style
web-claim-step-named = Présentoir et carte
web-claim-step-starfish = Étoiles
web-claim-step-decorate = Décorer
web-claim-step-style = Style
web-claim-step-collect = Ramasser
web-claim-cover = Poser des étoiles de mer
web-claim-cover-how = Un trésor couvert vaut n’importe quel type. Clique dessus sur la scène.
web-claim-conch = Poser sur la carte : { $name }
web-claim-conch-how = Reste là et vaut { $coins } pièces à la fin.
web-claim-conch-on = Dessus : { $name }
web-claim-scallop = Échanger contre un trésor : { $name }
web-claim-scallop-how = Une trouvaille au hasard. Quelle épave ?
web-claim-pick = Choisis ta récompense
web-claim-pick-how = Les trésors sont dans l’ordre de la carte.
web-claim-free = Prends une pièce gratuite
web-claim-free-how = Les trésors sont dans l’ordre de la carte.
web-claim-style = Récompense de style
web-claim-style-yes = Tes trésors sont dans l’ordre de la carte.
web-claim-style-no = Seulement pour des trésors dans l’ordre exact de la carte.
web-claim-brings = Ce que cela rapporte
web-claim-card = Carte
web-claim-basket = Panier
web-claim-count = Exposition numéro { $claimed }.

## Infobulles

web-tip-wreck = { $wreck } : il reste { $left } trésors dans l’épave. Une plongée en rapporte un.
web-tip-lid = Le bassin. Un dé dans une zone donne cette trouvaille à qui le prend.
web-tip-display = Un présentoir. Les trésors vont de gauche à droite ; tous ensemble, ils réclament une exposition.
web-tip-vault = Le coffre-fort. Chaque face différente vaut une pièce, une rangée d’un seul type son nombre.
web-tip-claimed = Qui finit son tour avec autant d’expositions annonce les derniers tours.
web-tip-aquarium = Un aquarium. Les centres s’empilent, un dessus le ferme.
web-tip-stack = Encore { $left } dans la pile : { $layer }.
web-tip-conch = { $name } : change d’un point le dé que tu prends ; décore une carte.
web-tip-scallop = { $name } : un trésor de plus de l’épave où tu plonges.
web-tip-starfish = { $name } : remplace n’importe quel trésor quand tu réclames.
web-tip-solo = Rivaux encore à venir : { $left }. Une épave assombrie a été visitée cette manche.

## Accueil

web-about-wreck-raiders = Lance, plonge et cours vers les épaves. Ramène gemmes, or et reliques, et remplis ton musée avant tes rivaux.
web-edition-2019 = 2019
web-edition-2018 = 2018, la première
