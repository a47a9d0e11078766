### The web client.

## Everywhere

web-home = Home
web-menu = Menu
web-close = Close
web-cancel = Cancel
web-show = Show
web-loading = Loading …
web-yes = yes
web-no = no
web-on = On
web-off = Off
web-copied = Copied
web-error = Something went wrong
web-error-offline = The server cannot be reached. Please try again in a moment.
web-new-version = There is a new version of Ziggurat.
web-reload = Reload
web-later = Later
web-lost = Not found
web-lost-page = There is no such page.
web-lost-game = This game is not on the shelf here.
web-lost-table = There is no such table. Perhaps the link is incomplete.
web-lost-replay = This match cannot be shown. Matches can be replayed once they are over.
web-player = Player
web-players = Players
web-rules = Rules
web-primer = How to play
web-settings = Settings
web-about = About this edition
web-gallery = Gallery of pieces

## Home

web-hero = Learn one in ten minutes. Play against bots, with friends, over lunch or over days.
web-name = What should the others call you?
web-name-ok = That’s me
web-name-note = No account needed. Your name and your tables come back when you visit again on this device.
web-name-title = Your name
web-forget = Forget me on this device
web-forget-text = After that you can no longer get back to your tables.
web-sessions = Your devices
web-session-current = this device
web-session-used = last used on { $date }
web-session-unknown = Unknown browser
web-session-end = Sign out
web-session-end-others = Sign out all other devices
web-session-note = A device that is not used for a long time is forgotten.
web-rename = Change name
web-games = Games
web-quick-go = Play now
web-level = Strength of all bots
web-with-others = Play with friends
web-with-others-text = Send friends a link, sit together at one screen, or open a table to everybody.
web-create = Make a table
web-open-tables = Open tables
web-no-open-tables = There are no public tables at the moment. Make one, and others will find it here.
web-find-table = Name of a player or a game
web-any-game = All games
web-which-tables = Which tables
web-tables-all = All tables
web-tables-free = With a free seat
web-tables-playing = In play
web-no-such-tables = No table matches. Look for something else, or make one yourself.
web-more-tables = { $count ->
    [one] Show one more
   *[other] Show more ({ $count })
}
web-finished = Finished matches
web-import = Replay a match from a file
web-import-go = Choose a file
web-import-text = Files saved at the end of a match can be replayed here.
web-join = Join
web-watch = Watch
web-continue = Continue
web-look = View
web-stage-gathering = gathering
web-stage-playing = in play
web-stage-over = over
web-stage-closed = closed

## The shop window

web-hero-title = Five great games of the land between the rivers
web-play = Play
web-learn = Learn
web-pitch-bab = Farmers, nobles and rivers: connect your people, close in on the cities, be there when one is scored.
web-pitch-tob = Offer help in secret, build the wonders of the world together, and let the credit go to you.
web-pitch-swb = A civilisation in three ages, card by card, all at once. With Leaders, Cities and Babel.
web-pitch-byl = Terraces on pillars, bridges and fountains: let the hanging gardens grow, level by level.
web-pitch-bat = Build a deck and a realm of roads and cities, and send your heroes to defend it.
web-box-players = { $least }–{ $most } players
web-box-minutes = { $least }–{ $most } min
web-weight-light = easy to learn
web-weight-medium = medium
web-weight-heavy = deep
web-choose = Choose how to play { $game }
web-choose-title = Players, bots, options
web-against = { $bots ->
        [one] against { $level ->
            [random] a random bot
            [greedy] a greedy bot
            [easy] an easy bot
            [normal] a normal bot
           *[other] a hard bot
        }
       *[other] against { $bots } { $level ->
            [random] random
            [greedy] greedy
            [easy] easy
            [normal] normal
            [hard] hard
           *[mixed] different
        } bots
    }
web-against-options = { $count ->
        [one] one option changed
       *[other] { $count } options changed
    }
web-each-bot = Each bot by itself
web-continue-with = Continue: { $game }
web-turn-yours = your turn
web-turn-of = { $name }’s turn
web-turn-since = { $turn } { $since }
web-for-how-long = { $unit ->
        [minutes] for { $count } min
        [hours] for { $count } h
       *[days] { $count ->
            [one] for a day
           *[other] for { $count } days
        }
    }

## The page of a game

web-game-play = Play against bots
web-game-pieces = Everything in the box
web-game-edition = This edition
web-game-authors = { $count ->
        [one] Author
       *[other] Authors
    }
