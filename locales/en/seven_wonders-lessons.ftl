### 7 Wonders: what the lessons say. `$seat1` is the left neighbour, `$seat2` the right one.

## First steps

swb-learn-title = First steps
swb-learn-about = Everything you need for your first match.
swb-learn-else = That is allowed, but here we try something else. Follow the golden ring.

## A turn

swb-learn-turn = Choose and pass on
swb-learn-turn-learned = Everybody chooses a card in secret, all reveal together, and the hands move on.
swb-learn-turn-1 = Welcome! This is your city with its Wonder, the Pyramids. Your neighbours { $seat1 } and { $seat2 } build theirs on your left and right.
swb-learn-turn-2 = Seven cards, one choice: everybody secretly picks one. Take the Lumber Yard, it costs nothing, and build it.
swb-learn-turn-2-card = A good card, too. But raw materials early on make everything else easier: take the Lumber Yard.
swb-learn-turn-2-sell = Discarding brings 3 coins, and we come to that. For now, build the Lumber Yard.
swb-learn-turn-2-well = All cards were revealed at once. Your city makes wood now, in every turn: resources are never used up.
swb-learn-turn-3 = And the hands have moved on: yours went left to { $seat1 }, these six cards came from { $seat2 }. What you leave, others get.
swb-learn-turn-4 = Blue cards are points. The Baths cost one stone, which is exactly what the Pyramids give you. Build them.
swb-learn-turn-4-card = You could build that. But the Baths are worth 3 points, and you have the stone.
swb-learn-turn-4-stage = A stage of your Wonder: that gets a lesson of its own. Build the Baths.
swb-learn-turn-4-sell = For 3 coins? These Baths are worth more to you: build them.
swb-learn-turn-4-well = 3 points at the end, and your stone is there again next turn.
swb-learn-turn-5 = Six turns make an age, then the last card is thrown away. After three ages most points win. In Age II the hands go to the right.

## Buying

swb-learn-trade = Buying from neighbours
swb-learn-trade-learned = What your city lacks you buy from a neighbour, for 2 coins apiece.
swb-learn-trade-1 = Your city makes clay, wood and textile, but the Baths cost stone. { $seat1 } has stone, and neighbours always sell.
swb-learn-trade-2 = Choose the Baths. The price on the card is what you pay now: 2 coins to { $seat1 }. Build!
swb-learn-trade-2-card = That can be built, too. But let us go shopping: build the Baths with stone from next door.
swb-learn-trade-2-sell = You have 5 coins: enough to buy a stone. Build the Baths.
swb-learn-trade-2-well = { $seat1 } got 2 coins and could not refuse. The stone is not lost for { $seat1 } either: both of you used it.
swb-learn-trade-3 = Now the Barracks: they cost ore, and both neighbours have it. But { $seat2 } is rich already.
swb-learn-trade-4 = Choose the Barracks, then touch the goods of { $seat1 }, so that the coins go there.
swb-learn-trade-4-right = That would make { $seat2 } richer still. Touch the goods of { $seat1 }, on the left.
swb-learn-trade-4-card = Possible. But here we buy ore for the Barracks.
swb-learn-trade-4-sell = Keep the cards, you have coins: build the Barracks.
swb-learn-trade-4-well = Your money, your choice: a coin next door can win or lose a match.
swb-learn-trade-5 = Beside their goods you see the prices: raw materials first, then manufactured goods. Yellow trading posts and the Marketplace lower them to 1.

## Chains

