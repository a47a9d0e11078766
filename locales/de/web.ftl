### Der Web-Client.

## Überall

web-home = Start
web-menu = Menü
web-close = Schließen
web-cancel = Abbrechen
web-show = Zeigen
web-loading = Lädt …
web-yes = ja
web-no = nein
web-on = An
web-off = Aus
web-copied = Kopiert
web-error = Etwas ist schiefgegangen
web-error-offline = Der Server ist nicht erreichbar. Bitte versuch es gleich noch einmal.
web-new-version = Es gibt eine neue Version von Ziggurat.
web-reload = Neu laden
web-later = Später
web-lost = Nicht gefunden
web-lost-page = Diese Seite gibt es nicht.
web-lost-game = Dieses Spiel steht hier nicht im Regal.
web-lost-table = Diesen Tisch gibt es nicht. Vielleicht ist der Link unvollständig.
web-lost-replay = Diese Partie lässt sich nicht zeigen. Wiederholungen gibt es erst, wenn eine Partie zu Ende ist.
web-player = Spieler
web-players = Spieler
web-rules = Regeln
web-primer = So wird gespielt
web-settings = Einstellungen
web-about = Über diese Ausgabe
web-gallery = Galerie des Materials

## Start

web-hero = In zehn Minuten gelernt. Gegen Bots oder mit Freunden, in der Mittagspause oder über Tage.
web-name = Wie sollen die anderen dich nennen?
web-name-ok = Das bin ich
web-name-note = Kein Konto nötig. Dein Name und deine Tische sind beim nächsten Besuch auf diesem Gerät wieder da.
web-name-title = Dein Name
web-forget = Mich auf diesem Gerät vergessen
web-forget-text = Danach kommst du nicht mehr zu deinen Tischen zurück.
web-sessions = Deine Geräte
web-session-current = dieses Gerät
web-session-used = zuletzt benutzt am { $date }
web-session-unknown = Unbekannter Browser
web-session-end = Abmelden
web-session-end-others = Alle anderen Geräte abmelden
web-session-note = Ein Gerät, das lange nicht benutzt wird, wird vergessen.
web-rename = Namen ändern
web-games = Spiele
web-quick-go = Jetzt spielen
web-level = Stärke aller Bots
web-with-others = Mit Freunden spielen
web-with-others-text = Schick Freunden einen Link, setzt euch zusammen an einen Bildschirm oder öffne einen Tisch für alle.
web-create = Tisch eröffnen
web-open-tables = Offene Tische
web-no-open-tables = Zurzeit gibt es keinen öffentlichen Tisch. Eröffne einen, dann finden ihn andere hier.
web-find-table = Name eines Spielers oder Spiels
web-any-game = Alle Spiele
web-which-tables = Welche Tische
web-tables-all = Alle Tische
web-tables-free = Mit freiem Platz
web-tables-playing = Laufende
web-no-such-tables = Kein Tisch passt dazu. Such etwas anderes oder eröffne selbst einen.
web-more-tables = { $count ->
    [one] Noch einen zeigen
   *[other] Mehr zeigen ({ $count })
}
web-finished = Beendete Partien
web-import = Partie aus einer Datei ansehen
web-import-go = Datei wählen
web-import-text = Hier lassen sich Dateien abspielen, die am Ende einer Partie gespeichert wurden.
web-join = Mitspielen
web-watch = Zuschauen
web-continue = Weiterspielen
web-look = Ansehen
web-stage-gathering = wartet auf Spieler
web-stage-playing = läuft
web-stage-over = beendet
web-stage-closed = geschlossen

## Das Schaufenster

