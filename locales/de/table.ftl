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
table-log-new_host = { $seat } hat die Partie an diesen Tisch gebracht. Ab hier wird der Zufall hier bestimmt.

## Abgelehnte Befehle

table-refusal-illegal = Das lassen die Regeln nicht zu.
table-refusal-not_your_seat = Das ist nicht dein Platz; du kannst nur für deinen eigenen handeln.
table-refusal-no_such_seat = Diesen Platz gibt es an diesem Tisch nicht.
table-refusal-nothing_to_undo = Es gibt nichts mehr, was du zurücknehmen könntest.
table-refusal-bot_seat = Auf diesem Platz spielt ein Bot; nimm ihn zuerst wieder ein.
table-refusal-not_a_bot = Auf diesem Platz spielt kein Bot.
table-refusal-still_here = Wer diesen Platz hat, ist noch da; niemand sonst darf ihn einem Bot überlassen.
table-refusal-resigned = Wer diesen Platz hatte, hat aufgegeben und kann in diese Partie nicht zurückkehren.
table-refusal-stale = Die Partie ist inzwischen weitergegangen; sieh dir die neue Lage an und wähle noch einmal.
table-refusal-no_version = Zu diesem Befehl gehört die Version der Partie, für die er gilt.
table-refusal-over = Die Partie ist zu Ende; niemand kann mehr etwas tun.
table-refusal-not_over = Das geht erst, wenn die Partie zu Ende ist.
table-refusal-hosted = Diese Partie lief schon einmal auf einem Server; auf einen anderen lässt sie sich nicht bringen.
table-refusal-malformed = Dieser Befehl ist nicht lesbar.
table-refusal-unwritable = Das Ergebnis ließ sich nicht festhalten; deshalb wurde nichts ausgeführt.

## Das Ende

table-end-resigned = Alle anderen haben aufgegeben.

## Dateien von Partien

table-file-malformed = Die Datei ist nicht lesbar: Sie ist beschädigt oder unvollständig.
table-file-format = Die Datei hat ein Format, das hier nicht gelesen werden kann.
table-file-game = Die Datei enthält eine Partie eines anderen Spiels.
table-file-rules_version = Die Partie wurde mit einer anderen Fassung der Regeln gespielt.
table-file-commitment = Der Zufall in der Datei stammt nicht aus dem, was zu Beginn der Partie zugesagt war.
table-file-setup = Die Partie in der Datei hätte so nicht beginnen können.
table-file-action = Die Datei enthält etwas, das keine Aktion dieses Spiels ist.
table-file-refused = Die Datei enthält eine Aktion, die nicht erlaubt war.
table-file-hash = Das Nachspielen führt zu einer anderen Stellung als in der Datei.
table-file-long = Die Datei hat mehr Einträge, als eine Partie dieses Spiels haben kann.
table-file-result = Das Nachspielen führt zu einem anderen Ergebnis als in der Datei.

## Eine Partie beginnen

table-setup-seats = Mit dieser Zahl von Plätzen lässt sich das Spiel nicht spielen.
table-setup-options = Mit diesen Optionen lässt sich das Spiel nicht spielen.
table-setup-unwritable = Der Beginn der Partie ließ sich nicht festhalten.
