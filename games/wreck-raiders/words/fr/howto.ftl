### Comment on joue à Wreck Raiders, à lire à voix haute avant la première partie. Les règles complètes sont dans rules.ftl.

howto-wr-goal = Le but
howto-wr-goal-1 = Tu diriges une équipe de plongeurs. Remonte les trésors de quatre épaves, expose-les dans ton musée et construis des aquariums. Celui qui a le plus de pièces gagne.

howto-wr-turn = Ton tour
howto-wr-turn-1-title = Prends un dé
howto-wr-turn-1 =
    { $edition ->
        [2018] Prends-en un dans le bassin de dés. S’il est sur une trouvaille, tu la gagnes aussi. Quand le bassin est vide, on relance tous les dés.
       *[2019] Prends-en un sur le récif. S’il est sur un coquillage, tu le gagnes aussi. Quand le récif est vide, on relance tous les dés.
    }
howto-wr-turn-2-title = Déplace un plongeur
howto-wr-turn-2 =
    { $edition ->
        [2018] Déplace un de tes plongeurs vers un espace de ce nombre. Sur la plage, tu gagnes les trouvailles indiquées.
       *[2019] Déplace un de tes plongeurs vers un espace de ce nombre. Sur la plage, tu gagnes les coquillages indiqués.
    }
howto-wr-turn-3-title = Remonte un trésor
howto-wr-turn-3 = Dans une épave, tu gagnes un trésor, et chaque plongeur des deux espaces voisins en rapporte un à son joueur. L’adversaire sur ton espace est poussé sur la plage.
howto-wr-turn-4-title = Place-le et réclame
howto-wr-turn-4 = Place chaque trésor dans un présentoir ou dans ton coffre-fort. Un présentoir qui contient exactement les trésors d’une carte permet de la réclamer. Dans l’ordre exact, tu reçois aussi sa récompense de style.
howto-wr-turn-5-title = Achète un morceau d’aquarium
howto-wr-turn-5 =
    { $edition ->
        [2018] Tu peux acheter un morceau par tour avec des trouvailles : d’abord un dessous, puis des centres, puis un dessus.
       *[2019] Tu peux acheter un morceau par tour avec des coquillages : d’abord un dessous, puis des centres, puis un dessus.
    }

howto-wr-use =
    { $edition ->
        [2018] À quoi servent les trouvailles
       *[2019] À quoi servent les coquillages
    }
howto-wr-use-1-title =
    { $edition ->
        [2018] Crâne
       *[2019] Conque
    }
howto-wr-use-1 =
    { $edition ->
        [2018] Ajoute ou retire 1 à ton dé, entre 1 et 6. Ou pose-le sur une carte réclamée, si son blason en montre un.
       *[2019] Ajoute ou retire 1 à ton dé ; le 6 et le 1 se suivent. Ou pose-la sur une carte réclamée, si son blason en montre une.
    }
howto-wr-use-2-title =
    { $edition ->
        [2018] Coquillage
       *[2019] Pétoncle
    }
howto-wr-use-2 = Défausse-le pour gagner un trésor de plus dans l’épave où tu plonges.
howto-wr-use-3-title = Étoile de mer
howto-wr-use-3 = Pose-la sur un trésor quand tu réclames : il compte alors comme n’importe quel type.

howto-wr-score = Ce qui rapporte
howto-wr-score-1-title = Expositions
howto-wr-score-1 =
    { $edition ->
        [2018] Les pièces de tes cartes, et 2 de plus par crâne posé dessus.
       *[2019] Les pièces de tes cartes, et 2 de plus par conque posée dessus.
    }
howto-wr-score-2-title = Coffre-fort
howto-wr-score-2 = 1 pièce par trésor différent. Une rangée de trois du même type ajoute le nombre indiqué à côté.
howto-wr-score-3-title = Aquariums
howto-wr-score-3 = Les pièces des dessous et des centres. Un dessus rapporte selon le contenu de l’aquarium.

howto-wr-end = La fin
howto-wr-end-1 =
    { $edition ->
        [2018] Quand un joueur finit son tour avec assez d’expositions, les autres jouent un dernier tour. Il en faut 6 à deux, 5 à trois et 4 à quatre.
       *[2019] Quand un joueur finit son tour avec assez d’expositions, les autres jouent un dernier tour. Il en faut 6 à deux, 5 à trois, 4 au-delà.
    }
