### Der Turmbau zu Babel. Formen: `a` = im Akkusativ mit Zahl ("1 Schiff", "3 Schiffe").

## Sorten

tob-kind-camel = Kamel
    .a = { $count ->
        [one] 1 Kamel
       *[other] { $count } Kamele
    }
tob-kind-crane = Kran
    .a = { $count ->
        [one] 1 Kran
       *[other] { $count } Kräne
    }
tob-kind-ship = Schiff
    .a = { $count ->
        [one] 1 Schiff
       *[other] { $count } Schiffe
    }
tob-kind-mason = Steinmetz
    .a = { $count ->
        [one] 1 Steinmetz
       *[other] { $count } Steinmetze
    }

## Weltwunder. Formen: `at` wo gebaut wird, `the` als Subjekt, `is` sein Verb.

tob-wonder-tower_of_babel = Turm zu Babel
    .at = am Turm zu Babel
    .the = Der Turm zu Babel
    .is = ist
tob-wonder-pyramids_of_giza = Pyramiden von Gizeh
    .at = an den Pyramiden von Gizeh
    .the = Die Pyramiden von Gizeh
    .is = sind
tob-wonder-hanging_gardens = Hängende Gärten der Semiramis
    .at = an den Hängenden Gärten der Semiramis
    .the = Die Hängenden Gärten der Semiramis
    .is = sind
tob-wonder-statue_of_zeus = Zeusstatue von Olympia
    .at = an der Zeusstatue von Olympia
    .the = Die Zeusstatue von Olympia
    .is = ist
tob-wonder-temple_of_artemis = Artemistempel zu Ephesos
    .at = am Artemistempel zu Ephesos
    .the = Der Artemistempel zu Ephesos
    .is = ist
tob-wonder-mausoleum = Mausoleum von Halikarnassos
    .at = am Mausoleum von Halikarnassos
    .the = Das Mausoleum von Halikarnassos
    .is = ist
tob-wonder-colossus = Koloss von Rhodos
    .at = am Koloss von Rhodos
    .the = Der Koloss von Rhodos
    .is = ist
tob-wonder-lighthouse = Leuchtturm von Alexandria
    .at = am Leuchtturm von Alexandria
    .the = Der Leuchtturm von Alexandria
    .is = ist

## Aktionskarten

tob-card-exchange_cards = Kartentausch
tob-card-exchange_cards-text = Jederzeit: 1 bis 5 eigene Baukarten ablegen und ebenso viele nachziehen.
tob-card-joker = Joker
    .a = { $count ->
        [one] 1 Joker
       *[other] { $count } Joker
    }
tob-card-joker-text = Beim Bauen: zählt genau wie zwei passende Baukarten, die noch fehlen.
tob-card-disc_point = Bauscheibe 1 Punkt
tob-card-disc_point-text = Am Ende: 1 Punkt für jede eigene Bauscheibe.
tob-card-draw_cards = Karten ziehen
tob-card-draw_cards-text = Jederzeit: 3 Baukarten ziehen.
tob-card-triple_bonus = 3er Bonus
tob-card-triple_bonus-text = Wenn das eigene Angebot abgelehnt wird: 3 Punkte statt 1 für jede seiner Karten.
tob-card-double_turn = Doppelzug
tob-card-double_turn-text = Nach der ersten Aktion: noch einmal passen oder bauen; erst danach ziehen alle nach.
tob-card-five_points = 5 Siegpunkte
tob-card-five_points-text = Am Ende: 5 Punkte.

## Punktarten

tob-points-wonders = Fertige Weltwunder
tob-points-unfinished = Unfertige Weltwunder
tob-points-rejected = Abgelehnte Angebote
tob-points-discs = Scheibenbonus
tob-points-cards = Aktionskarten

## Warum das Spiel endete

tob-end-kind_used_up = Die letzte Bauscheibe einer Sorte ist vergeben.
tob-end-stalled = Zu viele Runden lang wurde keine Bauscheibe vergeben.

## Optionen

