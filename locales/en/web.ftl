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

web-hero = Great board games of the land between the rivers: against bots, with friends, by the exact rules.
web-welcome = Welcome
web-name = What should the others call you?
web-name-ok = That’s me
web-name-note = No account needed. Your name and your tables come back when you visit again on this device.
web-name-title = Your name
web-forget = Forget me on this device
web-forget-text = After that you can no longer get back to your tables.
web-hello = Hello, { $name }!
web-rename = Change name
web-quick = Play against bots
web-games = Games
web-game-for = { $least } to { $most } players
web-quick-go = Play now
web-level = Strength of the bots
web-with-others = Play with others
web-with-others-text = Send friends a link, sit together at one screen, or open a table to everybody.
web-create = Make a table
web-my-tables = Your tables
web-open-tables = Open tables
web-no-open-tables = No public table at the moment. Make one, and others will find it here.
web-finished = Finished matches
web-import = Replay a match from a file
web-import-go = Choose a file
web-import-text = Files saved at the end of a match can be replayed here.
web-join = Join
web-watch = Watch
web-continue = Continue
web-look = Look at it
web-stage-gathering = gathering
web-stage-playing = in play
web-stage-over = over
web-stage-closed = closed

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
web-pass-screen = Give the screen to { $name }
web-points = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
web-actions = Actions
web-undo = Undo
web-reset = Reset turn
web-hint = Hint
web-end-turn = End turn
web-confirm = Confirm
web-hint-is = Hint: { $hint }.
web-skip = Skip
web-reconnecting = The connection is lost. Trying to reconnect …
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
web-keys-undo = Take back the last action
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
web-sum = Sum
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
web-fair-promise = Promise
web-fair-seed = Seed
web-fair-salt = Salt

## Replay

web-step = Step
web-step-of = Step { $step } of { $last }
web-step-first = To the beginning
web-step-back = One step back
web-step-next = One step on
web-step-last = To the end
web-step-link = Copy link to this step
web-run = Play
web-pause = Pause
web-turn = turn { $turn }
web-eyes = Seen by
web-eyes-public = Seen by spectators
web-eyes-of = Seen by { $name }

## Rules, about

web-rules-of = Rules of { $game }
web-rules-search = Search the rules
web-rules-none = No rule speaks of that.
web-contents = Contents
web-about-of = About this edition of { $game }
web-about-text = Not every fact about the boxed game is in its rulebook. This page says where each fact comes from, and how certain it is.
web-about-designer = Designer
web-about-artist = Artist
web-about-publisher = Publisher
web-about-year = Year
web-about-house = Tables of this house
web-about-house-text = Whoever runs this server has replaced some uncertain facts. New tables use these:
web-about-certainty = How certain the facts are
web-about-certainty-text = The notes are in English.
web-about-sources = Sources
web-about-art = Pictures and type
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
web-bab-keys-move = Move over the board
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
web-bab-primer-4-text = A token beside a ziggurat brings 1 point for every ziggurat you touch. Whoever has the most tokens around a surrounded ziggurat chooses a card.
web-bab-primer-5 = Fields and rivers
web-bab-primer-5-text = A farmer may enter a field next to another of your tokens and brings its points at once. In a river, tokens lie face down: they connect, but bring no points for nobles.
web-bab-primer-6 = The end
web-bab-primer-6-text = The match ends when a stand stays empty, or when at most one city is left. Whoever has the most points wins.
