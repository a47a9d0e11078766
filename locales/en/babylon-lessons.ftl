### Babylon: what the lessons say. `$seat1` is the opponent.

byl-learn-title = First steps
byl-learn-about = Everything you need for your first match.
byl-learn-else = That is allowed, but here we try something else. Follow the golden ring.

## Digging

byl-learn-dig = Digging
byl-learn-dig-learned = Every turn begins in the quarry: you take a terrace, and pillars come with it.
byl-learn-dig-1 = This is the quarry, where every turn begins. You take one terrace, and the number below it says how many pillars come with it.
byl-learn-dig-2 = Your board belongs to the rose. Take the terrace with roses on b3: with 5 pillars it brings more than any other.
byl-learn-dig-2-deep = This one lies in a hole: all its neighbours are higher, so it brings no pillar at all. Look for a bigger number.
byl-learn-dig-2-fewer = You may take any terrace, but this one brings fewer pillars. The roses on b3 bring 5.
byl-learn-dig-2-well = One pillar for every edge that touches a wall or a terrace no higher: that makes 4. The fifth is for the roses, your own flower.
byl-learn-dig-3 = Clay lies on top with two symbols, then granite with three, then basalt with four. Deeper terraces are richer, but often bring fewer pillars.

## Placing

byl-learn-place = Placing a terrace
byl-learn-place-learned = A terrace stands on four corners; what you do not place waits in your store.
byl-learn-place-1 = Down here is what you have: the terrace you took, your start terrace in the store, and 5 pillars.
byl-learn-place-2 = Touch the cell with the ring: there the upper left corner of the terrace will lie. Then confirm.
byl-learn-place-2-start = Your start terrace shows all four symbols. Keep it for later, and place the clay terrace first.
byl-learn-place-2-open = One corner may stay open to save a pillar; we come to that. Here you have enough for all four.
byl-learn-place-2-turn = Terraces may be turned, and soon you will need that. This time leave it as it is.
byl-learn-place-2-there = You may build anywhere, side by side or apart. For now, take the cell with the ring.
byl-learn-place-2-end = Do not stop yet: you have 5 pillars, and 4 are enough for this terrace.
byl-learn-place-2-well = Four corners, four pillars: your first terrace stands on level 1.
byl-learn-place-3 = One pillar is left, too little for another terrace. End your turn.
byl-learn-place-3-well = The pillar and the start terrace wait in your store. There is room for one terrace and six pillars, anything more is lost.

## Levels and supports

byl-learn-levels = Reaching up
byl-learn-levels-learned = Single pillars reach up one level, double ones two; one corner may stay open.
byl-learn-levels-1 = Two terraces lie side by side on level 1. Pillars can stand on them, too.
byl-learn-levels-2 = Place the new terrace across both, on level 2. Touch the ring and confirm.
byl-learn-levels-2-high = Double pillars would even carry it up to level 3. But they cost two each, and you need some for the next terrace.
byl-learn-levels-2-open = With an open corner it would be cheaper. But here you can afford all four supports.
byl-learn-levels-2-turn = Turning is allowed. Here it changes nothing, so leave it as it is.
byl-learn-levels-2-other = That one comes next. First place the terrace that you have just taken.
byl-learn-levels-2-there = There is room in many places, but we want to go up: lay it across the two terraces.
byl-learn-levels-2-end = Wait, you have 8 pillars and two terraces to build with!
byl-learn-levels-2-well = Four pillars again, and you are on level 2. Only one thing is forbidden: a terrace exactly over another one.
byl-learn-levels-3 = Now for the one from your store. On the left its pillars stand on level 1, but on the right it needs double pillars up from the ground, at 2 pillars each.
byl-learn-levels-4 = All four would cost 6, and you have 4. So leave a corner open: touch the ring, then choose the corner at the lower right, which has no symbol.
byl-learn-levels-4-symbol = The upper right corner shows a staircase, and you would lose that symbol. Choose the empty corner below it.
byl-learn-levels-4-turn = Turned like this the symbols lie elsewhere. Leave it as it is, with the empty corner at the lower right.
byl-learn-levels-4-there = Possible, but we stay up here: right beside the terrace on level 2.
byl-learn-levels-4-end = Not yet: 4 pillars are just enough for this terrace.
byl-learn-levels-4-well = Two single pillars, one double: 4. Three supports are enough, and the open corner gets a belvedere.
byl-learn-levels-5 = A belvedere is pretty, but brings no points, and nothing can ever stand on its cell. That is why you leave empty corners open.