swb-learn-chain = Building for free
swb-learn-chain-learned = If an earlier structure leads to a card, you build that card for nothing.
swb-learn-chain-1 = The Aqueduct would cost three stone, and you make none. But it follows the Baths, and they stand in your city: a chain.
swb-learn-chain-2 = The chain on the card says: free for you. Build the Aqueduct.
swb-learn-chain-2-caravansery = Well spotted: your Marketplace leads to it. But first take the 5 points of the Aqueduct.
swb-learn-chain-2-card = That you would have to pay for. The Aqueduct is free.
swb-learn-chain-2-stage = Your Wonder can wait one turn. The Aqueduct cannot: { $seat2 } gets your hand next.
swb-learn-chain-2-sell = 3 coins for something that is worth 5 points and free? Build it.
swb-learn-chain-2-well = 5 points, and you paid nothing at all.
swb-learn-chain-3 = Your Scriptorium leads on as well, even to two cards. Find one of them and build it for free.
swb-learn-chain-3-quarry = The Quarry costs a coin. Look for the chain on the cards.
swb-learn-chain-3-stage = Another time. Find a card with a chain and build it.
swb-learn-chain-3-sell = There are two free cards in this hand. Build one.
swb-learn-chain-3-well = Free again! A chain works for as long as the earlier structure stands.
swb-learn-chain-4 = Touch a card to read what it leads to. Small cards of Age I become great ones later, at no cost.

## The Wonder

swb-learn-wonder = Your Wonder
swb-learn-wonder-learned = Any card can become a stage of your Wonder: you pay for the stage, not for the card.
swb-learn-wonder-1 = Your Wonder is built stage by stage. The first one costs two stone, your city makes two, and it is worth 3 points.
swb-learn-wonder-2 = Any card will do, it goes face down under the board. { $seat1 } gets your hand next and would love the Scriptorium: the third symbol!
swb-learn-wonder-3 = So use the Scriptorium: choose it, then the stage.
swb-learn-wonder-3-card = The stage is right. But then the Scriptorium goes to { $seat1 }: better hide that one.
swb-learn-wonder-3-build = Not bad. But the stage brings 3 points and spoils the plans of { $seat1 }.
swb-learn-wonder-3-sell = 3 coins are worth one point, the stage is worth three.
swb-learn-wonder-3-well = 3 points for you, and nobody sees the Scriptorium again. What it would have cost did not matter.
swb-learn-wonder-4 = Stages are built from left to right. Other Wonders have shields, coins or special powers: touch a stage to read it.

## Coins

swb-learn-coins = An empty purse
swb-learn-coins-learned = Any card can be discarded for 3 coins, at any time.
swb-learn-coins-1 = Red crosses everywhere: your purse is empty, and you can build nothing of this.
swb-learn-coins-2 = Then make money of a card. Discard the Walls: { $seat2 } is arming and gets your hand next.
swb-learn-coins-2-card = 3 coins as well, but then { $seat2 } gets the Walls. Discard those.
swb-learn-coins-2-well = 3 coins from the bank. The card lies face down on the discard pile, and nobody sees which one it was.
swb-learn-coins-3 = With coins in hand there is something to buy: for one more wood the Caravansery is yours. Build it.
swb-learn-coins-3-card = Useful. But the Caravansery gives you any raw material, turn after turn.
swb-learn-coins-3-sell = You have just got coins. Now spend some: build the Caravansery.
swb-learn-coins-3-well = 2 coins well spent: from the next turn on you get one raw material of your choice, always.
swb-learn-coins-4 = At the end 3 coins are worth a point. Some yellow cards bring coins, too, and so do neighbours who buy from you.

## Conflicts

swb-learn-conflict = Conflicts
swb-learn-conflict-learned = At the end of an age you compare shields with both neighbours: 1, 3, then 5 points for the stronger, −1 for the weaker.
swb-learn-conflict-1 = The last turn of Age I: now there will be conflicts. Red cards bring shields. You have 1, { $seat1 } has 1, { $seat2 } none.
swb-learn-conflict-2 = Two cards are left, one will be thrown away. Build the Barracks and be stronger than both neighbours.
swb-learn-conflict-2-theater = 2 points. But with the Barracks you also beat { $seat1 }, and { $seat1 } takes a defeat.
swb-learn-conflict-2-sell = One more shield is worth more here: build the Barracks.
swb-learn-conflict-2-well = 2 shields against 1 and 0: two victories, 1 point each. Both neighbours took a defeat token worth −1.
swb-learn-conflict-3 = A victory is worth 3 points in Age II and 5 in Age III, a defeat always costs just 1. Equal strength: nothing happens.
swb-learn-conflict-4 = Only your two neighbours count, and shields stay. So watch how they arm, and build red in time, or leave it altogether.

