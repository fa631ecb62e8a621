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
terminal-rules = { $game }, in our own words

terminal-none = none
terminal-left = { $count } left

## Around the table. The commands themselves are the same in every language.

terminal-help =
    {"  "}a number or its notation   play that option
    {"  "}undo     take your last choice back, unless chance or somebody else has answered it
    {"  "}table    show the whole table        options  show your options again
    {"  "}log      what has happened           score    points by source
    {"  "}advise   ask a strong bot (not when somebody else plays against you)
    {"  "}save [FILE]   write the record       quit     save and leave        quit!  leave without saving
terminal-type-help = Type help for what you can type.
terminal-committed = dice are committed to: { $commitment }
terminal-choose = choose 1 to { $count }, or type an option's notation, or help
terminal-taken-back = taken back:
terminal-not-taken-back = cannot be taken back:
terminal-no-advice = not while another person plays against you
terminal-advice-score = score
terminal-advice-wins = wins
terminal-advice-tried = tried
terminal-advice-sure = { $count } simulations, { $percent } % sure of the first option
terminal-saved = saved to { $file }
terminal-go-on = go on with: lagoon play --resume { $file }
terminal-save-elsewhere = save to another file, or leave without saving: quit!
terminal-afterwards = lagoon replay { $file } shows it again, lagoon verify { $file } checks the dice
terminal-step = step { $step } of { $steps }: { $who }
terminal-step-chance = step { $step } of { $steps }: chance
terminal-replay-help = Enter or n: next step    p: step back    a number: that step    e: the end    q: quit
