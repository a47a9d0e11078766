### Babylonia: was sonst nur der Web-Client sagt.

## Die Seite des Spiels

web-bab-story = In der Ebene zwischen Euphrat und Tigris führst du einen Clan, der Feld um Feld siedelt. In jedem Zug setzt du zwei Steine, Adlige oder Bauern, ganz wie du willst – oder gleich eine Reihe Bauern. Eine Stadt zahlt aus, wenn sie umstellt ist: für jeden passenden Adligen, der mit ihr verbunden ist, und sei er noch so weit weg, und noch einmal für den, der am zahlreichsten danebensteht. So fragt jeder Stein zweierlei: Macht er mein Netz länger, und schließt er etwas ab, bevor die anderen so weit sind?
web-bab-edition = Das ganze Spiel von 2019 für zwei bis vier, mit allen neun Zikkurat-Karten. Plan und Plättchen sind wie veröffentlicht; die Namen der Karten und der Felder sind von uns. Wo die Anleitung eine Frage offenlässt, verabredet ihr die Antwort in den Optionen.

# Babylonia: Wörter, die nur der Web-Client braucht, für die Blätter seiner Dinge
web-bab-thing-at = Feld { $hex }
web-bab-thing-priest = Ein Edler. Darf auf jedes freie Feld. Wird eine Stadt mit dem Zeichen des Priesters gewertet, bringt jeder deiner Priester Punkte, der mit ihr verbunden ist; eine Kette eigener Spielsteine verbindet.
web-bab-thing-official = Ein Edler. Darf auf jedes freie Feld. Wird eine Stadt mit dem Zeichen des Beamten gewertet, bringt jeder deiner Beamten Punkte, der mit ihr verbunden ist; eine Kette eigener Spielsteine verbindet.
web-bab-thing-merchant = Ein Edler. Darf auf jedes freie Feld. Wird eine Stadt mit dem Zeichen des Händlers gewertet, bringt jeder deiner Händler Punkte, der mit ihr verbunden ist; eine Kette eigener Spielsteine verbindet.
web-bab-thing-farmer = Darf auf jedes freie Feld, auch drei oder mehr in einem Zug, und auf einen Acker neben einem eigenen Spielstein: Der Acker bringt seine Punkte sofort. Ein Bauer verbindet, zählt aber nicht als Edler.
web-bab-thing-face_down = Liegt verdeckt im Fluss: Er verbindet und zählt neben Städten und Zikkurats, bringt aber keine Punkte für Edle.
web-bab-thing-city = Gewertet, sobald alles Land ringsum besetzt ist. Zuerst die Edlen: { $nobles }, für alle, deren Edle verbunden sind. Dann bekommt die Stadt, wer allein die meisten Spielsteine daneben hat, und alle werten ihre eigenen Städte.
web-bab-thing-field = Hierher darf ein Bauer neben einen Spielstein seines Besitzers. Er bringt die Punkte sofort, dann ist der Acker weg.
web-bab-thing-field-cities = Hierher darf ein Bauer neben einen Spielstein seines Besitzers. Er bringt so viele Punkte, wie alle zusammen Städte besitzen; dann ist der Acker weg.
web-bab-thing-ziggurat = Ein Spielstein daneben bringt Punkte: einen für jedes Zikkurat, das du berührst. Ist alles Land ringsum besetzt, sucht sich eine Karte aus, wer allein die meisten Spielsteine daneben hat.
web-bab-thing-land = Freies Land: Hier darf jeder Spielstein liegen, immer offen.
web-bab-thing-river = Ein freies Stück Fluss: mit einem von zwei Spielsteinen, nie mit drei Bauern, und immer verdeckt.
web-bab-thing-card = Zikkurat-Karte
web-bab-thing-card-free = noch zu haben
web-bab-thing-card-of = gehört { $name }
