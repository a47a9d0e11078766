### Words that every game and every program uses.

## Strength of bots

level-random = Random
level-greedy = Greedy
level-easy = Easy
level-normal = Normal
level-hard = Hard

## Seats

seat-name = Player { $number }

## Languages, each in its own words

language-en = English
language-de = Deutsch

## Lists: "a, b and c"

list-and = and
list-none = nothing