web-game-publishers = Published by
web-game-age = Age
web-game-age-from = { $age } and up
web-game-minutes = Time
web-game-record = Your record
web-game-record-none = No match finished yet. Your results will stand here.
web-record-played = Played
web-record-won = Won
web-record-best = Most points
web-record-last = Last match
web-record-place = { $place ->
        [1] Won
       *[other] Place { $place }
    }
web-about-notes = Research notes

## Matches in this browser

web-here-note = This match needs no network: it runs on this device and is kept here.
web-here-unsaved = This could not be saved on this device; perhaps its storage is full. Please try again.
web-here-taken = This match is open elsewhere
web-here-taken-text = It is being played in another tab or window. A match can go on in only one of them.
web-here-take = Play it here
web-here-missing = There is no such match on this device. It was deleted, or played in another browser.
web-here-broken = This match cannot go on: what was kept of it cannot be read.
web-here-delete = Delete
web-here-delete-sure = Really delete?
web-offline-ready = also without a network
web-offline-missing = not on this device yet

## Making a table

web-create-title = New table: { $game }
web-create-go = Make the table
web-create-start = Start the match
web-visibility = Who can find the table?
web-visibility-link = Only people with the link
web-visibility-public = Everybody in the lobby
web-options = Options

## Seats

web-seat-open = Open to anybody
web-seat-reserved = For a friend with a link
web-seat-kept = Reserved
web-seat-player = Player
web-seat-bot = Bot
web-seat-local = At this screen
web-seat-local-at = at the same screen
web-seat-local-name = Name
web-seat-local-add = Add at this screen
web-seat-bot-level = Bot: { $level }
web-seat-change = Seat { $number }
web-seat-you = that’s you
web-seat-link = Copy invitation
web-seat-ready = ready
web-seat-menu = What about { $name }?
web-kick = Free the seat
web-kick-text = This player can still watch, and sit down again.
web-ban = Remove from the table
web-ban-text = This player can no longer sit, watch or chat here.
web-banned = Removed from the table
web-ready = I’m ready
web-room-host-starts = { $name } starts the match.
web-room-host-gone = { $name } is gone. Once everybody else is ready, any of you can start.
web-dealing = The match is about to begin …
web-sit = Sit here
web-stand = Leave the seat
web-start = Start
web-room-waiting = { $count ->
        [one] One seat is still empty.
       *[other] { $count } seats are still empty.
    }
web-room-complete = All seats are taken. The match can start.
web-room-closed = Everybody has left this table.
web-room-link = Copy the link to this table
web-presence-here = connected
web-presence-away = not connected
web-presence-gone = gone

## At the table

web-your-turn = Your turn.
web-waiting = { $count ->
        [0] Nobody has to act.
       *[other] Waiting for { $seats }.
    }
web-done = done
web-thinking = choosing
web-pass-screen = Pass the screen to { $name }
web-points = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
web-actions = Actions
web-undo = Undo
web-reset = Reset turn
web-hint-thinking = Thinking …
web-hint = Hint
web-end-turn = End turn
web-confirm = Confirm
web-hint-is = Hint: { $hint }.
web-skip = Skip
web-reconnecting = Connection lost. Trying to reconnect …
web-connect-again = Connect again
web-closed-too_large = The server did not take what this page sent. Connecting again in a moment …
web-closed-failed = Something went wrong on the server. Reconnecting …
web-closed-restart = The server is restarting. The match goes on in a moment …
web-closed-logged_out = You have been signed out on this device.
web-closed-banned = You have been banned from this server. If you think that is a mistake, write to whoever runs it.
web-closed-slow = The connection could not keep up. Reconnecting …
web-closed-flood = This page sent too much at once. Connecting again in a moment …
web-looking-back = Looking back: step { $step } of { $last }
web-back-to-now = Back to now
web-watching = You are watching.
web-resigned = has given up
web-labels = Names on the board
web-zoom-out = Show the whole board
web-look-at-board = Look at the board
web-rule = Rule { $rule }
web-all-rules = All rules
web-leave = Leave the table
web-resign = Give up
web-resign-sure = Really give up? Press again.
web-hand-over = Let a bot play for me
web-hand-over-absent = { $name } is gone: let a bot play
web-reclaim = Take my seat back
web-log = Log
web-log-of = Whose lines
web-log-all = Everybody
web-log-copy = Copy the log
web-log-earlier = Show earlier lines
web-taken-back = taken back
web-tab-log = Log
web-tab-chat = Chat
web-tab-more = Cards
web-tab-notes = Notes
web-unread = { $count ->
        [one] 1 new line
       *[other] { $count } new lines
    }
