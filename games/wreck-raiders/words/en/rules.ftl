### The rules of Wreck Raiders, in our own words. Each edition reads its own: 2018 has baubles and a dice pool, 2019 shells
### and a reef.

part-wr-finds =
    { $edition ->
        [2018] baubles
       *[2019] shells
    }

chapter-wr-1 = Set-up
rule-wr-1-1 = { $edition ->
    [2018] The game is for 2 to 4 players.
   *[2019] The game is for 1 to 5 players. A single player plays the solo game (chapter 11).
}
rule-wr-1-2 = { $edition ->
    [2018] With two players, everyone has 6 divers; with three, 5; with four, 4. They all start in reserve, off the board.
   *[2019] With two players, everyone has 6 divers; with three, 5; with four or five, 4. They all start in reserve, off the board.
}
rule-wr-1-3 = { $edition ->
    [2018] The game uses 5 dice with two players, 4 with three and 5 with four.
   *[2019] The game uses 5 dice with two players, 4 with three, 5 with four and 6 with five.
}
rule-wr-1-4 = The board has four wrecks (gems, gold, art and relics), each with spots numbered 1 to 6. The beach has spots 1 to 6 as well, and each of them shows { part-wr-finds }.
rule-wr-1-5 = There are 84 treasures: 21 of each of the four types, with three different pictures, seven copies of each. Every wreck has its own face-down supply and its own discard pile.
rule-wr-1-6 = { $edition ->
    [2018] The beach supply holds 15 skulls, 15 seashells and 15 starfish. If a kind runs out, you gain none of it.
   *[2019] The beach supply holds 15 conches, 15 scallops and 15 starfish. If a kind runs out, you gain none of it.
}
rule-wr-1-7 = There are 52 exhibit cards. The number of cards face up is one more than the number of players.
rule-wr-1-8 = { $edition ->
    [2018] The aquarium pieces form three stacks: 10 bottoms, 12 middles and 9 tops. Three pieces from each stack are face up in the market.
   *[2019] The aquarium pieces form three stacks: 11 bottoms, 17 middles and 11 tops. Three pieces from each stack are face up in the market.
}
rule-wr-1-9 = Your player mat has three displays, a vault with three columns that fill from the bottom up, and a basket for your dice and { part-wr-finds }.
rule-wr-1-10 = The start player is chosen at random and rolls the dice.
rule-wr-1-11 = Each rolled die shows a number and lands in a { part-wr-conch }, { part-wr-scallop } or starfish zone, or in none.

chapter-wr-2 = The turn
rule-wr-2-1 = Play goes clockwise. On your turn, in this order: take a die; move a diver and collect what it finds; claim as many exhibits as you like; buy one aquarium piece if you like.

chapter-wr-3 = Taking a die
rule-wr-3-1 = { $edition ->
    [2018] If the dice pool is empty at the start of your turn, collect all the dice and roll them.
   *[2019] If the reef has no dice left at the start of your turn, collect all the dice and roll them.
}
rule-wr-3-2 = { $edition ->
    [2018] Take any die from the dice pool.
   *[2019] Take any die from the reef.
}
rule-wr-3-3 = If your die is in a zone, you gain that zone’s { part-wr-find } at once.
rule-wr-3-4 = { $edition ->
    [2018] Discard a skull to change your die by 1 for this turn. You may do this several times, but never below 1 or above 6.
   *[2019] Discard a conch to change your die by 1 for this turn. You may do this several times. From 6 you can go up to 1, and from 1 down to 6.
}
rule-wr-3-5 = A { part-wr-conch } that you gain with a die may change that same die. In your basket, the die keeps the number that was rolled.

