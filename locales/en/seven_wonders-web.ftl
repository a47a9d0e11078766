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
web-swb-passes = { $what ->
        [leaders] leaders
        [tiles] tiles
       *[hands] hands
    } go { $to ->
        [left] left
       *[right] right
    }
web-swb-discards = Discard pile
web-swb-discards-count = { $count ->
        [0] The discard pile is empty.
        [one] There is 1 card in the discard pile.
       *[other] There are { $count } cards in the discard pile.
    }
web-swb-discards-known = You know these: { $cards }.
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
web-swb-part-leaders = Leader draft
web-swb-part-tiles = Tower tile draft
web-swb-part-recruit = Recruitment
web-swb-part-turns = Turns
web-swb-part-end = Project and conflicts
web-swb-parts = How the game goes
web-swb-team = Team { $team }
web-swb-partner = partner
web-swb-partner-of = Plays with { $name }
web-swb-partner-hand = Hand of { $name }

## A city

web-swb-figure-coins = Coins
web-swb-figure-shields = Shields
web-swb-figure-conflicts = Points from conflicts
web-swb-figure-choices = Science symbols of choice
web-swb-figure-stages = Stages built
web-swb-figure-tower = Tower tiles built
web-swb-figure-joined = Participation tokens this age
web-swb-figure-markers = Points lost by penalties
web-swb-figure-start-lost = The start resource is lost
web-swb-free-build = The free structure of this age can still be built
web-swb-free-black = Caligula’s free black card of this age can still be built
web-swb-figure-debt = Debt: −1 point each
web-swb-figure-diplomacy = Diplomacy tokens: each keeps you out of the conflicts of one age
web-swb-figure-leaders = Leaders in play
web-swb-figure-leader-hand = Leaders in hand
web-swb-figure-owed = Coins owed
web-swb-leaders = Leaders in play
web-swb-leaders-hand = Your leaders
web-swb-leaders-kept = Kept so far
web-swb-leaders-discarded = Leaders you have discarded
web-swb-leader-copied = copied
web-swb-leader-buried = { $leader } is buried here.
web-swb-leader-under = There is a leader under it.
web-swb-leader-under-own = Under it: { $leader }.
web-swb-text-leaders = Leaders: { $leaders }.
web-swb-text-debt = Debt: { $count }.
web-swb-text-diplomacy = Diplomacy tokens: { $count }.
web-swb-text-partner = Partner: { $name }.
web-swb-copied-leader = It would copy { $leader } in turn.
web-swb-makes = Makes
web-swb-makes-text = How much of each resource the city can use at most
web-swb-sells = Sells
web-swb-prices = What you pay here for raw materials and for manufactured goods
web-swb-structures = Structures
web-swb-city-empty = Open land, so far.
web-swb-tokens = Victory tokens: { $ones } × 1, { $threes } × 3, { $fives } × 5. Defeat tokens: { $defeats }.
web-swb-copied = As things stand, the guild copied is { $card }.
web-swb-points-now = { $points ->
        [one] 1 point
       *[other] { $points } points
    } now:
web-swb-own-stages = Stages of your Wonder
web-swb-stage-words = Stage { $stage }. Cost: { $cost }. { $effects }
web-swb-stage-built = Built.
web-swb-stage-open = Not built.
web-swb-stage-card = Under it: { $card }.

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
web-swb-project-words = Whoever builds a { $what } may pay { $cost } more and take a token. Success: { $reward } Failure, for those without a token: { $penalty }
web-swb-project-tokens = { $count ->
        [0] No token is left: success.
        [one] 1 token is left.
       *[other] { $count } tokens are left.
    }
web-swb-project-open = You can take part this turn.
web-swb-project-closed = Nobody can take part this turn.

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
web-swb-for-free = free
web-swb-using = { $price } (using { $means })
web-swb-variant = { $how }, { $count ->
        [0] free
        [one] 1 coin
       *[other] { $count } coins
    }
