### Les règles de Wreck Raiders, avec nos mots. Sans édition nommée, ce sont les mots de 2019.

chapter-wr-1 = Mise en place
rule-wr-1-1 =
    { $edition ->
        [2018] On joue à 2, 3 ou 4.
       *[2019] On joue à 2, 3, 4 ou 5, ou bien en solo.
    }
rule-wr-1-2 =
    { $edition ->
        [2018] Chacun reçoit 6 plongeurs à deux joueurs, 5 à trois et 4 à quatre. Tous commencent en réserve, hors du plateau.
       *[2019] Chacun reçoit 6 plongeurs à deux joueurs, 5 à trois et 4 à quatre ou cinq. Tous commencent en réserve, hors du plateau.
    }
rule-wr-1-3 =
    { $edition ->
        [2018] On joue avec 5 dés à deux joueurs, 4 à trois et 5 à quatre.
       *[2019] On joue avec 5 dés à deux joueurs, 4 à trois, 5 à quatre et 6 à cinq.
    }
rule-wr-1-4 = Chacune des quatre épaves (gemmes, or, art, reliques) a six espaces, numérotés de 1 à 6. La plage aussi ; chacun de ses espaces montre les { part-wr-tokens } qu’il rapporte.
rule-wr-1-5 = Il y a 84 trésors : quatre types, trois trésors différents par type, sept exemplaires de chacun. Chaque épave a sa pioche, face cachée, et sa défausse, face visible.
rule-wr-1-6 =
    { $edition ->
        [2018] Il y a 15 crânes, 15 coquillages et 15 étoiles de mer. Quand une sorte est épuisée sur la plage, tu n’en gagnes plus.
       *[2019] Il y a 15 conques, 15 pétoncles et 15 étoiles de mer. Quand une sorte est épuisée sur la plage, tu n’en gagnes plus.
    }
rule-wr-1-7 = Il y a 52 cartes d’exposition. On en révèle une de plus qu’il n’y a de joueurs.
rule-wr-1-8 =
    { $edition ->
        [2018] Les morceaux d’aquarium forment trois piles : 10 dessous, 12 centres et 9 dessus. Trois de chaque sont face visible au marché.
       *[2019] Les morceaux d’aquarium forment trois piles : 11 dessous, 17 centres et 11 dessus. Trois de chaque sont face visible au marché.
    }
rule-wr-1-9 = Ton plateau de joueur a trois présentoirs, un coffre-fort de trois colonnes, à remplir de bas en haut, et un panier.
rule-wr-1-10 = On tire au sort le premier joueur, qui lance les dés.
rule-wr-1-11 = Chaque dé lancé donne un nombre de 1 à 6 et tombe dans la zone { part-wr-of-a-token }, ou hors des zones.

chapter-wr-2 = Le tour
rule-wr-2-1 = On joue dans le sens horaire. À ton tour, prends un dé, puis déplace un plongeur et ramasse ce qu’il rapporte. Ensuite, si tu veux, réclame des expositions, puis achète un morceau d’aquarium.

chapter-wr-3 = Prendre un dé
rule-wr-3-1 = Si le { part-wr-pool } est vide au début de ton tour, rassemble tous les dés et lance-les.
rule-wr-3-2 = Prends n’importe quel dé du { part-wr-pool }. S’il n’en reste qu’un, tu dois le prendre.
rule-wr-3-3 =
    { $edition ->
        [2018] Si le dé est dans la zone d’une trouvaille, tu la gagnes aussitôt.
       *[2019] Si le dé est dans la zone d’un coquillage, tu le gagnes aussitôt.
    }
rule-wr-3-4 =
    { $edition ->
        [2018] Quand tu prends un dé, tu peux défausser un crâne pour ajouter ou retirer 1 à la valeur du dé pour ce tour, plusieurs fois si tu veux. Elle reste entre 1 et 6.
       *[2019] Quand tu prends un dé, tu peux défausser une conque pour ajouter ou retirer 1 à la valeur du dé pour ce tour, plusieurs fois si tu veux. Un 6 peut devenir un 1, et un 1 un 6.
    }
