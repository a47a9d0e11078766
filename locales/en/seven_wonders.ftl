### 7 Wonders with Leaders, Cities, the Wonder Pack and Babel.

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
swb-colour-black = City card
swb-colour-white = Leader
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
swb-card-pigeon_loft = Pigeon Loft
swb-card-militia = Militia
swb-card-hideout = Hideout
swb-card-residence = Residence
swb-card-gambling_den = Gambling Den
swb-card-clandestine_dock_west = Clandestine Dock West
swb-card-clandestine_dock_east = Clandestine Dock East
swb-card-secret_warehouse = Secret Warehouse
swb-card-gates_of_the_city = Gates of the City
swb-card-spy_ring = Spy Ring
swb-card-mercenaries = Mercenaries
swb-card-lair = Lair
swb-card-consulate = Consulate
swb-card-gambling_house = Gambling House
swb-card-black_market = Black Market
swb-card-sepulcher = Sepulcher
swb-card-architect_cabinet = Architect Cabinet
swb-card-tabularium = Tabularium
swb-card-torture_chamber = Torture Chamber
swb-card-contingent = Contingent
swb-card-brotherhood = Brotherhood
swb-card-embassy = Embassy
swb-card-cenotaph = Cenotaph
swb-card-builders_union = Builders' Union
swb-card-capitol = Capitol
swb-card-slave_market = Slave Market
swb-card-secret_society = Secret Society
swb-card-architects_guild = Architects Guild
swb-card-courtesans_guild = Courtesans Guild
swb-card-diplomats_guild = Diplomats Guild
swb-card-gamers_guild = Gamers Guild
swb-card-counterfeiters_guild = Counterfeiters Guild
swb-card-guild_of_shadows = Guild of Shadows
swb-card-mourners_guild = Mourners Guild

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
swb-wonder-abu_simbel = Abu Simbel
swb-wonder-rome = The Colosseum of Rome
swb-wonder-petra = Al-Khazneh of Petra
swb-wonder-byzantium = The Hagia Sophia of Byzantium

## Leaders

swb-leader-alexander = Alexander
swb-leader-amytis = Amytis
swb-leader-archimedes = Archimedes
swb-leader-aristotle = Aristotle
swb-leader-bilkis = Bilkis
swb-leader-caesar = Caesar
swb-leader-cleopatra = Cleopatra
swb-leader-croesus = Croesus
swb-leader-euclid = Euclid
swb-leader-hammurabi = Hammurabi
swb-leader-hannibal = Hannibal
swb-leader-hatshepsut = Hatshepsut
swb-leader-hiram = Hiram
swb-leader-hypatia = Hypatia
swb-leader-imhotep = Imhotep
swb-leader-justinian = Justinian
swb-leader-leonidas = Leonidas
swb-leader-maecenas = Maecenas
swb-leader-midas = Midas
swb-leader-nebuchadnezzar = Nebuchadnezzar
swb-leader-nefertiti = Nefertiti
swb-leader-nero = Nero
swb-leader-pericles = Pericles
swb-leader-phidias = Phidias
swb-leader-plato = Plato
swb-leader-praxiteles = Praxiteles
swb-leader-ptolemy = Ptolemy
swb-leader-pythagoras = Pythagoras
swb-leader-ramses = Ramses
swb-leader-sappho = Sappho
swb-leader-solomon = Solomon
swb-leader-tomyris = Tomyris
swb-leader-varro = Varro
swb-leader-vitruvius = Vitruvius
swb-leader-xenophon = Xenophon
swb-leader-zenobia = Zenobia
swb-leader-aspasia = Aspasia
swb-leader-berenice = Berenice
swb-leader-caligula = Caligula
swb-leader-darius = Darius
swb-leader-diocletian = Diocletian
swb-leader-semiramis = Semiramis

## Tower tiles

