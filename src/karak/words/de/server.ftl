### What the server says: refusals, set phrases, its own pages.

## Messages

error-server = Beim Server ist etwas schiefgegangen. Versuch es noch einmal; bleibt es so, sag es seinem Betreiber.
error-bad-message = Der Server kann diese Anfrage nicht lesen ({ $reason }). Aktualisiere dein Programm, oder schlag das Protokoll nach.
error-wrong-protocol = Dein Programm spricht Version { $spoken } des Protokolls, der Server Version { $known }. Lade die Seite neu.
error-hello-first = Eine Verbindung beginnt mit hello, einmal. Verbinde dich neu.
error-stale = Das war eine Antwort auf etwas, das nicht mehr gefragt ist. Sieh dir den Tisch an, wie er jetzt ist.
error-not-found = Unter dieser Adresse ist nichts. Sieh nach, welche es gibt: /api/openapi.json.
error-method-not-allowed = Diese Adresse nimmt kein { $method }. Sieh nach, was sie nimmt: /api/openapi.json.

## Limits

error-too-fast = Das war zu viel in zu kurzer Zeit. Warte einen Augenblick und versuch es noch einmal.
error-too-slow = Deine Verbindung kam nicht mit. Verbinde dich neu, um weiterzumachen.
error-too-large = Das ist mehr, als der Server auf einmal nimmt. Schick weniger.
error-too-many-tables = Für noch einen Tisch ist gerade kein Platz. Versuch es später noch einmal, oder setz dich an einen offenen.
error-too-many-sockets = Für noch eine Verbindung ist gerade kein Platz. Schließ eine, oder versuch es später noch einmal.
error-wrong-origin = Dieser Server antwortet fremden Seiten nicht. Öffne ihn unter seiner eigenen Adresse.

## Who may

error-wrong-secret = Das beweist nicht, dass der Platz deiner ist. Bitte den Gastgeber des Tischs um einen neuen Anspruch darauf.
error-not-your-seat = { $hero } spielt nicht auf diesem Gerät. Spiel für deinen eigenen Platz.
error-not-the-host = Das kann nur der Gastgeber des Tischs. Bitte ihn darum.

## Tables

error-bad-name = Das ist kein Name. Nimm bis zu { $most } Zeichen, die man sehen kann.
error-bad-seat = So lässt sich kein Platz einnehmen. Sieh dir Plätze, Bots und Helden noch einmal an.
error-seat-taken = { $hero } ist schon vergeben. Wähl einen anderen Platz.
error-table-full = An diesem Tisch ist kein Platz frei. Bitte den Gastgeber, einen zu öffnen, oder sieh zu.
error-seats-open = { $seats ->
        [one] Ein Platz ist
       *[other] { $seats } Plätze sind
    } noch frei. Warte auf Spieler, oder gib die Plätze an Bots.
error-already-started = Das Spiel hat begonnen. Du kannst zusehen.
error-not-started = Das Spiel hat nicht begonnen. Warte, bis der Gastgeber es startet.
error-not-finished = Das Spiel läuft noch. Komm wieder, wenn es aus ist.
error-drawn-dice = An diesem Tisch würfelt und zieht der Server. Überlass es ihm.
error-own-dice-and-seed = Wo ihr selbst würfelt, entscheidet ein Startwert nichts. Lass ihn weg, oder lass den Server würfeln.
error-no-odds = An diesem Tisch wird ohne Chancen gespielt. Wäg selbst ab.
error-bot-too-thorough = Bei Stufe { $level } müssten alle zu lange warten. Bots dürfen hier { $iterations } Durchläufe machen oder { $milliseconds }ms nachdenken.
error-not-replayable = Diese Partie wurde nach Regeln gespielt, die sich seither geändert haben. Was geschah, lässt sich noch nachlesen, aber nicht mehr nachspielen.
error-time-is-up = Die Zeit ist um, und für { $hero } spielt jetzt ein Bot. Du kannst zusehen.
error-unknown-emote = „{ $emote }“ kennt hier niemand. Wähl eine der Wendungen, die angeboten werden.
error-no-such-moment = Bis zu Eintrag { $number } kam das Spiel nicht; sein letzter ist { $last }. Wähl einen früheren.

## Starting the server

