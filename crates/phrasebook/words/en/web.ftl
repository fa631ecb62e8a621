### What only the web client says.

## Names

web-lagoon = Lagoon
web-nothing = nothing

## Parts of the table

web-you = you
web-away = away
web-scores = Scores
web-log = Log
web-since-your-turn = Since your last turn
web-clock-left-days = { $days ->
    [one] 1 day
   *[other] { $days } days
}
web-log-empty = Nothing has happened yet.

## What is asked

web-undo = Undo
web-back = Back
web-close = Close
web-options = All your options
web-hint-lit = Choose anything that’s highlighted.
web-hint-further = Now choose the next highlighted item.
web-hint-wait = Please wait.
web-hint-watch = You’re watching.
web-connecting = Connecting…
web-reconnecting = Connection lost. Reconnecting…

## Menu

web-menu = Menu
web-chat = Chat
web-chat-say = Write a message
web-chat-empty = No messages yet.
web-send = Send
web-mute = Mute
web-unmute = Unmute everyone
web-language = Language
web-light = Theme
web-light-day = Light
web-light-night = Dark
web-motion = Animations
web-sound = Sound
web-to-lobby = Back to the lobby
web-advice-ask = Get a hint
web-advice-thinks = Thinking…
web-advice-score = expected score: { $score }
web-keys = Press ? for keyboard shortcuts.
web-shortcuts = Keyboard shortcuts
web-key-tab = go to the next highlighted item
web-key-enter = choose it
web-key-escape = go back one step, or skip an animation
web-key-undo = undo
web-key-end = press the last button, such as “End turn”
web-key-options = list all your options
web-key-help = show this list

## The turns of others

web-speed = Speed of other players’ turns
web-speed-slow = Slow
web-speed-normal = Normal
web-speed-fast = Fast
web-speed-instant = Instant
web-speed-step = Step by step
web-speed-next = Next turn
web-key-log = open or close the log
web-key-space = Space
web-key-next = go on to the next turn, step by step
web-recap-of = { $name }’s turn
web-recap-again = Show again
web-recap-to-you = For you
web-recap-before-after = { $before } before the turn, { $after } after it
web-log-all = All
web-log-filter = Whose turns to show
web-log-earlier = Earlier
web-log-set-up = Setup
web-log-gain = { $points } more

## Players

web-person = player
web-level-calm = Easy
web-level-keen = Medium
web-level-sharp = Hard
web-level-deep = Expert

## Lobby

web-tagline = Two board games about the sea, to play in your browser.
web-pick-game = Pick a game
web-for-players = For { $fewest } to { $most } players.
web-play-now = Play now
web-solo = Solo
web-invite = Invite a friend
web-no-account = No account needed. This browser remembers your seat.
web-no-server = The server isn’t responding. Please try again in a moment.
web-my-tables = My tables
web-my-tables-none = No tables yet. Create one, or just play.
web-open-tables = Open tables
web-open-tables-none = No one is waiting for players right now.
web-with = with { $names }
web-your-turn = Your turn
web-turn-of = { $name }’s turn
web-join = Join
web-your-table = New table
web-edition = Edition
web-players = Players
web-clock = Time limit
web-clock-none = None
web-clock-live = 30 minutes each
web-clock-days = 3 days per turn
web-clock-says =
    { $kind ->
        [game] { $count ->
            [one] Live: 1 minute each for the whole game.
           *[other] Live: { $count } minutes each for the whole game.
        }
        [day] { $count ->
            [one] 1 day for every decision.
           *[other] { $count } days for every decision.
        }
       *[none] No time limit: take as long as you like.
    }
web-time-up =
    { $level ->
        [calm] When someone’s time is up, an easy bot plays for them.
        [keen] When someone’s time is up, a medium bot plays for them.
        [sharp] When someone’s time is up, a hard bot plays for them.
       *[deep] When someone’s time is up, an expert bot plays for them.
    }
web-absence = If someone is away
web-absence-choice =
    { $minutes ->
        [0] Always wait
        [one] A bot after 1 minute
       *[other] A bot after { $minutes } minutes
    }
web-absence-says =
    { $minutes ->
        [0] If someone is away, the game waits for them.
        [one] After 1 minute away, the others may let a bot play. The seat can be taken back at any time.
       *[other] After { $minutes } minutes away, the others may let a bot play. The seat can be taken back at any time.
    }
