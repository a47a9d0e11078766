### Babylonia. Forms: `a` = with article or number.

## Tokens

bab-token-priest = Priest
    .a = { $count ->
        [one] a priest
       *[other] { $count } priests
    }
bab-token-official = Official
    .a = { $count ->
        [one] an official
       *[other] { $count } officials
    }
bab-token-merchant = Merchant
    .a = { $count ->
        [one] a merchant
       *[other] { $count } merchants
    }
bab-token-farmer = Farmer
    .a = { $count ->
        [one] a farmer
       *[other] { $count } farmers
    }
bab-tokens-count = { $count ->
        [one] 1 token
       *[other] { $count } tokens
    }

## Location tiles. Form `shows`: what the tile shows.

bab-tile-city_priest = City (priest)
    .shows = priest
bab-tile-city_official = City (official)
    .shows = official
bab-tile-city_merchant = City (merchant)
    .shows = merchant
bab-tile-city_official_priest = City (official, priest)
    .shows = official, priest
bab-tile-city_merchant_official = City (merchant, official)
    .shows = merchant, official
bab-tile-city_merchant_priest = City (merchant, priest)
    .shows = merchant, priest
bab-tile-city_all = City (merchant, official, priest)
    .shows = merchant, official, priest
bab-tile-field_5 = Field (5)
    .shows = 5
bab-tile-field_6 = Field (6)
    .shows = 6
bab-tile-field_7 = Field (7)
    .shows = 7
bab-tile-field_cities = Field (city symbol)
    .shows = city symbol

## Ziggurat cards

bab-card-ten_points = Ten points
bab-card-ten_points-text = Gain 10 points at once; after that the card is spent.
bab-card-extra_turn = Extra turn
bab-card-extra_turn-text = Once in the game, after refilling your stand at the end of your turn, you may take another whole turn.
bab-card-seven_tokens = Bigger stand
bab-card-seven_tokens-text = From now on your stand is refilled to 7 tokens instead of 5.
bab-card-three_nobles = Three nobles
bab-card-three_nobles-text = Instead of two tokens of any kind you may place exactly one priest, one official and one merchant, all face up on land.
bab-card-noble_with_farmers = Noble among farmers
bab-card-noble_with_farmers-text = When you place three or more farmers, you may add one noble, face up on land.
bab-card-nobles_in_fields = Nobles in the fields
bab-card-nobles_in_fields-text = You may place nobles on fields, even without a token of yours beside the field; the field scores as usual.
bab-card-city_bonus = City bonus
bab-card-city_bonus-text = Whenever the players get points for their cities, you get 1 more point for every two cities you own, rounded down.
bab-card-central_land_connects = Central roads
bab-card-central_land_connects-text = Free land hexes between the two rivers connect your tokens as if your own tokens lay there.
bab-card-rivers_connect = River boats
bab-card-rivers_connect-text = Free river hexes connect your tokens as if your own tokens lay there.

## Categories of points

bab-points-nobles = Nobles
bab-points-cities = Cities
bab-points-ziggurats = Ziggurats
bab-points-fields = Fields
bab-points-cards = Cards

## Why the game ended

bab-end-stand_empty = A stand is empty after refilling.
bab-end-few_cities = At most one city is left on the board.

## Options

bab-option-random_seven_of_nine = Seven random ziggurat cards
bab-option-random_seven_of_nine-text = Seven of the nine ziggurat cards are drawn at random; without this option cards 1 to 7 are used.
bab-option-field_adjacency_counts_face_down_tokens = River tokens open fields
bab-option-field_adjacency_counts_face_down_tokens-text = A farmer may enter a field even if your only token beside it lies face down in the river; without this option the token must lie face up.
bab-option-first_round_limits = Limits in the first round
bab-option-first_round_limits-text = In their first turn the start player places exactly one token and the second player exactly two; without this option these turns follow the normal rules.
bab-option-free_placement_order_with_extra_noble = Free order for the extra noble
bab-option-free_placement_order_with_extra_noble-text = The noble of the card “{ bab-card-noble_with_farmers }” may be placed before, between or after the farmers; without this option it comes last, after at least three farmers.

## Actions

bab-action-place = Place { $token-a } on { $hex }
bab-action-place_river = Place { $token-a } face down on { $hex }
bab-action-end_placement = Finish placing
bab-action-score = Score { $hex }
bab-action-take_card = Take the card “{ $card }”
bab-action-extra_turn = Take the extra turn now
bab-action-no_extra_turn = Save the extra turn for later

## Events

