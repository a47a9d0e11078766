### Was der Trainer sagt: warum ein Zug gut ist, was auf dem Spiel steht. Züge stehen in Anführungszeichen.

## Was es bringt

coach-now = +{ $points } sofort: { $parts }.
coach-now-about = Etwa +{ $points } sofort: { $parts }.
coach-costs = Kostet sofort { $points }: { $parts }.
coach-costs-about = Kostet sofort etwa { $points }: { $parts }.
coach-turn = +{ $points } bis zum Ende des Zugs: { $parts }. Als Nächstes: „{ $action }“.
coach-turn-about = Etwa +{ $points } bis zum Ende des Zugs: { $parts }. Als Nächstes: „{ $action }“.
coach-part = { $name } +{ $points }
coach-part-less = { $name } −{ $points }
coach-part-only = { $name }
coach-nothing = Nichts tun

## Was es für andere bedeutet

coach-also = { $seat } bekommt dabei { $points }.
coach-takes = { $seat } bleiben bei { $place } nur { $after } statt { $before }.
coach-takes-all = { $seat } bekommt die { $before } bei { $place } nicht mehr.
coach-leaves = Lässt { $seat } im nächsten Zug etwa { $after } Punkte; die zweite Wahl ließe { $instead }.
coach-share = Bremst { $seat } am meisten: { $after } % statt { $instead } % Siegchance.

## Was es vorbereitet

coach-builds = { $place } ist dir jetzt { $after } statt { $before } wert.
coach-builds-new = { $place } ist dir jetzt { $after } wert.
coach-later = Bereitet „{ $action }“ vor: +{ $points }.
coach-later-plain = Bereitet „{ $action }“ vor.

## Was der zweiten Wahl fehlt

coach-second-less = „{ $action }“ bringt in diesem Zug { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } weniger und gewinnt { $percent } % seltener.
coach-second-more = „{ $action }“ bringt in diesem Zug { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } mehr, gewinnt aber { $percent } % seltener.
coach-second-wins = „{ $action }“ gewinnt { $percent } % seltener.
coach-second-even = „{ $action }“ ist etwa gleich gut.

## Wie sicher das ist

coach-only = Etwas anderes geht nicht.
coach-tried = So gewinnst du am häufigsten: etwa { $percent } %.
coach-sure = Ziemlich sicher: du gewinnst zu etwa { $percent } % (± { $margin }), nach { $visits } Versuchen.
coach-close = Knappe Sache: du gewinnst zu etwa { $percent } % (± { $margin }), nach { $visits } Versuchen.
coach-unsure = Nur eine Vermutung nach { $visits } Versuchen: du gewinnst zu etwa { $percent } %.

## Was wo auf dem Spiel steht

coach-stake = { $seat } { $points }
coach-stake-none = nichts für niemanden

## Jemand, der immer tut, was der Trainer sagt, in einer Reihe von Partien

coach-follower = Folgt jedem Tipp
