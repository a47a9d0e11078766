### Turm zu Babel: was die Lektionen sagen. `$seat1` und `$seat2` sind die Gegner.

tob-learn-title = Erste Schritte
tob-learn-about = Alles, was du für deine erste Partie brauchst.
tob-learn-else = Das ist erlaubt, aber hier probieren wir etwas anderes. Folge dem goldenen Ring.

## Bauen

tob-learn-build = Gemeinsam bauen
tob-learn-build-learned = Du wählst eine Scheibe, die anderen bieten Karten an, und jede Karte wird zu einer Einheit auf dem Weltwunder.
tob-learn-build-1 = Acht Weltwunder warten. Auf jedem liegen drei Scheiben: Sie sagen, was als Nächstes gebaut wird und wie viele Karten das braucht.
tob-learn-build-2 = Du bist dran. Wähle am Koloss die Scheibe mit 4 Schiffen und bestätige.
tob-learn-build-2-there = Schiffe sind richtig, aber nimm die Scheibe mit dem Ring: 4 Schiffe sind in Reichweite.
tob-learn-build-2-kind = Du darfst jede Scheibe wählen. Aber deine Hand ist voller Schiffe, also nimm eine, die Schiffe verlangt.
tob-learn-build-2-pass = Passen bringt Karten. Aber mit drei Schiffen auf der Hand lässt sich schon bauen!
tob-learn-build-2-well = 4 Schiffe werden gebraucht, du hast 3. Jetzt bieten { $seat1 } und { $seat2 } verdeckt etwas an.
tob-learn-build-3 = Beide bieten ein Schiff. Nimm beide Angebote: Tippe sie an und leg die fehlenden zwei Schiffe selbst dazu.
tob-learn-build-3-more = Das geht auch, kostet dich aber eine Karte mehr. Beide wollen helfen: Lass sie.
tob-learn-build-3-abandon = Du darfst einen Bau abbrechen. Aber alles, was du brauchst, liegt auf dem Tisch!
tob-learn-build-3-well = Gebaut! Zwei Einheiten von dir stehen am Koloss, je eine von deinen Helfern, und die Scheibe gehört dir.
tob-learn-build-4 = Ist die dritte Scheibe weg, wird das Weltwunder gewertet: Wer die meisten Einheiten hat, bekommt am meisten. Hier führst du.

## Passen

tob-learn-pass = Passen
tob-learn-pass-learned = Passen bringt dir zwei Karten und den anderen je eine.
tob-learn-pass-1 = Ein einziges Kamel: Damit lässt sich nichts bauen.
tob-learn-pass-2 = Also passe: Du ziehst sofort eine Karte.
tob-learn-pass-2-choose = Du darfst jede Scheibe wählen, auch ohne Karten. Dann hängst du aber ganz von den anderen ab. Passe lieber.
tob-learn-pass-2-well = Eine Karte fürs Passen und noch eine am Ende des Zugs, wie alle. Deine Hand kann beliebig groß werden.
tob-learn-pass-3 = Mit einer starken Hand bist du auch ein guter Partner: In den Zügen der anderen bietest du Hilfe an. Das kommt jetzt.

## Angebote

tob-learn-offers = Angebote
tob-learn-offers-learned = Ein angenommenes Angebot bringt dir Einheiten auf dem Weltwunder, ein abgelehntes einen Punkt pro Karte.
tob-learn-offers-1 = { $seat1 } will am Leuchtturm bauen und braucht 5 Maurer. Du kannst welche anbieten.
tob-learn-offers-2 = Biete einen Maurer an: Tippe einmal auf deine Maurer und bestätige.
tob-learn-offers-2-nothing = Ein leeres Angebot ist erlaubt, bringt aber gar nichts. Anbieten schadet nie: Was abgelehnt wird, kommt zurück.
tob-learn-offers-2-trade = Deine Handelskarte bleibt noch auf der Hand. Sie kommt in der nächsten Lektion dran.
tob-learn-offers-2-count = Möglich. Für diese Lektion ist ein Maurer richtig.
tob-learn-offers-2-well = Niemand sieht dein Angebot, bevor alle fertig sind.
tob-learn-offers-3 = { $seat1 } hat dein Angebot angenommen: Eine Einheit von dir steht am Leuchtturm. { $seat2 } wurde abgelehnt und bekam dafür einen Punkt.
tob-learn-offers-4 = Jetzt baut { $seat2 } und braucht Schiffe. Biete eins an.
tob-learn-offers-4-nothing = Ein leeres Angebot bringt nichts. Ein Schiff ist den Versuch wert.
tob-learn-offers-4-trade = Diesmal ohne Handelskarte. Sie bekommt ihre eigene Lektion.
tob-learn-offers-4-count = Möglich. Hier reicht ein Schiff.
tob-learn-offers-4-well = Mal sehen, was { $seat2 } daraus macht.
tob-learn-offers-5 = Abgelehnt! Das Schiff ist wieder auf deiner Hand, und du hast 1 Punkt dafür bekommen. Mit einem Angebot kannst du nicht verlieren.