tob-option-two_kind_discs = Zweifarbige Bauscheiben
tob-option-two_kind_discs-text = Vier Bauscheiben, die zwei Sorten fordern, ersetzen je eine Scheibe mit einer 5 jeder Sorte.
tob-option-action_cards = Aktionskarten
tob-option-action_cards-text = Wer ein Weltwunder fertigstellt, zieht eine Aktionskarte; ohne diese Option gibt es keine.
tob-option-wrong_kind_cards = Andere Sorten im Angebot
tob-option-wrong_kind_cards-text = Karten einer nicht geforderten Sorte dürfen im Angebot liegen; sie zählen nicht und kommen beim Aufdecken zurück auf die Hand.
tob-option-joker_may_split = Joker für zwei Sorten
tob-option-joker_may_split-text = Bei einer zweifarbigen Bauscheibe darf ein Joker für je eine Karte beider Sorten stehen; ohne diese Option steht er für zwei Karten einer Sorte.
tob-option-double_turn_max_per_turn = Doppelzüge je Zug
tob-option-double_turn_max_per_turn-text = Wie viele Karten „Doppelzug“ in einem Zug gespielt werden dürfen: 1 oder 2.
tob-option-stall_limit_rounds = Runden ohne Bauscheibe
tob-option-stall_limit_rounds-text = Das Spiel endet, wenn so viele volle Runden lang keine Bauscheibe vergeben wird: 3 bis 100.
tob-option-tables = Zahlen und Tabellen
tob-option-tables-text = Die Zahlen auf den Bauscheiben, die Wertungszeilen und der Scheibenbonus, wo sie von dieser Ausgabe abweichen.

## Aktionen

tob-action-pass = Passen und eine Karte ziehen
tob-action-choose = { $wonder }: { $disc-a }
tob-action-offer = { $cards-a } anbieten
tob-action-offer_trade = { $cards-a } mit Tauschkarte anbieten
tob-action-offer_nothing = Nichts anbieten
tob-action-build_alone = Allein bauen mit { $cards-a }
tob-action-build_one = Mit { $one } bauen, dazu { $cards-a }
tob-action-build_two = Mit { $one } und { $two } bauen, dazu { $cards-a }
tob-action-build_three = Mit { $one }, { $two } und { $three } bauen, dazu { $cards-a }
tob-action-build_four = Mit { $one }, { $two }, { $three } und { $four } bauen, dazu { $cards-a }
tob-action-build_one_only = Mit { $one } bauen, ohne eigene Karten
tob-action-build_two_only = Mit { $one } und { $two } bauen, ohne eigene Karten
tob-action-build_three_only = Mit { $one }, { $two } und { $three } bauen, ohne eigene Karten
tob-action-build_four_only = Mit { $one }, { $two }, { $three } und { $four } bauen, ohne eigene Karten
tob-action-abandon = Nicht bauen
tob-action-triple_bonus = „{ tob-card-triple_bonus }“ ausspielen
tob-action-no_triple_bonus = Kein „{ tob-card-triple_bonus }“
tob-action-double_turn = „{ tob-card-double_turn }“ ausspielen
tob-action-no_double_turn = Zug beenden
tob-action-exchange = „{ tob-card-exchange_cards }“ ausspielen: { $cards-a }
tob-action-draw = „{ tob-card-draw_cards }“ ausspielen

## Ereignisse

tob-event-passed = { $seat } passt.
tob-event-disc_chosen = { $seat } möchte { $wonder-at } bauen: { $disc-a }.
tob-event-offer_made = { $seat } hat ein Angebot gemacht.
tob-event-offer_own = { $seat } bietet { $cards-a } an.
tob-event-offer_own_trade = { $seat } bietet { $cards-a } mit der Tauschkarte an.
tob-event-offer_own_nothing = { $seat } bietet nichts an.
tob-event-offer_automatic = { $seat } hat nichts anzubieten.
tob-event-revealed = { $seat } hat { $cards-a } angeboten.
tob-event-revealed_trade = { $seat } hat { $cards-a } mit der Tauschkarte angeboten.
tob-event-revealed_nothing = { $seat } hat nichts angeboten.
tob-event-returned = { $seat } nimmt { $cards-a } zurück: nicht gefordert.
tob-event-built = { $seat } baut { $wonder-at } und legt { $cards-a } dazu.
tob-event-built_without = { $seat } baut { $wonder-at }, ohne Karten dazuzulegen.
tob-event-units = { $seat } setzt dort { $count ->
        [one] 1 Bauteil
       *[other] { $count } Bauteile
    } ein.
