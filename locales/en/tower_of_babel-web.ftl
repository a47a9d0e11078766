### Tower of Babel: what only the web client says.

## Kinds in two letters, and cards in a sentence

web-tob-letter-camel = Ca
web-tob-letter-crane = Cr
web-tob-letter-ship = Sh
web-tob-letter-mason = Ma
web-tob-cards = { $cards-a }
web-tob-no-cards = no cards
web-tob-jokers = { $count ->
        [one] 1 Joker
       *[other] { $count } Jokers
    }

## Board

web-tob-board = Wonders
web-tob-site = Building site
web-tob-tables = Tables
web-tob-progress = turn { $turn }
web-tob-rows = Finished wonders
web-tob-row = Row
web-tob-row-now = next
web-tob-row-number = row { $row }
web-tob-next-row = Next: { $first } · { $second } · { $others }
web-tob-others = others
web-tob-light-row = unfinished
web-tob-light-row-text = For wonders that are unfinished at the end
web-tob-bonus = Disc bonus, by kind
web-tob-discs = Discs
web-tob-points = Points
web-tob-left = Discs left
web-tob-piles = Piles
web-tob-deck = Building cards
web-tob-discard = Discard pile
web-tob-action-pile = Action cards
web-tob-house-tables = This server plays with values of its own: about this edition
web-tob-order = Turn order
web-tob-needs = needs { $cards }
web-tob-space-disc = disc for { $disc }
web-tob-space-taken = taken by { $name }
web-tob-space-column = on the column
web-tob-space-empty = no disc
web-tob-space-open = can be chosen
web-tob-standing = { $name }: { $units ->
        [one] 1 unit
       *[other] { $units } units
    }, { $points ->
        [one] 1 point
       *[other] { $points } points
    } now
web-tob-standing-none = nobody has built here

## Choosing

web-tob-choose-text = Choose any disc, and the others make you offers. You need no cards of your own for that.
web-tob-idle = The next disc will lie here on the column.
web-tob-preview-hand = { $name }: you hold { $have } of { $number }.
web-tob-preview-bonus = { $name } disc no. { $count }: { $points ->
        [0] no bonus
       *[other] +{ $points }
    } at the end.
web-tob-pass = Pass
web-tob-pass-text = 2 cards for you, 1 for the others

## Offers

web-tob-tray = Your offer
web-tob-fewer = { $name }: one less
web-tob-more = { $name }: one more
web-tob-wrong-kind = goes back, counts for nothing
web-tob-trade = Trading card
web-tob-trade-text = If your offer is taken, you get the disc, and the active player places the units.
web-tob-with-trade = with the trading card
web-tob-own-offer = Your offer lies face down
web-tob-offers-secret = The offers are secret until all are made.
web-tob-ready = Who has made an offer
web-tob-has-offered = offer made
web-tob-reveal = All offers are made. Turning them up …

## Helpers

web-tob-nothing = nothing
web-tob-taken = taken
web-tob-rejected = not taken
web-tob-effect-none = no cards to take
web-tob-effect-trade = wants the disc
web-tob-effect-rejected = not taken: +{ $points } VP
web-tob-effect-taken = taken: puts { $count ->
        [one] 1 unit
       *[other] { $count } units
    }
web-tob-effect-trader = taken: gets the disc
web-tob-no-trader = a second trader
web-tob-no-room = too many cards
web-tob-sum = { $name }: { $count } of { $number }
web-tob-own-cards = Your cards for it
web-tob-add = You add { $cards }.
web-tob-disc-to = Disc: { $name }.
web-tob-paid = Not taken: { $points ->
        [one] 1 VP
       *[other] { $points } VP
    }.
web-tob-scored-then = Scores: { $points }.

## Questions and action cards

web-tob-ask-triple_bonus = Your offer was not taken. Triple Bonus turns { $count ->
        [one] 1 point
       *[other] { $count } points
    } into { $more }.
web-tob-ask-triple_bonus-no = Your offer was not taken. You do not hold Triple Bonus; the points come next.
web-tob-ask-double_turn = Will you pass or build once more before everybody draws?
web-tob-ask-double_turn-no = You do not hold Double Turn; the turn ends.
web-tob-hand = Your building cards
web-tob-action-cards = Action cards
web-tob-playable = can be played now
web-tob-play-card = Play the card
web-tob-exchange-choose = Which cards do you exchange? { $count } of at most { $most } chosen.
web-tob-exchange-go = { $count ->
        [0] Exchange
        [one] Exchange 1 card
       *[other] Exchange { $count } cards
    }
web-tob-used = { $count } used

## Players

web-tob-figure-active = The active player
web-tob-figure-hand = Building cards in hand
web-tob-figure-actions = Action cards in hand
web-tob-figure-units = Units left
web-tob-figure-discs = Discs by kind, and the bonus they bring now
web-tob-known = Seen: { $cards }

## The big button

web-tob-go-choose = Build here
web-tob-go-pass = Pass
web-tob-go-offer = { $count ->
        [0] Offer nothing
        [one] Offer 1 card
       *[other] Offer { $count } cards
    }
web-tob-go-build = Build
web-tob-go-abandon = Do not build

## Status

web-tob-call-offer = Your offer.
web-tob-call-answer = Your answer.
web-tob-status-over = The game is over.
web-tob-status-choose = Choose a disc to build, or pass.
web-tob-status-choose_again = Double Turn: choose another disc, or pass.
web-tob-status-confirm = { $action }? Confirm, or choose something else.
web-tob-status-offer = { $seat } builds at { $wonder-at } and needs { $disc-a }.
web-tob-status-build = Choose your helpers at { $wonder-at }: { $disc-a }.
web-tob-status-confirm_abandon = Do not build? The others then get { $points ->
        [one] 1 point
       *[other] { $points } points
    } for their offers.
