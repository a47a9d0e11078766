### Battalia: The Creation. Forms: `a` = with a number ("1 chief", "3 chiefs").

## Factions and what is added to a card of theirs

bat-faction-barfolk = Bärfolk
bat-faction-islanders = Islanders
bat-faction-emberians = Emberians
bat-faction-cloudborn = Cloudborn
bat-of-barfolk = { " " }(Bärfolk)
bat-of-islanders = { " " }(Islanders)
bat-of-emberians = { " " }(Emberians)
bat-of-cloudborn = { " " }(Cloudborn)
bat-of-none = { "" }

## Cards

bat-card-supply = Supply
    .a = { $count ->
        [one] 1 Supply
       *[other] { $count } Supply
    }
bat-card-joker = joker
    .a = { $count ->
        [one] 1 joker
       *[other] { $count } jokers
    }
bat-unit-tribesman = Friman
    .a = { $count ->
        [one] 1 Friman
       *[other] { $count } Frimen
    }
bat-unit-chief = Chief
    .a = { $count ->
        [one] 1 Chief
       *[other] { $count } Chiefs
    }
bat-unit-priest = Priest
    .a = { $count ->
        [one] 1 Priest
       *[other] { $count } Priests
    }
bat-unit-lord = Lord
    .a = { $count ->
        [one] 1 Lord
       *[other] { $count } Lords
    }
bat-artefact-tool = Tool
    .a = { $count ->
        [one] 1 Tool
       *[other] { $count } Tools
    }
bat-artefact-weapon = Weapon
    .a = { $count ->
        [one] 1 Weapon
       *[other] { $count } Weapons
    }
bat-artefact-amulet = Amulet
    .a = { $count ->
        [one] 1 Amulet
       *[other] { $count } Amulets
    }
bat-artefact-title = Title
    .a = { $count ->
        [one] 1 Title
       *[other] { $count } Titles
    }
bat-artefact-scroll = Magical Scroll
    .a = { $count ->
        [one] 1 Magical Scroll
       *[other] { $count } Magical Scrolls
    }
bat-artefact-tent = Tent
    .a = { $count ->
        [one] 1 Tent
       *[other] { $count } Tents
    }
bat-artefact-horse = Horse
    .a = { $count ->
        [one] 1 Horse
       *[other] { $count } Horses
    }
bat-great-hammer = Hammer of Stratos
    .a = the Hammer of Stratos
bat-great-blade = Sword of Elemag
    .a = the Sword of Elemag
bat-great-shield = Shield of Britos
    .a = the Shield of Britos
bat-great-wings = Wings of Aviena
    .a = the Wings of Aviena
bat-great-horn = Horn of Baldur
    .a = the Horn of Baldur

## What cards do

bat-unit-tribesman-text = Rank and strength 1.
bat-unit-chief-text = Rank and strength 2.
bat-unit-priest-text = Rank and strength 3.
bat-unit-lord-text = Rank and strength 4.
bat-card-supply-text = Recruits units, moves heroes by one square each.
bat-artefact-tool-text = Stands for up to 2 Frimen in one action.
bat-artefact-weapon-text = Hires heroes, opens attacks, strength 1.
bat-artefact-amulet-text = A roll of the die multiplies a card, hides it, discards it or makes it a joker.
bat-artefact-title-text = Promotes a unit by one rank.
bat-artefact-scroll-text = Changes the faction of a unit or artefact.
bat-artefact-tent-text = Keeps a card for later turns.
bat-artefact-horse-text = Moves a hero up to 3 squares, strength 1.
bat-great-hammer-text = Once a turn it is any ordinary artefact, but never in battle.
bat-great-blade-text = A weapon: strength 5 in attack, 1 in defence.
bat-great-shield-text = A weapon: strength 1 in attack, 5 in defence.
bat-great-wings-text = Moves a hero to any square with a card.
bat-great-horn-text = Brings up to two cards from your nation to your hand.

## Terrain cards

bat-shape-straight = Straight road
    .a = a straight road
bat-shape-curve = Curve
    .a = a curve
bat-shape-tee = T-junction
    .a = a T-junction
