### 7 Wonders with the Wonder Pack and Babel.

## Resources, colours, symbols

swb-resource-wood = Wood
swb-resource-stone = Stone
swb-resource-clay = Clay
swb-resource-ore = Ore
swb-resource-glass = Glass
swb-resource-textile = Textile
swb-resource-papyrus = Papyrus
swb-class-raw = Raw materials
swb-class-manufactured = Manufactured goods
swb-colour-brown = Raw material
swb-colour-grey = Manufactured good
swb-colour-blue = Civilian structure
swb-colour-yellow = Commercial structure
swb-colour-red = Military structure
swb-colour-green = Scientific structure
swb-colour-purple = Guild
swb-symbol-compass = Compass
swb-symbol-gear = Gear
swb-symbol-tablet = Tablet
swb-side-a = side A
swb-side-b = side B
swb-free_city = Free City

## Cards

swb-card-lumber_yard = Lumber Yard
swb-card-stone_pit = Stone Pit
swb-card-clay_pool = Clay Pool
swb-card-ore_vein = Ore Vein
swb-card-tree_farm = Tree Farm
swb-card-excavation = Excavation
swb-card-clay_pit = Clay Pit
swb-card-timber_yard = Timber Yard
swb-card-forest_cave = Forest Cave
swb-card-mine = Mine
swb-card-loom_1 = Loom
swb-card-glassworks_1 = Glassworks
swb-card-press_1 = Press
swb-card-pawnshop = Pawnshop
swb-card-baths = Baths
swb-card-altar = Altar
swb-card-theater = Theater
swb-card-tavern = Tavern
swb-card-east_trading_post = East Trading Post
swb-card-west_trading_post = West Trading Post
swb-card-marketplace = Marketplace
swb-card-stockade = Stockade
swb-card-barracks = Barracks
swb-card-guard_tower = Guard Tower
swb-card-apothecary = Apothecary
swb-card-workshop = Workshop
swb-card-scriptorium = Scriptorium
swb-card-sawmill = Sawmill
swb-card-quarry = Quarry
swb-card-brickyard = Brickyard
swb-card-foundry = Foundry
swb-card-loom_2 = Loom
swb-card-glassworks_2 = Glassworks
swb-card-press_2 = Press
swb-card-aqueduct = Aqueduct
swb-card-temple = Temple
swb-card-statue = Statue
swb-card-courthouse = Courthouse
swb-card-forum = Forum
swb-card-caravansery = Caravansery
swb-card-vineyard = Vineyard
swb-card-bazar = Bazar
swb-card-walls = Walls
swb-card-training_ground = Training Ground
swb-card-stables = Stables
swb-card-archery_range = Archery Range
swb-card-dispensary = Dispensary
swb-card-laboratory = Laboratory
swb-card-library = Library
swb-card-school = School
swb-card-pantheon = Pantheon
swb-card-gardens = Gardens
swb-card-town_hall = Town Hall
swb-card-palace = Palace
swb-card-senate = Senate
swb-card-haven = Haven
swb-card-lighthouse = Lighthouse
swb-card-chamber_of_commerce = Chamber of Commerce
swb-card-arena = Arena
swb-card-fortifications = Fortifications
swb-card-circus = Circus
swb-card-arsenal = Arsenal
swb-card-siege_workshop = Siege Workshop
swb-card-lodge = Lodge
swb-card-observatory = Observatory
swb-card-university = University
swb-card-academy = Academy
swb-card-study = Study
swb-card-workers_guild = Workers Guild
swb-card-craftsmens_guild = Craftsmens Guild
swb-card-traders_guild = Traders Guild
swb-card-philosophers_guild = Philosophers Guild
swb-card-spies_guild = Spies Guild
swb-card-strategists_guild = Strategists Guild
swb-card-shipowners_guild = Shipowners Guild
swb-card-scientists_guild = Scientists Guild
swb-card-magistrates_guild = Magistrates Guild
swb-card-builders_guild = Builders Guild

## Wonders

swb-wonder-gizah = The Pyramids of Giza
swb-wonder-babylon = The Hanging Gardens of Babylon
swb-wonder-olympia = The Statue of Zeus in Olympia
swb-wonder-rhodos = The Colossus of Rhodes
swb-wonder-ephesos = The Temple of Artemis in Ephesus
swb-wonder-alexandria = The Lighthouse of Alexandria
swb-wonder-halikarnassos = The Mausoleum of Halicarnassus
swb-wonder-great_wall = The Great Wall
swb-wonder-stonehenge = Stonehenge
swb-wonder-manneken_pis = Manneken Pis

