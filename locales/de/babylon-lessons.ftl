### Babylon: was die Lektionen sagen. `$seat1` ist der Gegner.

byl-learn-title = Erste Schritte
byl-learn-about = Alles, was du für deine erste Partie brauchst.
byl-learn-else = Das ist erlaubt, aber hier probieren wir etwas anderes. Folge dem goldenen Ring.

## Abbauen

byl-learn-dig = Abbauen
byl-learn-dig-learned = Jeder Zug beginnt im Steinbruch: Du nimmst eine Terrasse und bekommst Säulen dazu.
byl-learn-dig-1 = Das ist der Steinbruch, hier beginnt jeder Zug. Du nimmst eine Terrasse; die Zahl darunter sagt, wie viele Säulen es dazu gibt.
byl-learn-dig-2 = Dein Tableau gehört zur Rose. Nimm die Terrasse mit Rosen auf b3: 5 Säulen bringt sonst keine.
byl-learn-dig-2-deep = Die liegt in einem Loch: Alle Nachbarn sind höher, also bringt sie gar keine Säule. Such eine größere Zahl.
byl-learn-dig-2-fewer = Du darfst jede Terrasse nehmen, aber diese bringt weniger Säulen. Die Rosen auf b3 bringen 5.
byl-learn-dig-2-well = Eine Säule für jede Kante an einer Wand oder an einer Terrasse, die nicht höher liegt: macht 4. Die fünfte gibt es für die Rosen, deine eigene Blume.
byl-learn-dig-3 = Oben liegt Lehm mit zwei Symbolen, darunter Granit mit drei und Basalt mit vier. Tiefere Terrassen sind reicher, bringen aber oft weniger Säulen.

## Platzieren

byl-learn-place = Eine Terrasse platzieren
byl-learn-place-learned = Eine Terrasse steht auf vier Ecken; was du nicht platzierst, wartet in deinem Lager.
byl-learn-place-1 = Hier unten liegt, was du hast: die genommene Terrasse, deine Startterrasse im Lager und 5 Säulen.
byl-learn-place-2 = Tippe auf das Feld mit dem Ring: Dort liegt dann die obere linke Ecke der Terrasse. Bestätige danach.
byl-learn-place-2-start = Deine Startterrasse zeigt alle vier Symbole. Heb sie für später auf und platziere zuerst die Lehmterrasse.
byl-learn-place-2-open = Eine Ecke darf offen bleiben, um eine Säule zu sparen; dazu kommen wir noch. Hier reicht es für alle vier.
byl-learn-place-2-turn = Terrassen darf man drehen, und bald brauchst du das. Diesmal lass sie, wie sie ist.
byl-learn-place-2-there = Du darfst überall bauen, nebeneinander oder verstreut. Nimm diesmal das Feld mit dem Ring.
byl-learn-place-2-end = Hör noch nicht auf: Du hast 5 Säulen, und 4 reichen für diese Terrasse.
byl-learn-place-2-well = Vier Ecken, vier Säulen: Deine erste Terrasse steht auf Ebene 1.
byl-learn-place-3 = Eine Säule bleibt dir, zu wenig für eine weitere Terrasse. Beende deinen Zug.
byl-learn-place-3-well = Die Säule und die Startterrasse warten in deinem Lager. Platz ist dort für eine Terrasse und sechs Säulen, alles andere ist verloren.

## Ebenen und Stützen