bat-shape-cross = Crossroads
    .a = crossroads
bat-shape-one = One exit
    .a = one exit
bat-shape-two_opposite = Two opposite exits
    .a = two opposite exits
bat-shape-two_adjacent = Two adjacent exits
    .a = two adjacent exits
bat-shape-three = Three exits
    .a = three exits
bat-shape-four = Four exits
    .a = four exits
bat-terrain-barfolk = Forest
bat-terrain-islanders = Lake
bat-terrain-emberians = Canyon
bat-terrain-cloudborn = Mountain
bat-terrain-neutral = Neutral ground
bat-ruins = Ruins

## Heroes

bat-hero-a = Hero A
    .the = hero A
    .your = your hero A
bat-hero-b = Heroine B
    .the = heroine B
    .your = your heroine B

## Places for cards

bat-place-hand = Hand
bat-place-nation = Nation
bat-place-shelter = Shelter
bat-place-ambush = Ambush
bat-place-limbo = Limbo
bat-place-pool = Laid cards
bat-place-gained = New cards
bat-place-tents = Tents

## Categories of points

bat-points-level_4 = Level-4 cities
bat-points-level_3 = Level-3 cities
bat-points-level_2 = Level-2 cities
bat-points-level_1 = Level-1 cities

## Why the game ended

bat-end-cities = Somebody owns enough cities of level 4.
bat-end-board_full = No square is left to build on.
bat-end-week_limit = The agreed weeks are over.
bat-end-guard = Twelve weeks are over.

## Options

bat-option-advanced_terrain = Advanced rules
bat-option-advanced_terrain-text = Home terrain: steps onto it are free, and fighting on it gives +1.
bat-option-scenario = Scenario
bat-option-scenario-text = The usual set-up, stronger neutral cities, or no start cities and the ruins as a common city.
bat-option-scenario-base = Base game
bat-option-scenario-alt1 = Alternative set-up 1
bat-option-scenario-alt2 = Alternative set-up 2
bat-option-start_heroes = Heroes at the start
bat-option-start_heroes-text = How many heroes stand on the start city when the game begins: 0 to 2.
bat-option-start_cities = Cities at the start
bat-option-start_cities-text = With 2, everybody places a free road and a free level-1 city before the first turn.
bat-option-neutral_cities = Neutral cities
bat-option-neutral_cities-text = Guarded cities that can be conquered.
bat-option-end_level4_cities = Level-4 cities to end the game
bat-option-end_level4_cities-text = The game ends when a player has this many cities of level 4: 3 to 7.
bat-option-week_limit = Week limit
bat-option-week_limit-text = The game ends after this many weeks; 2 is short, 3 recommended, 5 long.
bat-option-removed_faction = Faction left out
bat-option-removed_faction-text = With two players one faction is left out: a random one, or the one chosen here.
bat-option-removed_faction-none = a random one
bat-option-removed_faction-barfolk = Bärfolk
bat-option-removed_faction-islanders = Islanders
bat-option-removed_faction-emberians = Emberians
bat-option-removed_faction-cloudborn = Cloudborn

## Phases

bat-phase-factions = Pick a faction
bat-phase-starts = Choose a start city
bat-phase-free_road = Place a free road
bat-phase-free_city = Place a free city
bat-phase-gather = Cohort or mulligan
bat-phase-act = Actions
bat-phase-pay = Choose what to pay with
bat-phase-place = Place the card
bat-phase-take = Take a card
bat-phase-station = A second card for the tent
bat-phase-conceal = Choose the card to hide
bat-phase-fetch = Cards from the nation
bat-phase-drop = Make room in the ambush
bat-phase-declare = Declare the joker
bat-phase-open = Open the attack
bat-phase-answer = Answer the attack
bat-phase-raise = Raise or pass
bat-phase-claim = Choose a great artefact
bat-phase-over = Game over

## Actions

