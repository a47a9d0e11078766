### 7 Wonders: what only the web client says.

## The table

web-swb-board = Cities
web-swb-cities = All cities
web-swb-extras = Table
web-swb-age = Age { $age ->
        [1] I
        [2] II
       *[other] III
    }
web-swb-turn = turn { $turn } of { $turns }
web-swb-passes-left = hands go left
web-swb-passes-right = hands go right
web-swb-discards = Discard pile
web-swb-discards-count = { $count ->
        [0] The discard pile is empty.
        [one] 1 card lies on the discard pile.
       *[other] { $count } cards lie on the discard pile.
    }
web-swb-discards-known = You know: { $cards }.
web-swb-controller = Free City: { $name }
web-swb-neighbour-left = left neighbour
web-swb-neighbour-right = right neighbour
web-swb-open-city = City of { $name }
web-swb-has-chosen = has chosen
web-swb-chooses = is choosing
web-swb-short-gizah = Giza
web-swb-short-babylon = Babylon
web-swb-short-olympia = Olympia
web-swb-short-rhodos = Rhodes
web-swb-short-ephesos = Ephesus
web-swb-short-alexandria = Alexandria
web-swb-short-halikarnassos = Halicarnassus
web-swb-short-great_wall = Great Wall
web-swb-short-stonehenge = Stonehenge
web-swb-short-manneken_pis = Manneken Pis

## A city

web-swb-figure-coins = Coins
web-swb-figure-shields = Shields
web-swb-figure-conflicts = Points from conflicts
web-swb-figure-choices = Science symbols of choice
web-swb-figure-stages = Stages built
web-swb-figure-tower = Tower tiles built
web-swb-figure-joined = Participation tokens of this age
web-swb-figure-markers = Points lost by penalties
web-swb-figure-start-lost = The start resource is lost
web-swb-free-build = The free structure of this age can still be built
web-swb-makes = Makes
web-swb-makes-text = What the city can use, at most, of each resource
web-swb-sells = Sells
web-swb-prices = What you pay here for raw materials and for manufactured goods
web-swb-structures = Structures
web-swb-city-empty = Nothing has been built here yet.
web-swb-tokens = Victory tokens: { $ones } × 1, { $threes } × 3, { $fives } × 5. Defeat tokens: { $defeats }.
web-swb-copied = As things stand the guild copied is: { $card }.
web-swb-points-now = { $points ->
        [one] 1 point
       *[other] { $points } points
    } now:
web-swb-own-stages = Stages of your Wonder
web-swb-stage-words = Stage { $stage }. Cost: { $cost }. { $effects }
web-swb-stage-built = Built.
web-swb-stage-open = Not built.
web-swb-stage-card = Below it: { $card }.

## Costs and effects in words

web-swb-unit-wood = { $count } wood
web-swb-unit-stone = { $count } stone
web-swb-unit-clay = { $count } clay
web-swb-unit-ore = { $count } ore
web-swb-unit-glass = { $count } glass
web-swb-unit-textile = { $count } textile
web-swb-unit-papyrus = { $count } papyrus
web-swb-coins = { $count ->
        [one] 1 coin
       *[other] { $count } coins
    }
web-swb-costs = Cost: { $cost }.
web-swb-costs-now = Costs now: { $count ->
        [0] nothing
        [one] 1 coin
       *[other] { $count } coins
    }.
web-swb-cost-none = nothing
web-swb-cost-copied = that of the copied stage
web-swb-chain-from = Free with { $cards }.
web-swb-chain-to = Leads to { $cards }.
web-swb-effect-make = Makes { $option }.
web-swb-effect-make-one = Makes one of: { $options }.
web-swb-effect-points = { $count ->
        [one] 1 point.
       *[other] { $count } points.
    }
web-swb-effect-shields = { $count ->
        [one] 1 shield.
       *[other] { $count } shields.
    }
web-swb-effect-coins = { $count ->
        [one] 1 coin.
       *[other] { $count } coins.
    }