chapter-wr-4 = Moving a diver
rule-wr-4-1 = Move one of your divers, from the reserve, a wreck or the beach, to a wreck spot or beach spot with your die’s number.
rule-wr-4-2 = A diver may not move within the same wreck, or from the beach to the beach.
rule-wr-4-3 = You may not move onto your own diver in a wreck. On the beach you may.
rule-wr-4-4 = { $edition ->
    [2018] You must move a diver. There is always a possible move.
   *[2019] You must move a diver. There is always a possible move, except in the solo game.
}
rule-wr-4-5 = When you move to the beach, any diver already on the spot returns to its owner’s reserve. Then you gain the { part-wr-finds } shown on the spot.
rule-wr-4-6 = When you move to a wreck spot with another player’s diver on it, that diver is bumped to the beach spot with the same number. Its owner gains the { part-wr-finds } shown there. A diver that was already on that beach spot returns to its owner’s reserve.
rule-wr-4-7 = When you move to a wreck, you gain one random treasure from it.
rule-wr-4-8 = After that you may discard a { part-wr-scallop } for one more random treasure from the same wreck, as often as you like. You see and place each treasure before you decide about the next.
rule-wr-4-9 = Then every diver on either of the two spots next to yours brings its owner one random treasure from that wreck. This includes your own divers. The six spots form a ring, so 6 is next to 1.
rule-wr-4-10 = Resolve a move to a wreck in this order: the bump, your treasure, any extra treasures for which you discard a { part-wr-scallop }, then the treasures for divers next to yours, clockwise from you. Each treasure is placed before the next is drawn.
rule-wr-4-11 = When a wreck’s supply runs out, its discards are shuffled into a new supply at once, before the treasure just drawn is placed. If there are no discards yet, any made later are shuffled in just before the next draw. If there are still none then, nothing is gained, and you can’t discard a { part-wr-scallop } for that wreck.

chapter-wr-5 = Gaining treasures
rule-wr-5-1 = When you gain a treasure, on anyone’s turn, you look at it and place it at once: on the next free pedestal of a display, from left to right, or in the lowest free space of a vault column.
rule-wr-5-2 = A treasure stays where you placed it.
rule-wr-5-3 = { $edition ->
    [2018] If there is room for a treasure, you must place it. If there is none, discard it.
   *[2019] If there is room for a treasure, you must place it. If there is none, discard it, or make room first with a starfish (WR-8.3).
}
rule-wr-5-4 = Treasures are public once drawn, including those on displays.

chapter-wr-6 = Claiming exhibits
rule-wr-6-1 = A display matches a face-up exhibit card if it holds exactly the card’s treasure types, no more and no fewer, in any order. A treasure under a starfish counts as any type.
rule-wr-6-2 = A claim has four steps: choose a display and a matching card, decorate the card, take the style reward, then clear the display and collect the card.
rule-wr-6-3 = If the card has a { part-wr-conch } crest, you may put one { part-wr-conch } from your basket on it. It stays there and is worth 2 coins at the end.
rule-wr-6-4 = If the card has a { part-wr-scallop } crest, you may discard one { part-wr-scallop } for a random treasure from any wreck. You may place it in your vault or on any display, even the one you are claiming with. There it doesn’t undo the claim or the order; it is discarded with the other treasures.
rule-wr-6-5 = If your treasures are in the exact order of the card, you gain its style reward, if it has one: a free aquarium piece, one { part-wr-find } of your choice, or the { part-wr-finds } it shows. A treasure under a starfish counts as the right type. You must take the { part-wr-finds }, as far as the supply allows.
rule-wr-6-6 = You place a free aquarium piece at once, and it must be one that you can place. The market is refilled, and you may still buy a piece this turn. You may also decline the free piece.
rule-wr-6-7 = At the end of a claim, the display’s treasures are discarded, its starfish return to the beach supply, and you take the card.
rule-wr-6-8 = You may claim again as often as you can, using anything you just gained.
rule-wr-6-9 = New exhibit cards are turned up only when you have finished claiming.

chapter-wr-7 = Aquariums
rule-wr-7-1 = Once per turn you may buy an aquarium piece from the market. Return the { part-wr-finds } it costs to the beach supply.
rule-wr-7-2 = A bottom starts a new aquarium. A middle or a top goes on a bottom or a middle, and a top closes the aquarium. You can’t buy a piece that you can’t place, and placed pieces don’t move.
rule-wr-7-3 = The market is refilled from the same stack until the stack runs out.