byl-learn-levels = Hoch hinaus
byl-learn-levels-learned = Einfache Säulen reichen eine Ebene hoch, Doppelsäulen zwei; eine Ecke darf offen bleiben.
byl-learn-levels-1 = Zwei Terrassen liegen nebeneinander auf Ebene 1. Säulen können auch auf ihnen stehen.
byl-learn-levels-2 = Leg die neue Terrasse quer über beide, auf Ebene 2. Tippe auf den Ring und bestätige.
byl-learn-levels-2-high = Mit Doppelsäulen käme sie sogar auf Ebene 3. Die kosten aber je zwei, und du brauchst noch welche für die nächste Terrasse.
byl-learn-levels-2-open = Mit einer offenen Ecke wäre es billiger. Hier kannst du dir aber alle vier Stützen leisten.
byl-learn-levels-2-turn = Drehen ist erlaubt. Hier bringt es nichts, also lass sie, wie sie ist.
byl-learn-levels-2-other = Die kommt als Nächste. Platziere zuerst die Terrasse, die du gerade genommen hast.
byl-learn-levels-2-there = Platz ist an vielen Stellen, aber wir wollen nach oben: Leg sie quer über die beiden Terrassen.
byl-learn-levels-2-end = Warte, du hast 8 Säulen und zwei Terrassen zum Bauen!
byl-learn-levels-2-well = Wieder vier Säulen, und du bist auf Ebene 2. Verboten ist nur eins: eine Terrasse genau über einer anderen.
byl-learn-levels-3 = Jetzt die aus deinem Lager. Links stehen ihre Säulen auf Ebene 1, rechts aber braucht sie Doppelsäulen vom Boden aus, und die kosten je 2 Säulen.
byl-learn-levels-4 = Alle vier würden 6 kosten, du hast 4. Lass also eine Ecke offen: Tippe auf den Ring und wähle dann die Ecke unten rechts, die kein Symbol hat.
byl-learn-levels-4-symbol = Die Ecke oben rechts zeigt eine Treppe, und das Symbol wäre verloren. Wähle die leere Ecke darunter.
byl-learn-levels-4-turn = So gedreht liegen die Symbole anders. Lass sie, wie sie ist, mit der leeren Ecke unten rechts.
byl-learn-levels-4-there = Möglich, aber wir bleiben oben: direkt neben der Terrasse auf Ebene 2.
byl-learn-levels-4-end = Noch nicht: 4 Säulen reichen gerade für diese Terrasse.
byl-learn-levels-4-well = Zwei einfache Säulen und eine Doppelsäule: 4. Drei Stützen reichen, und auf der offenen Ecke entsteht ein Belvedere.
byl-learn-levels-5 = Ein Belvedere ist hübsch, bringt aber keine Punkte, und auf seinem Feld kann nie etwas stehen. Darum lässt man leere Ecken offen.

## Statue und Springbrunnen

byl-learn-decorate = Statue und Springbrunnen
byl-learn-decorate-learned = Springbrunnen verbinden zwei Terrassen einer Ebene, Statuen stehen in einer Linie; beide sind weiter oben mehr wert.
byl-learn-decorate-1 = Symbole zeigen, welche Dekorationen möglich sind. Diesem Springbrunnen fehlt noch ein zweiter daneben, auf einer anderen Terrasse derselben Ebene.
byl-learn-decorate-2 = Tippe auf den Ring und dreh die Terrasse einmal. Goldene Rahmen zeigen, was dadurch möglich wird.
byl-learn-decorate-2-open = Das spart eine Säule, die du gerade nicht brauchst. Stell die Terrasse auf alle vier Ecken.
byl-learn-decorate-2-turn = Schau, wo ihr Springbrunnen liegt: Er muss den anderen berühren. Dreh die Terrasse, bis beides aufleuchtet.
byl-learn-decorate-2-there = Möglich, aber dort trifft sie auf nichts. Platziere sie rechts neben deiner Terrasse.
byl-learn-decorate-2-end = Du hast die Terrasse und 4 Säulen: Nutze sie.
byl-learn-decorate-2-well = Jetzt haben beide Symbole einen Partner. Dekorationen baut man gleich nach der Terrasse, und sie kosten nichts.
byl-learn-decorate-3 = Zuerst der Springbrunnen: Wähle ihn unter dem Garten aus und baue ihn.
byl-learn-decorate-3-statue = Die Statue kommt gleich. Fang mit dem Springbrunnen an.
byl-learn-decorate-3-end = Halt: Was du jetzt nicht baust, braucht später noch eine Terrasse. Dekorationen kosten nichts!
byl-learn-decorate-3-well = Ein Springbrunnen bringt das Dreifache seiner Ebene: hier 3 Punkte.
byl-learn-decorate-4 = Jetzt die Statue. Die erste darf überall stehen, jede weitere braucht eine andere Statue in ihrer Reihe oder Spalte.
byl-learn-decorate-4-end = Die Statue kostet nichts. Nimm sie mit!
byl-learn-decorate-4-well = Eine Statue bringt ihre Ebene: 1 Punkt. Auf Ebene 3 wären es 3.
byl-learn-decorate-5 = Du hast jetzt 5 Punkte. Gezählt wird am Ende, aber hier siehst du immer, wie dein Garten steht.

## Treppe und Brücke

