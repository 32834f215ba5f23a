### What the karak command says.

## Help

cli-karak = Karak und Karak 2 im Terminal: Spiel gegen Bots, sieh ihnen zu, schlag die Regeln nach.
cli-karak-epilog = Fang an mit: karak play, oder: karak play karak2
cli-play = Im Terminal spielen, gegen Bots oder mit anderen an derselben Tastatur. Jede Entscheidung wird gleich gespeichert. Während des Spiels erklärt ? den Bildschirm.
cli-play-epilog = Beispiele: karak play --hero oracle --bots greedy,random · karak play karak2 --hot-seat 2 --choose · karak play --continue
cli-watch = Bots spielen lassen und davon erzählen, Zug um Zug bis zum Ende.
cli-watch-epilog = Beispiele: karak watch karak --bots greedy,random --seed 7 --delay 0.3 --board · karak watch --bots knight,champion:500 --why
cli-replay = Ein gespeichertes Spiel noch einmal erzählen, vom ersten Zug an.
cli-verify = Ein gespeichertes Spiel noch einmal spielen, nach den Antworten des Zufalls und aus seinem Startwert, und sagen, ob beides mit der Datei übereinstimmt. Mit --db oder --data geschieht das mit jedem Tisch einer Datenbank; dabei wird nichts geändert. Endet mit 1, wenn etwas nicht übereinstimmt.
cli-verify-epilog = Beispiele: karak verify game.json · karak verify --data folder · karak verify --db postgresql://host/karak
cli-backup = Alle Tische, die ein Server aufbewahrt, in eine neue Datei schreiben, so wie sie in diesem Augenblick sind. Der Server kann dabei weiterlaufen.
cli-backup-epilog = Beispiele: karak backup monday.db · karak backup --db postgresql://host/karak monday.db
cli-restore = Alle Tische aus einer Sicherung in eine leere Datenbank legen, gleich welcher Art. Tische einer früheren Version werden auf den neuen Stand gebracht.
cli-restore-epilog = Beispiele: karak restore monday.db --data new-folder · karak restore monday.db --db postgresql://host/karak
cli-mend = Ein Wort machen, das einmal gilt und mit dem jemand einen Platz wieder einnimmt, dessen Geheimnis verloren ging. Für andere tut das der Gastgeber des Tischs; dies ist für den, der den Server betreibt, vor allem für einen Gastgeber, der den eigenen Platz verloren hat. Der Server kann dabei weiterlaufen.
cli-mend-epilog = Beispiele: karak mend WOLFGANG 1 · karak mend WOLFGANG 2 --host --data folder
cli-rules = Die Regeln in unseren eigenen Worten zeigen: alle, die eines Spiels (K2), einen Abschnitt (K1.F), die einer Heldin oder eines Helden (K1.A.WIZ) oder eine einzelne (K1.F3). Was wir selbst festgelegt haben, ist als Auslegung gekennzeichnet; „karak rules figures“ zeigt die Zahlen.
cli-odds = Die genauen Chancen eines Kampfs zeigen, wenn alles aufs Beste eingesetzt wird: gegen ein Monster aus Karak, gegen Monsterarmeen aus Karak 2, die zusammenstehen, oder gegen jedes für sich, wenn keines genannt ist.
cli-odds-epilog = Beispiele: karak odds karak warrior skeleton-king --weapons sword,axe --spells 2 · karak odds karak2 princess skeleton-riders envoys-of-death --units knight=2,mage=2 --spells 1 --aim win · karak odds karak2 scout general --units mage=8 --praetorians 3
cli-arena = Bots viele Spiele gegeneinander spielen lassen und die Siege zählen. Plätze und Helden werden gespiegelt: Jede Verteilung der Helden wird so oft gespielt, dass der erste Bot auf jedem Platz einmal sitzt. Jedes fertige Spiel bleibt in einem Ordner; derselbe Befehl macht weiter, wo er angehalten wurde.
cli-arena-epilog = Beispiele: karak arena karak --bots knight,greedy --games 400 · karak arena karak2 --players 4 --bots champion,knight --minutes 30 · karak arena ladder
cli-simulate = Viele Spiele zwischen Bots spielen und zeigen, wie ausgewogen das Spiel ist: Siege nach Held und Zugreihenfolge, Länge, Kämpfe, Fähigkeiten. Die Spiele bleiben in einem Ordner, dazu Tabellen (Parquet) und ein Bericht (HTML); derselbe Befehl macht weiter, wo er angehalten wurde.
cli-simulate-epilog = Beispiele: karak simulate karak --bots knight --heroes all --games 10000 --jobs 2 · karak simulate karak --figures my.toml --games 2000 · karak simulate karak2 --players 4 --variant friendly
cli-bench = Messen, wie schnell das Programm rechnet; dazu braucht es den Quelltext.

