### What the server says.

## Refused requests

server-refusal-not_found = There is no such table or match.
server-refusal-no_name = Please choose a name first.
server-refusal-not_seated = Only players with a seat at this table can do this.
server-refusal-no_partner = In this match nobody plays together with you.
server-refusal-not_host = Only the host of this table can do this.
server-refusal-not_gathering = This is possible only before the match begins.
server-refusal-not_started = The match has not begun yet.
server-refusal-seat_taken = Somebody else already has this seat.
server-refusal-bad_invite = This seat is reserved; you need its invitation to sit here.
server-refusal-seats_empty = The match can begin only when no seat is empty.
server-refusal-bad_options = The game cannot be played with these options.
server-refusal-bad_seats = The game cannot be played with these seats.
server-refusal-unknown_game = This game is not available here.
server-refusal-too_fast = That was too much at once; please wait a moment.
server-refusal-too_many = You cannot follow so many tables at the same time.
server-refusal-too_long = This match has become too long; it can only be given up.
server-refusal-busy = The table is very busy right now; please try again.
server-refusal-storage = This could not be saved; please try again.
server-refusal-internal = Something went wrong at this table; it has been set back to the last move. Please try again.
server-refusal-bad_origin = Pages of other sites are not allowed to do this.
server-refusal-malformed = This request cannot be read.
server-refusal-no_such_step = The match does not have so many steps.
server-refusal-no_such_page = There is no such page.

## Pages

server-client-not_built = The server is running, but it was built without the web client. Build the client in the folder “web” and start the server again.