web-swb-effect-science = Science symbol: { $symbol }.
web-swb-effect-cheap-raw-left = Raw materials from the left neighbour cost 1 coin.
web-swb-effect-cheap-raw-right = Raw materials from the right neighbour cost 1 coin.
web-swb-effect-cheap-raw-both = Raw materials from both neighbours cost 1 coin.
web-swb-effect-cheap-goods-both = Manufactured goods from both neighbours cost 1 coin.
web-swb-effect-per-coins = At once { $count ->
        [one] 1 coin
       *[other] { $count } coins
    } for each { $what } { $where }.
web-swb-effect-per-points = At the end { $count ->
        [one] 1 point
       *[other] { $count } points
    } for each { $what } { $where }.
web-swb-where-own = in your city
web-swb-where-near = in both neighbouring cities
web-swb-where-all = in your city and both neighbouring cities
web-swb-what-brown = brown card
web-swb-what-grey = grey card
web-swb-what-blue = blue card
web-swb-what-yellow = yellow card
web-swb-what-red = red card
web-swb-what-green = green card
web-swb-what-purple = purple card
web-swb-what-stages = stage of a Wonder
web-swb-what-defeats = defeat token
web-swb-what-stones = stone symbol on brown cards and the start resource
web-swb-what-same_colour = card of the colour that lies under this stage
web-swb-effect-others_lose = Everybody else loses { $count } coins.
web-swb-effect-neighbours_gain = Both neighbours take { $count } coins.
web-swb-effect-any_science = At the end a science symbol of your choice.
web-swb-effect-dig = Build a card from the discard pile for free.
web-swb-effect-last_card = In the last turn of each age you may play your last card, too.
web-swb-effect-free_build = Once in each age you may build a structure without its cost.
web-swb-effect-copy_guild = At the end a guild of a neighbour counts for you, too.
web-swb-effect-copy_science = At the end copies the symbol of a neighbour’s green card.
web-swb-effect-missing = Once a turn a resource that your city does not make.
web-swb-effect-diplomacy = No conflicts at the end of this age; your neighbours fight each other.
web-swb-effect-copy-left-first = The same as the first stage of the left neighbour.
web-swb-effect-copy-right-second = The same as the second stage of the right neighbour.
web-swb-effect-copy-left-last = The same as the last stage of the left neighbour.

## The tower and the project

web-swb-babel = Babel
web-swb-tower = Tower of Babel
web-swb-tower-label = Tower of Babel: { $built } tiles laid, { $active } in force
web-swb-tower-active = In force
web-swb-tower-covered = Covered
web-swb-tower-empty = No tile is in force yet.
web-swb-tiles-own = Your tiles
web-swb-tiles-count = { $count ->
        [one] 1 tile
       *[other] { $count } tiles
    }
web-swb-tile = { $number } { $name }
web-swb-project = Great project of the age
web-swb-project-words = Who builds a { $what } may pay { $cost } more and take a token. Success: { $reward } Failure, for those without a token: { $penalty }
web-swb-project-tokens = { $count ->
        [0] No token is left: success.
        [one] 1 token is left.
       *[other] { $count } tokens are left.
    }
web-swb-project-open = Taking part is possible in this turn.
web-swb-project-closed = Nobody can take part in this turn.
web-swb-reward-coins = { $count } coins for each token.
web-swb-reward-victory = A victory token of { $count } for each token.
web-swb-reward-shields = { $count ->
        [one] 1 shield
       *[other] { $count } shields
    } for each token.
web-swb-penalty-destroy = Lose one { $what }.
web-swb-penalty-coins = Lose all coins.
web-swb-penalty-victories = Lose { $count } victory tokens.
web-swb-penalty-start = Lose the start resource.

## Choosing

