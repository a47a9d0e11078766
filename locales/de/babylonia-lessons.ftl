### Babylonia: was die Lektionen sagen. `$seat1` sitzt dir gegenüber.

bab-learn-title = Erste Schritte
bab-learn-about = Alles, was du für deine erste Partie brauchst.
bab-learn-else = Das ist erlaubt, aber hier probieren wir etwas anderes. Folge dem goldenen Ring.

## Ein Zug

bab-learn-turn = Dein Zug
bab-learn-turn-learned = Ein Zug sind zwei Spielsteine; danach wird dein Ständer aufgefüllt.
bab-learn-turn-1 = Willkommen im Land zwischen zwei Flüssen! Das ist dein Ständer: Priester, Beamte und Händler sind die Edlen, dazu kommen Bauern.
bab-learn-turn-2 = Setz deinen Priester neben die Stadt mit dem Priester-Symbol: Spielstein wählen, Feld antippen, bestätigen.
bab-learn-turn-2-there = Auch dort darf ein Priester stehen. Setz ihn jetzt aber auf das Feld mit dem Ring, direkt neben die Priesterstadt.
bab-learn-turn-2-kind = Richtiges Feld, anderer Spielstein: Diese Stadt zeigt einen Priester, also nimm den Priester.
bab-learn-turn-2-well = Gut gesetzt. Edle bringen Punkte in Städten, die ihr Symbol zeigen.
bab-learn-turn-3 = In jedem Zug setzt du zwei Spielsteine. Stell den Beamten zwischen diese beiden Städte.
bab-learn-turn-3-there = Auch dort darf ein Beamter stehen. Das Feld mit dem Ring berührt aber zwei Städte auf einmal.
bab-learn-turn-3-well = Ein Spielstein, zwei Städte: Zwischen ihnen liegt der beste Boden im Land.
bab-learn-turn-4 = Das waren zwei. Beende deinen Zug.
bab-learn-turn-4-well = Du hast gleich zwei neue gezogen: Mit fünf auf dem Ständer beginnt dein Zug. Jetzt schau { $seat1 } zu.
bab-learn-turn-5 = Auch { $seat1 } hat zwei Spielsteine gesetzt, und du bist wieder dran. Setzen, Umschlossenes werten, auffüllen: So geht es immer weiter.

## Äcker

bab-learn-fields = Bauern und Äcker
bab-learn-fields-learned = Bauern ernten Äcker neben deinen Spielsteinen, und drei oder mehr dürfen in einem Zug los.
bab-learn-fields-1 = Äcker sind für Bauern da, und nur, wenn schon ein Spielstein von dir daneben liegt. Dein Priester öffnet diesen Acker: Ernte ihn!
bab-learn-fields-1-there = Dort darf ein Bauer stehen, aber es bringt noch nichts. Der Acker neben deinem Priester ist 6 Punkte wert.
bab-learn-fields-1-noble = Edle gehen nicht auf den Acker. Nimm einen Bauern.
bab-learn-fields-1-well = Sofort 6 Punkte! Der Acker verlässt das Spiel, und dein Bauer bleibt an seiner Stelle.
bab-learn-fields-2 = Sonst setzt du zwei Spielsteine, von Bauern allein aber auch drei oder mehr. Schick einen an den Rand der 7.
bab-learn-fields-2-there = Möglich, aber mit einem Bauern auf dem Feld mit dem Ring öffnet sich dir der Acker mit der 7.
bab-learn-fields-2-noble = Mit einem Edlen wäre dein Zug jetzt vorbei. Nur Bauern dürfen weitermachen!
bab-learn-fields-2-well = Dieser Bauer öffnet den nächsten Acker, noch im selben Zug.
bab-learn-fields-3 = Ernte die 7 mit dem nächsten Bauern.
bab-learn-fields-3-there = Erlaubt, aber die 7 liegt gleich daneben: Greif zu.
bab-learn-fields-3-well = Noch einmal 7. Drei Bauern, 13 Punkte in einem einzigen Zug.
bab-learn-fields-4 = Du könntest weitermachen, solange du Bauern hast. Hier hören wir auf: Beende deinen Zug.
bab-learn-fields-4-more = Du darfst tatsächlich weitermachen. Heb dir diesen aber auf und beende deinen Zug.
bab-learn-fields-4-well = Drei oder mehr Bauern: kein Edler dabei, und alle auf Land.
bab-learn-fields-5 = Äcker mit Stadt-Symbol bringen 1 Punkt für jede Stadt, die in diesem Moment irgendwem gehört. Sie reifen erst spät.