web-seat-name = Name for seat { $number }
web-seat-kind = Who sits in seat { $number }
web-seat-me = Me
web-seat-here = Same screen
web-seat-link = By link
web-seat-bot = Bot
web-seat-open = Open seat
web-seat-link-how = You’ll get a link for this seat once the table is created.
web-strength = Level
web-player-number = Player { $number }
web-guest-name = Your name
web-listed = Let anyone join: list this table under “Open tables”

## The end

web-total = Total
web-decided = What decided it: { $source } ({ part-web-amount }, { $ahead } more than second place).
web-chart = Scores over the game
web-chart-turns = turns
web-counting = Final scoring
web-counting-how = One column at a time. Tap any step to see it again.
web-and-now = What next?
web-and-now-how = You can replay every moment of this game, from every seat.
web-step-back = Step back
web-to-total = Skip to total
web-next-step = Next: { $name }
web-replay = Replay
web-rematch = Rematch

## One screen, and again

web-title-turn = Your turn · Lagoon
web-pass-to = { $name } is next
web-pass-how = Pass the screen. No one else should look.
web-pass-ready = I’m { $name }
web-replay-before = One step back
web-replay-after = One step forward
web-replay-turn-before = Previous turn
web-replay-turn-after = Next turn
web-replay-run = Play
web-replay-pause = Pause
web-replay-moment = Moment of the game

## Tables over the network

web-nowhere = There’s nothing at this address.
web-unreachable = The server can’t be reached right now.
web-over = Finished
web-looking-on = You’re watching.
web-stood-in = Welcome back! A bot has been playing for you.
web-gave-up = You resigned; a bot is playing on for you.
web-take-back = Take my seat back
web-away-for =
    { $minutes ->
        [one] { $name } has been away for 1 minute.
       *[other] { $name } has been away for { $minutes } minutes.
    }
web-stand-in = Let a bot play for them
web-wait = Wait
web-table-closed = The host closed this table. The game has no result.
web-closed = Closed
web-note-resigned = { $name } resigned; a bot plays on.
web-note-stood-in = Time’s up for { $name }; a bot plays.
web-note-stood-in-by = { $by } let a bot play for { $name }, who was away.
web-note-back = { $name } is back and plays again.
web-host = host
web-remove = Remove { $name }…
web-remove-sure = Really remove { $name }?
web-hand-over = Make { $name } the host…
web-hand-over-sure = Really make { $name } the host?
web-close-table = Close the table…
web-close-sure =
    { $status ->
        [open] Really close the table? It will be gone.
       *[other] Really end the game for everyone? There will be no result.
    }
web-resign = Resign
web-resign-sure = Really resign? A bot will play on for you.
web-sit-down = Take a seat
web-leave = Leave
web-start = Start the game
web-copy = Copy
web-copied = Link copied.
web-copy-by-hand = Please copy the link by hand.
web-invite-link = Send this link to the people you want to play with
web-invites = { $name } invites you
web-invites-nobody = You’re invited
web-your-own-table = Your table
web-invites-to =
    { $count ->
        [one] to { $game }
       *[other] to { $game }, with { $count } players
    }
web-take-your-seat = Take your seat
web-who-plays = Who plays
web-how-it-plays = How this table plays
web-thinking-time = Thinking time
web-if-away = If someone has to go
web-it-starts = It starts
web-it-starts-when =
    { $host ->
        [yes] when every seat is taken and you start it.
       *[no] when every seat is taken and the host starts it.
    }
web-free-seat = waiting for a player
web-here = here
web-other-device = On another device
web-other-device-how = For phones and computers on the same network: scan the code or type the address.
web-other-device-none = Other devices can’t reach this server: it only listens to this computer. Its settings can change that (listen).
web-qr = QR code of the address
web-share = Share…
web-devices-out = Sign out my other devices
web-devices-sure = Really sign out? Only this device will still be you.
web-devices-done = Your other devices are signed out.
web-spectate-link = Link for spectators
web-waits-for = { $free ->
    [one] 1 seat is still open.
   *[other] { $free } seats are still open.
}
web-waits-for-start = Everyone’s here. Waiting for the host to start.
web-all-here = Everyone’s here.
web-rules-of = Rules of { $game }
web-contents = Contents
web-device-link = Play on a second device
web-device-link-how = Open this link on the other device. It works once, within ten minutes:
web-device-title = Play on a second device
web-device-how = This device takes over the name, tables and seats of the person who made this link. Anything this device had before is lost.
web-device-take = Continue on this device
web-seen-by = View as
web-spectator = Spectator
web-record-file = Download the record
web-all-knowledge = Everything face up
web-share-moment = Share this moment
web-play-on = Play on from here
web-play-on-how = The same position with new dice, against bots.
web-play-on-seat = Your seat
web-looking-back = You’re looking back at step { $step }.
web-to-now = Back to the game
web-dice-committed = Code to check that the dice are fair: { $commitment }…
web-dice-mixing = Everyone adds to the dice. The game starts in a moment.
web-dice-broken = Your part of the dice was left out or changed. Don’t rely on these dice.

