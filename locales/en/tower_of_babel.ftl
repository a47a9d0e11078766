### Tower of Babel. Forms: `a` = with a number ("1 ship", "3 ships").

## Kinds

tob-kind-camel = Camel
    .a = { $count ->
        [one] 1 camel
       *[other] { $count } camels
    }
tob-kind-crane = Crane
    .a = { $count ->
        [one] 1 crane
       *[other] { $count } cranes
    }
tob-kind-ship = Ship
    .a = { $count ->
        [one] 1 ship
       *[other] { $count } ships
    }
tob-kind-mason = Mason
    .a = { $count ->
        [one] 1 mason
       *[other] { $count } masons
    }

## Wonders. Forms: `at` where something is built, `the` as a subject, `is` its verb.

tob-wonder-tower_of_babel = Tower of Babel
    .at = the Tower of Babel
    .the = The Tower of Babel
    .is = is
tob-wonder-pyramids_of_giza = Pyramids of Giza
    .at = the Pyramids of Giza
    .the = The Pyramids of Giza
    .is = are
tob-wonder-hanging_gardens = Hanging Gardens of Babylon
    .at = the Hanging Gardens of Babylon
    .the = The Hanging Gardens of Babylon
    .is = are
tob-wonder-statue_of_zeus = Statue of Zeus at Olympia
    .at = the Statue of Zeus at Olympia
    .the = The Statue of Zeus at Olympia
    .is = is
tob-wonder-temple_of_artemis = Temple of Artemis at Ephesus
    .at = the Temple of Artemis at Ephesus
    .the = The Temple of Artemis at Ephesus
    .is = is
tob-wonder-mausoleum = Mausoleum of Halicarnassus
    .at = the Mausoleum of Halicarnassus
    .the = The Mausoleum of Halicarnassus
    .is = is
tob-wonder-colossus = Colossus of Rhodes
    .at = the Colossus of Rhodes
    .the = The Colossus of Rhodes
    .is = is
tob-wonder-lighthouse = Lighthouse of Alexandria
    .at = the Lighthouse of Alexandria
    .the = The Lighthouse of Alexandria
    .is = is

## Action cards

tob-card-exchange_cards = Card Exchange
tob-card-exchange_cards-text = At any time: put 1 to 5 of your building cards on the discard pile and draw the same number.
tob-card-joker = Joker
    .a = { $count ->
        [one] 1 Joker
       *[other] { $count } Jokers
    }
tob-card-joker-text = When you build: counts as exactly two of the building cards you still have to add.
tob-card-disc_point = Disc Points
tob-card-disc_point-text = At the end: 1 point for each of your building discs.
tob-card-draw_cards = Draw Cards
tob-card-draw_cards-text = At any time: draw 3 building cards.
tob-card-triple_bonus = Triple Bonus
tob-card-triple_bonus-text = When your offer is not taken: 3 points for each of its cards instead of 1.
tob-card-double_turn = Double Turn
tob-card-double_turn-text = After your first action: pass or build once more; everybody draws only after that.
tob-card-five_points = 5 Victory Points
tob-card-five_points-text = At the end: 5 points.

## Categories of points

tob-points-wonders = Finished wonders
tob-points-unfinished = Unfinished wonders
tob-points-rejected = Rejected offers
tob-points-discs = Disc bonus
tob-points-cards = Action cards

## Why the game ended

tob-end-kind_used_up = The last disc of a kind has been given away.
tob-end-stalled = Too many rounds passed without a disc being given away.

## Options

tob-option-two_kind_discs = Two-kind discs
tob-option-two_kind_discs-text = Four discs that demand two kinds replace one disc with a 5 of each kind.
tob-option-action_cards = Action cards
tob-option-action_cards-text = Whoever finishes a wonder draws an action card; without this option there are none.
tob-option-wrong_kind_cards = Other kinds in an offer
tob-option-wrong_kind_cards-text = Cards of a kind that is not demanded may be part of an offer; they count for nothing and go back to the hand when the offers are turned up.
tob-option-joker_may_split = Joker may stand for two kinds
tob-option-joker_may_split-text = On a two-kind disc a Joker may stand for one card of each kind; without this option it stands for two of one kind.
tob-option-double_turn_max_per_turn = Double Turns per turn
tob-option-double_turn_max_per_turn-text = How many Double Turn cards may be played in one turn: 1 or 2.
tob-option-stall_limit_rounds = Rounds without a disc
tob-option-stall_limit_rounds-text = The game ends after this many full rounds without a disc being given away: 3 to 100.
tob-option-tables = Numbers and tables
tob-option-tables-text = The numbers on the discs, the scoring rows and the disc bonus, where they differ from this edition.

## Actions

