### The toy game's rules.

chapter-ty-1 = A turn
rule-ty-1-1 = Take no coin, one or two from the supply.
rule-ty-1-2 = Then keep your card, swap it for a blind draw, roll the die, or show the card.

chapter-ty-2 = The end
rule-ty-2-1 = After four rounds all cards are turned up. Coins, pips and shown cards count.
