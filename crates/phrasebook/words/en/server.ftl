### What only the server says.

## Refusals: what is wrong and what to do.

server-error-bad-message = The message could not be read.
server-error-bad-field = This value cannot be used.
server-error-not-found = There is no such thing here.
server-error-no-guest = Introduce yourself first: reload the page.
server-error-bad-cookie = The server does not know this visitor: reload the page to come in anew.
server-error-foreign-origin = The request came from another site and was not carried out.
server-error-not-yours = This belongs to somebody else.
server-error-not-your-turn = It is somebody else's turn.
server-error-stale = The table has changed meanwhile: look again and choose anew.
server-error-not-an-option = That cannot be done now.
server-error-not-started = The game has not begun yet.
server-error-started = The game has begun already.
server-error-over = The game is over.
server-error-not-over = The game is not over yet.
server-error-seats-open = Some seats are still open: wait for people, or lay a table with bots.
server-error-seat-taken = Somebody sits there already.
server-error-no-undo = The last decision cannot be taken back: something new was seen, or somebody has decided since.
server-error-no-advice = No advice while other people play.
server-error-too-many = That was too much at once: wait a little and try again.
server-error-too-large = That is too large.
server-error-store-full = The server's disk is full. Nothing was changed: try again later.
server-error-store-unavailable = The server's database does not answer. Nothing was changed: try again.
server-error-stopping = The server is stopping: try again in a moment.
server-error-internal = The server made a mistake. Nothing was changed: try again.

## Refused before anybody looked closer.

server-refused-requests = Too many requests: wait a moment.
server-refused-tables = You have as many tables as you may: play one to its end first.
server-refused-sockets = The server has no place for another connection: try again later.
server-refused-sockets-address = Too many connections from your address: close some.
server-refused-sockets-guest = Too many connections of yours: close a tab.
server-refused-name = This server does not go by that name. Set public_origins if it should.
server-refused-site = The request came from another site. Set public_origins if that site is this one.
server-refused-route = There is nothing at this address.
server-refused-method = This address does not take that method.
server-refused-type = Send JSON, with the header Content-Type: application/json.
server-refused-large = The body is larger than the server takes.
server-refused-cut = The body ended before it was whole.
server-refused-field =
    { $why ->
        [missing] The field { $field } is missing: send it.
        [choice] The field { $field } must be one of these: { $choices }.
       *[other] The field { $field } has a value that can’t be used here: check its type and range.
    }
server-refused-shape = The message doesn’t have the shape this address expects: check it against the description of the API.
server-refused-json = This isn’t JSON: there is a mistake at line { $line }, column { $column }.
server-refused-path = A part of the address cannot be read.
server-refused-query = The query after the question mark can’t be read: check its names and values.

## Bots: how strong they are, and what they are called at a table.

server-level-calm = Calm: thinks little, and is often content with the second best
server-level-keen = Keen: thinks a little, and errs now and then
server-level-sharp = Sharp: thinks quickly and never errs on purpose
server-level-deep = Deep: takes its time and plays as well as it can
server-bot-name = Bot { $seat }

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