## Handeln

tob-learn-trade = Die Handelskarte
tob-learn-trade-learned = Ein Handelsangebot tauscht: Wer baut, setzt die Einheiten, du bekommst die Scheibe.
tob-learn-trade-1 = { $seat2 } baut eine Scheibe mit 4 Kränen. Mit deiner Handelskarte wird dein Angebot zum Handel: die Scheibe gegen deine Karten.
tob-learn-trade-2 = Biete deinen Kran zusammen mit deiner Handelskarte an.
tob-learn-trade-2-bare = Die Karte stimmt. Leg jetzt noch die Handelskarte dazu.
tob-learn-trade-2-nothing = Ohne Karte kein Handel. Leg den Kran und die Handelskarte hin.
tob-learn-trade-2-well = Ein verlockendes Angebot: Ohne dich kann { $seat2 } nicht bauen.
tob-learn-trade-3 = Angenommen! { $seat2 } hat auch für deine Karte eine Einheit gesetzt, insgesamt vier. Du hast hier keine.
tob-learn-trade-4 = Dafür gehört dir die Scheibe, und Scheiben einer Sorte sind am Ende viel wert. Pro Bau wird höchstens ein Handelsangebot angenommen.

## Ein Weltwunder werten

tob-learn-wonder = Ein Weltwunder vollenden
tob-learn-wonder-learned = Die meisten Einheiten bringen den ersten Wert, die zweitmeisten den zweiten; bei Gleichstand gibt es weniger.
tob-learn-wonder-1 = Bei den Pyramiden ist noch eine Scheibe übrig. Wer sie baut, vollendet das Weltwunder, und es wird sofort gewertet.
tob-learn-wonder-2 = Es zählt die markierte Zeile: 8 Punkte für die meisten Einheiten, 4 für die zweitmeisten, 3 für alle anderen mit Einheiten dort. Jedes Weltwunder bringt mehr als das vorige.
tob-learn-wonder-3 = Du hast hier 3 Einheiten, { $seat1 } 2 und { $seat2 } 3. Wähle die letzte Scheibe: 4 Kräne.
tob-learn-wonder-3-there = Ein andermal. Hier geht es um die letzte Scheibe der Pyramiden.
tob-learn-wonder-3-pass = Du hast drei Kräne: Lass dir die Pyramiden nicht entgehen!
tob-learn-wonder-3-well = Dir fehlt ein Kran. Schau genau hin, wer was anbietet.
tob-learn-wonder-4 = Eines der Angebote musst du annehmen. Nimm das, mit dem du allein vorne liegst.
tob-learn-wonder-4-tie = Zähl noch mal: Mit { $seat2 } hättet ihr beide 5 Einheiten, und bei Gleichstand an der Spitze gibt es nur den zweiten Wert.
tob-learn-wonder-4-both = Mit beiden legst du nur noch einen Kran dazu. Du würdest hinter { $seat2 } zurückfallen!
tob-learn-wonder-4-abandon = Dann werden alle für ihre Angebote bezahlt, und du gehst leer aus. Schau noch mal hin.
tob-learn-wonder-4-well = 6 Einheiten gegen 3 und 3: Du bekommst 8 Punkte, die anderen je 3. { $seat2 } bekam noch 2 für die abgelehnten Kräne.
tob-learn-wonder-5 = Helfer zu wählen ist das Herz des Spiels: Nimm die, die dich am wenigsten kosten. Alle Einheiten gehen nun zurück, und meist ziehst du noch eine Aktionskarte.

## Aktionskarten

