### What the coach of a guided game says: two sentences and 25 words at most.

lesson-co-first = Coralia with two bots
lesson-co-first-take = The first player takes four dice of different colours. Begin with a yellow one.
lesson-co-first-colours = Each die belongs to the reef of its colour. Now take a blue one.
lesson-co-first-third = Now take a red die.
lesson-co-first-fourth = Take a green one. Then all four dice are rolled.
lesson-co-first-turtle = Place the blue turtle: you take the turtle on the blue reef. It moves your ship to the next jellyfish, for 5 points.
lesson-co-first-pass = Your other three dice go to the next player. End your turn.
lesson-co-first-again = Three dice have come round to you. Take a yellow one as your fourth.
lesson-co-first-lock = Your turtle can lock one die before you roll. Lock the green octopus.
lesson-co-first-octopus = Place the octopus: 1 point for each die on the green reef. It will score again later.
lesson-co-first-over = Cards, chests and divers score at the end. End your turn.
lesson-co-first-end = Well done! From now on, every choice is yours.