bat-action-faction = Play the { $faction }
bat-action-start = Start at { $square }
bat-action-keep = Keep the hand
bat-action-mulligan = Mulligan: discard the hand, draw five
bat-action-cohort = Declare cohorts: { $factions }
bat-action-recruit = Recruit: { $card }
bat-action-create = Create: { $card }
bat-action-build_road = Build { $shape-a }
bat-action-build_city = Build a city of level { $level }: { $shape }
bat-action-upgrade = Raise { $square } to level { $level }
bat-action-amulet = Amulet on { $card }{ $of }
bat-action-title = Title on { $card }{ $of }: { $ranks ->
        [one] one rank up
       *[other] { $ranks } ranks up
    }
bat-action-scroll = Scroll on { $card }{ $of }: { $faction }
bat-action-scroll_itself = Convert the scroll{ $of } itself: { $faction }
bat-action-pitch = Pitch a tent for { $card }{ $of }
bat-action-strike = Strike the tent with { $cards-a }
bat-action-hide = Hide a card: { $card }{ $of } goes to limbo
bat-action-hire = Hire { $hero-the } at { $square }
bat-action-walk = Move { $hero-the } to { $square } with Supply
bat-action-ride = Move { $hero-the } to { $square } on a horse
bat-action-roam = Move { $hero-the } to { $square } over home terrain
bat-action-fly = Let { $hero-the } fly to { $square }
bat-action-horn = Blow the Horn of Baldur
bat-action-occupy = Take the freed city { $square }
bat-action-attack_city = Attack the city { $square } of { $seat }: { $heroes }
bat-action-attack_hero = Attack { $foe-the } of { $seat } at { $square }: { $heroes }
bat-action-attack_neutral = Attack the neutral city { $square }: { $heroes }
bat-action-attack_ruins = Attack the ruins: { $heroes }
bat-action-end = End the turn
bat-action-pay = Use { $card }{ $of }
bat-action-place = Place at { $square }, exits { $exits }
bat-action-take = Search for { $faction }
bat-action-take_top = Take the top card
bat-action-station = Station { $card }{ $of } as well
bat-action-conceal = Hide { $card }{ $of }
bat-action-fetch = Take { $card }{ $of }
bat-action-done = No more
bat-action-drop = Discard { $card }{ $of } from the ambush
bat-action-declare = The joker is: { $card }
bat-action-claim = Take the { $card }
bat-action-surrender = Surrender
bat-action-retreat_horse = Retreat to { $square } on a horse
bat-action-retreat_supply = Retreat to { $square } with Supply
bat-action-fight = Fight without the ambush
bat-action-fight_ambush = Fight with the ambush cards
bat-action-lay = Lay { $card }{ $of }
bat-action-lay_joker = Lay the joker{ $of } as { $kind }
bat-action-join = Let { $hero-the } join
bat-action-complete = Complete
bat-action-pass = Pass

## Events

bat-event-faction = { $seat } plays the { $faction }.
bat-event-start = { $seat } starts at { $square }.
bat-event-day = Week { $week }, day { $day }: { $lit } is illuminated, the pair is { $pair }.
bat-event-turn = { $seat }’s turn.
bat-event-mulligan = { $seat } takes a mulligan.
bat-event-cohort = { $seat } declares cohorts with { $count } cards: { $factions }.
bat-event-cohort_cards = The cards: { $cards-a }.
bat-event-drawn = { $seat } draws { $count ->
        [one] 1 card
       *[other] { $count } cards
    }.
bat-event-drawn_own = { $seat } draws { $cards-a }.
bat-event-reshuffled = { $seat } shuffles the shelter into a new nation ({ $count }).
bat-event-ambush_taken = { $seat } takes { $count ->
        [one] 1 card
       *[other] { $count } cards
    } from the ambush.