cli-argument-game = Das Spiel: karak oder karak2.
cli-argument-file = Ein gespeichertes Spiel oder sein Protokoll.
cli-argument-hero = Wer kämpft.
cli-argument-foes = Gegen wen: Monster aus Karak, jedes für sich; Monsterarmeen aus Karak 2, alle zusammen, oder „general“.
cli-argument-backup = Die Datei der Sicherung.
cli-argument-table = Der Code oder die Kennung eines Tischs.
cli-argument-seat = Die Nummer eines Platzes, von 1 an gezählt.
cli-argument-rule = Eine Regel, ein Abschnitt oder „figures“.
cli-option-version = Die Version nennen, und ob das Programm übersetzt ist.
cli-option-lang = Die Sprache: en, de, cs oder pl. Ohne Angabe gilt KARAK_LANG, dann die Sprache deines Systems.
cli-option-hero = Wen du spielst: wizard, warlock, warrior, thief, oracle oder swordsman, in Karak 2 warrior, oracle, ranger, warlock, princess oder scout, oder der Name. Noch einmal für den nächsten Platz; sonst werden die Helden verteilt.
cli-option-bots = Wer auf den anderen Plätzen spielt: Namen von Bots (random, greedy, knight, champion) mit Kommas dazwischen.
cli-option-players = Wie viele insgesamt spielen, 2 bis 5; Bots füllen die Plätze.
cli-option-hot-seat = Wie viele Menschen sich diese Tastatur teilen.
cli-option-name = Der Name eines Menschen; noch einmal für den nächsten.
cli-option-choose = Die Helden reihum wählen, statt sie zu verteilen.
cli-option-variant = Eine Variante der Regeln: experts-goal, in Karak 2 friendly (ohne Pest und Elend).
cli-option-figures = Eine verbesserte Kopie der Zahlen des Spiels, in TOML.
cli-option-seed = Eine Zahl, mit der Würfel und Ziehungen jedes Mal gleich sind.
cli-option-save = Wo das Spiel aufbewahrt wird; ohne Angabe bekommt jedes eine eigene Datei in deinem Datenordner.
cli-option-resume = Ein gespeichertes Spiel fortsetzen.
cli-option-continue = Das letzte Spiel fortsetzen, das noch nicht aus ist.
cli-option-delay = Sekunden Pause nach jedem Zug.
cli-option-board = Nach jedem Zug das Spielfeld zeichnen.
cli-option-why = Bei jedem Zug sagen, was der Bot sich erhofft und was er sonst getan hätte.
cli-option-step = Nach jedem Zug auf die Eingabetaste warten und das Spielfeld zeichnen.
cli-option-weapons = Die Waffen, mit Kommas dazwischen.
cli-option-spells = Wie viele Zauber eingesetzt werden dürfen: Flammenzauber, in Karak 2 Feuerbälle.
cli-option-hearts = Wie viele Herzen noch da sind; sonst alle.
cli-option-units = Karak 2: die Einheiten, die in den Kampf können, so: knight=2,archer=3. Wer von Anfang an dabei ist, kommt mit.
cli-option-amulet = Karak 2: das Amulett, etwa protection oder titan.
cli-option-praetorians = Karak 2: wie viele Prätorianer den General noch schützen.
cli-option-first-step = Karak: der Kampf folgt auf den ersten Schritt des Zugs.
cli-option-cursed = Karak: mit dem Fluch.
cli-option-fountain = Karak: der Weg zurück führt auf eine Heilquelle.
cli-option-friendly = Karak 2: ohne Pest und Elend.
cli-option-aim = Das Ziel: win (vor allem siegen), value (den Sieg gegen seinen Preis abwägen; so ist es üblich) oder safe (so wenig wie möglich verlieren).
cli-option-prize = Was ein Sieg wert ist, in Herzen; sonst 5.
cli-option-all = Jede Auswahl von Würfeln zeigen.
cli-option-db = Die Adresse der Datenbank, wenn sie keine Datei im Datenordner ist: postgresql://user@host/name oder sqlite:///folder/file.db.
cli-option-data = Der Ordner, in dem ein Server seine Tische aufbewahrt.
cli-option-mend-host = Die Person auf diesem Platz auch zum Gastgeber des Tischs machen.
cli-option-json = Alles als JSON ausgeben.
cli-argument-arena = Das Spiel: karak oder karak2; oder „ladder“ für die ganze Rangliste von beiden.
cli-option-fighters = Zwei oder mehr Bots mit Kommas dazwischen; jeder spielt gegen jeden, der nach ihm genannt ist, allein unter lauter anderen dieser Art. Ein Champion kann eine Stärke haben: champion:500, champion:200ms.
cli-option-seats = Wie viele in jedem Spiel sitzen; ohne Angabe 2.
cli-option-games = Wie viele Spiele jede Paarung spielt, aufgerundet auf ganze Spiegelgruppen; ohne Angabe 400.
cli-option-jobs = Wie viele Prozesse zugleich spielen; ohne Angabe so viele, wie es Kerne gibt.
cli-option-out = Der Ordner für fertige Spiele.
cli-option-patience = Wie viele Sekunden ein Bot für einen Zug brauchen darf.
cli-option-minutes = Nach so vielen Minuten kein Spiel mehr beginnen; derselbe Befehl macht später weiter.
cli-option-strict = Beim ersten Spiel anhalten, an dem ein Bot scheitert, statt es als verloren zu zählen.
cli-option-again = Spiele wiederholen, an denen ein Bot gescheitert ist.
cli-option-mix = Weitermachen, obwohl sich Regeln oder Bots seit den Spielen im Ordner geändert haben.
cli-option-page = Mit „ladder“: die Ergebnisse und eine Seite darüber in diesen Ordner schreiben.
cli-option-study-bots = Der Bot, der auf allen Plätzen spielt (ohne Angabe knight), oder für jeden Platz einer, mit Kommas dazwischen; die wechseln von Spiel zu Spiel die Plätze.
cli-option-study-heroes = Die Helden, die verteilt werden: „all“ oder Namen mit Kommas dazwischen.
cli-option-study-games = Wie viele Spiele gespielt werden, bei einem Vergleich je Seite; ohne Angabe 1000.
cli-option-study-figures = Eine verbesserte Kopie der Zahlen, in TOML; sie wird mit dem Standardspiel verglichen. Darf mehrmals stehen.
cli-option-study-variant = Eine Variante der Regeln, die mit dem Standardspiel verglichen wird. Darf mehrmals stehen.
cli-option-cluster = Auf dem Ray-Cluster bei dieser Adresse spielen; „local“ startet einen auf diesem Rechner.
cli-argument-study = Das Spiel, das untersucht wird: karak oder karak2.
cli-option-study-out = Der Ordner für Spiele, Tabellen und Bericht.
cli-option-study-page = Die Studie auch als Seite in Markdown, mit den Diagrammen als Bildern, in diesen Ordner schreiben.
cli-option-repetitions = Wie oft jede Messung wiederholt wird.