swb-tile-1 = Military tax
swb-tile-1-text = Each time you build a military structure (red), pay 1/2/3 coins (current age) to the bank.
swb-tile-2 = Volunteers
swb-tile-2-text = The resource cost of military structures (red) is ignored; coin costs are still due.
swb-tile-3 = Exhausted deposits
swb-tile-3-text = Brown cards with two units or with a choice of two raw materials cannot be used by anyone.
swb-tile-4 = Closed markets
swb-tile-4-text = The effects of East Trading Post, West Trading Post, Marketplace, Caravansery and Forum cannot be used.
swb-tile-5 = Civic grants
swb-tile-5-text = Each time you build a civilian structure (blue), take 1/2/3 coins (current age) from the bank.
swb-tile-6 = Civic tax
swb-tile-6-text = Each time you build a civilian structure (blue), pay 1/2/3 coins (current age) to the bank.
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
swb-tile-13-text = Each time you build for free through a chain, pay 1/2/3 coins (current age) to the bank.
swb-tile-14 = Succession bonus
swb-tile-14-text = Each time you build for free through a chain, take 1/2/3 coins (current age) from the bank.
swb-tile-15 = Divine labour
swb-tile-15-text = The resource cost of Wonder stages is ignored; coin costs are still due.
swb-tile-16 = Wonder tax
swb-tile-16-text = Each time you build a Wonder stage, pay 1/2/3 coins (current age) to the bank.
swb-tile-17 = Forest and rock
swb-tile-17-text = Each player may use 1 wood or 1 stone per turn for free.
swb-tile-18 = Ore and earth
swb-tile-18-text = Each player may use 1 ore or 1 clay per turn for free.
swb-tile-19 = Hollow victories
swb-tile-19-text = Victory tokens shrink: 1 becomes nothing, 3 becomes 1, 5 becomes 3.
swb-tile-20 = Bottomless pits
swb-tile-20-text = Brown cards that make a single raw material (Lumber Yard, Stone Pit, Clay Pool, Ore Vein) make any amount of it; buyers pay for every unit.
swb-tile-21 = Workshop quarter
swb-tile-21-text = Each player may use 1 glass, 1 textile or 1 papyrus per turn for free.
swb-tile-22 = Bitter defeats
swb-tile-22-text = Take two defeat tokens instead of one.
swb-tile-23 = Guild contracts
swb-tile-23-text = Guilds (purple) cannot be built with resources: pay 1 coin to the bank per resource in the cost.
swb-tile-24 = Guild grants
swb-tile-24-text = Each time you build a guild (purple), take 5 coins from the bank.

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
swb-token-free_structure-text = Once, in a later age: build a structure without resources or coins.
swb-token-free_wonder_stage = Free Wonder stage
swb-token-free_wonder_stage-text = Once, in a later age: build a stage without resources; coins in its cost are still paid.
swb-token-vp_per_science_set = Scholars
swb-token-vp_per_science_set-text = At the end of the game, 3 points for every set of three different science symbols.
swb-token-vp_per_guild = Guild fame
swb-token-vp_per_guild-text = At the end of the game, 1 point for every guild in your city and both neighbouring cities.
swb-token-vp_per_own_wonder_stage = Wonder fame
swb-token-vp_per_own_wonder_stage-text = At the end of the game, 1 point for every built stage of your Wonder.

## What is printed on cards and boards

swb-effect-points = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
swb-effect-shields = { $shields ->
        [one] 1 shield
       *[other] { $shields } shields
    }
swb-effect-science = science symbol: { $symbol }
swb-effect-any_science = at the end a science symbol of your choice
swb-effect-coins = { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }
swb-effect-discount = { $class } { $whom } cost 1 coin
swb-effect-coins_per = at once { $amount ->
        [one] 1 coin
       *[other] { $amount } coins
    } for each { $what } { $place }
swb-effect-points_per = at the end { $amount ->
        [one] 1 point
       *[other] { $amount } points
    } for each { $what } { $place }
