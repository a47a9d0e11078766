### 7 Wonders mit dem Wonder Pack und Babel.

## Ressourcen, Farben, Symbole

swb-resource-wood = Holz
swb-resource-stone = Stein
swb-resource-clay = Lehm
swb-resource-ore = Erz
swb-resource-glass = Glas
swb-resource-textile = Stoff
swb-resource-papyrus = Papyrus
swb-class-raw = Rohstoffe
swb-class-manufactured = Manufakturprodukte
swb-colour-brown = Rohstoff
swb-colour-grey = Manufakturprodukt
swb-colour-blue = Profanbau
swb-colour-yellow = Handelsgebäude
swb-colour-red = Militärisches Gebäude
swb-colour-green = Forschungsgebäude
swb-colour-purple = Gilde
swb-symbol-compass = Zirkel
swb-symbol-gear = Zahnrad
swb-symbol-tablet = Schrifttafel
swb-side-a = Seite A
swb-side-b = Seite B
swb-free_city = Freie Stadt

## Karten

swb-card-lumber_yard = Holzplatz
swb-card-stone_pit = Steinbruch
swb-card-clay_pool = Ziegelei
swb-card-ore_vein = Erzbergwerk
swb-card-tree_farm = Baumschule
swb-card-excavation = Ausgrabungsstätte
swb-card-clay_pit = Tongrube
swb-card-timber_yard = Forstwirtschaft
swb-card-forest_cave = Waldhöhle
swb-card-mine = Mine
swb-card-loom_1 = Webstuhl
swb-card-glassworks_1 = Glashütte
swb-card-press_1 = Presse
swb-card-pawnshop = Pfandhaus
swb-card-baths = Bäder
swb-card-altar = Altar
swb-card-theater = Theater
swb-card-tavern = Taverne
swb-card-east_trading_post = Kontor Ost
swb-card-west_trading_post = Kontor West
swb-card-marketplace = Markt
swb-card-stockade = Befestigungsanlage
swb-card-barracks = Kaserne
swb-card-guard_tower = Wachturm
swb-card-apothecary = Apotheke
swb-card-workshop = Werkstatt
swb-card-scriptorium = Skriptorium
swb-card-sawmill = Sägewerk
swb-card-quarry = Bildhauerei
swb-card-brickyard = Ziegelbrennerei
swb-card-foundry = Giesserei
swb-card-loom_2 = Webstuhl
swb-card-glassworks_2 = Glashütte
swb-card-press_2 = Presse
swb-card-aqueduct = Aquädukt
swb-card-temple = Tempel
swb-card-statue = Statue
swb-card-courthouse = Gericht
swb-card-forum = Forum
swb-card-caravansery = Karawanserei
swb-card-vineyard = Weinberg
swb-card-bazar = Basar
swb-card-walls = Mauern
swb-card-training_ground = Trainingsgelände
swb-card-stables = Ställe
swb-card-archery_range = Schießplatz
swb-card-dispensary = Arzneiausgabe
swb-card-laboratory = Laboratorium
swb-card-library = Bibliothek
swb-card-school = Schule
swb-card-pantheon = Pantheon
swb-card-gardens = Gärten
swb-card-town_hall = Rathaus
swb-card-palace = Palast
swb-card-senate = Senat
swb-card-haven = Hafen
swb-card-lighthouse = Leuchtturm
swb-card-chamber_of_commerce = Handelskammer
swb-card-arena = Arena
swb-card-fortifications = Verteidigungsanlage
swb-card-circus = Zirkus
swb-card-arsenal = Waffenlager
swb-card-siege_workshop = Belagerungsmaschinen
swb-card-lodge = Loge
swb-card-observatory = Observatorium
swb-card-university = Universität
swb-card-academy = Akademie
swb-card-study = Studierzimmer
swb-card-workers_guild = Gilde der Arbeiter
swb-card-craftsmens_guild = Gilde der Künstler
swb-card-traders_guild = Gilde der Händler
swb-card-philosophers_guild = Gilde der Philosophen
swb-card-spies_guild = Gilde der Spione
swb-card-strategists_guild = Gilde der Strategen
swb-card-shipowners_guild = Gilde der Reeder
swb-card-scientists_guild = Gilde der Wissenschaftler
swb-card-magistrates_guild = Gilde der Beamten
swb-card-builders_guild = Gilde der Baumeister

