### What the pages around the board say: start, tables, waiting room, rules, fair dice, settings.

## Start

ui-ways = Was du hier tun kannst
ui-replays = Aufzeichnungen
ui-replays-what = deine und die von anderen
ui-learn = Regeln
ui-learn-what = in unseren eigenen Worten
ui-language = Sprache
ui-settings = Einstellungen
ui-settings-what = Sie gelten für diesen Browser und bleiben in ihm.

## Your games

ui-your-games-what = Die Tische, an denen dieser Browser einen Platz hat. Mehr brauchst du nicht, um zurückzukommen.
ui-finished-games = Beendet
ui-no-games = Du hast hier noch keine Partien. Eröffne einen Tisch, oder spiel mit einem Link mit.
ui-turn-yours = du bist dran
ui-turn-of-other = warten auf { $name }
ui-still-waiting = noch nicht begonnen
ui-finished = beendet
ui-gone = diesen Tisch gibt es nicht mehr
ui-forget = Aus der Liste nehmen

## Replays and watching

ui-replays-how = Beendete Partien, Zug für Zug noch einmal anzusehen.
ui-show-more = Mehr anzeigen
ui-public-games = Öffentliche Partien
ui-no-replays = Hier wurde noch keine Partie beendet. Du kannst eine aus einer Datei holen.
ui-import = Partie aus Datei holen
ui-watch-how = Öffentliche Partien, die gerade laufen. Mit dem Link kannst du auch an jedem anderen Tisch zuschauen.
ui-spectators = { $count ->
        [one] eine Person schaut zu
       *[other] { $count } Personen schauen zu
    }

## A new table

ui-game-karak-what = ins Labyrinth: Gänge, Monster, Schätze
ui-game-karak2-what = ins Land: Armeen, Städte, der Dunkle General
ui-who-a-bot = Ein Bot
ui-level = Wie gut der Bot spielt
ui-guest-name = Name der anderen Person
ui-which-hero = Welcher Held?
ui-hero-of-seat = Held von Platz { $number }
ui-heroes-dealt-what = Alle bekommen einen durch Zufall.
ui-heroes-chosen-what = Das Spiel beginnt damit, dass sich alle einen aussuchen.
ui-heroes-given = Hier ausgesucht
ui-heroes-given-what = Du sagst gleich, wer wen spielt.
ui-table-options = Am Tisch
ui-show-odds-what = Deine genauen Chancen vor einem Kampf und nach dem Wurf.
ui-allow-undo-what = Zurück bis zum Letzten, das zufällig, verdeckt oder von jemand anderem war.
ui-make-public-what = Er steht dann unter „Mitspielen“ und „Zuschauen“. Sonst findet man ihn nur mit dem Link.
ui-pace-here = Tempo auf diesem Gerät
ui-clock = Uhr
ui-clock-none = Keine Uhr
ui-clock-per-move = Für jeden Zug
ui-clock-move-what = Die Zeit beginnt von vorn, sobald jemand dran ist.
ui-clock-per-game = Für die ganze Partie
ui-clock-game-what = Alle haben so viel Zeit für alle ihre Züge zusammen.
ui-clock-minutes = Minuten
ui-clock-seconds = Sekunden
ui-at-zero = Wenn die Zeit um ist
ui-at-zero-bot = übernimmt ein Bot
ui-at-zero-end-turn = endet der Zug
ui-dice = Würfel
ui-dice-drawn = Die Würfel des Servers
ui-dice-drawn-what = Vor dem ersten Zug gezogen und versprochen; nach dem letzten können alle sie prüfen.
ui-own-dice = Eigene Würfel
ui-own-dice-what = Ihr würfelt und zieht am eigenen Tisch und gebt ein, was herauskam.
ui-dice-known = Bekannte Würfel
ui-dice-known-what = Sie folgen aus einer Zahl. Wer sie kennt, kennt jeden Wurf: zum Ausprobieren.
ui-seed = Die Zahl, aus der die Würfel folgen
ui-figures = Zahlen
ui-figures-what = Steht in deiner Schachtel etwas anderes? Ändere Stärken, Anzahlen oder Preise in einer Datei.
ui-figures-file = Zahlen aus einer Datei
ui-figures-standard = Die übliche Datei
ui-figures-drop = Mit den üblichen Zahlen spielen
ui-hero-for-everybody = Such für jeden Platz einen Helden aus.
ui-hero-once = Jeden Helden gibt es nur einmal.
ui-seed-digits = Die Zahl darf bis zu 38 Ziffern haben und sonst nichts.
ui-clock-limits = Eine Uhr läuft mindestens 5 Sekunden und höchstens 24 Stunden.

## What a table agreed on

ui-agreed-heroes = { $way ->
        [dealt] Helden zugelost
        [chosen] Helden der Reihe nach gewählt
       *[given] Helden vorher ausgesucht
    }
ui-agreed-no-odds = ohne Chancen
ui-agreed-no-undo = ohne Zurücknehmen
ui-agreed-own-dice = eigene Würfel
ui-agreed-known-dice = bekannte Würfel
ui-agreed-figures = geänderte Zahlen
ui-agreed-public = öffentlich
ui-minutes = { $count ->
        [one] 1 Minute
       *[other] { $count } Minuten
    }
ui-seconds = { $count ->
        [one] 1 Sekunde
       *[other] { $count } Sekunden
    }
ui-clock-is = { $per ->
        [move] { $time } pro Zug
       *[game] { $time } für die Partie
    }

## Joining

ui-join-how = Füge den Link ein, den du bekommen hast, oder tippe den Code.
ui-misread = Das ist weder ein Link zu einem Tisch noch ein Code. Ein Code hat acht Buchstaben und Ziffern.

## The waiting room

