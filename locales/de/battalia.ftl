### Battalia: Die Schöpfung. Formen: `a` = mit Anzahl („1 Häuptling“, „3 Häuptlinge“).

## Fraktionen und was einer Karte von ihnen angefügt wird

bat-faction-barfolk = Bärenvolk
bat-faction-islanders = Holmsiedler
bat-faction-emberians = Glutjünger
bat-faction-cloudborn = Wolkenkinder
bat-of-barfolk = { " " }(Bärenvolk)
bat-of-islanders = { " " }(Holmsiedler)
bat-of-emberians = { " " }(Glutjünger)
bat-of-cloudborn = { " " }(Wolkenkinder)
bat-of-none = { "" }

## Karten

bat-card-supply = Versorgung
    .a = { $count ->
        [one] 1 Versorgung
       *[other] { $count } Versorgungen
    }
bat-card-joker = Joker
    .a = { $count ->
        [one] 1 Joker
       *[other] { $count } Joker
    }
bat-unit-tribesman = Stammeskrieger
    .a = { $count ->
        [one] 1 Stammeskrieger
       *[other] { $count } Stammeskrieger
    }
bat-unit-chief = Häuptling
    .a = { $count ->
        [one] 1 Häuptling
       *[other] { $count } Häuptlinge
    }
bat-unit-priest = Priester
    .a = { $count ->
        [one] 1 Priester
       *[other] { $count } Priester
    }
bat-unit-lord = Lord
    .a = { $count ->
        [one] 1 Lord
       *[other] { $count } Lords
    }
bat-artefact-tool = Werkzeug
    .a = { $count ->
        [one] 1 Werkzeug
       *[other] { $count } Werkzeuge
    }
bat-artefact-weapon = Waffe
    .a = { $count ->
        [one] 1 Waffe
       *[other] { $count } Waffen
    }
bat-artefact-amulet = Amulett
    .a = { $count ->
        [one] 1 Amulett
       *[other] { $count } Amulette
    }
bat-artefact-title = Titel
    .a = { $count ->
        [one] 1 Titel
       *[other] { $count } Titel
    }
bat-artefact-scroll = Magische Schriftrolle
    .a = { $count ->
        [one] 1 Magische Schriftrolle
       *[other] { $count } Magische Schriftrollen
    }
bat-artefact-tent = Zelt
    .a = { $count ->
        [one] 1 Zelt
       *[other] { $count } Zelte
    }
bat-artefact-horse = Pferd
    .a = { $count ->
        [one] 1 Pferd
       *[other] { $count } Pferde
    }
bat-great-hammer = Stratos’ Hammer
    .a = Stratos’ Hammer
bat-great-blade = Elemags Klinge
    .a = Elemags Klinge
bat-great-shield = Britos’ Schild
    .a = Britos’ Schild
bat-great-wings = Avienas Schwingen
    .a = Avienas Schwingen
bat-great-horn = Baldurs Horn
    .a = Baldurs Horn

## Was Karten bewirken

bat-unit-tribesman-text = Rang und Stärke 1.
bat-unit-chief-text = Rang und Stärke 2.
bat-unit-priest-text = Rang und Stärke 3.
bat-unit-lord-text = Rang und Stärke 4.
bat-card-supply-text = Wirbt Einheiten an, bewegt Helden um je ein Feld.
bat-artefact-tool-text = Steht in einer Aktion für bis zu 2 Stammeskrieger.
bat-artefact-weapon-text = Heuert Helden an, eröffnet Angriffe, Stärke 1.
bat-artefact-amulet-text = Ein Würfelwurf vervielfacht eine Karte, versteckt oder verwirft sie oder macht sie zum Joker.
bat-artefact-title-text = Befördert eine Einheit um einen Rang.
bat-artefact-scroll-text = Ändert die Fraktion einer Einheit oder eines Artefakts.
bat-artefact-tent-text = Bewahrt eine Karte für spätere Züge auf.
bat-artefact-horse-text = Bewegt einen Helden bis zu 3 Felder, Stärke 1.
bat-great-hammer-text = Einmal im Zug ein beliebiges gewöhnliches Artefakt, aber nie im Kampf.
bat-great-blade-text = Eine Waffe: Stärke 5 im Angriff, 1 in der Verteidigung.
bat-great-shield-text = Eine Waffe: Stärke 1 im Angriff, 5 in der Verteidigung.
bat-great-wings-text = Bewegt einen Helden auf ein beliebiges Feld mit einer Karte.
bat-great-horn-text = Holt bis zu zwei Karten deiner Nation auf die Hand.

