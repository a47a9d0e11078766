### Babylonia: what the lessons say. `$seat1` is the opponent.

bab-learn-title = First steps
bab-learn-about = Everything you need for your first match.
bab-learn-else = That is allowed, but here we try something else. Follow the golden ring.

## A turn

bab-learn-turn = Your turn
bab-learn-turn-learned = A turn is two tokens; then your stand is refilled.
bab-learn-turn-1 = Welcome to the land between two rivers! This is your stand. Its tokens are priests, officials and merchants, the nobles, and farmers.
bab-learn-turn-2 = Place your priest beside the city that shows the priest’s symbol: pick the token, press the hex, then confirm.
bab-learn-turn-2-there = A priest may stand there too. For now, put it on the hex with the ring, right beside the priest’s city.
bab-learn-turn-2-kind = Right hex, other token: this city shows a priest, so pick the priest.
bab-learn-turn-2-well = Well placed. Nobles bring points in cities that show their symbol.
bab-learn-turn-3 = Each turn you place two tokens. Put the official between these two cities.
bab-learn-turn-3-there = An official may stand there too, but the hex with the ring touches two cities at once.
bab-learn-turn-3-well = One token, two cities: hexes between them are the best ground in the land.
bab-learn-turn-4 = That makes two. End your turn.
bab-learn-turn-4-well = You drew two new tokens at once: your stand always starts a turn with five. Now watch { $seat1 }.
bab-learn-turn-5 = { $seat1 } placed two tokens as well, and it is your turn again. Place, score what is surrounded, refill: that is the whole rhythm.

## Fields

bab-learn-fields = Farmers and fields
bab-learn-fields-learned = Farmers harvest fields beside your tokens, and three or more of them may go in one turn.
bab-learn-fields-1 = Fields are for farmers, and only if one of your tokens already lies beside them. Your priest opens this field: harvest it!
bab-learn-fields-1-there = A farmer may stand there, but it brings nothing yet. The field beside your priest is worth 6 points.
bab-learn-fields-1-noble = Nobles stay out of the fields. Pick a farmer.
bab-learn-fields-1-well = 6 points at once! The field leaves the game and your farmer stays in its place.
bab-learn-fields-2 = Usually a turn is two tokens, but of farmers alone you may place three or more. Send one to the edge of the 7.
bab-learn-fields-2-there = Possible, but with a farmer on the ringed hex the field with the 7 opens for you.
bab-learn-fields-2-noble = With a noble now, your turn would be over. Farmers alone may go on!
bab-learn-fields-2-well = This farmer opens the next field, in the very same turn.
bab-learn-fields-3 = Harvest the 7 with the next farmer.
bab-learn-fields-3-there = Allowed, but the 7 is right there: take it.
bab-learn-fields-3-well = 7 more. Three farmers, 13 points in a single turn.
bab-learn-fields-4 = You could go on as long as you have farmers. Let us stop here: end your turn.
bab-learn-fields-4-more = You may indeed go on. But keep this one for now and end your turn.
bab-learn-fields-4-well = Three or more farmers: no noble among them, and all of them on land.
bab-learn-fields-5 = Fields with a city symbol bring 1 point for every city that anybody owns at that moment. They ripen late in the game.

## Cities

bab-learn-cities = Cities
bab-learn-cities-learned = A surrounded city pays nobles with its symbol, then goes to whoever has the most tokens beside it.
bab-learn-cities-1 = This city shows an official. As soon as all land beside it holds tokens, no matter whose, it is scored.
bab-learn-cities-2 = One land hex is still free. Close the city with an official.
bab-learn-cities-2-kind = That would close the city too, but only an official brings points here.
bab-learn-cities-2-there = The official brings points beside the city: use the hex with the ring.
bab-learn-cities-2-well = Surrounded! It is scored as soon as you end your turn.
bab-learn-cities-3 = A turn has two tokens: put a farmer wherever you like.
bab-learn-cities-3-well = Two tokens placed. Now let the city count.
bab-learn-cities-4 = End your turn and watch the scoring.
bab-learn-cities-4-well = 2 points for each of your two officials. And with 2 tokens against 1 the city is yours: 1 more point.
bab-learn-cities-5 = Whenever anybody wins a city, all players get 1 point for every city they own. Cities won early pay again and again.

## Chains

bab-learn-chains = Chains
bab-learn-chains-learned = Nobles count from afar if a chain of your tokens leads to the city.
bab-learn-chains-1 = This city shows official and priest. Two of your nobles stand too far away. Or do they?
bab-learn-chains-2 = One token is placed already. With the second, close the city and the gap at once: a farmer will do.
bab-learn-chains-2-kind = That connects as well. But keep your nobles: for a mere link a farmer is enough.
bab-learn-chains-2-there = Look at the gap between your nobles and the city: the hex with the ring closes both.
bab-learn-chains-2-well = Now an unbroken chain of your tokens leads from the city to both nobles.
bab-learn-chains-3 = End your turn and see who counts.
bab-learn-chains-3-more = One farmer was enough. End your turn.
bab-learn-chains-3-well = Two priests and an official: 6 points for nobles. The farmers link, but bring nothing themselves.
bab-learn-chains-4 = These nobles stay where they are and score again with every later city they reach. Grow long chains!

## Ziggurats

