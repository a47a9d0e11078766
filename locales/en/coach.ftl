### What a coach says: why an action is good, what is at stake. Actions come in quotation marks.

## What it brings

coach-now = +{ $points } now: { $parts }.
coach-now-about = About +{ $points } now: { $parts }.
coach-costs = Costs { $points } now: { $parts }.
coach-costs-about = Costs about { $points } now: { $parts }.
coach-turn = +{ $points } by the end of this turn: { $parts }. Next: “{ $action }”.
coach-turn-about = About +{ $points } by the end of this turn: { $parts }. Next: “{ $action }”.
coach-part = { $name } +{ $points }
coach-part-less = { $name } −{ $points }
coach-part-only = { $name }
coach-nothing = Do nothing

## What it means to others

coach-also = { $seat } gets { $points } as well.
coach-takes = { $seat } is left with { $after } instead of { $before } at { $place }.
coach-takes-all = { $seat } no longer gets { $before } at { $place }.
coach-leaves = Leaves { $seat } about { $after } points next turn; the second choice leaves { $instead }.
coach-share = Holds { $seat } down most: { $after } % instead of { $instead } % to win.

## What it prepares

coach-builds = { $place } is now worth { $after } to you instead of { $before }.
coach-builds-new = { $place } is now worth { $after } to you.
coach-later = Prepares “{ $action }”: +{ $points }.
coach-later-plain = Prepares “{ $action }”.

## What the second choice lacks

coach-second-less = “{ $action }” brings { $points ->
        [one] 1 point
       *[other] { $points } points
    } less this turn and wins { $percent } % less often.
coach-second-more = “{ $action }” brings { $points ->
        [one] 1 point
       *[other] { $points } points
    } more this turn, but wins { $percent } % less often.
coach-second-wins = “{ $action }” wins { $percent } % less often.
coach-second-even = “{ $action }” is about as good.

## How sure that is

coach-only = There is nothing else to do.
coach-tried = It won most often: about { $percent } %.
coach-sure = Quite sure: you win about { $percent } % (± { $margin }), after { $visits } tries.
coach-close = A close call: you win about { $percent } % (± { $margin }), after { $visits } tries.
coach-unsure = Only a guess after { $visits } tries: you win about { $percent } %.

## What is at stake where

coach-stake = { $seat } { $points }
coach-stake-none = nothing for anybody

## Somebody who always does what the coach says, in a series of matches

coach-follower = Follows every hint