## Geländekarten

bat-shape-straight = Gerade Straße
    .a = eine gerade Straße
bat-shape-curve = Kurve
    .a = eine Kurve
bat-shape-tee = T-Kreuzung
    .a = eine T-Kreuzung
bat-shape-cross = Kreuzung
    .a = eine Kreuzung
bat-shape-one = Ein Ausgang
    .a = ein Ausgang
bat-shape-two_opposite = Zwei gegenüberliegende Ausgänge
    .a = zwei gegenüberliegende Ausgänge
bat-shape-two_adjacent = Zwei aneinandergrenzende Ausgänge
    .a = zwei aneinandergrenzende Ausgänge
bat-shape-three = Drei Ausgänge
    .a = drei Ausgänge
bat-shape-four = Vier Ausgänge
    .a = vier Ausgänge
bat-terrain-barfolk = Wald
bat-terrain-islanders = See
bat-terrain-emberians = Schlucht
bat-terrain-cloudborn = Gebirge
bat-terrain-neutral = Neutrales Gelände
bat-ruins = Ruinen

## Helden

bat-hero-a = Held A
    .the = den Helden A
    .your = deinen Helden A
bat-hero-b = Heldin B
    .the = die Heldin B
    .your = deine Heldin B

## Orte für Karten

bat-place-hand = Hand
bat-place-nation = Nation
bat-place-shelter = Zuflucht
bat-place-ambush = Versteck
bat-place-limbo = Limbus
bat-place-pool = Ausgelegte Karten
bat-place-gained = Neue Karten
bat-place-tents = Zelte

## Punkte

bat-points-level_4 = Städte der Stufe 4
bat-points-level_3 = Städte der Stufe 3
bat-points-level_2 = Städte der Stufe 2
bat-points-level_1 = Städte der Stufe 1

## Warum das Spiel endete

bat-end-cities = Jemand besitzt genügend Städte der Stufe 4.
bat-end-board_full = Es gibt kein Feld mehr zum Bauen.
bat-end-week_limit = Die vereinbarten Wochen sind vorüber.
bat-end-guard = Zwölf Wochen sind vorüber.

## Optionen

bat-option-advanced_terrain = Erweiterte Regeln
bat-option-advanced_terrain-text = Heimatgelände: Schritte dorthin kosten nichts, und wer dort kämpft, erhält +1.
bat-option-scenario = Szenario
bat-option-scenario-text = Der übliche Aufbau, stärkere neutrale Städte oder keine Startstädte und die Ruinen als gemeinsame Stadt.
bat-option-scenario-base = Grundspiel
bat-option-scenario-alt1 = Alternativer Aufbau 1
bat-option-scenario-alt2 = Alternativer Aufbau 2
bat-option-start_heroes = Helden zu Beginn
bat-option-start_heroes-text = Wie viele Helden zu Beginn auf der Startstadt stehen: 0 bis 2.
bat-option-start_cities = Städte zu Beginn
bat-option-start_cities-text = Bei 2 legen alle vor dem ersten Zug eine freie Straße und eine freie Stadt der Stufe 1.
bat-option-neutral_cities = Neutrale Städte
bat-option-neutral_cities-text = Bewachte Städte, die erobert werden können.
bat-option-end_level4_cities = Städte der Stufe 4 für das Spielende
bat-option-end_level4_cities-text = Das Spiel endet, sobald jemand so viele Städte der Stufe 4 hat: 3 bis 7.
bat-option-week_limit = Wochenbegrenzung
bat-option-week_limit-text = Das Spiel endet nach so vielen Wochen; 2 ist kurz, 3 empfohlen, 5 lang.
bat-option-removed_faction = Entfernte Fraktion
bat-option-removed_faction-text = Zu zweit fehlt eine Fraktion: eine zufällige oder die hier gewählte.
bat-option-removed_faction-none = eine zufällige
bat-option-removed_faction-barfolk = Bärenvolk
bat-option-removed_faction-islanders = Holmsiedler
bat-option-removed_faction-emberians = Glutjünger
bat-option-removed_faction-cloudborn = Wolkenkinder

## Abschnitte

