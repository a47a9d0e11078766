### What the server says.

## Refused requests

server-refusal-not_found = There is no such table or match.
server-refusal-no_name = Please choose a name first.
server-refusal-bad_name-empty = A name needs at least one letter or digit.
server-refusal-bad_name-long = This name is too long; at most 24 letters fit.
server-refusal-bad_name-invisible = This name has invisible characters in it. Please type it again instead of pasting it.
server-refusal-bad_name-character = Please use only letters, digits, spaces and simple punctuation in your name; no emoji or special letter shapes.
server-refusal-bad_name-scripts = This name mixes letters of different scripts. Please write it in one script, Latin for example.
server-refusal-bad_name-marks = This name has too many marks on one letter. Please leave some out.
server-refusal-not_seated = Only players with a seat at this table can do this.
server-refusal-no_partner = In this match nobody plays together with you.
server-refusal-not_host = Only the host of this table can do this.
server-refusal-no_locals = Only the host can add people at the same screen. Ask the host for an invitation to this seat.
server-refusal-not_ready = The host is away. The match can begin without the host once all the others are ready.
server-refusal-banned = The host has removed you from this table. You can neither sit nor watch here.
server-refusal-shut_out = You have been banned from this server.
server-refusal-closed = This table has been closed.
server-removed-kicked = The host has freed your seat. You can still watch, or sit down again.
server-removed-banned = The host has removed you from this table. You can no longer sit, watch or chat here.
server-refusal-not_gathering = You can do this only before the match begins.
server-refusal-not_started = The match has not begun yet.
server-refusal-seat_taken = Somebody else already has this seat.
server-refusal-bad_invite = This seat is reserved; you need its invitation to sit here.
server-refusal-seats_empty = The match can begin once no seat is empty.
server-refusal-bad_options = The game cannot be played with these options.
server-refusal-bad_seats = The game cannot be played with these seats.
server-refusal-unknown_game = This game is not available here.
server-refusal-too_fast = { $limit ->
        [messages] Too many messages at once.
        [chat] Too many lines of chat at once.
        [hints] Too many hints at once.
        [tables] Too many new tables at once.
        [place_tables] Too many new tables from your network.
        [guests] Too many new players from your network.
        [files] Too many files from your network.
        [steps] Too many looks back at once.
        [connections] Too many new connections from your network.
       *[requests] Too many requests from your network.
    } Please try again in { $seconds ->
        [one] a second
       *[other] { $seconds } seconds
    }.
server-refusal-too_many = You cannot follow that many tables at once.
server-refusal-too_long = This match has become too long; it can only be given up.
server-refusal-busy = The table is very busy right now; please try again.
server-refusal-full = The server has no room for more connections from your network right now.
server-refusal-storage = This could not be saved; please try again.
server-refusal-internal = Something went wrong at this table; it has been set back to the last move. Please try again.
server-refusal-bad_origin = Pages from other sites are not allowed to do this.
server-refusal-malformed = This request cannot be read.
server-refusal-too_large = This is too large for a file of a match.
server-refusal-bad_file-step = Step { $step } of the log does not hold: { $why }
server-refusal-no_such_step = The match does not have that many steps.
server-refusal-no_such_session = This device is signed out already.
server-refusal-no_such_page = There is no such page.

## Pages

server-client-not_built = The server is running, but it was built without the web client. Build the client in the folder “web” and start the server again.