cli-option-help = Diese Hilfe zeigen.
cli-panel-usage = Aufruf:
cli-panel-arguments = Angaben
cli-panel-options = Einstellungen
cli-panel-commands = Befehle
cli-panel-usual = üblich

cli-compiled = übersetzt
cli-pure = reines Python

## Errors of the command line

error-bad-usage = „{ $typed }“ versteht der Befehl nicht. Sieh nach, wie man ihn schreibt: { $command } --help.
error-unknown-flag = Eine Einstellung { $option } gibt es hier nicht. Sieh nach, welche es gibt: { $command } --help.
error-unknown-command = Einen Befehl „{ $name }“ gibt es nicht. Sieh nach, welche es gibt: { $command } --help.
error-argument-missing = Es fehlt etwas: { $argument }. Sieh nach, was es sein kann: { $command } --help.
error-bad-value = Was für { $argument } angegeben ist, passt nicht. Sieh nach, was es sein kann: { $command } --help.
error-what-to-verify = Sag, was geprüft werden soll: entweder ein gespeichertes Spiel oder eine Datenbank mit --db oder --data.
error-file-exists = Die Datei „{ $path }“ gibt es schon, und sie wird nicht überschrieben. Nimm einen anderen Namen, oder setz das Spiel darin fort: --resume.
error-nothing-to-continue = In „{ $path }“ ist kein Spiel, das noch nicht aus ist. Fang ein neues an.
error-too-many-bots = { $bots ->
        [one] Ein Bot ist
       *[other] { $bots } Bots sind
    } genannt, aber für Bots { $free ->
        [0] ist kein Platz
        [one] ist nur ein Platz
       *[other] sind nur { $free } Plätze
    } frei. Nenn weniger, oder erhöhe die Zahl der Spieler.
