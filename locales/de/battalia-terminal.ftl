### Battalia: Die Schöpfung im Terminal.

## Die Karte

term-bat-legend-city = eine Stadt: wem sie gehört und ihre Stufe
term-bat-legend-neutral = eine neutrale Stadt mit ihrer Stufe
term-bat-legend-freed = eine befreite Stadt ohne Marker
term-bat-legend-ruins = die Ruinen mit ihrer Wache
term-bat-legend-road = eine Straße; die Striche sind ihre Ausgänge
term-bat-legend-hero = Held A und Heldin B eines Spielers
term-bat-legend-empty = ein leeres Feld
term-bat-legend-impassable = ein unpassierbares Feld

## Unter der Karte

term-bat-nothing = nichts
term-bat-list = { $cards-a }
term-bat-day = Woche { $week }, Tag { $day }. Erleuchtet: { $lit }. Paar: { $pair }.
term-bat-turn = { $seat }: { $phase }.
term-bat-head-points = Pkt.
term-bat-head-hand = Hand
term-bat-head-nation = Nat.
term-bat-head-shelter = Zufl.
term-bat-head-ambush = Ver.
term-bat-head-tents = Zelte
term-bat-head-deck = Deck
term-bat-head-heroes = Helden
term-bat-head-markers = 1/2+3/4
term-bat-piles = Stapel, mit Anzahl und Fraktion der offenen Karte:
term-bat-pile-tribesman = Stammeskrieger
term-bat-pile-chief = Häuptling
term-bat-pile-priest = Priester
term-bat-pile-lord = Lord
term-bat-pile-tool = Werkzeug
term-bat-pile-weapon = Waffe
term-bat-pile-amulet = Amulett
term-bat-pile-title = Titel
term-bat-pile-scroll = Schriftrolle
term-bat-pile-tent = Zelt
term-bat-pile-horse = Pferd
term-bat-pile-straight = Gerade
term-bat-pile-curve = Kurve
term-bat-pile-tee = T-Kreuzung
term-bat-pile-cross = Kreuzung
term-bat-pile-one = Stadt 1
term-bat-pile-two_opposite = Stadt 2 gegenüber
term-bat-pile-two_adjacent = Stadt 2 über Eck
term-bat-pile-three = Stadt 3
term-bat-pile-four = Stadt 4
term-bat-display = Besondere Artefakte: { $cards }
term-bat-limbo = Limbus: { $cards }
term-bat-seen = Bekannte Handkarten: { $cards }
term-bat-tents = Zelte: { $cards }
term-bat-pool = Ausgelegt und noch nutzbar: { $cards }
term-bat-gained = Neue Karten: { $cards }
term-bat-owed = Noch zu zahlen: { $cards }
term-bat-ambush = Dein Versteck: { $cards }
term-bat-hand = Deine Hand: { $cards }
term-bat-attack = Angriff { $strength }: { $row }{ $bonus ->
        [0] { "" }
       *[other] {" "}(Bonus +{ $bonus })
    }
term-bat-defence = Verteidigung { $strength }: { $row }, Grundwert { $base }{ $bonus ->
        [0] { "" }
       *[other] {" "}(Bonus +{ $bonus })
    }
term-bat-needed = Zum Weitermachen fehlen: { $more }.
term-bat-enough = Stark genug zum Abschließen.
term-bat-outlook = Wenn das Spiel jetzt endete:
term-bat-empty = { $squares ->
        [one] Ein Feld ist
       *[other] { $squares } Felder sind
    } noch leer.
term-bat-level4 = { $name }: { $count } von { $of } Städten der Stufe 4
term-bat-weeks = Das Spiel endet nach { $weeks ->
        [one] einer Woche
       *[other] { $weeks } Wochen
    }.

## Was möglich ist