## Statue and fountain

byl-learn-decorate = Statue and fountain
byl-learn-decorate-learned = Fountains join two terraces of one level, statues stand in line; both are worth more higher up.
byl-learn-decorate-1 = Symbols show which decorations can be built. This fountain still needs a second one beside it, on another terrace of the same level.
byl-learn-decorate-2 = Touch the ring, then turn the terrace once. Golden frames show what becomes possible.
byl-learn-decorate-2-open = That saves a pillar, but you need it for nothing else now. Put the terrace on all four corners.
byl-learn-decorate-2-turn = Look where its fountain lies: it has to touch the other one. Turn the terrace until two frames light up.
byl-learn-decorate-2-there = Possible, but there it meets nothing. Place it to the right of your terrace.
byl-learn-decorate-2-end = You have the terrace and 4 pillars: use them.
byl-learn-decorate-2-well = Now both symbols have found a partner. Decorations are built right after the terrace, and they cost nothing.
byl-learn-decorate-3 = First the fountain: choose it below the garden and build it.
byl-learn-decorate-3-statue = The statue is next. Begin with the fountain.
byl-learn-decorate-3-end = Stop: what is not built now needs another terrace later. Decorations cost nothing!
byl-learn-decorate-3-well = A fountain brings three times its level: 3 points here.
byl-learn-decorate-4 = Now the statue. Your first may stand anywhere, every further one needs another statue in its row or column.
byl-learn-decorate-4-end = The statue costs nothing. Take it along!
byl-learn-decorate-4-well = A statue brings its level: 1 point. On level 3 it would be 3.
byl-learn-decorate-5 = You now have 5 points. Points are counted at the end, but you can always see here how your garden stands.

## Staircase and bridge

byl-learn-stairs = Staircase and bridge
byl-learn-stairs-learned = A staircase joins neighbouring levels, a bridge spans one lower cell.
byl-learn-stairs-1 = Two symbols are waiting: a staircase on level 1 at the left, and a bridge on level 2 at the right.
byl-learn-stairs-2 = Your terrace shows a staircase and a bridge. Place it across the two lower ones, between both symbols.
byl-learn-stairs-2-open = You have 4 pillars, so put it on all four corners. That keeps every symbol free.
byl-learn-stairs-2-turn = Look at the symbols: the staircase belongs to the left, the bridge to the right. So do not turn it.
byl-learn-stairs-2-there = There the symbols meet nothing. Lay the terrace across the two lower ones.
byl-learn-stairs-2-end = With this terrace you can build two decorations. Do place it!
byl-learn-stairs-2-well = Level 2, right between both symbols. Now build what it makes possible.
byl-learn-stairs-3 = A staircase joins two neighbouring cells that are one level apart. Build it.
byl-learn-stairs-3-bridge = The bridge comes right after. First the staircase, please.
byl-learn-stairs-3-end = Not yet: two decorations are waiting, and they cost nothing.
byl-learn-stairs-3-well = A staircase brings both its levels: 1 and 2 make 3 points.
byl-learn-stairs-4 = A bridge joins two cells of one level, with exactly one lower cell between them. Build it, too.
byl-learn-stairs-4-end = The bridge is worth 6 points. Do not leave it behind!
byl-learn-stairs-4-well = A bridge brings three times its level: 6 points. Nothing can be pushed in below it any more.
byl-learn-stairs-5 = One terrace, two decorations, 9 points. Such places are worth looking for before you dig.

## Round tokens

