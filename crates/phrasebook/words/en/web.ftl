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
    [one] one day
   *[other] { $days } days
}
web-log-empty = Nothing has happened yet.

## What is asked

web-undo = Undo
web-back = Back
web-close = Close
web-options = Everything you can do now
web-hint-lit = Whatever is lit can be chosen.
web-hint-further = Now choose where it goes; Escape takes it back.
web-hint-wait = Please wait a moment.
web-hint-watch = You are watching.
web-connecting = Rowing to the table …
web-reconnecting = The line is lost; it comes back by itself.

## Menu

web-menu = Menu
web-chat = Chat
web-chat-say = Say something
web-chat-empty = Nobody has said anything yet.
web-send = Send
web-mute = mute
web-unmute = hear everybody again
web-language = Language
web-light = Light
web-light-day = Day
web-light-night = Night
web-motion = Motion
web-sound = Sounds
web-to-lobby = To the lobby
web-advice-ask = Ask the bot
web-advice-thinks = It thinks …
web-advice-score = expects { $score } points
web-keys = Press ? for the keyboard.
web-shortcuts = Keyboard
web-key-tab = go to the next thing that is lit
web-key-enter = choose it
web-key-escape = one step back; skip motion
web-key-undo = undo
web-key-end = press the last button, such as End the turn
web-key-options = list everything you can do
web-key-help = this list

## Players

web-person = guest
web-level-calm = calm
web-level-keen = keen
web-level-sharp = sharp
web-level-deep = deep

## Lobby

web-tagline = Two games of the sea, on one screen, tonight.
web-pick-game = Pick a game
web-for-players = { $fewest ->
    [one] For one to { $most } players.
   *[other] For { $fewest } to { $most } players.
}
web-play-now = Play now
web-solo = Solo
web-duel = Duel
web-invite = Invite a friend
web-no-account = No account needed. Your seat stays yours in this browser.
web-no-server = The server does not answer. Please try again in a moment.
web-my-tables = My tables
web-my-tables-none = No tables yet. Set one, or just play.
web-open-tables = Open tables
web-open-tables-none = Nobody is waiting for players just now.
web-with = with { $names }
web-your-turn = Your turn
web-turn-of = { $name }’s turn
web-join = Join
web-your-table = Your table
web-edition = Edition
web-players = Players
web-clock = Clock
web-clock-none = No clock
web-clock-live = Live
web-clock-days = Over days
web-seat-name = Name on seat { $number }
web-seat-kind = Who sits on seat { $number }
web-seat-me = Me
web-seat-here = Here
web-seat-link = By link
web-seat-bot = Bot
web-seat-open = Open seat
web-seat-link-how = You get a link for this seat as soon as the table is set.
web-strength = Strength
web-player-number = Player { $number }
web-guest-name = Your name
web-listed = Anybody may join: show it among the open tables
web-set-table = Set the table

## The end

web-total = Total
web-decided = What decided it: { $source }, { $points } points, { $ahead } more than the second.
web-chart = Points over the game
web-chart-turns = turns
web-counting = Counting
web-counting-how = Column by column. Tap any step to look again.
web-and-now = And now?
web-and-now-how = Every moment of this game can be looked at again, from every seat.
web-step-back = Step back
web-to-total = Skip to total
web-next-step = Next: { $name }
web-replay = Replay
web-rematch = Rematch

## One screen, and again

web-title-turn = Your turn · Lagoon
web-pass-to = { $name } is next
web-pass-how = Hand the screen over. Nobody else should look.
web-pass-ready = I am { $name }
web-replay-before = One step back
web-replay-after = One step on
web-replay-turn-before = Back to the turn before
web-replay-turn-after = On to the next turn
web-replay-run = Play it
web-replay-pause = Pause
web-replay-moment = Moment of the game

## Tables over the network

web-nowhere = There is nothing at this address.
web-unreachable = The server cannot be reached just now.
web-over = over
web-looking-on = You look on.
web-stood-in = A bot plays for you while you are away.
web-gave-up = You gave this game up; a bot plays it to the end.
web-take-back = Take my seat back
web-resign = Give the game up
web-resign-sure = Really? A bot plays on for you.
web-sit-down = Take a seat
web-leave = Leave
web-start = Start
web-copy = Copy
web-copied = The link is copied.
web-copy-by-hand = Please copy the link by hand.
web-invite-link = Send this link to whoever plays with you
web-spectate-link = This link only looks on
web-waits-for = { $free ->
    [one] One seat is still open.
   *[other] { $free } seats are still open.
}
web-waits-for-start = Everybody is here. Whoever laid the table starts the game.
web-all-here = Everybody is here.
web-rules-of = Rules of { $game }
web-contents = Contents
web-device-link = Play on a second device
web-device-link-how = Open this link on the other device; it works once, for ten minutes:
web-device-title = The same guest on two devices
web-device-how = This device takes over the name, the tables and the seats of the guest who made this link. What this device had before stays behind.
web-device-take = Be this guest here
web-seen-by = Seen by
web-spectator = A spectator
web-record-file = Record
web-all-knowledge = All knowledge
web-share-moment = Share this moment
web-play-on = Play on from here
web-play-on-how = The same position with new dice, against bots.
web-play-on-seat = Your seat
web-looking-back = You look back at step { $step }.
web-to-now = Back to now
web-dice-committed = The dice are sealed: { $commitment } …

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
web-tap-again = Tap again: “{ $option }”
web-seats-taken = { $taken } of { $seats } seats taken
web-waiting = Waiting for players
web-going-on = In progress
web-advice-win = { $percent }% chance to win
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
