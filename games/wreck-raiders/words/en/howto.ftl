### How Wreck Raiders is played, to be read aloud before a first game. The clauses are in rules.ftl.

howto-wr-goal = The goal
howto-wr-goal-1 = You lead a team of treasure divers. Bring up treasures from four wrecks, show them in your museum and build aquariums. The player with the most coins at the end wins.

howto-wr-turn = Your turn
howto-wr-turn-1-title = Take a die
howto-wr-turn-1 =
    { $edition ->
        [2018] Take one die from the dice pool. If it landed on a bauble, you get that bauble too. When the pool is empty, all the dice are rolled again.
       *[2019] Take one die from the reef. If it landed on a shell, you get that shell too. When the reef is empty, all the dice are rolled again.
    }
howto-wr-turn-2-title = Move a diver
howto-wr-turn-2 =
    { $edition ->
        [2018] Move one of your divers to a spot with the number on your die. On the beach you gain the baubles shown there.
       *[2019] Move one of your divers to a spot with the number on your die. On the beach you gain the shells shown there.
    }
howto-wr-turn-3-title = Bring up treasure
howto-wr-turn-3 = In a wreck you gain a treasure, and each diver on the two spots next to yours brings its owner one too. A diver already on your spot is bumped to the beach.
howto-wr-turn-4-title = Place it and claim
howto-wr-turn-4 = Put each treasure on a display or in your vault. When a display holds exactly the treasures on an exhibit card, you may claim the card. If they are in the card’s exact order, you also get its style reward.
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
        [2018] Discard it to change your die by 1, but never below 1 or above 6. Or put the skull on an exhibit you claim, if it has this crest.
       *[2019] Discard it to change your die by 1; 6 and 1 are neighbours. Or put the conch on an exhibit you claim, if it has this crest.
    }
howto-wr-use-2-title =
    { $edition ->
        [2018] Seashell
       *[2019] Scallop
    }
howto-wr-use-2 = Discard it for one more treasure from the wreck you move to. Or discard it for one from any wreck when you claim an exhibit with this crest.
howto-wr-use-3-title = Starfish
howto-wr-use-3 = Put it on a treasure when you claim: that treasure counts as any type.

howto-wr-score = What scores
howto-wr-score-1-title = Exhibits
howto-wr-score-1 =
    { $edition ->
        [2018] The coins on your cards, and 2 more for each skull on them.
       *[2019] The coins on your cards, and 2 more for each conch on them.
    }
howto-wr-score-2-title = Vault
howto-wr-score-2 = 1 coin for each different treasure. A row of three treasures of the same type also scores the number beside it.
howto-wr-score-3-title = Aquariums
howto-wr-score-3 = The coins on bottoms and middles. A top scores for what is in its aquarium.

howto-wr-end = The end
howto-wr-end-1 =
    { $edition ->
        [2018] When a player ends a turn with enough exhibits, everyone else takes one last turn. Enough means 6 with two players, 5 with three and 4 with four.
       *[2019] When a player ends a turn with enough exhibits, everyone else takes one last turn. Enough means 6 with two players, 5 with three and 4 with four or five.
    }