error-hero-and-choose = Helden werden entweder vorher genannt oder am Tisch gewählt. Nimm --hero oder --choose, nicht beides.
error-option-of-other-game = { $game } kennt { $option } nicht. Lass es weg, oder frag nach dem anderen Spiel.
error-prize-needs-value = Beim Ziel „{ $aim }“ ist es gleich, was ein Sieg wert ist. Lass --prize weg, oder nimm --aim value.
error-unreadable-units = „{ $text }“ sagt nicht, wie viele. Schreib Einheiten so: knight=2,archer=3.

## The page

cli-you = du
cli-header = { $title } · Zug { $turn } · { $tiles } Felder und { $tokens } Plättchen noch verdeckt
cli-land-header = { $title } · Zug { $turn } · { $hexes } Felder und { $armies } Monsterarmeen noch verdeckt
cli-map-goes-on = Das Labyrinth geht weiter: { $side-to }. (m zeigt alles.)
cli-land-goes-on = Das Land geht weiter: { $side-to }. (m zeigt alles.)
cli-map-is-small = Jedes Feld zeigt eines: jemanden, Buchstabe und Stärke eines Monsters, $ eine Truhe, * liegende Ausrüstung oder die Nummer einer Heilquelle oder (eines Portals).
cli-land-is-small = Jedes Feld zeigt seine Nummer, die Anfangsbuchstaben dessen, was es gibt, und jemanden, eine Stadt, ! die Stärke seiner Monsterarmeen oder * liegende Gegenstände.
cli-column-hero = Held
cli-column-hearts = Herzen
cli-column-weapons = Waffen
cli-column-spells = Zauber
cli-column-key = Schlüssel
cli-column-points = Punkte
cli-column-glory = Ruhm
cli-column-units = Einheiten
cli-column-food = Nahrung
cli-column-wood = Holz
cli-column-stone = Stein
cli-state-cursed = verflucht
cli-state-unconscious = bewusstlos
cli-state-plague = Pest
cli-city = Stadt auf Feld { $number }
cli-small-stones = { $number ->
        [one] ein kleiner Stein
       *[other] { $number } kleine Steine
    }
cli-large-stones = { $number ->
        [one] ein großer Stein
       *[other] { $number } große Steine
    }
cli-walked = { $hero } geht { $side-to }.
cli-draws-armies = { $hero } zieht { $armies-counted } aus dem Beutel.
cli-finds-armies = { $hero } trifft auf { $armies-counted }.
cli-gains-items = { $hero } erhält { $items-counted }.
cli-gains-resources = { $hero } erhält { $resources-counted }.
cli-loses-resources = { $hero } verliert { $resources-counted }.
cli-loses-units = { $hero } verliert { $units-counted }.
cli-recruits = { $hero } rekrutiert { $units-counted }.
cli-returns = { $hero } legt { $units-counted } in den Vorrat zurück.
cli-why = { $action }. { $reasons }
cli-why-silent = { $action }.
cli-rolls-units-again = { $hero } wirft alle Einheitenwürfel noch einmal.
cli-rolls-hero-again = { $hero } wirft den Heldenwürfel noch einmal.
cli-units-roll = Die Einheiten von { $hero } würfeln { $what }.
cli-units-rolled = { $face } ({ $units-counted-nom })

cli-group-go = Gehen
cli-group-here = Hier
cli-group-portal = Portal
cli-group-act = Aktion
cli-group-build = Bauen
cli-group-recruit = Rekrutieren
cli-group-free = Frei
cli-group-magic = Zauber
cli-group-end = Ende

