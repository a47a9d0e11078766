### Words that all games and programs share.

## Strength of bots

level-random = Random
level-greedy = Greedy
level-easy = Easy
level-normal = Normal
level-hard = Hard

## Seats

seat-name = Player { $number }

## Languages, each by its own name

language-en = English
language-de = Deutsch

## Lists: "a, b and c"

list-and = and
list-none = nothing