## Weltwunder

swb-wonder-gizah = Die Pyramiden von Gizeh
swb-wonder-babylon = Die Hängenden Gärten von Babylon
swb-wonder-olympia = Die Statue des Zeus in Olympia
swb-wonder-rhodos = Der Koloss von Rhodos
swb-wonder-ephesos = Der Tempel der Artemis in Ephesos
swb-wonder-alexandria = Der Leuchtturm von Alexandria
swb-wonder-halikarnassos = Das Mausoleum von Halikarnassos
swb-wonder-great_wall = Die Chinesische Mauer
swb-wonder-stonehenge = Stonehenge
swb-wonder-manneken_pis = Manneken Pis

## Babel-Plättchen

swb-tile-1 = Militärsteuer
swb-tile-1-text = Jedes Mal, wenn du ein militärisches Gebäude (rot) errichtest, zahlst du 1/2/3 Münzen (je nach Zeitalter) an die Bank.
swb-tile-2 = Freiwillige
swb-tile-2-text = Die Ressourcen-Kosten militärischer Gebäude (rot) entfallen; Münzkosten bleiben.
swb-tile-3 = Erschöpfte Vorkommen
swb-tile-3-text = Braune Karten mit zwei Rohstoffen (doppelt oder zur Wahl) kann niemand nutzen.
swb-tile-4 = Geschlossene Märkte
swb-tile-4-text = Kontor Ost, Kontor West, Markt, Karawanserei und Forum sind wirkungslos.
swb-tile-5 = Bauförderung
swb-tile-5-text = Jedes Mal, wenn du einen Profanbau (blau) errichtest, erhältst du 1/2/3 Münzen (je nach Zeitalter).
swb-tile-6 = Profanbausteuer
swb-tile-6-text = Jedes Mal, wenn du einen Profanbau (blau) errichtest, zahlst du 1/2/3 Münzen (je nach Zeitalter) an die Bank.
swb-tile-7 = Geteiltes Wissen
swb-tile-7-text = Für kostenfreies Bauen darfst du auch die Gebäude beider Nachbarstädte nutzen.
swb-tile-8 = Profanbau gegen Geld
swb-tile-8-text = Profanbauten (blau) lassen sich nicht mit Ressourcen bezahlen: Zahle je Ressource der Kosten 1 Münze an die Bank. Kostenfreies Bauen bleibt möglich.
swb-tile-9 = Billige Waren
swb-tile-9-text = Manufakturprodukte der Nachbarn kosten 1 Münze weniger (mindestens 0).
swb-tile-10 = Teure Waren
swb-tile-10-text = Manufakturprodukte der Nachbarn kosten 1 Münze mehr.
swb-tile-11 = Billige Rohstoffe
swb-tile-11-text = Rohstoffe der Nachbarn kosten 1 Münze weniger (mindestens 0).
swb-tile-12 = Teure Rohstoffe
swb-tile-12-text = Rohstoffe der Nachbarn kosten 1 Münze mehr.
swb-tile-13 = Folgebausteuer
swb-tile-13-text = Jedes Mal, wenn du ein Gebäude kostenfrei baust, zahlst du 1/2/3 Münzen (je nach Zeitalter) an die Bank.
swb-tile-14 = Folgebaubonus
swb-tile-14-text = Jedes Mal, wenn du ein Gebäude kostenfrei baust, erhältst du 1/2/3 Münzen (je nach Zeitalter).
swb-tile-15 = Göttliche Hilfe
swb-tile-15-text = Die Ressourcen-Kosten von Weltwunder-Bauabschnitten entfallen; Münzkosten bleiben.
swb-tile-16 = Weltwundersteuer
swb-tile-16-text = Jedes Mal, wenn du einen Bauabschnitt vollendest, zahlst du 1/2/3 Münzen (je nach Zeitalter) an die Bank.
swb-tile-17 = Wald und Fels
swb-tile-17-text = Jeder Spieler darf pro Runde 1 Holz oder 1 Stein kostenlos nutzen.
swb-tile-18 = Erz und Erde
swb-tile-18-text = Jeder Spieler darf pro Runde 1 Erz oder 1 Lehm kostenlos nutzen.
swb-tile-19 = Hohle Siege
swb-tile-19-text = Sieg-Marker schrumpfen: statt 1 keiner, statt 3 ein 1er, statt 5 ein 3er.
swb-tile-20 = Unerschöpfliche Vorkommen
swb-tile-20-text = Braune Karten mit nur einem Rohstoff (Holzplatz, Steinbruch, Ziegelei, Erzbergwerk) produzieren unendlich viel davon; Käufer zahlen jede Einheit.
swb-tile-21 = Handwerkerviertel
swb-tile-21-text = Jeder Spieler darf pro Runde 1 Glas oder 1 Stoff oder 1 Papyrus kostenlos nutzen.
swb-tile-22 = Bittere Niederlagen
swb-tile-22-text = Jeder Niederlage-Marker kommt doppelt.
swb-tile-23 = Gilden gegen Geld
swb-tile-23-text = Gilden (violett) lassen sich nicht mit Ressourcen bezahlen: Zahle je Ressource der Kosten 1 Münze an die Bank.
swb-tile-24 = Gildenförderung
swb-tile-24-text = Jedes Mal, wenn du eine Gilde (violett) errichtest, erhältst du 5 Münzen.