## Science

swb-learn-science = Science
swb-learn-science-learned = Equal symbols score their number squared, each set of all three 7 more.
swb-learn-science-1 = Green cards have three symbols: compass, gear and tablet. Equal ones score their number squared: 1, 4, 9, 16.
swb-learn-science-2 = And all three together make a set: 7 points more. You have compass and tablet. Build the Laboratory, a gear!
swb-learn-science-2-second = A second compass: 4 points instead of 1. The gear brings 1 and 7 for the set.
swb-learn-science-2-tablet = A second tablet: 4 points instead of 1. The gear brings 1 and 7 for the set.
swb-learn-science-2-card = 3 points. The gear brings 8!
swb-learn-science-2-stage = 3 points. The gear brings 8!
swb-learn-science-2-sell = Do not sell a set of symbols: build the Laboratory.
swb-learn-science-2-well = 1 + 1 + 1 and 7 for the set: 10 points in science. Before it was 2.
swb-learn-science-3 = Now a second tablet. Build the School.
swb-learn-science-3-stables = Free through a chain and worth 2 shields: not bad at all. But here we study.
swb-learn-science-3-card = Possible. But for science we need the School.
swb-learn-science-3-stage = Possible. But for science we need the School.
swb-learn-science-3-sell = Keep it: build the School.
swb-learn-science-3-well = Two tablets are 4 points, so now you have 1 + 1 + 4 and 7: 13.
swb-learn-science-4 = Science starts small and grows fast. Whoever collects green early gets rich, unless the neighbours keep those cards away.

## A task

swb-learn-task = Win this match
swb-learn-task-learned = In the last turn compare everything: points on cards, the Wonder, and conflicts on both sides.
swb-learn-task-1 = The last turn of the match! You are behind, and this time there is no pointer: find out what wins.
swb-learn-task-2 = In a moment there are the conflicts of Age III. { $seat1 } has 3 shields, { $seat2 } 3, you have 2. Gain 10 points!
swb-learn-task-2-well = Your Walls led to the Fortifications: 5 shields, two victories, 10 points. You have won!
swb-learn-task-2-else = Count the conflicts as well: two defeats cost 2 points, two victories bring 10. One of your cards has shields.

## The end

swb-learn-end = Guilds and the end
swb-learn-end-learned = After Age III all points are added up: conflicts, coins, Wonder, blue, green, yellow and purple cards.
swb-learn-end-1 = Age III brings the purple guilds. Most count what stands in the neighbouring cities: the Traders Guild 1 point for every yellow card there.
swb-learn-end-2 = { $seat1 } has five yellow cards, { $seat2 } two. It wants glass, textile and papyrus: all yours. Build the guild!
swb-learn-end-2-card = It would be your first yellow card: 1 point. The guild brings 7.
swb-learn-end-2-sell = 3 coins are 1 point. The guild is worth 7.
swb-learn-end-2-well = 7 points from the work of your neighbours! The conflicts are over as well, and with them the match.
swb-learn-end-3 = Now everything counts: conflicts, 1 point for 3 coins, your Wonder, blue cards, science, yellow cards and guilds. In a tie more coins win.

## The first match

swb-learn-first = Your first match
swb-learn-first-learned = You have played your first match. Now you know 7 Wonders!
swb-learn-first-1 = Half of this match is over, the rest is yours: two turns of Age II, then all of Age III. Two easy bots play along, and I am with you.
swb-learn-first-1-well = That was your first match! Look at the points: what paid, and what would you do differently?
swb-learn-first-open = Choose freely. Two of your cards are free through chains, and soon there will be conflicts: red could pay.
swb-learn-first-hint = Not sure what to take? The hint shows what looks good.
swb-learn-first-won = You won a conflict: victory tokens count at the end.
swb-learn-first-age = Age III: large cards and guilds. Count what brings the most points, nothing else matters now.
swb-learn-first-stage = A stage of the Pyramids stands.
swb-learn-first-late = Three turns to go. Have you compared shields with both neighbours?
swb-learn-first-last = The last turn: one card is chosen, the other is thrown away.

