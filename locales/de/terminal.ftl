### Das Spiel im Terminal. Meldungen `term-type-…` sind Listen von Wörtern, die sich eingeben lassen;
### das erste steht in Hilfetexten, und die Wörter aller Sprachen werden verstanden.

## Die Partie

term-seat-person = { $name }: an dieser Tastatur
term-bot-name = Bot { $number } ({ $level })
term-commitment = Aller Zufall dieser Partie kommt aus einem Startwert, der durch { $commitment } festgelegt ist. Am Ende wird er verraten, damit alle das Mischen nachprüfen können.
term-welcome = „hilfe“ zeigt, was du tun kannst, „legende“ erklärt die Zeichen auf dem Spielplan.
term-curtain = Jetzt ist { $name } gefragt. Alle anderen bitte wegsehen, dann die Eingabetaste drücken.
term-thinking = { $name } denkt nach …
term-serving = Ziggurat läuft unter { $address } – beenden mit Strg+C.
term-goodbye = Auf Wiedersehen.
term-reveal = Der Startwert dieser Partie war { $seed }, das Salz { $salt }; zusammen ergeben sie das Versprechen vom Anfang: { $commitment }.
term-reveal-shared = Das Geheimnis dieser Partie war { $secret }; daraus ergibt sich das Versprechen vom Anfang: { $commitment }. Der Startwert entstand daraus und aus dem, was die Spieler beigetragen haben.
term-yes = ja
term-no = nein
term-other-values = eigene Werte

## Was möglich ist

term-gains = Sofort Punkte: { $gains }
term-no-number = Nummer { $number } gibt es nicht; die Liste geht von 1 bis { $last }.
term-unknown = „{ $typed }“ ist weder eine Aktion noch ein Befehl; „hilfe“ zeigt, was du tun kannst.
term-refused = Das ist nicht erlaubt: { $why } ({ $rule }; „warum“ zeigt die Regel.)
term-not-allowed = Das ist nicht erlaubt: { $why }
term-allowed = Das ist erlaubt: { $action }.
term-why-how = Gib „warum“ mit einer Aktion ein, zum Beispiel „warum { $example }“, oder nur „warum“, nachdem etwas abgelehnt wurde.
term-hint = Eine gute Wahl: { $action } (Eingabe: „{ $notation }“). Deine Siegchance liegt bei etwa { $percent } %.
term-hint-none = Du hast gerade nichts zu entscheiden.
term-save-how = Gib „sichern“ mit einem Dateinamen ein, zum Beispiel „sichern partie.json“.
term-saved = Die Partie ist in { $path } gesichert. Die Datei enthält auch, was während der Partie verborgen ist.
term-not-saved = Die Partie ließ sich nicht in { $path } sichern: { $error }
term-rules-none = Zu „{ $question }“ gibt es keine Regel; frag nach einer Nummer wie 5.3 oder nach einem Wort.
term-rules-how = Frag nach einem Abschnitt (5), einer Regel (5.3) oder nach Wörtern.

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
term-help-moves = zeigt, was du jetzt tun kannst (die Eingabetaste allein auch)
term-type-board = plan, spielplan, brett
term-help-board = zeigt den Spielplan, die Punkte und deine Steine oder Karten
term-type-legend = legende, zeichen
term-help-legend = erklärt die Zeichen auf dem Spielplan
term-type-sites = aussicht, orte, städte, weltwunder
term-help-sites = zeigt, was jetzt gewertet würde und für wen
term-type-hint = tipp
term-help-hint = fragt einen Bot, was er an deiner Stelle täte
term-type-why = warum
term-help-why = sagt, warum eine Aktion erlaubt ist oder nicht: „warum { $example }“
term-type-undo = zurück, zurueck
term-help-undo = nimmt deine letzte Aktion zurück
term-type-reset = neu
term-help-reset = nimmt in diesem Zug alles zurück, was noch geht
term-type-rules = regeln, regel
term-help-rules = zeigt eine Regel nach Nummer oder Wort: „regeln 5.3“, „regeln wertung“
term-type-log = protokoll, verlauf
term-help-log = zeigt alles, was bisher geschehen ist
term-type-save = sichern, speichern
term-help-save = schreibt die Partie in eine Datei: „sichern partie.json“
term-type-pause = pause, halt
term-help-pause = lässt die Partie auf dich warten, sobald du eine Karte ausspielen darfst, auch wenn andere entscheiden; noch einmal eingeben schaltet das ab
term-pause-on = Die Partie wartet jetzt auf dich, sobald du eine Karte ausspielen darfst, auch wenn andere entscheiden.
term-pause-off = Die Partie wartet nicht mehr auf dich, wenn andere entscheiden.
term-may = Du darfst jetzt eine Karte ausspielen; mit der Eingabetaste geht die Partie weiter.
term-type-resign = aufgeben
term-help-resign = gibt die Partie auf
term-type-quit = schluss, verlassen
term-help-quit = verlässt das Programm
term-type-yes = ja, j
term-type-no = nein, n

## Nachspielen

