### Battalia: was die Lektionen sagen. `$seat1` ist der Gegner.

bat-learn-title = Erste Schritte
bat-learn-about = Alles, was du für deine erste Partie brauchst.
bat-learn-else = Das ist erlaubt, aber hier probieren wir etwas anderes. Folge dem goldenen Ring.

## Die Hand

bat-learn-hand = Deine Hand
bat-learn-hand-learned = Versorgung wirbt Einheiten an. Was du spielst oder kaufst, kommt in deine Zuflucht und später zurück.
bat-learn-hand-1 = Das ist deine Hand: vier Versorgungen. Sie werben Einheiten an, und Einheiten können alles andere.
bat-learn-hand-2 = Ein Priester kostet 4 Versorgungen. Was golden leuchtet, kannst du bezahlen: Wähle den Priester und bestätige.
bat-learn-hand-2-other = Das wäre billiger, aber auch schwächer. Deine 4 Versorgungen reichen für den Priester!
bat-learn-hand-2-end = Was du nicht nutzt, ist für diesen Zug verloren. Wirb erst den Priester an.
bat-learn-hand-2-well = Der Priester gehört dir, und jede neue Einheit bringt eine frische Versorgung mit.
bat-learn-hand-3 = Hier liegt, was in diesem Zug war: deine verbrauchten Versorgungen und zwei neue Karten. Neue Karten müssen warten, du ziehst sie später.
bat-learn-hand-4 = Zu kaufen gibt es nichts mehr. Beende deinen Zug.
bat-learn-hand-4-well = Alles kam in deine Zuflucht, den Ablagestapel, und du hast sechs neue Karten gezogen. So endet jeder Zug.
bat-learn-hand-5 = { $seat1 } hat gespielt, du bist wieder dran. Jetzt hast du Einheiten: Stammeskrieger, Häuptling und Priester haben Rang 1, 2 und 3, ein Lord hat 4.
bat-learn-hand-6 = Dein Nachziehstapel, die Nation, ist leer. Brauchst du wieder Karten, wird die Zuflucht gemischt, und dein neuer Priester kommt auf die Hand.

## Straßen

bat-learn-roads = Straßen
bat-learn-roads-learned = Ein Stammeskrieger und eine Versorgung bauen eine Straße. Wo sich Karten berühren, trifft Ausgang auf Ausgang.
bat-learn-roads-1 = Das ist deine Stadt. Sie hat auf jeder Seite einen Ausgang, und alles, was du baust, muss mit ihr verbunden sein.
bat-learn-roads-2 = Ein Stammeskrieger und eine Versorgung bauen eine Straße. Wähle die gerade und bestätige.
bat-learn-roads-2-junction = Kreuzungen kosten zwei Stammeskrieger. Mit zwei einfachen Straßen kommst du weiter.
bat-learn-roads-2-curve = Die Kurve ist gleich dran. Erst die gerade Straße.
bat-learn-roads-2-recruit = Deine Versorgungen brauchst du zum Bauen. Wähle die gerade Straße.
bat-learn-roads-2-end = Noch nicht! Diese Karten reichen für zwei Straßen.
bat-learn-roads-2-well = Jetzt wird bezahlt.
bat-learn-roads-3 = Du hast zwei verschiedene Stammeskrieger, darum wirst du gefragt, wer bezahlt. Beide sind recht.
bat-learn-roads-3-well = Bezahlt. Jetzt kommt die Straße aufs Brett.
bat-learn-roads-4 = Sie passt auf jedes goldene Feld. Wähle das rechts neben deiner Stadt und lege sie.
bat-learn-roads-4-there = Dort passt sie auch. Wir wollen aber nach rechts.
bat-learn-roads-4-well = Deine Straße ist mit deiner Stadt verbunden.
bat-learn-roads-5 = Ein Stammeskrieger und eine Versorgung sind noch da: Baue jetzt eine Kurve.
bat-learn-roads-5-straight = Eine Gerade ginge auch. Nimm die Kurve, dann siehst du, wie man Karten dreht.
bat-learn-roads-5-end = Für eine Kurve reicht es noch!
bat-learn-roads-5-well = Gibt es nur einen Weg zu bezahlen, fragt dich niemand.
bat-learn-roads-6 = Setze sie ans Ende deiner Straße. Dort zeigt sie vom Brett weg: Dreh die Karte und lege sie dann.
bat-learn-roads-6-turn = So führt sie vom Brett weg. Dreh die Karte, bevor du sie legst.
bat-learn-roads-6-there = Dort passt sie auch, aber wir bauen an unserer Straße weiter.
bat-learn-roads-6-well = Gut gelegt: Ausgang trifft auf Ausgang, und die Straße führt nun in die Mitte des Bretts.
bat-learn-roads-7 = Hier werden Helden gehen, und am Ende kann die nächste Stadt stehen. Aber Straßen führen in beide Richtungen: Denk an deine Nachbarn.