## Städte

bab-learn-cities = Städte
bab-learn-cities-learned = Eine umschlossene Stadt belohnt Edle mit ihrem Symbol und geht dann an die Mehrheit daneben.
bab-learn-cities-1 = Diese Stadt zeigt einen Beamten. Sobald auf allen Landfeldern daneben Spielsteine liegen, egal wessen, wird sie gewertet.
bab-learn-cities-2 = Ein Landfeld ist noch frei. Schließ die Stadt mit einem Beamten.
bab-learn-cities-2-kind = Auch das würde die Stadt schließen, aber Punkte bringt hier nur ein Beamter.
bab-learn-cities-2-there = Der Beamte bringt neben der Stadt Punkte: Nimm das Feld mit dem Ring.
bab-learn-cities-2-well = Umschlossen! Gewertet wird, sobald du deinen Zug beendest.
bab-learn-cities-3 = Zum Zug gehören zwei Spielsteine: Setz einen Bauern, wohin du magst.
bab-learn-cities-3-well = Beide sind gesetzt. Jetzt zählt die Stadt.
bab-learn-cities-4 = Beende deinen Zug und sieh dir die Wertung an.
bab-learn-cities-4-well = Je 2 Punkte für deine beiden Beamten. Und mit 2 Spielsteinen gegen 1 gehört die Stadt dir: noch 1 Punkt.
bab-learn-cities-5 = Immer wenn jemand eine Stadt gewinnt, bekommen alle 1 Punkt je eigene Stadt. Frühe Städte zahlen sich immer wieder aus.

## Ketten

bab-learn-chains = Ketten
bab-learn-chains-learned = Edle zählen auch von fern, wenn eine Kette deiner Spielsteine zur Stadt führt.
bab-learn-chains-1 = Diese Stadt zeigt Beamten und Priester. Zwei deiner Edlen stehen zu weit weg. Oder doch nicht?
bab-learn-chains-2 = Einen Spielstein hast du schon gesetzt. Schließ mit dem zweiten die Stadt und die Lücke zugleich: Ein Bauer genügt.
bab-learn-chains-2-kind = Auch das verbindet. Aber schone deine Edlen: Als Bindeglied genügt ein Bauer.
bab-learn-chains-2-there = Schau auf die Lücke zwischen deinen Edlen und der Stadt: Das Feld mit dem Ring schließt beides.
bab-learn-chains-2-well = Jetzt führt eine lückenlose Kette deiner Spielsteine von der Stadt zu beiden Edlen.
bab-learn-chains-3 = Beende deinen Zug und sieh, wer zählt.
bab-learn-chains-3-more = Ein Bauer hat gereicht. Beende deinen Zug.
bab-learn-chains-3-well = Zwei Priester und ein Beamter: 6 Punkte für Edle. Bauern verbinden, bringen selbst aber nichts.
bab-learn-chains-4 = Diese Edlen bleiben stehen und zählen bei jeder späteren Stadt wieder, die sie erreichen. Bau lange Ketten!

## Zikkurats

