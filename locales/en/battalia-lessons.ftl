### Battalia: what the lessons say. `$seat1` is the opponent.

bat-learn-title = First steps
bat-learn-about = Everything you need for your first match.
bat-learn-else = That is allowed, but here we try something else. Follow the golden ring.

## The hand

bat-learn-hand = Your hand
bat-learn-hand-learned = Supply recruits units. Whatever you play or buy goes to your shelter and comes back later.
bat-learn-hand-1 = This is your hand: four Supply cards. Supply recruits units, and units do everything else.
bat-learn-hand-2 = A Priest costs 4 Supply. What shines in gold you can pay for: choose the Priest, then confirm.
bat-learn-hand-2-other = That would be cheaper, and weaker. With 4 Supply you can have the Priest!
bat-learn-hand-2-end = Unused cards are lost for this turn. Recruit the Priest first.
bat-learn-hand-2-well = The Priest is yours, and every recruit brings a fresh Supply card along.
bat-learn-hand-3 = Here lies what this turn has seen: the Supply you used, and your two new cards. New cards have to wait, you will draw them later.
bat-learn-hand-4 = Nothing is left to buy. End your turn.
bat-learn-hand-4-well = Everything went to your shelter, the discard pile, and you drew six new cards. That is how every turn ends.
bat-learn-hand-5 = { $seat1 } has played, and it is your turn again. Your hand has units now: Friman, Chief and Priest have rank 1, 2 and 3, the Lord has 4.
bat-learn-hand-6 = Your draw pile, the nation, is empty. When you need cards again, the shelter is shuffled, and your new Priest comes to your hand.

## Roads

bat-learn-roads = Roads
bat-learn-roads-learned = A Friman and a Supply build a road. Where two cards touch, exit must meet exit.
bat-learn-roads-1 = This is your city. It has an exit on every side, and everything you build has to be connected with it.
bat-learn-roads-2 = A Friman and a Supply build a road. Choose the straight one and confirm.
bat-learn-roads-2-junction = Junctions cost two Frimen. Two simple roads get you further.
bat-learn-roads-2-curve = The curve comes next. First the straight road.
bat-learn-roads-2-recruit = You will need your Supply for building. Choose the straight road.
bat-learn-roads-2-end = Not yet! These cards are enough for two roads.
bat-learn-roads-2-well = Now it has to be paid.
bat-learn-roads-3 = You hold two different Frimen, so you are asked which one pays. Either will do.
bat-learn-roads-3-well = Paid. Now the road goes on the map.
bat-learn-roads-4 = It fits on every golden square. Choose the one to the right of your city and place it.
bat-learn-roads-4-there = It fits there too. But we are heading right.
bat-learn-roads-4-well = Your road is connected with your city.
bat-learn-roads-5 = A Friman and a Supply are left: now build a curve.
bat-learn-roads-5-straight = A straight road would work as well. Take the curve, to see how cards are turned.
bat-learn-roads-5-end = There is enough for a curve!
bat-learn-roads-5-well = With only one way to pay, nobody asks you.
bat-learn-roads-6 = Put it at the end of your road. It points off the map there, so turn the card, and then place it.
bat-learn-roads-6-turn = Like this it leads off the map. Turn the card before you place it.
bat-learn-roads-6-there = It fits there too, but let us go on with our road.
bat-learn-roads-6-well = Well laid: exit meets exit, and the road now leads into the middle of the map.
bat-learn-roads-7 = Heroes will walk here, and the next city can stand at its end. But roads lead both ways, so think of your neighbours.

## Cities

