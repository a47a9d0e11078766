### Tower of Babel: what the lessons say. `$seat1` and `$seat2` are the opponents.

tob-learn-title = First steps
tob-learn-about = Everything you need for your first match.
tob-learn-else = That is allowed, but here we try something else. Follow the golden ring.

## Building

tob-learn-build = Building together
tob-learn-build-learned = You choose a disc, the others offer cards, and every card becomes a unit on the wonder.
tob-learn-build-1 = Eight wonders are waiting. Each carries three discs: what is to be built next, and how many cards it takes.
tob-learn-build-2 = It is your turn. Choose the disc with 4 ships on the Colossus, then confirm.
tob-learn-build-2-there = Ships are right, but take the disc with the ring: 4 ships are within reach.
tob-learn-build-2-kind = You may choose any disc. But your hand is full of ships, so choose one that wants ships.
tob-learn-build-2-pass = Passing brings cards. But with three ships in hand there is something to build!
tob-learn-build-2-well = 4 ships are needed and you hold 3. Now { $seat1 } and { $seat2 } each make a hidden offer.
tob-learn-build-3 = Both offer a ship. Take both offers: touch them, and add the missing two ships yourself.
tob-learn-build-3-more = That works too, but costs you a card more. Both want to help: let them.
tob-learn-build-3-abandon = You may give up a build. But everything you need lies on the table!
tob-learn-build-3-well = Built! You put two units on the Colossus, your helpers one each, and the disc is yours.
tob-learn-build-4 = When its third disc is gone, a wonder is scored: most units, most points. You lead here.

## Passing

tob-learn-pass = Passing
tob-learn-pass-learned = A pass brings you two cards, and the others one each.
tob-learn-pass-1 = One camel: that is no hand to build with.
tob-learn-pass-2 = So pass: you draw a card at once.
tob-learn-pass-2-choose = You may choose any disc, even without cards. But then you depend on the others alone. Better pass.
tob-learn-pass-2-well = One card for passing, and one more when the turn ends, as everybody gets. There is no limit to your hand.
tob-learn-pass-3 = Strong hands make good partners, too: in the others’ turns you offer help. That comes next.

## Offers

tob-learn-offers = Offers
tob-learn-offers-learned = An offer that is taken puts your units on the wonder; one that is turned down brings a point a card.
tob-learn-offers-1 = { $seat1 } wants to build at the Lighthouse and needs 5 masons. You may offer some of yours.
tob-learn-offers-2 = Offer a mason: touch your masons once, then confirm.
tob-learn-offers-2-nothing = An empty offer is allowed, but brings nothing at all. Offers never hurt: what is turned down comes back.
tob-learn-offers-2-trade = Your trading card stays in hand for now. We come to it in the next lesson.
tob-learn-offers-2-count = Possible. For this lesson one mason is right.
tob-learn-offers-2-well = Nobody sees what you offer until all are ready.
tob-learn-offers-3 = { $seat1 } took your offer: one of your units stands on the Lighthouse. { $seat2 } was turned down and got a point instead.
tob-learn-offers-4 = Now { $seat2 } builds and needs ships. Offer one.
tob-learn-offers-4-nothing = An empty offer brings nothing. One ship is at least worth a try.
tob-learn-offers-4-trade = Without the trading card, please. It gets a lesson of its own.
tob-learn-offers-4-count = Possible. Here one ship will do.
tob-learn-offers-4-well = Let us see what { $seat2 } makes of it.
tob-learn-offers-5 = Turned down! The ship is back in your hand, and you got 1 point for it. You cannot lose with an offer.

## Trading

tob-learn-trade = The trading card
tob-learn-trade-learned = A trade offer swaps: the builder gets your units, you get the disc.
tob-learn-trade-1 = { $seat2 } builds a disc of 4 cranes. Your trading card makes an offer a deal: the disc for your cards.
tob-learn-trade-2 = Offer your crane together with your trading card.
tob-learn-trade-2-bare = That is the card. Now lay the trading card with it.
tob-learn-trade-2-nothing = Without a card there is no deal. Lay the crane and the trading card.
tob-learn-trade-2-well = A tempting offer: { $seat2 } cannot build without it.
tob-learn-trade-3 = Accepted! { $seat2 } put a unit for your card as well: four in all. You have none here.
tob-learn-trade-4 = But the disc is yours, and discs of one kind are worth a lot at the end. Only one trade offer can be taken in a build.

## Scoring a wonder

