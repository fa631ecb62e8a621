### What a first turn of each game is about.

## Wreck Raiders.

first-turn-wr-1 = Take one of the dice that lie in the lid; if it lies on a picture, you also get what the picture shows.
first-turn-wr-2 = Move one of your divers to a spot with the number of the die: into a wreck to find a treasure, or to the beach to gather what is washed up there.
first-turn-wr-3 = In a wreck your diver brings up a treasure, and divers on the two spots beside it bring one up for their owners, too.
first-turn-wr-4 = Put every treasure on one of your displays or into your vault at once; there it stays.
first-turn-wr-5 = As soon as a display holds just the kinds that an exhibit card asks for, you may claim the card; in the very order of the card it earns a reward as well.
first-turn-wr-6 = Spend what you gathered on one aquarium piece if you like, and end your turn.
first-turn-wr-7 = What you can touch is lit, resting on a thing tells what it is, and a step can be undone until something new comes to light.

## Coralia.

first-turn-co-1 = Three dice are handed to you by the player before; take a fourth, and roll.
first-turn-co-2 = Put one of the four on the reef of its colour, on the space of its symbol; if that space is taken, the island may take the die.
first-turn-co-3 = The symbol tells what you get: cards for a pearl, a fish or a starfish, points for an octopus, a bonus tile for a turtle, and a diver guards a reef for the final count.
first-turn-co-4 = A die on the island brings you the top island card.
first-turn-co-5 = Every turtle of yours can lock a die that was handed to you, so that it is not rolled.
first-turn-co-6 = The three dice left go on to the next player as they lie: think of what you leave.
first-turn-co-7 = After the last round fish count in sets of different kinds, pearls against those of the others, and starfish cards for what they say.
first-turn-co-8 = What you can touch is lit, resting on a thing tells what it is, and a step can be undone until something new comes to light.
