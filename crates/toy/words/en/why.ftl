### Why something cannot be chosen.

toy-why-too-many = You may take two coins at most.
toy-why-supply =
    { $coins ->
        [0] The supply is empty.
        [one] The supply has only { $coins } coin.
       *[other] The supply has only { $coins } coins.
    }
toy-why-shown = Your card already lies face up.
toy-why-now-bank = Now take coins, or none.
toy-why-now-play = Now decide about your card.