## Whole messages, where the page has several things to say at once

web-colon = { $what }: { $text }
web-log-joined = { $head }: { $things }.
web-log-times = { $text } ×{ $count }
web-bot-name = Bot { $seat }
web-bot-listed = Bot { $seat } ({ $level ->
    [calm] easy
    [keen] medium
    [sharp] hard
   *[deep] expert
})
web-guest-number = Guest { $number }
web-seats-taken = { $taken } of { $seats } seats taken
web-waiting = Waiting for players
web-going-on = In progress
web-advice-win = { $percent }% chance of winning
part-web-amount = { $unit ->
    [coins] { $score ->
        [one] 1 coin
       *[other] { $score } coins
    }
   *[points] { $score ->
        [one] 1 point
       *[other] { $score } points
    }
}
web-won = { $you ->
    [yes] You win with { part-web-amount }
   *[no] { $names } wins with { part-web-amount }
}
web-won-shared = { $names } share the victory with { part-web-amount } each
web-won-solo = You collected { part-web-amount }
web-rule = Rule

# The start button says what is chosen.
web-game-edition = { $game } { $edition }
web-start-alone = Play { $game } solo
web-start-bots =
    { $count ->
        [one] Play { $game } with { $level ->
            [calm] an easy bot
            [keen] a medium bot
            [sharp] a hard bot
           *[deep] an expert bot
        }
       *[other] Play { $game } with { $count } { $level ->
            [calm] easy bots
            [keen] medium bots
            [sharp] hard bots
            [deep] expert bots
           *[mixed] bots
        }
    }
web-start-with = Play { $game } with { $people }
web-start-with-bots =
    { $count ->
        [one] Play { $game } with { $people }, plus a bot
       *[other] Play { $game } with { $people }, plus { $count } bots
    }
web-start-invite =
    { $count ->
        [one] Create a table and invite a friend
       *[other] Create a table and invite { $count } friends
    }
web-how-to-play = How to play
web-coach = Coach
web-first-game = New here? Learn it in ten minutes:
web-first-game-no = Not now
web-lesson-skip = Skip the lesson
web-lesson-again = Start the lesson again
web-lesson-play-on = Play on
web-howto-of = { $game } in three minutes
web-read-aloud = Read to me
web-read-stop = Stop reading
web-full-rules = Full rules
web-step-of = Step { $step } of { $steps }
web-clause = Rule { $id }
web-players-count =
    { $count ->
        [one] 1 player
       *[other] { $count } players
    }
web-change = Change
web-done = Done
web-confirm = Confirm
web-do-it = Do it
web-why-not = Why not?
web-why-nothing = You can’t do anything with this right now.
web-why-list = Why can’t I do something else?
web-text-version = Text version
web-report = Report a problem
web-report-words = What’s wrong? Only the people who run this server will read it.
web-report-send = Send
web-report-thanks = Thank you. Your report has been sent.

# What a score is made of
web-score-of = Score of { $name }: { $score }
web-score-empty = Nothing scored yet.
web-score-later = Not in the score yet
web-in-words = { $you ->
    [yes] Your { $score } in words
   *[no] { $name }: { $score } in words
}
web-ranks = Ranks

## Notices while the page is closed.

web-notices = Tell me when it’s my turn
web-notices-about = In games over days, even when this page is closed.
web-notices-device = On this device
web-notices-denied = Your browser blocks notifications from this page. Its settings can change that.
web-notices-failed = This device can’t be reached.
web-notices-mail = By mail
web-notices-mail-send = Send me mails
web-notices-mail-waiting = Open the link we sent to { $address }.
web-notices-mail-confirmed = Mails go to { $address }.
web-notices-mail-stop = Stop and forget the address
web-notices-quiet = Quiet hours
web-notices-from = From
web-notices-until = Until