byl-learn-token = Round tokens
byl-learn-token-learned = A token changes every round a little: a pillar more or less, or a wild space.
byl-learn-token-1 = Every round turns up a token that holds for everybody. This one is a wild space: once in your turn, an empty cell of a terrace counts as any symbol.
byl-learn-token-2 = Your garden shows a fountain without a partner, so you need a terrace with empty cells. Take the clay terrace on b2.
byl-learn-token-2-there = That works as well. But b2 brings 4 pillars and fits your garden, so take that one.
byl-learn-token-2-well = Two symbols, two empty cells, and enough pillars to place it.
byl-learn-token-3 = Place it beside your terrace, so that an empty cell lies next to the fountain.
byl-learn-token-3-open = The belvedere would take up a cell, and you have 4 pillars. Use them all.
byl-learn-token-3-turn = Do not turn it: the empty cells belong at the bottom, next to the fountain.
byl-learn-token-3-there = There it does not touch the fountain. Place it directly to the right of your terrace.
byl-learn-token-3-end = This token holds for one round only. Use it!
byl-learn-token-3-well = The star means: this decoration uses the wild space.
byl-learn-token-4 = Build the fountain. Its right half stands on the empty cell.
byl-learn-token-4-end = Without the wild space this fountain would not be possible. Build it!
byl-learn-token-4-well = 3 points that the symbols alone would never have given you.
byl-learn-token-5 = Other tokens bring one pillar more or one fewer for every dig, many change nothing. Which ones may still come stands beside the round.

## Sets

byl-learn-sets = Complete the sets
byl-learn-sets-learned = A set of all four decorations brings 5 points, and so does a set of all four flowers.
byl-learn-sets-1 = A statue, a fountain and a bridge stand in your garden. One staircase, and you have a set of all four decorations: 5 extra points.
byl-learn-sets-2 = Your terraces show irises, lilies and roses. With marigolds you have all four flowers, and that is another 5 points.
byl-learn-sets-3 = Do both in one turn and score 13 points. Look for a terrace with marigolds and a staircase, and for the staircase that waits in your garden.
byl-learn-sets-3-well = 3 points for the staircase and 5 for each set: 13 points with a single terrace!
byl-learn-sets-3-missed = Not quite 13 points. On b2 there are marigolds and a staircase, and in your garden a staircase waits at the lower edge of the basalt terrace.

## The end

byl-learn-end = The end
byl-learn-end-learned = At the end only what can be seen from above counts, and the higher, the better.
byl-learn-end-1 = The last round: your last turn decides. { $seat1 } has 10 points, you have 4.
byl-learn-end-2 = A statue carries a terrace one level above it, without a pillar. But then nobody sees it, and only what can be seen from above counts.
byl-learn-end-3 = Do it all the same! Touch the ring and turn the terrace once, so that its fountain meets the one on level 2.
byl-learn-end-3-open = You have 3 pillars, and the statue carries the fourth corner. So no corner needs to stay open.
byl-learn-end-3-turn = The fountain has to lie at the upper right, next to the other one. Turn it once.
byl-learn-end-3-there = That hides nothing, but it brings no fountain on level 2 either. Go up!
byl-learn-end-3-end = You are 6 points behind. Build first!
byl-learn-end-3-well = The hidden statue costs you 1 point. But with marigolds all four flowers can be seen now, and that is worth 5.
byl-learn-end-4 = And now the fountain on level 2.
byl-learn-end-4-end = The fountain is worth 6 points, and this is your last turn. Build it!
byl-learn-end-4-well = 6 points. What a terrace covers only in part still counts in full.
byl-learn-end-5 = That was all. End your turn, and the match is over.
byl-learn-end-5-well = 14 to 10: you win! Decorations by their levels, and 5 points for every set.
byl-learn-end-6 = Pillars and terraces in the store bring nothing. In a tie, whoever has fewer belvederes is ahead.

## The first match