## Städte

bat-learn-cities = Städte
bat-learn-cities-learned = Drei Einheiten eines Rangs gründen eine Stadt dieser Stufe, zwei des nächsten bauen sie aus. Jede Stufe zählt einen Punkt.
bat-learn-cities-1 = Darum geht es: Jede Stufe deiner Städte zählt einen Punkt. Du hast eine Stadt der Stufe 1, also 1 Punkt.
bat-learn-cities-2 = Drei Stammeskrieger, Rang 1, gründen eine Stadt der Stufe 1. Wähle die mit vier Ausgängen: Von ihr aus baut es sich am leichtesten weiter.
bat-learn-cities-2-shape = Alle Städte einer Stufe kosten gleich viel. Mit vier Ausgängen stehen dir die meisten Wege offen, also nimm diese.
bat-learn-cities-2-create = Artefakte kommen später. Heb die Stammeskrieger für die Stadt auf!
bat-learn-cities-2-later = Gute Idee, das kommt gleich. Erst die neue Stadt.
bat-learn-cities-2-end = Auf deiner Hand liegt eine ganze Stadt. Baue sie zuerst!
bat-learn-cities-2-well = Drei Stammeskrieger haben sie bezahlt. Jetzt braucht sie einen Platz.
bat-learn-cities-3 = Städte stehen nie direkt nebeneinander, es liegt immer eine Straße dazwischen. Lege deine ans Ende der Straße.
bat-learn-cities-3-well = Die zweite Stadt: 2 Punkte.
bat-learn-cities-4 = Zwei Häuptlinge, Rang 2, bauen eine Stadt von Stufe 1 auf 2 aus. Tippe deine alte Stadt an und bestätige.
bat-learn-cities-4-there = Die neue Stadt ginge genauso. Nehmen wir die alte.
bat-learn-cities-4-end = Deine zwei Häuptlinge können noch eine Stadt ausbauen.
bat-learn-cities-4-well = Stufe 2, und zusammen 3 Punkte.
bat-learn-cities-5 = So geht es weiter: zwei Priester für Stufe 3, zwei Lords für Stufe 4. Überspringen kann man keine Stufe.

## Das Orakel

bat-learn-oracle = Artefakte und das Orakel
bat-learn-oracle-learned = Das Artefakt unter der Sonne zählt heute doppelt. Wer das Paar des Tages erschafft, wählt die Fraktion.
bat-learn-oracle-1 = Einheiten erschaffen auch Artefakte, starke Karten wie das Werkzeug. Das Orakel dreht sich jeden Tag: Heute scheint es aufs Werkzeug, das zählt nun doppelt.
bat-learn-oracle-2 = Ein Werkzeug steht für zwei Stammeskrieger, heute sogar für vier. Ein einziges bezahlt also eine Stadt: Baue die mit vier Ausgängen.
bat-learn-oracle-2-shape = Jede Stadt ist recht. Vier Ausgänge nützen am meisten, also nimm diese.
bat-learn-oracle-2-later = Das kommt gleich. Erst die Stadt.
bat-learn-oracle-2-end = Unter der Sonne sind deine Werkzeuge heute viel wert. Nutze sie!
bat-learn-oracle-2-well = Eine Karte statt drei Stammeskriegern!
bat-learn-oracle-3 = Lege die Stadt ans Ende deiner Straße.
bat-learn-oracle-3-well = Noch ein Punkt. Und ein zweites Werkzeug hast du noch.
bat-learn-oracle-4 = Ein neues Werkzeug kostet drei Stammeskrieger. Auch das bezahlt dein zweites Werkzeug: Erschaffe eins.
bat-learn-oracle-4-end = Ein Werkzeug hast du noch. Mach ein neues daraus!
bat-learn-oracle-4-well = Das Werkzeug ist heute auch das Paar. Darum wirst du jetzt etwas gefragt.
bat-learn-oracle-5 = Wer das Paar des Tages erschafft, darf die Fraktion wählen. Du führst das Bärenvolk: Suche sein Werkzeug.
bat-learn-oracle-5-top = Die oberste Karte ist Glückssache. Wähle deine eigene Fraktion, das Bärenvolk.
bat-learn-oracle-5-other = Das darfst du, aber Karten deiner eigenen Fraktion helfen dir am meisten. Wähle das Bärenvolk.
bat-learn-oracle-5-well = Es gehört zum Bärenvolk wie deine anderen Karten. Wozu das gut ist, kommt jetzt.
bat-learn-oracle-6 = Morgen scheint die Sonne auf die Waffe. Die Leiste zeigt die ganze Woche: oben, was doppelt zählt, unten das Paar.

