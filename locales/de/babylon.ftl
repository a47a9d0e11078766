### Babylon. Formen: `a` = im Akkusativ mit Artikel, `the` = als Subjekt, `tile` = ein Plättchen daraus im Akkusativ.

## Blumen

byl-flower-rose = Rose
    .with = Rosen
    .gen = der Rose
byl-flower-iris = Iris
    .with = Iris
    .gen = der Iris
byl-flower-lily = Lilie
    .with = Lilien
    .gen = der Lilie
byl-flower-marigold = Ringelblume
    .with = Ringelblumen
    .gen = der Ringelblume

## Materialien

byl-material-clay = Lehm
    .tile = eine Lehmterrasse
    .the = Eine Lehmterrasse
byl-material-granite = Granit
    .tile = eine Granitterrasse
    .the = Eine Granitterrasse
byl-material-basalt = Basalt
    .tile = eine Basaltterrasse
    .the = Eine Basaltterrasse
byl-material-start = Startplättchen
    .tile = die Startterrasse
    .the = Die Startterrasse

## Dekorationen

byl-decoration-statue = Statue
    .a = eine Statue
    .the = Eine Statue
byl-decoration-fountain = Springbrunnen
    .a = einen Springbrunnen
    .the = Ein Springbrunnen
byl-decoration-staircase = Treppe
    .a = eine Treppe
    .the = Eine Treppe
byl-decoration-bridge = Brücke
    .a = eine Brücke
    .the = Eine Brücke

## Rundenmarker

byl-effect-none = Kein Effekt
byl-effect-none-text = In dieser Runde ändert sich nichts.
byl-effect-pillar_plus = Eine Säule mehr
byl-effect-pillar_plus-text = Jedes Abbauen in dieser Runde bringt eine Säule mehr.
byl-effect-pillar_minus = Eine Säule weniger
byl-effect-pillar_minus-text = Jedes Abbauen in dieser Runde bringt eine Säule weniger.
byl-effect-wild_space = Joker-Feld
byl-effect-wild_space-text = Einmal in deinem Zug darf ein freies Terrassenfeld ohne Symbol für ein beliebiges Symbol stehen.

## Ecken

byl-corner-nw = oben links
byl-corner-ne = oben rechts
byl-corner-sw = unten links
byl-corner-se = unten rechts

## Cells in a list

byl-cell = { $cell }

## Arten von Punkten

byl-points-statues = Statuen
byl-points-fountains = Springbrunnen
byl-points-staircases = Treppen
byl-points-bridges = Brücken
byl-points-decoration_sets = Dekorationssätze
byl-points-flower_sets = Blumensätze
byl-points-belvederes = Belvederes
byl-points-promo_cards = Promokarten

## Warum das Spiel zu Ende ist

byl-end-last_round = Die letzte Runde ist gespielt.

## Optionen

byl-option-promo_cards = Promokarten
byl-option-promo_cards-text = Karten am Garten nennen für jede Reihe und Spalte eine Dekoration; jede Linie, in der eine solche zu sehen ist, bringt einen Punkt.
byl-option-pick_boards = Tableaus wählen
byl-option-pick_boards-text = Die Tableaus werden nacheinander gewählt; ohne diese Option werden sie ausgelost.
byl-option-tables = Plättchen, Karten und Werte
byl-option-tables-text = Was ohne Regelheft rekonstruiert ist: Symbole auf Plättchen und Karten, Marker, Punkte und einige Regeln, wo sie von dieser Ausgabe abweichen.

## Aktionen

byl-action-pick = Das Tableau { $flower-gen } nehmen
byl-action-remove = Die Lehmterrasse auf { $spot } entfernen
byl-action-dig = Von { $spot } { $material-tile } mit { $flower-with } und { $pillars ->
        [0] keine Säule
        [one] 1 Säule
       *[other] { $pillars } Säulen
    } nehmen
byl-action-dig_empty = Auf { $spot } abbauen
byl-action-place = { $material-the } mit { $flower-with } auf { $cell } platzieren, Ebene { $level }, um { $turn }° gedreht
byl-action-place_open = { $material-the } mit { $flower-with } auf { $cell } platzieren, Ebene { $level }, um { $turn }° gedreht, offen { $corner }
byl-action-decorate = { $decoration-a } auf { $cell } bauen
byl-action-decorate_two = { $decoration-a } von { $cell } nach { $to } bauen
byl-action-end = Zug beenden
byl-action-end_keeping = Zug beenden und { $material-tile } mit { $flower-with } behalten

## Ereignisse

