### 7 Wonders: was nur der Web-Client sagt.

## Der Tisch

web-swb-board = Städte
web-swb-cities = Alle Städte
web-swb-extras = Tisch
web-swb-age = Zeitalter { $age ->
        [1] I
        [2] II
       *[other] III
    }
web-swb-turn = Runde { $turn } von { $turns }
web-swb-passes = { $what ->
        [leaders] Anführer
        [tiles] Plättchen
       *[hands] Karten
    } nach { $to ->
        [left] links
       *[right] rechts
    }
web-swb-discards = Ablagestapel
web-swb-discards-count = { $count ->
        [0] Der Ablagestapel ist leer.
        [one] Auf dem Ablagestapel liegt 1 Karte.
       *[other] Auf dem Ablagestapel liegen { $count } Karten.
    }
web-swb-discards-known = Davon kennst du: { $cards }.
web-swb-controller = Freie Stadt: { $name }
web-swb-neighbour-left = Nachbarstadt links
web-swb-neighbour-right = Nachbarstadt rechts
web-swb-open-city = Stadt von { $name }
web-swb-has-chosen = hat gewählt
web-swb-chooses = wählt noch
web-swb-short-gizah = Gizeh
web-swb-short-babylon = Babylon
web-swb-short-olympia = Olympia
web-swb-short-rhodos = Rhodos
web-swb-short-ephesos = Ephesos
web-swb-short-alexandria = Alexandria
web-swb-short-halikarnassos = Halikarnassos
web-swb-short-great_wall = Chin. Mauer
web-swb-short-stonehenge = Stonehenge
web-swb-short-manneken_pis = Manneken Pis
web-swb-short-abu_simbel = Abu Simbel
web-swb-short-rome = Rom
web-swb-short-petra = Petra
web-swb-short-byzantium = Byzanz
web-swb-part-sides = Seiten
web-swb-part-leaders = Auswahl der Anführer
web-swb-part-tiles = Auswahl der Babel-Plättchen
web-swb-part-recruit = Rekrutierung
web-swb-part-turns = Runden
web-swb-part-end = Bauvorhaben und Konflikte
web-swb-parts = Ablauf des Spiels
web-swb-team = Team { $team }
web-swb-partner = im Team
web-swb-partner-of = Spielt zusammen mit { $name }
web-swb-partner-hand = Karten von { $name }

## Eine Stadt

web-swb-figure-coins = Münzen
web-swb-figure-shields = Schilde
web-swb-figure-conflicts = Punkte aus Konflikten
web-swb-figure-choices = Forschungssymbole nach Wahl
web-swb-figure-stages = Vollendete Bauabschnitte
web-swb-figure-tower = Gebaute Babel-Plättchen
web-swb-figure-joined = Beteiligungs-Marker in diesem Zeitalter
web-swb-figure-markers = Durch Strafen verlorene Punkte
web-swb-figure-start-lost = Die Start-Ressource ist verloren
web-swb-free-build = Das kostenlose Gebäude dieses Zeitalters ist noch möglich
web-swb-free-black = Caligulas kostenlose schwarze Karte dieses Zeitalters ist noch möglich
web-swb-figure-debt = Schulden: je −1 Punkt
web-swb-figure-diplomacy = Diplomatie-Marker: je einer hält dich ein Zeitalter lang aus den Konflikten heraus
web-swb-figure-leaders = Anführer im Spiel
web-swb-figure-leader-hand = Anführer auf der Hand
web-swb-figure-owed = Geschuldete Münzen
web-swb-leaders = Anführer im Spiel
web-swb-leaders-hand = Deine Anführer
web-swb-leaders-kept = Schon behalten
web-swb-leaders-discarded = Von dir abgelegte Anführer
web-swb-leader-copied = kopiert
web-swb-leader-buried = Hier ruht { $leader }.
web-swb-leader-under = Darunter liegt ein Anführer.
web-swb-leader-under-own = Darunter: { $leader }.
web-swb-text-leaders = Anführer: { $leaders }.
web-swb-text-debt = Schulden: { $count }.
web-swb-text-diplomacy = Diplomatie-Marker: { $count }.
web-swb-text-partner = Im Team mit { $name }.
web-swb-copied-leader = Sie würde wiederum { $leader } kopieren.
web-swb-makes = Liefert
web-swb-makes-text = Wie viel die Stadt von jeder Ressource höchstens nutzen kann
web-swb-sells = Verkauft
web-swb-prices = Was du hier für Rohstoffe und für Manufakturprodukte zahlst
web-swb-structures = Gebäude
web-swb-city-empty = Noch ist hier freies Land.
web-swb-tokens = Sieg-Marker: { $ones } × 1, { $threes } × 3, { $fives } × 5. Niederlage-Marker: { $defeats }.
web-swb-copied = Nach jetzigem Stand wird diese Gilde kopiert: { $card }.
web-swb-points-now = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } bisher:
web-swb-own-stages = Bauabschnitte deines Weltwunders
web-swb-stage-words = Bauabschnitt { $stage }. Kosten: { $cost }. { $effects }
web-swb-stage-built = Vollendet.
web-swb-stage-open = Nicht vollendet.
web-swb-stage-card = Darunter: { $card }.

