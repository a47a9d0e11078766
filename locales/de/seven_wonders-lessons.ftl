### 7 Wonders: was die Lektionen sagen. `$seat1` sitzt links, `$seat2` rechts.

## Erste Schritte

swb-learn-title = Erste Schritte
swb-learn-about = Alles, was du für deine erste Partie brauchst.
swb-learn-else = Das ist erlaubt, aber hier probieren wir etwas anderes. Folge dem goldenen Ring.

## Eine Runde

swb-learn-turn = Wählen und weitergeben
swb-learn-turn-learned = Alle wählen geheim eine Karte, decken zusammen auf und geben die übrigen weiter.
swb-learn-turn-1 = Willkommen! Das ist deine Stadt mit ihrem Weltwunder, den Pyramiden. Links und rechts bauen { $seat1 } und { $seat2 } an ihren Städten.
swb-learn-turn-2 = Sieben Karten, eine Wahl: Alle suchen sich geheim eine aus. Nimm den Holzplatz, er kostet nichts, und baue ihn.
swb-learn-turn-2-card = Auch eine gute Karte. Aber frühe Rohstoffe machen alles andere leichter: Nimm den Holzplatz.
swb-learn-turn-2-sell = Ablegen bringt 3 Münzen, dazu kommen wir noch. Baue jetzt den Holzplatz.
swb-learn-turn-2-well = Alle Karten wurden zugleich aufgedeckt. Deine Stadt liefert jetzt Holz, und zwar in jeder Runde: Ressourcen werden nie verbraucht.
swb-learn-turn-3 = Und die Karten sind weitergewandert: deine nach links zu { $seat1 }, diese sechs kommen von { $seat2 }. Was du übrig lässt, bekommen andere.
swb-learn-turn-4 = Blaue Karten sind Punkte. Die Bäder kosten einen Stein, und genau den liefern dir die Pyramiden. Baue sie.
swb-learn-turn-4-card = Das könntest du bauen. Aber die Bäder sind 3 Punkte wert, und den Stein hast du.
swb-learn-turn-4-stage = Ein Bauabschnitt deines Weltwunders: Der bekommt eine eigene Lektion. Baue die Bäder.
swb-learn-turn-4-sell = Für 3 Münzen? Dir sind die Bäder mehr wert: Baue sie.
swb-learn-turn-4-well = 3 Punkte am Ende, und dein Stein steht nächste Runde wieder bereit.
swb-learn-turn-5 = Sechs Runden sind ein Zeitalter, die letzte Karte fällt weg. Nach drei Zeitaltern gewinnen die meisten Punkte. In Zeitalter II geht es nach rechts weiter.

## Handel

swb-learn-trade = Bei den Nachbarn kaufen
swb-learn-trade-learned = Was deiner Stadt fehlt, kaufst du bei einem Nachbarn, für 2 Münzen das Stück.
swb-learn-trade-1 = Deine Stadt liefert Lehm, Holz und Stoff, die Bäder aber kosten Stein. { $seat1 } hat Stein, und Nachbarn verkaufen immer.
swb-learn-trade-2 = Wähle die Bäder. Der Preis auf der Karte ist, was du jetzt zahlst: 2 Münzen an { $seat1 }. Baue!
swb-learn-trade-2-card = Auch das ließe sich bauen. Aber wir gehen einkaufen: Baue die Bäder mit Stein von nebenan.
swb-learn-trade-2-sell = Du hast 5 Münzen: genug für einen Stein. Baue die Bäder.
swb-learn-trade-2-well = { $seat1 } hat 2 Münzen bekommen und durfte nicht ablehnen. Verloren ist der Stein dort auch nicht: Ihr habt ihn beide genutzt.
swb-learn-trade-3 = Jetzt die Kaserne: Sie kostet Erz, und das haben beide Nachbarn. Aber { $seat2 } ist schon reich.
swb-learn-trade-4 = Wähle die Kaserne und tippe dann auf die Waren von { $seat1 }, damit die Münzen dorthin gehen.
swb-learn-trade-4-right = Das macht { $seat2 } noch reicher. Tippe links auf die Waren von { $seat1 }.
swb-learn-trade-4-card = Möglich. Aber hier kaufen wir Erz für die Kaserne.
swb-learn-trade-4-sell = Behalte die Karten, Münzen hast du ja: Baue die Kaserne.
swb-learn-trade-4-well = Dein Geld, deine Wahl: Eine Münze nebenan kann eine Partie entscheiden.
swb-learn-trade-5 = Neben den Waren stehen die Preise: erst für Rohstoffe, dann für Manufakturprodukte. Die gelben Kontore und der Markt senken sie auf 1.

## Folgebauten