## Kohorten

bat-learn-cohort = Kohorten
bat-learn-cohort-learned = Drei Karten einer Fraktion bringen eine Karte mehr, vier bringen zwei, fünf drei und sechs vier.
bat-learn-cohort-1 = Dein Zug beginnt. Schau als Erstes auf deine Hand: Vier deiner Karten gehören zum Bärenvolk.
bat-learn-cohort-2 = Drei oder mehr Karten einer Fraktion sind eine Kohorte. Sage sie an, dann ziehst du Karten dazu: für vier Karten zwei.
bat-learn-cohort-2-keep = Damit verschenkst du zwei Karten. Sage erst die Kohorte an!
bat-learn-cohort-2-mulligan = Der Mulligan ist für schlechte Hände. Diese ist gut: Sage die Kohorte an.
bat-learn-cohort-2-well = Zwei Häuptlinge! Die Karten der Kohorte behältst du und nutzt sie wie immer.
bat-learn-cohort-3 = Jetzt ist deine Hand stark. Baue deine Stadt mit den zwei Häuptlingen aus.
bat-learn-cohort-3-build = Möglich, aber erst die Punkte: Baue deine Stadt aus.
bat-learn-cohort-3-end = Mit dieser Hand? Baue erst deine Stadt aus!
bat-learn-cohort-3-well = Stufe 2. Und zwei Priester hast du auch noch.
bat-learn-cohort-4 = Baue sie noch einmal aus, mit den Priestern.
bat-learn-cohort-4-build = Möglich, aber die zwei Priester sind noch einen Punkt wert: Baue deine Stadt aus.
bat-learn-cohort-4-end = Deine zwei Priester können die Stadt noch ausbauen.
bat-learn-cohort-4-well = Stufe 3: zwei Punkte in einem Zug, der Kohorte sei Dank.
bat-learn-cohort-5 = Kauf also am besten Karten einer Fraktion. Und taugt eine Hand gar nichts, nimm einen Mulligan: weg damit, und fünf neue Karten.

## Helden

bat-learn-heroes = Helden
bat-learn-heroes-learned = Eine Waffe und zwei Versorgungen heuern einen Helden an. Eine Versorgung bewegt ihn um ein Feld, ein Pferd um bis zu drei.
bat-learn-heroes-1 = Eine Waffe und zwei Versorgungen heuern einen Helden an. Helden ziehen über deine Straßen, und nur sie können Städte erobern.
bat-learn-heroes-2 = Tippe deine Stadt an, wähle Held A und bestätige.
bat-learn-heroes-2-b = Heldin B ist genauso tapfer, aber heute geht Held A voran.
bat-learn-heroes-2-recruit = Die Versorgung ist für deinen Helden und seinen Weg.
bat-learn-heroes-2-end = Noch nicht: Heuere erst deinen Helden an.
bat-learn-heroes-2-well = Er steht in deiner Stadt. Die Waffe und zwei Versorgungen sind verbraucht.
bat-learn-heroes-3 = Eine Versorgung bewegt ihn um ein Feld. Tippe deinen Helden an, dann die Straße neben der Stadt, und bestätige.
bat-learn-heroes-3-ride = Spar dir das Pferd, es schafft mehr als einen Schritt. Geh zu Fuß auf das Feld mit dem Ring.
bat-learn-heroes-3-end = Mit Versorgung und Pferd kommt er noch weiter.
bat-learn-heroes-3-well = Ein Schritt für eine Versorgung, immer von Ausgang zu Ausgang.
bat-learn-heroes-4 = Ein Pferd trägt ihn bis zu drei Felder auf einmal. Reite zur Stadt am Ende der Straße!
bat-learn-heroes-4-far = Das Pferd schafft alle drei Felder, der Rest wäre verloren. Reite bis zur Stadt.
bat-learn-heroes-4-end = Dein Pferd wartet noch. Reite zur Stadt!
bat-learn-heroes-4-well = Drei Felder mit einer Karte. Bewegung allein löst nie einen Kampf aus.
bat-learn-heroes-5 = Diese Stadt ist neutral, ihre Wache hat 4. Mit einer Waffe und Stärke 5 oder mehr könnte dein Held sie nehmen: 4 Punkte und ein Lord als Lohn.