byl-event-board_picked = { $seat } nimmt das Tableau { $flower-gen }.
byl-event-quarry_laid = Der Steinbruch ist ausgelegt.
byl-event-clay_removed = { $seat } entfernt { $material-tile } von { $spot }.
byl-event-revealed = { $material-the } kommt zum Vorschein.
byl-event-round_began = Runde { $round } beginnt.
byl-event-last_round = Runde { $round } beginnt, die letzte.
byl-event-token = Rundenmarker: { $effect }.
byl-event-turn_began = { $seat } ist am Zug.
byl-event-nothing_to_dig = { $seat } ist am Zug; der Steinbruch ist leer.
byl-event-dug = { $seat } nimmt { $material-tile } von { $spot } und bekommt { $pillars ->
        [0] keine Säule
        [one] 1 Säule
       *[other] { $pillars } Säulen
    }.
byl-event-pillars_missing = { $count ->
        [one] 1 Säule fehlt im Vorrat.
       *[other] { $count } Säulen fehlen im Vorrat.
    }
byl-event-placed = { $seat } platziert { $material-tile } auf { $cell }, Ebene { $level }, für { $cost ->
        [0] keine Säule
        [one] 1 Säule
       *[other] { $cost } Säulen
    }.
byl-event-belvedere = Auf { $cell } entsteht ein Belvedere.
byl-event-hidden = { $decoration-the } auf { $cell } ist jetzt verdeckt.
byl-event-partly_hidden = { $decoration-the } ist auf { $cell } teilweise verdeckt.
byl-event-decorated = { $seat } baut { $decoration-a } auf { $cell }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, solange etwas davon zu sehen ist.
byl-event-decorated_two = { $seat } baut { $decoration-a } von { $cell } nach { $to }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, solange etwas davon zu sehen ist.
byl-event-wild = Das Feld { $cell } dient als Joker-Feld.
byl-event-kept = { $seat } beendet den Zug und behält { $material-tile } und { $pillars ->
        [0] keine Säule
        [one] 1 Säule
       *[other] { $pillars } Säulen
    }.
byl-event-turn_ended = { $seat } beendet den Zug und behält { $pillars ->
        [0] keine Säule
        [one] 1 Säule
       *[other] { $pillars } Säulen
    }.
byl-event-discarded = { $seat } wirft { $material-tile } ab.
byl-event-returned = { $seat } gibt { $count ->
        [one] 1 Säule
       *[other] { $count } Säulen
    } zurück.