cli-hint-wall = durch die Wand
cli-hint-hex = Feld { $number }: { $what }
cli-hint-strength = Stärke { $strength }
cli-hint-ways = führt weiter { $side-to }
cli-hint-needed = du gewinnst mit { $need } oder mehr auf den Würfeln
cli-hint-win = du gewinnst
cli-hint-tie = unentschieden: du gehst zurück
cli-hint-lose = du verlierst ein Herz und gehst zurück
cli-hint-defeat = du verlierst und gehst zurück
cli-hint-odds = { $chance } % Sieg
cli-hint-odds-fireballs = { $chance } % Sieg mit deinen Feuerbällen
cli-hint-kind = Stufe { $tier }, { $chasms ->
        [0] keine Schlucht
        [one] 1 Schlucht
       *[other] { $chasms } Schluchten
    }
cli-hint-chasms = Schlucht { $side-in }
cli-hint-no-chasm = keine Schlucht
cli-hint-stays = er bleibt dort
cli-hint-actions = { $actions ->
        [one] 1 Aktion ungenutzt
       *[other] { $actions } Aktionen ungenutzt
    }
cli-hint-steps = { $steps ->
        [one] 1 Schritt ungenutzt
       *[other] { $steps } Schritte ungenutzt
    }

## Asking and answering

cli-prompt = { $number ->
        [one] Eingabetaste oder 1 (? für Hilfe):
       *[other] Deine Wahl, 1 bis { $number } (? für Hilfe):
    }
cli-hand-over = Was jetzt kommt, ist nur für { $name }. Lass niemand anderen hinsehen und drück dann die Eingabetaste:
cli-not-understood = „{ $text }“ steht nicht zur Wahl. { $number ->
        [one] Tipp 1
       *[other] Tipp eine Zahl von 1 bis { $number }
    } ein, oder ? für Hilfe.
cli-saved = Das Spiel ist gespeichert in { $path }
cli-left = Bis zum nächsten Mal.
cli-input-ended = Die Eingabe ist zu Ende, darum hält das Spiel hier an.
cli-how-to-go-on = Weiter mit: karak play --resume { $path }
cli-step = Eingabetaste für den nächsten Zug, q zum Aufhören:
cli-not-over = Das Spiel ist noch nicht aus.
cli-seed = Der Startwert dieses Spiels: { $seed }

cli-help-goal = Erkunde das Labyrinth, besiege Monster und nimm, was sie bewachen. Schlüssel öffnen Truhen. Jeder Schatz ist ein Punkt, der des Drachen 1½; wenn der Drache fällt, gewinnt, wer die meisten Punkte hat.
cli-help-map = Auf der Karte: Die Zahl hinter einem Monster ist seine Stärke, und zwei Würfel und deine Waffen müssen sie übertreffen. ? ist ein Weg ins Unbekannte, ≈1≈ eine Heilquelle, (1) ein Portal zu anderen Portalen, [ ] wer am Zug ist. Gänge liegen im Fels; in Räumen ist ein Monster oder eine Truhe.
cli-land-help-goal = Erkunde das Land, besiege Monsterarmeen und nimm, was sie bewachen. Sammle Nahrung, Holz und Stein, bau eine Stadt, errichte Gebäude, rekrutiere. Seelensteine sind Punkte: kleine 1, große 2, der des Dunklen Generals 4½. Wenn er fällt, gewinnt, wer die meisten Punkte hat.
cli-land-help-map = Auf der Karte zeigt jedes Feld sein Land, die Monsterarmeen mit ihrer Stärke, wessen Stadt ⌂ dort steht, und seine Nummer. Eine Lücke im Rand ist ein Weg hinüber, ? ein Weg ins Unbekannte, ▒ eine Schlucht, über die niemand kommt; [ ] ist, wer am Zug ist.
cli-land-help-heroes = Jeder Zug hat zwei Aktionen, und vor jeder darfst du dich einmal bewegen; ein Kampf beendet den Zug. Der Ruhm sagt, wie viele Ritter, Bogenschützen und Magier du haben darfst: Einheiten werden nach Anfangsbuchstaben gezählt, 2R 1B.
cli-help-numbers = Tipp die Nummer dessen ein, was du tun willst. Die Eingabetaste allein nimmt die einzige Möglichkeit oder zeigt die Seite noch einmal.
cli-help-u = u nimmt deinen letzten Schritt zurück, wenn der Zufall seitdem nicht gesprochen hat.
cli-help-s = s speichert das Spiel jetzt; nach jeder Entscheidung speichert es sich von selbst.
cli-help-l = l erzählt die letzten Züge noch einmal.
cli-help-m = m zeichnet die ganze Karte.
cli-help-r = r erklärt die Regel hinter der Frage; r mit einer Kennung erklärt diese Regel (r K1.F3, r K2.B1).
cli-help-q = q speichert und hört auf.