swb-effect-produces = makes { $count } { $resource }
swb-effect-produces_one_of = makes one of { $resources }
swb-effect-dig = build a card from the discard pile for free
swb-effect-last_card = in the last turn of each age you may also play your last card
swb-effect-free_build = once in each age you may build a structure without paying its cost
swb-effect-copy_guild = at the end one guild of a neighbour also counts for you
swb-effect-copy_science = at the end the symbol of a neighbour’s green card
swb-effect-missing = once a turn a resource that your city does not make
swb-effect-diplomacy = a diplomacy token: you stay out of the conflicts of this age, and your neighbours fight each other
swb-effect-others_lose = every opponent loses { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }
swb-effect-neighbours_gain = both neighbours take { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }
swb-effect-copy_stage = the same as the { $stage } stage { $whom }
swb-effect-others_lose_per = every opponent loses 1 coin for each { $what } of their own
swb-effect-points_per_set = at the end { $points } points for each full set: { $colours }
swb-effect-set_bonus = at the end each set of three different science symbols is worth { $points } more points
swb-effect-cheaper = each { $what } costs one resource of your choice less
swb-effect-cheaper_stages = stages of your Wonder cost one resource of your choice less
swb-effect-free_colour = you build each { $what } without paying its cost
swb-effect-free_colour_per_age = once in each age you build a { $what } without paying its cost
swb-effect-free_leaders = your leaders cost nothing
swb-effect-cheaper_leaders = your leaders cost { $own ->
        [one] 1 coin
       *[other] { $own } coins
    } less, those of both neighbours { $neighbours ->
        [one] 1 coin
       *[other] { $neighbours } coins
    } less
swb-effect-bank_purchase = once a turn you may buy any resource from the bank for 1 coin
swb-effect-cashback = after buying from a neighbour you take { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }, once a turn for each neighbour
swb-effect-coins_on_build = { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } for each { $what } you build
swb-effect-coins_on_chain = { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } for each chain build
swb-effect-coins_on_victory = { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } for each victory token you take
swb-effect-redirect_defeats = defeat tokens you would take in conflicts go to the winner
swb-effect-copy_leader = copies a neighbour’s leader at once
swb-effect-draw_leaders = draw { $count } leaders from the reserve
swb-effect-extra_leader = you may recruit another leader at once
swb-effect-bury = buries one of your leaders for points worth { $times } times its cost
swb-effect-rebate = once a turn a resource { $whom } costs 1 coin less
swb-effect-owned = once a turn one more of a resource that your city makes
swb-effect-free_stages = stages of your Wonder no longer need resources; coins are still paid
swb-effect-bank_bonus = once a turn you take { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } more when you take coins from the bank
swb-effect-shields_per_defeat = { $shields ->
        [one] 1 shield
       *[other] { $shields } shields
    } for each of your defeat tokens
swb-from-left = from the left neighbour
swb-from-right = from the right neighbour
swb-from-both = from both neighbours
swb-scope-own = in your city
swb-scope-neighbours = in both neighbouring cities
swb-scope-all = in your city and both neighbouring cities
swb-counted-stages = stage of a Wonder
swb-counted-defeats = defeat token
swb-counted-stones = stone symbol on brown cards and the start resource
swb-counted-colour_used = card of the colour of the one beneath this stage
swb-counted-victories = victory token
swb-counted-leaders = leader in play
swb-counted-coins = 3 coins
swb-counted-brown = brown card
swb-counted-grey = grey card
swb-counted-blue = blue card
swb-counted-yellow = yellow card
swb-counted-red = red card
swb-counted-green = green card
swb-counted-purple = purple card
swb-counted-black = black card
swb-stage-first = first
swb-stage-second = second
swb-stage-last = last
swb-penalty-destroy = lose one { $what }
swb-penalty-coins = lose all coins
swb-penalty-victory_tokens = lose { $count } victory tokens
swb-penalty-start_resource = lose the start resource
swb-reward-coins = { $coins } coins for each token
swb-reward-shields = { $shields ->
        [one] 1 shield
       *[other] { $shields } shields
    } for each token
swb-reward-victory_token = a victory token worth { $value } for each token
swb-reward-token = token “{ $token }”

## Ways of building, taking part, means

swb-way-pay = paid
swb-way-chain = by chain
swb-way-olympia = free structure of the age
swb-way-token = with a token
swb-way-caligula = free black card of the age
swb-join-no = without the project
swb-join-yes = with the project
swb-join-wild = with the project, by token
swb-mean-tile_17 = tile 17
swb-mean-tile_18 = tile 18
swb-mean-tile_21 = tile 21
swb-mean-great_wall = the Great Wall
swb-mean-secret_warehouse = the Secret Warehouse
swb-mean-black_market = the Black Market
swb-mean-bilkis = Bilkis
swb-mean-dock_west = the West dock
swb-mean-dock_east = the East dock
swb-mean-free_left = a free unit from the left
swb-mean-free_right = a free unit from the right

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
swb-points-leaders = Leaders
swb-points-cities = City cards
swb-points-debt = Debt

