### Wörter, die jedes Spiel und jedes Programm braucht.

## Spiele

game-babylonia = Babylonia
game-tower_of_babel = Der Turmbau zu Babel
game-seven_wonders = 7 Wonders
game-babylon = Babylon
game-battalia = Battalia: Die Schöpfung

## Spielstärke der Bots

level-random = Zufällig
level-greedy = Gierig
level-easy = Leicht
level-normal = Normal
level-hard = Schwer

## Plätze

seat-name = Spieler { $number }

## Sprachen, jede in ihren eigenen Worten

language-en = English
language-de = Deutsch

## Aufzählungen: „a, b und c“

list-and = und
list-none = nichts