bat-learn-cities = Cities
bat-learn-cities-learned = Three units of a rank found a city of that level, two of the next rank raise one. Every level is a point.
bat-learn-cities-1 = This is what it is all about: every level of your cities is a point. You have one city of level 1, so 1 point.
bat-learn-cities-2 = Three Frimen, rank 1, found a city of level 1. Choose the one with four exits: it is the easiest to go on from.
bat-learn-cities-2-shape = All cities of a level cost the same. Four exits leave you the most ways out, so take those.
bat-learn-cities-2-create = Artefacts come later. Keep the Frimen together for a city!
bat-learn-cities-2-later = Good idea, and it comes next. First the new city.
bat-learn-cities-2-end = Your hand holds a whole city. Build it first!
bat-learn-cities-2-well = Three Frimen paid for it. Now it needs a place.
bat-learn-cities-3 = Cities never stand side by side, there is always a road between them. Place it at the end of yours.
bat-learn-cities-3-well = A second city: 2 points.
bat-learn-cities-4 = Two Chiefs, rank 2, raise a city from level 1 to 2. Touch your old city and confirm.
bat-learn-cities-4-there = The new city can be raised just as well. Let us take the old one.
bat-learn-cities-4-end = Your two Chiefs can still raise a city.
bat-learn-cities-4-well = Level 2, and 3 points in all.
bat-learn-cities-5 = It goes on like this: two Priests for level 3, two Lords for level 4. No level can be skipped.

## The oracle

bat-learn-oracle = Artefacts and the oracle
bat-learn-oracle-learned = The artefact under the sun counts twice today. Whoever creates the pair of the day chooses its faction.
bat-learn-oracle-1 = Units also create artefacts, strong cards such as the Tool. The oracle turns every day: today it shines on the Tool, so Tools count twice.
bat-learn-oracle-2 = A Tool stands for two Frimen, today even for four. So a single Tool pays for a city: build the one with four exits.
bat-learn-oracle-2-shape = Any city works. Four exits are the most useful, so take those.
bat-learn-oracle-2-later = That comes next. First the city.
bat-learn-oracle-2-end = Under the sun your Tools are worth a lot today. Use them!
bat-learn-oracle-2-well = One card instead of three Frimen!
bat-learn-oracle-3 = Place the city at the end of your road.
bat-learn-oracle-3-well = Another point. And you still hold a second Tool.
bat-learn-oracle-4 = A new Tool costs three Frimen. Your second Tool can pay for that as well: create one.
bat-learn-oracle-4-end = You still have a Tool. Make another one of it!
bat-learn-oracle-4-well = The Tool is also today’s pair. That is why you are asked something now.
bat-learn-oracle-5 = Whoever creates the pair of the day may choose its faction. You lead the Bärfolk: search for their Tool.
bat-learn-oracle-5-top = The top card is luck. Choose your own faction, the Bärfolk.
bat-learn-oracle-5-other = You may, but cards of your own faction help you most. Choose the Bärfolk.
bat-learn-oracle-5-well = It belongs to the Bärfolk, like your other cards. Why that is good comes next.
bat-learn-oracle-6 = Tomorrow the sun shines on the Weapon. The row below shows the whole week: above what counts twice, below the pair.

## Cohorts

bat-learn-cohort = Cohorts
bat-learn-cohort-learned = Three cards of one faction bring one more card, four bring two, five bring three, six bring four.
bat-learn-cohort-1 = Your turn begins, and before anything else, look at your hand: four of your cards belong to the Bärfolk.
bat-learn-cohort-2 = Three or more cards of one faction are a cohort. Declare it, and you draw extra cards: two for four cards.
bat-learn-cohort-2-keep = Then you give two cards away. Declare the cohort first!
bat-learn-cohort-2-mulligan = A mulligan is for bad hands. This one is good: declare the cohort.
bat-learn-cohort-2-well = Two Chiefs! You keep the cards of the cohort and use them as always.
bat-learn-cohort-3 = Your hand is strong now. Raise your city with the two Chiefs.
bat-learn-cohort-3-build = Possible, but points first: raise your city.
bat-learn-cohort-3-end = With this hand? Raise your city first!
bat-learn-cohort-3-well = Level 2. And you hold two Priests as well.
bat-learn-cohort-4 = Raise it once more, with the Priests.
bat-learn-cohort-4-build = Possible, but the two Priests are worth another point: raise your city.
bat-learn-cohort-4-end = Your two Priests can still raise the city.
bat-learn-cohort-4-well = Level 3: two points in one turn, thanks to the cohort.
bat-learn-cohort-5 = So buy cards of one faction if you can. And if a hand is no good at all, take a mulligan: away with it, and five new cards.

