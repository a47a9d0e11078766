### Babylon im Browser.

## Was zu tun ist

web-byl-progress = Runde { $round } von { $rounds }
web-byl-status-picking = Wähle das Tableau, mit dem du spielen willst.
web-byl-status-removing = Entferne eine Lehmterrasse aus dem Steinbruch (noch { $count }).
web-byl-status-digging = Nimm eine Terrasse aus dem Steinbruch; die Zahl darauf sagt, wie viele Säulen es dafür gibt.
web-byl-status-confirm = { $action }? Noch einmal drücken oder die Taste benutzen.
web-byl-status-keeping = Zwei Terrassen sind übrig. Welche behältst du?
web-byl-status-no_place = Diese Terrasse passt mit deinen Säulen nirgends hin. Beende den Zug; sie bleibt in deinem Lager.
web-byl-status-placing = Platziere die Terrasse oder beende den Zug. Du hast { $count ->
        [0] keine Säulen
        [one] 1 Säule
       *[other] { $count } Säulen
    }.
web-byl-status-decorating = { $count ->
        [one] Eine Dekoration ist
       *[other] { $count } Dekorationen sind
    } jetzt möglich. Baue, oder spiele weiter.
web-byl-status-done = Es ist nichts mehr zu tun; beende den Zug.
web-byl-status-other_picking = { $seat } wählt ein Tableau.
web-byl-status-other_removing = { $seat } entfernt eine Lehmterrasse.
web-byl-status-other_digging = { $seat } baut im Steinbruch ab.
web-byl-status-other_building = { $seat } baut.
web-byl-go-pick = Dieses Tableau
web-byl-go-remove = Entfernen
web-byl-go-dig = Abbauen
web-byl-go-place = Platzieren ({ $cost ->
        [one] 1 Säule
       *[other] { $cost } Säulen
    })
web-byl-go-decorate = Bauen: { $decoration }
web-byl-go-end = Zug beenden

## Der Tisch

web-byl-quarry = Steinbruch
web-byl-mine = Garten
web-byl-pages = Was zu sehen ist
web-byl-garden-of = Garten von { $name }
web-byl-own-garden = Zurück zu meinem Garten
web-byl-show-garden = Diesen Garten groß zeigen
web-byl-looking = Wie der Garten gezeigt wird
web-byl-look-above = Von oben
web-byl-look-tilted = Schräg
web-byl-walk = Um den Garten herumgehen
web-byl-levels = Ebenen
web-byl-levels-shown = Höchste Ebene, die zu sehen ist
web-byl-levels-up-to = bis Ebene { $level } von { $all }
web-byl-round = Runde { $round } von { $rounds }
web-byl-last-round = Die letzte!
web-byl-unseen = Rundenmarker, die noch niemand gesehen hat
web-byl-hand = Deine Terrassen
web-byl-no-tile = Keine Terrasse in der Hand
web-byl-taken = genommen
web-byl-stored = im Lager
web-byl-pillars = { $count ->
        [one] 1 Säule
       *[other] { $count } Säulen
    }
web-byl-figure-board = Tableau
web-byl-figure-pillars = Säulen
web-byl-score = Punkte
web-byl-hidden = verdeckt
web-byl-supply = Vorrat
web-byl-supply-single_pillars = Einfache Säulen
web-byl-supply-double_pillars = Doppelsäulen
web-byl-supply-statues = Statuen
web-byl-supply-fountains = Springbrunnen
web-byl-supply-staircases = Treppen
web-byl-supply-bridges = Brücken
web-byl-supply-belvederes = Belvederes

## Wählen

web-byl-pick-board = Tableaus, die frei sind
web-byl-keep = Behalten: { $tile }
web-byl-chances = Dekorationen, die jetzt möglich sind
web-byl-lay = Wie die Terrasse liegt
web-byl-turn-tile = Terrasse drehen
web-byl-level-is = Ebene { $level }
web-byl-open-is = Offene Ecke: { $corner }
web-byl-open-none = Alle Ecken gestützt
web-byl-open-short = offene Ecke
web-byl-open-short-none = vier Stützen
web-byl-lay-where = Zeige auf ein Feld: Dort liegt dann die obere linke Ecke.
web-byl-lay-where-tilted = Zeige auf ein Feld: Dort liegt dann die hintere Ecke.
web-byl-lay-illegal = Hier geht es nicht – drücke, um zu sehen, warum.
web-byl-lay-cost = { $cost } von { $pillars ->
        [one] 1 Säule
       *[other] { $pillars } Säulen
    }
web-byl-lay-hides = verdeckt { $cells }

## In Worten

web-byl-belvedere = Belvedere
web-byl-symbol-at = { $symbol } { $corner }
web-byl-tile = { $material }, { $flower }; { $symbols }
web-byl-spot = { $spot }: { $tile }; { $pillars ->
        [0] keine Säule
        [one] 1 Säule
       *[other] { $pillars } Säulen
    }, darunter { $below ->
        [0] nichts
        [one] 1 Terrasse
       *[other] { $below } Terrassen
    }
