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
bab-card-extra_turn-text = Erlaubt einmal im Spiel, am Ende eines eigenen Zuges nach dem Auffüllen einen weiteren ganzen Zug auszuführen.
bab-card-seven_tokens = Großer Ständer
bab-card-seven_tokens-text = Ab jetzt wird der eigene Ständer auf 7 statt auf 5 Spielsteine aufgefüllt.
bab-card-three_nobles = Drei Edle
bab-card-three_nobles-text = Statt zweier beliebiger Spielsteine dürfen genau ein Priester, ein Beamter und ein Händler eingesetzt werden, alle offen auf Land.
bab-card-noble_with_farmers = Edler unter Bauern
bab-card-noble_with_farmers-text = Zu drei oder mehr Bauern darf ein Edler hinzukommen, offen auf Land.
bab-card-nobles_in_fields = Edle auf dem Acker
bab-card-nobles_in_fields-text = Edle dürfen auf Äcker gesetzt werden, auch ohne eigenen Spielstein daneben; der Acker wird wie üblich gewertet.
bab-card-city_bonus = Stadtbonus
bab-card-city_bonus-text = Immer wenn es Punkte für eigene Städte gibt, kommt je zwei eigene Städte 1 Punkt hinzu, abgerundet.
bab-card-central_land_connects = Wege der Mitte
bab-card-central_land_connects-text = Freie Landfelder zwischen den beiden Flüssen verbinden die eigenen Spielsteine, als lägen dort eigene.
bab-card-rivers_connect = Flussboote
bab-card-rivers_connect-text = Freie Flussfelder verbinden die eigenen Spielsteine, als lägen dort eigene.

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
bab-option-field_adjacency_counts_face_down_tokens-text = Ein Bauer darf auch dann auf einen Acker, wenn der einzige eigene Spielstein daneben verdeckt im Fluss liegt; ohne diese Option muss er offen liegen.
bab-option-first_round_limits = Grenzen in der ersten Runde
bab-option-first_round_limits-text = Im ersten Zug setzt der Startspieler genau einen Spielstein ein und wer danach an der Reihe ist genau zwei; ohne diese Option gelten auch dort die normalen Regeln.
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
bab-event-placement_ended = { $seat } beendet das Einsetzen.
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
bab-event-refilled = { $seat } zieht { $count ->
        [0] keinen Spielstein
        [one] 1 Spielstein
       *[other] { $count } Spielsteine
    }.
bab-event-refilled_own = { $seat } zieht { $tokens-acc }.
bab-event-extra_turn = { $seat } führt einen Zusatzzug aus.
bab-event-turn_began = { $seat } ist am Zug.
bab-event-game_over = Das Spiel ist zu Ende. { $reason }

## Ablehnungen