## The end

cli-final-points = Punkte
cli-winner = { $heroes-full } gewinnt!
cli-winners = { $heroes-full } teilen sich den Sieg!

## Rules

cli-ruling = Unsere Auslegung:
cli-figures = Zahlen
cli-figures-standing = book: steht in der Spielregel. confirmed: mehrere Quellen stimmen überein. chosen: nirgends öffentlich genannt, also von uns gewählt. Eine verbesserte Kopie lässt sich mit --figures verwenden.

## Odds

cli-odds-aim-win = Ziel: vor allem siegen, dann so günstig wie möglich.
cli-odds-aim-value = Ziel: abwägen. Ein Sieg ist { $prize } Herzen wert; Herzen, Zauber und Einheiten haben ihren Preis.
cli-odds-aim-safe = Ziel: so wenig wie möglich verlieren, dann siegen.
cli-odds-monster = Monster
cli-odds-army = Monsterarmee
cli-odds-strength = Stärke
cli-odds-win = Sieg
cli-odds-tie = unentsch.
cli-odds-lose = Niederl.
cli-odds-hearts = Herzen
cli-odds-worst = höchstens
cli-odds-spells = Zauber
cli-odds-units = Einheiten
cli-odds-send = mit
cli-odds-worth = Wert
cli-odds-percent = { $chance } %
cli-odds-part = { $number ->
        [0] keine { $chance }
       *[other] { $number } { $chance }
    }
cli-odds-plan = Was nach dem Wurf zu tun ist
cli-odds-again = noch einmal würfeln
cli-odds-strike = zuschlagen
cli-odds-use-flames = { $number ->
        [one] einen Flammenzauber einsetzen, dann zuschlagen
       *[other] { $number } Flammenzauber einsetzen, dann zuschlagen
    }
cli-odds-heart = ein Herz opfern, dann zuschlagen
cli-odds-flames-and-heart = { $number ->
        [one] einen Flammenzauber einsetzen und ein Herz opfern, dann zuschlagen
       *[other] { $number } Flammenzauber einsetzen und ein Herz opfern, dann zuschlagen
    }
cli-odds-against = Gegen { $foes }, Stärke { $strength }
cli-odds-nobody = niemand
cli-odds-clawed = niemand (Krallen)
cli-odds-no-battle = Krallen und Fänge genügen: Es gibt keinen Kampf.
cli-odds-more = und { $number ->
        [one] eine weitere Möglichkeit
       *[other] { $number } weitere Möglichkeiten
    } (--all zeigt alle)
cli-odds-best = Am besten: { $sent }
cli-odds-wounds = Verlorene Herzen: { $spread }
cli-odds-lost = { $unit-many }: im Mittel { $mean } verloren ({ $spread })
cli-odds-fall = Danach bewusstlos: { $chance }
cli-odds-weaken = Ein Prätorianer fällt ohne Sieg: { $chance }
cli-odds-plague = Pest und Elend: { $chance }
cli-odds-healed = Herzen, die verlorene Einheiten zurückgeben: { $number } im Mittel

## Verifying

cli-verify-promise-kept = Der Startwert ist der, den der Server vor dem ersten Zug versprochen hat.
cli-verify-promise-broken = Der Startwert ist nicht der versprochene ({ $promise }).
cli-verify-seed = Alle { $entries } Einträge lassen sich spielen, und der Startwert gibt dieselben Würfel, Felder und Plättchen.
cli-verify-answers = Alle { $entries } Einträge lassen sich spielen. Ein Startwert zum Vergleichen fehlt.
cli-verify-altered = Das Spiel in { $path } lässt sich spielen, aber seine Prüfsumme stimmt nicht: Jemand oder etwas hat die Datei verändert.
cli-verify-refused = Eintrag { $number } ({ $action }) lässt sich nicht spielen. { $stored }
cli-verify-differs = Eintrag { $number } ({ $action }) weicht ab: Die Datei sagt { $stored }, der Startwert gibt { $found }.
cli-verify-start-differs = Der Anfang des Spiels weicht ab: Die Datei sagt { $stored }, der Startwert gibt { $found }.
cli-verify-tables = { $tables ->
        [one] Ein Tisch
       *[other] { $tables } Tische
    } mit { $entries ->
        [one] einem Eintrag
       *[other] { $entries } Einträgen
    }: Alles lässt sich spielen und stimmt überein.
