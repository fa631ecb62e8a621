### What is said at the terminal around a game.

part-terminal-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
terminal-total = total
terminal-alone = You scored { part-terminal-points }.
terminal-winner = { $who } wins with { part-terminal-points }.
terminal-winners = { $names } share the victory.
terminal-name = { $who }
terminal-pass = Pass the keyboard to { $who }. { $who }, press Enter when no one else is looking.
terminal-rules = { $game }: the rules in our own words

terminal-none = none
terminal-left = { $count } left

## Around the table. The commands themselves are the same in every language.

terminal-help =
    {"  "}a number or a notation     choose that option
    {"  "}undo     undo your last choice, unless chance or someone else has followed it
    {"  "}table    show the whole table        options  show your options again
    {"  "}log      show what has happened      score    show points by source
    {"  "}advise   get a hint from a strong bot (not while you play against other people)
    {"  "}save [FILE]   save the record        quit     save and leave        quit!  leave without saving
terminal-type-help = Type “help” for the commands.
terminal-committed = dice commitment: { $commitment } (check it later with “lagoon verify”)
terminal-choose = choose 1 to { $count }, or type an option’s notation or “help”
terminal-taken-back = undone:
terminal-not-taken-back = cannot undo:
terminal-no-advice = no hints while you play against other people
terminal-advice-score = score
terminal-advice-wins = wins
terminal-advice-tried = tried
terminal-advice-sure = { $count } simulations, { $percent }% sure of the top option
terminal-saved = saved to { $file }
terminal-go-on = continue with: lagoon play --resume { $file }
terminal-save-elsewhere = save to another file with “save FILE”, or leave without saving with “quit!”
terminal-afterwards = replay it with “lagoon replay { $file }”, check the dice with “lagoon verify { $file }”
terminal-step = step { $step } of { $steps }: { $who }
terminal-step-chance = step { $step } of { $steps }: chance
terminal-replay-help = Enter or n: next step    p: previous step    a number: that step    e: the end    q: quit