bab-learn-ziggurats = Zikkurats
bab-learn-ziggurats-learned = Jeder Spielstein neben einer Zikkurat bringt 1 Punkt für jede Zikkurat, die du berührst.
bab-learn-ziggurats-1 = Drei Zikkurats überragen das Land. Eine davon berührst du schon mit einem Bauern.
bab-learn-ziggurats-2 = Stell deinen Händler neben eine zweite Zikkurat.
bab-learn-ziggurats-2-there = Dort gibt es keine Zikkurat-Punkte. Das Feld mit dem Ring liegt neben einer, die du noch nicht berührst.
bab-learn-ziggurats-2-kind = Auch das brächte Punkte, aber nehmen wir den Händler.
bab-learn-ziggurats-2-well = 2 Punkte: einer für jede Zikkurat, die du jetzt berührst.
bab-learn-ziggurats-3 = Und jetzt die dritte, mit einem Bauern.
bab-learn-ziggurats-3-there = Das berührt die dritte Zikkurat nicht. Versuch das Feld mit dem Ring.
bab-learn-ziggurats-3-well = 3 Punkte. Von nun an bringt jeder deiner Spielsteine neben irgendeiner Zikkurat 3.
bab-learn-ziggurats-4 = Berühr sie früh alle und ernte die ganze Partie lang. Beende deinen Zug.
bab-learn-ziggurats-4-well = 5 Punkte in einem Zug, ganz ohne Stadt.

## Karten

bab-learn-cards = Zikkurat-Karten
bab-learn-cards-learned = Wer rings um eine umschlossene Zikkurat die meisten Spielsteine hat, nimmt eine Karte.
bab-learn-cards-1 = Um diese Zikkurat ist nur noch ein Feld frei. Du hast drei Spielsteine daneben, { $seat1 } zwei.
bab-learn-cards-2 = Einen Spielstein hast du schon gesetzt. Schließ den Kreis mit deinem Händler.
bab-learn-cards-2-kind = Auch das ginge. Nehmen wir den Händler.
bab-learn-cards-2-there = Das letzte freie Feld neben der Zikkurat trägt den Ring.
bab-learn-cards-2-well = 1 Punkt fürs Berühren, und die Zikkurat ist umschlossen.
bab-learn-cards-3 = Beende deinen Zug und gewinne die Zikkurat.
bab-learn-cards-3-well = Du hast die meisten daneben, also darfst du eine Karte wählen. Bei Gleichstand wären alle leer ausgegangen.
bab-learn-cards-4 = Nimm eine Karte, die dir gefällt; lies sie in Ruhe. Der große Ständer etwa gibt dir in jedem Zug mehr Auswahl.
bab-learn-cards-4-well = Sie wirkt ab sofort. Die Zikkurat bleibt stehen und zählt weiter für alle, die sie berühren.

## Flüsse

bab-learn-river = Auf dem Fluss
bab-learn-river-learned = Auf dem Fluss liegen Spielsteine verdeckt: Sie verbinden und zählen für die Mehrheit, aber nicht als Edle.
bab-learn-river-1 = { $seat1 } hat zwei Spielsteine neben dieser Stadt, du hast einen, ein Landfeld ist frei. Schließt du sie jetzt, ist Gleichstand: Dann bekommt sie niemand!
bab-learn-river-2 = Da hilft der Fluss. Setz einen Bauern auf den Fluss neben der Stadt: Dort liegt er verdeckt.
bab-learn-river-2-tie = Vorsicht: Zwei gegen zwei ist Gleichstand, und die Stadt wäre weg. Zuerst einer auf den Fluss!
bab-learn-river-2-kind = Verdeckt sind alle gleich, also verschwende keinen Edlen: Ein Bauer genügt.
bab-learn-river-2-other = Das ginge auch. Nehmen wir das Feld mit dem Ring.
bab-learn-river-2-well = Verdeckt zeigt er kein Symbol, aber er verbindet deine Ketten und zählt neben der Stadt.
bab-learn-river-3 = Und jetzt schließ die Stadt mit deinem Priester.
bab-learn-river-3-kind = Das schließt die Stadt, aber der Priester bringt hier auch Punkte.
bab-learn-river-3-well = Drei gegen zwei. Flussfelder müssen nicht besetzt sein: Umschlossen wird nur auf dem Land.
bab-learn-river-4 = Beende deinen Zug.
bab-learn-river-4-well = Die Edlen in deiner Kette bringen Punkte, und dank des einen auf dem Fluss gehört die Stadt dir.