rule-wr-3-5 =
    { $edition ->
        [2018] Un crâne gagné avec un dé peut changer ce dé. Dans ton panier, le dé garde le nombre lancé.
       *[2019] Une conque gagnée avec un dé peut changer ce dé. Dans ton panier, le dé garde le nombre lancé.
    }

chapter-wr-4 = Déplacer un plongeur
rule-wr-4-1 = Prends un de tes plongeurs, en réserve, dans une épave ou sur la plage, et place-le sur un espace d’épave ou de plage qui porte le nombre du dé.
rule-wr-4-2 = Un plongeur ne va jamais d’un espace à un autre de la même épave, ni d’un espace de la plage à un autre.
rule-wr-4-3 = Dans une épave, tu ne peux pas aller sur un espace occupé par un de tes plongeurs. Sur la plage, tu peux.
rule-wr-4-4 =
    { $edition ->
        [2018] Tu dois déplacer un plongeur, et c’est toujours possible.
       *[2019] Tu dois déplacer un plongeur. C’est toujours possible, sauf parfois en solo.
    }
rule-wr-4-5 = Quand tu vas sur la plage, tu gagnes les { part-wr-tokens } de ton espace. Le plongeur qui s’y trouvait, même un des tiens, retourne en réserve.
rule-wr-4-6 = Quand tu vas sur un espace d’épave occupé par un adversaire, tu pousses son plongeur vers l’espace de plage du même numéro. Ton adversaire gagne les { part-wr-tokens } de cet espace, et le plongeur qui s’y trouvait déjà retourne en réserve.
rule-wr-4-7 = Quand tu vas dans une épave, tu y pioches un trésor au hasard.
rule-wr-4-8 = Après le trésor de ta plongée, tu peux défausser { part-wr-scallop } pour piocher un autre trésor dans la même épave, plusieurs fois si tu veux. Place chaque trésor avant de décider pour le suivant.
rule-wr-4-9 = Les voisins profitent de ta plongée : chaque plongeur, à toi ou non, sur l’un des deux espaces à côté du tien rapporte un trésor de l’épave à son propriétaire. Les espaces forment un anneau : le 6 et le 1 sont voisins.
rule-wr-4-10 = Une plongée se règle dans cet ordre : le plongeur poussé, ton trésor, tes trésors contre des { part-wr-some-scallops }, puis ceux des voisins, dans le sens horaire à partir de toi. Chaque trésor est placé avant que le suivant soit pioché.
rule-wr-4-11 = Quand la pioche d’une épave est épuisée, mélange aussitôt sa défausse pour en faire une nouvelle. Si les deux sont vides, tu ne gagnes rien et ne peux pas y dépenser { part-wr-no-scallop }.

chapter-wr-5 = Gagner des trésors
rule-wr-5-1 = Quand tu gagnes un trésor, même au tour d’un autre, regarde-le et place-le aussitôt : sur le piédestal libre le plus à gauche d’un présentoir, ou à la place libre la plus basse d’une colonne du coffre-fort.
rule-wr-5-2 = Un trésor placé ne bouge plus.
rule-wr-5-3 =
    { $edition ->
        [2018] S’il n’y a plus de place nulle part, le trésor est défaussé. S’il y en a, tu dois le placer.
       *[2019] S’il n’y a plus de place nulle part, le trésor est défaussé, mais tu peux d’abord faire de la place avec une étoile de mer. S’il y a de la place, tu dois le placer.
    }
rule-wr-5-4 = Un trésor pioché reste visible de tous, même dans un présentoir.

