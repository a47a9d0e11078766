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
web-swb-passes-left = Karten nach links
web-swb-passes-right = Karten nach rechts
web-swb-discards = Ablagestapel
web-swb-discards-count = { $count ->
        [0] Der Ablagestapel ist leer.
        [one] Auf dem Ablagestapel liegt 1 Karte.
       *[other] Auf dem Ablagestapel liegen { $count } Karten.
    }
web-swb-discards-known = Du kennst: { $cards }.
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
web-swb-part-leaders = Anführer werden gewählt
web-swb-part-tiles = Turmplättchen werden gewählt
web-swb-part-recruit = Rekrutierung
web-swb-part-turns = Runden
web-swb-part-end = Bauvorhaben und Konflikte
web-swb-parts = Ablauf des Spiels
web-swb-leaders-go-right = Anführer gehen nach rechts
web-swb-tiles-go-right = Plättchen gehen nach rechts
web-swb-team = Team { $team }
web-swb-partner = im Team
web-swb-partner-of = Spielt zusammen mit { $name }
web-swb-partner-hand = Karten von { $name }

web-swb-need-guilds = Mit Leaders sind diese Gilden ohnehin im Spiel.
web-swb-need-byzantium = Byzanz braucht Cities; ab vier Personen ist es ohnehin dabei.
web-swb-need-taxes = Steuern gibt es nur mit dem Turmbau zu Babel.
web-swb-need-eight = Zu acht wird immer mit Cities gespielt: Es wird für diesen Tisch eingeschaltet.

## Eine Stadt

web-swb-figure-coins = Münzen
web-swb-figure-shields = Schilde
web-swb-figure-conflicts = Punkte aus Konflikten
web-swb-figure-choices = Forschungssymbole nach Wahl
web-swb-figure-stages = Gebaute Stufen
web-swb-figure-tower = Gebaute Turmplättchen
web-swb-figure-joined = Beteiligungs-Marker in diesem Zeitalter
web-swb-figure-markers = Durch Strafen verlorene Punkte
web-swb-figure-start-lost = Die Start-Ressource ist verloren
web-swb-free-build = Das Gratisgebäude dieses Zeitalters ist noch frei
web-swb-free-black = Caligulas schwarze Gratiskarte dieses Zeitalters ist noch frei
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
web-swb-makes-text = Was die Stadt von jeder Ressource höchstens nutzen kann
web-swb-sells = Verkauft
web-swb-prices = Was du hier für Rohstoffe und für Manufakturprodukte zahlst
web-swb-structures = Gebäude
web-swb-city-empty = Hier ist noch nichts gebaut.
web-swb-tokens = Sieg-Marker: { $ones } × 1, { $threes } × 3, { $fives } × 5. Niederlage-Marker: { $defeats }.
web-swb-copied = Nach heutigem Stand wird diese Gilde kopiert: { $card }.
web-swb-points-now = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } bisher:
web-swb-own-stages = Stufen deines Weltwunders
web-swb-stage-words = Stufe { $stage }. Kosten: { $cost }. { $effects }
web-swb-stage-built = Gebaut.
web-swb-stage-open = Nicht gebaut.
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
web-swb-cost-copied = die der kopierten Stufe
web-swb-chain-from = Kostenfrei mit { $cards }.
web-swb-chain-to = Führt zu { $cards }.
web-swb-effect-make = Liefert { $option }.
web-swb-effect-make-one = Liefert eines von: { $options }.
web-swb-effect-points = { $count ->
        [one] 1 Punkt.
       *[other] { $count } Punkte.
    }
web-swb-effect-shields = { $count ->
        [one] 1 Schild.
       *[other] { $count } Schilde.
    }
web-swb-effect-coins = { $count ->
        [one] 1 Münze.
       *[other] { $count } Münzen.
    }