## Bauvorhaben

swb-project-belvedere = Belvedere
swb-project-cranes = Kräne
swb-project-double_walls = Doppelmauer
swb-project-factory = Manufaktur
swb-project-rampart_road = Wallstraße
swb-project-obelisk = Obelisk
swb-project-river_port = Binnenhafen
swb-project-sewer_network = Kanalisation
swb-project-smelter = Schmelzofen
swb-project-war_mirror = Kriegsspiegel
swb-project-archives = Stadtarchiv
swb-project-giant_trebuchet = Riesentribok
swb-project-grand_bazaar = Großer Basar
swb-project-menagerie = Menagerie
swb-project-triumphal_arches = Triumphbögen
swb-token-wild_participation = Freie Beteiligung
swb-token-wild_participation-text = Einmal, in einem späteren Zeitalter: Beteilige dich mit einem Gebäude beliebiger Farbe an einem Bauvorhaben; die Kosten der Beteiligung sind trotzdem zu zahlen.
swb-token-free_structure = Kostenloses Gebäude
swb-token-free_structure-text = Einmal, in einem späteren Zeitalter: Errichte ein Gebäude ohne Ressourcen und Münzen.
swb-token-free_wonder_stage = Kostenloser Bauabschnitt
swb-token-free_wonder_stage-text = Einmal, in einem späteren Zeitalter: Vollende einen Bauabschnitt ohne Ressourcen; Münzen in seinen Kosten sind trotzdem zu zahlen.
swb-token-vp_per_science_set = Gelehrte
swb-token-vp_per_science_set-text = Bei Spielende 3 Punkte für jede Gruppe aus drei verschiedenen Forschungssymbolen.
swb-token-vp_per_guild = Gildenruhm
swb-token-vp_per_guild-text = Bei Spielende 1 Punkt für jede Gilde in deiner Stadt und beiden Nachbarstädten.
swb-token-vp_per_own_wonder_stage = Wunderruhm
swb-token-vp_per_own_wonder_stage-text = Bei Spielende 1 Punkt für jeden vollendeten Bauabschnitt deines Weltwunders.

## Was auf Karten und Spielplänen steht

swb-effect-points = { $points ->
        [one] 1 Siegpunkt
       *[other] { $points } Siegpunkte
    }
swb-effect-shields = { $shields ->
        [one] 1 Schild
       *[other] { $shields } Schilde
    }
swb-effect-science = { $symbol }
swb-effect-any_science = ein Forschungssymbol nach Wahl
swb-effect-coins = { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }
swb-effect-discount = { $class } { $whom } für je 1 Münze
swb-effect-coins_per = je { $what } { $place }: { $amount ->
        [one] 1 Münze
       *[other] { $amount } Münzen
    }
