### Battalia: The Creation in the browser.

## Places on the screen

web-bat-map = Map
web-bat-side = Market, oracle and cards
web-bat-piles = Piles
web-bat-progress = Week { $week } · day { $day }
web-bat-leaf-do = Now
web-bat-leaf-market = Market
web-bat-leaf-laid = Laid out
web-bat-leaf-oracle = Oracle
web-bat-unfold = Show more or less of this page
web-bat-nothing-to-buy = Your cards cannot pay for anything right now.
web-bat-not-now = It is not your turn to buy.
web-bat-none = none
web-bat-card = { $card }{ $of }
web-bat-cards = { $cards-a }

## The map

web-bat-north = north
web-bat-east = east
web-bat-south = south
web-bat-west = west
web-bat-square-exits = exits { $exits }
web-bat-square-road = road
web-bat-square-ruins = ruins, guard { $level }
web-bat-square-own = city of { $name }, level { $level }
web-bat-square-neutral = neutral city, level { $level }
web-bat-square-freed = freed city without a marker
web-bat-square-empty = empty
web-bat-square-impassable = impassable
web-bat-square-hero = { $hero } of { $name }
# Where names of cards may be broken into two lines: a bar in a word.
web-bat-breaks = Magi|cal
web-bat-square-fits = the card fits with exits { $exits }
web-bat-square-open = possible here
web-bat-square-reach = reachable: { $price }
web-bat-price-supply = { $count } Supply
web-bat-price-ride = a horse
web-bat-price-roam = free
web-bat-price-fly = the wings
web-bat-walk-far = Move { $hero-the } to { $square } with { $count } Supply
web-bat-turn = Turn the card

## The oracle

web-bat-day = Week { $week }, day { $day }
web-bat-lit = { $artefact } is illuminated: it counts twice.
web-bat-pair = { $artefact } is the pair: choose its faction when you create it.
web-bat-week = The seven days
web-bat-day-is = Day { $day }: { $lit } illuminated, { $pair } the pair

## The market

web-bat-recruit = Recruit (with a Supply card)
web-bat-create = Create
web-bat-roads = Build a road
web-bat-cities = Build a city
web-bat-level = Level of the city
web-bat-level-is = Level { $level }
web-bat-costs = costs { $cards }
web-bat-free = free
web-bat-left = { $count } left
web-bat-is-pair = today’s pair
web-bat-can = your cards can pay for it
web-bat-gold = Your cards can pay for everything in gold. Choose something to buy, a card, a hero or a city.

## What else can be done

web-bat-deeds = With these cards you can also
web-bat-deed-move = Move
web-bat-deed-attack = Attack
web-bat-deed-occupy = Take the freed city
web-bat-deed-hire = Hire a hero
web-bat-deed-upgrade = Raise a city
web-bat-deed-amulet = Amulet
web-bat-deed-title = Title
web-bat-deed-scroll = Scroll
web-bat-deed-pitch = Pitch a tent
web-bat-deed-strike = Strike a tent
web-bat-deed-hide = Hide a card
web-bat-deed-horn = Horn
web-bat-deed-join = Hero joins
web-bat-deed-retreat = Retreat

## Cards laid and in hand

web-bat-owed = Still to pay:
web-bat-short-tribesman = Friman
web-bat-short-chief = Chief
web-bat-short-priest = Priest
web-bat-short-lord = Lord
web-bat-short-supply = Supply
web-bat-short-artefact = { $artefact }
web-bat-uses = { $count ->
        [one] one use
       *[other] { $count } uses
    }
web-bat-used = Used up
web-bat-table-empty = No cards have been laid yet.
web-bat-held = { $count ->
        [one] { $card }
       *[other] { $count } × { $card }
    }
web-bat-usable = can be used now
web-bat-marked = an artefact has already worked on it this turn
web-bat-hand-empty = Your hand is empty.
web-bat-ambush-free = free hiding place
web-bat-own-cards = { $count ->
        [one] 1 card of yours
       *[other] { $count } cards of yours
    }
web-bat-shown-to = shown to { $seats }
web-bat-joker-text = Any unit, Supply or artefact except a tent, for one use.

## A battle

web-bat-battle = Battle
web-bat-battle-city = { $seat } attacks the city { $square } of { $defender }
web-bat-battle-hero = { $seat } attacks { $foe-the } of { $defender } at { $square }
web-bat-battle-neutral = { $seat } attacks the neutral city { $square }
web-bat-battle-ruins = { $seat } attacks the ruins
web-bat-neutral = Neutral city
web-bat-row-attack = Attack row
web-bat-row-defence = Defence row
web-bat-row-empty = no cards yet
web-bat-strength-attack = Attack: { $count }
web-bat-strength-defence = Defence: { $count }
web-bat-base = Base { $count }
web-bat-terrain-bonus = Home terrain +{ $count }
web-bat-hero-bonus = Heroes +{ $count }
web-bat-hero-bonus-lost = Heroes +0: a foreign card
web-bat-hero-bonus-open = Heroes: bonus for cards of one faction
web-bat-needs = { $seat } needs { $more } more to go on.
web-bat-enough = { $seat } is strong enough to go on.
web-bat-result-won = { $attack } to { $defence }: the attack succeeds
web-bat-result-lost = { $attack } to { $defence }: the attack is repelled
web-bat-to-map = Map
web-bat-to-battle = Back to the battle
web-bat-call-attacked = You are under attack!
web-bat-call-defend = You are defending.