web-swb-effect-science = Forschungssymbol: { $symbol }.
web-swb-effect-cheap-raw-left = Rohstoffe aus der linken Nachbarstadt kosten 1 Münze.
web-swb-effect-cheap-raw-right = Rohstoffe aus der rechten Nachbarstadt kosten 1 Münze.
web-swb-effect-cheap-raw-both = Rohstoffe aus beiden Nachbarstädten kosten 1 Münze.
web-swb-effect-cheap-goods-both = Manufakturprodukte aus beiden Nachbarstädten kosten 1 Münze.
web-swb-effect-per-coins = Sofort { $count ->
        [one] 1 Münze
       *[other] { $count } Münzen
    } je { $what } { $where }.
web-swb-effect-per-points = Am Ende { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkte
    } je { $what } { $where }.
web-swb-where-own = in deiner Stadt
web-swb-where-near = in beiden Nachbarstädten
web-swb-where-all = in deiner Stadt und beiden Nachbarstädten
web-swb-what-brown = braune Karte
web-swb-what-grey = graue Karte
web-swb-what-blue = blaue Karte
web-swb-what-yellow = gelbe Karte
web-swb-what-red = rote Karte
web-swb-what-green = grüne Karte
web-swb-what-purple = violette Karte
web-swb-what-black = schwarze Karte
web-swb-what-victories = Sieg-Marker
web-swb-what-leaders = Anführer im Spiel
web-swb-what-coins = 3 Münzen
web-swb-what-stages = Stufe eines Weltwunders
web-swb-what-defeats = Niederlage-Marker
web-swb-what-stones = Steinsymbol auf braunen Karten und bei der Start-Ressource
web-swb-what-same_colour = Karte der Farbe, die unter dieser Stufe liegt
web-swb-effect-others_lose = Alle Gegner verlieren { $count ->
        [one] 1 Münze
       *[other] { $count } Münzen
    }.
web-swb-effect-neighbours_gain = Beide Nachbarstädte nehmen { $count ->
        [one] 1 Münze
       *[other] { $count } Münzen
    }.
web-swb-effect-any_science = Am Ende ein Forschungssymbol deiner Wahl.
web-swb-effect-dig = Baue eine Karte aus dem Ablagestapel kostenlos.
web-swb-effect-last_card = In der letzten Runde jedes Zeitalters darfst du auch deine letzte Karte spielen.
web-swb-effect-free_build = Einmal in jedem Zeitalter darfst du ein Gebäude ohne seine Kosten bauen.
web-swb-effect-copy_guild = Am Ende zählt eine Gilde einer Nachbarstadt auch für dich.
web-swb-effect-copy_science = Am Ende das Symbol einer grünen Karte einer Nachbarstadt.
web-swb-effect-missing = Einmal je Runde eine Ressource, die deine Stadt nicht liefert.
web-swb-effect-diplomacy = Ein Diplomatie-Marker: In diesem Zeitalter keine Konflikte für dich; deine Nachbarstädte kämpfen gegeneinander.
web-swb-effect-per_set = Am Ende { $count } Punkte je vollem Satz: { $colours }.
web-swb-effect-gain_on = { $count ->
        [one] 1 Münze
       *[other] { $count } Münzen
    } je { $what }, die du baust.
web-swb-effect-gain_on-chain = { $count ->
        [one] 1 Münze
       *[other] { $count } Münzen
    } je Gebäude, das du als Folgebau errichtest.
web-swb-effect-gain_on-victory = { $count ->
        [one] 1 Münze
       *[other] { $count } Münzen
    } je Sieg-Marker, den du nimmst.