## Kosten und Wirkungen in Worten

web-swb-unit-wood = { $count } Holz
web-swb-unit-stone = { $count } Stein
web-swb-unit-clay = { $count } Lehm
web-swb-unit-ore = { $count } Erz
web-swb-unit-glass = { $count } Glas
web-swb-unit-textile = { $count } Stoff
web-swb-unit-papyrus = { $count } Papyrus
web-swb-coins = { $count ->
        [one] 1 Münze
       *[other] { $count } Münzen
    }
web-swb-costs = Kosten: { $cost }.
web-swb-costs-now = Kostet jetzt: { $count ->
        [0] nichts
        [one] 1 Münze
       *[other] { $count } Münzen
    }.
web-swb-cost-none = keine
web-swb-cost-copied = die des kopierten Bauabschnitts
web-swb-chain-from = Folgebau mit { $cards }.
web-swb-chain-to = Führt zu { $cards }.

## Turm und Bauvorhaben

web-swb-babel = Babel
web-swb-tower = Turmbau zu Babel
web-swb-tower-label = Turmbau zu Babel: { $built } Plättchen gelegt, { $active } wirksam
web-swb-tower-active = Wirksam
web-swb-tower-covered = Verdeckt
web-swb-tower-empty = Noch wirkt kein Plättchen.
web-swb-tiles-own = Deine Plättchen
web-swb-tiles-count = { $count ->
        [one] 1 Plättchen
       *[other] { $count } Plättchen
    }
web-swb-tile = { $number } { $name }
web-swb-project = Bauvorhaben des Zeitalters
web-swb-project-words = Wer diese Kartenart baut ({ $what }), darf sich beteiligen, zahlt dafür zusätzlich { $cost } und nimmt einen Marker. Gelingt es: { $reward } Scheitert es, gilt ohne Marker: { $penalty }
web-swb-project-tokens = { $count ->
        [0] Kein Marker liegt mehr dort: gelungen.
        [one] 1 Marker liegt noch dort.
       *[other] { $count } Marker liegen noch dort.
    }
web-swb-project-open = In dieser Runde kannst du dich beteiligen.
web-swb-project-closed = In dieser Runde kann sich niemand beteiligen.

## Wählen

web-swb-tray = Deine Wahl
web-swb-hand = Deine Karten
web-swb-uses = Was du mit der Karte tust
web-swb-use-build = Bauen
web-swb-use-recruit = Rekrutieren
web-swb-use-keep = Behalten
web-swb-use-copy = Kopieren
web-swb-use-stage = Abschnitt
web-swb-use-sell = Ablegen
web-swb-use-tower = Turm
web-swb-use-drop = Weglegen
web-swb-use-destroy = Verlieren
web-swb-cannot = geht nicht
web-swb-free-short = gratis
web-swb-payment = Bezahlung
web-swb-to-bank = { $count } an die Bank
web-swb-to-city = { $count } an { $name }
web-swb-for-free = kostenlos
web-swb-using = { $price } (mit { $means })
web-swb-variant = { $how }, { $count ->
        [0] kostenlos
        [one] 1 Münze
       *[other] { $count } Münzen
    }