bab-learn-ziggurats = Ziggurats
bab-learn-ziggurats-learned = Each token beside a ziggurat brings 1 point for every ziggurat you touch.
bab-learn-ziggurats-1 = Three ziggurats tower over the land. You already touch one of them, with a farmer.
bab-learn-ziggurats-2 = Put your merchant beside a second ziggurat.
bab-learn-ziggurats-2-there = No ziggurat points there. The hex with the ring lies beside a ziggurat that you do not touch yet.
bab-learn-ziggurats-2-kind = That would bring points as well, but let us use the merchant.
bab-learn-ziggurats-2-well = 2 points: one for every ziggurat that you touch now.
bab-learn-ziggurats-3 = And the third, with a farmer.
bab-learn-ziggurats-3-there = That does not touch the third ziggurat. Try the hex with the ring.
bab-learn-ziggurats-3-well = 3 points. From now on every token of yours beside any ziggurat brings 3.
bab-learn-ziggurats-4 = Touch them all early, and harvest all game long. End your turn.
bab-learn-ziggurats-4-well = 5 points in one turn, without a single city.

## Cards

bab-learn-cards = Ziggurat cards
bab-learn-cards-learned = Whoever has the most tokens around a surrounded ziggurat takes a card.
bab-learn-cards-1 = Around this ziggurat a single hex is free. You have three tokens beside it, { $seat1 } has two.
bab-learn-cards-2 = One token is placed already. Close the ring with your merchant.
bab-learn-cards-2-kind = That would do it too. Let us take the merchant.
bab-learn-cards-2-there = The last free hex beside the ziggurat wears the ring.
bab-learn-cards-2-well = 1 point for touching it, and the ziggurat is surrounded.
bab-learn-cards-3 = End your turn to win the ziggurat.
bab-learn-cards-3-well = You have the most tokens beside it, so you may choose a card. A tie would have left everybody empty-handed.
bab-learn-cards-4 = Take any card you like: read them in peace. A bigger stand, for example, gives you more choice every turn.
bab-learn-cards-4-well = It works from now on. The ziggurat stays where it is and still counts for whoever touches it.

## Rivers

bab-learn-river = On the river
bab-learn-river-learned = River tokens lie face down: they link and count for the majority, but score no symbols.
bab-learn-river-1 = { $seat1 } has two tokens beside this city, you have one, and one land hex is free. Close it now and you tie: then nobody wins the city!
bab-learn-river-2 = Rivers help. Put a farmer on the river beside the city: it will lie face down.
bab-learn-river-2-tie = Careful: two against two is a tie, and the city would leave the game. First a token on the river!
bab-learn-river-2-kind = Face down all tokens are alike, so do not waste a noble: a farmer will do.
bab-learn-river-2-other = That works too. Let us take the hex with the ring.
bab-learn-river-2-well = Face down it shows no symbol, but it links your chains and counts beside the city.
bab-learn-river-3 = And now close the city with your priest.
bab-learn-river-3-kind = That closes the city, but the priest also brings points here.
bab-learn-river-3-well = Three against two. River hexes need not be filled: only the land around counts as surrounding.
bab-learn-river-4 = End your turn.
bab-learn-river-4-well = The nobles in your chain score, and the city is yours by that one token on the river.

## A task

bab-learn-task = Try it yourself
bab-learn-task-learned = You won a city that looked lost.
bab-learn-task-1 = Now it is up to you. { $seat1 } has two tokens beside this city, you have just one.
bab-learn-task-2 = Win the city G7 in this turn! Take your time: until you end the turn, everything can be taken back.
bab-learn-task-2-well = Yours! And the token on the river even linked your nobles from the far bank.
bab-learn-task-2-else = Not this time. Count the tokens beside G7, river hexes included: you need more than { $seat1 }.

## The end

bab-learn-end = How it ends
bab-learn-end-learned = The match ends at once with one city left, or with an empty stand.
bab-learn-end-1 = Only two cities are left. With at most one on the board the match ends at once. You are 3 points behind, so make this one count!
bab-learn-end-2 = One token is placed. Close the city with your merchant.
bab-learn-end-2-kind = That closes the city too, but a merchant brings points here.
bab-learn-end-2-there = Then { $seat1 } may get there first. Close the city: the hex with the ring.
bab-learn-end-2-well = Two merchants of yours reach this city.
bab-learn-end-3 = End your turn, and with it the match.
bab-learn-end-3-well = 4 points for merchants and 5 for your cities: you win 70 to 68.
bab-learn-end-4 = A match also ends when somebody’s stand stays empty after refilling. If points are tied, more cities win.

## The first match

bab-learn-first = Your first match
bab-learn-first-learned = That was a whole match, only shorter. You know how to play Babylonia!
bab-learn-first-1 = A short match against an easy bot, begun in the middle. Play as you like: I only say something when it is new.
bab-learn-first-1-well = The match is over: compare the points. A full one takes about three times as long.
bab-learn-first-begin = You have eleven tokens. Look for cities with one free hex, such as this one: who would have the most tokens there?
bab-learn-first-undo = Changed your mind? Until you end the turn, everything can be taken back.
bab-learn-first-hint = Stuck? A hint shows what a strong player would do.
bab-learn-first-field = A harvest! Fields pay at once: keep an eye on those beside your tokens.
bab-learn-first-ziggurat = Ziggurat points: the numbers on the hexes show what a token would bring there.
bab-learn-first-their-ziggurat = { $seat1 } collects at the ziggurats. Each one touched makes the next token worth more.
bab-learn-first-city = A city for you! It pays again with every city that anybody wins.
bab-learn-first-their-city = { $seat1 } takes a city. Your connected nobles still bring you points, even in somebody else’s city.
bab-learn-first-tie = A tie: nobody wins this city. Next time, the river may decide.
bab-learn-first-late = Supplies run low. Fields with a city symbol are at their best now.