web-chat = Chat
web-chat-say = Say something
web-chat-empty = Nobody has said anything yet.
web-chat-to = Who should hear it
web-chat-everyone = Everyone
web-chat-partner = Partner
web-chat-to-partner = Partner: { $names }
web-chat-say-aside = Say something to { $names } only
web-mute = Hide what { $name } says
web-unmute = Hear { $name } again
web-notes-text = Only you see this, on this device.
web-chat-hello = Hello!
web-chat-nice = Well played!
web-chat-thanks = Thanks for the game!
web-chat-moment = One moment, please.
web-send = Send
web-curtain-title = { $name } is next
web-curtain-asked = The screen is for { $name }
web-curtain-text = Pass the screen to { $name }. Nobody else should look.
web-curtain-go = I am { $name }

## Keys

web-keys = Keys
web-keys-tab = Move between board, hand, buttons and log
web-keys-undo = Undo the last action
web-keys-primary = The big button: end the turn, or confirm
web-keys-cancel = Cancel a choice, skip an animation
web-keys-help = Show this list

## The end

web-won = { $count ->
        [one] { $names } wins!
       *[other] { $names } win together!
    }
web-end-resigned = All the others have given up.
web-place = Place
web-sum = Total
web-chart = Points during the match
web-rematch = Play again
web-rematch-join = Join the rematch
web-rematch-watch = Watch the rematch
web-replay = Replay
web-share = Share the replay
web-download = Save the match as a file
web-show-result = Show the result
web-fair = Was it fair?
web-fair-text = All randomness in the match was fixed before the first move. The promise was shown from the start; the seed and the salt prove that it was kept.
web-fair-good = Dealt fairly
web-fair-bad = The deal does not fit what was promised
web-fair-shared = The shuffles come from a secret of the server, which was fixed before anybody sat down, and from random numbers of the players’ browsers. Nobody could choose them alone.
web-fair-own = The number of your browser is among them.
web-fair-own-missing = The number of your browser did not arrive in time and was left out.
web-fair-unchecked = This browser can check the deal only on a page that came over HTTPS. The saved file can be checked with “ziggurat replay --verify”.
web-fair-secret = Secret of the server
web-fair-share = Number of { $name }
web-fair-share-missing = not told in time, left out
web-fair-promise = Promise
web-fair-seed = Seed
web-fair-salt = Salt

## Replay

web-step = Step
web-step-of = Step { $step } of { $last }
web-step-first = To the beginning
web-step-back = One step back
web-step-next = One step forward
web-step-last = To the end
web-step-link = Copy link to this step
web-run = Play
web-pause = Pause
web-turn = turn { $turn }
web-eyes = As seen by
web-eyes-public = As seen by spectators
web-eyes-of = As seen by { $name }

## Rules, about

web-rules-of = Rules of { $game }
web-rules-search = Search the rules
web-rules-none = No rule mentions that.
web-contents = Contents
web-about-of = About this edition of { $game }
web-about-text = Not every fact about the boxed game is in its rulebook. The notes below say where each one comes from, and how certain it is.
web-about-box = The box
web-about-house = This server’s own values
web-about-house-text = Whoever runs this server has replaced some uncertain facts. New tables use these:
web-about-certainty-text = The notes are in English.
web-about-sources = Sources
web-about-art-text = Board, pieces, cards and icons were drawn for this edition. The typefaces are Cinzel and Inter, both under the SIL Open Font License.
web-sure-seed = from the rulebook
web-sure-two_sources = two sources agree
web-sure-source = one source
web-sure-ruling = decided here
web-sure-inferred = inferred
web-sure-assumed = assumed
web-gallery-tokens = Tokens
web-gallery-tiles = Tiles and ziggurats

## Settings

web-language = Language
web-theme = Light or dark
web-theme-light = Light
web-theme-dark = Dark
web-theme-system = Same as system
web-text-size = Text size
web-motion = Motion
web-motion-on = On
web-motion-off = Off
web-motion-system = Same as system
web-sound = Sound
web-clicks = Moves
web-clicks-two = Choose, then confirm
web-clicks-one = With one click

## Babylonia

web-bab-board = Board
web-bab-cards = Ziggurat cards
web-bab-cards-taken = Cards already taken
web-bab-no-cards = All cards are taken.
web-bab-choose-card = Choose a ziggurat card
web-bab-spent = spent
web-bab-stand = Your stand
web-bab-stand-kind = { $name }: { $count }, key { $key }
web-bab-supply = { $count } in the supply
web-bab-unknown = unknown
web-bab-face-down = Face down
web-bab-beside = beside it
web-bab-field-worth = { $value ->
        [one] Brings 1 point now.
       *[other] Brings { $value } points now.
    }
