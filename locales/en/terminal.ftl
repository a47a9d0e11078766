### The terminal client. Messages `term-type-…` are lists of words that people can type; the first
### one is shown in help texts, and the words of every language are understood.

## The match

term-seat-person = { $name }: at this keyboard
term-bot-name = Bot { $number } ({ $level })
term-commitment = All randomness in this match comes from a seed that is fixed by { $commitment }. The seed is revealed at the end, so that everybody can check the shuffles.
term-welcome = Type “help” to see what you can do, or “legend” for the symbols on the board.
term-curtain = The screen is for { $name } now. Everybody else please look away, then press Enter.
term-thinking = { $name } is thinking …
term-serving = Ziggurat is open at { $address } – press Ctrl+C to stop.
term-goodbye = Goodbye.
term-reveal = The seed of this match was { $seed }, its salt { $salt }; together they give the promise made at the start: { $commitment }.
term-reveal-shared = The secret of this match was { $secret }; it gives the promise made at the start: { $commitment }. The seed was made of it and of what the players added.
term-yes = yes
term-no = no
term-other-values = custom values

## What can be done

term-gains = Points at once: { $gains }
term-no-number = There is no { $number } in the list; its numbers run from 1 to { $last }.
term-unknown = “{ $typed }” is neither an action nor a command; type “help” to see what you can do.
term-refused = This is not allowed: { $why } ({ $rule }; type “why” to read the rule.)
term-not-allowed = This is not allowed: { $why }
term-allowed = This is allowed: { $action }.
term-why-how = Type “why” with an action, for example “why { $example }”, or just “why” after something was refused.
term-hint = A good choice: { $action } (type “{ $notation }”). Your chance of winning is about { $percent } %.
term-hint-none = You have nothing to decide right now.
term-save-how = Type “save” with the name of a file, for example “save match.json”.
term-saved = The match is saved in { $path }. The file also contains what is hidden during the match.
term-not-saved = The match could not be saved in { $path }: { $error }
term-rules-none = No rule mentions “{ $question }”; ask for a number such as 5.3, or for a word.
term-rules-how = Ask for a section (5), a rule (5.3) or some words.

## The end

term-sum = Total
term-place = Place
term-winners = { $count ->
        [one] { $names } wins.
       *[other] { $names } share the victory.
    }

## Commands

term-type-help = help, h, ?
term-help-help = shows this list
term-type-moves = moves, actions
term-help-moves = lists what you can do now (so does Enter on its own)
term-type-board = board, status
term-help-board = shows the board, the points and what you hold
term-type-legend = legend
term-help-legend = explains the symbols on the board
term-type-sites = outlook, sites, cities, wonders
term-help-sites = lists what would be scored now, and for whom
term-type-hint = hint
term-help-hint = asks a bot what it would do in your place
term-type-why = why
term-help-why = says why an action is allowed or not: “why { $example }”
term-type-undo = undo, u
term-help-undo = takes back your last action
term-type-reset = reset
term-help-reset = takes back everything you still can this turn
term-type-rules = rules, rule
term-help-rules = shows a rule by number or word: “rules 5.3”, “rules scoring”
term-type-log = log, history
term-help-log = shows everything that has happened
term-type-save = save
term-help-save = writes the match to a file: “save match.json”
term-type-pause = pause, stop
term-help-pause = makes the match wait for you whenever you may play a card, even while others decide; type it again to switch this off
term-pause-on = The match now waits for you whenever you may play a card, even while others decide.
term-pause-off = The match no longer waits for you while others decide.
term-may = You may play a card now, or press Enter to let the match go on.
term-type-resign = resign
term-help-resign = gives up the match
term-type-quit = quit, exit, q
term-help-quit = leaves the program
term-type-yes = yes, y
term-type-no = no, n

## Replays

term-step = Step { $step } of { $steps }: { $name }
term-opening = Opening
term-verify-drawn = The server drew a seed that fits the promise { $commitment }. Players had no hand in it.
term-verify-shared = The server’s secret fits the promise { $commitment }, which was shown before anybody sat down.
term-verify-share = { $name } added a number that fits its pledge { $pledge }.
term-verify-share-missing = { $name } pledged { $pledge }, but did not tell the number in time; it was left out.
term-verify-alone = No player added a number.
term-verify-begun = The match was begun in a browser, which dealt alone for the first { $entries } steps. Its seed fits the promise { $commitment }.
term-verify-known = Whoever brought it to the server could know everything that had been dealt until then.
term-verify-then = From step { $step } on, chance came from the server:
term-replay-good = All { $steps } steps replay as they were played.
term-replay-step-none = There is no step { $step }; steps run from 0 to { $last }.
term-replay-bad = Step { $step }: { $why }