ui-open-seat = Freier Platz
ui-waits-for-somebody = wartet auf jemanden
ui-a-bot = ein Bot
ui-scan-it = Scannen, den Link öffnen oder den Code tippen.
ui-scan-label = QR-Code des Links
ui-link = Link
ui-share = Teilen
ui-copy-by-hand = Bitte von Hand kopieren
ui-only-here = Dieser Link geht nur an diesem Computer. Andere in deinem Netz können dazukommen, wenn der Server mit --lan gestartet wird.
ui-sit-here = Hierher setzen
ui-seat-a-bot = Bot hinsetzen
ui-remove-bot = Den Bot wegschicken
ui-free-the-seat = Diesen Platz frei machen
ui-one-more-here = Noch jemand an diesem Gerät
ui-seats-still-open = { $count ->
        [one] Ein Platz ist noch frei.
       *[other] { $count } Plätze sind noch frei.
    }
ui-other-device = Anderes Gerät
ui-move-seat = Auf ein anderes Gerät umziehen
ui-move-seat-how = Scanne das mit dem anderen Gerät, oder öffne den Link dort. Dein Platz zieht mit um, und dieses Gerät gibt ihn ab. Der Link gilt einmal; zeig ihn sonst niemandem.
ui-seat-lost = Platz verloren?
ui-mend-seat-how = { $name } kommt nicht mehr an den Platz? Schick diesen Link der richtigen Person und sonst niemandem: Er gilt einmal, und wer ihn öffnet, hat den Platz.
ui-dice-promised = Die Würfel dieses Tischs sind schon versprochen.
ui-deal-hero = Lost einen Helden aus für { $name }. Welcher ist es?
ui-roll-for-start = Wer beginnt? { $name } würfelt.

## Lost ways

ui-lost = Hier ist nichts
ui-lost-what = Dieser Weg endet an einer Mauer. Vielleicht wurde der Link beim Kopieren abgeschnitten.
ui-unknown-table = Diesen Tisch gibt es nicht
ui-no-connection = Keine Verbindung

## The rules

ui-rules-page = Regeln
ui-rules-of = Regeln von { $title }
ui-rules-intro = Die Regeln in unseren eigenen Worten. Jede hat ein Kürzel, mit dem das Spiel auf sie verweist. Wo die Spielanleitung schweigt, mussten wir selbst etwas festlegen: Das ist als unsere Auslegung gekennzeichnet.
ui-search-rules = In den Regeln suchen
ui-contents = Inhalt
ui-rules-found = { $count ->
        [one] Eine Regel gefunden
       *[other] { $count } Regeln gefunden
    }
ui-no-rule-found = Keine Regel sagt etwas dazu. Versuch es mit weniger Wörtern.
ui-rule-link = Link zur Regel { $id }
ui-figures-standing = „Anleitung“: Es steht dort. „bestätigt“: Mehrere Quellen stimmen überein. „unsere Wahl“: Niemand nennt es öffentlich, also haben wir es gewählt. Alle lassen sich für einen Tisch ändern.
figures-book = Anleitung
figures-confirmed = bestätigt
figures-chosen = unsere Wahl
figures-what = Was
figures-how-much = Wie viel
figures-who-says = Woher
figures-hero = alle Helden
figures-slots = Platz für Ausrüstung
figures-tokens = Plättchen im Beutel
figures-items = Ausrüstung und Schätze
figures-tiles = Felder
figures-experts-goal = Spielziel für Experten
figures-dice = Würfel
figures-hero-die = Heldenwürfel
figures-armies = Monsterarmeen
figures-general = der Dunkle General
figures-stones = Seelensteine, in Punkten
figures-prices = Preise
figures-tier-one = Felder der ersten Stufe
figures-tier-two = Felder der zweiten Stufe
figure-hearts = Herzen
figure-steps = Schritte
figure-actions = Aktionen
figure-glory = höchster Ruhm
figure-weapons = Waffen
figure-spells = Zauber
figure-keys = Schlüssel
figure-amulets = Amulette
figure-number = Anzahl
figure-strength = Stärke
figure-bonus = Bonus
figure-points = Punkte
figure-treasures = Schätze
figure-faces = Seiten
figure-praetorians = { $players } Spieler: { $count ->
        [one] 1 Prätorianer
       *[other] { $count } Prätorianer
    }
figure-hexes = { $land }: { $count ->
        [one] 1 Feld
       *[other] { $count } Felder
    } (Schluchten: { $chasms })

## Fair dice

ui-fair-try = Eine Partie prüfen
ui-fair-how = Gerechnet wird hier in deinem Browser; der Server wird nicht gefragt, ob es stimmt.
ui-fair-file = Aus einer Spieldatei
ui-fair-nothing = Hier gibt es kein Versprechen zu prüfen: Die Partie läuft noch, oder die Würfel waren bekannt oder eure eigenen.

## Settings

ui-pace-full-what = Jeder Wurf und jeder Schritt wird gezeigt.
ui-pace-quick-what = Dasselbe, nur schneller.
ui-pace-off-what = Nur, wie es ausging.
ui-motion = Bewegung
ui-motion-system = Wie im System eingestellt
ui-motion-calm = So wenig wie möglich
ui-sound = Ton
ui-sound-what = Kurze Töne für Würfel, Kämpfe und deinen Zug.
ui-notify = Sag mir, wenn ich dran bin
ui-notify-what = Mit einer Mitteilung, während du etwas anderes ansiehst.
ui-notify-not-here = Browser erlauben Mitteilungen nur über https oder an dem Computer, auf dem der Server läuft.
ui-notify-refused = Der Browser erlaubt es nicht. In seinen Einstellungen für diese Seite kannst du das ändern.
ui-install = Als App installieren