swb-learn-chain = Folgebauten
swb-learn-chain-learned = Führt eines deiner Gebäude zu einer Karte, baust du sie kostenlos.
swb-learn-chain-1 = Das Aquädukt kostet drei Stein, und du hast keinen. Aber es ist ein Folgebau der Bäder, und die stehen schon in deiner Stadt.
swb-learn-chain-2 = Die Kette auf der Karte sagt: für dich gratis. Baue das Aquädukt.
swb-learn-chain-2-caravansery = Gut gesehen: Dein Markt führt dorthin. Nimm aber erst die 5 Punkte des Aquädukts.
swb-learn-chain-2-card = Dafür müsstest du bezahlen. Das Aquädukt ist gratis.
swb-learn-chain-2-stage = Dein Weltwunder kann eine Runde warten, das Aquädukt nicht: { $seat2 } bekommt gleich deine Karten.
swb-learn-chain-2-sell = 3 Münzen für etwas, das 5 Punkte bringt und nichts kostet? Baue es.
swb-learn-chain-2-well = 5 Punkte, und du hast gar nichts bezahlt.
swb-learn-chain-3 = Auch dein Skriptorium führt weiter, sogar zu zwei Karten. Finde eine davon und baue sie kostenlos.
swb-learn-chain-3-quarry = Die Bildhauerei kostet eine Münze. Achte auf die Kette auf den Karten.
swb-learn-chain-3-stage = Ein andermal. Such eine Karte mit Kette und baue sie.
swb-learn-chain-3-sell = Zwei dieser Karten sind gratis. Baue eine.
swb-learn-chain-3-well = Wieder gratis! Eine Kette hilft dir, solange das frühere Gebäude steht.
swb-learn-chain-4 = Tippe eine Karte an und lies, wohin sie führt. So werden aus kleinen Karten in Zeitalter I später große, ganz ohne Kosten.

## Das Weltwunder

swb-learn-wonder = Dein Weltwunder
swb-learn-wonder-learned = Jede Karte kann ein Bauabschnitt werden: Du bezahlst den Abschnitt, nicht die Karte.
swb-learn-wonder-1 = Dein Weltwunder entsteht Abschnitt für Abschnitt. Der erste kostet zwei Stein, die hat deine Stadt, und er bringt 3 Punkte.
swb-learn-wonder-2 = Jede Karte taugt dazu, sie kommt verdeckt unter den Spielplan. { $seat1 } bekommt gleich deine Karten und hätte gern das Skriptorium: das dritte Symbol!
swb-learn-wonder-3 = Nimm also das Skriptorium: Wähle es und dann den Abschnitt.
swb-learn-wonder-3-card = Der Abschnitt stimmt. Aber dann geht das Skriptorium an { $seat1 }: Versteck lieber diese Karte.
swb-learn-wonder-3-build = Nicht schlecht. Aber der Abschnitt bringt 3 Punkte und verdirbt { $seat1 } den Plan.
swb-learn-wonder-3-sell = 3 Münzen sind ein Punkt wert, der Abschnitt drei.
swb-learn-wonder-3-well = 3 Punkte für dich, und das Skriptorium sieht niemand wieder. Was es gekostet hätte, war ganz egal.
swb-learn-wonder-4 = Abschnitte baust du von links nach rechts. Andere Weltwunder haben Schilde, Münzen oder besondere Fähigkeiten: Tippe einen Abschnitt an, um ihn zu lesen.

## Münzen

swb-learn-coins = Ein leerer Beutel
swb-learn-coins-learned = Jede Karte kannst du jederzeit für 3 Münzen ablegen.
swb-learn-coins-1 = Überall rote Kreuze: Dein Beutel ist leer, und du kannst nichts davon bauen.
swb-learn-coins-2 = Dann mach eine Karte zu Geld. Leg die Mauern ab: { $seat2 } rüstet auf und bekommt gleich deine Karten.
swb-learn-coins-2-card = Auch 3 Münzen, aber dann bekommt { $seat2 } die Mauern. Leg lieber die ab.
swb-learn-coins-2-well = 3 Münzen von der Bank. Die Karte liegt verdeckt auf dem Ablagestapel, niemand sieht, welche es war.
swb-learn-coins-3 = Mit Münzen lässt sich etwas anfangen: Für ein weiteres Holz bekommst du die Karawanserei. Baue sie.
swb-learn-coins-3-card = Nützlich. Aber die Karawanserei liefert dir jeden Rohstoff, Runde für Runde.
swb-learn-coins-3-sell = Münzen hast du gerade bekommen. Gib jetzt welche aus: Baue die Karawanserei.
swb-learn-coins-3-well = 2 gut angelegte Münzen: Ab der nächsten Runde bekommst du immer einen Rohstoff deiner Wahl.
swb-learn-coins-4 = Am Ende sind 3 Münzen einen Punkt wert. Auch manche gelben Karten bringen Münzen, ebenso Nachbarn, die bei dir kaufen.

## Konflikte

swb-learn-conflict = Konflikte
swb-learn-conflict-learned = Am Ende eines Zeitalters vergleichst du Schilde mit beiden Nachbarn: 1, 3, dann 5 Punkte für die Stärkeren, −1 für die Schwächeren.
swb-learn-conflict-1 = Die letzte Runde von Zeitalter I: Gleich gibt es Konflikte. Rote Karten bringen Schilde. Du hast 1, { $seat1 } auch, { $seat2 } keinen.
swb-learn-conflict-2 = Zwei Karten sind übrig, eine fällt weg. Baue die Kaserne, dann bist du stärker als beide Nachbarn.
swb-learn-conflict-2-theater = 2 Punkte. Aber mit der Kaserne besiegst du auch { $seat1 }, und dort gibt es eine Niederlage.
swb-learn-conflict-2-sell = Ein Schild mehr ist hier mehr wert: Baue die Kaserne.
swb-learn-conflict-2-well = 2 Schilde gegen 1 und 0: zwei Siege zu je 1 Punkt. Beide Nachbarn haben einen Niederlage-Marker mit −1.
swb-learn-conflict-3 = Ein Sieg bringt in Zeitalter II schon 3 und in Zeitalter III 5 Punkte, eine Niederlage kostet immer nur 1. Bei Gleichstand passiert nichts.
swb-learn-conflict-4 = Nur deine beiden Nachbarn zählen, und Schilde bleiben. Schau also, wie sie aufrüsten, und baue rechtzeitig Rot, oder lass es ganz.

