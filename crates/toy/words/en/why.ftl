### Why something cannot be chosen.

toy-why-too-many = You may take two coins at most.
toy-why-supply =
    { $coins ->
        [0] The supply is empty.
        [one] The supply has only { $coins } coin.
       *[other] The supply has only { $coins } coins.
    }
toy-why-shown = Your card is already face up.
toy-why-now-bank = First take coins, or none.
toy-why-now-play = First decide what to do with your card.