bab-event-placed = { $seat } places { $token-a } on { $hex }.
bab-event-placed_face_down = { $seat } places a token face down on { $hex }.
bab-event-placed_face_down_own = { $seat } places { $token-a } face down on { $hex }.
bab-event-field_scored = The field on { $hex } ({ $tile-shows }) brings { $seat } { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
bab-event-ziggurat_points = { $seat } gets { $points ->
        [one] 1 ziggurat point
       *[other] { $points } ziggurat points
    }.
bab-event-city_scoring = The city on { $hex } ({ $tile-shows }) is scored.
bab-event-noble_points = { $seat } gets { $points ->
        [one] 1 point
       *[other] { $points } points
    } for { $count ->
        [one] 1 noble
       *[other] { $count } nobles
    }.
bab-event-city_won = { $seat } wins the city on { $hex } ({ $tile-shows }).
bab-event-city_tied = Nobody has the most tokens beside the city on { $hex } ({ $tile-shows }) alone: it leaves the game.
bab-event-city_points = { $seat } gets { $points ->
        [one] 1 point
       *[other] { $points } points
    } for cities.
bab-event-ziggurat_won = { $seat } wins the ziggurat on { $hex } and chooses a card.
bab-event-ziggurat_tied = Nobody has the most tokens beside the ziggurat on { $hex } alone: no card is taken.
bab-event-card_taken = { $seat } takes the card “{ $card }”.
bab-event-card_points = { $seat } gets { $points ->
        [one] 1 point
       *[other] { $points } points
    } from a ziggurat card.
bab-event-refilled_own = { $seat } draws { $tokens-a }.
bab-event-extra_turn = { $seat } takes an extra turn.
bab-event-turn_began = It is { $seat }’s turn.
bab-event-game_over = The game is over. { $reason }

## Refusals

bab-why-not_your_turn = It is not your turn; please wait until it comes round.
bab-why-game_over = The game is over; nobody can act any more.
bab-why-no_such_token = There is no such token on your stand; choose a kind that is there.
bab-why-no_such_hex = This hex is not used with this number of players; choose one in the regions in play.
bab-why-occupied = There is already a token there; choose a free hex.
bab-why-city_tile = No token may be placed on a city; choose a free hex, perhaps one beside it.
bab-why-ziggurat = No token may be placed on a ziggurat; choose a free hex, perhaps one beside it.
bab-why-noble_on_field = Only farmers may enter a field; nobles need the card “{ bab-card-nobles_in_fields }”.
bab-why-field_needs_neighbour = A farmer may enter a field only if another token of yours lies beside it; place one there first.
bab-why-field_needs_face_up_neighbour = A farmer may enter a field only if another token of yours lies face up beside it; a token face down in the river is not enough.
bab-why-only_one_token = The start player places exactly one token in the first turn; finish placing now.
bab-why-last_token = There was only one token on your stand, so your play is complete; finish placing now.
bab-why-exactly_two = The second player places exactly two tokens in the first turn; finish placing after the second one.
bab-why-play_complete = A play is two tokens of any kind; only farmers on land may be three or more. Finish placing now.
bab-why-river_play_complete = With a token in the river the play is exactly two tokens; finish placing now.
bab-why-farmers_only = No noble may follow two farmers; place another farmer on land or finish placing.
bab-why-no_river_in_farmer_play = Three or more farmers must all be placed on land; choose a land hex.
bab-why-no_river_with_nobles = Plays with a ziggurat card are made face up; choose a land hex.
bab-why-cannot_complete = The play could no longer be completed, because a noble joins only three or more farmers; choose another token or finish placing.
bab-why-noble_last = Without the free order, the noble joins three or more farmers last and ends the play; place farmers first, or finish placing.
bab-why-one_noble_with_farmers = Only one noble may join the farmers; place farmers on land or finish placing.
bab-why-three_different_nobles = A third token may follow only if the three are one priest, one official and one merchant, all on land; otherwise finish placing.
bab-why-play_incomplete = Nobody can pass; place tokens before you finish.
bab-why-one_more_token = One token is not enough; place a second one before you finish.
bab-why-third_farmer_missing = A noble joins only three or more farmers; place another farmer on land before you finish.
bab-why-score_first = Surrounded cities and ziggurats are scored first; choose the one to score next.
bab-why-not_scoring = Scoring comes after placing; finish placing first.
bab-why-not_due = Nothing is due there; choose a city or an unscored ziggurat whose land hexes are all occupied.
bab-why-card_not_available = This card is not available; choose one of the cards on display.
bab-why-choose_a_card = You have won a ziggurat; choose one of the cards on display first.
bab-why-no_ziggurat_won = A card is taken only right after winning a ziggurat; choose one of the actions offered.
bab-why-not_the_winner = Only the winner of the ziggurat chooses a card; please wait for the choice.
bab-why-answer_extra_turn = Your turn is finished; first say whether you take the extra turn now.
bab-why-no_extra_turn = An extra turn is offered only at the end of your own turn and only with the card “{ bab-card-extra_turn }”; choose one of the actions offered.

## What is at stake

bab-threat-city = { $hex }: { $seat } would win the city. As it stands: { $stakes }. { $missing ->
        [one] One more token closes it.
       *[other] { $missing } more tokens close it.
    }
bab-threat-city-tied = { $hex }: nobody would win the city. As it stands: { $stakes }. { $missing ->
        [one] One more token closes it.
       *[other] { $missing } more tokens close it.
    }
bab-threat-ziggurat = { $hex }: { $seat } leads at the ziggurat: { $stakes }. { $missing ->
        [one] One more token closes it.
       *[other] { $missing } more tokens close it.
    }
bab-threat-ziggurat-tied = { $hex }: nobody leads at the ziggurat: { $stakes }. { $missing ->
        [one] One more token closes it.
       *[other] { $missing } more tokens close it.
    }