## Babel

swb-learn-babel-title = Babel
swb-learn-babel-about = Tower and projects: rules that change, and works that need everybody.
swb-learn-babel-else = That is allowed, but here we try something else. Follow the golden ring.

## The tiles

swb-learn-babel-draft = Three tiles
swb-learn-babel-draft-learned = Everybody has three secret tiles: one is kept, the others move on to the right.
swb-learn-babel-draft-1 = The Tower of Babel rises! Each of its tiles is a rule for everybody. Before Age I you choose which ones you bring along.
swb-learn-babel-draft-2 = Rhodes is a city of soldiers. Keep the tile Volunteers: red cards without resources.
swb-learn-babel-draft-2-tax = A tax on chains hurts everybody, you as well. Volunteers help where you are strong.
swb-learn-babel-draft-2-guild = That one matters late in the game. Volunteers help you from the start.
swb-learn-babel-draft-2-well = Nobody knows what you keep. The other two went to { $seat2 }, and you get two from { $seat1 }.
swb-learn-babel-draft-3 = Once more: keep what you like, the last tile comes by itself.
swb-learn-babel-draft-3-well = Now everybody has three tiles, and Age I begins.
swb-learn-babel-draft-4 = You lay a tile instead of playing a card, whenever you like. Each one is worth points as well: 2, 5 or 10 for one, two or three.

## The tower

swb-learn-babel-tower = A rule of your own
swb-learn-babel-tower-learned = A discarded card lays a tile, and from the next turn on its rule holds for everybody.
swb-learn-babel-tower-1 = Your Wonder needs more clay than you have. But one of your tiles says: stages cost no resources.
swb-learn-babel-tower-2 = Choose the Stockade, then Tower, then the tile 15, Divine labour.
swb-learn-babel-tower-2-card = The right tile, but keep that card: the Stockade is the one you can spare.
swb-learn-babel-tower-2-tile = You want free stages: choose tile 15.
swb-learn-babel-tower-2-sell = For a tile the card is discarded as well, but without coins. Choose Tower.
swb-learn-babel-tower-2-build = Later. First the tile: choose the Stockade, then Tower.
swb-learn-babel-tower-2-well = The card is gone, and the tile lies on the tower. From now on no stage needs resources: yours, and theirs as well!
swb-learn-babel-tower-3 = Now use your own rule: build a stage with any card you like.
swb-learn-babel-tower-3-tower = One tile after the other. First enjoy this one: build a stage.
swb-learn-babel-tower-3-build = Not now: a stage for nothing is worth 3 points.
swb-learn-babel-tower-3-sell = Use the card for a stage instead: it costs nothing.
swb-learn-babel-tower-3-well = 3 points for nothing. { $seat1 } thought of it as well, so choose the moment: a rule should help you most.
swb-learn-babel-tower-4 = Here you can always read which rules are in force.

## Covering

swb-learn-babel-cover = Away with that rule
swb-learn-babel-cover-learned = The tower has room for three tiles; a new one covers the oldest for good.
swb-learn-babel-cover-1 = Three rules are in force, and the oldest annoys you: with the Wonder tax a stage costs 2 coins more in Age II. You have just one coin.
swb-learn-babel-cover-2 = The tower is full, so any new tile covers the oldest. Lay tile 5, Civic grants, with the Walls.
swb-learn-babel-cover-2-card = The right tile. But use the Walls for it, you cannot build them anyway.
swb-learn-babel-cover-2-tile = That would cover the tax as well. But tile 5 also pays you for every blue card.
swb-learn-babel-cover-2-temple = Free and worth 3 points, a good idea. But your next stage is worth 5: get rid of the tax first.
swb-learn-babel-cover-2-build = First get rid of the Wonder tax: lay a tile.
swb-learn-babel-cover-2-sell = That pays the tax once. A tile gets rid of it for good.
swb-learn-babel-cover-2-well = The Wonder tax is covered, for good. Blue cards bring 2 coins instead, to everybody who builds one.
swb-learn-babel-cover-3 = Now nothing stands in the way of your second stage: three wood, and no tax.
swb-learn-babel-cover-3-tower = One tile is enough for now. Build your stage.
swb-learn-babel-cover-3-build = Possible. But the stage is worth 5 points.
swb-learn-babel-cover-3-sell = Your stage is worth more: 5 points.
swb-learn-babel-cover-3-well = 5 points. Keep a tile in hand for rules that hurt you.

