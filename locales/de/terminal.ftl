### Das Spiel im Terminal. Meldungen `term-type-…` sind Listen von Wörtern, die sich eingeben lassen;
### das erste steht in Hilfetexten, und die Wörter aller Sprachen werden verstanden.

## Die Partie

term-seat-person = { $name }: an dieser Tastatur
term-bot-name = Bot { $number } ({ $level })
term-commitment = Aller Zufall dieser Partie kommt aus einem Startwert, der durch { $commitment } festgelegt ist. Er wird am Ende genannt, damit alle das Mischen nachprüfen können.
term-welcome = Mit „hilfe“ erscheint, was möglich ist, mit „legende“ die Zeichen auf dem Spielplan.
term-curtain = { $name } ist am Zug. Alle anderen bitte wegsehen, dann die Eingabetaste drücken.
term-thinking = { $name } denkt nach …
term-serving = Ziggurat ist offen unter { $address } – mit Strg+C beenden.
term-goodbye = Auf Wiedersehen.
term-reveal = Der Startwert dieser Partie war { $seed }, das Salz { $salt }; zusammen ergeben sie die Zusage { $commitment }.
term-yes = ja
term-no = nein

## Was möglich ist

term-places = (auf { $count ->
        [one] 1 Feld
       *[other] { $count } Feldern
    })
term-gains = Punkte sofort: { $gains }
term-where = { $what } – wo? Bitte das Feld eingeben:
term-no-place = { $number } geht nicht auf { $place }; „{ $number }“ zeigt die möglichen Felder, „warum“ mit der Aktion den Grund.
term-no-number = In der Liste gibt es keine { $number }; ihre Nummern gehen von 1 bis { $last }.
term-unknown = „{ $typed }“ ist weder eine Aktion noch ein Befehl; „hilfe“ zeigt, was möglich ist.
term-refused = Das ist nicht erlaubt: { $why } ({ $rule }; „warum“ zeigt die Regel.)
term-not-allowed = Das ist nicht erlaubt: { $why }
term-allowed = Das ist erlaubt: { $action }.
term-why-how = Bitte „warum“ mit einer Aktion eingeben, zum Beispiel „warum setze bauer f4“, oder nachdem etwas abgelehnt wurde.
term-hint = Eine gute Wahl: { $action } (Eingabe: „{ $notation }“). Die Aussicht auf den Sieg ist etwa { $percent } %.
term-hint-none = Hier ist gerade nichts zu entscheiden.
term-save-how = Bitte „sichern“ mit dem Namen einer Datei eingeben, zum Beispiel „sichern partie.json“.
term-saved = Die Partie ist in { $path } gesichert. Die Datei enthält auch, was während der Partie verborgen ist.
term-not-saved = Die Partie ließ sich nicht in { $path } sichern: { $error }
term-rules-none = Keine Regel handelt von „{ $question }“; bitte nach einer Nummer wie 5.3 oder einem Wort fragen.
term-rules-how = Fragen lässt sich nach einem Abschnitt (5), einer Regel (5.3) oder nach Wörtern.

## Das Ende

term-sum = Summe
term-place = Platz
term-winners = { $count ->
        [one] { $names } gewinnt.
       *[other] { $names } teilen sich den Sieg.
    }

## Befehle

term-type-help = hilfe
term-help-help = zeigt diese Liste
term-type-moves = aktionen, züge
term-help-moves = zeigt, was jetzt möglich ist (die Eingabetaste allein auch)
term-type-board = plan, spielplan, brett
term-help-board = zeigt den Spielplan, die Punkte und den eigenen Ständer
term-type-legend = legende, zeichen
term-help-legend = erklärt die Zeichen auf dem Spielplan
term-type-sites = orte, städte
term-help-sites = zeigt, was bald umschlossen ist und wer dort vorn liegt
term-type-hint = tipp
term-help-hint = fragt einen Bot, was er an dieser Stelle täte
term-type-why = warum
term-help-why = sagt, warum eine Aktion erlaubt ist oder nicht: „warum setze bauer f4“
term-type-undo = zurück, zurueck
term-help-undo = nimmt die letzte eigene Aktion zurück
term-type-reset = neu
term-help-reset = nimmt alles zurück, was sich in diesem Zug zurücknehmen lässt
term-type-rules = regeln, regel
term-help-rules = zeigt eine Regel nach Nummer oder Wort: „regeln 5.3“, „regeln acker“
term-type-log = protokoll, verlauf
term-help-log = erzählt alles, was geschehen ist
term-type-save = sichern, speichern
term-help-save = schreibt die Partie in eine Datei: „sichern partie.json“
term-type-resign = aufgeben
term-help-resign = gibt die Partie auf
term-type-quit = schluss, verlassen
term-help-quit = verlässt das Programm
term-help-actions = Auswahl nach Nummer („1 f4“, oder „1“ für alle Felder), oder so eingeben:
term-type-yes = ja, j
term-type-no = nein, n

## Nachspielen

