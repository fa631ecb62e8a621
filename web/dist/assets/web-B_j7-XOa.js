var e=`game-wreck-raiders = Wreck Raiders
beach = Plage
wreck-gem = Gemmes
wreck-gold = Or
wreck-art = Art
wreck-relic = Reliques
treasure-gem = gemme
treasure-gold = or
treasure-art = art
treasure-relic = relique
face-gem1 = Diamant
face-gem2 = Perles
face-gem3 = Cristaux
face-gold1 = Couronne
face-gold2 = Lingots
face-gold3 = Coupe
face-art1 = Paysage
face-art2 = Portrait
face-art3 = Bouquet
face-relic1 = Masque
face-relic2 = Ânkh
face-relic3 = Tête de pierre
bauble-conch = conque
bauble-scallop = pétoncle
bauble-starfish = étoile de mer
bauble-conch-2018 = crâne
bauble-scallop-2018 = coquillage
bauble-starfish-2018 = étoile de mer
layer-top = dessus
layer-middle = centre
layer-bottom = dessous
spot-name = { $place } { $number }
step-up = Un de plus sur le dé
step-down = Un de moins sur le dé
die-name = Dé montrant { $face }
die-in-zone = Dé montrant { $face }, zone : { $bauble }
display-name = Présentoir { $display }
display-fits = Présentoir { $display } convient
vault-column = Coffre-fort, colonne { $column }
aquarium-name = Aquarium de { $pieces ->
    [one] une pièce
   *[other] { $pieces } pièces
}
exhibit-name = Exposition à { $coins } : { $treasures }
piece-name = { $layer } à { $coins }, montre { $symbols } ; coûte { $cost }
piece-top = { $layer }, { $coins } par { $per } ; coûte { $cost }
style = style
no-style = sans style
per = par
per-piece = pièce
exhibits = Expositions
exhibits-short = expositions
vault = Coffre-fort
vault-short = coffre-fort
aquariums = Aquariums
aquariums-short = aquariums
market = Marché aux aquariums
no-aquariums = Pas encore d’aquarium. Un dessous en commence un.
no-rivals = Personne d’autre ne joue ici.
claimed = Réclamées
claimed-of = { $claimed } sur { $needed } expositions
divers-ashore = { $count ->
    [0] Aucun plongeur à terre
    [one] Un plongeur à terre
   *[other] { $count } plongeurs à terre
}
mat-of = Le plateau de { $name }
open-mat = { $name }, { $score } pièces : ouvrir le plateau
solo-rivals = Plongeurs rivaux
solo-left = { $left ->
    [one] Un rival attend
   *[other] { $left } rivaux attendent
}
tab-mat = Plateau
tab-exhibits = Expositions
tab-market = Marché
tab-rivals = Rivaux
tab-log = Journal
claim-title = Décore le présentoir { $display } avant l’ouverture
claim-title-style = Le présentoir { $display } a du style
claim-step-named = Présentoir et carte
claim-step-starfish = Étoiles
claim-step-decorate = Décorer
claim-step-style = Style
claim-step-collect = Ramasser
claim-cover = Poser des étoiles de mer
claim-cover-how = Un trésor couvert vaut n’importe quel type. Clique dessus sur la scène.
claim-conch = Poser sur la carte : { $name }
claim-conch-how = Reste là et vaut { $coins } pièces à la fin.
claim-conch-on = Dessus : { $name }
claim-scallop = Échanger contre un trésor : { $name }
claim-scallop-how = Une trouvaille au hasard. Quelle épave ?
claim-pick = Choisis ta récompense
claim-pick-how = Les trésors sont dans l’ordre de la carte.
claim-free = Prends une pièce gratuite
claim-free-how = Les trésors sont dans l’ordre de la carte.
claim-style = Récompense de style
claim-style-yes = Tes trésors sont dans l’ordre de la carte.
claim-style-no = Seulement pour des trésors dans l’ordre exact de la carte.
claim-brings = Ce que cela rapporte
claim-card = Carte
claim-basket = Panier
claim-count = Exposition numéro { $claimed }.
tip-wreck = { $wreck } : il reste { $left } trésors dans l’épave. Une plongée en rapporte un.
tip-lid = Le bassin. Un dé dans une zone donne cette trouvaille à qui le prend.
tip-display = Un présentoir. Les trésors vont de gauche à droite ; tous ensemble, ils réclament une exposition.
tip-vault = Le coffre-fort. Chaque face différente vaut une pièce, une rangée d’un seul type son nombre.
tip-claimed = Qui finit son tour avec autant d’expositions annonce les derniers tours.
tip-aquarium = Un aquarium. Les centres s’empilent, un dessus le ferme.
tip-stack = Encore { $left } dans la pile : { $layer }.
tip-conch = { $name } : change d’un point le dé que tu prends ; décore une carte.
tip-scallop = { $name } : un trésor de plus de l’épave où tu plonges.
tip-starfish = { $name } : remplace n’importe quel trésor quand tu réclames.
tip-solo = Rivaux encore à venir : { $left }. Une épave assombrie a été visitée cette manche.
about-wreck-raiders = Lance, plonge et cours vers les épaves. Ramène gemmes, or et reliques, et remplis ton musée avant tes rivaux.
edition-2019 = 2019
edition-2018 = 2018, la première`;export{e as default};