## Forschung

swb-learn-science = Forschung
swb-learn-science-learned = Gleiche Symbole zählen ihre Anzahl im Quadrat, jeder Satz aus allen dreien 7 mehr.
swb-learn-science-1 = Grüne Karten haben drei Symbole: Zirkel, Zahnrad und Schrifttafel. Gleiche zählen ihre Anzahl im Quadrat: 1, 4, 9, 16.
swb-learn-science-2 = Und alle drei zusammen sind ein Satz: 7 Punkte extra. Zirkel und Schrifttafel hast du schon. Baue das Laboratorium, ein Zahnrad!
swb-learn-science-2-second = Ein zweiter Zirkel: 4 Punkte statt 1. Das Zahnrad bringt 1 und dazu 7 für den Satz.
swb-learn-science-2-tablet = Eine zweite Schrifttafel: 4 Punkte statt 1. Das Zahnrad bringt 1 und dazu 7 für den Satz.
swb-learn-science-2-card = 3 Punkte. Das Zahnrad bringt 8!
swb-learn-science-2-stage = 3 Punkte. Das Zahnrad bringt 8!
swb-learn-science-2-sell = Verkauf keinen Satz Symbole: Baue das Laboratorium.
swb-learn-science-2-well = 1 + 1 + 1 und 7 für den Satz: 10 Punkte aus Forschung. Vorher waren es 2.
swb-learn-science-3 = Jetzt eine zweite Schrifttafel. Baue die Schule.
swb-learn-science-3-stables = Als Folgebau gratis und 2 Schilde wert: gar nicht schlecht. Aber hier wird geforscht.
swb-learn-science-3-card = Möglich. Aber für die Forschung brauchen wir die Schule.
swb-learn-science-3-stage = Möglich. Aber für die Forschung brauchen wir die Schule.
swb-learn-science-3-sell = Behalte sie: Baue die Schule.
swb-learn-science-3-well = Zwei Schrifttafeln sind 4 Punkte, also hast du jetzt 1 + 1 + 4 und 7: 13.
swb-learn-science-4 = Forschung fängt klein an und wächst schnell. Wer früh Grün sammelt, wird reich, wenn die Nachbarn es nicht verhindern.

## Eine Aufgabe

swb-learn-task = Gewinne diese Partie
swb-learn-task-learned = Vergleiche in der letzten Runde alles: Punkte auf Karten, das Weltwunder und die Konflikte auf beiden Seiten.
swb-learn-task-1 = Die letzte Runde der Partie! Du liegst zurück, und diesmal zeigt dir niemand den Weg: Finde heraus, womit du gewinnst.
swb-learn-task-2 = Gleich kommen die Konflikte von Zeitalter III. { $seat1 } hat 3 Schilde, { $seat2 } auch, du hast 2. Hol 10 Punkte!
swb-learn-task-2-well = Deine Mauern führten zur Verteidigungsanlage: 5 Schilde, zwei Siege, 10 Punkte. Du hast gewonnen!
swb-learn-task-2-else = Zähl auch die Konflikte mit: Zwei Niederlagen kosten 2 Punkte, zwei Siege bringen 10. Eine deiner Karten hat Schilde.

## Das Ende

swb-learn-end = Gilden und das Ende
swb-learn-end-learned = Nach Zeitalter III wird alles gezählt: Konflikte, Münzen, Weltwunder, blaue, grüne, gelbe und violette Karten.
swb-learn-end-1 = In Zeitalter III kommen die violetten Gilden. Die meisten zählen, was bei den Nachbarn steht: die Gilde der Händler 1 Punkt je gelber Karte dort.
swb-learn-end-2 = { $seat1 } hat fünf gelbe Karten, { $seat2 } zwei. Sie kostet Glas, Stoff und Papyrus: alles da. Baue die Gilde!
swb-learn-end-2-card = Es wäre deine erste gelbe Karte: 1 Punkt. Die Gilde bringt 7.
swb-learn-end-2-sell = 3 Münzen sind 1 Punkt. Die Gilde ist 7 wert.
swb-learn-end-2-well = 7 Punkte aus der Arbeit deiner Nachbarn! Auch die Konflikte sind vorbei und damit die Partie.
swb-learn-end-3 = Jetzt zählt alles: Konflikte, je 3 Münzen 1 Punkt, dein Weltwunder, blaue Karten, Forschung, gelbe Karten und Gilden. Bei Gleichstand gewinnen mehr Münzen.

## Die erste Partie

swb-learn-first = Deine erste Partie
swb-learn-first-learned = Du hast deine erste Partie gespielt. Jetzt kennst du 7 Wonders!
swb-learn-first-1 = Die halbe Partie ist gespielt, der Rest gehört dir: zwei Runden von Zeitalter II, dann ganz Zeitalter III. Zwei leichte Bots spielen mit, und ich bin bei dir.
swb-learn-first-1-well = Das war deine erste Partie! Schau dir die Punkte an: Was hat sich gelohnt, was machst du nächstes Mal anders?
swb-learn-first-open = Wähle frei. Zwei deiner Karten sind als Folgebau gratis, und bald gibt es Konflikte: Rot könnte sich lohnen.
swb-learn-first-hint = Du weißt nicht, was du nehmen sollst? Der Tipp zeigt dir etwas Gutes.
swb-learn-first-won = Du hast einen Konflikt gewonnen: Sieg-Marker zählen am Ende.
swb-learn-first-age = Zeitalter III: große Karten und Gilden. Zähl, was am meisten Punkte bringt, etwas anderes ist jetzt nicht wichtig.
swb-learn-first-stage = Ein Abschnitt der Pyramiden steht.
swb-learn-first-late = Noch drei Runden. Hast du die Schilde mit beiden Nachbarn verglichen?
swb-learn-first-last = Die letzte Runde: Eine Karte wählst du, die andere fällt weg.