tob-learn-cards = Aktionskarten
tob-learn-cards-learned = Wer ein Weltwunder vollendet, zieht eine Aktionskarte; ein Joker steht für zwei Karten.
tob-learn-cards-1 = Vollendete Weltwunder haben dir zwei Aktionskarten gebracht. Hier hat dir niemand geholfen, und 5 Maurer werden gebraucht.
tob-learn-cards-2 = Karten ziehen darfst du jederzeit. Tippe die Karte an und spiele sie: drei neue Karten.
tob-learn-cards-2-abandon = Noch nicht! Diesen Bau schaffst du auch allein.
tob-learn-cards-2-first = Du könntest sofort bauen. Spiel aber zuerst Karten ziehen, damit du siehst, wie es geht.
tob-learn-cards-2-well = Drei Karten geschenkt. Manche Aktionskarten warten auf ihren Moment, diese nicht.
tob-learn-cards-3 = Jetzt der Joker: Er steht für zwei Karten. Drei Maurer und der Joker machen fünf. Baue!
tob-learn-cards-3-abandon = Mit dem Joker geht es. Baue!
tob-learn-cards-3-well = Fünf Einheiten, alle deine. Auch der Joker zählt für zwei Einheiten.
tob-learn-cards-4 = Andere lassen dich zweimal im Zug handeln, verdreifachen die Punkte eines abgelehnten Angebots, tauschen Karten oder bringen am Ende Punkte. Tippe eine Karte an, um sie zu lesen.

## Das Ende

tob-learn-end = Scheiben und das Ende
tob-learn-end-learned = Ist eine Sorte Scheiben aufgebraucht, endet die Partie; Scheiben einer Sorte bringen bis zu 40 Punkte.
tob-learn-end-1 = Auf dem Mausoleum liegt die letzte Kamelscheibe. Wird sie genommen, ist kein Kamel mehr da, und die Partie endet sofort.
tob-learn-end-2 = Du hast drei Kamelscheiben. Am Ende bringen Scheiben einer Sorte 5 Punkte für zwei, 10 für drei und 20 für vier.
tob-learn-end-3 = Dir fehlen 5 Punkte. Hol dir das vierte Kamel!
tob-learn-end-3-there = Damit wäre die Partie nicht zu Ende. Das Kamel am Mausoleum beendet sie, und es ist dein viertes.
tob-learn-end-3-pass = Dann holt sich jemand anders das letzte Kamel. Jetzt oder nie!
tob-learn-end-3-well = Auch { $seat2 } will die Scheibe: Bei dem Angebot liegt die Handelskarte.
tob-learn-end-4 = Baue, aber behalte die Scheibe für dich.
tob-learn-end-4-trader = Halt! Mit einem Handelsangebot geht die Scheibe an { $seat2 }.
tob-learn-end-4-abandon = Dann endet nichts und du gewinnst nichts. Du kannst bauen!
tob-learn-end-4-well = Das letzte Kamel ist weg: Unvollendete Weltwunder werden mit der hellen Zeile gewertet, dann die Scheiben.
tob-learn-end-5 = Vier Kamele bringen dir 20 Punkte. Einheiten, Scheiben, abgelehnte Angebote: Viele Wege führen nach oben.

## Die erste Partie

tob-learn-first = Deine erste Partie
tob-learn-first-learned = Du hast deine erste Partie gespielt. Jetzt kennst du Turm zu Babel!
tob-learn-first-1 = Die Hälfte dieser Partie ist vorbei, der Rest gehört dir. Zwei leichte Bots spielen mit, und ich bin bei dir.
tob-learn-first-1-well = Das war deine erste Partie! Jetzt weißt du alles, was du brauchst.
tob-learn-first-open = Wähle eine Scheibe, für die deine Hand fast reicht, am besten an einem Weltwunder, wo du führst oder aufholen kannst.
tob-learn-first-offers = Vergleiche: Wer hat hier wie viele Einheiten? Nimm Hilfe von denen, die hinter dir bleiben.
tob-learn-first-paid = Dein Angebot wurde abgelehnt, und du wurdest dafür bezahlt.
tob-learn-first-wonder = Ein Weltwunder ist vollendet. Das nächste bringt mehr.
tob-learn-first-card = Du hast es vollendet: eine Aktionskarte für dich. Tippe sie an, um sie zu lesen.
tob-learn-first-end = Eine Sorte Scheiben ist aufgebraucht. Jetzt wird der Rest gezählt.
