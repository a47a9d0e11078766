### Babylon. Forms: `a` = with article, `the` = as a subject, `tile` = a tile of the material.

## Flowers

byl-flower-rose = Rose
    .with = roses
byl-flower-iris = Iris
    .with = irises
byl-flower-lily = Lily
    .with = lilies
byl-flower-marigold = Marigold
    .with = marigolds

## Materials

byl-material-clay = Clay
    .tile = a clay terrace
    .the = A clay terrace
byl-material-granite = Granite
    .tile = a granite terrace
    .the = A granite terrace
byl-material-basalt = Basalt
    .tile = a basalt terrace
    .the = A basalt terrace
byl-material-start = Start tile
    .tile = the start terrace
    .the = The start terrace

## Decorations

byl-decoration-statue = Statue
    .a = a statue
    .the = A statue
byl-decoration-fountain = Fountain
    .a = a fountain
    .the = A fountain
byl-decoration-staircase = Staircase
    .a = a staircase
    .the = A staircase
byl-decoration-bridge = Bridge
    .a = a bridge
    .the = A bridge

## Round tokens

byl-effect-none = No effect
byl-effect-none-text = Nothing changes in this round.
byl-effect-pillar_plus = One more pillar
byl-effect-pillar_plus-text = Every dig this round brings one more pillar.
byl-effect-pillar_minus = One pillar fewer
byl-effect-pillar_minus-text = Every dig this round brings one pillar fewer.
byl-effect-wild_space = Wild space
byl-effect-wild_space-text = Once in your turn, a free terrace cell without a symbol may stand for any symbol.

## Corners

byl-corner-nw = upper left
byl-corner-ne = upper right
byl-corner-sw = lower left
byl-corner-se = lower right

## Cells in a list

byl-cell = { $cell }

## Categories of points

byl-points-statues = Statues
byl-points-fountains = Fountains
byl-points-staircases = Staircases
byl-points-bridges = Bridges
byl-points-decoration_sets = Sets of decorations
byl-points-flower_sets = Sets of flowers
byl-points-belvederes = Belvederes
byl-points-promo_cards = Promo cards

## Why the game ended

byl-end-last_round = The last round has been played.

## Options

byl-option-promo_cards = Promo cards
byl-option-promo_cards-text = Cards along the garden name a decoration for every row and column; each line in which such a decoration can be seen brings a point.
byl-option-pick_boards = Pick the boards
byl-option-pick_boards-text = The players pick their boards one after another; without this option they are handed out at random.
byl-option-tables = Tiles, cards and values
byl-option-tables-text = What was reconstructed without the rulebook: symbols on tiles and cards, tokens, points and a few rules, where they differ from this edition.

## Actions

byl-action-pick = Take the board of the { $flower }
byl-action-remove = Remove the clay terrace on { $spot }
byl-action-dig = Take { $material-tile } with { $flower-with } from { $spot } and { $pillars ->
        [0] no pillar
        [one] 1 pillar
       *[other] { $pillars } pillars
    }
byl-action-dig_empty = Dig on { $spot }
byl-action-place = Place { $material-tile } with { $flower-with } on { $cell }, level { $level }, turned by { $turn }°
byl-action-place_open = Place { $material-tile } with { $flower-with } on { $cell }, level { $level }, turned by { $turn }°, open { $corner }
byl-action-decorate = Build { $decoration-a } on { $cell }
byl-action-decorate_two = Build { $decoration-a } from { $cell } to { $to }
byl-action-end = End the turn
byl-action-end_keeping = End the turn and keep { $material-tile } with { $flower-with }

## Events

byl-event-board_picked = { $seat } takes the board of the { $flower }.
byl-event-quarry_laid = The quarry is laid out.
byl-event-clay_removed = { $seat } removes { $material-tile } from { $spot }.
byl-event-revealed = { $material-the } comes to light.
byl-event-round_began = Round { $round } begins.
byl-event-last_round = Round { $round }, the last one, begins.
byl-event-token = Round token: { $effect }.
byl-event-turn_began = It is { $seat }’s turn.
byl-event-nothing_to_dig = It is { $seat }’s turn; the quarry is empty.
byl-event-dug = { $seat } takes { $material-tile } from { $spot } and { $pillars ->
        [0] gets no pillar
        [one] gets 1 pillar
       *[other] gets { $pillars } pillars
    }.
byl-event-pillars_missing = { $count ->
        [one] The supply is 1 pillar short.
       *[other] The supply is { $count } pillars short.
    }
byl-event-placed = { $seat } places { $material-tile } on { $cell }, level { $level }, for { $cost ->
        [0] no pillar
        [one] 1 pillar
       *[other] { $cost } pillars
    }.
byl-event-belvedere = A belvedere is built on { $cell }.
byl-event-hidden = { $decoration-the } on { $cell } is now hidden.
byl-event-partly_hidden = { $decoration-the } is partly hidden on { $cell }.
byl-event-decorated = { $seat } builds { $decoration-a } on { $cell }: { $points ->
        [one] 1 point
       *[other] { $points } points
    } while it can be seen.
byl-event-decorated_two = { $seat } builds { $decoration-a } from { $cell } to { $to }: { $points ->
        [one] 1 point
       *[other] { $points } points
    } while it can be seen.