swb-effect-points_per = je { $what } { $place }: { $amount ->
        [one] 1 Siegpunkt
       *[other] { $amount } Siegpunkte
    }
swb-effect-produces = liefert { $count } { $resource }
swb-effect-produces_one_of = liefert eine Einheit nach Wahl: { $resources }
swb-effect-dig = eine Karte vom Ablagestapel kostenlos bauen
swb-effect-last_card = auch die letzte Karte jedes Zeitalters spielen
swb-effect-free_build = in jedem Zeitalter ein Gebäude kostenlos bauen
swb-effect-copy_guild = am Ende eine Gilde einer Nachbarstadt kopieren
swb-effect-copy_science = am Ende eine grüne Karte einer Nachbarstadt kopieren
swb-effect-missing = liefert eine Ressource, die die Stadt nicht herstellt
swb-effect-diplomacy = kein Konflikt am Ende des Zeitalters
swb-effect-others_lose = alle anderen verlieren { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }
swb-effect-neighbours_gain = beide Nachbarn erhalten { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }
swb-effect-copy_stage = wie der { $stage } Bauabschnitt { $whom }
swb-from-left = der linken Nachbarstadt
swb-from-right = der rechten Nachbarstadt
swb-from-both = beider Nachbarstädte
swb-scope-own = in der eigenen Stadt
swb-scope-neighbours = in den Nachbarstädten
swb-scope-all = in der eigenen und den Nachbarstädten
swb-counted-stages = Bauabschnitt
swb-counted-defeats = Niederlage
swb-counted-stones = Stein-Symbol
swb-counted-colour_used = Gebäude in der Farbe der Karte darunter
swb-stage-first = erste
swb-stage-second = zweite
swb-stage-last = letzte
swb-penalty-destroy = ein Gebäude wird zerstört: { $colour }
swb-penalty-coins = alle Münzen gehen verloren
swb-penalty-victory_tokens = { $count } Sieg-Marker gehen verloren
swb-penalty-start_resource = die Startressource geht verloren
swb-reward-victory_token = Sieg-Marker im Wert von { $value }
swb-reward-token = Marker „{ $token }“

## Arten zu bauen, Beteiligung, Mittel

swb-way-pay = bezahlt
swb-way-chain = als Folgebau
swb-way-olympia = Gratisgebäude des Zeitalters
swb-way-token = mit einem Marker
swb-join-no = ohne das Bauvorhaben
swb-join-yes = mit dem Bauvorhaben
swb-join-wild = mit dem Bauvorhaben, per Marker
swb-mean-tile_17 = Plättchen 17
swb-mean-tile_18 = Plättchen 18
swb-mean-tile_21 = Plättchen 21
swb-mean-great_wall = die Chinesische Mauer

## Arten von Punkten

swb-points-military = Militär
swb-points-coins = Münzen
swb-points-wonder = Weltwunder
swb-points-civilian = Profanbauten
swb-points-science = Forschung
swb-points-commerce = Handel
swb-points-guilds = Gilden
swb-points-tower = Turm von Babel
swb-points-projects = Bauvorhaben

## Warum das Spiel endete

swb-end-last_age = Das dritte Zeitalter ist vorbei.

## Optionen