## A project

swb-learn-babel-project = Building together
swb-learn-babel-project-learned = Whoever builds the colour of the project may pay to take part; if it succeeds, they are rewarded.
swb-learn-babel-project-1 = Each age has a Great Project, here the Cranes. Two tokens lie on it: they must be gone when the age ends.
swb-learn-babel-project-2 = Whoever builds a green card may take part for 1 coin and takes a token. This is the last turn, and { $seat1 } wants to help as well.
swb-learn-babel-project-3 = Choose the Workshop and add “plus the project”. Then build.
swb-learn-babel-project-3-bare = The right card! But add the project, or it fails.
swb-learn-babel-project-3-build = 2 points, but then the Cranes fail, and that costs you a brown card.
swb-learn-babel-project-3-sell = Then the Cranes fail, and that costs you a brown card. Take part!
swb-learn-babel-project-3-well = Both tokens are gone: the Cranes succeeded! Whoever took part is rewarded, { $seat2 } gets nothing.
swb-learn-babel-project-4 = Your reward: once, in a later age, you build a structure without paying for it. Keep it for something large.

## The penalty

swb-learn-babel-penalty = When a project fails
swb-learn-babel-penalty-learned = If a token is left, everybody who did not take part is punished.
swb-learn-babel-penalty-1 = The War Mirror needs red cards, and one token is left. You have no red card in hand: it is going to fail.
swb-learn-babel-penalty-2 = Nothing to be done. Build the Foundry, and let us see what happens.
swb-learn-babel-penalty-2-sell = You have coins enough. Build the Foundry.
swb-learn-babel-penalty-2-well = It failed. { $seat1 } took part and is safe. You and { $seat2 } must each destroy a blue card.
swb-learn-babel-penalty-3 = You choose which one. Give up the Altar: it has the fewest points.
swb-learn-babel-penalty-3-baths = The Baths are worth 3 points. The Altar costs you only 2.
swb-learn-babel-penalty-3-aqueduct = That would cost you 5 points! The Altar costs only 2.
swb-learn-babel-penalty-3-well = 2 points gone. Somebody without a blue card would have lost points by a marker.
swb-learn-babel-penalty-4 = So look early: is the reward worth the price, will others help, and what do you lose if it fails?

## A task

swb-learn-babel-task = All in one card
swb-learn-babel-task-learned = Rewards come before the conflicts, and rules hold for everybody. Now Babel is yours!
swb-learn-babel-task-1 = The last turn. Triumphal Arches need one more blue card and 5 coins; whoever takes part gets 2 shields, before the conflicts.
swb-learn-babel-task-2 = You have 3 shields, { $seat1 } 4, { $seat2 } only 2, but has already taken part. Gain at least 12 points with one card!
swb-learn-babel-task-2-well = The Gardens for free, coins back from the tower, and with 5 shields you won both conflicts. Masterly!
swb-learn-babel-task-2-else = Which card has the colour of the project? Build it, and do not forget to take part.

## Leaders

swb-learn-leaders-title = Leaders
swb-learn-leaders-about = Great names for your city: choose, recruit and use them.
swb-learn-leaders-else = That is allowed, but here we try something else. Follow the golden ring.

## The draft