term-step = Schritt { $step } von { $steps }: { $name }
term-opening = Beginn
term-verify-drawn = Der Server hat einen Startwert gezogen, der zum Versprechen { $commitment } passt. Die Spieler waren nicht beteiligt.
term-verify-shared = Das Geheimnis des Servers passt zum Versprechen { $commitment }, das zu sehen war, bevor jemand Platz nahm.
term-verify-share = { $name } hat eine Zahl beigetragen, die zum Pfand { $pledge } passt.
term-verify-share-missing = { $name } hatte { $pledge } als Pfand hinterlegt, die Zahl aber nicht rechtzeitig genannt; sie blieb außen vor.
term-verify-alone = Kein Spieler hat eine Zahl beigetragen.
term-verify-begun = Die Partie wurde in einem Browser begonnen; er hat die ersten { $entries } Schritte allein ausgeteilt. Sein Startwert passt zum Versprechen { $commitment }.
term-verify-known = Wer sie zum Server gebracht hat, konnte alles wissen, was bis dahin ausgeteilt war.
term-verify-then = Ab Schritt { $step } kam der Zufall vom Server:
term-replay-good = Alle { $steps } Schritte lassen sich so nachspielen, wie sie gespielt wurden.
term-replay-step-none = Es gibt keinen Schritt { $step }; die Schritte gehen von 0 bis { $last }.
term-replay-bad = Schritt { $step }: { $why }

## Serien von Spielen

term-sim-head = { $game }: { $games } Spiele in { $seconds } s, Startwert { $seed }
term-sim-bot = Bot
term-sim-wins = Siege
term-sim-interval = 95 %
term-sim-place = Platz
term-sim-points = Punkte
term-sim-ending = { $games } × { $reason }

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
term-bab-legend-face_down = ein verdeckter Spielstein im Fluss; bei deinen eigenen siehst du die Art ({ $own })
term-bab-legend-city = eine Stadt und die Edlen, für die sie zahlt, mit Anfangsbuchstaben
term-bab-legend-field = ein Acker und die Punkte, die er bringt
term-bab-legend-field_cities = ein Acker, der 1 Punkt für jede Stadt bringt, die jemandem gehört
term-bab-legend-ziggurat = eine Zikkurat
term-bab-legend-ziggurat_scored = eine Zikkurat, die schon gewertet ist
term-bab-legend-river = freier Fluss: Hier liegen Spielsteine verdeckt
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
term-bab-cards_left = Noch zu gewinnen: { $cards }
term-bab-stand = Dein Ständer enthält { $tokens-acc }.
term-bab-placed = In diesem Zug eingesetzt: { $hexes }
term-bab-place = { $token-acc } setzen
term-bab-site = Ort
term-bab-site-missing = Es fehlen
term-bab-site-beside = Daneben
term-bab-site-nobles = Edle
term-bab-site-leader = Vorn

## Babylonia: Aktionen eingeben

term-bab-places = (auf { $count ->
        [one] 1 Feld
       *[other] { $count } Feldern
    })
term-bab-where = { $what } – wo? Bitte das Feld eingeben:
term-bab-no-place = { $number } geht nicht auf { $place }; „{ $number }“ zeigt die möglichen Felder, „warum“ mit der Aktion den Grund.
term-bab-help-actions = Wähle mit der Nummer („1 f4“, oder erst „1“ für alle Felder), oder gib ein, was du tust:
term-bab-example = setze bauer f4
term-bab-type-place = setze, setz, lege
term-bab-type-end = ende, fertig
term-bab-type-score = werte, wertung
term-bab-type-take = nimm, nehme
term-bab-type-extra = zusatzzug
term-bab-type-priest = priester
term-bab-type-official = beamter, beamten, beamte, be
term-bab-type-merchant = händler, haendler, hä
term-bab-type-farmer = bauer, bauern, ba
term-bab-how-place = Nenne Spielstein und Feld, zum Beispiel „setze bauer f4“.
term-bab-how-score = Nenne das Feld, das gewertet wird, zum Beispiel „werte i9“.
term-bab-how-extra = Gib „zusatzzug ja“ oder „zusatzzug nein“ ein.
term-bab-no_token = Einen Spielstein „{ $word }“ gibt es nicht; es gibt Priester, Beamte, Händler und Bauern.
term-bab-no_hex = Ein Feld „{ $word }“ gibt es nicht; die Namen stehen auf dem Spielplan, zum Beispiel F4.
term-bab-no_card = Eine Karte „{ $word }“ gibt es nicht; nenne ihren Namen oder ihre Nummer, zum Beispiel „nimm stadtbonus“.
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

## Der Turmbau zu Babel: Zeichen auf dem Spielplan

term-tob-mark-camel = Ka
term-tob-mark-crane = Kr
term-tob-mark-ship = Sc
term-tob-mark-mason = St
term-tob-wonder-tower_of_babel = Turm
term-tob-wonder-pyramids_of_giza = Pyramiden
term-tob-wonder-hanging_gardens = Gärten
term-tob-wonder-statue_of_zeus = Zeus
term-tob-wonder-temple_of_artemis = Artemis
term-tob-wonder-mausoleum = Mausoleum
term-tob-wonder-colossus = Koloss
term-tob-wonder-lighthouse = Leuchtturm
term-tob-finished = fertig
term-tob-rows = Nächstes fertiges Weltwunder (Zeile { $row }): { $first }/{ $second }/{ $others }; unfertige am Ende: { $light_first }/{ $light_second }/{ $others }.
term-tob-rows-light = Unfertige Weltwunder am Ende: { $light_first }/{ $light_second }/{ $others }.
term-tob-discs_left = Scheiben übrig: { $discs } (bei 0: Spielende).
term-tob-legend-disc = eine Bauscheibe und was sie fordert ({ $kinds })
term-tob-legend-two_kinds = eine zweifarbige Bauscheibe
term-tob-legend-column = die Scheibe auf der Säule, für die gerade Angebote gemacht werden
term-tob-legend-nothing = hier liegt keine Scheibe mehr oder kein Bauteil dieses Spielers
term-tob-legend-units = Bauteile eines Spielers und die Siegpunkte, die sie brächten, wenn das Weltwunder jetzt fertig wäre