swb-option-sides = Seiten der Spielpläne
swb-option-sides-text = Zufällig für alle, alle A, alle B oder von allen geheim gewählt.
swb-option-wonder_pack = Wonder Pack
swb-option-wonder_pack-text = Die Chinesische Mauer, Stonehenge und Manneken Pis sind unter den Weltwundern.
swb-option-babel_tower = Turmbau zu Babel
swb-option-babel_tower-text = Alle erhalten drei Plättchen, die die Regeln für alle ändern, solange sie oben auf dem Turm liegen.
swb-option-great_projects = Bauvorhaben in Babel
swb-option-great_projects-text = In jedem Zeitalter läuft ein Bauvorhaben: Wer hilft, wird bei Erfolg belohnt; wer nicht hilft, wird beim Scheitern bestraft.
swb-option-reveal_wonder_cards = Karten unter den Weltwundern werden gezeigt
swb-option-reveal_wonder_cards-text = Bei Spielende sehen alle, welche Karten unter den Weltwundern liegen.
swb-option-taxes_waived_by_free_building = Keine Steuern auf kostenlose Gebäude
swb-option-taxes_waived_by_free_building-text = Die Steuern auf rote und blaue Gebäude entfallen, wenn ein Gebäude ohne seine Kosten errichtet wird.
swb-option-sides-random = Zufällig
swb-option-sides-a = Alle A
swb-option-sides-b = Alle B
swb-option-sides-chosen = Geheim gewählt

## Aktionen. Zahlungen nennen die Münzen an die Bank und an beide Nachbarn.

swb-action-side = Spiele { $side }
swb-action-keep = Behalte Plättchen { $number } ({ $tile })
swb-action-build = Errichte { $card } ({ $way }, { $join }){ $bank ->
        [0] { "" }
       *[other] , Bank { $bank }
    }{ $left ->
        [0] { "" }
       *[other] , links { $left }
    }{ $right ->
        [0] { "" }
       *[other] , rechts { $right }
    }{ $means ->
        [0] { "" }
       *[other] , mit { $using }
    }
swb-action-city_build = Freie Stadt: Errichte { $card } ({ $way }, { $join }){ $bank ->
        [0] { "" }
       *[other] , Bank { $bank }
    }{ $left ->
        [0] { "" }
       *[other] , links { $left }
    }{ $right ->
        [0] { "" }
       *[other] , rechts { $right }
    }{ $means ->
        [0] { "" }
       *[other] , mit { $using }
    }
swb-action-stage = Vollende Bauabschnitt { $stage } mit { $card }{ $bank ->
        [0] { "" }
       *[other] , Bank { $bank }
    }{ $left ->
        [0] { "" }
       *[other] , links { $left }
    }{ $right ->
        [0] { "" }
       *[other] , rechts { $right }
    }{ $means ->
        [0] { "" }
       *[other] , mit { $using }
    }
swb-action-stage_token = Vollende Bauabschnitt { $stage } mit { $card } und einem Marker{ $bank ->
        [0] { "" }
       *[other] , Bank { $bank }
    }{ $left ->
        [0] { "" }
       *[other] , links { $left }
    }{ $right ->
        [0] { "" }
       *[other] , rechts { $right }
    }{ $means ->
        [0] { "" }
       *[other] , mit { $using }
    }
swb-action-city_stage = Freie Stadt: Vollende Bauabschnitt { $stage } mit { $card }{ $bank ->
        [0] { "" }
       *[other] , Bank { $bank }
    }{ $left ->
        [0] { "" }
       *[other] , links { $left }
    }{ $right ->
        [0] { "" }
       *[other] , rechts { $right }
    }{ $means ->
        [0] { "" }
       *[other] , mit { $using }
    }
swb-action-sell = Lege { $card } für 3 Münzen ab
swb-action-city_sell = Freie Stadt: Lege { $card } für 3 Münzen ab
swb-action-tower = Lege { $card } ab und baue Plättchen { $number } ({ $tile })
swb-action-drop = Lege { $card } ohne Münzen ab
swb-action-city_drop = Freie Stadt: Lege { $card } ohne Münzen ab
swb-action-leave = Nimm nichts aus dem Ablagestapel
swb-action-dig = Errichte { $card } aus dem Ablagestapel ({ $join }){ $bank ->
        [0] { "" }
       *[other] , Bank { $bank }
    }{ $left ->
        [0] { "" }
       *[other] , links { $left }
    }{ $right ->
        [0] { "" }
       *[other] , rechts { $right }
    }{ $means ->
        [0] { "" }
       *[other] , mit { $using }
    }
swb-action-destroy = Zerstöre { $card }
swb-action-return = Gib Sieg-Marker zurück: { $ones } × 1, { $threes } × 3, { $fives } × 5

## Ereignisse

