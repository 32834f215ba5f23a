### What went wrong, and what to do about it. An error with the code "x" is said by error-x.

error-error = Im Spiel ist etwas schiefgegangen. Bitte melde, wie es dazu kam, mit dem Protokoll des Spiels.

## Playing

error-illegal-action = „{ $action }“ geht jetzt nicht. Wähl eine der Aktionen, die das Spiel anbietet.
error-unknown-action = Eine Aktion „{ $action }“ gibt es nicht. Sieh in der Liste der erlaubten Aktionen nach, wie man sie schreibt.
error-game-over = Das Spiel ist aus, niemand kann mehr etwas tun. Fang ein neues an.
error-no-such-seat = Spieler { $seat-number } gibt es an diesem Tisch nicht: Er hat { $players } Spieler. Wähl einen seiner Plätze.

## At the table

error-table = Das geht an diesem Tisch jetzt nicht. Sieh nach, wer am Zug ist und was gefragt wird.
error-not-your-turn = Spieler { $seat-number } ist nicht am Zug: Gefragt ist Spieler { $asked }. Warte, bis du an der Reihe bist.
error-seat-of-bot = Der Bot „{ $bot-id }“ spielt für Spieler { $seat-number }. Übernimm zuerst den Platz, oder lass den Bot ziehen.
error-not-a-bots-turn = Kein Bot kann jetzt ziehen: Spieler { $asked } ist ein Mensch und wird gefragt. Warte auf dessen Aktion.
error-cannot-undo = Spieler { $seat-number } hat nichts zurückzunehmen: Das Letzte war zufällig, verdeckt oder von jemand anderem, oder hier wird ohne Zurücknehmen gespielt. Spiel von hier aus weiter.
error-bot-failed = Der Bot „{ $bot-id }“ ist ausgefallen ({ $reason }), statt zu ziehen. Gib seinen Platz einem Menschen oder einem anderen Bot.
error-bot-plays-illegally = Der Bot „{ $bot-id }“ will „{ $action }“ tun, und das geht jetzt nicht. Gib seinen Platz einem Menschen oder einem anderen Bot.
error-unknown-bot = Einen Bot „{ $bot-id }“ gibt es nicht. Wähl einen von diesen: { $known }.
error-unknown-level = Der Bot „{ $bot-id }“ hat keine Stärke „{ $level }“. Ein Champion nimmt eine Zahl von Durchläufen (champion:500) oder eine Zeit (champion:200ms); die anderen Bots haben keine Stärken.
error-broken-bot = Der Bot „{ $bot-id }“ kann nicht spielen: { $reason ->
        [load] was sein Paket nennt, lässt sich nicht laden
        [no-maker] was sein Paket nennt, lässt sich nicht mit einem Startwert aufrufen
        [make] er lässt sich nicht aus einem Startwert herstellen
       *[no-bot] was sein Paket herstellt, ist kein karak.bots.bot.Bot
    } ({ $what }). Verbessere das Paket, oder wähl einen anderen Bot.
error-bot-twice = Einen Bot „{ $bot-id }“ gibt es schon. Gib deinem einen anderen Namen.

## Chance given from outside

error-chance = Mit den Würfeln, Feldern oder Plättchen, die du angegeben hast, stimmt etwas nicht. Prüf sie und versuch es noch einmal; das Spiel ist, wie es war.
error-chance-needed = Der Zufall wird noch etwas gefragt: { $kind }. Gib eines davon an: { $possible }.
error-impossible-chance = { $answer } kann hier nicht kommen ({ $kind }). Gib stattdessen eines davon an: { $possible }.
error-too-much-chance = Du hast { $given } Würfel, Felder oder Plättchen angegeben, nötig waren { $used }. Lass den Rest weg.

## Saved games

error-damaged-data = Dieses gespeicherte Spiel ist bei „{ $where }“ beschädigt. Nimm eine unbeschädigte Kopie, oder fang ein neues Spiel an.
error-damaged-log = Eintrag { $number } im Protokoll dieses Spiels lässt sich nicht spielen: { $reason ->
        [entry] er ist zerrissen
        [action] er nennt keine Aktion dieses Spiels
        [answer] die Antwort des Zufalls ist unlesbar
        [illegal-action] die Aktion war dort nicht erlaubt
        [game-over] das Spiel war schon aus
        [chance-needed] zu wenige Würfel, Felder oder Plättchen sind vermerkt
        [too-much-chance] zu viele Würfel, Felder oder Plättchen sind vermerkt
        [impossible-chance] die vermerkten Würfel, Felder oder Plättchen können nicht gekommen sein
       *[other] das Spiel lehnt ihn ab ({ $reason })
    }. Nimm eine unbeschädigte Kopie des Protokolls.
error-unknown-format = Das ist im Format { $found } geschrieben, aber diese Version liest Format { $known }. Öffne es mit der Version, die es geschrieben hat.