web-hero-title = Fünf große Spiele aus dem Land zwischen den Strömen
web-play = Spielen
web-learn = Lernen
web-pitch-bab = Bauern, Adlige und Flüsse: Verbinde deine Leute, umstelle die Städte und sei zur Stelle, wenn gewertet wird.
web-pitch-tob = Biete verdeckt Hilfe an, baut zusammen die Weltwunder – und ernte den Ruhm.
web-pitch-swb = Drei Zeitalter, Karte um Karte, alle zugleich: deine Zivilisation. Mit Leaders, Cities und Babel.
web-pitch-byl = Terrassen auf Säulen, Brücken und Brunnen: Lass die hängenden Gärten wachsen, Stockwerk um Stockwerk.
web-pitch-bat = Baue ein Deck und ein Reich aus Straßen und Städten und lass deine Helden es verteidigen.
web-box-players = { $least }–{ $most } Personen
web-box-minutes = { $least }–{ $most } Min.
web-weight-light = leicht zu lernen
web-weight-medium = mittel
web-weight-heavy = anspruchsvoll
web-choose = { $game }: Spielweise wählen
web-choose-title = Spieler, Bots, Optionen
web-against = { $bots ->
        [one] gegen einen { $level ->
            [random] zufälligen
            [greedy] gierigen
            [easy] leichten
            [normal] normalen
           *[other] schweren
        } Bot
       *[other] gegen { $bots } { $level ->
            [random] zufällige
            [greedy] gierige
            [easy] leichte
            [normal] normale
            [hard] schwere
           *[mixed] verschiedene
        } Bots
    }
web-against-options = { $count ->
        [one] eine Option geändert
       *[other] { $count } Optionen geändert
    }
web-each-bot = Jeder Bot für sich
web-continue-with = Weiter mit { $game }
web-turn-yours = du bist am Zug
web-turn-of = { $name } ist am Zug
web-turn-since = { $turn }, { $since }
web-for-how-long = { $unit ->
        [minutes] seit { $count } Min.
        [hours] seit { $count } Std.
       *[days] { $count ->
            [one] seit gestern
           *[other] seit { $count } Tagen
        }
    }

## Die Seite eines Spiels

web-game-play = Gegen Bots spielen
web-game-pieces = Alles aus der Schachtel
web-game-edition = Diese Ausgabe
web-game-authors = { $count ->
        [one] Autor
       *[other] Von
    }
web-game-publishers = Erschienen bei
web-game-age = Alter
web-game-age-from = ab { $age }
web-game-minutes = Dauer
web-game-record = Deine Bilanz
web-game-record-none = Noch keine Partie beendet. Hier stehen später deine Ergebnisse.
web-record-played = Gespielt
web-record-won = Gewonnen
web-record-best = Meiste Punkte
web-record-last = Letzte Partie
web-record-place = { $place ->
        [1] Gewonnen
       *[other] Platz { $place }
    }
web-about-notes = Notizen der Recherche

## Partien in diesem Browser

web-here-note = Diese Partie braucht kein Netz: Sie läuft auf diesem Gerät und wird hier aufbewahrt.
web-here-unsaved = Das ließ sich auf diesem Gerät nicht speichern; vielleicht ist der Speicher voll. Bitte noch einmal versuchen.
web-here-taken = Diese Partie ist woanders offen
web-here-taken-text = Sie wird in einem anderen Tab oder Fenster gespielt. Nur in einem davon kann sie weitergehen.
web-here-take = Hier weiterspielen
web-here-missing = Diese Partie gibt es auf diesem Gerät nicht. Sie wurde gelöscht oder in einem anderen Browser gespielt.
web-here-broken = Diese Partie kann nicht weitergehen: Was von ihr aufbewahrt wurde, ist nicht lesbar.
web-here-delete = Löschen
web-here-delete-sure = Wirklich löschen?
web-offline-ready = auch ohne Netz
web-offline-missing = noch nicht auf diesem Gerät

## Einen Tisch eröffnen

web-create-title = Neuer Tisch: { $game }
web-create-go = Tisch eröffnen
web-create-start = Partie beginnen
web-visibility = Wer findet den Tisch?
web-visibility-link = Nur wer den Link hat
web-visibility-public = Alle auf der Startseite
web-options = Optionen

## Plätze

web-seat-open = Frei für alle
web-seat-reserved = Für jemanden mit Link
web-seat-kept = Freigehalten
web-seat-player = Spieler
web-seat-bot = Bot
web-seat-local = An diesem Bildschirm
web-seat-local-at = am selben Bildschirm
web-seat-local-name = Name
web-seat-local-add = Hier dazusetzen
web-seat-bot-level = Bot: { $level }
web-seat-change = Platz { $number }
web-seat-you = das bist du
web-seat-link = Einladung kopieren
web-seat-ready = bereit
web-seat-menu = Was ist mit { $name }?
web-kick = Platz frei machen
web-kick-text = Die Person kann weiter zuschauen und sich wieder setzen.
web-ban = Vom Tisch ausschließen
web-ban-text = Die Person kann hier nicht mehr sitzen, zuschauen oder schreiben.
web-banned = Vom Tisch ausgeschlossen
web-ready = Ich bin bereit
web-room-host-starts = { $name } startet die Partie.
web-room-host-gone = { $name } ist gegangen. Sobald alle anderen bereit sind, kann jeder von euch starten.
web-dealing = Gleich geht es los …
web-sit = Hier sitzen
web-stand = Platz verlassen
web-start = Beginnen
web-room-waiting = { $count ->
        [one] Ein Platz ist noch frei.
       *[other] { $count } Plätze sind noch frei.
    }
