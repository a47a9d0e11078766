### Battalia: The Creation in a terminal.

## The map

term-bat-legend-city = a city: whose, and its level
term-bat-legend-neutral = a neutral city with its level
term-bat-legend-freed = a freed city without a marker
term-bat-legend-ruins = the ruins with their guard
term-bat-legend-road = a road; the lines are its exits
term-bat-legend-hero = hero A and heroine B of a player
term-bat-legend-empty = an empty square
term-bat-legend-impassable = an impassable square

## Below the map

term-bat-nothing = nothing
term-bat-list = { $cards-a }
term-bat-day = Week { $week }, day { $day }. Illuminated: { $lit }. Matching pair: { $pair }.
term-bat-turn = { $seat }: { $phase }.
term-bat-head-points = Points
term-bat-head-hand = Hand
term-bat-head-nation = Nat.
term-bat-head-shelter = Shel.
term-bat-head-ambush = Amb.
term-bat-head-tents = Tents
term-bat-head-deck = Deck
term-bat-head-heroes = Heroes
term-bat-head-markers = 1/2+3/4
term-bat-piles = Piles, with the number of cards and the faction of the open one:
term-bat-pile-tribesman = Friman
term-bat-pile-chief = Chief
term-bat-pile-priest = Priest
term-bat-pile-lord = Lord
term-bat-pile-tool = Tool
term-bat-pile-weapon = Weapon
term-bat-pile-amulet = Amulet
term-bat-pile-title = Title
term-bat-pile-scroll = Scroll
term-bat-pile-tent = Tent
term-bat-pile-horse = Horse
term-bat-pile-straight = Straight
term-bat-pile-curve = Curve
term-bat-pile-tee = T-junction
term-bat-pile-cross = Crossroads
term-bat-pile-one = City 1
term-bat-pile-two_opposite = City 2 opposite
term-bat-pile-two_adjacent = City 2 adjacent
term-bat-pile-three = City 3
term-bat-pile-four = City 4
term-bat-display = Great artefacts: { $cards }
term-bat-limbo = Limbo: { $cards }
term-bat-seen = Known hand cards: { $cards }
term-bat-tents = Tents: { $cards }
term-bat-pool = Laid and still usable: { $cards }
term-bat-gained = New cards: { $cards }
term-bat-owed = Still to be paid: { $cards }
term-bat-ambush = Your ambush: { $cards }
term-bat-hand = Your hand: { $cards }
term-bat-attack = Attack { $strength }: { $row }{ $bonus ->
        [0] { "" }
       *[other] {" "}(bonus +{ $bonus })
    }
term-bat-defence = Defence { $strength }: { $row }, base { $base }{ $bonus ->
        [0] { "" }
       *[other] {" "}(bonus +{ $bonus })
    }
term-bat-needed = To go on: { $more } more.
term-bat-enough = Strong enough to complete.
term-bat-outlook = If the game ended now:
term-bat-empty = { $squares ->
        [one] One square is
       *[other] { $squares } squares are
    } still empty.
term-bat-level4 = { $name }: { $count } of { $of } cities of level 4
term-bat-weeks = The game ends after { $weeks ->
        [one] one week
       *[other] { $weeks } weeks
    }.

## What can be done

term-bat-places = ({ $count } choices)
term-bat-where = { $what } – which one?
term-bat-no-place = { $number } is not possible with “{ $place }”; type “{ $number }” to see what is possible, or “why” with the action.
term-bat-help-actions = Choose by number (“1 c3 ne”, or “1” to see the choices first), or type what you do:
term-bat-itself = { $card } itself
term-bat-row = { $card } in the row, place { $place }
term-bat-menu-start = Choose a start city
term-bat-menu-road = Build a road
term-bat-menu-city = Build a city of level { $level }
term-bat-menu-upgrade = Raise a city by one level
term-bat-menu-place = Place the card: square and exits
term-bat-menu-hire = Hire { $hero-the }
term-bat-menu-walk = Move { $hero-the } with Supply
term-bat-menu-ride = Move { $hero-the } on a horse
term-bat-menu-roam = Move { $hero-the } over home terrain
term-bat-menu-fly = Let { $hero-the } fly
term-bat-menu-retreat = Retreat with Supply
term-bat-menu-retreat-horse = Retreat on a horse
term-bat-menu-scroll = Scroll on { $card }: change the faction
term-bat-menu-amulet = Use an amulet
term-bat-menu-pitch = Pitch a tent for a card
term-bat-menu-hide = Hide a card: first choose one for limbo
term-bat-menu-station = Station a second card
term-bat-menu-conceal = Choose the card to hide
term-bat-menu-fetch = Take a card from your nation
term-bat-menu-drop = Make room in the ambush
term-bat-menu-lay_as = Lay { $card } as
term-bat-menu-declare = Declare the joker

## How actions are typed