web-tob-status-triple_bonus = Play Triple Bonus, { $more } points instead of { $count }?
web-tob-status-double_turn = Play Double Turn, or end the turn?
web-tob-status-only_no = One moment …
web-tob-status-other_choose = { $seat } chooses a disc or passes.
web-tob-status-other_build = { $seat } chooses helpers.
web-tob-status-other_double_turn = { $seat } ends the turn or goes on.

## The board in words

web-tob-text-board = The board in words
web-tob-text-row = The next finished wonder is scored with row { $row }: { $first } points for the most units, { $second } for the second most, { $others } for everybody else there.
web-tob-text-left = Discs left: { $kinds }.
web-tob-text-left-kind = { $name } { $count }
web-tob-text-wonders = Wonders, their discs and units
web-tob-text-offers = Offers on the table
web-tob-text-players = Players
web-tob-text-player = { $name }: { $cards } building cards, { $actions } action cards, { $units } units left, { $discs } discs with a bonus of { $bonus }.

## Keys

web-tob-keys-move = Move between the discs
web-tob-keys-enter = Choose the disc, press again to confirm
web-tob-keys-pass = Pass, press again to confirm
web-tob-keys-cards = Offer one more camel, crane, ship, mason; 0 for nothing
web-tob-keys-trade = Add the trading card to the offer
web-tob-keys-helpers = Take or leave an offer, clockwise
web-tob-keys-joker = Add other cards or Jokers
web-tob-keys-abandon = Do not build, press again to confirm
web-tob-keys-answer = Yes or no to a question

## How to play

web-tob-primer-1 = Choose a disc
web-tob-primer-1-text = On your turn choose any disc on any wonder: it shows how many cards of which kind are needed. Or pass and draw an extra card.
web-tob-primer-2 = Offers
web-tob-primer-2-text = All others secretly offer cards of that kind, as many as they like up to the number on the disc, or none.
web-tob-primer-3 = Helpers
web-tob-primer-3-text = Take whole offers, as many as fit, and add exactly the missing cards yourself. Every card becomes a unit of its owner on the wonder. You take the disc.
web-tob-primer-4 = The trading card
web-tob-primer-4-text = Whoever adds it to an offer wants the disc: if the offer is taken, that player gets the disc and you place the units instead. One trader at most. Every card that is not taken goes back and brings its owner 1 point.
web-tob-primer-5 = Wonders
web-tob-primer-5-text = When its third disc is given away, a wonder is scored: points for the most and the second most units, and a few for everybody else there. Every finished wonder brings more than the one before.
web-tob-primer-6 = Action cards
web-tob-primer-6-text = Whoever finishes a wonder draws an action card. Some can be played at any time, even during other players’ turns.
web-tob-primer-7 = The end
web-tob-primer-7-text = The game ends when the last disc of a kind is given away. Unfinished wonders still bring a little; then your discs count: the more of one kind, the better. Whoever has the most points wins.

## Gallery

web-tob-gallery-wonders = Wonders
web-tob-gallery-discs = Discs
web-tob-gallery-cards = Building cards, trading card and units
web-tob-gallery-back = Face down
web-tob-gallery-unit = Units

## The page of the game

web-tob-story = Eight wonders of the ancient world stand half built, and nobody can finish one alone. Whoever is to build names a building site; all others offer cards in secret, and the builder takes the offers that suit. Those who helped own a share of the wonder; those who were turned down get points at once. It is a game of reading others: offer enough to be taken, or just too much, so that you are paid for being refused?
web-tob-edition = The complete game of 2005 for three to five, with the action cards. Several numbers on discs and in the scoring rows are given by no source and were rebuilt so that they add up; whoever has the box can replace them.

## Sheets

web-tob-laid = { $most ->
        [0] none in hand
       *[other] { $count } of { $most }
    }
web-tob-thing-card = Building card
web-tob-thing-card-text = Pays for discs that demand { $kind }: in an offer to others, or from your own hand when you build.
web-tob-thing-held = You hold { $count }.
web-tob-thing-disc = Building disc
web-tob-thing-disc-text = Whoever builds with it, or trades for it, keeps it; discs of one kind bring a bonus at the end. Every card that is used puts a unit on the wonder.
web-tob-thing-space = When all three discs of a wonder are gone, the wonder is scored.
web-tob-thing-built = { $built } of { $spaces } discs built
web-tob-thing-wonder = When its last disc goes, it is scored with the next row: the most units bring { $first }, the second most { $second }, everybody else with units { $others }.
web-tob-thing-units = Units
web-tob-thing-units-text = The number on the house counts units. The points below are what they would bring if the wonder were finished now.
web-tob-thing-row-name = Row { $row }
web-tob-thing-row = Most units: { $first } points. Second most: { $second }. Everybody else with units: { $others }.
web-tob-thing-rows = Each row serves for one finished wonder, from top to bottom.
web-tob-thing-bonus = At the end of the game, for each kind separately: so many discs of one kind bring so many points.
web-tob-thing-bonus-now = As things stand they bring { $points } points at the end.
web-tob-thing-no-discs = no discs yet
web-tob-thing-left = Discs of this kind on the board. The game ends as soon as one kind has none left.
