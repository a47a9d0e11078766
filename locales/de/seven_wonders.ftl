### 7 Wonders mit Leaders, Cities, dem Wonder Pack und Babel.

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
swb-colour-black = Stadt-Karte
swb-colour-white = Anführer
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
swb-card-pigeon_loft = Taubenschlag
swb-card-militia = Miliz
swb-card-hideout = Geheimversteck
swb-card-residence = Residenz
swb-card-gambling_den = Spielhölle
swb-card-clandestine_dock_west = Illegale Anlegestelle West
swb-card-clandestine_dock_east = Illegale Anlegestelle Ost
swb-card-secret_warehouse = Geheimes Lager
swb-card-gates_of_the_city = Stadttore
swb-card-spy_ring = Spionagering
swb-card-mercenaries = Söldner
swb-card-lair = Unterschlupf
swb-card-consulate = Konsulat
swb-card-gambling_house = Spielkasino
swb-card-black_market = Schwarzmarkt
swb-card-sepulcher = Grabstätte
swb-card-architect_cabinet = Architektenbüro
swb-card-tabularium = Tabularium
swb-card-torture_chamber = Folterkammer
swb-card-contingent = Militäraufgebot
swb-card-brotherhood = Bruderschaft
swb-card-embassy = Botschaft
swb-card-cenotaph = Kenotaph
swb-card-builders_union = Kammer der Baumeister
swb-card-capitol = Kapitol
swb-card-slave_market = Sklavenmarkt
swb-card-secret_society = Geheimgesellschaft
swb-card-architects_guild = Gilde der Architekten
swb-card-courtesans_guild = Gilde der Kurtisanen
swb-card-diplomats_guild = Gilde der Diplomaten
swb-card-gamers_guild = Gilde der Spieler
swb-card-counterfeiters_guild = Gilde der Fälscher
swb-card-guild_of_shadows = Gilde der Schatten
swb-card-mourners_guild = Gilde der Trauernden

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
swb-wonder-abu_simbel = Abu Simbel
swb-wonder-rome = Das Kolosseum von Rom
swb-wonder-petra = Khazne al-Firaun von Petra
swb-wonder-byzantium = Die Hagia Sophia von Byzanz

## Leaders

