### Babylon in the browser.

## What is to be done

web-byl-progress = Round { $round } of { $rounds }
web-byl-status-picking = Pick the board you want to play.
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
web-byl-status-done = There is nothing left to do; end your turn.
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
web-byl-levels-shown = Highest level shown
web-byl-levels-up-to = up to level { $level } of { $all }
web-byl-round = Round { $round } of { $rounds }
web-byl-last-round = The last one!
web-byl-unseen = Round tokens nobody has seen yet
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

web-byl-pick-board = Free boards
web-byl-keep = Keep { $tile }
web-byl-chances = Decorations you can build now
web-byl-lay = Placing the terrace
web-byl-turn-tile = Turn the terrace
web-byl-level-is = Level { $level }
web-byl-open-is = Open corner: { $corner }
web-byl-open-none = All corners supported
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
web-byl-ghost-illegal = { $cell }: the terrace does not fit here.
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

web-byl-keys-move = move around the garden or the quarry
web-byl-keys-enter = choose; press again to confirm
web-byl-keys-turn = turn the terrace (with Shift the other way)
web-byl-keys-level = another level
web-byl-keys-open = another open corner
web-byl-keys-tile = the other terrace
web-byl-keys-number = choose a decoration, a board, or what to keep
web-byl-keys-end = end the turn
web-byl-keys-look = from above or tilted; go around the garden
web-byl-keys-slice = lift upper levels off, put them back
web-byl-keys-visit = the next garden; quarry or garden on a small screen

## How to play

web-byl-primer-1 = Dig
web-byl-primer-1-text = Take a visible terrace from the quarry. It brings a pillar for every edge that touches the wall or a terrace that is not higher, and one more if it shows your own flower.
web-byl-primer-2 = Place
web-byl-primer-2-text = Put the terrace, the one in your store, or both into your garden: on three or four supports, anywhere, turned as you like. A single pillar reaches up one level; a double pillar costs two and reaches up two.
web-byl-primer-3 = Build up
web-byl-primer-3-text = Pillars can stand on terraces, too. A terrace lies above everything under it, but never exactly over another one.
web-byl-primer-4 = Decorate
web-byl-primer-4-text = Right after placing a terrace you may build decorations that use it: a statue (in line with another one), a fountain (on two terraces of the same level), a staircase (between neighbouring levels), a bridge (over a lower cell). They cost nothing.
web-byl-primer-5 = Height counts
web-byl-primer-5-text = At the end a statue is worth its level, a fountain or a bridge three times its level, a staircase the sum of both levels. What a terrace hides completely is worth nothing.
web-byl-primer-6 = Sets
web-byl-primer-6-text = Every set of all four decorations and every set of terraces with all four flowers brings points, as long as it can be seen.
web-byl-primer-7 = Mind the corner
web-byl-primer-7-text = A corner without a support gets a belvedere: it is worth nothing, and nothing can stand on its cell.

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

## The page of the game

web-byl-story = Your piece of earth is small, so the gardens grow upwards. Dig a terrace out of the common quarry, pay for it with pillars, and set it on the ground or across the corners of others: higher ones only where pillars hold at least three of their corners. Statues, fountains, stairs and bridges then join what lies side by side, and count only as long as they can be seen. The best terrace is the one that opens three places at once, without burying what you built before.
web-byl-edition = The complete game of 2024 for two to four, with the promo cards. Sizes, numbers of tiles and some values come from reviews and pictures and were rebuilt; whoever has the box can replace them.

## Sheets

web-byl-thing-spot = Quarry, place { $spot }
web-byl-thing-hollow = Empty place
web-byl-thing-hollow-text = All three layers are gone. An empty place brings its neighbours no pillars.
web-byl-thing-pillars = { $pillars ->
        [one] Digging it brings you 1 pillar now: for walls and for neighbours that lie no higher, and one more for your own flower.
       *[other] Digging it brings you { $pillars } pillars now: for walls and for neighbours that lie no higher, and one more for your own flower.
    }
web-byl-thing-below = { $below ->
        [0] Nothing lies below it.
        [one] One tile lies hidden below it.
       *[other] { $below } tiles lie hidden below it.
    }
web-byl-thing-dig = You take one visible tile in every turn, and then may place it.
web-byl-thing-remove = Before the first round some clay tiles leave the game, so that granite and basalt come to light sooner with fewer players.
web-byl-thing-tile = Terrace tile
web-byl-thing-lay = It lies on four corners: pillars, or a statue one level below. One corner may stay open and gets a belvedere.
web-byl-thing-worth = { $points ->
        [one] Worth 1 point as it stands.
       *[other] Worth { $points } points as it stands.
    }
web-byl-thing-hidden = Built over, so it is worth nothing.
web-byl-thing-board = Bare board
web-byl-thing-board-text = Level 0. Pillars can stand here; there are no symbols.
web-byl-thing-terrace = A higher terrace needs pillars on free corners, one level or two below it, and must not lie exactly over this one.
web-byl-thing-flower = Four visible terraces with four different flowers are a set that brings points at the end. Tiles with the flower of your own board bring an extra pillar when you dig them.
web-byl-thing-token = Round token
web-byl-thing-promo = Promo card
web-byl-thing-pillars-text = They carry terraces: one for each level of a corner. At most { $most } are kept from turn to turn.