web-room-complete = Alle Plätze sind besetzt. Die Partie kann beginnen.
web-room-closed = Alle haben diesen Tisch verlassen.
web-room-link = Link zu diesem Tisch kopieren
web-presence-here = verbunden
web-presence-away = nicht verbunden
web-presence-gone = gegangen

## Am Tisch

web-your-turn = Du bist am Zug.
web-waiting = { $count ->
        [0] Niemand ist am Zug.
       *[other] Warten auf { $seats }.
    }
web-done = fertig
web-thinking = wählt noch
web-pass-screen = Bildschirm an { $name } weitergeben
web-points = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
web-actions = Aktionen
web-undo = Rückgängig
web-reset = Zug neu
web-hint-thinking = Denkt nach …
web-hint = Tipp
web-end-turn = Zug beenden
web-confirm = Bestätigen
web-hint-is = Tipp: { $hint }.
web-skip = Überspringen
web-reconnecting = Verbindung unterbrochen. Neuer Versuch …
web-connect-again = Neu verbinden
web-closed-too_large = Der Server hat nicht angenommen, was diese Seite geschickt hat. Gleich geht es weiter …
web-closed-failed = Auf dem Server ist etwas schiefgegangen. Neuer Versuch …
web-closed-restart = Der Server startet neu. Gleich geht es weiter …
web-closed-logged_out = Du bist auf diesem Gerät abgemeldet.
web-closed-banned = Du bist auf diesem Server gesperrt. Wenn du das für einen Irrtum hältst, schreib denen, die ihn betreiben.
web-closed-slow = Die Verbindung kam nicht mit. Neuer Versuch …
web-closed-flood = Diese Seite hat zu viel auf einmal geschickt. Gleich geht es weiter …
web-looking-back = Rückblick: Schritt { $step } von { $last }
web-back-to-now = Zurück zum Spiel
web-watching = Du schaust zu.
web-resigned = hat aufgegeben
web-labels = Namen auf dem Spielplan
web-zoom-out = Ganzen Spielplan zeigen
web-look-at-board = Spielplan ansehen
web-rule = Regel { $rule }
web-all-rules = Alle Regeln
web-leave = Tisch verlassen
web-resign = Aufgeben
web-resign-sure = Wirklich aufgeben? Noch einmal drücken.
web-hand-over = Einen Bot für mich spielen lassen
web-hand-over-absent = { $name } ist gegangen: einen Bot spielen lassen
web-reclaim = Meinen Platz wieder einnehmen
web-log = Verlauf
web-log-of = Wessen Zeilen
web-log-all = Alle
web-log-copy = Verlauf kopieren
web-log-earlier = Frühere Zeilen zeigen
web-taken-back = zurückgenommen
web-tab-log = Verlauf
web-tab-chat = Chat
web-tab-more = Karten
web-tab-notes = Notizen
web-unread = { $count ->
        [one] 1 neue Zeile
       *[other] { $count } neue Zeilen
    }
web-chat = Chat
web-chat-say = Etwas sagen
web-chat-empty = Noch hat niemand etwas gesagt.
web-chat-to = Wer es hören soll
web-chat-everyone = Alle
web-chat-partner = Partner
web-chat-to-partner = Partner: { $names }
web-chat-say-aside = Nur zu { $names } etwas sagen
web-mute = { $name } stummschalten
web-unmute = { $name } wieder hören
web-notes-text = Das siehst nur du, auf diesem Gerät.
web-chat-hello = Hallo!
web-chat-nice = Gut gespielt!
web-chat-thanks = Danke für das Spiel!
web-chat-moment = Einen Moment bitte.
web-send = Senden
web-curtain-title = Jetzt ist { $name } dran
web-curtain-asked = Der Bildschirm ist für { $name }
web-curtain-text = Gib den Bildschirm an { $name } weiter. Sonst sollte niemand hinsehen.
web-curtain-go = Ich bin { $name }