swb-leader-alexander = Alexander
swb-leader-amytis = Amyitis
swb-leader-archimedes = Archimedes
swb-leader-aristotle = Aristoteles
swb-leader-bilkis = Bilkis
swb-leader-caesar = Cäsar
swb-leader-cleopatra = Kleopatra
swb-leader-croesus = Krösus
swb-leader-euclid = Euklid
swb-leader-hammurabi = Hammurabi
swb-leader-hannibal = Hannibal
swb-leader-hatshepsut = Hatschepsut
swb-leader-hiram = Hiram
swb-leader-hypatia = Hypatia
swb-leader-imhotep = Imhotep
swb-leader-justinian = Justinian
swb-leader-leonidas = Leonidas
swb-leader-maecenas = Maecenas
swb-leader-midas = Midas
swb-leader-nebuchadnezzar = Nebukadnezar
swb-leader-nefertiti = Nofretete
swb-leader-nero = Nero
swb-leader-pericles = Perikles
swb-leader-phidias = Phidias
swb-leader-plato = Platon
swb-leader-praxiteles = Praxiteles
swb-leader-ptolemy = Ptolemäus
swb-leader-pythagoras = Pythagoras
swb-leader-ramses = Ramses
swb-leader-sappho = Sappho
swb-leader-solomon = Salomon
swb-leader-tomyris = Tomyris
swb-leader-varro = Varro
swb-leader-vitruvius = Vitruv
swb-leader-xenophon = Xenophon
swb-leader-zenobia = Zenobia
swb-leader-aspasia = Aspasia
swb-leader-berenice = Berenike
swb-leader-caligula = Caligula
swb-leader-darius = Darius
swb-leader-diocletian = Diokletian
swb-leader-semiramis = Semiramis

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
swb-tile-7-text = Für einen Folgebau darfst du auch die Gebäude beider Nachbarstädte nutzen.
swb-tile-8 = Profanbau gegen Geld
swb-tile-8-text = Profanbauten (blau) lassen sich nicht mit Ressourcen bezahlen: Zahle je Ressource der Kosten 1 Münze an die Bank. Folgebau bleibt möglich.
swb-tile-9 = Billige Waren
swb-tile-9-text = Manufakturprodukte der Nachbarn kosten 1 Münze weniger (mindestens 0).
swb-tile-10 = Teure Waren
swb-tile-10-text = Manufakturprodukte der Nachbarn kosten 1 Münze mehr.
swb-tile-11 = Billige Rohstoffe
swb-tile-11-text = Rohstoffe der Nachbarn kosten 1 Münze weniger (mindestens 0).
swb-tile-12 = Teure Rohstoffe
swb-tile-12-text = Rohstoffe der Nachbarn kosten 1 Münze mehr.
swb-tile-13 = Folgebausteuer
swb-tile-13-text = Jedes Mal, wenn du ein Gebäude als Folgebau errichtest, zahlst du 1/2/3 Münzen (je nach Zeitalter) an die Bank.
swb-tile-14 = Folgebaubonus
swb-tile-14-text = Jedes Mal, wenn du ein Gebäude als Folgebau errichtest, erhältst du 1/2/3 Münzen (je nach Zeitalter).
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
swb-tile-20-text = Braune Karten mit nur einem Rohstoff (Holzplatz, Steinbruch, Ziegelei, Erzbergwerk) liefern beliebig viel davon; Käufer zahlen jede Einheit.
swb-tile-21 = Handwerkerviertel
swb-tile-21-text = Jeder Spieler darf pro Runde 1 Glas, 1 Stoff oder 1 Papyrus kostenlos nutzen.
swb-tile-22 = Bittere Niederlagen
swb-tile-22-text = Statt eines Niederlage-Markers nimmst du zwei.
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
swb-token-vp_per_science_set-text = Bei Spielende 3 Punkte für jeden Satz aus drei verschiedenen Forschungssymbolen.
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
swb-effect-science = Forschungssymbol: { $symbol }
swb-effect-any_science = am Ende ein Forschungssymbol deiner Wahl
swb-effect-coins = { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }
swb-effect-discount = { $class } { $whom } kosten 1 Münze
swb-effect-coins_per = sofort { $amount ->
        [one] 1 Münze
       *[other] { $amount } Münzen
    } je { $what } { $place }
swb-effect-points_per = am Ende { $amount ->
        [one] 1 Siegpunkt
       *[other] { $amount } Siegpunkte
    } je { $what } { $place }
swb-effect-produces = liefert { $count } { $resource }
swb-effect-produces_one_of = liefert eine Einheit nach Wahl: { $resources }
swb-effect-dig = eine Karte aus dem Ablagestapel kostenlos bauen
swb-effect-last_card = in der letzten Runde jedes Zeitalters darfst du auch deine letzte Karte spielen
swb-effect-free_build = einmal in jedem Zeitalter darfst du ein Gebäude ohne seine Kosten bauen
swb-effect-copy_guild = am Ende zählt eine Gilde einer Nachbarstadt auch für dich
swb-effect-copy_science = am Ende das Symbol einer grünen Karte einer Nachbarstadt
swb-effect-missing = einmal je Runde eine Ressource, die deine Stadt nicht liefert
swb-effect-diplomacy = ein Diplomatie-Marker: in diesem Zeitalter keine Konflikte für dich; deine Nachbarstädte kämpfen gegeneinander
swb-effect-others_lose = alle Gegner verlieren { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }
swb-effect-neighbours_gain = beide Nachbarstädte nehmen { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }
swb-effect-copy_stage = wie der { $stage } Bauabschnitt { $whom }
swb-effect-others_lose_per = alle Gegner verlieren 1 Münze je { $what }, nach eigenem Besitz gezählt
swb-effect-points_per_set = am Ende { $points } Siegpunkte je vollem Satz: { $colours }
swb-effect-set_bonus = am Ende ist jeder Satz aus drei verschiedenen Forschungssymbolen { $points } Siegpunkte mehr wert
swb-effect-cheaper = jede { $what } kostet eine Ressource deiner Wahl weniger
swb-effect-cheaper_stages = Bauabschnitte deines Weltwunders kosten eine Ressource deiner Wahl weniger
swb-effect-free_colour = jede { $what } baust du ohne ihre Kosten
swb-effect-free_colour_per_age = einmal in jedem Zeitalter baust du eine { $what } ohne ihre Kosten
swb-effect-free_leaders = deine Anführer kosten nichts
swb-effect-cheaper_leaders = deine Anführer kosten { $own ->
        [one] 1 Münze
       *[other] { $own } Münzen
    } weniger, die beider Nachbarstädte { $neighbours ->
        [one] 1 Münze
       *[other] { $neighbours } Münzen
    } weniger