## Heroes

bat-learn-heroes = Heroes
bat-learn-heroes-learned = A Weapon and two Supply hire a hero. Supply moves it by one square, a Horse by up to three.
bat-learn-heroes-1 = A Weapon and two Supply hire a hero. Heroes walk your roads, and only they can conquer cities.
bat-learn-heroes-2 = Touch your city, choose hero A, and confirm.
bat-learn-heroes-2-b = Heroine B is just as brave, but today hero A goes first.
bat-learn-heroes-2-recruit = That Supply is for your hero and his way.
bat-learn-heroes-2-end = Not yet: hire your hero first.
bat-learn-heroes-2-well = He stands in your city. The Weapon and two Supply are used up.
bat-learn-heroes-3 = A Supply moves him by one square. Touch your hero, then the road beside your city, and confirm.
bat-learn-heroes-3-ride = Save the Horse, it can do more than one step. Walk to the square with the ring.
bat-learn-heroes-3-end = He can still go on, with your Supply and your Horse.
bat-learn-heroes-3-well = One step for one Supply, always from exit to exit.
bat-learn-heroes-4 = A Horse carries him up to three squares at once. Ride to the city at the end of the road!
bat-learn-heroes-4-far = The Horse can do all three squares, and the rest would be lost. Ride to the city.
bat-learn-heroes-4-end = Your Horse is still waiting. Ride to the city!
bat-learn-heroes-4-well = Three squares for one card. Moving alone never starts a fight.
bat-learn-heroes-5 = This city is neutral, with a guard of 4. With a Weapon and strength 5 or more your hero could take it: 4 points, and a Lord as a reward.

## Attack

bat-learn-attack = Attack
bat-learn-attack-learned = A Weapon opens the attack. Both sides lay cards in turn; whoever passes decides the battle.
bat-learn-attack-1 = Your hero stands in a city of { $seat1 }. It has level 2, and that is its defence.
bat-learn-attack-2 = You want that city. Touch it and attack!
bat-learn-attack-2-end = Your hero has come all this way. Attack!
bat-learn-attack-2-well = A battle! Each side has a row of cards, and the number beside it is its strength.
bat-learn-attack-3 = Every attack opens with a Weapon: lay it.
bat-learn-attack-3-well = 1 for the Weapon and 1 for your hero: 2 against 2. He helps as long as every card in your row is from the Bärfolk.
bat-learn-attack-4 = You need more than 2. Lay your Chief, strength 2.
bat-learn-attack-4-priest = Save your Priest: the Chief is enough for now.
bat-learn-attack-4-pass = The Chief is enough to go on. Lay him!
bat-learn-attack-4-well = 4 against 2. That is enough to go on.
bat-learn-attack-5 = Do not show more than you must: the big button goes on, and { $seat1 } has to answer.
bat-learn-attack-5-save = Not all at once! Keep your Priest in hand and see what { $seat1 } does.
bat-learn-attack-5-well = Now { $seat1 } can surrender, or lay cards too.
bat-learn-attack-6 = A Chief in the defence: 4 against 4, and a tie is good for the defender. Lay your Priest!
bat-learn-attack-6-pass = Then the attack fails and your hero is lost. Your Priest turns the battle!
bat-learn-attack-6-well = 7 against 4.
bat-learn-attack-7 = Go on, and see what { $seat1 } can do about it.
bat-learn-attack-7-well = It is up to { $seat1 } once more.
bat-learn-attack-8 = { $seat1 } passed, and the city is yours, with both its levels. Neutral cities are simpler: they never answer.

## Defence

