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
    {"  "}a number or notation     choose that option
    {"  "}undo     undo your last choice, unless something was rolled, drawn or decided since
    {"  "}table    show the whole table        options  show your options again
    {"  "}log      show what has happened      score    show points by source
    {"  "}advise   get a hint from a strong bot (not while you play against other people)
    {"  "}save [FILE]   save the record        quit     save and leave        quit!  leave without saving
terminal-type-help = Type “help” for a list of commands.
terminal-committed = dice commitment: { $commitment } (check it later with “lagoon verify”)
terminal-taken-back = Undone: { $step }
terminal-no-advice = no hints while you play against other people
terminal-advice-score = score
terminal-advice-wins = wins
terminal-advice-tried = tried
terminal-advice-sure =
    { $count ->
        [one] { $count } simulation, { $percent }% sure of the top option
       *[other] { $count } simulations, { $percent }% sure of the top option
    }
terminal-saved = saved to { $file }
terminal-go-on = continue with: lagoon play --resume { $file }
terminal-save-elsewhere = save to another file with “save FILE”, or leave without saving with “quit!”
terminal-afterwards = replay it with “lagoon replay { $file }”, check the dice with “lagoon verify { $file }”
terminal-step = step { $step } of { $steps }: { $who } { $notation }
terminal-step-chance = step { $step } of { $steps }: chance { $notation }
terminal-replay-help = Enter or n: next step    p: previous step    a number: that step    e: the end    q: quit

## Refusals and answers, each a whole sentence.

terminal-asked = { $who }: { $asked }
terminal-no-such-number =
    { $count ->
        [one] There is no option { $number }: the only one is 1.
       *[other] There is no option { $number }: choose 1 to { $count }.
    }
terminal-not-an-option = You can’t do “{ $typed }” now. Type the number or the notation of an option, or “help”.
terminal-not-dealt = The next roll or draw failed. Please save the game and report this.
terminal-undo-nothing = Nothing to undo yet.
terminal-undo-over = The game is over: nothing can be undone.
terminal-undo-chance = You can’t undo that: something has been rolled or drawn since.
terminal-undo-seat = You can’t undo that: { $who } has moved since.
terminal-undo-reveal = You can’t undo that: something was revealed.
terminal-percent = { $percent }%
terminal-decimal = { $whole }.{ $tenths }
terminal-save-not-a-record = { $file } is not a record, so it was not overwritten: choose another name.
terminal-save-failed =
    { $why ->
        [missing] Can’t save to { $file }: there is no such folder. The game goes on.
        [denied] Can’t save to { $file }: you don’t have permission to write there. The game goes on.
        [full] Can’t save to { $file }: the disk is full. The game goes on.
       *[other] Can’t save to { $file }. The game goes on: try another name.
    }
terminal-step-prompt = step { $step }>
terminal-no-seat =
    { $players ->
        [one] There is no seat { $seat }: { $file } has only seat A.
       *[other] There is no seat { $seat }: { $file } has seats A to { $last }.
    }
terminal-open = Lagoon is open: { $address }
part-terminal-audit =
    { $decisions ->
        [one] { $decisions } legal decision
       *[other] { $decisions } legal decisions
    }, { $outcomes ->
        [one] { $outcomes } outcome of chance
       *[other] { $outcomes } outcomes of chance
    }
terminal-verify-honest =
    { $taken ->
        [0] { $file }: honest. { part-terminal-audit }, each as the committed seed deals it.
        [one] { $file }: honest. { part-terminal-audit } (the first was chosen for a lesson or comes from another game), all others as the committed seed deals them.
       *[other] { $file }: honest. { part-terminal-audit } (the first { $taken } were chosen for a lesson or come from another game), all others as the committed seed deals them.
    }
terminal-verify-seed = { $file }: dishonest. Line { $line }: this is not the seed that was committed to.
terminal-verify-pledge = { $file }: dishonest. Line { $line }: these are not the bytes that { $seat } pledged.
terminal-verify-outcome = { $file }: dishonest. Line { $line }: the record says “{ $recorded }”, the seed deals “{ $dealt }”.
terminal-verify-no-commitment = { $file }: can’t tell. This game has no committed seed.
terminal-verify-hidden = { $file }: can’t tell. The seed is not revealed yet.
terminal-verify-not-over = { $file }: can’t tell. The game is not over yet. So far: { part-terminal-audit }, all honest.
terminal-why = { $why } ({ $clause })

## The review of a game: its chart, its sums and its turning points.

terminal-review-simulated =
    { $count ->
        [one] { $count } simulation of every position
       *[other] { $count } simulations of every position
    }
terminal-review-chances = Chance to win, in percent
terminal-review-scores = Expected score
terminal-review-totals = What made the result
terminal-review-column =
    { $column ->
        [start] start
        [luck] luck
        [own] own choices
        [rivals] others’ choices
        [result] result
       *[errors] errors found
    }
terminal-review-sums = Start, luck and all choices add up to the result. They are sums, so on the way they may pass 0 or 100.
terminal-review-turning = Turning points
terminal-review-point = Step { $step }, { $who }: “{ $chosen }”. Better: “{ $better }”. Cost: { $cost }% of the chance to win, give or take { $margin }.
terminal-review-point-alone =
    { $cost ->
        [one] Step { $step }: “{ $chosen }”. Better: “{ $better }”. Cost: { $cost } point, give or take { $margin }.
       *[other] Step { $step }: “{ $chosen }”. Better: “{ $better }”. Cost: { $cost } points, give or take { $margin }.
    }
terminal-review-none = No large errors. Well played.