## Series of games

term-sim-head = { $game }: { $games } games in { $seconds } s, seed { $seed }
term-sim-bot = Bot
term-sim-wins = Wins
term-sim-interval = 95 %
term-sim-place = Place
term-sim-points = Points
term-sim-ending = { $games } × { $reason }

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

## Babylonia: symbols on the board

term-bab-mark-priest = Pr
term-bab-mark-official = Of
term-bab-mark-merchant = Me
term-bab-mark-farmer = Fa
term-bab-letter-cities = C
term-bab-legend-token = a token: its player’s number, then its kind ({ $kinds })
term-bab-legend-face_down = a face-down token in the river; you can see the kind of your own ({ $own })
term-bab-legend-city = a city and the nobles it pays for, by first letter
term-bab-legend-field = a field and the points it brings
term-bab-legend-field_cities = a field that brings 1 point for every city owned by a player
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
term-bab-cards_left = Cards still to be won: { $cards }
term-bab-stand = Your stand holds { $tokens-a }.
term-bab-placed = Placed this turn: { $hexes }
term-bab-place = Place { $token-a }
term-bab-site = Site
term-bab-site-missing = Missing
term-bab-site-beside = Beside it
term-bab-site-nobles = Nobles
term-bab-site-leader = Leader

## Babylonia: typing actions

term-bab-places = (on { $count ->
        [one] 1 hex
       *[other] { $count } hexes
    })
term-bab-where = { $what } – where? Type the hex:
term-bab-no-place = { $number } is not possible on { $place }; type “{ $number }” to see the possible hexes, or “why” with the action.
term-bab-help-actions = Choose by number (“1 f4”, or “1” to see all hexes first), or type what you do:
term-bab-example = place farmer f4
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
term-bab-no_hex = There is no hex “{ $word }”; the labels are on the board, for example F4.
term-bab-no_card = There is no card “{ $word }”; say its name or its number, for example “take city bonus”.
term-bab-example-place = place farmer f4
term-bab-example-place-text = places a token (short: fa f4)
term-bab-example-end = end
term-bab-example-end-text = finishes placing
term-bab-example-score = score i9
term-bab-example-score-text = scores a surrounded city or ziggurat
term-bab-example-take = take city bonus
term-bab-example-take-text = takes a ziggurat card
term-bab-example-extra = extra yes
term-bab-example-extra-text = takes the extra turn (or: extra no)

## Tower of Babel: symbols on the board

term-tob-mark-camel = Ca
term-tob-mark-crane = Cr
term-tob-mark-ship = Sh
term-tob-mark-mason = Ma
term-tob-wonder-tower_of_babel = Tower
term-tob-wonder-pyramids_of_giza = Pyramids
term-tob-wonder-hanging_gardens = Gardens
term-tob-wonder-statue_of_zeus = Zeus
term-tob-wonder-temple_of_artemis = Artemis
term-tob-wonder-mausoleum = Mausoleum
term-tob-wonder-colossus = Colossus
term-tob-wonder-lighthouse = Lighthouse
term-tob-finished = finished
term-tob-rows = Next finished wonder (row { $row }): { $first }/{ $second }/{ $others } points; unfinished at the end: { $light_first }/{ $light_second }/{ $others }.
term-tob-rows-light = Unfinished wonders at the end: { $light_first }/{ $light_second }/{ $others } points.
term-tob-discs_left = Discs left: { $discs } (at 0 the game ends).
term-tob-legend-disc = a disc and what it demands ({ $kinds })
term-tob-legend-two_kinds = a disc that demands two kinds
term-tob-legend-column = the disc on the column, which offers are being made for
term-tob-legend-nothing = no disc left here, or no pieces of this player
term-tob-legend-units = units of a player, and the points they would bring if the wonder were finished now

## Tower of Babel: below the board