## Tower tiles

swb-tile-1 = Military tax
swb-tile-1-text = Each time you build a military structure (red) pay a tax to the bank: 1 coin in Age I, 2 in Age II, 3 in Age III.
swb-tile-2 = Volunteers
swb-tile-2-text = The resource cost of military structures (red) is ignored; coin costs are still due.
swb-tile-3 = Exhausted deposits
swb-tile-3-text = Brown cards with two units or with a choice of two raw materials cannot be used by anyone.
swb-tile-4 = Closed markets
swb-tile-4-text = The effects of East Trading Post, West Trading Post, Marketplace, Caravansery and Forum cannot be used.
swb-tile-5 = Civic grants
swb-tile-5-text = Each time you build a civilian structure (blue) take 1/2/3 coins (current Age) from the bank.
swb-tile-6 = Civic tax
swb-tile-6-text = Each time you build a civilian structure (blue) pay 1/2/3 coins (current Age) to the bank.
swb-tile-7 = Shared knowledge
swb-tile-7-text = For free construction (chains) you may also use the structures of both neighbouring cities.
swb-tile-8 = Civic contracts
swb-tile-8-text = Civilian structures (blue) cannot be built with resources: pay 1 coin to the bank per resource in the cost. Chains still work.
swb-tile-9 = Cheap goods
swb-tile-9-text = Manufactured goods bought from neighbours cost 1 coin less (never below 0).
swb-tile-10 = Dear goods
swb-tile-10-text = Manufactured goods bought from neighbours cost 1 coin more.
swb-tile-11 = Cheap materials
swb-tile-11-text = Raw materials bought from neighbours cost 1 coin less (never below 0).
swb-tile-12 = Dear materials
swb-tile-12-text = Raw materials bought from neighbours cost 1 coin more.
swb-tile-13 = Succession tax
swb-tile-13-text = Each time you build for free through a chain pay 1/2/3 coins (current Age) to the bank.
swb-tile-14 = Succession bonus
swb-tile-14-text = Each time you build for free through a chain take 1/2/3 coins (current Age) from the bank.
swb-tile-15 = Divine labour
swb-tile-15-text = The resource cost of Wonder stages is ignored; coin costs are still due.
swb-tile-16 = Wonder tax
swb-tile-16-text = Each time you build a Wonder stage pay 1/2/3 coins (current Age) to the bank.
swb-tile-17 = Forest and rock
swb-tile-17-text = Each player may use 1 wood or 1 stone per turn for free.
swb-tile-18 = Ore and earth
swb-tile-18-text = Each player may use 1 ore or 1 clay per turn for free.
swb-tile-19 = Hollow victories
swb-tile-19-text = Victory tokens shrink: 1 becomes nothing, 3 becomes 1, 5 becomes 3.
swb-tile-20 = Bottomless pits
swb-tile-20-text = Brown cards that make a single raw material (Lumber Yard, Stone Pit, Clay Pool, Ore Vein) make any number of it; buyers pay for every unit.
swb-tile-21 = Workshop quarter
swb-tile-21-text = Each player may use 1 glass or 1 textile or 1 papyrus per turn for free.
swb-tile-22 = Bitter defeats
swb-tile-22-text = Instead of one defeat token take two.
swb-tile-23 = Guild contracts
swb-tile-23-text = Guilds (purple) cannot be built with resources: pay 1 coin to the bank per resource in the cost.
swb-tile-24 = Guild grants
swb-tile-24-text = Each time you build a guild (purple) take 5 coins from the bank.

## Great projects

swb-project-belvedere = Belvedere
swb-project-cranes = Cranes
swb-project-double_walls = Double Walls
swb-project-factory = Factory
swb-project-rampart_road = Rampart Road
swb-project-obelisk = Obelisk
swb-project-river_port = River Port
swb-project-sewer_network = Sewer Network
swb-project-smelter = Smelter
swb-project-war_mirror = War Mirror
swb-project-archives = Archives
swb-project-giant_trebuchet = Giant Trebuchet
swb-project-grand_bazaar = Grand Bazaar
swb-project-menagerie = Menagerie
swb-project-triumphal_arches = Triumphal Arches
swb-token-wild_participation = Any-colour participation
swb-token-wild_participation-text = Once, in a later age: take part in a project with a structure of any colour; the cost of taking part is still paid.
swb-token-free_structure = Free structure
swb-token-free_structure-text = Once, in a later age: build a structure without resources and coins.
swb-token-free_wonder_stage = Free Wonder stage
swb-token-free_wonder_stage-text = Once, in a later age: build a stage without resources; coins in its cost are still paid.
swb-token-vp_per_science_set = Scholars
swb-token-vp_per_science_set-text = At the end of the game 3 points for every set of three different science symbols.
swb-token-vp_per_guild = Guild fame
swb-token-vp_per_guild-text = At the end of the game 1 point for every guild in your city and both neighbouring cities.
swb-token-vp_per_own_wonder_stage = Wonder fame
swb-token-vp_per_own_wonder_stage-text = At the end of the game 1 point for every built stage of your Wonder.

