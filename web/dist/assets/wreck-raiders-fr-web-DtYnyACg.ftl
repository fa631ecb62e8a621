game-wreck-raiders = Wreck Raiders
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
layer-top = Dessus
layer-middle = Centre
layer-bottom = Dessous
spot-name = {$place} {$number}
step-up = Ajouter 1 au dé
step-down = Retirer 1 au dé
die-name = Dé : {$face}
die-in-zone = Dé : {$face} (zone : {$bauble})
display-name = Présentoir {$display}
vault-column = Coffre-fort, colonne {$column}
aquarium-name = Aquarium : {$pieces ->
 [one] un morceau
 *[other] {$pieces} morceaux
}
exhibit-name = {$coins ->
 [one] Exposition à {$coins} pièce : {$treasures}
 *[other] Exposition à {$coins} pièces : {$treasures}
}
piece-name = {$coins ->
 [one] {$layer} à {$coins} pièce, montre : {$symbols} ; coûte : {$cost}
 *[other] {$layer} à {$coins} pièces, montre : {$symbols} ; coûte : {$cost}
}
piece-top = {$coins ->
 [one] {$layer} à {$coins} pièce par : {$per} ; coûte : {$cost}
 *[other] {$layer} à {$coins} pièces par : {$per} ; coûte : {$cost}
}
style = style
no-style = sans bonus
per = par
per-piece = morceau
exhibits = Expositions
exhibits-short = expositions
vault = Coffre-fort
vault-short = coffre-fort
aquariums = Aquariums
aquariums-short = aquariums
market = Marché des aquariums
no-aquariums = Pas encore d’aquarium. Un dessous en commence un.
no-rivals = Personne d’autre ne joue ici.
claimed = Réclamées
claimed-of = {$claimed}/{$needed} expositions
claimed-count = {$claimed} sur {$needed}
divers-ashore = {$count ->
 [0] Aucun plongeur en réserve
 [one] 1 plongeur en réserve
 *[other] {$count} plongeurs en réserve
}
mat-of = Plateau {DE($name)}
open-mat = {$score ->
 [one] {$name}, {$score} pièce : voir son plateau
 *[other] {$name}, {$score} pièces : voir son plateau
}
solo-rivals = Plongeurs rivaux
solo-left = {$left ->
 [0] Plus aucun rival
 [one] Encore 1 rival
 *[other] Encore {$left} rivaux
}
tab-mat = Plateau
tab-exhibits = Cartes
tab-market = Marché
tab-rivals = Rivaux
tab-log = Journal
claim-title = Réclamer avec le présentoir {$display}
claim-title-style = Ordre exact : prends ta récompense de style
claim-step-named = Présentoir et carte
claim-step-starfish = Étoiles de mer
claim-step-decorate = Décorer
claim-step-style = Style
claim-step-collect = Ramasser
claim-cover = Poser des étoiles de mer
claim-cover-how = Un trésor couvert compte comme le type de ton choix. Touche le trésor à couvrir dans le présentoir.
claim-conch = {$name ->
 [conque] Poser une conque sur la carte
 *[other] Poser un {$name} sur la carte
}
claim-conch-how = {$coins ->
 [one] Reste sur la carte et vaut {$coins} pièce à la fin.
 *[other] Reste sur la carte et vaut {$coins} pièces à la fin.
}
claim-conch-on = Décoration : {$name}
claim-scallop = Défausser un {$name} pour un trésor
claim-scallop-how = Un trésor au hasard. De quelle épave ?
claim-pick = Choisis ta récompense
claim-pick-how = Tes trésors sont dans l’ordre exact de la carte.
claim-free = Prends un morceau gratuit
claim-free-how = Tes trésors sont dans l’ordre exact de la carte.
claim-style = Récompense de style
claim-style-yes = Tes trésors sont dans l’ordre exact de la carte.
claim-style-no = Seulement si tes trésors sont dans l’ordre exact de la carte.
claim-brings = Ce que tu gagnes
claim-card = Carte
claim-basket = Panier
claim-count = C’est ton exposition n° {$claimed}.
tip-wreck = {$left ->
 [0] {$wreck} : il ne reste aucun trésor dans l’épave.
 [one] {$wreck} : il reste 1 trésor dans l’épave. Chaque plongée en rapporte un.
 *[other] {$wreck} : il reste {$left} trésors dans l’épave. Chaque plongée en rapporte un.
}
tip-lid = Les dés à prendre. Un dé dans une zone rapporte aussi ce qu’elle montre.
tip-display = Présentoir. Les trésors s’y placent de gauche à droite ; tous ensemble, ils doivent correspondre à une exposition.
tip-vault = Coffre-fort. Chaque trésor différent vaut 1 pièce ; une rangée complète du même type vaut le nombre indiqué.
tip-claimed = Dès qu’un joueur finit son tour avec ce nombre d’expositions, chacun des autres joue un dernier tour.
tip-aquarium = Aquarium. Les centres s’empilent sur un dessous ; un dessus le ferme.
tip-stack = {$layer} : {$left} dans la pile.
tip-conch = {$name ->
 [conque] Défausse une conque pour ajouter ou retirer 1 au dé que tu prends, ou pose-la sur une carte qui a son blason.
 *[other] Défausse un {$name} pour ajouter ou retirer 1 au dé que tu prends, ou pose-le sur une carte qui a son blason.
}
tip-scallop = Défausse un {$name} pour un trésor de plus dans l’épave où tu plonges, ou dans celle de ton choix en décorant une carte.
tip-starfish = Pose une {$name} sur un trésor quand tu réclames : il compte comme n’importe quel type.
tip-solo = Rivaux restants : {$left}. Une épave assombrie a déjà été visitée cette manche.
recap-card = {$coins ->
 [one] exposition à {$coins} pièce
 *[other] exposition à {$coins} pièces
}
recap-takes = Prend le {$face}
recap-counts = compte comme {$value}
recap-from = depuis {$spot}
recap-reserve = depuis la réserve
recap-found = {$count ->
 [one] {$count} trésor
 *[other] {$count} trésors
}
recap-beach = {$count} de la plage
recap-claims = Réclame
recap-style = ordre exact
recap-buys = Achète
recap-free = Gratuit
recap-die = Dé
recap-dive = Plongée
recap-draw = Trésor
recap-claim = Exposition
recap-buy = Achat
about-wreck-raiders = Lance les dés, plonge vers les épaves et remonte gemmes, or, art et reliques. Remplis ton musée avant tes rivaux !
edition-2019 = 2019
edition-2018 = 2018 (première édition)
do-dive = Plonger
spot-held = {$place}, espace {$number}, occupé par {$who}
rival-diver = un plongeur rival
exhibit-told = {$name}. {$crests ->
 [none] Aucun blason.
 *[other] Blasons : {$crests}.
} {$reward ->
 [none] Aucune récompense de style.
 [free-piece] Récompense de style : un morceau d’aquarium gratuit.
 [any-bauble] Récompense de style : un jeton de la plage au choix.
 *[shown] Récompense de style : {$shown}.
}
counts-exhibits = Les pièces des expositions, plus 2 par exposition décorée.
counts-vault = 1 par trésor différent, plus les rangées complètes d’un même type.
counts-aquariums = Les pièces des dessous et des centres, plus ce que compte chaque dessus.
claim-collect = Prendre la carte
claim-missing = {$count ->
 [one] Il en manque {$count}
 *[other] Il en manque {$count}
}
claim-missing-how = {$laid} sur {$needed} posées. Touche un trésor éclairé ; il t’en reste {$spare}.
claim-laid = {$laid ->
 [one] {$laid} étoile de mer posée
 *[other] {$laid} étoiles de mer posées
}
claim-laid-how = Rien n’est payé avant de prendre la carte.
claim-off = Reprendre l’étoile de mer : {$face}
gain-beach = à la plage {$number}