## Tasten

web-keys = Tasten
web-keys-tab = Zwischen Spielplan, Hand, Knöpfen und Verlauf wechseln
web-keys-undo = Die letzte Aktion zurücknehmen
web-keys-primary = Der große Knopf: Zug beenden oder bestätigen
web-keys-cancel = Auswahl aufheben, Animation überspringen
web-keys-help = Diese Liste zeigen

## Das Ende

web-won = { $count ->
        [one] { $names } gewinnt!
       *[other] { $names } gewinnen gemeinsam!
    }
web-end-resigned = Alle anderen haben aufgegeben.
web-place = Platz
web-sum = Summe
web-chart = Punkte im Verlauf der Partie
web-rematch = Noch einmal spielen
web-rematch-join = Bei der Revanche mitspielen
web-rematch-watch = Bei der Revanche zuschauen
web-replay = Noch einmal ansehen
web-share = Wiederholung teilen
web-download = Partie als Datei speichern
web-show-result = Ergebnis zeigen
web-fair = War alles fair?
web-fair-text = Aller Zufall der Partie stand vor dem ersten Zug fest. Das Versprechen war von Anfang an zu sehen; Startwert und Salz beweisen, dass es gehalten wurde.
web-fair-good = Ehrlich gemischt
web-fair-bad = Der Zufall passt nicht zu dem, was versprochen war
web-fair-shared = Gemischt wurde aus einem Geheimnis des Servers, das feststand, bevor jemand Platz nahm, und aus Zufallszahlen der Browser aller Spieler. Niemand konnte das Ergebnis allein bestimmen.
web-fair-own = Die Zahl deines Browsers ist dabei.
web-fair-own-missing = Die Zahl deines Browsers kam nicht rechtzeitig an und blieb außen vor.
web-fair-unchecked = Dieser Browser kann das nur auf einer Seite prüfen, die über HTTPS kam. Die gespeicherte Datei lässt sich mit „ziggurat replay --verify“ prüfen.
web-fair-secret = Geheimnis des Servers
web-fair-share = Zahl von { $name }
web-fair-share-missing = nicht rechtzeitig genannt, außen vor
web-fair-promise = Versprechen
web-fair-seed = Startwert
web-fair-salt = Salz

## Noch einmal ansehen

web-step = Schritt
web-step-of = Schritt { $step } von { $last }
web-step-first = Zum Anfang
web-step-back = Einen Schritt zurück
web-step-next = Einen Schritt weiter
web-step-last = Zum Ende
web-step-link = Link zu diesem Schritt kopieren
web-run = Abspielen
web-pause = Anhalten
web-turn = Zug { $turn }
web-eyes = Aus Sicht von
web-eyes-public = Aus Sicht der Zuschauer
web-eyes-of = Aus Sicht von { $name }

## Regeln, Ausgabe

web-rules-of = Regeln von { $game }
web-rules-search = Regeln durchsuchen
web-rules-none = Dazu gibt es keine Regel.
web-contents = Inhalt
web-about-of = Über diese Ausgabe von { $game }
web-about-text = Nicht alles über das Spiel in der Schachtel steht in der Anleitung. Die Notizen unten sagen, woher jede Angabe kommt und wie sicher sie ist.
web-about-box = Die Schachtel
web-about-house = Eigene Angaben dieses Servers
web-about-house-text = Wer diesen Server betreibt, hat einige unsichere Angaben ersetzt. Für neue Tische gelten diese:
web-about-certainty-text = Die Anmerkungen sind auf Englisch.
web-about-sources = Quellen
web-about-art-text = Spielplan, Material, Karten und Symbole wurden für diese Ausgabe gezeichnet. Die Schriften sind Cinzel und Inter, beide unter der SIL Open Font License.
web-sure-seed = aus der Anleitung
web-sure-two_sources = zwei Quellen stimmen überein
web-sure-source = eine Quelle
web-sure-ruling = hier festgelegt
web-sure-inferred = gefolgert
web-sure-assumed = angenommen
web-gallery-tokens = Spielsteine
web-gallery-tiles = Plättchen und Zikkurats

## Einstellungen