web-swb-which-way = Wie
web-swb-which-stage = Welcher
web-swb-which-tower = Plättchen
web-swb-way-pay = nur bauen
web-swb-way-chain = als Folgebau
web-swb-way-olympia = kostenlos (einmal je Zeitalter)
web-swb-way-token = kostenlos (Marker)
web-swb-way-caligula = kostenlos (Caligula)
web-swb-join-no = ohne Bauvorhaben
web-swb-join-yes = plus Bauvorhaben
web-swb-join-wild = plus Bauvorhaben (Marker)
web-swb-stage-number = Bauabschnitt { $stage }
web-swb-stage-token = Bauabschnitt { $stage } mit Marker
web-swb-stage-bury = { $how }, { $leader } bestatten
web-swb-for-whom = Für
web-swb-my-city = meine Stadt
web-swb-for-free-city = Freie Stadt: { $action }
web-swb-do-build = { $card } bauen: { $price }
web-swb-do-build-how = { $card } bauen, { $how }: { $price }
web-swb-do-stage = { $card } für { $how }: { $price }
web-swb-do-recruit = { $leader } rekrutieren: { $price }
web-swb-do-pay = { $debt ->
        [0] Alles bezahlen: { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }
       *[other] { $coins ->
        [0] Nichts bezahlen, Schulden: { $debt }
       *[other] { $coins } bezahlen, Schulden: { $debt }
    }
    }
web-swb-pay-coins = { $count } zahlen
web-swb-pay-debt = { $count ->
        [0] keine Schulden
       *[other] Schulden: −{ $count }
    }
web-swb-pick-leader-text = Wähle einen Anführer, dann siehst du alles, was möglich ist.
web-swb-extra-leader-text = Wähle einen Anführer von deiner Hand oder rekrutiere niemanden.
web-swb-copy-text = Der Anführer bleibt, wo er ist; du hast von jetzt an dieselbe Fähigkeit.
web-swb-leader-of = von { $name }
web-swb-pick-text = Wähle eine Karte, dann siehst du alles, was du mit ihr tun kannst.
web-swb-change-text = Deine Wahl liegt verdeckt. Du kannst sie ändern, bis alle gewählt haben: Wähle einfach eine andere Karte.
web-swb-dig-text = Wähle eine Karte aus dem Ablagestapel oder nimm nichts.
web-swb-chosen = gewählt
web-swb-done-build = wird gebaut
web-swb-done-stage = Bauabschnitt
web-swb-done-sell = für 3 Münzen
web-swb-done-tower = für ein Plättchen
web-swb-done-drop = kommt weg
web-swb-done-dig = wird gebaut
web-swb-done-destroy = geht verloren
web-swb-done-recruit = wird rekrutiert
web-swb-done-keep = bleibt hier
web-swb-done-copy = wird kopiert
web-swb-about-card = Über diese Karte
web-swb-idle = Die anderen entscheiden. Gleich geht es weiter.
web-swb-watch = Du siehst zu: Die Karten auf der Hand bleiben verborgen.
web-swb-none = nichts

## Der große Knopf

web-swb-go-choose = Wählen
web-swb-go-build = Bauen
web-swb-go-recruit = Rekrutieren
web-swb-go-keep = Behalten
web-swb-go-copy = Kopieren
web-swb-go-decline = Niemanden
web-swb-go-pay_loss = Begleichen
web-swb-go-stage = Bauabschnitt
web-swb-go-sell = Ablegen
web-swb-go-tower = Plättchen bauen
web-swb-go-drop = Weglegen
web-swb-go-leave = Nichts nehmen
web-swb-go-destroy = Verlieren
web-swb-go-return_tokens = Zurückgeben
web-swb-side-open = Seite noch offen
web-swb-go-choose_side = Diese Seite
web-swb-go-keep_tile = Behalten