web-swb-effect-discount = Jede { $what } kostet eine Ressource deiner Wahl weniger.
web-swb-effect-discount-stages = Stufen deines Weltwunders kosten eine Ressource deiner Wahl weniger.
web-swb-effect-free_colour = Jede { $what } baust du ohne ihre Kosten.
web-swb-effect-free_colour-age = Einmal in jedem Zeitalter baust du eine { $what } ohne ihre Kosten.
web-swb-effect-rebate-left = Einmal je Runde kostet eine Ressource aus der linken Nachbarstadt 1 Münze weniger.
web-swb-effect-rebate-right = Einmal je Runde kostet eine Ressource aus der rechten Nachbarstadt 1 Münze weniger.
web-swb-effect-others_lose_per = Alle Gegner verlieren 1 Münze je { $what }, nach eigenem Besitz gezählt.
web-swb-effect-owned = Einmal je Runde eine Ressource mehr, die deine Stadt liefert.
web-swb-effect-free_stages = Stufen deines Weltwunders brauchen keine Ressourcen mehr; Münzen sind weiter zu zahlen.
web-swb-effect-free_leaders = Deine Anführer kosten nichts.
web-swb-effect-cheap_leaders = Deine Anführer kosten 2 Münzen weniger, die beider Nachbarstädte 1 Münze weniger.
web-swb-effect-bank_purchase = Einmal je Runde darfst du eine beliebige Ressource für 1 Münze bei der Bank kaufen.
web-swb-effect-cashback = Nach einem Kauf bei einer Nachbarstadt nimmst du 1 Münze: je Stadt einmal pro Runde.
web-swb-effect-redirect = Niederlage-Marker, die du in Konflikten nehmen müsstest, nimmt die siegreiche Stadt.
web-swb-effect-copy_leader = Kopiert sofort einen Anführer einer Nachbarstadt.
web-swb-effect-extra_leader = Du darfst sofort noch einen Anführer rekrutieren.
web-swb-effect-bury = Begräbt einen deiner Anführer: Punkte in Höhe seiner doppelten Kosten.
web-swb-effect-set_bonus = Am Ende ist jeder Satz aus drei verschiedenen Forschungssymbolen { $count } Punkte mehr wert.
web-swb-effect-bank_bonus = Einmal je Runde nimmst du { $count } mehr, wenn du Münzen aus der Bank nimmst.
web-swb-effect-shields_per_defeat = { $count ->
        [one] 1 Schild
       *[other] { $count } Schilde
    } je eigenem Niederlage-Marker.
web-swb-effect-draw_leaders = Ziehe { $count } Anführer aus dem Vorrat.
web-swb-effect-copy-left-first = Wie die erste Stufe der linken Nachbarstadt.
web-swb-effect-copy-right-second = Wie die zweite Stufe der rechten Nachbarstadt.
web-swb-effect-copy-left-last = Wie die letzte Stufe der linken Nachbarstadt.

## Turm und Bauvorhaben

web-swb-babel = Babel
web-swb-tower = Turmbau zu Babel
web-swb-tower-label = Turm von Babel: { $built } Plättchen gelegt, { $active } wirksam
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
web-swb-project-words = Beim Bau dieser Kartenart darfst du dich beteiligen – { $what }, Preis zusätzlich: { $cost } – und nimmst einen Marker. Gelingt es: { $reward } Scheitert es, gilt ohne Marker: { $penalty }
web-swb-project-tokens = { $count ->
        [0] Kein Marker liegt mehr dort: gelungen.
        [one] 1 Marker liegt noch dort.
       *[other] { $count } Marker liegen noch dort.
    }
web-swb-project-open = In dieser Runde kann man sich beteiligen.
web-swb-project-closed = In dieser Runde kann sich niemand beteiligen.
web-swb-reward-coins = { $count } Münzen je Marker.
web-swb-reward-victory = Ein Sieg-Marker mit { $count } je Marker.
web-swb-reward-shields = { $count ->
        [one] 1 Schild
       *[other] { $count } Schilde
    } je Marker.
web-swb-penalty-destroy = eine eigene Karte verlieren: { $what }.
web-swb-penalty-coins = alle Münzen verlieren.
web-swb-penalty-victories = { $count } Sieg-Marker verlieren.
web-swb-penalty-start = die Start-Ressource verlieren.

## Wählen

web-swb-tray = Deine Wahl
web-swb-hand = Deine Karten
web-swb-uses = Was du mit der Karte tust
web-swb-use-build = Bauen
web-swb-use-recruit = Rekrutieren
web-swb-use-keep = Behalten
web-swb-use-copy = Kopieren
web-swb-use-stage = Stufe
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
        [0] gratis
        [one] 1 Münze
       *[other] { $count } Münzen
    }
