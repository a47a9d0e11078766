### Was der Tisch sagt, gleich bei welchem Spiel.

## Spielstärke der Bots

table-level-random = { level-random }
table-level-greedy = { level-greedy }
table-level-easy = { level-easy }
table-level-normal = { level-normal }
table-level-hard = { level-hard }

## Das Protokoll

table-log-undo = { $seat } nimmt { $steps ->
        [one] die letzte Aktion
       *[other] die letzten { $steps } Aktionen
    } zurück.
table-log-resign = { $seat } gibt auf.
table-log-hand_over = Ein Bot ({ $level }) spielt nun für { $seat }.
table-log-reclaim = { $seat } nimmt den Platz wieder ein.

## Abgelehnte Befehle

table-refusal-illegal = Das lassen die Regeln nicht zu.
table-refusal-not_your_seat = Das ist ein fremder Platz; handeln lässt sich nur für den eigenen.
table-refusal-no_such_seat = Diesen Platz gibt es an diesem Tisch nicht.
table-refusal-nothing_to_undo = Es gibt nichts mehr, was sich zurücknehmen ließe.
table-refusal-bot_seat = Auf diesem Platz spielt ein Bot; bitte den Platz zuerst wieder einnehmen.
table-refusal-not_a_bot = Auf diesem Platz spielt kein Bot.
table-refusal-still_here = Wer diesen Platz hat, ist noch da; niemand sonst darf ihn einem Bot überlassen.
table-refusal-resigned = Wer diesen Platz hatte, hat aufgegeben und kann in diese Partie nicht zurückkehren.
table-refusal-stale = Die Partie ist inzwischen weitergegangen; bitte die neue Lage ansehen und noch einmal wählen.
table-refusal-no_version = Zu diesem Befehl gehört die Version der Partie, für die er gilt.
table-refusal-over = Die Partie ist zu Ende; niemand kann mehr etwas tun.
table-refusal-not_over = Das geht erst, wenn die Partie zu Ende ist.
table-refusal-malformed = Dieser Befehl ist nicht lesbar.
table-refusal-unwritable = Was daraus folgt, ließ sich nicht festhalten; deshalb wurde es nicht ausgeführt.

## Das Ende

table-end-resigned = Alle anderen haben aufgegeben.

## Dateien von Partien

table-file-malformed = Die Datei ist nicht lesbar: Sie ist beschädigt oder unvollständig.
table-file-format = Die Datei hat eine Form, die hier nicht gelesen werden kann.
table-file-game = Die Datei enthält eine Partie eines anderen Spiels.
table-file-rules_version = Die Partie wurde mit einer anderen Fassung der Regeln gespielt.
table-file-commitment = Der Startwert in der Datei ist nicht der, der zu Beginn der Partie zugesagt war.
table-file-setup = Die Partie in der Datei hätte so nicht beginnen können.
table-file-action = Die Datei enthält etwas, das keine Aktion dieses Spiels ist.
table-file-refused = Die Datei enthält eine Aktion, die nicht erlaubt war.
table-file-hash = Das Nachspielen führt zu einer anderen Stellung, als die Datei angibt.
table-file-result = Das Nachspielen führt zu einem anderen Ergebnis, als die Datei angibt.

## Eine Partie beginnen

table-setup-seats = Mit dieser Zahl von Plätzen lässt sich das Spiel nicht spielen.
table-setup-options = Mit diesen Optionen lässt sich das Spiel nicht spielen.
table-setup-unwritable = Womit die Partie beginnen würde, ließ sich nicht festhalten.