error-table-file = Mit diesem gespeicherten Tisch stimmt etwas nicht. Wähl eine andere Datei.
error-file-missing = Eine Datei „{ $path }“ gibt es nicht. Prüf Namen und Ordner.
error-file-refused = Die Datei „{ $path }“ lässt sich nicht lesen oder schreiben ({ $reason }). Wähl einen anderen Ort, oder sorg dafür, dass du diesen benutzen darfst.
error-not-a-table-file = „{ $path }“ ist kein gespeicherter Tisch. Wähl eine Datei, die dieses Programm gespeichert hat.
error-file-torn = Der gespeicherte Tisch „{ $path }“ bricht mittendrin ab. Nimm eine unbeschädigte Kopie, oder fang ein neues Spiel an.

## Where tables are kept

error-store = Mit der Aufbewahrung der Tische stimmt etwas nicht. Versuch es noch einmal; bleibt es so, sag es dem Betreiber dieses Servers.
error-no-such-table = Einen Tisch „{ $table }“ gibt es nicht. Prüf den Link, oder eröffne einen neuen Tisch.
error-table-exists = Einen Tisch „{ $table }“ gibt es schon, oder einen anderen mit demselben Code. Wähl eine andere Kennung oder einen anderen Code.
error-number-taken = Eintrag { $number } von Tisch „{ $table }“ schließt nicht an den letzten an: Das Protokoll hat { $length } Einträge. Lies, was neu ist, und entscheide noch einmal.
error-version-taken = Tisch „{ $table }“ wurde von jemand anderem geändert (Version { $found } statt { $version }). Sieh ihn dir noch einmal an und wiederhole deine Änderung.
error-not-storable = Das lässt sich nicht aufbewahren ({ $what }): { $reason ->
        [json] es sind keine einfachen Daten, die JSON fassen kann
        [size] es ist größer als { $most } Bytes
        [count] es muss mindestens eines sein und höchstens { $most }
        [name] es muss ein Name aus höchstens { $most } Buchstaben, Ziffern, Punkten, Doppelpunkten, Binde- und Unterstrichen sein
        [number] es muss eine Zahl von 0 bis { $most } sein
       *[other] es passt nicht
    }. Verbessere es und versuch es noch einmal.
error-damaged-row = Was als „{ $what }“ aufbewahrt ist, lässt sich nicht mehr lesen. Nimm es aus einer Sicherung, oder lass diesen Tisch in Ruhe.
error-store-closed = Der Server hört gerade auf und bewahrt nichts Neues mehr auf. Versuch es gleich noch einmal.
error-store-busy = Es warten mehr Änderungen, als abgearbeitet werden können (über { $most }). Versuch es gleich noch einmal; kommt es oft vor, nimm eine schnellere Platte oder weniger Tische.
error-database = Die Datenbank { $database } hat versagt ({ $reason }). Sieh in ihr eigenes Protokoll und auf die Seite über das Hosting.
error-bad-database-url = „{ $url }“ ist keine Datenbank, die sich hier benutzen lässt. Gib sqlite:///folder/file.db oder postgresql://user@host/name an.
error-database-unreachable = Die Datenbank { $database } antwortet nicht ({ $reason }). Sorg dafür, dass sie läuft und von hier zu erreichen ist und dass Rechner, Port und Name stimmen.
error-database-refused = Die Datenbank { $database } lässt uns nicht hinein oder besteht nicht ({ $reason }). Prüf Name, Benutzer und Passwort und die Rechte an Datei und Ordner.
error-database-locked = Die Datenbank { $database } ist von einem anderen Programm gesperrt ({ $reason }). Beende das Programm, oder warte, bis es fertig ist, und versuch es noch einmal.
error-database-full = Für die Datenbank { $database } ist kein Platz mehr ({ $reason }). Schaff Platz auf ihrer Platte; nichts, was bestätigt war, ist verloren.
error-database-damaged = { $database } ist keine Datenbank oder eine beschädigte ({ $reason }). Stell eine Sicherung wieder her, oder wähl eine andere Datei.
error-database-too-old = { $database } ist zu alt: Es ist { $found }, nötig ist mindestens { $oldest }. Aktualisiere es.
error-schema-too-new = Die Datenbank stammt von einer späteren Version dieses Programms (Stand { $found }, dieses kennt { $known }). Starte jene Version, oder stell eine Sicherung von vorher wieder her.
error-schema-too-old = Die Datenbank stammt von einer früheren Version dieses Programms (Stand { $found }, dieses braucht { $known }) und bleibt, wie sie ist. Stell eine Sicherung von ihr in einer anderen Datenbank wieder her, das bringt sie auf den neuen Stand, und sieh dir jene an.
error-schema-unknown = Die Datenbank enthält Tabellen, die nicht von uns sind, unter Namen, die wir brauchen ({ $found }). Wähl eine leere Datenbank.
error-database-missing = In { $database } sind keine Tabellen dieses Programms. Prüf die Adresse der Datenbank oder den Namen der Datei.
error-backup-exists = Die Datei „{ $path }“ gibt es schon, und eine Sicherung überschreibt sie nicht. Wähl einen anderen Namen.
error-database-not-empty = In der Datenbank { $database } sind schon Tische, und eine Sicherung kommt nur in eine leere. Wähl eine andere.

