### Battalia: Die Schöpfung im Browser.

## Orte auf dem Bildschirm

web-bat-map = Karte
web-bat-side = Markt, Orakel und Karten
web-bat-piles = Stapel
web-bat-progress = Woche { $week } · Tag { $day }
web-bat-leaf-do = Jetzt
web-bat-leaf-market = Markt
web-bat-leaf-laid = Auslage
web-bat-leaf-oracle = Orakel
web-bat-unfold = Mehr oder weniger dieser Seite zeigen
web-bat-nothing-to-buy = Deine Karten können gerade nichts bezahlen.
web-bat-not-now = Du kannst gerade nichts kaufen.
web-bat-none = keine
web-bat-card = { $card }{ $of }
web-bat-cards = { $cards-a }

## Die Karte

web-bat-north = Norden
web-bat-east = Osten
web-bat-south = Süden
web-bat-west = Westen
web-bat-square-exits = Ausgänge nach { $exits }
web-bat-square-road = Straße
web-bat-square-ruins = Ruinen, Wache { $level }
web-bat-square-own = Stadt von { $name }, Stufe { $level }
web-bat-square-neutral = neutrale Stadt, Stufe { $level }
web-bat-square-freed = befreite Stadt ohne Marker
web-bat-square-empty = leer
web-bat-square-impassable = unpassierbar
web-bat-square-hero = { $hero } von { $name }
# Where names of cards may be broken into two lines: a bar in a word.
web-bat-breaks = Stammes|krieger Häupt|ling Versor|gung Werk|zeug Ma|gische Schrift|rolle Amu|lett Schwin|gen aneinander|grenzende gegenüber|liegende
web-bat-square-fits = die Karte passt mit Ausgängen nach { $exits }
web-bat-square-open = hier möglich
web-bat-square-reach = erreichbar: { $price }
web-bat-price-supply = { $count } Versorgung
web-bat-price-ride = ein Pferd
web-bat-price-roam = kostenlos
web-bat-price-fly = die Schwingen
web-bat-walk-far = { $hero } mit { $count } Versorgung nach { $square }
web-bat-turn = Karte drehen

## Das Orakel

web-bat-day = Woche { $week }, Tag { $day }
web-bat-lit = { $artefact } ist erleuchtet und zählt doppelt.
web-bat-pair = { $artefact } ist das Paar: Beim Erschaffen wählst du die Fraktion.
web-bat-week = Die sieben Tage
web-bat-day-is = Tag { $day }: { $lit } erleuchtet, { $pair } das Paar

## Der Markt

web-bat-recruit = Anwerben (mit einer Versorgung)
web-bat-create = Erschaffen
web-bat-roads = Straße bauen
web-bat-cities = Stadt bauen
web-bat-level = Stufe der Stadt
web-bat-level-is = Stufe { $level }
web-bat-costs = kostet { $cards }
web-bat-free = kostenlos
web-bat-left = noch { $count }
web-bat-is-pair = das Paar des Tages
web-bat-can = deine Karten reichen dafür
web-bat-gold = Was golden ist, können deine Karten jetzt bezahlen. Wähle etwas davon, eine Karte, einen Helden oder eine Stadt.

## Was sonst möglich ist

web-bat-deeds = Mit diesen Karten kannst du auch
web-bat-deed-move = Bewegen
web-bat-deed-attack = Angreifen
web-bat-deed-occupy = Stadt besetzen
web-bat-deed-hire = Held anheuern
web-bat-deed-upgrade = Stadt ausbauen
web-bat-deed-amulet = Amulett
web-bat-deed-title = Titel
web-bat-deed-scroll = Schriftrolle
web-bat-deed-pitch = Zelt aufschlagen
web-bat-deed-strike = Zelt abbauen
web-bat-deed-hide = Karte verstecken
web-bat-deed-horn = Horn
web-bat-deed-join = Held beteiligen
web-bat-deed-retreat = Zurückziehen

## Karten auf Tisch und Hand