## Eine Aufgabe

bab-learn-task = Jetzt du
bab-learn-task-learned = Du hast eine Stadt gewonnen, die verloren schien.
bab-learn-task-1 = Jetzt bist du gefragt. { $seat1 } hat zwei Spielsteine neben dieser Stadt, du nur einen.
bab-learn-task-2 = Gewinne die Stadt G7 in diesem Zug! Lass dir Zeit: Bis du den Zug beendest, lässt sich alles zurücknehmen.
bab-learn-task-2-well = Deine! Und der Spielstein auf dem Fluss hat sogar deine Edlen vom anderen Ufer verbunden.
bab-learn-task-2-else = Diesmal nicht. Zähl die Spielsteine neben G7, auch auf dem Fluss: Du brauchst mehr als { $seat1 }.

## Das Ende

bab-learn-end = Wie es endet
bab-learn-end-learned = Die Partie endet sofort, wenn nur noch eine Stadt liegt oder ein Ständer leer bleibt.
bab-learn-end-1 = Nur zwei Städte sind übrig. Liegt höchstens noch eine, endet die Partie sofort. Du liegst 3 Punkte zurück: Diese hier muss es bringen!
bab-learn-end-2 = Einen Spielstein hast du gesetzt. Schließ die Stadt mit deinem Händler.
bab-learn-end-2-kind = Auch das schließt die Stadt, aber ein Händler bringt hier Punkte.
bab-learn-end-2-there = Dann kommt dir { $seat1 } vielleicht zuvor. Schließ die Stadt: das Feld mit dem Ring.
bab-learn-end-2-well = Zwei deiner Händler erreichen diese Stadt.
bab-learn-end-3 = Beende deinen Zug und damit die Partie.
bab-learn-end-3-well = 4 Punkte für Händler und 5 für deine Städte: Du gewinnst 70 zu 68.
bab-learn-end-4 = Eine Partie endet auch, wenn ein Ständer nach dem Auffüllen leer bleibt. Bei gleichen Punkten gewinnt, wer mehr Städte hat.

## Die erste Partie

bab-learn-first = Deine erste Partie
bab-learn-first-learned = Das war eine ganze Partie, nur kürzer. Jetzt kannst du Babylonia!
bab-learn-first-1 = Eine kurze Partie gegen einen leichten Bot, mittendrin begonnen. Spiel, wie du magst: Ich melde mich nur, wenn etwas neu ist.
bab-learn-first-1-well = Die Partie ist vorbei: Vergleich die Punkte. Eine volle dauert etwa dreimal so lang.
bab-learn-first-begin = Du hast elf Spielsteine. Such Städte, an denen nur ein Feld frei ist, wie diese hier: Wer hätte dort die meisten?
bab-learn-first-undo = Anders überlegt? Bis du den Zug beendest, lässt sich alles zurücknehmen.
bab-learn-first-hint = Keine Idee? Ein Tipp zeigt dir, was jemand mit Erfahrung täte.
bab-learn-first-field = Eine Ernte! Äcker zahlen sofort: Behalte die neben deinen Spielsteinen im Auge.
bab-learn-first-ziggurat = Zikkurat-Punkte: Die Zahlen auf den Feldern zeigen, was ein Spielstein dort brächte.
bab-learn-first-their-ziggurat = { $seat1 } sammelt bei den Zikkurats. Jede berührte macht den nächsten Spielstein wertvoller.
bab-learn-first-city = Eine Stadt für dich! Sie zahlt wieder, sobald irgendwer eine Stadt gewinnt.
bab-learn-first-their-city = { $seat1 } nimmt sich eine Stadt. Deine verbundenen Edlen bringen dir auch in fremden Städten Punkte.
bab-learn-first-tie = Gleichstand: Niemand gewinnt diese Stadt. Nächstes Mal entscheidet vielleicht der Fluss.
bab-learn-first-late = Die Vorräte gehen zur Neige. Äcker mit Stadt-Symbol sind jetzt am meisten wert.