## Babel

swb-learn-babel-title = Babel
swb-learn-babel-about = Turmbau und Bauvorhaben: Regeln, die sich ändern, und Werke, die alle brauchen.
swb-learn-babel-else = Das ist erlaubt, aber hier probieren wir etwas anderes. Folge dem goldenen Ring.

## Die Plättchen

swb-learn-babel-draft = Drei Plättchen
swb-learn-babel-draft-learned = Alle haben drei geheime Plättchen: Eines behältst du, die anderen gehen nach rechts.
swb-learn-babel-draft-1 = Der Turm von Babel wächst! Jedes seiner Plättchen ist eine Regel für alle. Vor Zeitalter I suchst du dir aus, welche du mitbringst.
swb-learn-babel-draft-2 = Rhodos ist eine Stadt der Soldaten. Behalte das Plättchen Freiwillige: rote Karten ganz ohne Ressourcen.
swb-learn-babel-draft-2-tax = Eine Steuer auf Folgebauten trifft alle, auch dich. Freiwillige helfen dir dort, wo du stark bist.
swb-learn-babel-draft-2-guild = Das wird erst spät wichtig. Freiwillige helfen dir von Anfang an.
swb-learn-babel-draft-2-well = Niemand weiß, was du behältst. Die anderen beiden sind bei { $seat2 }, und du bekommst zwei von { $seat1 }.
swb-learn-babel-draft-3 = Noch einmal: Behalte, was dir gefällt, das letzte kommt von selbst.
swb-learn-babel-draft-3-well = Jetzt haben alle drei Plättchen, und Zeitalter I beginnt.
swb-learn-babel-draft-4 = Ein Plättchen legst du, statt eine Karte zu spielen, wann immer du willst. Und jedes bringt Punkte: 2, 5 oder 10 für eines, zwei oder drei.

## Der Turm

swb-learn-babel-tower = Deine eigene Regel
swb-learn-babel-tower-learned = Für eine abgelegte Karte legst du ein Plättchen; ab der nächsten Runde gilt seine Regel für alle.
swb-learn-babel-tower-1 = Dein Weltwunder braucht mehr Lehm, als du hast. Aber eines deiner Plättchen sagt: Bauabschnitte kosten keine Ressourcen.
swb-learn-babel-tower-2 = Wähle die Befestigungsanlage, dann Turm und das Plättchen 15, Göttliche Hilfe.
swb-learn-babel-tower-2-card = Das richtige Plättchen, aber behalte diese Karte: Auf die Befestigungsanlage kannst du verzichten.
swb-learn-babel-tower-2-tile = Du willst kostenlose Bauabschnitte: Wähle Plättchen 15.
swb-learn-babel-tower-2-sell = Auch für ein Plättchen wird die Karte abgelegt, nur ohne Münzen. Wähle Turm.
swb-learn-babel-tower-2-build = Später. Erst das Plättchen: Wähle die Befestigungsanlage, dann Turm.
swb-learn-babel-tower-2-well = Die Karte ist weg, das Plättchen liegt im Turm. Von nun an braucht kein Bauabschnitt Ressourcen: deine nicht, aber auch die der anderen nicht!
swb-learn-babel-tower-3 = Nutze jetzt deine Regel: Vollende einen Bauabschnitt, egal mit welcher Karte.
swb-learn-babel-tower-3-tower = Eins nach dem anderen. Nutze erst dieses: Vollende einen Bauabschnitt.
swb-learn-babel-tower-3-build = Nicht jetzt: Ein Bauabschnitt ganz umsonst ist 3 Punkte wert.
swb-learn-babel-tower-3-sell = Nimm die Karte lieber für einen Bauabschnitt: Er kostet nichts.
swb-learn-babel-tower-3-well = 3 Punkte ganz umsonst. { $seat1 } hatte dieselbe Idee. Wähle also den Moment, in dem eine Regel dir am meisten hilft.
swb-learn-babel-tower-4 = Hier kannst du jederzeit nachlesen, welche Regeln gelten.

## Verdecken

swb-learn-babel-cover = Weg mit der Regel
swb-learn-babel-cover-learned = Im Turm ist Platz für drei Plättchen; ein neues verdeckt das älteste für immer.
swb-learn-babel-cover-1 = Drei Regeln gelten, und die älteste stört dich: Mit der Weltwundersteuer kostet ein Bauabschnitt in Zeitalter II 2 Münzen mehr. Du hast nur eine.
swb-learn-babel-cover-2 = Der Turm ist voll, also verdeckt jedes neue Plättchen das älteste. Leg mit den Mauern Plättchen 5, Bauförderung.
swb-learn-babel-cover-2-card = Das richtige Plättchen. Nimm aber die Mauern dafür, bauen kannst du sie ohnehin nicht.
swb-learn-babel-cover-2-tile = Auch das verdeckt die Steuer. Aber Plättchen 5 bringt dir außerdem Münzen für blaue Karten.
swb-learn-babel-cover-2-temple = Gratis und 3 Punkte wert, eine gute Idee. Dein nächster Bauabschnitt bringt aber 5: Werde erst die Steuer los.
swb-learn-babel-cover-2-build = Werde erst die Weltwundersteuer los: Leg ein Plättchen.
swb-learn-babel-cover-2-sell = Damit zahlst du die Steuer einmal. Ein Plättchen schafft sie ganz ab.
swb-learn-babel-cover-2-well = Die Weltwundersteuer ist verdeckt, und zwar für immer. Dafür bringen blaue Karten jetzt 2 Münzen, allen, die sie bauen.
swb-learn-babel-cover-3 = Jetzt steht deinem zweiten Bauabschnitt nichts mehr im Weg: drei Holz und keine Steuer.
swb-learn-babel-cover-3-tower = Ein Plättchen genügt fürs Erste. Vollende deinen Bauabschnitt.
swb-learn-babel-cover-3-build = Möglich. Aber der Bauabschnitt ist 5 Punkte wert.
swb-learn-babel-cover-3-sell = Dein Bauabschnitt ist mehr wert: 5 Punkte.
swb-learn-babel-cover-3-well = 5 Punkte. Halte dir ein Plättchen für Regeln bereit, die dir wehtun.