bat-learn-defend = Defence
bat-learn-defend-learned = In other players’ turns you defend with your hand and your ambush. A tie is enough.
bat-learn-defend-1 = It is { $seat1 }’s turn, and a hero stands in your city of level 2. That smells of trouble.
bat-learn-defend-2 = An attack with strength 3, and your city alone brings 2 of defence. Luckily, the cards in your hand protect you in the turns of others too.
bat-learn-defend-3 = You have a Priest in ambush, hidden in an earlier turn. Choose to fight with the ambush cards.
bat-learn-defend-3-alone = Do not leave your Priest behind: fight with the ambush.
bat-learn-defend-3-surrender = With a Chief and a hidden Priest there is no need to surrender. Fight!
bat-learn-defend-3-well = The hidden Priest came to your hand.
bat-learn-defend-4 = You only have to match the attacker. Lay your Chief.
bat-learn-defend-4-priest = The Chief is enough for now. Keep the Priest for later.
bat-learn-defend-4-pass = Whoever passes now loses the city. Lay your Chief!
bat-learn-defend-4-well = 4 against 3. That is enough.
bat-learn-defend-5 = Go on with the big button, and save your Priest.
bat-learn-defend-5-save = You are strong enough already. Wait and see what { $seat1 } still has.
bat-learn-defend-5-well = Now { $seat1 } has to raise or give up.
bat-learn-defend-6 = { $seat1 } has another Chief: 5 against 4. Lay your Priest!
bat-learn-defend-6-pass = Then your city is lost. Your Priest saves it!
bat-learn-defend-6-well = 7 against 5. That should do.
bat-learn-defend-7 = Go on.
bat-learn-defend-7-well = { $seat1 } has nothing left and must pass.
bat-learn-defend-8 = Repelled, and the beaten hero left the map. At the end of that turn you drew cards again, so defending does not cost you your next turn.

## The end and a task

bat-learn-end = A task: the end
bat-learn-end-learned = With enough cities of level 4 the match ends at once. The most points win, no matter who ended it.
bat-learn-end-1 = A match ends at once when somebody owns five cities of level 4. In this short one three are enough, and you have two.
bat-learn-end-2 = But then the most points win, and { $seat1 } has 14. You have 12.
bat-learn-end-3 = With two Chiefs, two Priests and two Lords, win the match in this turn! Mind the order: it ends at once.
bat-learn-end-3-end = Not yet: everything you need to win is in your hand.
bat-learn-end-3-missed = The third city of level 4 ended the match too early, and { $seat1 } had more points. Raise your smallest city first.
bat-learn-end-3-well = Your third city of level 4 ends the match, and you win! First the points, then the end.
bat-learn-end-4 = A match also ends when no square is left to build on, or after the last day of an agreed week. If points are tied, more cities of level 4 win.

## The first match

bat-learn-first = Your first match
bat-learn-first-learned = That was a match, only shorter. Now you know how to play Battalia!
bat-learn-first-1 = Three days against an easy bot, and every level of a city is a point. Play as you like, I only speak up when something is new.
bat-learn-first-1-well = The match is over: compare the points. Yours was the end of one; from the start, there is a whole world to build.
bat-learn-first-open = It stands 3 to 3, and three turns are left. Yours begins with four Bärfolk cards: declare the cohort!
bat-learn-first-cohort = Here is your chance: your hero stands in a neutral city, and a Weapon with two Chiefs beats its guard of 4. Touch the city and attack!
bat-learn-first-attack = First the Weapon, then more cards until you are stronger. Your hero helps as long as all of them are Bärfolk.
bat-learn-first-taken = The city is yours! It brings 4 points, and if it was neutral, a Lord as well.
bat-learn-first-their-city = { $seat1 } has taken a city. Every level in it counts, so keep raising yours.
bat-learn-first-raised = A level more, a point more. Are there still cards that can do something?
bat-learn-first-built = A new city! Its level counts at once, like that of every city.
bat-learn-first-hidden = Hiding has a price: one card goes to limbo, for good. Now choose the one that waits in your ambush for your next turn or your defence.
bat-learn-first-ended = Your cards went to the shelter, and six new ones are in your hand. { $seat1 } plays, then it is your turn again.
bat-learn-first-last = The last day. Cards you buy now come too late: only levels of cities count.