error-port-busy = Am Port { $port } von { $host } lauscht schon ein anderes Programm. Wähl einen anderen: --port.
error-data-in-use = Mit den Daten in { $folder } läuft schon ein Server. Nimm den, beende ihn, oder wähl einen anderen Ordner: --data.
error-cannot-listen = Dieses Programm kann nicht am Port { $port } von { $host } lauschen ({ $reason }). Wähl eine Adresse dieses Computers (--host) oder einen anderen Port (--port).
error-workers-need-more = Mehrere Prozesse brauchen eine Datenbank und einen Bus, die sie teilen können. Nenn beide (--db postgresql://… --bus redis://…), oder nimm einen Prozess.
error-bad-bus-url = „{ $url }“ ist keine Adresse eines Busses. Nimm eine wie redis://host:6379/0.
error-bus-unreachable = Der Bus antwortet nicht. Sorg dafür, dass Redis unter der angegebenen Adresse läuft.
error-bad-public-url = „{ $url }“ ist keine Adresse eines Servers. Nimm eine wie https://karak.example.
error-bad-proxy = „{ $proxy }“ ist keine Adresse eines Proxys. Nimm Adressen oder Netze wie 10.0.0.5 und 10.1.0.0/16, mit Kommas dazwischen, oder * für alle.

## Playing from another computer

error-client = Die Verbindung zum Server lässt sich nicht benutzen. Versuch es noch einmal.
error-bad-invitation = „{ $invitation }“ führt zu keinem Tisch. Nimm seinen Link, etwa https://karak.example/t/ABCD2345, oder seinen Code und --server.
error-unreachable = { $server } antwortet nicht. Sieh nach, ob der Server läuft und die Adresse stimmt.
error-not-a-server = Was unter { $server } antwortet, ist kein Server von karak, den dieses Programm versteht. Sieh dir die Adresse an, und aktualisiere beide.
error-own-dice = An diesem Tisch würfeln und ziehen die Leute selbst, und das kann ein Programm nicht. Wähl einen anderen Tisch.
error-bad-seat-file = { $path } bewahrt keinen Platz auf. Nenn eine andere Datei, oder eine, die es noch nicht gibt.

## Set phrases and emotes

emote-smile = lächelt
emote-laugh = lacht
emote-surprise = staunt
emote-sad = ist traurig
emote-angry = ist wütend
emote-applause = klatscht
phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-well-played = Gut gespielt!
phrase-thanks = Danke!
phrase-sorry = Tut mir leid!
phrase-your-turn = Du bist dran.
phrase-let-me-think = Lass mich nachdenken.
phrase-back-soon = Ich bin gleich wieder da.
phrase-good-game = Das war ein schönes Spiel!

## Pages

web-what = Das ist ein Server für die Brettspiele Karak und Karak 2. Programme eröffnen hier Tische, setzen sich daran und spielen über die Schnittstelle, die unten beschrieben ist; im Terminal braucht „karak play“ keinen Server.
web-open-tables = Offene Tische
web-played-tables = Spiele zum Zusehen
web-no-tables = Gerade keine.
web-table = { $title }: { $names }{ $free ->
        [0] {""}
        [one] {" "}· ein freier Platz
       *[other] {" "}· { $free } freie Plätze
    }
web-table-is = { $title }, { $phase ->
        [lobby] wartet auf Spieler.
        [playing] wird gerade gespielt.
       *[finished] ist zu Ende.
    }
web-free-seat = frei
web-how-to-join = Setz dich mit einem Programm an diesen Tisch, das die Schnittstelle dieses Servers spricht.
web-promise = Das Versprechen über seine Würfel: { $promise }
web-api = Die Schnittstelle, als OpenAPI
web-fair-title = Ehrliche Würfel
web-fair-1 = Vor dem ersten Zug zieht der Server 128 zufällige Bits, den Startwert, aus dem alle Würfel und Ziehungen des Spiels folgen. Er hält ihn geheim, aber er verspricht ihn: Das Versprechen ist der SHA-256-Wert des Startwerts zusammen mit einem zufälligen Salz, und alle am Tisch sehen es von Anfang an.
web-fair-2 = Wenn das Spiel aus ist, zeigt der Server Startwert und Salz. Wer das Versprechen nachrechnet und dasselbe findet, weiß, dass die Würfel vorher feststanden, was immer jemand tat. „karak verify“ tut das mit einem exportierten Spiel und spielt es aus seinem Startwert noch einmal.
web-fair-3 = Das Versprechen wird aus drei Zeilen berechnet, jede mit einem Zeilenvorschub am Ende:
web-fair-seed-line = (der Startwert, in Dezimalziffern)
web-fair-salt-line = (das Salz, in Hexadezimalziffern)
web-fair-promise = Versprechen
web-fair-seed = Startwert
web-fair-salt = Salz
web-fair-check = Nachrechnen
web-fair-kept = Das Versprechen ist gehalten: Das sind die versprochenen Würfel.
web-fair-broken = Das sind nicht die versprochenen Würfel.
