### What is said at the terminal around a game.

part-terminal-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
terminal-total = in all
terminal-alone = You have { part-terminal-points }.
terminal-winner = { $who } wins with { part-terminal-points }.
terminal-winners = { $names } share the victory.
terminal-name = { $who }
terminal-pass = Pass the keyboard to { $who }. { $who }, press Enter when nobody else is looking.