chapter-wr-6 = Réclamer des expositions
rule-wr-6-1 = Un présentoir correspond à une carte s’il contient exactement les types de trésors demandés, ni plus ni moins, dans n’importe quel ordre. Un trésor sous une étoile de mer compte comme le type de ton choix.
rule-wr-6-2 = Pour réclamer une exposition, annonce le présentoir et la carte, décore la carte si tu veux, prends la récompense de style, puis vide le présentoir et ramasse la carte.
rule-wr-6-3 =
    { $edition ->
        [2018] Si la carte a un blason à crâne, tu peux y poser un crâne de ton panier. Il vaut 2 pièces à la fin.
       *[2019] Si la carte a un blason à conque, tu peux y poser une conque de ton panier. Elle vaut 2 pièces à la fin.
    }
rule-wr-6-4 =
    { $edition ->
        [2018] Si la carte a un blason à coquillage, tu peux défausser un coquillage pour piocher un trésor dans l’épave de ton choix. Il va dans ton coffre-fort ou dans n’importe quel présentoir, même celui avec lequel tu réclames : il n’y change rien à la correspondance ni à l’ordre, et part à la défausse avec les autres.
       *[2019] Si la carte a un blason à pétoncle, tu peux défausser un pétoncle pour piocher un trésor dans l’épave de ton choix. Il va dans ton coffre-fort ou dans n’importe quel présentoir, même celui avec lequel tu réclames : il n’y change rien à la correspondance ni à l’ordre, et part à la défausse avec les autres.
    }
rule-wr-6-5 = Si tes trésors sont dans l’ordre exact de la carte, tu gagnes sa récompense de style, si elle en a une : un morceau d’aquarium gratuit ou des { part-wr-tokens }, tant qu’il en reste.
rule-wr-6-6 = Un morceau gratuit se place aussitôt et ne compte pas comme ton achat du tour ; le marché est complété tout de suite. Tu peux le refuser. Si aucun morceau ne peut être placé, la récompense est perdue.
rule-wr-6-7 = Pour finir, défausse les trésors du présentoir, rends ses étoiles de mer à la plage et prends la carte.
rule-wr-6-8 = Tu peux réclamer d’autres expositions dans le même tour, avec tout ce que tu viens de gagner.
rule-wr-6-9 = On ne révèle de nouvelles cartes d’exposition que lorsque tu as fini de réclamer.

chapter-wr-7 = Aquariums
rule-wr-7-1 =
    { $edition ->
        [2018] Une fois par tour, tu peux acheter un morceau d’aquarium en payant les trouvailles indiquées.
       *[2019] Une fois par tour, tu peux acheter un morceau d’aquarium en payant les coquillages indiqués.
    }
rule-wr-7-2 = Un dessous commence un nouvel aquarium ; un centre ou un dessus se pose sur un dessous ou un centre, et un dessus ferme l’aquarium. Tu ne peux pas acheter un morceau que tu ne peux pas placer.
rule-wr-7-3 = Un morceau pris au marché est remplacé par un autre de la même pile, tant qu’il en reste.

chapter-wr-8 = Étoiles de mer
rule-wr-8-1 = Pendant que tu réclames, tu peux poser une étoile de mer sur un trésor d’un de tes présentoirs : il compte alors comme n’importe quel type. Elle y reste jusqu’à ce que tu réclames avec ce présentoir.
rule-wr-8-2 = Quand tu réclames une exposition, tu peux couvrir d’étoiles de mer des trésors du présentoir utilisé. Un trésor couvert compte comme le type de ton choix.
rule-wr-8-3 = Chaque fois que tu as un choix à faire, tu peux défausser une étoile de mer pour défausser le trésor le plus à droite d’un de tes présentoirs, sauf celui avec lequel tu es en train de réclamer.

chapter-wr-9 = La fin
rule-wr-9-1 =
    { $edition ->
        [2018] Quand un joueur finit son tour avec au moins 6 expositions (5 à trois joueurs, 4 à quatre), chacun des autres joue un dernier tour, puis la partie se termine.
       *[2019] Quand un joueur finit son tour avec au moins 6 expositions (5 à trois joueurs, 4 à quatre ou cinq), chacun des autres joue un dernier tour, puis la partie se termine.
    }