## Der Turmbau zu Babel: unter dem Spielplan

term-tob-phase-choosing = Zug { $turn }: { $seat } passt oder baut.
term-tob-phase-choosing_again = Zug { $turn }: { $seat } passt oder baut noch einmal.
term-tob-phase-offering = Zug { $turn }: { $seat } will bauen ({ $wonder }, { $demand }); die anderen machen verdeckte Angebote.
term-tob-phase-building = Zug { $turn }: { $seat } will bauen ({ $wonder }, { $demand }) und wählt unter den Angeboten.
term-tob-phase-triple_bonus = Zug { $turn }: Der Bau ist entschieden; für abgelehnte Angebote ist ein { tob-card-triple_bonus } möglich.
term-tob-phase-double_turn = Zug { $turn }: { $seat } darf einen { tob-card-double_turn } ausspielen.
term-tob-phase-over = Das Spiel ist zu Ende.
term-tob-head-points = Punkte
term-tob-head-hand = Hand
term-tob-head-action_cards = Aktion
term-tob-head-pieces = Teile
term-tob-head-bonus = Bonus
term-tob-head-discs = Scheiben
term-tob-supplies = Baukarten im Stapel: { $deck }, abgelegt: { $discard }. Aktionskarten im Stapel: { $actions }.
term-tob-seen = Von allen gesehen und noch auf der Hand: { $hands }.
term-tob-stall = Seit { $stall } Zügen wurde keine Scheibe vergeben; nach { $limit } endet das Spiel.
term-tob-cards = { $cards-a }
term-tob-offers-head = Angebote:
term-tob-offer-waiting = steht noch aus
term-tob-offer-ready = liegt verdeckt bereit
term-tob-offer-hidden = (für die anderen verdeckt)
term-tob-offer-asked = ({ tob-card-triple_bonus } möglich)
term-tob-offer-trade = { $cards } mit Tauschkarte
term-tob-hand = Auf der Hand: { $cards }.
term-tob-own_action_cards = Deine Aktionskarten: { $cards }.
term-tob-outlook = Wenn das Spiel jetzt zu Ende wäre (ohne Siegpunkte für Aktionskarten auf der Hand):
term-tob-outlook-so_far = Bisher
term-tob-outlook-bonus = Scheibenbonus
term-tob-outlook-rows = Fertige Weltwunder: { $rows } (meiste / zweitmeiste Bauteile; die nächste Zeile in Klammern); unfertige am Ende: { $light }; alle anderen dort: { $others }.
term-tob-outlook-discs = Scheibenbonus je Sorte: { $steps }.

## Der Turmbau zu Babel: was möglich ist

term-tob-places = (welche?)
term-tob-where = { $what } – welche?
term-tob-no-place = { $number } geht nicht mit { $place }; „{ $number }“ zeigt, was möglich ist, „warum“ mit der Aktion den Grund.
term-tob-help-actions = Wähle mit der Nummer („1 sc5“, oder erst „1“ für die Auswahl), oder gib ein, was du tust:
term-tob-choose = Bauen: { $wonder } – { $discs }
term-tob-pass = Passen und eine Karte ziehen
term-tob-offers = Karten ohne Tauschkarte anbieten
term-tob-offers-trade = Karten mit Tauschkarte anbieten
term-tob-offer-nothing = Nichts anbieten
term-tob-offer = { $cards } anbieten
term-tob-offer-with_trade = { $cards } mit Tauschkarte anbieten
term-tob-build-alone = Allein bauen, selbst ergänzt: { $cards }.
term-tob-build = Bauen mit { $helpers }, selbst ergänzt: { $cards }.
term-tob-build-trade = { $name } erhält die Scheibe; du setzt die Bauteile.
term-tob-rejected = Abgelehnt: { $names }.
term-tob-abandon = Den Bau abbrechen.
term-tob-bonus-yes = { tob-card-triple_bonus } ausspielen: { $points } Siegpunkte
term-tob-bonus-no = Keinen { tob-card-triple_bonus } ausspielen: { $points ->
        [one] 1 Siegpunkt
       *[other] { $points } Siegpunkte
    }
term-tob-double-yes = { tob-card-double_turn } ausspielen: noch einmal passen oder bauen
term-tob-double-no = Keinen { tob-card-double_turn } ausspielen
term-tob-draw = „{ tob-card-draw_cards }“ ausspielen: 3 Baukarten ziehen
term-tob-exchange = „{ tob-card-exchange_cards }“ ausspielen: 1 bis 5 Karten ablegen und ebenso viele ziehen

## Der Turmbau zu Babel: Aktionen eingeben