## Figures

error-bad-figures = Die Zahl „{ $key }“ kann nicht „{ $value }“ sein: { $reason ->
        [range] sie muss von { $low } bis { $high } gehen
        [halves] sie muss eine Zahl in halben Schritten sein, von { $low } bis { $high }
        [faces] es müssen sechs Seiten sein, jede -, S, SS oder 1 bis 9 Schwerter
        [chasms] es müssen Felder aufgezählt sein, jedes mit seinen Schluchtkanten von 0 bis 5
        [table] es muss eine Tabelle mit eigenen Zahlen sein
        [standing] es muss eines von book, confirmed, chosen, corrected sein
        [int] es muss eine ganze Zahl sein
        [float] es muss eine Zahl sein
        [str] es muss ein Text in Anführungszeichen sein
       *[other] das passt nicht zum Spiel
    }. Verbessere es in deiner Datei mit den Zahlen.
error-unknown-figure = Eine Zahl „{ $key }“ gibt es in diesem Spiel nicht. Nimm sie aus deiner Datei mit den Zahlen, oder verbessere ihren Namen; an ihrer Stelle könnte stehen: { $known }.
error-figures-syntax = Deine Datei mit den Zahlen ist in Zeile { $line } kein richtiges TOML ({ $reason }). Verbessere diese Zeile.

## Setting up

error-setup = So lässt sich das Spiel nicht aufbauen. Sieh dir Spieler, Helden und Varianten noch einmal an.
error-unknown-game = Ein Spiel „{ $game-id }“ gibt es nicht. Wähl eines von diesen: { $known }.
error-unknown-hero = „{ $hero-id }“ gibt es in diesem Spiel nicht. Wähl unter diesen: { $known }.
error-hero-twice = „{ $hero-id }“ ist zweimal verlangt, aber alle gibt es nur einmal. Wähl jemand anderen.
error-unknown-variant = Eine Variante „{ $variant-id }“ gibt es in diesem Spiel nicht. Es gibt: { $known }.
error-unknown-option = Die Einstellung „{ $option }“ gibt es nicht, oder sie kann nicht „{ $value }“ sein. Schlag die Einstellungen für ein neues Spiel nach.
error-wrong-players = { $players ->
        [one] Ein Spieler ist
       *[other] { $players } Spieler sind
    } hier nicht möglich. Wähl mindestens { $fewest } und höchstens { $most }.
error-bad-seed = „{ $seed }“ ist kein Startwert. Ein Startwert ist eine ganze Zahl von 0 bis 128 Bit; lass ihn weg, um mit einem zufälligen zu spielen.

## Odds

error-odds = Diese Chancen lassen sich nicht angeben. Sieh dir noch einmal an, wonach du gefragt hast.
error-unknown-aim = Ein Ziel „{ $aim }“ gibt es nicht. Wähl eines von diesen: { $known }.
error-unknown-foe = „{ $foe }“ gibt es in diesem Spiel nicht als Gegner. Wähl unter diesen: { $known }.
error-unknown-gear = „{ $gear }“ zählt hier in keinem Kampf. Wähl unter diesen: { $known }.
error-unknown-unit = Eine Einheit „{ $unit-id }“ gibt es nicht. Wähl unter diesen: { $known }.
error-bad-number = „{ $name }“ kann nicht { $value } sein. Gib eine ganze Zahl von { $low } bis { $high } an.
error-no-fight = Jetzt ist niemand zu bekämpfen ({ $where }), also gibt es keine Chancen. Frag wieder, wenn ein Kampf ansteht, oder nenn einen Gegner.

## Words

error-words = Mit den Texten dieses Programms stimmt etwas nicht. Bitte melde es.
error-missing-message = Für „{ $message }“ gibt es in der Sprache „{ $language }“ keine Worte. Ergänze die Nachricht in ihren Dateien.
error-broken-message = Die Nachricht „{ $message }“ lässt sich nicht sagen: { $problem }. Verbessere sie, oder gib ihr, was sie verlangt.
error-unknown-rule = Eine Regel „{ $rule }“ gibt es nicht. Lass dir alle Regeln zeigen, um die gemeinte zu finden.
error-unknown-language = In der Sprache „{ $language }“ gibt es keine Worte. Wähl eine von diesen: { $known }.
error-not-recorded = Diese Kopie des Spiels führt kein Protokoll. Frag das Spiel, von dem sie kopiert ist.
