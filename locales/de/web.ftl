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

web-hero = Große Brettspiele aus dem Land zwischen den Flüssen: gegen Bots, mit Freunden, streng nach den Regeln.
web-welcome = Willkommen
web-name = Wie sollen die anderen dich nennen?
web-name-ok = Das bin ich
web-name-note = Kein Konto nötig. Dein Name und deine Tische sind beim nächsten Besuch auf diesem Gerät wieder da.
web-name-title = Dein Name
web-forget = Mich auf diesem Gerät vergessen
web-forget-text = Danach kommst du nicht mehr zu deinen Tischen zurück.
web-hello = Hallo, { $name }!
web-rename = Namen ändern
web-quick = Gegen Bots spielen
web-games = Spiele
web-game-for = { $least } bis { $most } Spieler
web-quick-go = Jetzt spielen
web-level = Stärke der Bots
web-with-others = Mit anderen spielen
web-with-others-text = Schick Freunden einen Link, setzt euch zusammen an einen Bildschirm oder öffne einen Tisch für alle.
web-create = Tisch eröffnen
web-my-tables = Deine Tische
web-open-tables = Offene Tische
web-no-open-tables = Zurzeit gibt es keinen öffentlichen Tisch. Eröffne einen, dann finden ihn andere hier.
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
web-pass-screen = Bildschirm an { $name } geben
web-points = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
web-actions = Aktionen
web-undo = Zurück
web-reset = Zug neu
web-hint = Tipp
web-end-turn = Zug beenden
web-confirm = Bestätigen
web-hint-is = Tipp: { $hint }.
web-skip = Überspringen
web-reconnecting = Verbindung unterbrochen. Neuer Versuch …
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
web-reclaim = Meinen Platz zurücknehmen
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
web-curtain-text = Gib den Bildschirm an { $name }. Sonst sollte niemand hinsehen.
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
web-eyes = Gesehen von
web-eyes-public = Gesehen von Zuschauern
web-eyes-of = Gesehen von { $name }

## Regeln, Ausgabe

web-rules-of = Regeln von { $game }
web-rules-search = Regeln durchsuchen
web-rules-none = Dazu gibt es keine Regel.
web-contents = Inhalt
web-about-of = Über diese Ausgabe von { $game }
web-about-text = Nicht alles über das Spiel aus der Schachtel steht in der Anleitung. Diese Seite sagt, woher jede Angabe stammt und wie sicher sie ist.
web-about-designer = Autor
web-about-artist = Illustration
web-about-publisher = Verlag
web-about-year = Jahr
web-about-house = Eigene Angaben dieses Servers
web-about-house-text = Wer diesen Server betreibt, hat einige unsichere Angaben ersetzt. Für neue Tische gelten diese:
web-about-certainty = Wie sicher die Angaben sind
web-about-certainty-text = Die Anmerkungen sind auf Englisch.
web-about-sources = Quellen
web-about-art = Bilder und Schriften
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