tob-action-pass = Pass and draw a card
tob-action-choose = Build at { $wonder-at }: { $disc-a }
tob-action-offer = Offer { $cards-a }
tob-action-offer_trade = Offer { $cards-a } with the trading card
tob-action-offer_nothing = Offer nothing
tob-action-build_alone = Build alone with { $cards-a }
tob-action-build_one = Build with { $one }, adding { $cards-a }
tob-action-build_two = Build with { $one } and { $two }, adding { $cards-a }
tob-action-build_three = Build with { $one }, { $two } and { $three }, adding { $cards-a }
tob-action-build_four = Build with { $one }, { $two }, { $three } and { $four }, adding { $cards-a }
tob-action-build_one_only = Build with { $one }, adding nothing
tob-action-build_two_only = Build with { $one } and { $two }, adding nothing
tob-action-build_three_only = Build with { $one }, { $two } and { $three }, adding nothing
tob-action-build_four_only = Build with { $one }, { $two }, { $three } and { $four }, adding nothing
tob-action-abandon = Do not build
tob-action-triple_bonus = Play “{ tob-card-triple_bonus }”
tob-action-no_triple_bonus = No “{ tob-card-triple_bonus }”
tob-action-double_turn = Play “{ tob-card-double_turn }”
tob-action-no_double_turn = End the turn
tob-action-exchange = Play “{ tob-card-exchange_cards }”: { $cards-a }
tob-action-draw = Play “{ tob-card-draw_cards }”

## Events

tob-event-passed = { $seat } passes.
tob-event-disc_chosen = { $seat } wants to build at { $wonder-at }: { $disc-a }.
tob-event-offer_made = { $seat } has made an offer.
tob-event-offer_own = { $seat } offers { $cards-a }.
tob-event-offer_own_trade = { $seat } offers { $cards-a } with the trading card.
tob-event-offer_own_nothing = { $seat } offers nothing.
tob-event-offer_automatic = { $seat } has nothing to offer.
tob-event-revealed = { $seat } has offered { $cards-a }.
tob-event-revealed_trade = { $seat } has offered { $cards-a } with the trading card.
tob-event-revealed_nothing = { $seat } has offered nothing.
tob-event-returned = { $seat } takes { $cards-a } back: they are not demanded.
tob-event-built = { $seat } builds at { $wonder-at } and adds { $cards-a }.
tob-event-built_without = { $seat } builds at { $wonder-at } without adding cards.
tob-event-units = { $seat } puts { $count ->
        [one] 1 unit
       *[other] { $count } units
    } there.
tob-event-units_lost = { $seat } is { $count ->
        [one] 1 unit
       *[other] { $count } units
    } short: there are no more pieces.
tob-event-disc_taken = { $seat } takes the disc ({ $disc-a }).
tob-event-disc_traded = { $seat } takes the disc ({ $disc-a }) for the trading card.
tob-event-abandoned = { $seat } does not build at { $wonder-at } after all.
tob-event-wonder_scored = { $wonder-the } { $wonder-is } finished and scored with row { $row }.
tob-event-unfinished_scored = { $wonder-the } { $wonder-is } unfinished and scored with the light row.
tob-event-wonder_points = { $seat } gets { $points ->
        [one] 1 point
       *[other] { $points } points
    } for it.
tob-event-action_card = { $seat } draws an action card.
tob-event-action_card_own = { $seat } draws the action card “{ $card }”.
tob-event-bonus_answered = { $seat } has decided about “{ tob-card-triple_bonus }”.
tob-event-offer_paid = { $seat } gets { $points ->
        [one] 1 point
       *[other] { $points } points
    } for the offer that was not taken.
tob-event-offer_paid_triple = { $seat } plays “{ tob-card-triple_bonus }” and gets { $points } points for the offer that was not taken.
tob-event-double_turn = { $seat } plays “{ tob-card-double_turn }”.
tob-event-exchanged = { $seat } plays “{ tob-card-exchange_cards }” and discards { $cards-a }.
tob-event-draw_cards = { $seat } plays “{ tob-card-draw_cards }”.
tob-event-drawn = { $seat } draws { $count ->
        [0] no cards
        [one] 1 card
       *[other] { $count } cards
    }.
tob-event-drawn_own = { $seat } draws { $cards-a }.
tob-event-common_draw = Everybody draws a card.
tob-event-common_draw_none = There is no card left to draw.
tob-event-reshuffled = The discard pile is shuffled: { $count ->
        [one] 1 card
       *[other] { $count } cards
    }.
tob-event-turn_began = It is { $seat }’s turn.
tob-event-end_reached = The game ends. { $reason }
tob-event-final_scoring = Final scoring begins.
tob-event-disc_bonus = { $seat } gets { $points ->
        [0] no bonus
        [one] 1 point
       *[other] { $points } points
    } for discs.