web-swb-tray = Your choice
web-swb-hand = Your hand
web-swb-uses = What to do with the card
web-swb-use-build = Build
web-swb-use-stage = Stage
web-swb-use-sell = Discard
web-swb-use-tower = Tower
web-swb-use-drop = Let go
web-swb-use-destroy = Lose
web-swb-cannot = not possible
web-swb-free-short = free
web-swb-payment = Payment
web-swb-to-bank = { $count } to the bank
web-swb-to-city = { $count } to { $name }
web-swb-for-free = free of charge
web-swb-using = { $price } (using { $means })
web-swb-variant = { $how }, { $count ->
        [0] free
        [one] 1 coin
       *[other] { $count } coins
    }
web-swb-which-way = How
web-swb-which-stage = Which
web-swb-which-tower = Tile
web-swb-way-pay = pay
web-swb-way-chain = by chain
web-swb-way-olympia = free structure of the age
web-swb-way-token = token: free structure
web-swb-join-no = without the project
web-swb-join-yes = with the project
web-swb-join-wild = with the project, by token
web-swb-stage-number = stage { $stage }
web-swb-stage-token = stage { $stage } with a token
web-swb-for-whom = For
web-swb-my-city = my city
web-swb-for-free-city = Free City: { $action }
web-swb-do-build = Build { $card }: { $price }
web-swb-do-build-how = Build { $card }, { $how }: { $price }
web-swb-do-stage = { $card } for { $how }: { $price }
web-swb-pick-text = Choose a card: then you see all that can be done with it.
web-swb-change-text = Your choice lies face down. Choose another card to change it, until all have chosen.
web-swb-dig-text = Choose a card of the discard pile, or take nothing.
web-swb-chosen = chosen
web-swb-done-build = built
web-swb-done-stage = for a stage
web-swb-done-sell = for 3 coins
web-swb-done-tower = for a tile
web-swb-done-drop = let go
web-swb-done-dig = built
web-swb-done-destroy = lost
web-swb-about-card = About this card
web-swb-idle = The others decide. Your hand comes back in a moment.
web-swb-watch = You are watching: hands stay hidden until the end.
web-swb-none = none

## The big button

web-swb-go-choose = Choose
web-swb-go-build = Build
web-swb-go-stage = Build stage
web-swb-go-sell = Discard
web-swb-go-tower = Build tile
web-swb-go-drop = Let go
web-swb-go-leave = Take nothing
web-swb-go-destroy = Lose it
web-swb-go-return_tokens = Return
web-swb-side-open = side not open yet
web-swb-go-choose_side = Play this side
web-swb-go-keep_tile = Keep

## Status

web-swb-call-card = Choose a card.
web-swb-call-choose = Your choice.
web-swb-status-turn = Build it, use it for a stage of your Wonder, or discard it.
web-swb-status-free_city = Now a card for the Free City.
web-swb-status-sides = Which side of your board do you play?
web-swb-status-draft = { $pick ->
        [1] Keep one of the three tower tiles; the others go to the right.
       *[other] Keep one of the two tower tiles; the other goes to the right.
    }
web-swb-status-last_card = You may also play your last card of this age.
web-swb-status-last_city = You may also play the Free City’s last card.
web-swb-status-dig = Build a card from the discard pile for free, or take nothing.
web-swb-status-dig_city = The Free City may build a card from the discard pile.
web-swb-status-destroy = The project has failed: choose the structure that you lose.
web-swb-status-return = The project has failed: choose the victory tokens that you return.
web-swb-status-confirm = { $action }. Confirm?
web-swb-status-chosen = Chosen: { $actions }. { $waiting }
web-swb-status-over = The game is over.

## What happens

web-swb-reveal = All have chosen. The cards are turned over …
web-swb-reveal-coins = Coins come and go.
web-swb-played-build = builds
web-swb-played-dig = from the discard pile
web-swb-played-stage = stage { $stage }
web-swb-played-discard = discards
web-swb-played-tower = tower tile
web-swb-played-nothing = takes nothing
web-swb-fights = Conflicts

## The log: who was paid for what

web-swb-event-built = { $city } builds { $card }{ $total ->
        [0] { "" }
        [one] { " " }for 1 coin
       *[other] { " " }for { $total } coins
    }{ $left ->
        [0] { "" }
       *[other] , { $left } to the left
    }{ $right ->
        [0] { "" }
       *[other] , { $right } to the right
    }.