swb-effect-bank_purchase = einmal je Runde darfst du eine beliebige Ressource für 1 Münze bei der Bank kaufen
swb-effect-cashback = nach einem Kauf bei einer Nachbarstadt nimmst du { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }, je Stadt einmal pro Runde
swb-effect-coins_on_build = { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    } je { $what }, die du baust
swb-effect-coins_on_chain = { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    } je Folgebau
swb-effect-coins_on_victory = { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    } je Sieg-Marker, den du nimmst
swb-effect-redirect_defeats = Niederlage-Marker, die du in Konflikten nehmen müsstest, nimmt die siegreiche Stadt
swb-effect-copy_leader = kopiert sofort einen Anführer einer Nachbarstadt
swb-effect-draw_leaders = ziehe { $count } Anführer aus dem Vorrat
swb-effect-extra_leader = du darfst sofort noch einen Anführer rekrutieren
swb-effect-bury = bestattet einen deiner Anführer: Siegpunkte in Höhe des { $times }-Fachen seiner Kosten
swb-effect-rebate = einmal je Runde kostet eine Ressource { $whom } 1 Münze weniger
swb-effect-owned = einmal je Runde eine Ressource mehr, die deine Stadt liefert
swb-effect-free_stages = Bauabschnitte deines Weltwunders brauchen keine Ressourcen mehr; Münzen sind weiter zu zahlen
swb-effect-bank_bonus = einmal je Runde nimmst du { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    } mehr, wenn du Münzen aus der Bank nimmst
swb-effect-shields_per_defeat = { $shields ->
        [one] 1 Schild
       *[other] { $shields } Schilde
    } je eigenem Niederlage-Marker
swb-from-left = der linken Nachbarstadt
swb-from-right = der rechten Nachbarstadt
swb-from-both = beider Nachbarstädte
swb-scope-own = in deiner Stadt
swb-scope-neighbours = in beiden Nachbarstädten
swb-scope-all = in deiner Stadt und beiden Nachbarstädten
swb-counted-stages = Bauabschnitt eines Weltwunders
swb-counted-defeats = Niederlage-Marker
swb-counted-stones = Steinsymbol auf braunen Karten und bei der Start-Ressource
swb-counted-colour_used = Karte in der Farbe derjenigen unter diesem Bauabschnitt
swb-counted-victories = Sieg-Marker
swb-counted-leaders = Anführer im Spiel
swb-counted-coins = 3 Münzen
swb-counted-brown = braune Karte
swb-counted-grey = graue Karte
swb-counted-blue = blaue Karte
swb-counted-yellow = gelbe Karte
swb-counted-red = rote Karte
swb-counted-green = grüne Karte
swb-counted-purple = violette Karte
swb-counted-black = schwarze Karte
swb-stage-first = erste
swb-stage-second = zweite
swb-stage-last = letzte
swb-penalty-destroy = eine eigene Karte verlieren: { $what }
swb-penalty-coins = alle Münzen verlieren
swb-penalty-victory_tokens = { $count } Sieg-Marker verlieren
swb-penalty-start_resource = die Start-Ressource verlieren
swb-reward-coins = { $coins } Münzen je Marker
swb-reward-shields = { $shields ->
        [one] 1 Schild
       *[other] { $shields } Schilde
    } je Marker
