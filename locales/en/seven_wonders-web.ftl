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
web-swb-short-abu_simbel = Abu Simbel
web-swb-short-rome = Rome
web-swb-short-petra = Petra
web-swb-short-byzantium = Byzantium
web-swb-part-sides = Sides
web-swb-part-leaders = Leaders are chosen
web-swb-part-tiles = Tower tiles are chosen
web-swb-part-recruit = Recruitment
web-swb-part-turns = Turns
web-swb-part-end = Project and conflicts
web-swb-parts = Course of the game
web-swb-leaders-go-right = leaders go right
web-swb-tiles-go-right = tiles go right
web-swb-team = Team { $team }
web-swb-partner = partner
web-swb-partner-of = Plays with { $name }
web-swb-partner-hand = Hand of { $name }

web-swb-need-guilds = With Leaders these guilds are in the game anyway.
web-swb-need-byzantium = Byzantium needs Cities; with four and more players it is there anyway.
web-swb-need-taxes = Taxes exist only with the Tower of Babel.
web-swb-need-eight = Eight players always play with Cities: it is switched on for this table.

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
web-swb-free-black = Caligula’s free black card of this age can still be built
web-swb-figure-debt = Debt: −1 point each
web-swb-figure-diplomacy = Diplomacy tokens: no conflicts at the end of an age, one token each
web-swb-figure-leaders = Leaders in play
web-swb-figure-leader-hand = Leaders in hand
web-swb-figure-owed = Coins owed
web-swb-leaders = Leaders in play
web-swb-leaders-hand = Your leaders
web-swb-leaders-kept = Kept so far
web-swb-leaders-discarded = Leaders you have discarded
web-swb-leader-copied = copied
web-swb-leader-buried = { $leader } is buried here.
web-swb-leader-under = A leader lies below it.
web-swb-leader-under-own = Below it: { $leader }.
web-swb-text-leaders = Leaders: { $leaders }.
web-swb-text-debt = Debt: { $count }.
web-swb-text-diplomacy = Diplomacy tokens: { $count }.
web-swb-text-partner = Partner: { $name }.
web-swb-copied-leader = It would copy { $leader } in turn.
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
web-swb-what-black = black card
web-swb-what-victories = victory token
web-swb-what-leaders = leader in play
web-swb-what-coins = 3 coins
web-swb-what-stages = stage of a Wonder
web-swb-what-defeats = defeat token
web-swb-what-stones = stone symbol on brown cards and the start resource
web-swb-what-same_colour = card of the colour that lies under this stage
web-swb-effect-others_lose = Every opponent loses { $count ->
        [one] 1 coin
       *[other] { $count } coins
    }.
web-swb-effect-neighbours_gain = Both neighbours take { $count ->
        [one] 1 coin
       *[other] { $count } coins
    }.
web-swb-effect-any_science = At the end a science symbol of your choice.
web-swb-effect-dig = Build a card from the discard pile for free.
web-swb-effect-last_card = In the last turn of each age you may play your last card, too.
web-swb-effect-free_build = Once in each age you may build a structure without its cost.
web-swb-effect-copy_guild = At the end a guild of a neighbour counts for you, too.
web-swb-effect-copy_science = At the end copies the symbol of a neighbour’s green card.
web-swb-effect-missing = Once a turn a resource that your city does not make.
web-swb-effect-diplomacy = A diplomacy token: you stay out of the conflicts of this age, and your neighbours fight each other.
web-swb-effect-per_set = At the end { $count } points for each full set: { $colours }.
web-swb-effect-gain_on = { $count ->
        [one] 1 coin
       *[other] { $count } coins
    } for each { $what } that you build.
web-swb-effect-gain_on-chain = { $count ->
        [one] 1 coin
       *[other] { $count } coins
    } for each structure that you build by chain.
web-swb-effect-gain_on-victory = { $count ->
        [one] 1 coin
       *[other] { $count } coins
    } for each victory token that you take.
