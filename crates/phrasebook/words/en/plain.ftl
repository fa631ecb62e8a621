### The pages without pictures and scripts.

## Around every page.

plain-skip = Skip to the content
plain-ways = Ways
plain-language = Language
plain-lobby = Lobby
plain-rules = Rules
plain-pictures = With pictures
plain-not-done = This was not done.
plain-trouble = This page cannot be shown
plain-nothing = Nothing.
plain-more = More tables
plain-title = { $game }, edition of { $edition }
plain-edition = edition of { $edition }
plain-rules-of = Rules of { $game }

## What is asked.

plain-now = Now
plain-your-turn = your turn
plain-not-begun = The game has not begun.
plain-options = What you can do
plain-undo = Take my last decision back
plain-watching = You are looking on.
plain-looking-from = You look from the seat of { $who }.
plain-look-from = Look from the seat of { $who }
plain-pass = { $who } is next at this screen. Pass it on, then look from that seat.
plain-waiting = Waiting for { $who }.
plain-waiting-start = Waiting for the start.
plain-follows =
    { $seconds ->
        [one] This page reloads by itself after { $seconds } second.
       *[other] This page reloads by itself after { $seconds } seconds.
    }
plain-follows-not = This page does not reload by itself.
plain-stay = Do not reload by itself
plain-follow = Reload by itself
plain-reload = Reload
plain-record = Save the record
plain-next-table = Go to the next table
plain-rematch = Play again with the same people

## The table.

plain-scores = Scores
plain-player = Player
plain-place = Place
plain-points = Points
plain-log = What happened last
plain-log-all = All that happened
plain-log-more = Tell all that happened
plain-log-less = Tell only the last
plain-talk = Talk
plain-words = Your words
plain-say = Say it

## Seats.

plain-seats = Seats
plain-seat = Seat { $seat }
plain-seat-open = Seat { $seat }: open
plain-seat-bot = Seat { $seat }: { $who }, a bot
plain-seat-person = Seat { $seat }: { $who }
plain-seat-yours = Seat { $seat }: { $who }, at this screen
plain-seat-stood-in = Seat { $seat }: { $who }, a bot stands in
plain-seat-resigned = Seat { $seat }: { $who } has given up, a bot plays on
plain-clock =
    { $minutes ->
        [one] { $minutes } minute left
       *[other] { $minutes } minutes left
    }
plain-sit = Sit down on seat { $seat }
plain-leave = Stand up
plain-start = Start the game
plain-start-later = You can start the game when no seat is open.
plain-invite = To invite somebody, send them this address:
plain-take-back = Play myself again instead of the bot
plain-resign-how = Give the game up
plain-resign = Yes, I give up: a bot plays on

## The lobby.

plain-lobby-title = Lagoon as text
plain-lobby-about = Everything here can be played without pictures and without scripts.
plain-mine = Your tables
plain-open-tables = Public tables with an open seat
plain-running-tables = Public tables in play
plain-open-seat = an open seat
plain-state-open = not begun yet
plain-state-running = in play
plain-state-over = over
plain-lay = Lay a table
plain-game = Game
plain-players = for { $fewest } to { $most } players
plain-choose = Who sits here
plain-choose-me = me
plain-choose-hot-seat = somebody else at this screen
plain-choose-open = whoever comes
plain-choose-bot = Bot.
plain-choose-nobody = nobody
plain-hot-seat-name = Name of somebody else at this screen
plain-public = List the table for everybody
plain-lay-it = Lay the table
plain-me = You
plain-name = Your name
plain-save = Keep this