byl-learn-stairs = Treppe und Brücke
byl-learn-stairs-learned = Eine Treppe verbindet benachbarte Ebenen, eine Brücke überspannt ein tieferes Feld.
byl-learn-stairs-1 = Zwei Symbole warten: links eine Treppe auf Ebene 1, rechts eine Brücke auf Ebene 2.
byl-learn-stairs-2 = Deine Terrasse zeigt eine Treppe und eine Brücke. Leg sie quer über die beiden unteren, zwischen beide Symbole.
byl-learn-stairs-2-open = Du hast 4 Säulen, stell sie also auf alle vier Ecken. So bleibt jedes Symbol frei.
byl-learn-stairs-2-turn = Achte auf die Symbole: Die Treppe gehört nach links, die Brücke nach rechts. Dreh sie also nicht.
byl-learn-stairs-2-there = Dort treffen die Symbole auf nichts. Leg die Terrasse quer über die beiden unteren.
byl-learn-stairs-2-end = Mit dieser Terrasse kannst du zwei Dekorationen bauen. Platziere sie!
byl-learn-stairs-2-well = Ebene 2, genau zwischen beiden Symbolen. Jetzt bau, was dadurch möglich ist.
byl-learn-stairs-3 = Eine Treppe verbindet zwei Nachbarfelder, die genau eine Ebene auseinanderliegen. Baue sie.
byl-learn-stairs-3-bridge = Die Brücke kommt gleich danach. Zuerst bitte die Treppe.
byl-learn-stairs-3-end = Noch nicht: Zwei Dekorationen warten, und sie kosten nichts.
byl-learn-stairs-3-well = Eine Treppe bringt ihre beiden Ebenen: 1 und 2 macht 3 Punkte.
byl-learn-stairs-4 = Eine Brücke verbindet zwei Felder einer Ebene; genau ein tieferes Feld liegt dazwischen. Baue sie auch.
byl-learn-stairs-4-end = Die Brücke ist 6 Punkte wert. Lass sie nicht liegen!
byl-learn-stairs-4-well = Eine Brücke bringt das Dreifache ihrer Ebene: 6 Punkte. Unter sie lässt sich nichts mehr schieben.
byl-learn-stairs-5 = Eine Terrasse, zwei Dekorationen, 9 Punkte. Nach solchen Stellen suchst du am besten schon vor dem Abbauen.

## Rundenmarker

byl-learn-token = Rundenmarker
byl-learn-token-learned = Jede Runde ist durch ihren Marker etwas anders: eine Säule mehr oder weniger, oder ein Joker-Feld.
byl-learn-token-1 = Jede Runde deckt einen Marker auf, der für alle gilt. Dieser ist ein Joker-Feld: Einmal im Zug zählt ein leeres Terrassenfeld als beliebiges Symbol.
byl-learn-token-2 = In deinem Garten fehlt einem Springbrunnen der Partner, du brauchst also eine Terrasse mit leeren Feldern. Nimm die Lehmterrasse auf b2.
byl-learn-token-2-there = Auch das geht. Aber b2 bringt 4 Säulen und passt zu deinem Garten, nimm also die.
byl-learn-token-2-well = Zwei Symbole, zwei leere Felder und genug Säulen, um sie zu platzieren.
byl-learn-token-3 = Platziere sie neben deiner Terrasse, sodass ein leeres Feld an den Springbrunnen grenzt.
byl-learn-token-3-open = Das Belvedere würde ein Feld belegen, und du hast 4 Säulen. Nutze sie alle.
byl-learn-token-3-turn = Dreh sie nicht: Die leeren Felder gehören nach unten, neben den Springbrunnen.
byl-learn-token-3-there = Dort berührt sie den Springbrunnen nicht. Platziere sie direkt rechts neben deiner Terrasse.
byl-learn-token-3-end = Dieser Marker gilt nur eine Runde lang. Nutze ihn!
byl-learn-token-3-well = Der Stern bedeutet: Diese Dekoration benutzt das Joker-Feld.
byl-learn-token-4 = Baue den Springbrunnen. Seine rechte Hälfte steht auf dem leeren Feld.
byl-learn-token-4-end = Ohne Joker-Feld wäre dieser Springbrunnen nicht möglich. Baue ihn!
byl-learn-token-4-well = 3 Punkte, die dir die Symbole allein nie gebracht hätten.
byl-learn-token-5 = Andere Marker bringen beim Abbauen eine Säule mehr oder weniger, viele ändern nichts. Welche noch kommen können, steht neben der Runde.

## Sätze