swb-reward-victory_token = ein Sieg-Marker im Wert von { $value } je Marker
swb-reward-token = Marker „{ $token }“

## Arten zu bauen, Beteiligung, Mittel

swb-way-pay = bezahlt
swb-way-chain = als Folgebau
swb-way-olympia = kostenloses Gebäude des Zeitalters
swb-way-token = mit einem Marker
swb-way-caligula = kostenlose schwarze Karte des Zeitalters
swb-join-no = ohne das Bauvorhaben
swb-join-yes = mit dem Bauvorhaben
swb-join-wild = mit dem Bauvorhaben, per Marker
swb-mean-tile_17 = Plättchen 17
swb-mean-tile_18 = Plättchen 18
swb-mean-tile_21 = Plättchen 21
swb-mean-great_wall = die Chinesische Mauer
swb-mean-secret_warehouse = Geheimes Lager
swb-mean-black_market = Schwarzmarkt
swb-mean-bilkis = Bilkis
swb-mean-dock_west = Anlegestelle West
swb-mean-dock_east = Anlegestelle Ost
swb-mean-free_left = eine kostenlose Einheit von links
swb-mean-free_right = eine kostenlose Einheit von rechts

## Arten von Punkten

swb-points-military = Militär
swb-points-coins = Münzen
swb-points-wonder = Weltwunder
swb-points-civilian = Profanbauten
swb-points-science = Forschung
swb-points-commerce = Handel
swb-points-guilds = Gilden
swb-points-tower = Turmbau zu Babel
swb-points-projects = Bauvorhaben
swb-points-leaders = Anführer
swb-points-cities = Stadt-Karten
swb-points-debt = Schulden

## Warum das Spiel endete

swb-end-last_age = Das dritte Zeitalter ist vorbei.

## Optionen

swb-option-sides = Seiten der Spielpläne
swb-option-sides-text = Zufällig, alle A, alle B oder von allen geheim gewählt.
swb-option-wonder_pack = Wonder Pack
swb-option-wonder_pack-text = Die Chinesische Mauer, Stonehenge und Manneken Pis sind unter den Weltwundern, mit Leaders auch Abu Simbel.
swb-option-babel_tower = Turmbau zu Babel
swb-option-babel_tower-text = Alle erhalten drei Plättchen, die die Regeln für alle ändern, solange sie oben auf dem Turm liegen.
swb-option-great_projects = Bauvorhaben in Babel
swb-option-great_projects-text = In jedem Zeitalter läuft ein Bauvorhaben: Wer hilft, wird bei Erfolg belohnt; wer nicht hilft, wird beim Scheitern bestraft.
swb-option-reveal_wonder_cards = Karten unter den Weltwundern zeigen
swb-option-reveal_wonder_cards-text = Bei Spielende sehen alle, welche Karten unter den Weltwundern liegen.
swb-option-taxes_waived_by_free_building = Keine Steuern auf kostenlose Gebäude
swb-option-taxes_waived_by_free_building-text = Die Steuern auf rote und blaue Gebäude entfallen, wenn ein Gebäude ohne seine Kosten errichtet wird.
swb-option-leaders = Leaders
swb-option-leaders-text = Alle wählen vier Anführer aus und rekrutieren zu Beginn jedes Zeitalters einen; alle beginnen mit 6 Münzen. Rom und vier Gilden kommen dazu.
swb-option-cities = Cities
swb-option-cities-text = Schwarze Karten, Schulden und Diplomatie; ein Zeitalter hat sieben Runden. Petra, Byzanz und drei Gilden kommen dazu. Zu acht wird immer mit Cities gespielt.
swb-option-teams = Teamspiel
swb-option-teams-text = Nachbarn spielen zu zweit und gewinnen gemeinsam. Braucht Cities und 4, 6 oder 8 Spieler.
swb-option-leader_guilds = Gilden aus Leaders ohne Leaders
swb-option-leader_guilds-text = Die Gilden der Architekten und der Spieler sind auch ohne Leaders dabei.
swb-option-byzantium_always = Byzanz mit wenigen Spielern
swb-option-byzantium_always-text = Byzanz ist auch zu zweit und zu dritt unter den Weltwundern.
swb-need-cities_for_teams = Das Teamspiel braucht Cities.
swb-need-pairs_for_teams = Das Teamspiel braucht 4, 6 oder 8 Spieler.
swb-need-guilds = Mit Leaders sind diese Gilden ohnehin im Spiel.
swb-need-byzantium = Byzanz braucht Cities; ab vier Spielern ist es immer dabei.
swb-need-taxes = Steuern gibt es nur mit dem Turmbau zu Babel.
swb-need-eight = Zu acht wird immer mit Cities gespielt: Es wird für diesen Tisch eingeschaltet.
swb-option-sides-random = Zufällig
swb-option-sides-a = Alle A
swb-option-sides-b = Alle B
swb-option-sides-chosen = Geheim gewählt