## Why the game ended

swb-end-last_age = The third age is over.

## Options

swb-option-sides = Sides of the boards
swb-option-sides-text = At random, all A, all B, or chosen in secret by each player.
swb-option-wonder_pack = Wonder Pack
swb-option-wonder_pack-text = The Great Wall, Stonehenge and Manneken Pis are among the Wonders, and Abu Simbel if Leaders is in play.
swb-option-babel_tower = Tower of Babel
swb-option-babel_tower-text = Everybody gets three tiles that change the rules for all players while they are on top of the tower.
swb-option-great_projects = Great Projects of Babel
swb-option-great_projects-text = In every age a project is under way: those who help are rewarded if it succeeds, those who do not are punished if it fails.
swb-option-reveal_wonder_cards = Show the cards under the Wonders
swb-option-reveal_wonder_cards-text = At the end of the game everybody sees the cards under the Wonders.
swb-option-taxes_waived_by_free_building = No taxes on free structures
swb-option-taxes_waived_by_free_building-text = No tax is due on a red or blue structure that is built without paying its cost.
swb-option-leaders = Leaders
swb-option-leaders-text = Everybody drafts four leaders and recruits one at the start of each age; everybody starts with 6 coins. Adds Rome and four guilds.
swb-option-cities = Cities
swb-option-cities-text = Black cards, debt and diplomacy; an age has seven turns. Adds Petra, Byzantium and three guilds. Eight players always play with Cities.
swb-option-teams = Team play
swb-option-teams-text = Neighbours play in pairs and win together. Needs Cities and 4, 6 or 8 players.
swb-option-leader_guilds = Leaders guilds without Leaders
swb-option-leader_guilds-text = The Architects and the Gamers Guild are in the game even without Leaders.
swb-option-byzantium_always = Byzantium with few players
swb-option-byzantium_always-text = Byzantium is also among the Wonders with two or three players.
swb-need-cities_for_teams = Team play needs Cities.
swb-need-pairs_for_teams = Team play needs 4, 6 or 8 players.
swb-need-guilds = With Leaders these guilds are always in the game.
swb-need-byzantium = Byzantium needs Cities; with four or more players it is always there.
swb-need-taxes = There are taxes only with the Tower of Babel.
swb-need-eight = Eight players always play with Cities: it is switched on for this table.
swb-option-sides-random = At random
swb-option-sides-a = All A
swb-option-sides-b = All B
swb-option-sides-chosen = Chosen in secret

## Actions. Payments name the coins to the bank and to both neighbours.