bat-event-recruited = { $seat } recruits { $card }{ $of }.
bat-event-created = { $seat } creates { $card }{ $of }.
bat-event-road = { $seat } builds { $shape-a } at { $square }.
bat-event-city = { $seat } builds a city of level { $level } at { $square }.
bat-event-upgraded = { $seat } raises { $square } to level { $level }.
bat-event-impassable = Impassable from now on: { $squares }.
bat-event-roll_1 = { $seat } rolls a 1: nothing happens to { $card }{ $of }.
bat-event-roll_2 = { $seat } rolls a 2: { $card }{ $of } counts twice.
bat-event-roll_3 = { $seat } rolls a 3: { $card }{ $of } counts three times.
bat-event-roll_4 = { $seat } rolls a 4: { $card }{ $of } goes into the ambush.
bat-event-roll_5 = { $seat } rolls a 5: { $card }{ $of } goes to the shelter.
bat-event-roll_6 = { $seat } rolls a 6: { $card }{ $of } becomes a joker.
bat-event-declared = { $seat }’s joker is: { $card }.
bat-event-promoted = { $seat } promotes { $card }{ $of } to { $to }{ $toof }.
bat-event-converted = { $seat } turns { $card }{ $of } into { $to }{ $toof }.
bat-event-pitched = { $seat } pitches a tent for { $cards-a }.
bat-event-struck = { $seat } strikes a tent with { $cards-a }.
bat-event-banished = { $seat } puts { $card }{ $of } into limbo.
bat-event-hidden = { $seat } hides a card.
bat-event-hidden_own = { $seat } hides { $card }{ $of }.
bat-event-uncovered = { $seat } discards { $card }{ $of } from the ambush.
bat-event-hired = { $seat } hires { $hero-the } at { $square }.
bat-event-walked = { $seat } moves { $hero-the } from { $from } to { $square }.
bat-event-rode = { $seat } moves { $hero-the } on a horse from { $from } to { $square }.
bat-event-roamed = { $seat } moves { $hero-the } over home terrain from { $from } to { $square }.
bat-event-flew = { $seat } lets { $hero-the } fly from { $from } to { $square }.
bat-event-retreated = { $seat } retreats with { $hero-the } from { $from } to { $square }.
bat-event-horn = { $seat } blows the Horn of Baldur.
bat-event-fetched = { $seat } takes { $card }{ $of } from the nation.
bat-event-occupied = { $seat } takes the freed city { $square }.
bat-event-attack_city = { $seat } attacks the city { $square } of { $defender }.
bat-event-attack_hero = { $seat } attacks { $foe-the } of { $defender } at { $square }.
bat-event-attack_neutral = { $seat } attacks the neutral city { $square }.
bat-event-attack_ruins = { $seat } attacks the ruins ({ $square }).
bat-event-row_laid = { $seat } lays { $card }{ $of }: { $attack } to { $defence }.
bat-event-joined = { $seat } lets { $hero-the } join: { $attack } to { $defence }.
bat-event-completed = { $seat } holds at { $attack } to { $defence }.
bat-event-passed = { $seat } passes at { $attack } to { $defence }.
bat-event-stood = { $seat } fights.
bat-event-stood_ambush = { $seat } fights with the ambush.
bat-event-surrendered = { $seat } surrenders.
bat-event-battle_won = { $seat } wins the battle at { $square }.
bat-event-battle_lost = { $seat }’s attack at { $square } is repelled.
bat-event-hero_lost = { $seat } loses { $hero-the } at { $square }.
bat-event-city_taken = { $seat } takes { $square } with level { $level }.
bat-event-city_freed = { $square } is freed: { $seat } has no marker for it.
bat-event-rewarded = { $seat } gets { $card }{ $of } as a reward.
bat-event-great = { $seat } wins the { $card }.
bat-event-discarded = { $seat } ends the turn; { $count ->
        [one] 1 card goes
       *[other] { $count } cards go
    } to the shelter.
bat-event-winner = { $seat } wins with { $points } points.
bat-event-shared_victory = { $seat } shares the victory with { $points } points.

## Why something is not allowed