## Angriff

bat-learn-attack = Angriff
bat-learn-attack-learned = Eine Waffe eröffnet den Angriff. Beide legen abwechselnd Karten; sobald jemand passt, ist er entschieden.
bat-learn-attack-1 = Dein Held steht in einer Stadt von { $seat1 }. Sie hat Stufe 2, und so stark ist auch ihre Verteidigung.
bat-learn-attack-2 = Diese Stadt willst du haben. Tippe sie an und greif an!
bat-learn-attack-2-end = Dein Held ist von weit her gekommen. Greif an!
bat-learn-attack-2-well = Ein Kampf! Jede Seite hat eine Reihe Karten, die Zahl daneben ist ihre Stärke.
bat-learn-attack-3 = Jeder Angriff beginnt mit einer Waffe: Lege sie.
bat-learn-attack-3-well = 1 für die Waffe und 1 für deinen Helden: 2 gegen 2. Er hilft, solange alle Karten deiner Reihe zum Bärenvolk gehören.
bat-learn-attack-4 = Du brauchst mehr als 2. Lege deinen Häuptling, Stärke 2.
bat-learn-attack-4-priest = Spar dir den Priester: Fürs Erste reicht der Häuptling.
bat-learn-attack-4-pass = Mit dem Häuptling geht es weiter. Lege ihn!
bat-learn-attack-4-well = 4 gegen 2. Das genügt.
bat-learn-attack-5 = Zeig nicht mehr als nötig: Mit dem großen Knopf geht es weiter, und { $seat1 } muss antworten.
bat-learn-attack-5-save = Nicht alles auf einmal! Behalte den Priester und sieh, was { $seat1 } tut.
bat-learn-attack-5-well = Jetzt kann { $seat1 } sich ergeben oder selbst Karten legen.
bat-learn-attack-6 = Ein Häuptling verteidigt: 4 gegen 4, und Gleichstand nützt der Verteidigung. Lege deinen Priester!
bat-learn-attack-6-pass = Dann scheitert der Angriff, und dein Held ist verloren. Dein Priester wendet den Kampf!
bat-learn-attack-6-well = 7 gegen 4.
bat-learn-attack-7 = Mach weiter und sieh, ob { $seat1 } dagegen ankommt.
bat-learn-attack-7-well = Noch einmal entscheidet { $seat1 }.
bat-learn-attack-8 = { $seat1 } hat gepasst, und die Stadt gehört dir, mit beiden Stufen. Neutrale Städte sind einfacher: Sie antworten nie.

## Verteidigung

bat-learn-defend = Verteidigung
bat-learn-defend-learned = In fremden Zügen verteidigst du dich mit Hand und Versteck. Gleichstand genügt dir.
bat-learn-defend-1 = { $seat1 } ist am Zug, und in deiner Stadt der Stufe 2 steht ein fremder Held. Das riecht nach Ärger.
bat-learn-defend-2 = Ein Angriff mit Stärke 3, und deine Stadt allein verteidigt sich mit 2. Zum Glück schützen dich deine Handkarten auch im Zug anderer.
bat-learn-defend-3 = In deinem Versteck liegt ein Priester aus einem früheren Zug. Kämpfe mit den Karten aus dem Versteck.
bat-learn-defend-3-alone = Lass den Priester nicht zurück: Kämpfe mit dem Versteck.
bat-learn-defend-3-surrender = Mit Häuptling und verstecktem Priester musst du dich nicht ergeben. Kämpfe!
bat-learn-defend-3-well = Der versteckte Priester ist jetzt auf deiner Hand.
bat-learn-defend-4 = Du musst den Angriff nur einholen. Lege deinen Häuptling.
bat-learn-defend-4-priest = Fürs Erste reicht der Häuptling. Heb den Priester auf.
bat-learn-defend-4-pass = Wer jetzt passt, verliert die Stadt. Lege deinen Häuptling!
bat-learn-defend-4-well = 4 gegen 3. Das genügt.
bat-learn-defend-5 = Mach mit dem großen Knopf weiter und spar dir den Priester.
bat-learn-defend-5-save = Du bist schon stark genug. Warte ab, was { $seat1 } noch hat.
bat-learn-defend-5-well = Jetzt muss { $seat1 } erhöhen oder aufgeben.
bat-learn-defend-6 = { $seat1 } hat noch einen Häuptling: 5 gegen 4. Lege deinen Priester!
bat-learn-defend-6-pass = Dann ist deine Stadt verloren. Dein Priester rettet sie!
bat-learn-defend-6-well = 7 gegen 5. Das sollte reichen.
bat-learn-defend-7 = Mach weiter.
bat-learn-defend-7-well = { $seat1 } hat nichts mehr und muss passen.
bat-learn-defend-8 = Abgewehrt, und der besiegte Held ist fort. Am Ende des Zuges hast du nachgezogen: Verteidigen kostet dich nicht deinen nächsten Zug.

