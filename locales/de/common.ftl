### Wörter, die jedes Spiel und jedes Programm braucht.

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
