### What the table says, whatever the game.

## Strength of bots

table-level-random = { level-random }
table-level-greedy = { level-greedy }
table-level-easy = { level-easy }
table-level-normal = { level-normal }
table-level-hard = { level-hard }

## The log

table-log-undo = { $seat } takes back { $steps ->
        [one] the last action
       *[other] the last { $steps } actions
    }.
table-log-resign = { $seat } gives up.
table-log-hand_over = A bot ({ $level }) now plays for { $seat }.
table-log-reclaim = { $seat } takes the seat back.
table-log-new_host = { $seat } has brought the match to this table. From here on, chance is dealt here.

## Refused commands

table-refusal-illegal = The rules do not allow this.
table-refusal-not_your_seat = This is not your seat; you can act only for your own.
table-refusal-no_such_seat = There is no such seat at this table.
table-refusal-nothing_to_undo = There is nothing left that you could take back.
table-refusal-bot_seat = A bot is playing this seat; take the seat back first.
table-refusal-not_a_bot = No bot is playing this seat.
table-refusal-still_here = The player in this seat is still here, so nobody else may hand it to a bot.
table-refusal-resigned = The player in this seat has given up and cannot come back to this match.
table-refusal-stale = The match has moved on in the meantime; please look at the table and choose again.
table-refusal-no_version = This command must say which version of the match it is about.
table-refusal-over = The match is over; nobody can act any more.
table-refusal-not_over = This is possible only once the match is over.
table-refusal-hosted = This match has been played at a server before; it cannot be brought to another one.
table-refusal-malformed = This command cannot be read.
table-refusal-unwritable = The result of this could not be recorded, so it was not carried out.

## The end

table-end-resigned = All others have given up.

## Files of matches

table-file-malformed = The file cannot be read: it is damaged or incomplete.
table-file-format = The file is in a format that cannot be read here.
table-file-game = The file holds a match of another game.
table-file-rules_version = The match was played with a different version of the rules.
table-file-commitment = The shuffles in the file do not come from what was promised at the start of the match.
table-file-setup = The match in the file could not have started.
table-file-action = The file contains something that is not an action of this game.
table-file-refused = The file contains an action that was not allowed.
table-file-hash = Replaying the match leads to a different position from the one in the file.
table-file-long = The file has more entries than a match of this game can have.
table-file-result = Replaying the match leads to a different result from the one in the file.

## Starting a match

table-setup-seats = The game cannot be played with this number of seats.
table-setup-options = The game cannot be played with these options.
table-setup-unwritable = The start of the match could not be recorded.