term-tob-phase-choosing = Turn { $turn }: { $seat } passes or builds.
term-tob-phase-choosing_again = Turn { $turn }: { $seat } passes or builds once more.
term-tob-phase-offering = Turn { $turn }: { $seat } wants to build ({ $wonder }, { $demand }); the others make hidden offers.
term-tob-phase-building = Turn { $turn }: { $seat } wants to build ({ $wonder }, { $demand }) and chooses among the offers.
term-tob-phase-triple_bonus = Turn { $turn }: the build is decided; owners of rejected offers may play { tob-card-triple_bonus }.
term-tob-phase-double_turn = Turn { $turn }: { $seat } may play { tob-card-double_turn }.
term-tob-phase-over = The game is over.
term-tob-head-points = Points
term-tob-head-hand = Hand
term-tob-head-action_cards = Actions
term-tob-head-pieces = Units
term-tob-head-bonus = Bonus
term-tob-head-discs = Discs
term-tob-supplies = Deck: { $deck }. Discard pile: { $discard }. Action cards left: { $actions }.
term-tob-seen = Seen by all, still in hand: { $hands }.
term-tob-stall = No disc has been won for { $stall } turns; after { $limit } the game ends.
term-tob-cards = { $cards-a }
term-tob-offers-head = Offers:
term-tob-offer-waiting = not made yet
term-tob-offer-ready = ready, hidden
term-tob-offer-hidden = (hidden from the others)
term-tob-offer-asked = (may play { tob-card-triple_bonus })
term-tob-offer-trade = { $cards } with the trading card
term-tob-hand = Your hand: { $cards }.
term-tob-own_action_cards = Your action cards: { $cards }.
term-tob-outlook = If the game ended now (without points for action cards in hand):
term-tob-outlook-so_far = So far
term-tob-outlook-bonus = Disc bonus
term-tob-outlook-rows = Finished wonders: { $rows } (most / second most units; the next row in brackets); unfinished ones at the end: { $light }; everybody else there: { $others }.
term-tob-outlook-discs = Disc bonus for each kind: { $steps }.

## Tower of Babel: what can be done

term-tob-places = (which?)
term-tob-where = { $what } – which one?
term-tob-no-place = { $number } is not possible with { $place }; type “{ $number }” to see what is possible, or “why” with the action.
term-tob-help-actions = Choose by number (“1 sh5”, or “1” to see the choices first), or type what you do:
term-tob-choose = Build: { $wonder } – { $discs }
term-tob-pass = Pass and draw a card
term-tob-offers = Offer cards without the trading card
term-tob-offers-trade = Offer cards with the trading card
term-tob-offer-nothing = Offer nothing
term-tob-offer = Offer { $cards }
term-tob-offer-with_trade = Offer { $cards } with the trading card
term-tob-build-alone = Build alone, adding { $cards }.
term-tob-build = Build with { $helpers }, adding { $cards }.
term-tob-build-trade = { $name } gets the disc; you place the units.
term-tob-rejected = Turned down: { $names }.
term-tob-abandon = Abandon the build.
term-tob-bonus-yes = Play { tob-card-triple_bonus }: { $points } points
term-tob-bonus-no = Do not play { tob-card-triple_bonus }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }
term-tob-double-yes = Play { tob-card-double_turn }: pass or build once more
term-tob-double-no = Do not play { tob-card-double_turn }
term-tob-draw = Play { tob-card-draw_cards }: draw 3 building cards
term-tob-exchange = Play { tob-card-exchange_cards }: discard 1 to 5 cards and draw the same number

## Tower of Babel: typing actions