web-swb-which-way = How
web-swb-which-stage = Which
web-swb-which-tower = Tile
web-swb-way-pay = just build
web-swb-way-chain = by chain
web-swb-way-olympia = free structure of the age
web-swb-way-token = free structure by token
web-swb-way-caligula = free card of Caligula
web-swb-join-no = without the project
web-swb-join-yes = plus the project
web-swb-join-wild = plus the project (token)
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
web-swb-pick-leader-text = Choose a leader to see everything you can do.
web-swb-extra-leader-text = Choose a leader from your hand, or recruit nobody else.
web-swb-copy-text = The leader stays with your neighbour; from now on you have the same power.
web-swb-leader-of = of { $name }
web-swb-pick-text = Choose a card to see everything you can do with it.
web-swb-change-text = Your choice is face down. You can change it until everybody has chosen: just choose another card.
web-swb-dig-text = Choose a card from the discard pile, or take nothing.
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
web-swb-idle = The others are deciding. Your hand comes back in a moment.
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
web-swb-side-open = side not chosen yet
web-swb-go-choose_side = Play this side
web-swb-go-keep_tile = Keep

## Status

web-swb-call-card = Choose a card.
web-swb-call-choose = Your choice.
web-swb-call-leader = Choose a leader.
web-swb-status-turn = Build it, use it for a stage of your Wonder, or discard it.
web-swb-status-free_city = Now a card for the Free City.
web-swb-status-sides = Which side of your board will you play?
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
web-swb-status-courtesans = Which of your neighbours’ leaders do you copy?
web-swb-status-courtesans_city = Which leader does the Free City copy?
web-swb-status-losses = You owe { $owed ->
        [one] 1 coin
       *[other] { $owed } coins
    }: what is not paid becomes debt, −1 point each.
web-swb-status-last_card = You may also play your last card of this age.
web-swb-status-last_city = You may also play the Free City’s last card.
web-swb-status-dig = Build a card from the discard pile for free, or take nothing.
web-swb-status-dig_city = The Free City may build a card from the discard pile.
web-swb-status-destroy = The project has failed: choose the structure you lose.
web-swb-status-return = The project has failed: choose the victory tokens you return.
web-swb-status-confirm = { $action }. Confirm?
web-swb-status-chosen = Chosen: { $actions }. { $waiting }
web-swb-status-over = The game is over.

## What happens

web-swb-reveal = Everybody has chosen. The cards are turned over …
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

## Keys

web-swb-keys-card = Choose a card or an answer by its position
web-swb-keys-move = Choose the card before or after it
web-swb-keys-use = Build or recruit, stage of the Wonder, discard, tower tile
web-swb-keys-variant = The next way to do it: chain, project, stage, tile
web-swb-keys-payment = The next way to pay
web-swb-keys-free-city = Switch between your city and the Free City
web-swb-keys-leave = Take nothing from the discard pile; recruit nobody else
web-swb-keys-city = Show your city, the left or the right neighbour
web-swb-keys-about = About the card; about tower and project

## The table as text

web-swb-text-board = The table in words
web-swb-text-city = { $name }: { $wonder }, { $side }. Coins: { $coins }. Shields: { $shields }. Sells: { $sells }. { $science }. Stages built: { $stages }. Points now: { $points }.

## How to play