tob-event-action_cards = { $seat } gets { $points ->
        [0] no points
        [one] 1 point
       *[other] { $points } points
    } for action cards.
tob-event-winner = { $seat } wins with { $points } points.
tob-event-shared_victory = { $seat } shares the victory with { $points } points.

## Refusals

tob-why-game_over = The game is over; nobody can act any more.
tob-why-no_seat = There is no such seat at this table.
tob-why-not_your_turn = It is not your turn; please wait until it comes round.
tob-why-disc_is_chosen = The disc is chosen and stays chosen; wait for the offers.
tob-why-build_or_abandon = The offers are on the table; build, or say that you will not.
tob-why-answer_double_turn = First say whether you play “{ tob-card-double_turn }” or end the turn.
tob-why-wait_for_bonus = The offers that were not taken are being paid; please wait.
tob-why-wonder_finished = This wonder is finished; choose one that still has a disc.
tob-why-no_such_disc = There is no such disc at this wonder; choose one that is there.
tob-why-no_offers_now = Offers are made only once a disc has been chosen; please wait.
tob-why-active_makes_no_offer = The active player makes no offer; wait for those of the others.
tob-why-offer_is_final = Your offer is made and final; please wait for the others.
tob-why-wrong_kind = The disc does not demand { $wrong-a }; offer only from what it demands: { $demand-a }.
tob-why-offer_too_large = The disc demands no more than { $demand-a }; offer fewer cards.
tob-why-offer_not_in_hand = You do not hold all of these cards; you lack { $missing-a }.
tob-why-trade_alone = The trading card can be added only to an offer of at least one building card.
tob-why-nothing_to_build = There is nothing to build now: a disc is chosen and offers are made first.
tob-why-only_active_builds = Only the active player chooses helpers and builds.
tob-why-no_offer_to_take = Only opponents whose offer holds cards can take part; choose among them.
tob-why-one_trader = At most one offer with a trading card may be taken; leave the others out.
tob-why-offers_exceed = Together these offers hold more cards than the disc demands; leave one out.
tob-why-adds_too_much = Only { $missing-a } may be added, exactly what is missing; add fewer cards.
tob-why-adds_wrong_kind = { $wrong-a } cannot be added here; what is missing is { $missing-a }.
tob-why-nothing_missing = The offers you accept already meet the demand; add nothing.
tob-why-adds_too_little = You must add exactly what is missing; still missing: { $missing-a }.
tob-why-jokers_cover_too_little = Apart from the cards you add, { $missing-a } are needed, and your Jokers stand for only { $covered } of them; add more.
tob-why-not_in_hand = You lack { $missing-a }; choose other helpers or do not build.
tob-why-no_joker = { $missing ->
    [one] You lack 1 Joker; add building cards instead.
   *[other] You lack { $missing } Jokers; add building cards instead.
}
tob-why-joker_stands_for_two = Each Joker stands for exactly two missing cards, but what is left to cover is { $missing-a }; use fewer Jokers or add fewer cards.
tob-why-joker_may_not_split = With this option a Joker stands for two missing cards of one kind, but what is left to cover is { $missing-a }; add other cards.
tob-why-no_rejected_offer = “{ tob-card-triple_bonus }” is played only when an offer of yours is not taken.
tob-why-not_asked_for_bonus = You are asked only if your offer with at least one card was not taken and you hold an action card.
tob-why-bonus_answered = You have already answered; please wait for the others.
tob-why-no_triple_bonus = You do not hold “{ tob-card-triple_bonus }”.
tob-why-no_double_turn_now = “{ tob-card-double_turn }” is played only by the active player, right after an action.
tob-why-no_double_turn = You do not hold “{ tob-card-double_turn }”; end the turn.
tob-why-no_exchange_cards = You do not hold “{ tob-card-exchange_cards }”.
tob-why-exchange_one_to_five = With “{ tob-card-exchange_cards }” you exchange 1 to 5 building cards.
tob-why-cards_lie_in_offer = Cards in your offer cannot be exchanged; choose others.
tob-why-exchange_not_in_hand = You do not hold all of these cards; you lack { $missing-a }.
tob-why-no_draw_cards = You do not hold “{ tob-card-draw_cards }”.
tob-why-resolution_under_way = While offers are being paid, no card can be played in between; please wait a moment.
tob-why-no_action_cards = This game is played without action cards.

## What is at stake

tob-threat-wonder = { $wonder }, if finished next: { $stakes }. { $count } discs are left.
tob-threat-last = { $wonder }, if finished next: { $stakes }. The last disc asks for { $disc-a }.
tob-threat-last-yours = { $wonder }, if finished next: { $stakes }. The last disc asks for { $disc-a }: you have them.
tob-threat-last-lack = { $wonder }, if finished next: { $stakes }. The last disc asks for { $disc-a }; you lack { $lack-a }.
