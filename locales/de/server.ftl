### Was der Server sagt.

## Abgelehnte Anfragen

server-refusal-not_found = Diesen Tisch oder diese Partie gibt es nicht.
server-refusal-no_name = Bitte wähle zuerst einen Namen.
server-refusal-bad_name-empty = Ein Name braucht mindestens einen Buchstaben oder eine Ziffer.
server-refusal-bad_name-long = Dieser Name ist zu lang; höchstens 24 Buchstaben haben Platz.
server-refusal-bad_name-invisible = In diesem Namen stecken unsichtbare Zeichen. Bitte tippe ihn ein, statt ihn einzufügen.
server-refusal-bad_name-character = Bitte nimm für deinen Namen nur Buchstaben, Ziffern, Leerzeichen und einfache Satzzeichen; keine Emojis oder verzierten Buchstaben.
server-refusal-bad_name-scripts = Dieser Name mischt Buchstaben verschiedener Schriften. Bitte schreibe ihn in einer Schrift, zum Beispiel in lateinischer.
server-refusal-bad_name-marks = In diesem Namen trägt ein Buchstabe zu viele Zeichen. Bitte lass einige weg.
server-refusal-not_seated = Das können nur Spieler mit einem Platz an diesem Tisch.
server-refusal-no_partner = In dieser Partie spielt niemand mit dir zusammen.
server-refusal-not_host = Das kann nur der Gastgeber dieses Tisches.
server-refusal-no_locals = Nur der Gastgeber kann Mitspieler am selben Bildschirm dazusetzen. Bitte ihn um eine Einladung für diesen Platz.
server-refusal-not_ready = Der Gastgeber ist nicht da. Ohne ihn kann es losgehen, sobald alle anderen bereit sind.
server-refusal-banned = Der Gastgeber hat dich von diesem Tisch ausgeschlossen. Du kannst hier weder sitzen noch zuschauen.
server-refusal-shut_out = Du bist auf diesem Server gesperrt.
server-refusal-closed = Dieser Tisch wurde geschlossen.
server-removed-kicked = Der Gastgeber hat deinen Platz frei gemacht. Du kannst weiter zuschauen oder dich wieder setzen.
server-removed-banned = Der Gastgeber hat dich von diesem Tisch ausgeschlossen. Du kannst hier nicht mehr sitzen, zuschauen oder schreiben.
server-refusal-not_gathering = Das geht nur, bevor die Partie beginnt.
server-refusal-not_started = Die Partie hat noch nicht begonnen.
server-refusal-seat_taken = Diesen Platz hat schon jemand anders.
server-refusal-bad_invite = Dieser Platz ist reserviert; um hier zu sitzen, brauchst du die Einladung.
server-refusal-seats_empty = Die Partie kann erst beginnen, wenn kein Platz mehr leer ist.
server-refusal-bad_options = Mit diesen Optionen kann das Spiel nicht gespielt werden.
server-refusal-bad_seats = Mit diesen Plätzen kann das Spiel nicht gespielt werden.
server-refusal-unknown_game = Dieses Spiel gibt es hier nicht.
server-refusal-too_fast = { $limit ->
        [messages] Zu viele Nachrichten auf einmal.
        [chat] Zu viele Chat-Zeilen auf einmal.
        [hints] Zu viele Tipps auf einmal.
        [tables] Zu viele neue Tische auf einmal.
        [place_tables] Zu viele neue Tische aus deinem Netz.
        [guests] Zu viele neue Spieler aus deinem Netz.
        [files] Zu viele Dateien aus deinem Netz.
        [steps] Zu viele Rückblicke auf einmal.
        [connections] Zu viele neue Verbindungen aus deinem Netz.
       *[requests] Zu viele Anfragen aus deinem Netz.
    } Versuch es bitte in { $seconds ->
        [one] einer Sekunde
       *[other] { $seconds } Sekunden
    } noch einmal.
server-refusal-too_many = So vielen Tischen kannst du nicht gleichzeitig folgen.
server-refusal-too_long = Diese Partie ist zu lang geworden; sie kann nur noch aufgegeben werden.
server-refusal-busy = An diesem Tisch ist gerade sehr viel los; bitte versuche es noch einmal.
server-refusal-full = Der Server hat gerade keinen Platz für weitere Verbindungen aus deinem Netz.
server-refusal-storage = Das konnte nicht gespeichert werden; bitte versuche es noch einmal.
server-refusal-internal = An diesem Tisch ist etwas schiefgegangen; er steht jetzt wieder beim letzten Zug. Bitte versuche es noch einmal.
server-refusal-bad_origin = Seiten anderer Anbieter dürfen das nicht.
server-refusal-malformed = Diese Anfrage ist nicht lesbar.
server-refusal-too_large = Für die Datei einer Partie ist das zu groß.
server-refusal-bad_file-step = Schritt { $step } des Protokolls stimmt nicht: { $why }
server-refusal-no_such_step = So viele Schritte hat die Partie nicht.
server-refusal-no_such_session = Dieses Gerät ist schon abgemeldet.
server-refusal-no_such_page = Diese Seite gibt es nicht.

## Seiten

server-client-not_built = Der Server läuft, wurde aber ohne den Web-Client gebaut. Baue den Client im Ordner „web“ und starte den Server neu.
