### How Wreck Raiders is played, to be read aloud before a first game. The clauses are in rules.ftl.

howto-wr-goal = The goal
howto-wr-goal-1 = You lead a team of treasure divers. Bring up treasures from four wrecks, show them in your museum and build aquariums. The most coins win.

howto-wr-turn = Your turn
howto-wr-turn-1-title = Take a die
howto-wr-turn-1 =
    { $edition ->
        [2018] Take one from the dice pool. If it landed on a bauble, you get that bauble too. When the pool is empty, all dice are rolled again.
       *[2019] Take one from the reef. If it landed on a shell, you get that shell too. When the reef is empty, all dice are rolled again.
    }
howto-wr-turn-2-title = Move a diver
howto-wr-turn-2 =
    { $edition ->
        [2018] Move a diver of yours to a spot with that number. On the beach you gain the baubles shown there.
       *[2019] Move a diver of yours to a spot with that number. On the beach you gain the shells shown there.
    }
howto-wr-turn-3-title = Bring up treasure
howto-wr-turn-3 = In a wreck you gain a treasure, and each diver on the two spots beside yours brings its owner one. A diver on your spot is bumped to the beach.
howto-wr-turn-4-title = Place it and claim
howto-wr-turn-4 = Put each treasure on a display or in your vault. A display with exactly a card’s treasures may claim it. In the card’s order, you also get its style reward.
howto-wr-turn-5-title = Buy an aquarium piece
howto-wr-turn-5 =
    { $edition ->
        [2018] You may pay baubles for one piece: first a bottom, then middles, then a top.
       *[2019] You may pay shells for one piece: first a bottom, then middles, then a top.
    }

howto-wr-use =
    { $edition ->
        [2018] What baubles can do
       *[2019] What shells can do
    }
howto-wr-use-1-title =
    { $edition ->
        [2018] Skull
       *[2019] Conch
    }
howto-wr-use-1 =
    { $edition ->
        [2018] Discard it to change your die by 1, from 1 to 6. Or put it on a card you claim, if the card has its crest.
       *[2019] Discard it to change your die by 1; 6 and 1 are neighbours. Or put it on a card you claim, if the card has its crest.
    }
howto-wr-use-2-title =
    { $edition ->
        [2018] Seashell
       *[2019] Scallop
    }
howto-wr-use-2 = Discard it for one more treasure from the wreck you move to.
howto-wr-use-3-title = Starfish
howto-wr-use-3 = Put it on a treasure when you claim: it counts as any type.

howto-wr-score = What scores
howto-wr-score-1-title = Exhibits
howto-wr-score-1 =
    { $edition ->
        [2018] The coins on your cards, and 2 more for each skull on them.
       *[2019] The coins on your cards, and 2 more for each conch on them.
    }
howto-wr-score-2-title = Vault
howto-wr-score-2 = 1 coin for each different treasure. A row of three of one type adds the number beside it.
howto-wr-score-3-title = Aquariums
howto-wr-score-3 = The coins on bottoms and middles. A top scores for what its aquarium shows.

howto-wr-end = The end
howto-wr-end-1 =
    { $edition ->
        [2018] When a player ends a turn with enough exhibits, everyone else takes one last turn. Two players need 6, three need 5, four need 4.
       *[2019] When a player ends a turn with enough exhibits, everyone else takes one last turn. Two players need 6, three need 5, more need 4.
    }
