### The rules of Coralia, in our own words.

chapter-co-1 = Set-up
rule-co-1-1 = There are six dice in each of six colours, and two white dice. Every die shows each of the six symbols once: pearl, fish, starfish, octopus, diver and turtle.
rule-co-1-2 = There are six reefs, one of each colour. Each has a space for every symbol and a treasure space. The numbers beside the spaces add up to 15 points for a full reef.
rule-co-1-3 = Both white dice start on the island.
rule-co-1-4 = There are piles of 18 starfish, 15 fish and 18 pearl cards. Three cards from each, unseen, are shuffled to form the island pile. The two stingrays have a pile of their own.
rule-co-1-5 = There are eight turtles, face up: one on each reef and two beside the board. There are eight chests, face down: one on each reef and two beside the board.
rule-co-1-6 = Each player has a diver, two octopuses and a ship that starts at 0 on the score track. The start player is random.
rule-co-1-7 = With three players, roll one neutral die of each colour and put it on its space. With two players, roll two of each colour; if both show the same symbol, the second goes to the island.
rule-co-1-8 = If a neutral die takes a turtle space, put the turtle beside the board. A neutral die that shows a diver goes on the chest instead and leaves the diver space free.
rule-co-1-9 = A neutral die on an octopus space just takes up the space. No one gains anything when neutral dice are placed.

chapter-co-2 = The turn
rule-co-2-1 = The game lasts 10 rounds with two players, 9 with three and 8 with four. Everyone places one die in each round.
rule-co-2-2 = On the first turn, the start player chooses four dice of different colours and rolls them. On every later turn, you get three dice from the player before you, take a fourth of any colour from the supply and roll all the dice you haven’t locked.
rule-co-2-3 = Before you roll, each of your turtles can lock one of the dice you were given, three at most. Locked dice are not rolled. A new turtle counts from your next turn on.
rule-co-2-4 = Place exactly one of your four dice and do what it shows. Pass the other three to the next player as they are.
rule-co-2-5 = The game ends after the last round. By then four dice are left with two or four players, and three with three players.

chapter-co-3 = Placing
rule-co-3-1 = A die goes on the reef of its colour, on the space with its symbol, if that space is free. It stays there.
rule-co-3-2 = A die may go to the island only if its own space is taken.
rule-co-3-3 = If you have placed both octopuses, you can’t use an octopus die whose space is free. If that rules out all four of your dice, roll all of them again, locked ones too.

chapter-co-4 = Actions of the six symbols
rule-co-4-1 = Pearl: take the top two pearl cards.
rule-co-4-2 = Fish: look at the top two fish cards. Keep one and put the other under the pile.
rule-co-4-3 = Starfish: look at the top three starfish cards. Keep one and put the others under the pile, in the order you drew them.
rule-co-4-4 = Octopus: place an octopus on this reef and gain 1 point for every die on the reef, including the new one.
rule-co-4-5 = Whenever an octopus is placed, every octopus on another reef earns its owner 1 point.
rule-co-4-6 = Turtle: take this reef’s turtle and use its bonus. Keep it: from your next turn on, it can lock a die.
rule-co-4-7 = Diver: place your diver on this reef.
rule-co-4-8 = There is room for one diver on a reef. While its diver space is taken, no one can use a diver die there, not even the owner of the diver.
rule-co-4-9 = If your diver is already on a reef, a diver die moves it to the new reef.
rule-co-4-10 = When your diver leaves a reef, the die on its diver space moves to the treasure space, and you open the chest there and keep it. If there is already a die on the treasure space, the old die stays, you gain nothing, and that diver space is closed for good.
rule-co-4-11 = If the chest is already gone but there is no die on the treasure space, the old die still moves there. You gain nothing.

chapter-co-5 = The island
rule-co-5-1 = When you place a die on the island, take the top island card, if there is one.
rule-co-5-2 = If an octopus is on the reef of that die’s colour, its owner gains 2 points. If it is another player’s octopus, you look at the top two island cards instead, keep one and put the other under the pile.

chapter-co-6 = Turtles, chests, white dice
rule-co-6-1 = Each turtle has its own bonus: a white die, a jellyfish, a stingray, the top starfish card, the top island card, the top fish card, a chest from beside the board, or a copy of a turtle beside the board.
rule-co-6-2 = Each chest holds something different: the top fish card, pearl card, starfish card or island card, a stingray, a white die, a jellyfish, or 1 point for each die on the island.
rule-co-6-3 = When a turtle or a chest gives you a card, you take the top one without looking or choosing.
rule-co-6-4 = Jellyfish: move your ship to the next multiple of five (five spaces if it is on one already).
rule-co-6-5 = White die: take one from the island, roll it and put it on a free space with its symbol on any reef, where you use it like any other die. If a space with its symbol is taken anywhere, you may put it on the island instead: you take an island card, but no octopus scores. If it shows an octopus and you have none left, it must go on the island.
rule-co-6-6 = If there are too few cards, dice or tiles, take what is left. Returned cards go to the bottom of the pile.

chapter-co-7 = Starfish cards
rule-co-7-1 = A starfish card can count as a pearl worth 6.
rule-co-7-2 = A starfish card can count as an anemone fish.
rule-co-7-3 = A starfish card can score 2 points for each of your fish cards. It is not a fish card itself.
rule-co-7-4 = A starfish card can score 1 point for each of your pearl cards. It is not a pearl card itself.
rule-co-7-5 = A starfish card can score 1 point for each die on the island, white dice included.
rule-co-7-6 = A starfish card can score 3 points for each of your turtles.
rule-co-7-7 = A starfish card can score 2 points for each of your chests.
rule-co-7-8 = A starfish card can open a chest from beside the board.
rule-co-7-9 = A starfish card can be a jellyfish: move your ship to the next multiple of five.
rule-co-7-10 = A starfish card can open the chests left on the two reefs it names, in any order. Resolve the first before you open the second, which may be gone by then.
rule-co-7-11 = A starfish card can give you a card for each leftover die of the two colours it names. Draw each from a different pile.

chapter-co-8 = Final scoring
rule-co-8-1 = First, from the start player on, each player scores their starfish cards in any order. Finish each card, with everything it sets off, before the next.
rule-co-8-2 = If you have several cards for leftover dice, the limit of one card from each pile holds for each of them separately.
rule-co-8-3 = Second, each diver scores the numbers beside the occupied spaces of its reef, 15 points at most.
rule-co-8-4 = Third, sets of different fish score 3, 7, 12, 18 or 25 points for one to five kinds. Each card is in one set, and sets are made as large as possible.
rule-co-8-5 = Fourth, rank the players by the total value of their pearls (if tied, by the number of pearl cards). The player in first place scores their best four pearls, the player in second place their best two, and everyone else their best one.
rule-co-8-6 = The player with the most points wins. If players are tied, the one with the most cards wins, then the one with the most turtles. If they are still tied, they share the victory.

chapter-co-9 = Hidden and public
rule-co-9-1 = Only you know your cards (except stingrays) and the cards you put back under a pile. No one knows what is in the closed chests or the order of the piles. Everything else is public.

chapter-co-10 = Worked examples
rule-co-10-1 = The scoring example in the printed rules ends 59 points to 44.
rule-co-10-2 = If there are three dice on a reef and you place an octopus there with a fourth, you gain 4 points.