web-bat-owed = Noch zu zahlen:
web-bat-short-tribesman = Stammeskrieger
web-bat-short-chief = Häuptling
web-bat-short-priest = Priester
web-bat-short-lord = Lord
web-bat-short-supply = Versorgung
web-bat-short-artefact = { $artefact }
web-bat-uses = { $count ->
        [one] eine Nutzung
       *[other] { $count } Nutzungen
    }
web-bat-used = Verbraucht
web-bat-table-empty = Es wurden noch keine Karten gelegt.
web-bat-held = { $count ->
        [one] { $card }
       *[other] { $count } × { $card }
    }
web-bat-usable = jetzt verwendbar
web-bat-marked = in diesem Zug hat schon ein Artefakt darauf gewirkt
web-bat-hand-empty = Deine Hand ist leer.
web-bat-ambush-free = freies Versteck
web-bat-own-cards = { $count ->
        [one] 1 Karte von dir
       *[other] { $count } Karten von dir
    }
web-bat-shown-to = gezeigt: { $seats }
web-bat-joker-text = Eine beliebige Einheit, eine Versorgung oder ein Artefakt außer dem Zelt, einmal nutzbar.

## Ein Kampf

web-bat-battle = Kampf
web-bat-battle-city = { $seat } greift die Stadt { $square } von { $defender } an
web-bat-battle-hero = { $seat } greift { $foe-the } von { $defender } in { $square } an
web-bat-battle-neutral = { $seat } greift die neutrale Stadt { $square } an
web-bat-battle-ruins = { $seat } greift die Ruinen an
web-bat-neutral = Neutrale Stadt
web-bat-row-attack = Angriffsreihe
web-bat-row-defence = Verteidigungsreihe
web-bat-row-empty = noch keine Karten
web-bat-strength-attack = Angriff: { $count }
web-bat-strength-defence = Verteidigung: { $count }
web-bat-base = Grundwert { $count }
web-bat-terrain-bonus = Heimatgelände +{ $count }
web-bat-hero-bonus = Helden +{ $count }
web-bat-hero-bonus-lost = Helden +0: eine fremde Karte
web-bat-hero-bonus-open = Helden: Bonus für Karten einer Fraktion
web-bat-needs = { $seat } fehlen { $more } zum Weitermachen.
web-bat-enough = { $seat } ist stark genug zum Weitermachen.
web-bat-result-won = { $attack } zu { $defence }: Der Angriff gelingt
web-bat-result-lost = { $attack } zu { $defence }: Der Angriff ist abgewehrt
web-bat-to-map = Karte
web-bat-to-battle = Zurück zum Kampf
web-bat-call-attacked = Du wirst angegriffen!
web-bat-call-defend = Du verteidigst.

## Wer was tun muss

web-bat-status-over = Das Spiel ist vorbei.
web-bat-status-factions = Wähle eine Fraktion: Ihre Helden und Marker gehören dir.
web-bat-status-starts = Wähle deine Startstadt auf der Karte.
web-bat-status-free_road = Wähle eine Straße: Sie kostet nichts.
web-bat-status-free_city = Wähle eine Stadt: Sie kostet nichts.
web-bat-status-gather = Behalte die Hand, sage eine Kohorte an oder nimm einen Mulligan.
web-bat-status-act = Kaufe, baue, bewege, greife an – oder beende den Zug.
web-bat-status-end = Es gibt nichts mehr zu kaufen: Beende den Zug.
web-bat-status-pay = Wähle die Karten zum Bezahlen: { $cards-a }.
web-bat-status-place = Wähle ein goldenes Feld; die Karte lässt sich drehen.
web-bat-status-take = Nimm die oberste Karte oder suche eine Fraktion.
web-bat-status-station = Stationiere eine zweite Karte im Zelt oder lass es.
web-bat-status-conceal = Wähle die Handkarte, die ins Versteck kommt.
web-bat-status-fetch = { $count ->
        [one] Nimm eine Karte deiner Nation oder lass es.
       *[other] Nimm bis zu { $count } Karten deiner Nation.
    }