web-byl-spot-empty = { $spot }: leer
web-byl-cell-board = { $cell }: leeres Tableau
web-byl-cell-symbol = Symbol { $symbol }
web-byl-cell-blank = frei, ohne Symbol
web-byl-cell = { $cell }: Ebene { $level }, { $what }
web-byl-ghost = { $cell }, Ebene { $level }, um { $turn }° gedreht: kostet { $cost ->
        [0] keine Säule
        [one] 1 Säule
       *[other] { $cost } Säulen
    }.
web-byl-ghost-open = Offene Ecke { $corner }.
web-byl-ghost-chances = Macht möglich: { $chances }.
web-byl-ghost-illegal = { $cell }: Hier kann die Terrasse nicht liegen.
web-byl-prospect = { $decoration } für { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
web-byl-promo-row = Reihe { $line }: { $decoration }, { $scores ->
        [yes] bringt 1 Punkt
       *[no] bringt noch keinen Punkt
    }
web-byl-promo-column = Spalte { $line }: { $decoration }, { $scores ->
        [yes] bringt 1 Punkt
       *[no] bringt noch keinen Punkt
    }
web-byl-text = Der Tisch in Worten
web-byl-text-player = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, { $pillars ->
        [0] keine Säulen
        [one] 1 Säule
       *[other] { $pillars } Säulen
    }.

## Tasten

web-byl-keys-move = im Garten oder im Steinbruch gehen
web-byl-keys-enter = wählen; noch einmal: tun
web-byl-keys-turn = die Terrasse drehen (mit Umschalt anders herum)
web-byl-keys-level = eine andere Ebene
web-byl-keys-open = eine andere offene Ecke
web-byl-keys-tile = die andere Terrasse
web-byl-keys-number = eine Dekoration, ein Tableau oder das wählen, was bleibt
web-byl-keys-end = den Zug beenden
web-byl-keys-look = von oben oder schräg; um den Garten gehen
web-byl-keys-slice = obere Ebenen abheben, wieder auflegen
web-byl-keys-visit = der nächste Garten; Steinbruch oder Garten auf kleinem Schirm

## So wird gespielt

web-byl-primer-1 = Abbauen
web-byl-primer-1-text = Nimm eine sichtbare Terrasse aus dem Steinbruch. Sie bringt eine Säule für jede Kante an der Wand oder an einer Terrasse, die nicht höher liegt, und eine mehr, wenn sie die eigene Blume zeigt.
web-byl-primer-2 = Platzieren
web-byl-primer-2-text = Lege die Terrasse, die aus dem Lager oder beide in deinen Garten: auf drei oder vier Stützen, wo du willst, beliebig gedreht. Eine einfache Säule trägt eine Ebene hoch, eine Doppelsäule kostet zwei und trägt zwei Ebenen hoch.
web-byl-primer-3 = In die Höhe
web-byl-primer-3-text = Säulen stehen auch auf Terrassen. Eine Terrasse liegt über allem, was unter ihr ist, aber nie genau über einer anderen.
web-byl-primer-4 = Schmücken
web-byl-primer-4-text = Gleich nach einer Terrasse darfst du Dekorationen bauen, die sie benutzen: eine Statue (in einer Linie mit einer anderen), einen Springbrunnen (zwei Terrassen einer Ebene), eine Treppe (zwei benachbarte Ebenen), eine Brücke (über ein tieferes Feld). Sie kosten nichts.
web-byl-primer-5 = Höhe zählt
web-byl-primer-5-text = Am Ende zählt eine Statue so viel wie ihre Ebene, ein Springbrunnen oder eine Brücke das Dreifache, eine Treppe die Summe beider Ebenen. Was eine Terrasse ganz verdeckt, zählt nichts.
web-byl-primer-6 = Sätze
web-byl-primer-6-text = Jeder Satz aus allen vier Dekorationen und jeder Satz aus Terrassen mit allen vier Blumen bringt Punkte, soweit er zu sehen ist.
web-byl-primer-7 = Vorsicht, Ecke
web-byl-primer-7-text = Auf eine Ecke ohne Stütze kommt ein Belvedere: Es bringt nichts, und auf seinem Feld kann nichts stehen.

## Galerie

web-byl-gallery-tiles = Terrassen
web-byl-gallery-decorations = Dekorationen
web-byl-gallery-flowers = Blumen
web-byl-gallery-tokens = Rundenmarker
web-byl-gallery-statue = ein Feld; zählt seine Ebene
web-byl-gallery-fountain = zwei Felder einer Ebene auf zwei Terrassen; das Dreifache der Ebene
web-byl-gallery-staircase = zwei Felder, eine Ebene auseinander; die Summe beider Ebenen
web-byl-gallery-bridge = zwei Felder einer Ebene mit einem tieferen dazwischen; das Dreifache der Ebene
web-byl-gallery-belvedere = auf einer Ecke ohne Stütze; zählt nichts