## What is printed on cards and boards

swb-effect-points = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
swb-effect-shields = { $shields ->
        [one] 1 shield
       *[other] { $shields } shields
    }
swb-effect-science = { $symbol }
swb-effect-any_science = any science symbol
swb-effect-coins = { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }
swb-effect-discount = { $class } { $whom } cost 1 coin
swb-effect-coins_per = { $amount ->
        [one] 1 coin
       *[other] { $amount } coins
    } for each { $what } { $place }
swb-effect-points_per = { $amount ->
        [one] 1 point
       *[other] { $amount } points
    } for each { $what } { $place }
swb-effect-produces = makes { $count } { $resource }
swb-effect-produces_one_of = makes one of { $resources }
swb-effect-dig = build a card from the discard pile for free
swb-effect-last_card = play the last card of each age, too
swb-effect-free_build = build one structure for free in each age
swb-effect-copy_guild = at the end copy a guild of a neighbour
swb-effect-copy_science = at the end copy a green card of a neighbour
swb-effect-missing = makes one resource that the city does not make
swb-effect-diplomacy = no conflict at the end of the age
swb-effect-others_lose = all others lose { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }
swb-effect-neighbours_gain = both neighbours get { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }
swb-effect-copy_stage = as the { $stage } stage { $whom }
swb-from-left = from the left neighbour
swb-from-right = from the right neighbour
swb-from-both = from both neighbours
swb-scope-own = in the own city
swb-scope-neighbours = in the neighbouring cities
swb-scope-all = in the own and the neighbouring cities
swb-counted-stages = stage
swb-counted-defeats = defeat token
swb-counted-stones = stone symbol
swb-counted-colour_used = structure of the colour of the card beneath
swb-stage-first = first
swb-stage-second = second
swb-stage-last = last
swb-penalty-destroy = one structure is destroyed: { $colour }
swb-penalty-coins = all coins are lost
swb-penalty-victory_tokens = { $count } victory tokens are lost
swb-penalty-start_resource = the start resource is lost
swb-reward-victory_token = victory token worth { $value }
swb-reward-token = token “{ $token }”

## Ways of building, taking part, means

swb-way-pay = paid
swb-way-chain = by chain
swb-way-olympia = free structure of the age
swb-way-token = with a token
swb-join-no = without the project
swb-join-yes = with the project
swb-join-wild = with the project, by token
swb-mean-tile_17 = tile 17
swb-mean-tile_18 = tile 18
swb-mean-tile_21 = tile 21
swb-mean-great_wall = the Great Wall

## Categories of points

swb-points-military = Military
swb-points-coins = Coins
swb-points-wonder = Wonder
swb-points-civilian = Civilian structures
swb-points-science = Science
swb-points-commerce = Commerce
swb-points-guilds = Guilds
swb-points-tower = Tower of Babel
swb-points-projects = Great projects

## Why the game ended

swb-end-last_age = The third age is over.

## Options

swb-option-sides = Sides of the boards
swb-option-sides-text = At random for everybody, all A, all B, or chosen by everybody in secret.
swb-option-wonder_pack = Wonder Pack
swb-option-wonder_pack-text = The Great Wall, Stonehenge and Manneken Pis are among the Wonders.
swb-option-babel_tower = Tower of Babel
swb-option-babel_tower-text = Everybody gets three tiles that change the rules for all while they lie on top of the tower.
swb-option-great_projects = Great Projects of Babel
swb-option-great_projects-text = In every age a project is under way: who helps is rewarded if it succeeds, who does not is punished if it fails.
swb-option-reveal_wonder_cards = Cards under the Wonders are shown
swb-option-reveal_wonder_cards-text = At the end of the game everybody sees the cards that lie under the Wonders.
swb-option-taxes_waived_by_free_building = No taxes on free structures
swb-option-taxes_waived_by_free_building-text = The taxes on red and blue structures are not due when a structure is built without its cost.
swb-option-sides-random = At random
swb-option-sides-a = All A
swb-option-sides-b = All B
swb-option-sides-chosen = Chosen in secret

