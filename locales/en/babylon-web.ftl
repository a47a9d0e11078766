### Babylon in the browser.

## What is to be done

web-byl-progress = Round { $round } of { $rounds }
web-byl-status-picking = Pick the board that you want to play.
web-byl-status-removing = Remove a clay terrace from the quarry ({ $count } to go).
web-byl-status-digging = Take a terrace from the quarry; the number on it is how many pillars come with it.
web-byl-status-confirm = { $action }? Press again, or use the button.
web-byl-status-keeping = Two terraces are left. Which one do you keep?
web-byl-status-no_place = This terrace fits nowhere with your pillars. End your turn; it stays in your store.
web-byl-status-placing = Place the terrace, or end your turn. You have { $count ->
        [0] no pillars
        [one] 1 pillar
       *[other] { $count } pillars
    }.
web-byl-status-decorating = { $count ->
        [one] A decoration is
       *[other] { $count } decorations are
    } possible now. Build, or go on.
web-byl-status-done = Nothing is left to do; end your turn.
web-byl-status-other_picking = { $seat } picks a board.
web-byl-status-other_removing = { $seat } removes a clay terrace.
web-byl-status-other_digging = { $seat } digs in the quarry.
web-byl-status-other_building = { $seat } builds.
web-byl-go-pick = Take this board
web-byl-go-remove = Remove
web-byl-go-dig = Dig
web-byl-go-place = Place ({ $cost ->
        [one] 1 pillar
       *[other] { $cost } pillars
    })
web-byl-go-decorate = Build: { $decoration }
web-byl-go-end = End turn

## The table

web-byl-quarry = Quarry
web-byl-mine = Garden
web-byl-pages = What is shown
web-byl-garden-of = Garden of { $name }
web-byl-own-garden = Back to my garden
web-byl-show-garden = Show this garden large
web-byl-looking = How the garden is shown
web-byl-look-above = From above
web-byl-look-tilted = Tilted
web-byl-walk = Go around the garden
web-byl-levels = Levels
web-byl-levels-shown = Highest level on show
web-byl-levels-up-to = up to level { $level } of { $all }
web-byl-round = Round { $round } of { $rounds }
web-byl-last-round = The last one!
web-byl-unseen = Round tokens that nobody has seen yet
web-byl-hand = Your terraces
web-byl-no-tile = No terrace in hand
web-byl-taken = taken
web-byl-stored = in store
web-byl-pillars = { $count ->
        [one] 1 pillar
       *[other] { $count } pillars
    }
web-byl-figure-board = Board
web-byl-figure-pillars = Pillars
web-byl-score = Points
web-byl-hidden = hidden
web-byl-supply = Supply
web-byl-supply-single_pillars = Single pillars
web-byl-supply-double_pillars = Double pillars
web-byl-supply-statues = Statues
web-byl-supply-fountains = Fountains
web-byl-supply-staircases = Staircases
web-byl-supply-bridges = Bridges
web-byl-supply-belvederes = Belvederes

## Choosing

web-byl-pick-board = Boards that are free
web-byl-keep = Keep { $tile }
web-byl-chances = Decorations that are possible now
web-byl-lay = How the terrace lies
web-byl-turn-tile = Turn the terrace
web-byl-level-is = Level { $level }
web-byl-open-is = Open corner: { $corner }
web-byl-open-none = All corners on supports
web-byl-open-short = open corner
web-byl-open-short-none = four supports
web-byl-lay-where = Point at a cell: it becomes the upper left corner.
web-byl-lay-where-tilted = Point at a cell: it becomes the far corner.
web-byl-lay-illegal = Not possible here – press to see why.
web-byl-lay-cost = { $cost } of { $pillars ->
        [one] 1 pillar
       *[other] { $pillars } pillars
    }
web-byl-lay-hides = covers { $cells }

## In words

