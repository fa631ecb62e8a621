### The pages without pictures and scripts.

## Around every page.

plain-skip = Skip to content
plain-ways = Navigation
plain-language = Language
plain-lobby = Lobby
plain-rules = Rules
plain-pictures = Version with pictures
plain-not-done = That didn’t work.
plain-trouble = This page can’t be shown
plain-nothing = Nothing here.
plain-more = More tables
plain-title = { $game }, { $edition } edition
plain-edition = { $edition } edition
plain-rules-of = Rules of { $game }

## What is asked.

plain-now = Now
plain-not-begun = The game hasn’t started yet.
plain-options = Your options
plain-skip-lesson = Skip the lesson
plain-undo = Undo my last move
plain-watching = You’re watching.
plain-looking-from = You’re in { $who }’s seat.
plain-look-from = Switch to { $who }’s seat
plain-pass = { $who } is next. Pass the screen, then switch to { $who }’s seat.
plain-waiting = Waiting for { $who }.
plain-waiting-start = Waiting for the game to start.
plain-follows =
    { $seconds ->
        [one] This page reloads automatically after { $seconds } second.
       *[other] This page reloads automatically after { $seconds } seconds.
    }
plain-follows-not = This page doesn’t reload automatically.
plain-stay = Turn off automatic reload
plain-follow = Turn on automatic reload
plain-reload = Reload
plain-record = Download the record
plain-next-table = Go to the rematch
plain-rematch = Play again with the same players

## The table.

plain-scores = Scores
plain-player = Player
plain-place = Place
plain-points = Points
plain-log = Recent moves
plain-log-all = All moves
plain-log-more = Show the full log
plain-log-less = Show recent moves
plain-note-resigned = { $who } resigned; a bot plays on.
plain-note-stood-in = Time’s up for { $who }; a bot plays.
plain-note-stood-in-by = { $by } let a bot play for { $who }, who was away.
plain-note-back = { $who } is back and plays again.
plain-talk = Chat
plain-words = Message
plain-say = Send
plain-report-how = Report a problem
plain-report-words = What’s wrong? Only the people who run this server will read it.
plain-report = Send
plain-reported = Thank you. Your report has been sent.

## Seats.

plain-seats = Seats
plain-seat = Seat { $seat }
plain-seat-open = Seat { $seat }: open
plain-seat-bot = Seat { $seat }: { $who } ({ part-server-level })
plain-seat-person = Seat { $seat }: { $who }
plain-seat-yours = Seat { $seat }: { $who } (on this screen)
plain-seat-stood-in = Seat { $seat }: { $who } (a bot is playing for them)
plain-seat-resigned = Seat { $seat }: { $who } (resigned; a bot is playing on)
plain-sit = Take seat { $seat }
plain-leave = Leave the table
plain-start = Start the game
plain-start-later = You can start the game once every seat is taken.
plain-host = Host: { $who }
plain-remove = Remove { $who }
plain-hand-over = Make { $who } the host
plain-close-how = Close the table
plain-close-open = Yes, close the table
plain-close = Yes, end the game for everyone, without a result
plain-closed = The host closed this table. The game has no result.
plain-invite = To invite someone, send them this address:
plain-take-back = Take my seat back from the bot
plain-away =
    { $minutes ->
        [0] { $who } is away.
        [one] { $who } has been away for 1 minute.
       *[other] { $who } has been away for { $minutes } minutes.
    }
plain-stand-in = Let a bot play for { $who }
plain-stood-in = A bot is playing for you. You can take your seat back at any time.
plain-resign-how = Resign
plain-resign = Yes, resign and let a bot play on

## The lobby.

plain-lobby-title = Lagoon as text
plain-lobby-about = You can play everything here without pictures or scripts.
plain-mine = Your tables
plain-open-tables = Public tables with open seats
plain-running-tables = Public games in progress
plain-lessons = Guided first games
plain-lesson = { $game }: { $title }
plain-lay = Create a table
plain-game = Game
plain-players =
    { $most ->
        [one] { $title }, for { $most } player
       *[other] { $title }, for { $fewest } to { $most } players
    }
plain-choose = Who sits here
plain-choose-me = Me
plain-choose-hot-seat = Someone else on this screen
plain-choose-open = Anyone who joins
plain-choose-bot = Bot ({ $level })
plain-choose-nobody = No one
plain-hot-seat-name = Name of the other person on this screen
plain-public = Show this table in the public list
plain-absence = If someone is away when it’s their turn
plain-absence-after =
    { $minutes ->
        [one] After 1 minute, the others may let a bot play
       *[other] After { $minutes } minutes, the others may let a bot play
    }
plain-absence-never = Always wait
plain-lay-it = Create table
plain-me = You
plain-name = Your name
plain-save = Save

## Whole lines, so that no page puts words together.

plain-title-your-turn = Your turn · { $title }
plain-table =
    { $state ->
        [your-turn] { $title }: { $names } (your turn)
        [open] { $title }: { $names } (not started yet)
        [running] { $title }: { $names } (in progress)
        [closed] { $title }: { $names } (closed)
       *[over] { $title }: { $names } (finished)
    }
plain-open-seats =
    { $count ->
        [one] an open seat
       *[other] { $count } open seats
    }
plain-seat-clock =
    { $minutes ->
        [one] { $seated }, { $minutes } minute left
       *[other] { $seated }, { $minutes } minutes left
    }
plain-said = { $name }: { $text }

plain-ladder = Ranks
plain-rank =
    { $reached ->
        [yes] From { $from }: { $title } Reached.
       *[no] From { $from }: { $title }
    }

## Notices.

plain-notices = Tell me when it’s my turn
plain-notices-link = Mails when it’s your turn
plain-notices-about = In games over days, we can write to you when it’s your turn and you’re not there.
plain-notices-mail = By mail
plain-notices-address = Your mail address
plain-notices-send = Send me mails
plain-notices-stop = Stop and forget the address
plain-notices-waiting = We have written to { $address }. Open the link in that mail to confirm.
plain-notices-confirmed = Mails go to { $address }.
plain-notices-quiet = Quiet hours
plain-notices-quiet-on = Notices wait until your quiet hours are over.
plain-notices-quiet-off = You have no quiet hours.
plain-notices-quiet-set = Save quiet hours
plain-notices-quiet-end = No quiet hours
plain-notices-begins = From
plain-notices-ends = Until
plain-notices-clock = Your time zone
plain-confirm-ask = Send a mail to { $address } when it’s your turn in a game over days?
plain-confirm-yes = Yes, send me mails
plain-confirm-done = Done. You’ll get a mail when it’s your turn. Every mail has a link to stop them.
plain-confirm-gone = This link has expired or was used before.
plain-stop-ask = Stop these mails and forget this address?
plain-stop-yes = Stop these mails
plain-stop-done = Done. No more mails will come.