byl-event-wild = The cell { $cell } is used as a wild space.
byl-event-kept = { $seat } ends the turn and keeps { $material-tile } and { $pillars ->
        [0] no pillar
        [one] 1 pillar
       *[other] { $pillars } pillars
    }.
byl-event-turn_ended = { $seat } ends the turn and keeps { $pillars ->
        [0] no pillar
        [one] 1 pillar
       *[other] { $pillars } pillars
    }.
byl-event-discarded = { $seat } discards { $material-tile }.
byl-event-returned = { $seat } gives back { $count ->
        [one] 1 pillar
       *[other] { $count } pillars
    }.
byl-event-scored = { $seat } finishes with { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
byl-event-scored_category = { $seat }: { $category } { $points }.
byl-event-winner = { $seat } wins with { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
byl-event-shared_victory = { $seat } shares the victory with { $points ->
        [one] 1 point
       *[other] { $points } points
    }.

## Why an action is refused

byl-why-game_over = The game is over; nobody can act any more.
byl-why-not_your_turn = It is somebody else’s turn; please wait for your own.
byl-why-board_taken = Somebody already has this board; please pick another one.
byl-why-boards_are_picked = All boards have been picked.
byl-why-boards_handed_out = In this game the boards are handed out at random.
byl-why-pick_first = Everybody picks a board first.
byl-why-only_clay = Only a visible clay tile can be removed; please choose one.
byl-why-nothing_to_remove = No clay tiles are removed now.
byl-why-remove_first = Clay tiles are removed from the quarry first.
byl-why-place_is_empty = This place in the quarry is empty; please choose another one.
byl-why-quarry_is_empty = The quarry is empty, so there is no digging.
byl-why-dug_already = You have already dug this turn; now build, or end the turn.
byl-why-dig_first = Take a tile from the quarry first.
byl-why-not_your_tile = You do not have this tile; you can use the one you took and the one in your store.
byl-why-off_the_board = All four cells of the tile must lie on the board; move it further in.
byl-why-level_zero = A tile lies on level 1 or higher.
byl-why-not_on_top = On { $cell } there is already something on level { $level }; a tile must lie above everything.
byl-why-under_a_bridge = A bridge on level { $level } spans { $cell }; a tile must lie above it.
byl-why-exactly_over = The tile would lie exactly over another one; shift it by at least one cell.
byl-why-too_high = No pillar reaches level { $level } from { $cells }; choose a lower level or another place.
byl-why-three_supports = At least three corners need a support, but nothing can carry these: { $corners }.
byl-why-statue_too_low = The statue under the corner at the { $corner } is too low to carry the tile, and its cell takes no pillar; leave this corner open.
byl-why-no_pillar_here = No pillar can stand under the corner at the { $corner }; leave this corner open.
byl-why-statue_carries = The statue carries the corner at the { $corner }, so it cannot be left open.
byl-why-no_belvedere = No belvedere is left, so all four corners need a support.
byl-why-no_double_pillar = { $needed ->
    [one] This needs a double pillar, and the supply has none left.
   *[other] This needs { $needed } double pillars, and the supply has { $left } left.
}
byl-why-too_few_pillars = { $cost ->
    [one] This costs 1 pillar, and you have none.
   *[other] This costs { $cost } pillars, { $missing } more than you have.
}
byl-why-no_tile_placed = Decorations are built right after a tile has been placed.
byl-why-enough_decorations = No further decoration may follow this tile.
byl-why-number_of_cells = A statue takes one cell; the other decorations have two ends.
byl-why-no_piece_left = There is no piece left in the supply for { $decoration-a }.
byl-why-not_this_tile = The decoration must use a cell of the tile just placed.
byl-why-not_free = Something already stands on { $cell }.
byl-why-no_symbol = { $decoration-the } needs its symbol at every end; it is missing on { $cells }.
byl-why-no_wild_board = The bare board cannot be the wild space; choose a cell of a terrace.
byl-why-other_symbol = { $cell } shows another symbol, so it cannot be the wild space.
byl-why-one_wild_space = There is only one wild space per turn.
byl-why-statue_out_of_line = Another statue needs one already standing in its row or column.
byl-why-fountain_apart = The two ends of a fountain lie side by side.
byl-why-fountain_levels = The two ends of a fountain lie on the same level, not on { $level } and { $other }.
byl-why-fountain_one_tile = The two ends of a fountain lie on two different tiles.
byl-why-staircase_apart = The two ends of a staircase lie side by side.
byl-why-staircase_levels = A staircase joins two levels that differ by exactly one, not { $level } and { $other }.
byl-why-bridge_apart = The ends of a bridge lie in one row or column with exactly one cell between them.
byl-why-bridge_levels = The two ends of a bridge lie on the same level, not on { $level } and { $other }.
byl-why-bridge_gap = The cell between the ends must lie lower than the bridge: { $cell } lies on level { $gap }, the bridge would lie on { $level }.
byl-why-bridge_gap_ground = In this game nothing may lie below a bridge.
byl-why-which_tile_stays = Two tiles are left; please say which one you keep.
byl-why-kept_by_itself = There is nothing to choose: a single tile is kept automatically.

## What is at stake

byl-threat-flower = { $spot }: { $material-tile } with { $flower-with } would complete a set of flowers: { $stakes }.
byl-threat-decoration = { $seat } lacks only { $decoration-a } for a set of decorations: { $points } points.