web-bat-status-drop = Das Versteck ist voll: Wähle die Karte, die in die Zuflucht kommt.
web-bat-status-declare = Sag, was der Joker ist.
web-bat-status-claim = Wähle ein besonderes Artefakt.
web-bat-status-weapon_first = Eröffne den Angriff: Lege zuerst eine Waffe.
web-bat-status-open = Lege Karten: Es fehlen { $more } für die Eröffnung.
web-bat-status-raise = Lege Karten: Es fehlen { $more } – oder passe.
web-bat-status-complete = Stark genug: Mach weiter oder lege mehr.
web-bat-status-answer = { $seat } greift { $square } mit { $attack } gegen { $defence } an. Kämpfst du oder ergibst du dich?
web-bat-status-answer_hero = { $seat } greift { $foe-your } in { $square } mit { $attack } gegen { $defence } an. Kämpfen, zurückziehen oder sich ergeben?
web-bat-status-confirm = { $action }? Bestätige, oder wähle etwas anderes.
web-bat-status-confirm_end = Deine Karten könnten noch etwas kaufen. Den Zug trotzdem beenden?
web-bat-status-confirm_pass = Passen? Der Angriff ist abgewehrt, deine Helden verlassen das Brett.
web-bat-status-confirm_stop = Aufhören? Die Karten sind verbraucht, deine Helden bleiben.
web-bat-status-confirm_pass_defence = Passen? Der Angreifer gewinnt.
web-bat-status-deed_move = Wähle einen Helden und ein goldenes Feld; der Preis steht darauf.
web-bat-status-deed_attack = Wähle, was du angreifst.
web-bat-status-deed_occupy = Wähle die befreite Stadt.
web-bat-status-deed_hire = Wähle die Stadt, in der der Held erscheint.
web-bat-status-deed_upgrade = Wähle die Stadt, die du um eine Stufe ausbaust.
web-bat-status-deed_amulet = Wähle die Karte für das Amulett; dann wird gewürfelt.
web-bat-status-deed_title = Wähle die Einheit, die du beförderst.
web-bat-status-deed_scroll = Wähle die Karte, deren Fraktion sich ändert.
web-bat-status-deed_pitch = Wähle die Karte für das Zelt.
web-bat-status-deed_strike = Wähle das Zelt.
web-bat-status-deed_hide = Wähle die Karte für den Limbus; dann die fürs Versteck.
web-bat-status-deed_horn = Blas das Horn: Nimm bis zu zwei Karten deiner Nation.
web-bat-status-deed_join = Wähle, wer sich an der Verteidigung beteiligt.
web-bat-status-deed_retreat = Wähle, wohin dein Held sich zurückzieht.
web-bat-status-other = { $seat } ist am Zug.
web-bat-status-other_factions = { $seat } wählt eine Fraktion.
web-bat-status-other_starts = { $seat } wählt eine Startstadt.
web-bat-status-other_gather = { $seat } beginnt den Zug.
web-bat-status-other_battle = Kampf in { $square }, { $attack } zu { $defence }: { $seat } entscheidet.

## Der große Knopf

web-bat-go-confirm = Bestätigen
web-bat-go-complete = Weiter
web-bat-go-pass = Passen
web-bat-go-done = Nichts weiter
web-bat-go-keep = Hand behalten
web-bat-go-end = Zug beenden
web-bat-go-attack = Angreifen
web-bat-go-place = Legen

## Tafeln und Listen

web-bat-figure-hand = Handkarten
web-bat-figure-nation = Karten in der Nation
web-bat-figure-shelter = Karten in der Zuflucht
web-bat-figure-ambush = Versteckte Karten
web-bat-figure-tents = Zelte mit { $cards }
web-bat-figure-markers = Übrige Marker: Stufen 1 und 2, Stufen 3 und 4
web-bat-figure-high = Städte der Stufe 4
web-bat-known = Bekannt: { $cards }
web-bat-greats = Besondere Artefakte in den Ruinen
web-bat-unseen = { $count ->
        [one] Ein besonderes Artefakt liegt verborgen.
       *[other] { $count } besondere Artefakte sind noch verborgen; einige liegen unter den neutralen Städten.
    }