term-bat-places = ({ $count } Möglichkeiten)
term-bat-where = { $what } – welche?
term-bat-no-place = { $number } geht nicht mit „{ $place }“; „{ $number }“ zeigt, was möglich ist, „warum“ mit der Aktion sagt den Grund.
term-bat-help-actions = Wähle eine Nummer („1 c3 ne“, oder „1“ für die Möglichkeiten) oder gib ein, was du tust:
term-bat-itself = { $card } selbst
term-bat-row = { $card } in der Reihe, Platz { $place }
term-bat-menu-start = Eine Startstadt wählen
term-bat-menu-road = Eine Straße bauen
term-bat-menu-city = Eine Stadt der Stufe { $level } bauen
term-bat-menu-upgrade = Eine Stadt um eine Stufe ausbauen
term-bat-menu-place = Die Karte legen: Feld und Ausgänge
term-bat-menu-hire = { $hero-the } anheuern
term-bat-menu-walk = { $hero-the } mit Versorgung bewegen
term-bat-menu-ride = { $hero-the } zu Pferd bewegen
term-bat-menu-roam = { $hero-the } über Heimatgelände bewegen
term-bat-menu-fly = { $hero-the } fliegen lassen
term-bat-menu-retreat = Rückzug mit Versorgung
term-bat-menu-retreat-horse = Rückzug zu Pferd
term-bat-menu-scroll = Schriftrolle auf { $card }: die Fraktion ändern
term-bat-menu-amulet = Ein Amulett benutzen
term-bat-menu-pitch = Ein Zelt für eine Karte aufschlagen
term-bat-menu-hide = Eine Karte verstecken: zuerst eine für den Limbus wählen
term-bat-menu-station = Eine zweite Karte stationieren
term-bat-menu-conceal = Die Karte fürs Versteck wählen
term-bat-menu-fetch = Eine Karte aus der Nation nehmen
term-bat-menu-drop = Platz im Versteck machen
term-bat-menu-lay_as = { $card } auslegen als
term-bat-menu-declare = Den Joker bestimmen

## Wie Aktionen eingegeben werden

