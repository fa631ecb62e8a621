### How Coralia is played, to be read aloud before a first game. The clauses are in rules.ftl.

howto-co-goal = The goal
howto-co-goal-1 = You explore six reefs with dice. On your turn you place one die and do what its symbol says: collect cards, place octopuses, take turtles, open chests. The most points win.

howto-co-turn = Your turn
howto-co-turn-1-title = Take a fourth die
howto-co-turn-1 = You get three dice from the player before you. Add one of any colour from the supply.
howto-co-turn-2-title = Roll
howto-co-turn-2 = Roll your dice. Before you do, each turtle you own can lock one die you were given.
howto-co-turn-3-title = Place one die
howto-co-turn-3 = Put one die on the reef of its colour, on the space with its symbol. If that space is taken, it may go to the island, and you draw an island card.
howto-co-turn-4-title = Pass three on
howto-co-turn-4 = The other three dice go to the next player just as they are.

howto-co-use = What the symbols do
howto-co-use-1-title = Pearl
howto-co-use-1 = Take two pearl cards.
howto-co-use-2-title = Fish
howto-co-use-2 = Look at two fish cards, keep one.
howto-co-use-3-title = Starfish
howto-co-use-3 = Look at three starfish cards, keep one.
howto-co-use-4-title = Octopus
howto-co-use-4 = Place an octopus: 1 point for each die on this reef. It scores again when an octopus comes to another reef, or a die of this colour goes to the island.
howto-co-use-5-title = Turtle
howto-co-use-5 = Take it and use its bonus. From your next turn on it can lock a die.
howto-co-use-6-title = Diver
howto-co-use-6 = Place or move your diver here. When it leaves a reef, you open the chest there.

howto-co-score = What scores at the end
howto-co-score-1-title = Starfish cards
howto-co-score-1 = Each card says what it scores.
howto-co-score-2-title = Diver
howto-co-score-2 = The numbers beside the occupied spaces of its reef, up to 15 points.
howto-co-score-3-title = Fish
howto-co-score-3 = Sets of different fish score 3, 7, 12, 18 or 25 points.
howto-co-score-4-title = Pearls
howto-co-score-4 = The player with the highest total scores their best four, the second their best two, everyone else their best one.

howto-co-end = The end
howto-co-end-1 = Everyone places one die in each round. The game ends after 10 rounds with two players, 9 with three, 8 with four.