web-bab-progress = { $count } placed
web-bab-figure-cities = Cities owned
web-bab-figure-ziggurats = Ziggurats touched
web-bab-figure-stand = Tokens on the stand
web-bab-figure-supply = Tokens in the supply
web-bab-hex-land = land
web-bab-hex-river = river
web-bab-hex-token = { $kind } of { $name }
web-bab-hex-face_down = face-down token of { $name } ({ $kind })
web-bab-hex-field = { $name }, worth { $value }
web-bab-hex-ziggurat = Ziggurat
web-bab-hex-ziggurat_scored = Scored ziggurat
web-bab-hex-missing = { $count ->
        [0] surrounded
        [one] 1 hex to go: { $hexes }
       *[other] { $count } hexes to go: { $hexes }
    }
web-bab-hex-due = can be scored now
web-bab-hex-open = { $points ->
        [0] you can place here
        [one] you can place here for 1 point
       *[other] you can place here for { $points } points
    }
web-bab-text-board = The board in words
web-bab-text-sites = Cities, fields and ziggurats
web-bab-text-tokens = Tokens on the board
web-bab-text-open = Where a { $kind } can go
web-bab-text-beside = { $name }: { $beside } beside it, { $nobles } points for nobles
web-bab-keys-kind = Choose priest, official, merchant, farmer
web-bab-keys-move = Move around the board
web-bab-keys-enter = Choose the hex, press again to confirm
web-bab-keys-end = End the turn (outside the board)
web-bab-status-place = Place two tokens of any kind, or three or more farmers on land.
web-bab-status-first = Place one token: you begin.
web-bab-status-second = Place exactly two tokens.
web-bab-status-last = Place your last token.
web-bab-status-one_more = Place another token.
web-bab-status-may_go_on = Place more, or end your turn.
web-bab-status-complete = All placed: end your turn, or undo.
web-bab-status-score = Several sites are surrounded: choose which is scored next.
web-bab-status-take_card = You have won the ziggurat on { $hex }: choose a card.
web-bab-status-extra_turn = Do you want to take your extra turn now?
web-bab-status-over = The game is over.
web-bab-status-other_place = { $seat } places tokens.
web-bab-status-other_score = { $seat } chooses what is scored next.
web-bab-status-other_card = { $seat } chooses a ziggurat card.
web-bab-status-other_extra_turn = { $seat } may take an extra turn.
web-bab-status-confirm = { $hinted ->
        [yes] Hint: { $action }
       *[no] { $action }
    }{ $closes ->
        [0] {""}
       *[other] , which surrounds { $sites }
    }. { $pointer ->
        [finger] Tap again or confirm.
       *[mouse] Click again or press Enter.
    }
web-bab-status-confirm_gain = { $hinted ->
        [yes] Hint: { $action }
       *[no] { $action }
    }: { $gain ->
        [one] +1 point
       *[other] +{ $gain } points
    }{ $closes ->
        [0] {""}
       *[other] , surrounds { $sites }
    }. { $pointer ->
        [finger] Tap again or confirm.
       *[mouse] Click again or press Enter.
    }
web-bab-primer-1 = Place
web-bab-primer-1-text = On your turn place two tokens of any kind on free hexes, or three or more farmers on land. Then your stand is refilled.
web-bab-primer-2 = Nobles
web-bab-primer-2-text = When all land around a city is taken, it is scored. Each of your nobles that shows a symbol of the city and is connected to it by your own tokens brings 2 points.
web-bab-primer-3 = Cities
web-bab-primer-3-text = Whoever has the most tokens beside the city wins it. Then everybody gets 1 point for each city they own.
web-bab-primer-4 = Ziggurats
web-bab-primer-4-text = A token placed beside a ziggurat brings 1 point for every ziggurat you touch. Whoever has the most tokens around a surrounded ziggurat chooses a card.
web-bab-primer-5 = Fields and rivers
web-bab-primer-5-text = A farmer may enter a field next to another of your tokens and scores it at once. In a river, tokens lie face down: they connect, but bring no points for nobles.
web-bab-primer-6 = The end
web-bab-primer-6-text = The match ends when a stand stays empty, or when at most one city is left. Whoever has the most points wins.

## Lessons