tob-learn-wonder = Finishing a wonder
tob-learn-wonder-learned = Most units get the first value, second most the second; whoever ties gets less.
tob-learn-wonder-1 = One disc is left at the Pyramids. Whoever builds it finishes the wonder, and it is scored at once.
tob-learn-wonder-2 = The marked row counts: 8 points for most units, 4 for second most, 3 for everybody else with a unit there. Every wonder pays more than the one before.
tob-learn-wonder-3 = You have 3 units here, { $seat1 } 2 and { $seat2 } 3. Choose the last disc: 4 cranes.
tob-learn-wonder-3-there = Another time. Here the last disc of the Pyramids is what counts.
tob-learn-wonder-3-pass = You hold three cranes: do not let the Pyramids go!
tob-learn-wonder-3-well = You are one crane short. Look closely at who offers what.
tob-learn-wonder-4 = You must take one of the offers. Take the one that leaves you alone in front.
tob-learn-wonder-4-tie = Count again: with { $seat2 } you would both have 5 units, and whoever ties for the lead gets only the second value.
tob-learn-wonder-4-both = Together they leave you a single crane to add. You would fall behind { $seat2 }!
tob-learn-wonder-4-abandon = Then everybody is paid for their offers, and you get nothing. Have another look.
tob-learn-wonder-4-well = 6 units against 3 and 3: you get 8 points, the others 3 each. { $seat2 } got 2 more for the rejected cranes.
tob-learn-wonder-5 = Choosing helpers is the heart of the game: take those who cost you least. All units go home now, and you usually draw an action card.

## Action cards

tob-learn-cards = Action cards
tob-learn-cards-learned = Whoever finishes a wonder draws an action card; a Joker stands for two cards.
tob-learn-cards-1 = Finishing wonders has brought you two action cards. Nobody has helped you here, and 5 masons are needed.
tob-learn-cards-2 = Draw Cards can be played at any time. Touch it and play it: three new cards.
tob-learn-cards-2-abandon = Not yet! You can still finish this build by yourself.
tob-learn-cards-2-first = You could build right now. But play Draw Cards first, to see how it works.
tob-learn-cards-2-well = Three cards for nothing. Some action cards wait for their moment, this one does not.
tob-learn-cards-3 = Now the Joker: it stands for two cards. Three masons and the Joker make five. Build!
tob-learn-cards-3-abandon = The Joker makes it possible. Build!
tob-learn-cards-3-well = Five units, all your own. A Joker counts for two units as well.
tob-learn-cards-4 = Others let you act twice in a turn, triple the points of a rejected offer, exchange cards, or bring points at the end. Touch a card to read it.

## The end

tob-learn-end = Discs and the end
tob-learn-end-learned = When a kind of disc is gone the match ends; discs of one kind bring up to 40 points.
tob-learn-end-1 = The last camel disc lies on the Mausoleum. When it is taken, no camel is left, and the match ends at once.
tob-learn-end-2 = You own three camel discs. At the end discs of one kind pay 5 points for two, 10 for three, 20 for four.
tob-learn-end-3 = You are behind by 5 points. Take the fourth camel!
tob-learn-end-3-there = That would not end the match. The camel on the Mausoleum does, and it is your fourth.
tob-learn-end-3-pass = Somebody else would take the last camel. It is now or never!
tob-learn-end-3-well = { $seat2 } wants the disc as well: the offer comes with the trading card.
tob-learn-end-4 = Build, but keep the disc for yourself.
tob-learn-end-4-trader = Stop! With a trade offer the disc goes to { $seat2 }.
tob-learn-end-4-abandon = Then nothing ends and nothing is won. You can build!
tob-learn-end-4-well = The last camel is gone: unfinished wonders are scored with the light row, then the discs.
tob-learn-end-5 = Four camels bring you 20 points. Units, discs, rejected offers: there are many ways to the top.

## The first match

tob-learn-first = Your first match
tob-learn-first-learned = You have played your first match. Now you know Tower of Babel!
tob-learn-first-1 = Half of this match is over, the rest is yours. Two easy bots play along, and I am with you.
tob-learn-first-1-well = That was your first match! From now on you know all it takes.
tob-learn-first-open = Choose a disc that your hand nearly covers, best on a wonder where you lead or can catch up.
tob-learn-first-offers = Compare: who has how many units here? Take help from those who stay behind you.
tob-learn-first-paid = Your offer was turned down, and you were paid for it.
tob-learn-first-wonder = A wonder is finished. The next one pays more.
tob-learn-first-card = You finished it: an action card for you. Touch it to read it.
tob-learn-first-end = A kind of disc is used up. Now the rest is counted.