cli-verify-tables-differ = { $tables ->
        [one] Ein Tisch
       *[other] { $tables } Tische
    } mit { $entries ->
        [one] einem Eintrag
       *[other] { $entries } Einträgen
    }: { $differing ->
        [one] Einer stimmt
       *[other] { $differing } stimmen
    } nicht überein.
cli-verify-table = Tisch { $table }:
cli-verify-gap = Einträge fehlen: Der Tisch müsste { $stored } haben, und { $number } sind zu lesen.
cli-verify-events = Eintrag { $number } ({ $action }) lässt sich spielen, aber dann geschieht etwas anderes, als am Tisch erzählt wurde.
cli-verify-snapshot = Alle Einträge stimmen, aber der Spielstand nach Eintrag { $number } führt zu einer anderen Stellung.
cli-verify-unreadable = Er lässt sich nicht lesen. { $stored }
cli-backup-done = { $tables ->
        [one] Ein Tisch ist
       *[other] { $tables } Tische sind
    } gesichert.
cli-backup-at = Die Sicherung ist { $path }
cli-mend-done = Das Wort für Platz { $number } ist { $claim }. Wer den Link des Tischs mit #seat={ $place }&claim={ $claim } am Ende öffnet oder karak join mit --claim { $claim } aufruft, hat den Platz; wer ihn vorher hatte, hat ihn nicht mehr.
cli-restore-done = { $tables ->
        [one] Ein Tisch ist
       *[other] { $tables } Tische sind
    } wiederhergestellt.
cli-verify-end = Jeder Eintrag stimmt, aber das Spiel endet in einer anderen Stellung, als die Datei sagt.

## Short words for the map

map-rat = Ratte
map-spider = Spinne
map-mummy = Mumie
map-turnkey = Wärter
map-skeleton-warrior = Krieger
map-skeleton-king = König
map-fallen = Räuber
map-dragon = Drache
map-chest = Truhe
map-daggers = Dolche
map-sword = Schwert
map-axe = Axt
map-flames = Flammen
map-portal = Heilung
map-key = Schlüss.
map-treasure = Schatz
map-dragon-treasure = Schatz
map-pieces = Teile
map-start = Start
map-fountain = Quelle
map-gate = Portal

map-farm = Hof
map-forest = Wald
map-rock = Fels
map-farm-forest = Hof+Wald
map-farm-rock = Hof+Fels
map-forest-rock = Wald+Fels
map-big-farm = Hof ×3
map-dense-forest = Wald ×3
map-big-rock = Fels ×3
map-abyss = Schlund
map-castle = Burg
map-city = Stadt
map-plague = Pest
map-stable = Stall
map-banners = Banner
map-camp = Lager
map-range = Schießpl.
map-tower = Turm
map-food = Nahrung
map-wood = Holz
map-stone = Stein
map-general = General
map-armies = Armeen
map-skeleton-warriors = Krieger
map-fire-eaters = Feuer
map-shadow-eaters = Schatten
map-skeletal-hulks = Riesen
map-hammer-follower = Hammer
map-dark-dryads = Dryaden
map-skeleton-riders = Reiter
map-envoys-of-death = Boten
map-warhammer = Hammer
map-fireball = Feuerball
map-pickpocket = Dieb
map-amulet-of-resources = Rohstoffe
map-amulet-of-glory = Ruhm
map-amulet-of-action = Tat
map-amulet-of-protection = Schutz
map-amulet-of-the-titan = Titan

## The server

