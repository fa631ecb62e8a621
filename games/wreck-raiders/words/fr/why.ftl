### Pourquoi quelque chose ne peut pas être choisi : une phrase courte à qui demande.

part-wr-why-display =
    { $display ->
        [1] I
        [2] II
       *[3] III
    }
part-wr-why-pool =
    { $edition ->
        [2018] dans le bassin de dés
       *[2019] sur le récif
    }
# Après « pas ».
part-wr-why-bauble =
    { $bauble ->
        [conch] { $edition ->
            [2018] de crâne
           *[2019] de conque
        }
        [scallop] { $edition ->
            [2018] de coquillage
           *[2019] de pétoncle
        }
       *[starfish] d’étoile de mer
    }
part-wr-why-treasures =
    { $count ->
        [one] { $count } trésor
       *[other] { $count } trésors
    }

## Autre chose est à faire maintenant.

wr-why-now-take = Prends d’abord un dé.
wr-why-now-move = Déplace d’abord un plongeur.
wr-why-now-push = Choisis d’abord l’espace de plage du plongeur poussé.
wr-why-now-place = Place d’abord ton trésor.
wr-why-now-extra = Décide d’abord si tu veux d’autres trésors.
wr-why-now-claim = C’est le moment de réclamer ou de continuer.
wr-why-now-decorate = Décore d’abord la carte réclamée, ou ramasse-la.
wr-why-now-pick =
    { $edition ->
        [2018] Choisis d’abord ta trouvaille.
       *[2019] Choisis d’abord ton coquillage.
    }
wr-why-now-free = Choisis d’abord ton morceau d’aquarium gratuit.
wr-why-now-buy = C’est le moment d’acheter un morceau ou de finir ton tour.
wr-why-now-rival = Choisis d’abord où plonge le prochain rival.
wr-why-now-market = C’est le moment d’acheter des morceaux ou de finir la manche.

## Dés.

wr-why-no-such-die = Ce dé n’est pas { part-wr-why-pool }.
wr-why-die-taken = Ce dé est déjà pris.
wr-why-die-stops = Le dé reste entre 1 et 6 : il ne peut pas aller plus loin.
wr-why-no-bauble = Tu n’as pas { part-wr-why-bauble } dans ton panier.

## Plongeurs.

wr-why-no-diver-left = Tous tes plongeurs sont sur le plateau.
wr-why-not-your-diver = Tu n’as pas de plongeur à cet endroit.
wr-why-other-number = Ton dé vaut { $value } : choisis un espace n° { $value }.
wr-why-solo-beach = En solo, tu ne peux pas aller sur la plage.
wr-why-same-wreck = Un plongeur ne va jamais d’un espace à un autre de la même épave.
wr-why-beach-to-beach = Un plongeur ne va jamais d’un espace de la plage à un autre.
wr-why-own-diver = Ton propre plongeur est déjà sur cet espace d’épave.
wr-why-must-move = Tu dois déplacer un plongeur quand c’est possible.
wr-why-spot-held = Cet espace de plage est occupé.
wr-why-no-die-left = Il ne reste pas de dé de valeur { $value }.
wr-why-visited = Un rival a déjà plongé dans cette épave pendant cette manche.
wr-why-empty-first = Il reste un espace n° { $value } libre : le rival doit y aller.

## Trésors.

wr-why-display-full = Le présentoir { part-wr-why-display } est plein.
wr-why-column-full = La colonne { $column } de ton coffre-fort est pleine.
wr-why-vault-only = Un trésor gagné grâce à un rival va dans le coffre-fort.
wr-why-being-claimed = Tu es en train de réclamer avec le présentoir { part-wr-why-display }.
wr-why-must-place = Il te reste de la place : tu dois placer ce trésor.

## Expositions.

wr-why-not-face-up = Cette exposition n’est pas face visible.
wr-why-too-few = Il manque { part-wr-why-treasures } au présentoir { part-wr-why-display } pour cette exposition.
wr-why-too-many = Le présentoir { part-wr-why-display } a { part-wr-why-treasures } de trop pour cette exposition.
wr-why-misfits =
    { $count ->
        [one] { $count } trésor du présentoir { part-wr-why-display } ne correspond pas à cette exposition.
       *[other] { $count } trésors du présentoir { part-wr-why-display } ne correspondent pas à cette exposition.
    }
wr-why-no-crest = Cette exposition n’a pas ce blason.
wr-why-crest-used = Tu as déjà utilisé ce blason.
wr-why-wreck-empty = Il ne reste aucun trésor dans cette épave.
wr-why-starfish-first =
    { $count ->
        [one] Pose d’abord { $count } étoile de mer de plus sur le présentoir { part-wr-why-display }.
       *[other] Pose d’abord { $count } étoiles de mer de plus sur le présentoir { part-wr-why-display }.
    }
wr-why-none-left = Il n’y a plus { part-wr-why-bauble } sur la plage.

## Étoiles de mer.

wr-why-covers-only = Dans cette édition, une étoile de mer ne retire jamais de trésor.
wr-why-starfish-owed = Tu as besoin de cette étoile de mer ailleurs pour réclamer.
wr-why-display-empty = Le présentoir { part-wr-why-display } est vide.
wr-why-claim-step-only = Les étoiles de mer se posent seulement quand tu peux réclamer.
wr-why-while-claiming = Les étoiles de mer se posent seulement quand tu réclames une exposition.
wr-why-style-checked = L’ordre du présentoir { part-wr-why-display } est déjà vérifié.
wr-why-name-first = Choisis d’abord un présentoir et une exposition.
wr-why-other-display = Les étoiles de mer vont seulement sur le présentoir avec lequel tu réclames.
wr-why-no-treasure = Il n’y a pas de trésor sur ce piédestal.
wr-why-covered = Ce trésor est déjà sous une étoile de mer.

## Aquariums.

wr-why-cannot-pay = Pour ce morceau, il te manque { $missing }.
wr-why-not-for-sale = Ce morceau n’est pas au marché.
wr-why-no-aquarium = Tu n’as pas d’aquarium ouvert pour ce morceau.
wr-why-aquarium-closed = Un dessus ferme déjà cet aquarium.
wr-why-not-your-aquarium = Tu n’as pas d’aquarium avec ce dessous.