bat-phase-factions = Wähle eine Fraktion
bat-phase-starts = Wähle eine Startstadt
bat-phase-free_road = Lege eine freie Straße
bat-phase-free_city = Lege eine freie Stadt
bat-phase-gather = Kohorte oder Mulligan
bat-phase-act = Aktionen
bat-phase-pay = Wähle, womit du bezahlst
bat-phase-place = Lege die Karte
bat-phase-take = Nimm eine Karte
bat-phase-station = Eine zweite Karte für das Zelt
bat-phase-conceal = Wähle die Karte fürs Versteck
bat-phase-fetch = Karten aus der Nation
bat-phase-drop = Schaffe Platz im Versteck
bat-phase-declare = Bestimme den Joker
bat-phase-open = Eröffne den Angriff
bat-phase-answer = Antworte auf den Angriff
bat-phase-raise = Erhöhe oder passe
bat-phase-claim = Wähle ein besonderes Artefakt
bat-phase-over = Spielende

## Aktionen

bat-action-faction = Mit { $faction } spielen
bat-action-start = In { $square } beginnen
bat-action-keep = Hand behalten
bat-action-mulligan = Mulligan: Hand abwerfen, fünf ziehen
bat-action-cohort = Kohorten ansagen: { $factions }
bat-action-recruit = Anwerben: { $card }
bat-action-create = Erschaffen: { $card }
bat-action-build_road = Bauen: { $shape }
bat-action-build_city = Stadt der Stufe { $level } bauen: { $shape-a }
bat-action-upgrade = { $square } auf Stufe { $level } ausbauen
bat-action-amulet = Amulett auf { $card }{ $of }
bat-action-title = Titel auf { $card }{ $of }: { $ranks ->
        [one] ein Rang
       *[other] { $ranks } Ränge
    } höher
bat-action-scroll = Schriftrolle auf { $card }{ $of }: { $faction }
bat-action-scroll_itself = Schriftrolle{ $of } selbst umwandeln: { $faction }
bat-action-pitch = Zelt aufschlagen für { $card }{ $of }
bat-action-strike = Zelt abbauen: { $cards-a }
bat-action-hide = Eine Karte verstecken: { $card }{ $of } kommt in den Limbus
bat-action-hire = { $hero } anheuern in { $square }
bat-action-walk = { $hero } mit Versorgung nach { $square }
bat-action-ride = { $hero } zu Pferd nach { $square }
bat-action-roam = { $hero } über Heimatgelände nach { $square }
bat-action-fly = { $hero } fliegt nach { $square }
bat-action-horn = Baldurs Horn blasen
bat-action-occupy = Befreite Stadt { $square } besetzen
bat-action-attack_city = Stadt { $square } von { $seat } angreifen: { $heroes }
bat-action-attack_hero = Angriff auf { $foe-the } von { $seat } in { $square }: { $heroes }
bat-action-attack_neutral = Neutrale Stadt { $square } angreifen: { $heroes }
bat-action-attack_ruins = Ruinen angreifen: { $heroes }
bat-action-end = Zug beenden
bat-action-pay = { $card }{ $of } einsetzen
bat-action-place = Nach { $square } legen, Ausgänge { $exits }
bat-action-take = { $faction } suchen
bat-action-take_top = Oberste Karte nehmen
bat-action-station = Auch { $card }{ $of } stationieren
bat-action-conceal = { $card }{ $of } verstecken
bat-action-fetch = { $card }{ $of } nehmen
bat-action-done = Nichts weiter
bat-action-drop = { $card }{ $of } aus dem Versteck abwerfen
bat-action-declare = Der Joker ist: { $card }
bat-action-claim = { $card } nehmen
bat-action-surrender = Sich ergeben
bat-action-retreat_horse = Zu Pferd nach { $square } zurückziehen
bat-action-retreat_supply = Mit Versorgung nach { $square } zurückziehen
bat-action-fight = Kämpfen ohne Versteck
bat-action-fight_ambush = Kämpfen mit den Karten des Verstecks
bat-action-lay = { $card }{ $of } legen
bat-action-lay_joker = Joker{ $of } als { $kind } legen
bat-action-join = { $hero } beteiligen
bat-action-complete = Abschließen
bat-action-pass = Passen

## Ereignisse