bat-why-game_over = The game is over.
bat-why-not_your_step = It is the other side’s move in this battle.
bat-why-not_your_turn = It is not your turn.
bat-why-faction_taken = This faction is taken or not in the game.
bat-why-no_start_city = There is no free start city there.
bat-why-pick_faction = Everybody picks a faction first.
bat-why-choose_start = Everybody chooses a start city first.
bat-why-free_building = Now place your free road, then your free city of level 1.
bat-why-first_cohort = First decide about cohort and mulligan; they are possible only at the start of the turn.
bat-why-name_sources = First say what you pay with.
bat-why-place_first = First place the card.
bat-why-take_first = First take the card you created.
bat-why-station_or_done = Station a second card, or none.
bat-why-conceal_first = Now choose the card to hide.
bat-why-fetch_or_done = Take a card from your nation, or none.
bat-why-drop_first = First make room in the ambush.
bat-why-declare_first = First say what the joker is.
bat-why-weapon_first = An attack begins with a weapon.
bat-why-finish_opening = Go on with the opening, complete it or pass.
bat-why-answer_first = First answer the attack: surrender, retreat or fight.
bat-why-not_in_battle = This cannot be done in a battle.
bat-why-claim_first = First choose a great artefact.
bat-why-show_to_opponent = A cohort is shown to at least one opponent.
bat-why-great_in_cohort = A great artefact counts for exactly one declared cohort.
bat-why-cohort_too_small = A cohort needs three cards of one faction.
bat-why-pile_empty = The pile is empty.
bat-why-recruit_price = You cannot pay for this unit: you lack { $missing-a }.
bat-why-create_price = You cannot pay for this artefact: you lack { $missing-a }.
bat-why-level_1_to_4 = A city has a level from 1 to 4; a road has none.
bat-why-no_marker = You have no marker for this level.
bat-why-city_price = A city costs three units of its level; you lack { $missing-a }.
bat-why-road_price = You cannot pay for this road: you lack { $missing-a }.
bat-why-no_city_no_road = Without a city you cannot build a road.
bat-why-no_square = There is no square where this card fits.
bat-why-not_your_city = This is not your city.
bat-why-highest_level = The city already has the highest level.
bat-why-upgrade_price = Raising a city costs two units of the next level; you lack { $missing-a }.
bat-why-not_in_hand = This card is not in your hand.
bat-why-great_no_target = No artefact works on a great artefact.
bat-why-already_target = An artefact has already worked on this card this turn.
bat-why-no_row = There is no battle row now.
bat-why-no_row_target = Not all tokens of this card are in the row, so it cannot be a target.
bat-why-not_itself = Only a scroll can work on itself.
bat-why-no_amulet = You have no amulet for this.
bat-why-no_title = You have no title for this.
bat-why-no_scroll = You have no scroll for this.
bat-why-title_needs_unit = A title needs a unit below the rank of lord.
bat-why-title_ranks = A title raises by one rank, an illuminated one by one or two, and never above lord.
bat-why-higher_pile_empty = There is no unit of the higher rank left.
bat-why-no_title_pair = Two ranks need both uses of one illuminated title.
bat-why-faction_out = This faction is not in the game.
bat-why-scroll_needs_faction = A scroll needs a unit or an ordinary artefact.
bat-why-same_faction = The card already belongs to this faction.
bat-why-no_own_scroll = You have no scroll like this that could convert itself.
bat-why-tent_price = Pitching a tent takes a tent and a Supply; you lack { $missing-a }.
bat-why-no_such_tent = You have no such tent.
bat-why-no_tent_in_battle = No tent can be pitched during a battle.
bat-why-ambush_full = The ambush is full.
bat-why-deck_too_small = Your deck would have fewer than ten cards.
bat-why-two_cards_to_hide = Hiding takes two hand cards: one for limbo, one to hide.
bat-why-hero_on_board = This hero is already on the board.
bat-why-hire_in_own_city = Heroes are hired in your own cities.
bat-why-hire_price = Hiring a hero takes a weapon and two Supply; you lack { $missing-a }.
bat-why-hero_off_board = This hero is not on the board.
bat-why-no_supply = You have no Supply to walk with.
bat-why-no_horse = You have no horse.
bat-why-not_advanced = Free moves belong to the advanced rules.
bat-why-roamed_already = This hero has just moved for free; use up a card first.
bat-why-no_wings = You do not hold the wings.
bat-why-fly_to_card = The wings lead to another square with a card.
bat-why-no_card_there = There is no card on this square.
bat-why-not_one_step = A Supply pays exactly one step along connected exits.
bat-why-horse_too_far = A horse goes one to three steps along connected exits.
bat-why-not_all_home = Without paying, a hero can only cross home terrain.
bat-why-no_horn = You do not hold the horn.
bat-why-nation_empty = Your nation is empty.
bat-why-no_hero_there = You have no hero there.
bat-why-not_freed = This is not a freed city.
bat-why-heroes_not_there = Only heroes on the square can take part; choose at least one.
bat-why-one_capture = In this scenario everybody can capture only one neutral city.
bat-why-ruins_common = The ruins are a common city in this scenario.
bat-why-nothing_displayed = No great artefact is left.
bat-why-has_great = You already own a great artefact.
bat-why-no_such_foe = This cannot be attacked there.
bat-why-no_weapon = An attack needs a weapon.
bat-why-no_such_source = This does not pay for what is needed: { $needs-a }.
bat-why-not_in_nation = This card is not in your nation.
bat-why-not_in_ambush = This card is not in your ambush.
bat-why-declare_fighting = In the row a joker is a unit, a weapon or a horse.
bat-why-not_displayed = This great artefact is not on display.
bat-why-ambush_empty = Your ambush is empty.
bat-why-no_strength = Only cards and tokens with strength go into the row.
bat-why-only_defender_joins = Only the defender can bring in more heroes.
bat-why-hero_cannot_join = This hero is not there, or is already taking part.
bat-why-too_weak = You are not strong enough to complete: you lack { $missing } strength.
bat-why-strong_enough = You are strong enough: complete, or go on.
bat-why-square_not_empty = Nothing can be built on this square.
bat-why-beside_city = No city may touch another city.
bat-why-touches_nothing = The card must touch another card.
bat-why-not_connected = There is no road connection to one of your cities.
bat-why-sides_do_not_match = Exits must meet exits.
bat-why-city_cannot_retreat = Only an attacked hero can retreat.
bat-why-retreat_to_attacker = The attacker has a city or hero there.
bat-why-retreat_distance = A retreat goes two or three connected steps.
bat-why-retreat_price = A retreat takes a Supply for each step, or a horse; you lack { $missing-a }.
bat-why-only_in_set_up = Factions and start cities are chosen before the first turn.
bat-why-only_in_step_1 = Cohort and mulligan are possible only at the start of the turn, before the ambush cards are taken.
bat-why-nothing_under_way = There is nothing that this could answer.
bat-why-raise_or_pass = Raise, complete or pass.
bat-why-no_battle = There is no battle now.
bat-why-end_battle_first = A turn does not end in the middle of a battle: complete or pass first.
bat-why-no_attack_to_answer = Nobody is attacking you.
bat-why-only_defender_answers = Only the defender answers an attack, once it has been opened.
bat-why-answered_already = You have already answered the attack: raise, complete or pass.
bat-why-retreat_only_first = A retreat is possible only as the first answer to an attack.
bat-why-retreat_with_cards = A retreat is paid with Supply cards or a horse from your hand, not with tokens or jokers.
bat-why-no_hammer_in_battle = The Hammer of Stratos has no power in a battle.
bat-why-joker_no_tent = A joker cannot stand for a tent; you lack { $missing-a }.
bat-why-no_city_no_hero = Without a city you cannot hire a hero.
bat-why-source_not_held = You neither hold this card nor have such a token. Still to be paid: { $needs-a }.
bat-why-rest_unpaid = The rest could not be paid that way. Still to be paid: { $needs-a }.
bat-why-not_held = You neither hold this card nor have such a token.
bat-why-only_joker_stands = Only a joker stands for something else.
bat-why-not_in_row = There is no card at this place in your row.
bat-why-no_exit_between = No road leads there: both cards need an exit on the side where they touch.
bat-why-neighbour_without_exit = The card next to it shows no exit towards this square.

## What is at stake

bat-threat-city = { $square }: a city of { $seat }, level { $level }. Near: { $near }.
bat-threat-neutral = { $square }: a neutral city, level { $level }. Near: { $near }.
bat-threat-ruins = { $square }: the ruins. Near: { $near }.
bat-threat-near = { $steps ->
        [0] { $seat } (already there)
        [one] { $seat } (1 step)
       *[other] { $seat } ({ $steps } steps)
    }