chapter-wr-8 = Starfish
rule-wr-8-1 = During the claim step of your turn, you may put a starfish on any treasure on your displays, one starfish on each. It stays there until you claim with that display.
rule-wr-8-2 = While you claim, you may put starfish on treasures on the display you are claiming with.
rule-wr-8-3 = Whenever you have a decision to make, you may discard a starfish to discard the rightmost treasure on one of your displays. This does not work on the display you are claiming with.

chapter-wr-9 = The end
rule-wr-9-1 = { $edition ->
    [2018] When a player ends a turn with at least 6 exhibits (two players), 5 (three players) or 4 (four players), everyone else takes one last turn. Then the game ends.
   *[2019] When a player ends a turn with at least 6 exhibits (two players), 5 (three players) or 4 (four or five players), everyone else takes one last turn. Then the game ends.
}
rule-wr-9-2 = { $edition ->
    [2018] The game also ends after 20 rounds in a row without a claim.
   *[2019] The game also ends after 20 rounds in a row without a claim, except in the solo game.
}

chapter-wr-10 = Scoring
rule-wr-10-1 = Exhibits score the coins on the cards, plus 2 coins for each { part-wr-conch } on them.
rule-wr-10-2 = The vault scores 1 coin for each different treasure in it, plus the value of every row that holds three treasures of the same type.
rule-wr-10-3 = { $edition ->
    [2018] Aquariums score even if they are not closed. Bottoms and middles score their coins. A top scores its coins once for each complete set, in its aquarium, of the symbols it names.
   *[2019] Aquariums score even if they are not closed. Bottoms and middles score their coins. A top scores its coins once for each complete set, in its aquarium, of the symbols it names, or once for each piece of its aquarium, itself included.
}
rule-wr-10-4 = The player with the most coins wins. If players are tied, the one with the most treasures left on displays wins, then the one with the most { part-wr-finds } left in the basket. If they are still tied, they share the victory.
rule-wr-10-5 = { $edition ->
    [2018] An example: 34 coins for exhibits, 15 for the vault and 31 for aquariums make 80.
   *[2019] An example: 34 coins for exhibits, 16 for the vault and 31 for aquariums make 81.
}

chapter-wr-11 = Solo
rule-wr-11-1 = Set up the game as for two players, but with six dice and a pile of 16 rival divers.
rule-wr-11-2 = In each round, roll all six dice, take three turns, then play three rival turns with the dice that are left.
rule-wr-11-3 = Rivals gain no shells. Each treasure a rival would gain is discarded instead, and is among the discards if they are then shuffled into a new supply.
rule-wr-11-4 = A rival on the beach stays there. Your own divers leave the beach only when you move them.
rule-wr-11-5 = You may not move a diver to the beach. If your die allows no wreck spot, you don’t move this turn, but you may still claim and buy.
rule-wr-11-6 = A rival that you bump goes to an empty beach spot of your choice. If there is none, it leaves the game.
rule-wr-11-7 = In a rival turn, choose one of the dice left and a wreck that no rival has dived to this round. A rival from the pile dives to the spot with the die’s number. You must choose an empty spot if you can; otherwise the rival bumps the diver there to an empty beach spot of your choice. If no beach spot is empty, a bumped diver of yours returns to the reserve, and a bumped rival leaves the game.
rule-wr-11-8 = If your diver is bumped to the beach, you gain the shells shown on its new spot.
rule-wr-11-9 = When a rival dives next to your divers, each of them brings you a treasure, which must go in your vault. If the vault is full, the treasure is discarded.
rule-wr-11-10 = After the rival turns, you may buy as many aquarium pieces as you like.
rule-wr-11-11 = The game ends after a round if your vault is full, you have 6 exhibits, a wreck’s supply ran out this round, all six beach spots are taken, or no rivals are left in the pile.
rule-wr-11-12 = If the pile of rivals runs out, the remaining rival turns of the round are skipped.
rule-wr-11-13 = Your score earns you one of six titles.