byl-learn-first = Your first match
byl-learn-first-learned = You have played your first match. Now you know Babylon!
byl-learn-first-1 = Dig, place, decorate, end your turn. If you do not know what to do, ask for a hint.
byl-learn-first-1-well = That was your first match! From now on you know all it takes.
byl-learn-first-open = The last four rounds of a match are yours, against an easy bot. Look at your garden for symbols without a partner, then dig a terrace that fits.
byl-learn-first-dug = Now try out places and turns: golden frames show what would become possible. You may also place the one in your store, and what you do not place is kept there.
byl-learn-first-placed = It stands! If decorations are offered now, take them all: they cost nothing.
byl-learn-first-decorated = Well built. As long as a part of it can be seen, it counts.
byl-learn-first-wild = A wild space! This round an empty cell can be any symbol for you, once.
byl-learn-first-plus = One pillar more for every dig: a good round for building high.
byl-learn-first-last = The last round! Nothing in the store counts, so place whatever brings points.

## Promo cards

byl-learn-promo = Promo cards
byl-learn-promo-about = The cards along your garden, and how to make the most of them.

byl-learn-lines = Rows and columns
byl-learn-lines-learned = Each row and each column names a decoration; if one is visible in it, it brings 1 point.
byl-learn-lines-1 = Promo cards lie along your garden: one decoration for each row and each column. Row 4 wants a statue.
byl-learn-lines-2 = Column 5 wants a statue, too. A statue where both cross counts for both.
byl-learn-lines-3 = Place your terrace with its statue right at the crossing: touch the ring and confirm.
byl-learn-lines-3-open = You have 4 pillars, so put it on all four corners. The statue needs its cell.
byl-learn-lines-3-turn = Turned like this the statue lies somewhere else. Leave it as it is.
byl-learn-lines-3-there = You may build there, but the statue would miss the crossing of row 4 and column 5.
byl-learn-lines-3-end = First use the terrace: two points are waiting.
byl-learn-lines-3-well = The statue symbol lies exactly where row 4 and column 5 cross.
byl-learn-lines-4 = Build the statue.
byl-learn-lines-4-end = Without the statue the lines bring nothing. Build it!
byl-learn-lines-4-well = 1 point for the row, 1 for the column, and 1 for the statue itself on level 1.
byl-learn-lines-5 = Lines that score light up. More of the same in one line brings nothing more, and the level does not matter here.

byl-learn-parts = Long pieces
byl-learn-parts-learned = Every visible cell of a fountain, a staircase or a bridge counts for its row and its column.
byl-learn-parts-1 = Row 6 wants a bridge, and so does column 6. A terrace in your garden shows a bridge in row 6, right beside that column.
byl-learn-parts-2 = Place the terrace on the other side of column 6, so that the bridge can span it.
byl-learn-parts-2-open = You have 4 pillars. Put it on all four corners and keep its symbols free.
byl-learn-parts-2-turn = Its bridge has to lie at the upper left, across from the other one. Do not turn it.
byl-learn-parts-2-there = From there the bridge does not reach. Leave exactly one cell between the two bridge symbols.
byl-learn-parts-2-end = Not yet: this terrace makes a bridge possible.
byl-learn-parts-2-well = One lower cell between two bridge symbols on the same level: that is what a bridge needs.
byl-learn-parts-3 = Build the bridge across column 6.
byl-learn-parts-3-end = The bridge costs nothing and is worth 5 points. Build it!
byl-learn-parts-3-well = 3 points for the bridge, 1 for row 6 and 1 for column 6.
byl-learn-parts-4 = Only the middle of the bridge lies in column 6, and that is enough. But a part that a terrace covers later no longer counts for its line.

byl-learn-both = Two at once
byl-learn-both-learned = With promo cards it also matters where you build, not only how high.
byl-learn-both-1 = Two fountains are waiting for a partner. One place is better than the other: look at the cards for row 5 and column 4.
byl-learn-both-2 = Your turn: score 5 points with this terrace.
byl-learn-both-2-well = 3 points for the fountain and 2 for its lines. At the other place it would have been 3 in all.
byl-learn-both-2-missed = Not 5 points yet. The fountain should lie in row 5 and reach into column 4.
byl-learn-both-3 = Up to 16 points lie in these lines: one for each row and each column. Plan your garden by them from the start.