rule-wr-9-2 =
    { $edition ->
        [2018] La partie se termine aussi après 20 manches de suite sans exposition réclamée.
       *[2019] La partie se termine aussi après 20 manches de suite sans exposition réclamée, sauf en solo.
    }

chapter-wr-10 = Décompte
rule-wr-10-1 =
    { $edition ->
        [2018] Expositions : les pièces de tes cartes, plus 2 par crâne posé dessus.
       *[2019] Expositions : les pièces de tes cartes, plus 2 par conque posée dessus.
    }
rule-wr-10-2 = Coffre-fort : 1 pièce par trésor différent, plus la valeur de chaque rangée de trois trésors du même type.
rule-wr-10-3 =
    { $edition ->
        [2018] Aquariums, même sans dessus : les pièces des dessous et des centres. Un dessus rapporte selon sa formule, pour les symboles de tout l’aquarium.
       *[2019] Aquariums, même sans dessus : les pièces des dessous et des centres. Un dessus rapporte selon sa formule, pour les symboles ou les morceaux de tout l’aquarium.
    }
rule-wr-10-4 = Le joueur qui a le plus de pièces gagne. À égalité, c’est le plus de trésors dans les présentoirs qui l’emporte, puis le plus de { part-wr-tokens } dans le panier ; sinon, la victoire est partagée.
rule-wr-10-5 =
    { $edition ->
        [2018] Exemple : 34 pièces pour les expositions, 15 pour le coffre-fort et 31 pour les aquariums font 80.
       *[2019] Exemple : 34 pièces pour les expositions, 16 pour le coffre-fort et 31 pour les aquariums font 81.
    }

chapter-wr-11 = Solo
rule-wr-11-1 = Mets tout en place comme à 2 joueurs, mais sans deuxième joueur, avec les 6 dés et une pile de 16 plongeurs rivaux.
rule-wr-11-2 = À chaque manche, lance les six dés, joue trois tours, puis joue trois tours de rivaux avec les dés restants.
rule-wr-11-3 = Les rivaux ne gagnent jamais de coquillages, et leurs trésors vont tout de suite à la défausse.
rule-wr-11-4 = Un rival arrivé sur la plage y reste. Tes plongeurs n’en partent que quand tu les déplaces.
rule-wr-11-5 = Tu ne peux pas envoyer un plongeur sur la plage. Si ton dé ne permet aucun espace d’épave, tu ne déplaces personne ce tour-ci.
rule-wr-11-6 = Un rival que tu pousses va sur l’espace de plage vide de ton choix. S’il n’y en a pas, il quitte la partie.
rule-wr-11-7 = Pour chaque rival, choisis un dé et une épave où aucun rival n’a plongé cette manche. Il va sur un espace vide qui porte le nombre du dé, si possible ; sinon, il pousse un plongeur vers l’espace de plage vide de ton choix. S’il n’y en a pas, ton plongeur poussé retourne en réserve, et un rival poussé quitte la partie.
rule-wr-11-8 = Quand ton plongeur est poussé sur la plage, tu gagnes les coquillages de son espace.
rule-wr-11-9 = Un trésor que tu gagnes à côté d’un rival qui plonge va dans ton coffre-fort. S’il est plein, le trésor est défaussé.
rule-wr-11-10 = Après les trois tours de rivaux, tu peux acheter autant de morceaux d’aquarium que tu veux.
rule-wr-11-11 = La partie se termine à la fin d’une manche si ton coffre-fort est plein, si tu as 6 expositions, si une épave a épuisé sa pioche, si la plage est pleine ou s’il n’y a plus de rival dans la pile.
rule-wr-11-12 = Si la pile de rivaux est vide, les tours de rivaux restants sont sautés.
rule-wr-11-13 = Ton score te vaut un titre parmi six.
