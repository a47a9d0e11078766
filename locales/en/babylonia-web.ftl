### Babylonia: more that only the web client says.

## The page of the game

web-bab-story = On the plain between Euphrates and Tigris you lead a clan that settles hex by hex. Each turn you place two tokens, nobles or farmers as you like, or a whole row of farmers. Cities pay when they are surrounded: for every noble of the right rank that is connected to them, however far away, and once more to whoever stands there in numbers. So every token asks two things at once: does it make my network longer, and does it close something before the others are ready?
web-bab-edition = The complete game of 2019 for two to four, with all nine ziggurat cards. The map and the tiles are as published; the names of the cards and of the places on the map are ours. Where the book leaves a question open, the options let you agree on an answer.

# Babylonia: words that only the web client uses, for the sheets of its things
web-bab-thing-at = hex { $hex }
web-bab-thing-priest = A noble. Goes on any free hex. When a city with the sign of the priest is scored, every priest of yours that is connected to it brings points; a chain of your own tokens connects.
web-bab-thing-official = A noble. Goes on any free hex. When a city with the sign of the official is scored, every official of yours that is connected to it brings points; a chain of your own tokens connects.
web-bab-thing-merchant = A noble. Goes on any free hex. When a city with the sign of the merchant is scored, every merchant of yours that is connected to it brings points; a chain of your own tokens connects.
web-bab-thing-farmer = Goes on any free hex, three or more of them in one turn, and on a field beside a token of your own: the field brings its points at once. A farmer connects, but brings no points for nobles.
web-bab-thing-face_down = Lies face down in the river: it connects and counts beside cities and ziggurats, but is not a noble that brings points.
web-bab-thing-city = Scored as soon as all land around it is taken. First the nobles: { $nobles }, for everybody whose nobles are connected. Then whoever alone has the most tokens beside it wins the city, and all score their own cities.
web-bab-thing-field = A farmer may be placed here beside a token of its owner. It brings the points at once, and the field is gone.
web-bab-thing-field-cities = A farmer may be placed here beside a token of its owner. It brings as many points as all players together own cities; then the field is gone.
web-bab-thing-ziggurat = A token beside it brings its owner points: one for every ziggurat touched. When all land around it is taken, whoever alone has the most tokens beside it chooses a card.
web-bab-thing-land = Free land: any token may lie here, face up.
web-bab-thing-river = A free stretch of river: with one of two tokens, never with three farmers, and always face down.
web-bab-thing-card = Ziggurat card
web-bab-thing-card-free = not taken yet
web-bab-thing-card-of = { $name }’s
