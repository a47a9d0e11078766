### Babylonia. Formen: `acc` = im Akkusativ mit Artikel oder Zahl.

## Spielsteine

bab-token-priest = Priester
    .acc = { $count ->
        [one] einen Priester
       *[other] { $count } Priester
    }
bab-token-official = Beamter
    .acc = { $count ->
        [one] einen Beamten
       *[other] { $count } Beamte
    }
bab-token-merchant = Händler
    .acc = { $count ->
        [one] einen Händler
       *[other] { $count } Händler
    }
bab-token-farmer = Bauer
    .acc = { $count ->
        [one] einen Bauern
       *[other] { $count } Bauern
    }
bab-tokens-count = { $count ->
        [one] 1 Spielstein
       *[other] { $count } Spielsteine
    }

## Ortsplättchen. Form `shows`: was das Plättchen zeigt.

bab-tile-city_priest = Stadt (Priester)
    .shows = Priester
bab-tile-city_official = Stadt (Beamter)
    .shows = Beamter
bab-tile-city_merchant = Stadt (Händler)
    .shows = Händler
bab-tile-city_official_priest = Stadt (Beamter, Priester)
    .shows = Beamter, Priester
bab-tile-city_merchant_official = Stadt (Händler, Beamter)
    .shows = Händler, Beamter
bab-tile-city_merchant_priest = Stadt (Händler, Priester)
    .shows = Händler, Priester
bab-tile-city_all = Stadt (Händler, Beamter, Priester)
    .shows = Händler, Beamter, Priester
bab-tile-field_5 = Acker (5)
    .shows = 5
bab-tile-field_6 = Acker (6)
    .shows = 6
bab-tile-field_7 = Acker (7)
    .shows = 7
bab-tile-field_cities = Acker (Stadt-Symbol)
    .shows = Stadt-Symbol

## Zikkurat-Karten

bab-card-ten_points = Zehn Punkte
bab-card-ten_points-text = Bringt sofort 10 Punkte; danach ist die Karte verbraucht.
bab-card-extra_turn = Zusatzzug
bab-card-extra_turn-text = Einmal im Spiel darfst du am Ende deines Zuges nach dem Auffüllen einen weiteren ganzen Zug ausführen.
bab-card-seven_tokens = Großer Ständer
bab-card-seven_tokens-text = Ab jetzt wird dein Ständer auf 7 statt auf 5 Spielsteine aufgefüllt.
bab-card-three_nobles = Drei Edle
bab-card-three_nobles-text = Statt zweier beliebiger Spielsteine darfst du genau einen Priester, einen Beamten und einen Händler einsetzen, alle offen auf Land.
bab-card-noble_with_farmers = Edler unter Bauern
bab-card-noble_with_farmers-text = Wenn du drei oder mehr Bauern einsetzt, darfst du einen Edlen hinzufügen, offen auf Land.
bab-card-nobles_in_fields = Edle auf dem Acker
bab-card-nobles_in_fields-text = Du darfst Edle auf Äcker setzen, auch ohne eigenen Spielstein daneben; der Acker wird wie üblich gewertet.
bab-card-city_bonus = Stadtbonus
bab-card-city_bonus-text = Immer wenn es Punkte für Städte gibt, bekommst du für je zwei eigene Städte 1 Punkt mehr, abgerundet.
bab-card-central_land_connects = Wege der Mitte
bab-card-central_land_connects-text = Freie Landfelder zwischen den beiden Flüssen verbinden deine Spielsteine, als lägen dort eigene.
bab-card-rivers_connect = Flussboote
bab-card-rivers_connect-text = Freie Flussfelder verbinden deine Spielsteine, als lägen dort eigene.

## Punktarten

bab-points-nobles = Edle
bab-points-cities = Städte
bab-points-ziggurats = Zikkurats
bab-points-fields = Äcker
bab-points-cards = Karten

## Warum das Spiel endete

bab-end-stand_empty = Ein Ständer ist nach dem Auffüllen leer.
bab-end-few_cities = Auf dem Spielplan liegt höchstens noch eine Stadt.

## Optionen