swb-event-chosen = { $seat } hat gewählt.
swb-event-side = { $seat } spielt { $wonder }, { $side }.
swb-event-tiles_passed = Die Plättchen gehen nach rechts; alle haben { $kept ->
        [one] 1 Plättchen
       *[other] { $kept } Plättchen
    }.
swb-event-age = Zeitalter { $age } beginnt.
swb-event-project = Das Bauvorhaben dieses Zeitalters: { $project }.
swb-event-turn = Zeitalter { $age }, Runde { $turn }.
swb-event-built = { $city } errichtet { $card }{ $total ->
        [0] { "" }
       *[other] { " " }für { $total } (Bank { $bank }, links { $left }, rechts { $right })
    }.
swb-event-built_free = { $city } errichtet { $card } ({ $way }){ $total ->
        [0] { "" }
       *[other] { " " }für { $total } (Bank { $bank }, links { $left }, rechts { $right })
    }.
swb-event-dug = { $city } errichtet { $card } aus dem Ablagestapel{ $total ->
        [0] { "" }
       *[other] { " " }für { $total } (Bank { $bank }, links { $left }, rechts { $right })
    }.
swb-event-dug_nothing = { $city } nimmt nichts aus dem Ablagestapel.
swb-event-joined = { $city } beteiligt sich am Bauvorhaben.
swb-event-stage = { $city } vollendet Bauabschnitt { $stage }{ $total ->
        [0] { "" }
       *[other] { " " }für { $total } (Bank { $bank }, links { $left }, rechts { $right })
    }.
swb-event-stage_own = { $city } vollendet Bauabschnitt { $stage } mit { $card }{ $total ->
        [0] { "" }
       *[other] { " " }für { $total } (Bank { $bank }, links { $left }, rechts { $right })
    }.
swb-event-discarded = { $city } legt eine Karte ab.
swb-event-discarded_own = { $city } legt { $card } ab.
swb-event-tower = { $city } legt eine Karte ab und baut ein Babel-Plättchen.
swb-event-tower_own = { $city } legt { $card } ab und baut ein Babel-Plättchen.
swb-event-coins_sold = { $city } nimmt { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    } für die Karte.
swb-event-coins_effect = { $city } nimmt { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }.
swb-event-coins_tower = { $city } nimmt { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    } durch den Turm.
swb-event-coins_neighbour = { $city } nimmt { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    } durch einen Nachbarn.
swb-event-coins_project = { $city } nimmt { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    } durch das Bauvorhaben.
swb-event-coins_loss = { $city } verliert { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }.
swb-event-tile_placed = { $city } legt Plättchen { $number } ({ $tile }) auf Feld { $slot } des Turms.
swb-event-passed_left = Die Handkarten gehen nach links.
swb-event-passed_right = Die Handkarten gehen nach rechts.
swb-event-project_done = Das Bauvorhaben gelingt: { $project }.
swb-event-project_failed = Das Bauvorhaben scheitert: { $project }.
swb-event-reward_coins = Belohnung für { $city }: { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }.
swb-event-reward_victory = Belohnung für { $city }: ein Sieg-Marker im Wert von { $value }.
swb-event-reward_shields = Belohnung für { $city }: { $shields ->
        [one] 1 Schild
       *[other] { $shields } Schilde
    }.
swb-event-reward_token = Belohnung für { $city }: der Marker „{ $token }“.
swb-event-lost_structure = { $city } verliert { $card }.
swb-event-lost_coins = { $city } verliert alle Münzen: { $coins }.
swb-event-lost_tokens = { $city } gibt Sieg-Marker im Wert von { $points } zurück.
swb-event-lost_start = { $city } verliert die Start-Ressource.
swb-event-marker = { $city } nimmt einen Straf-Marker von −{ $points }.
swb-event-stayed_out = { $city } hält sich aus den Konflikten heraus.
swb-event-fought = { $winner } gewinnt den Konflikt zwischen { $city } ({ $shields }) und { $other } ({ $other_shields }): Sieg-Marker { $victory }, Niederlage-Marker { $defeats }.
swb-event-drawn = { $city } und { $other } sind gleich stark ({ $shields } und { $other_shields }).
swb-event-game_over = Das Spiel ist vorbei.