web-bat-own-nation = Deine Nation (gemischt)
web-bat-shelter-of = Zuflucht von { $name }
web-bat-tent-of = Zelt von { $name }
web-bat-ties = Gleichstände
web-bat-ties-text = Bei gleich vielen Punkten gewinnen mehr Städte der Stufe 4, dann der Stufen 3, 2 und 1, dann mehr Helden auf dem Brett.
web-bat-heroes-out = Helden auf dem Brett

## Für alle, die das Brett nicht sehen

web-bat-text = Der Tisch in Worten
web-bat-text-battle = Kampf in { $square }: Angriff { $attack }, Verteidigung { $defence }
web-bat-text-open = Wählbare Felder
web-bat-text-player = { $name }, { $faction }: { $points } Punkte, Hand { $hand }, Nation { $nation }, Zuflucht { $shelter }, Versteck { $ambush }, Zelte { $tents }, Marker { $low } und { $high }
web-bat-text-piles = Stapel
web-bat-text-pile = { $name }: { $count }, offen: { $top }

## Tasten

web-bat-keys-move = sich auf der Karte bewegen
web-bat-keys-enter = ein Feld wählen; noch einmal zum Bestätigen
web-bat-keys-cards = eine Handkarte wählen
web-bat-keys-turn = die Geländekarte drehen
web-bat-keys-hero = einen Helden bewegen
web-bat-keys-next = die nächste Möglichkeit ansehen

## So wird gespielt

web-bat-primer-1 = Städte gründen
web-bat-primer-1-text = Jede Stadt zählt so viele Punkte wie ihre Stufe, 1 bis 4. Das Spiel endet, wenn jemand fünf Städte der Stufe 4 besitzt oder kein Feld mehr frei ist; wer die meisten Punkte hat, gewinnt.
web-bat-primer-2 = Die Hand ausspielen
web-bat-primer-2-text = In jedem Zug nutzt du sechs Karten und ziehst sechs neue. Versorgung wirbt Einheiten an; Einheiten erschaffen Artefakte, bauen Straßen und Städte und bauen Städte aus. Was deine Karten bezahlen können, leuchtet golden.
web-bat-primer-3 = Die Karte bauen
web-bat-primer-3-text = Eine Karte kommt dorthin, wo Ausgang auf Ausgang trifft und eine Straße zu einer deiner Städte führt. Städte berühren einander nie.
web-bat-primer-4 = Artefakte nutzen
web-bat-primer-4-text = Titel befördern, Schriftrollen ändern die Fraktion, der Würfel des Amuletts vervielfacht, Pferde tragen Helden, Zelte bewahren Karten auf. Was das Sonnenorakel erleuchtet, zählt an diesem Tag doppelt.
web-bat-primer-5 = Kohorten sammeln
web-bat-primer-5-text = Drei oder mehr Karten einer Fraktion bringen zu Beginn deines Zuges weitere Karten. Eine schlechte Hand lässt sich gegen fünf neue Karten tauschen.
web-bat-primer-6 = Helden aussenden
web-bat-primer-6-text = Mit einer Waffe und zwei Versorgungen heuerst du einen Helden an. Versorgung bewegt ihn um ein Feld, ein Pferd um bis zu drei. Neutrale Städte und die Ruinen mit den besonderen Artefakten warten darauf, erobert zu werden.
web-bat-primer-7 = Kämpfen
web-bat-primer-7-text = Ein Kampf beginnt mit einer Waffe. Beide Seiten erhöhen abwechselnd, bis jemand passt; bei Gleichstand gewinnt die Verteidigung. Du kannst im Zug anderer angegriffen werden und verteidigst dich mit deiner Hand.
web-bat-primer-8 = Verstecken und vorbereiten
web-bat-primer-8-text = Lege eine Karte in den Limbus und verstecke eine andere: Sie wartet im Versteck auf deine Verteidigung oder deinen nächsten Zug. Dein Deck hat nie weniger als zehn Karten.