swb-action-side = Play { $side }
swb-action-keep = Keep tile { $number } ({ $tile })
swb-action-build = Build { $card }{ $remarks ->
        [0] { "" }
       *[other] { " " }({ $how })
    }{ $bank ->
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
swb-action-city_build = Free City: build { $card }{ $remarks ->
        [0] { "" }
       *[other] { " " }({ $how })
    }{ $bank ->
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
swb-action-stage = Build stage { $stage } with { $card }{ $buries ->
        [0] { "" }
       *[other] , bury { $buried }
    }{ $bank ->
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
swb-action-stage_token = Build stage { $stage } with { $card } and a token{ $buries ->
        [0] { "" }
       *[other] , bury { $buried }
    }{ $bank ->
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
swb-action-city_stage = Free City: build stage { $stage } with { $card }{ $buries ->
        [0] { "" }
       *[other] , bury { $buried }
    }{ $bank ->
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
swb-action-dig = Build { $card } from the discard pile{ $remarks ->
        [0] { "" }
       *[other] { " " }({ $how })
    }{ $bank ->
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
swb-action-draft = Keep { $leader }
swb-action-recruit = Recruit { $leader }
swb-action-sell_leader = Discard { $leader } for 3 coins
swb-action-tower_leader = Discard { $leader } and build tile { $number } ({ $tile })
swb-action-copy = Copy { $leader }
swb-action-decline = Recruit nobody else
swb-action-pay = Pay { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }, the rest becomes debt

## Events

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
        [one] { " " }for 1 coin
       *[other] { " " }for { $total } coins
    }{ $left ->
        [0] { "" }
       *[other] , { $left } to the left
    }{ $right ->
        [0] { "" }
       *[other] , { $right } to the right
    }.
swb-event-built_free = { $city } builds { $card } ({ $way }){ $total ->
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
swb-event-dug = { $city } builds { $card } from the discard pile{ $total ->
        [0] { "" }
        [one] { " " }for 1 coin
       *[other] { " " }for { $total } coins
    }.
swb-event-dug_nothing = { $city } takes nothing from the discard pile.
swb-event-joined = { $city } takes part in the project.
swb-event-stage = { $city } builds stage { $stage }{ $total ->
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
swb-event-stage_own = { $city } builds stage { $stage } with { $card }{ $total ->
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
swb-event-lost_start = { $city } loses its start resource.
swb-event-marker = { $city } takes a penalty marker of −{ $points }.
swb-event-stayed_out = { $city } stays out of the conflicts.
swb-event-fought = { $winner } wins against { $loser }, { $more } to { $less } shields: { $victories ->
        [0] no victory token
        [one] +{ $victory }
       *[other] { $victories } × +{ $victory }
    }, −{ $defeats }.
swb-event-fought_redirected = { $winner } wins against { $loser }, { $more } to { $less } shields: { $victories ->
        [0] no victory token
        [one] +{ $victory }
       *[other] { $victories } × +{ $victory }
    }, but also takes the defeat tokens: −{ $defeats }.
swb-event-drawn = { $city } and { $other } are equally strong ({ $shields } and { $other_shields }).
swb-event-game_over = The game is over.
swb-event-leaders_passed = Leaders are passed to the right; everybody has kept { $kept ->
        [one] 1 leader
       *[other] { $kept } leaders
    }.
swb-event-recruitment = Leaders are recruited for age { $age }.
swb-event-recruited = { $city } recruits { $leader }{ $coins ->
        [0] { "" }
       *[other] { " " }for { $coins }
    }.
swb-event-none_recruited = { $city } recruits nobody else.
swb-event-leader_discarded = { $city } discards a leader.
swb-event-leader_discarded_own = { $city } discards { $leader }.
swb-event-leader_tower = { $city } discards a leader and builds a tower tile.
swb-event-leader_tower_own = { $city } discards { $leader } and builds a tower tile.
swb-event-leaders_drawn = { $city } takes { $count ->
        [one] 1 leader
       *[other] { $count } leaders
    } from the reserve.
swb-event-leaders_drawn_own = { $city } takes { $count ->
        [one] 1 leader
       *[other] { $count } leaders
    } from the reserve: { $leaders }.
swb-event-leader_copied = { $city } copies { $leader }.
swb-event-buried = { $city } buries { $leader }.
swb-event-indebted = { $city } takes on { $debt } debt.
swb-event-diplomacy_spent = { $city } spends a diplomacy token.
swb-event-stage_leader = { $city } builds stage { $stage } with a leader{ $total ->
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
swb-event-coins_leader = { $city } takes { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } through a leader.

## Refusals

swb-units-wood = { $count } wood
swb-units-stone = { $count } stone
swb-units-clay = { $count } clay
swb-units-ore = { $count } ore
swb-units-glass = { $count } glass
swb-units-textile = { $count } textile
swb-units-papyrus = { $count } papyrus
swb-paid = { $left ->
        [0] { $right ->
            [0] no coins
           *[other] right { $right }
        }
       *[other] left { $left }{ $right ->
            [0] { "" }
           *[other] , right { $right }
        }
    }{ $means ->
        [0] { "" }
       *[other] { " " }with { $using }
    }
swb-why-over = The game is over; nobody can act any more.
swb-why-not_asked = You have nothing to choose right now; please wait for the others.
swb-why-choose_side = Everybody chooses a side of their board first.
swb-why-keep_tile = Everybody keeps a tower tile first.
swb-why-tile_not_there = You do not have this tile, or it is already built; choose one of your tiles.
swb-why-play_card = Choose a card from your hand and what to do with it.
swb-why-card_not_in_hand = This card is not in your hand; choose one that is.
swb-why-dig_now = Choose a card from the discard pile, or take nothing.
swb-why-not_in_pile = This card is not in the discard pile; choose one that is, or take nothing.
swb-why-own_city_first = Choose for your own city first, then for the Free City.
swb-why-free_city_now = Your own city has its card; now choose for the Free City.
swb-why-no_free_city = There is a Free City only with two players; choose for your own city.
swb-why-not_controller = This turn the other player acts for the Free City.
swb-why-free_city_choice = Without this card, what you chose for the Free City would no longer be possible.
swb-why-free_city_builds = The Free City must build if any of the cards allows it.
swb-why-free_city_chain = The Free City must use a chain that leads to this card.
swb-why-free_city_tower = The Free City has no tower tiles.
swb-why-drop = Only the last card of an age can be discarded for nothing; discard this one for 3 coins instead.
swb-why-same_name = There is already a structure of this name in the city; use the card for a stage or discard it.
swb-why-same_name_dig = There is already a structure of this name in the city; choose another card from the discard pile, or take nothing.
swb-why-chain = None of your structures leads to this card for free; pay its cost.
swb-why-olympia = You have already built your free structure of this age; pay the cost.
swb-why-no_olympia = Your city cannot build a structure without paying its cost; pay for it.
swb-why-structure_token = You have no token for a free structure.
swb-why-stage_token = You have no token for a free stage.
swb-why-no_such_stage = The board has no such stage.
swb-why-stage_built = This stage is already built.
swb-why-stage_order = Stages are built from left to right; build the one before it first.
swb-why-project_closed = You cannot take part in a project now: there was no token on it when the turn began, or you have already taken part this turn.
swb-why-project_colour = The structure does not have the colour of the project, and you have no token for any colour.
swb-why-wild_not_needed = Take part without the token if the colour fits, and with it if it does not.
swb-why-coins = That takes { $needed ->
        [one] 1 coin
       *[other] { $needed } coins
    }, and the city has { $coins }: { $missing ->
        [one] 1 is
       *[other] { $missing } are
    } missing. Coins gained this turn do not count yet.
swb-why-coins_later = That takes { $needed ->
        [one] 1 coin
       *[other] { $needed } coins
    }, and the city has { $coins }: { $missing ->
        [one] 1 is
       *[other] { $missing } are
    } missing.
swb-why-resources = Neither the city nor its neighbours can provide everything; missing: { $missing }.
swb-why-means = The coins are right, but not the means you named. Possible: { $ways }.
swb-why-too_little = That is too little: the missing resources cost at least { $least ->
        [one] 1 coin
       *[other] { $least } coins
    }, and { $paid ->
        [one] 1 is
       *[other] { $paid } are
    } named. Possible: { $ways }.
swb-why-superfluous = The missing resources cannot be bought for exactly { $paid ->
        [one] 1 coin
       *[other] { $paid } coins
    }, split like this, and nothing superfluous may be bought. Possible: { $ways }.
swb-why-destroy = Choose one of your structures of the colour to be destroyed.
swb-why-return = Choose exactly { $count ->
        [one] 1 of your victory tokens
       *[other] { $count } of your victory tokens
    }.
swb-why-keep_leader = Everybody keeps a leader first.
swb-why-leader_not_there = You do not have this leader; choose one of those in your hand.
swb-why-use_leader = Choose one of your leaders: recruit it, build a stage with it, or discard it for 3 coins.
swb-why-use_leader_tower = Choose one of your leaders: recruit it, build a stage with it, discard it for 3 coins, or discard it to build a tower tile.
swb-why-leader_coins = This leader costs { $needed ->
        [one] 1 coin
       *[other] { $needed } coins
    }, and you have { $coins }: { $missing ->
        [one] 1 is
       *[other] { $missing } are
    } missing.
swb-why-extra_leader = Recruit one of your leaders, or nobody.
swb-why-copy = Choose a leader who is in play in a neighbouring city.
swb-why-losses = You owe coins: choose how many you pay.
swb-why-pay_loss = You owe { $owed } and have { $coins }, so you can pay { $most } at most.
swb-why-bury = Choose the leader in play whom this stage buries; other stages bury nobody.
swb-why-caligula = You have already built your free black card of this age; pay the cost.
swb-why-caligula_colour = Only black cards can be built that way; pay the cost.
swb-why-no_caligula = None of your leaders lets you build a black card for free; pay for it.

## What is at stake

swb-threat-neighbour = { $city }: { $theirs ->
        [one] 1 shield
       *[other] { $theirs } shields
    } against your { $own }. Sells: { $sells }. Lacks: { $lacks }.