term-tob-example = build tower ship 5
term-tob-type-pass = pass
term-tob-type-build = build
term-tob-type-choose = choose
term-tob-type-offer = offer
term-tob-type-trade = trade, trading, card
term-tob-type-with = with, and, the
term-tob-type-alone = alone
term-tob-type-adding = adding, add, plus
term-tob-type-nothing = nothing, none
term-tob-type-abandon = abandon
term-tob-type-bonus = bonus, triple
term-tob-type-double = double
term-tob-type-exchange = exchange
term-tob-type-draw = draw
term-tob-type-joker = joker, jokers
term-tob-type-camel = camel, camels, ca
term-tob-type-crane = crane, cranes, cr
term-tob-type-ship = ship, ships, sh
term-tob-type-mason = mason, masons, ma
term-tob-how-build = Say which wonder and which of its discs, for example “build tower ship 5”.
term-tob-how-offer = Say what you offer, for example “offer 2 ships”, “offer 2 ships trade” or “offer nothing”.
term-tob-how-adding = There are several ways; say what you add yourself, for example “build with 2 adding 1 ship 1 joker”.
term-tob-how-exchange = Say which cards you exchange, for example “exchange 2 camels 1 ship”.
term-tob-how-bonus = Say “bonus yes” or “bonus no”.
term-tob-how-double = Say “double yes” or “double no”.
term-tob-no_wonder = There is no wonder “{ $word }”; the names are on the board, for example Tower.
term-tob-no_disc = “{ $word }” is not a disc; say its kind and number, for example “ship 5”.
term-tob-no_cards = “{ $word }” is not a list of cards; say numbers and kinds, for example “2 ships 1 camel”.
term-tob-no_player = Nobody here is called “{ $word }”; say the number or the beginning of the name.
term-tob-example-pass = pass
term-tob-example-pass-text = draws a card and ends your turn
term-tob-example-build = build tower ship 5
term-tob-example-build-text = chooses a wonder and a disc (short: tower sh5)
term-tob-example-offer = offer 2 ships
term-tob-example-offer-text = makes your offer (short: offer 2; or: offer nothing)
term-tob-example-trade = offer 2 ships trade
term-tob-example-trade-text = adds your trading card
term-tob-example-helpers = build with 2 3
term-tob-example-helpers-text = accepts the offers of these players, by number or name (or: build alone); you add what is missing
term-tob-example-abandon = abandon
term-tob-example-abandon-text = does not build after all
term-tob-example-draw = draw
term-tob-example-draw-text = plays { tob-card-draw_cards }
term-tob-example-exchange = exchange 2 camels 1 ship
term-tob-example-exchange-text = plays { tob-card-exchange_cards }
term-tob-example-joker = build with 2 joker
term-tob-example-joker-text = adds a Joker instead of two cards
term-tob-example-bonus = bonus yes
term-tob-example-bonus-text = plays { tob-card-triple_bonus } (or: bonus no)
term-tob-example-double = double yes
term-tob-example-double-text = plays { tob-card-double_turn } (or: double no)

## 7 Wonders: the cities

term-swb-mark-brown = Br
term-swb-mark-grey = Gr
term-swb-mark-blue = Bl
term-swb-mark-yellow = Ye
term-swb-mark-red = Re
term-swb-mark-green = Gn
term-swb-mark-purple = Pu
term-swb-mark-black = Bk
term-swb-mark-white = Le
term-swb-mark-debt = De
term-swb-wonder-gizah = Giza
term-swb-wonder-babylon = Babylon
term-swb-wonder-olympia = Olympia
term-swb-wonder-rhodos = Rhodes
term-swb-wonder-ephesos = Ephesus
term-swb-wonder-alexandria = Alexandria
term-swb-wonder-halikarnassos = Halicarnassus
term-swb-wonder-great_wall = Great Wall
term-swb-wonder-stonehenge = Stonehenge
term-swb-wonder-manneken_pis = Manneken Pis
term-swb-wonder-abu_simbel = Abu Simbel
term-swb-wonder-rome = Rome
term-swb-wonder-petra = Petra
term-swb-wonder-byzantium = Byzantium
term-swb-nothing = nothing
term-swb-head-stages = Stages
term-swb-head-coins = Coins
term-swb-head-shields = Arms
term-swb-head-war = War
term-swb-head-science = Science
term-swb-head-points = Points
term-swb-short-stages = St
term-swb-short-coins = Co
term-swb-short-shields = Arm
term-swb-short-war = War
term-swb-short-science = Sci
term-swb-short-points = Pts
term-swb-tower-empty = Tower: { $slots } slots; no tile is in force.
term-swb-tower = Tower: { $built } tiles laid, { $slots } slots. In force:
term-swb-project = Project: { $project } (with: { $colour }; taking part costs { $cost }). Success: { $reward }. Failure: { $penalty }. Tokens left: { $tokens } of { $of }.
term-swb-legend-star = has chosen for this turn
term-swb-legend-stages = stages built, out of how many
term-swb-legend-shields = shields
term-swb-legend-war = points of victory tokens, and number of defeat tokens
term-swb-legend-science = symbols: { $symbols }, and symbols of choice
term-swb-legend-points = points if the game ended now
term-swb-legend-debt = debt
term-swb-own = Your city: { $board }. It makes at most: { $produces }.
term-swb-stage = Stage { $number }
term-swb-stage-built = built
term-swb-stage-grave = built, { $leader } is buried here
term-swb-structures = Structures: { $structures }.
term-swb-left = Left: { $name }, { $board }. Sells { $sells } for { $raw } (raw materials) and { $made } (goods). Structures: { $structures }.
term-swb-right = Right: { $name }, { $board }. Sells { $sells } for { $raw } (raw materials) and { $made } (goods). Structures: { $structures }.
term-swb-other = { $name }, { $board }. Structures: { $structures }.
term-swb-shield_tokens = shields from projects: { $count }
term-swb-markers = points lost to penalties: { $count }
term-swb-diplomacy = diplomacy tokens: { $count }
term-swb-debt = debt: { $count }
term-swb-owed = coins owed: { $count }
term-swb-leaders = Leaders: { $leaders }.
term-swb-copied = copies { $leader }
term-swb-partner = partner: { $name }
term-swb-free_black = the free black card of this age is not built yet
term-swb-joined = participation tokens: { $count }
term-swb-free_build = the free structure of this age is not built yet
term-swb-start_lost = the start resource is lost

