### The client for a terminal. Messages `term-type-…` are lists of words that people can type; the
### first one is shown in help texts, and the words of every language are understood.

## The match

term-seat-person = { $name }: at this keyboard
term-bot-name = Bot { $number } ({ $level })
term-commitment = All chance of this match comes from a seed that is fixed by { $commitment }. The seed is told at the end, so that everybody can check the shuffles.
term-welcome = Type “help” to see what you can do, “legend” for the signs on the board.
term-curtain = It is { $name }’s turn. Everybody else please look away, then press Enter.
term-thinking = { $name } is thinking …
term-serving = Ziggurat is open at { $address } – press Ctrl+C to stop.
term-goodbye = Goodbye.
term-reveal = The seed of this match was { $seed }, its salt { $salt }; together they give the commitment { $commitment }.
term-yes = yes
term-no = no

## What can be done

term-places = (on { $count ->
        [one] 1 hex
       *[other] { $count } hexes
    })
term-gains = Points at once: { $gains }
term-where = { $what } – where? Type the hex:
term-no-place = { $number } is not possible on { $place }; type “{ $number }” to see the possible hexes, or “why” with the action.
term-no-number = There is no { $number } in the list; its numbers go from 1 to { $last }.
term-unknown = “{ $typed }” is neither an action nor a command; type “help” to see what you can do.
term-refused = This is not allowed: { $why } ({ $rule }; type “why” to read the rule.)
term-not-allowed = This is not allowed: { $why }
term-allowed = This is allowed: { $action }.
term-why-how = Type “why” with an action, for example “why place farmer f4”, or after something was refused.
term-hint = A good choice: { $action } (type “{ $notation }”). Your chance to win is about { $percent } %.
term-hint-none = There is nothing to decide for you.
term-save-how = Type “save” with the name of a file, for example “save match.json”.
term-saved = The match is saved in { $path }. The file also holds what is hidden during the match.
term-not-saved = The match could not be saved in { $path }: { $error }
term-rules-none = No rule is about “{ $question }”; ask for a number such as 5.3 or for a word.
term-rules-how = Ask for a section (5), a rule (5.3) or words.

## The end

term-sum = Sum
term-place = Place
term-winners = { $count ->
        [one] { $names } wins.
       *[other] { $names } share the victory.
    }

## Commands

term-type-help = help, h, ?
term-help-help = shows this list
term-type-moves = moves, actions
term-help-moves = lists what you can do now (the Enter key alone does the same)
term-type-board = board, status
term-help-board = shows the board, the points and your stand
term-type-legend = legend
term-help-legend = explains the signs on the board
term-type-sites = sites, cities
term-help-sites = lists what will be surrounded soon, and who leads there
term-type-hint = hint
term-help-hint = asks a bot what it would do in your place
term-type-why = why
term-help-why = says why an action is allowed or not: “why place farmer f4”
term-type-undo = undo, u
term-help-undo = takes back your last action
term-type-reset = reset
term-help-reset = takes back all that you can take back in this turn
term-type-rules = rules, rule
term-help-rules = shows a rule by number or word: “rules 5.3”, “rules field”
term-type-log = log, history
term-help-log = tells all that has happened
term-type-save = save
term-help-save = writes the match to a file: “save match.json”
term-type-resign = resign
term-help-resign = gives the match up
term-type-quit = quit, exit, q
term-help-quit = leaves the program
term-help-actions = Choose by number (“1 f4”, or “1” to see all hexes first), or type what you do:
term-type-yes = yes, y
term-type-no = no, n

## Replays

term-step = Step { $step } of { $steps }: { $name }
term-opening = Opening
term-replay-good = All { $steps } steps replay as they were played.
term-replay-step-none = There is no step { $step }; steps go from 0 to { $last }.
term-replay-bad = Step { $step }: { $why }

## Series of games

term-sim-head = { $game }: { $games } games in { $seconds } s, seed { $seed }
term-sim-bot = Bot
term-sim-wins = Wins
term-sim-interval = 95 %
term-sim-place = Place
term-sim-points = Points

## Speed

term-bench-game = Game
term-bench-seats = Seats
term-bench-games = Games/s
term-bench-decisions = Decisions/s
term-bench-length = Decisions
term-bench-legal = Legal
term-bench-bytes = Bytes
term-bench-copy = Copy (ns)
term-bench-allocations = Allocations
term-bench-search = Search/s
term-bench-options = Options

## Babylonia: signs on the board

term-bab-mark-priest = Pr
term-bab-mark-official = Of
term-bab-mark-merchant = Me
term-bab-mark-farmer = Fa
term-bab-letter-cities = C
term-bab-legend-token = a token: the number of its player, then its kind ({ $kinds })
term-bab-legend-face_down = a token face down in the river; you see the kind of your own ({ $own })
term-bab-legend-city = a city and the nobles that it pays for, by first letter
term-bab-legend-field = a field and the points that it brings
term-bab-legend-field_cities = a field that brings 1 point for every city that players own
term-bab-legend-ziggurat = a ziggurat
term-bab-legend-ziggurat_scored = a ziggurat that has been scored
term-bab-legend-river = free river: tokens lie face down there
term-bab-legend-land = free land

## Babylonia: beside the board

term-bab-phase-placing = Turn { $turn }: { $seat } places tokens.
term-bab-phase-scoring = Turn { $turn }: { $seat } chooses what is scored next.
term-bab-phase-taking_card = Turn { $turn }: { $seat } has won a ziggurat and chooses a card.
term-bab-phase-extra_turn = Turn { $turn }: { $seat } may take the extra turn.
term-bab-phase-over = The game is over.
term-bab-head-points = Points
term-bab-head-cities = Cities
term-bab-head-ziggurats = Ziggurats
term-bab-head-stand = Stand
term-bab-head-supply = Supply
term-bab-cards_left = Cards to be won: { $cards }
term-bab-stand = Your stand holds { $tokens-a }.
term-bab-placed = Placed in this turn: { $hexes }
term-bab-place = Place { $token-a }
term-bab-site = Site
term-bab-site-missing = Missing
term-bab-site-beside = Beside it
term-bab-site-nobles = Nobles
term-bab-site-leader = Leader

## Babylonia: typing actions

term-bab-type-place = place, put
term-bab-type-end = end, done, finish
term-bab-type-score = score
term-bab-type-take = take
term-bab-type-extra = extra
term-bab-type-priest = priest, priests, pr, p
term-bab-type-official = official, officials, of, o
term-bab-type-merchant = merchant, merchants, me, m
term-bab-type-farmer = farmer, farmers, fa, f
term-bab-how-place = Say which token and where, for example “place farmer f4”.
term-bab-how-score = Say which hex is scored, for example “score i9”.
term-bab-how-extra = Say “extra yes” or “extra no”.
term-bab-no_token = There is no token “{ $word }”; there are priest, official, merchant and farmer.
term-bab-no_hex = There is no hex “{ $word }”; the labels stand on the board, for example F4.
term-bab-no_card = There is no card “{ $word }”; say its name or its number, for example “take city bonus”.
term-bab-example-place = place farmer f4
term-bab-example-place-text = places a token (short: fa f4)
term-bab-example-end = end
term-bab-example-end-text = ends the placing
term-bab-example-score = score i9
term-bab-example-score-text = scores a surrounded city or ziggurat
term-bab-example-take = take city bonus
term-bab-example-take-text = takes a ziggurat card
term-bab-example-extra = extra yes
term-bab-example-extra-text = takes the extra turn (or: extra no)