## Galerie

web-bat-gallery-cards = Karten
web-bat-gallery-back = Rückseite einer Karte
web-bat-gallery-factions = Fraktionen
web-bat-gallery-map = Karte und Helden

## Die Seite des Spiels

web-bat-story = Vier Völker teilen sich eine neue Welt, und jedes beginnt mit einer Stadt und ein paar Karten. Mit deiner Hand wirbst du Truppen an, erschaffst Artefakte, baust Straßen über die Karte und errichtest Städte; jede neue Karte macht die nächste Hand stärker, und Karten eines Volkes zählen zusammen mehr. Helden ziehen über deine Straßen – und Straßen führen in beide Richtungen. Am Ende zählt jede Stufe einer Stadt einen Punkt: Wer am schnellsten wächst, hat auch am meisten zu verteidigen.
web-bat-edition = Das Grundspiel von 2015 für zwei bis vier, mit den fortgeschrittenen Regeln, beiden alternativen Aufbauten und dem freien Aufbau. Die Erweiterung Stormgates gehört nicht dazu. Wie viele Karten es von jeder Art gibt, ist zum Teil aus anderen Quellen als der Anleitung bekannt.

## Blätter

web-bat-thing-joker = Steht für eine beliebige Einheit, Versorgung oder ein gewöhnliches Artefakt außer einem Zelt, sobald er eingesetzt wird.
web-bat-thing-lit = Heute scheint die Sonne darauf: Die Karte wirkt zweimal.
web-bat-thing-pair = Wer das Paar des Tages erschafft, darf sich die Fraktion aussuchen.
web-bat-thing-with-supply = Dazu kommt eine Versorgungskarte.
web-bat-thing-road = Eine Straße verbindet Felder: Helden gehen auf ihr, und von ihr aus wird weitergebaut. Sie muss mit einer deiner Städte verbunden sein.
web-bat-thing-city = Eine Stadt der Stufe { $level } bringt so viele Punkte wie ihre Stufe. Sie muss mit einer deiner Städte verbunden sein und darf keine andere Stadt berühren.
web-bat-thing-terrain = Die oberste Karte liegt in diesem Gelände: { $terrain }.
web-bat-thing-hero = Angeheuert mit Waffe und Versorgung, geht mit Versorgung oder Pferd über Straßen und eröffnet Angriffe auf dem Feld, auf dem er steht.
web-bat-thing-impassable = Hierher passt nichts mehr.
web-bat-thing-empty = Hier kann eine Straße oder Stadt gebaut werden, wenn alle Ausgänge passen und eine deiner Städte verbunden ist.
web-bat-thing-on-ruins = Wer hier die Wache überwindet, bekommt ein großes Artefakt.
web-bat-thing-on-road = Helden gehen hier, wo Ausgänge aufeinandertreffen.
web-bat-thing-on-own = Bringt { $level } { $level ->
        [one] Punkt
       *[other] Punkte
    }. Einheiten des nächsten Rangs heben sie an; mit einem Helden hier kann sie angegriffen werden.
web-bat-thing-on-neutral = Bewacht: Ein Angriff braucht mehr Stärke als ihre Stufe. Wer sie einnimmt, bekommt einen Lord.
web-bat-thing-on-freed = Ohne Besitzer: Wer hier einen Helden hat, darf sie nehmen.
web-bat-thing-faction = Deine Helden gehören dazu. Karten einer Fraktion bilden Kohorten und erhalten im Kampf den Bonus deiner Helden.
web-bat-thing-ambush = Ein Versteck: Hier liegt eine Karte verdeckt bis zu deinem nächsten Zug oder hilft dir bei der Verteidigung. Für jede versteckte Karte geht eine andere in den Limbus.
web-bat-thing-markers = Jede deiner Städte braucht einen Marker mit ihrer Stufe.