byl-event-scored = { $seat } hat am Ende { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
byl-event-scored_category = { $seat }: { $category } { $points }.
byl-event-winner = { $seat } gewinnt mit { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    }.
byl-event-shared_victory = { $seat } teilt den Sieg mit { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    }.

## Warum eine Aktion abgelehnt wird

byl-why-game_over = Das Spiel ist zu Ende; niemand kann mehr etwas tun.
byl-why-not_your_turn = Gerade ist jemand anderes am Zug; bitte warte, bis du dran bist.
byl-why-board_taken = Dieses Tableau ist schon vergeben; bitte wähle ein anderes.
byl-why-boards_are_picked = Alle Tableaus sind gewählt.
byl-why-boards_handed_out = In diesem Spiel werden die Tableaus ausgelost.
byl-why-pick_first = Zuerst wählen alle ein Tableau.
byl-why-only_clay = Entfernt werden kann nur ein sichtbares Lehmplättchen; bitte wähle eines.
byl-why-nothing_to_remove = Jetzt werden keine Lehmplättchen entfernt.
byl-why-remove_first = Zuerst werden Lehmplättchen aus dem Steinbruch entfernt.
byl-why-place_is_empty = Dieser Platz im Steinbruch ist leer; bitte wähle einen anderen.
byl-why-quarry_is_empty = Der Steinbruch ist leer, also entfällt das Abbauen.
byl-why-dug_already = Du hast in diesem Zug schon abgebaut; baue jetzt oder beende den Zug.
byl-why-dig_first = Nimm zuerst ein Plättchen aus dem Steinbruch.
byl-why-not_your_tile = Dieses Plättchen hast du nicht; du kannst das genommene und das gelagerte verwenden.
byl-why-off_the_board = Alle vier Felder des Plättchens müssen auf dem Tableau liegen; rücke es weiter nach innen.
byl-why-level_zero = Ein Plättchen liegt auf Ebene 1 oder höher.
byl-why-not_on_top = Auf { $cell } liegt schon etwas auf Ebene { $level }; ein Plättchen muss über allem liegen.
byl-why-under_a_bridge = Über { $cell } führt eine Brücke auf Ebene { $level }; ein Plättchen muss darüber liegen.
byl-why-exactly_over = Das Plättchen läge genau über einem anderen; versetze es um mindestens ein Feld.
byl-why-too_high = Von { $cells } aus reicht keine Säule bis zur Ebene { $level }; wähle eine tiefere Ebene oder einen anderen Ort.
byl-why-three_supports = Mindestens drei Ecken brauchen eine Stütze, diese trägt aber nichts: { $corners }.
byl-why-statue_too_low = Die Statue unter der Ecke { $corner } ist zu niedrig, um das Plättchen zu tragen, und auf ihrem Feld hat keine Säule Platz; lass diese Ecke offen.
byl-why-no_pillar_here = Unter der Ecke { $corner } kann keine Säule stehen; lass diese Ecke offen.
byl-why-statue_carries = Die Statue trägt die Ecke { $corner }, also kann sie nicht offen bleiben.
byl-why-no_belvedere = Es ist kein Belvedere mehr da, also brauchen alle vier Ecken eine Stütze.
byl-why-no_double_pillar = { $needed ->
    [one] Dafür ist eine Doppelsäule nötig, im Vorrat liegt aber keine mehr.
   *[other] Dafür sind { $needed } Doppelsäulen nötig, im Vorrat: { $left }.
}
byl-why-too_few_pillars = { $cost ->
    [one] Das kostet 1 Säule, du hast aber keine.
   *[other] Das kostet { $cost } Säulen, { $missing } mehr, als du hast.
}
byl-why-no_tile_placed = Dekorationen werden gleich nach dem Platzieren eines Plättchens gebaut.
byl-why-enough_decorations = Auf dieses Plättchen darf keine weitere Dekoration folgen.
byl-why-number_of_cells = Eine Statue belegt ein Feld; die anderen Dekorationen haben zwei Enden.
byl-why-no_piece_left = Für { $decoration-a } liegt kein Teil mehr im Vorrat.
byl-why-not_this_tile = Die Dekoration muss ein Feld des eben platzierten Plättchens benutzen.
byl-why-not_free = Auf { $cell } steht schon etwas.
byl-why-no_symbol = { $decoration-the } braucht an jedem Ende das passende Symbol; es fehlt auf { $cells }.
byl-why-no_wild_board = Das leere Tableau kann nicht das Joker-Feld sein; wähle ein Feld einer Terrasse.
byl-why-other_symbol = { $cell } zeigt ein anderes Symbol, kann also nicht das Joker-Feld sein.
byl-why-one_wild_space = Es gibt nur ein Joker-Feld je Zug.
byl-why-statue_out_of_line = Eine weitere Statue braucht eine andere in ihrer Reihe oder Spalte.
byl-why-fountain_apart = Die beiden Enden eines Springbrunnens liegen nebeneinander.
byl-why-fountain_levels = Die beiden Enden eines Springbrunnens liegen auf derselben Ebene, nicht auf { $level } und { $other }.
byl-why-fountain_one_tile = Die beiden Enden eines Springbrunnens liegen auf zwei verschiedenen Plättchen.
byl-why-staircase_apart = Die beiden Enden einer Treppe liegen nebeneinander.
byl-why-staircase_levels = Eine Treppe verbindet zwei Ebenen, die sich um genau eins unterscheiden, nicht { $level } und { $other }.
byl-why-bridge_apart = Die Enden einer Brücke liegen in einer Reihe oder Spalte mit genau einem Feld dazwischen.
byl-why-bridge_levels = Die beiden Enden einer Brücke liegen auf derselben Ebene, nicht auf { $level } und { $other }.
byl-why-bridge_gap = Das Feld zwischen den Enden muss tiefer liegen als die Brücke: { $cell } liegt auf Ebene { $gap }, die Brücke läge auf { $level }.
byl-why-bridge_gap_ground = In diesem Spiel darf unter einer Brücke nichts liegen.
byl-why-which_tile_stays = Zwei Plättchen sind übrig; bitte sag, welches du behältst.
byl-why-kept_by_itself = Hier gibt es nichts zu wählen: Ein einzelnes Plättchen wird von selbst behalten.

## Was auf dem Spiel steht

byl-threat-flower = { $spot }: { $material-tile } mit { $flower-with } machte ein Blumenset voll: { $stakes }.
byl-threat-decoration = { $seat } braucht nur noch { $decoration-a } für ein Set Dekorationen: { $points } Punkte.
