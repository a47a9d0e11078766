### Battalia: The Creation in the browser.

## Places on the screen

web-bat-map = Map
web-bat-side = Market, oracle and cards
web-bat-piles = Piles
web-bat-progress = Week { $week } · day { $day }
web-bat-leaf-do = Now
web-bat-leaf-market = Market
web-bat-leaf-laid = Laid
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
web-bat-is-pair = today's pair
web-bat-can = your cards can pay for it
web-bat-gold = Gold is what your cards can pay for right now. Choose something, a card, a hero or a city.

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
web-bat-marked = an artefact has touched it in this turn
web-bat-hand-empty = Your hand is empty.
web-bat-ambush-free = free hiding place
web-bat-own-cards = { $count ->
        [one] 1 card of yours
       *[other] { $count } cards of yours
    }
web-bat-shown-to = shown to { $seats }
web-bat-cohort-cards = The cards: { $cards-a }.
web-bat-joker-text = Any unit, Supply or artefact but a tent, for one use.

## A battle

web-bat-battle = Battle
web-bat-battle-city = { $seat } attacks the city { $square } of { $defender }
web-bat-battle-hero = { $seat } attacks { $foe-the } of { $defender } at { $square }
web-bat-battle-neutral = { $seat } attacks the neutral city { $square }
web-bat-battle-ruins = { $seat } attacks the ruins
web-bat-neutral = Neutral city
web-bat-row-attack = Row of the attack
web-bat-row-defence = Row of the defence
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
web-bat-call-attacked = You are attacked!
web-bat-call-defend = You defend.

## Who must do what

web-bat-status-over = The game is over.
web-bat-status-factions = Pick a faction: its heroes and markers are yours.
web-bat-status-starts = Choose your start city on the map.
web-bat-status-free_road = Choose a road: it is free.
web-bat-status-free_city = Choose a city: it is free.
web-bat-status-gather = Keep your hand, declare a cohort or take a mulligan.
web-bat-status-act = Buy, build, move, attack – or end the turn.
web-bat-status-end = Nothing is left to buy: end the turn.
web-bat-status-pay = Choose the cards that pay: { $cards-a }.
web-bat-status-place = Choose a golden square; you can turn the card.
web-bat-status-take = Take the top card, or search for a faction.
web-bat-status-station = Station a second card in the tent, or none.
web-bat-status-conceal = Choose the hand card that goes into the ambush.
web-bat-status-fetch = { $count ->
        [one] Take a card of your nation, or none.
       *[other] Take up to { $count } cards of your nation.
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
web-bat-status-confirm_end = Your cards could still buy something. End the turn all the same?
web-bat-status-confirm_pass = Pass? The attack is repelled and your heroes leave the board.
web-bat-status-confirm_stop = Stop? The cards are spent, your heroes stay.
web-bat-status-confirm_pass_defence = Pass? The attacker wins.
web-bat-status-deed_move = Choose a hero and a golden square; the price stands on it.
web-bat-status-deed_attack = Choose what to attack.
web-bat-status-deed_occupy = Choose the freed city.
web-bat-status-deed_hire = Choose the city where the hero appears.
web-bat-status-deed_upgrade = Choose the city that rises by one level.
web-bat-status-deed_amulet = Choose the card for the amulet; then the die is rolled.
web-bat-status-deed_title = Choose the unit that is promoted.
web-bat-status-deed_scroll = Choose the card that changes its faction.
web-bat-status-deed_pitch = Choose the card for the tent.
web-bat-status-deed_strike = Choose the tent.
web-bat-status-deed_hide = Choose the card for limbo; then the one that is hidden.
web-bat-status-deed_horn = Blow the horn: take up to two cards of your nation.
web-bat-status-deed_join = Choose the hero who joins the defence.
web-bat-status-deed_retreat = Choose where your hero retreats to.
web-bat-status-other = { $seat } acts.
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
web-bat-ties-text = With equal points more cities of level 4 win, then of level 3, 2 and 1, then more heroes on the board.
web-bat-heroes-out = Heroes on the board

## For those who do not see the board

web-bat-text = The table in words
web-bat-text-battle = Battle at { $square }: attack { $attack }, defence { $defence }
web-bat-text-open = Squares that can be chosen
web-bat-text-player = { $name }, { $faction }: { $points } points, hand { $hand }, nation { $nation }, shelter { $shelter }, ambush { $ambush }, tents { $tents }, markers { $low } and { $high }
web-bat-text-piles = Piles
web-bat-text-pile = { $name }: { $count }, open: { $top }

## Keys

web-bat-keys-move = go over the map
web-bat-keys-enter = choose a square; again to confirm
web-bat-keys-cards = choose a hand card
web-bat-keys-turn = turn the terrain card
web-bat-keys-hero = move a hero
web-bat-keys-next = look at the next choice

## How to play

web-bat-primer-1 = Found cities
web-bat-primer-1-text = Every city counts as many points as its level, 1 to 4. The game ends when somebody owns five of level 4 or no square is left; most points win.
web-bat-primer-2 = Play your hand
web-bat-primer-2-text = Each turn you use six cards and draw six new ones. Supply recruits units; units create artefacts, build roads and cities and raise them. What your cards can pay for shines in gold.
web-bat-primer-3 = Build the map
web-bat-primer-3-text = A card goes where all its exits meet exits and a road leads to one of your cities. Cities never touch each other.
web-bat-primer-4 = Use artefacts
web-bat-primer-4-text = Titles promote, scrolls change the faction, the amulet's die multiplies, horses carry heroes, tents keep cards. What the Sun Oracle illuminates counts twice today.
web-bat-primer-5 = Gather cohorts
web-bat-primer-5-text = Three or more cards of one faction at the start of your turn draw extra cards. A bad hand can be exchanged for five new cards.
web-bat-primer-6 = Send heroes
web-bat-primer-6-text = A weapon and two Supply hire a hero. Supply moves by one square, a horse by up to three. Neutral cities and the ruins with the great artefacts wait to be taken.
web-bat-primer-7 = Fight
web-bat-primer-7-text = A battle opens with a weapon. Both sides raise in turn until one passes; a tie is the defender's. You may be attacked in another player's turn and defend with your hand.
web-bat-primer-8 = Hide and prepare
web-bat-primer-8-text = Put a card into limbo and hide another: it waits in the ambush for your defence or your next turn. Your deck never shrinks below ten cards.

## Gallery

web-bat-gallery-cards = Cards
web-bat-gallery-back = Back of a card
web-bat-gallery-factions = Factions
web-bat-gallery-map = Map and heroes