term-tob-example = baue turm schiff 5
term-tob-type-pass = passe, passen
term-tob-type-build = baue, bauen
term-tob-type-choose = wähle
term-tob-type-offer = biete, angebot, anbieten
term-tob-type-trade = tauschkarte, tausch
term-tob-type-with = mit, und, am, an, den, die, das, der
term-tob-type-alone = allein
term-tob-type-adding = ergänze, plus, dazu
term-tob-type-nothing = nichts
term-tob-type-abandon = abbrechen, abbruch
term-tob-type-bonus = bonus
term-tob-type-double = doppelzug, doppel
term-tob-type-exchange = tausche, kartentausch
term-tob-type-draw = ziehe, ziehen
term-tob-type-joker = joker
term-tob-type-camel = kamel, kamele, kamelen, ka
term-tob-type-crane = kran, kräne, kränen, kr
term-tob-type-ship = schiff, schiffe, schiffen, sc
term-tob-type-mason = steinmetz, steinmetze, steinmetzen, st
term-tob-how-build = Nenne das Weltwunder und eine seiner Scheiben, zum Beispiel „baue turm schiff 5“.
term-tob-how-offer = Nenne dein Angebot, zum Beispiel „biete 2 schiffe“, „biete 2 schiffe tauschkarte“ oder „biete nichts“.
term-tob-how-adding = Dafür gibt es mehrere Wege; nenne die Karten, die du ergänzt, zum Beispiel „baue mit 2 ergänze 1 schiff 1 joker“.
term-tob-how-exchange = Nenne die Karten, zum Beispiel „tausche 2 kamele 1 schiff“.
term-tob-how-bonus = Gib „bonus ja“ oder „bonus nein“ ein.
term-tob-how-double = Gib „doppelzug ja“ oder „doppelzug nein“ ein.
term-tob-no_wonder = Ein Weltwunder „{ $word }“ gibt es nicht; die Namen stehen auf dem Spielplan, zum Beispiel Turm.
term-tob-no_disc = „{ $word }“ ist keine Scheibe; nenne Sorte und Zahl, zum Beispiel „schiff 5“.
term-tob-no_cards = „{ $word }“ sind keine Karten; nenne Zahlen und Sorten, zum Beispiel „2 schiffe 1 kamel“.
term-tob-no_player = Hier heißt niemand „{ $word }“; nenne die Nummer oder den Anfang des Namens.
term-tob-example-pass = passe
term-tob-example-pass-text = zieht eine Karte und beendet den Zug
term-tob-example-build = baue turm schiff 5
term-tob-example-build-text = wählt Weltwunder und Scheibe (kurz: turm sc5)
term-tob-example-offer = biete 2 schiffe
term-tob-example-offer-text = macht dein Angebot (kurz: biete 2; oder: biete nichts)
term-tob-example-trade = biete 2 schiffe tauschkarte
term-tob-example-trade-text = legt deine Tauschkarte dazu
term-tob-example-helpers = baue mit 2 3
term-tob-example-helpers-text = nimmt die Angebote dieser Mitspieler an, nach Nummer oder Name (oder: baue allein); was fehlt, ergänzt du
term-tob-example-abandon = abbrechen
term-tob-example-abandon-text = baut doch nicht
term-tob-example-draw = ziehe
term-tob-example-draw-text = spielt „{ tob-card-draw_cards }“ aus
term-tob-example-exchange = tausche 2 kamele 1 schiff
term-tob-example-exchange-text = spielt „{ tob-card-exchange_cards }“ aus
term-tob-example-joker = baue mit 2 joker
term-tob-example-joker-text = ergänzt einen Joker anstelle von zwei Karten
term-tob-example-bonus = bonus ja
term-tob-example-bonus-text = spielt einen { tob-card-triple_bonus } aus (oder: bonus nein)
term-tob-example-double = doppelzug ja
term-tob-example-double-text = spielt einen { tob-card-double_turn } aus (oder: doppelzug nein)

## 7 Wonders: die Städte

term-swb-mark-brown = Br
term-swb-mark-grey = Gr
term-swb-mark-blue = Bl
term-swb-mark-yellow = Ge
term-swb-mark-red = Ro
term-swb-mark-green = Gn
term-swb-mark-purple = Vi
term-swb-mark-black = Sw
term-swb-mark-white = An
term-swb-mark-debt = Sd
term-swb-wonder-gizah = Gizeh
term-swb-wonder-babylon = Babylon
term-swb-wonder-olympia = Olympia
term-swb-wonder-rhodos = Rhodos
term-swb-wonder-ephesos = Ephesos
term-swb-wonder-alexandria = Alexandria
term-swb-wonder-halikarnassos = Halikarnassos
term-swb-wonder-great_wall = Chinesische Mauer
term-swb-wonder-stonehenge = Stonehenge
term-swb-wonder-manneken_pis = Manneken Pis
term-swb-wonder-abu_simbel = Abu Simbel
term-swb-wonder-rome = Rom
term-swb-wonder-petra = Petra
term-swb-wonder-byzantium = Byzanz
term-swb-nothing = nichts
term-swb-head-stages = Stufen
term-swb-head-coins = Geld
term-swb-head-shields = Heer
term-swb-head-war = Krieg
term-swb-head-science = Wissen
term-swb-head-points = Punkte
term-swb-short-stages = St
term-swb-short-coins = Mü
term-swb-short-shields = Sch
term-swb-short-war = Krg
term-swb-short-science = Wis
term-swb-short-points = Pkt
term-swb-tower-empty = Turm: { $slots } Plätze; kein Plättchen ist in Kraft.
term-swb-tower = Turm: { $built } Plättchen gelegt, { $slots } Plätze. In Kraft:
term-swb-project = Bauvorhaben: { $project } (mit: { $colour }; die Beteiligung kostet { $cost }). Gelingt es: { $reward }. Scheitert es: { $penalty }. Noch { $tokens } von { $of } Markern.
term-swb-legend-star = hat für diese Runde gewählt
term-swb-legend-stages = vollendete Bauabschnitte und wie viele es gibt
term-swb-legend-shields = Schilde
term-swb-legend-war = Punkte der Sieg-Marker und Zahl der Niederlage-Marker
term-swb-legend-science = Symbole: { $symbols } und Symbole nach Wahl
term-swb-legend-points = Punkte, wenn das Spiel jetzt zu Ende wäre
term-swb-legend-debt = Schulden
term-swb-own = Deine Stadt: { $board }. Sie liefert höchstens: { $produces }.
term-swb-stage = Bauabschnitt { $number }
term-swb-stage-built = vollendet
term-swb-stage-grave = vollendet, hier ruht { $leader }
term-swb-structures = Gebäude: { $structures }.
term-swb-left = Links: { $name }, { $board }. Verkauft { $sells } für { $raw } (Rohstoffe) und { $made } (Waren). Gebäude: { $structures }.
term-swb-right = Rechts: { $name }, { $board }. Verkauft { $sells } für { $raw } (Rohstoffe) und { $made } (Waren). Gebäude: { $structures }.
term-swb-other = { $name }, { $board }. Gebäude: { $structures }.
term-swb-shield_tokens = Schilde aus Bauvorhaben: { $count }
term-swb-markers = durch Strafen verlorene Punkte: { $count }
term-swb-diplomacy = Diplomatie-Marker: { $count }
term-swb-debt = Schulden: { $count }
term-swb-owed = geschuldete Münzen: { $count }
term-swb-leaders = Anführer: { $leaders }.
term-swb-copied = kopiert { $leader }
term-swb-partner = im Team mit { $name }
term-swb-free_black = die kostenlose schwarze Karte dieses Zeitalters steht noch aus
term-swb-joined = Beteiligungen: { $count }
term-swb-free_build = das kostenlose Gebäude dieses Zeitalters steht noch aus
term-swb-start_lost = die Start-Ressource ist verloren