web-swb-which-way = Wie
web-swb-which-stage = Welche
web-swb-which-tower = Plättchen
web-swb-way-pay = bezahlen
web-swb-way-chain = als Folgebau
web-swb-way-olympia = Gratisgebäude des Zeitalters
web-swb-way-token = Marker: Gratisgebäude
web-swb-way-caligula = Caligulas Gratiskarte
web-swb-join-no = ohne Bauvorhaben
web-swb-join-yes = mit Bauvorhaben
web-swb-join-wild = mit Bauvorhaben, per Marker
web-swb-stage-number = Stufe { $stage }
web-swb-stage-token = Stufe { $stage } mit Marker
web-swb-stage-bury = { $how }, Grab für { $leader }
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
web-swb-pick-leader-text = Wähle einen Anführer: Dann siehst du alles, was möglich ist.
web-swb-extra-leader-text = Wähle einen Anführer deiner Hand, oder rekrutiere niemanden.
web-swb-copy-text = Der Anführer bleibt, wo er ist; du hast von jetzt an dieselbe Fähigkeit.
web-swb-leader-of = von { $name }
web-swb-pick-text = Wähle eine Karte: Dann siehst du alles, was du mit ihr tun kannst.
web-swb-change-text = Deine Wahl liegt verdeckt. Du kannst sie ändern, bis alle gewählt haben: Wähle eine andere Karte.
web-swb-dig-text = Wähle eine Karte aus dem Ablagestapel, oder nimm nichts.
web-swb-chosen = gewählt
web-swb-done-build = wird gebaut
web-swb-done-stage = für eine Stufe
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
web-swb-go-stage = Stufe bauen
web-swb-go-sell = Ablegen
web-swb-go-tower = Plättchen bauen
web-swb-go-drop = Weglegen
web-swb-go-leave = Nichts nehmen
web-swb-go-destroy = Verlieren
web-swb-go-return_tokens = Zurückgeben
web-swb-side-open = Seite noch verdeckt
web-swb-go-choose_side = Diese Seite
web-swb-go-keep_tile = Behalten

## Status

web-swb-call-card = Wähle eine Karte.
web-swb-call-choose = Du entscheidest.
web-swb-call-leader = Wähle einen Anführer.
web-swb-status-turn = Baue sie, nutze sie für eine Stufe deines Weltwunders oder lege sie ab.
web-swb-status-free_city = Jetzt eine Karte für die Freie Stadt.
web-swb-status-sides = Welche Seite deiner Tafel spielst du?
web-swb-status-draft = { $pick ->
        [1] Behalte eines der drei Turmplättchen; die anderen gehen nach rechts.
       *[other] Behalte eines der zwei Turmplättchen; das andere geht nach rechts.
    }
web-swb-status-leader_draft = { $pick ->
        [1] Behalte einen der vier; die anderen gehen nach rechts.
        [2] Behalte einen der drei; die anderen gehen nach rechts.
       *[other] Behalte einen der zwei; der andere geht nach rechts.
    }
web-swb-status-recruit = Vor Zeitalter { $age }: rekrutieren, eine Stufe damit bauen oder für 3 Münzen ablegen.
web-swb-status-extra_leader = Du darfst sofort noch einen Anführer rekrutieren.
web-swb-status-courtesans = Welchen Anführer der Nachbarstädte kopierst du?
web-swb-status-courtesans_city = Welchen Anführer kopiert die Freie Stadt?
web-swb-status-losses = Du schuldest { $owed ->
        [one] 1 Münze
       *[other] { $owed } Münzen
    }: Was du nicht bezahlst, wird zu Schulden, je −1 Punkt.
web-swb-status-last_card = Du darfst auch deine letzte Karte dieses Zeitalters spielen.
web-swb-status-last_city = Du darfst auch die letzte Karte der Freien Stadt spielen.
web-swb-status-dig = Baue eine Karte aus dem Ablagestapel kostenlos, oder nimm nichts.
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
web-swb-played-stage = Stufe { $stage }
web-swb-played-discard = legt ab
web-swb-played-tower = Turmplättchen
web-swb-played-nothing = nimmt nichts
web-swb-played-recruit = rekrutiert
web-swb-played-copy = kopiert
web-swb-played-nobody = rekrutiert niemanden
web-swb-losses = Münzen gehen verloren.
web-swb-stay-out = Diplomatie
web-swb-fights = Konflikte