## Ein Bauvorhaben

swb-learn-babel-project = Gemeinsam bauen
swb-learn-babel-project-learned = Wer die Farbe des Bauvorhabens baut, darf sich gegen Bezahlung beteiligen; gelingt es, lohnt es sich.
swb-learn-babel-project-1 = Jedes Zeitalter hat ein Bauvorhaben, hier die Kräne. Zwei Marker liegen darauf: Am Ende des Zeitalters müssen sie weg sein.
swb-learn-babel-project-2 = Wer eine grüne Karte baut, darf sich für 1 Münze beteiligen und nimmt einen Marker. Es ist die letzte Runde, und { $seat1 } will auch helfen.
swb-learn-babel-project-3 = Wähle die Werkstatt und dazu „plus Bauvorhaben“. Dann baue.
swb-learn-babel-project-3-bare = Die richtige Karte! Nimm aber das Bauvorhaben dazu, sonst scheitert es.
swb-learn-babel-project-3-build = 2 Punkte, aber dann scheitern die Kräne, und das kostet dich eine braune Karte.
swb-learn-babel-project-3-sell = Dann scheitern die Kräne, und das kostet dich eine braune Karte. Beteilige dich!
swb-learn-babel-project-3-well = Beide Marker sind weg: Die Kräne sind gelungen! Wer sich beteiligt hat, wird belohnt, { $seat2 } geht leer aus.
swb-learn-babel-project-4 = Deine Belohnung: Einmal in einem späteren Zeitalter baust du ein Gebäude, ohne zu bezahlen. Heb sie dir für etwas Großes auf.

## Die Strafe

swb-learn-babel-penalty = Wenn ein Bauvorhaben scheitert
swb-learn-babel-penalty-learned = Bleibt ein Marker liegen, werden alle bestraft, die sich nicht beteiligt haben.
swb-learn-babel-penalty-1 = Der Kriegsspiegel braucht rote Karten, und ein Marker ist noch da. Du hast keine rote Karte auf der Hand: Er wird scheitern.
swb-learn-babel-penalty-2 = Da ist nichts zu machen. Baue die Giesserei, und wir schauen, was passiert.
swb-learn-babel-penalty-2-sell = Münzen hast du genug. Baue die Giesserei.
swb-learn-babel-penalty-2-well = Gescheitert. { $seat1 } hat sich beteiligt und ist sicher. Du und { $seat2 }, ihr müsst je eine blaue Karte zerstören.
swb-learn-babel-penalty-3 = Welche, entscheidest du. Opfere den Altar: Er hat die wenigsten Punkte.
swb-learn-babel-penalty-3-baths = Die Bäder sind 3 Punkte wert. Der Altar kostet dich nur 2.
swb-learn-babel-penalty-3-aqueduct = Das würde dich 5 Punkte kosten! Der Altar nur 2.
swb-learn-babel-penalty-3-well = 2 Punkte weg. Wer keine blaue Karte hat, verliert stattdessen Punkte durch einen Marker.
swb-learn-babel-penalty-4 = Schau also früh hin: Lohnt sich die Belohnung, helfen die anderen mit, und was verlierst du, wenn es scheitert?

## Eine Aufgabe

swb-learn-babel-task = Alles mit einer Karte
swb-learn-babel-task-learned = Belohnungen kommen vor den Konflikten, und Regeln gelten für alle. Jetzt gehört Babel dir!
swb-learn-babel-task-1 = Die letzte Runde. Die Triumphbögen brauchen noch eine blaue Karte und 5 Münzen; wer sich beteiligt, bekommt 2 Schilde, noch vor den Konflikten.
swb-learn-babel-task-2 = Du hast 3 Schilde, { $seat1 } 4, { $seat2 } nur 2, hat sich aber schon beteiligt. Hol mit einer einzigen Karte mindestens 12 Punkte!
swb-learn-babel-task-2-well = Die Gärten gratis, Münzen vom Turm zurück, und mit 5 Schilden hast du beide Konflikte gewonnen. Meisterhaft!
swb-learn-babel-task-2-else = Welche Karte hat die Farbe des Bauvorhabens? Baue sie, und vergiss nicht, dich zu beteiligen.

## Leaders

swb-learn-leaders-title = Leaders
swb-learn-leaders-about = Große Namen für deine Stadt: auswählen, rekrutieren, nutzen.
swb-learn-leaders-else = Das ist erlaubt, aber hier probieren wir etwas anderes. Folge dem goldenen Ring.