## Das Ende und eine Aufgabe

bat-learn-end = Eine Aufgabe: das Ende
bat-learn-end-learned = Mit genug Städten der Stufe 4 endet die Partie sofort. Die meisten Punkte gewinnen, egal wer sie beendet hat.
bat-learn-end-1 = Eine Partie endet sofort, wenn jemand fünf Städte der Stufe 4 besitzt. In dieser kurzen genügen drei, und zwei hast du.
bat-learn-end-2 = Dann gewinnen aber die meisten Punkte, und { $seat1 } hat 14. Du hast 12.
bat-learn-end-3 = Gewinne die Partie in diesem Zug, mit je zwei Häuptlingen, Priestern und Lords! Achte auf die Reihenfolge: Sie endet sofort.
bat-learn-end-3-end = Noch nicht: Alles, was du zum Sieg brauchst, hast du auf der Hand.
bat-learn-end-3-missed = Die dritte Stadt der Stufe 4 kam zu früh, und { $seat1 } hatte mehr Punkte. Baue zuerst deine kleinste Stadt aus.
bat-learn-end-3-well = Mit deiner dritten Stadt der Stufe 4 endet die Partie, und du gewinnst! Erst die Punkte, dann das Ende.
bat-learn-end-4 = Eine Partie endet auch, wenn kein Feld mehr frei ist oder eine vereinbarte Woche vorüber ist. Bei Gleichstand entscheiden mehr Städte der Stufe 4.

## Die erste Partie

bat-learn-first = Deine erste Partie
bat-learn-first-learned = Das war eine Partie, nur kürzer. Jetzt kannst du Battalia spielen!
bat-learn-first-1 = Drei Tage gegen einen leichten Bot, und jede Stadtstufe zählt einen Punkt. Spiel, wie du magst; ich melde mich nur, wenn etwas neu ist.
bat-learn-first-1-well = Die Partie ist vorbei: Vergleiche die Punkte. Das war nur das Ende; von Anfang an gibt es eine ganze Welt zu bauen.
bat-learn-first-open = Es steht 3 zu 3, und drei Züge bleiben. Deiner beginnt mit vier Karten des Bärenvolks: Sage die Kohorte an!
bat-learn-first-cohort = Hier ist deine Chance: Dein Held steht in einer neutralen Stadt, und eine Waffe mit zwei Häuptlingen schlägt ihre Wache von 4. Tippe sie an und greif an!
bat-learn-first-attack = Erst die Waffe, dann weitere Karten, bis du stärker bist. Dein Held hilft, solange alle zum Bärenvolk gehören.
bat-learn-first-taken = Die Stadt gehört dir! Sie bringt 4 Punkte und, wenn sie neutral war, dazu einen Lord.
bat-learn-first-their-city = { $seat1 } hat eine Stadt erobert. Jede ihrer Stufen zählt, also baue deine weiter aus.
bat-learn-first-raised = Eine Stufe mehr, ein Punkt mehr. Können deine Karten noch etwas?
bat-learn-first-built = Eine neue Stadt! Ihre Stufe zählt sofort, wie bei jeder Stadt.
bat-learn-first-hidden = Verstecken hat seinen Preis: Eine Karte kommt für immer in den Limbus. Wähle jetzt die, die im Versteck auf deinen nächsten Zug oder deine Verteidigung wartet.
bat-learn-first-ended = Deine Karten kamen in die Zuflucht, sechs neue sind auf deiner Hand. { $seat1 } spielt, dann bist du wieder dran.
bat-learn-first-last = Der letzte Tag. Was du jetzt noch kaufst, kommt zu spät: Nur Stadtstufen zählen.