## Actions. Payments name the coins to the bank and to both neighbours.

swb-action-side = Play { $side }
swb-action-keep = Keep tile { $number } ({ $tile })
swb-action-build = Build { $card } ({ $way }, { $join }){ $bank ->
        [0] { "" }
       *[other] , bank { $bank }
    }{ $left ->
        [0] { "" }
       *[other] , left { $left }
    }{ $right ->
        [0] { "" }
       *[other] , right { $right }
    }{ $means ->
        [0] { "" }
       *[other] , using { $using }
    }
swb-action-city_build = Free City: build { $card } ({ $way }, { $join }){ $bank ->
        [0] { "" }
       *[other] , bank { $bank }
    }{ $left ->
        [0] { "" }
       *[other] , left { $left }
    }{ $right ->
        [0] { "" }
       *[other] , right { $right }
    }{ $means ->
        [0] { "" }
       *[other] , using { $using }
    }
swb-action-stage = Build stage { $stage } with { $card }{ $bank ->
        [0] { "" }
       *[other] , bank { $bank }
    }{ $left ->
        [0] { "" }
       *[other] , left { $left }
    }{ $right ->
        [0] { "" }
       *[other] , right { $right }
    }{ $means ->
        [0] { "" }
       *[other] , using { $using }
    }
swb-action-stage_token = Build stage { $stage } with { $card } and a token{ $bank ->
        [0] { "" }
       *[other] , bank { $bank }
    }{ $left ->
        [0] { "" }
       *[other] , left { $left }
    }{ $right ->
        [0] { "" }
       *[other] , right { $right }
    }{ $means ->
        [0] { "" }
       *[other] , using { $using }
    }
swb-action-city_stage = Free City: build stage { $stage } with { $card }{ $bank ->
        [0] { "" }
       *[other] , bank { $bank }
    }{ $left ->
        [0] { "" }
       *[other] , left { $left }
    }{ $right ->
        [0] { "" }
       *[other] , right { $right }
    }{ $means ->
        [0] { "" }
       *[other] , using { $using }
    }
swb-action-sell = Discard { $card } for 3 coins
swb-action-city_sell = Free City: discard { $card } for 3 coins
swb-action-tower = Discard { $card } and build tile { $number } ({ $tile })
swb-action-drop = Discard { $card } for nothing
swb-action-city_drop = Free City: discard { $card } for nothing
swb-action-leave = Take nothing from the discard pile
swb-action-dig = Build { $card } from the discard pile ({ $join }){ $bank ->
        [0] { "" }
       *[other] , bank { $bank }
    }{ $left ->
        [0] { "" }
       *[other] , left { $left }
    }{ $right ->
        [0] { "" }
       *[other] , right { $right }
    }{ $means ->
        [0] { "" }
       *[other] , using { $using }
    }
swb-action-destroy = Destroy { $card }
swb-action-return = Return victory tokens: { $ones } × 1, { $threes } × 3, { $fives } × 5

## Events

swb-event-chosen = { $seat } has chosen.
swb-event-side = { $seat } plays { $wonder }, { $side }.
swb-event-tiles_passed = Tiles are passed to the right; everybody has { $kept ->
        [one] 1 tile
       *[other] { $kept } tiles
    }.
swb-event-age = Age { $age } begins.
swb-event-project = The project of this age: { $project }.
swb-event-turn = Age { $age }, turn { $turn }.
swb-event-built = { $city } builds { $card }{ $total ->
        [0] { "" }
       *[other] { " " }for { $total } (bank { $bank }, left { $left }, right { $right })
    }.
swb-event-built_free = { $city } builds { $card } ({ $way }){ $total ->
        [0] { "" }
       *[other] { " " }for { $total } (bank { $bank }, left { $left }, right { $right })
    }.
swb-event-dug = { $city } builds { $card } from the discard pile{ $total ->
        [0] { "" }
       *[other] { " " }for { $total } (bank { $bank }, left { $left }, right { $right })
    }.
swb-event-dug_nothing = { $city } takes nothing from the discard pile.
swb-event-joined = { $city } takes part in the project.
swb-event-stage = { $city } builds stage { $stage }{ $total ->
        [0] { "" }
       *[other] { " " }for { $total } (bank { $bank }, left { $left }, right { $right })
    }.
swb-event-stage_own = { $city } builds stage { $stage } with { $card }{ $total ->
        [0] { "" }
       *[other] { " " }for { $total } (bank { $bank }, left { $left }, right { $right })
    }.
