### Der Turmbau zu Babel: was nur der Web-Client sagt.

## Sorten in zwei Buchstaben, und Karten im Satz

web-tob-letter-camel = Ka
web-tob-letter-crane = Kr
web-tob-letter-ship = Sc
web-tob-letter-mason = St
web-tob-cards = { $cards-a }
web-tob-no-cards = keine Karten
web-tob-jokers = { $count ->
        [one] 1 Joker
       *[other] { $count } Joker
    }

## Spielplan

web-tob-board = Weltwunder
web-tob-site = Baustelle
web-tob-tables = Tabellen
web-tob-progress = Zug { $turn }
web-tob-rows = Fertige Weltwunder
web-tob-row = Zeile
web-tob-row-now = als Nächstes
web-tob-row-number = Zeile { $row }
web-tob-next-row = Nächstes: { $first } · { $second } · { $others }
web-tob-others = andere
web-tob-light-row = unfertig
web-tob-light-row-text = Für Weltwunder, die am Ende unfertig sind
web-tob-bonus = Scheibenbonus je Sorte
web-tob-discs = Scheiben
web-tob-points = Punkte
web-tob-left = Übrige Scheiben
web-tob-piles = Stapel
web-tob-deck = Baukarten
web-tob-discard = Ablage
web-tob-action-pile = Aktionskarten
web-tob-house-tables = Dieser Server spielt mit eigenen Werten: über diese Ausgabe
web-tob-order = Reihenfolge
web-tob-needs = braucht { $cards }
web-tob-space-disc = Scheibe für { $disc }
web-tob-space-taken = bei { $name }
web-tob-space-column = auf der Säule
web-tob-space-empty = keine Scheibe
web-tob-space-open = kann gewählt werden
web-tob-standing = { $name }: { $units ->
        [one] 1 Bauteil
       *[other] { $units } Bauteile
    }, jetzt { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
web-tob-standing-none = noch hat niemand hier gebaut

## Auswählen

web-tob-choose-text = Wähle irgendeine Scheibe: Die anderen machen dir dann Angebote. Eigene Karten sind dafür nicht nötig.
web-tob-idle = Hier liegt gleich die nächste Scheibe auf der Säule.
web-tob-preview-hand = { $name }: du hast { $have } von { $number }.
web-tob-preview-bonus = { $name }, Scheibe Nr. { $count }: am Ende { $points ->
        [0] kein Bonus
       *[other] +{ $points }
    }.
web-tob-pass = Passen
web-tob-pass-text = 2 Karten für dich, 1 für die anderen

## Angebote

web-tob-tray = Dein Angebot
web-tob-fewer = { $name }: eine weniger
web-tob-more = { $name }: eine mehr
web-tob-wrong-kind = kommt zurück, zählt nicht
web-tob-trade = Tauschkarte
web-tob-trade-text = Wird dein Angebot angenommen, bekommst du die Scheibe; die Bauteile setzt, wer am Zug ist.
web-tob-with-trade = mit der Tauschkarte
web-tob-own-offer = Dein Angebot liegt verdeckt
web-tob-offers-secret = Die Angebote bleiben geheim, bis alle gemacht sind.
web-tob-ready = Wer ein Angebot gemacht hat
web-tob-has-offered = hat angeboten
web-tob-reveal = Alle haben angeboten. Die Angebote werden aufgedeckt …

## Beteiligte

web-tob-nothing = nichts
web-tob-taken = angenommen
web-tob-rejected = abgelehnt
web-tob-effect-none = nichts zu nehmen
web-tob-effect-trade = möchte die Scheibe
web-tob-effect-rejected = abgelehnt: +{ $points } SP
web-tob-effect-taken = angenommen: setzt { $count ->
        [one] 1 Bauteil
       *[other] { $count } Bauteile
    }
web-tob-effect-trader = angenommen: bekommt die Scheibe
web-tob-no-trader = zweite Tauschkarte
web-tob-no-room = zu viele Karten
web-tob-sum = { $name }: { $count } von { $number }
web-tob-own-cards = Deine Karten dazu
web-tob-add = Du legst { $cards } dazu.
web-tob-disc-to = Scheibe: { $name }.
web-tob-paid = Abgelehnt: { $points ->
        [one] 1 SP
       *[other] { $points } SP
    }.
web-tob-scored-then = Wertung: { $points }.

## Fragen und Aktionskarten

web-tob-ask-triple_bonus = Dein Angebot wurde abgelehnt. Der 3er Bonus macht { $more } aus { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkten
    }.
web-tob-ask-triple_bonus-no = Dein Angebot wurde abgelehnt. Du hast keinen 3er Bonus; gleich gibt es die Punkte.
web-tob-ask-double_turn = Willst du noch einmal passen oder bauen, bevor alle nachziehen?
web-tob-ask-double_turn-no = Du hast keinen Doppelzug; der Zug endet.
web-tob-hand = Deine Baukarten
web-tob-action-cards = Aktionskarten
web-tob-playable = jetzt spielbar
web-tob-play-card = Karte ausspielen
web-tob-exchange-choose = Welche Karten tauschst du? { $count } von höchstens { $most } gewählt.
web-tob-exchange-go = { $count ->
        [0] Tauschen
        [one] 1 Karte tauschen
       *[other] { $count } Karten tauschen
    }
web-tob-used = { $count } gespielt

## Mitspieler

web-tob-figure-active = Wer am Zug ist
web-tob-figure-hand = Baukarten auf der Hand
web-tob-figure-actions = Aktionskarten auf der Hand
web-tob-figure-units = Bauteile im Vorrat
web-tob-figure-discs = Scheiben je Sorte und der Bonus, den sie jetzt bringen
web-tob-known = Gesehen: { $cards }

## Der große Knopf

web-tob-go-choose = Hier bauen
web-tob-go-pass = Passen
web-tob-go-offer = { $count ->
        [0] Nichts anbieten
        [one] 1 Karte anbieten
       *[other] { $count } Karten anbieten
    }
web-tob-go-build = Bauen
web-tob-go-abandon = Nicht bauen

## Statuszeile

web-tob-call-offer = Dein Angebot.
web-tob-call-answer = Deine Antwort.
web-tob-status-over = Das Spiel ist zu Ende.
web-tob-status-choose = Wähle eine Scheibe zum Bauen oder passe.
web-tob-status-choose_again = Doppelzug: Wähle noch eine Scheibe oder passe.
web-tob-status-confirm = { $action }? Bestätige oder wähle etwas anderes.
web-tob-status-offer = { $seat } baut { $wonder-at } und braucht { $disc-a }.
web-tob-status-build = Wähle, wer dir { $wonder-at } hilft: { $disc-a }.
web-tob-status-confirm_abandon = Nicht bauen? Die anderen erhalten dann { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } für ihre Angebote.
web-tob-status-triple_bonus = 3er Bonus spielen, { $more } Punkte statt { $count }?
web-tob-status-double_turn = Doppelzug spielen oder den Zug beenden?
web-tob-status-only_no = Einen Moment …
web-tob-status-other_choose = { $seat } wählt eine Scheibe oder passt.
web-tob-status-other_build = { $seat } wählt, wer mitbaut.
web-tob-status-other_double_turn = { $seat } beendet den Zug oder macht weiter.

## Der Spielplan in Worten

web-tob-text-board = Der Spielplan in Worten
web-tob-text-row = Das nächste fertige Weltwunder wird mit Zeile { $row } gewertet: { $first } Punkte für die meisten Bauteile, { $second } für die zweitmeisten, { $others } für alle anderen dort.
web-tob-text-left = Übrige Scheiben: { $kinds }.
web-tob-text-left-kind = { $name } { $count }
web-tob-text-wonders = Weltwunder mit Scheiben und Bauteilen
web-tob-text-offers = Offene Angebote
web-tob-text-players = Mitspieler
web-tob-text-player = { $name }: { $cards } Baukarten, { $actions } Aktionskarten, { $units } Bauteile im Vorrat, { $discs } Scheiben mit einem Bonus von { $bonus }.

## Tasten

web-tob-keys-move = Zwischen den Scheiben wechseln
web-tob-keys-enter = Scheibe wählen, noch einmal zum Bestätigen
web-tob-keys-pass = Passen, noch einmal zum Bestätigen
web-tob-keys-cards = Ein Kamel, einen Kran, ein Schiff, einen Steinmetz mehr anbieten; 0 für nichts
web-tob-keys-trade = Tauschkarte ins Angebot legen
web-tob-keys-helpers = Angebot annehmen oder ablehnen, im Uhrzeigersinn
web-tob-keys-joker = Andere Karten oder Joker dazulegen
web-tob-keys-abandon = Nicht bauen, noch einmal zum Bestätigen
web-tob-keys-answer = Ja oder Nein auf eine Frage

## So wird gespielt

web-tob-primer-1 = Eine Scheibe wählen
web-tob-primer-1-text = In deinem Zug wählst du eine beliebige Scheibe an einem beliebigen Weltwunder: Sie zeigt, wie viele Karten welcher Sorte nötig sind. Oder du passt und ziehst eine Karte mehr.
web-tob-primer-2 = Angebote
web-tob-primer-2-text = Alle anderen bieten verdeckt Karten dieser Sorte an, so viele sie wollen bis zur Zahl auf der Scheibe, oder keine.
web-tob-primer-3 = Wer mitbaut
web-tob-primer-3-text = Nimm ganze Angebote an, so viele, wie passen, und lege genau die fehlenden Karten selbst dazu. Jede Karte wird am Weltwunder zu einem Bauteil ihres Besitzers. Die Scheibe bekommst du.
web-tob-primer-4 = Die Tauschkarte
web-tob-primer-4-text = Wer sie mit anbietet, will die Scheibe: Wird das Angebot angenommen, geht sie dorthin, und du setzt dafür die Bauteile. Höchstens eine Tauschkarte je Bau. Jede abgelehnte Karte geht zurück und bringt 1 Punkt.
web-tob-primer-5 = Weltwunder
web-tob-primer-5-text = Ist die dritte Scheibe vergeben, wird das Weltwunder gewertet: Punkte für die meisten und die zweitmeisten Bauteile und ein paar für alle anderen dort. Jedes fertige Weltwunder bringt mehr als das vorige.
web-tob-primer-6 = Aktionskarten
web-tob-primer-6-text = Wer ein Weltwunder fertigstellt, zieht eine Aktionskarte. Manche kannst du jederzeit spielen, auch wenn andere am Zug sind.
web-tob-primer-7 = Das Ende
web-tob-primer-7-text = Das Spiel endet, wenn die letzte Scheibe einer Sorte vergeben ist. Unfertige Weltwunder bringen noch etwas; dann zählen deine Scheiben: je mehr von einer Sorte, desto besser. Wer die meisten Punkte hat, gewinnt.

## Galerie

web-tob-gallery-wonders = Weltwunder
web-tob-gallery-discs = Scheiben
web-tob-gallery-cards = Baukarten, Tauschkarte und Bauteile
web-tob-gallery-back = Verdeckt
web-tob-gallery-unit = Bauteile

## Die Seite des Spiels

web-tob-story = Acht Weltwunder stehen halb fertig da, und allein wird keines fertig. Wer baut, nennt eine Baustelle; alle anderen bieten verdeckt Karten an, und der Baumeister nimmt, was ihm passt. Wer geholfen hat, besitzt einen Teil des Wunders; wer abgelehnt wurde, bekommt sofort Punkte. Es geht darum, die anderen zu lesen: Bietest du gerade genug, um genommen zu werden – oder absichtlich zu viel, um fürs Neinsagen bezahlt zu werden?
web-tob-edition = Das ganze Spiel von 2005 für drei bis fünf, mit den Aktionskarten. Manche Zahlen auf den Bauplättchen und in den Wertungszeilen nennt keine Quelle; sie wurden so ergänzt, dass alles aufgeht. Wer die Schachtel hat, kann sie ersetzen.

## Blätter

web-tob-laid = { $most ->
        [0] keine auf der Hand
       *[other] { $count } von { $most }
    }
web-tob-thing-card = Baukarte
web-tob-thing-card-text = Damit werden Scheiben bezahlt, die { $kind } verlangen: in einem Angebot an andere, oder aus deiner Hand, wenn du baust.
web-tob-thing-held = Du hast { $count }.
web-tob-thing-disc = Bauscheibe
web-tob-thing-disc-text = Wer mit ihr baut oder sie eintauscht, behält sie; Scheiben einer Sorte bringen am Ende einen Bonus. Jede eingesetzte Karte setzt ein Bauteil auf das Weltwunder.
web-tob-thing-space = Sind alle drei Scheiben eines Weltwunders weg, wird es gewertet.
web-tob-thing-built = { $built } von { $spaces } Scheiben verbaut
web-tob-thing-wonder = Geht seine letzte Scheibe weg, wird es mit der nächsten Zeile gewertet: Die meisten Bauteile bringen { $first }, die zweitmeisten { $second }, alle anderen mit Bauteilen { $others }.
web-tob-thing-units = Bauteile
web-tob-thing-units-text = Die Zahl im Haus zählt die Bauteile. Die Punkte darunter brächten sie, wenn das Weltwunder jetzt fertig wäre.
web-tob-thing-row-name = Zeile { $row }
web-tob-thing-row = Meiste Bauteile: { $first } Punkte. Zweitmeiste: { $second }. Alle anderen mit Bauteilen: { $others }.
web-tob-thing-rows = Jede Zeile gilt für ein fertiges Weltwunder, von oben nach unten.
web-tob-thing-bonus = Am Ende des Spiels, für jede Sorte einzeln: So viele Scheiben einer Sorte bringen so viele Punkte.
web-tob-thing-bonus-now = So, wie es steht, bringen sie am Ende { $points } Punkte.
web-tob-thing-no-discs = noch keine Scheiben
web-tob-thing-left = Scheiben dieser Sorte auf dem Spielplan. Das Spiel endet, sobald von einer Sorte keine mehr da ist.