## Die Auswahl

swb-learn-leaders-draft = Vier Anführer
swb-learn-leaders-draft-learned = Vor der Partie behalten alle nach und nach vier Anführer und geben die übrigen nach rechts weiter.
swb-learn-leaders-draft-1 = Vor Zeitalter I stellst du dir vier Anführer zusammen. Einen behältst du, die anderen gehen an { $seat2 } rechts von dir.
swb-learn-leaders-draft-2 = Du hast Babylon, eine Stadt der Forschung. Mit Aristoteles ist jeder Satz aus drei Symbolen 10 statt 7 wert: Behalte ihn.
swb-learn-leaders-draft-2-hannibal = Ein Schild ist schön. Aber Babylon ist für die Forschung gemacht: Aristoteles passt besser.
swb-learn-leaders-draft-2-other = Nicht schlecht. Aber Aristoteles passt zu deinem Weltwunder.
swb-learn-leaders-draft-2-well = Noch kostet er nichts: Bezahlt wird, wenn ein Anführer ins Spiel kommt.
swb-learn-leaders-draft-3 = Jetzt die Karten von { $seat1 }. Krösus kostet 1 Münze und bringt 6: Geld für alle anderen. Behalte ihn.
swb-learn-leaders-draft-3-other = Stark, aber teuer. Krösus bezahlt dir die anderen.
swb-learn-leaders-draft-3-well = In der Ecke der Karte stehen die Kosten in Münzen. Eine Mischung aus billig und teuer ist gut.
swb-learn-leaders-draft-4 = Und noch einmal, ganz nach Geschmack. Der vierte kommt von selbst.
swb-learn-leaders-draft-4-well = Dein Hofstaat ist vollständig. Niemand sonst kennt ihn.
swb-learn-leaders-draft-5 = Vor jedem der drei Zeitalter nutzt du einen davon. Einer von den vieren bleibt also übrig.

## Rekrutieren

swb-learn-leaders-recruit = Rekrutieren
swb-learn-leaders-recruit-learned = Vor jedem Zeitalter nutzt du einen Anführer: rekrutieren, Bauabschnitt oder 3 Münzen.
swb-learn-leaders-recruit-1 = Die Rekrutierung: Alle wählen geheim einen Anführer und bezahlen ihn. Mit Leaders beginnst du mit 6 Münzen.
swb-learn-leaders-recruit-2 = Beginn mit Krösus: 1 Münze, und 6 kommen zurück. Wähle und rekrutiere ihn.
swb-learn-leaders-recruit-2-praxiteles = Er zählt am Ende deine grauen Karten: Er kann warten. Münzen helfen dir sofort.
swb-learn-leaders-recruit-2-points = Punkte am Ende haben Zeit bis Zeitalter III. Münzen helfen dir sofort.
swb-learn-leaders-recruit-2-sell = 3 Münzen? Krösus bringt 6 und kostet 1.
swb-learn-leaders-recruit-2-well = Jetzt hast du 11 Münzen. Krösus steht in deiner Stadt, und Zeitalter I beginnt wie gewohnt.
swb-learn-leaders-recruit-3 = Faustregel: Münzen und Vergünstigungen früh, Punkte spät. Und heb dir Münzen für die nächste Rekrutierung auf!

## Fähigkeiten

swb-learn-leaders-powers = Was Anführer tun
swb-learn-leaders-powers-learned = Anführer wirken von selbst: billigere Karten, Münzen, Schilde, Symbole oder Punkte.
swb-learn-leaders-powers-1 = Zwei Anführer dienen dir: Mit Hammurabi kosten blaue Karten eine Ressource weniger, und Vitruv zahlt 2 Münzen für jeden Folgebau.
swb-learn-leaders-powers-2 = Das Gericht kostet zwei Lehm und einen Stoff. Du hast einen Lehm, den anderen erlässt dir Hammurabi. Baue es!
swb-learn-leaders-powers-2-build = Möglich. Aber Hammurabi wartet: Baue das Gericht.
swb-learn-leaders-powers-2-sell = Dank Hammurabi ist das Gericht in Reichweite: Baue es.
swb-learn-leaders-powers-2-well = 4 Punkte, die du dir allein nicht hättest leisten können.
swb-learn-leaders-powers-3 = Dein Theater führt zur Statue. Baue sie als Folgebau und achte auf deine Münzen.
swb-learn-leaders-powers-3-build = Das wäre kein Folgebau. Die Statue ist einer.
swb-learn-leaders-powers-3-sell = Die Statue ist gratis, bringt 4 Punkte und sogar Münzen.
swb-learn-leaders-powers-3-well = Gratis, 4 Punkte und 2 Münzen von Vitruv. Früh rekrutiert, zahlt er immer wieder.
swb-learn-leaders-powers-4 = Anführer sind keine Gebäude: Sie zählen zu keiner Farbe und führen zu nichts. Tippe einen an und lies, was er tut.

## Übrig