## 7 Wonders: beside the cities

term-swb-phase-sides = Everybody chooses a side of their board.
term-swb-phase-draft = Everybody keeps a tower tile and passes the others on to the right.
term-swb-phase-turn-left = Age { $age }, turn { $turn } of { $turns }; hands go to the left. Discard pile: { $discards }.
term-swb-phase-turn-right = Age { $age }, turn { $turn } of { $turns }; hands go to the right. Discard pile: { $discards }.
term-swb-phase-leader_draft = Everybody keeps a leader and passes the others on to the right.
term-swb-phase-recruit = Before age { $age }: everybody recruits a leader, builds a stage with one, or discards one.
term-swb-phase-extra_leader = Age { $age }, turn { $turn }: { $city } may recruit another leader.
term-swb-phase-courtesans = Age { $age }, turn { $turn }: { $city } copies a neighbour’s leader.
term-swb-phase-losses = Age { $age }, turn { $turn }: those who owe coins choose how many to pay.
term-swb-phase-last_card = Age { $age }: those who may play their last card do so.
term-swb-phase-dig = Age { $age }, turn { $turn }: { $city } builds from the discard pile ({ $discards }).
term-swb-phase-penalty = Age { $age }: the project has failed; those who did not take part choose what they lose.
term-swb-phase-over = The game is over.
term-swb-controller = { $seat } also acts for the Free City.
term-swb-hand = Your hand:
term-swb-hand-card = { $effect } [{ $cost }] – { $now }
term-swb-cost-chain = { $cost }, or after { $cards }
term-swb-now-chain = free by chain
term-swb-now-free = free
term-swb-now-coins = now for { $coins }
term-swb-now-from = from { $coins }
term-swb-now-ways = several ways
term-swb-now-not = not now: { $why } ({ $rule })
term-swb-city_hand = The Free City’s last card: { $cards }.
term-swb-discards = Discard pile: { $cards }.
term-swb-tiles = Your tower tiles:
term-swb-leader-hand = Your leaders:
term-swb-partner-hand = Your partner holds: { $cards }.
term-swb-partner-leaders = Leaders in your partner’s hand: { $leaders }.
term-swb-chosen = Chosen: { $action } (you can still change it).
term-swb-outlook = If the game ended now:
term-swb-conflicts = If this age ended now:
term-swb-conflict-first = { $first } ({ $first_shields }) beats { $second } ({ $second_shields })
term-swb-conflict-second = { $second } ({ $second_shields }) beats { $first } ({ $first_shields })
term-swb-conflict-none = { $first } ({ $first_shields }) and { $second } ({ $second_shields }): nobody wins

## 7 Wonders: what can be done

term-swb-places = ({ $count } choices)
term-swb-where = { $what } – which one?
term-swb-no-place = { $number } is not possible with “{ $place }”; type “{ $number }” to see what is possible, or “why” with the action.
term-swb-help-actions = Choose by number (“1 left 2”, or “1” to see the choices first), or type what you do:
term-swb-menu-build = Build { $card }: { $effect } – { $how }
term-swb-menu-dig = Build { $card } from the discard pile: { $effect }
term-swb-menu-stage = Build stage { $stage } – { $how }
term-swb-menu-stage-of = Build stage { $stage } ({ $effect }) – { $how }
term-swb-menu-sell = Discard a card for 3 coins
term-swb-menu-recruit = Recruit { $leader } – { $how }
term-swb-menu-copy = Copy { $leader } from { $city }
term-swb-menu-tower = Discard a card and build tile { $number } ({ $tile })
term-swb-menu-city = Free City: { $what }