## 7 Wonders: neben den Städten

term-swb-phase-sides = Alle wählen eine Seite ihres Spielplans.
term-swb-phase-draft = Alle behalten ein Babel-Plättchen und geben die anderen nach rechts weiter.
term-swb-phase-turn-left = Zeitalter { $age }, Runde { $turn } von { $turns }; die Karten gehen nach links. Ablagestapel: { $discards }.
term-swb-phase-turn-right = Zeitalter { $age }, Runde { $turn } von { $turns }; die Karten gehen nach rechts. Ablagestapel: { $discards }.
term-swb-phase-leader_draft = Alle behalten einen Anführer und geben die anderen nach rechts weiter.
term-swb-phase-recruit = Vor Zeitalter { $age }: Alle rekrutieren einen Anführer, vollenden mit ihm einen Bauabschnitt oder legen ihn ab.
term-swb-phase-extra_leader = Zeitalter { $age }, Runde { $turn }: { $city } darf noch einen Anführer rekrutieren.
term-swb-phase-courtesans = Zeitalter { $age }, Runde { $turn }: { $city } kopiert einen Anführer der Nachbarn.
term-swb-phase-losses = Zeitalter { $age }, Runde { $turn }: Wer Münzen schuldet, entscheidet, wie viele er bezahlt.
term-swb-phase-last_card = Zeitalter { $age }: Wer darf, spielt die letzte Karte.
term-swb-phase-dig = Zeitalter { $age }, Runde { $turn }: { $city } baut aus dem Ablagestapel ({ $discards }).
term-swb-phase-penalty = Zeitalter { $age }: Das Bauvorhaben ist gescheitert; wer sich nicht beteiligt hat, wählt den Verlust.
term-swb-phase-over = Das Spiel ist zu Ende.
term-swb-controller = { $seat } handelt auch für die Freie Stadt.
term-swb-hand = Auf der Hand:
term-swb-hand-card = { $effect } [{ $cost }] – { $now }
term-swb-cost-chain = { $cost } oder nach { $cards }
term-swb-now-chain = kostenlos als Folgebau
term-swb-now-free = kostenlos
term-swb-now-coins = jetzt für { $coins }
term-swb-now-from = ab { $coins }
term-swb-now-ways = mehrere Wege
term-swb-now-not = jetzt nicht: { $why } ({ $rule })
term-swb-city_hand = Die letzte Karte der Freien Stadt: { $cards }.
term-swb-discards = Ablagestapel: { $cards }.
term-swb-tiles = Deine Babel-Plättchen:
term-swb-leader-hand = Deine Anführer:
term-swb-partner-hand = Auf der Hand deines Partners: { $cards }.
term-swb-partner-leaders = Anführer auf der Hand deines Partners: { $leaders }.
term-swb-chosen = Gewählt: { $action } (lässt sich noch ändern).
term-swb-outlook = Wenn das Spiel jetzt zu Ende wäre:
term-swb-conflicts = Wenn dieses Zeitalter jetzt zu Ende wäre:
term-swb-conflict-first = { $first } ({ $first_shields }) besiegt { $second } ({ $second_shields })
term-swb-conflict-second = { $second } ({ $second_shields }) besiegt { $first } ({ $first_shields })
term-swb-conflict-none = { $first } ({ $first_shields }) und { $second } ({ $second_shields }): niemand gewinnt

## 7 Wonders: was möglich ist

term-swb-places = ({ $count } zur Wahl)
term-swb-where = { $what } – welche?
term-swb-no-place = { $number } geht nicht mit „{ $place }“; „{ $number }“ zeigt, was möglich ist, „warum“ mit der Aktion den Grund.
term-swb-help-actions = Wähle mit der Nummer („1 links 2“, oder erst „1“ für die Auswahl), oder gib ein, was du tust:
term-swb-menu-build = Bauen: { $card } ({ $effect }) – { $how }
term-swb-menu-dig = Aus dem Ablagestapel bauen: { $card } ({ $effect })
term-swb-menu-stage = Bauabschnitt { $stage } vollenden – { $how }
term-swb-menu-stage-of = Bauabschnitt { $stage } vollenden ({ $effect }) – { $how }
term-swb-menu-sell = Eine Karte für 3 Münzen ablegen
term-swb-menu-recruit = Rekrutieren: { $leader } – { $how }
term-swb-menu-copy = Kopieren: { $leader } von { $city }
term-swb-menu-tower = Eine Karte ablegen und Plättchen { $number } legen ({ $tile })
term-swb-menu-city = Freie Stadt: { $what }

