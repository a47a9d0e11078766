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

## Refused commands

table-refusal-illegal = The rules do not allow this.
table-refusal-not_your_seat = This is not your seat; you can act only for your own.
table-refusal-no_such_seat = There is no such seat at this table.
table-refusal-nothing_to_undo = There is nothing left that you could take back.
table-refusal-bot_seat = A bot plays this seat; take the seat back first.
table-refusal-not_a_bot = No bot plays this seat.
table-refusal-still_here = The player of this seat is still here, so nobody else may give it to a bot.
table-refusal-resigned = The player of this seat has given up and cannot come back to this match.
table-refusal-stale = The match has moved on in the meantime; please look at the table and choose again.
table-refusal-no_version = This command must say which version of the match it is about.
table-refusal-over = The match is over; nobody can act any more.
table-refusal-not_over = This is possible only when the match is over.
table-refusal-malformed = This command cannot be read.
table-refusal-unwritable = What this leads to could not be written down, so it was not carried out.

## The end

table-end-resigned = All others have given up.

## Files of matches

table-file-malformed = The file cannot be read: it is damaged or incomplete.
table-file-format = The file has a form that cannot be read here.
table-file-game = The file holds a match of another game.
table-file-rules_version = The match was played with another version of the rules.
table-file-commitment = The seed in the file is not the one promised at the start of the match.
table-file-setup = The match in the file could not have started.
table-file-action = The file contains something that is not an action of this game.
table-file-refused = The file contains an action that was not allowed.
table-file-hash = Replaying the match leads to another position than the file says.
table-file-result = Replaying the match leads to another result than the file says.

## Starting a match

table-setup-seats = The game cannot be played with this number of seats.
table-setup-options = The game cannot be played with these options.
table-setup-unwritable = What the match would start from could not be written down.
