### What a first turn is about. The clauses are told in English by the rulebook itself.

first-turn-co-1 = Three dice are handed to you by the player before; take a fourth, and roll.
first-turn-co-2 = Put one of the four on the reef of its colour, on the space of its symbol; if that space is taken, the island may take the die.
first-turn-co-3 = The symbol tells what you get: cards for a pearl, a fish or a starfish, points for an octopus, a bonus tile for a turtle, and a diver guards a reef for the final count.
first-turn-co-4 = A die on the island brings you the top island card.
first-turn-co-5 = Every turtle of yours can lock a die that was handed to you, so that it is not rolled.
first-turn-co-6 = The three dice left go on to the next player as they lie: think of what you leave.
first-turn-co-7 = After the last round fish count in sets of different kinds, pearls against those of the others, and starfish cards for what they say.
first-turn-co-8 = What you can touch is lit, resting on a thing tells what it is, and a step can be undone until something new comes to light.