## Aktionen. Zahlungen nennen die Münzen an die Bank und an beide Nachbarn.

swb-action-side = Spiele { $side }
swb-action-keep = Behalte Plättchen { $number } ({ $tile })
swb-action-build = Errichte { $card }{ $remarks ->
        [0] { "" }
       *[other] { " " }({ $how })
    }{ $bank ->
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
swb-action-city_build = Freie Stadt: Errichte { $card }{ $remarks ->
        [0] { "" }
       *[other] { " " }({ $how })
    }{ $bank ->
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
swb-action-stage = Vollende Bauabschnitt { $stage } mit { $card }{ $buries ->
        [0] { "" }
       *[other] , { $buried } bestatten
    }{ $bank ->
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
swb-action-stage_token = Vollende Bauabschnitt { $stage } mit { $card } und einem Marker{ $buries ->
        [0] { "" }
       *[other] , { $buried } bestatten
    }{ $bank ->
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
swb-action-city_stage = Freie Stadt: Vollende Bauabschnitt { $stage } mit { $card }{ $buries ->
        [0] { "" }
       *[other] , { $buried } bestatten
    }{ $bank ->
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
swb-action-dig = Errichte { $card } aus dem Ablagestapel{ $remarks ->
        [0] { "" }
       *[other] { " " }({ $how })
    }{ $bank ->
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
swb-action-draft = { $leader } behalten
swb-action-recruit = { $leader } rekrutieren
swb-action-sell_leader = { $leader } für 3 Münzen ablegen
swb-action-tower_leader = { $leader } ablegen und Plättchen { $number } bauen ({ $tile })
swb-action-copy = { $leader } kopieren
swb-action-decline = Niemanden mehr rekrutieren
swb-action-pay = { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    } zahlen, der Rest wird zu Schulden

## Ereignisse

swb-event-side = { $seat } spielt { $wonder }, { $side }.
swb-event-tiles_passed = Die Plättchen gehen nach rechts; alle haben { $kept ->
        [one] 1 Plättchen
       *[other] { $kept } Plättchen
    }.
swb-event-age = Zeitalter { $age } beginnt.
swb-event-project = Das Bauvorhaben dieses Zeitalters: { $project }.
swb-event-turn = Zeitalter { $age }, Runde { $turn }.
swb-event-built = { $city } baut { $card }{ $total ->
        [0] { "" }
        [one] { " " }für 1 Münze
       *[other] { " " }für { $total } Münzen
    }{ $left ->
        [0] { "" }
       *[other] , { $left } nach links
    }{ $right ->
        [0] { "" }
       *[other] , { $right } nach rechts
    }.
swb-event-built_free = { $city } baut { $card } ({ $way }){ $total ->
        [0] { "" }
        [one] { " " }für 1 Münze
       *[other] { " " }für { $total } Münzen
    }{ $left ->
        [0] { "" }
       *[other] , { $left } nach links
    }{ $right ->
        [0] { "" }
       *[other] , { $right } nach rechts
    }.
swb-event-dug = { $city } baut { $card } aus dem Ablagestapel{ $total ->
        [0] { "" }
        [one] { " " }für 1 Münze
       *[other] { " " }für { $total } Münzen
    }.
swb-event-dug_nothing = { $city } nimmt nichts aus dem Ablagestapel.
swb-event-joined = { $city } beteiligt sich am Bauvorhaben.
swb-event-stage = { $city } vollendet Bauabschnitt { $stage }{ $total ->
        [0] { "" }
        [one] { " " }für 1 Münze
       *[other] { " " }für { $total } Münzen
    }{ $left ->
        [0] { "" }
       *[other] , { $left } nach links
    }{ $right ->
        [0] { "" }
       *[other] , { $right } nach rechts
    }.
swb-event-stage_own = { $city } vollendet Bauabschnitt { $stage } mit { $card }{ $total ->
        [0] { "" }
        [one] { " " }für 1 Münze
       *[other] { " " }für { $total } Münzen
    }{ $left ->
        [0] { "" }
       *[other] , { $left } nach links
    }{ $right ->
        [0] { "" }
       *[other] , { $right } nach rechts
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
swb-event-fought = { $winner } siegt gegen { $loser }, { $more } zu { $less } Schilden: { $victories ->
        [0] kein Sieg-Marker
        [one] +{ $victory }
       *[other] { $victories } × +{ $victory }
    }, −{ $defeats }.
swb-event-fought_redirected = { $winner } siegt gegen { $loser }, { $more } zu { $less } Schilden: { $victories ->
        [0] kein Sieg-Marker
        [one] +{ $victory }
       *[other] { $victories } × +{ $victory }
    }, nimmt aber auch die Niederlage-Marker: −{ $defeats }.
swb-event-drawn = { $city } und { $other } sind gleich stark ({ $shields } und { $other_shields }).
swb-event-game_over = Das Spiel ist vorbei.
swb-event-leaders_passed = Die Anführer gehen nach rechts; alle haben { $kept } behalten.
swb-event-recruitment = Für das { $age }. Zeitalter werden Anführer rekrutiert.
swb-event-recruited = { $city } rekrutiert { $leader }{ $coins ->
        [0] { "" }
       *[other] { " " }für { $coins }
    }.
swb-event-none_recruited = { $city } rekrutiert niemanden mehr.
swb-event-leader_discarded = { $city } legt einen Anführer ab.
swb-event-leader_discarded_own = { $city } legt { $leader } ab.
swb-event-leader_tower = { $city } legt einen Anführer ab und baut ein Babel-Plättchen.
swb-event-leader_tower_own = { $city } legt { $leader } ab und baut ein Babel-Plättchen.
swb-event-leaders_drawn = { $city } nimmt { $count } Anführer aus dem Vorrat.
swb-event-leaders_drawn_own = { $city } nimmt { $count } Anführer aus dem Vorrat: { $leaders }.
swb-event-leader_copied = { $city } kopiert { $leader }.
swb-event-buried = { $city } bestattet { $leader }.
swb-event-indebted = { $city } macht { $debt } Schulden.
swb-event-diplomacy_spent = { $city } gibt einen Diplomatie-Marker ab.
swb-event-stage_leader = { $city } vollendet Bauabschnitt { $stage } mit einem Anführer{ $total ->
        [0] { "" }
        [one] { " " }für 1 Münze
       *[other] { " " }für { $total } Münzen
    }{ $left ->
        [0] { "" }
       *[other] , { $left } nach links
    }{ $right ->
        [0] { "" }
       *[other] , { $right } nach rechts
    }.
swb-event-coins_leader = { $city } nimmt durch einen Anführer { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }.

## Ablehnungen

swb-units-wood = { $count } Holz
swb-units-stone = { $count } Stein
swb-units-clay = { $count } Lehm
swb-units-ore = { $count } Erz
swb-units-glass = { $count } Glas
swb-units-textile = { $count } Stoff
swb-units-papyrus = { $count } Papyrus
swb-paid = { $left ->
        [0] { $right ->
            [0] keine Münzen
           *[other] rechts { $right }
        }
       *[other] links { $left }{ $right ->
            [0] { "" }
           *[other] , rechts { $right }
        }
    }{ $means ->
        [0] { "" }
       *[other] { " " }mit { $using }
    }
swb-why-over = Das Spiel ist vorbei; niemand kann mehr handeln.
swb-why-not_asked = Du hast gerade nichts zu wählen; bitte warte auf die anderen.
swb-why-choose_side = Zuerst wählen alle die Seite ihres Spielplans.
swb-why-keep_tile = Zuerst behalten alle ein Babel-Plättchen.
swb-why-tile_not_there = Du hast dieses Plättchen nicht, oder es ist schon gebaut; wähle eines deiner Plättchen.
swb-why-play_card = Wähle eine Handkarte und was du mit ihr tun willst.
swb-why-card_not_in_hand = Diese Karte ist nicht auf deiner Hand; wähle eine Handkarte.
swb-why-dig_now = Wähle eine Karte aus dem Ablagestapel oder nimm nichts.
swb-why-not_in_pile = Diese Karte liegt nicht im Ablagestapel; wähle eine andere oder nimm nichts.
swb-why-own_city_first = Wähle zuerst für deine eigene Stadt, dann für die Freie Stadt.
swb-why-free_city_now = Deine Stadt hat ihre Karte; wähle jetzt für die Freie Stadt.
swb-why-no_free_city = Die Freie Stadt gibt es nur zu zweit; wähle für deine eigene Stadt.
swb-why-not_controller = In dieser Runde handelt der andere Spieler für die Freie Stadt.
swb-why-free_city_choice = Ohne diese Karte wäre nicht mehr möglich, was du für die Freie Stadt gewählt hast.
swb-why-free_city_builds = Die Freie Stadt muss bauen, wenn eine der Karten es erlaubt.
swb-why-free_city_chain = Die Freie Stadt muss einen Folgebau nutzen, der zu dieser Karte führt.
swb-why-free_city_tower = Die Freie Stadt hat keine Babel-Plättchen.
swb-why-drop = Nur die letzte Karte eines Zeitalters darf ohne Münzen weg; lege diese stattdessen für 3 Münzen ab.
swb-why-same_name = Ein Gebäude dieses Namens steht schon in der Stadt; nutze die Karte für einen Bauabschnitt oder lege sie ab.
swb-why-same_name_dig = Ein Gebäude dieses Namens steht schon in der Stadt; wähle eine andere Karte aus dem Ablagestapel oder nimm nichts.
swb-why-chain = Kein Gebäude erlaubt diese Karte als Folgebau; bezahle ihre Kosten.
swb-why-olympia = Dein kostenloses Gebäude dieses Zeitalters steht schon; bezahle die Kosten.
swb-why-no_olympia = Deine Stadt kann nichts kostenlos errichten; bezahle die Kosten.
swb-why-structure_token = Du hast keinen Marker für ein kostenloses Gebäude.
swb-why-stage_token = Du hast keinen Marker für einen kostenlosen Bauabschnitt.
swb-why-no_such_stage = Der Spielplan hat keinen solchen Bauabschnitt.
swb-why-stage_built = Dieser Bauabschnitt ist schon vollendet.
swb-why-stage_order = Bauabschnitte werden von links nach rechts vollendet; vollende zuerst den davor.
swb-why-project_closed = Du kannst dich jetzt an keinem Bauvorhaben beteiligen: Zu Beginn der Runde lag kein Marker darauf, oder du hast dich in dieser Runde schon beteiligt.
swb-why-project_colour = Das Gebäude hat nicht die Farbe des Bauvorhabens, und du hast keinen Marker für beliebige Farben.
swb-why-wild_not_needed = Beteilige dich ohne den Marker, wenn die Farbe passt, und mit ihm, wenn sie nicht passt.
swb-why-coins = Das kostet { $needed ->
        [one] 1 Münze
       *[other] { $needed } Münzen
    }, die Stadt hat { $coins }: { $missing ->
        [one] 1 fehlt
       *[other] { $missing } fehlen
    }. Münzen aus dieser Runde zählen noch nicht.
swb-why-coins_later = Das kostet { $needed ->
        [one] 1 Münze
       *[other] { $needed } Münzen
    }, die Stadt hat { $coins }: { $missing ->
        [one] 1 fehlt
       *[other] { $missing } fehlen
    }.
swb-why-resources = Weder die Stadt noch ihre Nachbarn haben alles dafür; es fehlt: { $missing }.
swb-why-means = Die Münzen stimmen, aber nicht die genannten Mittel. Möglich: { $ways }.
swb-why-too_little = Das ist zu wenig: Die fehlenden Ressourcen kosten mindestens { $least ->
        [one] 1 Münze
       *[other] { $least } Münzen
    }, genannt { $paid ->
        [one] ist 1
       *[other] sind { $paid }
    }. Möglich: { $ways }.
swb-why-superfluous = Für genau { $paid ->
        [one] 1 Münze
       *[other] { $paid } Münzen
    }, so aufgeteilt, lassen sich die fehlenden Ressourcen nicht kaufen, und Überflüssiges darf nicht gekauft werden. Möglich: { $ways }.
swb-why-destroy = Wähle eines deiner Gebäude in der Farbe, die zerstört wird.
swb-why-return = Wähle genau { $count ->
        [one] 1 deiner Sieg-Marker
       *[other] { $count } deiner Sieg-Marker
    }.
swb-why-keep_leader = Zuerst behalten alle einen Anführer.
swb-why-leader_not_there = Diesen Anführer hast du nicht; wähle einen aus deiner Hand.
swb-why-use_leader = Wähle einen deiner Anführer: Rekrutiere ihn, vollende mit ihm einen Bauabschnitt oder lege ihn für 3 Münzen ab.
swb-why-use_leader_tower = Wähle einen deiner Anführer: Rekrutiere ihn, vollende mit ihm einen Bauabschnitt, lege ihn für 3 Münzen ab oder lege ihn ab und baue ein Babel-Plättchen.
swb-why-leader_coins = Dieser Anführer kostet { $needed ->
        [one] 1 Münze
       *[other] { $needed } Münzen
    }, du hast { $coins }: { $missing ->
        [one] 1 fehlt
       *[other] { $missing } fehlen
    }.
swb-why-extra_leader = Rekrutiere einen deiner Anführer oder niemanden.
swb-why-copy = Wähle einen Anführer, der in einer Nachbarstadt im Spiel ist.
swb-why-losses = Du schuldest Münzen: Wähle, wie viele du zahlst.
swb-why-pay_loss = Du schuldest { $owed } und hast { $coins }; du kannst höchstens { $most } zahlen.
swb-why-bury = Wähle den Anführer im Spiel, der mit diesem Bauabschnitt bestattet wird; andere Bauabschnitte bestatten niemanden.
swb-why-caligula = Deine kostenlose schwarze Karte dieses Zeitalters liegt schon; bezahle die Kosten.
swb-why-caligula_colour = So lassen sich nur schwarze Karten errichten; bezahle die Kosten.
swb-why-no_caligula = Mit keinem deiner Anführer kannst du eine schwarze Karte kostenlos errichten; bezahle die Kosten.

## Was auf dem Spiel steht

swb-threat-neighbour = { $city }: { $theirs ->
        [one] 1 Schild
       *[other] { $theirs } Schilde
    } gegen deine { $own }. Verkauft: { $sells }. Fehlt: { $lacks }.