web-language = Sprache
web-theme = Hell oder dunkel
web-theme-light = Hell
web-theme-dark = Dunkel
web-theme-system = Wie das System
web-text-size = Schriftgröße
web-motion = Bewegung
web-motion-on = An
web-motion-off = Aus
web-motion-system = Wie das System
web-sound = Ton
web-clicks = Züge
web-clicks-two = Wählen, dann bestätigen
web-clicks-one = Mit einem Klick

## Babylonia

web-bab-board = Spielplan
web-bab-cards = Zikkurat-Karten
web-bab-cards-taken = Vergebene Karten
web-bab-no-cards = Alle Karten sind vergeben.
web-bab-choose-card = Eine Zikkurat-Karte wählen
web-bab-spent = verbraucht
web-bab-stand = Dein Ständer
web-bab-stand-kind = { $name }: { $count }, Taste { $key }
web-bab-supply = { $count } im Vorrat
web-bab-unknown = unbekannt
web-bab-face-down = Verdeckt
web-bab-beside = daneben
web-bab-field-worth = { $value ->
        [one] Bringt jetzt 1 Punkt.
       *[other] Bringt jetzt { $value } Punkte.
    }
web-bab-progress = { $count } eingesetzt
web-bab-figure-cities = Eigene Städte
web-bab-figure-ziggurats = Berührte Zikkurats
web-bab-figure-stand = Spielsteine auf dem Ständer
web-bab-figure-supply = Spielsteine im Vorrat
web-bab-hex-land = Land
web-bab-hex-river = Fluss
web-bab-hex-token = { $kind } von { $name }
web-bab-hex-face_down = verdeckter Spielstein von { $name } ({ $kind })
web-bab-hex-field = { $name }, Wert { $value }
web-bab-hex-ziggurat = Zikkurat
web-bab-hex-ziggurat_scored = Gewertete Zikkurat
web-bab-hex-missing = { $count ->
        [0] umschlossen
        [one] 1 Feld fehlt: { $hexes }
       *[other] { $count } Felder fehlen: { $hexes }
    }
web-bab-hex-due = kann jetzt gewertet werden
web-bab-hex-open = { $points ->
        [0] hier darfst du einsetzen
        [one] hier darfst du für 1 Punkt einsetzen
       *[other] hier darfst du für { $points } Punkte einsetzen
    }
web-bab-text-board = Der Spielplan in Worten
web-bab-text-sites = Städte, Äcker und Zikkurats
web-bab-text-tokens = Spielsteine auf dem Spielplan
web-bab-text-open = Freie Felder für: { $kind }
web-bab-text-beside = { $name }: { $beside } daneben, { $nobles } Punkte für Edle
web-bab-keys-kind = Priester, Beamten, Händler, Bauern wählen
web-bab-keys-move = Über den Spielplan gehen
web-bab-keys-enter = Feld wählen, noch einmal zum Bestätigen
web-bab-keys-end = Den Zug beenden (außerhalb des Spielplans)
web-bab-status-place = Setze zwei beliebige Spielsteine ein oder mindestens drei Bauern auf Land.
web-bab-status-first = Setze einen Spielstein ein: Du beginnst.
web-bab-status-second = Setze genau zwei Spielsteine ein.
web-bab-status-last = Setze deinen letzten Spielstein ein.
web-bab-status-one_more = Setze noch einen Spielstein ein.
web-bab-status-may_go_on = Setze weitere ein oder beende den Zug.
web-bab-status-complete = Alles eingesetzt: Beende den Zug oder nimm etwas zurück.
web-bab-status-score = Mehrere Orte sind umschlossen: Wähle, was als Nächstes gewertet wird.
web-bab-status-take_card = Du hast die Zikkurat auf { $hex } gewonnen: Wähle eine Karte.
web-bab-status-extra_turn = Möchtest du jetzt deinen Zusatzzug ausführen?
web-bab-status-over = Das Spiel ist zu Ende.
web-bab-status-other_place = { $seat } setzt Spielsteine ein.
web-bab-status-other_score = { $seat } wählt, was als Nächstes gewertet wird.
web-bab-status-other_card = { $seat } wählt eine Zikkurat-Karte.
web-bab-status-other_extra_turn = { $seat } darf einen Zusatzzug ausführen.
web-bab-status-confirm = { $hinted ->
        [yes] Tipp: { $action }
       *[no] { $action }
    }{ $closes ->
        [0] {""}
       *[other] , das umschließt { $sites }
    }. { $pointer ->
        [finger] Noch einmal tippen oder bestätigen.
       *[mouse] Noch einmal klicken oder Enter drücken.
    }