tob-event-units_lost = { $seat } fehlen { $count ->
        [one] 1 Bauteil
       *[other] { $count } Bauteile
    }: der Vorrat ist leer.
tob-event-disc_taken = { $seat } nimmt die Bauscheibe ({ $disc-a }).
tob-event-disc_traded = { $seat } bekommt für die Tauschkarte die Bauscheibe ({ $disc-a }).
tob-event-abandoned = { $seat } baut nun doch nicht { $wonder-at }.
tob-event-wonder_scored = { $wonder-the } { $wonder-is } fertig und Zeile { $row } wird gewertet.
tob-event-unfinished_scored = { $wonder-the } { $wonder-is } unfertig und die helle Zeile wird gewertet.
tob-event-wonder_points = { $seat } erhält dafür { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
tob-event-action_card = { $seat } zieht eine Aktionskarte.
tob-event-action_card_own = { $seat } zieht die Aktionskarte „{ $card }“.
tob-event-bonus_answered = { $seat } hat über „{ tob-card-triple_bonus }“ entschieden.
tob-event-offer_paid = { $seat } erhält für das abgelehnte Angebot { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
tob-event-offer_paid_triple = { $seat } spielt „{ tob-card-triple_bonus }“ und erhält für das abgelehnte Angebot { $points } Punkte.
tob-event-double_turn = { $seat } spielt „{ tob-card-double_turn }“.
tob-event-exchanged = { $seat } spielt „{ tob-card-exchange_cards }“ und legt { $cards-a } ab.
tob-event-draw_cards = { $seat } spielt „{ tob-card-draw_cards }“.
tob-event-drawn = { $seat } zieht { $count ->
        [0] keine Karte
        [one] 1 Karte
       *[other] { $count } Karten
    }.
tob-event-drawn_own = { $seat } zieht { $cards-a }.
tob-event-common_draw = Alle ziehen eine Karte.
tob-event-common_draw_none = Es ist keine Karte mehr da, die man ziehen könnte.
tob-event-reshuffled = Der Ablagestapel wird neu gemischt: { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }.
tob-event-turn_began = { $seat } ist am Zug.
tob-event-end_reached = Das Spiel endet. { $reason }
tob-event-final_scoring = Die Schlusswertung beginnt.
tob-event-disc_bonus = { $seat } erhält für Bauscheiben { $points ->
        [0] keinen Bonus
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
tob-event-action_cards = { $seat } erhält für Aktionskarten { $points ->
        [0] keine Punkte
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
tob-event-winner = { $seat } gewinnt mit { $points } Punkten.
tob-event-shared_victory = { $seat } teilt sich den Sieg mit { $points } Punkten.

## Ablehnungen

tob-why-game_over = Das Spiel ist zu Ende; niemand kann mehr etwas tun.
tob-why-no_seat = Diesen Platz gibt es an diesem Tisch nicht.
tob-why-not_your_turn = Gerade ist jemand anderes an der Reihe; bitte den eigenen Zug abwarten.
tob-why-disc_is_chosen = Die Bauscheibe ist gewählt und bleibt es; bitte die Angebote abwarten.
tob-why-build_or_abandon = Die Angebote liegen offen; bitte bauen oder auf den Bau verzichten.
tob-why-answer_double_turn = Bitte zuerst entscheiden, ob „{ tob-card-double_turn }“ gespielt oder der Zug beendet wird.
tob-why-wait_for_bonus = Gerade werden abgelehnte Angebote vergütet; bitte kurz warten.
tob-why-wonder_finished = Dieses Weltwunder ist fertig; bitte eines wählen, das noch eine Bauscheibe hat.
tob-why-no_such_disc = Eine solche Bauscheibe liegt dort nicht; bitte eine wählen, die dort liegt.
tob-why-no_offers_now = Angebote gibt es erst, wenn eine Bauscheibe gewählt ist; bitte warten.
tob-why-active_makes_no_offer = Wer am Zug ist, macht kein Angebot; bitte die der anderen abwarten.
tob-why-offer_is_final = Das Angebot ist gemacht und gilt; bitte auf die anderen warten.
tob-why-wrong_kind = Die Bauscheibe fordert nicht { $wrong-a }; angeboten wird nur, was sie fordert: { $demand-a }.
tob-why-offer_too_large = Mehr als { $demand-a } fordert die Bauscheibe nicht; bitte weniger anbieten.
tob-why-offer_not_in_hand = Nicht alle diese Karten sind auf der Hand; es fehlen: { $missing-a }.
tob-why-trade_alone = Die Tauschkarte wird nur zusammen mit mindestens einer Baukarte gelegt.
tob-why-nothing_to_build = Jetzt gibt es nichts zu bauen: Zuerst wird eine Bauscheibe gewählt und es werden Angebote gemacht.
tob-why-only_active_builds = Nur wer am Zug ist, wählt Mitspieler aus und baut.
tob-why-no_offer_to_take = Beteiligt werden kann nur, wer Karten angeboten hat; bitte unter diesen wählen.
tob-why-one_trader = Höchstens ein Angebot mit Tauschkarte darf angenommen werden; bitte die anderen weglassen.
tob-why-offers_exceed = Zusammen sind diese Angebote größer als die Forderung der Bauscheibe; bitte eines weglassen.
tob-why-adds_too_much = Dazugelegt wird nur genau, was fehlt: { $missing-a }; bitte weniger nehmen.
tob-why-adds_wrong_kind = { $wrong-a } passt hier nicht dazu; es fehlt: { $missing-a }.
tob-why-nothing_missing = Die angenommenen Angebote erfüllen die Forderung schon; bitte nichts dazulegen.
tob-why-adds_too_little = Dazugelegt wird genau, was fehlt; noch offen: { $missing-a }.
tob-why-jokers_cover_too_little = Außer den dazugelegten Karten fehlt noch: { $missing-a }; die Joker ersetzen nur { $covered } davon, bitte mehr dazulegen.
tob-why-not_in_hand = Auf der Hand fehlen: { $missing-a }; bitte andere Mitspieler wählen oder nicht bauen.
tob-why-no_joker = { $missing ->
    [one] Dafür fehlt 1 Joker; bitte stattdessen Baukarten dazulegen.
   *[other] Dafür fehlen { $missing } Joker; bitte stattdessen Baukarten dazulegen.
}
tob-why-joker_stands_for_two = Jeder Joker steht für genau zwei fehlende Karten, zu ersetzen bleibt aber: { $missing-a }; bitte weniger Joker oder weniger Karten nehmen.
tob-why-joker_may_not_split = Mit dieser Option steht ein Joker für zwei fehlende Karten einer Sorte, zu ersetzen bleibt aber: { $missing-a }; bitte andere Karten dazulegen.
tob-why-no_rejected_offer = „{ tob-card-triple_bonus }“ wird nur gespielt, wenn das eigene Angebot abgelehnt wurde.
tob-why-not_asked_for_bonus = Gefragt wird nur, wessen Angebot mit mindestens einer Karte abgelehnt wurde und wer eine Aktionskarte hat.
tob-why-bonus_answered = Die Antwort ist schon gegeben; bitte auf die anderen warten.
tob-why-no_triple_bonus = „{ tob-card-triple_bonus }“ ist nicht auf der Hand.
tob-why-no_double_turn_now = „{ tob-card-double_turn }“ spielt nur, wer am Zug ist, unmittelbar nach einer Aktion.
tob-why-no_double_turn = „{ tob-card-double_turn }“ ist nicht auf der Hand; bitte den Zug beenden.
tob-why-no_exchange_cards = „{ tob-card-exchange_cards }“ ist nicht auf der Hand.
tob-why-exchange_one_to_five = Mit „{ tob-card-exchange_cards }“ werden 1 bis 5 Baukarten getauscht.
tob-why-cards_lie_in_offer = Karten im eigenen Angebot können nicht getauscht werden; bitte andere wählen.
tob-why-exchange_not_in_hand = Nicht alle diese Karten sind auf der Hand; es fehlen: { $missing-a }.
tob-why-no_draw_cards = „{ tob-card-draw_cards }“ ist nicht auf der Hand.
tob-why-resolution_under_way = Solange Angebote vergütet werden, unterbricht keine Karte; bitte kurz warten.
tob-why-no_action_cards = Dieses Spiel läuft ohne Aktionskarten.