## 7 Wonders: wie Aktionen eingegeben werden

term-swb-example = baue bäder
term-swb-type-build = baue, bauen
term-swb-type-stage = stufe, bauabschnitt
term-swb-type-sell = verkaufe, ablegen
term-swb-type-tower = turm
term-swb-type-drop = verzichte, verzichten
term-swb-type-leave = nichts
term-swb-type-dig = grabe, graben
term-swb-type-destroy = zerstöre, zerstören
term-swb-type-return = gib, zurückgeben
term-swb-type-keep = behalte, behalten
term-swb-type-side = seite
term-swb-type-join = beteilige, beteiligen
term-swb-type-draft = nimm, nehmen
term-swb-type-recruit = rekrutiere, rekrutieren
term-swb-type-copy = kopiere, kopieren
term-swb-type-decline = niemanden, niemand
term-swb-type-pay = zahle, zahlen
term-swb-type-bury = bestatte, bestatten, begrabe, begraben
term-swb-type-city = stadt
term-swb-type-with = mit, und, für, per
term-swb-type-own = eigene
term-swb-type-left = links
term-swb-type-right = rechts
term-swb-type-chain = folgebau, kette
term-swb-type-olympia = olympia, kostenlos
term-swb-type-token = marker
term-swb-type-project = bauvorhaben, projekt
term-swb-type-wild = joker
term-swb-type-tile_17 = plättchen17, p17
term-swb-type-tile_18 = plättchen18, p18
term-swb-type-tile_21 = plättchen21, p21
term-swb-type-great_wall = mauer
term-swb-type-caligula = caligula
term-swb-type-secret_warehouse = vorrat
term-swb-type-black_market = schmuggel
term-swb-type-bilkis = bilkis
term-swb-type-dock_west = weststeg
term-swb-type-dock_east = oststeg
term-swb-type-free_left = gratislinks
term-swb-type-free_right = gratisrechts
term-swb-how-leader = Nenne den Anführer, zum Beispiel „rekrutiere nero“ oder „nimm nero“.
term-swb-how-pay = Sag, wie viele Münzen du zahlst, zum Beispiel „zahle 2“; der Rest wird zu Schulden.
term-swb-how-card = Nenne die Karte, zum Beispiel „baue bäder“, „verkaufe bäder“ oder „baue tempel links 2“.
term-swb-how-with = Nenne Nummer und Karte, zum Beispiel „stufe 1 mit bäder“ oder „turm 12 mit bäder“.
term-swb-how-keep = Nenne das Plättchen, zum Beispiel „behalte 12“.
term-swb-how-side = Gib „seite a“ oder „seite b“ ein.
term-swb-how-return = Sag, wie viele Marker im Wert von 1, 3 und 5 du zurückgibst, zum Beispiel „gib 1 0 1“.
term-swb-no_card = Eine Karte „{ $word }“ gibt es nicht, oder mehrere beginnen so; die Namen stehen bei deiner Hand.
term-swb-example-build = baue bäder
term-swb-example-build-text = baut ein Gebäude so billig wie möglich
term-swb-example-pay = baue tempel links 2 rechts 2
term-swb-example-pay-text = sagt, was du jedem Nachbarn für Ressourcen zahlst
term-swb-example-chain = baue tempel folgebau
term-swb-example-chain-text = baut kostenlos dank eines früheren Gebäudes
term-swb-example-stage = stufe 1 mit bäder
term-swb-example-stage-text = vollendet mit einer Karte einen Bauabschnitt
term-swb-example-sell = verkaufe bäder
term-swb-example-sell-text = legt eine Karte für 3 Münzen ab
term-swb-example-city = stadt verkaufe bäder
term-swb-example-city-text = handelt für die Freie Stadt (zu zweit)
term-swb-example-tower = turm 12 mit bäder
term-swb-example-tower-text = legt eine Karte ab und baut ein Babel-Plättchen
term-swb-example-join = baue tempel projekt
term-swb-example-join-text = beteiligt sich auch am Bauvorhaben (mit Marker: joker)
term-swb-example-free = baue tempel olympia
term-swb-example-free-text = baut das kostenlose Gebäude des Zeitalters (mit Marker: marker)
term-swb-example-dig = grabe tempel
term-swb-example-dig-text = baut aus dem Ablagestapel (oder: nichts)
term-swb-example-drop = verzichte bäder
term-swb-example-drop-text = legt die letzte Karte eines Zeitalters ab
term-swb-example-destroy = zerstöre bäder
term-swb-example-destroy-text = wählt das Gebäude, das verloren geht
term-swb-example-return = gib 1 0 1
term-swb-example-return-text = gibt Marker im Wert von 1, 3 und 5 zurück
term-swb-example-keep = behalte 12
term-swb-example-keep-text = behält ein Babel-Plättchen
term-swb-example-side = seite a
term-swb-example-side-text = wählt die Seite des Spielplans

## Babylon: Zeichen auf dem Spielplan