bab-option-random_seven_of_nine = Sieben zufällige Zikkurat-Karten
bab-option-random_seven_of_nine-text = Sieben der neun Zikkurat-Karten werden ausgelost; ohne diese Option sind die Karten 1 bis 7 im Spiel.
bab-option-field_adjacency_counts_face_down_tokens = Flusssteine öffnen Äcker
bab-option-field_adjacency_counts_face_down_tokens-text = Ein Bauer darf auch dann auf einen Acker, wenn dein einziger Spielstein daneben verdeckt im Fluss liegt; ohne diese Option muss er offen liegen.
bab-option-first_round_limits = Grenzen in der ersten Runde
bab-option-first_round_limits-text = Im ersten Zug setzt der Startspieler genau einen Spielstein ein, der zweite Spieler genau zwei; ohne diese Option gelten auch dort die normalen Regeln.
bab-option-free_placement_order_with_extra_noble = Freie Reihenfolge für den zusätzlichen Edlen
bab-option-free_placement_order_with_extra_noble-text = Der Edle der Karte „{ bab-card-noble_with_farmers }“ darf vor, zwischen oder nach den Bauern eingesetzt werden; ohne diese Option kommt er zuletzt, nach mindestens drei Bauern.

## Aktionen

bab-action-place = Auf { $hex } { $token-acc } setzen
bab-action-place_river = Auf { $hex } { $token-acc } verdeckt setzen
bab-action-end_placement = Einsetzen beenden
bab-action-score = { $hex } werten
bab-action-take_card = Karte „{ $card }“ nehmen
bab-action-extra_turn = Zusatzzug jetzt ausführen
bab-action-no_extra_turn = Zusatzzug für später aufheben

## Ereignisse