## Who must do what

web-bat-status-over = The game is over.
web-bat-status-factions = Pick a faction: its heroes and markers are yours.
web-bat-status-starts = Choose your start city on the map.
web-bat-status-free_road = Choose a road: it is free.
web-bat-status-free_city = Choose a city: it is free.
web-bat-status-gather = Keep your hand, declare a cohort or take a mulligan.
web-bat-status-act = Buy, build, move, attack – or end the turn.
web-bat-status-end = There is nothing left to buy: end the turn.
web-bat-status-pay = Choose the cards to pay with: { $cards-a }.
web-bat-status-place = Choose a golden square; you can turn the card.
web-bat-status-take = Take the top card, or search for a faction.
web-bat-status-station = Station a second card in the tent, or none.
web-bat-status-conceal = Choose the hand card to hide in the ambush.
web-bat-status-fetch = { $count ->
        [one] Take a card from your nation, or none.
       *[other] Take up to { $count } cards from your nation.
    }
web-bat-status-drop = The ambush is full: choose the card that goes to the shelter.
web-bat-status-declare = Say what the joker is.
web-bat-status-claim = Choose a great artefact.
web-bat-status-weapon_first = Open the attack: lay a weapon first.
web-bat-status-open = Lay cards: { $more } more to open the attack.
web-bat-status-raise = Lay cards: { $more } more to go on – or pass.
web-bat-status-complete = Strong enough: go on, or lay more.
web-bat-status-answer = { $seat } attacks { $square } with { $attack } against { $defence }. Fight or surrender?
web-bat-status-answer_hero = { $seat } attacks { $foe-your } at { $square } with { $attack } against { $defence }. Fight, retreat or surrender?
web-bat-status-confirm = { $action }? Confirm, or choose something else.
web-bat-status-confirm_end = Your cards could still buy something. End the turn anyway?
web-bat-status-confirm_pass = Pass? The attack is repelled and your heroes leave the board.
web-bat-status-confirm_stop = Stop? The cards are spent, your heroes stay.
web-bat-status-confirm_pass_defence = Pass? The attacker wins.
web-bat-status-deed_move = Choose a hero and a golden square; the price is shown on it.
web-bat-status-deed_attack = Choose what to attack.
web-bat-status-deed_occupy = Choose the freed city.
web-bat-status-deed_hire = Choose the city where the hero appears.
web-bat-status-deed_upgrade = Choose the city to raise by one level.
web-bat-status-deed_amulet = Choose the card for the amulet; then the die is rolled.
web-bat-status-deed_title = Choose the unit to promote.
web-bat-status-deed_scroll = Choose the card whose faction changes.
web-bat-status-deed_pitch = Choose the card for the tent.
web-bat-status-deed_strike = Choose the tent.
web-bat-status-deed_hide = Choose the card for limbo; then the one to hide.
web-bat-status-deed_horn = Blow the horn: take up to two cards from your nation.
web-bat-status-deed_join = Choose the hero who joins the defence.
web-bat-status-deed_retreat = Choose where your hero retreats to.
web-bat-status-other = It is { $seat }’s turn.
web-bat-status-other_factions = { $seat } picks a faction.
web-bat-status-other_starts = { $seat } chooses a start city.
web-bat-status-other_gather = { $seat } begins the turn.
web-bat-status-other_battle = Battle at { $square }, { $attack } to { $defence }: { $seat } decides.

## The big button

web-bat-go-confirm = Confirm
web-bat-go-complete = Go on
web-bat-go-pass = Pass
web-bat-go-done = No more
web-bat-go-keep = Keep the hand
web-bat-go-end = End the turn
web-bat-go-attack = Attack
web-bat-go-place = Place

## Panels and lists

web-bat-figure-hand = Hand cards
web-bat-figure-nation = Cards in the nation
web-bat-figure-shelter = Cards in the shelter
web-bat-figure-ambush = Hidden cards
web-bat-figure-tents = Tents with { $cards }
web-bat-figure-markers = Markers left: levels 1 and 2, levels 3 and 4
web-bat-figure-high = Level-4 cities
web-bat-known = Known: { $cards }
web-bat-greats = Great artefacts in the ruins
web-bat-unseen = { $count ->
        [one] One great artefact lies hidden.
       *[other] { $count } great artefacts are unseen; some lie under the neutral cities.
    }
web-bat-own-nation = Your nation (shuffled)
web-bat-shelter-of = Shelter of { $name }
web-bat-tent-of = Tent of { $name }
web-bat-ties = Tie-breaks
web-bat-ties-text = On equal points, more level-4 cities win, then more of level 3, 2 and 1, then more heroes on the board.
web-bat-heroes-out = Heroes on the board