term-bat-example = anwerben häuptling
term-bat-how-alone = Dieses Wort steht allein.
term-bat-how-faction = Sag, welche Fraktion, zum Beispiel „fraktion bärenvolk“.
term-bat-how-square = Sag, welches Feld, zum Beispiel „start a1“ oder „ausbauen a1“.
term-bat-how-cohort = Sag, welche Fraktionen und wem die Karten gezeigt werden (ab 0 gezählt), zum Beispiel „kohorte bärenvolk zeigen 1“.
term-bat-how-kind = Sag, was, zum Beispiel „anwerben häuptling“ oder „erschaffen werkzeug“.
term-bat-how-build = Nenne die Straße oder die Ausgänge und die Stufe der Stadt, zum Beispiel „bauen kurve“ oder „bauen vier 1“.
term-bat-how-card = Sag, welche Karte, zum Beispiel „zahlen versorgung“, „amulett versorgung“ oder „legen bärenvolk häuptling“.
term-bat-how-scroll = Nenne die Karte und die neue Fraktion, zum Beispiel „schriftrolle bärenvolk häuptling holmsiedler“.
term-bat-how-number = Nenne die Nummer, zum Beispiel „abbauen 1“.
term-bat-how-join = Sag, welcher Held, A oder B, zum Beispiel „beteiligen B“.
term-bat-how-hero = Sag, welcher Held, A oder B, und das Feld, zum Beispiel „gehen A c3“.
term-bat-how-attack = Nenne das Feld, was du angreifst und mit welchen Helden, zum Beispiel „angreifen d4 ruinen mit A“ oder „angreifen c3 stadt mit A B“.
term-bat-how-place = Nenne das Feld und die Ausgänge (n, e, s, w), zum Beispiel „platzieren c3 ne“.
term-bat-how-take = Sag „nehmen oberste“ oder eine Fraktion, zum Beispiel „nehmen bärenvolk“.
term-bat-how-retreat = Sag, wohin und wie, zum Beispiel „zurückziehen c3 pferd“.
term-bat-how-fight = Sag „kämpfen allein“ oder „kämpfen versteck“.
term-bat-example-recruit = anwerben häuptling
term-bat-example-recruit-text = kauft eine Einheit mit Versorgung
term-bat-example-create = erschaffen werkzeug
term-bat-example-create-text = stellt ein Artefakt her
term-bat-example-build = bauen vier 1
term-bat-example-build-text = baut eine Stadt mit diesen Ausgängen und dieser Stufe (eine Straße: bauen kurve)
term-bat-example-place = platzieren c3 ne
term-bat-example-place-text = legt die Karte mit Ausgängen nach Norden und Osten
term-bat-example-upgrade = ausbauen a1
term-bat-example-upgrade-text = hebt eine Stadt um eine Stufe
term-bat-example-pay = zahlen bärenvolk häuptling
term-bat-example-pay-text = nennt, womit du zahlst, wo es eine Wahl gibt
term-bat-example-amulet = amulett versorgung
term-bat-example-amulet-text = würfelt für eine Karte
term-bat-example-title = titel bärenvolk häuptling
term-bat-example-title-text = befördert eine Einheit (mit 2 am Ende: um zwei Ränge)
term-bat-example-scroll = schriftrolle bärenvolk werkzeug holmsiedler
term-bat-example-scroll-text = ändert die Fraktion einer Karte
term-bat-example-pitch = aufschlagen bärenvolk lord
term-bat-example-pitch-text = stationiert eine Karte in einem Zelt (zurück: abbauen 1)
term-bat-example-hide = verstecken versorgung
term-bat-example-hide-text = legt eine Karte in den Limbus und versteckt dann eine andere: hinlegen bärenvolk häuptling
term-bat-example-cohort = kohorte bärenvolk zeigen 2
term-bat-example-cohort-text = sagt eine Kohorte an und zeigt sie Spieler 2
term-bat-example-hire = anheuern A a1
term-bat-example-hire-text = heuert den Helden A oder die Heldin B an
term-bat-example-walk = gehen A a2
term-bat-example-walk-text = bewegt um ein Feld; weiter geht es mit reiten, streifen oder fliegen
term-bat-example-attack = angreifen d4 ruinen mit A
term-bat-example-attack-text = greift an: stadt, held 2 A (von Spieler 2), neutral oder ruinen
term-bat-example-fight = kämpfen versteck
term-bat-example-fight-text = antwortet auf einen Angriff (oder: kämpfen allein, ergeben, zurückziehen c3 pferd)
term-bat-example-lay = legen bärenvolk häuptling
term-bat-example-lay-text = legt eine Karte in die Kampfreihe; danach: abschließen oder passen
term-bat-example-end = ende
term-bat-example-end-text = beendet den Zug
term-bat-word-faction = fraktion
term-bat-word-start = start
term-bat-word-keep = behalten
term-bat-word-mulligan = mulligan
term-bat-word-cohort = kohorte
term-bat-word-recruit = anwerben
term-bat-word-create = erschaffen
term-bat-word-build = bauen
term-bat-word-upgrade = ausbauen
term-bat-word-amulet = amulett
term-bat-word-title = titel
term-bat-word-scroll = schriftrolle
term-bat-word-pitch = aufschlagen
term-bat-word-strike = abbauen
term-bat-word-hide = verstecken
term-bat-word-hire = anheuern
term-bat-word-walk = gehen
term-bat-word-ride = reiten
term-bat-word-roam = streifen
term-bat-word-fly = fliegen
term-bat-word-horn = horn
term-bat-word-occupy = besetzen
term-bat-word-attack = angreifen
term-bat-word-end = ende
term-bat-word-pay = zahlen
term-bat-word-place = platzieren
term-bat-word-take = nehmen
term-bat-word-station = stationieren
term-bat-word-conceal = hinlegen
term-bat-word-fetch = holen
term-bat-word-done = fertig
term-bat-word-drop = abwerfen
term-bat-word-declare = bestimmen
term-bat-word-claim = beanspruchen
term-bat-word-surrender = ergeben
term-bat-word-retreat = zurückziehen
term-bat-word-fight = kämpfen
term-bat-word-lay = legen
term-bat-word-join = beteiligen
term-bat-word-complete = abschließen
term-bat-word-pass = passen
term-bat-word-barfolk = bärenvolk, baerenvolk
term-bat-word-islanders = holmsiedler
term-bat-word-emberians = glutjünger, glutjuenger
term-bat-word-cloudborn = wolkenkinder
term-bat-word-supply = versorgung
term-bat-word-tribesman = stammeskrieger
term-bat-word-chief = häuptling, haeuptling
term-bat-word-priest = priester
term-bat-word-lord = lord
term-bat-word-tool = werkzeug
term-bat-word-weapon = waffe
term-bat-word-tent = zelt
term-bat-word-horse = pferd
term-bat-word-hammer = hammer
term-bat-word-blade = klinge
term-bat-word-shield = schild
term-bat-word-wings = schwingen
term-bat-word-joker = joker
term-bat-word-straight = gerade
term-bat-word-curve = kurve
term-bat-word-tee = t-kreuzung
term-bat-word-cross = kreuzung
term-bat-word-one = ein, eins
term-bat-word-two_opposite = gegenüber
term-bat-word-two_adjacent = übereck
term-bat-word-three = drei
term-bat-word-four = vier
term-bat-word-great = groß
term-bat-word-show = zeigen
term-bat-word-with = mit
term-bat-word-top = oberste
term-bat-word-itself = selbst
term-bat-word-row = reihe
term-bat-word-as = als
term-bat-word-ambush = versteck
term-bat-word-alone = allein
term-bat-word-city = stadt
term-bat-word-hero = held
term-bat-word-neutral = neutral
term-bat-word-ruins = ruinen