## Status

web-swb-call-card = Wähle eine Karte.
web-swb-call-choose = Du entscheidest.
web-swb-call-leader = Wähle einen Anführer.
web-swb-status-turn = Baue sie, nutze sie für einen Bauabschnitt deines Weltwunders oder lege sie ab.
web-swb-status-free_city = Jetzt eine Karte für die Freie Stadt.
web-swb-status-sides = Welche Seite deines Spielplans spielst du?
web-swb-status-draft = { $pick ->
        [1] Behalte eines der drei Babel-Plättchen; die anderen gehen nach rechts.
       *[other] Behalte eines der zwei Babel-Plättchen; das andere geht nach rechts.
    }
web-swb-status-leader_draft = { $pick ->
        [1] Behalte einen der vier; die anderen gehen nach rechts.
        [2] Behalte einen der drei; die anderen gehen nach rechts.
       *[other] Behalte einen der zwei; der andere geht nach rechts.
    }
web-swb-status-recruit = Vor Zeitalter { $age }: rekrutieren, einen Bauabschnitt damit vollenden oder für 3 Münzen ablegen.
web-swb-status-extra_leader = Du darfst sofort noch einen Anführer rekrutieren.
web-swb-status-courtesans = Welchen Anführer der Nachbarstädte kopierst du?
web-swb-status-courtesans_city = Welchen Anführer kopiert die Freie Stadt?
web-swb-status-losses = Du schuldest { $owed ->
        [one] 1 Münze
       *[other] { $owed } Münzen
    }: Was du nicht bezahlst, wird zu Schulden, je −1 Punkt.
web-swb-status-last_card = Du darfst auch deine letzte Karte dieses Zeitalters spielen.
web-swb-status-last_city = Du darfst auch die letzte Karte der Freien Stadt spielen.
web-swb-status-dig = Baue eine Karte aus dem Ablagestapel kostenlos oder nimm nichts.
web-swb-status-dig_city = Die Freie Stadt darf eine Karte aus dem Ablagestapel bauen.
web-swb-status-destroy = Das Bauvorhaben ist gescheitert: Welches Gebäude verlierst du?
web-swb-status-return = Das Bauvorhaben ist gescheitert: Welche Sieg-Marker gibst du zurück?
web-swb-status-confirm = { $action }. Bestätigen?
web-swb-status-chosen = Gewählt: { $actions }. { $waiting }
web-swb-status-over = Das Spiel ist zu Ende.

## Was geschieht

web-swb-reveal = Alle haben gewählt. Die Karten werden aufgedeckt …
web-swb-reveal-coins = Münzen kommen und gehen.
web-swb-played-build = baut
web-swb-played-dig = aus dem Ablagestapel
web-swb-played-stage = Bauabschnitt { $stage }
web-swb-played-discard = legt ab
web-swb-played-tower = Babel-Plättchen
web-swb-played-nothing = nimmt nichts
web-swb-played-recruit = rekrutiert
web-swb-played-copy = kopiert
web-swb-played-nobody = rekrutiert niemanden
web-swb-losses = Münzen gehen verloren.
web-swb-stay-out = Diplomatie
web-swb-fights = Konflikte

## Tasten

web-swb-keys-card = Karte oder Antwort nach ihrem Platz wählen
web-swb-keys-move = Die Karte davor oder danach wählen
web-swb-keys-use = Bauen oder Rekrutieren, Bauabschnitt, Ablegen, Babel-Plättchen
web-swb-keys-variant = Nächste Möglichkeit: Folgebau, Bauvorhaben, Bauabschnitt, Plättchen
web-swb-keys-payment = Nächste Bezahlung
web-swb-keys-free-city = Zwischen deiner und der Freien Stadt wechseln
web-swb-keys-leave = Nichts aus dem Ablagestapel nehmen; niemanden rekrutieren
web-swb-keys-city = Deine, die linke oder die rechte Stadt zeigen
web-swb-keys-about = Über die Karte; über Turm und Bauvorhaben

## Der Tisch als Text