## Das Protokoll: wer wofür bezahlt wurde

web-swb-event-built = { $city } baut { $card }{ $total ->
        [0] { "" }
        [one] { " " }für 1 Münze
       *[other] { " " }für { $total } Münzen
    }{ $left ->
        [0] { "" }
       *[other] , { $left } nach links
    }{ $right ->
        [0] { "" }
       *[other] , { $right } nach rechts
    }.
web-swb-event-built_free = { $city } baut { $card } { $way }{ $total ->
        [0] { "" }
        [one] { " " }für 1 Münze
       *[other] { " " }für { $total } Münzen
    }{ $left ->
        [0] { "" }
       *[other] , { $left } nach links
    }{ $right ->
        [0] { "" }
       *[other] , { $right } nach rechts
    }.
web-swb-event-dug = { $city } baut { $card } aus dem Ablagestapel{ $total ->
        [0] { "" }
        [one] { " " }für 1 Münze
       *[other] { " " }für { $total } Münzen
    }.
web-swb-event-stage = { $city } baut Stufe { $stage }{ $total ->
        [0] { "" }
        [one] { " " }für 1 Münze
       *[other] { " " }für { $total } Münzen
    }{ $left ->
        [0] { "" }
       *[other] , { $left } nach links
    }{ $right ->
        [0] { "" }
       *[other] , { $right } nach rechts
    }.
web-swb-event-stage_own = { $city } baut Stufe { $stage } mit { $card }{ $total ->
        [0] { "" }
        [one] { " " }für 1 Münze
       *[other] { " " }für { $total } Münzen
    }{ $left ->
        [0] { "" }
       *[other] , { $left } nach links
    }{ $right ->
        [0] { "" }
       *[other] , { $right } nach rechts
    }.
web-swb-event-fought = { $winner } siegt gegen { $loser }, { $more } zu { $less } Schilden: { $victories ->
        [0] kein Sieg-Marker
        [one] +{ $victory }
       *[other] { $victories } × +{ $victory }
    }, −{ $defeats }.
web-swb-event-fought_redirected = { $winner } siegt gegen { $loser }, { $more } zu { $less } Schilden: { $victories ->
        [0] kein Sieg-Marker
        [one] +{ $victory }
       *[other] { $victories } × +{ $victory }
    }, nimmt aber auch die Niederlage-Marker: −{ $defeats }.
web-swb-event-drawn_leader = Gezogen: { $leader }.
web-swb-event-stage_leader = { $city } baut Stufe { $stage } mit einem Anführer{ $total ->
        [0] { "" }
        [one] { " " }für 1 Münze
       *[other] { " " }für { $total } Münzen
    }{ $left ->
        [0] { "" }
       *[other] , { $left } nach links
    }{ $right ->
        [0] { "" }
       *[other] , { $right } nach rechts
    }.

## Tasten

web-swb-keys-card = Karte oder Antwort nach ihrem Platz wählen
web-swb-keys-move = Die Karte davor oder danach wählen
web-swb-keys-use = Bauen oder Rekrutieren, Stufe des Weltwunders, Ablegen, Turmplättchen
web-swb-keys-variant = Nächste Möglichkeit: Folgebau, Bauvorhaben, Stufe, Plättchen
web-swb-keys-payment = Nächste Bezahlung
web-swb-keys-free-city = Von der eigenen zur Freien Stadt und zurück
web-swb-keys-leave = Nichts aus dem Ablagestapel nehmen; niemanden rekrutieren
web-swb-keys-city = Die eigene, die linke oder die rechte Stadt zeigen
web-swb-keys-about = Über die Karte; über Turm und Bauvorhaben

## Der Tisch als Text

web-swb-text-board = Der Tisch in Worten
web-swb-text-city = { $name }: { $wonder }, { $side }. Münzen: { $coins }. Schilde: { $shields }. Verkauft: { $sells }. { $science }. Gebaute Stufen: { $stages }. Punkte bisher: { $points }.