web-swb-event-built_free = { $city } builds { $card } { $way }{ $total ->
        [0] { "" }
        [one] { " " }for 1 coin
       *[other] { " " }for { $total } coins
    }{ $left ->
        [0] { "" }
       *[other] , { $left } to the left
    }{ $right ->
        [0] { "" }
       *[other] , { $right } to the right
    }.
web-swb-event-dug = { $city } builds { $card } from the discard pile{ $total ->
        [0] { "" }
        [one] { " " }for 1 coin
       *[other] { " " }for { $total } coins
    }.
web-swb-event-stage = { $city } builds stage { $stage }{ $total ->
        [0] { "" }
        [one] { " " }for 1 coin
       *[other] { " " }for { $total } coins
    }{ $left ->
        [0] { "" }
       *[other] , { $left } to the left
    }{ $right ->
        [0] { "" }
       *[other] , { $right } to the right
    }.
web-swb-event-stage_own = { $city } builds stage { $stage } with { $card }{ $total ->
        [0] { "" }
        [one] { " " }for 1 coin
       *[other] { " " }for { $total } coins
    }{ $left ->
        [0] { "" }
       *[other] , { $left } to the left
    }{ $right ->
        [0] { "" }
       *[other] , { $right } to the right
    }.
web-swb-event-fought = { $winner } wins against { $loser }, { $more } to { $less } shields: +{ $victory }, −{ $defeats }.

## Keys

web-swb-keys-card = Choose a card or an answer by its place
web-swb-keys-move = Choose the card before or after it
web-swb-keys-use = Build, stage of the Wonder, discard, tower tile
web-swb-keys-variant = The next way to do it: chain, project, stage, tile
web-swb-keys-payment = The next way to pay
web-swb-keys-free-city = From the own city to the Free City and back
web-swb-keys-leave = Take nothing from the discard pile
web-swb-keys-city = Show the own city, the left or the right neighbour
web-swb-keys-about = About the card; about tower and project

## The table as text

web-swb-text-board = The table in words
web-swb-text-city = { $name }: { $wonder }, { $side }. Coins: { $coins }. Shields: { $shields }. Sells: { $sells }. { $science }. Stages built: { $stages }. Points now: { $points }.

## How to play

web-swb-primer-1 = Choose a card
web-swb-primer-1-text = Everybody chooses one card of the hand in secret; all are turned over together. Then the hands go on to the next player. Three ages have six turns each.
web-swb-primer-2 = Three uses
web-swb-primer-2-text = Build the card in your city, put it under your Wonder to build its next stage, or discard it for 3 coins.
web-swb-primer-3 = Costs and trade
web-swb-primer-3-text = Your city must make the resources shown on the card. What is missing you buy from your two neighbours for 2 coins a unit; they cannot refuse and lose nothing.
web-swb-primer-4 = Chains
web-swb-primer-4-text = Some cards lead to later ones: whoever has the first builds the later one without cost.
web-swb-primer-5 = Your Wonder
web-swb-primer-5-text = Each Wonder has its own stages with points, coins, shields or special powers. They are built one after the other, with any card.
web-swb-primer-6 = Conflicts
web-swb-primer-6-text = At the end of each age you compare shields with both neighbours: the stronger takes a token of 1, 3 or 5 points, the weaker one of −1.
web-swb-primer-7 = Points
web-swb-primer-7-text = Blue cards bring points. Green ones bring the square of each kind of symbol and 7 for every set of three. Yellow ones bring coins and trade, guilds count what your neighbours have. Three coins are a point.
web-swb-primer-8 = Babel
web-swb-primer-8-text = With the tower you may discard a card to lay a tile: it changes the rules for all until it is covered. With the great projects the builders of a colour pay to help; success rewards them, failure punishes the others.

## Gallery

web-swb-gallery-wonders = Wonders
web-swb-gallery-projects = Great projects
web-swb-gallery-tokens = Tokens of projects