web-swb-effect-discount = Each { $what } costs one resource of your choice less.
web-swb-effect-discount-stages = Stages of your Wonder cost one resource of your choice less.
web-swb-effect-free_colour = You build each { $what } without its cost.
web-swb-effect-free_colour-age = Once in each age you build a { $what } without its cost.
web-swb-effect-rebate-left = Once a turn a resource of the left neighbour costs 1 coin less.
web-swb-effect-rebate-right = Once a turn a resource of the right neighbour costs 1 coin less.
web-swb-effect-others_lose_per = Every opponent loses 1 coin for each { $what } of their own.
web-swb-effect-owned = Once a turn one more of a resource that your city makes.
web-swb-effect-free_stages = Stages of your Wonder need no resources any more; coins are still paid.
web-swb-effect-free_leaders = Your leaders cost nothing.
web-swb-effect-cheap_leaders = Your leaders cost 2 coins less, those of both neighbours 1 coin less.
web-swb-effect-bank_purchase = Once a turn you may buy any resource from the bank for 1 coin.
web-swb-effect-cashback = After buying from a neighbour you take 1 coin: once a turn for each neighbour.
web-swb-effect-redirect = Defeat tokens that you would take in conflicts go to the winner.
web-swb-effect-copy_leader = At once copies a leader of a neighbour.
web-swb-effect-extra_leader = At once you may recruit another leader.
web-swb-effect-bury = Buries one of your leaders for twice its cost in points.
web-swb-effect-set_bonus = At the end each set of three different science symbols is worth { $count } points more.
web-swb-effect-bank_bonus = Once a turn you take { $count } more when you take coins from the bank.
web-swb-effect-shields_per_defeat = { $count ->
        [one] 1 shield
       *[other] { $count } shields
    } for each of your defeat tokens.
web-swb-effect-draw_leaders = Draw { $count } leaders from the reserve.
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
web-swb-use-recruit = Recruit
web-swb-use-keep = Keep
web-swb-use-copy = Copy
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
web-swb-way-caligula = Caligula’s free card
web-swb-join-no = without the project
web-swb-join-yes = with the project
web-swb-join-wild = with the project, by token
web-swb-stage-number = stage { $stage }
web-swb-stage-token = stage { $stage } with a token
web-swb-stage-bury = { $how }, bury { $leader }
web-swb-for-whom = For
web-swb-my-city = my city
web-swb-for-free-city = Free City: { $action }
web-swb-do-build = Build { $card }: { $price }
web-swb-do-build-how = Build { $card }, { $how }: { $price }
web-swb-do-stage = { $card } for { $how }: { $price }
web-swb-do-recruit = Recruit { $leader }: { $price }
web-swb-do-pay = { $debt ->
        [0] Pay all { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }
       *[other] { $coins ->
        [0] Pay nothing and take { $debt } debt
       *[other] Pay { $coins } and take { $debt } debt
    }
    }
web-swb-pay-coins = pay { $count }
web-swb-pay-debt = { $count ->
        [0] no debt
       *[other] { $count } debt, −{ $count }
    }
web-swb-pick-leader-text = Choose a leader: then you see all that can be done.
web-swb-extra-leader-text = Choose a leader of your hand, or recruit nobody else.
web-swb-copy-text = The leader stays with your neighbour; you have the same power from now on.
web-swb-leader-of = of { $name }
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
web-swb-done-recruit = recruited
web-swb-done-keep = kept
web-swb-done-copy = copied
web-swb-about-card = About this card
web-swb-idle = The others decide. Your hand comes back in a moment.
web-swb-watch = You are watching: hands stay hidden until the end.
web-swb-none = none

## The big button

web-swb-go-choose = Choose
web-swb-go-build = Build
web-swb-go-recruit = Recruit
web-swb-go-keep = Keep
web-swb-go-copy = Copy
web-swb-go-decline = Recruit nobody
web-swb-go-pay_loss = Settle
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
web-swb-call-leader = Choose a leader.
web-swb-status-turn = Build it, use it for a stage of your Wonder, or discard it.
web-swb-status-free_city = Now a card for the Free City.
web-swb-status-sides = Which side of your board do you play?
web-swb-status-draft = { $pick ->
        [1] Keep one of the three tower tiles; the others go to the right.
       *[other] Keep one of the two tower tiles; the other goes to the right.
    }