web-byl-belvedere = Belvedere
web-byl-symbol-at = { $symbol } { $corner }
web-byl-tile = { $material }, { $flower }; { $symbols }
web-byl-spot = { $spot }: { $tile }; { $pillars ->
        [0] no pillar
        [one] 1 pillar
       *[other] { $pillars } pillars
    }, { $below ->
        [0] nothing
        [one] 1 terrace
       *[other] { $below } terraces
    } below
web-byl-spot-empty = { $spot }: empty
web-byl-cell-board = { $cell }: bare board
web-byl-cell-symbol = symbol { $symbol }
web-byl-cell-blank = free, no symbol
web-byl-cell = { $cell }: level { $level }, { $what }
web-byl-ghost = { $cell }, level { $level }, turned by { $turn }°: costs { $cost ->
        [0] no pillar
        [one] 1 pillar
       *[other] { $cost } pillars
    }.
web-byl-ghost-open = Open corner { $corner }.
web-byl-ghost-chances = Makes possible: { $chances }.
web-byl-ghost-illegal = { $cell }: the terrace cannot lie here.
web-byl-prospect = { $decoration } for { $points ->
        [one] 1 point
       *[other] { $points } points
    }
web-byl-promo-row = Row { $line }: { $decoration }, { $scores ->
        [yes] scores 1 point
       *[no] does not score yet
    }
web-byl-promo-column = Column { $line }: { $decoration }, { $scores ->
        [yes] scores 1 point
       *[no] does not score yet
    }
web-byl-text = The table in words
web-byl-text-player = { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $pillars ->
        [0] no pillars
        [one] 1 pillar
       *[other] { $pillars } pillars
    }.

## Keys

web-byl-keys-move = move in the garden or the quarry
web-byl-keys-enter = choose; once more: do it
web-byl-keys-turn = turn the terrace (with Shift the other way)
web-byl-keys-level = another level
web-byl-keys-open = another open corner
web-byl-keys-tile = the other terrace
web-byl-keys-number = choose a decoration, a board, or what stays
web-byl-keys-end = end the turn
web-byl-keys-look = from above or tilted; go around the garden
web-byl-keys-slice = take upper levels off, put them back
web-byl-keys-visit = the next garden; quarry or garden on a small screen

## How to play

web-byl-primer-1 = Dig
web-byl-primer-1-text = Take a visible terrace from the quarry. It brings a pillar for every edge at the wall or at a terrace that does not lie higher, and one more if it shows your own flower.
web-byl-primer-2 = Place
web-byl-primer-2-text = Put the terrace, or the one in your store, or both, into your garden: on three or four supports, anywhere, turned as you like. A single pillar carries one level, a double pillar costs two and carries two levels.
web-byl-primer-3 = Build up
web-byl-primer-3-text = Pillars also stand on terraces. A terrace lies above everything under it, but never exactly over another one.
web-byl-primer-4 = Decorate
web-byl-primer-4-text = Right after a terrace you may build decorations that use it: a statue (in line with another one), a fountain (two terraces of one level), a staircase (two neighbouring levels), a bridge (over a lower cell). They cost nothing.
web-byl-primer-5 = Height counts
web-byl-primer-5-text = In the end a statue is worth its level, a fountain or a bridge three times its level, a staircase the sum of both levels. What a terrace hides completely is worth nothing.
web-byl-primer-6 = Sets
web-byl-primer-6-text = Every set of all four decorations and every set of terraces with all four flowers brings points, as far as it can be seen.
web-byl-primer-7 = Mind the corner
web-byl-primer-7-text = A corner without a support gets a belvedere: it brings nothing, and nothing can stand on its cell.

## Gallery

web-byl-gallery-tiles = Terraces
web-byl-gallery-decorations = Decorations
web-byl-gallery-flowers = Flowers
web-byl-gallery-tokens = Round tokens
web-byl-gallery-statue = one cell; worth its level
web-byl-gallery-fountain = two cells of one level on two terraces; three times its level
web-byl-gallery-staircase = two cells one level apart; the sum of both levels
web-byl-gallery-bridge = two cells of one level with a lower one between them; three times its level
web-byl-gallery-belvedere = on a corner without a support; worth nothing
