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
tob-card-exchange_cards-text = Jederzeit: 1 bis 5 deiner Baukarten ablegen und ebenso viele nachziehen.
tob-card-joker = Joker
    .a = { $count ->
        [one] 1 Joker
       *[other] { $count } Joker
    }
tob-card-joker-text = Beim Bauen: zählt als genau zwei Baukarten, die noch fehlen.
tob-card-disc_point = Bauscheibe 1 Punkt
tob-card-disc_point-text = Am Ende: 1 Punkt für jede deiner Bauscheiben.
tob-card-draw_cards = Karten ziehen
tob-card-draw_cards-text = Jederzeit: 3 Baukarten ziehen.
tob-card-triple_bonus = 3er Bonus
tob-card-triple_bonus-text = Wenn dein Angebot abgelehnt wird: 3 Punkte statt 1 für jede seiner Karten.
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
tob-option-two_kind_discs-text = Vier Bauscheiben, die zwei Sorten fordern, ersetzen von jeder Sorte eine Scheibe mit einer 5.
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
tob-event-common_draw_none = Es gibt keine Karte mehr zu ziehen.
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
tob-why-not_your_turn = Gerade ist jemand anderes an der Reihe; bitte warte, bis du dran bist.
tob-why-disc_is_chosen = Die Bauscheibe ist gewählt und bleibt es; bitte warte die Angebote ab.
tob-why-build_or_abandon = Die Angebote liegen offen; baue oder verzichte darauf.
tob-why-answer_double_turn = Entscheide zuerst, ob du „{ tob-card-double_turn }“ spielst oder den Zug beendest.
tob-why-wait_for_bonus = Gerade werden abgelehnte Angebote vergütet; bitte warte kurz.
tob-why-wonder_finished = Dieses Weltwunder ist fertig; wähle eines, das noch eine Bauscheibe hat.
tob-why-no_such_disc = Eine solche Bauscheibe liegt dort nicht; wähle eine, die dort liegt.
tob-why-no_offers_now = Angebote gibt es erst, wenn eine Bauscheibe gewählt ist; bitte warte noch.
tob-why-active_makes_no_offer = Wer am Zug ist, macht kein Angebot; bitte warte die der anderen ab.
tob-why-offer_is_final = Dein Angebot ist gemacht und gilt; bitte warte auf die anderen.
tob-why-wrong_kind = Die Bauscheibe fordert nicht { $wrong-a }; anbieten kannst du nur, was sie fordert: { $demand-a }.
tob-why-offer_too_large = Mehr als { $demand-a } fordert die Bauscheibe nicht; biete weniger an.
tob-why-offer_not_in_hand = Du hast nicht alle diese Karten auf der Hand; es fehlen: { $missing-a }.
tob-why-trade_alone = Die Tauschkarte kannst du nur zusammen mit mindestens einer Baukarte anbieten.
tob-why-nothing_to_build = Jetzt gibt es nichts zu bauen: Zuerst wird eine Bauscheibe gewählt und es werden Angebote gemacht.
tob-why-only_active_builds = Nur wer am Zug ist, wählt Mitspieler aus und baut.
tob-why-no_offer_to_take = Beteiligen kannst du nur, wer Karten angeboten hat; wähle unter diesen.
tob-why-one_trader = Du darfst höchstens ein Angebot mit Tauschkarte annehmen; lass die anderen weg.
tob-why-offers_exceed = Zusammen sind diese Angebote größer als die Forderung der Bauscheibe; lass eines weg.
tob-why-adds_too_much = Du legst nur genau dazu, was fehlt: { $missing-a }; nimm weniger.
tob-why-adds_wrong_kind = { $wrong-a } passt hier nicht dazu; es fehlt: { $missing-a }.
tob-why-nothing_missing = Die angenommenen Angebote erfüllen die Forderung schon; lege nichts dazu.
tob-why-adds_too_little = Du musst genau dazulegen, was fehlt; noch offen: { $missing-a }.
tob-why-jokers_cover_too_little = Außer den dazugelegten Karten fehlt noch: { $missing-a }; deine Joker ersetzen nur { $covered } davon, lege mehr dazu.
tob-why-not_in_hand = Dir fehlen: { $missing-a }; wähle andere Mitspieler oder baue nicht.
tob-why-no_joker = { $missing ->
    [one] Dir fehlt 1 Joker; lege stattdessen Baukarten dazu.
   *[other] Dir fehlen { $missing } Joker; lege stattdessen Baukarten dazu.
}
tob-why-joker_stands_for_two = Jeder Joker steht für genau zwei fehlende Karten, zu ersetzen bleibt aber: { $missing-a }; nimm weniger Joker oder weniger Karten.
tob-why-joker_may_not_split = Mit dieser Option steht ein Joker für zwei fehlende Karten einer Sorte, zu ersetzen bleibt aber: { $missing-a }; lege andere Karten dazu.
tob-why-no_rejected_offer = „{ tob-card-triple_bonus }“ kannst du nur spielen, wenn dein Angebot abgelehnt wurde.
tob-why-not_asked_for_bonus = Gefragt wirst du nur, wenn dein Angebot mit mindestens einer Karte abgelehnt wurde und du eine Aktionskarte hast.
tob-why-bonus_answered = Du hast schon geantwortet; bitte warte auf die anderen.
tob-why-no_triple_bonus = „{ tob-card-triple_bonus }“ hast du nicht auf der Hand.
tob-why-no_double_turn_now = „{ tob-card-double_turn }“ spielt nur, wer am Zug ist, unmittelbar nach einer Aktion.
tob-why-no_double_turn = „{ tob-card-double_turn }“ hast du nicht auf der Hand; beende den Zug.
tob-why-no_exchange_cards = „{ tob-card-exchange_cards }“ hast du nicht auf der Hand.
tob-why-exchange_one_to_five = Mit „{ tob-card-exchange_cards }“ tauschst du 1 bis 5 Baukarten.
tob-why-cards_lie_in_offer = Karten in deinem Angebot kannst du nicht tauschen; wähle andere.
tob-why-exchange_not_in_hand = Du hast nicht alle diese Karten auf der Hand; es fehlen: { $missing-a }.
tob-why-no_draw_cards = „{ tob-card-draw_cards }“ hast du nicht auf der Hand.
tob-why-resolution_under_way = Solange Angebote vergütet werden, kann niemand eine Karte dazwischenspielen; bitte warte kurz.
tob-why-no_action_cards = Dieses Spiel läuft ohne Aktionskarten.

## Was auf dem Spiel steht

tob-threat-wonder = { $wonder }, als Nächstes vollendet: { $stakes }. Es liegen noch { $count } Bauscheiben.
tob-threat-last = { $wonder }, als Nächstes vollendet: { $stakes }. Die letzte Bauscheibe verlangt { $disc-a }.
tob-threat-last-yours = { $wonder }, als Nächstes vollendet: { $stakes }. Die letzte Bauscheibe verlangt { $disc-a }: das hast du.
tob-threat-last-lack = { $wonder }, als Nächstes vollendet: { $stakes }. Die letzte Bauscheibe verlangt { $disc-a }; dir fehlt noch { $lack-a }.