web-swb-primer-1 = Choose a card
web-swb-primer-1-text = Everybody secretly chooses one card from their hand; then all are revealed together, and the hands go on to the next player. Each of the three ages has six turns, seven with Cities.
web-swb-primer-2 = Three uses
web-swb-primer-2-text = Build the card in your city, put it under your Wonder to build its next stage, or discard it for 3 coins.
web-swb-primer-3 = Costs and trade
web-swb-primer-3-text = Your city must make the resources shown on the card. What is missing you can buy from your two neighbours for 2 coins each; they cannot refuse and lose nothing.
web-swb-primer-4 = Chains
web-swb-primer-4-text = Some cards lead to later ones: if you have the first, you build the later one for free.
web-swb-primer-5 = Your Wonder
web-swb-primer-5-text = Each Wonder has its own stages with points, coins, shields or special powers. They are built one after the other, with any card.
web-swb-primer-6 = Conflicts
web-swb-primer-6-text = At the end of each age you compare shields with both neighbours: the stronger takes a token worth 1, 3 or 5 points, the weaker one worth −1.
web-swb-primer-7 = Points
web-swb-primer-7-text = Blue cards bring points. Green ones bring the square of the number of each symbol, and 7 for every set of three. Yellow ones bring coins and trade; guilds count what your neighbours have. Three coins are worth a point.
web-swb-primer-8 = Babel
web-swb-primer-8-text = With the tower you may discard a card to place a tile: it changes the rules for everybody until it is covered. With the great projects, those who build a certain colour can pay to help; success rewards them, failure punishes the others.
web-swb-primer-9 = Leaders
web-swb-primer-9-text = Before the game you draft four leaders: keep one, pass the others on. Before each age you play one: recruit it for its coins, build a stage of your Wonder with it, or discard it for 3 coins. Everybody starts with 6 coins.
web-swb-primer-10 = Cities
web-swb-primer-10-text = Black cards cost coins as well as resources. Some make all opponents lose coins: what you cannot or will not pay becomes debt, −1 point each. Diplomacy keeps you out of the conflicts of one age; masks copy a neighbour’s science symbol at the end.
web-swb-primer-11 = Teams
web-swb-primer-11-text = With 4, 6 or 8 players neighbours can play in pairs. Partners see each other’s hands and never fight each other; conflicts with the other neighbour count twice. The pair with the higher total wins.

## Gallery

web-swb-gallery-wonders = Wonders
web-swb-gallery-projects = Great projects
web-swb-gallery-tokens = Project tokens
web-swb-gallery-leaders = Leaders
web-swb-gallery-cards = Cards
web-swb-team-points = Team { $team }: { $names }
web-swb-team-sums = Team points

## The page of the game

web-swb-story = Each player leads one of the great cities of antiquity through three ages. Everybody chooses a card at the same moment, reveals it, and passes the rest of the hand on: resources, trade, science, soldiers, or a stage of the Wonder itself. What you lack you buy from the neighbours, and only with them do you wage war. Half an hour, two players or eight, and seven quite different ways to win.
web-swb-edition = The first edition of 2010 with the Wonder Pack and the expansions Leaders, Cities and Babel, in any combination; teams of two with Cities, a game for two without. Every card was compared with several independent lists.

## Sheets

web-swb-thing-tile = Tower tile
web-swb-thing-active = in force for everybody
web-swb-thing-resource = Resources are never used up: a city only has to provide them in the turn in which something is built. What is missing is bought from the neighbours.
web-swb-thing-science = Equal symbols bring the square of their number, and each set of three different ones brings more.
web-swb-thing-coins = They pay for cards, for taxes and for what the neighbours sell; at the end they bring a few points.
web-swb-thing-shields = At the end of each age they are compared with those of both neighbours.
web-swb-thing-conflicts = Victory tokens less defeat tokens; victories are worth more from age to age.
web-swb-thing-diplomacy = Keeps the city out of the conflicts of one age; its neighbours then fight each other.
web-swb-thing-debt = Coins that were lost but could not be paid.
web-swb-thing-owed = Has to be paid, or becomes debt.
web-swb-thing-choices = At the end each becomes the symbol that brings the most.
web-swb-thing-stages = Any card builds one, face down, if the cost of the stage can be paid.
web-swb-thing-tower = Built tiles bring points at the end, more for each further one.
web-swb-thing-joined = Each brings the reward of the project, if the project succeeds.
web-swb-thing-markers = From penalties of projects that could not be paid.
web-swb-thing-leaders = They work for the rest of the game.
web-swb-thing-prices = The coins go to this neighbour. Cards and rules in force can change the price.
web-swb-thing-discards = They lie face down; some effects build from here.

## Where long words are divided on narrow cards

web-swb-joints = Counter|feiters Nebuchad|nezzar Fortifi|cations Philo|sophers

## Paying

web-swb-store = Buy from { $name }
web-swb-change = Change
web-swb-pay-with = You pay
web-swb-lose-text = Choose the structure that you give up. It does not come back.
web-swb-project-asks = build ({ $what }) and pay this to take a token
