### What only the server says.

## Refusals: what is wrong and what to do.

server-error-bad-message = The request couldn’t be read. Reload the page and try again.
server-error-bad-field = This value is not allowed.
server-error-not-found = That couldn’t be found.
server-error-no-guest = You have no session yet: reload the page.
server-error-bad-cookie = Your session has expired: reload the page.
server-error-foreign-origin = The request came from another site and was refused.
server-error-not-yours = This belongs to someone else.
server-error-not-your-turn = It’s someone else’s turn.
server-error-stale = The table has changed. Look again before you choose.
server-error-not-an-option = You can’t do that now.
server-error-not-started = The game hasn’t started yet.
server-error-started = The game has already started.
server-error-over = The game is over.
server-error-not-over = The game isn’t over yet.
server-error-closed = This table has been closed.
server-error-not-in-lesson = The lesson asks for something else now. Do what the coach says, or skip the lesson.
server-error-no-lesson = No lesson is going on at this table.
server-lesson-changed = This lesson has changed since you began. Play on: it is an ordinary game now.
server-error-not-away = They’re here, or haven’t been away long enough yet.
server-error-seats-open = Some seats are still open: wait for players, or create a table with bots.
server-error-seat-taken = That seat is taken.
server-error-not-pledged = These aren’t the bytes pledged for the dice.
server-error-no-undo = You can’t undo that: something new was revealed, or someone else has moved since.
server-error-no-advice = No hints while you play against other people.
server-error-too-many = That was too much at once: wait a moment and try again.
server-error-too-large = That’s too large: make it shorter and try again.
server-error-store-full = The server’s disk is full. Nothing was changed: try again later.
server-error-store-unavailable = The server’s database is not responding. Nothing was changed: try again.
server-error-stopping = The server is shutting down: try again in a moment.
server-error-banned = You’ve been banned from this server.
server-error-internal = Something went wrong on the server. Nothing was changed: try again.

## Refused at the door.

server-refused-requests = Too many requests: try again in a moment.
server-refused-tables = You’ve reached the limit of open tables. Finish one first.
server-refused-sockets = The server can’t take any more connections: try again later.
server-refused-sockets-address = Too many connections from your network address: close some.
server-refused-sockets-guest = You have too many connections open: close a tab.
server-refused-name = This server doesn’t use that host name. If it should, add it to public_origins.
server-refused-site = The request came from another site. If that site is this server, add it to public_origins.
server-refused-closed = This table has been closed.
server-refused-route = There’s nothing at this address.
server-refused-method = This address doesn’t accept that method.
server-refused-type = Send JSON with the header Content-Type: application/json.
server-refused-large = The request body is too large.
server-refused-cut = The request body ended too soon.
server-refused-field =
    { $why ->
        [missing] The field { $field } is missing: send it.
        [choice] The field { $field } must be one of these: { $choices }.
       *[other] The field { $field } has a value that can’t be used here: check its type and range.
    }
server-refused-shape = The message doesn’t have the shape this address expects: check it against the description of the API.
server-refused-json = This isn’t JSON: there is a mistake at line { $line }, column { $column }.
server-refused-path = Part of the address can’t be read: check it.
server-refused-query = The query after the question mark can’t be read: check its names and values.

## Bots: how strong they are, and what they are called at a table.

server-level-calm = Easy: barely plans, often settles for second best
server-level-keen = Medium: plans a little, makes the odd mistake
server-level-sharp = Hard: thinks fast, makes no deliberate mistakes
server-level-deep = Expert: takes its time and plays its best
server-bot-name = Bot { $seat }
## How a table plays.

server-clock =
    { $kind ->
        [game] { $count ->
            [one] Live: 1 minute each for the whole game.
           *[other] Live: { $count } minutes each for the whole game.
        }
        [day] { $count ->
            [one] 1 day for every decision.
           *[other] { $count } days for every decision.
        }
       *[none] No time limit.
    }
server-absence =
    { $minutes ->
        [0] If someone is away, the game waits for them.
        [one] After 1 minute away, the others may let a bot play; the seat can be taken back at any time.
       *[other] After { $minutes } minutes away, the others may let a bot play; the seat can be taken back at any time.
    }
## Links that are shared: a title and a sentence.

server-preview-title =
    { $state ->
        [invites] { $name } invites you to { $game }
        [open] You’re invited to { $game }
        [running] { $game }: a game in progress
        [over] { $game }: the result
        [moment] { $game }: a moment to see again
       *[closed] { $game }: a closed table
    }
server-preview-open =
    { $free ->
        [0] All seats are taken. { $clock }
        [one] 1 of { $seats } seats is free. { $clock }
       *[other] { $free } of { $seats } seats are free. { $clock }
    }
server-preview-running =
    { $count ->
        [one] { $names } is playing. Come and watch.
       *[other] { $names } are playing. Come and watch.
    }
server-preview-players =
    { $count ->
        [one] A solo game.
       *[other] { $count } at the table.
    }
server-preview-over = { $scores }. See the game again, move by move.
server-preview-moment = After step { $step }. See the game again, move by move.
server-preview-closed = This table has been closed.
server-preview-player = Player { $number }
server-preview-game = { $game } { $edition }
server-preview-seat-open = Open seat
server-preview-score = { $name } { $score }
server-preview-picture = Picture of the table, with the players and their scores

## Guests who have not said what they are called.

server-guest-name = Guest { $number }

## Bots where seats are listed, and what is said instead of a reader’s own words.

server-bot-listed = Bot { $seat } ({ part-server-level })
part-server-level =
    { $level ->
        [calm] easy
        [keen] medium
        [sharp] hard
       *[deep] expert
    }

## Notices to guests who are not there.

server-notice-title = { $game }: your turn
server-notice-turn =
    { $count ->
        [0] It’s your turn in { $game }.
       *[other] It’s your turn in { $game } with { $names }.
    }
server-notice-mail =
    { $sentence }

    Open the table: { $table }

    You get this mail because you asked for it.
    Stop these mails: { $stop }
server-notice-confirm-title = Do you want mails when it’s your turn?
server-notice-confirm =
    Someone entered this address on { $site } to hear when it’s their turn in a game.

    If that was you, confirm it: { $confirm }

    If it wasn’t you, there is nothing to do: no more mails will come. The link expires after two days.
    Forget this address: { $stop }