## Ablehnungen

swb-why-over = Das Spiel ist vorbei; niemand kann mehr handeln.
swb-why-not_asked = Du hast jetzt nichts zu wählen; bitte warte auf die anderen.
swb-why-choose_side = Zuerst wählen alle die Seite ihres Spielplans.
swb-why-keep_tile = Zuerst behalten alle ein Babel-Plättchen.
swb-why-tile_not_there = Du hast dieses Plättchen nicht, oder es ist schon gebaut; wähle eines deiner Plättchen.
swb-why-play_card = Wähle eine Handkarte und was du mit ihr tust.
swb-why-card_not_in_hand = Diese Karte ist nicht auf der Hand; wähle eine Handkarte.
swb-why-dig_now = Wähle eine Karte des Ablagestapels oder nimm nichts.
swb-why-not_in_pile = Diese Karte liegt nicht im Ablagestapel; wähle eine andere oder nimm nichts.
swb-why-own_city_first = Wähle zuerst für deine eigene Stadt, dann für die Freie Stadt.
swb-why-free_city_now = Deine Stadt hat ihre Karte; wähle jetzt für die Freie Stadt.
swb-why-not_controller = In dieser Runde handelt der andere Spieler für die Freie Stadt.
swb-why-free_city_choice = Ohne diese Karte wäre nicht mehr möglich, was du für die Freie Stadt gewählt hast.
swb-why-free_city_builds = Die Freie Stadt muss bauen, wenn eine der Karten es erlaubt.
swb-why-free_city_chain = Die Freie Stadt muss einen Folgebau nutzen, der zu dieser Karte führt.
swb-why-free_city_tower = Die Freie Stadt hat keine Babel-Plättchen.
swb-why-drop = Nur die letzte Karte eines Zeitalters darf ohne Münzen weg; lege sie stattdessen für 3 Münzen ab.
swb-why-same_name = Ein Gebäude dieses Namens steht schon in der Stadt; nutze die Karte für einen Bauabschnitt oder lege sie ab.
swb-why-chain = Kein Gebäude führt kostenfrei zu dieser Karte; bezahle ihre Kosten.
swb-why-olympia = In diesem Zeitalter gibt es kein Gratisgebäude mehr; bezahle die Kosten.
swb-why-structure_token = Du hast keinen Marker für ein kostenloses Gebäude.
swb-why-stage_token = Du hast keinen Marker für einen kostenlosen Bauabschnitt.
swb-why-no_such_stage = Der Spielplan hat keinen solchen Bauabschnitt.
swb-why-stage_built = Dieser Bauabschnitt ist schon vollendet.
swb-why-stage_order = Bauabschnitte werden von links nach rechts vollendet; baue zuerst den davor.
swb-why-project_closed = Jetzt gibt es kein Bauvorhaben, an dem du dich beteiligen kannst: Zu Beginn der Runde lag kein Marker darauf, oder du hast dich in dieser Runde schon beteiligt.
swb-why-project_colour = Das Gebäude hat nicht die Farbe des Bauvorhabens, und du hast keinen Marker für beliebige Farben.
swb-why-wild_not_needed = Beteilige dich ohne den Marker, wenn die Farbe passt, und mit ihm, wenn sie nicht passt.
swb-why-coins = Dafür hast du nicht genug Münzen; Münzen dieser Runde zählen nicht.
swb-why-resources = Weder du noch deine Nachbarn haben die Ressourcen dafür.
swb-why-means = Die genannten Mittel sind nicht die, die diese Zahlung braucht.
swb-why-too_little = Das ist zu wenig: Die fehlenden Ressourcen kosten mehr.
swb-why-superfluous = Für genau diese Münzen lassen sich die fehlenden Ressourcen nicht kaufen; Überflüssiges darf nicht gekauft werden.
swb-why-destroy = Wähle eines deiner Gebäude in der Farbe, die zerstört wird.
swb-why-return = Wähle so viele deiner Sieg-Marker, wie zurückzugeben sind.
