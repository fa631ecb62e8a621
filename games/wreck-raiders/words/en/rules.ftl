### The rules of Wreck Raiders, in our own words.

chapter-wr-1 = Set-up
rule-wr-1-1 = Two to four players in 2018; one to five in 2019, where one plays the solo game.
rule-wr-1-2 = Six divers each with two players, five with three, four with four or five; all begin off the board.
rule-wr-1-3 = Five dice with two players, four with three, five with four, six with five.
rule-wr-1-4 = Four wrecks with spots 1 to 6, and a beach with spots 1 to 6 that show baubles.
rule-wr-1-5 = 84 treasures: four types, three faces each, seven of a face; each wreck has a supply and a discard.
rule-wr-1-6 = Fifteen baubles of each kind; what the beach supply lacks is not gained.
rule-wr-1-7 = 52 exhibit cards; one more than there are players lies face up.
rule-wr-1-8 = Bottoms, middles, tops: 10, 12, 9 in 2018 and 11, 17, 11 in 2019; three of each lie face up.
rule-wr-1-9 = A mat has three displays, a vault of three columns filled from below, and a basket.
rule-wr-1-10 = Chance names the start player, who rolls the first pool.
rule-wr-1-11 = Every die of a roll shows a face and touches the zone of one bauble, or none.

chapter-wr-2 = The turn
rule-wr-2-1 = Clockwise: take a die, move a diver and collect, claim if you like, buy one piece if you like.

chapter-wr-3 = Taking a die
rule-wr-3-1 = Before a turn with an empty pool, all dice come back and are rolled.
rule-wr-3-2 = Take any die of the pool.
rule-wr-3-3 = A die in a zone brings that bauble at once.
rule-wr-3-4 = Each conch discarded moves the die by one for this turn: up to the ends in 2018, round the corner in 2019.
rule-wr-3-5 = The conch of a die’s own zone may change that die; in the basket the die keeps its face.

chapter-wr-4 = Moving a diver
rule-wr-4-1 = Move one own diver to a wreck or beach spot with the die’s number.
rule-wr-4-2 = Never within one wreck, never from beach to beach.
rule-wr-4-3 = Never onto an own diver in a wreck; on the beach that is allowed.
rule-wr-4-4 = A diver must move, and outside the solo game one always can.
rule-wr-4-5 = On the beach whoever was there goes home, and the spot’s baubles are gained.
rule-wr-4-6 = A rival’s diver in the wreck is pushed to the beach spot of that number, sends home whoever is there, and brings its owner the baubles.
rule-wr-4-7 = The mover gains a random treasure of the wreck.
rule-wr-4-8 = Each scallop discarded then brings the mover one more, seen and placed before the next.
rule-wr-4-9 = Each diver on the two spots beside the mover brings its owner a treasure; the spots form a ring.
rule-wr-4-10 = Push, mover, scallops, neighbours clockwise from the mover; one treasure at a time.
rule-wr-4-11 = A supply that runs out is renewed from its discard before the drawn treasure is placed; with both empty nothing is gained.

chapter-wr-5 = Gaining treasures
rule-wr-5-1 = Whoever gains a treasure sees it and places it at once: next pedestal of a display, or next space of a vault column.
rule-wr-5-2 = Placed treasures stay where they are.
rule-wr-5-3 = Without any room it is discarded; in 2019 its owner may make room first; with room it must be placed.
rule-wr-5-4 = Treasures are public once drawn.

chapter-wr-6 = Claiming exhibits
rule-wr-6-1 = A display matches a card with exactly its types, in any order; a treasure under a starfish is any type.
rule-wr-6-2 = Name display and card, decorate, take the style reward, clear and collect.
rule-wr-6-3 = A conch crest takes one conch from the basket; it is worth two coins in the end.
rule-wr-6-4 = A scallop crest takes one scallop for a treasure of any wreck, placed anywhere but in the claimed display.
rule-wr-6-5 = The exact order earns the style reward; baubles must be taken, as far as there are any.
rule-wr-6-6 = A free piece needs a place, is refilled at once, is not the turn’s purchase, and may be declined.
rule-wr-6-7 = Then treasures are discarded, starfish return, and the card is yours.
rule-wr-6-8 = Claim again as often as you can, with whatever the claims before brought.
rule-wr-6-9 = New cards are turned up when you are done claiming.

chapter-wr-7 = Aquariums
rule-wr-7-1 = Buy one piece a turn for its baubles.
rule-wr-7-2 = A bottom starts an aquarium, middles and a top go on it, a top closes it; what has no place cannot be bought.
rule-wr-7-3 = The market is refilled from the same stack while it lasts.

chapter-wr-8 = Starfish
rule-wr-8-1 = 2018: during your claim step lay a starfish on any treasure of your displays, where it stays until the claim.
rule-wr-8-2 = 2019: while claiming, lay starfish on treasures of the claimed display.
rule-wr-8-3 = 2019: at any decision of yours discard a starfish and the last treasure of a display, but not of the one being claimed.

chapter-wr-9 = The end
rule-wr-9-1 = Six, five, four, four exhibits (two to five players) at a turn’s end: everybody else has one more turn.
rule-wr-9-2 = Twenty rounds in a row without a claim end the game, too.

chapter-wr-10 = Scoring
rule-wr-10-1 = Exhibits: their coins, and two for each conch on them.
rule-wr-10-2 = Vault: one for each different face, and a row’s value for three of a type in it.
rule-wr-10-3 = Aquariums: coins of bottoms and middles; tops pay for sets of symbols, or for pieces.
rule-wr-10-4 = Most coins wins; then most treasures left in displays, then most baubles in the basket, then all of them.
rule-wr-10-5 = Worked example: 34 + 15 + 31 = 80 in 2018, 34 + 16 + 31 = 81 in 2019.

chapter-wr-11 = Solo
rule-wr-11-1 = 2019 only: set up for two players, with six dice and sixteen rivals.
rule-wr-11-2 = A round: roll, three turns of yours, three rival turns with the dice left.
rule-wr-11-3 = Rivals gain no baubles, and their treasures go to the discard, before any renewal.
rule-wr-11-4 = A rival on the beach stays there; your divers leave it only by moving.
rule-wr-11-5 = You may not move to the beach; if no wreck spot is legal, nobody moves.
rule-wr-11-6 = A rival you push goes to an empty beach spot you choose, or leaves the game.
rule-wr-11-7 = You choose a die and an unvisited wreck for each rival: an empty spot if there is one, else it pushes.
rule-wr-11-8 = Your diver pushed to the beach brings the spot’s baubles.
rule-wr-11-9 = Beside a rival’s dive your divers gain into the vault only.
rule-wr-11-10 = After the rival turns, buy as many pieces as you like.
rule-wr-11-11 = The game ends with a full vault, six exhibits, a supply that ran out, a full beach, or no rivals left.
rule-wr-11-12 = An empty pile skips the rival turns left.
rule-wr-11-13 = Your score earns one of six titles.