web-swb-text-board = Der Tisch in Worten
web-swb-text-city = { $name }: { $wonder }, { $side }. Münzen: { $coins }. Schilde: { $shields }. Verkauft: { $sells }. { $science }. Vollendete Bauabschnitte: { $stages }. Punkte bisher: { $points }.

## So wird gespielt

web-swb-primer-1 = Eine Karte wählen
web-swb-primer-1-text = Alle wählen geheim eine Karte von ihrer Hand, dann wird gemeinsam aufgedeckt. Danach gehen die Karten an den nächsten Spieler weiter. Jedes der drei Zeitalter hat sechs Runden, mit Cities sieben.
web-swb-primer-2 = Drei Möglichkeiten
web-swb-primer-2-text = Baue die Karte in deiner Stadt, lege sie unter dein Weltwunder und vollende so dessen nächsten Bauabschnitt, oder lege sie für 3 Münzen ab.
web-swb-primer-3 = Kosten und Handel
web-swb-primer-3-text = Deine Stadt muss die Ressourcen auf der Karte liefern. Was fehlt, kaufst du bei deinen beiden Nachbarstädten für 2 Münzen das Stück; sie können nicht ablehnen und verlieren nichts.
web-swb-primer-4 = Folgebauten
web-swb-primer-4-text = Manche Karten führen zu späteren: Hast du die erste, baust du die spätere kostenlos.
web-swb-primer-5 = Dein Weltwunder
web-swb-primer-5-text = Jedes Weltwunder hat eigene Bauabschnitte mit Punkten, Münzen, Schilden oder besonderen Fähigkeiten. Sie werden der Reihe nach vollendet, mit einer beliebigen Karte.
web-swb-primer-6 = Konflikte
web-swb-primer-6-text = Am Ende jedes Zeitalters vergleichst du deine Schilde mit beiden Nachbarstädten: Wer stärker ist, nimmt einen Marker mit 1, 3 oder 5 Punkten, wer schwächer ist, einen mit −1.
web-swb-primer-7 = Punkte
web-swb-primer-7-text = Blaue Karten bringen Punkte. Grüne bringen das Quadrat der Anzahl jedes Symbols und 7 für jeden Satz aus dreien. Gelbe bringen Münzen und Handel, Gilden zählen, was die Nachbarstädte haben. Drei Münzen sind ein Punkt.
web-swb-primer-8 = Babel
web-swb-primer-8-text = Mit dem Turm darfst du eine Karte ablegen und ein Plättchen legen: Es ändert die Regeln für alle, bis es verdeckt wird. Bei den Bauvorhaben kann mithelfen, wer eine bestimmte Farbe baut und dafür zahlt; gelingt es, lohnt es sich, scheitert es, trifft es die anderen.
web-swb-primer-9 = Leaders
web-swb-primer-9-text = Vor dem Spiel wählst du vier Anführer: einen behalten, die anderen weitergeben. Vor jedem Zeitalter spielst du einen: Rekrutiere ihn für seine Münzen, vollende mit ihm einen Bauabschnitt deines Weltwunders oder lege ihn für 3 Münzen ab. Alle beginnen mit 6 Münzen.
web-swb-primer-10 = Cities
web-swb-primer-10-text = Schwarze Karten kosten neben Ressourcen oft Münzen. Manche lassen alle Gegner Münzen verlieren: Was du nicht zahlen kannst oder willst, wird zu Schulden, je −1 Punkt. Diplomatie hält dich ein Zeitalter lang aus den Konflikten heraus; Masken kopieren am Ende ein Forschungssymbol einer Nachbarstadt.
web-swb-primer-11 = Teams
web-swb-primer-11-text = Zu viert, zu sechst oder zu acht könnt ihr paarweise spielen, Partner nebeneinander. Partner sehen die Karten des anderen und kämpfen nie gegeneinander; Konflikte mit der anderen Nachbarstadt zählen doppelt. Das Paar mit der höheren Summe gewinnt.

## Galerie