web-bab-status-confirm_gain = { $hinted ->
        [yes] Tipp: { $action }
       *[no] { $action }
    }: { $gain ->
        [one] +1 Punkt
       *[other] +{ $gain } Punkte
    }{ $closes ->
        [0] {""}
       *[other] , umschließt { $sites }
    }. { $pointer ->
        [finger] Noch einmal tippen oder bestätigen.
       *[mouse] Noch einmal klicken oder Enter drücken.
    }
web-bab-primer-1 = Einsetzen
web-bab-primer-1-text = In deinem Zug setzt du zwei beliebige Spielsteine auf freie Felder oder mindestens drei Bauern auf Land. Danach wird dein Ständer aufgefüllt.
web-bab-primer-2 = Edle
web-bab-primer-2-text = Ist alles Land um eine Stadt besetzt, wird sie gewertet. Jeder deiner Edlen mit einem Symbol der Stadt, der über deine Spielsteine mit ihr verbunden ist, bringt dir 2 Punkte.
web-bab-primer-3 = Städte
web-bab-primer-3-text = Wer die meisten Spielsteine neben der Stadt hat, gewinnt sie. Dann bekommen alle 1 Punkt für jede eigene Stadt.
web-bab-primer-4 = Zikkurats
web-bab-primer-4-text = Ein Spielstein neben einer Zikkurat bringt dir 1 Punkt für jede Zikkurat, die du berührst. Wer um eine umschlossene Zikkurat die meisten Spielsteine hat, wählt eine Karte.
web-bab-primer-5 = Äcker und Flüsse
web-bab-primer-5-text = Ein Bauer darf auf einen Acker neben einem anderen deiner Spielsteine und bringt sofort die Punkte des Ackers. Im Fluss liegen Spielsteine verdeckt: Sie verbinden, bringen aber keine Punkte für Edle.
web-bab-primer-6 = Das Ende
web-bab-primer-6-text = Die Partie endet, wenn ein Ständer leer bleibt oder höchstens noch eine Stadt übrig ist. Wer die meisten Punkte hat, gewinnt.

## Lektionen

web-learn-game = { $game } lernen
web-learn-about = Kurze Lektionen auf dem echten Spielplan: eins nach dem anderen, und eine Hand zeigt, was du als Nächstes drückst. Du kannst jederzeit aufhören und später dort weitermachen.
web-learn-none = Zu diesem Spiel gibt es noch keine Lektionen.
web-learn-all = Lektionen aller Spiele
web-learn-start = Los geht’s
web-learn-on = Weitermachen
web-learn-again = Noch einmal
web-learn-progress = { $done } von { $all } Lektionen geschafft
web-coach = Lehrmeister
web-lesson-missing = Diese Lektion gibt es nicht.
web-lesson-ready = Geschafft
web-lesson-done = Gut gemacht!
web-lesson-steps = Schritt { $step } von { $steps }
web-lesson-back = Einen Schritt zurück
web-lesson-again = Lektion von vorn
web-lesson-skip = Lektion überspringen
web-lesson-on = Weiter
web-lesson-retry = Noch einmal versuchen
web-lesson-hush = Verstanden
web-lesson-help = Zeig es mir
web-lesson-next = Nächste Lektion
web-lesson-play = Partie spielen
web-offer-new = Neu bei { $game }?
web-offer-text = In zehn Minuten kannst du es.
web-offer-learn = Lernen
web-offer-play = Gleich spielen

# Blätter: was etwas ist, daneben; was die anderen seit dem letzten Zug getan haben
web-sheet-cost = Kosten:
web-sheet-rule = Regel
web-since = Seit meinem Zug
web-since-tip = Noch einmal zeigen, was die anderen seit meinem letzten Zug getan haben (Z)
web-since-did = Seit deiner letzten Aktion:
web-since-list = Jede Zeile führt zu ihrem Moment.
web-look-back = Zurückblicken
web-look-back-tip = Einen Moment zurück; weiter mit den Pfeiltasten (B)
web-log-look = Diesen Moment auf dem Spielplan zeigen
web-keys-sheet = Was ist das? Öffnet das Blatt zu dem, was den Fokus hat oder unter dem Zeiger liegt
web-keys-since = Seit meinem Zug: was die anderen getan haben
web-keys-back = Zurückblicken, Moment für Moment
web-keys-log = Ein Klick auf eine Zeile im Verlauf zeigt ihren Moment auf dem Spielplan. Ruht der Zeiger auf etwas oder hältst du den Finger darauf, siehst du, was es ist.
web-settings-more = Name und Geräte