## So wird gespielt

web-swb-primer-1 = Eine Karte wählen
web-swb-primer-1-text = Alle wählen geheim eine Karte ihrer Hand, dann wird gemeinsam aufgedeckt. Danach gehen die Karten an die nächste Person weiter. Drei Zeitalter haben je sechs Runden, mit Cities sieben.
web-swb-primer-2 = Drei Möglichkeiten
web-swb-primer-2-text = Baue die Karte in deiner Stadt, lege sie unter dein Weltwunder und baue so dessen nächste Stufe, oder lege sie für 3 Münzen ab.
web-swb-primer-3 = Kosten und Handel
web-swb-primer-3-text = Deine Stadt muss die Ressourcen auf der Karte liefern. Was fehlt, kaufst du bei deinen beiden Nachbarstädten für 2 Münzen das Stück; sie können nicht ablehnen und verlieren nichts.
web-swb-primer-4 = Folgebauten
web-swb-primer-4-text = Manche Karten führen zu späteren: Wer die erste hat, baut die spätere ohne Kosten.
web-swb-primer-5 = Dein Weltwunder
web-swb-primer-5-text = Jedes Weltwunder hat eigene Stufen mit Punkten, Münzen, Schilden oder besonderen Fähigkeiten. Sie werden der Reihe nach gebaut, mit einer beliebigen Karte.
web-swb-primer-6 = Konflikte
web-swb-primer-6-text = Am Ende jedes Zeitalters vergleichst du deine Schilde mit beiden Nachbarstädten: Wer stärker ist, nimmt einen Marker mit 1, 3 oder 5 Punkten, wer schwächer ist, einen mit −1.
web-swb-primer-7 = Punkte
web-swb-primer-7-text = Blaue Karten bringen Punkte. Grüne bringen das Quadrat jeder Symbolart und 7 für jeden Satz aus dreien. Gelbe bringen Münzen und Handel, Gilden zählen, was die Nachbarstädte haben. Drei Münzen sind ein Punkt.
web-swb-primer-8 = Babel
web-swb-primer-8-text = Mit dem Turm darfst du eine Karte ablegen und ein Plättchen legen: Es ändert die Regeln für alle, bis es verdeckt wird. Bei den Bauvorhaben zahlt, wer eine bestimmte Farbe baut und helfen will; gelingt es, lohnt es sich, scheitert es, trifft es die anderen.
web-swb-primer-9 = Leaders
web-swb-primer-9-text = Vor dem Spiel wählst du vier Anführer: einen behalten, die anderen weitergeben. Vor jedem Zeitalter spielst du einen: Rekrutiere ihn für seine Münzen, baue mit ihm eine Stufe deines Weltwunders oder lege ihn für 3 Münzen ab. Alle beginnen mit 6 Münzen.
web-swb-primer-10 = Cities
web-swb-primer-10-text = Schwarze Karten kosten neben Ressourcen oft Münzen. Manche lassen alle Gegner Münzen verlieren: Was du nicht zahlen kannst oder willst, wird zu Schulden, je −1 Punkt. Diplomatie hält dich ein Zeitalter lang aus den Konflikten heraus; Masken kopieren am Ende ein Forschungssymbol einer Nachbarstadt.
web-swb-primer-11 = Teams
web-swb-primer-11-text = Zu viert, sechst oder acht könnt ihr paarweise spielen, Partner nebeneinander. Sie sehen die Karten des anderen und kämpfen nie gegeneinander; Konflikte mit der anderen Nachbarstadt zählen doppelt. Die höhere Summe beider Städte gewinnt.

## Galerie

web-swb-gallery-wonders = Weltwunder
web-swb-gallery-projects = Bauvorhaben
web-swb-gallery-tokens = Marker der Bauvorhaben
web-swb-gallery-leaders = Anführer
web-swb-gallery-cards = Karten
web-swb-team-points = Team { $team }: { $names }
web-swb-team-sums = Punkte der Teams