term-byl-quarry = Steinbruch (mit den Säulen für den Spieler am Zug)
term-byl-mark-statue = St
term-byl-mark-fountain = Sp
term-byl-mark-staircase = Tr
term-byl-mark-bridge = Br
term-byl-mark-clay = Le
term-byl-mark-granite = Gr
term-byl-mark-basalt = Ba
term-byl-mark-start = Sa
term-byl-mark-rose = Ro
term-byl-mark-iris = Ir
term-byl-mark-lily = Li
term-byl-mark-marigold = Ri
term-byl-tile = { $material } ({ $flower })
term-byl-legend-quarry = ein Plättchen im Steinbruch: Material, Blume, seine Symbole in zwei Reihen ({ $kinds }) und die Säulen, die es dafür gibt
term-byl-legend-symbol = ein Feld einer Terrasse: seine Ebene und ein Symbol, das noch frei ist
term-byl-legend-decoration = eine Dekoration auf dieser Ebene
term-byl-legend-bridge = die Mitte einer Brücke
term-byl-legend-belvedere = ein Belvedere: Hier lässt sich nichts bauen
term-byl-legend-blank = ein freies Feld ohne Symbol
term-byl-legend-board = das leere Tableau
term-byl-legend-parted = hier beginnt eine andere Terrasse
term-byl-legend-promo = was eine Promokarte für diese Reihe oder Spalte nennt; in Großbuchstaben, sobald es Punkte bringt

## Babylon: unter dem Spielplan

term-byl-phase-picking = { $seat } wählt ein Tableau.
term-byl-phase-removing = { $seat } entfernt eine Lehmterrasse aus dem Steinbruch (noch { $left }).
term-byl-phase-digging = Runde { $round } von { $rounds }: { $seat } baut im Steinbruch ab.
term-byl-phase-building = Runde { $round } von { $rounds }: { $seat } baut.
term-byl-phase-over = Das Spiel ist zu Ende.
term-byl-head-points = Punkte
term-byl-head-pillars = Säulen
term-byl-head-decorations = St/Sp/Tr/Br
term-byl-head-flowers = Ro/Ir/Li/Ri
term-byl-head-belvederes = Belvederes
term-byl-supplies = Vorrat: { $single } einfache Säulen und { $double } Doppelsäulen. Rundenmarker, die noch kommen: { $tokens }; noch nicht gesehen: { $unseen }.
term-byl-stores = Im Lager: { $tiles }.
term-byl-own-pillars = Deine Säulen: { $what }.
term-byl-own-taken = Genommen: { $what }.
term-byl-own-stored = In deinem Lager: { $what }.
term-byl-outlook = Die Punkte, wie die Gärten jetzt stehen; was in Klammern steht, ist unter einer Terrasse verdeckt:
term-byl-outlook-empty = noch keine Dekorationen

## Babylon: was möglich ist

term-byl-places = ({ $count ->
        [one] 1 Möglichkeit
       *[other] { $count } Möglichkeiten
    })
term-byl-where = { $what } – welche?
term-byl-no-place = { $number } geht nicht mit { $place }; „{ $number }“ zeigt, was möglich ist, „warum“ mit der Aktion den Grund.
term-byl-help-actions = Wähle mit der Nummer („1 b3“, oder erst „1“ für die Auswahl), oder gib ein, was du tust:
term-byl-dig = Abbauen
term-byl-remove = Eine Lehmterrasse entfernen
term-byl-place = Platziere { $material-tile } mit { $flower-with } auf Ebene { $level }, gedreht um { $turn }°:
term-byl-decorate = Baue { $decoration-a } auf { $places }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
term-byl-end_keeping = Zug beenden und behalten: { $tile }

## Babylon: Aktionen eingeben

term-byl-example = lege r3c4 ebene 2
term-byl-type-pick = wähle, waehle
term-byl-type-remove = entferne
term-byl-type-dig = nimm, grabe
term-byl-type-place = platziere, lege, setze
term-byl-type-build = baue
term-byl-type-end = ende, fertig
term-byl-type-keep = behalte, und
term-byl-type-taken = genommen
term-byl-type-stored = gelagert, lager
term-byl-type-level = ebene
term-byl-type-turn = drehung, gedreht
term-byl-type-open = offen
term-byl-type-nw = nw
term-byl-type-ne = no
term-byl-type-sw = sw
term-byl-type-se = so
term-byl-type-statue = statue, st
term-byl-type-fountain = springbrunnen, brunnen, sp
term-byl-type-staircase = treppe, tr
term-byl-type-bridge = brücke, bruecke, br
term-byl-how-pick = Nenne das Tableau, zum Beispiel „wähle Rose“.
term-byl-how-remove = Nenne die Lehmterrasse, zum Beispiel „entferne b3“.
term-byl-how-dig = Nenne den Platz, zum Beispiel „nimm b3“.
term-byl-how-place = Sag, wohin das obere linke Feld des Plättchens kommt, und was sonst nicht klar ist: „lege Granit r3c4 ebene 2 drehung 90 offen so“.
term-byl-how-decorate = Sag, was du baust und auf welchen Feldern, zum Beispiel „baue Brücke r1c1 r1c3“.
term-byl-how-end = Gib „ende“ ein, oder „ende behalte Granit“, wenn zwei Plättchen übrig sind.
term-byl-no_board = Es gibt kein Tableau „{ $word }“; es gibt Rose, Iris, Lilie und Ringelblume.
term-byl-no_spot = Es gibt keinen Platz „{ $word }“ im Steinbruch; die Plätze heißen a1 bis d4.
term-byl-no_cell = Es gibt kein Feld „{ $word }“; die Felder heißen r1c1 bis r8c8.
term-byl-no_turn = Ein Plättchen wird um 0, 90, 180 oder 270 Grad gedreht, nicht um „{ $word }“.
term-byl-no_corner = Es gibt keine Ecke „{ $word }“; es gibt nw, no, sw und so.
term-byl-no_tile = Du hast kein Plättchen „{ $word }“; nenne sein Material, „genommen“ oder „gelagert“.
term-byl-no_decoration = Es gibt keine Dekoration „{ $word }“; es gibt Statue, Springbrunnen, Treppe und Brücke.
term-byl-example-pick = wähle Rose
term-byl-example-pick-text = wählt ein Tableau
term-byl-example-remove = entferne b3
term-byl-example-remove-text = entfernt vor der ersten Runde eine Lehmterrasse
term-byl-example-dig = nimm b3
term-byl-example-dig-text = nimmt ein Plättchen mit seinen Säulen (kurz: b3)
term-byl-example-place = lege Granit r3c4 drehung 90 offen so
term-byl-example-place-text = legt ein Plättchen, so tief wie möglich, wenn du keine Ebene nennst („ebene 2“); auf eine offene Ecke kommt ein Belvedere
term-byl-example-decorate = baue Brücke r1c1 r1c3
term-byl-example-decorate-text = baut eine Dekoration mit dem gerade gelegten Plättchen (kurz: Brücke r1c1 r1c3)
term-byl-example-end = ende
term-byl-example-end-text = beendet den Zug (wenn zwei Plättchen übrig sind: ende behalte Granit)
term-swb-example-draft = nimm nero
term-swb-example-draft-text = behält einen Anführer
term-swb-example-recruit = rekrutiere nero
term-swb-example-recruit-text = rekrutiert einen Anführer (oder: niemanden, wo das erlaubt ist)
term-swb-example-leader = stufe 1 mit nero
term-swb-example-leader-text = vollendet mit einem Anführer einen Bauabschnitt (auch: verkaufe nero)
term-swb-example-bury = stufe 3 mit bäder bestatte nero
term-swb-example-bury-text = bestattet einen deiner Anführer, wo der Bauabschnitt es verlangt
term-swb-example-copy = kopiere nero
term-swb-example-copy-text = kopiert einen Anführer der Nachbarn
term-swb-example-debt = zahle 2
term-swb-example-debt-text = zahlt einen Teil deiner Schuld; der Rest wird zu Schulden