web-swb-gallery-wonders = Weltwunder
web-swb-gallery-projects = Bauvorhaben
web-swb-gallery-tokens = Marker der Bauvorhaben
web-swb-gallery-leaders = Anführer
web-swb-gallery-cards = Karten
web-swb-team-points = Team { $team }: { $names }
web-swb-team-sums = Punkte der Teams

## Die Seite des Spiels

web-swb-story = Jeder führt eine der großen Städte der Antike durch drei Zeitalter. Alle wählen gleichzeitig eine Karte, decken auf und geben den Rest der Hand weiter: Rohstoffe, Handel, Forschung, Soldaten oder ein Bauabschnitt des Weltwunders. Was dir fehlt, kaufst du bei den Nachbarn, und nur mit ihnen führst du Krieg. Eine halbe Stunde, ob zu zweit oder zu acht, und sieben ganz verschiedene Wege zum Sieg.
web-swb-edition = Die erste Ausgabe von 2010 mit dem Wonder Pack und den Erweiterungen Leaders, Cities und Babel, beliebig kombiniert; mit Cities auch in Zweierteams, dazu das Spiel zu zweit. Jede Karte wurde mit mehreren unabhängigen Listen verglichen.

## Blätter

web-swb-thing-tile = Turmplättchen
web-swb-thing-active = gilt für alle
web-swb-thing-resource = Rohstoffe werden nie verbraucht: Eine Stadt muss sie nur in dem Zug aufbringen, in dem etwas gebaut wird. Was fehlt, wird bei den Nachbarn gekauft.
web-swb-thing-science = Gleiche Symbole bringen das Quadrat ihrer Anzahl, und jeder Satz aus drei verschiedenen bringt noch mehr.
web-swb-thing-coins = Damit bezahlst du Karten, Abgaben und was die Nachbarn verkaufen; am Ende bringen sie ein paar Punkte.
web-swb-thing-shields = Am Ende jedes Zeitalters werden sie mit denen beider Nachbarn verglichen.
web-swb-thing-conflicts = Siegmarken abzüglich Niederlagen; Siege sind von Zeitalter zu Zeitalter mehr wert.
web-swb-thing-diplomacy = Hält die Stadt aus den Konflikten eines Zeitalters heraus; dann kämpfen ihre Nachbarn gegeneinander.
web-swb-thing-debt = Verlorene Münzen, die nicht bezahlt werden konnten.
web-swb-thing-owed = Muss bezahlt werden, sonst werden Schulden daraus.
web-swb-thing-choices = Am Ende wird jedes zu dem Symbol, das am meisten bringt.
web-swb-thing-stages = Jede Karte baut eine, verdeckt, wenn sich die Kosten der Stufe bezahlen lassen.
web-swb-thing-tower = Gebaute Plättchen bringen am Ende Punkte, jedes weitere mehr.
web-swb-thing-joined = Jede bringt die Belohnung des Projekts, falls es gelingt.
web-swb-thing-markers = Für Strafen von Projekten, die nicht bezahlt werden konnten.
web-swb-thing-leaders = Sie wirken für den Rest des Spiels.
web-swb-thing-prices = Die Münzen bekommt dieser Nachbar. Karten und geltende Regeln können den Preis ändern.
web-swb-thing-discards = Sie liegen verdeckt; manche Wirkungen bauen von hier.

## Wo lange Wörter auf schmalen Karten getrennt werden

web-swb-joints = Befestigungs|anlage Verteidigungs|anlage Belagerungs|maschinen Ausgrabungs|stätte Forst|wirtschaft Ziegel|brennerei Trainings|gelände Arznei|ausgabe Studier|zimmer Wissen|schaftler Anlege|stelle Geheim|versteck Geheim|gesellschaft Architekten|büro Militär|aufgebot Nebukad|nezar

## Bezahlen

web-swb-store = Bei { $name } kaufen
web-swb-change = Ändern
web-swb-pay-with = Du zahlst
web-swb-lose-text = Wähle das Gebäude, das du abgibst. Es kommt nicht zurück.
web-swb-project-asks = wer baut ({ $what }) und das zahlt, nimmt einen Marker
