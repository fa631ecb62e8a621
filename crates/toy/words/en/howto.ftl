### How the toy game is played.

howto-ty-goal = The goal
howto-ty-goal-1 = Collect coins. The player with the most points wins.
howto-ty-turn = Your turn
howto-ty-turn-1 = Take up to two coins.
howto-ty-turn-2 = Then keep, swap or show your card, or roll the die.
howto-ty-end = The end
howto-ty-end-1 = The game ends after four rounds.