## 7 Wonders: how actions are typed

term-swb-example = build baths
term-swb-type-build = build, b
term-swb-type-stage = stage, wonder
term-swb-type-sell = sell, discard
term-swb-type-tower = tower
term-swb-type-drop = drop
term-swb-type-leave = leave, nothing
term-swb-type-dig = dig
term-swb-type-destroy = destroy
term-swb-type-return = return
term-swb-type-keep = keep
term-swb-type-side = side
term-swb-type-join = join
term-swb-type-draft = draft, take
term-swb-type-recruit = recruit
term-swb-type-copy = copy
term-swb-type-decline = decline, nobody
term-swb-type-pay = pay
term-swb-type-bury = bury
term-swb-type-city = city
term-swb-type-with = with, and, for, using, by
term-swb-type-own = own
term-swb-type-left = left, l
term-swb-type-right = right, r
term-swb-type-chain = chain
term-swb-type-olympia = olympia, free
term-swb-type-token = token
term-swb-type-project = project
term-swb-type-wild = wild
term-swb-type-tile_17 = tile17, t17
term-swb-type-tile_18 = tile18, t18
term-swb-type-tile_21 = tile21, t21
term-swb-type-great_wall = wall
term-swb-type-caligula = caligula
term-swb-type-secret_warehouse = stored
term-swb-type-black_market = smuggled
term-swb-type-bilkis = bilkis
term-swb-type-dock_west = westdock
term-swb-type-dock_east = eastdock
term-swb-type-free_left = freeleft
term-swb-type-free_right = freeright
term-swb-how-leader = Say which leader, for example “recruit nero” or “draft nero”.
term-swb-how-pay = Say how many coins you pay, for example “pay 2”; the rest becomes debt.
term-swb-how-card = Say which card, for example “build baths”, “sell baths” or “build temple left 2”.
term-swb-how-with = Say the number and the card, for example “stage 1 with baths” or “tower 12 with baths”.
term-swb-how-keep = Say which tile you keep, for example “keep 12”.
term-swb-how-side = Say “side a” or “side b”.
term-swb-how-return = Say how many tokens worth 1, 3 and 5 you return, for example “return 1 0 1”.
term-swb-no_card = There is no card “{ $word }”, or several begin like this; the names are in your hand.
term-swb-example-build = build baths
term-swb-example-build-text = builds a structure as cheaply as possible
term-swb-example-pay = build temple left 2 right 2
term-swb-example-pay-text = says what you pay each neighbour for resources
term-swb-example-chain = build temple chain
term-swb-example-chain-text = builds for free thanks to an earlier structure
term-swb-example-stage = stage 1 with baths
term-swb-example-stage-text = builds a stage of your Wonder with a card
term-swb-example-sell = sell baths
term-swb-example-sell-text = discards a card for 3 coins
term-swb-example-city = city sell baths
term-swb-example-city-text = acts for the Free City (two players)
term-swb-example-tower = tower 12 with baths
term-swb-example-tower-text = discards a card and builds a tower tile
term-swb-example-join = build temple project
term-swb-example-join-text = also takes part in the project (with a token: wild)
term-swb-example-free = build temple olympia
term-swb-example-free-text = builds the free structure of the age (with a token: token)
term-swb-example-dig = dig temple
term-swb-example-dig-text = builds from the discard pile (or: leave)
term-swb-example-drop = drop baths
term-swb-example-drop-text = gives up the last card of an age
term-swb-example-destroy = destroy baths
term-swb-example-destroy-text = chooses the structure that is lost
term-swb-example-return = return 1 0 1
term-swb-example-return-text = returns victory tokens worth 1, 3 and 5
term-swb-example-keep = keep 12
term-swb-example-keep-text = keeps a tower tile
term-swb-example-side = side a
term-swb-example-side-text = chooses the side of your board

## Babylon: symbols on the board