byl-learn-sets = Mach die Sätze voll
byl-learn-sets-learned = Ein Satz aus allen vier Dekorationen bringt 5 Punkte, ein Satz aus allen vier Blumen auch.
byl-learn-sets-1 = In deinem Garten stehen eine Statue, ein Springbrunnen und eine Brücke. Mit einer Treppe hast du einen Satz aller vier Dekorationen: 5 Punkte extra.
byl-learn-sets-2 = Deine Terrassen zeigen Iris, Lilien und Rosen. Mit Ringelblumen hast du alle vier Blumen, und das sind noch einmal 5 Punkte.
byl-learn-sets-3 = Schaff beides in einem Zug: Hol 13 Punkte. Such eine Terrasse mit Ringelblumen und Treppe, und die Treppe, die in deinem Garten wartet.
byl-learn-sets-3-well = 3 Punkte für die Treppe und je 5 für die Sätze: 13 Punkte mit einer einzigen Terrasse!
byl-learn-sets-3-missed = Noch keine 13 Punkte. Auf b2 gibt es Ringelblumen und eine Treppe, und in deinem Garten wartet eine Treppe am unteren Rand der Basaltterrasse.

## Das Ende

byl-learn-end = Das Ende
byl-learn-end-learned = Am Ende zählt nur, was von oben zu sehen ist, und je höher, desto besser.
byl-learn-end-1 = Die letzte Runde: Dein letzter Zug entscheidet. { $seat1 } hat 10 Punkte, du hast 4.
byl-learn-end-2 = Eine Statue trägt eine Terrasse, die eine Ebene höher liegt, ganz ohne Säule. Aber dann sieht sie niemand, und es zählt nur, was von oben zu sehen ist.
byl-learn-end-3 = Mach es trotzdem! Tippe auf den Ring und dreh die Terrasse einmal, damit ihr Springbrunnen an den auf Ebene 2 grenzt.
byl-learn-end-3-open = Du hast 3 Säulen, und die Statue trägt die vierte Ecke. Also muss keine Ecke offen bleiben.
byl-learn-end-3-turn = Der Springbrunnen muss oben rechts liegen, neben dem anderen. Dreh sie einmal.
byl-learn-end-3-there = Das verdeckt nichts, bringt aber auch keinen Springbrunnen auf Ebene 2. Geh nach oben!
byl-learn-end-3-end = Du liegst 6 Punkte zurück. Bau zuerst!
byl-learn-end-3-well = Die verdeckte Statue kostet dich 1 Punkt. Dafür sind mit den Ringelblumen nun alle vier Blumen zu sehen, und das bringt 5.
byl-learn-end-4 = Und jetzt der Springbrunnen auf Ebene 2.
byl-learn-end-4-end = Der Springbrunnen ist 6 Punkte wert, und das ist dein letzter Zug. Baue ihn!
byl-learn-end-4-well = 6 Punkte. Was eine Terrasse nur zum Teil verdeckt, zählt übrigens ganz.
byl-learn-end-5 = Das war alles. Beende deinen Zug, dann ist die Partie vorbei.
byl-learn-end-5-well = 14 zu 10: Du gewinnst! Dekorationen zählen nach ihren Ebenen, jeder Satz 5 Punkte.
byl-learn-end-6 = Säulen und Terrassen im Lager bringen nichts. Bei Gleichstand liegt vorn, wer weniger Belvederes hat.

## Die erste Partie

byl-learn-first = Deine erste Partie
byl-learn-first-learned = Du hast deine erste Partie gespielt. Jetzt kennst du Babylon!
byl-learn-first-1 = Abbauen, platzieren, dekorieren, Zug beenden. Wenn du nicht weiterweißt, hol dir einen Tipp.
byl-learn-first-1-well = Das war deine erste Partie! Ab jetzt weißt du alles, was du brauchst.
byl-learn-first-open = Die letzten vier Runden einer Partie gehören dir, gegen einen leichten Bot. Such in deinem Garten Symbole ohne Partner und nimm dann eine Terrasse, die passt.
byl-learn-first-dug = Probier Felder und Drehungen aus: Goldene Rahmen zeigen, was möglich würde. Auch die Terrasse im Lager darfst du platzieren; was übrig bleibt, kommt dorthin.
byl-learn-first-placed = Sie steht! Werden dir jetzt Dekorationen angeboten, nimm sie alle: Sie kosten nichts.
byl-learn-first-decorated = Gut gebaut. Solange ein Teil davon zu sehen ist, zählt es.
byl-learn-first-wild = Ein Joker-Feld! In dieser Runde darf einmal ein leeres Feld für ein beliebiges Symbol stehen.
byl-learn-first-plus = Eine Säule mehr bei jedem Abbauen: eine gute Runde, um hoch zu bauen.
byl-learn-first-last = Die letzte Runde! Was im Lager liegt, zählt nicht, also platziere alles, was Punkte bringt.

## Promokarten