swb-learn-leaders-draft = Four leaders
swb-learn-leaders-draft-learned = Before the match everybody keeps four leaders, one by one, and passes the others to the right.
swb-learn-leaders-draft-1 = Before Age I you gather a court of four leaders. Keep one of these, the others go to { $seat2 } on your right.
swb-learn-leaders-draft-2 = You have Babylon, a city of science. Aristotle makes each set of three symbols worth 10 instead of 7: keep him.
swb-learn-leaders-draft-2-hannibal = A shield is fine. But Babylon is made for science: Aristotle fits better.
swb-learn-leaders-draft-2-other = Not bad. But Aristotle fits your Wonder.
swb-learn-leaders-draft-2-well = He costs nothing yet: leaders are paid for when they come into play.
swb-learn-leaders-draft-3 = Now the cards of { $seat1 }. Croesus costs 1 coin and brings 6: money for all the others. Keep him.
swb-learn-leaders-draft-3-other = A strong leader, but an expensive one. Croesus pays for the others.
swb-learn-leaders-draft-3-well = The corner of a card shows its cost in coins. A mixture of cheap and dear is good.
swb-learn-leaders-draft-4 = And once more, as you like. The fourth comes by itself.
swb-learn-leaders-draft-4-well = Your court is complete. Nobody else knows it.
swb-learn-leaders-draft-5 = Before each of the three ages you use one of them. One of the four will therefore be left over.

## Recruiting

swb-learn-leaders-recruit = Recruiting
swb-learn-leaders-recruit-learned = Before each age you use one leader: recruit, build a stage, or discard for 3 coins.
swb-learn-leaders-recruit-1 = The recruitment phase: everybody secretly chooses a leader and pays. With Leaders you start with 6 coins.
swb-learn-leaders-recruit-2 = Begin with Croesus: 1 coin, and 6 come back. Choose and recruit him.
swb-learn-leaders-recruit-2-praxiteles = He counts your grey cards at the end: he can wait. Coins help you now.
swb-learn-leaders-recruit-2-points = Points at the end can wait until Age III. Coins help you now.
swb-learn-leaders-recruit-2-sell = 3 coins? Croesus brings 6 and costs 1.
swb-learn-leaders-recruit-2-well = 11 coins now. Croesus stands in your city, and Age I begins as usual.
swb-learn-leaders-recruit-3 = Rule of thumb: coins and discounts early, points late. And keep some coins for the next recruitment!

## Powers

swb-learn-leaders-powers = What leaders do
swb-learn-leaders-powers-learned = Leaders work by themselves: cheaper cards, coins, shields, symbols or points.
swb-learn-leaders-powers-1 = Two leaders serve you: with Hammurabi blue cards cost one resource less, and Vitruvius pays 2 coins for every chain.
swb-learn-leaders-powers-2 = The Courthouse costs two clay and a textile. You have one clay, Hammurabi gives the other. Build it!
swb-learn-leaders-powers-2-build = Possible. But Hammurabi is waiting: build the Courthouse.
swb-learn-leaders-powers-2-sell = Thanks to Hammurabi the Courthouse is within reach: build it.
swb-learn-leaders-powers-2-well = 4 points that you could not have afforded alone.
swb-learn-leaders-powers-3 = Your Theater leads to the Statue. Build it by chain, and watch your coins.
swb-learn-leaders-powers-3-build = That would not be a chain. The Statue is.
swb-learn-leaders-powers-3-sell = The Statue is free, worth 4 points, and brings coins.
swb-learn-leaders-powers-3-well = Free, 4 points, and 2 coins from Vitruvius. Recruited early, he pays again and again.
swb-learn-leaders-powers-4 = Leaders are not structures: they have no colour for guilds and lead to nothing. Touch one to read what it does.

## Left over

swb-learn-leaders-spare = Too dear
swb-learn-leaders-spare-learned = A leader you cannot or will not recruit still builds a stage or brings 3 coins.
swb-learn-leaders-spare-1 = Before Age II you have 2 coins, and all your leaders cost 5 or 6. But one must be used.
swb-learn-leaders-spare-2 = Pericles counts red cards, and you have none. Put him under the Pyramids: as a stage.
swb-learn-leaders-spare-2-other = The stage is right. But that leader could still help you: use Pericles.
swb-learn-leaders-spare-2-sell = 3 coins would be possible, too. But the stage is worth 3 points, and you have the stone.
swb-learn-leaders-spare-2-well = A stage before the age has even begun: 3 points, and no card was needed.
swb-learn-leaders-spare-3 = So no leader is useless. And if there is nothing to build, 3 coins are always welcome.