term-byl-quarry = Quarry (pillars for the player whose turn it is)
term-byl-mark-statue = St
term-byl-mark-fountain = Fo
term-byl-mark-staircase = Sc
term-byl-mark-bridge = Br
term-byl-mark-clay = Cl
term-byl-mark-granite = Gr
term-byl-mark-basalt = Ba
term-byl-mark-start = Sa
term-byl-mark-rose = Ro
term-byl-mark-iris = Ir
term-byl-mark-lily = Li
term-byl-mark-marigold = Ma
term-byl-tile = { $material } ({ $flower })
term-byl-legend-quarry = a tile in the quarry: material, flower, its symbols in two rows ({ $kinds }), and the pillars that come with it
term-byl-legend-symbol = a cell of a terrace: its level and a symbol that is still free
term-byl-legend-decoration = a decoration on this level
term-byl-legend-bridge = the middle of a bridge
term-byl-legend-belvedere = a belvedere: nothing can be built here
term-byl-legend-blank = an empty cell without a symbol
term-byl-legend-board = the bare board
term-byl-legend-parted = another terrace begins here
term-byl-legend-promo = what a promo card names for this row or column; in capital letters once it scores

## Babylon: below the board

term-byl-phase-picking = { $seat } picks a board.
term-byl-phase-removing = { $seat } removes a clay terrace from the quarry ({ $left } to go).
term-byl-phase-digging = Round { $round } of { $rounds }: { $seat } digs.
term-byl-phase-building = Round { $round } of { $rounds }: { $seat } builds.
term-byl-phase-over = The game is over.
term-byl-head-points = Points
term-byl-head-pillars = Pillars
term-byl-head-decorations = St/Fo/Sc/Br
term-byl-head-flowers = Ro/Ir/Li/Ma
term-byl-head-belvederes = Belvederes
term-byl-supplies = Supply: { $single } single and { $double } double pillars. Round tokens to come: { $tokens }; not seen yet: { $unseen }.
term-byl-stores = In store: { $tiles }.
term-byl-own-pillars = Your pillars: { $what }.
term-byl-own-taken = Taken: { $what }.
term-byl-own-stored = In your store: { $what }.
term-byl-outlook = The points as the gardens stand now; what is in brackets is hidden under a terrace:
term-byl-outlook-empty = no decorations yet

## Babylon: what can be done

term-byl-places = ({ $count ->
        [one] 1 way
       *[other] { $count } ways
    })
term-byl-where = { $what } – which one?
term-byl-no-place = { $number } is not possible with { $place }; type “{ $number }” to see what is possible, or “why” with the action.
term-byl-help-actions = Choose by number (“1 b3”, or “1” to see the choices first), or type what you do:
term-byl-dig = Dig
term-byl-remove = Remove a clay terrace
term-byl-place = Place { $material-tile } with { $flower-with } on level { $level }, turned by { $turn }°:
term-byl-decorate = Build { $decoration-a } on { $places }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }
term-byl-end_keeping = End the turn and keep { $tile }

## Babylon: typing actions