## Die Datenbank eines Servers

term-database-in_use = { $file } wird von einem Server benutzt. Beende zuerst diesen Server oder nenne mit --database eine andere Datei.
term-database-missing = Die Datei { $file } gibt es nicht. Nenne die Datenbank mit ihrem Pfad.
term-database-foreign = { $file } ist keine Datenbank von Ziggurat: { $why }.
term-database-later = { $file } hat das Schema { $version }, dieses Programm kennt aber nur Schemas bis { $known }. Nimm das neuere Programm, das sie geschrieben hat.
term-database-broken = { $file } ist beschädigt: { $faults }. Nimm eine andere Sicherung; „ziggurat check-database“ sagt, was noch lesbar ist.
term-database-failed = { $file } lässt sich nicht benutzen: { $why }.
term-database-counts = { $players ->
        [one] 1 Spieler
       *[other] { $players } Spieler
    }, { $tables ->
        [one] 1 Tisch
       *[other] { $tables } Tische
    }, { $entries ->
        [one] 1 Partie-Eintrag
       *[other] { $entries } Partie-Einträge
    }, { $lines ->
        [one] 1 Chat-Zeile
       *[other] { $lines } Chat-Zeilen
    }, { $replays ->
        [one] 1 Wiederholung
       *[other] { $replays } Wiederholungen
    }
term-backup-done = Gesichert in { $file }: { $counts }.
term-backup-removed = { $file } entfernt.
term-backup-busy = In { $file } wird gerade eine andere Sicherung geschrieben. Warte, bis sie fertig ist.

term-admin-done = Erledigt.
term-admin-renamed = Dieser Spieler heißt jetzt „{ $name }“.
term-admin-no_server = Für { $file } antwortet kein Server: { $why }. Starte ihn, ruf dies als Benutzer des Servers auf oder gib seine Datenbank mit --database an.
term-admin-no_player = Diesen Spieler gibt es nicht. „ziggurat admin players“ zeigt die Kennungen.
term-admin-no_table = Diesen Tisch gibt es nicht. „ziggurat admin tables“ zeigt die Kennungen.
term-admin-no_ban = So ist niemand gesperrt. „ziggurat admin bans“ zeigt alle Sperren.
term-admin-bad_network = Gib die Kennung eines Spielers an, eine Adresse wie 192.0.2.7 oder ein Netz wie 192.0.2.0/24.
term-admin-failed = Der Server konnte das nicht tun; warum, steht in seinem Protokoll.
term-restore-done = { $file } wiederhergestellt: { $counts }.
term-restore-replaced = Die bisherige Datenbank heißt jetzt { $file }.
term-restore-itself = { $file } lässt sich nicht aus sich selbst wiederherstellen. Nenne eine Sicherung.
term-check-counts = Schema { $version } von { $known }: { $counts }.
term-check-played = Nachgespielt: { $matches ->
        [one] 1 Partie
       *[other] { $matches } Partien
    }, { $replays ->
        [one] 1 Wiederholung
       *[other] { $replays } Wiederholungen
    }.
term-check-table = Tisch { $id }: { $what }
term-check-replay = Wiederholung { $id }: { $what }
term-check-id = das ist keine Kennung eines Tisches
term-check-gap = Eintrag { $version } der Partie fehlt
term-check-no_opening = es gibt Einträge einer Partie, aber nicht den Aufbau, mit dem sie begann
term-check-good = { $file } ist in Ordnung.
term-check-bad = { $file } hat { $faults ->
        [one] einen Fehler
       *[other] { $faults } Fehler
    }.