bab-event-placed = { $seat } setzt { $token-acc } auf { $hex }.
bab-event-placed_face_down = { $seat } setzt einen Spielstein verdeckt auf { $hex }.
bab-event-placed_face_down_own = { $seat } setzt { $token-acc } verdeckt auf { $hex }.
bab-event-field_scored = Der Acker auf { $hex } ({ $tile-shows }) bringt { $seat } { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
bab-event-ziggurat_points = { $seat } erhält { $points ->
        [one] 1 Zikkurat-Punkt
       *[other] { $points } Zikkurat-Punkte
    }.
bab-event-city_scoring = Die Stadt auf { $hex } ({ $tile-shows }) wird gewertet.
bab-event-noble_points = { $seat } erhält { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } für { $count ->
        [one] 1 Edlen
       *[other] { $count } Edle
    }.
bab-event-city_won = { $seat } gewinnt die Stadt auf { $hex } ({ $tile-shows }).
bab-event-city_tied = Niemand hat allein die meisten Spielsteine neben der Stadt auf { $hex } ({ $tile-shows }): Sie verlässt das Spiel.
bab-event-city_points = { $seat } erhält { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } für eigene Städte.
bab-event-ziggurat_won = { $seat } gewinnt die Zikkurat auf { $hex } und wählt eine Karte.
bab-event-ziggurat_tied = Niemand hat allein die meisten Spielsteine neben der Zikkurat auf { $hex }: Es wird keine Karte genommen.
bab-event-card_taken = { $seat } nimmt die Karte „{ $card }“.
bab-event-card_points = { $seat } erhält { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } durch eine Zikkurat-Karte.
bab-event-refilled_own = { $seat } zieht { $tokens-acc }.
bab-event-extra_turn = { $seat } führt einen Zusatzzug aus.
bab-event-turn_began = { $seat } ist am Zug.
bab-event-game_over = Das Spiel ist zu Ende. { $reason }

## Ablehnungen

bab-why-not_your_turn = Gerade ist jemand anderes an der Reihe; bitte warte, bis du dran bist.
bab-why-game_over = Das Spiel ist zu Ende; niemand kann mehr etwas tun.
bab-why-no_such_token = Einen solchen Spielstein hast du nicht auf dem Ständer; wähle eine Art, die dort steht.
bab-why-no_such_hex = Dieses Feld wird bei dieser Spielerzahl nicht benutzt; wähle eines in den benutzten Gebieten.
bab-why-occupied = Dort liegt schon ein Spielstein; wähle ein freies Feld.
bab-why-city_tile = Auf eine Stadt darf kein Spielstein gesetzt werden; wähle ein freies Feld, etwa daneben.
bab-why-ziggurat = Auf eine Zikkurat darf kein Spielstein gesetzt werden; wähle ein freies Feld, etwa daneben.
bab-why-noble_on_field = Auf einen Acker dürfen nur Bauern; für Edle brauchst du die Karte „{ bab-card-nobles_in_fields }“.
bab-why-field_needs_neighbour = Ein Bauer darf nur auf einen Acker, neben dem schon ein anderer Spielstein von dir liegt; setze zuerst dort einen ein.
bab-why-field_needs_face_up_neighbour = Ein Bauer darf nur auf einen Acker, neben dem schon ein Spielstein von dir offen liegt; ein verdeckter im Fluss genügt nicht.
bab-why-only_one_token = Im ersten Zug setzt der Startspieler genau einen Spielstein ein; beende jetzt das Einsetzen.
bab-why-last_token = Du hattest nur noch einen Spielstein auf dem Ständer, mehr geht in diesem Zug nicht; beende jetzt das Einsetzen.
bab-why-exactly_two = Der zweite Spieler setzt im ersten Zug genau zwei Spielsteine ein; beende das Einsetzen nach dem zweiten.
bab-why-play_complete = Beliebige Spielsteine dürfen es nur zwei sein, drei oder mehr nur Bauern auf Land; beende jetzt das Einsetzen.
bab-why-river_play_complete = Liegt ein Spielstein im Fluss, sind es genau zwei; beende jetzt das Einsetzen.
bab-why-farmers_only = Nach zwei Bauern darf kein Edler folgen; setze einen weiteren Bauern auf Land oder beende das Einsetzen.
bab-why-no_river_in_farmer_play = Drei oder mehr Bauern gehören alle auf Land; wähle ein Landfeld.
bab-why-no_river_with_nobles = Was eine Zikkurat-Karte zusätzlich erlaubt, wird offen eingesetzt; wähle ein Landfeld.
bab-why-cannot_complete = So könntest du den Zug nicht mehr vollständig ausführen, denn ein Edler kommt nur zu drei oder mehr Bauern hinzu; wähle einen anderen Spielstein oder beende das Einsetzen.
bab-why-noble_last = Ohne die freie Reihenfolge kommt der Edle nach drei oder mehr Bauern zuletzt und beendet das Einsetzen; setze zuerst Bauern ein oder beende das Einsetzen.
bab-why-one_noble_with_farmers = Zu Bauern darf nur ein einziger Edler hinzukommen; setze Bauern auf Land oder beende das Einsetzen.
bab-why-three_different_nobles = Ein dritter Spielstein darf nur folgen, wenn es zusammen ein Priester, ein Beamter und ein Händler sind, alle auf Land; sonst beende das Einsetzen.
bab-why-play_incomplete = Passen geht nicht; setze zuerst Spielsteine ein.
bab-why-one_more_token = Ein einzelner Spielstein genügt nicht; setze noch einen zweiten ein.
bab-why-third_farmer_missing = Ein Edler kommt nur zu drei oder mehr Bauern hinzu; setze noch einen Bauern auf Land.
bab-why-score_first = Zuerst werden umschlossene Städte und Zikkurats gewertet; wähle die nächste Wertung.
bab-why-not_scoring = Gewertet wird erst nach dem Einsetzen; beende zuerst das Einsetzen.
bab-why-not_due = Dort ist nichts fällig; wähle eine Stadt oder ungewertete Zikkurat, um die herum alle Landfelder besetzt sind.
bab-why-card_not_available = Diese Karte ist nicht verfügbar; wähle eine der ausliegenden Karten.
bab-why-choose_a_card = Du hast eine Zikkurat gewonnen; wähle zuerst eine der ausliegenden Karten.
bab-why-no_ziggurat_won = Eine Karte gibt es nur unmittelbar nach dem Gewinn einer Zikkurat; wähle eine der angebotenen Aktionen.
bab-why-not_the_winner = Nur wer die Zikkurat gewonnen hat, wählt eine Karte; bitte warte diese Wahl ab.
bab-why-answer_extra_turn = Dein Zug ist beendet; entscheide zuerst, ob du den Zusatzzug jetzt ausführst.
bab-why-no_extra_turn = Einen Zusatzzug gibt es nur am Ende deines Zuges und nur mit der Karte „{ bab-card-extra_turn }“; wähle eine der angebotenen Aktionen.

## Was auf dem Spiel steht

bab-threat-city = { $hex }: { $seat } gewänne die Stadt. Jetzt gäbe es: { $stakes }. { $missing ->
        [one] Ein Spielstein schließt sie ein.
       *[other] Es fehlen noch { $missing } Spielsteine.
    }
bab-threat-city-tied = { $hex }: Niemand gewänne die Stadt. Jetzt gäbe es: { $stakes }. { $missing ->
        [one] Ein Spielstein schließt sie ein.
       *[other] Es fehlen noch { $missing } Spielsteine.
    }
bab-threat-ziggurat = { $hex }: { $seat } führt an der Zikkurat: { $stakes }. { $missing ->
        [one] Ein Spielstein schließt sie ein.
       *[other] Es fehlen noch { $missing } Spielsteine.
    }
bab-threat-ziggurat-tied = { $hex }: Niemand führt an der Zikkurat: { $stakes }. { $missing ->
        [one] Ein Spielstein schließt sie ein.
       *[other] Es fehlen noch { $missing } Spielsteine.
    }