bab-why-not_your_turn = Gerade ist jemand anderes an der Reihe; bitte den eigenen Zug abwarten.
bab-why-game_over = Das Spiel ist zu Ende; niemand kann mehr etwas tun.
bab-why-no_such_token = Ein solcher Spielstein steht nicht auf dem Ständer; bitte eine Art wählen, die dort steht.
bab-why-no_such_hex = Dieses Feld wird bei dieser Spielerzahl nicht benutzt; bitte eines in den benutzten Gebieten wählen.
bab-why-occupied = Dort liegt schon ein Spielstein; bitte ein freies Feld wählen.
bab-why-city_tile = Auf eine Stadt darf kein Spielstein gesetzt werden; bitte ein freies Feld wählen, etwa daneben.
bab-why-ziggurat = Auf eine Zikkurat darf kein Spielstein gesetzt werden; bitte ein freies Feld wählen, etwa daneben.
bab-why-noble_on_field = Auf einen Acker dürfen nur Bauern; für Edle ist die Karte „{ bab-card-nobles_in_fields }“ nötig.
bab-why-field_needs_neighbour = Ein Bauer darf nur auf einen Acker, neben dem schon ein anderer eigener Spielstein liegt; bitte zuerst dort einen einsetzen.
bab-why-field_needs_face_up_neighbour = Ein Bauer darf nur auf einen Acker, neben dem schon ein eigener Spielstein offen liegt; ein verdeckter im Fluss genügt nicht.
bab-why-only_one_token = Im ersten Zug setzt der Startspieler genau einen Spielstein ein; bitte das Einsetzen jetzt beenden.
bab-why-last_token = Auf dem Ständer stand nur ein Spielstein, mehr ist in diesem Zug nicht möglich; bitte das Einsetzen jetzt beenden.
bab-why-exactly_two = Wer als Zweites an die Reihe kommt, setzt im ersten Zug genau zwei Spielsteine ein; bitte das Einsetzen nach dem zweiten beenden.
bab-why-play_complete = Beliebige Spielsteine dürfen es nur zwei sein, drei oder mehr nur Bauern auf Land; bitte das Einsetzen jetzt beenden.
bab-why-river_play_complete = Liegt ein Spielstein im Fluss, werden genau zwei eingesetzt; bitte das Einsetzen jetzt beenden.
bab-why-farmers_only = Nach zwei Bauern darf kein Edler folgen; bitte einen weiteren Bauern auf Land setzen oder das Einsetzen beenden.
bab-why-no_river_in_farmer_play = Drei oder mehr Bauern gehören alle auf Land; bitte ein Landfeld wählen.
bab-why-no_river_with_nobles = Was eine Zikkurat-Karte zusätzlich erlaubt, wird offen eingesetzt; bitte ein Landfeld wählen.
bab-why-cannot_complete = So ließe sich der Zug nicht mehr vollständig ausführen, denn ein Edler kommt nur zu drei oder mehr Bauern hinzu; bitte einen anderen Spielstein wählen oder das Einsetzen beenden.
bab-why-noble_last = Ohne die freie Reihenfolge kommt der Edle nach drei oder mehr Bauern zuletzt und beendet das Einsetzen; bitte zuerst Bauern einsetzen oder das Einsetzen beenden.
bab-why-one_noble_with_farmers = Zu Bauern darf nur ein einziger Edler hinzukommen; bitte Bauern auf Land setzen oder das Einsetzen beenden.
bab-why-three_different_nobles = Ein dritter Spielstein darf nur folgen, wenn es zusammen ein Priester, ein Beamter und ein Händler sind, alle auf Land; sonst bitte das Einsetzen beenden.
bab-why-play_incomplete = Einsetzen ist Pflicht, passen geht nicht; bitte zuerst Spielsteine einsetzen.
bab-why-one_more_token = Ein einzelner Spielstein genügt nicht; bitte vor dem Beenden einen zweiten einsetzen.
bab-why-third_farmer_missing = Ein Edler kommt nur zu drei oder mehr Bauern hinzu; bitte vor dem Beenden einen weiteren Bauern auf Land setzen.
bab-why-score_first = Zuerst werden umschlossene Städte und Zikkurats gewertet; bitte die nächste Wertung wählen.
bab-why-not_scoring = Gewertet wird erst nach dem Einsetzen; bitte zuerst das Einsetzen beenden.
bab-why-not_due = Dort ist nichts fällig; bitte eine Stadt oder ungewertete Zikkurat wählen, um die herum alle Landfelder besetzt sind.
bab-why-card_not_available = Diese Karte ist nicht verfügbar; bitte eine der ausliegenden Karten wählen.
bab-why-choose_a_card = Eine Zikkurat ist gewonnen; bitte zuerst eine der ausliegenden Karten wählen.
bab-why-no_ziggurat_won = Eine Karte gibt es nur unmittelbar nach dem Gewinn einer Zikkurat; bitte eine der angebotenen Aktionen wählen.
bab-why-not_the_winner = Nur wer die Zikkurat gewonnen hat, wählt eine Karte; bitte diese Wahl abwarten.
bab-why-answer_extra_turn = Der Zug ist beendet; bitte zuerst entscheiden, ob der Zusatzzug jetzt ausgeführt wird.
bab-why-no_extra_turn = Einen Zusatzzug gibt es nur am Ende eines eigenen Zuges und nur mit der Karte „{ bab-card-extra_turn }“; bitte eine der angebotenen Aktionen wählen.