web-learn-game = Learn { $game }
web-learn-about = Short lessons on the real board: one thing at a time, with a hand on the next thing to press. You can leave at any time and go on where you stopped.
web-learn-none = There are no lessons for this game yet.
web-learn-all = Lessons of all games
web-learn-start = Start
web-learn-on = Go on
web-learn-again = Once more
web-learn-progress = { $done } of { $all } lessons done
web-coach = Coach
web-lesson-missing = There is no such lesson.
web-lesson-ready = Done
web-lesson-done = Well done!
web-lesson-steps = Step { $step } of { $steps }
web-lesson-back = One step back
web-lesson-again = Start the lesson over
web-lesson-skip = Skip this lesson
web-lesson-on = Next
web-lesson-retry = Try again
web-lesson-hush = Got it
web-lesson-help = Show me
web-lesson-next = Next lesson
web-lesson-play = Play a match
web-offer-new = New to { $game }?
web-offer-text = Learn it in ten minutes.
web-offer-learn = Learn
web-offer-play = Play anyway

# Sheets: what a thing is, beside it; what others did since the viewer's last turn
web-sheet-cost = Cost:
web-sheet-rule = Rule
web-since = Since my last turn
web-since-tip = Show once more what the others did since my last turn (Z)
web-since-did = Since your last action:
web-since-list = A line leads to its moment.
web-look-back = Look back
web-look-back-tip = Go back one moment; the arrow keys then go on (B)
web-log-look = Show this moment on the board
web-keys-sheet = What is this? Opens the sheet of what has the focus or lies under the pointer
web-keys-since = Since my last turn: what the others did
web-keys-back = Look back, moment by moment
web-keys-log = A click on a line of the log shows its moment on the board. Rest the pointer on anything, or hold a finger on it, to see what it is.
web-settings-more = Name and devices

## The coach

web-coach-why = Why?
web-coach-why-this = Why this?
web-coach-ready = The hint is on the board. Press again to hear why.
web-coach-then = What now?
web-coach-did-same = That is what you did.
web-coach-did-fine = What you did was about as good:
web-coach-did-worse = What you did:
web-coach-better = Better:
web-coach-sure = Are you sure?
web-coach-take-back = Take back
web-coach-keep = Leave it
web-coach-think-again = Think again
web-coach-anyway = Do it anyway
web-coach-warn = Warn of mistakes, against bots
web-coach-warn-off = never
web-coach-warn-gentle = serious ones
web-coach-warn-strict = ask first
web-coach-stakes = What is at stake
web-coach-stakes-count = At stake: { $count }
web-coach-stakes-none = Nothing yet.
web-keys-hint = Hint, then why
web-keys-stakes = What is at stake, on the board

## A match of this browser goes on with friends

web-friends = Go on with friends
web-friends-text = The match moves to a table on the server and goes on there from this very position. Friends take seats by link; on this device it is then only kept to look at.
web-friends-offline = That needs a connection. As soon as there is one, it goes on here.
web-friends-me = My seat
web-friends-open = For a friend
web-friends-known = Everybody at the table is told that the match was begun in this browser, and that you could know everything dealt so far. From then on chance is dealt at the server.
web-friends-go = Move the match
web-friends-busy = The server is checking the match …
web-away = This match goes on at a table with friends. Here it is only kept as it was when it left.
web-away-table = To the table
web-away-look = Look at it as it was
web-away-again = Try again
web-away-unknown = The connection broke while the match was being moved. Whether it has arrived is known once the server answers; until then it rests.
web-away-gone = The table that this match went to is gone. You can play on here, from where it left.
web-away-stay = Play on here
web-here-away-refused = This match has moved to a table with friends; nothing can be done here any more.
web-here-delete-finished = Delete finished matches ({ $count })
web-here-delete-finished-sure = Really delete { $count } matches?
web-stage-away = goes on with friends
web-brought = This match was begun in a browser; that browser dealt alone for the first { $steps ->
        [one] step
       *[other] { $steps } steps
    }.
web-brought-known = Whoever brought it here could know everything that had been dealt until then, hidden cards too. What comes after is dealt by server and players together.
web-seat-former = was { $name }
web-fair-good-since = Dealt fairly since it came to the server
web-fair-begun = The first { $steps ->
        [one] step was
       *[other] { $steps } steps were
    } dealt by a browser alone, before the match came to the server. Its seed fits its promise, but that browser knew it.
web-fair-begun-known = Whoever brought the match here could know everything that had been dealt until then.
web-fair-begun-then = From step { $step } on:
web-fair-begun-promise = Promise of that browser
web-fair-begun-seed = Seed and salt of that browser