## Rome

swb-learn-leaders-rome = Rome
swb-learn-leaders-rome-learned = On side A of Rome leaders cost nothing, on side B they cost less and more of them come.
swb-learn-leaders-rome-1 = Rome makes no resource, but on this side all your leaders cost nothing. With 2 coins even the dearest comes.
swb-learn-leaders-rome-2 = You have four red cards. Pericles is worth 2 points for each of them: recruit him.
swb-learn-leaders-rome-2-sappho = Sappho brings 2 points. Pericles brings 8, and just as free.
swb-learn-leaders-rome-2-stage = 4 points are good. Pericles brings 8.
swb-learn-leaders-rome-2-sell = In Rome leaders are free: recruit one.
swb-learn-leaders-rome-2-well = 8 points for nothing, and more with every red card to come.
swb-learn-leaders-rome-3 = On side B leaders cost you 2 coins less, and your neighbours 1 less. There the stages bring new leaders and more recruitments.

## A task

swb-learn-leaders-task = Two leaders, one card
swb-learn-leaders-task-learned = Read your leaders before the last cards: they decide what a card is worth to you.
swb-learn-leaders-task-1 = Justinian brings 3 points for each set of red, green and blue cards, Aristotle makes each set of symbols worth 10.
swb-learn-leaders-task-2 = The last turn: University or Senate? You need at least 14 points. What is it that your leaders count?
swb-learn-leaders-task-2-well = The tablet completes a set for Aristotle, the green card one for Justinian. One card, both leaders, and you win!
swb-learn-leaders-task-2-else = Look at your symbols: compass and gear. And at your colours: three red, three blue, only two green.

## Cities

swb-learn-cities-title = Cities
swb-learn-cities-about = Black cards, debt, diplomacy and masks: what happens in the shadows.
swb-learn-cities-else = That is allowed, but here we try something else. Follow the golden ring.

## Black cards

swb-learn-cities-black = Black cards
swb-learn-cities-black-learned = Black cards are used like any other; many want coins and do more than others.
swb-learn-cities-black-1 = With Cities there are black cards. So everybody gets eight cards in an age and plays seven of them.
swb-learn-cities-black-2 = The Gambling Den brings 6 coins at once. Your neighbours get 1 each. Build it.
swb-learn-cities-black-2-build = A card for another day. You have 1 coin, and the Gambling Den brings 6.
swb-learn-cities-black-2-sell = 3 coins? The Gambling Den brings 6.
swb-learn-cities-black-2-well = 7 coins now. And coins are useful with black cards: many have a price.
swb-learn-cities-black-3 = The Militia, for example: 3 coins, no resources, and 2 shields at once. Build it.
swb-learn-cities-black-3-build = Possible. But 2 shields with one card are rare in Age I.
swb-learn-cities-black-3-sell = You have 7 coins. Spend 3 of them on the Militia.
swb-learn-cities-black-3-well = 2 shields. They count like any other, but the card is black, not red.
swb-learn-cities-black-4 = Black cards belong to no chain. You may also discard them or put them under your Wonder, like any card.

## Losses

swb-learn-cities-loss = Broken coins
swb-learn-cities-loss-learned = Some cards make all opponents lose coins; whoever does not pay takes debt, −1 point each.
swb-learn-cities-loss-1 = The Lair shows a broken coin: 3 points for you, and all opponents lose 2 coins.
swb-learn-cities-loss-2 = It costs wood and glass, you have both. Build the Lair!
swb-learn-cities-loss-2-build = Another time. { $seat2 } is almost broke: the Lair hurts most now.
swb-learn-cities-loss-2-sell = The Lair is worth more: build it.
swb-learn-cities-loss-2-well = At the end of the turn your opponents decide: pay coins, or take debt.
swb-learn-cities-loss-3 = { $seat1 } paid 2 coins. { $seat2 } was out of coins and took debt: a point less for each, and debt is never paid back.