term-step = Schritt { $step } von { $steps }: { $name }
term-opening = Beginn
term-replay-good = Alle { $steps } Schritte lassen sich so nachspielen, wie sie gespielt wurden.
term-replay-step-none = Es gibt keinen Schritt { $step }; die Schritte gehen von 0 bis { $last }.
term-replay-bad = Schritt { $step }: { $why }

## Reihen von Spielen

term-sim-head = { $game }: { $games } Spiele in { $seconds } s, Startwert { $seed }
term-sim-bot = Bot
term-sim-wins = Siege
term-sim-interval = 95 %
term-sim-place = Platz
term-sim-points = Punkte

## Geschwindigkeit

term-bench-game = Spiel
term-bench-seats = Plätze
term-bench-games = Spiele/s
term-bench-decisions = Entscheidungen/s
term-bench-length = Entscheidungen
term-bench-legal = Erlaubt
term-bench-bytes = Bytes
term-bench-copy = Kopie (ns)
term-bench-allocations = Speicheranforderungen
term-bench-search = Suche/s
term-bench-options = Optionen

## Babylonia: Zeichen auf dem Spielplan

term-bab-mark-priest = Pr
term-bab-mark-official = Be
term-bab-mark-merchant = Hä
term-bab-mark-farmer = Ba
term-bab-letter-cities = S
term-bab-legend-token = ein Spielstein: die Nummer des Spielers, dann die Art ({ $kinds })
term-bab-legend-face_down = ein verdeckter Spielstein im Fluss; bei eigenen ist die Art zu sehen ({ $own })
term-bab-legend-city = eine Stadt und die Edlen, für die sie zahlt, mit Anfangsbuchstaben
term-bab-legend-field = ein Acker und die Punkte, die er bringt
term-bab-legend-field_cities = ein Acker, der 1 Punkt für jede Stadt bringt, die jemand besitzt
term-bab-legend-ziggurat = eine Zikkurat
term-bab-legend-ziggurat_scored = eine Zikkurat, die schon gewertet ist
term-bab-legend-river = freier Fluss: Dort liegen Spielsteine verdeckt
term-bab-legend-land = freies Land

## Babylonia: neben dem Spielplan

term-bab-phase-placing = Zug { $turn }: { $seat } setzt Spielsteine ein.
term-bab-phase-scoring = Zug { $turn }: { $seat } wählt, was als Nächstes gewertet wird.
term-bab-phase-taking_card = Zug { $turn }: { $seat } hat eine Zikkurat gewonnen und wählt eine Karte.
term-bab-phase-extra_turn = Zug { $turn }: { $seat } darf den Zusatzzug ausführen.
term-bab-phase-over = Das Spiel ist zu Ende.
term-bab-head-points = Punkte
term-bab-head-cities = Städte
term-bab-head-ziggurats = Zikkurats
term-bab-head-stand = Ständer
term-bab-head-supply = Vorrat
term-bab-cards_left = Karten, die zu gewinnen sind: { $cards }
term-bab-stand = Der eigene Ständer enthält { $tokens-acc }.
term-bab-placed = In diesem Zug eingesetzt: { $hexes }
term-bab-place = { $token-acc } setzen
term-bab-site = Ort
term-bab-site-missing = Es fehlen
term-bab-site-beside = Daneben
term-bab-site-nobles = Edle
term-bab-site-leader = Vorn

## Babylonia: Aktionen eingeben

term-bab-type-place = setze, setz, lege
term-bab-type-end = ende, fertig
term-bab-type-score = werte, wertung
term-bab-type-take = nimm, nehme
term-bab-type-extra = zusatzzug
term-bab-type-priest = priester
term-bab-type-official = beamter, beamten, beamte, be
term-bab-type-merchant = händler, haendler, hä
term-bab-type-farmer = bauer, bauern, ba
term-bab-how-place = Bitte Spielstein und Feld nennen, zum Beispiel „setze bauer f4“.
term-bab-how-score = Bitte das Feld nennen, das gewertet wird, zum Beispiel „werte i9“.
term-bab-how-extra = Bitte „zusatzzug ja“ oder „zusatzzug nein“ eingeben.
term-bab-no_token = Einen Spielstein „{ $word }“ gibt es nicht; es gibt Priester, Beamte, Händler und Bauern.
term-bab-no_hex = Ein Feld „{ $word }“ gibt es nicht; die Namen stehen auf dem Spielplan, zum Beispiel F4.
term-bab-no_card = Eine Karte „{ $word }“ gibt es nicht; bitte Namen oder Nummer nennen, zum Beispiel „nimm stadtbonus“.
term-bab-example-place = setze bauer f4
term-bab-example-place-text = setzt einen Spielstein ein (kurz: ba f4)
term-bab-example-end = ende
term-bab-example-end-text = beendet das Einsetzen
term-bab-example-score = werte i9
term-bab-example-score-text = wertet eine umschlossene Stadt oder Zikkurat
term-bab-example-take = nimm stadtbonus
term-bab-example-take-text = nimmt eine Zikkurat-Karte
term-bab-example-extra = zusatzzug ja
term-bab-example-extra-text = führt den Zusatzzug aus (oder: zusatzzug nein)
