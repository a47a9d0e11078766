### Was der Server sagt.

## Abgelehnte Anfragen

server-refusal-not_found = Diesen Tisch oder diese Partie gibt es nicht.
server-refusal-no_name = Bitte wähle zuerst einen Namen.
server-refusal-not_seated = Das können nur Spieler mit einem Platz an diesem Tisch.
server-refusal-no_partner = In dieser Partie spielt niemand mit dir zusammen.
server-refusal-not_host = Das kann nur der Gastgeber dieses Tisches.
server-refusal-not_gathering = Das geht nur, bevor die Partie beginnt.
server-refusal-not_started = Die Partie hat noch nicht begonnen.
server-refusal-seat_taken = Diesen Platz hat schon jemand anders.
server-refusal-bad_invite = Dieser Platz ist reserviert; um hier zu sitzen, brauchst du die Einladung.
server-refusal-seats_empty = Die Partie kann erst beginnen, wenn kein Platz mehr leer ist.
server-refusal-bad_options = Mit diesen Optionen kann das Spiel nicht gespielt werden.
server-refusal-bad_seats = Mit diesen Plätzen kann das Spiel nicht gespielt werden.
server-refusal-unknown_game = Dieses Spiel gibt es hier nicht.
server-refusal-too_fast = Das war zu viel auf einmal; bitte warte einen Augenblick.
server-refusal-too_many = So vielen Tischen kannst du nicht gleichzeitig folgen.
server-refusal-too_long = Diese Partie ist zu lang geworden; sie kann nur noch aufgegeben werden.
server-refusal-busy = An diesem Tisch ist gerade sehr viel los; bitte versuche es noch einmal.
server-refusal-storage = Das konnte nicht gespeichert werden; bitte versuche es noch einmal.
server-refusal-internal = An diesem Tisch ist etwas schiefgegangen; er steht jetzt wieder beim letzten Zug. Bitte versuche es noch einmal.
server-refusal-bad_origin = Seiten anderer Anbieter dürfen das nicht.
server-refusal-malformed = Diese Anfrage ist nicht lesbar.
server-refusal-no_such_step = So viele Schritte hat die Partie nicht.
server-refusal-no_such_page = Diese Seite gibt es nicht.

## Seiten

server-client-not_built = Der Server läuft, wurde aber ohne den Web-Client gebaut. Baue den Client im Ordner „web“ und starte den Server neu.