## Der Trainer

web-coach-why = Warum?
web-coach-why-this = Warum das?
web-coach-ready = Der Tipp ist auf dem Brett. Drück noch einmal und erfahre, warum.
web-coach-then = Was nun?
web-coach-did-same = Genau das hast du getan.
web-coach-did-fine = Was du getan hast, war etwa so gut:
web-coach-did-worse = Was du getan hast:
web-coach-better = Besser:
web-coach-sure = Bist du sicher?
web-coach-take-back = Zurücknehmen
web-coach-keep = So lassen
web-coach-think-again = Noch mal überlegen
web-coach-anyway = Trotzdem
web-coach-warn = Vor Fehlern warnen, gegen Bots
web-coach-warn-off = nie
web-coach-warn-gentle = vor groben
web-coach-warn-strict = vorher fragen
web-coach-stakes = Was auf dem Spiel steht
web-coach-stakes-count = Auf dem Spiel: { $count }
web-coach-stakes-none = Noch nichts.
web-keys-hint = Tipp, dann warum
web-keys-stakes = Was auf dem Spiel steht, auf dem Brett

## Eine Partie dieses Browsers geht mit Freunden weiter

web-friends = Mit Freunden weiterspielen
web-friends-text = Die Partie zieht an einen Tisch auf dem Server um und geht dort genau von hier aus weiter. Freunde nehmen per Link Platz; auf diesem Gerät bleibt sie nur noch zum Ansehen.
web-friends-offline = Dafür braucht es eine Verbindung. Sobald sie da ist, geht es hier weiter.
web-friends-me = Mein Platz
web-friends-open = Für eine Freundin, einen Freund
web-friends-known = Alle am Tisch erfahren, dass die Partie in diesem Browser begonnen wurde und dass du alles wissen konntest, was bisher ausgeteilt ist. Ab dann wird auf dem Server gemischt.
web-friends-go = Partie umziehen
web-friends-busy = Der Server prüft die Partie …
web-away = Diese Partie geht an einem Tisch mit Freunden weiter. Hier bleibt sie nur so, wie sie beim Umzug war.
web-away-table = Zum Tisch
web-away-look = Ansehen, wie sie war
web-away-again = Noch einmal versuchen
web-away-unknown = Beim Umzug der Partie ist die Verbindung abgerissen. Ob sie angekommen ist, zeigt sich, wenn der Server antwortet; bis dahin ruht sie.
web-away-gone = Den Tisch, an den diese Partie gezogen ist, gibt es nicht mehr. Du kannst hier weiterspielen, wo sie wegging.
web-away-stay = Hier weiterspielen
web-here-away-refused = Diese Partie ist an einen Tisch mit Freunden umgezogen; hier lässt sich nichts mehr tun.
web-here-delete-finished = Beendete Partien löschen ({ $count })
web-here-delete-finished-sure = Wirklich { $count } Partien löschen?
web-stage-away = geht mit Freunden weiter
web-brought = Diese Partie wurde in einem Browser begonnen; er hat { $steps ->
        [one] den ersten Schritt
       *[other] die ersten { $steps } Schritte
    } allein ausgeteilt.
web-brought-known = Wer sie hergebracht hat, konnte alles wissen, was bis dahin ausgeteilt war, auch verdeckte Karten. Was danach kommt, mischen Server und Mitspieler gemeinsam.
web-seat-former = bisher { $name }
web-fair-good-since = Ehrlich gemischt, seit sie auf dem Server ist
web-fair-begun = { $steps ->
        [one] Den ersten Schritt
       *[other] Die ersten { $steps } Schritte
    } hat ein Browser allein ausgeteilt, bevor die Partie auf den Server kam. Sein Startwert passt zu seinem Versprechen, aber dieser Browser kannte ihn.
web-fair-begun-known = Wer die Partie hergebracht hat, konnte alles wissen, was bis dahin ausgeteilt war.
web-fair-begun-then = Ab Schritt { $step }:
web-fair-begun-promise = Versprechen dieses Browsers
web-fair-begun-seed = Startwert und Salz dieses Browsers