## For those who do not see the board

web-bat-text = The table in words
web-bat-text-battle = Battle at { $square }: attack { $attack }, defence { $defence }
web-bat-text-open = Squares that can be chosen
web-bat-text-player = { $name }, { $faction }: { $points } points, hand { $hand }, nation { $nation }, shelter { $shelter }, ambush { $ambush }, tents { $tents }, markers { $low } and { $high }
web-bat-text-piles = Piles
web-bat-text-pile = { $name }: { $count }, open: { $top }

## Keys

web-bat-keys-move = move around the map
web-bat-keys-enter = choose a square; again to confirm
web-bat-keys-cards = choose a hand card
web-bat-keys-turn = turn the terrain card
web-bat-keys-hero = move a hero
web-bat-keys-next = look at the next choice

## How to play

web-bat-primer-1 = Found cities
web-bat-primer-1-text = Every city is worth as many points as its level, 1 to 4. The game ends when somebody owns five of level 4 or no square is left; whoever has the most points wins.
web-bat-primer-2 = Play your hand
web-bat-primer-2-text = Each turn you use six cards and draw six new ones. Supply recruits units; units create artefacts, build roads and cities, and raise the cities. What your cards can pay for shines in gold.
web-bat-primer-3 = Build the map
web-bat-primer-3-text = A card goes where all its exits meet exits and a road leads to one of your cities. Cities never touch each other.
web-bat-primer-4 = Use artefacts
web-bat-primer-4-text = Titles promote, scrolls change the faction, the amulet’s die multiplies, horses carry heroes, tents keep cards. What the Sun Oracle illuminates counts twice that day.
web-bat-primer-5 = Gather cohorts
web-bat-primer-5-text = With three or more cards of one faction at the start of your turn you draw extra cards. A bad hand can be exchanged for five new cards.
web-bat-primer-6 = Send heroes
web-bat-primer-6-text = A weapon and two Supply hire a hero. Supply moves a hero by one square, a horse by up to three. Neutral cities and the ruins with the great artefacts are waiting to be taken.
web-bat-primer-7 = Fight
web-bat-primer-7-text = A battle opens with a weapon. The sides take turns raising until one passes; a tie goes to the defender. You may be attacked during another player’s turn and defend with your hand.
web-bat-primer-8 = Hide and prepare
web-bat-primer-8-text = Put a card into limbo and hide another: it waits in the ambush for your defence or your next turn. Your deck never shrinks below ten cards.

## Gallery

web-bat-gallery-cards = Cards
web-bat-gallery-back = Back of a card
web-bat-gallery-factions = Factions
web-bat-gallery-map = Map and heroes

## The page of the game

web-bat-story = Four peoples share one new world, and each begins with a city and a thin deck of cards. With your hand you recruit troops, create artefacts, lay roads across the map and raise cities; every card you gain makes the next hand stronger, and cards of one people together count for more. Heroes walk the roads you built, and roads lead both ways. Every level of a city is a point in the end, so whoever grows fastest also has the most to defend.
web-bat-edition = The base game of 2015 for two to four, with the advanced rules, both alternative set-ups and the free set-up. The expansion The Stormgates is not in it. How many cards there are of a kind was in part found out from other sources than the book.

## Sheets

web-bat-thing-joker = Stands for any unit, Supply or ordinary artefact except a tent, when it is used.
web-bat-thing-lit = The sun shines on it today: the card works twice.
web-bat-thing-pair = Whoever creates today’s pair may choose its faction.
web-bat-thing-with-supply = A Supply card comes with it.
web-bat-thing-road = A road joins squares: heroes walk on it, and building goes on from it. It must connect to one of your cities.
web-bat-thing-city = A city of level { $level } brings as many points as its level. It must connect to one of your cities and touch no other city.
web-bat-thing-terrain = The card on top lies in this terrain: { $terrain }.
web-bat-thing-hero = Hired with a weapon and Supply, walks over roads with Supply or a horse, and opens attacks on the square where it stands.
web-bat-thing-impassable = Nothing fits here any more.
web-bat-thing-empty = A road or a city can be built here, if all exits match and one of your cities is connected.
web-bat-thing-on-ruins = Whoever overcomes the guard here takes a great artefact.
web-bat-thing-on-road = Heroes walk here where exits meet.
web-bat-thing-on-own = Brings its owner { $level } { $level ->
        [one] point
       *[other] points
    }. Units of the next rank raise it; with a hero here it can be attacked.
web-bat-thing-on-neutral = Guarded: an attack needs more strength than its level. Whoever takes it gets a lord.
web-bat-thing-on-freed = Without an owner: a player with a hero here may take it.
web-bat-thing-faction = Your heroes belong to it. Cards of one faction make cohorts and keep the bonus of your heroes in battle.
web-bat-thing-ambush = A hiding place: a card lies here face down until your next turn, or helps you in defence. To hide one, another card goes to limbo.
web-bat-thing-markers = Every city of yours needs a marker that shows its level.