byl-learn-promo = Promokarten
byl-learn-promo-about = Die Karten an deinem Garten, und was du aus ihnen machst.

byl-learn-lines = Reihen und Spalten
byl-learn-lines-learned = Jede Reihe und jede Spalte nennt eine Dekoration; ist eine davon darin zu sehen, bringt das 1 Punkt.
byl-learn-lines-1 = An deinem Garten liegen Promokarten: eine Dekoration für jede Reihe und jede Spalte. Reihe 4 will eine Statue.
byl-learn-lines-2 = Auch Spalte 5 will eine Statue. Steht eine, wo sich beide kreuzen, zählt sie für beide.
byl-learn-lines-3 = Leg deine Terrasse so, dass ihre Statue genau auf der Kreuzung liegt: Tippe auf den Ring und bestätige.
byl-learn-lines-3-open = Du hast 4 Säulen, stell sie also auf alle vier Ecken. Die Statue braucht ihr Feld.
byl-learn-lines-3-turn = So gedreht liegt die Statue woanders. Lass sie, wie sie ist.
byl-learn-lines-3-there = Dort darfst du bauen, aber die Statue läge nicht mehr, wo sich Reihe 4 und Spalte 5 kreuzen.
byl-learn-lines-3-end = Nutze erst die Terrasse: Zwei Punkte warten.
byl-learn-lines-3-well = Das Statuensymbol liegt genau dort, wo sich Reihe 4 und Spalte 5 kreuzen.
byl-learn-lines-4 = Baue die Statue.
byl-learn-lines-4-end = Ohne die Statue bringen die Linien nichts. Baue sie!
byl-learn-lines-4-well = 1 Punkt für die Reihe, 1 für die Spalte und 1 für die Statue selbst auf Ebene 1.
byl-learn-lines-5 = Linien, die zählen, leuchten auf. Mehrere gleiche in einer Linie bringen nicht mehr, und die Ebene ist hier egal.

byl-learn-parts = Lange Stücke
byl-learn-parts-learned = Jedes sichtbare Feld von Springbrunnen, Treppe oder Brücke zählt für seine Reihe und seine Spalte.
byl-learn-parts-1 = Reihe 6 will eine Brücke, Spalte 6 auch. Eine Terrasse in deinem Garten zeigt eine Brücke in Reihe 6, direkt neben dieser Spalte.
byl-learn-parts-2 = Platziere die Terrasse auf der anderen Seite von Spalte 6, damit die Brücke sie überspannt.
byl-learn-parts-2-open = Du hast 4 Säulen. Stell sie auf alle vier Ecken und halte ihre Symbole frei.
byl-learn-parts-2-turn = Ihre Brücke muss oben links liegen, der anderen gegenüber. Dreh sie nicht.
byl-learn-parts-2-there = Von dort reicht die Brücke nicht hin. Lass genau ein Feld zwischen den beiden Brückensymbolen.
byl-learn-parts-2-end = Noch nicht: Diese Terrasse macht eine Brücke möglich.
byl-learn-parts-2-well = Ein tieferes Feld zwischen zwei Brückensymbolen derselben Ebene: Genau das braucht eine Brücke.
byl-learn-parts-3 = Baue die Brücke über Spalte 6.
byl-learn-parts-3-end = Die Brücke kostet nichts und ist 5 Punkte wert. Baue sie!
byl-learn-parts-3-well = 3 Punkte für die Brücke, 1 für Reihe 6 und 1 für Spalte 6.
byl-learn-parts-4 = Nur die Mitte der Brücke liegt in Spalte 6, und das reicht. Verdeckt aber später eine Terrasse einen Teil, zählt er nicht mehr für seine Linie.

byl-learn-both = Zwei auf einmal
byl-learn-both-learned = Mit Promokarten zählt auch, wo du baust, nicht nur, wie hoch.
byl-learn-both-1 = Zwei Springbrunnen warten auf einen Partner. Eine Stelle ist besser als die andere: Schau auf die Karten für Reihe 5 und Spalte 4.
byl-learn-both-2 = Jetzt du: Hol mit dieser Terrasse 5 Punkte.
byl-learn-both-2-well = 3 Punkte für den Springbrunnen und 2 für seine Linien. An der anderen Stelle wären es insgesamt 3 gewesen.
byl-learn-both-2-missed = Noch keine 5 Punkte. Der Springbrunnen sollte in Reihe 5 liegen und bis in Spalte 4 reichen.
byl-learn-both-3 = Bis zu 16 Punkte stecken in diesen Linien: einer für jede Reihe und jede Spalte. Plane deinen Garten von Anfang an danach.