## Debt

swb-learn-cities-debt = Pay or owe
swb-learn-cities-debt-learned = You may always choose debt, but a coin is worth a third of a point and debt costs a whole one.
swb-learn-cities-debt-1 = { $seat1 } is up to something: perhaps a black card. You have 5 coins.
swb-learn-cities-debt-2 = First your turn. The Aqueduct is free through your Baths: build it.
swb-learn-cities-debt-2-build = The Aqueduct costs nothing and is worth 5 points.
swb-learn-cities-debt-2-stage = 3 points. The Aqueduct is worth 5.
swb-learn-cities-debt-2-sell = You have coins. Build the Aqueduct.
swb-learn-cities-debt-2-well = There it is: { $seat1 } built the Lair, and you owe 2 coins.
swb-learn-cities-debt-3 = Two debts would cost you 2 points, two coins are worth less than one. Pay!
swb-learn-cities-debt-3-one = Then one debt is left: a whole point. You have coins enough.
swb-learn-cities-debt-3-none = That costs 2 points. You have coins enough.
swb-learn-cities-debt-3-well = 3 coins left, and no debt. { $seat2 } would rather keep the coins and took 2 debts.
swb-learn-cities-debt-4 = Debt can be right all the same: when you need those coins for something that is worth more.

## Diplomacy

swb-learn-cities-diplomacy = Diplomacy
swb-learn-cities-diplomacy-learned = A diplomacy token keeps you out of the next conflicts; your neighbours fight each other.
swb-learn-cities-diplomacy-1 = Conflicts are coming, and you have no shields: { $seat1 } has 4, { $seat2 } 3. That would be two defeats.
swb-learn-cities-diplomacy-2 = The Consulate brings 2 points and a diplomacy token. Build it.
swb-learn-cities-diplomacy-2-build = Then both neighbours beat you. The Consulate keeps you out of it.
swb-learn-cities-diplomacy-2-stage = Then both neighbours beat you. The Consulate keeps you out of it.
swb-learn-cities-diplomacy-2-sell = Then both neighbours beat you. The Consulate keeps you out of it.
swb-learn-cities-diplomacy-2-well = You stayed out. For these conflicts { $seat1 } and { $seat2 } became neighbours and fought each other.
swb-learn-cities-diplomacy-3 = The token is spent. You cannot save it: it always works in the next conflicts, even if you would win.

## Masks

swb-learn-cities-masks = Masks
swb-learn-cities-masks-learned = A mask counts the symbol of one green card next door as yours, at the end.
swb-learn-cities-masks-1 = You have compass and gear, but no tablet. { $seat1 } has two of them.
swb-learn-cities-masks-2 = The Spy Ring wears a mask: at the end it copies a symbol from a green card next door. Build it.
swb-learn-cities-masks-2-build = Useful. But the Spy Ring completes your set: 8 points.
swb-learn-cities-masks-2-sell = The Spy Ring completes your set, do not give it away.
swb-learn-cities-masks-2-well = A tablet of { $seat1 } counts as yours: 1 point and 7 for the set. { $seat1 } loses nothing.
swb-learn-cities-masks-3 = The best symbol is chosen by itself at the end. Sit next to scholars, and you need not study so much.

## A task

swb-learn-cities-task = In the shadows
swb-learn-cities-task-learned = Count black cards and doves before you count shields. Now Cities is yours!
swb-learn-cities-task-1 = The last turn, and you are just behind. Both neighbours have a diplomacy token: who is left to fight?
swb-learn-cities-task-2 = Secret Society or Contingent? Gain 8 points and win. Choose a card to read what it does.
swb-learn-cities-task-2-well = With this one you have six black cards: 6 points and 6 coins. And not a single conflict!
swb-learn-cities-task-2-else = Both neighbours stay out, so nobody fights you and shields are worth nothing. How many black cards do you have?
