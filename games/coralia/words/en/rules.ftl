### The rules of Coralia, in our own words.

chapter-co-1 = Set-up
rule-co-1-1 = Six dice in each of six colours and two white ones; every die shows each of the six symbols once.
rule-co-1-2 = Six reefs with a space per symbol and a treasure space; a full reef is worth 15.
rule-co-1-3 = Both white dice begin on the island.
rule-co-1-4 = 18 starfish, 15 fish and 18 pearl cards, of which three each, unseen, make the island pile; two stingrays lie apart.
rule-co-1-5 = Of eight turtles six lie on the reefs and two beside the board, face up; eight chests likewise, face down.
rule-co-1-6 = A diver, two octopuses and a ship at zero for everybody; chance names the start player.
rule-co-1-7 = For every missing player one die of each colour is rolled and placed; a doubled symbol goes to the island.
rule-co-1-8 = Such a die moves a turtle beside the board; a diver covers the chest and leaves the diver space free.
rule-co-1-9 = Such a die on an octopus space only takes the space; nobody gains anything by these dice.

chapter-co-2 = The turn
rule-co-2-1 = Ten, nine or eight rounds with two, three or four players; everybody places one die a round.
rule-co-2-2 = The first player rolls four dice of four colours; everybody later takes a fourth die and rolls what is not locked.
rule-co-2-3 = A turtle locks one received die, three at most; a new turtle counts from the next turn on.
rule-co-2-4 = Exactly one of the four dice is placed and resolved; the other three are passed on as they lie.
rule-co-2-5 = The game ends with four, three or four dice left for two, three or four players.

chapter-co-3 = Placing
rule-co-3-1 = A die goes to the free space of its symbol on the reef of its colour and stays there.
rule-co-3-2 = A die whose own space is taken, and only such a die, may go to the island.
rule-co-3-3 = Without an octopus in hand a free octopus space cannot be used; if that bars all four dice, all are rolled again.

chapter-co-4 = Actions of the six symbols
rule-co-4-1 = Pearl: take two pearl cards.
rule-co-4-2 = Fish: look at two fish cards and keep one.
rule-co-4-3 = Starfish: look at three starfish cards and keep one; the others go under the pile in drawn order.
rule-co-4-4 = Octopus: place one and gain a point for every die on the reef.
rule-co-4-5 = Every octopus on another reef then gives its owner a point.
rule-co-4-6 = Turtle: take the reef’s turtle, use its bonus, keep it as a lock.
rule-co-4-7 = Diver: the first one puts the diver on the reef.
rule-co-4-8 = A taken diver space blocks everybody, its own diver included.
rule-co-4-9 = A later diver moves the diver from its old reef to the new one.
rule-co-4-10 = The die left behind moves to a free treasure space and uncovers the chest; otherwise it stays and closes the reef.
rule-co-4-11 = If only the chest is gone, the die still moves down.

chapter-co-5 = The island
rule-co-5-1 = A die on the island brings the top island card, while there is one.
rule-co-5-2 = An octopus on the die’s reef earns its owner two points; if it is somebody else’s, the player chooses between two cards.

chapter-co-6 = Turtles, chests, white dice
rule-co-6-1 = Eight turtles with eight bonuses; one of them copies a turtle beside the board.
rule-co-6-2 = Eight chests with eight contents.
rule-co-6-3 = Single cards from tiles are taken unseen, without a choice.
rule-co-6-4 = A jellyfish advances to the next multiple of five, by five from one to the next.
rule-co-6-5 = A white die from the island is rolled and placed on any free space of its symbol, or, if one is taken, on the island.
rule-co-6-6 = Take what there is; put-back cards come again behind the unseen ones.

chapter-co-7 = Starfish cards
rule-co-7-1 = A pearl of value 6.
rule-co-7-2 = An anemone fish.
rule-co-7-3 = 2 points per fish card, itself not counted.
rule-co-7-4 = 1 point per pearl card, itself not counted.
rule-co-7-5 = 1 point per die on the island, white ones too.
rule-co-7-6 = 3 points per own turtle.
rule-co-7-7 = 2 points per own chest.
rule-co-7-8 = A chest from beside the board.
rule-co-7-9 = The next jellyfish.
rule-co-7-10 = The chests left on two reefs, in the order the player likes, the second looked for again after the first.
rule-co-7-11 = A card for every left-over die of two colours, each from another pile.

chapter-co-8 = Final scoring
rule-co-8-1 = Starfish cards from the start player on, in any order, each with everything it triggers before the next.
rule-co-8-2 = Every left-over-dice card has its own limit of one card per pile.
rule-co-8-3 = A diver scores the spaces with dice on its reef, 15 at most.
rule-co-8-4 = Sets of different fish, as large as possible, score 3, 7, 12, 18 or 25.
rule-co-8-5 = By sum and number of pearls the first scores the best four, the second two, the others one.
rule-co-8-6 = Most points win; then most cards, then most turtles, then the victory is shared.

chapter-co-9 = Hidden and public
rule-co-9-1 = Cards are known to their owner, put-back cards to whoever put them back, chests and pile orders to nobody.

chapter-co-10 = Worked examples
rule-co-10-1 = The rulebook’s final scoring: 44 against 59 points.
rule-co-10-2 = An octopus as fourth die of a reef: 4 points.