swb-learn-leaders-spare = Zu teuer
swb-learn-leaders-spare-learned = Auch ein Anführer, den du nicht rekrutierst, vollendet einen Bauabschnitt oder bringt 3 Münzen.
swb-learn-leaders-spare-1 = Vor Zeitalter II hast du 2 Münzen, und deine Anführer kosten alle 5 oder 6. Einen musst du aber nutzen.
swb-learn-leaders-spare-2 = Perikles zählt rote Karten, und du hast keine. Leg ihn unter die Pyramiden: als Bauabschnitt.
swb-learn-leaders-spare-2-other = Der Bauabschnitt stimmt. Aber dieser Anführer könnte dir noch helfen: Nimm Perikles.
swb-learn-leaders-spare-2-sell = Auch 3 Münzen wären möglich. Aber der Bauabschnitt bringt 3 Punkte, und den Stein hast du.
swb-learn-leaders-spare-2-well = Ein Bauabschnitt, bevor das Zeitalter überhaupt beginnt: 3 Punkte, und keine Karte war dafür nötig.
swb-learn-leaders-spare-3 = So ist kein Anführer umsonst. Und gibt es nichts zu bauen, sind 3 Münzen immer willkommen.

## Rom

swb-learn-leaders-rome = Rom
swb-learn-leaders-rome-learned = Auf Seite A von Rom kosten Anführer nichts, auf Seite B weniger, und es werden mehr.
swb-learn-leaders-rome-1 = Rom liefert keine Ressource, aber auf dieser Seite kosten deine Anführer nichts. Auch mit 2 Münzen kommt der teuerste.
swb-learn-leaders-rome-2 = Du hast vier rote Karten. Für jede ist Perikles 2 Punkte wert: Rekrutiere ihn.
swb-learn-leaders-rome-2-sappho = Sappho bringt 2 Punkte. Perikles bringt 8, und genauso kostenlos.
swb-learn-leaders-rome-2-stage = 4 Punkte sind gut. Perikles bringt 8.
swb-learn-leaders-rome-2-sell = In Rom sind Anführer gratis: Rekrutiere einen.
swb-learn-leaders-rome-2-well = 8 Punkte für nichts, und mit jeder weiteren roten Karte mehr.
swb-learn-leaders-rome-3 = Auf Seite B kosten Anführer dich 2 Münzen weniger und deine Nachbarn 1 weniger. Dort bringen die Bauabschnitte neue Anführer und weitere Rekrutierungen.

## Eine Aufgabe

swb-learn-leaders-task = Zwei Anführer, eine Karte
swb-learn-leaders-task-learned = Lies deine Anführer vor den letzten Karten: Sie entscheiden, was dir eine Karte wert ist.
swb-learn-leaders-task-1 = Justinian bringt 3 Punkte für jeden Satz aus roter, grüner und blauer Karte, mit Aristoteles ist jeder Satz Symbole 10 wert.
swb-learn-leaders-task-2 = Die letzte Runde: Universität oder Senat? Du brauchst mindestens 14 Punkte. Was zählt für deine Anführer?
swb-learn-leaders-task-2-well = Die Schrifttafel vollendet einen Satz für Aristoteles, die grüne Karte einen für Justinian. Eine Karte, beide Anführer, und du gewinnst!
swb-learn-leaders-task-2-else = Schau auf deine Symbole: Zirkel und Zahnrad. Und auf deine Farben: drei rote, drei blaue, nur zwei grüne.

## Cities

swb-learn-cities-title = Cities
swb-learn-cities-about = Schwarze Karten, Schulden, Diplomatie und Masken: was im Schatten geschieht.
swb-learn-cities-else = Das ist erlaubt, aber hier probieren wir etwas anderes. Folge dem goldenen Ring.

## Schwarze Karten

swb-learn-cities-black = Schwarze Karten
swb-learn-cities-black-learned = Schwarze Karten nutzt du wie alle anderen; viele kosten Münzen und können dafür mehr.
swb-learn-cities-black-1 = Mit Cities gibt es schwarze Karten. Alle bekommen deshalb acht Karten je Zeitalter und spielen sieben davon.
swb-learn-cities-black-2 = Die Spielhölle bringt sofort 6 Münzen. Deine Nachbarn bekommen je 1. Baue sie.
swb-learn-cities-black-2-build = Eine Karte für ein andermal. Du hast 1 Münze, und die Spielhölle bringt 6.
swb-learn-cities-black-2-sell = 3 Münzen? Die Spielhölle bringt 6.
swb-learn-cities-black-2-well = Jetzt hast du 7 Münzen. Und Münzen sind nützlich: Viele schwarze Karten haben einen Preis.
swb-learn-cities-black-3 = Die Miliz zum Beispiel: 3 Münzen, keine Ressourcen und gleich 2 Schilde. Baue sie.
swb-learn-cities-black-3-build = Möglich. Aber 2 Schilde mit einer Karte sind selten in Zeitalter I.
swb-learn-cities-black-3-sell = Du hast 7 Münzen. Gib 3 davon für die Miliz aus.
swb-learn-cities-black-3-well = 2 Schilde. Sie zählen wie alle anderen, die Karte aber ist schwarz, nicht rot.
swb-learn-cities-black-4 = Schwarze Karten gehören zu keiner Kette. Ablegen oder unters Weltwunder legen kannst du sie aber wie jede andere.

## Verluste

swb-learn-cities-loss = Zerbrochene Münzen
swb-learn-cities-loss-learned = Manche Karten lassen alle Gegner Münzen verlieren; wer nicht zahlt, macht Schulden, je −1 Punkt.
swb-learn-cities-loss-1 = Der Unterschlupf zeigt eine zerbrochene Münze: 3 Punkte für dich, und alle Gegner verlieren 2 Münzen.
swb-learn-cities-loss-2 = Er kostet Holz und Glas, du hast beides. Baue den Unterschlupf!
swb-learn-cities-loss-2-build = Ein andermal. { $seat2 } ist fast pleite: Der Unterschlupf trifft jetzt am meisten.
swb-learn-cities-loss-2-sell = Der Unterschlupf ist mehr wert: Baue ihn.
swb-learn-cities-loss-2-well = Am Ende der Runde entscheiden die anderen: Münzen zahlen oder Schulden machen.
swb-learn-cities-loss-3 = { $seat1 } hat 2 Münzen bezahlt. { $seat2 } hatte keine mehr und macht Schulden: je ein Punkt weniger, und zurückzahlen geht nie.