cli-serve = Einen Server laufen lassen, an dessen Tischen sich Menschen und Bots treffen. Alles bleibt in einem Datenordner; mehr braucht es nicht. Strg-C beendet ihn. Jede Einstellung gibt es auch als Umgebungsvariable: --max-tables ist KARAK_MAX_TABLES.
cli-serve-epilog = Beispiele: karak serve --open · karak serve --lan · karak serve --db postgresql://host/karak --bus redis://host --workers 4 --public-url https://karak.example
cli-serve-data = Der Ordner für die Tische; ohne Angabe der übliche Ort deines Systems.
cli-serve-db = Die Adresse einer PostgreSQL-Datenbank für die Tische, statt einer Datei.
cli-serve-bus = Die Adresse eines Redis-Servers, der Neuigkeiten zwischen Prozessen weitergibt.
cli-serve-host = Die Adresse, an der er lauscht.
cli-serve-port = Der Port, an dem er lauscht; ohne Angabe 8420 oder der nächste freie.
cli-serve-lan = Andere Computer im eigenen Netz zulassen.
cli-serve-open = Die Seite des Servers im Browser öffnen.
cli-serve-public-url = Die Adresse, unter der Spieler den Server erreichen, wenn er hinter einem anderen steht.
cli-serve-workers = Wie viele Prozesse bedienen; mehr als einer braucht --db und --bus.
cli-serve-bot-workers = In wie vielen Prozessen Bots nachdenken, für jeden Prozess, der bedient.
cli-serve-bot-seconds = Wie viele Sekunden ein Bot über einen Zug nachdenken darf, bevor er als hängen geblieben gilt.
cli-serve-bot-milliseconds = Wie viele Millisekunden eine Stufe höchstens verlangen darf, wie bei champion:500ms.
cli-serve-bot-iterations = Wie viele Durchläufe eine Stufe höchstens verlangen darf, wie bei champion:500.
cli-serve-proxies = Adressen von Proxys, denen geglaubt wird, wer sich verbindet, mit Kommas dazwischen.
cli-serve-log-format = Wie das Protokoll geschrieben wird: text oder json.
cli-serve-log-level = Wie viel ins Protokoll kommt: debug, info, warning oder error.
cli-serve-open-metrics = Die Messwerte für Prometheus auch anderen Computern zeigen.
cli-serve-max-tables = Wie viele Tische offen oder im Spiel sein dürfen.
cli-serve-max-tables-each = Wie viele Tische eine Adresse in einer Stunde öffnen darf.
cli-serve-max-sockets = Wie viele Verbindungen es geben darf.
cli-serve-max-sockets-each = Wie viele Verbindungen eine Adresse haben darf.
cli-serve-max-sockets-table = Wie viele Verbindungen ein Tisch haben darf.
cli-serve-max-message = Wie viele Bytes eine Nachricht auf einer Verbindung haben darf.
cli-serve-max-body = Wie viele Bytes eine Anfrage haben darf.
cli-serve-message-rate = Wie viele Nachrichten in der Sekunde eine Verbindung senden darf; 0 heißt ohne Grenze.
cli-serve-request-rate = Wie viele Anfragen in der Sekunde eine Adresse stellen darf; 0 heißt ohne Grenze.
cli-serve-idle-minutes = Nach wie vielen Minuten ein Tisch, den niemand ansieht, weggelegt wird; auf der Platte bleibt er.
cli-serve-at = karak ist unter { $address }
cli-serve-lan-at = Im eigenen Netz: { $address }
cli-serve-data-at = Die Tische liegen in { $path }
cli-serve-stopped = Der Server ist beendet.

## A bot at a server's table

cli-join = Einen Bot dieses Computers an einen Tisch setzen, wo immer der ist. Er spielt, bis das Spiel aus ist, und kommt von selbst zurück, wenn die Verbindung abbricht.
cli-join-epilog = Beispiele: karak join https://karak.example/t/ABCD2345 --bot greedy --name Robin · karak join ABCD2345 --server http://192.0.2.7:8420 --keep seat.json
cli-argument-link = Der Link des Tischs oder sein Code.
cli-option-join-bot = Der Bot, der spielt; die Namen stehen in karak play --help.
cli-option-join-name = Der Name am Tisch; ohne Angabe der des Bots.
cli-option-join-server = Wo der Server ist, bei einem Code ohne Link.
cli-option-join-seat = Welcher Platz, gezählt ab 1; ohne Angabe der erste freie.
cli-option-join-claim = Das Wort, mit dem der Gastgeber des Tischs jemandem einen verlorenen Platz zurückgibt.
cli-option-join-keep = Eine Datei, die den Platz aufbewahrt. Gibt es sie schon, wird auf ihrem Platz weitergespielt. Sie beweist den Platz, also zeig sie niemandem.
cli-join-sits = { $bot } spielt auf Platz { $place }.
cli-join-won = Das Spiel ist aus. Wir haben gewonnen, mit { $points ->
        [one] einem Punkt
       *[other] { $points } Punkten
    }.
cli-join-lost = Das Spiel ist aus. Jemand anderes hat gewonnen; wir haben { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    }.
cli-join-stopped = Wir haben den Tisch verlassen; der Platz bleibt unser.