web-swb-status-leader_draft = { $pick ->
        [1] Keep one of the four; the others go to the right.
        [2] Keep one of the three; the others go to the right.
       *[other] Keep one of the two; the other goes to the right.
    }
web-swb-status-recruit = Before age { $age }: recruit, build a stage with the leader, or discard for 3 coins.
web-swb-status-extra_leader = You may recruit another leader at once.
web-swb-status-courtesans = Which leader of your neighbours do you copy?
web-swb-status-courtesans_city = Which leader does the Free City copy?
web-swb-status-losses = You owe { $owed ->
        [one] 1 coin
       *[other] { $owed } coins
    }: what is not paid becomes debt, −1 point each.
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
web-swb-played-recruit = recruits
web-swb-played-copy = copies
web-swb-played-nobody = recruits nobody
web-swb-losses = Coins are lost.
web-swb-stay-out = Diplomacy
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
web-swb-event-fought = { $winner } wins against { $loser }, { $more } to { $less } shields: { $victories ->
        [0] no victory token
        [one] +{ $victory }
       *[other] { $victories } × +{ $victory }
    }, −{ $defeats }.
web-swb-event-fought_redirected = { $winner } wins against { $loser }, { $more } to { $less } shields: { $victories ->
        [0] no victory token
        [one] +{ $victory }
       *[other] { $victories } × +{ $victory }
    }, but also takes the defeat tokens: −{ $defeats }.
web-swb-event-drawn_leader = Drawn: { $leader }.
web-swb-event-stage_leader = { $city } builds stage { $stage } with a leader{ $total ->
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

## Keys

web-swb-keys-card = Choose a card or an answer by its place
web-swb-keys-move = Choose the card before or after it
web-swb-keys-use = Build or recruit, stage of the Wonder, discard, tower tile
web-swb-keys-variant = The next way to do it: chain, project, stage, tile
web-swb-keys-payment = The next way to pay
web-swb-keys-free-city = From your city to the Free City and back
web-swb-keys-leave = Take nothing from the discard pile; recruit nobody else
web-swb-keys-city = Show your city, the left or the right neighbour
web-swb-keys-about = About the card; about tower and project

## The table as text

web-swb-text-board = The table in words
web-swb-text-city = { $name }: { $wonder }, { $side }. Coins: { $coins }. Shields: { $shields }. Sells: { $sells }. { $science }. Stages built: { $stages }. Points now: { $points }.

## How to play

web-swb-primer-1 = Choose a card
web-swb-primer-1-text = Everybody chooses one card of the hand in secret; all are turned over together. Then the hands go on to the next player. Three ages have six turns each, with Cities seven.
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
web-swb-primer-9 = Leaders
web-swb-primer-9-text = Before the game you draft four leaders: keep one, pass the others on. Before each age you play one: recruit it for its coins, build a stage of your Wonder with it, or discard it for 3 coins. Everybody starts with 6 coins.
web-swb-primer-10 = Cities
web-swb-primer-10-text = Black cards cost coins as well as resources. Some make all opponents lose coins: what you cannot or do not want to pay becomes debt, −1 point each. Diplomacy keeps you out of the conflicts of an age; masks copy a neighbour’s science symbol at the end.
web-swb-primer-11 = Teams
web-swb-primer-11-text = With 4, 6 or 8 players neighbours can play in pairs. Partners see each other’s hands and never fight; conflicts with the other neighbour count twice. The higher sum of both scores wins.

## Gallery

web-swb-gallery-wonders = Wonders
web-swb-gallery-projects = Great projects
web-swb-gallery-tokens = Tokens of projects
web-swb-gallery-leaders = Leaders
web-swb-gallery-cards = Cards
web-swb-team-points = Team { $team }: { $names }
web-swb-team-sums = Points of the teams
