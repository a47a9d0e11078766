### Babylon im Browser.

## Was zu tun ist

web-byl-progress = Runde { $round } von { $rounds }
web-byl-status-picking = Wähle das Tableau, mit dem du spielen willst.
web-byl-status-removing = Entferne eine Lehmterrasse aus dem Steinbruch (noch { $count }).
web-byl-status-digging = Nimm eine Terrasse aus dem Steinbruch; die Zahl darauf sagt, wie viele Säulen es dafür gibt.
web-byl-status-confirm = { $action }? Noch einmal drücken oder den Knopf benutzen.
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
web-byl-levels-shown = Höchste sichtbare Ebene
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

web-byl-pick-board = Freie Tableaus
web-byl-keep = Behalten: { $tile }
web-byl-chances = Dekorationen, die du jetzt bauen kannst
web-byl-lay = Lage der Terrasse
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
web-byl-ghost-illegal = { $cell }: Hier passt die Terrasse nicht hin.
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

web-byl-keys-move = sich im Garten oder im Steinbruch bewegen
web-byl-keys-enter = wählen; noch einmal zum Bestätigen
web-byl-keys-turn = die Terrasse drehen (mit Umschalt andersherum)
web-byl-keys-level = eine andere Ebene
web-byl-keys-open = eine andere offene Ecke
web-byl-keys-tile = die andere Terrasse
web-byl-keys-number = Dekoration, Tableau oder Terrasse zum Behalten wählen
web-byl-keys-end = den Zug beenden
web-byl-keys-look = von oben oder schräg; um den Garten gehen
web-byl-keys-slice = obere Ebenen abheben, wieder auflegen
web-byl-keys-visit = der nächste Garten; auf kleinem Bildschirm Steinbruch oder Garten

## So wird gespielt

web-byl-primer-1 = Abbauen
web-byl-primer-1-text = Nimm eine sichtbare Terrasse aus dem Steinbruch. Sie bringt eine Säule für jede Kante an der Wand oder an einer Terrasse, die nicht höher liegt, und eine mehr, wenn sie deine Blume zeigt.
web-byl-primer-2 = Platzieren
web-byl-primer-2-text = Lege die Terrasse, die aus dem Lager oder beide in deinen Garten: auf drei oder vier Stützen, wo du willst, beliebig gedreht. Eine einfache Säule reicht eine Ebene hoch, eine Doppelsäule kostet zwei und reicht zwei Ebenen hoch.
web-byl-primer-3 = In die Höhe
web-byl-primer-3-text = Säulen können auch auf Terrassen stehen. Eine Terrasse liegt über allem, was unter ihr ist, aber nie genau über einer anderen.
web-byl-primer-4 = Schmücken
web-byl-primer-4-text = Gleich nach dem Platzieren einer Terrasse darfst du Dekorationen bauen, die sie benutzen: eine Statue (in einer Linie mit einer anderen), einen Springbrunnen (auf zwei Terrassen derselben Ebene), eine Treppe (zwischen benachbarten Ebenen), eine Brücke (über ein tieferes Feld). Sie kosten nichts.
web-byl-primer-5 = Höhe zählt
web-byl-primer-5-text = Am Ende zählt eine Statue so viel wie ihre Ebene, ein Springbrunnen oder eine Brücke das Dreifache, eine Treppe die Summe beider Ebenen. Was eine Terrasse ganz verdeckt, zählt nichts.
web-byl-primer-6 = Sätze
web-byl-primer-6-text = Jeder Satz aus allen vier Dekorationen und jeder Satz aus Terrassen mit allen vier Blumen bringt Punkte, solange er zu sehen ist.
web-byl-primer-7 = Vorsicht, Ecke
web-byl-primer-7-text = Auf eine Ecke ohne Stütze kommt ein Belvedere: Es zählt nichts, und auf seinem Feld kann nichts stehen.

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

## Die Seite des Spiels

web-byl-story = Dein Stück Erde ist klein, also wachsen die Gärten in die Höhe. Grabe eine Terrasse aus dem gemeinsamen Steinbruch, bezahle sie mit Säulen und setze sie auf den Boden oder über die Ecken anderer: weiter oben nur, wo mindestens drei Ecken gestützt sind. Statuen, Brunnen, Treppen und Brücken verbinden, was nebeneinanderliegt, und zählen nur, solange man sie sieht. Die beste Terrasse öffnet drei Plätze auf einmal und verschüttet nicht, was du schon gebaut hast.
web-byl-edition = Das ganze Spiel von 2024 für zwei bis vier, mit den Promokarten. Maße, Stückzahlen und manche Werte stammen aus Besprechungen und Bildern und wurden nachgebaut; wer die Schachtel hat, kann sie ersetzen.

## Blätter

web-byl-thing-spot = Steinbruch, Platz { $spot }
web-byl-thing-hollow = Leerer Platz
web-byl-thing-hollow-text = Alle drei Schichten sind abgebaut. Ein leerer Platz bringt seinen Nachbarn keine Säulen.
web-byl-thing-pillars = { $pillars ->
        [one] Baust du es jetzt ab, bekommst du 1 Säule: für Wände und für Nachbarn, die nicht höher liegen, und eine mehr für deine eigene Blume.
       *[other] Baust du es jetzt ab, bekommst du { $pillars } Säulen: für Wände und für Nachbarn, die nicht höher liegen, und eine mehr für deine eigene Blume.
    }
web-byl-thing-below = { $below ->
        [0] Darunter liegt nichts mehr.
        [one] Ein Plättchen liegt verborgen darunter.
       *[other] { $below } Plättchen liegen verborgen darunter.
    }
web-byl-thing-dig = In jedem Zug nimmst du ein sichtbares Plättchen und darfst es dann bauen.
web-byl-thing-remove = Vor der ersten Runde verlassen einige Tonplättchen das Spiel, damit zu zweit und zu dritt Granit und Basalt früher ans Licht kommen.
web-byl-thing-tile = Terrassenplättchen
web-byl-thing-lay = Es ruht auf vier Ecken: auf Säulen, oder auf einer Statue eine Ebene tiefer. Eine Ecke darf offen bleiben und bekommt einen Belvedere.
web-byl-thing-worth = { $points ->
        [one] So, wie es steht, 1 Punkt wert.
       *[other] So, wie es steht, { $points } Punkte wert.
    }
web-byl-thing-hidden = Überbaut, also nichts wert.
web-byl-thing-board = Leerer Boden
web-byl-thing-board-text = Ebene 0. Hier dürfen Säulen stehen; Symbole gibt es keine.
web-byl-thing-terrace = Eine höhere Terrasse braucht Säulen auf freien Ecken, eine oder zwei Ebenen tiefer, und darf nicht genau über dieser liegen.
web-byl-thing-flower = Vier sichtbare Terrassen mit vier verschiedenen Blumen sind ein Satz, der am Ende Punkte bringt. Plättchen mit der Blume deines eigenen Bretts bringen beim Abbauen eine Säule mehr.
web-byl-thing-token = Rundenplättchen
web-byl-thing-promo = Promokarte
web-byl-thing-pillars-text = Sie tragen Terrassen: eine für jede Ebene einer Ecke. Höchstens { $most } behältst du von Zug zu Zug.