term-byl-example = place r3c4 level 2
term-byl-type-pick = pick
term-byl-type-remove = remove
term-byl-type-dig = dig
term-byl-type-place = place, put
term-byl-type-build = build
term-byl-type-end = end, done, finish
term-byl-type-keep = keep, keeping, and
term-byl-type-taken = taken, dug
term-byl-type-stored = stored, store
term-byl-type-level = level
term-byl-type-turn = turn, turned
term-byl-type-open = open
term-byl-type-nw = nw
term-byl-type-ne = ne
term-byl-type-sw = sw
term-byl-type-se = se
term-byl-type-statue = statue, st
term-byl-type-fountain = fountain, fo
term-byl-type-staircase = staircase, stairs, sc
term-byl-type-bridge = bridge, br
term-byl-how-pick = Say which board, for example “pick rose”.
term-byl-how-remove = Say which clay terrace, for example “remove b3”.
term-byl-how-dig = Say where you dig, for example “dig b3”.
term-byl-how-place = Say where the upper left cell of the tile goes, and anything that is not obvious: “place granite r3c4 level 2 turn 90 open se”.
term-byl-how-decorate = Say what you build and on which cells, for example “build bridge r1c1 r1c3”.
term-byl-how-end = Say “end”, or “end keep granite” if two tiles are left.
term-byl-no_board = There is no board “{ $word }”; there are rose, iris, lily and marigold.
term-byl-no_spot = There is no place “{ $word }” in the quarry; places are called a1 to d4.
term-byl-no_cell = There is no cell “{ $word }”; cells are called r1c1 to r8c8.
term-byl-no_turn = A tile is turned by 0, 90, 180 or 270, not by “{ $word }”.
term-byl-no_corner = There is no corner “{ $word }”; there are nw, ne, sw and se.
term-byl-no_tile = You have no tile “{ $word }”; say its material, “taken” or “stored”.
term-byl-no_decoration = There is no decoration “{ $word }”; there are statue, fountain, staircase and bridge.
term-byl-example-pick = pick rose
term-byl-example-pick-text = picks a board
term-byl-example-remove = remove b3
term-byl-example-remove-text = removes a clay terrace before the first round
term-byl-example-dig = dig b3
term-byl-example-dig-text = takes a tile with its pillars (short: b3)
term-byl-example-place = place granite r3c4 turn 90 open se
term-byl-example-place-text = places a tile, as low as possible unless you name the level (“level 2”); a corner left open gets a belvedere
term-byl-example-decorate = build bridge r1c1 r1c3
term-byl-example-decorate-text = builds a decoration with the tile just placed (short: bridge r1c1 r1c3)
term-byl-example-end = end
term-byl-example-end-text = ends the turn (with two tiles left: end keep granite)
term-swb-example-draft = draft nero
term-swb-example-draft-text = keeps a leader
term-swb-example-recruit = recruit nero
term-swb-example-recruit-text = recruits a leader (or: decline, where that is allowed)
term-swb-example-leader = stage 1 with nero
term-swb-example-leader-text = builds a stage with a leader (also: sell nero)
term-swb-example-bury = stage 3 with baths bury nero
term-swb-example-bury-text = buries one of your leaders where the stage asks for it
term-swb-example-copy = copy nero
term-swb-example-copy-text = copies a neighbour’s leader
term-swb-example-debt = pay 2
term-swb-example-debt-text = pays part of what you owe; the rest becomes debt

## The database of a server

term-database-in_use = { $file } is in use by a server. Stop that server first, or name another file with --database.
term-database-missing = There is no file { $file }. Name the database with its path.
term-database-foreign = { $file } is not a Ziggurat database: { $why }.
term-database-later = { $file } has schema { $version }, but this program knows schemas up to { $known }. Use the newer program that wrote it.
term-database-broken = { $file } is broken: { $faults }. Use another backup; “ziggurat check-database” says what can still be read.
term-database-failed = { $file } cannot be used: { $why }.
term-database-counts = { $players ->
        [one] 1 player
       *[other] { $players } players
    }, { $tables ->
        [one] 1 table
       *[other] { $tables } tables
    }, { $entries ->
        [one] 1 match entry
       *[other] { $entries } match entries
    }, { $lines ->
        [one] 1 chat line
       *[other] { $lines } chat lines
    }, { $replays ->
        [one] 1 replay
       *[other] { $replays } replays
    }
term-backup-done = Backed up to { $file }: { $counts }.
term-backup-removed = Removed { $file }.
term-backup-busy = Another backup is being written into { $file }. Wait until it is done.

term-admin-done = Done.
term-admin-renamed = The player is now called “{ $name }”.
term-admin-no_server = No server answers for { $file }: { $why }. Start it, run this as the user of the server, or name its database with --database.
term-admin-no_player = There is no such player. “ziggurat admin players” lists ids.
term-admin-no_table = There is no such table. “ziggurat admin tables” lists ids.
term-admin-no_ban = Nobody is banned by this name. “ziggurat admin bans” lists all bans.
term-admin-bad_network = Give the id of a player, an address such as 192.0.2.7 or a network such as 192.0.2.0/24.
term-admin-failed = The server could not do it; its log says why.
term-restore-done = Restored { $file }: { $counts }.
term-restore-replaced = The database that was there before is now { $file }.
term-restore-itself = { $file } cannot be restored from itself. Name a backup.
term-check-counts = Schema { $version } of { $known }: { $counts }.
term-check-played = Replayed: { $matches ->
        [one] 1 match
       *[other] { $matches } matches
    }, { $replays ->
        [one] 1 replay
       *[other] { $replays } replays
    }.
term-check-table = Table { $id }: { $what }
term-check-replay = Replay { $id }: { $what }
term-check-id = this is not the id of a table
term-check-gap = entry { $version } of the match is missing
term-check-no_opening = there are entries of a match, but not the setup it started from
term-check-good = { $file } is in order.
term-check-bad = { $file } has { $faults ->
        [one] a fault
       *[other] { $faults } faults
    }.
