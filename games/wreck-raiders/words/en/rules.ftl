### What a first turn is about. The clauses are told in English by the rulebook itself.

first-turn-wr-1 = Take one of the dice that lie in the lid; if it lies on a picture, you also get what the picture shows.
first-turn-wr-2 = Move one of your divers to a spot with the number of the die: into a wreck to find a treasure, or to the beach to gather what is washed up there.
first-turn-wr-3 = In a wreck your diver brings up a treasure, and divers on the two spots beside it bring one up for their owners, too.
first-turn-wr-4 = Put every treasure on one of your displays or into your vault at once; there it stays.
first-turn-wr-5 = As soon as a display holds just the kinds that an exhibit card asks for, you may claim the card; in the very order of the card it earns a reward as well.
first-turn-wr-6 = Spend what you gathered on one aquarium piece if you like, and end your turn.
first-turn-wr-7 = What you can touch is lit, resting on a thing tells what it is, and a step can be undone until something new comes to light.