term-bat-example = recruit chief
term-bat-how-alone = This word stands alone.
term-bat-how-faction = Say which faction, for example “faction barfolk”.
term-bat-how-square = Say which square, for example “start a1” or “upgrade a1”.
term-bat-how-cohort = Say which factions and who is shown the cards, counted from 0, for example “cohort barfolk show 1”.
term-bat-how-kind = Say what, for example “recruit chief” or “create tool”.
term-bat-how-build = Name the road, or the exits and the level of a city, for example “build curve” or “build four 1”.
term-bat-how-card = Say which card, for example “pay supply”, “amulet supply” or “lay barfolk chief”.
term-bat-how-scroll = Name the card and the new faction, for example “scroll barfolk chief islanders”.
term-bat-how-number = Give its number, for example “strike 1”.
term-bat-how-join = Say which hero, A or B, for example “join B”.
term-bat-how-hero = Say which hero, A or B, and the square, for example “walk A c3”.
term-bat-how-attack = Name the square, what you attack and with which heroes, for example “attack d4 ruins with A” or “attack c3 city with A B”.
term-bat-how-place = Name the square and the exits, for example “place c3 ne”.
term-bat-how-take = Say “take top” or a faction, for example “take barfolk”.
term-bat-how-retreat = Say where to, and how, for example “retreat c3 horse”.
term-bat-how-fight = Say “fight alone” or “fight ambush”.
term-bat-example-recruit = recruit chief
term-bat-example-recruit-text = buys a unit with Supply
term-bat-example-create = create tool
term-bat-example-create-text = makes an artefact
term-bat-example-build = build four 1
term-bat-example-build-text = builds a city with these exits and level (a road: build curve)
term-bat-example-place = place c3 ne
term-bat-example-place-text = lays the card with exits to the north and east
term-bat-example-upgrade = upgrade a1
term-bat-example-upgrade-text = raises a city by one level
term-bat-example-pay = pay barfolk chief
term-bat-example-pay-text = names what you pay with, where there is a choice
term-bat-example-amulet = amulet supply
term-bat-example-amulet-text = rolls the die for a card
term-bat-example-title = title barfolk chief
term-bat-example-title-text = promotes a unit (with 2 at the end: by two ranks)
term-bat-example-scroll = scroll barfolk tool islanders
term-bat-example-scroll-text = changes the faction of a card
term-bat-example-pitch = pitch barfolk lord
term-bat-example-pitch-text = stations a card in a tent (back again: strike 1)
term-bat-example-hide = hide supply
term-bat-example-hide-text = puts a card into limbo and then hides another: conceal barfolk chief
term-bat-example-cohort = cohort barfolk show 2
term-bat-example-cohort-text = declares a cohort and shows it to player 2
term-bat-example-hire = hire A a1
term-bat-example-hire-text = hires hero A or heroine B
term-bat-example-walk = walk A a2
term-bat-example-walk-text = moves one square; to go further: ride, roam or fly
term-bat-example-attack = attack d4 ruins with A
term-bat-example-attack-text = attacks: city, hero 2 A (of player 2), neutral or ruins
term-bat-example-fight = fight ambush
term-bat-example-fight-text = answers an attack (or: fight alone, surrender, retreat c3 horse)
term-bat-example-lay = lay barfolk chief
term-bat-example-lay-text = lays a card into the battle row; then: complete or pass
term-bat-example-end = end
term-bat-example-end-text = ends the turn
term-bat-word-faction = faction
term-bat-word-start = start
term-bat-word-keep = keep
term-bat-word-mulligan = mulligan
term-bat-word-cohort = cohort
term-bat-word-recruit = recruit
term-bat-word-create = create
term-bat-word-build = build
term-bat-word-upgrade = upgrade, raise
term-bat-word-amulet = amulet
term-bat-word-title = title
term-bat-word-scroll = scroll
term-bat-word-pitch = pitch
term-bat-word-strike = strike
term-bat-word-hide = hide
term-bat-word-hire = hire
term-bat-word-walk = walk
term-bat-word-ride = ride
term-bat-word-roam = roam
term-bat-word-fly = fly
term-bat-word-horn = horn
term-bat-word-occupy = occupy
term-bat-word-attack = attack
term-bat-word-end = end
term-bat-word-pay = pay
term-bat-word-place = place
term-bat-word-take = take
term-bat-word-station = station
term-bat-word-conceal = conceal
term-bat-word-fetch = fetch
term-bat-word-done = done
term-bat-word-drop = drop
term-bat-word-declare = declare
term-bat-word-claim = claim
term-bat-word-surrender = surrender
term-bat-word-retreat = retreat
term-bat-word-fight = fight
term-bat-word-lay = lay
term-bat-word-join = join
term-bat-word-complete = complete
term-bat-word-pass = pass
term-bat-word-barfolk = barfolk, bärfolk
term-bat-word-islanders = islanders
term-bat-word-emberians = emberians
term-bat-word-cloudborn = cloudborn
term-bat-word-supply = supply
term-bat-word-tribesman = friman, tribesman
term-bat-word-chief = chief
term-bat-word-priest = priest
term-bat-word-lord = lord
term-bat-word-tool = tool
term-bat-word-weapon = weapon
term-bat-word-tent = tent
term-bat-word-horse = horse
term-bat-word-hammer = hammer
term-bat-word-blade = sword, blade
term-bat-word-shield = shield
term-bat-word-wings = wings
term-bat-word-joker = joker
term-bat-word-straight = straight
term-bat-word-curve = curve
term-bat-word-tee = tee, junction
term-bat-word-cross = cross, crossroads
term-bat-word-one = one
term-bat-word-two_opposite = opposite
term-bat-word-two_adjacent = adjacent
term-bat-word-three = three
term-bat-word-four = four
term-bat-word-great = great
term-bat-word-show = show
term-bat-word-with = with
term-bat-word-top = top
term-bat-word-itself = itself
term-bat-word-row = row
term-bat-word-as = as
term-bat-word-ambush = ambush
term-bat-word-alone = alone
term-bat-word-city = city
term-bat-word-hero = hero
term-bat-word-neutral = neutral
term-bat-word-ruins = ruins