swb-event-discarded = { $city } discards a card.
swb-event-discarded_own = { $city } discards { $card }.
swb-event-tower = { $city } discards a card and builds a tower tile.
swb-event-tower_own = { $city } discards { $card } and builds a tower tile.
swb-event-coins_sold = { $city } takes { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } for the card.
swb-event-coins_effect = { $city } takes { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }.
swb-event-coins_tower = { $city } takes { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } through the tower.
swb-event-coins_neighbour = { $city } takes { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } through a neighbour.
swb-event-coins_project = { $city } takes { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } through the project.
swb-event-coins_loss = { $city } loses { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }.
swb-event-tile_placed = { $city } places tile { $number } ({ $tile }) on slot { $slot } of the tower.
swb-event-passed_left = The hands are passed to the left.
swb-event-passed_right = The hands are passed to the right.
swb-event-project_done = The project succeeds: { $project }.
swb-event-project_failed = The project fails: { $project }.
swb-event-reward_coins = Reward for { $city }: { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }.
swb-event-reward_victory = Reward for { $city }: a victory token worth { $value }.
swb-event-reward_shields = Reward for { $city }: { $shields ->
        [one] 1 shield
       *[other] { $shields } shields
    }.
swb-event-reward_token = Reward for { $city }: the token “{ $token }”.
swb-event-lost_structure = { $city } loses { $card }.
swb-event-lost_coins = { $city } loses all coins: { $coins }.
swb-event-lost_tokens = { $city } returns victory tokens worth { $points }.
swb-event-lost_start = { $city } loses the start resource.
swb-event-marker = { $city } takes a penalty marker of −{ $points }.
swb-event-stayed_out = { $city } stays out of the conflicts.
swb-event-fought = { $winner } wins the conflict of { $city } ({ $shields }) and { $other } ({ $other_shields }): victory token { $victory }, defeat tokens { $defeats }.
swb-event-drawn = { $city } and { $other } are equally strong ({ $shields } and { $other_shields }).
swb-event-game_over = The game is over.

## Refusals

swb-why-over = The game is over; nobody can act any more.
swb-why-not_asked = You have nothing to choose now; please wait for the others.
swb-why-choose_side = First everybody chooses the side of the own board.
swb-why-keep_tile = First everybody keeps a tower tile.
swb-why-tile_not_there = You do not have this tile, or it is built already; choose one of your tiles.
swb-why-play_card = Choose a card of your hand and what to do with it.
swb-why-card_not_in_hand = This card is not in the hand; choose one that is.
swb-why-dig_now = Choose a card of the discard pile, or take nothing.
swb-why-not_in_pile = This card is not in the discard pile; choose one that is, or take nothing.
swb-why-own_city_first = Choose for your own city first, then for the Free City.
swb-why-free_city_now = Your own city has its card; now choose for the Free City.
swb-why-not_controller = In this turn the other player acts for the Free City.
swb-why-free_city_choice = With this card gone, what you chose for the Free City would not be possible any more.
swb-why-free_city_builds = The Free City must build if any of the cards allows it.
swb-why-free_city_chain = The Free City must use a chain that leads to this card.
swb-why-free_city_tower = The Free City has no tower tiles.
swb-why-drop = Only the last card of an age can be let go for nothing; discard it for 3 coins instead.
swb-why-same_name = A structure of this name stands in the city already; use the card for a stage or discard it.
swb-why-chain = No structure leads to this card for free; pay its cost.
swb-why-olympia = There is no free structure left in this age; pay the cost.
swb-why-structure_token = You have no token for a free structure.
swb-why-stage_token = You have no token for a free stage.
swb-why-no_such_stage = The board has no such stage.
swb-why-stage_built = This stage is built already.
swb-why-stage_order = Stages are built from left to right; build the one before first.
swb-why-project_closed = There is no project to take part in now: no token lay on it when the turn began, or you have taken part in this turn.
swb-why-project_colour = The structure does not have the colour of the project, and you have no token for any colour.
swb-why-wild_not_needed = Take part without the token if the colour fits, and with it if it does not.
swb-why-coins = You do not have enough coins for that; coins of this turn do not count.
swb-why-resources = Neither you nor your neighbours have the resources for that.
swb-why-means = The means named are not the ones that this payment needs.
swb-why-too_little = That is too little: the missing resources cost more.
swb-why-superfluous = The missing resources cannot be bought for exactly these coins; nothing superfluous may be bought.
swb-why-destroy = Choose one of your structures of the colour that is to be destroyed.
swb-why-return = Choose as many of your victory tokens as must be returned.
