### Words that every game and every program uses.

## Games

game-babylonia = Babylonia
game-tower_of_babel = Tower of Babel
game-seven_wonders = 7 Wonders
game-babylon = Babylon
game-battalia = Battalia: The Creation

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