bat-event-faction = { $seat } spielt mit: { $faction }.
bat-event-start = { $seat } beginnt in { $square }.
bat-event-day = Woche { $week }, Tag { $day }: erleuchtet ist { $lit }, das Paar ist { $pair }.
bat-event-turn = { $seat } ist am Zug.
bat-event-mulligan = { $seat } nimmt einen Mulligan.
bat-event-cohort = { $seat } sagt Kohorten mit { $count } Karten an: { $factions }.
bat-event-cohort_cards = Die Karten: { $cards-a }.
bat-event-drawn = { $seat } zieht { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }.
bat-event-drawn_own = { $seat } zieht { $cards-a }.
bat-event-reshuffled = { $seat } mischt die Zuflucht zu einer neuen Nation ({ $count }).
bat-event-ambush_taken = { $seat } nimmt { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    } aus dem Versteck.
bat-event-recruited = { $seat } wirbt an: { $card }{ $of }.
bat-event-created = { $seat } erschafft: { $card }{ $of }.
bat-event-road = { $seat } baut { $shape-a } in { $square }.
bat-event-city = { $seat } baut eine Stadt der Stufe { $level } in { $square }.
bat-event-upgraded = { $seat } baut { $square } auf Stufe { $level } aus.
bat-event-impassable = Von nun an unpassierbar: { $squares }.
bat-event-roll_1 = { $seat } würfelt eine 1: mit { $card }{ $of } passiert nichts.
bat-event-roll_2 = { $seat } würfelt eine 2: { $card }{ $of } zählt doppelt.
bat-event-roll_3 = { $seat } würfelt eine 3: { $card }{ $of } zählt dreifach.
bat-event-roll_4 = { $seat } würfelt eine 4: { $card }{ $of } kommt ins Versteck.
bat-event-roll_5 = { $seat } würfelt eine 5: { $card }{ $of } kommt in die Zuflucht.
bat-event-roll_6 = { $seat } würfelt eine 6: { $card }{ $of } wird zum Joker.
bat-event-declared = Der Joker von { $seat } ist: { $card }.
bat-event-promoted = { $seat } befördert { $card }{ $of } zu { $to }{ $toof }.
bat-event-converted = { $seat } verwandelt { $card }{ $of } in { $to }{ $toof }.
bat-event-pitched = { $seat } schlägt ein Zelt auf für { $cards-a }.
bat-event-struck = { $seat } baut ein Zelt ab mit { $cards-a }.
bat-event-banished = { $seat } legt { $card }{ $of } in den Limbus.
bat-event-hidden = { $seat } versteckt eine Karte.
bat-event-hidden_own = { $seat } versteckt { $card }{ $of }.
bat-event-uncovered = { $seat } wirft { $card }{ $of } aus dem Versteck ab.
bat-event-hired = { $seat } heuert { $hero-the } in { $square } an.
bat-event-walked = { $seat } bewegt { $hero-the } von { $from } nach { $square }.
bat-event-rode = { $seat } bewegt { $hero-the } zu Pferd von { $from } nach { $square }.
bat-event-roamed = { $seat } bewegt { $hero-the } über Heimatgelände von { $from } nach { $square }.
bat-event-flew = { $seat } lässt { $hero-the } von { $from } nach { $square } fliegen.
bat-event-retreated = { $seat } zieht { $hero-the } von { $from } nach { $square } zurück.
bat-event-horn = { $seat } bläst Baldurs Horn.
bat-event-fetched = { $seat } nimmt { $card }{ $of } aus der Nation.
bat-event-occupied = { $seat } besetzt die befreite Stadt { $square }.
bat-event-attack_city = { $seat } greift die Stadt { $square } von { $defender } an.
bat-event-attack_hero = { $seat } greift { $foe-the } von { $defender } in { $square } an.
bat-event-attack_neutral = { $seat } greift die neutrale Stadt { $square } an.
bat-event-attack_ruins = { $seat } greift die Ruinen an ({ $square }).
bat-event-row_laid = { $seat } legt { $card }{ $of }: { $attack } zu { $defence }.
bat-event-joined = { $seat } beteiligt { $hero-the }: { $attack } zu { $defence }.
bat-event-completed = { $seat } hält bei { $attack } zu { $defence }.
bat-event-passed = { $seat } passt bei { $attack } zu { $defence }.
bat-event-stood = { $seat } kämpft.
bat-event-stood_ambush = { $seat } kämpft mit dem Versteck.
bat-event-surrendered = { $seat } ergibt sich.
bat-event-battle_won = { $seat } gewinnt den Kampf in { $square }.
bat-event-battle_lost = Der Angriff von { $seat } in { $square } ist abgewehrt.
bat-event-hero_lost = { $seat } verliert { $hero-the } in { $square }.
bat-event-city_taken = { $seat } übernimmt { $square } mit Stufe { $level }.
bat-event-city_freed = { $square } ist befreit: { $seat } hat keinen Marker dafür.
bat-event-rewarded = { $seat } erhält zur Belohnung { $card }{ $of }.
bat-event-great = { $seat } gewinnt { $card }.
bat-event-discarded = { $seat } beendet den Zug; { $count ->
        [one] 1 Karte kommt
       *[other] { $count } Karten kommen
    } in die Zuflucht.