## Schulden

swb-learn-cities-debt = Zahlen oder schulden
swb-learn-cities-debt-learned = Schulden darfst du immer machen, aber eine Münze ist nur ein Drittel Punkt wert, eine Schuld kostet einen ganzen.
swb-learn-cities-debt-1 = { $seat1 } führt etwas im Schilde: vielleicht eine schwarze Karte. Du hast 5 Münzen.
swb-learn-cities-debt-2 = Erst deine Runde. Das Aquädukt ist dank deiner Bäder gratis: Baue es.
swb-learn-cities-debt-2-build = Das Aquädukt kostet nichts und ist 5 Punkte wert.
swb-learn-cities-debt-2-stage = 3 Punkte. Das Aquädukt ist 5 wert.
swb-learn-cities-debt-2-sell = Münzen hast du. Baue das Aquädukt.
swb-learn-cities-debt-2-well = Da ist er: { $seat1 } hat den Unterschlupf gebaut, und du schuldest 2 Münzen.
swb-learn-cities-debt-3 = Zwei Schulden würden dich 2 Punkte kosten, zwei Münzen sind nicht einmal einen wert. Zahl!
swb-learn-cities-debt-3-one = Dann bleibt eine Schuld: ein ganzer Punkt. Münzen hast du genug.
swb-learn-cities-debt-3-none = Das kostet 2 Punkte. Münzen hast du genug.
swb-learn-cities-debt-3-well = 3 Münzen übrig und keine Schulden. { $seat2 } wollte die Münzen lieber behalten und hat 2 Schulden gemacht.
swb-learn-cities-debt-4 = Schulden können trotzdem richtig sein: wenn du die Münzen für etwas brauchst, das mehr wert ist.

## Diplomatie

swb-learn-cities-diplomacy = Diplomatie
swb-learn-cities-diplomacy-learned = Ein Diplomatie-Marker hält dich aus den nächsten Konflikten heraus; deine Nachbarn kämpfen dann gegeneinander.
swb-learn-cities-diplomacy-1 = Gleich gibt es Konflikte, und du hast keinen Schild: { $seat1 } hat 4, { $seat2 } 3. Das wären zwei Niederlagen.
swb-learn-cities-diplomacy-2 = Das Konsulat bringt 2 Punkte und einen Diplomatie-Marker. Baue es.
swb-learn-cities-diplomacy-2-build = Dann besiegen dich beide Nachbarn. Das Konsulat hält dich heraus.
swb-learn-cities-diplomacy-2-stage = Dann besiegen dich beide Nachbarn. Das Konsulat hält dich heraus.
swb-learn-cities-diplomacy-2-sell = Dann besiegen dich beide Nachbarn. Das Konsulat hält dich heraus.
swb-learn-cities-diplomacy-2-well = Du bist draußen geblieben. Für diese Konflikte wurden { $seat1 } und { $seat2 } Nachbarn und kämpften gegeneinander.
swb-learn-cities-diplomacy-3 = Der Marker ist verbraucht. Aufheben kannst du ihn nicht: Er gilt immer bei den nächsten Konflikten, auch wenn du gewinnen würdest.

## Masken

swb-learn-cities-masks = Masken
swb-learn-cities-masks-learned = Eine Maske zählt am Ende das Symbol einer grünen Karte von nebenan für dich mit.
swb-learn-cities-masks-1 = Du hast Zirkel und Zahnrad, aber keine Schrifttafel. { $seat1 } hat gleich zwei.
swb-learn-cities-masks-2 = Der Spionagering trägt eine Maske: Am Ende kopiert er das Symbol einer grünen Karte von nebenan. Baue ihn.
swb-learn-cities-masks-2-build = Nützlich. Aber der Spionagering vollendet deinen Satz: 8 Punkte.
swb-learn-cities-masks-2-sell = Der Spionagering vollendet deinen Satz, gib ihn nicht weg.
swb-learn-cities-masks-2-well = Eine Schrifttafel von { $seat1 } zählt für dich mit: 1 Punkt und 7 für den Satz. { $seat1 } verliert nichts.
swb-learn-cities-masks-3 = Das beste Symbol wird am Ende von selbst gewählt. Neben Gelehrten musst du weniger selbst forschen.

## Eine Aufgabe

swb-learn-cities-task = Im Schatten
swb-learn-cities-task-learned = Zähl schwarze Karten und Tauben, bevor du Schilde zählst. Jetzt gehört dir Cities!
swb-learn-cities-task-1 = Die letzte Runde, und du liegst knapp zurück. Beide Nachbarn haben einen Diplomatie-Marker: Wer kämpft da noch?
swb-learn-cities-task-2 = Geheimgesellschaft oder Militäraufgebot? Hol 8 Punkte und gewinne. Wähle eine Karte, um zu lesen, was sie tut.
swb-learn-cities-task-2-well = Mit dieser hast du sechs schwarze Karten: 6 Punkte und 6 Münzen. Und kein einziger Konflikt!
swb-learn-cities-task-2-else = Beide Nachbarn bleiben draußen, also kämpft niemand mit dir, und Schilde sind nichts wert. Wie viele schwarze Karten hast du?
