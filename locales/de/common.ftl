### Wörter, die alle Spiele und Programme gemeinsam haben.

## Spielstärke der Bots

level-random = Zufällig
level-greedy = Gierig
level-easy = Leicht
level-normal = Normal
level-hard = Schwer

## Plätze

seat-name = Spieler { $number }

## Sprachen, jede unter ihrem eigenen Namen

language-en = English
language-de = Deutsch

## Aufzählungen: „a, b und c“

list-and = und
list-none = nichts