bat-event-winner = { $seat } gewinnt mit { $points } Punkten.
bat-event-shared_victory = { $seat } teilt den Sieg mit { $points } Punkten.

## Warum etwas nicht erlaubt ist

bat-why-game_over = Das Spiel ist zu Ende.
bat-why-not_your_step = In diesem Kampf ist die andere Seite an der Reihe.
bat-why-not_your_turn = Du bist nicht am Zug.
bat-why-faction_taken = Diese Fraktion ist vergeben oder nicht im Spiel.
bat-why-no_start_city = Dort ist keine freie Startstadt.
bat-why-pick_faction = Zuerst wählen alle eine Fraktion.
bat-why-choose_start = Zuerst wählen alle eine Startstadt.
bat-why-free_building = Lege jetzt deine freie Straße, dann deine freie Stadt der Stufe 1.
bat-why-first_cohort = Entscheide zuerst über Kohorte und Mulligan; beides geht nur zu Beginn des Zuges.
bat-why-name_sources = Sag zuerst, womit du bezahlst.
bat-why-place_first = Lege zuerst die Karte.
bat-why-take_first = Nimm zuerst die erschaffene Karte.
bat-why-station_or_done = Stationiere eine zweite Karte oder verzichte darauf.
bat-why-conceal_first = Wähle jetzt die Karte fürs Versteck.
bat-why-fetch_or_done = Nimm eine Karte deiner Nation oder verzichte darauf.
bat-why-drop_first = Schaffe zuerst Platz im Versteck.
bat-why-declare_first = Sag zuerst, was der Joker ist.
bat-why-weapon_first = Ein Angriff beginnt mit einer Waffe.
bat-why-finish_opening = Mach mit der Eröffnung weiter, schließe sie ab oder passe.
bat-why-answer_first = Antworte zuerst auf den Angriff: Ergib dich, zieh dich zurück oder kämpfe.
bat-why-not_in_battle = Das geht nicht im Kampf.
bat-why-claim_first = Wähle zuerst ein besonderes Artefakt.
bat-why-show_to_opponent = Eine Kohorte wird mindestens einem Gegner gezeigt.
bat-why-great_in_cohort = Ein besonderes Artefakt zählt für genau eine angesagte Kohorte.
bat-why-cohort_too_small = Eine Kohorte braucht drei Karten einer Fraktion.
bat-why-pile_empty = Der Stapel ist leer.
bat-why-recruit_price = Für diese Einheit fehlt dir noch: { $missing-a }.
bat-why-create_price = Für dieses Artefakt fehlt dir noch: { $missing-a }.
bat-why-level_1_to_4 = Eine Stadt hat Stufe 1 bis 4, eine Straße keine.
bat-why-no_marker = Du hast keinen Marker für diese Stufe.
bat-why-city_price = Eine Stadt kostet drei Einheiten ihrer Stufe. Dir fehlt noch: { $missing-a }.
bat-why-road_price = Für diese Straße fehlt dir noch: { $missing-a }.
bat-why-no_city_no_road = Ohne Stadt kannst du keine Straße bauen.
bat-why-no_square = Es gibt kein Feld, auf das diese Karte passt.
bat-why-not_your_city = Das ist nicht deine Stadt.
bat-why-highest_level = Die Stadt hat schon die höchste Stufe.
bat-why-upgrade_price = Ein Ausbau kostet zwei Einheiten der nächsten Stufe. Dir fehlt noch: { $missing-a }.
bat-why-not_in_hand = Diese Karte ist nicht auf deiner Hand.
bat-why-great_no_target = Kein Artefakt wirkt auf ein besonderes Artefakt.
bat-why-already_target = Auf diese Karte hat in diesem Zug schon ein Artefakt gewirkt.
bat-why-no_row = Es gibt jetzt keine Kampfreihe.
bat-why-no_row_target = Nicht alle Token dieser Karte liegen in der Reihe, also kann sie kein Ziel sein.
bat-why-not_itself = Nur eine Schriftrolle kann auf sich selbst wirken.
bat-why-no_amulet = Du hast kein Amulett dafür.
bat-why-no_title = Du hast keinen Titel dafür.
bat-why-no_scroll = Du hast keine Schriftrolle dafür.
bat-why-title_needs_unit = Ein Titel braucht eine Einheit unter dem Rang des Lords.
bat-why-title_ranks = Ein Titel hebt um einen Rang, ein erleuchteter um einen oder zwei, nie über den Lord hinaus.
bat-why-higher_pile_empty = Es gibt keine Einheit des höheren Ranges mehr.
bat-why-no_title_pair = Zwei Ränge brauchen beide Einsätze eines erleuchteten Titels.
bat-why-faction_out = Diese Fraktion ist nicht im Spiel.
bat-why-scroll_needs_faction = Eine Schriftrolle braucht eine Einheit oder ein gewöhnliches Artefakt.
bat-why-same_faction = Die Karte gehört schon zu dieser Fraktion.
bat-why-no_own_scroll = Du hast keine solche Schriftrolle, die sich selbst umwandeln könnte.
bat-why-tent_price = Ein Zelt aufzuschlagen kostet ein Zelt und eine Versorgung. Dir fehlt noch: { $missing-a }.
bat-why-no_such_tent = Du hast kein solches Zelt.
bat-why-no_tent_in_battle = Während eines Kampfes lässt sich kein Zelt aufschlagen.
bat-why-ambush_full = Das Versteck ist voll.
bat-why-deck_too_small = Dein Deck hätte weniger als zehn Karten.
bat-why-two_cards_to_hide = Verstecken braucht zwei Handkarten: eine für den Limbus, eine fürs Versteck.
bat-why-hero_on_board = Dieser Held ist schon auf dem Brett.
bat-why-hire_in_own_city = Helden heuerst du in deinen eigenen Städten an.
bat-why-hire_price = Anheuern kostet eine Waffe und zwei Versorgungen. Dir fehlt noch: { $missing-a }.
bat-why-hero_off_board = Dieser Held ist nicht auf dem Brett.
bat-why-no_supply = Du hast keine Versorgung zum Gehen.
bat-why-no_horse = Du hast kein Pferd.
bat-why-not_advanced = Freie Bewegungen gehören zu den erweiterten Regeln.
bat-why-roamed_already = Dieser Held hat sich gerade frei bewegt; verbrauche erst eine Karte.
bat-why-no_wings = Du hast die Schwingen nicht auf der Hand.
bat-why-fly_to_card = Die Schwingen führen auf ein anderes Feld mit einer Karte.
bat-why-no_card_there = Auf diesem Feld liegt keine Karte.
bat-why-not_one_step = Eine Versorgung bezahlt genau einen Schritt entlang verbundener Ausgänge.
bat-why-horse_too_far = Ein Pferd geht ein bis drei Schritte entlang verbundener Ausgänge.
bat-why-not_all_home = Ohne Bezahlung geht ein Held nur über Heimatgelände.
bat-why-no_horn = Du hast das Horn nicht auf der Hand.
bat-why-nation_empty = Deine Nation ist leer.
bat-why-no_hero_there = Du hast dort keinen Helden.
bat-why-not_freed = Das ist keine befreite Stadt.
bat-why-heroes_not_there = Nur Helden auf dem Feld können sich beteiligen; wähle mindestens einen.
bat-why-one_capture = In diesem Szenario kann jeder nur eine neutrale Stadt erobern.
bat-why-ruins_common = Die Ruinen sind in diesem Szenario eine gemeinsame Stadt.
bat-why-nothing_displayed = Es liegt kein besonderes Artefakt mehr aus.
bat-why-has_great = Du besitzt schon ein besonderes Artefakt.
bat-why-no_such_foe = Das kann dort nicht angegriffen werden.
bat-why-no_weapon = Ein Angriff braucht eine Waffe.
bat-why-no_such_source = Das bezahlt nicht, was gebraucht wird: { $needs-a }.
bat-why-not_in_nation = Diese Karte ist nicht in deiner Nation.
bat-why-not_in_ambush = Diese Karte ist nicht in deinem Versteck.
bat-why-declare_fighting = In der Reihe ist ein Joker eine Einheit, eine Waffe oder ein Pferd.
bat-why-not_displayed = Dieses besondere Artefakt liegt nicht aus.
bat-why-ambush_empty = Dein Versteck ist leer.
bat-why-no_strength = Nur Karten und Token mit Stärke kommen in die Reihe.
bat-why-only_defender_joins = Nur wer verteidigt, kann weitere Helden beteiligen.
bat-why-hero_cannot_join = Dieser Held ist nicht dort oder schon beteiligt.
bat-why-too_weak = Zum Abschließen bist du nicht stark genug: Dir fehlt noch { $missing } Stärke.
bat-why-strong_enough = Du bist stark genug: Schließe ab oder mach weiter.
bat-why-square_not_empty = Auf diesem Feld kann nichts gebaut werden.
bat-why-beside_city = Keine Stadt darf eine andere Stadt berühren.
bat-why-touches_nothing = Die Karte muss eine andere berühren.
bat-why-not_connected = Es gibt keine Straßenverbindung zu einer deiner Städte.
bat-why-sides_do_not_match = Ausgänge müssen auf Ausgänge treffen.
bat-why-city_cannot_retreat = Nur ein angegriffener Held kann sich zurückziehen.
bat-why-retreat_to_attacker = Dort hat der Angreifer eine Stadt oder einen Helden.
bat-why-retreat_distance = Ein Rückzug geht zwei oder drei verbundene Schritte.
bat-why-retreat_price = Ein Rückzug kostet eine Versorgung je Schritt oder ein Pferd. Dir fehlt noch: { $missing-a }.
bat-why-only_in_set_up = Fraktionen und Startstädte werden vor dem ersten Zug gewählt.
bat-why-only_in_step_1 = Kohorte und Mulligan gehen nur zu Beginn des Zuges, bevor die Karten aus dem Versteck auf die Hand kommen.
bat-why-nothing_under_way = Es gibt nichts, worauf das eine Antwort wäre.
bat-why-raise_or_pass = Erhöhe, schließe ab oder passe.
bat-why-no_battle = Es wird gerade nicht gekämpft.
bat-why-end_battle_first = Mitten im Kampf endet kein Zug: Schließe zuerst ab oder passe.
bat-why-no_attack_to_answer = Niemand greift dich an.
bat-why-only_defender_answers = Nur wer verteidigt, antwortet auf einen Angriff, und zwar nach der Eröffnung.
bat-why-answered_already = Du hast den Angriff schon beantwortet: Erhöhe, schließe ab oder passe.
bat-why-retreat_only_first = Ein Rückzug geht nur als erste Antwort auf einen Angriff.
bat-why-retreat_with_cards = Einen Rückzug bezahlst du mit Versorgung oder einem Pferd aus der Hand, nicht mit Token oder Jokern.
bat-why-no_hammer_in_battle = Stratos’ Hammer hat im Kampf keine Kraft.
bat-why-joker_no_tent = Ein Joker kann kein Zelt sein. Dir fehlt noch: { $missing-a }.
bat-why-no_city_no_hero = Ohne Stadt kannst du keinen Helden anheuern.
bat-why-source_not_held = Diese Karte hast du weder auf der Hand noch als Token. Noch zu bezahlen: { $needs-a }.
bat-why-rest_unpaid = Damit ließe sich der Rest nicht bezahlen. Noch zu bezahlen: { $needs-a }.
bat-why-not_held = Diese Karte hast du weder auf der Hand noch als Token.
bat-why-only_joker_stands = Nur ein Joker steht für etwas anderes.
bat-why-not_in_row = An dieser Stelle liegt keine Karte in deiner Reihe.
bat-why-no_exit_between = Dorthin führt keine Straße: Beide Karten brauchen einen Ausgang an der Seite, an der sie sich berühren.
bat-why-neighbour_without_exit = Die Karte daneben hat keinen Ausgang zu diesem Feld.

## Was auf dem Spiel steht

bat-threat-city = { $square }: eine Stadt von { $seat }, Stufe { $level }. In der Nähe: { $near }.
bat-threat-neutral = { $square }: eine neutrale Stadt, Stufe { $level }. In der Nähe: { $near }.
bat-threat-ruins = { $square }: die Ruinen. In der Nähe: { $near }.
bat-threat-near = { $steps ->
        [0] { $seat } (schon dort)
        [one] { $seat } (1 Schritt)
       *[other] { $seat } ({ $steps } Schritte)
    }
